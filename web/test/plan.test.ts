import assert from "node:assert/strict";
import { test } from "node:test";
import { withArrow, withNote } from "../src/game/drawing";

const empty = { arrows: [], notes: {} };

test("an arrow drawn twice is gone", () => {
  const one = withArrow(empty, "a", "b");
  assert.deepEqual(one.arrows, [["a", "b"]]);
  assert.deepEqual(withArrow(one, "a", "b").arrows, []);
});

test("a note without words is none", () => {
  const noted = withNote(empty, "a", "hold");
  assert.deepEqual(noted.notes, { a: "hold" });
  assert.deepEqual(withNote(noted, "a", "").notes, {});
});
