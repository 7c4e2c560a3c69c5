import assert from "node:assert/strict";
import { test } from "node:test";
import { fightOf } from "../src/game/fight";
import { mood, resultWords } from "../src/game/results";
import { beginOf, turningPoints } from "../src/game/turning";
import { isGood, leftWords, worthAsking } from "../src/game/undone";
import type { Frame, TodoItem } from "../src/words";

test("results of every notation say whom they hurt", () => {
  assert.deepEqual(["1/1", "-/2", "2/-", "A1", "RR", "1RR", "BK", "X", "?"].map(mood), ["both", "defender", "attacker", "attacker", "defender", "defender", "defender", "both", "both"]);
  assert.equal(resultWords("1RR"), "the defender loses 1 step and retreats 2 hexes");
  assert.equal(resultWords("R"), "the defender retreats 1 hex");
  assert.equal(resultWords("-/2"), "the defender loses 2 steps or retreats as many hexes");
  assert.equal(resultWords("?"), "");
});

const item = (what: string, more: Partial<TodoItem> = {}): TodoItem => ({ what, text: what, ...more });

test("what is left is added up, and asked about where nobody leaves it undone by intention", () => {
  const items = [item("move", { units: ["a", "b"] }), item("attack", { odds: "3-1" }), item("attack", { odds: "1-2" }), item("enter", { units: ["c"] })];
  assert.equal(leftWords(items), "2 units can still move, 2 attacks possible, 1 unit can arrive");
  assert.deepEqual(worthAsking(items).map((each) => each.what), ["attack", "enter"]);
  assert.deepEqual(["3-1", "10-1", "2-1", "1-3", "", undefined].map(isGood), [true, true, false, false, false, false]);
});

const frame = (sequence: number, type: string, events: object[] = [], order: object = {}): Frame =>
  ({ sequence, what: "order", order: { type, ...order }, events }) as unknown as Frame;

test("a question follows from the last fight, as long as only answers came after it", () => {
  const combat = { type: "combat", attackers: ["a"], defenders: ["x"], hexes: ["0404"], turn: 1 };
  const fought = frame(1, "attack", [combat]);
  assert.deepEqual(fightOf([fought, frame(2, "choose")])?.hexes, ["0404"]);
  assert.equal(fightOf([fought, frame(2, "move")]), undefined);
  assert.equal(fightOf([fought, frame(2, "end-phase", [{ type: "phase" }])]), undefined);
  const planned = fightOf([frame(1, "attack", [], { attackers: ["a"], hexes: ["0505"] })]);
  assert.deepEqual([planned?.attackers, planned?.hexes, planned?.rolled], [["a"], ["0505"], undefined]);
});

test("a game tips where the difference of points changes most", () => {
  const points = [
    { turn: 1, axis: 10, soviet: 20 },
    { turn: 2, axis: 30, soviet: 20 },
    { turn: 3, axis: 30, soviet: 25 },
    { turn: 4, axis: 30, soviet: 25 },
  ];
  assert.deepEqual(turningPoints(points), [
    { turn: 2, side: "axis", by: 20 },
    { turn: 3, side: "soviet", by: 5 },
  ]);
  const frames = [frame(1, "pass", [{ type: "x", turn: 1 }]), frame(2, "pass", [{ type: "turn", turn: 2 }])];
  assert.equal(beginOf(frames, 2), 1);
  assert.equal(beginOf(frames, 9), 2);
});
