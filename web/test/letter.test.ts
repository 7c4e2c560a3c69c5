import assert from "node:assert/strict";
import { test } from "node:test";
import { clauseText, figuresOf, letterFile, type Letter, letterText } from "../src/game/letter";

const LETTER: Letter = {
  side: "axis",
  turn: 2,
  phase: "combat",
  lines: [
    { kind: "order", when: [], order: "attack attackers=a,b hexes=0604", sequence: 7 },
    { kind: "answer", when: [], order: "choose option=lose" },
    { kind: "order", when: ["gone s", "not empty 0705"], order: "attack attackers=c hexes=0705" },
    { kind: "or", when: [], order: "attack attackers=c hexes=0706" },
  ],
};

test("a letter is written as the room for mail reads it", () => {
  assert.equal(
    letterText(LETTER),
    [
      "letter axis 2 combat",
      "attack attackers=a,b hexes=0604",
      "  choose option=lose",
      "if gone s and not empty 0705: attack attackers=c hexes=0705",
      "  or attack attackers=c hexes=0706",
      "",
    ].join("\n"),
  );
  assert.equal(letterFile("kiev", LETTER), "kiev-axis-2-combat.letter.txt");
});

test("a condition is written when all of it is known", () => {
  assert.equal(clauseText({ kind: "gone", not: false, side: "soviet" }), undefined);
  assert.equal(clauseText({ kind: "gone", not: true, side: "soviet", unit: "s" }), "not gone s");
  assert.equal(clauseText({ kind: "at", not: false, side: "soviet", unit: "s" }), undefined);
  assert.equal(clauseText({ kind: "at", not: false, side: "soviet", unit: "s", hex: "0704" }), "at s 0704");
  assert.equal(clauseText({ kind: "empty", not: false, side: "soviet", hex: "0604" }), "empty 0604");
  assert.equal(clauseText({ kind: "held", not: false, side: "soviet", hex: "0604" }), "held 0604 soviet");
});

test("figures are taken however they are set, and nothing else is", () => {
  assert.deepEqual(figuresOf(" 17, 121;250\n400 "), [17, 121, 250, 400]);
  assert.equal(figuresOf("121 x"), undefined);
  assert.equal(figuresOf("-3"), undefined);
  assert.equal(figuresOf(""), undefined);
});
