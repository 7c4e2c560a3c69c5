import type { Picture } from "../words";

type Label = Picture["labels"][number];

/** A name as it is lettered at some size of the map. */
export interface Lettered {
  label: Label;
  /** Cities come first, villages last. */
  rank: number;
  size: number;
  /** Where its baseline lies. */
  y: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const rank = (kind: string): number => (kind.includes("city") ? 0 : kind === "village" ? 2 : 1);

/** Names grow as the map shrinks, so that they can still be read; up to a point. */
function letter(label: Label, scale: number): Lettered {
  const rated = rank(label.kind);
  const most = rated === 0 ? 2.6 : 1.7;
  const grown = Math.min(most, Math.max(1, (rated === 0 ? 0.9 : 0.82) / scale));
  const size = label.size * grown;
  const y = label.at.y + (size - label.size) * 0.7;
  const half = ((label.box.right - label.box.left) / 2) * grown;
  return { label, rank: rated, size, y, left: label.at.x - half, right: label.at.x + half, top: y - size * 0.75, bottom: y + size * 0.2 };
}

const meets = (a: Lettered, b: Lettered): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const known = new WeakMap<Picture, Map<number, Lettered[]>>();

/** The names that a map shows at a size: the greater places first, and none that would lie over another. */
export function lettered(picture: Picture, scale: number): Lettered[] {
  const sizes = known.get(picture) ?? new Map<number, Lettered[]>();
  known.set(picture, sizes);
  const before = sizes.get(scale);
  if (before) {
    return before;
  }
  const all = picture.labels
    .map((label) => letter(label, scale))
    .filter((each) => !((each.rank === 2 && scale < 0.62) || (each.rank === 1 && scale < 0.3)))
    .sort((a, b) => a.rank - b.rank);
  const shown: Lettered[] = [];
  for (const each of all) {
    if (scale >= 1 || !shown.some((other) => meets(each, other))) {
      shown.push(each);
    }
  }
  sizes.set(scale, shown);
  return shown;
}
