import type { Frame, Side } from "../words";
import type { TurnTally } from "./tally";

/** A turn in which the game tipped. */
export interface TurningPoint {
  turn: number;
  /** Who gained. */
  side: Side;
  /** By how many points the difference between the sides changed. */
  by: number;
}

/** The turns in which the difference of points changed most, in their order. */
export function turningPoints(points: TurnTally[], most = 3): TurningPoint[] {
  const difference = (at: TurnTally | undefined): number => (at ? at.axis - at.soviet : 0);
  return points
    .slice(1)
    .map((now, i) => ({ turn: now.turn, change: difference(now) - difference(points[i]) }))
    .filter(({ change }) => change !== 0)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, most)
    .sort((a, b) => a.turn - b.turn)
    .map(({ turn, change }) => ({ turn, side: change > 0 ? "axis" : "soviet", by: Math.abs(change) }));
}

/** The moment of a game at which a turn began: how many frames had been told. */
export function beginOf(frames: readonly Frame[], turn: number): number {
  const at = frames.findIndex((frame) => frame.events.some((event) => event.turn >= turn));
  return at < 0 ? frames.length : at;
}
