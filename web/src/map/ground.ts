import { type Picture, plain, type Point } from "../words";
import { type Lettered, lettered, rank } from "./labels";
import { type Palette, WET } from "./palette";
import { drawSymbol, symbolOf } from "./symbols";
import { paintCities, paintGrass } from "./texture";

type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Shape {
  path: Path2D;
  box: Rect;
}

const SERIF = 'Georgia, "Times New Roman", "DejaVu Serif", serif';
const SANS = '"DejaVu Sans", Verdana, Arial, sans-serif';
const BUCKET = 400;

function boxOf(data: string, grow: number): Rect {
  const numbers = data.match(/-?\d+(\.\d+)?/g) ?? [];
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (let i = 0; i + 1 < numbers.length; i += 2) {
    const x = Number(numbers[i]);
    const y = Number(numbers[i + 1]);
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return {
    left: box.left - grow,
    top: box.top - grow,
    right: box.right + grow,
    bottom: box.bottom + grow,
  };
}

const meets = (a: Rect, b: Rect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const shape = (data: string, grow = 8): Shape => ({ path: new Path2D(data), box: boxOf(data, grow) });

/** How the name of a place is lettered. */
export const fontOf = ({ rank: rated, size }: Lettered): string => `${rated === 0 ? "bold " : rated === 2 ? "italic " : ""}${size}px ${SERIF}`;

/** Draws the printed map, any part of it at any size. */
export class Ground {
  private readonly outline: Path2D;
  private readonly wet: Path2D;
  private readonly grid = new Map<number, Path2D>();
  private readonly grounds: { kind: string; shape: Shape }[];
  private readonly rivers: { width: number; shape: Shape }[];
  private readonly routes: { kind: string; shape: Shape }[];
  private readonly borders: { kind: string; shape: Shape }[];
  private readonly barriers: { kind: string; shape: Shape }[];

  constructor(
    private readonly picture: Picture,
    private readonly palette: Palette,
  ) {
    this.outline = new Path2D(picture.outline);
    this.grounds = picture.grounds.map((g) => ({ kind: g.kind, shape: shape(g.shape) }));
    this.wet = new Path2D();
    this.grounds.filter((g) => WET.has(g.kind)).forEach((g) => this.wet.addPath(g.shape.path));
    this.rivers = picture.rivers.map((r) => ({ width: r.width, shape: shape(r.shape) }));
    this.routes = picture.routes.map((r) => ({ kind: r.kind, shape: shape(r.shape) }));
    this.borders = picture.borders.map((b) => ({ kind: b.kind, shape: shape(b.shape, 12) }));
    this.barriers = picture.barriers.map((b) => ({ kind: b.kind, shape: shape(b.shape) }));
    for (const line of picture.gridLines.split("M")) {
      const [x1, y1, x2, y2] = line.split(/[ L]/).map(Number);
      if (x1 !== undefined && y1 !== undefined && x2 !== undefined && y2 !== undefined) {
        const key = Math.floor(y1 / BUCKET) * 4096 + Math.floor(x1 / BUCKET);
        let path = this.grid.get(key);
        if (!path) {
          this.grid.set(key, (path = new Path2D()));
        }
        path.moveTo(x1, y1);
        path.lineTo(x2, y2);
      }
    }
  }

  /** Draws what lies in a rectangle of the map; the pen already has the map's scale. */
  draw(pen: Pen, part: Rect, scale: number): void {
    const p = this.palette;
    pen.fillStyle = p.page;
    pen.fillRect(part.left, part.top, part.right - part.left, part.bottom - part.top);
    pen.lineCap = "round";
    pen.lineJoin = "round";
    this.stroke(pen, this.outline, p.shade, 12);
    pen.fillStyle = p.paper;
    pen.fill(this.outline);
    pen.save();
    pen.clip(this.outline);
    if (scale > 0.5) {
      paintGrass(pen, part, p);
    }
    this.fillGrounds(pen, part, false);
    if (scale > 0.3) {
      this.symbols(pen, part);
      paintCities(pen, this.picture, part, p);
    }
    this.gridLines(pen, part, scale);
    this.zones(pen);
    this.borders
      .filter((b) => b.kind === "river-line" && meets(b.shape.box, part))
      .forEach((b) => this.stroke(pen, b.shape.path, p.riverLine, 11));
    this.drawRivers(pen, part, scale);
    this.fillGrounds(pen, part, true);
    if (scale > 0.72) {
      this.numbers(pen, part);
    }
    this.barriers
      .filter((b) => meets(b.shape.box, part))
      .forEach((b) => {
        const wet = WET.has(b.kind) || b.kind === "strait";
        pen.lineCap = "butt";
        this.stroke(pen, b.shape.path, wet ? p.barrierWet : p.barrier, 6);
      });
    pen.restore();
    this.stroke(pen, this.outline, p.rim, 2.2);
    this.bands(pen);
    this.drawRoutes(pen, part, scale);
    if (scale > 0.4) {
      this.picture.bridges
        .filter((b) => inside(b.at, part, 8))
        .forEach((b) => drawSymbol(pen, "bridge", b.at, 1, p, b.degrees));
    }
    this.lines(pen, part);
    this.picture.edges.forEach((edge) => this.badge(pen, edge, scale));
    this.zoneNames(pen);
    this.towns(pen, part, scale);
    if (scale > 0.42) {
      this.letterings(pen, part);
    }
    this.labels(pen, part, scale);
  }

  private stroke(pen: Pen, path: Path2D, colour: string, width: number, dash: number[] = []): void {
    pen.strokeStyle = colour;
    pen.lineWidth = width;
    pen.setLineDash(dash);
    pen.stroke(path);
    if (dash.length) {
      pen.setLineDash([]);
    }
  }

  private fillGrounds(pen: Pen, part: Rect, wet: boolean): void {
    const p = this.palette;
    for (const { kind, shape } of this.grounds) {
      if (WET.has(kind) !== wet || !meets(shape.box, part)) {
        continue;
      }
      pen.fillStyle = p.grounds[kind] ?? p.grounds["rough"] ?? p.paper;
      pen.fill(shape.path);
      if (wet) {
        pen.save();
        pen.clip(shape.path);
        this.stroke(pen, shape.path, p.shoal, 9);
        pen.globalAlpha = 0.45;
        this.gridLines(pen, part, 1);
        pen.restore();
        this.stroke(pen, shape.path, p.coast, 1.6);
      }
    }
  }

  private gridLines(pen: Pen, part: Rect, scale: number): void {
    const width = scale < 0.4 ? 0.9 : 0.7;
    const reach = 40;
    for (let y = bucket(part.top - reach); y <= bucket(part.bottom + reach); y++) {
      for (let x = bucket(part.left - reach); x <= bucket(part.right + reach); x++) {
        const path = this.grid.get(y * 4096 + x);
        if (path) {
          this.stroke(pen, path, this.palette.grid, width);
        }
      }
    }
  }

  private symbols(pen: Pen, part: Rect): void {
    for (const symbol of this.picture.symbols) {
      if (inside(symbol.at, part, 10)) {
        drawSymbol(pen, symbolOf(symbol.kind), symbol.at, symbol.scale, this.palette);
      }
    }
  }

  private zones(pen: Pen): void {
    for (const zone of this.picture.zones) {
      const path = new Path2D(zone.shape);
      const colour = this.sideColour(zone.side);
      if (zone.kind === "out-of-play") {
        pen.fillStyle = this.palette.page;
        pen.globalAlpha = 0.6;
        pen.fill(path);
        pen.globalAlpha = 1;
      } else {
        pen.fillStyle = colour;
        pen.globalAlpha = 0.06;
        pen.fill(path);
        pen.globalAlpha = 1;
        this.stroke(pen, path, colour, 1.6, [2, 4]);
      }
    }
  }

  private drawRivers(pen: Pen, part: Rect, scale: number): void {
    const seen = this.rivers.filter((r) => meets(r.shape.box, part));
    const stout = scale < 0.5 ? 1.25 : 1;
    seen.forEach((r) => this.stroke(pen, r.shape.path, this.palette.bank, r.width * stout));
    seen
      .filter((r) => r.width > 2)
      .forEach((r) =>
        this.stroke(
          pen,
          r.shape.path,
          this.palette.stream,
          (r.width - (r.width > 4 ? 2 : 1.4)) * stout,
        ),
      );
  }

  private numbers(pen: Pen, part: Rect): void {
    pen.font = `7.6px ${SANS}`;
    pen.textAlign = "center";
    pen.textBaseline = "alphabetic";
    for (const hex of this.picture.hexes) {
      if (inside(hex.label, part, 20)) {
        pen.fillStyle = hex.water ? this.palette.numberWet : this.palette.number;
        pen.fillText(hex.number, hex.label.x, hex.label.y + 2.6);
      }
    }
  }

  private drawRoutes(pen: Pen, part: Rect, scale: number): void {
    const p = this.palette;
    const seen = this.routes.filter((r) => meets(r.shape.box, part));
    const rails = seen.filter((r) => r.kind.endsWith("railroad"));
    const roads = seen.filter((r) => !r.kind.endsWith("railroad"));
    const fine = scale > 0.35;
    for (const { kind, shape } of roads) {
      if (kind === "road") {
        this.stroke(pen, shape.path, p.roadEdge, fine ? 3.4 : 2.4);
      } else {
        pen.lineCap = "butt";
        this.stroke(pen, shape.path, p.track, 1.7, [7, 3.4]);
        pen.lineCap = "round";
      }
    }
    if (fine) {
      roads
        .filter((r) => r.kind === "road")
        .forEach((r) => this.stroke(pen, r.shape.path, p.roadBed, 1.7));
    }
    rails.forEach((r) =>
      this.stroke(pen, r.shape.path, p.rail, r.kind === "railroad" ? 3.6 : 1.7),
    );
    pen.lineCap = "butt";
    for (const { kind, shape } of rails) {
      if (kind !== "railroad") {
        this.stroke(pen, shape.path, p.rail, 5, [1.3, 7]);
      } else if (fine) {
        this.stroke(pen, shape.path, p.railBed, 2, [6, 6]);
      }
    }
    pen.lineCap = "round";
  }

  private lines(pen: Pen, part: Rect): void {
    const p = this.palette;
    for (const { kind, shape } of this.borders) {
      if (kind === "river-line" || !meets(shape.box, part)) {
        continue;
      }
      pen.lineCap = kind === "weather-line" ? "round" : "butt";
      if (kind === "start-line") {
        this.stroke(pen, shape.path, p.startLine, 3.4, [11, 6]);
      } else if (kind === "weather-line") {
        this.stroke(pen, shape.path, p.weatherLine, 3, [0.1, 6.5]);
      } else {
        this.stroke(pen, shape.path, p.border, 2.6, [12, 4, 2, 4]);
      }
    }
    pen.lineCap = "round";
  }

  private sideColour(side: string): string {
    return side === "axis"
      ? this.palette.axis
      : side === "soviet"
        ? this.palette.soviet
        : this.palette.nobody;
  }

  private bands(pen: Pen): void {
    pen.lineCap = "butt";
    for (const edge of this.picture.edges) {
      const thin = edge.kind !== "entry" && edge.kind !== "exit";
      for (const band of edge.band) {
        this.stroke(
          pen,
          new Path2D(band),
          this.sideColour(edge.side),
          thin ? 3.2 : 7,
          thin ? [7, 4] : [],
        );
      }
    }
    pen.lineCap = "round";
  }

  private badge(pen: Pen, edge: Picture["edges"][number], scale: number): void {
    const grown = Math.min(2, Math.max(1, 0.6 / scale));
    const label = /^[a-z]+(-[a-z]+)+$/.test(edge.label) ? plain(edge.label) : edge.label;
    const short = label.length <= 2;
    pen.save();
    pen.translate(edge.badge.x, edge.badge.y);
    pen.scale(grown, grown);
    if (edge.upright && !short) {
      pen.rotate(-Math.PI / 2);
    }
    pen.font = short ? `bold 14px ${SERIF}` : `10.5px ${SERIF}`;
    const half = short ? 12 : pen.measureText(label).width / 2 + 8;
    pen.beginPath();
    if (short) {
      pen.arc(0, 0, 12, 0, 2 * Math.PI);
    } else {
      pen.roundRect(-half, -8, 2 * half, 16, 8);
    }
    pen.fillStyle = this.sideColour(edge.side);
    pen.fill();
    pen.strokeStyle = this.palette.paper;
    pen.lineWidth = 1.6;
    pen.stroke();
    pen.fillStyle = this.palette.page === "#1c1f1d" ? "#1c1f1d" : "#fff";
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    pen.fillText(label, 0, short ? 0.8 : 0.4);
    pen.restore();
  }

  private zoneNames(pen: Pen): void {
    pen.font = `bold 19px ${SERIF}`;
    pen.textAlign = "center";
    pen.textBaseline = "alphabetic";
    for (const zone of this.picture.zones) {
      if (zone.kind !== "out-of-play") {
        pen.globalAlpha = 0.55;
        pen.fillStyle = this.sideColour(zone.side);
        pen.fillText(zone.label, zone.at.x, zone.at.y);
        pen.globalAlpha = 1;
      }
    }
    this.picture.marks.forEach((mark) => drawSymbol(pen, mark.kind, mark.at, 1, this.palette));
  }

  private towns(pen: Pen, part: Rect, scale: number): void {
    const grown = Math.min(1.7, Math.max(1, 0.62 / scale));
    for (const town of this.picture.towns) {
      const rated = rank(town.kind);
      if ((rated === 2 && scale < 0.45) || !inside(town.at, part, 30)) {
        continue;
      }
      const kind = rated === 0 ? "city" : rated === 2 ? "village" : "town";
      drawSymbol(pen, kind, town.at, (rated === 0 ? 1.3 : 1) * grown, this.palette);
    }
  }

  private letterings(pen: Pen, part: Rect): void {
    pen.textAlign = "center";
    pen.textBaseline = "alphabetic";
    for (const lettering of this.picture.letterings) {
      pen.font = `italic ${lettering.size}px ${SERIF}`;
      for (const glyph of lettering.glyphs) {
        if (inside(glyph.at, part, 14)) {
          pen.save();
          pen.translate(glyph.at.x, glyph.at.y);
          pen.rotate((glyph.degrees * Math.PI) / 180);
          this.text(pen, glyph.letter, 0, 0, this.palette.water, 2.2);
          pen.restore();
        }
      }
    }
  }

  private labels(pen: Pen, part: Rect, scale: number): void {
    pen.textAlign = "center";
    pen.textBaseline = "alphabetic";
    const p = this.palette;
    for (const name of lettered(this.picture, scale)) {
      if (inside(name.label.at, part, 140)) {
        pen.font = fontOf(name);
        this.text(pen, name.label.text, name.label.at.x, name.y, name.rank === 2 ? p.faint : p.ink, 3);
      }
    }
  }

  private text(pen: Pen, text: string, x: number, y: number, colour: string, halo: number): void {
    pen.strokeStyle = this.palette.halo;
    pen.lineWidth = halo;
    pen.strokeText(text, x, y);
    pen.fillStyle = colour;
    pen.fillText(text, x, y);
  }
}

const bucket = (at: number): number => Math.floor(at / BUCKET);

const inside = (at: Point, part: Rect, grow: number): boolean =>
  at.x > part.left - grow &&
  at.x < part.right + grow &&
  at.y > part.top - grow &&
  at.y < part.bottom + grow;
