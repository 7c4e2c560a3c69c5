import { useState } from "preact/hooks";
import { Seat } from "../api";
import { CLAUSES, type ClauseKind, clauseText, clauseWords, figuresOf, letterFile, letterTitle, orderWords } from "../game/letter";
import { forget, games } from "../settings";
import { type LetterFate, type LetterReply, type LetterState, SIDES, sideName } from "../words";
import type { Desk } from "./game-page";
import { beginLetter } from "./letter-dialog";
import { came, goLetterOn, letterProblem, putLetterAway } from "./letter-state";
import { openCase, save } from "./panel";
import { CaseRef, download } from "./parts";
import { go } from "./route";

/** The letter for which this game is the trial: what is written so far, and what can be done with it. */
export function LetterCard({ desk }: { desk: Desk }) {
  const { play, narrator, session } = desk;
  const { writing } = play;
  const letter = writing.letter.value;
  const [copied, setCopied] = useState("");
  if (!letter) {
    return null;
  }
  const text = writing.text.value;
  const copy = (): void => void navigator.clipboard?.writeText(text).then(() => setCopied(text), () => setCopied(""));
  const takeBack = (): Promise<void> => play.takeBack();
  return (
    <section class="card letter" data-testid="letter">
      <h2>Letter: {letterTitle(letter)}</h2>
      <p class="small">
        This is a trial. What you do on the map is written down, attacks without a roll; “Try it” rolls, and your answers are written too. The letter ends the phase by itself.
      </p>
      <ol class="lines">
        {letter.lines.map((line, i) => (
          <li key={i} class={line.kind} data-testid="letter-line">
            <span>
              {line.kind === "or" && <b>or instead: </b>}
              {line.kind === "answer" && <b>then: </b>}
              {line.when.length > 0 && <i>if {line.when.map((each) => clauseWords(each, narrator)).join(" and ")}: </i>}
              {orderWords(line.order, narrator)}
            </span>{" "}
            <button type="button" class="link" onClick={() => writing.ask(i)} aria-label={`Only if, for line ${i + 1}`}>
              only if …
            </button>
            {line.when.length > 0 && (
              <button type="button" class="link" onClick={() => writing.dropClauses(i)} aria-label={`Always, for line ${i + 1}`}>
                always
              </button>
            )}
            {writing.asking.value?.line === i && <ClauseForm desk={desk} />}
          </li>
        ))}
      </ol>
      {letter.lines.length === 0 && <p>Nothing yet. Units that nobody mentions stay where they are.</p>}
      {writing.instead.value && (
        <p role="status">
          The next order is tried where the last one is not legal or its condition does not hold.{" "}
          <button type="button" class="link" onClick={() => (writing.instead.value = false)}>
            Not so
          </button>
        </p>
      )}
      {writing.astray.value && (
        <p role="status">
          The trial has rolled for a line that is gone from the letter.{" "}
          <button type="button" class="link" onClick={() => void putBack(desk)}>
            Put the map back
          </button>
        </p>
      )}
      <div class="actions">
        <button type="button" disabled={!writing.canBeInstead.value} onClick={() => void writing.orInstead(takeBack)} title="The map goes back to before the last line; the next order is the alternative to it">
          Or instead …
        </button>
        <button type="button" disabled={letter.lines.length === 0} onClick={() => void writing.removeLast(takeBack)}>
          ↶ Last line
        </button>
        <button type="button" onClick={() => void writing.check()}>
          Check it
        </button>
      </div>
      {writing.checked.value && (
        <>
          <p class="small">With dice that stand for any:</p>
          <Fates desk={desk} reply={writing.checked.value} />
        </>
      )}
      <div class="actions">
        <button type="button" class="primary" onClick={() => download(letterFile(session.box.id, letter), text)}>
          Save the letter
        </button>
        <button type="button" onClick={copy}>
          {copied === text ? "Copied" : "Copy"}
        </button>
        <button type="button" onClick={() => void done(desk)} title="Back to the game; the trial is deleted">
          Done
        </button>
      </div>
      <details class="small">
        <summary>As it is sent</summary>
        <pre data-testid="letter-text" tabIndex={0}>{text}</pre>
      </details>
    </section>
  );
}

/** A condition, made by clicks. */
function ClauseForm({ desk }: { desk: Desk }) {
  const { writing } = desk.play;
  const { narrator } = desk;
  const asking = writing.asking.value;
  if (!asking) {
    return null;
  }
  const { clause, among } = asking;
  const text = clauseText(clause);
  return (
    <form
      class="clause"
      onSubmit={(event) => {
        event.preventDefault();
        writing.addClause();
      }}
    >
      <label>
        Only if{" "}
        <select autofocus aria-label="Condition" value={clause.kind} onChange={(event) => writing.change({ kind: event.currentTarget.value as ClauseKind })}>
          {CLAUSES.map(([kind, words]) => (
            <option key={kind} value={kind}>
              {words}
            </option>
          ))}
        </select>
      </label>{" "}
      <label>
        <input type="checkbox" checked={clause.not} onChange={(event) => writing.change({ not: event.currentTarget.checked })} /> not so
      </label>{" "}
      {clause.kind === "held" && (
        <select aria-label="Side" value={clause.side} onChange={(event) => writing.change({ side: event.currentTarget.value === "axis" ? "axis" : "soviet" })}>
          {SIDES.map((side) => (
            <option key={side} value={side}>
              {sideName(side)}
            </option>
          ))}
        </select>
      )}
      <p role="status">{text ? clauseWords(text, narrator) : (writing.prompt.value ?? "")}</p>
      {among.length > 0 && (
        <div class="actions" role="group" aria-label="Which unit">
          {among.map((unit) => (
            <button key={unit} type="button" onClick={() => writing.change({ unit })}>
              {narrator.unit(unit)}
            </button>
          ))}
        </div>
      )}
      <div class="actions">
        <button type="submit" disabled={!text}>
          Add
        </button>
        <button type="button" onClick={() => (writing.asking.value = undefined)}>
          Cancel
        </button>
      </div>
    </form>
  );
}

const FATES: Record<LetterFate["fate"], string> = {
  played: "played",
  lapsed: "lapses",
  skipped: "skipped",
  "decided-by-receiver": "decided by the receiver",
};

/** What becomes of each line of a letter. */
export function Fates({ desk, reply }: { desk: Desk; reply: LetterReply }) {
  const { narrator } = desk;
  return (
    <ul class="fates" data-testid="fates">
      {reply.lines.map((line, i) => (
        <li key={i} class={line.fate}>
          <b>{FATES[line.fate]}</b> {orderWords(line.order, narrator)}
          {line.refusals.map((each) => (
            <span key={each.why} class="refusal">
              {" "}
              {narrator.sentence(each.why)} <CaseRef id={each.case} open={openCase(desk)} />
            </span>
          ))}
          {line.remarks.map((each) => (
            <span key={each} class="small">
              {" "}
              {narrator.sentence(each)}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** What became of a letter, as it is sent back. */
const replyText = (reply: LetterReply): string =>
  reply.lines
    .flatMap((line) => [
      `${line.line === 0 ? "" : `line ${line.line}: `}${line.order}: ${FATES[line.fate]}`,
      ...line.refusals.map((each) => `  ${each.why} (${each.case})`),
      ...line.remarks.map((each) => `  ${each}`),
    ])
    .join("\n") + "\n";

/** The letter that came last: what it asks of its receiver, and what became of it. */
export function ReplyCard({ desk }: { desk: Desk }) {
  const { session } = desk;
  const last = came.value;
  if (last?.game !== session.state.id || session.waiting.value.length > 0) {
    return null;
  }
  return last.state.state === "done" ? <Done desk={desk} state={last.state} /> : <UnderWay desk={desk} state={last.state} />;
}

function Done({ desk, state }: { desk: Desk; state: LetterState }) {
  const [copied, setCopied] = useState(false);
  const text = replyText(state);
  return (
    <section class="card letter" data-testid="reply">
      <h2>What became of the letter</h2>
      <Fates desk={desk} reply={state} />
      <p class="small">Send this back with the saved game: both of you have the same game then.</p>
      <div class="actions">
        <button type="button" class="primary" onClick={() => void save(desk)}>
          Save the game
        </button>
        <button type="button" onClick={() => download(`${desk.session.box.id}-reply.txt`, text)}>
          Save the reply
        </button>
        <button type="button" onClick={() => void navigator.clipboard?.writeText(text).then(() => setCopied(true), () => setCopied(false))}>
          {copied ? "Copied" : "Copy"}
        </button>
        <button type="button" onClick={() => void putLetterAway(desk)}>
          Close
        </button>
      </div>
    </section>
  );
}

const HALTED: Record<string, string> = {
  "goes-on": "The letter is not at its end yet.",
  astray: "Something else was played than the letter says. It cannot go on; what was played stays, and the phase is yours to end.",
};

/** A letter that is half played. */
function UnderWay({ desk, state }: { desk: Desk; state: LetterState }) {
  const { narrator } = desk;
  const asked = state.leftOut
    ? "The writer left this out, and so you decide it for him: answer what the table asks."
    : "This is yours to decide: answer what the table asks, and the letter goes on.";
  const title = letterTitle({ side: state.side ?? "axis", turn: state.turn ?? 0, phase: state.phase ?? "", lines: [] });
  return (
    <section class="card letter" data-testid="letter-under-way">
      <h2>Letter under way: {title}</h2>
      <p role="status">{HALTED[state.state] ?? asked}</p>
      {letterProblem.value && (
        <p role="alert" class="notice">
          {narrator.sentence(letterProblem.value)}
        </p>
      )}
      {state.state === "goes-on" && (
        <button type="button" class="primary" onClick={() => void goLetterOn(desk)}>
          Go on
        </button>
      )}
      <details class="small" open={state.state !== "asks"}>
        <summary>So far, and other ways to go on</summary>
        <Fates desk={desk} reply={state} />
        {state.state !== "astray" && state.figures && <MoreFigures desk={desk} />}
        <div class="actions">
          {state.state !== "astray" && (
            <button type="button" onClick={() => void goLetterOn(desk, { captain: true })} title="A captain decides for you, from here to the end of the letter">
              Let a captain decide the rest
            </button>
          )}
          <button type="button" onClick={() => void putLetterAway(desk)} title="What was played of it stays; the rest is not carried out">
            Put the letter away
          </button>
        </div>
      </details>
    </section>
  );
}

/** Published figures may run out in the middle of a letter. */
function MoreFigures({ desk }: { desk: Desk }) {
  const [figures, setFigures] = useState("");
  const listed = figuresOf(figures);
  return (
    <form
      class="actions"
      onSubmit={(event) => {
        event.preventDefault();
        if (listed) {
          setFigures("");
          void goLetterOn(desk, { figures: listed });
        }
      }}
    >
      <input value={figures} aria-label="More published figures" placeholder="More published figures" inputMode="numeric" onInput={(event) => setFigures(event.currentTarget.value)} />
      <button type="submit" disabled={!listed}>
        Add
      </button>
    </form>
  );
}

/** Deletes a trial: whoever writes a letter holds both of its seats. */
async function deleteTrial(id: string): Promise<void> {
  const tokens = games.value.find((each) => each.id === id)?.tokens ?? {};
  for (const side of SIDES) {
    const token = tokens[side];
    if (token) {
      await new Seat(id, token).remove().catch(() => undefined);
    }
  }
  forget(id);
}

/** Back to the game that the letter is for. */
async function done({ session, play }: Desk): Promise<void> {
  const home = play.writing.letter.value?.home;
  go(home ? `game/${home}` : "");
  await deleteTrial(session.state.id);
}

/** Begins the trial anew with the same letter. */
async function putBack({ session, play }: Desk): Promise<void> {
  const letter = play.writing.letter.value;
  const home = play.writing.home();
  if (letter && home) {
    try {
      const lines = letter.lines.map(({ sequence: _, ...line }) => line);
      await beginLetter(home, session.box, letter, lines);
      await deleteTrial(session.state.id);
    } catch (problem) {
      play.complain(problem);
    }
  }
}
