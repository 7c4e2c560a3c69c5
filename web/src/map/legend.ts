import { type Picture, plain } from "../words";

/** How large a sign of the legend is, in the map's own pixels. */
export const SIGN = { width: 44, height: 26 };

/** A sign of the map and what it means; the sign is a small map with nothing else on it. */
export interface LegendEntry {
  words: string;
  sign: Picture;
}

const { width, height } = SIGN;
const FIELD = `M0 0L${width} 0L${width} ${height}L0 ${height}Z`;
const LINE = `M2 ${height / 2}L${width - 2} ${height / 2}`;
const MIDDLE = { x: width / 2, y: height / 2 };

const kinds = (each: { kind: string }[]): string[] => [...new Set(each.map(({ kind }) => kind))];

/** All signs that a map has, in the order of the printed legend: ground, lines, places, margins. */
export function legendOf(picture: Picture): LegendEntry[] {
  const empty: Picture = {
    ...picture,
    width,
    height,
    outline: FIELD,
    gridLines: "",
    hexes: [],
    grounds: [],
    symbols: [],
    rivers: [],
    barriers: [],
    routes: [],
    bridges: [],
    borders: [],
    edges: [],
    zones: [],
    marks: [],
    towns: [],
    labels: [],
    letterings: [],
  };
  const entry = (words: string, change: Partial<Picture>): LegendEntry => ({ words: plain(words), sign: { ...empty, ...change } });
  const symbol = (kind: string): Picture["symbols"] =>
    picture.symbols.some((each) => each.kind === kind) ? [-12, 0, 12].map((dx) => ({ kind, at: { x: MIDDLE.x + dx, y: MIDDLE.y }, scale: 1 })) : [];
  const widest = (kind: string): number => Math.max(...picture.rivers.filter((river) => river.kind === kind).map((river) => river.width));
  const bridge = { at: MIDDLE, degrees: 0 };
  return [
    entry("clear", {}),
    ...kinds(picture.grounds).map((kind) => entry(kind, { grounds: [{ kind, shape: FIELD }], symbols: symbol(kind) })),
    ...kinds(picture.rivers).map((kind) => entry(kind, { rivers: [{ name: "", kind, width: widest(kind), shape: LINE }] })),
    ...kinds(picture.barriers).map((kind) => entry(kind, { barriers: [{ kind, shape: LINE }] })),
    ...kinds(picture.routes).map((kind) => entry(kind, { routes: [{ kind, shape: LINE }] })),
    ...(picture.bridges.length > 0 ? [entry("bridge", { bridges: [bridge] })] : []),
    ...kinds(picture.borders).map((kind) => entry(kind, { borders: [{ name: "", kind, shape: LINE }] })),
    ...kinds(picture.towns).map((kind) => entry(kind, { towns: [{ name: "", hex: "", kind, points: 0, at: MIDDLE }] })),
    ...kinds(picture.marks).map((kind) => entry(kind, { marks: [{ kind, at: MIDDLE }] })),
    ...kinds(picture.edges).map((kind) => entry(edgeWords(kind), { edges: [{ label: kind.charAt(0).toUpperCase(), kind, side: "", given: true, band: [], badge: MIDDLE, upright: false }] })),
  ];
}

const edgeWords = (kind: string): string => (kind === "entry" || kind === "exit" ? `${kind} at the edge` : kind);
