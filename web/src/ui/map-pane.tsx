import { effect, signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Play } from "../game/play";
import { describeHex } from "../game/describe";
import { MapView } from "../map/mapview";
import { DAY, NIGHT, type Palette, WINTER } from "../map/palette";
import { type Layer } from "../map/scene";
import { stacks } from "../game/table";
import { isSnowy } from "../game/weather";
import type { Table } from "../game/table";
import { isDark } from "../settings";
import type { Counters } from "../map/counters";
import type { MapFacts, Picture } from "../words";
import { Fan } from "./fan";
import { Compass, MapLegend } from "./map-legend";

/** The map of the page, for whoever wants to move it. */
export const mapView = signal<MapView | undefined>(undefined);
/** Goes up whenever the map was drawn anew, so that what is pinned to it follows. */
export const drawn = signal(0);
/** What a screen reader says. */
export const spoken = signal("");

export interface MapSource {
  picture: Picture;
  counters: Counters;
  facts: MapFacts;
  table: () => Table;
  layers: () => Layer[];
  play: Play | undefined;
  words: (text: string) => string;
}

/** The colours of the map now: those of the night if the player wants them, of winter when there is snow. */
const paletteOf = (source: MapSource): Palette => (isDark.value ? NIGHT : isSnowy(source.table().state["weather"]) ? WINTER : DAY);

const ARROWS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  Home: [-0.8, -0.6],
  PageUp: [0.8, -0.6],
  End: [-0.8, 0.6],
  PageDown: [0.8, 0.6],
};

export function MapPane({ source }: { source: MapSource }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [legend, setLegend] = useState(false);
  useEffect(() => {
    const view = new MapView(canvas.current as HTMLCanvasElement, source.picture, source.counters, paletteOf(source));
    const { play } = source;
    mapView.value = view;
    const units = [...source.table().units.values()];
    const hexes = (those: typeof units): string[] => those.flatMap((unit) => unit.hex ?? []);
    view.begin(hexes(units), hexes(units.filter(({ side }) => side === play?.session.mine)));
    (window as unknown as Record<string, unknown>)["hexfront"] = { view, play };
    view.onDrawn = () => (drawn.value = drawn.peek() + 1);
    view.listener = {
      click: (hex, _at, more) => {
        if (hex && play) {
          play.cursor.value = undefined;
          void play.act(hex, more);
        }
      },
      hover: (hex) => play?.moves.hover(hex),
      drag: (hex, finger) => {
        const picked = play?.moves.selection.value;
        // A finger that lies on a counter mostly means the map.
        return (picked?.hex === hex && play?.moves.reach.value !== undefined) || (!finger && (play?.grab(hex) ?? false));
      },
      drop: (hex) => {
        if (hex) {
          void play?.release(hex);
        }
      },
      menu: (_hex) => play?.clear(),
    };
    const stops = [
      effect(() => view.setPalette(paletteOf(source))),
      effect(() => {
        const table = source.table();
        const selected = play?.moves.selection.value?.units ?? [];
        const attackers = play?.attacks.plan.value?.attackers ?? [];
        const answered = play?.interview.marked.value ?? [];
        const grouped = play?.group.members.value.map((each) => each.unit) ?? [];
        view.show({
          stacks: play ? play.stacks.value : stacks(table.units.values()),
          selected: new Set([...selected, ...attackers, ...answered, ...grouped]),
          dimmed: new Set(),
          layers: source.layers(),
          cursor: play?.cursor.value,
          marches: view.scene.marches,
        });
      }),
    ];
    return () => {
      stops.forEach((stop) => stop());
      mapView.value = undefined;
      view.close();
    };
  }, [source]);

  const keys = (event: KeyboardEvent): void => {
    const view = mapView.value;
    const { play } = source;
    if (!view || event.altKey || event.metaKey) {
      return;
    }
    const arrow = ARROWS[event.key];
    if (arrow && event.shiftKey) {
      view.pan(-arrow[0] * 90, -arrow[1] * 90);
    } else if (arrow && play) {
      const from = play.cursor.value ?? play.moves.selection.value?.hex ?? view.hexAt({ x: view.screen.width / 2, y: view.screen.height / 2 });
      const to = from && (play.cursor.value || play.moves.selection.value ? view.field.step(from, arrow[0], arrow[1]) : from);
      if (to) {
        play.cursor.value = to;
        view.keepInSight(to);
        spoken.value = describeHex(to, play.stacks.value, source.facts, source.counters, play.moves.reach.value?.[to]?.cost);
        play.moves.hover(to);
      }
    } else {
      return;
    }
    event.preventDefault();
  };

  return (
    <div class="map" data-testid="map">
      <canvas
        ref={canvas}
        tabIndex={0}
        role="application"
        aria-label="Map. Arrow keys move from hex to hex, Enter selects, moves or attacks, Escape lets go, question mark shows all keys."
        onKeyDown={keys}
        onDragOver={(event) => source.play && event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          const hex = mapView.value?.hexAt({ x: event.offsetX, y: event.offsetY });
          if (hex) {
            void source.play?.drop(hex);
          }
        }}
      />
      {source.play && <Fan play={source.play} counters={source.counters} />}
      {source.play && <WhyTip play={source.play} words={source.words} />}
      {legend && <MapLegend picture={source.picture} palette={paletteOf(source)} close={() => setLegend(false)} />}
      <Compass />
      <div class="zoom" role="group" aria-label="Zoom">
        <button type="button" aria-label="Legend of the map" aria-pressed={legend} title="What the signs of the map mean" onClick={() => setLegend(!legend)}>
          ≡
        </button>
        <button type="button" aria-label="Zoom in" onClick={() => mapView.value?.zoom(1.4)}>
          +
        </button>
        <button type="button" aria-label="Zoom out" onClick={() => mapView.value?.zoom(1 / 1.4)}>
          −
        </button>
        <button type="button" aria-label="Show the whole map" onClick={() => mapView.value?.showAll()}>
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4" fill="none" stroke="currentColor" stroke-width="2" />
          </svg>
        </button>
      </div>
    </div>
  );
}

/** Why the hex under the pointer is not to be had, beside it. */
function WhyTip({ play, words }: { play: Play; words: (text: string) => string }) {
  const why = play.moves.whyNot.value;
  drawn.value;
  const view = mapView.value;
  const here = play.moves.hovered.value === why?.hex || play.cursor.value === why?.hex;
  const at = why && here && view?.screenOf(why.hex);
  if (!why || !view || !at) {
    return null;
  }
  const low = at.y > view.screen.height - 150;
  const offset = view.picture.hexWidth * view.camera.scale * 0.6;
  const left = Math.min(Math.max(at.x, 140), view.screen.width - 140);
  const first = why.refusals[0];
  return (
    <div class="tip" role="status" style={{ left: `${left}px`, ...(low ? { bottom: `${view.screen.height - at.y + offset}px` } : { top: `${at.y + offset}px` }) }}>
      {words(first?.why ?? why.words)} <span class="small">{first?.case}</span>
    </div>
  );
}
