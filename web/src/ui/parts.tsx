import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Counters } from "../map/counters";
import type { Counter } from "../words";

/** A number of the rulebook that opens its case. */
export function CaseRef({ id, open }: { id: string; open: (id: string) => void }) {
  if (!id) {
    return null;
  }
  return (
    <button type="button" class="case" onClick={() => open(id)} title={`Open case ${id}`}>
      {id}
    </button>
  );
}

/** Hands a text to the player as a file. */
export function download(name: string, text: string, type = "text/plain"): void {
  const file = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = file;
  link.download = name;
  link.click();
  URL.revokeObjectURL(file);
}

const PIPS: Record<number, [number, number][]> = {
  1: [[2, 2]],
  2: [[1, 1], [3, 3]],
  3: [[1, 1], [2, 2], [3, 3]],
  4: [[1, 1], [1, 3], [3, 1], [3, 3]],
  5: [[1, 1], [1, 3], [2, 2], [3, 1], [3, 3]],
  6: [[1, 1], [1, 2], [1, 3], [3, 1], [3, 2], [3, 3]],
};

/** A die that shows a number. */
export function Die({ n }: { n: number }) {
  return (
    <svg class="die" viewBox="0 0 4 4" role="img" aria-label={`die ${n}`}>
      <rect x=".15" y=".15" width="3.7" height="3.7" rx=".7" />
      {(PIPS[n] ?? []).map(([x, y]) => (
        <circle key={`${x}${y}`} cx={x} cy={y} r=".38" />
      ))}
    </svg>
  );
}

/** A counter as a picture in the page. */
export function Chit({ unit, counters, size = 44 }: { unit: Counter; counters: Counters; size?: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pixels = Math.round(size * Math.min(2, window.devicePixelRatio || 1));
  useEffect(() => {
    const on = canvas.current;
    if (on) {
      const image = counters.image(unit, pixels);
      on.width = on.height = image.width;
      on.getContext("2d")?.drawImage(image, 0, 0);
    }
  }, [unit, pixels, counters]);
  return <canvas ref={canvas} class="chit" style={{ width: `${size}px`, height: `${size}px` }} aria-hidden="true" />;
}

export function Dialog({
  title,
  close,
  children,
  wide = false,
}: {
  title: string;
  close: () => void;
  children: ComponentChildren;
  wide?: boolean;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    const first = box.current?.querySelector<HTMLElement>("[autofocus]") ?? box.current?.querySelector<HTMLElement>("button, a, input, select");
    first?.focus();
    return () => before?.focus?.();
  }, []);
  return (
    <div class="veil" onClick={(event) => event.target === event.currentTarget && close()}>
      <div
        ref={box}
        class={wide ? "dialog wide" : "dialog"}
        role="dialog"
        aria-modal="true"
        aria-label={title}
        onKeyDown={(event) => event.key === "Escape" && (event.stopPropagation(), close())}
      >
        <header>
          <h2>{title}</h2>
          <button type="button" class="quiet" aria-label="Close" onClick={close}>
            ✕
          </button>
        </header>
        {children}
      </div>
    </div>
  );
}
