import * as api from "../api";
import { remember } from "../settings";
import type { Box, Lesson } from "../words";
import { go } from "./route";

/** Opens the position of a lesson; the lesson itself answers for the other side. */
export async function learn(box: Box, lesson: Lesson): Promise<void> {
  const seats = { axis: "person", soviet: "person" };
  const { side, position, seed } = lesson;
  const made = await api.create({ game: box.id, position, seed, seats, take: ["axis", "soviet"], name: lesson.title }, "");
  const foe = side === "axis" ? "soviet" : "axis";
  const token = made.seats[side]?.token ?? "";
  remember({
    id: made.id,
    game: box.id,
    title: `${box.title.split(",")[0]}: ${lesson.title}`,
    tokens: { [side]: token },
    opened: Date.now(),
    lesson: { box: box.id, id: lesson.id, step: 0, foe: made.seats[foe]?.token ?? "" },
  });
  go(`game/${made.id}`);
}
