import type { Desk } from "./game-page";
import { orderName } from "../words";
import { goTodo } from "./keys";

/** What could still be done before the phase ends, each with a jump. */
export function TodoList({ desk }: { desk: Desk }) {
  const { play } = desk;
  const items = play.todo.value;
  if (items.length === 0) {
    return null;
  }
  const ofUnits = new Set(["move", "enter", "rail"]);
  const kinds = new Map<string, number>();
  items.forEach((item) => kinds.set(item.what, (kinds.get(item.what) ?? 0) + (ofUnits.has(item.what) ? (item.units?.length ?? 1) : 1)));
  const words: Record<string, [string, string]> = {
    move: ["unit can still move", "units can still move"],
    attack: ["attack possible", "attacks possible"],
    enter: ["unit can arrive", "units can arrive"],
    rail: ["can go by rail", "can go by rail"],
    overrun: ["overrun possible", "overruns possible"],
  };
  const summary = [...kinds].map(([what, n]) => (words[what] ? `${n} ${words[what][n === 1 ? 0 : 1]}` : `${orderName(what).toLowerCase()} (${n})`)).join(", ");
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
