import type { Counter, Point, Threat } from "../words";

/** How hexes are marked. Each look differs in pattern or sign as well as in colour. */
export type Look =
  | "reach"
  | "asked"
  | "option"
  | "chosen"
  | "target"
  | "zone-axis"
  | "zone-soviet"
  | "supply-in"
  | "supply-out"
  | "command"
  | "area"
  | "threat"
  | "held-axis"
  | "held-soviet"
  | "lost";

export interface Marked {
  look: Look;
  hexes: Iterable<string>;
}

export interface HexText {
  hex: string;
  text: string;
  look: Look;
}

export interface Line {
  path: string[];
  look: "path" | "supply" | "retreat" | "advance" | "attack" | "moved" | "plan";
}

/** Everything an overlay puts on the map. */
export interface Layer {
  marked: Marked[];
  texts: HexText[];
  lines: Line[];
  fronts?: Front[];
  signs?: Drawn[];
  /** Why hexes are threatened, for who asks about one of them. */
  reasons?: Record<string, Threat>;
}

/** A sign in a hex or on the hexside to another. */
export interface Drawn {
  hex: string;
  to: string;
  look: "wall" | "crossing" | "broken" | "works" | "strong-works" | "note";
  words?: string;
}

/** A front line; older ones are fainter. */
export interface Front {
  sides: [Point, Point][];
  age: number;
}

export const emptyLayer = (): Layer => ({ marked: [], texts: [], lines: [] });

/** A counter on its way. */
export interface March {
  unit: Counter;
  points: Point[];
  begun: number;
  lasts: number;
}

/** What lies on the map at a moment. */
export interface Scene {
  stacks: ReadonlyMap<string, Counter[]>;
  selected: ReadonlySet<string>;
  dimmed: ReadonlySet<string>;
  layers: Layer[];
  cursor: string | undefined;
  marches: March[];
}

export const emptyScene = (): Scene => ({
  stacks: new Map(),
  selected: new Set(),
  dimmed: new Set(),
  layers: [],
  cursor: undefined,
  marches: [],
});

/** Where something is after a share of a way along points. */
export function along(points: Point[], share: number): Point {
  const first = points[0] as Point;
  if (points.length === 1) {
    return first;
  }
  const at = Math.min(1, Math.max(0, share)) * (points.length - 1);
  const i = Math.min(points.length - 2, Math.floor(at));
  const a = points[i] as Point;
  const b = points[i + 1] as Point;
  return { x: a.x + (b.x - a.x) * (at - i), y: a.y + (b.y - a.y) * (at - i) };
}
