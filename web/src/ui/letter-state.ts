import { effect, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { LetterWish } from "../api";
import { games } from "../settings";
import { enemyOf, type LetterState } from "../words";
import type { Desk } from "./game-page";

/** Whether the page about letters is open. */
export const letterOpen = signal(false);

/** The letter that came last, as far as it has got, and in which game. */
export const came = signal<{ game: string; state: LetterState } | undefined>(undefined);

/** What went wrong when the letter was to go on. */
export const letterProblem = signal("");

/** The game in which a letter is played at this moment. */
const busy = signal("");

/** Whether a letter is being played in a game; one person decides for both sides then. */
export const isUnderWay = (game: string): boolean =>
  busy.value === game || (came.value?.game === game && (came.value.state.state === "asks" || came.value.state.state === "goes-on"));

/** The token of the other seat, where one person holds both. */
export const otherToken = ({ session }: Desk): string => {
  const tokens = games.value.find((each) => each.id === session.state.id)?.tokens ?? {};
  return session.mine ? (tokens[enemyOf(session.mine)] ?? "") : "";
};

/** Has a letter played from its beginning. */
export async function playLetter(desk: Desk, letter: string, wish: LetterWish): Promise<void> {
  const { session } = desk;
  const game = session.state.id;
  busy.value = game;
  try {
    came.value = { game, state: await session.seat.playLetter(session.sequence, letter, otherToken(desk), wish) };
    letterProblem.value = "";
  } finally {
    busy.value = "";
  }
}

/** Lets the letter go on; what goes wrong then stands on its card. */
export async function goLetterOn(desk: Desk, wish: LetterWish = {}): Promise<void> {
  const { session } = desk;
  const game = session.state.id;
  if (busy.peek()) {
    return;
  }
  busy.value = game;
  try {
    came.value = { game, state: await session.seat.goLetterOn(session.sequence, otherToken(desk), wish) };
    letterProblem.value = "";
  } catch (why) {
    letterProblem.value = desk.narrator.sentence((why as Error).message);
    await look(desk).catch(() => undefined);
  } finally {
    busy.value = "";
  }
}

async function look({ session }: Desk): Promise<void> {
  const state = await session.seat.letter();
  came.value = state.state === "none" ? undefined : { game: session.state.id, state };
}

/** Puts the letter and its reply away; what was played of it stays. */
export async function putLetterAway(desk: Desk): Promise<void> {
  try {
    await desk.session.seat.putLetterAway(otherToken(desk));
    came.value = undefined;
    letterProblem.value = "";
  } catch (why) {
    letterProblem.value = (why as Error).message;
  }
}

/** Finds the letter again that was half played, and lets it go on whenever its receiver has answered. */
export function useLetter(desk: Desk): void {
  useEffect(() => {
    const { session, play } = desk;
    if (!otherToken(desk) || play.writing.on) {
      return;
    }
    if (came.peek()?.game !== session.state.id) {
      letterProblem.value = "";
      look(desk).catch(() => undefined); // an earlier server knows no letters that rest
    }
    return effect(() => {
      const now = came.value;
      const last = session.frames.value.at(-1)?.sequence ?? 0;
      if (!busy.value && now?.game === session.state.id && now.state.state === "asks" && last > (now.state.sequence ?? last)) {
        void goLetterOn(desk);
      }
    });
  }, [desk]);
}
