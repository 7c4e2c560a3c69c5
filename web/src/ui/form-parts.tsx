import type { ComponentChildren } from "preact";
import type { Draft } from "../game/asks";
import { orderName } from "../words";
import type { Desk } from "./game-page";
import { openCase } from "./panel";
import { CaseRef } from "./parts";

/** What the answers come to: the button that gives the order, or why the rules refuse it. */
export function Confirm({ desk, form, children }: { desk: Desk; form: Draft; children?: ComponentChildren }) {
  const { play, narrator } = desk;
  const order = play.interview.decidedOrder.value;
  return (
    <>
      {play.interview.judged.value?.refusals.map((each) => (
        <p key={each.case + each.why} role="alert" class="refusal">
          {narrator.sentence(each.why)} <CaseRef id={each.case} open={openCase(desk)} />
        </p>
      ))}
      <div class="actions fixed">
        <button
          type="button"
          class="primary"
          data-testid="confirm"
          disabled={!order || play.busy.value}
          onClick={() => order && void play.order(order)}
        >
          {orderName(form.type)} <kbd>Enter</kbd>
        </button>
        {children}
      </div>
    </>
  );
}

/** How many are to be chosen. */
export const howMany = (least: number, most: number): string =>
  least === most ? `Choose ${least}.` : least === 0 ? `Choose up to ${most}.` : `Choose ${least} to ${most}.`;

/** A way in words: where it ends, and by which hexes. */
export function pathWords({ narrator }: Desk, path: string[]): string {
  const via = path.slice(1, -1);
  return `${narrator.hex(path[path.length - 1] ?? "")}${via.length ? ` by ${via.join(", ")}` : ""}`;
}
