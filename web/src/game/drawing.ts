/** What a player has drawn for himself: it stays in this browser and is never sent anywhere. */
export interface Drawing {
  arrows: [string, string][];
  notes: Record<string, string>;
}

export const EMPTY: Drawing = { arrows: [], notes: {} };

/** A drawing with an arrow more, or without it if it was there. */
export function withArrow(drawing: Drawing, from: string, to: string): Drawing {
  const others = drawing.arrows.filter(([a, b]) => a !== from || b !== to);
  return { ...drawing, arrows: others.length < drawing.arrows.length ? others : [...others, [from, to]] };
}

/** A drawing with a note in a hex, or without one if nothing is written. */
export function withNote(drawing: Drawing, hex: string, text: string): Drawing {
  const { [hex]: _, ...others } = drawing.notes;
  return { ...drawing, notes: text === "" ? others : { ...others, [hex]: text } };
}
