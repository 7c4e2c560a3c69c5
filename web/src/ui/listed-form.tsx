import { useState } from "preact/hooks";
import type { Listed } from "../game/asks";
import { ABSENT, asPath, type Choice, endHex, flatten, holding, lots, type Lots, namedUnits } from "../game/choices";
import { type Order, orderName, plain } from "../words";
import { consequence } from "./about";
import { Confirm, howMany, pathWords } from "./form-parts";
import type { Desk } from "./game-page";
import { Chit } from "./parts";
import { jump } from "./top-bar";

/** So many answers can be buttons. */
const FEW = 12;

/** One of a list of orders: a button for each of a few, else field by field. */
export function OneOf({ desk, form }: { desk: Desk; form: Listed }) {
  const { play } = desk;
  const { isHex } = play.interview;
  const onMap = (order: Order): boolean => [...flatten(order).values()].some((option) => endHex(option, isHex) !== undefined);
  const drawn = lots(form.orders, (text) => isHex(text) || play.unit(text) !== undefined);
  if (drawn) {
    return <Names key={desk.session.sequence} desk={desk} form={form} of={drawn} />;
  }
  if (form.orders.length <= FEW && !form.orders.some(onMap)) {
    return (
      <div class="answers">
        {form.orders.map((each) => (
          <Answer key={JSON.stringify(each)} desk={desk} order={each} />
        ))}
      </div>
    );
  }
  const open = play.interview.openChoices.value.filter((choice) => choice.options.length > 1);
  const settled = play.interview.openChoices.value.filter(
    ({ key, options, chosen }) => options.length === 1 && chosen !== ABSENT && ["purpose", "mode"].includes(key),
  );
  const current = play.interview.currentChoice.value;
  return (
    <div class="form">
      {open.filter((choice) => isDue(choice, current)).map((choice) => (
        <Field key={choice.key} desk={desk} choice={choice} current={choice.key === current?.key} />
      ))}
      {settled.map(({ key, chosen }) => (
        <p key={key} class="small">
          {plain(key)}: {optionWords(desk, chosen as string).toLowerCase()}
        </p>
      ))}
      <Confirm desk={desk} form={form}>
        {Object.keys(form.answers).length > 0 && (
          <button type="button" onClick={() => play.interview.answer({ ...form, answers: {} })}>
            Start over
          </button>
        )}
      </Confirm>
      {open.length === 0 && <p class="small">There is one way to do it.</p>}
    </div>
  );
}

/** Chits to pick so many of; those that cannot come along any more cannot be picked. */
function Names({ desk, form, of }: { desk: Desk; form: Listed; of: Lots }) {
  const { play, session } = desk;
  const [on, setOn] = useState<number[]>([]);
  const picked = (which: number[]): string[] => which.map((i) => of.names[i] as string);
  const toggle = (i: number): void => {
    const next = on.includes(i) ? on.filter((each) => each !== i) : [...on, i];
    const [only] = next.length === of.number ? holding(form.orders, of, picked(next)) : [];
    setOn(next);
    play.interview.choose(of.key, only && JSON.stringify(only[of.key]));
  };
  return (
    <div class="form">
      <p role="status">
        {howMany(of.number, of.number)} {on.length} chosen.
      </p>
      <div class="chits" role="group" aria-label={orderName(form.type)}>
        {of.names.map((name, i) => (
          <button
            key={i}
            type="button"
            class={`token ${session.mine ?? ""}`}
            aria-pressed={on.includes(i)}
            disabled={!on.includes(i) && holding(form.orders, of, picked([...on, i])).length === 0}
            onClick={() => toggle(i)}
          >
            {name}
          </button>
        ))}
      </div>
      <Confirm desk={desk} form={form} />
    </div>
  );
}

/** An answer as a button, with what it comes to; on the map that shows before it is given. */
function Answer({ desk, order }: { desk: Desk; order: Order }) {
  const { play } = desk;
  const option = typeof order["option"] === "string" ? order["option"] : undefined;
  const comes = option === undefined ? "" : consequence(desk, option);
  const preview = (on: boolean) => () => (play.interview.preview.value = on ? option : undefined);
  return (
    <>
      <button
        type="button"
        disabled={play.busy.value}
        onClick={() => void play.order(order)}
        onPointerEnter={preview(true)}
        onPointerLeave={preview(false)}
        onFocus={preview(true)}
        onBlur={preview(false)}
      >
        {orderWords(desk, order)}
      </button>
      {comes && <p class="small">{comes}</p>}
    </>
  );
}

/** A question with many answers waits until the one before it has narrowed them down. */
const isDue = (choice: Choice, current: Choice | undefined): boolean =>
  choice.key === current?.key || choice.chosen !== undefined || choice.options.length <= FEW;

/** Fields whose answer says all. */
const SPEAKS_FOR_ITSELF = new Set(["units", "unit", "option", "use", "chits", "mode", "purpose"]);

/** A whole order in words, where it is one of a few. */
function orderWords(desk: Desk, order: Order): string {
  const parts = [...flatten(order)].map(([key, option]) => {
    const [name, unit] = key.split(/\.(.*)/s);
    const words = order.type === "air-support" ? (option === "true" ? "Spend an air point" : "Do not") : optionWords(desk, option);
    return unit ? `${desk.narrator.unit(unit)}: ${words}` : SPEAKS_FOR_ITSELF.has(name ?? "") ? words : `${plain(name ?? "").toLowerCase()} ${words}`;
  });
  return parts.length ? plain(parts.join(", ")) : orderName(order.type);
}

/** Units to choose from, as counters. */
function UnitChoice({ desk, choice }: { desk: Desk; choice: Choice }) {
  const { play, session, narrator } = desk;
  return (
    <div class="chits" role="group" aria-label={plain(choice.key)}>
      {choice.options.map((option) => {
        const ids = unitsOf(desk, option);
        const on = choice.chosen === option;
        return (
          <button
            key={option}
            type="button"
            aria-pressed={on}
            aria-label={ids.length ? narrator.units(ids) : "none"}
            title={ids.length ? narrator.units(ids) : "none"}
            onClick={() => play.interview.choose(choice.key, on ? undefined : option)}
          >
            {ids.length === 0 ? "none" : null}
            {ids.map((id) => {
              const unit = play.unit(id);
              return unit ? <Chit key={id} unit={unit} counters={session.counters} size={42} /> : null;
            })}
          </button>
        );
      })}
    </div>
  );
}

const unitsOf = (desk: Desk, option: string): string[] => namedUnits(option, (id) => desk.play.unit(id) !== undefined);

function Field({ desk, choice, current }: { desk: Desk; choice: Choice; current: boolean }) {
  const { play, session } = desk;
  const [, unitId] = choice.key.split(/\.(.*)/s);
  const unit = unitId ? play.unit(unitId) : undefined;
  const onMap = choice.options.some((option) => endHex(option, play.interview.isHex) !== undefined);
  const sorted = [...choice.options].sort();
  const named = choice.options.filter((option) => unitsOf(desk, option).length > 0);
  if (named.length > 0 && named.length === choice.options.filter((option) => option !== ABSENT && option !== "[]").length && choice.options.length <= 120) {
    return (
      <div class={current ? "field current" : "field"}>
        <span>{plain(choice.key)}</span>
        <UnitChoice desk={desk} choice={choice} />
      </div>
    );
  }
  return (
    <label class={current ? "field current" : "field"}>
      {unit ? <Chit unit={unit} counters={session.counters} size={34} /> : null}
      <span>
        {unit ? session.counters.name(unit) : plain(unitId ?? choice.key)}
        {current && onMap ? <span class="small">click a marked hex, or choose</span> : null}
      </span>
      <select
        value={choice.chosen ?? "?"}
        onFocus={() => unit?.hex && jump([unit.hex])}
        onChange={(event) => play.interview.choose(choice.key, event.currentTarget.value === "?" ? undefined : event.currentTarget.value)}
      >
        <option value="?">choose …</option>
        {sorted.map((option) => (
          <option key={option} value={option}>
            {optionWords(desk, option)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** An answer in words. */
function optionWords(desk: Desk, option: string): string {
  const { narrator } = desk;
  if (option === ABSENT) {
    return "none";
  }
  const path = asPath(option, desk.play.interview.isHex);
  if (path) {
    return pathWords(desk, path);
  }
  const value: unknown = JSON.parse(option);
  if (typeof value === "boolean") {
    return value ? "Yes" : "No";
  }
  if (Array.isArray(value)) {
    return value.length ? value.map((each) => narrator.value(each)).join(", ") : "none";
  }
  const text = String(value);
  return desk.session.counters.knows(text) ? narrator.unit(text) : plain(text);
}
