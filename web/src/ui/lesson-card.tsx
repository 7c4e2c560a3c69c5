import { useEffect, useState } from "preact/hooks";
import * as api from "../api";
import { isDone, reply, show } from "../game/lesson";
import { games, type KnownGame, remember } from "../settings";
import type { Box, Lesson, Side } from "../words";
import type { Desk } from "./game-page";
import { mapView } from "./map-pane";
import { learn } from "./learn";
import { go } from "./route";
import { begin, firstOpponent } from "./shelf-page";

const known = (id: string): KnownGame | undefined => games.value.find((each) => each.id === id);

/** The scenario that a lesson leads to, with the side that was learnt. */
async function playOn(box: Box, side: Side, scenario: string): Promise<void> {
  const { commanders } = await api.shelf();
  const foe = firstOpponent(commanders);
  const seats: Record<Side, string> = side === "axis" ? { axis: "person", soviet: foe } : { axis: foe, soviet: "person" };
  await begin(box, seats, { scenario });
}

/** The step of the lesson that is due; it goes on when the player has done what it asks for. */
export function LessonCard({ desk }: { desk: Desk }) {
  const { session, play } = desk;
  const { id } = session.state;
  const at = known(id)?.lesson;
  const [lesson, setLesson] = useState<Lesson | undefined>(undefined);
  const [since, setSince] = useState(0);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    if (at) {
      api.lessons(at.box).then(
        (all) => setLesson(all.find((each) => each.id === at.id)),
        (why) => setProblem((why as Error).message),
      );
    }
  }, [at?.id]);

  const { decision } = session;
  const foeDecides = !session.over.value && decision.value.side !== session.mine && session.waiting.value.length === 0;
  useEffect(() => {
    if (lesson && at && foeDecides) {
      reply(lesson, new api.Seat(id, at.foe), session.sequence).catch((why) => setProblem((why as Error).message));
    }
  }, [lesson, foeDecides, session.sequence]);

  const step = at && lesson?.steps[at.step];
  const done = step !== undefined && isDone(step, play, since);
  useEffect(() => {
    const game = known(id);
    if (done && at && game) {
      setSince(session.sequence);
      remember({ ...game, lesson: { ...at, step: at.step + 1 } });
    }
  }, [done]);
  useEffect(() => {
    play.pointedAt.value = step?.hexes ?? [];
    if (step?.hexes.length) {
      mapView.value?.bringInSight(step.hexes);
    }
  }, [step, mapView.value]);

  if (!at || !lesson) {
    return problem ? <p role="alert" class="card notice">{problem}</p> : null;
  }
  const next = session.box.scenarios.find((each) => each.id === lesson.next);
  return (
    <section class="card lesson" data-testid="lesson" aria-live="polite">
      {problem && <p role="alert">{problem}</p>}
      {step ? (
        <>
          <h2>
            <span class="small">
              {at.step + 1} of {lesson.steps.length}
            </span>{" "}
            {step.title}
          </h2>
          {at.step === 0 && <p>{lesson.text}</p>}
          <p>{step.text}</p>
          <p class="ask">
            <b>{step.ask}</b>
          </p>
          <div class="actions">
            <button type="button" class="quiet" disabled={done || !session.myTurn.value} onClick={() => void show(step, play)}>
              Show me
            </button>
            <button type="button" class="quiet" onClick={() => void learn(session.box, lesson)}>
              Start over
            </button>
          </div>
        </>
      ) : (
        <>
          <h2>Done</h2>
          <p data-testid="learnt">{lesson.after}</p>
          <div class="actions">
            {next && (
              <button type="button" class="primary" onClick={() => void playOn(session.box, lesson.side, next.id)}>
                Play {next.title}
              </button>
            )}
            <button type="button" class={next ? "quiet" : "primary"} onClick={() => go("")}>
              To the shelf
            </button>
            <button type="button" class="quiet" onClick={() => void learn(session.box, lesson)}>
              Once more
            </button>
          </div>
        </>
      )}
    </section>
  );
}
