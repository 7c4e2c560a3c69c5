import { effect, signal } from "@preact/signals";
import type { Drawing } from "./game/drawing";
import type { Letter } from "./game/letter";
import type { Note } from "./game/notes";

/** What a player chose on this device. */
function remembered<T>(name: string, first: T) {
  const key = `hexfront.${name}`;
  let value = first;
  try {
    const text = localStorage.getItem(key);
    value = text === null ? first : (JSON.parse(text) as T);
  } catch {
    // A page without storage remembers nothing.
  }
  const kept = signal<T>(value);
  effect(() => {
    const now = kept.value;
    try {
      localStorage.setItem(key, JSON.stringify(now));
    } catch {
      // As above.
    }
  });
  return kept;
}

/** A letter that is written in the trial of a phase. */
export interface WrittenLetter extends Letter {
  /** The game that the letter is for. */
  home: string;
  /** Up to which entry of the trial it was written down. */
  seen: number;
}

export interface KnownGame {
  id: string;
  game: string;
  title: string;
  tokens: Record<string, string>;
  opened: number;
  /** What this player adds to the dice, by side. */
  shares?: Record<string, string>;
  /** The lesson that is learnt in this game: which, how far, and the seat that it answers for. */
  lesson?: { box: string; id: string; step: number; foe: string };
  /** The letter for which this game is the trial. */
  letter?: WrittenLetter;
  /** What the server showed of the dice before the first of them fell. */
  commitment?: string;
}

export const theme = remembered<"auto" | "light" | "dark">("theme", "auto");
export const recapSpeed = remembered<number>("recap", 1);
export const curtain = remembered<"turn" | "always" | "never">("curtain", "turn");
export const guided = remembered<boolean>("guided", false);
/** Whether keys of a single letter, digit or sign do anything (WCAG 2.1.4). */
export const letterKeys = remembered<boolean>("letter-keys", true);
/** Whether phases in which nothing can be done are ended without asking. */
export const passIdle = remembered<boolean>("pass-idle", false);
/** Phases that the player wants to be passed over, by game. */
export const passOver = remembered<Record<string, string[]>>("pass-over", {});
/** What players have drawn for themselves, by game and side. */
export const plans = remembered<Record<string, Drawing>>("plans", {});
/** Bookmarks and notes, by game. */
export const notes = remembered<Record<string, Note[]>>("notes", {});
/** What the owner of the machine shows to have his games back; empty for everybody else. */
export const ownerKey = remembered<string>("owner", "");
export const games = remembered<KnownGame[]>("games", []);

const night = matchMedia("(prefers-color-scheme: dark)");
export const isDark = signal(false);
const judge = (): void => {
  isDark.value = theme.value === "dark" || (theme.value === "auto" && night.matches);
  document.documentElement.dataset["theme"] = isDark.value ? "dark" : "light";
};
effect(judge);
night.addEventListener("change", judge);

effect(() => {
  document.documentElement.dataset["letterKeys"] = letterKeys.value ? "on" : "off";
});

/** Whether a key is one that the player has not switched off. */
export const heeds = (key: string): boolean => letterKeys.value || key.length > 1 || key === " ";

/** What a button does, and the key that does it too. */
export const hint = (words: string, key: string): string => (letterKeys.value ? `${words} (${key})` : words);

export const calm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

export function remember(game: KnownGame): void {
  const others = games.value.filter((each) => each.id !== game.id);
  const before = games.value.find((each) => each.id === game.id);
  const tokens = { ...before?.tokens, ...game.tokens };
  const shares = { ...before?.shares, ...game.shares };
  games.value = [{ ...before, ...game, tokens, shares }, ...others].slice(0, 40);
}

export function forget(id: string): void {
  games.value = games.value.filter((each) => each.id !== id);
}
