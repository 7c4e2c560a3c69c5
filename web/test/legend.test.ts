import assert from "node:assert/strict";
import { test } from "node:test";
import { legendOf } from "../src/map/legend";
import type { Picture } from "../src/words";

const line = (kind: string) => ({ kind, shape: "M0 0L1 1" });

test("the legend has every kind of sign of the map once, and none besides", () => {
  const picture = {
    grounds: [line("woods"), line("woods"), line("sea")],
    symbols: [{ kind: "woods", at: { x: 0, y: 0 }, scale: 1 }],
    rivers: [{ ...line("minor-river"), name: "Psel", width: 3 }],
    barriers: [],
    routes: [line("railroad")],
    bridges: [],
    borders: [],
    towns: [{ name: "Kiev", hex: "0319", kind: "city", points: 5, at: { x: 0, y: 0 } }],
    marks: [],
    edges: [],
    hexKm: 12.65,
  } as unknown as Picture;
  const entries = legendOf(picture);
  assert.deepEqual(entries.map((each) => each.words), ["Clear", "Woods", "Sea", "Minor river", "Railroad", "City"]);
  assert.equal(entries[1]?.sign.symbols.length, 3);
  assert.equal(entries[1]?.sign.rivers.length, 0);
});
