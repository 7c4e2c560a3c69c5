import type { Counters } from "../map/counters";
import { badges } from "../map/arms";
import { count, type Counter, type MapFacts, sideName } from "../words";

/** A unit in words, for those who listen. */
export function describeUnit(unit: Counter, counters: Counters): string {
  const marks = badges(unit.flags).map((badge) => badge.words);
  const steps = count(unit.steps, "step");
  return [`${sideName(unit.side)} ${counters.name(unit)}`, unit.strengths ?? "strength unknown", steps, ...marks].join(", ");
}

/** A hex in words: number, name, terrain, who stands there. */
export function describeHex(
  hex: string,
  stacks: ReadonlyMap<string, Counter[]>,
  facts: MapFacts,
  counters: Counters,
  cost?: number,
): string {
  const ground = facts.hexes[hex];
  const stack = stacks.get(hex) ?? [];
  const parts = [
    `Hex ${hex}`,
    ground?.name ?? "",
    (ground?.terrain ?? []).map((kind) => kind.replace(/-/g, " ")).join(", "),
    cost === undefined ? "" : `in reach for ${cost}`,
    stack.map((unit) => describeUnit(unit, counters)).join("; ") || "empty",
  ];
  return `${parts.filter(Boolean).join(". ")}.`;
}
