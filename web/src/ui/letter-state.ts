import { signal } from "@preact/signals";
import type { LetterReply } from "../words";

/** Whether the page about letters is open. */
export const letterOpen = signal(false);

/** What became of the letter that was played last, and in which game. */
export const played = signal<{ game: string; reply: LetterReply } | undefined>(undefined);
