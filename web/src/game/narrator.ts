import type { Counters } from "../map/counters";
import { type Frame, type GameEvent, type MapFacts, plain, type Side, sideName } from "../words";

/** A line of the log. */
export interface Told {
  kind: "turn" | "phase" | "combat" | "move" | "loss" | "other";
  text: string;
  dice: number[];
  case: string;
  hexes: string[];
  units: string[];
  side: Side | undefined;
  sequence: number;
  why?: string;
}

/** What an id looks like: words joined by hyphens. */
const ID = /[A-Za-z0-9]+(?:[-.][A-Za-z0-9]+)+/g;
const idsIn = (text: string): string[] => text.match(ID) ?? [];

type Fields = Record<string, unknown>;
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : value === undefined || value === "" ? [] : [String(value)];

/** Says in plain words what happened. */
export class Narrator {
  constructor(
    private readonly counters: Counters,
    private readonly map: MapFacts,
  ) {}

  unit = (id: string): string => this.counters.name(id);

  units(ids: string[]): string {
    const names = ids.map(this.unit);
    return names.length > 3 ? `${names.slice(0, 2).join(", ")} and ${names.length - 2} more` : join(names);
  }

  hex(hex: string): string {
    if (hex === "off") {
      return "off the map";
    }
    const name = this.map.hexes[hex]?.name;
    return name ? `${name} (${hex})` : hex;
  }

  private hexesIn(f: Fields): string[] {
    const named = [...texts(f["hex"]), ...texts(f["hexes"]), ...texts(f["path"])];
    return named.filter((each) => this.map.hexes[each] !== undefined);
  }

  /** A sentence of the rules, with the units by their names. */
  sentence(text: string): string {
    return text.replace(ID, (word) => (this.counters.knows(word) ? this.unit(word) : word));
  }

  frame(frame: Frame): Told[] {
    if (frame.what === "resume") {
      const text = frame.why ?? "";
      return [{ kind: "other", text, dice: [], case: "", hexes: [], units: [], side: undefined, sequence: frame.sequence }];
    }
    const { events } = frame;
    const fought = events.some((event) => event.type === "combat");
    const lines = events
      .filter((event) => !(fought && event.type === "rolled" && ["combat", "overrun"].includes(String(event["purpose"]))))
      .map((event) => this.event(event, frame.sequence));
    const first = lines.find((line) => line.kind !== "phase" && line.kind !== "turn") ?? lines[0];
    if (first && frame.why) {
      first.why = frame.why;
    }
    return lines;
  }

  event(event: GameEvent, sequence: number): Told {
    const f = event as Fields;
    const path = texts(f["path"]);
    const unit = String(f["unit"] ?? "");
    const end = path[path.length - 1] ?? "";
    const line = (
      kind: Told["kind"],
      text: string,
      hexes: string[] = path,
      units: string[] = unit ? [unit] : texts(f["units"]),
      dice: number[] = [],
    ): Told => ({
      kind,
      text,
      dice,
      case: event.case,
      hexes,
      units,
      side: event.side,
      sequence,
    });
    const cost = f["cost"] === undefined ? "" : ` (${String(f["cost"])} MP)`;
    switch (event.type) {
      case "turn":
        return line("turn", `Turn ${String(f["number"])}`, [], []);
      case "phase":
        return line("phase", `${sideName(String(f["of"] ?? event.side))}: ${plain(String(f["name"])).toLowerCase()}`, [], []);
      case "moved":
        return line("move", `${this.units(texts(f["units"]))} to ${this.hex(end)}${cost}`);
      case "entered":
        return line("move", `${this.units(texts(f["units"]))} arrives at ${this.hex(String(f["hex"]))}${cost}`, [String(f["hex"])]);
      case "railed":
        return line("move", `${this.unit(unit)} by rail to ${this.hex(end)}`);
      case "retreated":
        return line("move", `${this.unit(unit)} retreats to ${this.hex(end)}`);
      case "advanced":
        return line("move", `${this.unit(unit)} advances to ${this.hex(end)}`);
      case "combat":
        return this.combat(event, sequence);
      case "rolled":
        return line("other", `${sideName(String(f["who"] ?? ""))} rolls for ${plain(String(f["purpose"] ?? "")).toLowerCase()}`, [], [], (f["dice"] as number[]) ?? []);
      case "revealed": {
        const as = String(f["as"] ?? unit);
        const face = as === unit ? "" : ` as ${this.unit(as)}`;
        return line("other", `${this.unit(unit)} is revealed${face}${f["strengths"] ? `: ${String(f["strengths"])}` : ""}`, [], [as]);
      }
      case "lost-steps": {
        const n = Number(f["steps"]);
        return line("loss", `${this.unit(unit)} loses ${n === 1 ? "a step" : `${n} steps`}${because(f)}`, []);
      }
      case "eliminated":
        return line("loss", `${this.unit(unit)} is eliminated${because(f)}`, []);
      case "disrupted":
        return line("other", `${this.unit(unit)} is disrupted`, []);
      case "recovered":
        return line("other", `${this.unit(unit)} recovers`, []);
      case "replaced":
        return line("other", `${this.unit(unit)} gives place to ${this.unit(String(f["by"]))}`, [], [String(f["by"])]);
      case "supply": {
        const out = texts(f["out"]);
        const back = texts(f["in"]);
        const parts = [
          out.length ? `Out of supply: ${this.units(out)}` : "",
          back.length ? `In supply again: ${this.units(back)}` : "",
        ].filter(Boolean);
        return line("other", parts.join(". ") || "Supply is judged", [], [...out, ...back]);
      }
      case "control":
        return line("other", `${this.hex(String(f["hex"]))} is now ${sideName(String(f["to"]))}`, [String(f["hex"])], []);
      case "weather":
        return line("other", `Weather: ${plain(String(f["weather"])).toLowerCase()}`, [], []);
      case "declared":
        return line("other", this.declared(String(f["what"]), f["value"] === true), [], idsIn(String(f["what"])).filter((id) => this.counters.knows(id)));
      case "victory":
        return line("turn", `The game is over: ${String(f["level"])} (Axis ${String(f["axis"])}, Soviet ${String(f["soviet"])})`, [], []);
      default:
        return line("other", this.anything(event), this.hexesIn(f), texts(f["units"] ?? f["unit"]));
    }
  }

  private combat(event: GameEvent, sequence: number): Told {
    const f = event as Fields;
    const hexes = texts(f["hexes"]);
    const shifts = Number(f["shifts"] ?? 0);
    const shift = shifts === 0 ? "" : ` (${shifts > 0 ? "+" : ""}${shifts})`;
    const where = join(hexes.map((hex) => this.hex(hex)));
    return {
      kind: "combat",
      text: `${f["overrun"] ? "Overrun of" : "Attack on"} ${where} by ${this.units(texts(f["attackers"]))}: ${String(f["attack"])} to ${String(f["defence"])}, ${String(f["column"])}${shift}: ${String(f["result"])}`,
      dice: f["dice"] as number[],
      case: event.case,
      hexes,
      units: [...texts(f["attackers"]), ...texts(f["defenders"])],
      side: event.side,
      sequence,
    };
  }

  /** Something that holds from now on, or no longer: of a unit, or of the game. */
  private declared(what: string, holds: boolean): string {
    const [first = "", ...rest] = what.split(" ");
    return this.counters.knows(first)
      ? `${this.unit(first)}: ${holds ? "" : "no longer "}${rest.join(" ")}`
      : `${plain(this.sentence(what))}${holds ? "" : ": no longer"}`;
  }

  /** Events that a game of its own has: its words, or else its name and its fields. */
  private anything(event: GameEvent): string {
    if (typeof event["text"] === "string") {
      return this.sentence(event["text"]);
    }
    const parts = Object.entries(event)
      .filter(([name]) => !["type", "case", "turn", "phase", "side"].includes(name))
      .map(([name, value]) => `${plain(name).toLowerCase()} ${this.value(value)}`);
    return [plain(event.type), ...parts].join(", ");
  }

  value(value: unknown): string {
    if (Array.isArray(value)) {
      return join(value.map((each) => this.value(each)));
    }
    const text = String(value);
    return this.counters.knows(text) ? this.unit(text) : plainIfWord(text);
  }
}

const plainIfWord = (text: string): string => (/^[a-z-]+$/.test(text) ? text.replace(/-/g, " ") : text);

const because = (f: Fields): string => (f["reason"] ? ` (${String(f["reason"])})` : "");

const join = (names: string[]): string =>
  names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} and ${names[names.length - 1]}`;
