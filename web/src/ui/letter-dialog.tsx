import { useState } from "preact/hooks";
import * as api from "../api";
import { figuresOf, type Letter, type LetterLine, letterTitle } from "../game/letter";
import { games, ownerKey, remember } from "../settings";
import type { Box, LetterReply } from "../words";
import type { Desk } from "./game-page";
import { Fates } from "./letter-card";
import { letterOpen, playLetter } from "./letter-state";
import { Dialog } from "./parts";
import { go } from "./route";
import { put } from "./shelf-page";

/** Opens a trial of the phase in which a game stands; what is done there becomes the letter. */
export async function beginLetter(home: api.Seat, box: Box, { side, turn, phase }: Omit<Letter, "lines">, lines: LetterLine[] = []): Promise<void> {
  const journal = await home.journal();
  const seats = { axis: "person", soviet: "person" };
  const title = `Letter: ${letterTitle({ side, turn, phase, lines })}`;
  const made = await api.create({ journal, seats, take: ["axis", "soviet"], name: title }, ownerKey.value);
  put(made, box.id, title);
  const { sequence } = await new api.Seat(made.id, made.seats[side]?.token ?? "").standing();
  const known = games.value.find((each) => each.id === made.id);
  if (known) {
    remember({ ...known, letter: { side, turn, phase, lines, home: home.game, seen: sequence } });
  }
  go(`game/${made.id}`);
}

/** Play by mail: write a letter for this phase, or play one that came. */
export function LetterDialog({ desk }: { desk: Desk }) {
  const { session } = desk;
  const { noLetters } = session.state;
  const tokens = games.value.find((each) => each.id === session.state.id)?.tokens ?? {};
  const close = (): void => {
    letterOpen.value = false;
  };
  return (
    <Dialog title="By letter" close={close} wide>
      <p>
        Two who play by letter have the same saved game, and each leads both sides of his copy. Whoever's phase it is writes a letter with all its orders. The other opens it, rolls with figures that
        both can look up or with the dice of his copy, and sends back what became of it together with the saved game.
      </p>
      {noLetters ? (
        <p role="status" class="notice" data-testid="no-letters">
          {noLetters}
        </p>
      ) : tokens["axis"] && tokens["soviet"] ? (
        <div class="letters">
          <Write desk={desk} close={close} />
          <Receive desk={desk} close={close} />
        </div>
      ) : (
        <p role="status">Here you lead one side only. Save the game under “The game”, and open it on the shelf for both sides: letters are written and played there.</p>
      )}
    </Dialog>
  );
}

function Write({ desk, close }: { desk: Desk; close: () => void }) {
  const { session, play } = desk;
  const [problem, setProblem] = useState("");
  const phase = session.decision.value.stage;
  const side = session.mine ?? "axis";
  const { turn } = session.table.value;
  const open = play.may("end-phase");
  const begin = async (): Promise<void> => {
    try {
      await beginLetter(session.seat, session.box, { side, turn, phase });
      close();
    } catch (why) {
      setProblem((why as Error).message);
    }
  };
  return (
    <section aria-label="Write a letter">
      <h3>Write a letter</h3>
      {open ? (
        <p>
          For {letterTitle({ side, turn, phase, lines: [] })}. A trial opens in which you give your orders on the map; this game stays as it is.
        </p>
      ) : (
        <p>Letters are for phases. First the question that the table asks has to be answered.</p>
      )}
      {problem && <p role="alert" class="notice">{problem}</p>}
      <button type="button" class="primary" data-testid="write-letter" disabled={!open} onClick={() => void begin()}>
        Write a letter
      </button>
    </section>
  );
}

function Receive({ desk, close }: { desk: Desk; close: () => void }) {
  const { session, narrator } = desk;
  const [letter, setLetter] = useState("");
  const [dice, setDice] = useState<"figures" | "own">("figures");
  const [figures, setFigures] = useState("");
  const [captain, setCaptain] = useState(false);
  const [reply, setReply] = useState<LetterReply | undefined>(undefined);
  const [problem, setProblem] = useState("");
  const listed = figuresOf(figures);
  const change = (text: string): void => {
    setLetter(text);
    setReply(undefined);
    setProblem("");
  };
  const ask = async (what: () => Promise<void>): Promise<void> => {
    setProblem("");
    try {
      await what();
    } catch (why) {
      setProblem(narrator.sentence((why as Error).message));
    }
  };
  const check = (): Promise<void> => ask(async () => setReply(await session.seat.checkLetter(letter)));
  const play = (): Promise<void> =>
    ask(async () => {
      await playLetter(desk, letter, { captain, ...(dice === "figures" && listed ? { figures: listed } : {}) });
      desk.play.tab.value = "orders";
      close();
    });
  return (
    <section aria-label="A letter came">
      <h3>A letter came</h3>
      <label class="file">
        <input
          type="file"
          accept=".txt,text/plain"
          onChange={(event) => void event.currentTarget.files?.[0]?.text().then(change)}
        />
        Choose its file
      </label>
      <label class="block">
        or paste it
        <textarea
          rows={5}
          spellcheck={false}
          data-testid="letter-paste"
          placeholder={"letter axis 2 combat\nattack attackers=… hexes=…"}
          value={letter}
          onInput={(event) => change(event.currentTarget.value)}
        />
      </label>
      <fieldset>
        <legend>The dice</legend>
        <label>
          <input type="radio" name="dice" checked={dice === "figures"} onChange={() => setDice("figures")} /> Published figures, in the order of their listing
        </label>
        {dice === "figures" && (
          <label class="block">
            <span class="small">Figures of less than three digits are passed over; the remainder by six is the roll.</span>
            <input value={figures} aria-label="Published figures" placeholder="1230 417 2051 …" inputMode="numeric" onInput={(event) => setFigures(event.currentTarget.value)} />
          </label>
        )}
        {figures !== "" && !listed && <p role="alert" class="small">Whole numbers, with blanks or commas between them.</p>}
        <label>
          <input type="radio" name="dice" checked={dice === "own"} onChange={() => setDice("own")} /> The dice of this copy: they were fixed before, and the saved game proves them
        </label>
      </fieldset>
      <fieldset>
        <legend>What is yours to decide in it</legend>
        <label>
          <input type="radio" name="decides" checked={!captain} onChange={() => setCaptain(false)} /> I decide: the table asks me, and the letter goes on after each answer
        </label>
        <label>
          <input type="radio" name="decides" checked={captain} onChange={() => setCaptain(true)} /> A captain decides for me
        </label>
      </fieldset>
      <p class="small">An order that is not legal lapses; what the writer may decline and did not write is declined.</p>
      {problem && <p role="alert" class="notice">{problem}</p>}
      {reply && <Fates desk={desk} reply={reply} />}
      <div class="actions">
        <button type="button" disabled={!letter.trim()} onClick={() => void check()}>
          Check it
        </button>
        <button type="button" class="primary" data-testid="play-letter" disabled={!letter.trim() || (dice === "figures" && !listed)} onClick={() => void play()}>
          Play it
        </button>
      </div>
    </section>
  );
}
