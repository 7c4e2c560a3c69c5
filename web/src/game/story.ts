import type { Frame } from "../words";

/** The frames of a game that were taken back are gone from its story. */
export function story(frames: Frame[]): Frame[] {
  const told: Frame[] = [];
  const undone: Frame[] = [];
  for (const frame of frames) {
    if (frame.what === "undo") {
      const last = told.pop();
      if (last) {
        undone.push(last);
      }
    } else if (frame.what === "redo") {
      const again = undone.pop();
      told.push(again ? { ...again, sequence: frame.sequence } : frame);
    } else {
      undone.length = 0;
      told.push(frame);
    }
  }
  return told;
}
