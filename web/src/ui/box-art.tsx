import { useEffect, useRef } from "preact/hooks";
import * as api from "../api";
import type { Box } from "../words";

/** The lid of a box: the game's own map, aslant, with two of its counters. */
export function BoxArt({ box }: { box: Box }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let gone = false;
    void Promise.all([import("../map/lid"), api.picture(box.id), api.counters(box.id)]).then(([{ paint }, picture, printed]) => {
      if (!gone && canvas.current) {
        paint(canvas.current, picture, printed);
        canvas.current.dataset["painted"] = "true";
      }
    });
    return () => {
      gone = true;
    };
  }, [box.id]);
  return <canvas ref={canvas} class="art" width={760} height={440} aria-hidden="true" />;
}
