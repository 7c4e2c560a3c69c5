import { batch, computed, signal } from "@preact/signals";
import * as api from "../api";
import type {
  Box,
  BriefScore,
  Decision,
  Frame,
  GameEvent,
  GameState,
  MapFacts,
  Picture,
  Seats,
  Side,
  Thinking,
} from "../words";
import { Counters } from "../map/counters";
import { story } from "./story";
import { changed, laidOut, type Table } from "./table";

export type Connection = "live" | "connecting" | "lost";

/** A game as one seat follows it, live: what the server tells, in order and without gaps. */
export class Session {
  readonly table = signal<Table>(undefined as unknown as Table);
  readonly decision = signal<Decision>(undefined as unknown as Decision);
  readonly score = signal<BriefScore>({ axis: 0, soviet: 0, level: "" });
  readonly undo = signal(false);
  readonly redo = signal(false);
  readonly frames = signal<Frame[]>([]);
  readonly connection = signal<Connection>("connecting");
  readonly stopping = signal(false);
  /** Since when a commander thinks, and for how long at most. */
  readonly thought = signal<Thinking | undefined>(undefined);
  /** What the dice still wait for; empty when they can be thrown. */
  readonly waits = signal("");
  /** Why nobody plays the commander any more. */
  readonly parked = signal("");
  /** Frames of others that still wait to be shown. */
  readonly waiting = signal<Frame[]>([]);
  readonly story = computed(() => story(this.frames.value));
  readonly seats: Seats;
  readonly mine: Side | undefined;
  sequence: number;
  private known: number;
  private stream: EventSource | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private showing = false;
  /** Shows what happened before it becomes the table; the promise is done when it has been seen. */
  show: (frame: Frame, before: Table, after: Table, left: number) => Promise<void> = async () => {};
  onFrame: (frame: Frame) => void = () => {};

  private constructor(
    readonly seat: api.Seat,
    readonly state: GameState,
    readonly box: Box,
    readonly picture: Picture,
    readonly facts: MapFacts,
    readonly counters: Counters,
  ) {
    this.seats = state.seats;
    this.mine = state.seat === "axis" || state.seat === "soviet" ? state.seat : undefined;
    this.sequence = state.sequence;
    this.known = state.sequence;
    this.parked.value = state.parked ?? "";
    this.thought.value = state.thinking ?? undefined;
    this.take(state);
  }

  static async open(seat: api.Seat): Promise<Session> {
    const state = await seat.state();
    const [box, picture, facts, printed] = await Promise.all([
      api.box(state.game),
      api.picture(state.game),
      api.mapFacts(state.game),
      api.counters(state.game),
    ]);
    if (!box) {
      throw new api.ApiProblem(`The shelf has no game ${state.game}.`, 404);
    }
    const session = new Session(seat, state, box, picture, facts, new Counters(printed));
    session.frames.value = (await seat.log()).filter((frame) => frame.sequence <= state.sequence);
    await session.listen();
    return session;
  }

  private take(state: GameState): void {
    batch(() => {
      this.counters.learn(state.view.units);
      this.table.value = laidOut(state.view);
      this.decision.value = state.decision;
      this.score.value = state.score;
      this.undo.value = state.undo;
      this.redo.value = state.redo;
    });
  }

  readonly over = computed(() => this.decision.value.over === true);
  /** The side whose commander thinks now. */
  readonly thinking = computed<Side | undefined>(() => {
    const { side, over } = this.decision.value;
    return !over && this.seats[side] !== "person" ? side : undefined;
  });
  readonly myTurn = computed(
    () => !this.over.value && this.decision.value.side === this.mine && this.waiting.value.length === 0,
  );

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    this.stream?.close();
  }

  private again(): void {
    clearTimeout(this.retry);
    this.retry = setTimeout(() => void this.listen(), 1000);
  }

  private async listen(): Promise<void> {
    this.stream?.close();
    let address: string;
    try {
      address = await this.seat.link(`/events?after=${this.known}`);
    } catch {
      if (!this.closed) {
        this.connection.value = "lost";
        this.again();
      }
      return;
    }
    if (this.closed) {
      return;
    }
    const stream = new EventSource(address);
    this.stream = stream;
    stream.addEventListener("parked", (message) => {
      this.parked.value = (JSON.parse((message as MessageEvent<string>).data) as { why: string }).why;
    });
    stream.addEventListener("open", () => (this.connection.value = "live"));
    stream.addEventListener("hello", () => (this.connection.value = "live"));
    stream.addEventListener("thinking", (message) => {
      this.thought.value = JSON.parse((message as MessageEvent<string>).data) as Thinking;
    });
    stream.addEventListener("frame", (message) => {
      this.connection.value = "live";
      this.arrived(JSON.parse((message as MessageEvent<string>).data) as Frame);
    });
    stream.addEventListener("error", () => {
      if (this.closed) {
        return;
      }
      this.connection.value = "lost";
      // The ticket in the address does not last; another is fetched for another try.
      stream.close();
      this.again();
    });
  }

  /** Takes a frame, whichever way it came; gaps are filled, doubles dropped. */
  arrived(frame: Frame): void {
    if (frame.sequence <= this.known) {
      return;
    }
    if (frame.sequence > this.known + 1) {
      void this.fill();
      return;
    }
    this.known = frame.sequence;
    this.waiting.value = [...this.waiting.value, frame];
    void this.work();
  }

  private filling = false;

  private async fill(): Promise<void> {
    if (this.filling) {
      return;
    }
    this.filling = true;
    try {
      for (const frame of await this.seat.log(this.known + 1)) {
        if (frame.sequence === this.known + 1) {
          this.arrived(frame);
        }
      }
    } catch {
      // The stream says it again.
    } finally {
      this.filling = false;
    }
  }

  private async work(): Promise<void> {
    if (this.showing) {
      return;
    }
    this.showing = true;
    try {
      for (let frame = this.waiting.value[0]; frame; frame = this.waiting.value[0]) {
        const before = this.table.value;
        const after = changed(before, frame.changes);
        await this.show(frame, before, after, this.waiting.value.length);
        this.apply(frame, after);
      }
    } finally {
      this.showing = false;
    }
  }

  private apply(frame: Frame, after: Table): void {
    batch(() => {
      this.sequence = frame.sequence;
      this.counters.learn(frame.changes.units ?? []);
      this.table.value = after;
      this.decision.value = frame.decision;
      this.undo.value = frame.undo;
      this.redo.value = frame.redo;
      if (frame.score) {
        this.score.value = frame.score;
      }
      this.stopping.value = false;
      this.parked.value = "";
      this.frames.value = [...this.frames.value, frame];
      this.waiting.value = this.waiting.value.slice(1);
    });
    this.onFrame(frame);
  }

  /** Everything that happened, in the order in which it did. */
  events(): GameEvent[] {
    return this.story.value.flatMap((frame) => frame.events);
  }
}
