import { useEffect, useState } from "preact/hooks";
import { games, guided } from "../settings";
import type { Desk } from "./game-page";

interface Step {
  text: string;
  done: (desk: Desk, moves: number) => boolean;
}

const STEPS: Step[] = [
  {
    text: "Your move. Click one of your counters; the list “Still to do” has them all, and Space goes to the next.",
    done: ({ play, session }) => play.moves.selection.value !== undefined && play.unit(play.moves.selection.value.units[0] ?? "")?.side === session.mine,
  },
  {
    text: "Green hexes are in reach, with what they cost. Hover to see the path, click to go. A hex that is not green tells you why, with the case of the rulebook.",
    done: ({ session }, moves) => session.story.value.length > moves,
  },
  {
    text: "Whatever rolled no dice can be taken back: U. Try Z, S and T: zones of control, supply, and where the enemy could strike.",
    done: ({ play }) => play.overlays.on.value.length > 0,
  },
  {
    text: "In the combat phase, click an enemy to plan an attack: the exact chances stand beside the map before you roll. When you have done all you want, End the phase (E).",
    done: ({ session, play }) => !session.myTurn.value || play.attacks.plan.value !== undefined,
  },
];

/** A short first turn, led by the hand; it goes away by itself and does not come back. */
export function Coach({ desk }: { desk: Desk }) {
  const [step, setStep] = useState(0);
  const [moves, setMoves] = useState(desk.session.story.value.length);
  const current = STEPS[step];
  const { session } = desk;
  const lesson = games.value.find((each) => each.id === session.state.id)?.lesson;
  const may = !guided.value && !lesson && session.mine !== undefined && session.myTurn.value && !desk.play.interview.isQuestion.value;
  const done = current !== undefined && may && current.done(desk, moves);
  useEffect(() => {
    if (done) {
      setMoves(session.story.value.length);
      if (step + 1 >= STEPS.length) {
        guided.value = true;
      }
      setStep(step + 1);
    }
  }, [done]);
  if (!may || !current) {
    return null;
  }
  return (
    <div class="coach" role="note" aria-label="Guided turn">
      <p>
        <b>
          {step + 1} of {STEPS.length}
        </b>{" "}
        {current.text}
      </p>
      <button type="button" class="quiet" onClick={() => (guided.value = true)}>
        I know the way
      </button>
    </div>
  );
}
