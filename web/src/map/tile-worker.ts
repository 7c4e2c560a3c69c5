import type { Picture } from "../words";
import { Ground } from "./ground";
import type { Palette } from "./palette";

/** Paints tiles of the map beside the page, so that the page never waits for them. */
export type ToWorker =
  | { do: "open"; picture: Picture; palette: Palette }
  | { do: "paint"; id: number; x: number; y: number; size: number; scale: number };

let ground: Ground | undefined;

export function paintTile(
  on: Ground,
  canvas: OffscreenCanvas | HTMLCanvasElement,
  job: { x: number; y: number; size: number; scale: number },
): void {
  const pen = canvas.getContext("2d", { alpha: false }) as
    | CanvasRenderingContext2D
    | OffscreenCanvasRenderingContext2D;
  const { x, y, size, scale } = job;
  pen.setTransform(scale, 0, 0, scale, -x * size, -y * size);
  const side = size / scale;
  on.draw(
    pen,
    { left: x * side, top: y * side, right: (x + 1) * side, bottom: (y + 1) * side },
    scale,
  );
}

const scope = globalThis as unknown as {
  document?: unknown;
  onmessage: ((message: MessageEvent<ToWorker>) => void) | null;
  postMessage(message: unknown, transfer: Transferable[]): void;
};

if (scope.document === undefined) {
  scope.onmessage = ({ data }) => {
    if (data.do === "open") {
      ground = new Ground(data.picture, data.palette);
    } else if (ground) {
      const canvas = new OffscreenCanvas(data.size, data.size);
      paintTile(ground, canvas, data);
      const image = canvas.transferToImageBitmap();
      scope.postMessage({ id: data.id, image }, [image]);
    }
  };
}
