import type { Seat } from "../api";
import type { Lesson, LessonStep, Order } from "../words";
import type { Play } from "./play";

/** How many orders are looked through for an answer of the other side. */
const MOST = 200;

/** Whether a step is done: every sign of it is there. */
export function isDone(step: LessonStep, play: Play, since: number): boolean {
  const { session } = play;
  const { selected, shown, explained, planned, event, unit, at, stage } = step.done;
  const plan = play.attacks.plan.value;
  return (
    (selected === undefined || (play.moves.selection.value?.units.includes(selected) ?? false)) &&
    (shown === undefined || play.overlays.on.value.includes(shown as never)) &&
    (explained === undefined || play.moves.whyNot.value?.hex === explained) &&
    (planned === undefined || (plan?.targets.includes(planned) === true && plan.forecast !== undefined)) &&
    (event === undefined || hasHappened(play, since, event, unit)) &&
    (at === undefined || play.unit(unit ?? "")?.hex === at) &&
    (stage === undefined || (session.decision.value.stage === stage && session.myTurn.value))
  );
}

function hasHappened(play: Play, since: number, type: string, unit: string | undefined): boolean {
  const about = (event: Record<string, unknown>): boolean => unit === undefined || event["unit"] === unit || (event["units"] as string[] | undefined)?.includes(unit) === true;
  return play.session.story.value.some((frame) => frame.sequence > since && frame.events.some((event) => event.type === type && about(event)));
}

/** Does what a step asks for, as somebody would who shows it. */
export async function show(step: LessonStep, play: Play): Promise<void> {
  const { selected, shown, explained, planned, order, settle } = step.answer;
  if (selected !== undefined) {
    await play.moves.select(play.unit(selected)?.hex ?? "", [selected]);
  } else if (shown !== undefined) {
    await play.overlays.toggle(shown as never);
  } else if (explained !== undefined) {
    await play.moves.explain(explained);
  } else if (planned !== undefined) {
    await play.attacks.attack(planned, []);
  } else if (order) {
    await play.order(order as Order);
  } else if (settle) {
    const { orders } = await play.session.seat.legal(1);
    if (orders[0] && play.interview.isQuestion.value) {
      await play.order(orders[0]);
    }
  }
}

const fits = (reply: Record<string, unknown>, order: Order): boolean =>
  Object.entries(reply).every(([name, value]) => JSON.stringify(order[name]) === JSON.stringify(value));

/** The other side's answer: one that the lesson prefers, else the end of its phase, else the first there is. */
export async function reply(lesson: Lesson, foe: Seat, after: number): Promise<void> {
  const { orders } = await foe.legal(MOST);
  const wanted = lesson.replies.flatMap((each) => orders.filter((order) => fits(each, order)))[0];
  const order = wanted ?? (await foe.legal(1, "end-phase")).orders[0] ?? orders[0];
  if (order) {
    await foe.play(after, order);
  }
}
