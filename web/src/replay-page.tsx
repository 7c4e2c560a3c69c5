import { render } from "preact";
import "./style.css";
import type { Note } from "./game/notes";
import { Reel } from "./game/replay";
import { Counters } from "./map/counters";
import { ReplayPane } from "./ui/replay-pane";
import { spoken } from "./ui/map-pane";
import type { Box, MapFacts, Picture, Printed, ReplayData } from "./words";

/** What stands in a replay that is one file: all it needs, nothing to fetch. */
interface Everything {
  box: Box;
  scenario?: string | null;
  picture: Picture;
  map: MapFacts;
  counters: Printed[];
  replay: ReplayData;
  notes: Note[];
}

const root = document.getElementById("app") as HTMLElement;
const text = document.getElementById("replay-data")?.textContent;
if (!text) {
  root.textContent = "This file holds no game.";
} else {
  const data = JSON.parse(text) as Everything;
  document.title = `${data.box.title} – Hexfront replay`;
  const replay = {
    reel: new Reel(data.replay),
    box: data.box,
    scenario: data.scenario,
    picture: data.picture,
    facts: data.map,
    counters: new Counters(data.counters),
    start: 0,
    notes: () => data.notes,
  };
  replay.reel.introduce(replay.counters);
  root.textContent = "";
  render(
    <div class="table replaying">
      <ReplayPane replay={replay} />
      <Speaker />
    </div>,
    root,
  );
}

function Speaker() {
  return (
    <div class="sr" aria-live="polite">
      {spoken.value}
    </div>
  );
}
