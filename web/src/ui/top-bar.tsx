import type { Box, Decision } from "../words";
import { plain } from "../words";
import type { Table } from "../game/table";
import { weatherWord } from "../game/weather";
import type { Desk } from "./game-page";
import { go } from "./route";
import { ThemeButton } from "./shelf-page";
import { mapView } from "./map-pane";

/** Turn track, phases and score. */
export function TopBar({ desk }: { desk: Desk }) {
  const { session } = desk;
  const { axis, soviet, level } = session.score.value;
  return (
    <header class="top">
      <button type="button" class="brand" onClick={() => go("")} title="Back to the shelf">
        {shortTitle(session.box)}
      </button>
      <TurnTrack box={session.box} table={session.table.value} scenario={session.state.scenario} />
      <Phases box={session.box} table={session.table.value} decision={session.decision.value} />
      <span class="spring" />
      {session.connection.value !== "live" && (
        <span class="offline" role="status">
          {session.connection.value === "lost" ? "Connection lost, trying again …" : "Connecting …"}
        </span>
      )}
      {session.state.origin.some((word) => word !== "position") && (
        <span class="origin" title="See “The game” beside the map">
          {session.state.origin.includes("seeded") ? "Study" : "From a saved game"}
        </span>
      )}
      <Weather state={session.table.value.state} />
      <span class="score" title={level}>
        <span class="axis">
          <i aria-hidden="true">✚</i> <span>Axis</span> <b>{axis}</b>
        </span>
        <span class="soviet">
          <i aria-hidden="true">★</i> <span>Soviet</span> <b>{soviet}</b>
        </span>
      </span>
      <ThemeButton />
    </header>
  );
}

export const shortTitle = (box: Box): string => box.title.split(",")[0] as string;

function Weather({ state }: { state: Readonly<Record<string, unknown>> }) {
  const words = weatherWord(state["weather"]);
  return words ? (
    <span class={`weather ${words}`} title="Weather">
      {signOf(words)} {plain(words)}
    </span>
  ) : null;
}

const signOf = (weather: string): string =>
  /snow|frost/.test(weather) ? "❄" : /mud|rain/.test(weather) ? "☂" : "☼";

/** So many turns fit beside phases and score. */
const MOST_TURNS = 16;

/** The turns of a short game, or those around the present one of a long game. */
export function around<T extends { turn: number }>(spaces: T[], turn: number): T[] {
  if (spaces.length <= MOST_TURNS) {
    return spaces;
  }
  const most = MOST_TURNS / 2;
  const at = spaces.findIndex((space) => space.turn === turn);
  const first = Math.max(0, Math.min(at - 2, spaces.length - most));
  return spaces.slice(first, first + most);
}

/** The turns of the game, or of the short scenario that is played. */
export function TurnTrack({ box, table, scenario }: { box: Box; table: Table; scenario?: string | null | undefined }) {
  const ours = box.scenarios.find((each) => each.id === scenario)?.ours;
  const all = box.track.length
    ? box.track.filter(({ turn }) => !ours || (turn >= ours.first && turn <= ours.last))
    : Array.from({ length: box.turns ?? table.turn }, (_, i) => ({ turn: i + 1, label: "" }));
  const spaces = around(all, table.turn);
  return (
    <ol class="track" aria-label="Turn track">
      {spaces.map((space) => {
        const weather = "weather" in space ? (space.weather ?? "") : "";
        return (
          <li
            key={space.turn}
            class={`${space.turn === table.turn ? "now" : space.turn < table.turn ? "past" : ""} ${weather}`}
            aria-current={space.turn === table.turn ? "step" : undefined}
            title={[`Turn ${space.turn}`, space.label, weather].filter(Boolean).join(", ")}
          >
            {space.turn}
          </li>
        );
      })}
    </ol>
  );
}

/** So many phases can be read beside each other. */
const MOST_PHASES = 7;

/** The phases of a short sequence of play, or those around the present one of a long one. */
function nearby(phases: string[], here: string): string[] {
  if (phases.length <= MOST_PHASES) {
    return phases;
  }
  const first = Math.max(0, Math.min(phases.indexOf(here) - 1, phases.length - MOST_SHOWN));
  return phases.slice(first, first + MOST_SHOWN);
}
const MOST_SHOWN = 4;

export function Phases({ box, table, decision }: { box: Box; table: Table; decision: Decision }) {
  const phases = box.phases.filter((phase) => !["game-over", "set-up", "weather", "disruption-removal", "air-power"].includes(phase) || phase === decision.stage);
  const here = phases.includes(decision.stage) ? decision.stage : table.stage;
  return (
    <ol class={`phases ${table.side}`} aria-label="Phases">
      {nearby(phases, here).map((phase) => (
        <li key={phase} class={phase === here ? "now" : ""} aria-current={phase === here ? "step" : undefined}>
          {plain(phase)}
        </li>
      ))}
      {!phases.includes(here) && <li class="now">{plain(here)}</li>}
    </ol>
  );
}

export const jump = (hexes: string[]): void => mapView.value?.showHexes(hexes.filter((hex) => hex !== "off"));
