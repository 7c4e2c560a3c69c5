import assert from "node:assert/strict";
import { test } from "node:test";
import { ABSENT, choices, decided, endHex, flatten, holding, lots, type Lots, nextOpen, switches } from "../src/game/choices";
import type { Order } from "../src/words";

const retreats: Order[] = [
  { type: "retreat", paths: { a: ["0404", "0505"], b: ["0404", "0405"] } },
  { type: "retreat", paths: { a: ["0404", "0505"], b: ["0404", "0504"] } },
  { type: "retreat", paths: { a: ["0404", "0405"], b: ["0404", "0504"] } },
];

test("an order becomes one field for each unit", () => {
  assert.deepEqual(
    [...flatten(retreats[0] as Order)],
    [
      ["paths.a", '["0404","0505"]'],
      ["paths.b", '["0404","0405"]'],
    ],
  );
});

test("what is left to answer follows from the legal orders", () => {
  const first = nextOpen(retreats, {});
  assert.equal(first?.key, "paths.a");
  assert.equal(first?.options.length, 2);
  const second = nextOpen(retreats, { "paths.a": '["0404","0505"]' });
  assert.equal(second?.key, "paths.b");
  assert.equal(second?.options.length, 2);
});

test("an answer that leaves one order decides it", () => {
  const answers = { "paths.a": '["0404","0405"]' };
  assert.equal(nextOpen(retreats, answers), undefined);
  assert.deepEqual(decided(retreats, answers), retreats[2]);
  assert.equal(decided(retreats, {}), undefined);
});

test("a unit that may stay has the answer to be left out", () => {
  const advances: Order[] = [
    { type: "advance", paths: { a: ["0404", "0505"] } },
    { type: "advance", paths: { a: ["0404", "0505"], b: ["0404", "0505"] } },
  ];
  const open = choices(advances, {});
  assert.equal(open[0]?.chosen, '["0404","0505"]');
  assert.deepEqual(open[1]?.options, [ABSENT, '["0404","0505"]']);
  assert.deepEqual(decided(advances, { "paths.b": ABSENT }), advances[0]);
});

test("an answer no order has is forgotten", () => {
  assert.equal(choices(retreats, { "paths.a": '["0404","9999"]' })[0]?.chosen, undefined);
});

test("paths and hexes of the map are answered by their last hex, other things are not", () => {
  const isHex = (text: string): boolean => ["0404", "0505", "0319", "S3001", "off"].includes(text);
  assert.equal(endHex('["0404","0505"]', isHex), "0505");
  assert.equal(endHex('["0404","off"]', isHex), "off");
  assert.equal(endHex('"0319"', isHex), "0319");
  assert.equal(endHex('"S3001"', isHex), "S3001");
  assert.equal(endHex('"1234"', isHex), undefined);
  assert.equal(endHex('["kiev-su-8td"]', isHex), undefined);
  assert.equal(endHex(ABSENT, isHex), undefined);
  assert.equal(endHex("2", isHex), undefined);
});

test("fields that are true somewhere can be switched on", () => {
  const attacks: Order[] = [
    { type: "attack", attackers: ["a"], hexes: ["0404"] },
    { type: "attack", attackers: ["a"], hexes: ["0404"], "hq-bonus": true },
  ];
  assert.deepEqual(switches(attacks), ["hq-bonus"]);
});

const selections: Order[] = [
  { type: "select-chits", chits: ["1PzG", "1PzG"] },
  { type: "select-chits", chits: ["1PzG", "6A"] },
  { type: "select-chits", chits: ["6A", "17A"] },
];
const nothing = (): boolean => false;

test("chits are names to pick so many of, each as often as it can be had", () => {
  const found = lots(selections, nothing);
  assert.deepEqual(found, { key: "chits", names: ["1PzG", "1PzG", "6A", "17A"], number: 2 });
  assert.deepEqual(
    holding(selections, found as Lots, ["1PzG"]).map((order) => order["chits"]),
    [
      ["1PzG", "1PzG"],
      ["1PzG", "6A"],
    ],
  );
  assert.equal(holding(selections, found as Lots, ["1PzG", "17A"]).length, 0);
});

test("lists of units, of hexes or of different length are no chits", () => {
  assert.equal(lots(selections, (text) => text === "6A"), undefined);
  assert.equal(lots([...selections, { type: "select-chits", chits: ["6A"] }], nothing), undefined);
  assert.equal(lots(retreats, nothing), undefined);
});
