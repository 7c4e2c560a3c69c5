import { useEffect, useState } from "preact/hooks";
import * as api from "../api";
import type { Session } from "../game/session";
import { story } from "../game/story";
import { ownerKey } from "../settings";
import { type CommanderLevel, type Seats, type Side, SIDES, sideName } from "../words";
import { Dialog } from "./parts";
import { goingOn } from "./replay-pane";
import { firstOpponent, put } from "./shelf-page";
import { go } from "./route";

/** Asks who plays on, and opens a game of its own from there; the one that is replayed stays as it is. */
export function PlayOnDialog({ moment, session }: { moment: number; session: Session }) {
  const [side, setSide] = useState<Side | "both">(session.mine ?? "axis");
  const [levels, setLevels] = useState<CommanderLevel[]>([]);
  const [level, setLevel] = useState("");
  const [problem, setProblem] = useState("");
  useEffect(() => {
    api.shelf().then(
      ({ commanders }) => (setLevels(commanders), setLevel(firstOpponent(commanders))),
      (why) => setProblem((why as Error).message),
    );
  }, []);
  const close = (): void => {
    goingOn.value = undefined;
  };
  const start = async (): Promise<void> => {
    const leads = (each: Side): string => (side === "both" || side === each ? "person" : level);
    const seats: Seats = { axis: leads("axis"), soviet: leads("soviet") };
    const orders = story(session.frames.value.filter((frame) => frame.sequence <= moment)).filter((frame) => frame.what !== "resume").length;
    try {
      const journal = await session.seat.journal();
      const made = await api.create({ journal, orders, seats, take: api.people(seats) }, ownerKey.value);
      put(made, session.box.id, `${session.box.title}, from order ${orders}`);
      close();
      go(`game/${made.id}`);
    } catch (why) {
      setProblem((why as Error).message);
    }
  };
  return (
    <Dialog title="Play on from here" close={close}>
      <p>A new game goes on from this moment, with dice of its own. The old one stays as it is.</p>
      <label>
        You lead{" "}
        <select value={side} onChange={(event) => setSide(event.currentTarget.value as Side | "both")}>
          {SIDES.map((each) => (
            <option key={each} value={each}>
              {sideName(each)}
            </option>
          ))}
          <option value="both">both sides</option>
        </select>
      </label>{" "}
      {side !== "both" && (
        <label>
          against{" "}
          <select value={level} onChange={(event) => setLevel(event.currentTarget.value)}>
            {levels.map((each) => (
              <option key={each.level} value={each.level}>
                {each.title}
              </option>
            ))}
          </select>
        </label>
      )}
      {problem && <p role="alert" class="notice">{problem}</p>}
      <div class="actions">
        <button type="button" class="primary" data-testid="play-on" onClick={() => void start()}>
          Play on
        </button>
      </div>
    </Dialog>
  );
}
