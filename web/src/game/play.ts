import { batch, computed, effect, signal } from "@preact/signals";
import type { Field } from "../map/field";
import { emptyLayer, type Layer } from "../map/scene";
import { games, type KnownGame } from "../settings";
import { type Ask, type Counter, enemyOf, type Frame, type Order, type Refusal, type TodoItem } from "../words";
import { Advice } from "./advice";
import { Attacks } from "./attacks";
import { Group } from "./group";
import { OwnPlan } from "./own-plan";
import { PassingOver } from "./passing-over";
import { Staff } from "./staff";
import { type Common, type Notice, noticeOf, type Tab } from "./common";
import { Moves } from "./moves";
import { Interview } from "./interview";
import type { Session } from "./session";
import { ShownOverlays } from "./shown-overlays";
import { leftWords, worthAsking } from "./undone";
import { hasStirred, holder, stacks } from "./table";
import { Writing } from "./writing";

/** A phase that is about to be ended: what would be lost by it, and what could still be done. */
export interface Ending {
  order: Order;
  warnings: Refusal[];
  left: TodoItem[];
}

/** What a player is about to do, and the only way to do it: by orders. Decides no rule. */
export class Play implements Common {
  readonly cursor = signal<string | undefined>(undefined);
  readonly todo = signal<TodoItem[]>([]);
  readonly tab = signal<Tab>("orders");
  readonly openCase = signal<string | undefined>(undefined);
  readonly notice = signal<Notice | undefined>(undefined);
  readonly warning = signal<Ending | undefined>(undefined);
  /** What was left undone in the phase that was just ended, for as long as it can be taken back. */
  readonly ended = signal<{ sequence: number; left: string } | undefined>(undefined);
  readonly busy = signal(false);
  /** Hexes that somebody points at who explains something. */
  readonly pointedAt = signal<string[]>([]);
  readonly stacks = computed(() => stacks(this.session.table.value.units.values()));
  readonly overlays = new ShownOverlays(this);
  readonly interview = new Interview(this);
  readonly staff = new Staff(this);
  readonly passing = new PassingOver(this);
  readonly plan = new OwnPlan(this);
  readonly writing: Writing;
  readonly advice = new Advice(
    (at) => this.session.seat.hint(at, this.otherSeat()),
    () => this.session.seat.stopHint(),
  );
  readonly group: Group;
  readonly moves: Moves;
  readonly attacks: Attacks;
  private readonly stop: () => void;
  private readonly stops: (() => void)[] = [];
  private grabbed: Promise<void> | undefined;
  private using: Promise<void> = Promise.resolve();
  /** Reinforcements that are on their way to the map. */
  private coming: string[] = [];

  constructor(
    readonly session: Session,
    field: Field,
  ) {
    this.moves = new Moves(this, field, (what, begun) => this.overlays.measured(what, begun));
    this.attacks = new Attacks(this, field);
    this.group = new Group(this, field);
    this.writing = new Writing(this);
    this.stops.push(
      effect(() => {
        if (session.connection.value === "live" && this.notice.peek()?.unreached) {
          this.notice.value = undefined;
        }
      }),
    );
    let seen = "";
    this.stop = effect(() => {
      const { stage, side } = session.decision.value;
      const now = `${session.myTurn.value} ${session.sequence} ${stage} ${side}`;
      if (now !== seen) {
        seen = now;
        queueMicrotask(() => this.begin());
      }
    });
  }

  close(): void {
    this.stop();
    this.stops.forEach((stop) => stop());
    this.moves.close();
    this.writing.close();
  }

  private get known(): KnownGame | undefined {
    return games.value.find((each) => each.id === this.session.state.id);
  }

  /** The token of the other seat, of one who leads both sides. */
  private otherSeat(): string | undefined {
    const { mine } = this.session;
    return mine && this.known?.tokens[enemyOf(mine)];
  }

  /** Whether a marshal may be asked: not in a lesson, and not while the game is one between two people. */
  get mayAsk(): boolean {
    const { mine, seats, over } = this.session;
    const fair = mine !== undefined && (seats[enemyOf(mine)] !== "person" || over.value || this.otherSeat() !== undefined);
    return fair && this.known?.lesson === undefined;
  }

  may(type: string): boolean {
    return this.session.myTurn.value && this.session.decision.value.orders.includes(type);
  }

  unit(id: string): Counter | undefined {
    return this.session.table.value.units.get(id);
  }

  /** Begins anew after anything changed: what was selected stays so, the rest is asked again. */
  private begin(): void {
    if (this.group.busy.value) {
      return;
    }
    const { interview, moves } = this;
    const kept = moves.selection.value?.units ?? this.coming;
    const again = interview.isQuestion.value ? undefined : interview.form.value?.type;
    batch(() => {
      this.attacks.clear();
      interview.clear();
      moves.clear();
      this.group.clear();
      this.warning.value = undefined;
      this.todo.value = [];
      this.advice.given.value = undefined;
    });
    const hex = kept.map((id) => this.unit(id)?.hex).find((each) => each !== undefined);
    if (hex !== undefined) {
      this.coming = [];
      const together = kept.filter((id) => this.unit(id)?.hex === hex);
      void moves.select(hex, together);
    }
    void this.overlays.refresh();
    void this.staff.refresh();
    if (this.session.myTurn.value) {
      void interview.survey();
      void this.ask();
      const same = again === undefined ? undefined : interview.find(again);
      if (same) {
        void this.openForm(same, true);
      }
    }
  }

  private async ask(): Promise<void> {
    const { sequence } = this.session;
    try {
      if (!this.writing.on && (await this.passing.isDue())) {
        await this.order({ type: this.ending() ?? "end-phase" });
      } else if (this.interview.isQuestion.value) {
        await this.interview.ask();
      } else {
        const todo = await this.session.seat.todo();
        if (sequence === this.session.sequence) {
          this.todo.value = todo;
        }
      }
    } catch (problem) {
      this.complain(problem);
    }
  }

  async openForm(ask: Ask, again = false, units = this.moves.selection.value?.units ?? []): Promise<void> {
    if (await this.interview.open(ask, units, again)) {
      this.attacks.clear();
      this.moves.reach.value = undefined;
    }
  }

  /** What can be done with a unit that stands beside the map: opens the form of it, the first if there are several. */
  use(unit: string): Promise<void> {
    this.using = this.openUse(unit);
    return this.using;
  }

  private async openUse(unit: string): Promise<void> {
    const hex = this.unit(unit)?.hex;
    if (hex !== undefined) {
      await this.moves.select(hex, [unit]);
      return;
    }
    try {
      const { orders } = this.session.myTurn.value ? await this.session.seat.legal(1, undefined, unit) : { orders: [] };
      const ask = orders[0] && this.interview.find(orders[0].type);
      if (ask) {
        await this.openForm(ask, true, [unit]);
      } else {
        this.notice.value = { text: `${this.session.counters.name(unit)}: there is nothing to do now.`, refusals: [] };
      }
    } catch (problem) {
      this.complain(problem);
    }
  }

  /** Takes hold of a group, to be sent with the next click on the map. */
  async takeGroup(head: string | undefined, units: string[]): Promise<void> {
    this.clear();
    await this.group.take(head, units);
  }

  private async march(hex: string): Promise<void> {
    await this.group.march(hex);
    this.begin();
  }

  async marchBack(): Promise<void> {
    await this.group.back();
    this.begin();
  }

  clear(): void {
    batch(() => {
      this.moves.clear();
      this.group.clear();
      this.attacks.clear();
      this.notice.value = undefined;
      this.warning.value = undefined;
      this.writing.asking.value = undefined;
      if (!this.interview.isQuestion.value) {
        this.interview.clear();
      }
    });
  }

  /** A hex was clicked, tapped, or entered with the cursor on it. */
  async act(hex: string, more = false): Promise<void> {
    if (this.plan.on.value) {
      this.plan.pick(hex);
      return;
    }
    if (this.writing.pick(hex)) {
      return;
    }
    if (this.group.head.value !== undefined) {
      await this.march(hex);
      return;
    }
    const arrival = this.interview.arrival(hex);
    if (arrival) {
      await this.bringIn(arrival);
      return;
    }
    if (this.interview.pick(hex)) {
      return;
    }
    const { moves } = this;
    const stack = this.stacks.value.get(hex) ?? [];
    const owner = holder(stack);
    const { mine } = this.session;
    const selection = moves.selectedOwn ? moves.selection.value : undefined;
    const order = selection && selection.hex !== hex ? moves.order(hex) : undefined;
    const foe = owner !== undefined && mine !== undefined && owner !== mine;
    if (order && !(more && owner === mine)) {
      await this.order(order);
    } else if (foe && this.may("attack")) {
      await this.attacks.attack(hex, selection?.units ?? [], more);
    } else if (foe && selection && this.may("overrun")) {
      await this.attacks.overrun(hex, selection.hex, selection.units);
    } else if (stack.length > 0) {
      await this.selectStack(hex, stack, more);
    } else if (selection && this.may("move")) {
      await moves.explain(hex);
    } else {
      this.clear();
    }
  }

  /** Brings reinforcements in and selects them, so that they can move on at once. */
  private async bringIn(order: Order): Promise<void> {
    const form = this.interview.form.value;
    this.interview.clear();
    this.moves.clear();
    this.coming = order["units"] as string[];
    await this.order(order);
    if (this.notice.value) {
      this.coming = [];
      this.interview.answer(form);
    }
  }

  /** One click takes the whole stack, the next the top unit, the next the one below it. */
  private async selectStack(hex: string, stack: Counter[], more: boolean): Promise<void> {
    const all = stack.map((unit) => unit.id).reverse();
    const selection = this.moves.selection.value;
    if (selection?.hex !== hex || more) {
      await this.moves.select(hex, this.fresh(stack, all));
    } else if (all.length === 1) {
      this.clear();
    } else {
      const at = selection.units.length === 1 ? all.indexOf(selection.units[0] as string) : -1;
      const next = all[at + 1];
      await this.moves.select(hex, next === undefined ? all : [next]);
    }
  }

  /** Of a stack that is to move, those that have not moved yet; all of it where none or all have. */
  private fresh(stack: Counter[], all: string[]): string[] {
    const still = stack.filter((unit) => !hasStirred(unit)).map((unit) => unit.id);
    return this.may("move") && still.length > 0 ? all.filter((id) => still.includes(id)) : all;
  }

  /** Takes hold of an own stack that is not selected yet, to move it by dragging. */
  grab(hex: string): boolean {
    const stack = this.stacks.value.get(hex) ?? [];
    if (this.interview.takesClicks.value || !this.may("move") || holder(stack) !== this.session.mine) {
      return false;
    }
    this.grabbed = this.selectStack(hex, stack, true);
    return true;
  }

  /** Lets go of what is dragged: it goes there, or the rules say why not. */
  async release(hex: string): Promise<void> {
    await this.grabbed;
    this.grabbed = undefined;
    if (hex !== this.moves.selection.value?.hex) {
      await this.act(hex);
    }
  }

  /** A unit is dragged from beside the map onto a hex: what it is about to do is done there. */
  async drop(hex: string): Promise<void> {
    await this.using;
    await this.act(hex);
    const order = this.interview.form.value && (await this.interview.outcome());
    if (order) {
      await this.order(order);
    }
  }

  toggleUnit(hex: string, id: string): void {
    const selection = this.moves.selection.value;
    const units = selection?.hex === hex ? selection.units : [];
    const next = units.includes(id) ? units.filter((each) => each !== id) : [...units, id];
    void this.moves.select(hex, next);
  }

  // ---- giving orders

  /** Confirms whatever is planned: rolls, answers, moves. */
  async confirm(): Promise<void> {
    const plan = this.attacks.plan.value;
    const answer = this.interview.decidedOrder.value;
    const { value: warning } = this.warning;
    if (warning) {
      this.warning.value = undefined;
      await this.end(warning.order);
    } else if (plan?.forecast && this.notes) {
      await this.writeDown();
    } else if (plan?.forecast) {
      await this.order(this.attacks.order(plan));
    } else if (answer && !(this.cursor.value && this.interview.awaits(this.cursor.value))) {
      await this.order(answer);
    } else if (this.cursor.value) {
      await this.act(this.cursor.value);
    }
  }

  /** Whether a planned attack is written down rather than rolled. */
  get notes(): boolean {
    const plan = this.attacks.plan.value;
    return this.writing.on && !(plan?.type === "attack" && this.attacks.isPromised);
  }

  private async writeDown(): Promise<void> {
    const plan = this.attacks.plan.value;
    try {
      if (plan) {
        await this.writing.note(this.attacks.order(plan));
        this.clear();
      }
    } catch (problem) {
      this.complain(problem);
    }
  }

  /** Rolls a planned attack; in the trial of a letter, to see what may be asked. */
  async roll(): Promise<void> {
    const plan = this.attacks.plan.value;
    if (plan?.forecast) {
      await this.order(this.attacks.order(plan));
    }
  }

  async order(order: Order): Promise<void> {
    if (this.busy.value) {
      return;
    }
    this.busy.value = true;
    this.notice.value = undefined;
    try {
      this.session.arrived(await this.session.seat.play(this.session.sequence, order));
    } catch (problem) {
      this.complain(problem);
    } finally {
      this.busy.value = false;
    }
  }

  /** The order that ends what is to be done now, if there is one. */
  ending(): string | undefined {
    return ["end-phase", "pass"].find((each) => this.may(each));
  }

  /** Ends the phase, after a warning where something would be lost by it. */
  async endPhase(): Promise<void> {
    const type = this.ending();
    if (!type) {
      return;
    }
    if (this.writing.on && type === "end-phase") {
      this.tab.value = "orders";
      this.notice.value = { text: "A letter ends its phase by itself. Copy it or save it, then press Done.", refusals: [] };
      return;
    }
    const order: Order = { type };
    try {
      const { legal, refusals = [], warnings = [] } = await this.session.seat.check(order);
      if (!legal) {
        this.notice.value = { text: "This phase cannot end yet.", refusals };
      } else if (warnings.length || worthAsking(this.todo.value).length) {
        this.warning.value = { order, warnings, left: worthAsking(this.todo.value) };
      } else {
        await this.end(order);
      }
    } catch (problem) {
      this.complain(problem);
    }
  }

  /** Ends the phase and says what was left undone in it; that can be taken back. */
  private async end(order: Order): Promise<void> {
    const left = leftWords(this.todo.value);
    await this.order(order);
    this.ended.value = left && this.notice.value === undefined ? { sequence: this.session.sequence, left } : undefined;
  }

  async takeBack(): Promise<void> {
    await this.back((after) => this.session.seat.undo(after));
  }

  async again(): Promise<void> {
    await this.back((after) => this.session.seat.redo(after));
  }

  private async back(ask: (after: number) => Promise<Frame>): Promise<void> {
    try {
      this.session.arrived(await ask(this.session.sequence));
    } catch (problem) {
      this.complain(problem);
    }
  }

  complain(problem: unknown): void {
    this.notice.value = noticeOf(problem);
  }

  /** The hex that the player looks at: under the pointer, under the cursor, or selected. */
  readonly looked = computed(() => this.moves.hovered.value ?? this.cursor.value ?? this.moves.selection.value?.hex);

  /** Where a marshal would act, and with whom. */
  private showAdvice(layer: Layer): void {
    const named = Object.values(this.advice.given.value?.order ?? {}).flat().map(String);
    const hexes = named.map((each) => this.unit(each)?.hex ?? each).filter((each) => this.session.facts.hexes[each] !== undefined);
    layer.marked.push({ look: "asked", hexes: [...new Set(hexes)] });
  }

  /** What the player's intentions look like on the map. */
  readonly intent = computed<Layer>(() => {
    const layer = emptyLayer();
    if (!this.attacks.plan.value && !this.interview.takesClicks.value) {
      this.moves.show(layer, this.cursor.value);
    }
    this.group.show(layer, this.moves.hovered.value ?? this.cursor.value);
    const to = this.looked.value;
    for (const id of this.overlays.threat(to)?.units ?? []) {
      const hex = this.unit(id)?.hex;
      if (hex !== undefined && to !== undefined) {
        layer.lines.push({ path: [hex, to], look: "moved" });
      }
    }
    this.plan.show(layer);
    this.writing.show(layer);
    this.attacks.show(layer);
    this.interview.show(layer);
    layer.marked.push({ look: "asked", hexes: this.pointedAt.value });
    this.showAdvice(layer);
    return layer;
  });
}
