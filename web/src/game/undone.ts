import { orderName, type TodoItem } from "../words";

const OF_UNITS = new Set(["move", "enter", "rail"]);

const WORDS: Record<string, [string, string]> = {
  move: ["unit can still move", "units can still move"],
  attack: ["attack possible", "attacks possible"],
  enter: ["unit can arrive", "units can arrive"],
  rail: ["can go by rail", "can go by rail"],
  overrun: ["overrun possible", "overruns possible"],
};

/** What could still be done, added up: "3 units can still move, 1 attack possible". */
export function leftWords(items: TodoItem[]): string {
  const kinds = new Map<string, number>();
  for (const { what, units } of items) {
    kinds.set(what, (kinds.get(what) ?? 0) + (OF_UNITS.has(what) ? (units?.length ?? 1) : 1));
  }
  const words = (what: string, n: number): string => (WORDS[what] ? `${n} ${WORDS[what][n === 1 ? 0 : 1]}` : `${orderName(what).toLowerCase()} (${n})`);
  return [...kinds].map(([what, n]) => words(what, n)).join(", ");
}

/** From here on an attack is worth a second thought, as people judge it who play such games. */
const GOOD_RATIO = 3;

/** Whether odds are good for the attacker: three to one or better. */
export function isGood(odds: string | undefined): boolean {
  const parts = /^(\d+)\s*[-:]\s*(\d+)/.exec(odds ?? "");
  return parts !== null && Number(parts[1]) >= GOOD_RATIO * Number(parts[2]);
}

/** What nobody leaves undone by intention: arrivals, and attacks at good odds. */
export const worthAsking = (items: TodoItem[]): TodoItem[] =>
  items.filter((item) => item.what === "enter" || (item.what === "attack" && isGood(item.odds)));
