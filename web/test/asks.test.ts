import assert from "node:assert/strict";
import { test } from "node:test";
import { about, allotted, arrival, type Arriving, begun, concerned, type Allotting, type Draft, given, type Going, isAnswerable, isOpen, joined, left, made, options, places, pointed, type Picking, sent, type Spreading, toggled, together } from "../src/game/asks";
import type { Ask } from "../src/words";

const draft = <D extends Draft>(ask: Ask): D => begun(ask) as D;

/** Who stands where, for clicks on the map. */
const standing = (...units: string[]) => (among: string[]) => among.filter((unit) => units.includes(unit));

const lose: Ask = { order: "lose", kind: "spread", due: 2, among: { a: 2, b: 1 } };

test("steps are spread until none is due, and no unit loses more than it has", () => {
  let losing = draft<Spreading>(lose);
  assert.equal(left(losing), 2);
  assert.equal(made(losing), undefined);
  losing = given(losing, "b", 1);
  losing = given(losing, "b", 1);
  assert.deepEqual(losing.steps, { b: 1 });
  losing = given(losing, "a", 1);
  losing = given(losing, "a", 1);
  assert.deepEqual(made(losing), { type: "lose", steps: { b: 1, a: 1 } });
  losing = given(losing, "b", -1);
  assert.deepEqual(losing.steps, { a: 1 });
});

test("what can be spread in one way only is answered", () => {
  assert.deepEqual(made(draft({ order: "lose", kind: "spread", due: 3, among: { a: 2, b: 1 } })), {
    type: "lose",
    steps: { a: 2, b: 1 },
  });
});

test("a click on a stack takes a step of each unit in turn", () => {
  let losing: Draft = draft<Spreading>(lose);
  losing = pointed(losing, "0404", standing("b")) as Draft;
  losing = pointed(losing, "0404", standing("a", "b")) as Draft;
  assert.deepEqual(made(losing), { type: "lose", steps: { b: 1, a: 1 } });
  assert.equal(pointed(losing, "0505", standing()), undefined);
});

const retreat: Ask = {
  order: "retreat",
  kind: "ways",
  all: true,
  ways: {
    a: [["0404", "0405", "0406"], ["0404", "0504", "0406"], ["0404", "0504", "0505"]],
    b: [["0404", "0405", "0406"]],
    c: [["0404", "0405", "0406"], ["0404", "0504", "0505"]],
  },
};

test("every unit that must go has all its ways, and the one that has only one is answered", () => {
  const going = draft<Going>(retreat);
  assert.deepEqual(going.ways, { b: [["0404", "0405", "0406"]][0] });
  assert.equal(going.unit, "a");
  assert.deepEqual(options(going), ["0406", "0505"]);
  assert.ok(isOpen(going));
  assert.equal(made(going), undefined);
});

test("hexes are clicked for one unit after the other", () => {
  let going: Draft = draft<Going>(retreat);
  going = pointed(going, "0505", standing()) as Draft;
  assert.equal((going as Going).unit, "c");
  going = pointed(going, "0406", standing()) as Draft;
  assert.ok(!isOpen(going));
  assert.deepEqual(made(going), {
    type: "retreat",
    paths: { b: ["0404", "0405", "0406"], a: ["0404", "0504", "0505"], c: ["0404", "0405", "0406"] },
  });
});

test("a second click on the end of a way takes another way there", () => {
  let going: Draft = { ...draft<Going>(retreat), unit: "a" };
  going = { ...(pointed(going, "0406", standing()) as Going), unit: "a" };
  assert.deepEqual((going as Going).ways["a"], ["0404", "0405", "0406"]);
  going = { ...(pointed(going, "0406", standing()) as Going), unit: "a" };
  assert.deepEqual((going as Going).ways["a"], ["0404", "0504", "0406"]);
});

test("a click on a unit asks for its way", () => {
  const going = draft<Going>(retreat);
  const next = pointed(going, "0404", standing("a", "b", "c")) as Going;
  assert.equal(next.unit, "b");
  assert.equal((pointed(next, "0404", standing("a", "b", "c")) as Going).unit, "c");
});

test("units that may stay do so unless told otherwise, but one goes", () => {
  const advance: Ask = { order: "advance", kind: "ways", all: false, ways: { a: [["0404", "0505"]], b: [["0404", "0505"]] } };
  let going = draft<Going>(advance);
  assert.equal(made(going), undefined);
  going = sent(going, "a", ["0404", "0505"]);
  assert.deepEqual(made(going), { type: "advance", paths: { a: ["0404", "0505"] } });
  assert.equal(going.unit, "b");
  going = sent(going, "b", null);
  assert.deepEqual(made(going), { type: "advance", paths: { a: ["0404", "0505"] } });
  assert.equal(made(sent(going, "a", null)), undefined);
});

test("the only unit with the only way goes", () => {
  const advance: Ask = { order: "advance", kind: "ways", all: false, ways: { a: [["0404", "S3001"]] } };
  assert.deepEqual(made(draft(advance)), { type: "advance", paths: { a: ["0404", "S3001"] } });
});

test("some units are picked, no fewer and no more than asked for", () => {
  let picking = draft<Picking>({ order: "remove", kind: "some", among: ["a", "b", "c"], least: 2, most: 2 });
  picking = toggled(picking, "a");
  assert.equal(made(picking), undefined);
  picking = toggled(toggled(picking, "b"), "c");
  assert.deepEqual(made(picking), { type: "remove", units: ["a", "b"] });
  assert.equal(made(toggled(picking, "a")), undefined);
});

test("where one unit is asked for, another takes its place", () => {
  const one = draft<Picking>({ order: "remove", kind: "some", among: ["a", "b"], least: 1, most: 1 });
  assert.deepEqual(made(toggled(toggled(one, "a"), "b")), { type: "remove", units: ["b"] });
});

test("some units are picked of each group", () => {
  let picking = draft<Picking>({
    order: "remove",
    kind: "some",
    among: ["a", "b", "c"],
    least: 2,
    most: 2,
    groups: [
      { among: ["a"], least: 1, most: 1 },
      { among: ["b", "c"], least: 1, most: 1 },
    ],
  });
  assert.deepEqual(picking.units, ["a"]);
  assert.equal(made(picking), undefined);
  picking = toggled(toggled(picking, "b"), "c");
  assert.deepEqual(made(picking), { type: "remove", units: ["a", "c"] });
});

const among = { a: ["0101", "0102"], b: ["0101"] };

test("one unit is put somewhere, another instead of it", () => {
  let allotting = draft<Allotting>({ order: "place", kind: "allot", least: 1, most: 1, among });
  assert.deepEqual(options(allotting), ["0101", "0102"]);
  allotting = pointed(allotting, "0102", standing()) as Allotting;
  assert.deepEqual(made(allotting), { type: "place", units: ["a"], hex: "0102" });
  assert.deepEqual(made(allotted(allotting, "b", "0101")), { type: "place", units: ["b"], hex: "0101" });
  assert.equal(made(allotted(allotting, "a", undefined)), undefined);
  assert.deepEqual(options(about(allotting, ["b"])), ["0101"]);
});

test("reinforcements come in together, where all of them may", () => {
  const first = draft<Arriving>({ order: "enter", kind: "allot", least: 1, most: 1, among });
  assert.deepEqual(options(first), ["0101", "0102"]);
  assert.deepEqual(arrival(first, "0102"), { type: "enter", units: ["a"], hex: "0102" });
  const both = joined(first, "b");
  assert.deepEqual(options(both), ["0101"]);
  assert.equal(arrival(both, "0102"), undefined);
  assert.deepEqual(arrival(both, "0101"), { type: "enter", units: ["a", "b"], hex: "0101" });
  assert.deepEqual(options(joined(joined(both, "a"), "b")), []);
});

test("several units are allotted, one after the other, no more than asked for", () => {
  let allotting = draft<Allotting>({ order: "aim", kind: "allot", least: 2, most: 2, among: { ...among, c: ["0101"] } });
  allotting = pointed(allotting, "0102", standing()) as Allotting;
  assert.equal(made(allotting), undefined);
  assert.equal(allotting.unit, "b");
  allotting = pointed(allotting, "0101", standing()) as Allotting;
  assert.deepEqual(made(allotting), { type: "aim", targets: { a: "0102", b: "0101" } });
  assert.deepEqual(allotted(allotting, "c", "0101"), allotting);
});

test("what has no answer is not asked", () => {
  assert.ok(!isAnswerable({ order: "place-air", kind: "one-of", of: [] }));
  assert.ok(!isAnswerable({ order: "transfer", kind: "some", among: [], least: 1, most: 1 }));
  assert.ok(isAnswerable(retreat));
  assert.ok(isAnswerable({ order: "attack", kind: "phase" }));
});

test("one of a few orders is a list, an order of a phase has to be listed by the server", () => {
  const choose = draft({ order: "choose", kind: "one-of", of: [{ type: "choose", option: "lose" }] });
  assert.deepEqual(made(choose), { type: "choose", option: "lose" });
  assert.equal(begun({ order: "attack", kind: "phase" }), undefined);
});

test("the units that a decision is about", () => {
  assert.deepEqual(concerned([lose, retreat, { order: "attack", kind: "phase" }]), ["a", "b", "c"]);
});

const rail: Ask = {
  order: "rail",
  kind: "ways",
  all: false,
  most: 1,
  ways: { a: [["0404", "0405"], ["0404", "0405", "0406"]], b: [["0505", "0506"]] },
};

test("where only one may go, the last answer counts, and the order names one unit and its path", () => {
  let going = draft<Going>(rail);
  assert.equal(made(going), undefined);
  going = sent(going, "a", ["0404", "0405"]);
  assert.deepEqual(made(going), { type: "rail", units: ["a"], path: ["0404", "0405"] });
  assert.equal(going.unit, "a");
  going = sent(going, "b", ["0505", "0506"]);
  assert.deepEqual(made(going), { type: "rail", units: ["b"], path: ["0505", "0506"] });
});

test("a question is about where its unit stands and where it could go", () => {
  const at = (unit: string) => ({ a: "0404", b: "0505" })[unit];
  assert.deepEqual(places(about(draft<Going>(rail), ["a"]), at), ["0404", "0405", "0406"]);
  assert.deepEqual(places(draft<Spreading>(lose), at), ["0404", "0505"]);
});

test("orders of one type that are asked for in several forms are one list", () => {
  const one: Ask = { order: "place-air", kind: "one-of", of: [{ type: "place-air", hex: "0101" }] };
  const two: Ask = { order: "place-air", kind: "one-of", of: [{ type: "place-air", hex: "0202" }] };
  assert.deepEqual(together([one, two]), { ...one, of: [{ type: "place-air", hex: "0101" }, { type: "place-air", hex: "0202" }] });
  assert.deepEqual(together([rail]), rail);
  assert.equal(together([{ order: "move", kind: "phase" }]), undefined);
  assert.equal(together([]), undefined);
});

test("a stack goes together where one click sends it, and who is not sent stays", () => {
  const way = (hex: string): string[] => ["0404", hex];
  const ways = { a: [way("0405"), way("0505")], b: [way("0405")], c: [way("0505")], d: [way("0405")] };
  const advance: Ask = { order: "advance", kind: "ways", all: false, ways };
  const beside = (_: string, among: string[]): string[] => among.filter((unit) => unit !== "d");
  const going = pointed(draft<Going>(advance), "0405", standing(), beside) as Going;
  assert.deepEqual(made(going), { type: "advance", paths: { a: way("0405"), b: way("0405") } });
  const one = pointed(draft<Going>({ ...advance, most: 1 }), "0405", standing(), beside) as Going;
  assert.deepEqual(made(one), { type: "advance", units: ["a"], path: way("0405") });
});
