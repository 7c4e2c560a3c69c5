import { type Arriving, joined, options } from "../game/asks";
import type { Desk } from "./game-page";
import { mapView } from "./map-pane";
import { Chit } from "./parts";

/** Reinforcements that wait: chosen together and brought in by a click on the map, or dragged there. */
export function Tray({ desk, form }: { desk: Desk; form: Arriving }) {
  const { play, session, narrator } = desk;
  const hexes = options(form);
  const { value: arrived } = play.interview.arrived;
  const answer = (next: Arriving): void => {
    play.interview.answer(next);
    mapView.value?.bringInSight(options(next));
  };
  return (
    <div class="form" data-testid="tray">
      {arrived.length > 0 && (
        <p role="alert" class="refusal">
          {narrator.units(arrived)} came in last and may still move on. Who comes in next ends that.{" "}
          <button type="button" class="link" onClick={() => (play.interview.clear(), void play.moves.select(play.unit(arrived[0] ?? "")?.hex ?? "", arrived))}>
            Move on first
          </button>
        </p>
      )}
      <p role="status">
        {form.units.length === 0
          ? "Choose who comes in."
          : hexes.length === 0
            ? "They cannot come in together anywhere."
            : `${narrator.units(form.units)}: click one of ${hexes.length} marked hexes, or drag a counter there.`}
      </p>
      <div class="chits" role="group" aria-label="Reinforcements">
        {Object.keys(form.ask.among).map((id) => {
          const unit = play.unit(id);
          const on = form.units.includes(id);
          return (
            <button
              key={id}
              type="button"
              draggable
              aria-pressed={on}
              aria-label={narrator.unit(id)}
              title={narrator.unit(id)}
              onClick={() => answer(joined(form, id))}
              onDragStart={(event) => {
                event.dataTransfer?.setData("text/plain", id);
                answer(on ? form : { ...form, units: [id] });
              }}
            >
              {unit ? <Chit unit={unit} counters={session.counters} size={42} /> : narrator.unit(id)}
            </button>
          );
        })}
      </div>
      <div class="actions">
        <button type="button" onClick={() => answer({ ...form, units: Object.keys(form.ask.among) })}>
          All
        </button>
        <button type="button" onClick={() => answer({ ...form, units: [] })}>
          None
        </button>
        {hexes.length > 0 && (
          <select aria-label="Where they come in" value="" onChange={(event) => void play.act(event.currentTarget.value)}>
            <option value="" disabled>
              where …
            </option>
            {hexes.map((hex) => (
              <option key={hex} value={hex}>
                {narrator.hex(hex)}
              </option>
            ))}
          </select>
        )}
      </div>
    </div>
  );
}
