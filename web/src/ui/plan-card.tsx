import { useState } from "preact/hooks";
import type { Desk } from "./game-page";

/** The player's own arrows and notes, while they are drawn. */
export function PlanCard({ desk }: { desk: Desk }) {
  const { play, narrator } = desk;
  const { plan } = play;
  const [text, setText] = useState("");
  if (!plan.on.value) {
    return null;
  }
  const hex = plan.from.value;
  const { arrows, notes } = plan.drawing.value;
  return (
    <section class="card" data-testid="plan">
      <h2>Your own plan</h2>
      <p class="small">Click two hexes for an arrow; the same two again take it away. Only you see it, in this browser.</p>
      {hex && (
        <form
          class="actions"
          onSubmit={(event) => {
            event.preventDefault();
            plan.write(hex, text);
            setText("");
          }}
        >
          <label>
            Note for {narrator.hex(hex)} <input value={text} maxLength={24} onInput={(event) => setText(event.currentTarget.value)} />
          </label>
          <button type="submit">Write</button>
        </form>
      )}
      <ul class="small">
        {arrows.map(([from, to]) => (
          <li key={from + to}>
            {narrator.hex(from)} → {narrator.hex(to)}
          </li>
        ))}
        {Object.entries(notes).map(([at, words]) => (
          <li key={at}>
            {narrator.hex(at)}: {words}{" "}
            <button type="button" class="link" onClick={() => plan.write(at, "")}>
              remove
            </button>
          </li>
        ))}
      </ul>
      <div class="actions">
        <button type="button" onClick={() => plan.clear()}>
          Wipe it
        </button>
        <button type="button" onClick={() => plan.toggle()}>
          Done
        </button>
      </div>
    </section>
  );
}
