import { computed, signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { describeUnit } from "../game/describe";
import type { Play } from "../game/play";
import { totals } from "../game/table";
import { badges } from "../map/arms";
import type { Counters } from "../map/counters";
import { count } from "../words";
import { drawn, mapView } from "./map-pane";
import { Chit } from "./parts";

const lingering = signal<string | undefined>(undefined);

/**
 * A stack fanned out at the edge of the map that is farther from it, so that it covers no hex one wants:
 * on hover after a moment, when clicks go through it, and while it is selected.
 */
export function Fan({ play, counters }: { play: Play; counters: Counters }) {
  const hovered = play.moves.hovered.value;
  useEffect(() => {
    lingering.value = undefined;
    const timer = setTimeout(() => (lingering.value = hovered), 420);
    return () => clearTimeout(timer);
  }, [hovered]);
  const hex = useMemo(
    () =>
      computed(() => {
        const selected = play.moves.selection.value?.hex;
        const over = lingering.value;
        if (over && over !== selected && (play.stacks.value.get(over)?.length ?? 0) > 1 && !play.moves.reach.value?.[over]) {
          return over;
        }
        return selected;
      }),
    [play],
  ).value;
  const stack = hex ? (play.stacks.value.get(hex) ?? []) : [];
  drawn.value;
  const view = mapView.value;
  const at = hex && view ? view.screenOf(hex) : undefined;
  if (!hex || !view || !at || stack.length < 2 || play.attacks.plan.value || play.interview.form.value) {
    return null;
  }
  const selected = play.moves.selection.value?.hex === hex ? play.moves.selection.value.units : [];
  const sum = totals(stack);
  const pinned = play.moves.selection.value?.hex === hex;
  const low = at.y < view.screen.height * 0.55;
  return (
    <div
      class={`fan ${low ? "low" : "high"}${pinned ? "" : " passing"}`}
      role="group"
      aria-label={`Stack in hex ${hex}: ${count(stack.length, "unit")}`}
    >
      {[...stack].reverse().map((unit) => (
        <button
          key={unit.id}
          type="button"
          class={selected.includes(unit.id) ? "on" : ""}
          aria-pressed={selected.includes(unit.id)}
          aria-label={describeUnit(unit, counters)}
          title={[counters.name(unit), ...badges(unit.flags).map((badge) => badge.words)].join(", ")}
          onClick={() => play.toggleUnit(hex, unit.id)}
        >
          <Chit unit={unit} counters={counters} size={54} />
        </button>
      ))}
      <span class="sum">
        {sum.attack}–{sum.defence}
        {sum.unknown ? " +?" : ""}
      </span>
    </div>
  );
}
