import assert from "node:assert/strict";
import { test } from "node:test";
import { marching, type Member, wanted } from "../src/game/group";
import { Field } from "../src/map/field";
import type { Picture, Reached } from "../src/words";

/** A row of hexes, each ten wide: a to j. */
const hexes = [..."abcdefghij"].map((number, i) => ({ number, centre: { x: i * 10, y: 0 }, label: { x: 0, y: 0 }, water: false }));
const field = new Field({ corners: [], hexWidth: 10, hexes } as unknown as Picture);

const reach = (costs: Record<string, number>): Record<string, Reached> =>
  Object.fromEntries(Object.entries(costs).map(([hex, cost]) => [hex, { cost, path: [hex] } as Reached]));
const member = (unit: string, hex: string, costs: Record<string, number>): Member => ({ unit, hex, reach: reach(costs) });

test("who follows keeps its place beside the head", () => {
  assert.equal(wanted(member("follower", "b", { c: 1, d: 2, e: 3 }), "a", "c", field), "d");
});

test("who does not get that far goes as far as it gets", () => {
  assert.equal(wanted(member("slow", "b", { c: 1 }), "a", "d", field), "c");
});

test("who would only get farther away stays", () => {
  assert.equal(wanted(member("held", "b", { a: 1 }), "a", "d", field), undefined);
});

test("those in front set out first", () => {
  const row = [member("last", "a", {}), member("first", "d", {}), member("between", "c", {})];
  assert.deepEqual(
    marching(row, "a", "e", field).map((each) => each.unit),
    ["first", "between", "last"],
  );
});
