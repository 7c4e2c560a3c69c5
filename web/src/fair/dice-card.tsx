import { useEffect, useState } from "preact/hooks";
import type { Desk } from "../ui/game-page";
import { games } from "../settings";
import { type Dice, SIDES, sideName } from "../words";
import { check, type Found } from "./proof";
import { Verdict } from "./verify-page";

/** What is promised about the dice of the game, and the check of it when it is over. */
export function DiceCard({ desk }: { desk: Desk }) {
  const { session } = desk;
  const [dice, setDice] = useState<Dice | undefined>(undefined);
  const [found, setFound] = useState<Found | undefined>(undefined);
  const over = session.over.value;
  useEffect(() => {
    session.seat.dice().then(setDice, () => setDice(undefined));
  }, [session, over, session.waits.value]);
  const verify = async (): Promise<void> => {
    try {
      const noted = games.value.find((game) => game.id === session.state.id)?.commitment;
      setFound(check(await session.seat.journal(), noted));
    } catch (problem) {
      desk.play.complain(problem);
    }
  };
  if (!dice) {
    return null;
  }
  return (
    <details class="card" data-testid="dice">
      <summary>The dice</summary>
      {dice.waits && <p class="notice">{sentence(dice.waits)}</p>}
      {dice.commitment ? (
        <>
          <p class="small">
            They follow from a secret whose fingerprint was shown before the first throw, and from what the players added.
          </p>
          <p class="small"><code>{dice.commitment}</code></p>
          <ul class="small">
            {SIDES.map((side) => {
              const player = dice.players[side];
              return player ? (
                <li key={side}>
                  {sideName(side)}: {!player.seated ? "nobody sits there yet" : !player.promise ? "adds nothing" : player.kept ? "has added" : "has promised to add"}
                </li>
              ) : null;
            })}
          </ul>
          <button type="button" disabled={!dice.opened} onClick={() => void verify()}>
            Check the dice
          </button>
          {!dice.opened && <p class="small">They can be checked {dice.open === "turn" ? "after every turn" : "when the game is over"}.</p>}
        </>
      ) : (
        <p class="small">Nothing is promised about the dice of this game.</p>
      )}
      {found && <Verdict found={found} />}
    </details>
  );
}

const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
