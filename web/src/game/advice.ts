import { signal } from "@preact/signals";
import type { Hint } from "../words";
import { noticeOf } from "./common";

/** What a marshal says when it is asked, and how long it has been thinking. */
export class Advice {
  /** Since when it thinks. */
  readonly since = signal<number | undefined>(undefined);
  readonly given = signal<Hint | undefined>(undefined);
  readonly problem = signal("");
  private asked = 0;

  constructor(
    private readonly ask: (at: number | undefined) => Promise<Hint>,
    private readonly hurry: () => Promise<unknown>,
  ) {}

  /** Asks about a moment; about now if none is named. */
  async seek(at?: number): Promise<void> {
    const mine = ++this.asked;
    this.given.value = undefined;
    this.problem.value = "";
    this.since.value = Date.now();
    try {
      const hint = await this.ask(at);
      if (mine === this.asked) {
        this.given.value = hint;
      }
    } catch (problem) {
      if (mine === this.asked) {
        this.problem.value = noticeOf(problem).text;
      }
    } finally {
      if (mine === this.asked) {
        this.since.value = undefined;
      }
    }
  }

  /** Has the best that was found so far. */
  async answerNow(): Promise<void> {
    await this.hurry().catch(() => undefined);
  }

  /** Wants no answer any more. */
  cancel(): void {
    const thinking = this.since.peek() !== undefined;
    this.asked++;
    this.since.value = undefined;
    this.given.value = undefined;
    this.problem.value = "";
    if (thinking) {
      void this.answerNow();
    }
  }
}
