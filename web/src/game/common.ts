import type { Signal } from "@preact/signals";
import { ApiProblem } from "../api";
import type { Counter, Refusal } from "../words";
import type { Session } from "./session";
import type { Staff } from "./staff";

/** What the parts of a player's table share. */
export interface Common {
  readonly session: Session;
  readonly stacks: { readonly value: ReadonlyMap<string, Counter[]> };
  readonly notice: Signal<Notice | undefined>;
  readonly tab: Signal<Tab>;
  readonly staff: Staff;
  unit(id: string): Counter | undefined;
  may(type: string): boolean;
}

export type Tab = "orders" | "staff" | "forces" | "log" | "rules" | "charts";

export interface Notice {
  text: string;
  refusals: Refusal[];
  /** Whether it only says that the server did not answer. */
  unreached?: boolean;
}

/** A problem as the player reads it. */
export const noticeOf = (problem: unknown): Notice =>
  problem instanceof ApiProblem
    ? { text: problem.message, refusals: problem.refusals, unreached: problem.status === 0 }
    : { text: String(problem), refusals: [] };

/** Orders that are given on the map or at its foot; all others have a form made from what is asked. */
export const isOnTheMap = (type: string): boolean =>
  ["move", "overrun", "attack", "end-phase", "pass"].includes(type);
