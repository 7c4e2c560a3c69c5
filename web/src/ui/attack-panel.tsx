import { mood, resultWords } from "../game/results";
import { strengths } from "../game/table";
import type { Forecast, Span, Toll } from "../words";
import type { Desk } from "./game-page";
import { openCase } from "./panel";
import { CaseRef, Chit } from "./parts";

const percent = (p: number): string => `${(p * 100).toFixed(1).replace(/\.0$/, "")}%`;

/** An attack before it is rolled: who, how strong and why, and the exact chance of each result. */
export function AttackPanel({ desk }: { desk: Desk }) {
  const { play, session, narrator } = desk;
  const plan = play.attacks.plan.value;
  if (!plan) {
    return null;
  }
  const where = plan.targets.map((hex) => narrator.hex(hex)).join(" and ");
  const others = plan.type === "attack" ? play.attacks.others(plan) : [];
  const defenders = plan.targets.flatMap((hex) => play.stacks.value.get(hex) ?? []);
  return (
    <section class="card attack" data-testid="attack-panel">
      <h2>
        {plan.type === "overrun" ? "Overrun of" : "Attack on"} {where}
      </h2>
      <ul class="attackers" aria-label="Attackers">
        {plan.candidates.map((id) => {
          const unit = play.unit(id);
          if (!unit) {
            return null;
          }
          const on = plan.attackers.includes(id);
          return (
            <li key={id}>
              <label>
                <input type="checkbox" checked={on} onChange={() => play.attacks.toggleAttacker(id)} />
                <Chit unit={unit} counters={session.counters} size={32} />
                <span>{session.counters.name(unit)}</span>
                <b>{strengths(unit.strengths).attack}</b>
              </label>
            </li>
          );
        })}
      </ul>
      {plan.extras.length > 0 && (
        <div class="actions">
          {plan.extras.map((name) => (
            <label key={name} class="toggle">
              <input type="checkbox" checked={plan.on.includes(name)} onChange={() => play.attacks.toggleExtra(name)} />{" "}
              {name.replace(/-/g, " ")}
            </label>
          ))}
        </div>
      )}
      <p class="small">against</p>
      <ul class="units">
        {defenders.map((unit) => (
          <li key={unit.id}>
            <Chit unit={unit} counters={session.counters} size={32} />
            <span>{session.counters.name(unit)}</span>
            <b>{unit.strengths ?? "?"}</b>
          </li>
        ))}
      </ul>
      {plan.refusals.map((each) => (
        <p key={each.why} class="refusal" role="alert">
          {narrator.sentence(each.why)} <CaseRef id={each.case} open={openCase(desk)} />
        </p>
      ))}
      {plan.forecast && <Odds forecast={plan.forecast} open={openCase(desk)} words={(text) => narrator.sentence(text)} />}
      <div class="actions fixed">
        <button type="button" class="primary" data-testid="roll" disabled={!plan.forecast || play.busy.value} onClick={() => void play.confirm()}>
          {play.notes ? "Write down" : plan.type === "attack" && play.attacks.isPromised ? "Allocate" : "Roll"} <kbd>Enter</kbd>
        </button>
        {play.notes && (
          <button type="button" disabled={!plan.forecast || play.busy.value} onClick={() => void play.roll()} title="Roll in this trial, to write down your answers to what comes of it">
            Try it
          </button>
        )}
        <button type="button" onClick={() => (play.attacks.plan.value = undefined)}>
          Cancel
        </button>
      </div>
      {others.length > 0 && (
        <div class="actions" role="group" aria-label="Attack at the same time">
          <p class="small">Attack at the same time:</p>
          {others.map((hex) => (
            <button key={hex} type="button" aria-pressed={plan.targets.includes(hex)} onClick={() => void play.attacks.attack(hex, [], true)}>
              {narrator.hex(hex)}
            </button>
          ))}
        </div>
      )}
    </section>
  );
}

export function Odds({
  forecast,
  open,
  words,
}: {
  forecast: Forecast;
  open: (id: string) => void;
  words: (text: string) => string;
}) {
  return (
    <>
      <ul class="modifiers" aria-label="Modifiers">
        {forecast.steps.map((step, i) => (
          <li key={i}>
            <span>
              {words(step.what)} <CaseRef id={step.case} open={open} />
            </span>
            <b>{step.effect}</b>
          </li>
        ))}
      </ul>
      <Headline forecast={forecast} />
      {forecast.columns && (
        <ul class="drawn" aria-label="Column of each defender">
          {Object.entries(forecast.columns).map(([unit, column]) => (
            <li key={unit}>
              {words(unit)} <b>{column}</b>
            </li>
          ))}
        </ul>
      )}
      {forecast.alternatives?.length ? <SideBySide forecast={forecast} /> : isOfTwoParts(forecast) ? <Crossed forecast={forecast} /> : <Chances forecast={forecast} />}
      {forecast.expected && <Expected toll={forecast.expected} />}
    </>
  );
}

function Chances({ forecast }: { forecast: Forecast }) {
  const most = Math.max(...forecast.outcomes.map((each) => each.p), 0.001);
  return (
    <table class="chances" aria-label="Chances">
      <tbody>
        {forecast.outcomes.map((each) => (
          <tr key={each.result} title={resultWords(each.result)}>
            <th scope="row">{each.result}</th>
            <td>
              <span class={`bar ${mood(each.result)}`} style={{ width: `${(each.p / most) * 100}%` }} />
            </td>
            <td class="number">{percent(each.p)}</td>
          </tr>
        ))}
      </tbody>
      <caption>
        <Legend results={forecast.outcomes.map((each) => each.result)} />
      </caption>
    </table>
  );
}

/** Results of two dice that say different things: "D2 advance 3". */
const parts = (result: string): [string, string] => {
  const [first = "", ...rest] = result.split(" ");
  return [first, rest.join(" ")];
};
const MANY_RESULTS = 10;
const isOfTwoParts = ({ outcomes }: Forecast): boolean => outcomes.length > MANY_RESULTS && outcomes.some((each) => each.result.includes(" "));

/** The chances of results of two parts: what is lost down, what comes of it across, and what each adds up to. */
function Crossed({ forecast }: { forecast: Forecast }) {
  const all = forecast.outcomes.map(({ result, p }) => ({ parts: parts(result), p }));
  const distinct = (i: 0 | 1): string[] => [...new Set(all.map((each) => each.parts[i]))].sort();
  const sum = (first: string | undefined, second: string | undefined): string => {
    const those = all.filter(({ parts: [a, b] }) => (first === undefined || a === first) && (second === undefined || b === second));
    return those.length === 0 ? "" : percent(those.reduce((total, each) => total + each.p, 0));
  };
  const [heads, tails] = [distinct(0), distinct(1)];
  return (
    <div class="chart-table" tabIndex={0} role="group" aria-label="Chances">
      <table>
        <thead>
          <tr>
            <td />
            {tails.map((tail) => (
              <th key={tail} scope="col">
                {tail || "–"}
              </th>
            ))}
            <th scope="col">all</th>
          </tr>
        </thead>
        <tbody>
          {heads.map((head) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {tails.map((tail) => (
                <td key={tail}>{sum(head, tail)}</td>
              ))}
              <td>{sum(head, undefined)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">all</th>
            {tails.map((tail) => (
              <td key={tail}>{sum(undefined, tail)}</td>
            ))}
            <td />
          </tr>
        </tbody>
      </table>
    </div>
  );
}

/** What the results mean, for who does not know the table by heart. */
function Legend({ results }: { results: string[] }) {
  const known = results.filter((each) => resultWords(each));
  return known.length === 0 ? null : (
    <details class="legend">
      <summary>What the results mean</summary>
      <ul>
        {known.map((each) => (
          <li key={each}>
            <b>{each}</b> {resultWords(each)}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The chances of every result, as it is and as each side may still make it. */
function SideBySide({ forecast }: { forecast: Forecast }) {
  const ways = [{ what: "as it is", outcomes: forecast.outcomes }, ...(forecast.alternatives ?? [])];
  const results = [...new Set(ways.flatMap((way) => way.outcomes.map((each) => each.result)))];
  return (
    <div class="chart-table" tabIndex={0} role="group" aria-label="Chances">
      <table>
        <thead>
          <tr>
            <td />
            {ways.map((way) => (
              <th key={way.what} scope="col">
                {way.what.replace(/-/g, " ")}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {results.map((result) => (
            <tr key={result}>
              <th scope="row">{result}</th>
              {ways.map((way) => {
                const chance = way.outcomes.find((each) => each.result === result);
                return <td key={way.what}>{chance ? percent(chance.p) : ""}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The column; against units that nobody knows the columns that may come, and the worst of them in words. */
function Headline({ forecast }: { forecast: Forecast }) {
  const shift = forecast.shifts ? <span class="small"> shift {forecast.shifts > 0 ? "+" : ""}{forecast.shifts}</span> : null;
  const drawn = forecast.drawn ?? [];
  const [worst, best] = [drawn[0], drawn[drawn.length - 1]];
  if (!worst || !best || worst === best) {
    return (
      <p class="odds">
        <span>
          {forecast.attack} : {worst ? "?" : forecast.defence}
          {shift}
        </span>
        <strong data-testid="column">{worst?.column ?? forecast.column}</strong>
      </p>
    );
  }
  return (
    <>
      <p class="odds unknown">
        <span>
          {forecast.attack} : ?{shift}
        </span>
        <strong data-testid="column">
          {worst.column} to {best.column}
        </strong>
      </p>
      <p class="worst" data-testid="worst">
        Units of unknown strength: at worst you attack at {worst.column}, with a chance of {percent(worst.p)}.
      </p>
      <ul class="drawn" aria-label="Columns that may come">
        {drawn.map((each) => (
          <li key={each.column}>
            <b>{each.column}</b> {percent(each.p)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** A number, or from the least to the most where it depends on what the sides choose. */
export function span({ least, most }: Span, words: (value: number) => string): string {
  const [low, high] = [words(least), words(most)];
  return low === high ? low : `${low.replace(/%$/, "")} – ${high}`;
}

const steps = (value: number): string => value.toFixed(2).replace(/\.?0+$/, "");
const whole = (p: number): string => `${Math.round(p * 100)}%`;

/** What the attack comes to on average, as far as dice decide it. */
function Expected({ toll }: { toll: Toll }) {
  const spans = [toll["attacker-steps"], toll["defender-steps"], toll.vacated];
  const open = spans.some(({ least, most }) => most - least > 0.004);
  return (
    <>
      <dl class="toll" data-testid="expected">
        <dt>Hex vacated</dt>
        <dd>{span(toll.vacated, whole)}</dd>
        <dt>Expected losses in steps, ours</dt>
        <dd>{span(toll["attacker-steps"], steps)}</dd>
        <dt>theirs</dt>
        <dd>{span(toll["defender-steps"], steps)}</dd>
      </dl>
      {open && <p class="small">From … to: it depends on who retreats and who stands and loses steps.</p>}
    </>
  );
}
