import { ms, numberlandunit } from "milsymbol-land";
import { type Counter, plain, type Printed } from "../words";
import { badges, livery, sizeMark, symbolCode } from "./arms";

ms.addIcons(numberlandunit);

/** The side of a counter in its own drawing units. */
const SIDE = 48;
const FACE = '"Arial Narrow", "Liberation Sans Narrow", Arial, Helvetica, sans-serif';

const symbols = new Map<string, HTMLCanvasElement>();

function symbol(arm: string, ink: string, fill: string, pixels: number): HTMLCanvasElement {
  const key = `${arm} ${ink} ${fill} ${pixels}`;
  let canvas = symbols.get(key);
  if (!canvas) {
    canvas = new ms.Symbol(symbolCode(arm), {
      size: pixels,
      monoColor: ink,
      fillColor: fill,
      fill: true,
      strokeWidth: 7,
      infoFields: false,
    }).asCanvas(1);
    symbols.set(key, canvas);
  }
  return canvas;
}

/** A frame that has to be painted in time: from here on counters are pasted in a size that is at hand. */
export interface Hurry {
  until: number;
  /** Whether some counters are still to be drawn in their right size. */
  late: boolean;
}

/** So many drawings are kept; then each face keeps its latest only. */
const MOST_KEPT = 4000;

/** Draws counters and keeps what it has drawn. */
export class Counters {
  private readonly printed: Map<string, Printed>;
  private readonly kept = new Map<string, Map<number, HTMLCanvasElement>>();
  private drawings = 0;
  private readonly seen = new Map<string, string>();

  constructor(printed: Printed[]) {
    this.printed = new Map(printed.map((each) => [each.id, each]));
  }

  facts(id: string): Printed | undefined {
    return this.printed.get(id);
  }

  /** Remembers counters that are in no list, such as those that stand in for others. */
  learn(units: Iterable<Counter>): void {
    for (const unit of units) {
      if (!this.printed.get(unit.id)?.name) {
        this.seen.set(unit.id, `${plain(unit.arm)} ${unit.designation}`);
      }
    }
  }

  knows(id: string): boolean {
    return this.printed.has(id) || this.seen.has(id);
  }

  /** What a player calls a unit. */
  name(unit: Counter | string): string {
    const id = typeof unit === "string" ? unit : unit.id;
    return this.printed.get(id)?.name || this.seen.get(id) || (typeof unit === "string" ? unit : unit.designation);
  }

  image(unit: Counter, pixels: number, hurry?: Hurry): HTMLCanvasElement {
    const size = Math.max(12, Math.ceil(pixels / 6) * 6);
    const face = faceOf(unit);
    const sizes = this.kept.get(face) ?? new Map<number, HTMLCanvasElement>();
    const exact = sizes.get(size);
    if (exact) {
      return exact;
    }
    if (hurry && sizes.size > 0 && performance.now() > hurry.until) {
      hurry.late = true;
      return nearest(sizes, size);
    }
    if (this.drawings > MOST_KEPT) {
      this.forget();
    }
    const canvas = this.draw(unit, size);
    this.kept.set(face, sizes.set(size, canvas));
    this.drawings++;
    return canvas;
  }

  private forget(): void {
    for (const sizes of this.kept.values()) {
      [...sizes.keys()].slice(0, -1).forEach((size) => sizes.delete(size));
    }
    this.drawings = this.kept.size;
    if (this.drawings > MOST_KEPT) {
      this.kept.clear();
      this.drawings = 0;
    }
  }

  private draw(unit: Counter, pixels: number): HTMLCanvasElement {
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = pixels;
    const pen = canvas.getContext("2d") as CanvasRenderingContext2D;
    pen.scale(pixels / SIDE, pixels / SIDE);
    const facts = this.printed.get(unit.id);
    const colours = livery(unit.side, facts?.nationality ?? "", facts?.name ?? "", unit.arm);
    this.board(pen, colours);
    const leader = unit.arm === "headquarters" || unit.arm === "leader";
    this.sign(pen, unit, colours, pixels);
    pen.fillStyle = colours.ink;
    pen.textBaseline = "alphabetic";
    this.write(pen, sizeMark(unit.size), 27.4, 9.4, 8.4, 13, "center", "bold ");
    this.write(pen, unit.designation, 3.2, 10, 10.5, 15.5, "left", "bold ");
    this.emblem(pen, unit.side, colours.ink);
    this.write(pen, this.foot(unit, leader), SIDE / 2, 43.6, 15, 43, "center", "bold ");
    this.pips(pen, unit, facts, colours.ink);
    this.marks(pen, unit);
    return canvas;
  }

  private foot(unit: Counter, leader: boolean): string {
    if (unit.strengths !== undefined) {
      return unit.strengths;
    }
    return leader ? "" : "?";
  }

  private board(pen: CanvasRenderingContext2D, colours: { back: string; light: string }): void {
    pen.beginPath();
    pen.roundRect(0.8, 0.8, SIDE - 1.6, SIDE - 1.6, 5);
    const shine = pen.createLinearGradient(0, 0, SIDE * 0.5, SIDE);
    shine.addColorStop(0, colours.light);
    shine.addColorStop(0.35, colours.back);
    shine.addColorStop(1, colours.back);
    pen.fillStyle = shine;
    pen.fill();
    pen.lineWidth = 1.5;
    pen.strokeStyle = "rgba(18,18,14,.85)";
    pen.stroke();
    pen.beginPath();
    pen.roundRect(2.2, 2.2, SIDE - 4.4, SIDE - 4.4, 4);
    pen.lineWidth = 0.8;
    pen.strokeStyle = "rgba(255,255,255,.35)";
    pen.stroke();
  }

  private sign(
    pen: CanvasRenderingContext2D,
    unit: Counter,
    colours: { ink: string; symbol: string },
    pixels: number,
  ): void {
    const image = symbol(unit.arm, "#15160f", colours.symbol, Math.max(14, Math.round(pixels * 0.6)));
    const wide = 28;
    const high = (wide * image.height) / image.width;
    pen.imageSmoothingQuality = "high";
    pen.drawImage(image, SIDE / 2 - wide / 2, 21 - high / 2, wide, high);
  }

  private write(
    pen: CanvasRenderingContext2D,
    text: string,
    x: number,
    y: number,
    size: number,
    most: number,
    align: CanvasTextAlign,
    weight: string,
  ): void {
    pen.textAlign = align;
    pen.font = `${weight}${size}px ${FACE}`;
    const width = pen.measureText(text).width;
    if (width > most) {
      pen.font = `${weight}${(size * most) / width}px ${FACE}`;
    }
    pen.fillText(text, x, y);
  }

  /** A cross or a star tells the sides apart without colour. */
  private emblem(pen: CanvasRenderingContext2D, side: string, ink: string): void {
    pen.save();
    pen.translate(41.4, 6.8);
    pen.fillStyle = ink;
    pen.beginPath();
    if (side === "axis") {
      pen.rect(-1, -3.4, 2, 6.8);
      pen.rect(-3.4, -1, 6.8, 2);
    } else {
      for (let i = 0; i < 10; i++) {
        const r = i % 2 === 0 ? 4 : 1.6;
        const a = -Math.PI / 2 + (i * Math.PI) / 5;
        pen.lineTo(r * Math.cos(a), r * Math.sin(a));
      }
      pen.closePath();
    }
    pen.fill();
    pen.restore();
  }

  private pips(
    pen: CanvasRenderingContext2D,
    unit: Counter,
    facts: Printed | undefined,
    ink: string,
  ): void {
    const all = Math.max(unit.steps, facts?.steps.length ?? 0);
    if (all < 2 || all > 8) {
      return;
    }
    const gap = Math.min(5, 20 / all);
    for (let i = 0; i < all; i++) {
      pen.beginPath();
      pen.arc(42.6, 28.5 - i * gap, 1.55, 0, 2 * Math.PI);
      pen.strokeStyle = ink;
      pen.lineWidth = 0.8;
      pen.stroke();
      if (i < unit.steps) {
        pen.fillStyle = ink;
        pen.fill();
      }
    }
  }

  private marks(pen: CanvasRenderingContext2D, unit: Counter): void {
    badges(unit.flags)
      .slice(0, 3)
      .forEach((badge, i) => {
        pen.beginPath();
        pen.arc(6, 16.5 + i * 9.4, 4.7, 0, 2 * Math.PI);
        pen.fillStyle = badge.back;
        pen.fill();
        pen.strokeStyle = "#fff";
        pen.lineWidth = 0.9;
        pen.stroke();
        pen.fillStyle = badge.ink;
        pen.font = `bold 7.4px ${FACE}`;
        pen.textAlign = "center";
        pen.textBaseline = "middle";
        pen.fillText(badge.text, 6, 16.8 + i * 9.4);
      });
  }
}

const faces = new WeakMap<Counter, string>();

/** What a counter looks like, in a word; counters are never changed, every change makes another. */
function faceOf(unit: Counter): string {
  let face = faces.get(unit);
  if (face === undefined) {
    face = `${unit.id}|${unit.steps}|${unit.strengths ?? ""}|${unit.flags.join()}`;
    faces.set(unit, face);
  }
  return face;
}

/** The drawing that comes nearest to a size. */
function nearest(sizes: Map<number, HTMLCanvasElement>, wanted: number): HTMLCanvasElement {
  const [best] = [...sizes].sort(([a], [b]) => Math.abs(a - wanted) - Math.abs(b - wanted));
  return (best as [number, HTMLCanvasElement])[1];
}
