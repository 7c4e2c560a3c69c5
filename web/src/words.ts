/** The words of the HTTP interface (docs/http.md), as types. Nothing here decides anything. */

export type Side = "axis" | "soviet";
export const SIDES: readonly Side[] = ["axis", "soviet"];

export interface Point {
  x: number;
  y: number;
}

// ---- the shelf

export interface Scenario {
  id: string;
  title: string;
}

export interface GameOption {
  id: string;
  title: string;
  default: boolean;
  case: string;
}

export interface Provenance {
  what: string;
  given: boolean;
  why: string;
}

export interface TrackSpace {
  turn: number;
  label: string;
  weather?: string;
}

export interface Box {
  id: string;
  title: string;
  subtitle?: string;
  dates?: string;
  turns?: number;
  minutes?: number;
  complexity?: number | string;
  scenarios: Scenario[];
  options: GameOption[];
  provenance: Provenance[];
  phases: string[];
  flags: string[];
  track?: TrackSpace[];
}

export interface CommanderLevel {
  level: string;
  title: string;
}

export interface Shelf {
  boxes: Box[];
  commanders: CommanderLevel[];
}

// ---- the map

export interface Picture {
  name: string;
  title: string;
  width: number;
  height: number;
  hexWidth: number;
  hexKm: number;
  corners: Point[];
  outline: string;
  gridLines: string;
  hexes: { number: string; centre: Point; label: Point; water: boolean }[];
  grounds: { kind: string; shape: string }[];
  symbols: { kind: string; at: Point; scale: number }[];
  rivers: { name: string; kind: string; width: number; shape: string }[];
  barriers: { kind: string; shape: string }[];
  routes: { kind: string; shape: string }[];
  bridges: { at: Point; degrees: number }[];
  borders: { name: string; kind: string; shape: string }[];
  edges: {
    label: string;
    kind: string;
    side: string;
    given: boolean;
    band: string[];
    badge: Point;
    upright: boolean;
  }[];
  zones: { label: string; kind: string; side: string; shape: string; at: Point }[];
  marks: { kind: string; at: Point }[];
  towns: { name: string; hex: string; kind: string; points: number; at: Point }[];
  labels: { text: string; kind: string; at: Point; size: number }[];
  letterings: {
    text: string;
    kind: string;
    size: number;
    glyphs: { letter: string; at: Point; degrees: number }[];
  }[];
}

export interface MapFacts {
  hexes: Record<string, { terrain: string[]; name?: string; neighbours: string[] }>;
  hexsides: Record<string, string[]>;
}

/** A counter's printed facts. */
export interface Printed {
  id: string;
  side: Side;
  nationality: string;
  arm: string;
  size: string;
  designation: string;
  name: string;
  formation: string;
  steps: string[];
  leadership?: number;
  "command-range"?: number;
}

export interface RuleCase {
  case: string;
  rulebook: string;
  topic: string;
  summary: string;
}

// ---- a game

/** A counter as a seat may see it. */
export interface Counter {
  id: string;
  side: Side;
  hex?: string;
  designation: string;
  arm: string;
  size: string;
  steps: number;
  strengths?: string;
  flags: string[];
}

export interface View {
  viewer: string;
  turn: number;
  side: Side;
  stage: string;
  units: Counter[];
  control: Record<string, Side>;
  state: Record<string, unknown>;
}

export interface Decision {
  side: Side;
  stage: string;
  prompt: string;
  orders: string[];
  options?: string[];
  over?: boolean;
}

export interface Refusal {
  case: string;
  why: string;
}

/** An order: its type and its fields. */
export type Order = { type: string } & Record<string, unknown>;

export type GameEvent = {
  type: string;
  case: string;
  turn: number;
  phase: string;
  side: Side;
} & Record<string, unknown>;

export interface Changes {
  units?: Counter[];
  gone?: string[];
  control?: Record<string, Side | null>;
  state?: Record<string, unknown>;
  turn?: number;
  side?: Side;
  stage?: string;
}

export interface Frame {
  sequence: number;
  what: "order" | "undo" | "redo" | "resume";
  side?: Side;
  order?: Order;
  events?: GameEvent[];
  why?: string;
  changes: Changes;
  decision: Decision;
  undo?: boolean;
  redo?: boolean;
  score?: Score;
}

export interface Score {
  axis: number;
  soviet: number;
  level: string;
  winner?: Side;
  items?: { side: Side; case: string; points: number; why: string }[];
}

export interface Thinking {
  side: Side;
  level?: string;
  since?: string | number;
}

export interface GameState {
  id: string;
  game: string;
  scenario?: string;
  options?: Record<string, boolean>;
  name?: string;
  seat: Side | "spectator" | string;
  seats: Record<Side, string>;
  sequence: number;
  decision: Decision;
  view: View;
  score: Score;
  undo: boolean;
  redo: boolean;
  thinking: Thinking | null;
}

export interface CreatedGame {
  id: string;
  seats: Partial<Record<Side, { token?: string; link?: string }>>;
  spectator?: { token: string; link: string };
}

/** A hex in reach; what is simply true of the way there belongs to the order that takes it. */
export type ReachedHex = { cost: number; path: string[] } & Record<string, unknown>;

export interface SupplyLine {
  status: "in" | "out";
  path: string[];
  case: string;
}

export interface Forecast {
  legal?: boolean;
  refusals?: Refusal[];
  attack: number;
  defence: number;
  column: string;
  shifts: number;
  steps: { what: string; case: string; effect: string }[];
  outcomes: { result: string; p: number }[];
  expected?: Toll;
}

/** From the least to the most that the choices of the sides make of a result. */
export interface Span {
  least: number;
  most: number;
}

/** What a battle costs on average, and the chance that the attacked hexes are left empty. */
export interface Toll {
  "attacker-steps": Span;
  "defender-steps": Span;
  vacated: Span;
}

export interface TodoItem {
  what: string;
  units?: string[];
  hex?: string;
  odds?: string;
  text: string;
}

export interface ReplayData {
  box: string;
  start: View;
  frames: Frame[];
}

export interface Verdict {
  legal: boolean;
  refusals?: Refusal[];
  warnings?: Refusal[];
}

export const enemyOf = (side: Side): Side => (side === "axis" ? "soviet" : "axis");

export const sideName = (side: string): string =>
  side === "axis" ? "Axis" : side === "soviet" ? "Soviet" : side;

/** What an order is called on a button; a game's own orders are called by their words. */
const ORDER_NAMES: Record<string, string> = {
  rail: "Move by rail",
  enter: "Bring in reinforcements",
  withdraw: "Withdraw from the map",
  evacuate: "Evacuate headquarters",
  activate: "Activate",
  fortify: "Build fortress",
  transfer: "Take into the box",
  place: "Set up",
  "set-mode": "Set a mode",
  "place-air": "Place air power",
  "place-supply": "Place supply",
  "expend-supply": "Expend supply",
  "select-chits": "Put into the cup",
  "air-support": "Air support",
  draw: "Draw a chit",
};

export const orderName = (type: string): string => ORDER_NAMES[type] ?? plain(type);

/** A word with hyphens as a player reads it: {@code initial-movement} is "Initial movement". */
export function plain(word: string): string {
  const words = word.replace(/-/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
