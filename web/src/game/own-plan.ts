import { computed, signal } from "@preact/signals";
import type { Layer } from "../map/scene";
import { plans } from "../settings";
import type { Common } from "./common";
import { type Drawing, EMPTY, withArrow, withNote } from "./drawing";

/** Arrows and notes of one's own on the map. */
export class OwnPlan {
  /** Whether clicks draw. */
  readonly on = signal(false);
  /** Where the next arrow begins, or the hex that is written about. */
  readonly from = signal<string | undefined>(undefined);

  constructor(private readonly common: Common) {}

  private get key(): string {
    const { state, mine } = this.common.session;
    return `${state.id} ${mine ?? ""}`;
  }

  readonly drawing = computed<Drawing>(() => plans.value[this.key] ?? EMPTY);

  toggle(): void {
    this.on.value = !this.on.value;
    this.from.value = undefined;
  }

  private keep(drawing: Drawing): void {
    const { [this.key]: _, ...others } = plans.value;
    const empty = drawing.arrows.length === 0 && Object.keys(drawing.notes).length === 0;
    plans.value = empty ? others : { ...others, [this.key]: drawing };
  }

  /** A click on a hex: the first begins an arrow, the second ends it. */
  pick(hex: string): void {
    const { value: from } = this.from;
    if (from !== undefined && from !== hex) {
      this.keep(withArrow(this.drawing.value, from, hex));
    }
    this.from.value = from === undefined ? hex : undefined;
  }

  write(hex: string, text: string): void {
    this.keep(withNote(this.drawing.value, hex, text.trim()));
    this.from.value = undefined;
  }

  clear(): void {
    this.keep(EMPTY);
    this.from.value = undefined;
  }

  show(layer: Layer): void {
    const { arrows, notes } = this.drawing.value;
    arrows.forEach((path) => layer.lines.push({ path, look: "plan" }));
    const signs = Object.entries(notes).map(([hex, words]) => ({ hex, to: hex, look: "note" as const, words }));
    layer.signs = [...(layer.signs ?? []), ...signs];
    if (this.on.value && this.from.value !== undefined) {
      layer.marked.push({ look: "chosen", hexes: [this.from.value] });
    }
  }
}
