import { useMemo } from "preact/hooks";
import { type Luck, tally, type TurnTally } from "../game/tally";
import type { Counters } from "../map/counters";
import { count, type Frame, plain, type Side, SIDES, sideName } from "../words";

/** The course of the game in numbers. Drawn here: four small charts need no library. */
export function Charts({ frames, counters }: { frames: Frame[]; counters: Counters }) {
  const sums = useMemo(
    () =>
      tally(frames, (id) => {
        const facts = counters.facts(id);
        return facts && { side: facts.side, arm: facts.arm };
      }),
    [frames, counters],
  );
  return (
    <>
      <section class="card">
        <h2>Victory points by turn</h2>
        <LineChart data={sums.points} name="Victory points" />
      </section>
      <section class="card">
        <h2>Steps lost by turn</h2>
        <BarChart data={sums.lossesByTurn} name="Steps lost" />
      </section>
      <section class="card">
        <h2>Steps lost by arm</h2>
        {SIDES.map((side) => (
          <Losses key={side} side={side} by={sums.losses[side]} />
        ))}
      </section>
      <section class="card">
        <h2>Dice luck in attacks</h2>
        {SIDES.map((side) => (
          <Dice key={side} side={side} luck={sums.luck[side]} />
        ))}
      </section>
    </>
  );
}

const W = 320;
const H = 130;

function LineChart({ data, name }: { data: TurnTally[]; name: string }) {
  if (data.length === 0) {
    return <p class="small">Nothing yet.</p>;
  }
  const most = Math.max(1, ...data.flatMap((each) => [each.axis, each.soviet]));
  const least = Math.min(0, ...data.flatMap((each) => [each.axis, each.soviet]));
  const x = (i: number): number => 26 + (data.length === 1 ? 0 : (i * (W - 50)) / (data.length - 1));
  const y = (value: number): number => H - 18 - ((value - least) / (most - least)) * (H - 30);
  const words = data.map((each) => `turn ${each.turn}: Axis ${each.axis}, Soviet ${each.soviet}`).join("; ");
  return (
    <svg class="chart" viewBox={`0 0 ${W} ${H}`} role="img" aria-label={`${name}: ${words}`}>
      <line x1="24" y1={y(least)} x2={W - 4} y2={y(least)} class="axis-line" />
      <text x="20" y={y(most) + 4} text-anchor="end">{most}</text>
      <text x="20" y={y(least) + 4} text-anchor="end">{least}</text>
      {SIDES.map((side) => (
        <g key={side} class={side}>
          <polyline points={data.map((each, i) => `${x(i)},${y(each[side])}`).join(" ")} />
          {data.map((each, i) =>
            side === "axis" ? (
              <rect key={i} x={x(i) - 3} y={y(each.axis) - 3} width="6" height="6" />
            ) : (
              <circle key={i} cx={x(i)} cy={y(each.soviet)} r="3.4" />
            ),
          )}
          <text x={x(data.length - 1) + 6} y={y(data[data.length - 1]?.[side] ?? 0) + 4} class="tag">
            {side === "axis" ? "✚" : "★"}
          </text>
        </g>
      ))}
      {data.map((each, i) => (
        <text key={i} x={x(i)} y={H - 4} text-anchor="middle">
          {each.turn}
        </text>
      ))}
    </svg>
  );
}

function BarChart({ data, name }: { data: TurnTally[]; name: string }) {
  if (data.length === 0) {
    return <p class="small">None yet.</p>;
  }
  const most = Math.max(1, ...data.flatMap((each) => [each.axis, each.soviet]));
  const step = (W - 34) / data.length;
  const wide = Math.min(16, step * 0.36);
  const high = (value: number): number => (value / most) * (H - 34);
  const words = data.map((each) => `turn ${each.turn}: Axis ${each.axis}, Soviet ${each.soviet}`).join("; ");
  return (
    <svg class="chart" viewBox={`0 0 ${W} ${H}`} role="img" aria-label={`${name}: ${words}`}>
      {data.map((each, i) => {
        const middle = 30 + step * (i + 0.5);
        return (
          <g key={i}>
            {SIDES.map((side) => (
              <g key={side} class={side}>
                <rect
                  x={side === "axis" ? middle - wide - 1 : middle + 1}
                  y={H - 18 - high(each[side])}
                  width={wide}
                  height={high(each[side])}
                />
                {each[side] > 0 && (
                  <text x={side === "axis" ? middle - wide / 2 - 1 : middle + wide / 2 + 1} y={H - 21 - high(each[side])} text-anchor="middle">
                    {each[side]}
                  </text>
                )}
              </g>
            ))}
            <text x={middle} y={H - 4} text-anchor="middle">
              {each.turn}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function Losses({ side, by }: { side: Side; by: Map<string, number> }) {
  const rows = [...by].sort((a, b) => b[1] - a[1]);
  const most = rows[0]?.[1] ?? 1;
  return (
    <table class="chances">
      <caption>
        {side === "axis" ? "✚" : "★"} {sideName(side)}: {count(rows.reduce((sum, row) => sum + row[1], 0), "step")}
      </caption>
      <tbody>
        {rows.map(([arm, n]) => (
          <tr key={arm}>
            <th scope="row">{plain(arm)}</th>
            <td>
              <span class={`bar ${side}`} style={{ width: `${(n / most) * 100}%` }} />
            </td>
            <td class="number">{n}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const signed = (value: number): string => `${value < 0 ? "−" : "+"}${Math.abs(value).toFixed(1)}`;

/** How far the dice were from what was to be expected, and how far is usual: two of three times within it. */
export function luckWords({ rolls, sum }: Luck): string {
  const off = sum - 3.5 * rolls;
  const spread = Math.sqrt((35 / 12) * rolls);
  const how = Math.abs(off) <= spread ? "as usual" : Math.abs(off) <= 2 * spread ? "unusual" : "rare";
  return `${signed(off)} pips against the expected ${(3.5 * rolls).toFixed(1)} (± ${spread.toFixed(1)} is usual: ${how})`;
}

function Dice({ side, luck }: { side: Side; luck: Luck }) {
  const expected = luck.rolls / 6;
  const most = Math.max(1, expected, ...luck.counts);
  return (
    <table class="chances dice">
      <caption>
        {side === "axis" ? "✚" : "★"} {sideName(side)}: {count(luck.rolls, "roll")}
        {luck.rolls ? `, ${luckWords(luck)}` : ""}
      </caption>
      {luck.rolls > 0 && (
        <tbody>
          {luck.counts.map((n, i) => (
            <tr key={i}>
              <th scope="row">{i + 1}</th>
              <td>
                <span class={`bar ${side}`} style={{ width: `${(n / most) * 100}%` }} />
                <i class="expected" style={{ left: `${(expected / most) * 100}%` }} title="expected" />
              </td>
              <td class="number">{n}</td>
            </tr>
          ))}
        </tbody>
      )}
    </table>
  );
}
