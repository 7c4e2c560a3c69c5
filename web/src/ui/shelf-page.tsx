import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import * as api from "../api";
import { fingerprint, newShare } from "../fair/proof";
import { notesIn } from "../game/notes";
import { notes, ownerKey, remember, theme } from "../settings";
import { type Box, type CommanderLevel, count, type Lesson, type NewGame, type Opened, type PublicGame, type Seats, type Shelf, type Side, SIDES, sideName } from "../words";
import { BoxArt } from "./box-art";
import { learn } from "./learn";
import { MyGames } from "./my-games";
import { Dialog } from "./parts";
import { address, go } from "./route";

const shelf = signal<Shelf | undefined>(undefined);
const problem = signal("");

/** The shelf: every game the server has, and the ones this player has begun. */
export function ShelfPage() {
  const [open, setOpen] = useState<{ box: Box; scenario?: string } | undefined>(undefined);
  useEffect(() => {
    document.title = "Hexfront";
    api.shelf().then(
      (found) => (shelf.value = found),
      (why) => (problem.value = String((why as Error).message)),
    );
  }, []);
  return (
    <div class="shelf">
      <header class="masthead">
        <div>
          <h1>Hexfront</h1>
          <p>The operational wargames of the Eastern Front, refereed to the last case.</p>
        </div>
        <nav aria-label="Settings">
          <button type="button" class="quiet" onClick={() => go("verify")}>
            Check dice
          </button>
          <ThemeButton />
        </nav>
      </header>
      <main>
        {problem.value && <p class="notice" role="alert">{problem.value}</p>}
        {!shelf.value && !problem.value && <p class="loading">Fetching the shelf …</p>}
        <MyGames shelf={shelf.value} />
        <section aria-label="Games on the shelf" class="boxes">
          {shelf.value?.boxes.map((box) => (
            <BoxCard key={box.id} box={box} commanders={shelf.value?.commanders ?? []} more={(scenario) => setOpen(scenario === undefined ? { box } : { box, scenario })} />
          ))}
        </section>
        <PublicGames />
        <SavedGame />
      </main>
      {open && shelf.value && (
        <NewGameDialog box={open.box} first={open.scenario} commanders={shelf.value.commanders} close={() => setOpen(undefined)} />
      )}
    </div>
  );
}

export function ThemeButton() {
  const next = { auto: "light", light: "dark", dark: "auto" } as const;
  const names = { auto: ["◐", "Auto"], light: ["☀", "Light"], dark: ["☾", "Dark"] } as const;
  const [sign, word] = names[theme.value];
  return (
    <button type="button" class="quiet theme" aria-label={`Light or dark: ${word}`} onClick={() => (theme.value = next[theme.value])} title="Light or dark">
      {sign} <span>{word}</span>
    </button>
  );
}

const hours = (minutes?: number): string =>
  !minutes ? "" : minutes < 90 ? `${minutes} min` : `about ${Math.round(minutes / 60)} h`;

/** The strongest commander that still answers at once is a fair first opponent. */
export function firstOpponent(commanders: CommanderLevel[]): string {
  return (commanders.find((each) => each.level === "captain") ?? commanders[commanders.length - 1])?.level ?? "person";
}

function BoxCard({ box, commanders, more }: { box: Box; commanders: CommanderLevel[]; more: (scenario?: string) => void }) {
  const given = box.provenance.filter((each) => each.given).length;
  const [name, when] = splitTitle(box);
  const against = firstOpponent(commanders);
  return (
    <article class="box" data-box={box.id}>
      <BoxArt box={box} />
      <div class="lid">
        <h2>{name}</h2>
        <p class="dates">{when}</p>
        {box.subtitle && <p class="subtitle">{box.subtitle}</p>}
      </div>
      <div class="facts">
        <dl>
          {box.turns ? <Fact name="Turns" value={String(box.turns)} /> : null}
          {box.minutes ? <Fact name="Playing time" value={hours(box.minutes)} /> : null}
          {box.complexity ? <Fact name="Complexity" value={`${box.complexity} of 10`} /> : null}
          <Fact name="Data" value={`${given} given, ${box.provenance.length - given} reconstructed`} />
        </dl>
        <div class="actions">
          {SIDES.map((side) => (
            <button
              key={side}
              type="button"
              class={`primary ${side}`}
              onClick={() => void begin(box, { [side]: "person", [side === "axis" ? "soviet" : "axis"]: against } as Record<Side, string>)}
            >
              <span aria-hidden="true">{side === "axis" ? "✚" : "★"}</span> Play {sideName(side)}
            </button>
          ))}
          <button type="button" class="quiet" onClick={() => more()} aria-label={`More ways to play ${box.title}`}>
            More …
          </button>
        </div>
        <p class="small">against the commander “{levelTitle(commanders, against)}”</p>
        <LessonLinks box={box} />
        {box.scenarios.map(
          ({ id, title, ours }) =>
            ours && (
              <button key={id} type="button" class="link short" onClick={() => more(id)}>
                {title} <span class="small">({ours.minutes} min)</span> <Ours />
              </button>
            ),
        )}
      </div>
    </article>
  );
}

/** Lessons for who has not played the game yet. */
function LessonLinks({ box }: { box: Box }) {
  const [lessons, setLessons] = useState<Lesson[]>([]);
  useEffect(() => {
    api.lessons(box.id).then(setLessons, () => setLessons([]));
  }, [box.id]);
  return (
    <>
      {lessons.map((lesson) => (
        <button key={lesson.id} type="button" class="link learn" onClick={() => void learn(box, lesson).catch((why) => (problem.value = (why as Error).message))}>
          Learn it: {lesson.title} <span class="small">({lesson.minutes} min)</span>
        </button>
      ))}
    </>
  );
}

/** The mark of what is ours. */
const Ours = () => (
  <span class="ours" title="Ours: neither given by the printed game nor reconstructed">
    ours
  </span>
);

const levelTitle = (commanders: CommanderLevel[], level: string): string =>
  commanders.find((each) => each.level === level)?.title ?? level;

function splitTitle(box: Box): [string, string] {
  const comma = box.title.indexOf(",");
  const name = comma > 0 ? box.title.slice(0, comma) : box.title;
  return [name, box.dates || (comma > 0 ? box.title.slice(comma + 1).trim() : "")];
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** Opens a game and sits down at some of its seats, with a promise for the dice at each. */
async function opened(game: NewGame, take: Side[]): Promise<{ made: Opened; shares: Record<string, string> }> {
  const shares = Object.fromEntries(take.map((side) => [side, newShare()]));
  const promises = Object.fromEntries(take.map((side) => [side, fingerprint(shares[side] as string)]));
  return { made: await api.create({ ...game, take, promises }, ownerKey.value), shares };
}

export async function begin(
  box: Box,
  seats: Seats,
  more: Partial<NewGame> = {},
): Promise<Opened | undefined> {
  problem.value = "";
  const short = box.scenarios.find((each) => each.ours && each.id === more.scenario);
  const named = short ? { name: `${splitTitle(box)[0]}. ${short.title}` } : {};
  try {
    const { made, shares } = await opened({ game: box.id, seats, ...named, ...more }, api.people(seats));
    put(made, box.id, named.name ?? box.title, shares);
    go(`game/${made.id}`);
    return made;
  } catch (why) {
    problem.value = (why as Error).message;
    return undefined;
  }
}

export function put(made: Opened, game: string, title: string, shares: Record<string, string> = {}): void {
  const tokens: Record<string, string> = {};
  for (const side of SIDES) {
    const token = made.seats[side]?.token;
    if (token) {
      tokens[side] = token;
    }
  }
  if (made.spectator) {
    tokens["spectator"] = made.spectator.token;
  }
  const noted = made.commitment ? { commitment: made.commitment } : {};
  remember({ id: made.id, game, title, tokens, shares, ...noted, opened: Date.now() });
}

/** What others play and let everybody watch. */
function PublicGames() {
  const [list, setList] = useState<PublicGame[]>([]);
  useEffect(() => {
    api.publicGames().then(setList, () => setList([]));
  }, []);
  if (list.length === 0) {
    return null;
  }
  return (
    <section class="mine" aria-label="Games to watch">
      <h2>Games to watch</h2>
      <ul>
        {list.slice(0, 12).map((each) => (
          <li key={each.id}>
            <a href={address(each.watch)}>{each.name || shelf.value?.boxes.find((box) => box.id === each.game)?.title || each.game}</a>
            <span class="small">
              {SIDES.map((side) => `${sideName(side)}: ${each.seats[side]}`).join(", ")}, {count(each.sequence, "order")}
              {each.over ? ", over" : ""}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function SavedGame() {
  const [seats, setSeats] = useState<"both" | Side>("both");
  const load = async (file: File | undefined): Promise<void> => {
    if (!file) {
      return;
    }
    problem.value = "";
    try {
      const opponent = firstOpponent(shelf.value?.commanders ?? []);
      const who: Record<Side, string> =
        seats === "both"
          ? { axis: "person", soviet: "person" }
          : { axis: seats === "axis" ? "person" : opponent, soviet: seats === "soviet" ? "person" : opponent };
      const journal = await file.text();
      const made = await api.openJournal(journal, who, ownerKey.value);
      const noted = notesIn(journal);
      if (noted.length > 0) {
        notes.value = { ...notes.value, [made.id]: noted };
      }
      put(made, "", file.name.replace(/\.hxf$/, ""));
      go(`game/${made.id}`);
    } catch (why) {
      problem.value = (why as Error).message;
    }
  };
  return (
    <section class="saved" aria-label="Saved games">
      <h2>Open a saved game</h2>
      <label>
        Sit at{" "}
        <select value={seats} onChange={(event) => setSeats(event.currentTarget.value as "both" | Side)}>
          <option value="both">both sides</option>
          <option value="axis">the Axis side, against a commander</option>
          <option value="soviet">the Soviet side, against a commander</option>
        </select>
      </label>
      <label class="file">
        <input type="file" accept=".hxf,text/plain" onChange={(event) => void load(event.currentTarget.files?.[0])} />
        Choose a journal (.hxf)
      </label>
    </section>
  );
}

function NewGameDialog({ box, first, commanders, close }: { box: Box; first: string | undefined; commanders: CommanderLevel[]; close: () => void }) {
  const [seats, setSeats] = useState<Record<Side, string>>({ axis: "person", soviet: firstOpponent(commanders) });
  const [scenario, setScenario] = useState(first ?? box.scenarios[0]?.id ?? "");
  const [options, setOptions] = useState<Record<string, boolean>>(
    Object.fromEntries(box.options.map((option) => [option.id, option.default])),
  );
  const [friend, setFriend] = useState(false);
  const [open, setOpen] = useState(false);
  const [links, setLinks] = useState<Opened | undefined>(undefined);
  const start = async (): Promise<void> => {
    const people = SIDES.filter((side) => seats[side] === "person");
    if (friend && people.length === 2) {
      try {
        const { made, shares } = await opened({ game: box.id, seats, scenario, options, public: open }, ["axis"]);
        put(made, box.id, box.title, shares);
        setLinks(made);
      } catch (why) {
        problem.value = (why as Error).message;
      }
    } else {
      await begin(box, seats, { scenario, options, public: open });
    }
  };
  if (links) {
    return <Links made={links} />;
  }
  const ours = box.scenarios.find((each) => each.id === scenario)?.ours;
  return (
    <Dialog title={box.title} close={close} wide>
      <div class="new-game">
        <fieldset>
          <legend>Who leads</legend>
          {SIDES.map((side) => (
            <label key={side}>
              {sideName(side)}{" "}
              <select aria-label={sideName(side)} value={seats[side]} onChange={(event) => setSeats({ ...seats, [side]: event.currentTarget.value })}>
                <option value="person">a person</option>
                {commanders.map((each) => (
                  <option key={each.level} value={each.level}>
                    {each.title || each.level}
                  </option>
                ))}
              </select>
            </label>
          ))}
          {seats.axis === "person" && seats.soviet === "person" && (
            <label>
              <input type="checkbox" checked={friend} onChange={(event) => setFriend(event.currentTarget.checked)} /> Send
              the Soviet seat to a friend as a link
            </label>
          )}
          <label>
            <input type="checkbox" checked={open} onChange={(event) => setOpen(event.currentTarget.checked)} /> Anybody on this
            server may watch
          </label>
          <p class="small">Two persons without a link share this screen, with a curtain between the hands. Two commanders: you watch.</p>
        </fieldset>
        {box.scenarios.length > 1 && (
          <fieldset>
            <legend>Scenario</legend>
            <select aria-label="Scenario" value={scenario} onChange={(event) => setScenario(event.currentTarget.value)}>
              {box.scenarios.map((each) => (
                <option key={each.id} value={each.id}>
                  {each.title}
                </option>
              ))}
            </select>
            {ours && (
              <p data-testid="brief">
                <Ours /> {ours.text}
              </p>
            )}
          </fieldset>
        )}
        {box.options.length > 0 && (
          <fieldset>
            <legend>Options</legend>
            {box.options.map((option) => (
              <label key={option.id}>
                <input
                  type="checkbox"
                  checked={options[option.id] ?? option.default}
                  onChange={(event) => setOptions({ ...options, [option.id]: event.currentTarget.checked })}
                />{" "}
                {option.title} <span class="small">{option.case}</span>
              </label>
            ))}
          </fieldset>
        )}
        <button type="button" class="primary" onClick={() => void start()}>
          Open the box
        </button>
        <details>
          <summary>What is given, what is reconstructed</summary>
          <ul class="provenance">
            {box.provenance.map((each) => (
              <li key={each.what}>
                <strong>{each.given ? "Given" : "Reconstructed"}:</strong> {each.what}
                {each.why ? ` (${each.why})` : ""}
              </li>
            ))}
          </ul>
        </details>
      </div>
    </Dialog>
  );
}

function Links({ made }: { made: Opened }) {
  const link = made.seats.soviet?.link;
  const watch = made.spectator.link;
  return (
    <Dialog title="Two links" close={() => go(`game/${made.id}`)}>
      <p>Send this to your friend. It can be used once: whoever opens it first leads the Soviet side.</p>
      {link && <CopyField label="Soviet seat" value={address(link)} />}
      <p>Whoever has this one may watch.</p>
      {watch && <CopyField label="Watch" value={address(watch)} />}
      <button type="button" class="primary" onClick={() => go(`game/${made.id}`)}>
        Take the Axis seat
      </button>
    </Dialog>
  );
}

export function CopyField({ label, value }: { label: string; value: string }) {
  const [done, setDone] = useState(false);
  return (
    <div class="copy">
      <span class="small">{label}</span>
      <input readOnly value={value} aria-label={label} onFocus={(event) => event.currentTarget.select()} />
      <button
        type="button"
        onClick={() => void navigator.clipboard?.writeText(value).then(() => setDone(true), () => setDone(false))}
      >
        {done ? "Copied" : "Copy"}
      </button>
    </div>
  );
}
