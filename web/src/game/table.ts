import type { Changes, Counter, Side, View } from "../words";

/** A view kept for drawing: counters by id and by hex. Never changed; changes make another. */
export interface Table {
  readonly turn: number;
  readonly side: Side;
  readonly stage: string;
  readonly units: ReadonlyMap<string, Counter>;
  readonly control: Readonly<Record<string, Side>>;
  readonly state: Readonly<Record<string, unknown>>;
}

export function laidOut(view: View): Table {
  return {
    turn: view.turn,
    side: view.side,
    stage: view.stage,
    units: new Map(view.units.map((unit) => [unit.id, unit])),
    control: view.control,
    state: view.state,
  };
}

/** The table after what a frame changed. */
export function changed(table: Table, changes: Changes): Table {
  let units = table.units;
  if (changes.units?.length || changes.gone?.length) {
    const next = new Map(units);
    changes.gone?.forEach((id) => next.delete(id));
    changes.units?.forEach((unit) => next.set(unit.id, unit));
    units = next;
  }
  let control = table.control;
  if (changes.control) {
    const next: Record<string, Side> = { ...control };
    for (const [hex, side] of Object.entries(changes.control)) {
      if (side === null) {
        delete next[hex];
      } else {
        next[hex] = side;
      }
    }
    control = next;
  }
  return {
    turn: changes.turn ?? table.turn,
    side: changes.side ?? table.side,
    stage: changes.stage ?? table.stage,
    units,
    control,
    state: changes.state ?? table.state,
  };
}

export interface Strengths {
  attack: number;
  defence: number;
  movement: number;
  leadership: number;
}

/** What is printed at the foot of a counter: {@code 5-7-7}, {@code (6)-10}, {@code U-6}. */
export function strengths(text: string | undefined): Strengths {
  const none = { attack: 0, defence: 0, movement: 0, leadership: 0 };
  const plainNumbers = /^(\d+)-(\d+)-(\d+)$/.exec(text ?? "");
  if (plainNumbers) {
    return {
      ...none,
      attack: Number(plainNumbers[1]),
      defence: Number(plainNumbers[2]),
      movement: Number(plainNumbers[3]),
    };
  }
  const leader = /^\((\d+)\)-(\d+)$/.exec(text ?? "");
  if (leader) {
    return { ...none, leadership: Number(leader[1]), movement: Number(leader[2]) };
  }
  const unknown = /-(\d+)$/.exec(text ?? "");
  return unknown ? { ...none, movement: Number(unknown[1]) } : none;
}

const weight = (unit: Counter): number => {
  const s = strengths(unit.strengths);
  return s.attack * 100 + s.defence * 10 + s.movement + (s.leadership ? -500 : 0);
};

/** The counters of each hex, the strongest last, so that it lies on top. */
export function stacks(units: Iterable<Counter>): Map<string, Counter[]> {
  const stacks = new Map<string, Counter[]>();
  for (const unit of units) {
    if (unit.hex === undefined) {
      continue;
    }
    const stack = stacks.get(unit.hex);
    if (stack) {
      stack.push(unit);
    } else {
      stacks.set(unit.hex, [unit]);
    }
  }
  for (const stack of stacks.values()) {
    stack.sort((a, b) => weight(a) - weight(b) || (a.id < b.id ? -1 : 1));
  }
  return stacks;
}

/** Whether a unit has moved, or is on its way. */
export const hasStirred = ({ flags }: Counter): boolean => ["moved", "moving", "done"].some((flag) => flags.includes(flag));

/** Whose a hex is to those who click on it: what cannot move, such as aircraft over the enemy, holds nothing. */
export function holder(stack: Counter[]): Side | undefined {
  const stands = (unit: Counter): boolean => unit.strengths === undefined || strengths(unit.strengths).movement > 0;
  return (stack.find(stands) ?? stack[0])?.side;
}

/** What a stack has printed on it all together, before any rule changes it. */
export function totals(stack: Counter[]): { attack: number; defence: number; unknown: number } {
  let attack = 0;
  let defence = 0;
  let unknown = 0;
  for (const unit of stack) {
    const s = strengths(unit.strengths);
    attack += s.attack;
    defence += s.defence;
    if (unit.strengths === undefined || unit.flags.includes("untried")) {
      unknown++;
    }
  }
  return { attack, defence, unknown };
}
