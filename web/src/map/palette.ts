/** The colours of the map, by day and by night. */
export interface Palette {
  page: string;
  paper: string;
  rim: string;
  shade: string;
  grid: string;
  number: string;
  numberWet: string;
  grounds: Record<string, string>;
  coast: string;
  shoal: string;
  bank: string;
  stream: string;
  barrier: string;
  barrierWet: string;
  roadEdge: string;
  roadBed: string;
  track: string;
  rail: string;
  railBed: string;
  ink: string;
  faint: string;
  halo: string;
  water: string;
  tree: string;
  treeEdge: string;
  trunk: string;
  reed: string;
  pool: string;
  hill: string;
  peak: string;
  city: string;
  grass: string;
  streets: string;
  blocks: string;
  startLine: string;
  riverLine: string;
  weatherLine: string;
  border: string;
  axis: string;
  soviet: string;
  nobody: string;
}

export const DAY: Palette = {
  page: "#d8ceb1",
  paper: "#f4eedb",
  rim: "#5d5038",
  shade: "rgba(93,80,56,.16)",
  grid: "rgba(110,96,68,.5)",
  number: "#85795a",
  numberWet: "#6d93ab",
  grounds: {
    woods: "#cbdaa6",
    forest: "#cbdaa6",
    "light-woods": "#dbe5bd",
    "deep-woods": "#bccf94",
    swamp: "#cfe0d3",
    marsh: "#cfe0d3",
    rough: "#e6d4ab",
    hill: "#e6d4ab",
    hills: "#e6d4ab",
    mountain: "#d9c39b",
    mountains: "#d9c39b",
    mountainous: "#d9c39b",
    sea: "#b9d6e3",
    lake: "#b9d6e3",
    water: "#b9d6e3",
    river: "#b9d6e3",
  },
  coast: "#4f86a8",
  shoal: "rgba(143,188,211,.55)",
  bank: "#3a6d97",
  stream: "#84b6d9",
  barrier: "#8a5a3c",
  barrierWet: "#5d95b8",
  roadEdge: "#94623a",
  roadBed: "#f3dfb4",
  track: "#a67c52",
  rail: "#3a322d",
  railBed: "#f7f2e4",
  ink: "#2b2420",
  faint: "#4d443a",
  halo: "rgba(247,242,226,.88)",
  water: "#2f648c",
  tree: "#8aa860",
  treeEdge: "#6f8d48",
  trunk: "#7a6a48",
  reed: "#6c9372",
  pool: "#6f9f9b",
  hill: "#ac8b53",
  peak: "#8b6f45",
  city: "#5b3c33",
  grass: "rgba(138,122,76,.34)",
  streets: "#e9d9c3",
  blocks: "#cda894",
  startLine: "#a5342b",
  riverLine: "rgba(217,166,46,.5)",
  weatherLine: "#5f4f8c",
  border: "#77506f",
  axis: "#55635a",
  soviet: "#a8402f",
  nobody: "#8a8069",
};

/** The map under snow, by day. */
export const WINTER: Palette = {
  ...DAY,
  page: "#d3d5d2",
  paper: "#f4f6f5",
  grid: "rgba(96,106,112,.46)",
  number: "#717a7e",
  grounds: {
    ...DAY.grounds,
    woods: "#d3dfcd",
    forest: "#d3dfcd",
    "light-woods": "#e0e8db",
    "deep-woods": "#c4d4bd",
    swamp: "#dae5e4",
    marsh: "#dae5e4",
    rough: "#e6e2d8",
    hill: "#e6e2d8",
    hills: "#e6e2d8",
    mountain: "#dcd6ca",
    mountains: "#dcd6ca",
    mountainous: "#dcd6ca",
    sea: "#c6d9e3",
    lake: "#d5e3ea",
    water: "#c6d9e3",
    river: "#c6d9e3",
  },
  stream: "#a8cbe2",
  roadBed: "#f1e9d8",
  grass: "rgba(128,138,142,.3)",
  streets: "#ebe6e0",
  blocks: "#c3b0a6",
  tree: "#7d9c72",
  treeEdge: "#5f7f57",
};

export const NIGHT: Palette = {
  page: "#1c1f1d",
  paper: "#3a3a33",
  rim: "#8e8467",
  shade: "rgba(0,0,0,.35)",
  grid: "rgba(190,178,145,.26)",
  number: "#8d8669",
  numberWet: "#6e92a8",
  grounds: {
    woods: "#3b4a32",
    forest: "#3b4a32",
    "light-woods": "#414b36",
    "deep-woods": "#34452c",
    swamp: "#35484a",
    marsh: "#35484a",
    rough: "#4b412e",
    hill: "#4b412e",
    hills: "#4b412e",
    mountain: "#50432f",
    mountains: "#50432f",
    mountainous: "#50432f",
    sea: "#23404f",
    lake: "#23404f",
    water: "#23404f",
    river: "#23404f",
  },
  coast: "#5d8fae",
  shoal: "rgba(70,110,135,.5)",
  bank: "#23445d",
  stream: "#5c93b9",
  barrier: "#a06c48",
  barrierWet: "#4b7a98",
  roadEdge: "#241d16",
  roadBed: "#a9825a",
  track: "#8d6b49",
  rail: "#15130f",
  railBed: "#b9b09a",
  ink: "#efe7d2",
  faint: "#cfc6ad",
  halo: "rgba(34,34,29,.85)",
  water: "#9cc6e2",
  tree: "#5d7a42",
  treeEdge: "#48622f",
  trunk: "#6a5c40",
  reed: "#6d9a7c",
  pool: "#5b8a8a",
  hill: "#8f7549",
  peak: "#9a7f52",
  city: "#c9a793",
  grass: "rgba(170,164,130,.2)",
  streets: "#46403a",
  blocks: "#6a5449",
  startLine: "#d9685c",
  riverLine: "rgba(217,166,46,.35)",
  weatherLine: "#9b8bd0",
  border: "#b58aac",
  axis: "#93a79b",
  soviet: "#d4705f",
  nobody: "#a89d80",
};

export const WET = new Set(["sea", "lake", "water", "river"]);
