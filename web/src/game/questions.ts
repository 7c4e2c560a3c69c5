import { batch, computed, signal } from "@preact/signals";
import type { Layer } from "../map/scene";
import { type Order, orderName } from "../words";
import { choices, decided, endHex, nextOpen } from "./choices";
import { type Common, isOnTheMap, type Legal, noticeOf } from "./desk";

/** An order that is made up from the legal ones, answer by answer. */
export interface Form {
  type: string;
  orders: Order[];
  complete: boolean;
  answers: Record<string, string>;
}

/** Questions that the legal orders put, and the answers a player has given so far. */
export class Questions {
  readonly form = signal<Form | undefined>(undefined);
  readonly forms = signal<Form[]>([]);
  private asked = 0;

  constructor(private readonly common: Common) {}

  /** Whether the decision is a small question rather than a phase with the map open. */
  readonly isQuestion = computed(() => {
    const { orders } = this.common.session.decision.value;
    return orders.length > 0 && !["move", "attack"].some((type) => orders.includes(type));
  });

  /** The orders of this decision that are not given on the map. */
  readonly ownTypes = computed(() =>
    this.common.session.decision.value.orders.filter((type) => !isOnTheMap(type)),
  );

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
    return form && nextOpen(form.orders, form.answers);
  });

  clear(): void {
    this.form.value = undefined;
    this.forms.value = [];
  }

  /** Asks the server what may be answered. */
  async ask(): Promise<void> {
    const ticket = ++this.asked;
    const { session } = this.common;
    const { sequence } = session;
    const legal = await session.seat.legal(2000);
    if (ticket === this.asked && sequence === session.sequence) {
      this.forms.value = withoutShortcuts(grouped(legal));
      this.form.value = this.forms.value.find((form) => !isOnTheMap(form.type));
    }
  }

  /** Opens the form for an order of the game's own, in the middle of a phase. */
  async open(type: string, units: string[], again = false): Promise<boolean> {
    if (this.form.value?.type === type && !this.isQuestion.value && !again) {
      this.form.value = undefined;
      return false;
    }
    const unit = type === "rail" && units.length === 1 ? units[0] : undefined;
    try {
      const legal = await this.common.session.seat.legal(2000, type, unit);
      const orders = legal.orders.filter((order) => order.type === type);
      if (orders.length === 0) {
        if (!again) {
          const name = orderName(type);
          const text = unit ? `${name}: not possible for this unit now.` : `${name}: there is nothing to do now.`;
          this.common.notice.value = { text, refusals: [] };
        }
        return false;
      }
      batch(() => {
        this.form.value = { type, orders, complete: legal.complete, answers: {} };
        this.common.tab.value = "orders";
      });
      return true;
    } catch (problem) {
      this.common.notice.value = noticeOf(problem);
      return false;
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

  /** Takes a hex as the answer to the current question, if it is one. */
  pick(hex: string): boolean {
    const choice = this.currentChoice.value;
    if (!choice) {
      return false;
    }
    const there = choice.options.find((option) => endHex(option) === hex);
    const standing = choice.options.find((option) => {
      const units = namedUnits(option);
      return units.length > 0 && units.every((id) => this.common.unit(id)?.hex === hex);
    });
    const picked = there ?? standing;
    if (picked === undefined) {
      return false;
    }
    this.answer(choice.key, picked);
    return true;
  }

  /** Puts what is asked and what was answered on the map. */
  show(layer: Layer): void {
    const form = this.form.value;
    if (!form) {
      return;
    }
    for (const { chosen } of this.openChoices.value) {
      const path = chosen ? asPath(chosen) : undefined;
      const end = chosen ? endHex(chosen) : undefined;
      if (path && path.length > 1) {
        layer.lines.push({ path, look: form.type === "advance" ? "advance" : "retreat" });
      } else if (end) {
        layer.marked.push({ look: "chosen", hexes: [end] });
      }
    }
    const options = this.currentChoice.value?.options ?? [];
    const hexes = options.map(endHex).filter((hex): hex is string => hex !== undefined);
    layer.marked.push({ look: "option", hexes });
  }
}

function grouped(legal: Legal): Form[] {
  const byType = new Map<string, Order[]>();
  for (const order of legal.orders) {
    byType.set(order.type, [...(byType.get(order.type) ?? []), order]);
  }
  return [...byType].map(([type, orders]) => ({ type, orders, complete: legal.complete, answers: {} }));
}

/** Where a choice names the orders that follow from it, one question at a time is enough. */
function withoutShortcuts(forms: Form[]): Form[] {
  const options = forms.flatMap((form) =>
    form.type === "choose" ? form.orders.map((order) => order["option"]) : [],
  );
  return forms.filter((form) => !options.includes(form.type));
}

function namedUnits(option: string): string[] {
  const value: unknown = option === "" ? [] : JSON.parse(option);
  return typeof value === "string" ? [value] : Array.isArray(value) ? value.map(String) : [];
}

function asPath(option: string): string[] | undefined {
  const value: unknown = option === "" ? undefined : JSON.parse(option);
  return Array.isArray(value) && value.every((hex) => typeof hex === "string" && /^(\d{4}|off)$/.test(hex))
    ? (value as string[])
    : undefined;
}
