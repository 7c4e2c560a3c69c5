import { fromHex, hmac, sha256, toHex, utf8 } from "./sha256";

/** What a player adds to the dice: the fingerprint that was shown first, and the text behind it. */
export interface Share {
  promise: string;
  text: string;
}

/** What came of comparing the dice of a saved game with what was promised about them. */
export interface Found {
  title: string;
  origin: string;
  commitment: string;
  axis: Share;
  soviet: Share;
  before: number;
  proven: number;
  open: number;
  problems: string[];
}

/** The fingerprint of a text. */
export const fingerprint = (text: string): string => toHex(sha256(utf8(text)));

/** Something nobody can guess, to be added to the dice. */
export function newShare(): string {
  const bytes = new Uint8Array(32);
  crypto.getRandomValues(bytes);
  return toHex(bytes);
}

const share = (words: string | undefined): Share => {
  const [promise = "", text = ""] = (words ?? "").split(" ");
  return { promise, text };
};

/** The throw that follows from a key: one of so many, from 0. */
export function value(key: Uint8Array, shares: string, place: number, among: number): number {
  const digest = hmac(key, utf8(`${shares} ${place}`));
  let bits = 0n;
  digest.slice(0, 8).forEach((byte) => (bits = (bits << 8n) | BigInt(byte)));
  return Number((bits * BigInt(among)) >> 64n);
}

interface Saved {
  header: Map<string, string>;
  thrown: string[][];
  problems: string[];
}

/** Reads a journal and follows its running hash from line to line. */
function read(journal: string): Saved {
  const lines = journal.split(/\r?\n/);
  const end = lines.indexOf("");
  if (!lines[0]?.startsWith("hexfront-journal ") || end < 0) {
    throw new Error("This is no saved game of Hexfront.");
  }
  const header = new Map(
    lines.slice(1, end).map((line) => {
      const blank = line.indexOf(" ");
      return blank < 0 ? [line, ""] : [line.slice(0, blank), line.slice(blank + 1)];
    }),
  );
  const problems: string[] = [];
  const thrown: string[][] = [];
  let running = short(lines.slice(0, end + 1).join("\n") + "\n");
  lines.slice(end + 1).forEach((line, i) => {
    const bar = line.lastIndexOf(" | ");
    if (bar < 0 || line.startsWith("#")) {
      return;
    }
    const body = line.slice(0, bar);
    running = short(running + body);
    if (running !== line.slice(bar + 3) && problems.length === 0) {
      problems.push(`line ${end + 2 + i} was changed: its running hash does not fit`);
      running = line.slice(bar + 3);
    }
    if (!body.startsWith("at ")) {
      thrown.push((body.split(" | ")[2] ?? "").trim().split(" ").filter(Boolean));
    }
  });
  return { header, thrown, problems };
}

const short = (text: string): string => toHex(sha256(utf8(text))).slice(0, 16);

/**
 * Checks the dice of a saved game: what both players added is what they promised, the key that was
 * laid open leads to the commitment, and every throw follows from them. Needs no server.
 */
export function check(journal: string, noted?: string): Found {
  const { header, thrown, problems } = read(journal);
  const origin = header.get("origin") ?? "";
  const commitment = header.get("dice-commitment") ?? "";
  const axis = share(header.get("dice-axis"));
  const soviet = share(header.get("dice-soviet"));
  const imported = Number(/imported (\d+)/.exec(origin)?.[1] ?? 0);
  const figured = figuredIn(origin);
  const all = thrown.slice(imported).flatMap((dice, i) => dice.map((die) => (figured(imported + i + 1) ? undefined : die)));
  const others = all.filter((die) => die === undefined).length;
  const found: Found = {
    title: header.get("game") ?? "",
    origin,
    commitment,
    axis,
    soviet,
    before: thrown.slice(0, imported).flat().length + others,
    proven: 0,
    open: all.length - others,
    problems,
  };
  for (const [side, player] of [["Axis", axis], ["Soviet", soviet]] as const) {
    if (player.text && fingerprint(player.text) !== player.promise) {
      problems.push(`What the ${side} player added is not what was promised.`);
    }
  }
  if (noted && noted !== commitment) {
    problems.push("The commitment is not the one this browser noted when the game began.");
  }
  const [count, key] = (header.get("dice-opened") ?? "").split(" ");
  if (key) {
    compare(all, Number(count), key, `${axis.text || "-"} ${soviet.text || "-"}`, found);
  }
  return found;
}

/** Which orders were rolled with published figures, as an origin says it: "figures 12-45 60-71". */
function figuredIn(origin: string): (order: number) => boolean {
  const runs = (/figures ([\d -]+)/.exec(origin)?.[1] ?? "").trim().split(" ").map((run) => run.split("-").map(Number));
  return (order) => runs.some(([first, last]) => first !== undefined && last !== undefined && order >= first && order <= last);
}

function compare(all: (string | undefined)[], count: number, key: string, shares: string, found: Found): void {
  let at = fromHex(key);
  for (let place = count - 1; place >= 0; place--) {
    const thrown = all[place];
    if (thrown !== undefined) {
      const [shown, among] = thrown.split("/").map(Number) as [number, number | undefined];
      const due = value(at, shares, place, among ?? 6) + (among === undefined ? 1 : 0);
      if (due === shown) {
        found.proven++;
      } else {
        found.problems.push(`Throw ${place + 1} is ${thrown}, but the key gives ${due}.`);
      }
    }
    at = sha256(at);
  }
  found.open -= found.proven;
  if (toHex(at) !== found.commitment) {
    found.problems.push("The key does not lead to the commitment.");
  }
}
