import workerSource from "virtual:tile-worker";
import type { Picture } from "../words";
import type { Camera, Size } from "./camera";
import { Ground } from "./ground";
import type { Palette } from "./palette";
import { paintTile } from "./tile-worker";

const TILE = 512;
const MOST = 140;
const AT_ONCE = 2;

interface Tile {
  image?: ImageBitmap | HTMLCanvasElement;
  used: number;
  base: boolean;
}

const workerAddress = (): string =>
  workerSource
    ? URL.createObjectURL(new Blob([workerSource], { type: "text/javascript" }))
    : new URL("tile-worker.js", document.baseURI).href;

/** The sizes at which tiles are painted: steps of about 1.4. */
export const level = (scale: number): number => Math.ceil(Math.log2(scale) * 2 - 0.25);
export const levelScale = (at: number): number => 2 ** (at / 2);

/**
 * The printed map as tiles, painted once for each size and kept. What is not painted yet is shown
 * from a coarse picture of the whole map.
 */
export class Tiles {
  private readonly tiles = new Map<string, Tile>();
  private readonly waiting: { key: string; level: number; x: number; y: number }[] = [];
  private readonly jobs = new Map<number, string>();
  private worker: Worker | undefined;
  private ground: Ground | undefined;
  private readonly baseLevel: number;
  private next = 1;
  private clock = 0;
  private closed = false;

  constructor(
    private readonly picture: Picture,
    private readonly palette: Palette,
    private readonly painted: () => void,
  ) {
    this.baseLevel = level(1000 / Math.max(picture.width, picture.height));
    try {
      this.worker = new Worker(workerAddress());
      this.worker.onmessage = ({ data }: MessageEvent<{ id: number; image: ImageBitmap }>) =>
        this.arrived(data.id, data.image);
      this.worker.onerror = () => this.paintHere();
      this.worker.postMessage({ do: "open", picture, palette });
    } catch {
      this.paintHere();
    }
    this.wantBase();
  }

  close(): void {
    this.closed = true;
    this.worker?.terminate();
    this.tiles.clear();
  }

  /** Whether everything that was asked for is painted. */
  get idle(): boolean {
    return this.waiting.length === 0 && this.jobs.size === 0;
  }

  private paintHere(): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.ground = new Ground(this.picture, this.palette);
    for (const key of this.jobs.values()) {
      const [at, x, y] = key.split("/").map(Number) as [number, number, number];
      this.waiting.push({ key, level: at, x, y });
    }
    this.jobs.clear();
    this.send();
  }

  private wantBase(): void {
    const side = TILE / levelScale(this.baseLevel);
    for (let y = 0; y * side < this.picture.height; y++) {
      for (let x = 0; x * side < this.picture.width; x++) {
        this.want(this.baseLevel, x, y, true);
      }
    }
    this.send();
  }

  private want(at: number, x: number, y: number, base = false): Tile {
    const key = `${at}/${x}/${y}`;
    let tile = this.tiles.get(key);
    if (!tile) {
      tile = { used: this.clock, base };
      this.tiles.set(key, tile);
      this.waiting.push({ key, level: at, x, y });
    }
    tile.used = this.clock;
    return tile;
  }

  private send(): void {
    while (this.jobs.size < AT_ONCE && this.waiting.length > 0 && !this.closed) {
      const job = this.waiting.shift() as { key: string; level: number; x: number; y: number };
      const id = this.next++;
      this.jobs.set(id, job.key);
      const work = { id, x: job.x, y: job.y, size: TILE, scale: levelScale(job.level) };
      if (this.worker) {
        this.worker.postMessage({ do: "paint", ...work });
      } else {
        setTimeout(() => {
          const canvas = document.createElement("canvas");
          canvas.width = canvas.height = TILE;
          paintTile(this.ground as Ground, canvas, work);
          this.arrived(id, canvas);
        });
      }
    }
  }

  private arrived(id: number, image: ImageBitmap | HTMLCanvasElement): void {
    const key = this.jobs.get(id);
    this.jobs.delete(id);
    const tile = key === undefined ? undefined : this.tiles.get(key);
    if (tile) {
      tile.image = image;
    }
    this.send();
    this.painted();
  }

  /** Draws the part of the map a camera shows. */
  draw(pen: CanvasRenderingContext2D, camera: Camera, screen: Size, pixels: number): void {
    this.clock++;
    const left = camera.x - screen.width / 2 / camera.scale;
    const top = camera.y - screen.height / 2 / camera.scale;
    const right = left + screen.width / camera.scale;
    const bottom = top + screen.height / camera.scale;
    pen.fillStyle = this.palette.page;
    pen.fillRect(0, 0, screen.width, screen.height);
    const at = level(camera.scale * pixels);
    const seen = this.range(at, left, top, right, bottom);
    const missing = seen.filter((tile) => !this.tiles.get(tile.key)?.image);
    if (missing.length > 0 && at !== this.baseLevel) {
      for (const coarse of this.range(this.baseLevel, left, top, right, bottom)) {
        this.paste(pen, camera, screen, this.baseLevel, coarse.x, coarse.y);
      }
    }
    this.forget(missing.length > 0);
    for (const tile of seen) {
      this.want(at, tile.x, tile.y);
      this.paste(pen, camera, screen, at, tile.x, tile.y);
    }
    this.send();
  }

  private range(at: number, left: number, top: number, right: number, bottom: number) {
    const side = TILE / levelScale(at);
    const tiles: { key: string; x: number; y: number }[] = [];
    const lastX = Math.min(Math.floor(right / side), Math.floor(this.picture.width / side));
    const lastY = Math.min(Math.floor(bottom / side), Math.floor(this.picture.height / side));
    for (let y = Math.max(0, Math.floor(top / side)); y <= lastY; y++) {
      for (let x = Math.max(0, Math.floor(left / side)); x <= lastX; x++) {
        tiles.push({ key: `${at}/${x}/${y}`, x, y });
      }
    }
    return tiles;
  }

  private paste(
    pen: CanvasRenderingContext2D,
    camera: Camera,
    screen: Size,
    at: number,
    x: number,
    y: number,
  ): void {
    const image = this.tiles.get(`${at}/${x}/${y}`)?.image;
    if (!image) {
      return;
    }
    const side = TILE / levelScale(at);
    const sx = Math.round((x * side - camera.x) * camera.scale + screen.width / 2);
    const sy = Math.round((y * side - camera.y) * camera.scale + screen.height / 2);
    const ex = Math.round(((x + 1) * side - camera.x) * camera.scale + screen.width / 2);
    const ey = Math.round(((y + 1) * side - camera.y) * camera.scale + screen.height / 2);
    pen.drawImage(image, sx, sy, ex - sx, ey - sy);
  }

  /** Drops what was asked for but is no longer seen, and what was seen longest ago. */
  private forget(hungry: boolean): void {
    if (hungry) {
      for (const job of this.waiting.splice(0)) {
        const tile = this.tiles.get(job.key);
        if (tile?.base) {
          this.waiting.push(job);
        } else {
          this.tiles.delete(job.key);
        }
      }
    }
    if (this.tiles.size > MOST) {
      const old = [...this.tiles].filter(([, tile]) => !tile.base && tile.image);
      old.sort((a, b) => a[1].used - b[1].used);
      for (const [key] of old.slice(0, this.tiles.size - MOST)) {
        this.tiles.delete(key);
      }
    }
  }
}
