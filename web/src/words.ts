import type { Side } from "../target/schemas";

/** The words of the HTTP interface: its types are made from its OpenAPI document (types.mjs). */
export type {
  Ask,
  AskAllot,
  AskGroup,
  Asks,
  AskSome,
  AskSpread,
  AskWays,
  Box,
  BriefScore,
  Changes,
  Chart,
  Charts,
  Checked,
  Command,
  CommanderLevel,
  Counter,
  Decision,
  Dice,
  Event as GameEvent,
  Forecast,
  Frame,
  Frames,
  Game as GameState,
  Games,
  Hexes,
  Hint,
  Legal,
  Lesson,
  Lessons,
  LessonStep,
  LetterLine as LetterFate,
  LetterReply,
  LetterState,
  Map as MapFacts,
  NewGame,
  Odds,
  Opened,
  Order,
  OwnGame,
  OwnGames,
  OwnSeats,
  Picture,
  Played,
  Point,
  Printed,
  PublicGame,
  Reach,
  Reached,
  Refusal,
  Replay as ReplayData,
  RuleCase,
  Rules,
  Score,
  ScoreItem,
  Seats,
  Sheet,
  SheetRow,
  Sheets,
  Shelf,
  Side,
  Sign,
  Span,
  Standing,
  Supply,
  SupplyLine,
  Taken,
  Thinking,
  Threat,
  Threats,
  Ticket,
  Todo,
  TodoItem,
  Toll,
  View,
  Written,
} from "../target/schemas";

export const SIDES: readonly Side[] = ["axis", "soviet"];

export const enemyOf = (side: Side): Side => (side === "axis" ? "soviet" : "axis");

export const sideName = (side: string): string =>
  side === "axis" ? "Axis" : side === "soviet" ? "Soviet" : side;

/** So many of something: "1 step", "3 steps". */
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

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
  entrench: "Entrench",
  replace: "Replace losses",
  ship: "Ship by sea",
  cancel: "Cancel an attack",
  bombard: "Bombard",
  resolve: "Fight an attack",
  "air-strike": "Fly an air strike",
  "no-retreat": "No retreat",
};

export const orderName = (type: string): string => ORDER_NAMES[type] ?? plain(type);

/** A word with hyphens as a player reads it: {@code initial-movement} is "Initial movement". */
export function plain(word: string): string {
  const words = word.replace(/-/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
