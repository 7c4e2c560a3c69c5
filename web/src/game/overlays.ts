import type { Seat } from "../api";
import { emptyLayer, type Layer } from "../map/scene";
import type { GameEvent, Hexes, Picture, Side, Threats } from "../words";
import type { Table } from "./table";

export interface OverlayKind {
  id: string;
  key: string;
  name: string;
  words: string;
}

/** The overlays of the table, each with its key. */
export const OVERLAYS: readonly OverlayKind[] = [
  { id: "zones-enemy", key: "z", name: "Enemy zones", words: "Enemy zones of control" },
  { id: "zones-own", key: "Z", name: "Own zones", words: "Own zones of control" },
  { id: "supply", key: "s", name: "Supply", words: "Who is in supply, and by which line" },
  { id: "command", key: "c", name: "Command", words: "Hexes in command of headquarters" },
  { id: "threats", key: "t", name: "Threats", words: "Hexes the enemy can attack next, with his best odds, and who would be cut off" },
  { id: "control", key: "v", name: "Control", words: "Who holds towns and cities, and what they are worth" },
  { id: "losses", key: "l", name: "Losses", words: "Where steps were lost" },
];

/** What an overlay shows; the facts come from the server. */
export async function overlay(
  id: string,
  seat: Seat,
  viewer: Side,
  table: Table,
  picture: Picture,
  events: GameEvent[],
): Promise<Layer> {
  const enemy: Side = viewer === "axis" ? "soviet" : "axis";
  switch (id) {
    case "zones-enemy":
      return zones(enemy, await seat.zones(enemy));
    case "zones-own":
      return zones(viewer, await seat.zones(viewer));
    case "supply":
      return supply(seat, table);
    case "command":
      return command(seat);
    case "threats":
      return threats(await seat.threats(viewer), table);
    case "control":
      return control(table, picture);
    default:
      return losses(events, table);
  }
}

/** Zones as hexes; where they bond across hexsides, as walls there. */
const zones = (side: Side, { hexes, hexsides = [] }: Hexes): Layer => ({
  ...emptyLayer(),
  marked: [{ look: side === "axis" ? "zone-axis" : "zone-soviet", hexes }],
  signs: hexsides.map((name) => {
    const [hex = "", to = ""] = name.split("/");
    return { hex, to, look: "wall" };
  }),
});

async function supply(seat: Seat, table: Table): Promise<Layer> {
  const layer = emptyLayer();
  const answers = await Promise.allSettled([seat.supply("axis"), seat.supply("soviet")]);
  const all = answers.flatMap((answer) => (answer.status === "fulfilled" ? Object.entries(answer.value) : []));
  const inside = new Set<string>();
  const outside = new Set<string>();
  const seen = new Set<string>();
  for (const [id, line] of all) {
    const hex = table.units.get(id)?.hex;
    if (!hex) {
      continue;
    }
    (line.status === "in" ? inside : outside).add(hex);
    const key = line.path.join();
    if (line.path.length > 1 && !seen.has(key)) {
      seen.add(key);
      layer.lines.push({ path: line.path, look: "supply" });
    }
  }
  outside.forEach((hex) => inside.delete(hex));
  layer.marked.push({ look: "supply-in", hexes: inside }, { look: "supply-out", hexes: outside });
  outside.forEach((hex) => layer.texts.push({ hex, text: "out", look: "supply-out" }));
  return layer;
}

async function command(seat: Seat): Promise<Layer> {
  const answers = await Promise.allSettled([seat.command("axis"), seat.command("soviet")]);
  const marked = answers.flatMap((answer) =>
    answer.status === "fulfilled"
      ? Object.values(answer.value).map((hexes) => ({ look: "command" as const, hexes }))
      : [],
  );
  return { ...emptyLayer(), marked };
}

function threats({ hexes, reasons }: Threats, table: Table): Layer {
  const behind = Object.values(reasons).flatMap((each) => each["cut-off"] ?? []);
  const cut = new Set(behind.flatMap((id) => table.units.get(id)?.hex ?? []));
  return {
    marked: [
      { look: "threat", hexes: Object.keys(hexes) },
      { look: "supply-out", hexes: cut },
    ],
    texts: [
      ...Object.entries(hexes).map(([hex, text]) => ({ hex, text, look: "threat" as const })),
      ...[...cut].filter((hex) => !hexes[hex]).map((hex) => ({ hex, text: "cut off?", look: "supply-out" as const })),
    ],
    lines: [],
    reasons,
  };
}

function control(table: Table, picture: Picture): Layer {
  const layer = emptyLayer();
  const held = { axis: [] as string[], soviet: [] as string[] };
  for (const [hex, side] of Object.entries(table.control)) {
    held[side]?.push(hex);
  }
  layer.marked.push({ look: "held-axis", hexes: held.axis }, { look: "held-soviet", hexes: held.soviet });
  for (const town of picture.towns) {
    const side = table.control[town.hex];
    if (side || town.points > 0) {
      const mark = side === "axis" ? "✚" : side === "soviet" ? "★" : "";
      const text = `${mark}${town.points > 0 ? ` ${town.points}` : ""}`;
      layer.texts.push({ hex: town.hex, text, look: side === "axis" ? "held-axis" : "held-soviet" });
    }
  }
  return layer;
}

/** Where units lost steps or were destroyed, by the battles that did it. */
function losses(events: GameEvent[], table: Table): Layer {
  const lost = new Map<string, number>();
  const where = new Map<string, string>();
  for (const unit of table.units.values()) {
    if (unit.hex) {
      where.set(unit.id, unit.hex);
    }
  }
  let battle: string | undefined;
  for (const event of events) {
    if (event.type === "combat") {
      battle = (event["hexes"] as string[] | undefined)?.[0];
    } else if (event.type === "lost-steps" || event.type === "eliminated") {
      const hex = battle ?? where.get(String(event["unit"]));
      if (hex) {
        lost.set(hex, (lost.get(hex) ?? 0) + Number(event["steps"]));
      }
    } else if (event.type === "phase") {
      battle = undefined;
    }
  }
  return {
    marked: [{ look: "lost", hexes: [...lost.keys()] }],
    texts: [...lost].map(([hex, n]) => ({ hex, text: `−${n}`, look: "lost" as const })),
    lines: [],
  };
}
