import { plain, type Side, sideName } from "../words";
import type { Narrator } from "./narrator";

/** A line of a letter: an order, another to try instead of the one above it, or an answer that belongs to it. */
export interface LetterLine {
  kind: "order" | "or" | "answer";
  /** What must all be so for it to be followed, in the letter's words. */
  when: string[];
  /** In the words of the journal. */
  order: string;
  /** The entry of the trial it came of; none if it was only written down. */
  sequence?: number;
}

/** The written orders of one phase of one side. */
export interface Letter {
  side: Side;
  turn: number;
  phase: string;
  lines: LetterLine[];
}

/** A letter as it is sent. */
export function letterText({ side, turn, phase, lines }: Letter): string {
  const texts = lines.map(({ kind, when, order }) => {
    const words = when.length ? `if ${when.join(" and ")}: ${order}` : order;
    return kind === "order" ? words : kind === "or" ? `  or ${words}` : `  ${words}`;
  });
  return [`letter ${side} ${turn} ${phase}`, ...texts, ""].join("\n");
}

export const letterTitle = ({ side, turn, phase }: Letter): string => `${sideName(side)}, turn ${turn}, ${plain(phase).toLowerCase()}`;

/** What a letter is called as a file. */
export const letterFile = (box: string, { side, turn, phase }: Letter): string => `${box}-${side}-${turn}-${phase}.letter.txt`;

export type ClauseKind = "gone" | "at" | "empty" | "held";

export const CLAUSES: [ClauseKind, string][] = [
  ["gone", "a unit is gone"],
  ["at", "a unit stands in a hex"],
  ["empty", "a hex is empty"],
  ["held", "a hex is held by a side"],
];

/** A condition that is being made by clicks. */
export interface Clause {
  kind: ClauseKind;
  not: boolean;
  side: Side;
  unit?: string;
  hex?: string;
}

export const needsUnit = ({ kind, unit }: Clause): boolean => (kind === "gone" || kind === "at") && unit === undefined;
export const needsHex = ({ kind, hex }: Clause): boolean => kind !== "gone" && hex === undefined;

/** A condition in the letter's words; nothing as long as something is missing. */
export function clauseText(clause: Clause): string | undefined {
  if (needsUnit(clause) || needsHex(clause)) {
    return undefined;
  }
  const { kind, not, unit, hex, side } = clause;
  const words = { gone: [unit], at: [unit, hex], empty: [hex], held: [hex, side] }[kind];
  return [...(not ? ["not"] : []), kind, ...words].join(" ");
}

/** A condition as a player reads it. */
export function clauseWords(text: string, narrator: Narrator): string {
  const not = text.startsWith("not ");
  const [kind, first = "", second = ""] = (not ? text.slice(4) : text).split(" ");
  const is = not ? "is not" : "is";
  switch (kind) {
    case "gone":
      return `${narrator.unit(first)} ${is} gone`;
    case "at":
      return `${narrator.unit(first)} ${is} in ${narrator.hex(second)}`;
    case "empty":
      return `${narrator.hex(first)} ${is} empty`;
    default:
      return `${narrator.hex(first)} ${is} ${sideName(second)}`;
  }
}

/** An order in the journal's words, as a player reads it. */
export function orderWords(text: string, narrator: Narrator): string {
  const [type = "", ...fields] = text.split(" ");
  const said = fields.map((field) => {
    const at = field.indexOf("=");
    return fieldWords(field.slice(0, at), field.slice(at + 1), narrator);
  });
  return [plain(type), ...said].join(" ");
}

function fieldWords(name: string, value: string, narrator: Narrator): string {
  const list = value.split(",");
  switch (name) {
    case "unit":
    case "units":
      return narrator.units(list);
    case "attackers":
      return `by ${narrator.units(list)}`;
    case "path":
      return `to ${narrator.hex((list[list.length - 1] ?? "").replace(/\(.*/, ""))}`;
    case "hex":
    case "hexes":
      return `on ${list.map((hex) => narrator.hex(hex)).join(" and ")}`;
    case "paths":
      return value
        .split(";")
        .map((each) => {
          const [unit = "", way = ""] = each.split(":");
          return `${narrator.unit(unit)} to ${narrator.hex(way.split(",").pop() ?? "")}`;
        })
        .join(", ");
    case "steps":
      return value
        .split(";")
        .map((each) => {
          const [unit = "", steps = ""] = each.split(":");
          return `${narrator.unit(unit)} ${steps}`;
        })
        .join(", ");
    case "option":
      return `“${value.replace(/-/g, " ")}”`;
    default:
      return value === "true" ? name.replace(/-/g, " ") : `${name.replace(/-/g, " ")} ${list.map((each) => narrator.value(each)).join(", ")}`;
  }
}

/** The figures of a listing, however they are set; undefined where something is no whole number. */
export function figuresOf(text: string): number[] | undefined {
  const words = text.split(/[\s,;]+/).filter(Boolean);
  const good = words.every((word) => /^\d{1,9}$/.test(word));
  return good && words.length > 0 ? words.map(Number) : undefined;
}
