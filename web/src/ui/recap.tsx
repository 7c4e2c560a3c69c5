import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Table } from "../game/table";
import { calm, recapSpeed } from "../settings";
import { type Frame, type GameEvent, type Side, sideName } from "../words";
import type { Desk } from "./game-page";
import { skipRecap } from "./keys";
import { mapView, spoken } from "./map-pane";
import { Die } from "./parts";

interface Shown {
  text: string;
  dice: number[];
}

const banner = signal<Shown | undefined>(undefined);

const MOVES = new Set(["moved", "railed", "retreated", "advanced"]);

/** Shows the orders of others one after another; the player's own just slide. */
export function useRecap(desk: Desk): void {
  useEffect(() => {
    const { session, narrator } = desk;
    let seen = skipRecap.value;
    const skipping = (): boolean => seen !== skipRecap.value;
    session.show = async (frame, before, _after, left) => {
      const lines = narrator.frame(frame);
      const last = lines[lines.length - 1];
      if (last && last.kind !== "move") {
        spoken.value = lines.map((line) => line.text).join(". ");
      }
      const own = isOwn(frame, session.mine);
      const off = recapSpeed.value === 0 && !own;
      if (own) {
        seen = skipRecap.value;
      }
      if (frame.what === "order" && !calm() && !off && !document.hidden && !skipping()) {
        const hurry = own ? 3 : recapSpeed.value * Math.max(1, left / 12);
        await act(frame, before, desk, hurry, own, skipping);
      }
      const mine = frame.decision.side === session.mine || frame.decision.over === true;
      if (left <= 1 || skipping()) {
        banner.value = undefined;
      }
      if (left <= 1 && (mine || session.mine === undefined)) {
        seen = skipRecap.value; // whoever skips wants to be back at his own turn
      }
    };
    return () => {
      session.show = async () => {};
      banner.value = undefined;
    };
  }, [desk]);
}

/** Whether a player gave an order just now; one that came by letter is shown like another's. */
const isOwn = (frame: Frame | undefined, mine: Side | undefined): boolean => frame?.side === mine && !frame?.why?.startsWith("By letter");

async function act(
  frame: Frame,
  before: Table,
  desk: Desk,
  hurry: number,
  own: boolean,
  skip: () => boolean,
): Promise<void> {
  const view = mapView.value;
  if (!view) {
    return;
  }
  for (const event of frame.events) {
    if (skip()) {
      return;
    }
    if (MOVES.has(event.type)) {
      await march(event, before, hurry, own, skip);
    } else if (event.type === "combat") {
      const told = desk.narrator.event(event, frame.sequence);
      banner.value = { text: told.text, dice: told.dice };
      if (!own) {
        view.showHexes(told.hexes);
      }
      await wait(1500 / hurry, skip);
    } else if (event.type === "turn" || event.type === "phase") {
      const told = desk.narrator.event(event, frame.sequence);
      banner.value = { text: told.text, dice: [] };
      await wait(500 / hurry, skip);
    }
  }
}

async function march(event: GameEvent, before: Table, hurry: number, own: boolean, skip: () => boolean): Promise<void> {
  const view = mapView.value;
  const path = (event["path"] as string[] | undefined) ?? [];
  const ids = (event["units"] as string[] | undefined) ?? [String(event["unit"])];
  const units = ids.map((id) => before.units.get(id)).filter((unit) => unit !== undefined);
  if (!view || path.length < 2 || units.length === 0) {
    return;
  }
  const start = view.screenOf(path[0] as string);
  const seen = start && start.x > 0 && start.y > 0 && start.x < view.screen.width && start.y < view.screen.height;
  if (!own && !seen) {
    view.showHexes(path);
  }
  const lasts = Math.max(60, (110 * path.length) / hurry);
  view.march(units.map((unit) => ({ unit, path, lasts })));
  await wait(lasts, skip);
}

const wait = async (millis: number, skip: () => boolean): Promise<void> => {
  const end = performance.now() + millis;
  while (performance.now() < end && !skip()) {
    await new Promise((done) => setTimeout(done, Math.min(40, Math.max(1, end - performance.now()))));
  }
};

/** What the other side does, and a way past it. */
export function Recap({ desk }: { desk: Desk }) {
  const { session } = desk;
  const left = session.waiting.value.length;
  const shown = banner.value;
  const others = left > 0 && !isOwn(session.waiting.value[0], session.mine);
  if (!shown && !(others && left > 1)) {
    return null;
  }
  return (
    <div class="recap" role="status">
      {shown ? (
        <span>
          {shown.dice.map((n, i) => (
            <Die key={i} n={n} />
          ))}{" "}
          {shown.text}
        </span>
      ) : (
        <span>{sideName(session.waiting.value[0]?.side ?? "")} moves</span>
      )}
      {others && (
        <button type="button" onClick={() => (skipRecap.value = skipRecap.value + 1)}>
          Skip {left > 1 ? `(${left})` : ""} <kbd>X</kbd>
        </button>
      )}
    </div>
  );
}
