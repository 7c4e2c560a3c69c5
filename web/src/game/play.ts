import { batch, computed, effect, signal } from "@preact/signals";
import { ApiProblem } from "../api";
import type { Field } from "../map/field";
import { emptyLayer, type Layer } from "../map/scene";
import type { Counter, Forecast, Order, ReachedHex, Refusal, TodoItem } from "../words";
import { choices, decided, endHex, nextOpen, switches } from "./choices";
import { overlay } from "./overlays";
import { stacks } from "./table";
import type { Session } from "./session";

export interface Selection {
  hex: string;
  units: string[];
}

export interface Plan {
  type: "attack" | "overrun";
  targets: string[];
  attackers: string[];
  candidates: string[];
  extras: string[];
  on: string[];
  forecast: Forecast | undefined;
  refusals: Refusal[];
}

export interface WhyNot {
  hex: string;
  words: string;
  refusals: Refusal[];
}

export interface Form {
  type: string;
  orders: Order[];
  complete: boolean;
  answers: Record<string, string>;
}

/** Orders that are given on the map; all others have a form made from the legal orders. */
const ON_THE_MAP = new Set(["move", "overrun", "attack", "end-phase", "pass"]);

export type Tab = "orders" | "forces" | "log" | "rules" | "charts";

/** What a player is about to do: selection, reach, plans, questions. Decides no rule. */
export class Play {
  readonly selection = signal<Selection | undefined>(undefined);
  readonly reach = signal<Record<string, ReachedHex> | undefined>(undefined);
  readonly hovered = signal<string | undefined>(undefined);
  readonly cursor = signal<string | undefined>(undefined);
  readonly whyNot = signal<WhyNot | undefined>(undefined);
  readonly plan = signal<Plan | undefined>(undefined);
  readonly form = signal<Form | undefined>(undefined);
  readonly forms = signal<Form[]>([]);
  readonly todo = signal<TodoItem[]>([]);
  readonly tab = signal<Tab>("orders");
  readonly openCase = signal<string | undefined>(undefined);
  readonly overlays = signal<string[]>([]);
  readonly layers = signal<Map<string, Layer>>(new Map());
  readonly manner = signal<string | undefined>(undefined);
  readonly manners = signal<string[]>([]);
  readonly notice = signal<{ text: string; refusals: Refusal[] } | undefined>(undefined);
  readonly warning = signal<{ order: Order; warnings: Refusal[]; todo: TodoItem[] } | undefined>(undefined);
  readonly busy = signal(false);
  readonly stacks = computed(() => stacks(this.session.table.value.units.values()));
  /** How long the last overlays and reaches took from key to picture, for measuring. */
  readonly latencies: { what: string; millis: number }[] = [];
  private mannerOrders: Order[] = [];
  private readonly stop: (() => void)[] = [];
  private hoverTimer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  constructor(
    readonly session: Session,
    readonly field: Field,
  ) {
    let stage = "";
    this.stop.push(
      effect(() => {
        const decision = session.decision.value;
        const mine = session.myTurn.value;
        const now = `${mine} ${session.sequence} ${decision.stage} ${decision.side}`;
        if (now !== stage) {
          stage = now;
          queueMicrotask(() => this.newQuestion());
        }
      }),
    );
  }

  close(): void {
    this.stop.forEach((each) => each());
    clearTimeout(this.hoverTimer);
  }

  private get seat() {
    return this.session.seat;
  }

  may(type: string): boolean {
    return this.session.myTurn.value && this.session.decision.value.orders.includes(type);
  }

  unit(id: string): Counter | undefined {
    return this.session.table.value.units.get(id);
  }

  // ---- the pending question

  /** Begins anew after anything changed. */
  private newQuestion(): void {
    const kept = this.selection.value;
    const again = this.isQuestion.value ? undefined : this.form.value?.type;
    batch(() => {
      this.plan.value = undefined;
      this.form.value = undefined;
      this.forms.value = [];
      this.whyNot.value = undefined;
      this.warning.value = undefined;
      this.reach.value = undefined;
      this.manner.value = undefined;
      this.todo.value = [];
    });
    const still = kept?.units.filter((id) => this.unit(id)?.hex !== undefined) ?? [];
    const hex = still.length ? this.unit(still[0] as string)?.hex : undefined;
    const together = still.filter((id) => this.unit(id)?.hex === hex);
    if (hex && together.length) {
      void this.select(hex, together);
    } else {
      this.selection.value = undefined;
    }
    void this.refreshOverlays();
    if (this.session.myTurn.value) {
      void this.ask();
      if (again && this.ownTypes.value.includes(again)) {
        void this.openForm(again, true);
      }
    }
  }

  /** Whether the decision is a small question rather than a phase with the map open. */
  readonly isQuestion = computed(() => {
    const { orders } = this.session.decision.value;
    return orders.length > 0 && !["move", "attack"].some((type) => orders.includes(type));
  });

  readonly ownTypes = computed(() =>
    this.session.decision.value.orders.filter((type) => !ON_THE_MAP.has(type)),
  );

  private async ask(): Promise<void> {
    const ticket = ++this.asked;
    const { sequence } = this.session;
    try {
      if (this.isQuestion.value) {
        const legal = await this.seat.legal(2000);
        if (ticket === this.asked && sequence === this.session.sequence) {
          this.forms.value = withoutShortcuts(this.group(legal));
          this.form.value = this.forms.value.find((form) => !ON_THE_MAP.has(form.type));
        }
      } else {
        const todo = await this.seat.todo();
        if (ticket === this.asked) {
          this.todo.value = todo;
        }
      }
    } catch (problem) {
      this.complain(problem);
    }
  }

  private group(legal: { orders: Order[]; complete: boolean }): Form[] {
    const byType = new Map<string, Order[]>();
    for (const order of legal.orders) {
      byType.set(order.type, [...(byType.get(order.type) ?? []), order]);
    }
    return [...byType].map(([type, orders]) => ({ type, orders, complete: legal.complete, answers: {} }));
  }

  /** Opens the form for an order of the game's own, in the middle of a phase. */
  async openForm(type: string, again = false): Promise<void> {
    if (this.form.value?.type === type && !this.isQuestion.value && !again) {
      this.form.value = undefined;
      return;
    }
    const selected = this.selection.value?.units ?? [];
    try {
      const unit = type === "rail" && selected.length === 1 ? selected[0] : undefined;
      const legal = await this.seat.legal(2000, type, unit);
      const orders = legal.orders.filter((order) => order.type === type);
      if (orders.length === 0 && again) {
        return;
      }
      if (orders.length === 0) {
        const name = type.replace(/-/g, " ");
        this.notice.value = {
          text: unit ? `This unit has no way to ${name} now.` : `There is nothing to ${name} now.`,
          refusals: [],
        };
        return;
      }
      batch(() => {
        this.plan.value = undefined;
        this.reach.value = undefined;
        this.form.value = { type, orders, complete: legal.complete, answers: {} };
        this.tab.value = "orders";
      });
    } catch (problem) {
      this.complain(problem);
    }
  }

  answer(key: string, option: string | undefined): void {
    const form = this.form.value;
    if (!form) {
      return;
    }
    const answers = { ...form.answers };
    if (option === undefined) {
      delete answers[key];
    } else {
      answers[key] = option;
    }
    this.form.value = { ...form, answers };
  }

  readonly decidedOrder = computed(() => {
    const form = this.form.value;
    return form && decided(form.orders, form.answers);
  });

  readonly openChoices = computed(() => {
    const form = this.form.value;
    return form ? choices(form.orders, form.answers) : [];
  });

  readonly currentChoice = computed(() => {
    const form = this.form.value;
    if (!form) {
      return undefined;
    }
    return nextOpen(form.orders, form.answers) ?? undefined;
  });

  // ---- selecting and moving

  /** Selects units of a hex and asks where they can go. */
  async select(hex: string, units: string[]): Promise<void> {
    const before = this.selection.value;
    const same = before?.hex === hex && before.units.join() === units.join();
    batch(() => {
      this.selection.value = units.length ? { hex, units } : undefined;
      if (!same) {
        this.whyNot.value = undefined;
        this.manner.value = undefined;
        this.manners.value = [];
      }
      this.reach.value = undefined;
    });
    const owner = units.length ? this.unit(units[0] as string)?.side : undefined;
    if (!units.length || owner !== this.session.mine || !this.may("move")) {
      return;
    }
    const begun = performance.now();
    try {
      const reach = await this.seat.reach(units);
      if (this.selection.value?.units.join() === units.join()) {
        this.reach.value = reach;
        this.measured("reach", begun);
      }
      void this.askManners(units);
    } catch (problem) {
      if (problem instanceof ApiProblem && problem.refusals.length) {
        this.whyNot.value = { hex, words: problem.message, refusals: problem.refusals };
      } else if (problem instanceof ApiProblem && problem.status === 0) {
        this.complain(problem);
      }
    }
  }

  /** Other ways to move that the game has for these units: to disengage, to delay. */
  private async askManners(units: string[]): Promise<void> {
    const legal = await this.seat.legal(2000, "move", units[0]).catch(() => ({ orders: [] }));
    if (this.selection.value?.units.join() !== units.join()) {
      return;
    }
    this.mannerOrders = legal.orders.filter(
      (order) => Array.isArray(order["units"]) && (order["units"] as string[]).join() === units.join(),
    );
    this.manners.value = switches(this.mannerOrders);
  }

  setManner(manner: string | undefined): void {
    this.manner.value = manner;
    const selection = this.selection.value;
    if (!selection) {
      return;
    }
    if (manner === undefined) {
      void this.select(selection.hex, selection.units);
      return;
    }
    const reach: Record<string, ReachedHex> = {};
    for (const order of this.mannerOrders) {
      const path = order["path"] as string[];
      if (order[manner] === true && path.length) {
        reach[path[path.length - 1] as string] = { cost: path.length - 1, path };
      }
    }
    this.reach.value = reach;
  }

  clear(): void {
    batch(() => {
      this.selection.value = undefined;
      this.reach.value = undefined;
      this.plan.value = undefined;
      this.whyNot.value = undefined;
      this.notice.value = undefined;
      this.warning.value = undefined;
      this.manner.value = undefined;
      if (!this.isQuestion.value) {
        this.form.value = undefined;
      }
    });
  }

  /** A hex was clicked, tapped, or entered with the cursor on it. */
  async act(hex: string, more = false): Promise<void> {
    if (this.pickOnMap(hex)) {
      return;
    }
    const stack = this.stacks.value.get(hex) ?? [];
    const owner = stack[0]?.side;
    const selection = this.selection.value;
    const mine = this.session.mine;
    const own = owner !== undefined && owner === mine;
    const selectedOwn = selection && this.unit(selection.units[0] as string)?.side === mine;
    if (selection && selectedOwn && selection.hex !== hex && this.reach.value?.[hex] && !(more && own)) {
      await this.moveTo(hex);
    } else if (owner !== undefined && owner !== mine && mine && this.may("attack")) {
      await this.planAttack(hex, more);
    } else if (owner !== undefined && owner !== mine && selection && selectedOwn && this.may("overrun")) {
      await this.planOverrun(hex);
    } else if (stack.length > 0) {
      await this.selectStack(hex, stack, more);
    } else if (selection && selectedOwn && this.may("move")) {
      await this.explain(hex);
    } else {
      this.clear();
    }
  }

  /** One click takes the whole stack, the next the top unit, the next the one below it. */
  private async selectStack(hex: string, stack: Counter[], more: boolean): Promise<void> {
    const all = stack.map((unit) => unit.id).reverse();
    const selection = this.selection.value;
    if (selection?.hex !== hex || more) {
      await this.select(hex, all);
      return;
    }
    if (all.length === 1) {
      this.clear();
      return;
    }
    const at = selection.units.length === 1 ? all.indexOf(selection.units[0] as string) : -1;
    const next = all[at + 1];
    await this.select(hex, next === undefined ? all : [next]);
  }

  toggleUnit(hex: string, id: string): void {
    const selection = this.selection.value;
    const units = selection?.hex === hex ? selection.units : [];
    const next = units.includes(id) ? units.filter((each) => each !== id) : [...units, id];
    void this.select(hex, next);
  }

  private pickOnMap(hex: string): boolean {
    const choice = this.currentChoice.value;
    if (!choice) {
      return false;
    }
    const fitting = choice.options.filter((option) => endHex(option) === hex);
    const standing = choice.options.filter((option) => {
      const units = namedUnits(option);
      return units.length > 0 && units.every((id) => this.unit(id)?.hex === hex);
    });
    const picked = fitting[0] ?? standing[0];
    if (picked === undefined) {
      return false;
    }
    this.answer(choice.key, picked);
    return true;
  }

  async moveTo(hex: string): Promise<void> {
    const selection = this.selection.value;
    const way = this.reach.value?.[hex];
    if (!selection || !way) {
      return;
    }
    const manner = this.manner.value;
    const listed = manner
      ? this.mannerOrders.find(
          (order) => order[manner] === true && (order["path"] as string[]).at(-1) === hex,
        )
      : undefined;
    await this.order(listed ?? { type: "move", units: selection.units, path: way.path });
  }

  /** Asks the rules why the selected units cannot go to a hex. */
  async explain(hex: string): Promise<void> {
    const selection = this.selection.value;
    if (!selection || hex === selection.hex) {
      return;
    }
    const path = this.attemptedPath(selection.hex, hex);
    if (!path) {
      return;
    }
    const enemy = (this.stacks.value.get(hex) ?? []).some((unit) => unit.side !== this.session.mine);
    const order: Order =
      enemy && this.may("overrun") && path.length === 2
        ? { type: "overrun", units: selection.units, hex }
        : { type: "move", units: selection.units, path };
    try {
      const verdict = await this.seat.check(order);
      if (this.selection.value?.units.join() !== selection.units.join()) {
        return;
      }
      this.whyNot.value = verdict.legal
        ? undefined
        : { hex, words: verdict.refusals?.[0]?.why ?? "", refusals: verdict.refusals ?? [] };
    } catch (problem) {
      if (problem instanceof ApiProblem && problem.refusals.length) {
        this.whyNot.value = { hex, words: problem.message, refusals: problem.refusals };
      }
    }
  }

  /** The way a player would have tried: as far as the reach goes, then straight on. */
  private attemptedPath(from: string, to: string): string[] | undefined {
    const reach = this.reach.value ?? {};
    const near = this.field
      .neighbours(to)
      .map((hex) => (hex === from ? { cost: 0, path: [from] } : reach[hex]))
      .filter((way): way is ReachedHex => way !== undefined)
      .sort((a, b) => a.cost - b.cost)[0];
    return near ? [...near.path, to] : this.straight(from, to);
  }

  private straight(from: string, to: string): string[] | undefined {
    const end = this.field.centre(to);
    if (!end) {
      return undefined;
    }
    const path = [from];
    for (let at = from; at !== to && path.length < 60; ) {
      const here = this.field.centre(at);
      const next = here && this.field.step(at, end.x - here.x, end.y - here.y);
      if (!next) {
        return undefined;
      }
      path.push(next);
      at = next;
    }
    return path;
  }

  hover(hex: string | undefined): void {
    if (hex === this.hovered.value) {
      return;
    }
    this.hovered.value = hex;
    clearTimeout(this.hoverTimer);
    const selection = this.selection.value;
    if (hex && selection && this.reach.value && !this.reach.value[hex] && hex !== selection.hex) {
      this.hoverTimer = setTimeout(() => void this.explain(hex), 160);
    }
  }

  // ---- attacking

  async planOverrun(hex: string): Promise<void> {
    const selection = this.selection.value;
    if (!selection) {
      return;
    }
    await this.propose({
      type: "overrun",
      targets: [hex],
      attackers: selection.units,
      candidates: (this.stacks.value.get(selection.hex) ?? []).map((unit) => unit.id),
      extras: [],
      on: [],
      forecast: undefined,
      refusals: [],
    });
  }

  async planAttack(hex: string, more: boolean): Promise<void> {
    const plan = this.plan.value;
    if (more && plan?.type === "attack") {
      const targets = plan.targets.includes(hex)
        ? plan.targets.filter((each) => each !== hex)
        : [...plan.targets, hex];
      await this.propose({ ...plan, targets, candidates: this.around(targets) });
      return;
    }
    const selected = this.selection.value;
    const near = this.around([hex]);
    const chosen = selected?.units.filter((id) => near.includes(id)) ?? [];
    const legal = await this.seat.legal(300, "attack", undefined, hex).catch((problem: unknown) => {
      this.complain(problem);
      return { orders: [] as Order[] };
    });
    const listed = legal.orders.filter(
      (order) => (order["hexes"] as string[]).length === 1 && (order["hexes"] as string[])[0] === hex,
    );
    const largest = listed.reduce<string[]>((best, order) => {
      const attackers = order["attackers"] as string[];
      return attackers.length > best.length ? attackers : best;
    }, []);
    await this.propose({
      type: "attack",
      targets: [hex],
      attackers: chosen.length ? chosen : largest.length ? largest : near,
      candidates: near,
      extras: switches(listed),
      on: [],
      forecast: undefined,
      refusals: [],
    });
  }

  /** Own units in the hexes around a target. */
  private around(targets: string[]): string[] {
    const hexes = new Set(targets.flatMap((hex) => this.field.neighbours(hex)));
    return [...hexes]
      .flatMap((hex) => this.stacks.value.get(hex) ?? [])
      .filter((unit) => unit.side === this.session.mine)
      .map((unit) => unit.id);
  }

  planOrder(plan: Plan): Order {
    const extras = Object.fromEntries(plan.on.map((name) => [name, true]));
    return plan.type === "overrun"
      ? { type: "overrun", units: plan.attackers, hex: plan.targets[0], ...extras }
      : { type: "attack", attackers: plan.attackers, hexes: plan.targets, ...extras };
  }

  async propose(plan: Plan): Promise<void> {
    batch(() => {
      this.plan.value = { ...plan, forecast: undefined };
      this.tab.value = "orders";
      this.whyNot.value = undefined;
    });
    if (plan.attackers.length === 0 || plan.targets.length === 0) {
      this.plan.value = {
        ...plan,
        forecast: undefined,
        refusals: [{ case: "", why: "Choose at least one unit to attack with." }],
      };
      return;
    }
    let forecast: Forecast | undefined;
    let refusals: Refusal[] = [];
    try {
      const answer = await this.seat.odds(this.planOrder(plan));
      if (answer.legal === false) {
        refusals = answer.refusals ?? [];
      } else {
        forecast = answer;
      }
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) {
        throw problem;
      }
      refusals = problem.refusals.length ? problem.refusals : [{ case: "", why: problem.message }];
    }
    const now = this.plan.value;
    if (now && now.attackers === plan.attackers && now.targets === plan.targets && now.on === plan.on) {
      this.plan.value = { ...plan, forecast, refusals };
    }
  }

  toggleAttacker(id: string): void {
    const plan = this.plan.value;
    if (plan) {
      const attackers = plan.attackers.includes(id)
        ? plan.attackers.filter((each) => each !== id)
        : [...plan.attackers, id];
      void this.propose({ ...plan, attackers });
    }
  }

  toggleExtra(name: string): void {
    const plan = this.plan.value;
    if (plan) {
      const on = plan.on.includes(name) ? plan.on.filter((each) => each !== name) : [...plan.on, name];
      void this.propose({ ...plan, on });
    }
  }

  // ---- giving orders

  /** Confirms whatever is planned: rolls, answers, moves. */
  async confirm(): Promise<void> {
    const plan = this.plan.value;
    const answer = this.decidedOrder.value;
    if (this.warning.value) {
      const { order } = this.warning.value;
      this.warning.value = undefined;
      await this.order(order);
    } else if (plan?.forecast) {
      await this.order(this.planOrder(plan));
    } else if (answer) {
      await this.order(answer);
    } else if (this.cursor.value) {
      await this.act(this.cursor.value);
    }
  }

  async order(order: Order): Promise<boolean> {
    if (this.busy.value) {
      return false;
    }
    this.busy.value = true;
    this.notice.value = undefined;
    try {
      const frame = await this.seat.play(this.session.sequence, order);
      this.session.arrived(frame);
      return true;
    } catch (problem) {
      this.complain(problem);
      return false;
    } finally {
      this.busy.value = false;
    }
  }

  /** Ends the phase, after a warning where something would be lost by it. */
  async endPhase(): Promise<void> {
    const type = this.may("end-phase") ? "end-phase" : this.may("pass") ? "pass" : undefined;
    if (!type) {
      return;
    }
    const order: Order = { type };
    try {
      const verdict = await this.seat.check(order);
      if (!verdict.legal) {
        this.notice.value = { text: "This phase cannot end yet.", refusals: verdict.refusals ?? [] };
      } else if (verdict.warnings?.length) {
        this.warning.value = { order, warnings: verdict.warnings, todo: this.todo.value };
      } else {
        await this.order(order);
      }
    } catch (problem) {
      this.complain(problem);
    }
  }

  async takeBack(): Promise<void> {
    await this.back(() => this.seat.undo(this.session.sequence));
  }

  async again(): Promise<void> {
    await this.back(() => this.seat.redo(this.session.sequence));
  }

  private async back(ask: () => Promise<{ frame?: import("../words").Frame }>): Promise<void> {
    try {
      const { frame } = await ask();
      if (frame) {
        this.session.arrived(frame);
      }
    } catch (problem) {
      this.complain(problem);
    }
  }

  complain(problem: unknown): void {
    if (problem instanceof ApiProblem) {
      this.notice.value = { text: problem.message, refusals: problem.refusals };
    } else {
      this.notice.value = { text: String(problem), refusals: [] };
    }
  }

  // ---- overlays

  async toggleOverlay(id: string): Promise<void> {
    const on = this.overlays.value;
    if (on.includes(id)) {
      this.overlays.value = on.filter((each) => each !== id);
      return;
    }
    this.overlays.value = [...on, id];
    await this.loadOverlay(id);
  }

  private async loadOverlay(id: string): Promise<void> {
    const begun = performance.now();
    const { session } = this;
    try {
      const layer = await overlay(
        id,
        this.seat,
        session.mine ?? "axis",
        session.table.value,
        session.picture,
        session.events(),
      );
      this.layers.value = new Map(this.layers.value).set(id, layer);
      this.measured(id, begun);
    } catch (problem) {
      this.overlays.value = this.overlays.value.filter((each) => each !== id);
      this.complain(problem);
    }
  }

  private async refreshOverlays(): Promise<void> {
    await Promise.all(this.overlays.value.map((id) => this.loadOverlay(id)));
  }

  private measured(what: string, begun: number): void {
    requestAnimationFrame(() => {
      this.latencies.push({ what, millis: performance.now() - begun });
      if (this.latencies.length > 200) {
        this.latencies.shift();
      }
    });
  }

  /** What the player's intentions look like on the map. */
  readonly intent = computed<Layer>(() => {
    const layer = emptyLayer();
    const reach = this.reach.value;
    const plan = this.plan.value;
    const choice = this.currentChoice.value;
    const selection = this.selection.value;
    if (reach && !plan && !choice) {
      const hexes = Object.keys(reach).filter((hex) => hex !== selection?.hex);
      layer.marked.push({ look: "reach", hexes });
      hexes.forEach((hex) => layer.texts.push({ hex, text: String(reach[hex]?.cost), look: "reach" }));
      const way = this.hovered.value ? reach[this.hovered.value] : undefined;
      const byCursor = this.cursor.value ? reach[this.cursor.value] : undefined;
      const path = (way ?? byCursor)?.path;
      if (path && path.length > 1) {
        layer.lines.push({ path, look: "path" });
      }
    }
    if (plan) {
      layer.marked.push({ look: "target", hexes: plan.targets });
      const target = plan.targets[0] as string;
      const from = new Set(plan.attackers.map((id) => this.unit(id)?.hex).filter((hex) => hex !== undefined));
      for (const hex of from) {
        layer.lines.push({ path: [hex, target], look: "attack" });
      }
    }
    this.answersOnMap(layer);
    return layer;
  });

  private answersOnMap(layer: Layer): void {
    const form = this.form.value;
    if (!form) {
      return;
    }
    const current = this.currentChoice.value;
    for (const choice of this.openChoices.value) {
      const path = choice.chosen ? asPath(choice.chosen) : undefined;
      if (path && path.length > 1) {
        layer.lines.push({ path, look: form.type === "advance" ? "advance" : "retreat" });
      } else if (choice.chosen && endHex(choice.chosen) && form.type !== "attack") {
        layer.marked.push({ look: "chosen", hexes: [endHex(choice.chosen) as string] });
      }
    }
    if (current) {
      const hexes = current.options.map(endHex).filter((hex): hex is string => hex !== undefined);
      layer.marked.push({ look: "option", hexes });
    }
  }
}

function namedUnits(option: string): string[] {
  const value: unknown = option === "" ? [] : JSON.parse(option);
  return typeof value === "string" ? [value] : Array.isArray(value) ? value.map(String) : [];
}

/** Where a choice names the orders that follow from it, one question at a time is enough. */
function withoutShortcuts(forms: Form[]): Form[] {
  const options = forms.flatMap((form) =>
    form.type === "choose" ? form.orders.map((order) => order["option"]) : [],
  );
  return forms.filter((form) => !options.includes(form.type));
}

function asPath(option: string): string[] | undefined {
  const value: unknown = option === "" ? undefined : JSON.parse(option);
  return Array.isArray(value) && value.every((hex) => typeof hex === "string" && /^(\d{4}|off)$/.test(hex))
    ? (value as string[])
    : undefined;
}
