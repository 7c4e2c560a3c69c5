import type { Frame, Side } from "../words";

export interface TurnTally {
  turn: number;
  axis: number;
  soviet: number;
}

export interface Luck {
  rolls: number;
  sum: number;
  counts: number[];
}

export interface Tally {
  points: TurnTally[];
  losses: Record<Side, Map<string, number>>;
  lossesByTurn: TurnTally[];
  luck: Record<Side, Luck>;
}

const noLuck = (): Luck => ({ rolls: 0, sum: 0, counts: [0, 0, 0, 0, 0, 0] });

/** Adds up a game: points by turn, losses, dice. */
export function tally(frames: Frame[], arm: (unit: string) => { side: Side; arm: string } | undefined): Tally {
  const sum: Tally = {
    points: [],
    losses: { axis: new Map(), soviet: new Map() },
    lossesByTurn: [],
    luck: { axis: noLuck(), soviet: noLuck() },
  };
  let turn = frames[0]?.events[0]?.turn ?? 1;
  for (const frame of frames) {
    for (const event of frame.events) {
      turn = event.turn ?? turn;
      if (event.type === "lost-steps" || event.type === "eliminated") {
        const unit = arm(String(event["unit"]));
        const steps = Number(event["steps"]);
        if (unit && steps > 0) {
          const by = sum.losses[unit.side];
          by.set(unit.arm, (by.get(unit.arm) ?? 0) + steps);
          at(sum.lossesByTurn, turn)[unit.side] += steps;
        }
      } else if (event.type === "combat") {
        const luck = sum.luck[event.side];
        for (const die of luck ? (event["dice"] as number[]) : []) {
          luck.rolls++;
          luck.sum += die;
          luck.counts[die - 1] = (luck.counts[die - 1] ?? 0) + 1;
        }
      }
    }
    if (frame.score) {
      const points = at(sum.points, turn);
      points.axis = frame.score.axis;
      points.soviet = frame.score.soviet;
    }
  }
  return sum;
}

function at(list: TurnTally[], turn: number): TurnTally {
  const last = list[list.length - 1];
  if (last?.turn === turn) {
    return last;
  }
  const next = { turn, axis: 0, soviet: 0 };
  list.push(next);
  return next;
}
