import { batch, computed, signal } from "@preact/signals";
import type { Layer } from "../map/scene";
import { type Ask, type Order, orderName, type Refusal } from "../words";
import { about, arrival, begun, concerned, type Draft, isAnswerable, isOpen, made, marked, options, places, pointed, together } from "./asks";
import { asPath, choices, endHex, namedUnits, nextOpen } from "./choices";
import { type Fight, fightOf } from "./fight";
import { type Common, isOnTheMap, noticeOf } from "./common";

/** What the rules say to the order that the answers make. */
interface Judged {
  order: Order;
  refusals: Refusal[];
}

/** What the decision asks for, and the answers a player has given so far. */
export class Interview {
  readonly form = signal<Draft | undefined>(undefined);
  readonly judged = signal<Judged | undefined>(undefined);
  private asked = 0;
  private cleared = 0;
  private judging: Promise<void> = Promise.resolve();

  constructor(private readonly common: Common) {}

  /** Whether the decision is a small question rather than a phase with the map open. */
  readonly isQuestion = computed(() => {
    const { orders } = this.common.session.decision.value;
    return orders.length > 0 && !["move", "attack"].some((type) => orders.includes(type));
  });

  private readonly all = computed(() => {
    const { myTurn, decision } = this.common.session;
    return myTurn.value ? (decision.value.asks ?? []) : [];
  });

  /** What is asked beside what is done on the map, as far as there is anything to do. */
  readonly asks = computed(() =>
    withoutShortcuts(this.all.value).filter((ask) => isAnswerable(ask) && !isOnTheMap(ask.order) && !this.idle.value?.types.has(ask.order)),
  );

  /** The orders of the phase that were looked into and have nothing to do now; of a stage that was not looked into, none are known. */
  private readonly idle = signal<{ stage: string; types: ReadonlySet<string> } | undefined>(undefined);

  /** Whether it is known that an ask has something to do. */
  isDue(ask: Ask): boolean {
    return ask.kind !== "phase" || this.idle.value !== undefined;
  }

  /** Looks into the orders that a phase does not spell out, so that none is offered that nobody can give. */
  async survey(): Promise<void> {
    const { session } = this.common;
    const { sequence } = session;
    const { stage, side } = session.decision.value;
    const here = `${side} ${stage}`;
    if (this.idle.value?.stage !== here) {
      this.idle.value = undefined;
    }
    const types = this.all.value.filter((ask) => ask.kind === "phase" && !isOnTheMap(ask.order)).map((ask) => ask.order);
    const found = await Promise.all(
      types.map((type) =>
        session.seat.legal(1, type).then(
          ({ orders }) => orders.length > 0,
          () => true,
        ),
      ),
    );
    if (session.sequence === sequence) {
      this.idle.value = { stage: here, types: new Set(types.filter((_, i) => !found[i])) };
    }
  }

  /** What an order of a type is asked for with, if it is not given on the map. */
  find = (type: string): Ask | undefined => this.asks.value.find((ask) => ask.order === type);

  /** The units that are asked about. */
  readonly concerned = computed(() => concerned(this.all.value));

  /** The fight that is asked about, if it is one. */
  readonly fight = computed<Fight | undefined>(() => (this.isQuestion.value ? fightOf(this.common.session.story.value) : undefined));

  /** The units a question is about: those it asks about, else those its answers name, else those who fight. */
  readonly who = computed<string[]>(() => {
    const known = (ids: string[]): string[] => ids.filter((id) => this.common.unit(id) !== undefined);
    const asked = known(this.concerned.value);
    if (asked.length > 0) {
      return asked;
    }
    const named = this.all.value.flatMap((ask) => (ask.kind === "one-of" ? ask.of : [])).flatMap((order) => Object.values(order).flat().map(String));
    const answers = known([...new Set(named)]);
    const fight = this.fight.value;
    if (answers.length > 0 || !fight) {
      return answers;
    }
    const { mine } = this.common.session;
    const there = fight.hexes.flatMap((hex) => this.common.stacks.value.get(hex) ?? []).map((unit) => unit.id);
    return known([...fight.attackers, ...fight.defenders, ...there]).filter((id, i, all) => this.common.unit(id)?.side === mine && all.indexOf(id) === i);
  });

  /** What is asked by the order that an answer names. */
  named = (option: string): Ask | undefined => this.all.value.find((ask) => ask.order === option && ask.kind !== "one-of");

  /** The answer that the player is about to give, to be shown before it is given. */
  readonly preview = signal<string | undefined>(undefined);

  /** The order that the answers make, if the rules allow it. */
  readonly decidedOrder = computed(() => {
    const form = this.form.value;
    const judged = this.judged.value;
    return form?.kind === "listed" ? made(form) : judged?.refusals.length === 0 ? judged.order : undefined;
  });

  /** What is open of an order that is one of a list, field by field. */
  readonly openChoices = computed(() => {
    const form = this.form.value;
    return form?.kind === "listed" ? choices(form.orders, form.answers) : [];
  });

  readonly currentChoice = computed(() => {
    const form = this.form.value;
    return form?.kind === "listed" ? nextOpen(form.orders, form.answers) : undefined;
  });

  /** The units that are answered for. */
  readonly marked = computed(() => (this.form.value ? marked(this.form.value) : []));

  /** The hexes that the question is about, which a player has to see to answer it. */
  readonly places = computed(() => {
    const at = (unit: string): string | undefined => this.common.unit(unit)?.hex;
    const form = this.form.value;
    const asked = this.isQuestion.value ? [...this.who.value.map(at), ...(this.fight.value?.hexes ?? [])].filter((hex) => hex !== undefined) : [];
    return [...new Set([...asked, ...(form ? places(form, at) : [])])];
  });

  /** Whether the map waits for an answer rather than for a move. */
  readonly takesClicks = computed(() => {
    const form = this.form.value;
    return form !== undefined && (form.kind !== "listed" || this.currentChoice.value !== undefined);
  });

  /** Whether the cursor stands on an answer that is still missing. */
  awaits(hex: string): boolean {
    const form = this.form.value;
    return form !== undefined && isOpen(form) && options(form).includes(hex);
  }

  clear(): void {
    this.asked++;
    this.cleared = this.asked;
    this.preview.value = undefined;
    this.answer(undefined);
  }

  /** Puts the first question, unless the player has opened another meanwhile. */
  async ask(): Promise<void> {
    const first = this.asks.value[0];
    if (first && this.asked === this.cleared) {
      await this.open(first, [], true);
    }
  }

  /** Opens the form of something that is asked; closes it if it was open. */
  async open(ask: Ask, units: string[] = [], again = false): Promise<boolean> {
    if (this.form.value?.type === ask.order && !this.isQuestion.value && !again) {
      this.answer(undefined);
      return false;
    }
    const ticket = ++this.asked;
    const unit = ask.order === "rail" && units.length === 1 ? units[0] : undefined;
    const only = units.length === 1 ? units[0] : undefined;
    try {
      const asked = ask.kind === "phase" ? await this.spelt(ask.order, only) : ask;
      const able = asked && isAnswerable(asked) && (unit === undefined || concerned([asked]).includes(unit));
      const first = able ? begun(asked) : undefined;
      const draft = first && about(first, units);
      if (ticket !== this.asked) {
        return false;
      }
      if (!draft && !again) {
        const name = orderName(ask.order);
        const text = unit ? `${name}: not possible for this unit now.` : `${name}: there is nothing to do now.`;
        this.common.notice.value = { text, refusals: [] };
      }
      batch(() => {
        if (draft) {
          this.common.tab.value = "orders";
        }
        this.answer(draft);
      });
      return draft !== undefined;
    } catch (problem) {
      this.common.notice.value = noticeOf(problem);
      return false;
    }
  }

  /** What a phase asks for with an order, about one unit if there is anything to ask about it. */
  private async spelt(order: string, unit: string | undefined): Promise<Ask | undefined> {
    const { seat } = this.common.session;
    const about = unit === undefined ? undefined : together(await seat.asks(order, unit));
    return about && isAnswerable(about) ? about : together(await seat.asks(order));
  }

  /** Takes an answer, and asks the rules once there are enough. */
  answer(draft: Draft | undefined): void {
    batch(() => {
      this.form.value = draft;
      this.judged.value = undefined;
    });
    this.judging = draft && draft.kind !== "listed" ? this.judge(draft) : Promise.resolve();
  }

  /** What the answers come to, once the rules have spoken. */
  async outcome(): Promise<Order | undefined> {
    await this.judging;
    return this.decidedOrder.value;
  }

  private async judge(draft: Draft): Promise<void> {
    const order = made(draft);
    if (!order) {
      return;
    }
    try {
      const { refusals = [] } = await this.common.session.seat.check(order);
      if (this.form.value === draft) {
        this.judged.value = { order, refusals };
      }
    } catch (problem) {
      this.common.notice.value = noticeOf(problem);
    }
  }

  choose(key: string, option: string | undefined): void {
    const form = this.form.value;
    if (form?.kind !== "listed") {
      return;
    }
    const { [key]: _, ...others } = form.answers;
    this.answer({ ...form, answers: option === undefined ? others : { ...others, [key]: option } });
  }

  /** Takes a hex as the answer to the current question, if it is one. */
  pick(hex: string): boolean {
    const form = this.form.value;
    if (!form) {
      return false;
    }
    if (form.kind === "listed") {
      return this.pickListed(hex);
    }
    const at = (id: string): string | undefined => this.common.unit(id)?.hex;
    const next = pointed(
      form,
      hex,
      (among) => among.filter((id) => at(id) === hex),
      (unit, among) => among.filter((id) => at(id) === at(unit)),
    );
    if (next) {
      this.answer(next);
    }
    return next !== undefined;
  }

  private pickListed(hex: string): boolean {
    const choice = this.currentChoice.value;
    if (!choice) {
      return false;
    }
    const there = choice.options.find((option) => endHex(option, this.isHex) === hex);
    const standing = choice.options.find((option) => {
      const units = namedUnits(option, (id) => this.common.unit(id) !== undefined);
      return units.length > 0 && units.every((id) => this.common.unit(id)?.hex === hex);
    });
    const named = JSON.stringify(this.common.staff.answer(choice.key, hex) ?? null);
    const picked = there ?? standing ?? choice.options.find((option) => option === named || `"${option}"` === named);
    if (picked === undefined) {
      return false;
    }
    this.choose(choice.key, picked);
    return true;
  }

  /** The order that brings the chosen reinforcements in at a hex. */
  arrival(hex: string): Order | undefined {
    const form = this.form.value;
    return form?.kind === "arrive" ? arrival(form, hex) : undefined;
  }

  /** Units that came in and could still move on; the next that are brought in end that. */
  readonly arrived = computed<string[]>(() => {
    const units = [...this.common.session.table.value.units.values()];
    return units.filter(({ flags }) => flags.includes("fresh") && flags.includes("moving")).map((unit) => unit.id);
  });

  /** Whether a text is a hex of this map, or the place beyond its edge. */
  readonly isHex = (text: string): boolean => text === "off" || this.common.session.facts.hexes[text] !== undefined;

  /** Puts what is asked and what was answered on the map. */
  show(layer: Layer): void {
    const form = this.form.value;
    const at = (unit: string): string[] => [this.common.unit(unit)?.hex ?? []].flat();
    if (this.isQuestion.value) {
      layer.marked.push({ look: "asked", hexes: new Set(this.who.value.flatMap(at)) });
      this.showPreview(layer, at);
    }
    if (!form) {
      return;
    }
    if (form.kind === "listed") {
      this.showListed(layer);
      return;
    }
    layer.marked.push({ look: "option", hexes: options(form) });
    if (form.kind === "ways") {
      const look = form.type === "advance" ? "advance" : form.type === "retreat" ? "retreat" : "path";
      Object.values(form.ways).forEach((path) => path && layer.lines.push({ path, look }));
    } else if (form.kind === "spread") {
      const lost = new Map<string, number>();
      Object.entries(form.steps).forEach(([unit, n]) => at(unit).forEach((hex) => lost.set(hex, (lost.get(hex) ?? 0) + n)));
      lost.forEach((n, hex) => layer.texts.push({ hex, text: `−${n}`, look: "lost" }));
    } else if (form.kind === "some" || form.kind === "arrive") {
      layer.marked.push({ look: "chosen", hexes: new Set(form.units.flatMap(at)) });
    } else {
      layer.marked.push({ look: "chosen", hexes: new Set(Object.values(form.targets)) });
    }
  }

  /** What the answer under the pointer would do: where steps would be lost, where units could go. */
  private showPreview(layer: Layer, at: (unit: string) => string[]): void {
    const ask = this.preview.value === undefined ? undefined : this.named(this.preview.value);
    if (ask?.kind === "spread") {
      const hexes = new Set(Object.keys(ask.among).flatMap(at));
      hexes.forEach((hex) => layer.texts.push({ hex, text: `−${ask.due}`, look: "lost" }));
    } else if (ask?.kind === "ways") {
      const ways = Object.values(ask.ways).flat();
      layer.marked.push({ look: "option", hexes: new Set(ways.map((way) => way[way.length - 1] as string)) });
      const shortest = new Map(ways.map((way) => [way[way.length - 1], way]));
      shortest.forEach((path) => layer.lines.push({ path, look: "retreat" }));
    }
  }

  private showListed(layer: Layer): void {
    for (const { chosen } of this.openChoices.value) {
      const path = chosen ? asPath(chosen, this.isHex) : undefined;
      if (path && path.length > 1) {
        layer.lines.push({ path, look: "path" });
      } else if (path) {
        layer.marked.push({ look: "chosen", hexes: path });
      }
    }
    const answers = this.currentChoice.value?.options ?? [];
    const hexes = answers.map((option) => endHex(option, this.isHex)).filter((hex): hex is string => hex !== undefined);
    layer.marked.push({ look: "option", hexes });
    for (const row of this.common.staff.rowsOf(this.currentChoice.value?.key ?? "")) {
      layer.marked.push({ look: "area", hexes: row.hexes });
      const middle = row.hexes[Math.floor(row.hexes.length / 2)];
      if (middle !== undefined && row.value !== undefined) {
        layer.texts.push({ hex: middle, text: row.value, look: "area" });
      }
    }
  }
}

/** Where a choice names the orders that follow from it, one question at a time is enough. */
function withoutShortcuts(asks: Ask[]): Ask[] {
  const named = asks.flatMap((ask) => (ask.kind === "one-of" ? ask.of.map((order) => order["option"]) : []));
  return asks.filter((ask) => !named.includes(ask.order));
}
