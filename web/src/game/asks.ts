import type { Ask, AskAllot, AskGroup, AskSome, AskSpread, AskWays, Order } from "../words";
import { decided } from "./choices";

/**
 * What has been answered so far to one of the things a decision asks for. Drafts are never changed;
 * every answer makes another. The rules have the last word on the order that comes of it.
 */
export type Draft = Listed | Spreading | Going | Picking | Allotting | Arriving;

/** One of a list of orders, answered field by field. */
export interface Listed {
  kind: "listed";
  type: string;
  orders: Order[];
  answers: Record<string, string>;
}

/** Steps spread over units. */
export interface Spreading {
  kind: "spread";
  type: string;
  ask: AskSpread;
  steps: Record<string, number>;
}

/** A way for each unit; {@code null} where the player said that it stays. */
export interface Going {
  kind: "ways";
  type: string;
  ask: AskWays;
  ways: Record<string, string[] | null>;
  unit: string | undefined;
}

/** Some of a number of units. */
export interface Picking {
  kind: "some";
  type: string;
  ask: AskSome;
  units: string[];
}

/** A target for some of a number of units. */
export interface Allotting {
  kind: "allot";
  type: string;
  ask: AskAllot;
  targets: Record<string, string>;
  unit: string | undefined;
}

/** Units that come onto the map together, and where. */
export interface Arriving {
  kind: "arrive";
  type: string;
  ask: AskAllot;
  units: string[];
}

/** Several asks for orders of one type as one: the orders of all, or the first that can be answered. */
export function together(asks: Ask[]): Ask | undefined {
  const listed = asks.filter((ask) => ask.kind === "one-of");
  const [first] = listed;
  return first && listed.length === asks.length
    ? { ...first, of: listed.flatMap((ask) => ask.of) }
    : asks.find((ask) => ask.kind !== "phase" && isAnswerable(ask));
}

/** Nothing answered but what has only one answer; nothing for what the server has to spell out first. */
export function begun(ask: Ask): Draft | undefined {
  const type = ask.order;
  switch (ask.kind) {
    case "one-of":
      return { kind: "listed", type, orders: ask.of, answers: {} };
    case "spread": {
      const room = Object.values(ask.among).reduce((sum, most) => sum + most, 0);
      return { kind: "spread", type, ask, steps: room === ask.due ? { ...ask.among } : {} };
    }
    case "ways": {
      const units = Object.entries(ask.ways);
      const sole = units.filter(([, ways]) => ways.length === 1 && (ask.all || units.length === 1));
      const ways = Object.fromEntries(sole.map(([unit, [only]]) => [unit, only as string[]]));
      const staying = ask.all || ask.most === 1 ? {} : Object.fromEntries(units.map(([unit]) => [unit, null]));
      return focused({ kind: "ways", type, ask, ways: { ...staying, ...ways }, unit: undefined });
    }
    case "some": {
      const forced = groupsOf(ask).flatMap((group) => (group.least === group.among.length ? group.among : []));
      return { kind: "some", type, ask, units: forced };
    }
    case "allot": {
      const [first] = Object.keys(ask.among);
      return type === "enter" && ask.most === 1
        ? { kind: "arrive", type, ask, units: first === undefined ? [] : [first] }
        : { kind: "allot", type, ask, targets: {}, unit: first };
    }
    case "phase":
      return undefined;
  }
}

/** Whether there is anything to answer. */
export function isAnswerable(ask: Ask): boolean {
  switch (ask.kind) {
    case "one-of":
      return ask.of.length > 0;
    case "phase":
      return true;
    default:
      return concerned([ask]).length > 0;
  }
}

/** The draft with one of some units in focus, if it asks about them one by one. */
export function about<D extends Draft>(draft: D, units: string[]): D {
  const asked = draft.kind === "ways" ? draft.ask.ways : draft.kind === "allot" ? draft.ask.among : {};
  const unit = units.find((each) => asked[each] !== undefined);
  return unit === undefined ? draft : { ...draft, unit };
}

/** The order that the answers make, once there are enough of them. */
export function made(draft: Draft): Order | undefined {
  const { type } = draft;
  switch (draft.kind) {
    case "arrive":
      return undefined;
    case "listed":
      return decided(draft.orders, draft.answers);
    case "spread":
      return left(draft) === 0 ? { type, steps: draft.steps } : undefined;
    case "ways": {
      const going = Object.entries(draft.ways).filter(([, way]) => way !== null);
      const enough = draft.ask.all ? going.length === Object.keys(draft.ask.ways).length : going.length > 0;
      const [one] = going;
      if (one && draft.ask.most === 1) {
        return { type, units: [one[0]], path: one[1] };
      }
      return enough ? { type, paths: Object.fromEntries(going) } : undefined;
    }
    case "some": {
      const enough = groupsOf(draft.ask).every((group) => picked(draft, group.among).length >= group.least);
      return enough ? { type, units: draft.units } : undefined;
    }
    case "allot": {
      const { least, most } = draft.ask;
      const [unit, ...others] = Object.keys(draft.targets);
      if (most === 1 && unit !== undefined) {
        return { type, units: [unit], hex: draft.targets[unit] };
      }
      return unit !== undefined && others.length + 1 >= least ? { type, targets: draft.targets } : undefined;
    }
  }
}

/** The order that brings the chosen units in at a hex, if all of them may enter there. */
export const arrival = (draft: Arriving, hex: string): Order | undefined =>
  draft.units.length > 0 && options(draft).includes(hex) ? { type: draft.type, units: draft.units, hex } : undefined;

/** One more unit of those that arrive together, or one fewer. */
export const joined = (draft: Arriving, unit: string): Arriving => ({
  ...draft,
  units: draft.units.includes(unit) ? draft.units.filter((each) => each !== unit) : [...draft.units, unit],
});

/** The groups of units of which some are to be named. */
export const groupsOf = (ask: AskSome): AskGroup[] => ask.groups ?? [ask];

/** Steps that are still to be spread. */
export const left = ({ ask, steps }: Spreading): number =>
  ask.due - Object.values(steps).reduce((sum, n) => sum + n, 0);

export const picked = ({ units }: Picking, among: string[]): string[] => units.filter((unit) => among.includes(unit));

/** More or fewer steps of a unit, as far as it has them and they are due. */
export function given(draft: Spreading, unit: string, by: number): Spreading {
  const before = draft.steps[unit] ?? 0;
  const most = Math.min(draft.ask.among[unit] ?? 0, before + left(draft));
  const now = Math.max(0, Math.min(before + by, most));
  const { [unit]: _, ...others } = draft.steps;
  return { ...draft, steps: now === 0 ? others : { ...others, [unit]: now } };
}

/** A way for a unit, or that it stays; the next unit without an answer is asked then, if more than one may go. */
export const sent = (draft: Going, unit: string, way: string[] | null): Going =>
  draft.ask.most === 1
    ? { ...draft, ways: { [unit]: way }, unit }
    : focused({ ...draft, ways: { ...draft.ways, [unit]: way }, unit });

function focused(draft: Going): Going {
  const units = Object.keys(draft.ask.ways);
  const after = units.slice(units.indexOf(draft.unit ?? "") + 1);
  const open = units.find((unit) => draft.ways[unit] === undefined) ?? after.find((unit) => draft.ways[unit] === null);
  return { ...draft, unit: open ?? draft.unit ?? units[0] };
}

/** A unit more, or one fewer; where only one is asked for, this one instead. */
export function toggled(draft: Picking, unit: string): Picking {
  if (draft.units.includes(unit)) {
    return { ...draft, units: draft.units.filter((each) => each !== unit) };
  }
  const group = groupsOf(draft.ask).find(({ among }) => among.includes(unit));
  const before = picked(draft, group?.among ?? []);
  if (!group || (before.length >= group.most && group.most > 1)) {
    return draft;
  }
  const others = group.most === 1 ? draft.units.filter((each) => !before.includes(each)) : draft.units;
  return { ...draft, units: [...others, unit] };
}

/** A target for a unit, or none; the next unit without one is asked then. */
export function allotted(draft: Allotting, unit: string, target: string | undefined): Allotting {
  const { most, among } = draft.ask;
  const { [unit]: _, ...before } = draft.targets;
  const others = most === 1 ? {} : before;
  const targets = target === undefined ? others : { ...others, [unit]: target };
  const n = Object.keys(targets).length;
  if (n > most) {
    return draft;
  }
  const open = target === undefined || n === most ? undefined : Object.keys(among).find((each) => targets[each] === undefined);
  return { ...draft, targets, unit: open ?? unit };
}

/** The units that asks are about. */
export function concerned(asks: Ask[]): string[] {
  const units = asks.flatMap((ask) => {
    switch (ask.kind) {
      case "spread":
      case "allot":
        return Object.keys(ask.among);
      case "ways":
        return Object.keys(ask.ways);
      case "some":
        return groupsOf(ask).flatMap((group) => group.among);
      default:
        return [];
    }
  });
  return [...new Set(units)];
}

/** The units that are answered for now, to be shown as selected. */
export function marked(draft: Draft): string[] {
  switch (draft.kind) {
    case "spread":
      return Object.keys(draft.steps);
    case "arrive":
    case "some":
      return draft.units;
    case "ways":
    case "allot":
      return draft.unit === undefined ? [] : [draft.unit];
    default:
      return [];
  }
}

/** The hexes a draft is about: where the units in question stand, and where they could go. */
export function places(draft: Draft, at: (unit: string) => string | undefined): string[] {
  const focus = marked(draft);
  const units = focus.length > 0 || draft.kind === "listed" ? focus : concerned([draft.ask]);
  const standing = units.map(at).filter((hex) => hex !== undefined);
  return [...new Set([...standing, ...options(draft)])].filter((hex) => hex !== "off");
}

/** Whether the unit in focus has no answer yet. */
export const isOpen = (draft: Draft): boolean =>
  draft.kind === "ways" && draft.unit !== undefined && !draft.ways[draft.unit];

const endOf = (way: string[]): string | undefined => way[way.length - 1];

/** The hexes that answer for the unit in focus. */
export function options(draft: Draft): string[] {
  if (draft.kind === "ways" && draft.unit !== undefined) {
    return [...new Set(draft.ask.ways[draft.unit]?.map((way) => endOf(way) as string))];
  }
  if (draft.kind === "arrive") {
    const [first = [], ...others] = draft.units.map((unit) => draft.ask.among[unit] ?? []);
    return first.filter((hex) => others.every((each) => each.includes(hex)));
  }
  return draft.kind === "allot" && draft.unit !== undefined ? (draft.ask.among[draft.unit] ?? []) : [];
}

/**
 * What a click on a hex answers, if anything: where the unit in focus goes, or which unit is meant.
 *
 * @param standing says which units stand in the hex, of those that are asked about
 * @param beside says which units stand with another
 */
export function pointed(
  draft: Draft,
  hex: string,
  standing: (among: string[]) => string[],
  beside: (unit: string, among: string[]) => string[] = () => [],
): Draft | undefined {
  switch (draft.kind) {
    case "ways": {
      const { unit } = draft;
      const there = unit === undefined ? [] : (draft.ask.ways[unit] ?? []).filter((way) => endOf(way) === hex);
      if (unit !== undefined && there.length > 0) {
        const now = there.findIndex((way) => way.join() === draft.ways[unit]?.join());
        const first = sent(draft, unit, there[(now + 1) % there.length] as string[]);
        return now < 0 && draft.ask.most !== 1 ? followed(first, draft, unit, hex, beside) : first;
      }
      return refocused(draft, standing(Object.keys(draft.ask.ways)));
    }
    case "allot": {
      const { unit } = draft;
      if (unit !== undefined && draft.ask.among[unit]?.includes(hex)) {
        return allotted(draft, unit, hex);
      }
      return refocused(draft, standing(Object.keys(draft.ask.among)));
    }
    case "spread": {
      const here = standing(Object.keys(draft.ask.among));
      const unit = here.find((each) => (draft.steps[each] ?? 0) < (draft.ask.among[each] ?? 0)) ?? here[0];
      return unit === undefined ? undefined : given(draft, unit, 1);
    }
    case "some": {
      const here = standing(concerned([draft.ask]));
      const unit = here.find((each) => !draft.units.includes(each)) ?? here[0];
      return unit === undefined ? undefined : toggled(draft, unit);
    }
    default:
      return undefined;
  }
}

/** The units that stand with one and have no answer yet go where it goes, as far as they can and so many may. */
function followed(draft: Going, before: Going, leader: string, hex: string, beside: (unit: string, among: string[]) => string[]): Going {
  return beside(leader, Object.keys(draft.ask.ways))
    .filter((unit) => unit !== leader && !before.ways[unit])
    .reduce((now, unit) => {
      const way = now.ask.ways[unit]?.find((each) => endOf(each) === hex);
      const going = Object.values(now.ways).filter((each) => each).length;
      return way && going < (now.ask.most ?? Infinity) ? sent(now, unit, way) : now;
    }, draft);
}

/** The next of some units in focus. */
function refocused<D extends Going | Allotting>(draft: D, units: string[]): D | undefined {
  const next = units[(units.indexOf(draft.unit ?? "") + 1) % units.length];
  return next === undefined ? undefined : { ...draft, unit: next };
}
