import { batch, signal } from "@preact/signals";
import { ApiProblem } from "../api";
import type { Field } from "../map/field";
import type { Layer } from "../map/scene";
import type { Forecast, Order, Refusal } from "../words";
import { switches } from "./choices";
import { type Common, noticeOf } from "./common";

/** An attack or overrun that is not rolled yet. */
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

const blank = { extras: [], on: [], forecast: undefined, refusals: [] };

/** Attacks are planned before they are rolled; strengths and chances come from the server. */
export class Attacks {
  readonly plan = signal<Plan | undefined>(undefined);

  constructor(
    private readonly common: Common,
    private readonly field: Field,
  ) {}

  clear(): void {
    this.plan.value = undefined;
  }

  async overrun(hex: string, from: string, units: string[]): Promise<void> {
    const candidates = (this.common.stacks.value.get(from) ?? []).map((unit) => unit.id);
    await this.propose({ ...blank, type: "overrun", targets: [hex], attackers: units, candidates });
  }

  /** Plans an attack on a hex, with the selected units or with all that can; or adds the hex. */
  async attack(hex: string, selected: string[], more = false): Promise<void> {
    const plan = this.plan.value;
    if (more && plan?.type === "attack") {
      const targets = plan.targets.includes(hex)
        ? plan.targets.filter((each) => each !== hex)
        : [...plan.targets, hex];
      const candidates = this.around(targets);
      const reaching = candidates.filter((id) => this.reaches(id, targets));
      const kept = plan.attackers.filter((id) => reaching.includes(id));
      await this.propose({ ...plan, targets, candidates, attackers: kept.length ? kept : reaching });
      return;
    }
    const near = this.around([hex]);
    const chosen = selected.filter((id) => near.includes(id));
    const listed = await this.listed(hex);
    const largest = listed.reduce<string[]>((best, order) => {
      const attackers = order["attackers"] as string[];
      return attackers.length > best.length ? attackers : best;
    }, []);
    await this.propose({
      ...blank,
      type: "attack",
      targets: [hex],
      attackers: chosen.length ? chosen : largest.length ? largest : near,
      candidates: near,
      extras: switches(listed),
    });
  }

  private async listed(hex: string): Promise<Order[]> {
    try {
      const { orders } = await this.common.session.seat.legal(300, "attack", undefined, hex);
      return orders.filter((order) => {
        const hexes = order["hexes"] as string[];
        return hexes.length === 1 && hexes[0] === hex;
      });
    } catch (problem) {
      this.common.notice.value = noticeOf(problem);
      return [];
    }
  }

  /** Own units in the hexes around a target. */
  private around(targets: string[]): string[] {
    const hexes = new Set(targets.flatMap((hex) => this.field.neighbours(hex)));
    return [...hexes]
      .flatMap((hex) => this.common.stacks.value.get(hex) ?? [])
      .filter((unit) => unit.side === this.common.session.mine)
      .map((unit) => unit.id);
  }

  /** Whether a unit stands beside all of some hexes. */
  private reaches(id: string, targets: string[]): boolean {
    const hex = this.common.unit(id)?.hex;
    return hex !== undefined && targets.every((target) => this.field.neighbours(hex).includes(target));
  }

  /** Enemy hexes that some of the candidates could attack together with the targets, and the targets but the first. */
  others(plan: Plan): string[] {
    const { stacks, session } = this.common;
    const near = plan.candidates
      .filter((id) => this.reaches(id, plan.targets))
      .flatMap((id) => this.field.neighbours(this.common.unit(id)?.hex ?? ""));
    const foes = [...new Set([...plan.targets.slice(1), ...near])].filter((hex) => stacks.value.get(hex)?.some((unit) => unit.side !== session.mine));
    return foes.filter((hex) => hex !== plan.targets[0]).sort();
  }

  order(plan: Plan): Order {
    const extras = Object.fromEntries(plan.on.map((name) => [name, true]));
    return plan.type === "overrun"
      ? { type: "overrun", units: plan.attackers, hex: plan.targets[0], ...extras }
      : { type: "attack", attackers: plan.attackers, hexes: plan.targets, ...extras };
  }

  private async propose(plan: Plan): Promise<void> {
    batch(() => {
      this.plan.value = { ...plan, forecast: undefined };
      this.common.tab.value = "orders";
    });
    const judged = await this.judge(plan);
    const now = this.plan.value;
    if (now && now.attackers === plan.attackers && now.targets === plan.targets && now.on === plan.on) {
      this.plan.value = { ...plan, ...judged };
    }
  }

  private async judge(plan: Plan): Promise<{ forecast: Forecast | undefined; refusals: Refusal[] }> {
    if (plan.attackers.length === 0 || plan.targets.length === 0) {
      return { forecast: undefined, refusals: [{ case: "", why: "Choose at least one unit to attack with." }] };
    }
    try {
      const answer = await this.common.session.seat.odds(this.order(plan));
      return answer.legal === false
        ? { forecast: undefined, refusals: answer.refusals }
        : { forecast: answer, refusals: [] };
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) {
        throw problem;
      }
      const refusals = problem.refusals.length ? problem.refusals : [{ case: "", why: problem.message }];
      return { forecast: undefined, refusals };
    }
  }

  toggleAttacker(id: string): void {
    const plan = this.plan.value;
    if (plan) {
      void this.propose({ ...plan, attackers: toggled(plan.attackers, id) });
    }
  }

  toggleExtra(name: string): void {
    const plan = this.plan.value;
    if (plan) {
      void this.propose({ ...plan, on: toggled(plan.on, name) });
    }
  }

  /** Puts the plan on the map, and the attacks that are allocated and not yet fought. */
  show(layer: Layer): void {
    for (const { attackers, hexes } of this.allocated()) {
      this.arrows(layer, attackers, hexes);
    }
    const plan = this.plan.value;
    if (plan) {
      layer.marked.push({ look: "target", hexes: plan.targets });
      this.arrows(layer, plan.attackers, plan.targets);
    }
  }

  /** Whether attacks are only allocated now, to be fought afterwards. */
  get isPromised(): boolean {
    return Array.isArray(this.common.session.table.value.state["attacks"]);
  }

  /** In games that allocate attacks first and fight them afterwards. */
  private allocated(): { attackers: string[]; hexes: string[] }[] {
    const attacks = this.common.session.table.value.state["attacks"];
    return Array.isArray(attacks) ? (attacks as { attackers: string[]; hexes: string[] }[]) : [];
  }

  private arrows(layer: Layer, attackers: string[], targets: string[]): void {
    for (const hex of new Set(attackers.map((id) => this.common.unit(id)?.hex))) {
      const target = targets.find((each) => hex && this.field.neighbours(hex).includes(each));
      if (hex && target) {
        layer.lines.push({ path: [hex, target], look: "attack" });
      }
    }
  }
}

const toggled = (list: string[], one: string): string[] =>
  list.includes(one) ? list.filter((each) => each !== one) : [...list, one];
