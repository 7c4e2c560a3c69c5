import type { Counter, Frame, ReplayData } from "../words";
import { changed, laidOut, type Table } from "./table";

const EVERY = 40;

/** A place in a game one might want to jump to. */
export interface Chapter {
  at: number;
  kind: "turn" | "phase" | "combat";
  text: string;
}

/** A whole game, any moment of it at hand: position 0 is the start, n the table after frame n. */
export class Reel {
  readonly frames: Frame[];
  private readonly keys: Table[];
  readonly chapters: Chapter[] = [];
  /** How many orders stand at each moment. */
  private readonly counts: number[] = [0];

  constructor(data: ReplayData) {
    this.frames = data.frames;
    let table = laidOut(data.start);
    this.keys = [table];
    this.frames.forEach((frame, i) => {
      table = changed(table, frame.changes);
      const before = this.counts[i] as number;
      this.counts.push(frame.what === "undo" ? before - 1 : frame.what === "resume" ? before : before + 1);
      if ((i + 1) % EVERY === 0) {
        this.keys.push(table);
      }
      for (const event of frame.events) {
        if (event.type === "turn") {
          this.chapters.push({ at: i + 1, kind: "turn", text: `Turn ${String(event["number"])}` });
        } else if (event.type === "phase") {
          this.chapters.push({ at: i + 1, kind: "phase", text: `${String(event["of"])} ${String(event["name"])}` });
        } else if (event.type === "combat") {
          this.chapters.push({ at: i + 1, kind: "combat", text: `${String(event["column"])}: ${String(event["result"])}` });
        }
      }
    });
  }

  get length(): number {
    return this.frames.length;
  }

  /** Names everybody who appears, also those in no list of counters. */
  introduce(counters: { learn(units: Iterable<Counter>): void }): void {
    counters.learn(this.at(0).units.values());
    this.frames.forEach((frame) => counters.learn(frame.changes.units ?? []));
  }

  /** The table after so many frames. */
  at(moment: number): Table {
    const n = Math.min(this.length, Math.max(0, moment));
    const key = Math.floor(n / EVERY);
    let table = this.keys[key] as Table;
    for (let i = key * EVERY; i < n; i++) {
      table = changed(table, (this.frames[i] as Frame).changes);
    }
    return table;
  }

  /** The moments at which turns ended, up to a moment; the latest first, itself included. */
  turnEnds(moment: number): number[] {
    const ends = this.chapters.filter((chapter) => chapter.kind === "turn" && chapter.at <= moment).map((chapter) => chapter.at);
    return [moment, ...ends.reverse().filter((at) => at !== moment)];
  }

  /** How many orders had been given at a moment, without those that were taken back. */
  orders(moment: number): number {
    return this.counts[Math.min(this.length, Math.max(0, moment))] as number;
  }

  /** The last moment at which so many orders had been given; taken back or not. */
  momentOf(orders: number): number {
    const found = this.counts.lastIndexOf(orders);
    return found < 0 ? this.length : found;
  }

  /** The next or last place of a kind, seen from a moment. */
  jump(moment: number, kind: Chapter["kind"], forward: boolean): number {
    const places = this.chapters.filter((chapter) => chapter.kind === kind).map((chapter) => chapter.at);
    const found = forward
      ? places.find((at) => at > moment)
      : [...places].reverse().find((at) => at < moment);
    return found ?? (forward ? this.length : 0);
  }
}
