import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import * as api from "../api";
import { type Chart, plain, type RuleCase, type Rules, type ScoreItem } from "../words";
import type { Desk } from "./game-page";
import { CaseRef } from "./parts";

/** The rules at hand: sequence of play, charts as they hold now, and every numbered case. */
export function RulesPanel({ desk, open }: { desk: Desk; open: (id: string) => void }) {
  const { session } = desk;
  const [rules, setRules] = useState<Rules | undefined>(undefined);
  const [problem, setProblem] = useState("");
  const [charts, setCharts] = useState<Chart[]>([]);
  const [items, setItems] = useState<ScoreItem[]>([]);
  useEffect(() => {
    api.rules(session.box.id).then(setRules, (why) => setProblem((why as Error).message));
  }, [session.box.id]);
  useEffect(() => {
    session.seat.charts().then(setCharts, () => setCharts([]));
    session.seat.score().then(
      (score) => setItems(score.items),
      () => setItems([]),
    );
  }, [session.sequence]);
  const stage = session.decision.value.stage;
  const step = rules?.sequence.find((each) => each.stage === stage);
  const column = desk.play.attacks.plan.value?.forecast?.column;
  return (
    <>
      {problem && <p role="alert">{problem}</p>}
      {rules && <Cases rules={rules} now={new Set(step?.topics)} chosen={desk.play.openCase.value} />}
      {rules && (
        <details class="card" data-testid="sequence">
          <summary>Sequence of play</summary>
          <ol class="sequence">
            {rules.sequence.map((each) => (
              <li key={each.stage} aria-current={each.stage === stage ? "step" : undefined}>
                <b>{plain(each.stage)}</b> {each.does}
              </li>
            ))}
          </ol>
        </details>
      )}
      {charts.map((chart) => (
        <details key={chart.title} class="card" data-testid="chart" open={Boolean(column && chart.columns.includes(column))}>
          <summary>
            {chart.title} <CaseRef id={chart.case} open={open} />
          </summary>
          <ChartTable chart={chart} column={column} />
        </details>
      ))}
      <details class="card" open>
        <summary>Victory points</summary>
        <table class="points">
          <tbody>
            {items.map((item) => (
              <tr key={item.case + item.why + item.side}>
                <td>{item.side === "axis" ? "✚" : "★"}</td>
                <td>{item.why}</td>
                <td>
                  <CaseRef id={item.case} open={open} />
                </td>
                <td class="number">{item.points}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {items.length === 0 && <p class="small">None yet.</p>}
      </details>
    </>
  );
}

/** The section of a rulebook in which a case stands: AGS-9.74 is in section 9 of AGS. */
const sectionOf = (id: string): string => id.replace(/-(\d+).*$/, ", section $1");

/** Every case in the order of the rulebooks; a search by words, and those that apply now. */
function Cases({ rules, now, chosen }: { rules: Rules; now: Set<string>; chosen: string | undefined }) {
  const [wanted, setWanted] = useState("");
  const [onlyNow, setOnlyNow] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (chosen) {
      setWanted("");
      setOnlyNow(false);
    }
  }, [chosen]);
  useEffect(() => {
    list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "center" });
  }, [chosen, rules, wanted, onlyNow]);
  const found = useMemo(() => {
    const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
    const fits = (each: RuleCase): boolean => {
      const text = `${each.case} ${each.topic} ${each.summary}`.toLowerCase();
      return words.every((word) => text.includes(word));
    };
    return rules.cases.filter((each) => fits(each) && (!onlyNow || now.has(each.topic)));
  }, [rules, wanted, onlyNow, now]);
  const lone = chosen ? rules.cases.find((each) => each.case === chosen) : undefined;
  return (
    <section class="card" data-testid="case">
      {chosen && <h2>{chosen}</h2>}
      {chosen && <p class="case-text">{lone ? lone.summary : `There is no case ${chosen} in these rulebooks.`}</p>}
      <label class="search">
        <span class="sr">Find a case</span>
        <input
          type="search"
          placeholder="Find a case: retreat river, 9.74 …"
          value={wanted}
          onInput={(event) => setWanted(event.currentTarget.value)}
        />
      </label>
      <label class="toggle">
        <input type="checkbox" checked={onlyNow} onChange={(event) => setOnlyNow(event.currentTarget.checked)} /> Only what
        applies now
      </label>
      <ul class="cases" ref={list} aria-label="Cases" tabIndex={0}>
        {found.map((each, i) => (
          <li key={each.case} data-section={sectionOf(each.case) === sectionOf(found[i - 1]?.case ?? "") ? undefined : sectionOf(each.case)} class={now.has(each.topic) ? "now" : ""} aria-current={each.case === chosen ? "true" : undefined}>
            <b>{each.case}</b> {each.summary}
            {now.has(each.topic) && <span class="sr"> applies now</span>}
          </li>
        ))}
        {found.length === 0 && <li>No case has these words.</li>}
      </ul>
    </section>
  );
}

function ChartTable({ chart, column }: { chart: Chart; column: string | undefined }) {
  return (
    <div class="chart-table" tabIndex={0} role="group" aria-label={chart.title}>
      <table>
        <thead>
          <tr>
            <td />
            {chart.columns.map((each) => (
              <th key={each} scope="col" class={each === column ? "lit" : ""}>
                {each}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {chart.rows.map((row) => (
            <tr key={row.head} aria-current={row.now ? "true" : undefined}>
              <th scope="row">{row.head}</th>
              {row.cells.map((cell, i) => (
                <td key={i} class={chart.columns[i] === column ? "lit" : ""}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
