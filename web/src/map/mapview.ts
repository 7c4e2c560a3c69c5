import type { Picture, Point } from "../words";
import { bounded, CLOSE, type Camera, fitting, panned, type Size, toMap, toScreen, zoomed } from "./camera";
import type { Counters, Hurry } from "./counters";
import { type Hidden, hiddenNames } from "./covered-names";
import { Field } from "./field";
import { NIGHT, type Palette } from "./palette";
import { COUNTER, drawScene } from "./painter";
import { along, emptyScene, type March, type Scene } from "./scene";
import { Tiles } from "./tiles";

export interface MapListener {
  click(hex: string | undefined, at: Point, more: boolean): void;
  hover(hex: string | undefined, at: Point): void;
  drag(hex: string, finger: boolean): boolean;
  drop(hex: string | undefined): void;
  menu(hex: string | undefined, at: Point): void;
}

const SLOP = 6;
/** From this scale on counters can be told apart. */
const READABLE = 0.75;
/** A corner of the map can be shown at least so many times as large as the whole. */
const CORNER = 1.6;
/** So much of a frame may go into drawing counters in another size; the rest follows in the next frames. */
const DRAWING_MILLIS = 4;

/** The map on the screen: draws it, and turns what fingers and mice do into hexes. */
export class MapView {
  readonly field: Field;
  readonly hiddenNames: Hidden[];
  camera: Camera = { x: 0, y: 0, scale: 1 };
  screen: Size = { width: 1, height: 1 };
  scene: Scene = emptyScene();
  listener: MapListener | undefined;
  onDrawn: () => void = () => {};
  /** How long drawing took, the last frames; for measuring. */
  readonly spent: number[] = [];
  private tiles: Tiles;
  private readonly pen: CanvasRenderingContext2D;
  private pixels = 1;
  private dirty = false;
  /** How long the present frame may draw counters anew. */
  hurry: Hurry = { until: 0, late: false };
  private readonly pointers = new Map<number, Point>();
  private pressed: { at: Point; hex: string | undefined; moved: boolean; carrying: boolean } | undefined;
  private carried: { hex: string; at: Point } | undefined;
  private readonly watcher: ResizeObserver;
  private flight: { from: Camera; to: Camera; begun: number; lasts: number } | undefined;
  private readonly off: (() => void)[] = [];

  constructor(
    readonly canvas: HTMLCanvasElement,
    readonly picture: Picture,
    readonly counters: Counters,
    private palette: Palette,
  ) {
    this.field = new Field(picture);
    this.hiddenNames = hiddenNames(picture, this.field, COUNTER);
    this.pen = canvas.getContext("2d", { alpha: false }) as CanvasRenderingContext2D;
    this.tiles = new Tiles(picture, palette, () => this.draw());
    this.watcher = new ResizeObserver(() => this.resize());
    this.watcher.observe(canvas);
    this.resize();
    this.showAll();
    this.listen();
  }

  close(): void {
    this.watcher.disconnect();
    this.tiles.close();
    this.off.forEach((stop) => stop());
  }

  get dark(): boolean {
    return this.palette === NIGHT;
  }

  /** Whether nothing is left to paint. */
  get settled(): boolean {
    return this.tiles.idle && !this.dirty && !this.flight && this.scene.marches.length === 0;
  }

  setPalette(palette: Palette): void {
    if (palette !== this.palette) {
      this.palette = palette;
      this.tiles.close();
      this.tiles = new Tiles(this.picture, palette, () => this.draw());
      this.draw();
    }
  }

  show(scene: Scene): void {
    this.scene = scene;
    this.draw();
  }

  draw(): void {
    if (!this.dirty) {
      this.dirty = true;
      requestAnimationFrame((now) => this.paint(now));
    }
  }

  private paint(now: number): void {
    this.dirty = false;
    const begun = performance.now();
    this.hurry = { until: begun + DRAWING_MILLIS, late: false };
    this.fly(now);
    const pen = this.pen;
    pen.setTransform(this.pixels, 0, 0, this.pixels, 0, 0);
    this.tiles.draw(pen, this.camera, this.screen, this.pixels);
    drawScene(pen, this, now, this.pixels, this.carried);
    this.scene.marches = this.scene.marches.filter((march) => now < march.begun + march.lasts);
    this.spent.push(performance.now() - begun);
    if (this.spent.length > 600) {
      this.spent.shift();
    }
    this.onDrawn();
    if (this.flight || this.scene.marches.length > 0 || this.hurry.late) {
      this.draw();
    }
  }

  private resize(): void {
    const width = this.canvas.clientWidth || 1;
    const height = this.canvas.clientHeight || 1;
    this.pixels = Math.min(2, window.devicePixelRatio || 1);
    this.canvas.width = Math.round(width * this.pixels);
    this.canvas.height = Math.round(height * this.pixels);
    const first = this.screen.width === 1;
    this.screen = { width, height };
    if (first) {
      this.showAll();
    } else {
      this.look(this.camera);
    }
    this.draw();
  }

  // ---- the camera

  look(camera: Camera): void {
    this.camera = bounded(camera, this.screen, this.picture);
    this.draw();
  }

  showAll(): void {
    const { width, height } = this.picture;
    this.look(fitting(this.screen, 0, 0, width, height));
  }

  pan(dx: number, dy: number): void {
    this.flight = undefined;
    this.look(panned(this.camera, dx, dy));
  }

  zoom(factor: number, around?: Point): void {
    this.flight = undefined;
    const middle = { x: this.screen.width / 2, y: this.screen.height / 2 };
    this.look(zoomed(this.camera, this.screen, around ?? middle, factor));
  }

  /**
   * Begins with the part of the map where counters stand, if that is but a corner of it. A map that is higher
   * than wide is begun with the whole width of the screen, where the player's own counters stand.
   */
  begin(hexes: string[], own: string[]): void {
    const fit = this.fitting(hexes);
    const { width, height } = this.picture;
    if (fit && fit.scale > CORNER * this.camera.scale) {
      this.camera = bounded({ ...fit, scale: Math.min(fit.scale, 1) }, this.screen, this.picture, CLOSE);
      this.draw();
    } else if (height > width && this.screen.width / width > this.camera.scale) {
      const ys = (own.length > 0 ? own : hexes).flatMap((hex) => this.field.centre(hex)?.y ?? []).sort((a, b) => a - b);
      const y = ys[Math.floor(ys.length / 2)] ?? height / 2;
      this.look({ x: width / 2, y, scale: Math.min(this.screen.width / width, 1) });
    }
  }

  /** The camera that just shows hexes and what is around them. */
  private fitting(hexes: string[]): Camera | undefined {
    const points = hexes.map((hex) => this.field.centre(hex)).filter((p): p is Point => !!p);
    if (points.length === 0) {
      return undefined;
    }
    const xs = points.map((p) => p.x);
    const ys = points.map((p) => p.y);
    const margin = this.picture.hexWidth * 2.5;
    return fitting(
      this.screen,
      Math.min(...xs) - margin,
      Math.min(...ys) - margin,
      Math.max(...xs) + margin,
      Math.max(...ys) + margin,
    );
  }

  /** Brings hexes onto the screen; gently, unless motion is unwelcome. */
  showHexes(hexes: string[], scale?: number): void {
    const fit = this.fitting(hexes);
    if (!fit) {
      return;
    }
    const wanted = Math.min(fit.scale, scale ?? Math.max(0.75, this.camera.scale));
    this.flyTo(bounded({ ...fit, scale: wanted }, this.screen, this.picture, CLOSE));
  }

  /** Shows hexes, unless all of them can be seen already and are large enough to tell counters apart. */
  bringInSight(hexes: string[]): void {
    const seen = hexes.every((hex) => {
      const centre = this.field.centre(hex);
      const at = centre && toScreen(this.camera, this.screen, centre);
      return !at || (at.x > 0 && at.y > 0 && at.x < this.screen.width && at.y < this.screen.height);
    });
    if (!seen || this.camera.scale < READABLE) {
      this.showHexes(hexes, Math.max(READABLE, this.camera.scale));
    }
  }

  /** Moves only as far as needed to have a hex well inside the screen. */
  keepInSight(hex: string): void {
    const centre = this.field.centre(hex);
    if (!centre) {
      return;
    }
    const at = toScreen(this.camera, this.screen, centre);
    const edge = Math.min(110, this.screen.width / 4, this.screen.height / 4);
    const dx = Math.max(0, edge - at.x) - Math.max(0, at.x - (this.screen.width - edge));
    const dy = Math.max(0, edge - at.y) - Math.max(0, at.y - (this.screen.height - edge));
    if (dx || dy) {
      this.look(panned(this.camera, dx, dy));
    }
  }

  flyTo(camera: Camera): void {
    const to = bounded(camera, this.screen, this.picture);
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
      this.look(to);
      return;
    }
    this.flight = { from: this.camera, to, begun: performance.now(), lasts: 320 };
    this.draw();
  }

  private fly(now: number): void {
    if (!this.flight) {
      return;
    }
    const { from, to, begun, lasts } = this.flight;
    const t = Math.min(1, Math.max(0, (now - begun) / lasts));
    const eased = 1 - (1 - t) ** 3;
    const mix = (a: number, b: number): number => a + (b - a) * eased;
    this.camera = {
      x: mix(from.x, to.x),
      y: mix(from.y, to.y),
      scale: Math.exp(mix(Math.log(from.scale), Math.log(to.scale))),
    };
    if (t >= 1) {
      this.flight = undefined;
    }
  }

  screenOf(hex: string): Point | undefined {
    const centre = this.field.centre(hex);
    return centre && toScreen(this.camera, this.screen, centre);
  }

  hexAt(point: Point): string | undefined {
    return this.field.at(toMap(this.camera, this.screen, point));
  }

  /** Sets counters on their way along hexes. */
  march(marches: { unit: March["unit"]; path: string[]; lasts: number }[]): void {
    const now = performance.now();
    for (const { unit, path, lasts } of marches) {
      const points = path.map((hex) => this.field.centre(hex)).filter((p): p is Point => !!p);
      if (points.length > 1) {
        this.scene.marches.push({ unit, points, begun: now, lasts });
      }
    }
    this.draw();
  }

  place(march: March, now: number): Point {
    return along(march.points, (now - march.begun) / march.lasts);
  }

  // ---- fingers and mice

  private on<K extends keyof HTMLElementEventMap>(
    type: K,
    act: (event: HTMLElementEventMap[K]) => void,
    options?: AddEventListenerOptions,
  ): void {
    this.canvas.addEventListener(type, act, options);
    this.off.push(() => this.canvas.removeEventListener(type, act, options));
  }

  private at(event: MouseEvent): Point {
    const box = this.canvas.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  private listen(): void {
    this.on("pointerdown", (event) => this.down(event));
    this.on("pointermove", (event) => this.move(event));
    this.on("pointerup", (event) => this.up(event));
    this.on("pointercancel", (event) => this.cancel(event));
    this.on("pointerleave", () => this.pointers.size === 0 && this.listener?.hover(undefined, { x: 0, y: 0 }));
    this.on("contextmenu", (event) => {
      event.preventDefault();
      const at = this.at(event);
      this.listener?.menu(this.hexAt(at), at);
    });
    this.on(
      "wheel",
      (event) => {
        event.preventDefault();
        if (event.ctrlKey || !event.shiftKey) {
          const step = event.deltaMode === 1 ? event.deltaY * 16 : event.deltaY;
          this.zoom(Math.exp(-step * (event.ctrlKey ? 0.01 : 0.0016)), this.at(event));
        } else {
          this.pan(-event.deltaX - event.deltaY, 0);
        }
      },
      { passive: false },
    );
  }

  private down(event: PointerEvent): void {
    if (event.button > 1) {
      return;
    }
    this.canvas.setPointerCapture(event.pointerId);
    const at = this.at(event);
    this.pointers.set(event.pointerId, at);
    const hex = this.hexAt(at);
    if (this.pointers.size === 1) {
      this.pressed = { at, hex, moved: false, carrying: false };
    } else if (this.pressed) {
      this.pressed.moved = true;
    }
  }

  private move(event: PointerEvent): void {
    const at = this.at(event);
    const before = this.pointers.get(event.pointerId);
    if (!before || !this.pressed) {
      this.listener?.hover(this.hexAt(at), at);
      return;
    }
    if (this.pointers.size === 2) {
      this.pinch(event.pointerId, at);
      return;
    }
    const far = Math.hypot(at.x - this.pressed.at.x, at.y - this.pressed.at.y);
    if (!this.pressed.moved && far > (event.pointerType === "touch" ? SLOP * 1.6 : SLOP)) {
      this.pressed.moved = true;
      const { hex } = this.pressed;
      this.pressed.carrying =
        event.button <= 0 && hex !== undefined && (this.listener?.drag(hex, event.pointerType === "touch") ?? false);
    }
    if (this.pressed.carrying) {
      this.carried = { hex: this.pressed.hex as string, at };
      this.listener?.hover(this.hexAt(at), at);
      this.draw();
    } else if (this.pressed.moved) {
      this.pan(at.x - before.x, at.y - before.y);
    }
    this.pointers.set(event.pointerId, at);
  }

  private pinch(id: number, at: Point): void {
    const other = [...this.pointers].find(([each]) => each !== id)?.[1] as Point;
    const before = this.pointers.get(id) as Point;
    const spread = (a: Point): number => Math.max(1, Math.hypot(a.x - other.x, a.y - other.y));
    const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
    this.zoom(spread(at) / spread(before), middle);
    this.pan((at.x - before.x) / 2, (at.y - before.y) / 2);
    this.pointers.set(id, at);
  }

  private up(event: PointerEvent): void {
    const at = this.at(event);
    const known = this.pointers.delete(event.pointerId);
    if (!known || this.pointers.size > 0 || !this.pressed) {
      return;
    }
    const { moved, carrying } = this.pressed;
    this.pressed = undefined;
    if (carrying) {
      this.carried = undefined;
      this.listener?.drop(this.hexAt(at));
      this.draw();
    } else if (!moved) {
      this.listener?.click(this.hexAt(at), at, event.shiftKey || event.ctrlKey || event.metaKey);
    }
  }

  private cancel(event: PointerEvent): void {
    this.pointers.delete(event.pointerId);
    if (this.pointers.size === 0) {
      this.pressed = undefined;
      this.carried = undefined;
      this.draw();
    }
  }
}
