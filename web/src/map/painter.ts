import { totals } from "../game/table";
import type { Counter, Point } from "../words";
import { toMap } from "./camera";
import type { Hidden } from "./covered-names";
import { fontOf } from "./ground";
import { type Lettered, lettered } from "./labels";
import { type Style, styleOf } from "./looks";
import type { MapView } from "./mapview";
import type { Front, Layer, Line, Look } from "./scene";
import { paintSign } from "./signs";
import { level, levelScale } from "./tiles";

/** A counter's side in pixels of the map. */
export const COUNTER = 39;
const MOST_SHOWN = 4;
const SANS = "Arial, Helvetica, sans-serif";

interface Prepared {
  dark: boolean;
  shapes: { style: Style; path: Path2D }[];
}

const prepared = new WeakMap<Layer, Prepared>();

/** The hexes of a layer as shapes, made once. */
function prepare(layer: Layer, view: MapView): Prepared {
  const known = prepared.get(layer);
  if (known?.dark === view.dark) {
    return known;
  }
  const shapes = layer.marked.map(({ look, hexes }) => {
    const style = styleOf(look, view.dark);
    const path = new Path2D();
    for (const hex of hexes) {
      view.field.trace(path, hex, style.inset ?? 0);
    }
    return { style, path };
  });
  const made = { dark: view.dark, shapes };
  prepared.set(layer, made);
  return made;
}

const patterns = new Map<string, CanvasPattern | null>();

function hatch(pen: CanvasRenderingContext2D, style: NonNullable<Style["hatch"]>): CanvasPattern | null {
  const key = `${style.colour}${style.lean}${style.gap}`;
  if (!patterns.has(key)) {
    const side = style.gap;
    const tile = document.createElement("canvas");
    tile.width = tile.height = side * 4;
    const on = tile.getContext("2d") as CanvasRenderingContext2D;
    on.scale(4, 4);
    on.strokeStyle = style.colour;
    on.fillStyle = style.colour;
    on.lineWidth = 1.3;
    on.lineCap = "square";
    on.beginPath();
    if (style.lean === 0) {
      on.arc(side / 2, side / 2, 1.2, 0, 7);
      on.fill();
    } else {
      for (const shift of [-side, 0, side]) {
        on.moveTo(shift, style.lean > 0 ? side : 0);
        on.lineTo(shift + side, style.lean > 0 ? 0 : side);
      }
      on.stroke();
    }
    const pattern = pen.createPattern(tile, "repeat");
    pattern?.setTransform(new DOMMatrix().scale(0.25));
    patterns.set(key, pattern);
  }
  return patterns.get(key) ?? null;
}

/** Draws all that lies on the printed map: overlays, counters, paths, the cursor. */
export function drawScene(
  pen: CanvasRenderingContext2D,
  view: MapView,
  now: number,
  pixels: number,
  carried: { hex: string; at: Point } | undefined,
): void {
  const { camera, screen, scene } = view;
  pen.save();
  pen.translate(screen.width / 2 - camera.x * camera.scale, screen.height / 2 - camera.y * camera.scale);
  pen.scale(camera.scale, camera.scale);
  for (const layer of scene.layers) {
    for (const { style, path } of prepare(layer, view).shapes) {
      paintShape(pen, style, path);
    }
  }
  for (const layer of scene.layers) {
    layer.fronts?.forEach((each) => paintFront(pen, each));
  }
  const below = (line: Line): boolean => line.look === "supply" || line.look === "moved";
  for (const layer of scene.layers) {
    layer.lines.filter(below).forEach((line) => paintLine(pen, view, line));
  }
  const lies = (above: boolean): void => {
    for (const layer of scene.layers) {
      layer.signs?.filter(({ look }) => (look === "note") === above).forEach((sign) => paintSign(pen, view.field, sign));
    }
  };
  lies(false);
  const onTheWay = new Set(scene.marches.map((march) => march.unit.id));
  paintStacks(pen, view, pixels, onTheWay, carried?.hex);
  for (const march of scene.marches) {
    const at = view.place(march, now);
    pasteCounter(pen, view, march.unit, at.x, at.y, pixels);
  }
  if (camera.scale > NAMED) {
    view.hiddenNames.forEach((name) => paintName(pen, view, name));
  } else {
    paintCovered(pen, view, pixels);
  }
  lies(true);
  for (const layer of scene.layers) {
    layer.lines.filter((line) => !below(line)).forEach((line) => paintLine(pen, view, line));
    for (const { hex, text, look } of layer.texts) {
      paintText(pen, view, hex, text, look);
    }
  }
  if (scene.cursor) {
    paintCursor(pen, view, scene.cursor);
  }
  if (carried) {
    const at = toMap(camera, screen, carried.at);
    const stack = (scene.stacks.get(carried.hex) ?? []).filter((unit) => scene.selected.has(unit.id));
    stack.forEach((unit, i) => pasteCounter(pen, view, unit, at.x + i * 3, at.y - i * 3, pixels, true));
  }
  pen.restore();
}

function paintShape(pen: CanvasRenderingContext2D, style: Style, path: Path2D): void {
  if (style.fill) {
    pen.fillStyle = style.fill;
    pen.fill(path);
  }
  if (style.hatch) {
    const pattern = hatch(pen, style.hatch);
    if (pattern) {
      pen.fillStyle = pattern;
      pen.fill(path);
    }
  }
  if (style.line) {
    pen.strokeStyle = style.line;
    pen.lineWidth = style.width ?? 1;
    pen.setLineDash(style.dash ?? []);
    pen.stroke(path);
    pen.setLineDash([]);
  }
}

const LINES: Record<Line["look"], { colour: string; width: number; dash: number[]; arrow: boolean }> = {
  path: { colour: "#f2c230", width: 4.4, dash: [0.1, 8], arrow: true },
  supply: { colour: "#1f6da8", width: 2.2, dash: [6, 3], arrow: false },
  retreat: { colour: "#b3261e", width: 4, dash: [8, 5], arrow: true },
  advance: { colour: "#1d7a55", width: 4, dash: [], arrow: true },
  attack: { colour: "#b3261e", width: 5, dash: [], arrow: true },
  plan: { colour: "#2456a6", width: 4.4, dash: [11, 6], arrow: true },
  moved: { colour: "rgba(20,20,20,.65)", width: 3, dash: [5, 4], arrow: true },
};

function paintLine(pen: CanvasRenderingContext2D, view: MapView, line: Line): void {
  const centres = line.path.map((hex) => view.field.centre(hex)).filter((p): p is Point => !!p);
  if (centres.length < 2) {
    return;
  }
  const points = line.look === "attack" ? shortened(centres) : centres;
  const style = LINES[line.look];
  pen.lineCap = "round";
  pen.lineJoin = "round";
  const draw = (): void => {
    pen.beginPath();
    points.forEach((p, i) => (i === 0 ? pen.moveTo(p.x, p.y) : pen.lineTo(p.x, p.y)));
    pen.stroke();
  };
  if (line.look !== "supply") {
    pen.strokeStyle = "rgba(30,24,10,.55)";
    pen.lineWidth = style.width + 2.2;
    pen.setLineDash(style.dash);
    draw();
  }
  pen.strokeStyle = style.colour;
  pen.lineWidth = style.width;
  pen.setLineDash(style.dash);
  draw();
  pen.setLineDash([]);
  if (style.arrow) {
    const a = points[points.length - 2] as Point;
    const b = points[points.length - 1] as Point;
    const angle = Math.atan2(b.y - a.y, b.x - a.x);
    pen.save();
    pen.translate(b.x, b.y);
    pen.rotate(angle);
    pen.beginPath();
    pen.moveTo(7, 0);
    pen.lineTo(-7, -7);
    pen.lineTo(-3.5, 0);
    pen.lineTo(-7, 7);
    pen.closePath();
    pen.fillStyle = style.colour;
    pen.fill();
    pen.strokeStyle = "rgba(30,24,10,.75)";
    pen.lineWidth = 1;
    pen.stroke();
    pen.restore();
  }
}

function paintFront(pen: CanvasRenderingContext2D, front: Front): void {
  pen.beginPath();
  for (const [a, b] of front.sides) {
    pen.moveTo(a.x, a.y);
    pen.lineTo(b.x, b.y);
  }
  pen.lineCap = "round";
  pen.setLineDash(front.age === 0 ? [] : [6, 3 + front.age]);
  pen.globalAlpha = 1 / (1 + front.age * 0.45);
  pen.strokeStyle = "#fff8e8";
  pen.lineWidth = front.age === 0 ? 7 : 4.5;
  pen.stroke();
  pen.strokeStyle = front.age === 0 ? "#8c1d18" : "#7a4b9a";
  pen.lineWidth = front.age === 0 ? 4 : 2.4;
  pen.stroke();
  pen.globalAlpha = 1;
  pen.setLineDash([]);
}

/** An attack is an arrow across the hexside, so that both stacks can be read. */
function shortened(points: Point[]): Point[] {
  const a = points[0] as Point;
  const b = points[points.length - 1] as Point;
  const at = (share: number): Point => ({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share });
  return [at(0.36), at(0.62)];
}

function paintStacks(
  pen: CanvasRenderingContext2D,
  view: MapView,
  pixels: number,
  onTheWay: ReadonlySet<string>,
  carriedFrom: string | undefined,
): void {
  const { camera, screen, scene } = view;
  const margin = COUNTER * 2;
  const left = camera.x - screen.width / 2 / camera.scale - margin;
  const top = camera.y - screen.height / 2 / camera.scale - margin;
  const right = left + screen.width / camera.scale + 2 * margin;
  const bottom = top + screen.height / camera.scale + 2 * margin;
  for (const [hex, stack] of scene.stacks) {
    const centre = view.field.centre(hex);
    if (!centre || centre.x < left || centre.x > right || centre.y < top || centre.y > bottom) {
      continue;
    }
    const shown = stack.filter(
      (unit) => !onTheWay.has(unit.id) && !(carriedFrom === hex && scene.selected.has(unit.id)),
    );
    const pile = shown.slice(-MOST_SHOWN);
    pile.forEach((unit, i) => {
      const lift = (i - (pile.length - 1) / 2) * 3.4;
      const x = centre.x + lift;
      const y = centre.y + 1.5 - lift;
      pen.globalAlpha = scene.dimmed.has(unit.id) ? 0.62 : 1;
      pasteCounter(pen, view, unit, x, y, pixels);
      pen.globalAlpha = 1;
      if (scene.selected.has(unit.id)) {
        pen.strokeStyle = "#ffd23f";
        pen.lineWidth = 3;
        pen.beginPath();
        pen.roundRect(x - COUNTER / 2 - 1, y - COUNTER / 2 - 1, COUNTER + 2, COUNTER + 2, 5);
        pen.stroke();
        pen.strokeStyle = "#3a2a00";
        pen.lineWidth = 1;
        pen.stroke();
      }
    });
    if (shown.length > 1 && camera.scale > 0.5) {
      paintTotal(pen, shown, centre, (pile.length - 1) / 2);
    }
  }
}

function paintTotal(pen: CanvasRenderingContext2D, stack: Counter[], centre: Point, half: number): void {
  const { attack, defence, unknown } = totals(stack);
  const text = `${stack.length}: ${attack}-${defence}${unknown ? "+?" : ""}`;
  pen.font = `bold 8.5px ${SANS}`;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  const width = pen.measureText(text).width + 8;
  const x = centre.x - half * 3.4;
  const y = centre.y + COUNTER / 2 + half * 3.4 + 3;
  pen.beginPath();
  pen.roundRect(x - width / 2, y - 5.6, width, 11.2, 5.6);
  pen.fillStyle = "rgba(28,33,30,.9)";
  pen.fill();
  pen.fillStyle = "#fff";
  pen.fillText(text, x, y + 0.5);
}

function pasteCounter(
  pen: CanvasRenderingContext2D,
  view: MapView,
  unit: Counter,
  x: number,
  y: number,
  pixels: number,
  lifted = false,
): void {
  const image = view.counters.image(unit, COUNTER * view.camera.scale * pixels, view.hurry);
  pen.fillStyle = lifted ? "rgba(20,16,8,.35)" : "rgba(20,16,8,.32)";
  const drop = lifted ? 6 : 1.6;
  pen.fillRect(x - COUNTER / 2 + drop, y - COUNTER / 2 + drop, COUNTER, COUNTER);
  pen.drawImage(image, x - COUNTER / 2, y - COUNTER / 2, COUNTER, COUNTER);
}

/** From this scale on names that counters hide are written anew, at the upper edge of their hex. */
const NAMED = 0.7;

function paintName(pen: CanvasRenderingContext2D, view: MapView, { text, hex, by }: Hidden): void {
  const centre = view.field.centre(hex);
  if (!centre || !by.some((each) => view.scene.stacks.has(each))) {
    return;
  }
  pen.font = `bold 9.5px ${SANS}`;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  const y = centre.y - COUNTER / 2 - 5;
  pen.lineJoin = "round";
  pen.lineWidth = 3.4;
  pen.strokeStyle = view.dark ? "rgba(20,20,16,.92)" : "rgba(255,252,240,.94)";
  pen.strokeText(text, centre.x, y);
  pen.fillStyle = view.dark ? "#f4ecd6" : "#2b2420";
  pen.fillText(text, centre.x, y);
}

const namesOfHexes = new WeakMap<Lettered[], Map<string, Lettered[]>>();

/** The names of towns that a counter in a hex covers. */
function namesIn(names: Lettered[], hex: string, view: MapView): Lettered[] {
  const known = namesOfHexes.get(names) ?? new Map<string, Lettered[]>();
  namesOfHexes.set(names, known);
  let found = known.get(hex);
  if (!found) {
    const { x, y } = view.field.centre(hex) ?? { x: Infinity, y: Infinity };
    const half = COUNTER / 2 + 2;
    found = names.filter((name) => name.rank < 2 && x + half > name.left && x - half < name.right && y + half > name.top && y - half < name.bottom);
    known.set(hex, found);
  }
  return found;
}

/** Small counters would hide names without being readable themselves: there names are lettered once more, over them. */
function paintCovered(pen: CanvasRenderingContext2D, view: MapView, pixels: number): void {
  const names = lettered(view.picture, levelScale(level(view.camera.scale * pixels)));
  const covered = new Set<Lettered>();
  for (const hex of view.scene.stacks.keys()) {
    namesIn(names, hex, view).forEach((name) => covered.add(name));
  }
  pen.textAlign = "center";
  pen.textBaseline = "alphabetic";
  pen.lineJoin = "round";
  pen.strokeStyle = view.dark ? "rgba(20,20,16,.9)" : "rgba(255,252,240,.92)";
  pen.fillStyle = view.dark ? "#f4ecd6" : "#2b2420";
  for (const name of covered) {
    pen.font = fontOf(name);
    pen.lineWidth = name.size * 0.3;
    pen.strokeText(name.label.text, name.label.at.x, name.y);
    pen.fillText(name.label.text, name.label.at.x, name.y);
  }
}

function paintText(
  pen: CanvasRenderingContext2D,
  view: MapView,
  hex: string,
  text: string,
  look: Look,
): void {
  const centre = view.field.centre(hex);
  if (!centre) {
    return;
  }
  const crowded = view.scene.stacks.has(hex);
  const size = text.length > 3 ? 13 : 17;
  pen.font = `bold ${size}px ${SANS}`;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  const y = centre.y + (crowded ? -view.picture.hexWidth * 0.33 : 2);
  if (crowded) {
    const width = pen.measureText(text).width + 8;
    pen.beginPath();
    pen.roundRect(centre.x - width / 2, y - size * 0.62, width, size * 1.24, 5);
    pen.fillStyle = "rgba(255,252,242,.94)";
    pen.fill();
    pen.strokeStyle = styleOf(look, view.dark).line ?? "#333";
    pen.lineWidth = 1;
    pen.stroke();
  } else {
    pen.strokeStyle = "rgba(255,252,240,.75)";
    pen.lineWidth = 3;
    pen.lineJoin = "round";
    pen.strokeText(text, centre.x, y);
  }
  pen.fillStyle = styleOf(look, view.dark).text ?? "#1c1c18";
  pen.fillText(text, centre.x, y);
}

function paintCursor(pen: CanvasRenderingContext2D, view: MapView, hex: string): void {
  const path = new Path2D();
  view.field.trace(path, hex, 0.6);
  pen.strokeStyle = "rgba(0,0,0,.85)";
  pen.lineWidth = 4;
  pen.stroke(path);
  pen.strokeStyle = "#ffd23f";
  pen.lineWidth = 2;
  pen.stroke(path);
}
