import type { Order } from "../words";

/**
 * One of a list of orders, put one small question at a time. What is asked next, and what may be
 * answered, follows from the list alone.
 */
export interface Choice {
  /** The field that is asked for: {@code hex}, {@code paths.some-unit}. */
  key: string;
  /** What may be answered, as JSON; {@link ABSENT} leaves the field out. */
  options: string[];
  chosen: string | undefined;
}

export const ABSENT = "";

/** An order as simple fields: what belongs to units becomes a field for each unit. */
export function flatten(order: Order): Map<string, string> {
  const fields = new Map<string, string>();
  for (const [name, value] of Object.entries(order)) {
    if (name === "type") {
      continue;
    }
    if (value !== null && typeof value === "object" && !Array.isArray(value)) {
      for (const [unit, part] of Object.entries(value)) {
        fields.set(`${name}.${unit}`, JSON.stringify(part));
      }
    } else {
      fields.set(name, JSON.stringify(value));
    }
  }
  return fields;
}

/** What is open after some answers: every field with the answers that are still possible. */
export function choices(orders: Order[], answers: Record<string, string>): Choice[] {
  const flat = orders.map(flatten);
  const keys: string[] = [];
  for (const fields of flat) {
    for (const key of fields.keys()) {
      if (!keys.includes(key)) {
        keys.push(key);
      }
    }
  }
  const given: Record<string, string> = {};
  const found: Choice[] = [];
  for (const key of keys) {
    const options = distinct(
      flat.filter((fields) => fits(fields, { ...answers, ...given }, key)).map((f) => f.get(key) ?? ABSENT),
    );
    const answer = answers[key];
    const chosen =
      answer !== undefined && options.includes(answer)
        ? answer
        : options.length === 1
          ? options[0]
          : undefined;
    if (chosen !== undefined) {
      given[key] = chosen;
    }
    found.push({ key, options, chosen });
  }
  return found;
}

function fits(fields: Map<string, string>, answers: Record<string, string>, except: string): boolean {
  return Object.entries(answers).every(
    ([key, value]) => key === except || (fields.get(key) ?? ABSENT) === value,
  );
}

const distinct = (values: string[]): string[] => [...new Set(values)];

/** The one order that is left, if only one is. */
export function decided(orders: Order[], answers: Record<string, string>): Order | undefined {
  const open = choices(orders, answers);
  if (open.some((choice) => choice.chosen === undefined)) {
    return undefined;
  }
  const all = Object.fromEntries(open.map((choice) => [choice.key, choice.chosen as string]));
  return orders.find((order) => fits(flatten(order), all, ""));
}

/** The next field that needs an answer. */
export const nextOpen = (orders: Order[], answers: Record<string, string>): Choice | undefined =>
  choices(orders, answers).find((choice) => choice.chosen === undefined);

/** The hex an answer ends on, so that it can be given on the map. */
export function endHex(option: string, isHex: (text: string) => boolean): string | undefined {
  const path = asPath(option, isHex);
  return path?.[path.length - 1];
}

/** An answer that is a hex or a way along hexes. */
export function asPath(option: string, isHex: (text: string) => boolean): string[] | undefined {
  const value: unknown = option === ABSENT ? [] : JSON.parse(option);
  const path: unknown[] = Array.isArray(value) ? value : [value];
  const isPath = path.length > 0 && path.every((hex) => typeof hex === "string" && isHex(hex));
  return isPath ? (path as string[]) : undefined;
}

/** The units an answer names, if it names nothing else. */
export function namedUnits(option: string, isUnit: (id: string) => boolean): string[] {
  const value: unknown = option === ABSENT ? [] : JSON.parse(option);
  const ids = Array.isArray(value) ? value.map(String) : typeof value === "string" ? [value] : [];
  return ids.every(isUnit) ? ids : [];
}

/** Names of which every order takes some, such as chits. */
export interface Lots {
  key: string;
  /** Every name, as often as an order can have it. */
  names: string[];
  /** How many an order takes. */
  number: number;
}

const listed = (order: Order, key: string): string[] => order[key] as string[];

const count = (names: string[], name: string): number => names.filter((each) => each === name).length;

/** Whether all of a list of orders are selections of so many names and nothing else. */
export function lots(orders: Order[], isOther: (text: string) => boolean): Lots | undefined {
  const [key, ...more] = Object.keys(orders[0] ?? {}).filter((name) => name !== "type");
  const isLot = (order: Order): boolean => {
    const value: unknown = order[key ?? ""];
    return Array.isArray(value) && Object.keys(order).length === 2 && value.every((each) => typeof each === "string" && !isOther(each));
  };
  if (key === undefined || more.length > 0 || orders.length < 2 || !orders.every(isLot)) {
    return undefined;
  }
  const number = listed(orders[0] as Order, key).length;
  if (number === 0 || orders.some((order) => listed(order, key).length !== number)) {
    return undefined;
  }
  const all = distinct(orders.flatMap((order) => listed(order, key)));
  const names = all.flatMap((name) => Array<string>(Math.max(...orders.map((order) => count(listed(order, key), name)))).fill(name));
  return { key, names, number };
}

/** The orders that have all of some names. */
export const holding = (orders: Order[], { key }: Lots, names: string[]): Order[] =>
  orders.filter((order) => names.every((name) => count(listed(order, key), name) >= count(names, name)));

/** The fields that are simply true in some orders: what can be switched on. */
export function switches(orders: Order[]): string[] {
  const found = new Set<string>();
  for (const order of orders) {
    for (const [name, value] of Object.entries(order)) {
      if (value === true) {
        found.add(name);
      }
    }
  }
  return [...found];
}
