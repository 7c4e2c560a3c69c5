import { ApiProblem, Seat } from "../api";
import type { Session } from "../game/session";
import { games, remember } from "../settings";
import { SIDES } from "../words";

const PAUSE = 4000;

/**
 * Does this player's part in the dice: lays open what was promised as soon as the other player has
 * promised something too, and notes what the server has shown. Answers how to stop it.
 */
export function keepPromises(session: Session): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const look = async (): Promise<void> => {
    const dice = await session.seat.dice();
    const id = session.state.id;
    const known = games.value.find((each) => each.id === id);
    if (known && !known.commitment && dice.commitment) {
      remember({ ...known, commitment: dice.commitment });
    }
    if (SIDES.every((side) => dice.players[side]?.seated !== false)) {
      for (const side of SIDES) {
        const player = dice.players[side];
        const token = known?.tokens[side];
        const share = known?.shares?.[side];
        if (player?.promise && !player.kept && token && share) {
          await new Seat(id, token).share(share);
        }
      }
    }
    session.waits.value = (await session.seat.dice()).waits ?? "";
  };
  const again = (): void => {
    if (!stopped) {
      look().then(
        () => {
          if (session.waits.value) {
            timer = setTimeout(again, PAUSE);
          }
        },
        (problem) => {
          if (problem instanceof ApiProblem && problem.status !== 403) {
            timer = setTimeout(again, PAUSE);
          }
        },
      );
    }
  };
  again();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
