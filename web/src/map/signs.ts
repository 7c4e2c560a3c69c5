import type { Point } from "../words";
import type { Field } from "./field";
import type { Drawn } from "./scene";

const INK = "#22190a";
const PAPER = "#fff8e8";

/** Draws a sign that lies on the map: on a hexside, or along the edge of a hex where counters do not cover it. */
export function paintSign(pen: CanvasRenderingContext2D, field: Field, sign: Drawn): void {
  const centre = field.centre(sign.hex);
  if (!centre) {
    return;
  }
  pen.save();
  pen.lineCap = "round";
  pen.lineJoin = "round";
  if (sign.look === "note") {
    note(pen, field, centre, sign.words ?? "");
  } else if (sign.look === "works" || sign.look === "strong-works") {
    works(pen, field, centre, sign.look === "strong-works");
  } else if (field.has(sign.to) && sign.to !== sign.hex) {
    across(pen, field.hexside(sign.hex, sign.to), sign.look);
  }
  pen.restore();
}

function stroke(pen: CanvasRenderingContext2D, colour: string, width: number, lines: [Point, Point][]): void {
  pen.beginPath();
  for (const [a, b] of lines) {
    pen.moveTo(a.x, a.y);
    pen.lineTo(b.x, b.y);
  }
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.stroke();
}

function across(pen: CanvasRenderingContext2D, [a, b]: [Point, Point], look: Drawn["look"]): void {
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  if (look === "wall") {
    stroke(pen, PAPER, 7, [[a, b]]);
    stroke(pen, INK, 4.4, [[a, b]]);
    return;
  }
  pen.translate(middle.x, middle.y);
  pen.rotate(Math.atan2(b.y - a.y, b.x - a.x));
  if (look === "crossing") {
    const planks: [Point, Point][] = [-5, 5].map((x) => [
      { x, y: -9 },
      { x, y: 9 },
    ]);
    stroke(pen, PAPER, 15, [[{ x: 0, y: -8 }, { x: 0, y: 8 }]]);
    stroke(pen, INK, 2.4, planks);
    stroke(pen, INK, 1.6, [-6, -2, 2, 6].map((y) => [{ x: -4, y }, { x: 4, y }]));
  } else {
    const cross: [Point, Point][] = [
      [{ x: -6, y: -6 }, { x: 6, y: 6 }],
      [{ x: -6, y: 6 }, { x: 6, y: -6 }],
    ];
    stroke(pen, PAPER, 6, cross);
    stroke(pen, "#b3261e", 3.2, cross);
  }
}

/** A line of works along the lower edge of the hex, with teeth; a double one if they are strong. */
function works(pen: CanvasRenderingContext2D, field: Field, centre: Point, strong: boolean): void {
  const half = field.hexWidth * 0.36;
  const y = centre.y + field.hexWidth * 0.4;
  const line = (at: number): [Point, Point] => [
    { x: centre.x - half, y: at },
    { x: centre.x + half, y: at },
  ];
  const teeth = [-3, -2, -1, 0, 1, 2, 3].map((i): [Point, Point] => [
    { x: centre.x + (i * half) / 3, y },
    { x: centre.x + (i * half) / 3, y: y + 4.4 },
  ]);
  const lines = [line(y), ...teeth, ...(strong ? [line(y - 4)] : [])];
  stroke(pen, PAPER, 4.6, lines);
  stroke(pen, INK, 2, lines);
}

function note(pen: CanvasRenderingContext2D, field: Field, centre: Point, words: string): void {
  pen.font = "bold 11px Arial, Helvetica, sans-serif";
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  const width = pen.measureText(words).width + 8;
  const y = centre.y + field.hexWidth * 0.42;
  pen.beginPath();
  pen.roundRect(centre.x - width / 2, y - 7.5, width, 15, 4);
  pen.fillStyle = PAPER;
  pen.fill();
  pen.strokeStyle = INK;
  pen.lineWidth = 1;
  pen.stroke();
  pen.fillStyle = INK;
  pen.fillText(words, centre.x, y + 0.5);
}
