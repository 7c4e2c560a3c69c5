import { useEffect, useState } from "preact/hooks";
import type { Tab } from "../game/common";
import { describeUnit } from "../game/describe";
import { withNotes } from "../game/notes";
import { count, SIDES, sideName } from "../words";
import { AdviceBox } from "./advice-card";
import { AttackPanel } from "./attack-panel";
import { Charts } from "./charts";
import type { Desk } from "./game-page";
import { LessonCard } from "./lesson-card";
import { LetterCard, ReplyCard } from "./letter-card";
import { letterOpen } from "./letter-state";
import { LogPanel } from "./log-panel";
import { Chit } from "./parts";
import { CaseRef, download } from "./parts";
import { PlanCard } from "./plan-card";
import { QuestionPanel } from "./question-panel";
import { DiceCard } from "../fair/dice-card";
import { RulesPanel } from "./rules-panel";
import { forget, games, hint, notes, remember } from "../settings";
import { endShown } from "./end-screen";
import { address, go, pin } from "./route";
import { CopyField } from "./shelf-page";
import { jump } from "./top-bar";
import { StaffPanel } from "./staff-panel";
import { PassOver, TodoList } from "./todo-list";

const TABS: [Tab, string][] = [
  ["orders", "Orders"],
  ["staff", "Staff"],
  ["forces", "Forces"],
  ["log", "Log"],
  ["rules", "Rules"],
  ["charts", "Charts"],
];

/** The page beside the map. */
export function Panel({ desk }: { desk: Desk }) {
  const { play } = desk;
  const [low, setLow] = useState(false);
  const tab = play.tab.value;
  const busy = play.attacks.plan.value || play.interview.form.value || play.moves.whyNot.value;
  useEffect(() => {
    if (busy) {
      setLow(false);
    }
  }, [Boolean(busy)]);
  return (
    <aside class={low ? "panel low" : "panel"}>
      <div role="tablist" aria-label="Panel">
        {TABS.filter(([id]) => id !== "staff" || play.staff.sheets.value.length > 0).map(([id, name]) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-selected={tab === id}
            aria-controls={`panel-${id}`}
            onClick={() => {
              setLow(tab === id ? !low : false);
              play.tab.value = id;
            }}
          >
            {id === "orders" && play.attacks.plan.value ? (play.attacks.plan.value.type === "attack" ? "Attack" : "Overrun") : name}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`} class="page">
        {tab === "orders" && <Orders desk={desk} />}
        {tab === "staff" && <StaffPanel desk={desk} />}
        {tab === "forces" && <Forces desk={desk} />}
        {tab === "log" && <LogPanel desk={desk} />}
        {tab === "rules" && <RulesPanel desk={desk} open={openCase(desk)} />}
        {tab === "charts" && <Charts frames={desk.session.story.value} counters={desk.session.counters} />}
      </div>
    </aside>
  );
}

export function openCase(desk: Desk): (id: string) => void {
  return (id) => {
    desk.play.openCase.value = id;
    desk.play.tab.value = "rules";
  };
}

function Orders({ desk }: { desk: Desk }) {
  const { play, session } = desk;
  const recent = session.story.value.slice(-6);
  return (
    <>
      <LessonCard desk={desk} />
      <LetterCard desk={desk} />
      <ReplyCard desk={desk} />
      <PlanCard desk={desk} />
      <Notice desk={desk} />
      <Ended desk={desk} />
      <Marched desk={desk} />
      {play.attacks.plan.value && <AttackPanel desk={desk} />}
      {session.myTurn.value && <QuestionPanel desk={desk} />}
      <Selected desk={desk} />
      <WhyNotCard desk={desk} />
      <ThreatCard desk={desk} />
      {session.myTurn.value && !play.attacks.plan.value && !play.interview.isQuestion.value && <TodoList desk={desk} />}
      {session.myTurn.value && play.interview.isQuestion.value && <PassOver desk={desk} />}
      {session.myTurn.value && play.mayAsk && !play.writing.on && (
        <section class="card">
          <AdviceBox
            advice={play.advice}
            narrator={desk.narrator}
            ask={() => void play.advice.seek()}
            then={{ words: "Do it", act: (order) => void play.order(order) }}
          />
        </section>
      )}
      {session.over.value && <Result desk={desk} />}
      {!play.attacks.plan.value && <Seats desk={desk} />}
      {!play.attacks.plan.value && <DiceCard desk={desk} />}
      <section class="card">
        <h2>Log</h2>
        <LogPanel desk={desk} frames={recent} />
      </section>
    </>
  );
}

function Notice({ desk }: { desk: Desk }) {
  const notice = desk.play.notice.value;
  if (!notice) {
    return null;
  }
  return (
    <section class="card notice" role="alert">
      <button type="button" class="quiet close" aria-label="Close" onClick={() => (desk.play.notice.value = undefined)}>
        ✕
      </button>
      {notice.refusals.length === 0 && <p>{desk.narrator.sentence(notice.text)}</p>}
      {notice.refusals.map((each) => (
        <p key={each.why}>
          {desk.narrator.sentence(each.why)} <CaseRef id={each.case} open={openCase(desk)} />
        </p>
      ))}
    </section>
  );
}

/** What was left undone in the phase that has just ended, and the way back as long as there is one. */
function Ended({ desk }: { desk: Desk }) {
  const { play, session } = desk;
  const ended = play.ended.value;
  if (!ended || ended.sequence !== session.sequence || !session.undo.value) {
    return null;
  }
  return (
    <section class="card" role="status" data-testid="ended">
      <p>The phase is over. Left undone: {ended.left}.</p>
      <button type="button" onClick={() => void play.takeBack()}>
        ↶ Take that back
      </button>
    </section>
  );
}

/** A march of a group, and the way back as long as there is one. */
function Marched({ desk }: { desk: Desk }) {
  const { play, session } = desk;
  const marched = play.group.marched.value;
  if (!marched || marched.sequence !== session.sequence || !session.undo.value) {
    return null;
  }
  return (
    <section class="card" role="status" data-testid="marched">
      <p>
        {marched.orders} moved together{marched.stayed ? `, ${marched.stayed} could not follow` : ""}.
      </p>
      <button type="button" onClick={() => void play.marchBack()}>
        ↶ Take the whole march back
      </button>
    </section>
  );
}

function WhyNotCard({ desk }: { desk: Desk }) {
  const why = desk.play.moves.whyNot.value;
  if (!why) {
    return null;
  }
  return (
    <section class="card" data-testid="why-not">
      <h2>Why not {why.hex}?</h2>
      {why.refusals.map((each) => (
        <p key={each.case + each.why}>
          {desk.narrator.sentence(each.why)} <CaseRef id={each.case} open={openCase(desk)} />
        </p>
      ))}
    </section>
  );
}

/** Why the hex that the player looks at is threatened. */
function ThreatCard({ desk }: { desk: Desk }) {
  const { play, narrator } = desk;
  const hex = play.looked.value;
  const threat = play.overlays.threat(hex);
  const here = hex === undefined ? [] : (play.stacks.value.get(hex) ?? []).map((unit) => unit.id);
  const cutting = play.overlays.cutting(here);
  if ((!threat && cutting.length === 0) || hex === undefined) {
    return null;
  }
  const cut = threat?.["cut-off"] ?? [];
  return (
    <section class="card" data-testid="threat">
      <h2>Threat to {narrator.hex(hex)}</h2>
      {threat && (
        <>
          <p>
            {threat.attack} could come against {threat.defence}; the hex would be lost in {Math.round(threat.lost * 100)} of 100 such attacks.
          </p>
          <p class="small">{narrator.units(threat.units)}</p>
        </>
      )}
      {cut.length > 0 && (
        <p data-testid="cut-off">
          With it {narrator.units(cut)} would be cut off from supply: {count(threat?.["cut-off-steps"] ?? 0, "step")}.
        </p>
      )}
      {cutting.length > 0 && <p data-testid="cutting">Cut off from supply if {cutting.slice(0, 4).map((each) => narrator.hex(each)).join(" or ")} falls.</p>}
    </section>
  );
}

/** What is selected, in full, and the other ways in which it may move. */
function Selected({ desk }: { desk: Desk }) {
  const { play, session } = desk;
  const selection = play.moves.selection.value;
  if (!selection || play.attacks.plan.value) {
    return null;
  }
  const ground = session.facts.hexes[selection.hex];
  return (
    <section class="card">
      <h2>
        {ground?.name ? `${ground.name} ` : ""}
        {selection.hex} <span class="small">{ground?.terrain.join(", ").replace(/-/g, " ")}</span>
      </h2>
      <ul class="units">
        {selection.units.map((id) => {
          const unit = play.unit(id);
          return unit ? (
            <li key={id}>
              <Chit unit={unit} counters={session.counters} size={40} />
              <span>
                {session.counters.name(unit)}
                <span class="small">{describeUnit(unit, session.counters).split(", ").slice(1).join(", ")}</span>
              </span>
            </li>
          ) : null;
        })}
      </ul>
      {play.moves.manners.value.length > 0 && play.may("move") && (
        <div class="actions">
          {play.moves.manners.value.map((manner) => (
            <button
              key={manner}
              type="button"
              aria-pressed={play.moves.manner.value === manner}
              onClick={() => void play.moves.setManner(play.moves.manner.value === manner ? undefined : manner)}
            >
              {manner.replace(/-/g, " ")}
            </button>
          ))}
        </div>
      )}
    </section>
  );
}

function Result({ desk }: { desk: Desk }) {
  const { axis, soviet, level, winner } = desk.session.score.value;
  return (
    <section class="card">
      <h2>{level || "The game is over"}</h2>
      <p>
        Axis {axis}, Soviet {soviet}
        {winner ? `: ${sideName(winner)} wins.` : ": nobody wins."}
      </p>
      <button type="button" onClick={() => (endShown.value = true)}>
        How it came to that
      </button>
    </section>
  );
}

/** What everybody at the table should know of where the game came from. */
function originWords(word: string): string {
  if (word === "seeded") {
    return "A study: its dice come from a seed, and whoever knows it can foresee them.";
  }
  return word === "position"
    ? "It began from a position that somebody made."
    : `It goes on from a saved game: ${count(Number(word.replace(/\D+/, "")), "order")} came with that, and nobody vouches for their dice.`;
}

/** Gives the seat another token: whoever had the old link has lost it. */
async function changeToken({ session, play }: Desk): Promise<void> {
  try {
    const { token } = await session.seat.changeToken();
    const known = games.value.find((each) => each.id === session.state.id);
    if (known && session.mine) {
      remember({ ...known, tokens: { ...known.tokens, [session.mine]: token } });
    }
    pin(session.state.id, token);
    location.reload();
  } catch (problem) {
    play.complain(problem);
  }
}

/** Asks for the game to be deleted, after asking the player. */
async function remove({ session, play }: Desk): Promise<void> {
  if (!confirm("Delete this game? It is gone at once if nobody else plays it or the other player wants that too, else after 30 days.")) {
    return;
  }
  try {
    if ((await session.seat.remove()).deleted) {
      forget(session.state.id);
      go("");
    }
  } catch (problem) {
    play.complain(problem);
  }
}

/** Hands the journal to the player as a file. */
export async function save(desk: Desk): Promise<void> {
  const { session, play } = desk;
  try {
    download(`${session.box.id}.hxf`, withNotes(await session.seat.journal(), notes.value[session.state.id] ?? []));
  } catch (problem) {
    play.complain(problem);
  }
}

function Seats({ desk }: { desk: Desk }) {
  const { session } = desk;
  const watch = games.value.find((each) => each.id === session.state.id)?.tokens["spectator"];
  return (
    <details class="card">
      <summary>The game</summary>
      <p class="small">
        {SIDES.map((side) => `${sideName(side)}: ${session.seats[side]}`).join(", ")}. You{" "}
        {session.mine ? `lead the ${sideName(session.mine)} side` : "watch"}.
      </p>
      {session.state.origin.map((word) => (
        <p key={word} class="small" data-origin={word.split(" ")[0]}>
          {originWords(word)}
        </p>
      ))}
      <CopyField label="Your seat, for another device" value={address(`game/${session.state.id}#token=${session.seat.token}`)} />
      {watch && <CopyField label="To watch" value={address(`game/${session.state.id}#token=${watch}`)} />}
      <p>
        <button type="button" onClick={() => void save(desk)}>
          Save the game (journal)
        </button>{" "}
        {session.mine && (
          <>
            {!desk.play.writing.on && (
              <button type="button" onClick={() => (letterOpen.value = true)} title={hint("Write a letter, or play one that came", "B")}>
                By letter …
              </button>
            )}{" "}
            <button type="button" onClick={() => void changeToken(desk)} title="The links handed out for this seat are worth nothing any more">
              New link for this seat
            </button>{" "}
            <button type="button" onClick={() => void remove(desk)} title="At once if the others want it too, else after 30 days">
              Delete the game
            </button>
          </>
        )}
      </p>
    </details>
  );
}

function Forces({ desk }: { desk: Desk }) {
  const { session, play } = desk;
  const [wanted, setWanted] = useState("");
  const units = [...session.table.value.units.values()];
  const name = session.counters;
  const fits = (text: string): boolean => text.toLowerCase().includes(wanted.toLowerCase());
  return (
    <>
      <label class="search">
        <span class="sr">Find a unit</span>
        <input type="search" placeholder="Find a unit or a hex" value={wanted} onInput={(event) => setWanted(event.currentTarget.value)} />
      </label>
      {SIDES.map((side) => {
        const own = units
          .filter((unit) => unit.side === side && fits(`${name.name(unit)} ${unit.hex ?? ""} ${unit.arm} ${unit.flags.join(" ")}`))
          .sort((a, b) => (a.hex ? 0 : 1) - (b.hex ? 0 : 1) || (a.arm < b.arm ? -1 : a.arm > b.arm ? 1 : 0));
        return (
          <section key={side} class="card">
            <h2>
              {side === "axis" ? "✚" : "★"} {sideName(side)} <span class="small">{count(own.length, "unit")}</span>
            </h2>
            <ul class="units">
              {own.map((unit) => (
                <li key={unit.id}>
                  <button
                    type="button"
                    class="row"
                    disabled={!unit.hex}
                    onClick={() => {
                      if (unit.hex) {
                        jump([unit.hex]);
                        void play.moves.select(unit.hex, [unit.id]);
                      }
                    }}
                  >
                    <Chit unit={unit} counters={session.counters} size={34} />
                    <span>
                      {name.name(unit)}
                      <span class="small">
                        {unit.hex ?? "waiting"} · {unit.strengths ?? "?"}
                        {unit.flags.length ? ` · ${unit.flags.join(", ").replace(/-/g, " ")}` : ""}
                      </span>
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}
