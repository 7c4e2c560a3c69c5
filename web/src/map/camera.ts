import type { Point } from "../words";

/** What part of the map is on the screen: the point in the middle, and how large things are. */
export interface Camera {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

export const SMALLEST = 0.16;
export const LARGEST = 3.2;

export const toMap = (camera: Camera, screen: Size, point: Point): Point => ({
  x: camera.x + (point.x - screen.width / 2) / camera.scale,
  y: camera.y + (point.y - screen.height / 2) / camera.scale,
});

export const toScreen = (camera: Camera, screen: Size, point: Point): Point => ({
  x: (point.x - camera.x) * camera.scale + screen.width / 2,
  y: (point.y - camera.y) * camera.scale + screen.height / 2,
});

/** A player may push the map this much of the screen away from its edge. */
const LOOSE = 0.35;
/** What the table shows by itself wastes no screen beside the map. */
export const CLOSE = 0.04;

/** Keeps the map on the screen. */
export function bounded(camera: Camera, screen: Size, map: Size, slack = LOOSE): Camera {
  const least = Math.max(SMALLEST, 0.7 * Math.min(screen.width / map.width, screen.height / map.height));
  const scale = Math.min(LARGEST, Math.max(least, camera.scale));
  return {
    x: within(camera.x, screen.width / scale, map.width, slack),
    y: within(camera.y, screen.height / scale, map.height, slack),
    scale,
  };
}

function within(middle: number, shown: number, whole: number, slack: number): number {
  const beside = shown * slack;
  const low = Math.min(whole / 2, shown / 2 - beside);
  const high = Math.max(whole / 2, whole - shown / 2 + beside);
  return Math.min(high, Math.max(low, middle));
}

/** The camera after zooming by a factor around a point of the screen, which stays where it is. */
export function zoomed(camera: Camera, screen: Size, around: Point, factor: number): Camera {
  const scale = Math.min(LARGEST, Math.max(SMALLEST, camera.scale * factor));
  const fixed = toMap(camera, screen, around);
  return {
    x: fixed.x - (around.x - screen.width / 2) / scale,
    y: fixed.y - (around.y - screen.height / 2) / scale,
    scale,
  };
}

export const panned = (camera: Camera, dx: number, dy: number): Camera => ({
  ...camera,
  x: camera.x - dx / camera.scale,
  y: camera.y - dy / camera.scale,
});

/** The camera that shows a whole rectangle of the map. */
export function fitting(screen: Size, left: number, top: number, right: number, bottom: number): Camera {
  const scale = Math.min(
    screen.width / Math.max(1, right - left),
    screen.height / Math.max(1, bottom - top),
  );
  return { x: (left + right) / 2, y: (top + bottom) / 2, scale };
}
