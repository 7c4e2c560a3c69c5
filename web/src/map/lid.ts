import type { Counter, Picture, Printed } from "../words";
import { Counters } from "./counters";
import { Ground } from "./ground";
import { DAY } from "./palette";

/** Paints the lid of a box: the game's own map, aslant, with two of its counters. */
export function paint(canvas: HTMLCanvasElement, picture: Picture, printed: Printed[]): void {
  const pen = canvas.getContext("2d") as CanvasRenderingContext2D;
  const { width, height } = canvas;
  const scale = 0.86;
  const heart = heartOf(picture);
  pen.save();
  pen.translate(width * 0.56, height * 0.5);
  pen.rotate(-0.11);
  pen.scale(scale, scale);
  pen.translate(-heart.x, -heart.y);
  const reach = (width * 0.75) / scale;
  new Ground(picture, DAY).draw(
    pen,
    { left: heart.x - reach, top: heart.y - reach, right: heart.x + reach, bottom: heart.y + reach },
    scale,
  );
  pen.restore();
  const warm = pen.createLinearGradient(0, 0, width, height);
  warm.addColorStop(0, "rgba(24,30,26,.88)");
  warm.addColorStop(0.46, "rgba(38,44,34,.3)");
  warm.addColorStop(0.75, "rgba(80,40,16,.10)");
  warm.addColorStop(1, "rgba(30,14,6,.6)");
  pen.fillStyle = warm;
  pen.fillRect(0, 0, width, height);
  const counters = new Counters(printed);
  const pick = (side: string, arms: string[]): Printed | undefined =>
    arms
      .map((arm) => printed.find((each) => each.side === side && each.arm === arm && /^\d/.test(each.steps[0] ?? "")))
      .find((each) => each !== undefined);
  const axis = pick("axis", ["panzer", "panzergrenadier", "infantry"]);
  const soviet = pick("soviet", ["tank", "mechanized", "guards-rifle", "rifle"]);
  lay(pen, counters, soviet, width * 0.83, height * 0.34, 0.16);
  lay(pen, counters, axis, width * 0.67, height * 0.55, -0.1);
}

/** The middle of the towns that matter. */
function heartOf(picture: Picture): { x: number; y: number } {
  const towns = picture.towns.filter((town) => town.kind !== "village");
  const most = towns.reduce((best, town) => (town.points > best.points ? town : best), towns[0] ?? {
    points: 0,
    at: { x: picture.width / 2, y: picture.height / 2 },
  } as (typeof towns)[number]);
  return {
    x: Math.min(picture.width - 340, Math.max(340, (most.at.x + picture.width / 2) / 2)),
    y: Math.min(picture.height - 240, Math.max(240, (most.at.y * 2 + picture.height / 2) / 3)),
  };
}

function lay(
  pen: CanvasRenderingContext2D,
  counters: Counters,
  facts: Printed | undefined,
  x: number,
  y: number,
  turn: number,
): void {
  if (!facts) {
    return;
  }
  const unit: Counter = { ...facts, steps: facts.steps.length, flags: [], ...(facts.steps[0] ? { strengths: facts.steps[0] } : {}) };
  pen.save();
  pen.translate(x, y);
  pen.rotate(turn);
  pen.shadowColor = "rgba(0,0,0,.55)";
  pen.shadowBlur = 16;
  pen.shadowOffsetY = 8;
  pen.drawImage(counters.image(unit, 252), -63, -63, 126, 126);
  pen.restore();
}
