import { Narrator } from "../game/narrator";
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Tab } from "../game/common";
import { OVERLAYS } from "../game/overlays";
import type { Desk } from "./game-page";
import { letterOpen } from "./letter-state";
import { mapView, spoken } from "./map-pane";
import { openReplay, replaying } from "./replay-pane";
import { heeds, theme } from "../settings";

export const helpOpen = signal(false);

const TABS: Record<string, Tab> = { "1": "orders", "2": "forces", "3": "log", "4": "rules", "5": "charts", "6": "staff" };

/** The keys of the table; the help page lists them. */
export const KEYS: [string, string][] = [
  ["↑ ↓ ← →", "from hex to hex (Home, End, Page keys: aslant)"],
  ["Enter", "select, move, attack; roll; confirm"],
  ["Escape", "let go, close"],
  ["Space", "next thing that could still be done"],
  ["⇧ ↑ ↓ ← →", "pan the map"],
  ["+  −  0", "zoom in, zoom out, whole map"],
  ["E", "end the phase"],
  ["U  Y", "take back, do again (also Ctrl+Z, Ctrl+Y)"],
  ["Z  ⇧Z", "zones of control: the enemy's, your own"],
  ["S  C  T  V  L", "supply, command, threats, control, losses"],
  ["W", "why not? explains the hex under the cursor"],
  ["M", "another manner of moving, where the game has one"],
  ["G", "to the map"],
  ["1 … 6", "orders, forces, log, rules, charts, staff"],
  ["N", "your own arrows and notes on the map"],
  ["B", "by letter: write one, or play one that came"],
  ["H", "what would the marshal do here?"],
  ["P", "replay"],
  ["X", "skip the recap"],
  ["D", "light or dark"],
  ["?", "this help"],
];

export function useKeys(desk: Desk): void {
  useEffect(() => {
    const act = (event: KeyboardEvent): void => {
      const from = event.target as HTMLElement;
      const typing = from.closest("input:not([type=checkbox]), textarea, select") !== null;
      if (typing || replaying.value) {
        return;
      }
      if (event.ctrlKey || event.metaKey) {
        const key = event.key.toLowerCase();
        if (key === "z" || key === "y") {
          event.preventDefault();
          void (key === "z" && !event.shiftKey ? desk.play.takeBack() : desk.play.again());
        }
        return;
      }
      const onButton = from.closest("button, a, summary") !== null;
      const onBox = from.closest("input") !== null;
      if ((onButton && (event.key === "Enter" || event.key === " ")) || (onBox && event.key === " ")) {
        return;
      }
      if (heeds(event.key) && press(desk, event.key)) {
        event.preventDefault();
      }
    };
    addEventListener("keydown", act);
    return () => removeEventListener("keydown", act);
  }, [desk]);
}

function press({ session, play, ...desk }: Desk, key: string): boolean {
  const overlay = OVERLAYS.find((each) => each.key === key);
  if (overlay) {
    void play.overlays.toggle(overlay.id);
    return true;
  }
  const tab = TABS[key];
  if (tab) {
    play.tab.value = tab;
    return true;
  }
  const view = mapView.value;
  switch (key) {
    case "Enter":
      void play.confirm();
      return true;
    case "Escape":
      helpOpen.value = false;
      play.clear();
      play.cursor.value = undefined;
      return true;
    case " ":
      nextTodo({ session, play, ...desk });
      return true;
    case "+":
    case "=":
      view?.zoom(1.3);
      return true;
    case "-":
      view?.zoom(1 / 1.3);
      return true;
    case "0":
      view?.showAll();
      return true;
    case "e":
    case "E":
      void play.endPhase();
      return true;
    case "u":
      void play.takeBack();
      return true;
    case "y":
      void play.again();
      return true;
    case "w":
      if (play.cursor.value) {
        void play.moves.explain(play.cursor.value);
      }
      return true;
    case "m":
      void play.moves.nextManner();
      return true;
    case "g":
      view?.canvas.focus();
      return true;
    case "n":
      drawPlan({ session, play, ...desk });
      return true;
    case "b":
      letterOpen.value = !play.writing.on;
      return true;
    case "h":
      if (session.myTurn.value && play.mayAsk && !play.writing.on && play.advice.since.value === undefined) {
        play.tab.value = "orders";
        void play.advice.seek();
      }
      return true;
    case "p":
      void openReplay({ session, play, ...desk });
      return true;
    case "x":
      skipRecap.value = skipRecap.value + 1;
      return true;
    case "d":
      theme.value = theme.value === "dark" ? "light" : "dark";
      return true;
    case "?":
      helpOpen.value = true;
      return true;
    default:
      return false;
  }
}

/** Begins to draw on the map, or ends it. */
export function drawPlan({ play }: Desk): void {
  play.clear();
  play.plan.toggle();
  play.tab.value = "orders";
}

/** Goes up when the player wants no more of a recap. */
export const skipRecap = signal(0);

let at = -1;

/** Goes to the next thing that could still be done in this phase. */
export function nextTodo({ play }: Desk): void {
  const items = play.todo.value;
  if (items.length === 0) {
    spoken.value = "Nothing is left to do in this phase.";
    return;
  }
  at = (at + 1) % items.length;
  goTodo(play, at);
}

export function goTodo(play: Desk["play"], index: number): void {
  const item = play.todo.value[index];
  if (!item) {
    return;
  }
  at = index;
  const unit = item.units?.[0];
  const hex = item.hex ?? (unit ? play.unit(unit)?.hex : undefined);
  spoken.value = new Narrator(play.session.counters, play.session.facts).sentence(item.text);
  const ask = play.interview.find(item.what);
  if (ask) {
    if (hex && item.units?.length) {
      void play.moves.select(hex, item.units);
    }
    void play.openForm(ask, true);
  }
  if (!hex) {
    return;
  }
  mapView.value?.showHexes([hex]);
  play.cursor.value = hex;
  if (item.what === "attack") {
    void play.attacks.attack(hex, []);
  } else if (item.units?.length && !ask) {
    void play.moves.select(hex, item.units);
  }
}
