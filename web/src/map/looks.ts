import type { Look } from "./scene";

export interface Style {
  fill?: string;
  hatch?: { colour: string; lean: 1 | -1 | 0; gap: number };
  line?: string;
  width?: number;
  dash?: number[];
  inset?: number;
  text?: string;
}

/** The palette is one that colour-blind players can tell apart; patterns say the same again. */
export const STYLES: Record<Look, Style> = {
  reach: { fill: "rgba(38,138,98,.24)", line: "#1d7a55", width: 1.7, inset: 1.4, text: "#0d4a32" },
  option: { fill: "rgba(230,160,30,.30)", line: "#b87400", width: 2, inset: 1.4, text: "#5c3a00" },
  chosen: { fill: "rgba(230,160,30,.55)", line: "#8a5500", width: 3, inset: 2, text: "#3d2700" },
  target: { fill: "rgba(190,40,40,.16)", line: "#b3261e", width: 3, inset: 2.4, dash: [7, 4] },
  "zone-axis": {
    hatch: { colour: "rgba(40,72,110,.42)", lean: -1, gap: 7 },
    line: "rgba(30,62,100,.75)",
    width: 1.3,
    dash: [2, 3],
    inset: 1.5,
  },
  "zone-soviet": {
    hatch: { colour: "rgba(178,40,30,.40)", lean: 1, gap: 7 },
    line: "rgba(170,40,30,.75)",
    width: 1.3,
    dash: [5, 3],
    inset: 1.5,
  },
  "supply-in": { fill: "rgba(40,120,190,.20)", line: "#1f6da8", width: 1.8, inset: 2, text: "#0d3c61" },
  "supply-out": {
    hatch: { colour: "rgba(122,31,92,.55)", lean: 1, gap: 5 },
    line: "#7a1f5c",
    width: 2.4,
    inset: 2,
    text: "#7a1f5c",
  },
  command: { fill: "rgba(120,90,180,.16)", line: "rgba(100,70,160,.8)", width: 1.2, dash: [1, 3], inset: 1.5 },
  threat: { fill: "rgba(214,96,20,.26)", line: "#c4560c", width: 1.8, inset: 1.6, text: "#7c2f00" },
  "held-axis": { fill: "rgba(60,80,92,.38)", line: "#2e434f", width: 2, inset: 2, text: "#14242c" },
  "held-soviet": { fill: "rgba(204,92,64,.34)", line: "#9c3222", width: 2, inset: 2, text: "#6d1a0d" },
  lost: { hatch: { colour: "rgba(20,20,20,.45)", lean: 0, gap: 6 }, text: "#151515" },
};
