import { signal } from "@preact/signals";
import { ownerKey } from "../settings";

export type Route = { page: "shelf" } | { page: "nowhere" } | { page: "verify" } | { page: "game"; id: string; invitation?: string };

const base = (): string => new URL(".", document.baseURI).pathname;

/** The key of the machine's owner is kept, and goes from the address. */
function takeKey(): void {
  const key = new URLSearchParams(location.hash.slice(1)).get("key");
  if (key) {
    ownerKey.value = key;
    history.replaceState(null, "", location.pathname);
  }
}

/** Reads the address; a token in it is put away, so that it does not stay on the screen. */
function read(): Route {
  const path = location.pathname.startsWith(base()) ? location.pathname.slice(base().length) : "";
  if (path === "verify") {
    return { page: "verify" };
  }
  const game = /^game\/([^/]+)$/.exec(path);
  if (!game) {
    takeKey();
    return { page: path === "" ? "shelf" : "nowhere" };
  }
  const id = decodeURIComponent(game[1] as string);
  const words = new URLSearchParams(location.hash.slice(1));
  const token = words.get("token");
  const invitation = words.get("invitation");
  if (invitation) {
    history.replaceState(null, "", location.pathname);
    return { page: "game", id, invitation };
  }
  if (token) {
    pin(id, token);
    history.replaceState(null, "", location.pathname);
  }
  return { page: "game", id };
}

/** Who came by the link of one seat sits there as long as the page is open, whatever else he holds. */
export function pin(id: string, token: string): void {
  try {
    sessionStorage.setItem(`hexfront.seat.${id}`, token);
  } catch {
    // Without storage the seat is found among the known games.
  }
}

/** Forgets by which link somebody came. */
export function unpin(id: string): void {
  try {
    sessionStorage.removeItem(`hexfront.seat.${id}`);
  } catch {
    // As above.
  }
}

export function pinned(id: string): string | undefined {
  try {
    return sessionStorage.getItem(`hexfront.seat.${id}`) ?? undefined;
  } catch {
    return undefined;
  }
}

export const route = signal<Route>(read());
addEventListener("popstate", () => (route.value = read()));

export function go(path: string): void {
  history.pushState(null, "", base() + path);
  route.value = read();
}

/** The whole address of a link to hand to somebody. */
export const address = (link: string): string => new URL(link, document.baseURI).href;
