import type { Desk } from "./game-page";
import { leftWords } from "../game/undone";
import type { TodoItem } from "../words";
import { goTodo } from "./keys";
import { Dialog } from "./parts";
import { CaseRef } from "./parts";

const MOST = 8;

/** Asks before something is lost or left undone. */
export function WarningDialog({ desk }: { desk: Desk }) {
  const { play } = desk;
  const warning = play.warning.value;
  if (!warning) {
    return null;
  }
  const open = (id: string): void => {
    play.warning.value = undefined;
    play.openCase.value = id;
    play.tab.value = "rules";
  };
  const others = leftWords(play.todo.value.filter((item) => !warning.left.includes(item)));
  const show = (item: TodoItem): void => void goTodo(play, play.todo.value.indexOf(item));
  return (
    <Dialog title="Before you end this phase" close={() => (play.warning.value = undefined)}>
      {warning.left.length > 0 && <p>This could still be done:</p>}
      <ul data-testid="left">
        {warning.left.slice(0, MOST).map((item, i) => (
          <li key={i}>
            <button type="button" class="link" onClick={() => (play.warning.value = undefined, show(item))}>
              {desk.narrator.sentence(item.text)}
            </button>
          </li>
        ))}
        {warning.left.length > MOST && <li>and {warning.left.length - MOST} more</li>}
      </ul>
      {others && <p class="small">Besides: {others}.</p>}
      {warning.warnings.length > 0 && <p>This would be lost by it:</p>}
      <ul>
        {warning.warnings.map((each) => (
          <li key={each.why}>
            {desk.narrator.sentence(each.why)} <CaseRef id={each.case} open={open} />
          </li>
        ))}
      </ul>
      <div class="actions">
        <button type="button" class="primary" autofocus onClick={() => (play.warning.value = undefined)}>
          Go back
        </button>
        <button type="button" onClick={() => void play.confirm()}>
          End it all the same
        </button>
      </div>
    </Dialog>
  );
}
