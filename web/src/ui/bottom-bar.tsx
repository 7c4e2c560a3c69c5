import { useEffect, useState } from "preact/hooks";
import { OVERLAYS } from "../game/overlays";
import { hint, recapSpeed } from "../settings";
import { count, plain, sideName } from "../words";
import type { Desk } from "./game-page";
import { drawPlan, helpOpen } from "./keys";
import { openReplay } from "./replay-pane";

/** The foot of the table: take back, what is asked, overlays, end the phase. */
export function EndBar({ desk }: { desk: Desk }) {
  const { session, play } = desk;
  const decision = session.decision.value;
  const mine = session.myTurn.value;
  const given = play.may("end-phase") ? "end-phase" : play.may("pass") ? "pass" : undefined;
  const ending = given === "end-phase" && play.writing.on ? undefined : given; // a letter ends its phase by itself
  return (
    <footer class="bottom">
      <button type="button" disabled={!mine || !session.undo.value} aria-label="Undo" onClick={() => void play.takeBack()} title={hint("Take back", "U")}>
        ↶ <span>Undo</span>
      </button>
      <button type="button" disabled={!mine || !session.redo.value} aria-label="Redo" onClick={() => void play.again()} title={hint("Do again", "Y")}>
        ↷ <span>Redo</span>
      </button>
      <p class="prompt" role="status" data-testid="prompt">
        {session.over.value ? "The game is over." : mine ? <Prompt desk={desk} /> : <Waiting desk={desk} />}
      </p>
      <div class="overlays" role="group" aria-label="Overlays">
        {OVERLAYS.map((each) => (
          <button
            key={each.id}
            type="button"
            class="key"
            aria-pressed={play.overlays.on.value.includes(each.id)}
            aria-label={`${each.name}: ${each.words}`}
            title={each.words}
            onClick={() => void play.overlays.toggle(each.id)}
          >
            <kbd>{each.key === "Z" ? "⇧Z" : each.key.toUpperCase()}</kbd> <span>{each.name}</span>
          </button>
        ))}
        <button
          type="button"
          class="key"
          title={hint("Your own arrows and notes", "N")}
          aria-label="Your own plan"
          aria-pressed={play.plan.on.value}
          onClick={() => drawPlan(desk)}
        >
          <kbd>N</kbd> <span>Plan</span>
        </button>
        <button type="button" class="key" title={hint("Replay", "P")} aria-label="Replay" onClick={() => void openReplay(desk)}>
          <kbd>P</kbd> <span>Replay</span>
        </button>
        <button type="button" class="key" title="All keys" aria-label="Help" onClick={() => (helpOpen.value = true)}>
          <kbd>?</kbd>
        </button>
      </div>
      {ending && (
        <button type="button" class="primary end" disabled={play.busy.value} onClick={() => void play.endPhase()} title={hint("End the phase", "E")}>
          {ending === "pass" ? (
            "Pass"
          ) : (
            <>
              <span class="long">End {plain(decision.stage).toLowerCase()}</span>
              <span class="short">End phase</span>
            </>
          )}{" "}
          ▸
        </button>
      )}
    </footer>
  );
}

function Prompt({ desk }: { desk: Desk }) {
  const { session, play } = desk;
  const selection = play.moves.selection.value;
  const reach = play.moves.reach.value;
  const head = play.group.head.value;
  const letter = play.writing.prompt.value;
  if (letter) {
    return <>{letter} Escape lets go.</>;
  }
  if (play.group.busy.value) {
    return <>They are on their way …</>;
  }
  if (head) {
    const others = play.group.members.value.length - 1;
    return (
      <>
        Click where {session.counters.name(head)} goes; {others === 1 ? "the other keeps its place" : `${others} others keep their places`} beside it. Escape lets go.
      </>
    );
  }
  if (selection && reach && !play.interview.isQuestion.value) {
    const names = selection.units.map((id) => session.counters.name(id)).join(", ");
    const hexes = Object.keys(reach).length;
    const overruns = play.moves.overruns.value;
    const remarks = [...new Set(Object.values(reach).flatMap((way) => way.remarks ?? []))].map((word) => plain(word).toLowerCase());
    const where = overruns.length ? `${overruns.length === 1 ? "an overrun is" : `${overruns.length} overruns are`} possible` : "";
    return (
      <>
        {names}: {[hexes ? `${count(hexes, "hex", "hexes")} in reach${remarks.length ? ` (* ${remarks.join(", ")})` : ""}` : overruns.length ? "" : "nowhere to go", where].filter(Boolean).join(", ")}
      </>
    );
  }
  return <>{desk.narrator.sentence(session.decision.value.prompt)}</>;
}

const SECOND = 1000;

/** For how long a commander has thought, and how long its turn may still take. */
function Clock({ desk }: { desk: Desk }) {
  const thought = desk.session.thought.value;
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  const seconds = thought ? Math.max(0, Math.round((now - thought.since) / SECOND)) : 0;
  if (!thought || seconds < 2) {
    return null;
  }
  const left = thought.most === undefined ? undefined : Math.max(1, thought.most - seconds);
  return <span data-testid="clock">({seconds} s{left === undefined ? "" : `, at most ${left} s more`})</span>;
}

function Waiting({ desk }: { desk: Desk }) {
  const { session } = desk;
  const { side } = session.decision.value;
  const thinks = session.thinking.value;
  if (session.waiting.value.length > 0 && recapSpeed.value > 0) {
    return <>{sideName(session.waiting.value[0]?.side ?? side)} moves …</>;
  }
  if (session.parked.value) {
    return <>{session.parked.value}</>;
  }
  if (thinks) {
    return (
      <span class="thinking">
        <span class="dots" aria-hidden="true" /> The {sideName(thinks)} commander ({session.seats[thinks]}) is thinking <Clock desk={desk} />{" "}
        <button
          type="button"
          disabled={session.stopping.value}
          onClick={() => {
            session.stopping.value = true;
            void session.seat.stop().catch(() => (session.stopping.value = false));
          }}
        >
          {session.stopping.value ? "Stopping …" : "Answer now"}
        </button>
      </span>
    );
  }
  return <>Waiting for the {sideName(side)} player: {session.decision.value.prompt}</>;
}
