import { computed, signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import type { Advice } from "../game/advice";
import { front } from "../game/front";
import { noted, type Note } from "../game/notes";
import { Reel } from "../game/replay";
import { replayFile } from "../game/replay-file";
import { Narrator } from "../game/narrator";
import type { Session } from "../game/session";
import type { Counters } from "../map/counters";
import { Field } from "../map/field";
import { emptyLayer, type Layer } from "../map/scene";
import { calm, heeds, hint, notes as kept } from "../settings";
import type { Box, Frame, MapFacts, Picture } from "../words";
import { Charts } from "./charts";
import type { Desk } from "./game-page";
import { AdviceBox } from "./advice-card";
import { MapPane, mapView, type MapSource, spoken } from "./map-pane";
import { Die, download } from "./parts";
import { NoteForm, NoteList } from "./replay-notes";
import { Phases, shortTitle, TurnTrack } from "./top-bar";

export interface Replay {
  reel: Reel;
  box: Box;
  scenario?: string | null | undefined;
  picture: Picture;
  facts: MapFacts;
  counters: Counters;
  start: number;
  /** Bookmarks and notes, and where they are kept; a file that is only read has no such place. */
  notes: () => Note[];
  keep?: (notes: Note[]) => void;
  /** A marshal who can be asked about the moments. */
  advice?: Advice;
  /** Hands the game to the player as one page for a browser. */
  save?: () => Promise<void>;
  /** Opens a game that goes on from a moment. */
  playOn?: (moment: number) => void;
}

/** The moment of a replay from which somebody wants to play on. */
export const goingOn = signal<{ moment: number; session: Session } | undefined>(undefined);
export const replaying = signal<Replay | undefined>(undefined);

/** Opens the replay of a game that is being played, or was. */
export async function openReplay({ session, play }: Desk, start?: number): Promise<void> {
  try {
    const reel = new Reel(await session.seat.replay());
    reel.introduce(session.counters);
    replaying.value = {
      reel,
      box: session.box,
      scenario: session.state.scenario,
      picture: session.picture,
      facts: session.facts,
      counters: session.counters,
      start: start ?? 0,
      notes: () => kept.value[session.state.id] ?? [],
      ...(play.mayAsk ? { advice: play.advice } : {}),
      keep: (now) => (kept.value = { ...kept.value, [session.state.id]: now }),
      save: () =>
        replayFile(session, kept.value[session.state.id] ?? []).then(
          (page) => download(`${session.box.id}.html`, page, "text/html"),
          (problem) => play.complain(problem),
        ),
      playOn: (moment) => (goingOn.value = { moment, session }),
    };
  } catch (problem) {
    play.complain(problem);
  }
}

const SPEEDS = [0.5, 1, 2, 4, 8];

/** A game as a film: a slider, and buttons to the next turn, phase and battle. */
export function ReplayPane({ replay, close }: { replay: Replay; close?: () => void }) {
  const { reel } = replay;
  const state = useMemo(() => {
    const moment = signal(replay.start);
    const playing = signal(false);
    const speed = signal(1);
    const charts = signal(false);
    const listed = signal(false);
    const writing = signal<string | undefined>(undefined);
    const table = computed(() => reel.at(moment.value));
    const frame = computed(() => reel.frames[moment.value - 1]);
    const layer = computed(() => marks(frame.value));
    const fronts = signal(false);
    const field = new Field(replay.picture);
    const frontLayer = computed<Layer>(() => ({
      ...emptyLayer(),
      fronts: fronts.value
        ? reel
            .turnEnds(moment.value)
            .slice(0, 6)
            .map((at, age) => ({ sides: front(field, reel.at(at).units.values()), age }))
            .reverse()
        : [],
    }));
    const source: MapSource = {
      picture: replay.picture,
      counters: replay.counters,
      facts: replay.facts,
      table: () => table.value,
      layers: () => [frontLayer.value, layer.value],
      play: undefined,
      words: (text) => text,
    };
    const narrator = new Narrator(replay.counters, replay.facts);
    return { moment, playing, speed, charts, listed, writing, fronts, table, frame, source, narrator };
  }, [replay]);
  const { moment, playing, speed, charts, listed, writing, fronts, table, frame, source, narrator } = state;

  const askMarshal = (): void => {
    playing.value = false;
    void replay.advice?.seek(reel.frames[moment.value - 1]?.sequence ?? 0);
  };
  const go = (to: number): void => {
    replay.advice?.cancel();
    moment.value = Math.min(reel.length, Math.max(0, to));
  };
  const jump = (kind: "turn" | "phase" | "combat", forward: boolean): void => {
    playing.value = false;
    go(reel.jump(moment.value, kind, forward));
    look(frame.value, kind === "combat");
  };

  useEffect(() => {
    replay.advice?.cancel();
    return () => replay.advice?.cancel();
  }, [replay]);

  const notes = replay.notes();
  const noteHere = (): Note | undefined => replay.notes().find((each) => each.after === reel.orders(moment.value));
  const note = noteHere();
  const toNote = (forward: boolean): void => {
    playing.value = false;
    const places = replay.notes().map((each) => reel.momentOf(each.after));
    const found = forward ? places.find((at) => at > moment.value) : places.reverse().find((at) => at < moment.value);
    if (found !== undefined) {
      go(found);
    } else {
      spoken.value = `There is no ${forward ? "later" : "earlier"} note.`;
    }
  };
  const write = (): void => {
    playing.value = false;
    writing.value = noteHere()?.words ?? "";
  };

  useEffect(() => {
    if (!playing.value) {
      return;
    }
    if (moment.value >= reel.length) {
      playing.value = false;
      return;
    }
    const next = reel.frames[moment.value];
    const battle = next?.events.some((event) => event.type === "combat");
    const lasts = (battle ? 1100 : 380) / speed.value;
    if (next && !calm() && speed.value <= 4) {
      slide(next, state.table.value, lasts);
    }
    const timer = setTimeout(() => {
      go(moment.value + 1);
      if (battle || !inSight(next)) {
        look(next);
      }
    }, lasts);
    return () => clearTimeout(timer);
  }, [playing.value, moment.value, speed.value]);

  useEffect(() => {
    const keys = (event: KeyboardEvent): void => {
      const target = event.target as HTMLElement;
      if (target.closest("input:not([type=range]), select, textarea") || event.ctrlKey || event.metaKey) {
        return;
      }
      const onButton = target.closest("button") !== null;
      const acts: Record<string, () => void> = {
        " ": () => (playing.value = !playing.value),
        ",": () => go(moment.value - 1),
        ".": () => go(moment.value + 1),
        t: () => jump("turn", true),
        T: () => jump("turn", false),
        f: () => jump("phase", true),
        F: () => jump("phase", false),
        b: () => jump("combat", true),
        B: () => jump("combat", false),
        k: () => toNote(true),
        K: () => toNote(false),
        n: () => replay.keep && write(),
        h: () => replay.advice && askMarshal(),
        l: () => (listed.value = !listed.value),
        "+": () => mapView.value?.zoom(1.3),
        "=": () => mapView.value?.zoom(1.3),
        "-": () => mapView.value?.zoom(1 / 1.3),
        "0": () => mapView.value?.showAll(),
        Escape: () => close?.(),
      };
      const act = acts[event.key];
      if (act && heeds(event.key) && !(onButton && event.key === " ")) {
        event.preventDefault();
        event.stopPropagation();
        act();
      }
    };
    addEventListener("keydown", keys, true);
    return () => removeEventListener("keydown", keys, true);
  }, [state]);

  const told = frame.value ? narrator.frame(frame.value) : [];
  const now = table.value;
  useEffect(() => {
    spoken.value = playing.value ? "" : told.map((line) => line.text).join(". ");
  }, [moment.value]);
  return (
    <>
      <header class="top">
        <span class="brand">{shortTitle(replay.box)}</span>
        <TurnTrack box={replay.box} table={now} scenario={replay.scenario} />
        <Phases
          box={replay.box}
          table={now}
          decision={{ side: now.side, stage: now.stage, prompt: "", orders: [] }}
        />
        <span class="spring" />
        <Points frame={frame.value} />
        {close && (
          <button type="button" class="primary" onClick={close}>
            Back to the game
          </button>
        )}
      </header>
      <MapPane source={source} />
      <footer class="bottom reel" aria-label="Replay">
        <div class="told" role="status">
          {told.slice(0, 4).map((line, i) => (
            <p key={i}>
              {line.dice.map((n, j) => (
                <Die key={j} n={n} />
              ))}{" "}
              {line.text} <span class="small">{line.case}</span>
            </p>
          ))}
          {told.length > 4 && <p class="small">and {told.length - 4} more</p>}
          {moment.value === 0 && <p>The start.</p>}
          {note && (
            <p data-testid="note">
              ★ {note.words || "Bookmark"}
            </p>
          )}
          {frame.value?.why && <p class="small">“{frame.value.why}”</p>}
        </div>
        <div class="controls">
          <button type="button" aria-label="To the start" onClick={() => go(0)}>
            |◀
          </button>
          <button type="button" aria-label={playing.value ? "Pause" : "Play"} class="primary" onClick={() => (playing.value = !playing.value)}>
            {playing.value ? "❚❚" : "▶"}
          </button>
          <div class="slider">
            <input
              type="range"
              min={0}
              max={reel.length}
              value={moment.value}
              aria-label="Moment of the game"
              aria-valuetext={`Turn ${now.turn}, order ${moment.value} of ${reel.length}`}
              onInput={(event) => {
                playing.value = false;
                go(Number(event.currentTarget.value));
              }}
            />
            <div class="ticks" aria-hidden="true">
              {reel.chapters
                .filter((chapter) => chapter.kind === "turn")
                .map((chapter) => (
                  <i key={chapter.at} style={{ left: `${(chapter.at / Math.max(1, reel.length)) * 100}%` }} title={chapter.text} />
                ))}
              {notes.map(({ after, words }) => (
                <i key={`note ${after}`} class="noted" style={{ left: `${(reel.momentOf(after) / Math.max(1, reel.length)) * 100}%` }} title={words || "Bookmark"} />
              ))}
            </div>
          </div>
          <span class="moment" data-testid="moment">
            {moment.value} / {reel.length}
          </span>
          <div class="pairs">
            {(["turn", "phase", "combat"] as const).map((kind) => (
              <span key={kind} class="pair">
                <button type="button" aria-label={`Previous ${kind}`} onClick={() => jump(kind, false)}>
                  ‹
                </button>
                {kind}
                <button type="button" aria-label={`Next ${kind}`} onClick={() => jump(kind, true)}>
                  ›
                </button>
              </span>
            ))}
          </div>
          <div class="tools">
            <label>
              <span class="sr">Speed</span>
              <select value={String(speed.value)} onChange={(event) => (speed.value = Number(event.currentTarget.value))}>
                {SPEEDS.map((each) => (
                  <option key={each} value={String(each)}>
                    {each}×
                  </option>
                ))}
              </select>
            </label>
            <button type="button" aria-pressed={fronts.value} title="The front now and at the end of earlier turns" onClick={() => (fronts.value = !fronts.value)}>
              Front lines
            </button>
            <button type="button" aria-pressed={charts.value} onClick={() => (charts.value = !charts.value)}>
              Charts
            </button>
            {replay.keep && (
              <button type="button" aria-label="Note or bookmark here" title={hint("A note or a bookmark here", "N")} onClick={write}>
                ★ Note
              </button>
            )}
            {notes.length > 0 && (
              <button type="button" aria-pressed={listed.value} title={hint("All notes; K goes to the next", "L")} onClick={() => (listed.value = !listed.value)}>
                Notes ({notes.length})
              </button>
            )}
            {replay.advice && moment.value < reel.length && (
              <button type="button" title={hint("Ask a marshal", "H")} onClick={askMarshal}>
                The marshal?
              </button>
            )}
            {replay.playOn && (
              <button type="button" onClick={() => replay.playOn?.(moment.value)}>
                Play on from here
              </button>
            )}
            {replay.save && (
              <button type="button" title="One file that a friend can open in a browser, with nothing installed" onClick={() => void replay.save?.()}>
                Save as a page
              </button>
            )}
          </div>
        </div>
      </footer>
      {writing.value !== undefined && (
        <NoteForm
          words={writing.value}
          close={() => (writing.value = undefined)}
          write={(words) => replay.keep?.(noted(replay.notes(), reel.orders(moment.value), words))}
        />
      )}
      {listed.value && notes.length > 0 && (
        <NoteList replay={replay} notes={notes} go={go} />
      )}
      {replay.advice && (replay.advice.since.value !== undefined || replay.advice.given.value || replay.advice.problem.value) && (
        <div class="floating brief">
          <AdviceBox advice={replay.advice} narrator={narrator} ask={askMarshal} />
        </div>
      )}
      {charts.value && (
        <div class="floating">
          <Charts frames={reel.frames.slice(0, moment.value)} counters={replay.counters} />
        </div>
      )}
    </>
  );
}

function Points({ frame }: { frame: Frame | undefined }) {
  const score = frame?.score;
  return score ? (
    <span class="score">
      <span class="axis">
        <i aria-hidden="true">✚</i> Axis <b>{score.axis}</b>
      </span>
      <span class="soviet">
        <i aria-hidden="true">★</i> Soviet <b>{score.soviet}</b>
      </span>
    </span>
  ) : null;
}

/** Paths and battles of a frame, on the map. */
function marks(frame: Frame | undefined): Layer {
  const layer = emptyLayer();
  for (const event of frame?.events ?? []) {
    const path = event["path"] as string[] | undefined;
    if (path && path.length > 1) {
      const look = event.type === "retreated" ? "retreat" : event.type === "advanced" ? "advance" : "moved";
      layer.lines.push({ path, look });
    }
    if (event.type === "combat") {
      layer.marked.push({ look: "target", hexes: (event["hexes"] as string[]) ?? [] });
    }
  }
  return layer;
}

function hexesOf(frame: Frame | undefined): string[] {
  return (frame?.events ?? []).flatMap((event) => [
    ...((event["hexes"] as string[] | undefined) ?? []),
    ...((event["path"] as string[] | undefined) ?? []),
  ]);
}

function look(frame: Frame | undefined, closely = false): void {
  const hexes = hexesOf(frame).filter((hex) => hex !== "off");
  if (hexes.length) {
    mapView.value?.showHexes(hexes, closely ? undefined : mapView.value.camera.scale);
  }
}

function inSight(frame: Frame | undefined): boolean {
  const view = mapView.value;
  return hexesOf(frame).every((hex) => {
    const at = view?.screenOf(hex);
    return !at || (at.x > 0 && at.y > 0 && at.x < (view?.screen.width ?? 0) && at.y < (view?.screen.height ?? 0));
  });
}

function slide(frame: Frame, before: ReturnType<Reel["at"]>, lasts: number): void {
  for (const event of frame.events) {
    const path = event["path"] as string[] | undefined;
    const ids = (event["units"] as string[] | undefined) ?? (event["unit"] ? [String(event["unit"])] : []);
    const units = ids.map((id) => before.units.get(id)).filter((unit) => unit !== undefined);
    if (path && path.length > 1) {
      mapView.value?.march(units.map((unit) => ({ unit, path, lasts })));
    }
  }
}
