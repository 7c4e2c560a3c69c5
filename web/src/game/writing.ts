import { computed, effect, signal } from "@preact/signals";
import { Seat } from "../api";
import type { Layer } from "../map/scene";
import { games, type KnownGame, type WrittenLetter } from "../settings";
import type { Frame, LetterReply, Order } from "../words";
import type { Common } from "./common";
import { noticeOf } from "./common";
import { type Clause, clauseText, letterText, type LetterLine, needsHex, needsUnit } from "./letter";

/** A condition for a line of the letter, as far as it is made. */
export interface Asking {
  line: number;
  clause: Clause;
  /** The units of the hex that was clicked, where one of them has to be chosen. */
  among: string[];
}

/** A letter that is written by giving orders: this game is its trial, and what is done in it is written down. */
export class Writing {
  /** Whether the next order is another one to try instead of the last. */
  readonly instead = signal(false);
  readonly asking = signal<Asking | undefined>(undefined);
  /** What would become of the letter. */
  readonly checked = signal<LetterReply | undefined>(undefined);
  /** Whether the map shows what is no longer in the letter. */
  readonly astray = signal(false);
  private readonly stop: () => void;
  private work: Promise<void> = Promise.resolve();

  constructor(private readonly common: Common) {
    this.stop = effect(() => {
      const told = this.common.session.story.value;
      if (this.letter.peek()) {
        this.work = this.work.then(() => this.follow(told)).catch((problem) => void (this.common.notice.value = noticeOf(problem)));
      }
    });
  }

  close(): void {
    this.stop();
  }

  private get id(): string {
    return this.common.session.state.id;
  }

  readonly letter = computed<WrittenLetter | undefined>(() => games.value.find((each) => each.id === this.id)?.letter);

  get on(): boolean {
    return this.letter.value !== undefined;
  }

  /** The letter as it is sent. */
  readonly text = computed(() => (this.letter.value ? letterText(this.letter.value) : ""));

  private keep(change: Partial<WrittenLetter>): void {
    const with_ = (game: KnownGame): KnownGame => (game.letter ? { ...game, letter: { ...game.letter, ...change } } : game);
    games.value = games.value.map((each) => (each.id === this.id ? with_(each) : each));
    this.checked.value = undefined;
  }

  /** Writes down what was done in the trial since, and drops what was taken back. */
  private async follow(told: Frame[]): Promise<void> {
    const letter = this.letter.peek();
    if (!letter) {
      return;
    }
    const standing = new Set(told.map((frame) => frame.sequence));
    const left = letter.lines.filter((line) => line.sequence === undefined || standing.has(line.sequence));
    const fresh = told.filter((frame) => frame.sequence > letter.seen);
    const own = fresh.filter((frame) => frame.side === letter.side && frame.order && frame.order.type !== "end-phase");
    const texts = own.length ? await this.common.session.seat.written(own.map((frame) => frame.order as Order)) : [];
    const more = own.map((frame, i): LetterLine => ({ ...this.line(texts[i] as string, this.isAnswer(frame)), sequence: frame.sequence }));
    const seen = Math.max(letter.seen, ...fresh.map((frame) => frame.sequence));
    if (left.length !== letter.lines.length || seen !== letter.seen) {
      this.keep({ lines: [...left, ...more], seen });
    }
  }

  private line(order: string, answer: boolean): LetterLine {
    const kind = answer ? "answer" : this.instead.peek() ? "or" : "order";
    if (!answer) {
      this.instead.value = false;
    }
    return { kind, when: [], order };
  }

  /** Whether an order answered a question rather than using the open phase. */
  private isAnswer(frame: Frame): boolean {
    const before = this.common.session.frames.peek().filter((each) => each.sequence < frame.sequence);
    const last = before[before.length - 1];
    return last !== undefined && !last.decision.orders.includes("end-phase");
  }

  /** Writes an order down that is not tried. */
  async note(order: Order): Promise<void> {
    const [text] = await this.common.session.seat.written([order]);
    const lines = this.letter.value?.lines ?? [];
    this.keep({ lines: [...lines, this.line(text as string, false)] });
  }

  /** Whether another order can be given to be tried instead of the last. */
  readonly canBeInstead = computed(() => {
    const last = this.letter.value?.lines.at(-1);
    return last !== undefined && last.kind !== "answer" && (last.sequence === undefined || this.isTakenBack(last));
  });

  private isTakenBack({ sequence }: LetterLine): boolean {
    const { story, undo } = this.common.session;
    return undo.value && story.value.at(-1)?.sequence === sequence;
  }

  /** Lets the next order be tried instead of the last; the map goes back to before it. */
  async orInstead(takeBack: () => Promise<void>): Promise<void> {
    const lines = this.letter.value?.lines ?? [];
    const last = lines.at(-1);
    if (!last || !this.canBeInstead.value) {
      return;
    }
    const { sequence, ...written } = last;
    this.keep({ lines: [...lines.slice(0, -1), written] });
    this.instead.value = true;
    if (sequence !== undefined) {
      await takeBack();
    }
  }

  /** Takes the last line out of the letter, and back on the map where that can be. */
  async removeLast(takeBack: () => Promise<void>): Promise<void> {
    const lines = this.letter.value?.lines ?? [];
    const last = lines.at(-1);
    this.instead.value = false;
    this.asking.value = undefined;
    if (last?.sequence !== undefined && this.isTakenBack(last)) {
      await takeBack();
    } else if (last) {
      this.astray.value ||= last.sequence !== undefined;
      this.keep({ lines: lines.slice(0, -1) });
    }
  }

  // ---- conditions

  ask(line: number): void {
    const side = this.letter.value?.side === "axis" ? "soviet" : "axis";
    this.asking.value = { line, clause: { kind: "gone", not: false, side }, among: [] };
  }

  change(change: Partial<Clause>): void {
    const { value: asking } = this.asking;
    if (asking) {
      const { unit: _, hex: __, ...others } = asking.clause;
      const clause = change.kind ? { ...others, ...change } : { ...asking.clause, ...change };
      this.asking.value = { ...asking, clause, among: [] };
    }
  }

  /** A hex is clicked while a condition is made; whether that was meant for it. */
  pick(hex: string): boolean {
    const { value: asking } = this.asking;
    if (!asking) {
      return false;
    }
    if (needsUnit(asking.clause)) {
      const there = (this.common.stacks.value.get(hex) ?? []).map((unit) => unit.id);
      if (there.length === 1) {
        this.change({ unit: there[0] as string });
      } else {
        this.asking.value = { ...asking, among: there };
      }
    } else if (asking.clause.kind !== "gone") {
      this.change({ hex });
    }
    return true;
  }

  /** Puts the condition before its line. */
  addClause(): void {
    const { value: asking } = this.asking;
    const text = asking && clauseText(asking.clause);
    const lines = this.letter.value?.lines ?? [];
    if (asking && text) {
      this.keep({ lines: lines.map((line, i) => (i === asking.line ? { ...line, when: [...line.when, text] } : line)) });
      this.asking.value = undefined;
    }
  }

  dropClauses(at: number): void {
    const lines = this.letter.value?.lines ?? [];
    this.keep({ lines: lines.map((line, i) => (i === at ? { ...line, when: [] } : line)) });
  }

  // ---- what would become of it

  /** The seat of the writer at the game that the letter is for. */
  home(): Seat | undefined {
    const letter = this.letter.value;
    const token = letter && games.value.find((each) => each.id === letter.home)?.tokens[letter.side];
    return letter && token ? new Seat(letter.home, token) : undefined;
  }

  async check(): Promise<void> {
    const seat = this.home();
    try {
      this.checked.value = seat && (await seat.checkLetter(this.text.value));
    } catch (problem) {
      this.common.notice.value = noticeOf(problem);
    }
  }

  show(layer: Layer): void {
    const clause = this.asking.value?.clause;
    const unit = clause?.unit && this.common.unit(clause.unit)?.hex;
    const hexes = [unit, clause?.hex].filter((hex): hex is string => hex !== undefined && hex !== "");
    if (hexes.length) {
      layer.marked.push({ look: "chosen", hexes });
    }
  }

  /** What the player is to click next. */
  readonly prompt = computed(() => {
    const clause = this.asking.value?.clause;
    if (!clause) {
      return this.instead.value ? "Give the order that is tried instead." : undefined;
    }
    return needsUnit(clause) ? "Click the unit." : needsHex(clause) ? "Click the hex." : undefined;
  });
}
