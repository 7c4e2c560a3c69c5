import { signal } from "@preact/signals";
import type { Layer } from "../map/scene";
import { type Common, noticeOf } from "./common";
import { overlay } from "./overlays";
import type { Threat } from "../words";

/** The overlays that are switched on, and how long things took to appear. */
export class ShownOverlays {
  readonly on = signal<string[]>([]);
  readonly layers = signal<Map<string, Layer>>(new Map());
  /** From the key to the picture, the last few; for measuring. */
  readonly latencies: { what: string; millis: number }[] = [];

  constructor(private readonly common: Common) {}

  async toggle(id: string): Promise<void> {
    if (this.on.value.includes(id)) {
      this.on.value = this.on.value.filter((each) => each !== id);
      return;
    }
    this.on.value = [...this.on.value, id];
    await this.load(id);
  }

  async refresh(): Promise<void> {
    await Promise.all(this.on.value.map((id) => this.load(id)));
  }

  private async load(id: string): Promise<void> {
    const begun = performance.now();
    const { session } = this.common;
    try {
      const side = session.mine ?? "axis";
      const table = session.table.value;
      const layer = await overlay(id, session.seat, side, table, session.picture, session.events());
      this.layers.value = new Map(this.layers.value).set(id, layer);
      this.measured(id, begun);
    } catch (problem) {
      this.on.value = this.on.value.filter((each) => each !== id);
      this.common.notice.value = noticeOf(problem);
    }
  }

  /** Why a hex is threatened, if that is shown and it is. */
  threat(hex: string | undefined): Threat | undefined {
    const layer = this.on.value.includes("threats") ? this.layers.value.get("threats") : undefined;
    return hex === undefined ? undefined : layer?.reasons?.[hex];
  }

  /** The threatened hexes with whose fall some of these units would be cut off, if threats are shown. */
  cutting(units: string[]): string[] {
    const layer = this.on.value.includes("threats") ? this.layers.value.get("threats") : undefined;
    return Object.entries(layer?.reasons ?? {}).flatMap(([hex, each]) => (each["cut-off"]?.some((id) => units.includes(id)) ? [hex] : []));
  }

  measured(what: string, begun: number): void {
    requestAnimationFrame(() => {
      this.latencies.push({ what, millis: performance.now() - begun });
      if (this.latencies.length > 200) {
        this.latencies.shift();
      }
    });
  }
}
