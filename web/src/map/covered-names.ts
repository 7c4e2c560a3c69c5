import type { Picture } from "../words";
import type { Field } from "./field";

/** A name of the map that counters can hide, and the hexes in which they do. */
export interface Hidden {
  text: string;
  hex: string;
  by: string[];
}

/** Which names of towns lie where counters stand. */
export function hiddenNames(picture: Picture, field: Field, counter: number): Hidden[] {
  const half = counter / 2;
  return picture.towns
    .filter(({ name, kind }) => name !== "" && kind !== "village")
    .map(({ name, hex }) => {
      const box = picture.labels.find((label) => label.text === name)?.box;
      const by = [hex, ...field.neighbours(hex)].filter((each) => {
        const centre = field.centre(each);
        return (
          centre &&
          box &&
          centre.x + half > box.left &&
          centre.x - half < box.right &&
          centre.y + half > box.top &&
          centre.y - half < box.bottom
        );
      });
      return { text: name, hex, by };
    })
    .filter(({ by }) => by.length > 0);
}
