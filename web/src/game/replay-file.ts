import * as api from "../api";
import type { Note } from "./notes";
import type { Session } from "./session";

/** Where the page for a browser takes the game that it shows. */
const MARK = "<!--REPLAY-DATA-->";

/** The game as one page that needs nothing else, with what this seat may see of it. */
export async function replayFile({ box, seat, state }: Session, notes: Note[]): Promise<string> {
  const [page, picture, map, counters, replay] = await Promise.all([
    api.replayPage(),
    api.picture(box.id),
    api.mapFacts(box.id),
    api.counters(box.id),
    seat.replay(),
  ]);
  const data = JSON.stringify({ box, scenario: state.scenario, picture, map, counters, notes, replay });
  const script = `<script type="application/json" id="replay-data">${data.replace(/</g, "\\u003c")}</script>`;
  return page.replace(MARK, () => script);
}
