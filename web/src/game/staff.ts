import { signal } from "@preact/signals";
import { emptyLayer, type Layer } from "../map/scene";
import type { Sheet, SheetRow, Sign } from "../words";
import type { Common } from "./common";

/** What the staff keeps beside the map, as the server tells it, and what of it is shown on the map. */
export class Staff {
  readonly sheets = signal<Sheet[]>([]);
  readonly signs = signal<Sign[]>([]);
  /** The sheet whose places are drawn on the map, and the one line of it that is meant. */
  readonly shown = signal<{ sheet: string; row?: number } | undefined>(undefined);
  /** Whether the game keeps anything at all; one that keeps nothing is not asked again. */
  private keeps: boolean | undefined;

  constructor(private readonly common: Common) {}

  async refresh(): Promise<void> {
    if (this.keeps === false) {
      return;
    }
    const { session } = this.common;
    const { sequence } = session;
    try {
      const { sheets, signs } = await session.seat.sheets();
      this.keeps ??= sheets.length > 0 || signs.length > 0;
      if (sequence === session.sequence) {
        this.sheets.value = sheets;
        this.signs.value = signs;
      }
    } catch {
      // Whatever comes next asks again.
    }
  }

  /** Draws the places of a sheet, or of one of its lines; a second time it takes them away. */
  toggle(sheet: string, row?: number): void {
    const now = this.shown.value;
    this.shown.value = now?.sheet === sheet && now.row === row ? undefined : { sheet, ...(row === undefined ? {} : { row }) };
  }

  /** The line that leads a unit: the first whose own unit is there and that has it among its others. */
  leader(unit: string): SheetRow | undefined {
    return this.sheets.value.flatMap((sheet) => sheet.rows).find((row) => row.unit !== undefined && row.units.length > 1 && row.units.includes(unit));
  }

  /** What a hex answers to a field of an order, if the lines of a sheet are named by it. */
  answer(field: string, hex: string): string | undefined {
    return this.rowsOf(field).find((row) => row.hexes.includes(hex))?.value;
  }

  /** The lines that a field of an order names. */
  rowsOf = (field: string): SheetRow[] => this.sheets.value.find((sheet) => sheet.field === field)?.rows ?? [];

  layer(): Layer {
    const layer: Layer = { ...emptyLayer(), signs: this.signs.value };
    const { value: shown } = this.shown;
    const rows = this.sheets.value.find((sheet) => sheet.id === shown?.sheet)?.rows ?? [];
    for (const [i, row] of rows.entries()) {
      if (shown?.row === undefined || shown.row === i) {
        layer.marked.push({ look: "area", hexes: row.hexes });
        const at = this.middle(row);
        if (at !== undefined && shown?.row === undefined && row.head) {
          layer.texts.push({ hex: at, text: short(row.head), look: "area" });
        }
      }
    }
    return layer;
  }

  /** A hex in the midst of a line's places. */
  private middle({ hexes }: SheetRow): string | undefined {
    return hexes[Math.floor(hexes.length / 2)];
  }
}

/** What fits into a hex of a head such as "Sector 12". */
const short = (head: string): string => /\d+$/.exec(head)?.[0] ?? head.slice(0, 12);
