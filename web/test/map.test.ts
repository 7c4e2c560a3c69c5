import assert from "node:assert/strict";
import { test } from "node:test";
import { front } from "../src/game/front";
import { symbolCode } from "../src/map/arms";
import { bounded, fitting, panned, toMap, toScreen, zoomed } from "../src/map/camera";
import { Field } from "../src/map/field";
import { along } from "../src/map/scene";
import type { Picture } from "../src/words";

const screen = { width: 800, height: 600 };

test("a point under the pointer stays there while zooming", () => {
  const camera = { x: 400, y: 300, scale: 1 };
  const pointer = { x: 120, y: 90 };
  const before = toMap(camera, screen, pointer);
  const after = toMap(zoomed(camera, screen, pointer, 1.7), screen, pointer);
  assert.ok(Math.abs(before.x - after.x) < 1e-9 && Math.abs(before.y - after.y) < 1e-9);
});

test("from the screen to the map and back", () => {
  const camera = { x: 77, y: 13, scale: 2.5 };
  const there = toScreen(camera, screen, toMap(camera, screen, { x: 5, y: 6 }));
  assert.ok(Math.abs(there.x - 5) < 1e-9 && Math.abs(there.y - 6) < 1e-9);
});

test("the map cannot be lost from the screen", () => {
  const far = bounded(panned({ x: 0, y: 0, scale: 1 }, 1e6, 1e6), screen, { width: 2000, height: 2000 });
  const corner = toScreen(far, screen, { x: 0, y: 0 });
  assert.ok(corner.x < screen.width && corner.y < screen.height);
});

test("a rectangle fits the screen", () => {
  assert.deepEqual(fitting(screen, 0, 0, 1600, 600), { x: 800, y: 300, scale: 0.5 });
});

/** Nine hexes that stand on a side, as on maps whose hexrows run north-south. */
function nine(): Picture {
  const wide = 54;
  const hexes = [];
  for (let column = 0; column < 3; column++) {
    for (let row = 0; row < 3; row++) {
      const centre = { x: 100 + column * wide * (Math.sqrt(3) / 2), y: 100 + row * wide + (column % 2) * (wide / 2) };
      hexes.push({ number: `0${column + 1}0${row + 1}`, centre, label: centre, water: false });
    }
  }
  return { hexWidth: wide, hexes, corners: [] } as unknown as Picture;
}

test("a hex is found by its point and knows its neighbours", () => {
  const field = new Field(nine());
  const centre = field.centre("0202");
  assert.ok(centre);
  assert.equal(field.at({ x: centre.x + 10, y: centre.y - 12 }), "0202");
  assert.equal(field.at({ x: 5000, y: 5000 }), undefined);
  assert.deepEqual([...field.neighbours("0202")].sort(), ["0102", "0103", "0201", "0203", "0302", "0303"]);
});

test("the arrow keys go where they point", () => {
  const field = new Field(nine());
  assert.equal(field.step("0202", 0, -1), "0201");
  assert.equal(field.step("0202", 0, 1), "0203");
  assert.equal(field.step("0101", 0, -1), undefined);
  assert.ok(field.step("0202", 1, 0)?.startsWith("03"));
});

test("a march is halfway after half its time", () => {
  const way = [{ x: 0, y: 0 }, { x: 10, y: 0 }, { x: 10, y: 10 }];
  assert.deepEqual(along(way, 0.5), { x: 10, y: 0 });
  assert.deepEqual(along(way, 2), { x: 10, y: 10 });
});

test("every arm has a symbol of twenty digits, also one nobody has heard of", () => {
  for (const arm of ["infantry", "guards-rifle", "heavy-tank", "headquarters", "camel-cavalry", "unheard-of"]) {
    assert.match(symbolCode(arm), /^\d{20}$/);
  }
  assert.equal(symbolCode("camel-cavalry"), symbolCode("cavalry"));
});

test("the front runs between the sides", () => {
  const field = new Field(nine());
  const at = (id: string, side: "axis" | "soviet", hex: string) =>
    ({ id, side, hex, designation: id, arm: "rifle", size: "division", steps: 1, flags: [] }) as const;
  const lines = front(field, [{ ...at("a", "axis", "0101"), flags: [] }, { ...at("b", "soviet", "0303"), flags: [] }]);
  assert.ok(lines.length > 0);
  const all = front(field, [{ ...at("a", "axis", "0101"), flags: [] }]);
  assert.equal(all.length, 0);
});
