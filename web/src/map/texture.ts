import type { Picture, Point } from "../words";
import type { Rect } from "./ground";
import { rank } from "./labels";
import type { Palette } from "./palette";

type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** A number from 0 to 1 that looks like chance and is the same for the same place on every tile. */
function chance(x: number, y: number, of: number): number {
  let n = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(of, 2147483647);
  n = Math.imul(n ^ (n >>> 13), 1274126177);
  return ((n ^ (n >>> 16)) >>> 0) / 2 ** 32;
}

/** How far apart the blades of open ground stand. */
const APART = 15;

/** Open ground: blades of grass, few and faint. */
export function paintGrass(pen: Pen, part: Rect, palette: Palette): void {
  pen.beginPath();
  for (let row = Math.floor(part.top / APART) - 1; row * APART < part.bottom + APART; row++) {
    for (let column = Math.floor(part.left / APART) - 1; column * APART < part.right + APART; column++) {
      if (chance(column, row, 1) < 0.5) {
        const x = (column + chance(column, row, 2)) * APART;
        const y = (row + chance(column, row, 3)) * APART;
        const lean = chance(column, row, 4) * 1.6 - 0.8;
        pen.moveTo(x, y);
        pen.lineTo(x + lean, y - 2.2);
        pen.moveTo(x + 1.7, y + 0.2);
        pen.lineTo(x + 1.7 + lean, y - 1.5);
      }
    }
  }
  pen.strokeStyle = palette.grass;
  pen.lineWidth = 0.7;
  pen.stroke();
}

/** The built-up area of a city: an uneven patch with streets between its blocks. */
function paintCity(pen: Pen, { x, y }: Point, wide: number, palette: Palette): void {
  const [column, row] = [Math.round(x), Math.round(y)];
  pen.beginPath();
  for (let corner = 0; corner < 12; corner++) {
    const far = wide * (0.24 + 0.14 * chance(column, row, corner));
    const turn = (corner * Math.PI) / 6;
    pen.lineTo(x + far * Math.cos(turn), y + far * Math.sin(turn));
  }
  pen.closePath();
  pen.save();
  pen.clip();
  pen.fillStyle = palette.streets;
  pen.fillRect(x - wide, y - wide, 2 * wide, 2 * wide);
  pen.fillStyle = palette.blocks;
  const block = wide / 11;
  for (let i = -5; i < 5; i++) {
    for (let j = -5; j < 5; j++) {
      const long = block * (0.62 + 0.3 * chance(column + i, row + j, 20));
      const high = block * (0.62 + 0.3 * chance(column + i, row + j, 21));
      pen.fillRect(x + i * block, y + j * block, long, high);
    }
  }
  pen.restore();
}

/** The built-up areas of the cities that lie in a part of the map. */
export function paintCities(pen: Pen, picture: Picture, part: Rect, palette: Palette): void {
  const wide = picture.hexWidth;
  for (const { kind, at } of picture.towns) {
    const seen = at.x > part.left - wide && at.x < part.right + wide && at.y > part.top - wide && at.y < part.bottom + wide;
    if (seen && rank(kind) === 0) {
      paintCity(pen, at, wide, palette);
    }
  }
}
