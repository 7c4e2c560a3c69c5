import { useEffect, useRef, useState } from "preact/hooks";
import type { Told } from "../game/narrator";
import type { Frame } from "../words";
import type { Desk } from "./game-page";
import { openCase } from "./panel";
import { CaseRef, Die } from "./parts";
import { jump } from "./top-bar";

const MOST = 400;

/** What happened, in plain words; a click on a line shows where. */
export function LogPanel({ desk, frames }: { desk: Desk; frames?: Frame[] }) {
  const { session, narrator } = desk;
  const end = useRef<HTMLDivElement>(null);
  const all = frames ?? session.story.value;
  const told = all.slice(-MOST).flatMap((frame) => narrator.frame(frame));
  const turnBefore = (i: number): string | undefined => told.slice(0, i).findLast((line) => line.kind === "turn")?.text;
  const lines = told.filter((line, i) => line.kind !== "turn" || turnBefore(i) !== line.text);
  useEffect(() => {
    if (!frames) {
      end.current?.scrollIntoView({ block: "nearest" });
    }
  }, [lines.length]);
  return (
    <div class="log" role="log" aria-live={frames ? "polite" : "off"} aria-label="What happened">
      {!frames && all.length > MOST && <p class="small">The last {MOST} orders; the replay has all.</p>}
      {lines.length === 0 && <p class="small">Nothing yet.</p>}
      {lines.map((line, i) => (
        <Line key={`${line.sequence} ${i}`} line={line} desk={desk} />
      ))}
      <div ref={end} />
    </div>
  );
}

function Line({ line, desk }: { line: Told; desk: Desk }) {
  const [why, setWhy] = useState(false);
  const { play } = desk;
  const there = line.hexes.length ? line.hexes : line.units.map((id) => play.unit(id)?.hex).filter((hex) => hex !== undefined);
  const words = (
    <>
      {line.dice.map((n, i) => (
        <Die key={i} n={n} />
      ))}{" "}
      {line.text}
    </>
  );
  return (
    <div class={`line ${line.kind}`}>
      {there.length ? (
        <button type="button" class="link" onClick={() => jump(there)}>
          {words}
        </button>
      ) : (
        <span>{words}</span>
      )}{" "}
      {line.kind !== "turn" && line.kind !== "phase" && <CaseRef id={line.case} open={openCase(desk)} />}
      {line.why && (
        <button type="button" class="case" aria-expanded={why} onClick={() => setWhy(!why)}>
          why?
        </button>
      )}
      {why && <p class="why">“{line.why}”</p>}
    </div>
  );
}
