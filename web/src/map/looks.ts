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
const STYLES: Record<Look, Style> = {
  reach: { fill: "rgba(38,138,98,.24)", line: "#1d7a55", width: 1.7, inset: 1.4, text: "#0d4a32" },
  asked: { line: "#8a5500", width: 4, dash: [4, 3], inset: 0.4 },
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
  area: { fill: "rgba(30,110,120,.14)", line: "rgba(16,84,96,.85)", width: 1.6, dash: [6, 3], inset: 1.2, text: "#0b3f48" },
  threat: { fill: "rgba(214,96,20,.26)", line: "#c4560c", width: 1.8, inset: 1.6, text: "#7c2f00" },
  "held-axis": { fill: "rgba(60,80,92,.38)", line: "#2e434f", width: 2, inset: 2, text: "#14242c" },
  "held-soviet": { fill: "rgba(204,92,64,.34)", line: "#9c3222", width: 2, inset: 2, text: "#6d1a0d" },
  lost: { hatch: { colour: "rgba(20,20,20,.45)", lean: 0, gap: 6 }, text: "#151515" },
};

const ON_DARK: Partial<Record<Look, Style>> = {
  asked: { line: "#f0b64a", width: 4, dash: [4, 3], inset: 0.4 },
  reach: { fill: "rgba(70,190,140,.26)", line: "#57c796", width: 1.7, inset: 1.4, text: "#0d4a32" },
  "zone-axis": {
    hatch: { colour: "rgba(165,200,235,.45)", lean: -1, gap: 7 },
    line: "rgba(175,205,235,.8)",
    width: 1.3,
    dash: [2, 3],
    inset: 1.5,
  },
  "zone-soviet": {
    hatch: { colour: "rgba(255,130,110,.45)", lean: 1, gap: 7 },
    line: "rgba(255,140,120,.8)",
    width: 1.3,
    dash: [5, 3],
    inset: 1.5,
  },
  "supply-out": { hatch: { colour: "rgba(235,130,200,.6)", lean: 1, gap: 5 }, line: "#e886c6", width: 2.4, inset: 2, text: "#7a1f5c" },
  command: { fill: "rgba(170,140,230,.2)", line: "rgba(190,160,240,.8)", width: 1.2, dash: [1, 3], inset: 1.5 },
  area: { fill: "rgba(110,200,210,.18)", line: "rgba(140,215,225,.9)", width: 1.6, dash: [6, 3], inset: 1.2, text: "#0b3f48" },
  "held-axis": { fill: "rgba(150,180,200,.4)", line: "#b5cfdd", width: 2, inset: 2, text: "#14242c" },
  lost: { hatch: { colour: "rgba(240,240,240,.4)", lean: 0, gap: 6 }, text: "#151515" },
};

/** How a look is drawn, by day or by night. */
export const styleOf = (look: Look, dark: boolean): Style => (dark ? ON_DARK[look] : undefined) ?? STYLES[look];
