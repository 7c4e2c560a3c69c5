import { useEffect, useMemo, useRef } from "preact/hooks";
import { Ground } from "../map/ground";
import { type LegendEntry, legendOf, SIGN } from "../map/legend";
import type { Palette } from "../map/palette";
import type { Picture } from "../words";

/** What the signs of the map mean, drawn as the map draws them. */
export function MapLegend({ picture, palette, close }: { picture: Picture; palette: Palette; close: () => void }) {
  const entries = useMemo(() => legendOf(picture), [picture]);
  return (
    <section class="map-legend" aria-label="Legend of the map" data-testid="map-legend">
      <header>
        <h2>Legend</h2>
        <button type="button" class="quiet" aria-label="Close the legend" onClick={close}>
          ✕
        </button>
      </header>
      <ul>
        {entries.map((entry) => (
          <li key={entry.words}>
            <Sign entry={entry} palette={palette} /> {entry.words}
          </li>
        ))}
      </ul>
      <p class="small">
        North is on top. One hex is {picture.hexKm} km from side to side.
      </p>
    </section>
  );
}

function Sign({ entry, palette }: { entry: LegendEntry; palette: Palette }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const on = canvas.current;
    const pen = on?.getContext("2d");
    if (on && pen) {
      const dense = Math.min(2, window.devicePixelRatio || 1);
      on.width = SIGN.width * dense;
      on.height = SIGN.height * dense;
      pen.scale(dense, dense);
      new Ground(entry.sign, palette).draw(pen, { left: 0, top: 0, right: SIGN.width, bottom: SIGN.height }, 1);
    }
  }, [entry, palette]);
  return <canvas ref={canvas} style={{ width: `${SIGN.width}px`, height: `${SIGN.height}px` }} aria-hidden="true" />;
}

/** Where north is. */
export function Compass() {
  return (
    <svg class="compass" viewBox="-14 -30 28 62" width="26" height="58" role="img" aria-label="North is on top">
      <path d="M0-26L7 8 0 3-7 8Z" fill="currentColor" />
      <text y="26" text-anchor="middle" font-size="16" font-weight="bold" fill="currentColor">
        N
      </text>
    </svg>
  );
}
