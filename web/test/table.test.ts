import assert from "node:assert/strict";
import { test } from "node:test";
import { changed, holder, laidOut, stacks, strengths, totals } from "../src/game/table";
import { Reel } from "../src/game/replay";
import { story } from "../src/game/story";
import { tally } from "../src/game/tally";
import type { Counter, Frame, View } from "../src/words";

const unit = (id: string, hex: string | undefined, text: string, more: Partial<Counter> = {}): Counter => ({
  id,
  side: "axis",
  ...(hex === undefined ? {} : { hex }),
  designation: id,
  arm: "infantry",
  size: "division",
  steps: 2,
  strengths: text,
  flags: [],
  ...more,
});

const view: View = {
  viewer: "axis",
  turn: 1,
  side: "axis",
  stage: "initial-movement",
  units: [unit("a", "0404", "5-7-7"), unit("b", "0404", "8-6-10"), unit("h", "0404", "(6)-10"), unit("w", undefined, "1-1-6")],
  control: { "0319": "soviet" },
  state: {},
};

const frame = (sequence: number, more: Partial<Frame>): Frame => ({
  sequence,
  what: "order",
  side: "axis",
  events: [],
  undo: false,
  redo: false,
  changes: {},
  decision: { side: "axis", stage: "combat", prompt: "", orders: [] },
  ...more,
});

test("the strongest unit lies on top, leaders at the bottom, waiting units nowhere", () => {
  const stack = stacks(laidOut(view).units.values()).get("0404");
  assert.deepEqual(stack?.map((each) => each.id), ["h", "a", "b"]);
});

test("aircraft over the enemy do not make a hex one's own", () => {
  const stack = [unit("stuka", "0404", "2-2-0"), unit("rifle", "0404", "2-2-3", { side: "soviet" })];
  assert.equal(holder(stack), "soviet");
  assert.equal(holder(stack.slice(0, 1)), "axis");
  assert.equal(holder([]), undefined);
});

test("changes make a new table and leave the old one alone", () => {
  const before = laidOut(view);
  const after = changed(before, {
    units: [unit("a", "0505", "3-4-7")],
    gone: ["b"],
    control: { "0319": "axis", "0101": "soviet" },
    turn: 2,
  });
  assert.equal(before.units.get("a")?.hex, "0404");
  assert.equal(after.units.get("a")?.hex, "0505");
  assert.equal(after.units.has("b"), false);
  assert.deepEqual(after.control, { "0319": "axis", "0101": "soviet" });
  assert.deepEqual(changed(after, { control: { "0319": null } }).control, { "0101": "soviet" });
  assert.equal(after.turn, 2);
  assert.equal(after.stage, "initial-movement");
});

test("strengths are read as they are printed", () => {
  assert.deepEqual(strengths("5-7-7"), { attack: 5, defence: 7, movement: 7, leadership: 0 });
  assert.deepEqual(strengths("(6)-10"), { attack: 0, defence: 0, movement: 10, leadership: 6 });
  assert.equal(strengths("U-6").movement, 6);
  assert.equal(strengths(undefined).attack, 0);
});

test("a stack's total says how many strengths are not known", () => {
  const untried = unit("u", "0404", "U-6", { flags: ["untried"] });
  assert.deepEqual(totals([unit("a", "0404", "5-7-7"), untried]), { attack: 5, defence: 7, unknown: 1 });
});

test("what was taken back is not part of the story; what was given again is", () => {
  const frames = [frame(1, {}), frame(2, {}), frame(3, { what: "undo" }), frame(4, { what: "redo" }), frame(5, { what: "undo" })];
  assert.deepEqual(story(frames).map((each) => each.sequence), [1]);
  assert.deepEqual(story(frames.slice(0, 4)).map((each) => each.sequence), [1, 4]);
});

test("a reel has the table of any moment, and jumps to turns and battles", () => {
  const frames = Array.from({ length: 100 }, (_, i) =>
    frame(i + 1, {
      changes: { units: [unit("a", String(1000 + i), "5-7-7")] },
      events: [
        { type: i % 30 === 29 ? "turn" : "combat", case: "", turn: 1, phase: "combat", side: "axis", number: 2, hexes: ["0404"] },
      ],
    }),
  );
  const reel = new Reel({ box: "kiev", start: view, frames });
  assert.equal(reel.at(0).units.get("a")?.hex, "0404");
  assert.equal(reel.at(1).units.get("a")?.hex, "1000");
  assert.equal(reel.at(77).units.get("a")?.hex, "1076");
  assert.equal(reel.at(500).units.get("a")?.hex, "1099");
  assert.equal(reel.jump(0, "turn", true), 30);
  assert.equal(reel.jump(60, "turn", false), 30);
  assert.equal(reel.jump(95, "turn", true), 100);
});

test("a game adds up to points, losses and dice", () => {
  const sums = tally(
    [
      frame(1, {
        events: [
          { type: "combat", case: "", turn: 1, phase: "combat", side: "axis", dice: [6, 2] },
          { type: "lost-steps", case: "", turn: 1, phase: "combat", side: "axis", unit: "a", steps: 2 },
          { type: "eliminated", case: "", turn: 1, phase: "combat", side: "axis", unit: "r", steps: 3 },
        ],
        score: { axis: 5, soviet: 1, level: "" },
      }),
      frame(2, { events: [{ type: "turn", case: "", turn: 2, phase: "", side: "axis", number: 2 }], score: { axis: 9, soviet: 1, level: "" } }),
    ],
    (id) => (id === "a" ? { side: "axis", arm: "panzer" } : { side: "soviet", arm: "rifle" }),
  );
  assert.deepEqual(sums.points, [
    { turn: 1, axis: 5, soviet: 1 },
    { turn: 2, axis: 9, soviet: 1 },
  ]);
  assert.equal(sums.losses.axis.get("panzer"), 2);
  assert.equal(sums.losses.soviet.get("rifle"), 3);
  assert.equal(sums.luck.axis.rolls, 2);
  assert.deepEqual(sums.luck.axis.counts, [0, 1, 0, 0, 0, 1]);
});
