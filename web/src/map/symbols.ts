import type { Point } from "../words";
import type { Palette } from "./palette";

type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

interface Stroke {
  path: Path2D;
  fill?: keyof Palette;
  line?: keyof Palette;
  width?: number;
}

const stroke = (data: string, line: keyof Palette, width: number, fill?: keyof Palette): Stroke => ({
  path: new Path2D(data),
  line,
  width,
  ...(fill ? { fill } : {}),
});

const DISC = (r: number): string => `M${r} 0A${r} ${r} 0 1 1 ${-r} 0A${r} ${r} 0 1 1 ${r} 0Z`;

/** The small signs a map repeats; the same as on the printed sheet. */
const SIGNS: Record<string, Stroke[]> = {
  woods: [
    stroke("M0-6.6C-2.2-4.2-3.6-1.6-3.9.9Q0 2.4 3.9.9C3.6-1.6 2.2-4.2 0-6.6Z", "treeEdge", 0.5, "tree"),
    stroke("M0 1V3.4", "trunk", 1.1),
  ],
  swamp: [
    stroke("M-5 1.2H5M-2.8 3.4H3.2", "pool", 0.9),
    stroke("M0 .6V-4.4M-1.6.6L-3.4-3M1.6.6L3.4-3", "reed", 0.9),
  ],
  rough: [stroke("M-5.6 2.4C-4-3.4.6-4 2.6 2.2M-.2-1.4C1.6-4 4.6-2.6 5.8 2.2", "hill", 1.1)],
  mountain: [
    stroke("M-7.5 3.6L-1.5-7 1-3 3-5.6 8 3.6", "peak", 1.3),
    stroke("M-1.5-7L-2.4-.6.2 3M3-5.6L3.2-1.4 5 2", "peak", 0.8),
  ],
  city: [
    stroke(
      "M-8.4-3.4H-2.2V-8.4H3V-4.6H8.2V1.4H4.6V7.4H-1.6V4.4H-7.2V-.4H-8.4Z",
      "halo",
      1.3,
      "city",
    ),
    stroke("M-2.2-3.4V4.4M3-4.6V1.4H4.6M-7.2-.4H8", "halo", 1),
  ],
  town: [stroke(DISC(4.1), "ink", 1.7, "paper"), stroke(DISC(0.9), "ink", 1.4)],
  village: [stroke(DISC(2.3), "faint", 1.1, "paper")],
  bridge: [
    stroke("M-4.6-4.2Q-2.6-2.6 0-2.6T4.6-4.2M-4.6 4.2Q-2.6 2.6 0 2.6T4.6 4.2", "ink", 1.4),
  ],
  airfield: [
    stroke(DISC(5), "faint", 1.1, "paper"),
    stroke("M0-3.4V3M-3.4-.6H3.4M-1.5 2.7H1.5", "faint", 1.3),
  ],
};

/** The sign for a kind of ground. */
export function symbolOf(kind: string): string {
  switch (kind) {
    case "forest":
    case "light-woods":
    case "deep-woods":
      return "woods";
    case "marsh":
      return "swamp";
    case "hill":
    case "hills":
      return "rough";
    case "mountains":
    case "mountainous":
      return "mountain";
    default:
      return kind;
  }
}

export function drawSymbol(
  pen: Pen,
  kind: string,
  at: Point,
  scale: number,
  palette: Palette,
  degrees = 0,
): void {
  const sign = SIGNS[kind];
  if (!sign) {
    return;
  }
  pen.save();
  pen.translate(at.x, at.y);
  pen.rotate((degrees * Math.PI) / 180);
  pen.scale(scale, scale);
  for (const part of sign) {
    if (part.fill) {
      pen.fillStyle = palette[part.fill] as string;
      pen.fill(part.path);
    }
    if (part.line) {
      pen.strokeStyle = palette[part.line] as string;
      pen.lineWidth = part.width ?? 1;
      pen.stroke(part.path);
    }
  }
  pen.restore();
}
