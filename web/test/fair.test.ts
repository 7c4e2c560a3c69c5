import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { check, fingerprint, newShare } from "../src/fair/proof";
import { fromHex, hmac, sha256, toHex, utf8 } from "../src/fair/sha256";

/** A game that a server wrote; the command line checks the same file. */
const journal = readFileSync(join(process.env["HEXFRONT_WEB"] ?? ".", "test/fair.hxf"), "utf8");

test("SHA-256 gives what the standard gives", () => {
  assert.equal(toHex(sha256(utf8("abc"))), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  assert.equal(toHex(sha256(utf8(""))), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  assert.equal(
    toHex(sha256(utf8("a".repeat(1_000_000)))),
    "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0",
  );
});

test("HMAC gives what the standard gives", () => {
  assert.equal(
    toHex(hmac(utf8("Jefe"), utf8("what do ya want for nothing?"))),
    "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
  );
  assert.equal(
    toHex(hmac(fromHex("aa".repeat(131)), utf8("Test Using Larger Than Block-Size Key - Hash Key First"))),
    "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54",
  );
});

test("a share cannot be guessed and fits its promise", () => {
  assert.match(newShare(), /^[0-9a-f]{64}$/);
  assert.notEqual(newShare(), newShare());
  assert.equal(fingerprint("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});

test("the dice of a game are as promised", () => {
  const found = check(journal);
  assert.deepEqual(found.problems, []);
  assert.ok(found.proven >= 3);
  assert.equal(found.open, 0);
  assert.equal(found.axis.text, "the-axis-share");
});

test("a die, a share or a key that was bent is found", () => {
  const die = journal.replace(/\| ([1-6]) \|/, (_, die: string) => `| ${(Number(die) % 6) + 1} |`);
  assert.match(check(die).problems.join("\n"), /Throw 1 is/);
  assert.match(check(die).problems.join("\n"), /was changed/);
  const share = journal.replace("the-axis-share", "chosen-later");
  assert.match(check(share).problems.join("\n"), /Axis player/);
  const key = journal.replace(/dice-opened (\d+) ../, "dice-opened $1 00");
  assert.match(check(key).problems.join("\n"), /does not lead to the commitment/);
  assert.match(check(journal, "0".repeat(64)).problems.join("\n"), /noted/);
});

test("what is no journal is said to be none", () => {
  assert.throws(() => check("hello"), /no saved game/);
});
