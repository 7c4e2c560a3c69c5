import assert from "node:assert/strict";
import { test } from "node:test";
import { hiddenNames } from "../src/map/covered-names";
import { Field } from "../src/map/field";
import { lettered } from "../src/map/labels";
import type { Picture } from "../src/words";

const hexes = [0, 10, 20].map((x, i) => ({ number: `h${i}`, centre: { x, y: 0 }, label: { x: 0, y: 0 }, water: false }));
const town = { name: "Kiev", hex: "h1", kind: "city", points: 5, at: { x: 10, y: 0 } };
const picture = (left: number): Picture =>
  ({
    corners: [],
    hexWidth: 10,
    hexes,
    towns: [town],
    labels: [{ text: "Kiev", kind: "town", at: { x: 0, y: 0 }, size: 9, box: { left, top: -2, right: left + 4, bottom: 2 } }],
  }) as unknown as Picture;

const hiders = (left: number): string[] => hiddenNames(picture(left), new Field(picture(left)), 6).flatMap((each) => each.by);

test("a name is hidden by a counter in its own hex or in the next", () => {
  assert.deepEqual(hiders(8), ["h1"]);
  assert.deepEqual(hiders(18), ["h2"]);
});

test("a name beside all counters is not hidden", () => {
  assert.deepEqual(hiders(40), []);
});

test("names that would lie over another are left out until there is room for them", () => {
  const label = (text: string, kind: string, x: number) => ({ text, kind, at: { x, y: 0 }, size: 9, box: { left: x - 20, top: -8, right: x + 20, bottom: 2 } });
  const picture = { labels: [label("Olginka", "village", 0), label("Taganrog", "town", 0), label("Rostov", "city", 45)] } as unknown as Picture;
  const names = (scale: number): string[] => lettered(picture, scale).map((each) => each.label.text);
  assert.deepEqual(names(0.35), ["Rostov"]);
  assert.deepEqual(names(1.2), ["Rostov", "Taganrog", "Olginka"]);
});
