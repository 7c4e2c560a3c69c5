import type { Desk } from "./game-page";
import { leftWords } from "../game/undone";
import { passIdle } from "../settings";
import { plain, type TodoItem } from "../words";
import { goTodo } from "./keys";

/** From so many things on the list is told by who leads the units. */
const MANY = 12;

/** What could still be done before the phase ends, each with a jump. */
export function TodoList({ desk }: { desk: Desk }) {
  const { play } = desk;
  const items = play.todo.value;
  if (items.length === 0) {
    return <PassOver desk={desk} />;
  }
  const groups = items.length > MANY ? byLeader(desk, items) : [];
  return (
    <details class="card todo" open={items.length <= MANY || groups.length > 1}>
      <summary data-testid="todo">
        Still to do: {leftWords(items)} <kbd>Space</kbd>
      </summary>
      {groups.length > 1 ? (
        groups.map(([name, those]) => (
          <details key={name} class="by-leader">
            <summary>
              {name}: {leftWords(those.map(([item]) => item))}
            </summary>
            <Items desk={desk} items={those} />
          </details>
        ))
      ) : (
        <Items desk={desk} items={items.slice(0, 60).map((item, i) => [item, i])} />
      )}
      <PassOver desk={desk} />
    </details>
  );
}

function Items({ desk, items }: { desk: Desk; items: [TodoItem, number][] }) {
  return (
    <ul>
      {items.map(([item, i]) => (
        <li key={i}>
          <button type="button" class="link" onClick={() => goTodo(desk.play, i)}>
            {desk.narrator.sentence(item.text)}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The list by the headquarters that leads the first unit of each thing, or by the formation that is printed on it. */
function byLeader({ play, session, narrator }: Desk, items: TodoItem[]): [string, [TodoItem, number][]][] {
  const groups = new Map<string, [TodoItem, number][]>();
  items.forEach((item, i) => {
    const unit = item.units?.[0] ?? "";
    const leader = play.staff.leader(unit)?.unit;
    const formation = session.counters.facts(unit)?.formation;
    const name = leader ? narrator.unit(leader) : formation ? plain(String(formation)) : "Others";
    groups.set(name, [...(groups.get(name) ?? []), [item, i]]);
  });
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Phases that the player does not want to be asked about. */
export function PassOver({ desk }: { desk: Desk }) {
  const { play, session } = desk;
  if (play.ending() === undefined) {
    return null;
  }
  return (
    <div class="pass-over small">
      {play.interview.isQuestion.value && <label>
        <input type="checkbox" checked={play.passing.isNamed} onChange={() => play.passing.toggle()} /> Always pass over {plain(session.decision.value.stage).toLowerCase()}
      </label>}
      <label>
        <input type="checkbox" checked={passIdle.value} onChange={() => (passIdle.value = !passIdle.value)} /> Pass over whatever leaves nothing to do
      </label>
    </div>
  );
}
