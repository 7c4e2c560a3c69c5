import type {
  Ask,
  Asks,
  Box,
  Chart,
  Charts,
  Checked,
  Command,
  Dice,
  Frame,
  Frames,
  Games,
  GameState,
  Hexes,
  Hint,
  Legal,
  Lesson,
  Lessons,
  LetterReply,
  LetterState,
  MapFacts,
  NewGame,
  Odds,
  Opened,
  Order,
  OwnGame,
  OwnGames,
  OwnSeats,
  Picture,
  Played,
  Printed,
  PublicGame,
  Reach,
  Reached,
  Refusal,
  ReplayData,
  Rules,
  Score,
  Seats,
  Sheets,
  Shelf,
  Side,
  Standing,
  Supply,
  SupplyLine,
  Taken,
  Threats,
  Ticket,
  Todo,
  TodoItem,
  Written,
} from "./words";
import { SIDES } from "./words";

/** The server refused or could not be reached. */
export class ApiProblem extends Error {
  constructor(
    message: string,
    readonly status: number,
    readonly refusals: Refusal[] = [],
  ) {
    super(message);
  }
}

/** Where the server lies: the page's base, without its last slash. */
const base = (): string => new URL(".", document.baseURI).pathname.replace(/\/$/, "");

async function call<T>(path: string, init: RequestInit = {}, token?: string): Promise<T> {
  const headers: Record<string, string> = {};
  if (token) {
    headers["Authorization"] = `Bearer ${token}`;
  }
  if (init.body) {
    headers["Content-Type"] = "application/json";
  }
  let answer: Response;
  try {
    answer = await fetch(base() + path, { ...init, headers });
  } catch {
    throw new ApiProblem("The server cannot be reached.", 0);
  }
  const text = await answer.text();
  let json: unknown = {};
  try {
    json = text === "" ? {} : JSON.parse(text);
  } catch {
    throw new ApiProblem(text.slice(0, 200) || `The server answered ${answer.status}.`, answer.status);
  }
  if (!answer.ok) {
    const problem = json as { error?: string; refusals?: Refusal[] };
    const refusals = problem.refusals ?? [];
    const why = problem.error ?? refusals[0]?.why ?? `The server answered ${answer.status}.`;
    throw new ApiProblem(why, answer.status, refusals);
  }
  return json as T;
}

const post = (body: unknown): RequestInit => ({ method: "POST", body: JSON.stringify(body) });

const once = new Map<string, Promise<unknown>>();

/** What never changes is asked for once. */
function keep<T>(path: string): Promise<T> {
  const known = once.get(path);
  if (known) {
    return known as Promise<T>;
  }
  const asked = call<T>(path);
  once.set(path, asked);
  asked.catch(() => once.delete(path));
  return asked;
}

export const shelf = (): Promise<Shelf> => keep<Shelf>("/api/shelf");
export const box = async (id: string): Promise<Box | undefined> =>
  (await shelf()).boxes.find((each) => each.id === id);
export const picture = (id: string): Promise<Picture> => keep<Picture>(`/api/boxes/${id}/picture`);
export const mapFacts = (id: string): Promise<MapFacts> => keep<MapFacts>(`/api/boxes/${id}/map`);
export const counters = (id: string): Promise<Printed[]> =>
  keep<Printed[]>(`/api/boxes/${id}/counters`);
/** The page for a browser into which a replay can be put. */
export async function replayPage(): Promise<string> {
  const answer = await fetch(`${base()}/replay.html`);
  if (!answer.ok) {
    throw new ApiProblem("This server has no page for a replay.", answer.status);
  }
  return answer.text();
}
export const rules = (id: string): Promise<Rules> => keep<Rules>(`/api/boxes/${id}/rules`);

export const lessons = async (id: string): Promise<Lesson[]> => (await keep<Lessons>(`/api/boxes/${id}/lessons`)).lessons;

export const publicGames = async (): Promise<PublicGame[]> => (await call<Games>("/api/games")).games;

/** Opens a game; whoever owns the machine shows its key, so that the game is kept as his. */
export const create = (game: NewGame, key: string): Promise<Opened> => call<Opened>("/api/games", post(game), key);

/** The games that were opened on this machine by its owner. */
export const ownGames = async (key: string): Promise<OwnGame[]> => (await call<OwnGames>("/api/own/games", {}, key)).games;
/** The seats of a game that the owner of this machine took, under new tokens. */
export const ownSeats = (key: string, game: string): Promise<OwnSeats> => call<OwnSeats>(`/api/own/games/${game}/seats`, post({}), key);
export const deleteOwn = (key: string, game: string): Promise<{ deleted: boolean }> => call(`/api/own/games/${game}/delete`, post({}), key);
/** Opens a saved game and sits down at the seats that a person has. */
export const openJournal = (journal: string, seats: Seats, key: string): Promise<Opened> =>
  create({ journal, seats, take: people(seats) }, key);

/** The sides that a person leads. */
export const people = (seats: Seats): Side[] => SIDES.filter((side) => seats[side] === "person");

/** Takes the seat of an invitation, which is possible once. */
export const redeem = (game: string, invitation: string, promise: string): Promise<Taken> =>
  call<Taken>(`/api/games/${game}/seat`, post({ invitation, promise }));

/** How a letter is rolled (with published figures, or the dice of the game) and who decides for its receiver. */
export interface LetterWish {
  figures?: number[];
  captain?: boolean;
}

/** A seat at a game: everything its bearer may ask and order. */
export class Seat {
  constructor(
    readonly game: string,
    readonly token: string,
  ) {}

  private at<T>(path: string, init?: RequestInit): Promise<T> {
    return call<T>(`/api/games/${this.game}${path}`, init, this.token);
  }

  state = (): Promise<GameState> => this.at<GameState>("");
  standing = (): Promise<Standing> => this.at<Standing>("/standing");
  /** All frames from a number on; they come in pages. */
  log = async (from = 1): Promise<Frame[]> => {
    const frames: Frame[] = [];
    for (let page: Frames | undefined; !page || page.more; ) {
      page = await this.at<Frames>(`/log?from=${from + frames.length}`);
      frames.push(...page.frames);
    }
    return frames;
  };
  play = async (after: number, order: Order): Promise<Frame> =>
    (await this.at<Played>("/orders", post({ after, order }))).frame;
  /** Orders in the words of letters and journals. */
  written = async (orders: Order[]): Promise<string[]> => (await this.at<Written>("/written", post({ orders }))).texts;
  checkLetter = (letter: string): Promise<LetterReply> => this.at<LetterReply>("/letter/check", post({ letter }));
  /** Begins to play a letter; the other seat's token shows that both sides are led here. */
  playLetter = (after: number, letter: string, other: string, wish: LetterWish): Promise<LetterState> =>
    this.at<LetterState>("/letter/play", post({ after, letter, other, ...wish }));
  /** Lets the letter go on after what the receiver has decided. */
  goLetterOn = (after: number, other: string, wish: LetterWish): Promise<LetterState> =>
    this.at<LetterState>("/letter/go-on", post({ after, other, ...wish }));
  /** How far the letter that came last has got. */
  letter = (): Promise<LetterState> => this.at<LetterState>("/letter");
  putLetterAway = (other: string): Promise<LetterState> => this.at<LetterState>("/letter/away", post({ other }));
  check = (order: Order): Promise<Checked> => this.at<Checked>("/check", post({ order }));
  undo = async (after: number): Promise<Frame> => (await this.at<Played>("/undo", post({ after }))).frame;
  redo = async (after: number): Promise<Frame> => (await this.at<Played>("/redo", post({ after }))).frame;
  /** What orders of a type are asked for with, also where a phase does not spell it out. */
  asks = async (order: string, unit?: string): Promise<Ask[]> =>
    (await this.at<Asks>(`/asks?order=${encodeURIComponent(order)}${unit === undefined ? "" : `&unit=${encodeURIComponent(unit)}`}`)).asks;
  /** Legal orders; of one type, of one unit, about one hex, where that is all one wants. */
  legal = (limit: number, type?: string, unit?: string, hex?: string): Promise<Legal> => {
    const wanted = Object.entries({ type, unit, hex }).filter((each) => each[1] !== undefined);
    const query = wanted.map(([name, value]) => `&${name}=${encodeURIComponent(value as string)}`);
    return this.at(`/legal?limit=${limit}${query.join("")}`);
  };
  /** Where units can go, in the usual or in another manner of moving. */
  reach = async (units: string[], manner?: string): Promise<Record<string, Reached>> => {
    const query = `units=${units.map(encodeURIComponent).join(",")}${manner ? `&manner=${manner}` : ""}`;
    return (await this.at<Reach>(`/reach?${query}`)).hexes;
  };
  zones = (side: Side, purpose = "movement"): Promise<Hexes> => this.at<Hexes>(`/zones?side=${side}&purpose=${purpose}`);
  supply = async (side: Side): Promise<Record<string, SupplyLine>> =>
    (await this.at<Supply>(`/supply?side=${side}`)).units;
  command = async (side: Side): Promise<Record<string, string[]>> =>
    (await this.at<Command>(`/command?side=${side}`)).headquarters;
  threats = (side: Side): Promise<Threats> => this.at<Threats>(`/threats?side=${side}`);
  odds = (order: Order): Promise<Odds> => this.at<Odds>("/odds", post({ order }));
  todo = async (): Promise<TodoItem[]> => (await this.at<Todo>("/todo")).items;
  /** What the staff keeps beside the map, and what lies on it. */
  sheets = (): Promise<Sheets> => this.at<Sheets>("/sheets");
  score = (): Promise<Score> => this.at<Score>("/score");
  charts = async (): Promise<Chart[]> => (await this.at<Charts>("/charts")).charts;
  replay = async (): Promise<ReplayData> => {
    const data = await this.at<ReplayData>("/replay");
    return data.more ? { ...data, frames: [...data.frames, ...(await this.log(data.frames.length + 1))] } : data;
  };
  journal = async (): Promise<string> => {
    const answer = await fetch(`${base()}/api/games/${this.game}/journal`, {
      headers: { Authorization: `Bearer ${this.token}` },
    });
    const text = await answer.text();
    if (!answer.ok) {
      throw new ApiProblem((JSON.parse(text) as { error: string }).error, answer.status);
    }
    return text;
  };
  dice = (): Promise<Dice> => this.at<Dice>("/dice");
  /** Lays open what this player has promised to add to the dice. */
  share = (share: string): Promise<unknown> => this.at("/dice", post({ share }));
  changeToken = (): Promise<{ token: string }> => this.at("/token", post({}));
  remove = (): Promise<{ deleted: boolean }> => this.at("/delete", post({}));
  /** What a marshal would do, now or after an entry; the other seat's token shows that one leads both sides. */
  hint = (at: number | undefined, other: string | undefined): Promise<Hint> =>
    this.at<Hint>("/hint", post({ ...(at === undefined ? {} : { at }), ...(other ? { other } : {}) }));
  stopHint = (): Promise<unknown> => this.at("/hint/stop", post({}));
  stop = (): Promise<unknown> => this.at("/stop", post({}));

  /** An address that carries a ticket for a minute, where no header can be sent. */
  link = async (path: string): Promise<string> => {
    const { ticket } = await this.at<Ticket>("/ticket", post({}));
    return `${base()}/api/games/${this.game}${path}${path.includes("?") ? "&" : "?"}ticket=${encodeURIComponent(ticket)}`;
  };
}
