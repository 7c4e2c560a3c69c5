import type { Desk } from "./game-page";
import { leftWords } from "../game/undone";
import { goTodo } from "./keys";

/** What could still be done before the phase ends, each with a jump. */
export function TodoList({ desk }: { desk: Desk }) {
  const { play } = desk;
  const items = play.todo.value;
  if (items.length === 0) {
    return null;
  }
  const summary = leftWords(items);
  return (
    <details class="card todo" open={items.length <= 12}>
      <summary data-testid="todo">
        Still to do: {summary} <kbd>Space</kbd>
      </summary>
      <ul>
        {items.slice(0, 60).map((item, i) => (
          <li key={i}>
            <button type="button" class="link" onClick={() => goTodo(play, i)}>
              {desk.narrator.sentence(item.text)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
