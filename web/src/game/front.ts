import type { Field } from "../map/field";
import type { Counter, Point, Side } from "../words";

/**
 * Where the front runs: between the hexes that lie nearer to units of one side and those nearer to
 * the other. A drawing aid, not a rule; where nobody is near there is no front.
 */
export function front(field: Field, units: Iterable<Counter>, reach = 5): [Point, Point][] {
  const side = new Map<string, Side | "both">();
  let edge: string[] = [];
  for (const unit of units) {
    if (unit.hex && !side.has(unit.hex) && field.has(unit.hex)) {
      side.set(unit.hex, unit.side);
      edge.push(unit.hex);
    }
  }
  for (let step = 0; step < reach; step++) {
    const next = new Map<string, Side | "both">();
    for (const hex of edge) {
      const mine = side.get(hex) as Side | "both";
      for (const other of field.neighbours(hex)) {
        if (!side.has(other)) {
          const before = next.get(other);
          next.set(other, before === undefined || before === mine ? mine : "both");
        }
      }
    }
    edge = [...next.keys()];
    next.forEach((owner, hex) => side.set(hex, owner));
  }
  const lines: [Point, Point][] = [];
  for (const [hex, owner] of side) {
    if (owner !== "axis") {
      continue;
    }
    for (const other of field.neighbours(hex)) {
      const theirs = side.get(other);
      if (theirs !== undefined && theirs !== "axis") {
        lines.push(field.hexside(hex, other));
      }
    }
  }
  return lines;
}
