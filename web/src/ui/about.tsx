import { type Ask, type AskSpread, count } from "../words";
import type { Desk } from "./game-page";
import { Chit, Die } from "./parts";
import { jump } from "./top-bar";

const MOST_SHOWN = 8;

/** Who is asked about, where, and why: what a player has to know before he answers. */
export function About({ desk }: { desk: Desk }) {
  const { play, session, narrator } = desk;
  const units = play.interview.who.value;
  const fight = play.interview.fight.value;
  const hexes = [...new Set(units.map((id) => play.unit(id)?.hex).filter((hex) => hex !== undefined))];
  const told = fight?.rolled ? narrator.event(fight.rolled, 0) : undefined;
  if (!fight && units.length === 0) {
    return null;
  }
  return (
    <div class="about" data-testid="about">
      {units.length > 0 && (
        <button type="button" class="row" title="Show them on the map" onClick={() => jump(hexes)}>
          <span class="chits">
            {units.slice(0, MOST_SHOWN).map((id) => {
              const unit = play.unit(id);
              return unit ? <Chit key={id} unit={unit} counters={session.counters} size={34} /> : null;
            })}
          </span>
          <span>
            {narrator.units(units)}
            {hexes.length > 0 && <> in {hexes.slice(0, 3).map((hex) => narrator.hex(hex)).join(", ")}{hexes.length > 3 ? " …" : ""}</>}
          </span>
        </button>
      )}
      {told ? (
        <p class="small">
          {told.dice.map((n, i) => (
            <Die key={i} n={n} />
          ))}{" "}
          {told.text}
        </p>
      ) : fight ? (
        <p class="small">
          {fight.overrun ? "Overrun of" : "Attack on"} {fight.hexes.map((hex) => narrator.hex(hex)).join(" and ")} by {narrator.units(fight.attackers)}
        </p>
      ) : null}
    </div>
  );
}

/** What an answer that only names another order comes to. */
export function consequence(desk: Desk, option: string): string {
  const { play } = desk;
  const ask = play.interview.named(option);
  if (ask) {
    return consequenceOf(desk, ask);
  }
  const retreats = option === "retreat" && play.interview.who.value.length > 0;
  return retreats ? `${desk.narrator.units(play.interview.who.value)} must leave the hex; the other side chooses the way.` : "";
}

function consequenceOf(desk: Desk, ask: Ask): string {
  const { play, narrator } = desk;
  switch (ask.kind) {
    case "spread":
      return lossWords(desk, ask);
    case "ways": {
      const ends = new Set(Object.values(ask.ways).flat().map((way) => narrator.hex(way[way.length - 1] ?? "")));
      const caught = Object.entries(ask.ways).filter(([, ways]) => ways.length === 0).map(([id]) => id);
      const open = ends.size === 0 ? "There is nowhere to go." : `To ${ends.size <= 4 ? [...ends].join(", ") : `one of ${ends.size} hexes`}.`;
      return caught.length ? `${open} ${narrator.units(caught)} has no way and is lost.` : open;
    }
    case "some":
      return `${count(ask.least, "unit")} to name.`;
    default:
      return play.interview.who.value.length ? narrator.units(play.interview.who.value) : "";
  }
}

function lossWords({ play, narrator, session }: Desk, ask: AskSpread): string {
  const units = Object.entries(ask.among).filter(([, most]) => most > 0);
  const room = units.reduce((sum, [, most]) => sum + most, 0);
  if (room <= ask.due) {
    return `${narrator.units(units.map(([id]) => id))}: eliminated.`;
  }
  const [only] = units;
  if (units.length === 1 && only) {
    const unit = play.unit(only[0]);
    const printed = session.counters.facts(only[0])?.steps ?? [];
    const now = unit?.strengths ?? "";
    const after = unit ? printed[printed.length - unit.steps + ask.due] : undefined;
    return `${narrator.unit(only[0])}: ${now} ${after ? `becomes ${after}` : `loses ${ask.due} of ${count(unit?.steps ?? 0, "step")}`}.`;
  }
  return `${count(ask.due, "step")} among ${narrator.units(units.map(([id]) => id))}.`;
}
