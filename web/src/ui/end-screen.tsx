import { signal } from "@preact/signals";
import { useEffect, useMemo, useState } from "preact/hooks";
import { tally } from "../game/tally";
import { beginOf, turningPoints } from "../game/turning";
import { type Score, type ScoreItem, type Seats, type Side, SIDES, sideName } from "../words";
import { luckWords } from "./charts";
import type { Desk } from "./game-page";
import { openCase, save } from "./panel";
import { CaseRef, Dialog } from "./parts";
import { openReplay } from "./replay-pane";
import { begin } from "./shelf-page";

/** Whether the end of the game is shown. */
export const endShown = signal(false);

/** Shows the end once it has come while somebody looks on. */
export function useEnd(desk: Desk): void {
  const over = desk.session.over.value && desk.session.waiting.value.length === 0;
  const [before] = useState(over);
  useEffect(() => {
    endShown.value = over && !before;
    return () => {
      endShown.value = false;
    };
  }, [over]);
}

/** The end of a game: who has won and why, what it cost, when it tipped, and what to do next. */
export function EndScreen({ desk }: { desk: Desk }) {
  const { session, play } = desk;
  const [score, setScore] = useState<Score | undefined>(undefined);
  useEffect(() => {
    session.seat.score().then(setScore, () => setScore(undefined));
  }, [session]);
  const frames = session.story.value;
  const sums = useMemo(
    () =>
      tally(frames, (id) => {
        const facts = session.counters.facts(id) ?? play.unit(id);
        return facts && { side: facts.side, arm: facts.arm };
      }),
    [frames],
  );
  const close = (): void => {
    endShown.value = false;
  };
  const { axis, soviet, level, winner } = session.score.value;
  const turns = turningPoints(sums.points);
  const items = (score?.items ?? []).filter((item) => item.points !== 0);
  return (
    <Dialog title={level || "The game is over"} close={close} wide>
      <div class="end-screen" data-testid="end">
        <p class="verdict">
          {winner ? (winner === session.mine ? "You have won." : `${sideName(winner)} wins.`) : "Nobody wins."} Axis <b>{axis}</b>, Soviet <b>{soviet}</b>
        </p>
        <div class="columns">
          <section>
            <h3>Points</h3>
            {SIDES.map((side) => (
              <div key={side}>
                <h4>
                  {side === "axis" ? "✚" : "★"} {sideName(side)} {sum(items, side)}
                </h4>
                {[...new Set(items.filter((item) => item.side === side).map((item) => item.case))].map((id) => (
                  <p key={id}>
                    {items
                      .filter((item) => item.side === side && item.case === id)
                      .map((item) => `${desk.narrator.sentence(item.why)} ${item.points}`)
                      .join(", ")}{" "}
                    <CaseRef id={id} open={(wanted) => (close(), openCase(desk)(wanted))} />
                  </p>
                ))}
              </div>
            ))}
          </section>
          <section>
            <h3>Steps lost</h3>
            <p>
              {SIDES.map((side) => `${sideName(side)} ${[...sums.losses[side].values()].reduce((a, b) => a + b, 0)}`).join(", ")}
            </p>
            <h3>Turning points</h3>
            {turns.length === 0 && <p class="small">None: the difference of points never changed.</p>}
            <ul>
              {turns.map(({ turn, side, by }) => (
                <li key={turn}>
                  <button type="button" class="link" onClick={() => (close(), void openReplay(desk, beginOf(session.frames.value, turn)))}>
                    Turn {turn}: {sideName(side)} gains {by}
                  </button>
                </li>
              ))}
            </ul>
            <h3>Dice in attacks</h3>
            {SIDES.map((side) => (
              <p key={side} class="small">
                {sideName(side)}: {sums.luck[side].rolls ? luckWords(sums.luck[side]) : "no rolls"}
              </p>
            ))}
          </section>
        </div>
        <div class="actions">
          <button type="button" class="primary" autofocus onClick={() => (close(), void openReplay(desk))}>
            See it again
          </button>
          <button type="button" onClick={() => (close(), (play.tab.value = "charts"))}>
            Charts
          </button>
          {session.mine && (
            <>
              <button type="button" onClick={() => void rematch(desk, session.seats)}>
                Play again
              </button>
              <button type="button" onClick={() => void rematch(desk, { axis: session.seats.soviet, soviet: session.seats.axis })}>
                Change sides
              </button>
            </>
          )}
          <button type="button" onClick={() => void save(desk)}>
            Save it
          </button>
        </div>
      </div>
    </Dialog>
  );
}

const sum = (items: ScoreItem[], side: Side): number => items.reduce((all, item) => all + (item.side === side ? item.points : 0), 0);

/** The same box once more, with the same scenario and options. */
async function rematch({ session }: Desk, seats: Seats): Promise<void> {
  const { scenario, options } = session.state;
  await begin(session.box, seats, { options, ...(scenario ? { scenario } : {}) });
}
