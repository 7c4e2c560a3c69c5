import { batch, signal } from "@preact/signals";
import { ApiProblem } from "../api";
import type { Field } from "../map/field";
import type { Layer } from "../map/scene";
import type { Order, Reached, Refusal } from "../words";
import { switches } from "./choices";
import { type Common, noticeOf } from "./common";

export interface Selection {
  hex: string;
  units: string[];
}

export interface WhyNot {
  hex: string;
  words: string;
  refusals: Refusal[];
}

/** The order that takes units a way that the server has offered. */
export function moveOf(units: string[], way: Reached): Order {
  const { cost: _, remarks: __, path, ...manner } = way;
  return { type: "move", units, path, ...manner };
}

const HOVER_MILLIS = 160;

/** Units that are selected, where the server says they can go, and why not elsewhere. */
export class Moves {
  readonly selection = signal<Selection | undefined>(undefined);
  readonly reach = signal<Record<string, Reached> | undefined>(undefined);
  readonly hovered = signal<string | undefined>(undefined);
  readonly whyNot = signal<WhyNot | undefined>(undefined);
  /** Another way of moving that is switched on, of those the game has for these units. */
  readonly manner = signal<string | undefined>(undefined);
  readonly manners = signal<string[]>([]);
  /** Hexes that the selected units can overrun from where they stand. */
  readonly overruns = signal<string[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly common: Common,
    private readonly field: Field,
    private readonly measured: (what: string, begun: number) => void,
  ) {}

  close(): void {
    clearTimeout(this.timer);
  }

  private get seat() {
    return this.common.session.seat;
  }

  get selectedOwn(): boolean {
    const first = this.selection.value?.units[0];
    return first !== undefined && this.common.unit(first)?.side === this.common.session.mine;
  }

  clear(): void {
    batch(() => {
      this.selection.value = undefined;
      this.reach.value = undefined;
      this.whyNot.value = undefined;
      this.manner.value = undefined;
      this.overruns.value = [];
    });
  }

  /** Selects units of a hex and asks where they can go. */
  async select(hex: string, units: string[]): Promise<void> {
    const before = this.selection.value;
    const same = before?.hex === hex && before.units.join() === units.join();
    batch(() => {
      this.selection.value = units.length ? { hex, units } : undefined;
      this.reach.value = undefined;
      if (!same) {
        this.whyNot.value = undefined;
        this.manner.value = undefined;
        this.manners.value = [];
        this.overruns.value = [];
      }
    });
    if (!this.selectedOwn || !this.common.may("move")) {
      return;
    }
    const begun = performance.now();
    try {
      const reach = await this.seat.reach(units);
      if (this.isSelected(units)) {
        this.reach.value = reach;
        this.measured("reach", begun);
      }
      void this.askManners(units);
      void this.askOverruns(units);
    } catch (problem) {
      this.refused(hex, problem);
    }
  }

  private isSelected(units: string[]): boolean {
    return this.selection.value?.units.join() === units.join();
  }

  private refused(hex: string, problem: unknown): void {
    if (problem instanceof ApiProblem && problem.refusals.length) {
      this.whyNot.value = { hex, words: problem.message, refusals: problem.refusals };
    } else if (problem instanceof ApiProblem && problem.status === 0) {
      this.common.notice.value = noticeOf(problem);
    }
  }

  /** Other ways to move that the game has for these units: to disengage, to delay. */
  private async askManners(units: string[]): Promise<void> {
    const none = { orders: [] as Order[] };
    const { orders } = await this.seat.legal(2000, "move", units[0]).catch(() => none);
    if (this.isSelected(units)) {
      const theirs = orders.filter((order) => (order["units"] as string[] | undefined)?.join() === units.join());
      this.manners.value = switches(theirs).filter((name) => !this.isUsual(name));
    }
  }

  /** Which hexes beside them these units can overrun. */
  private async askOverruns(units: string[]): Promise<void> {
    if (!this.common.may("overrun")) {
      return;
    }
    const { orders } = await this.seat.legal(200, "overrun", units[0]).catch(() => ({ orders: [] as Order[] }));
    if (this.isSelected(units)) {
      const theirs = orders.filter((order) => (order["units"] as string[] | undefined)?.every((id) => units.includes(id)));
      this.overruns.value = [...new Set(theirs.map((order) => String(order["hex"])))];
    }
  }

  /** Whether the usual reach has this manner in it already. */
  private isUsual(manner: string): boolean {
    return Object.values(this.reach.value ?? {}).some((way) => way[manner] === true);
  }

  /** Goes through the manners, the usual one last. */
  nextManner(): Promise<void> {
    const { value: manners } = this.manners;
    return this.setManner(manners[manners.indexOf(this.manner.value ?? "") + 1]);
  }

  async setManner(manner: string | undefined): Promise<void> {
    this.manner.value = manner;
    const selection = this.selection.value;
    if (!selection) {
      return;
    }
    const { hex, units } = selection;
    if (manner === undefined) {
      await this.select(hex, units);
      return;
    }
    try {
      const reach = await this.seat.reach(units, manner);
      if (this.isSelected(units) && this.manner.value === manner) {
        this.reach.value = reach;
      }
    } catch (problem) {
      this.refused(hex, problem);
    }
  }

  /** The order that takes the selected units to a hex, if it is in reach. */
  order(hex: string): Order | undefined {
    const selection = this.selection.value;
    const way = this.reach.value?.[hex];
    if (!selection || !way) {
      return undefined;
    }
    return moveOf(selection.units, way);
  }

  hover(hex: string | undefined): void {
    if (hex === this.hovered.value) {
      return;
    }
    this.hovered.value = hex;
    clearTimeout(this.timer);
    const selection = this.selection.value;
    if (hex && selection && this.reach.value && !this.reach.value[hex] && hex !== selection.hex) {
      this.timer = setTimeout(() => void this.explain(hex), HOVER_MILLIS);
    }
  }

  /** Asks the rules why the selected units cannot go to a hex. */
  async explain(hex: string): Promise<void> {
    const selection = this.selection.value;
    const path = selection && hex !== selection.hex ? this.attempted(selection.hex, hex) : undefined;
    if (!selection || !path) {
      return;
    }
    const { stacks, session } = this.common;
    const enemy = (stacks.value.get(hex) ?? []).some((unit) => unit.side !== session.mine);
    const { units } = selection;
    const order: Order =
      enemy && this.common.may("overrun") && path.length === 2
        ? { type: "overrun", units, hex }
        : { type: "move", units, path };
    try {
      const { legal, refusals = [] } = await this.seat.check(order);
      if (this.isSelected(units)) {
        this.whyNot.value = legal ? undefined : { hex, words: refusals[0]?.why ?? "", refusals };
      }
    } catch (problem) {
      this.refused(hex, problem);
    }
  }

  /** The way a player would have tried: as far as the reach goes, then straight on. */
  private attempted(from: string, to: string): string[] | undefined {
    const reach = this.reach.value ?? {};
    const near = this.field
      .neighbours(to)
      .map((hex) => (hex === from ? { cost: 0, path: [from] } : reach[hex]))
      .filter((way): way is Reached => way !== undefined)
      .sort((a, b) => a.cost - b.cost)[0];
    return near ? [...near.path, to] : this.field.straight(from, to);
  }

  /** Puts reach and path on the map. */
  show(layer: Layer, cursor: string | undefined): void {
    const reach = this.reach.value;
    if (!reach) {
      return;
    }
    layer.marked.push({ look: "target", hexes: this.overruns.value });
    const from = this.selection.value?.hex;
    const hexes = Object.keys(reach).filter((hex) => hex !== from);
    layer.marked.push({ look: "reach", hexes });
    hexes.forEach((hex) => layer.texts.push({ hex, text: `${reach[hex]?.cost}${reach[hex]?.remarks ? "*" : ""}`, look: "reach" }));
    const { value: hovered } = this.hovered;
    const way = (hovered ? reach[hovered] : undefined) ?? (cursor ? reach[cursor] : undefined);
    if (way && way.path.length > 1) {
      layer.lines.push({ path: way.path, look: "path" });
    }
  }
}
