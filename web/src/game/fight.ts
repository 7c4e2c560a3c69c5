import type { Frame, GameEvent } from "../words";

/** The fight that the questions of the moment follow from. */
export interface Fight {
  attackers: string[];
  defenders: string[];
  hexes: string[];
  /** What was rolled, if that has happened. */
  rolled: GameEvent | undefined;
  overrun: boolean;
}

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : value === undefined || value === "" ? [] : [String(value)];

const BEGINS = new Set(["attack", "overrun", "resolve"]);
/** Orders that end what came before them. */
const OTHERS = new Set(["move", "end-phase", "enter", "rail", "place", "draw"]);

/** The fight in which the last orders were answers; none if something else came after it. */
export function fightOf(frames: readonly Frame[]): Fight | undefined {
  for (let i = frames.length - 1; i >= 0; i--) {
    const frame = frames[i] as Frame;
    const rolled = frame.events.findLast((event) => event.type === "combat");
    if (rolled) {
      return {
        attackers: texts(rolled["attackers"]),
        defenders: texts(rolled["defenders"]),
        hexes: texts(rolled["hexes"]),
        rolled,
        overrun: rolled["overrun"] === true,
      };
    }
    const type = String(frame.order?.type ?? "");
    if (BEGINS.has(type) && frame.order) {
      const { order } = frame;
      const attackers = texts(order["attackers"] ?? order["units"]);
      return { attackers, defenders: [], hexes: texts(order["hexes"] ?? order["hex"]), rolled: undefined, overrun: type === "overrun" };
    }
    if (OTHERS.has(type) || frame.events.some((event) => event.type === "phase" || event.type === "turn")) {
      return undefined;
    }
  }
  return undefined;
}
