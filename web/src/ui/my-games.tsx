import { useEffect, useState } from "preact/hooks";
import * as api from "../api";
import { forget, games, type KnownGame, ownerKey } from "../settings";
import { type Box, type OwnGame, type Seats, type Shelf, type Side, SIDES, sideName } from "../words";
import { Dialog } from "./parts";
import { address, go } from "./route";

/** A game of one's own as the shelf lists it; what is not known yet is left out. */
interface Mine {
  id: string;
  title: string;
  sides: Side[];
  seats?: Seats;
  turn?: number;
  turns?: number | undefined;
  next?: Side | undefined;
  over?: boolean;
  played: number;
  /** Whether the machine keeps the seats, so that no link can be lost. */
  kept: boolean;
  lost?: boolean;
}

const titleOf = (shelf: Shelf | undefined, id: string): Box | undefined => shelf?.boxes.find((box) => box.id === id);

/** The last turn of a game, or of the short scenario that is played. */
const turnsOf = (box: Box | undefined, scenario: string | null | undefined): number | undefined =>
  box?.scenarios.find((each) => each.id === scenario)?.ours?.last ?? box?.turns;

function ofMachine(shelf: Shelf | undefined, game: OwnGame): Mine {
  const box = titleOf(shelf, game.game);
  return {
    id: game.id,
    title: game.name || box?.title || game.game,
    sides: game.mine,
    seats: game.seats,
    turn: game.turn,
    turns: turnsOf(box, game.scenario),
    next: game.next,
    over: game.over,
    played: game.played,
    kept: true,
  };
}

function ofBrowser(game: KnownGame, standing: Record<string, Partial<Mine>>): Mine {
  const sides = SIDES.filter((side) => game.tokens[side]);
  return { id: game.id, title: game.title || "A game by link", sides, played: game.opened, kept: false, ...standing[game.id] };
}

const MOST_ASKED = 12;

/** The games one has begun: those the machine keeps, and those the browser has a seat of. */
export function MyGames({ shelf }: { shelf: Shelf | undefined }) {
  const [own, setOwn] = useState<OwnGame[] | undefined>(ownerKey.value ? undefined : []);
  const [standing, setStanding] = useState<Record<string, Partial<Mine>>>({});
  const [stranger, setStranger] = useState(false);
  const [leaving, setLeaving] = useState<Mine | undefined>(undefined);
  const load = (): void => {
    if (ownerKey.value) {
      api.ownGames(ownerKey.value).then(setOwn, (why) => {
        setOwn([]);
        setStranger(why instanceof api.ApiProblem && why.status === 403);
      });
    }
  };
  useEffect(load, []);
  const kept = new Set(own?.map((game) => game.id));
  const others = own === undefined ? [] : games.value.filter((game) => !kept.has(game.id));
  const asked = others.slice(0, MOST_ASKED).map((game) => game.id).join();
  useEffect(() => {
    for (const game of others.slice(0, MOST_ASKED)) {
      const token = Object.values(game.tokens)[0];
      if (token && !standing[game.id]) {
        new api.Seat(game.id, token).standing().then(
          ({ turn, next, over, game: box, scenario }) =>
            setStanding((all) => ({ ...all, [game.id]: { turn, next, over, turns: turnsOf(titleOf(shelf, box), scenario) } })),
          (why) => {
            const lost = why instanceof api.ApiProblem && (why.status === 403 || why.status === 401);
            setStanding((all) => ({ ...all, [game.id]: lost ? { lost: true } : {} }));
          },
        );
      }
    }
  }, [asked]);
  const all = [...(own ?? []).map((game) => ofMachine(shelf, game)), ...others.map((game) => ofBrowser(game, standing))].sort(
    (a, b) => Number(a.over ?? false) - Number(b.over ?? false) || b.played - a.played,
  );
  if (all.length === 0 && !stranger) {
    return null;
  }
  return (
    <section class="mine" aria-label="Your games">
      <h2>Your games</h2>
      {stranger && (
        <p class="notice">
          Your games of this machine are not shown here. Open the whole address that <code>hexfront play</code> prints, once.
        </p>
      )}
      <ul>
        {all.map((game) => (
          <Row key={game.id} game={game} leave={() => setLeaving(game)} />
        ))}
      </ul>
      {leaving && <Leave game={leaving} close={() => (setLeaving(undefined), load())} />}
    </section>
  );
}

function Row({ game, leave }: { game: Mine; leave: () => void }) {
  const yours = game.next !== undefined && game.sides.includes(game.next);
  return (
    <li data-game={game.id} class={yours && !game.over ? "yours" : ""}>
      <a
        href={address(`game/${game.id}`)}
        onClick={(event) => {
          event.preventDefault();
          go(`game/${game.id}`);
        }}
      >
        {game.title}
      </a>
      <span class="state">{stateWords(game)}</span>
      <span class="small">
        {who(game)}, <time dateTime={new Date(game.played).toISOString()}>{when(game.played)}</time>
      </span>
      <button type="button" class="quiet" aria-label={`Leave ${game.title}`} title="Leave this game" onClick={leave}>
        ✕
      </button>
    </li>
  );
}

/** How a game stands: the turn, and whose move it is. */
export function stateWords({ turn, turns, next, over, sides, lost }: Pick<Mine, "turn" | "turns" | "next" | "over" | "sides" | "lost">): string {
  if (lost) {
    return "this link is not good any more";
  }
  if (turn === undefined) {
    return "";
  }
  const at = `Turn ${turn}${turns ? ` of ${turns}` : ""}`;
  if (over) {
    return `${at}, over`;
  }
  return next === undefined ? at : `${at}, ${sides.includes(next) ? (sides.length > 1 ? `${sideName(next)} to move` : "your move") : `${sideName(next)} to move`}`;
}

function who({ sides, seats }: Mine): string {
  if (sides.length === 0) {
    return "you watch";
  }
  const other = SIDES.find((side) => !sides.includes(side));
  const against = other && seats ? (seats[other] === "person" ? " against a person" : ` against “${seats[other]}”`) : "";
  return `you lead ${sides.map(sideName).join(" and ")}${against}`;
}

/** The day, and the hour if it is today. */
function when(at: number): string {
  const then = new Date(at);
  return then.toDateString() === new Date().toDateString()
    ? `today ${then.toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" })}`
    : then.toLocaleDateString();
}

/** Asks before a game is left: it cannot be had back. */
function Leave({ game, close }: { game: Mine; close: () => void }) {
  const [problem, setProblem] = useState("");
  const remove = async (): Promise<void> => {
    try {
      if (game.kept) {
        await api.deleteOwn(ownerKey.value, game.id);
      }
      forget(game.id);
      close();
    } catch (why) {
      setProblem((why as Error).message);
    }
  };
  return (
    <Dialog title={`Leave ${game.title}?`} close={close}>
      <p>
        {game.kept
          ? "The game is deleted from this machine, with everything that was played. If another person plays it, it stays for 30 days."
          : "The game goes on without you. It can only be had back by the link of your seat: copy that first, under “The game” at the table."}
      </p>
      {problem && <p role="alert" class="notice">{problem}</p>}
      <div class="actions">
        <button type="button" class="primary" autofocus onClick={close}>
          Keep it
        </button>
        <button type="button" data-testid="leave" onClick={() => void remove()}>
          {game.kept ? "Delete the game" : "Take it off the list"}
        </button>
      </div>
    </Dialog>
  );
}
