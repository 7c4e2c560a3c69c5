import type { Picture, Point } from "../words";

/** Where the hexes lie: from a point to its hex, from a hex to its neighbours. */
export class Field {
  readonly centres = new Map<string, Point>();
  readonly corners: Point[];
  readonly hexWidth: number;
  private readonly cells = new Map<number, string[]>();
  private readonly near = new Map<string, string[]>();

  constructor(readonly picture: Picture) {
    this.corners = picture.corners;
    this.hexWidth = picture.hexWidth;
    for (const hex of picture.hexes) {
      this.centres.set(hex.number, hex.centre);
      const key = this.cell(hex.centre.x, hex.centre.y);
      const cell = this.cells.get(key);
      if (cell) {
        cell.push(hex.number);
      } else {
        this.cells.set(key, [hex.number]);
      }
    }
  }

  private cell(x: number, y: number): number {
    return Math.floor(y / this.hexWidth) * 4096 + Math.floor(x / this.hexWidth);
  }

  has(hex: string): boolean {
    return this.centres.has(hex);
  }

  centre(hex: string): Point | undefined {
    return this.centres.get(hex);
  }

  /** The hex that holds a point, if one does. */
  at(point: Point): string | undefined {
    let best: string | undefined;
    let least = this.hexWidth * 0.58;
    for (const hex of this.around(point)) {
      const centre = this.centres.get(hex) as Point;
      const distance = Math.hypot(centre.x - point.x, centre.y - point.y);
      if (distance < least) {
        least = distance;
        best = hex;
      }
    }
    return best;
  }

  private *around(point: Point): Iterable<string> {
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const key = this.cell(point.x + dx * this.hexWidth, point.y + dy * this.hexWidth);
        yield* this.cells.get(key) ?? [];
      }
    }
  }

  neighbours(hex: string): string[] {
    const known = this.near.get(hex);
    if (known) {
      return known;
    }
    const centre = this.centres.get(hex);
    const found = centre
      ? [...this.around(centre)].filter((other) => {
          const there = this.centres.get(other) as Point;
          const distance = Math.hypot(centre.x - there.x, centre.y - there.y);
          return other !== hex && distance < this.hexWidth * 1.1;
        })
      : [];
    this.near.set(hex, found);
    return found;
  }

  /** The neighbour that lies most nearly in a direction of the drawing. */
  step(hex: string, dx: number, dy: number): string | undefined {
    const centre = this.centres.get(hex);
    if (!centre) {
      return undefined;
    }
    const length = Math.hypot(dx, dy);
    let best: string | undefined;
    let most = 0.3;
    for (const other of this.neighbours(hex)) {
      const there = this.centres.get(other) as Point;
      const ahead =
        ((there.x - centre.x) * dx + (there.y - centre.y) * dy) / (length * this.hexWidth);
      if (ahead > most + 1e-6) {
        most = ahead;
        best = other;
      }
    }
    return best;
  }

  /** The hexes on the straight way from one hex to another. */
  straight(from: string, to: string): string[] | undefined {
    const end = this.centres.get(to);
    const path = [from];
    for (let at = from; at !== to; ) {
      const here = this.centres.get(at);
      const next = here && end && this.step(at, end.x - here.x, end.y - here.y);
      if (!next || path.includes(next)) {
        return undefined;
      }
      path.push(next);
      at = next;
    }
    return path;
  }

  /** The two ends of the hexside between neighbours. */
  hexside(hex: string, other: string): [Point, Point] {
    const a = this.centres.get(hex) as Point;
    const b = this.centres.get(other) as Point;
    const across = { x: (b.x - a.x) / 2, y: (b.y - a.y) / 2 };
    const half = 1 / Math.sqrt(3);
    const middle = { x: a.x + across.x, y: a.y + across.y };
    return [
      { x: middle.x - across.y * half, y: middle.y + across.x * half },
      { x: middle.x + across.y * half, y: middle.y - across.x * half },
    ];
  }

  /** The outline of a hex, added to a path. */
  trace(path: Path2D | CanvasRenderingContext2D, hex: string, inset = 0): void {
    const centre = this.centres.get(hex);
    if (!centre) {
      return;
    }
    const scale = 1 - inset / (this.hexWidth / 2);
    this.corners.forEach((corner, i) => {
      const x = centre.x + corner.x * scale;
      const y = centre.y + corner.y * scale;
      if (i === 0) {
        path.moveTo(x, y);
      } else {
        path.lineTo(x, y);
      }
    });
    path.closePath();
  }
}
