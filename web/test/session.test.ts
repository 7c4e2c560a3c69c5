import assert from "node:assert/strict";
import { test } from "node:test";
import { Seat } from "../src/api";
import { Session } from "../src/game/session";
import type { Frame, GameState } from "../src/words";

const decision = { side: "axis", stage: "combat", prompt: "", orders: ["end-phase"] } as const;

const frame = (sequence: number): Frame => ({
  sequence,
  what: "order",
  side: "axis",
  events: [],
  changes: {},
  decision: { ...decision, orders: [...decision.orders] },
  undo: true,
  redo: false,
});

const state: GameState = {
  id: "g",
  name: "",
  game: "kiev",
  scenario: null,
  options: {},
  seats: { axis: "person", soviet: "person" },
  seat: "axis",
  sequence: 2,
  decision: frame(2).decision,
  undo: true,
  redo: false,
  score: { axis: 0, soviet: 0, level: "" },
  view: { viewer: "axis", turn: 1, side: "axis", stage: "combat", units: [], control: {}, state: {} },
  thinking: null,
  origin: [],
};

/** A stream that tells what a test hands it. */
class Stream {
  static readonly CLOSED = 2;
  static newest: Stream | undefined;
  readonly readyState = 1;
  private readonly listeners = new Map<string, (message: { data: string }) => void>();

  constructor(readonly address: string) {
    Stream.newest = this;
  }

  addEventListener(what: string, listener: (message: { data: string }) => void): void {
    this.listeners.set(what, listener);
  }

  tell(told: Frame): void {
    this.listeners.get("frame")?.({ data: JSON.stringify(told) });
  }

  close(): void {}
}

test("an order that arrives between the state and the log stands in the log once", async () => {
  const answers: Record<string, unknown> = {
    "/api/games/g": state,
    "/api/games/g/log?from=1": { frames: [frame(1), frame(2)], more: true },
    "/api/games/g/log?from=3": { frames: [frame(3)], more: false },
    "/api/games/g/ticket": { ticket: "for.a.minute" },
    "/api/shelf": { boxes: [{ id: "kiev" }], commanders: [] },
    "/api/boxes/kiev/picture": { hexes: [] },
    "/api/boxes/kiev/map": { hexes: {}, hexsides: {} },
    "/api/boxes/kiev/counters": [],
  };
  Object.assign(globalThis, {
    document: { baseURI: "http://table.test/" },
    EventSource: Stream,
    fetch: async (path: string) => new Response(JSON.stringify(answers[path])),
  });
  const session = await Session.open(new Seat("g", "token"));
  assert.equal(Stream.newest?.address, "/api/games/g/events?after=2&ticket=for.a.minute");
  Stream.newest?.tell(frame(3));
  Stream.newest?.tell(frame(3));
  await new Promise((done) => setTimeout(done));
  assert.deepEqual(session.frames.value.map((each) => each.sequence), [1, 2, 3]);
  session.close();
});
