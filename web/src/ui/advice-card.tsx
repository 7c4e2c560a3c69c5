import { useEffect, useState } from "preact/hooks";
import type { Advice } from "../game/advice";
import { orderWords } from "../game/letter";
import type { Narrator } from "../game/narrator";
import { hint } from "../settings";
import { type Order, sideName } from "../words";

/** Asks a marshal, shows that it thinks, and what it says. */
export function AdviceBox({
  advice,
  narrator,
  ask,
  then,
}: {
  advice: Advice;
  narrator: Narrator;
  ask: () => void;
  /** What can be done with the answer. */
  then?: { words: string; act: (order: Order) => void };
}) {
  const since = advice.since.value;
  const given = advice.given.value;
  return (
    <div data-testid="advice">
      {since === undefined ? (
        <button type="button" onClick={ask} title={hint("Ask a marshal", "H")}>
          What would the marshal do here?
        </button>
      ) : (
        <div role="status">
          <p>
            The marshal thinks … <Seconds since={since} />
          </p>
          <progress aria-label="The marshal thinks" />
          <div class="actions">
            <button type="button" onClick={() => void advice.answerNow()}>
              Answer now
            </button>
            <button type="button" onClick={() => advice.cancel()}>
              Cancel
            </button>
          </div>
        </div>
      )}
      {advice.problem.value && <p role="alert">{advice.problem.value}</p>}
      {given && (
        <div role="status" data-testid="hint">
          <p>
            <b>{sideName(given.side)}:</b> {orderWords(given.text, narrator)}
          </p>
          {given.why && <p class="small">“{narrator.sentence(given.why)}”</p>}
          <div class="actions">
            {then && (
              <button type="button" onClick={() => then.act(given.order)}>
                {then.words}
              </button>
            )}
            <button type="button" onClick={() => advice.cancel()}>
              Close
            </button>
          </div>
        </div>
      )}
    </div>
  );
}

/** How long it has been. */
function Seconds({ since }: { since: number }) {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return <span class="small">{Math.max(0, Math.round((now - since) / 1000))} s</span>;
}
