/** Whom a result of combat hurts. */
export type Mood = "attacker" | "defender" | "both";

const count = (n: string, one: string): string => (n === "1" || n === "" ? `1 ${one}` : `${n} ${one}${one.endsWith("x") ? "es" : "s"}`);

/** Results of tables that name them by letters: whom they hurt, and in words. */
const LETTERS: Record<string, [Mood, string]> = {
  "-": ["both", "nothing happens"],
  eng: ["both", "engaged: both stay where they are"],
  BK: ["defender", "breakthrough: the defender is eliminated, the attackers go through"],
  DE: ["defender", "the defender is eliminated"],
  D: ["defender", "the defender is disrupted"],
  X: ["both", "exchange: both lose"],
  AD: ["attacker", "the attackers are disrupted"],
  "D/AE": ["both", "the defender is disrupted, an attacker eliminated"],
  AE: ["attacker", "attackers are eliminated"],
};

/** Steps the attacker loses, or hexes the defender goes back, maybe after losses: A1, D2, RR, 1RR. */
function byPattern(result: string): [Mood, string] | undefined {
  const attacker = /^A(\d)$/.exec(result);
  if (attacker) {
    return ["attacker", `the attacker loses ${count(attacker[1] ?? "", "step")}`];
  }
  const pushed = /^D(\d)$/.exec(result);
  if (pushed) {
    return ["defender", `the defender retreats up to ${count(pushed[1] ?? "", "hex")}, disrupted`];
  }
  const back = /^(\d?)(R{1,2})$/.exec(result);
  if (back) {
    const loses = back[1] ? `loses ${count(back[1], "step")} and ` : "";
    return ["defender", `the defender ${loses}retreats ${count(String(back[2]?.length), "hex")}`];
  }
  return undefined;
}

/** Both sides in one result, attacker/defender: what each loses in steps or goes back in hexes. */
function bySides(result: string): [Mood, string] | undefined {
  const parts = /^([^/]*)\/([^/]*)$/.exec(result);
  if (!parts) {
    return undefined;
  }
  const hurts = (part: string | undefined): boolean => part !== undefined && /[1-9A-Za-z]/.test(part);
  const [a, d] = [hurts(parts[1]), hurts(parts[2])];
  const side = (who: string, part: string): string => `the ${who} loses ${count(part.replace(/\D/g, ""), "step")} or retreats as many hexes`;
  const words = [a ? side("attacker", parts[1] ?? "") : "", d ? side("defender", parts[2] ?? "") : ""].filter(Boolean).join(", ");
  return [a === d ? "both" : a ? "attacker" : "defender", /^[-\d/]+$/.test(result) ? words : ""];
}

const read = (result: string): [Mood, string] => LETTERS[result] ?? byPattern(result) ?? bySides(result) ?? ["both", ""];

/** Who a result hurts, as far as its notation says. */
export const mood = (result: string): Mood => read(result)[0];

/** A result in words; empty where its notation is not known. */
export const resultWords = (result: string): string => read(result)[1];
