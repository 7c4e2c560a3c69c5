import { computed } from "@preact/signals";
import { useEffect, useMemo, useState } from "preact/hooks";
import { ApiProblem, ownSeats, redeem, Seat } from "../api";
import { keepPromises } from "../fair/keep";
import { fingerprint, newShare } from "../fair/proof";
import { Play } from "../game/play";
import { Session } from "../game/session";
import { Narrator } from "../game/narrator";
import { Field } from "../map/field";
import { curtain, games, ownerKey, remember } from "../settings";
import { type Side, sideName } from "../words";
import { Coach } from "./coach";
import { EndScreen, endShown, useEnd } from "./end-screen";
import { Help } from "./help";
import { helpOpen, useKeys } from "./keys";
import { MapPane, type MapSource, spoken } from "./map-pane";
import { EndBar } from "./bottom-bar";
import { Panel } from "./panel";
import { PlayOnDialog } from "./play-on";
import { Recap, useRecap } from "./recap";
import { Lost } from "./lost";
import { LetterDialog } from "./letter-dialog";
import { isUnderWay, letterOpen, useLetter } from "./letter-state";
import { goingOn, ReplayPane, replaying } from "./replay-pane";
import { pin, pinned, unpin } from "./route";
import { TopBar } from "./top-bar";
import { WarningDialog } from "./warning";

export interface Desk {
  session: Session;
  play: Play;
  narrator: Narrator;
  source: MapSource;
}

/** The seats this player holds at a game. */
function tokensOf(id: string): Record<string, string> {
  const seat = pinned(id);
  if (seat) {
    return { visiting: seat };
  }
  return games.value.find((each) => each.id === id)?.tokens ?? {};
}

/** A game at the table: whichever of the player's seats has something to decide. */
export function GamePage({ id, invitation }: { id: string; invitation?: string | undefined }) {
  const [desk, setDesk] = useState<Desk | undefined>(undefined);
  const [seat, setSeat] = useState<string | undefined>(undefined);
  const [behind, setBehind] = useState<Side | undefined>(undefined);
  const [problem, setProblem] = useState("");
  const [invited, setInvited] = useState(invitation);
  const [claimed, setClaimed] = useState(0);

  useEffect(() => {
    if (!invited) {
      return;
    }
    sitDown(id, invited).then(
      () => setInvited(undefined),
      (why) => setProblem((why as Error).message),
    );
  }, [invited]);

  useEffect(() => {
    if (invited) {
      return;
    }
    let gone = false;
    let keeping: (() => void) | undefined;
    let opened: Desk | undefined;
    const tokens = tokensOf(id);
    const again = (): void => void claim(id).then(
      () => setClaimed(claimed + 1),
      () => setProblem(NOT_YOURS),
    );
    const order = seat ? [seat] : ["visiting", "axis", "soviet", "spectator"].filter((each) => tokens[each]);
    const token = tokens[order[0] ?? ""];
    if (!token) {
      if (ownerKey.value && claimed === 0) {
        again();
      } else {
        setProblem(NOT_YOURS);
      }
      return;
    }
    Session.open(new Seat(id, token)).then(
      (session) => {
        if (gone) {
          session.close();
          return;
        }
        learn(id, session, token);
        opened = deskOf(session);
        keeping = keepPromises(session);
        setDesk(opened);
        setProblem("");
      },
      (why) => {
        const unknown = why instanceof ApiProblem && [401, 403, 404].includes(why.status);
        if (unknown && ownerKey.value && claimed === 0) {
          again();
        } else {
          setProblem(unknown ? "This server does not know the game, or the link is not right." : (why as Error).message);
        }
      },
    );
    return () => {
      gone = true;
      keeping?.();
      opened?.play.close();
      opened?.session.close();
      replaying.value = undefined;
      goingOn.value = undefined;
    };
  }, [id, seat, invited, claimed]);

  const session = desk?.session;
  const tokens = tokensOf(id);
  const deciding = session && !session.over.value && session.waiting.value.length === 0 ? session.decision.value.side : undefined;
  const turnOf = session?.table.value.side;
  useEffect(() => {
    if (!session || !deciding || deciding === session.mine || !tokens[deciding] || !session.mine) {
      return;
    }
    const hide = !isUnderWay(id) && (curtain.value === "always" || (curtain.value === "turn" && turnOf === deciding));
    if (hide) {
      setBehind(deciding);
    } else {
      setSeat(deciding);
    }
  }, [session, deciding, turnOf]);

  if (problem) {
    return <Lost problem={problem} />;
  }
  if (!desk) {
    return <p class="loading">Setting up the table …</p>;
  }
  return (
    <>
      <GameTable key={desk.session.seat.token} desk={desk} />
      {behind && (
        <Curtain
          side={behind}
          open={() => {
            setSeat(behind);
            setBehind(undefined);
          }}
        />
      )}
    </>
  );
}

const NOT_YOURS = "This game is not among yours. Open it by the link of a seat or of a spectator.";

/** Has the seats back that the owner of this machine took when he opened the game. */
async function claim(id: string): Promise<void> {
  const { seats, spectator } = await ownSeats(ownerKey.value, id);
  const tokens = Object.fromEntries(Object.entries({ ...seats, ...(spectator ? { spectator } : {}) }).map(([name, given]) => [name, given.token]));
  const known = games.value.find((each) => each.id === id);
  unpin(id);
  remember({ id, game: known?.game ?? "", title: known?.title ?? "", tokens, opened: Date.now() });
}

/** Redeems an invitation: the token that comes of it is known to this browser only. */
async function sitDown(id: string, invitation: string): Promise<void> {
  const share = newShare();
  const taken = await redeem(id, invitation, fingerprint(share));
  remember({
    id,
    game: "",
    title: "",
    tokens: { [taken.seat]: taken.token },
    shares: { [taken.seat]: share },
    opened: Date.now(),
  });
  pin(id, taken.token);
}

/** Notes which seat a token turned out to be. */
function learn(id: string, session: Session, token: string): void {
  const known = games.value.find((each) => each.id === id);
  const tokens = { ...known?.tokens };
  delete tokens["visiting"];
  tokens[session.mine ?? "spectator"] = token;
  remember({ id, game: session.box.id, title: session.box.title, tokens, opened: known?.opened ?? Date.now() });
  games.value = games.value.map((each) => (each.id === id ? { ...each, tokens } : each));
}

function deskOf(session: Session): Desk {
  const play = new Play(session, new Field(session.picture));
  const narrator = new Narrator(session.counters, session.facts);
  const layers = computed(() => [
    ...play.overlays.on.value.map((each) => play.overlays.layers.value.get(each)).filter((layer) => layer !== undefined),
    play.staff.layer(),
    play.intent.value,
  ]);
  const source: MapSource = {
    picture: session.picture,
    counters: session.counters,
    facts: session.facts,
    table: () => session.table.value,
    layers: () => layers.value,
    play,
    words: (text) => narrator.sentence(text),
  };
  return { session, play, narrator, source };
}

function GameTable({ desk }: { desk: Desk }) {
  const { session, play, source } = desk;
  useKeys(desk);
  useRecap(desk);
  useEnd(desk);
  useLetter(desk);
  useEffect(() => {
    document.title = `${session.box.title} – Hexfront`;
  }, [session]);
  const replay = replaying.value;
  const shown = useMemo(() => source, [source]);
  return (
    <div class={replay ? "table replaying" : "table"} data-sequence={session.sequence} data-stage={session.decision.value.stage}>
      {replay ? (
        <ReplayPane replay={replay} close={() => (replaying.value = undefined)} />
      ) : (
        <>
          <TopBar desk={desk} />
          <MapPane source={shown} />
          <Panel desk={desk} />
          <EndBar desk={desk} />
          <Recap desk={desk} />
          <Coach desk={desk} />
        </>
      )}
      {goingOn.value && <PlayOnDialog {...goingOn.value} />}
      {endShown.value && !replay && <EndScreen desk={desk} />}
      {play.warning.value && <WarningDialog desk={desk} />}
      {letterOpen.value && !replay && <LetterDialog desk={desk} />}
      {helpOpen.value && <Help close={() => (helpOpen.value = false)} />}
      <div class="sr" aria-live="polite">
        {spoken.value}
      </div>
    </div>
  );
}

function Curtain({ side, open }: { side: Side; open: () => void }) {
  return (
    <div class="curtain" role="dialog" aria-modal="true" aria-label="Curtain">
      <div>
        <p class="mark" aria-hidden="true">
          {side === "axis" ? "✚" : "★"}
        </p>
        <h2>{sideName(side)} player, take the table</h2>
        <p>The other player looks away.</p>
        <button type="button" class="primary" autofocus onClick={open}>
          I am the {sideName(side)} player
        </button>
        <label class="small">
          Curtain{" "}
          <select value={curtain.value} onChange={(event) => (curtain.value = event.currentTarget.value as typeof curtain.value)}>
            <option value="turn">at every player-turn</option>
            <option value="always">at every decision</option>
            <option value="never">never</option>
          </select>
        </label>
      </div>
    </div>
  );
}
