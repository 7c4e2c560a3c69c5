import assert from "node:assert/strict";
import { test } from "node:test";
import { noted, notesIn, unnoted, withNotes } from "../src/game/notes";

const JOURNAL = "hexfront-journal 2\ngame kiev\n\n1 axis | end-phase |  | aa | bb\nat 1 rules 1 | (turn 1) | cc\n";

test("notes stand at the end of a saved game and are found again", () => {
  const notes = [{ after: 0, words: "" }, { after: 1, words: "the bridge | is lost" }];
  const text = withNotes(JOURNAL, notes);
  assert.equal(text, JOURNAL + "# 0\n# 1 the bridge | is lost\n");
  assert.deepEqual(notesIn(text), notes);
  assert.equal(withNotes(text, []), JOURNAL);
});

test("a moment has one note, of one line", () => {
  const one = noted([], 4, "first");
  assert.deepEqual(noted(one, 2, "a\nb"), [{ after: 2, words: "a b" }, { after: 4, words: "first" }]);
  assert.deepEqual(noted(one, 4, "second"), [{ after: 4, words: "second" }]);
  assert.deepEqual(unnoted(one, 4), []);
});
