import { ABSENT, type Choice, endHex, flatten } from "../game/choices";
import type { Form } from "../game/questions";
import { type Order, orderName, plain } from "../words";
import type { Desk } from "./game-page";
import { Chit } from "./parts";
import { jump } from "./top-bar";

/** One question at a time, with the answers the rules allow. */
export function QuestionPanel({ desk }: { desk: Desk }) {
  const { play, session } = desk;
  const question = play.questions.isQuestion.value;
  const form = play.questions.form.value;
  const types = play.questions.ownTypes.value;
  if (!question && !form && types.length === 0) {
    return null;
  }
  if (!question) {
    return (
      <section class="card">
        <div class="actions" role="group" aria-label="Other orders">
          {types
            .filter((type) => type !== "overrun")
            .map((type) => (
              <button key={type} type="button" aria-pressed={form?.type === type} onClick={() => void play.openForm(type)}>
                {orderName(type)} …
              </button>
            ))}
        </div>
        {form && <OrderForm desk={desk} form={form} />}
      </section>
    );
  }
  const own = play.questions.forms.value.filter((each) => each.type !== "pass" && each.type !== "end-phase");
  return (
    <section class="card question" data-testid="question">
      <h2>{desk.teller.sentence(session.decision.value.prompt)}</h2>
      {own.length > 1 && (
        <div class="actions" role="group" aria-label="Answers">
          {own.map((each) => (
            <button
              key={each.type}
              type="button"
              aria-pressed={form?.type === each.type}
              onClick={() => (play.questions.form.value = each)}
            >
              {orderName(each.type)}
            </button>
          ))}
        </div>
      )}
      {form && <OrderForm desk={desk} form={form} />}
      {play.may("pass") && (
        <div class="actions">
          <button type="button" onClick={() => void play.order({ type: "pass" })}>
            Decline
          </button>
        </div>
      )}
    </section>
  );
}

/** An order made up from what is legal, field by field. */
function OrderForm({ desk, form }: { desk: Desk; form: Form }) {
  const { play } = desk;
  const open = play.questions.openChoices.value.filter((choice) => choice.options.length > 1);
  const settled = play.questions.openChoices.value.filter(
    ({ key, options, chosen }) => options.length === 1 && chosen !== ABSENT && ["purpose", "mode"].includes(key),
  );
  const current = play.questions.currentChoice.value;
  const order = play.questions.decidedOrder.value;
  if (form.orders.length <= 8 && !form.orders.some(isOnMap)) {
    return (
      <div class="answers">
        {form.orders.map((each) => (
          <button key={JSON.stringify(each)} type="button" disabled={play.busy.value} onClick={() => void play.order(each)}>
            {orderWords(desk, each)}
          </button>
        ))}
        {form.type === "remove" && !form.complete && <ByHand desk={desk} type={form.type} />}
      </div>
    );
  }
  return (
    <div class="form">
      {open.filter((choice) => isDue(choice, current)).map((choice) => (
        <Field key={choice.key} desk={desk} type={form.type} choice={choice} current={choice.key === current?.key} />
      ))}
      {form.type === "remove" && !form.complete && <ByHand desk={desk} type={form.type} />}
      {settled.map(({ key, chosen }) => (
        <p key={key} class="small">
          {plain(key)}: {optionWords(desk, form.type, key, chosen as string).toLowerCase()}
        </p>
      ))}
      <div class="actions">
        <button
          type="button"
          class="primary"
          data-testid="confirm"
          disabled={!order || play.busy.value}
          onClick={() => order && void play.order(order)}
        >
          {orderName(form.type)} <kbd>Enter</kbd>
        </button>
        {Object.keys(form.answers).length > 0 && (
          <button type="button" onClick={() => (play.questions.form.value = { ...form, answers: {} })}>
            Start over
          </button>
        )}
      </div>
      {order && open.length === 0 && <p class="small">There is one way to do it.</p>}
    </div>
  );
}

const MANY = 12;

/** A question with many answers waits until the one before it has narrowed them down. */
const isDue = (choice: Choice, current: Choice | undefined): boolean =>
  choice.key === current?.key || choice.chosen !== undefined || choice.options.length <= MANY;

/** Whether an order has a part that is better answered on the map. */
const isOnMap = (order: Order): boolean => [...flatten(order).values()].some((option) => endHex(option) !== undefined);

/** Fields whose answer says all. */
const SPEAKS_FOR_ITSELF = new Set(["units", "unit", "option", "use", "chits", "mode", "purpose"]);

/** A whole order in words, where it is one of a few. */
function orderWords(desk: Desk, order: Order): string {
  const parts = [...flatten(order)].map(([key, option]) => {
    const [name, unit] = key.split(/\.(.*)/s);
    const words = optionWords(desk, order.type, key, option);
    return unit ? `${desk.teller.unit(unit)}: ${words}` : SPEAKS_FOR_ITSELF.has(name ?? "") ? words : `${plain(name ?? "").toLowerCase()} ${words}`;
  });
  return parts.length ? plain(parts.join(", ")) : orderName(order.type);
}

/** The units an answer names, if it names nothing else. */
function unitsOf(desk: Desk, option: string): string[] {
  const value: unknown = option === ABSENT ? [] : JSON.parse(option);
  const ids = Array.isArray(value) ? value.map(String) : typeof value === "string" ? [value] : [];
  return ids.every((id) => desk.play.unit(id) !== undefined) ? ids : [];
}

/** Units to choose from, as counters. */
function UnitChoice({ desk, choice }: { desk: Desk; choice: Choice }) {
  const { play, session, teller } = desk;
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
            aria-label={ids.length ? teller.units(ids) : "none"}
            title={ids.length ? teller.units(ids) : "none"}
            onClick={() => play.questions.answer(choice.key, on ? undefined : option)}
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

function Field({ desk, type, choice, current }: { desk: Desk; type: string; choice: Choice; current: boolean }) {
  const { play, session } = desk;
  const [, unitId] = choice.key.split(/\.(.*)/s);
  const unit = unitId ? play.unit(unitId) : undefined;
  const onMap = choice.options.some((option) => endHex(option) !== undefined);
  const sorted = [...choice.options].sort();
  const named = choice.options.filter((option) => option !== ABSENT && unitsOf(desk, option).length > 0);
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
        onChange={(event) => play.questions.answer(choice.key, event.currentTarget.value === "?" ? undefined : event.currentTarget.value)}
      >
        <option value="?">choose …</option>
        {sorted.map((option) => (
          <option key={option} value={option}>
            {optionWords(desk, type, choice.key, option)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** An answer in words. */
export function optionWords(desk: Desk, type: string, key: string, option: string): string {
  const { teller } = desk;
  if (option === ABSENT) {
    return key.startsWith("steps.") ? "nothing" : "stays";
  }
  const value: unknown = JSON.parse(option);
  if (key.startsWith("steps.")) {
    return value === 1 ? "1 step" : `${String(value)} steps`;
  }
  if (typeof value === "boolean") {
    return type === "air-support" ? (value ? "Spend an air point" : "Do not") : value ? "Yes" : "No";
  }
  if (Array.isArray(value)) {
    const path = value as string[];
    if (path.length > 0 && path.every((each) => /^(\d{4}|off)$/.test(each))) {
      const end = path[path.length - 1] as string;
      const via = path.slice(1, -1);
      return `${teller.hex(end)}${via.length ? ` by ${via.join(", ")}` : ""}`;
    }
    return path.length ? path.map((each) => teller.value(each)).join(", ") : "none";
  }
  const text = String(value);
  if (/^\d{4}$/.test(text)) {
    return teller.hex(text);
  }
  return desk.session.counters.knows(text) ? teller.unit(text) : plain(text);
}

/** For what the list of legal orders leaves out: the units selected on the map. */
function ByHand({ desk, type }: { desk: Desk; type: string }) {
  const { play, teller } = desk;
  const units = play.moves.selection.value?.units ?? [];
  return (
    <div class="actions">
      <button type="button" disabled={units.length === 0} onClick={() => void play.order({ type, units })}>
        {units.length ? `${plain(type)} ${teller.units(units)}` : `${plain(type)} others: select them on the map`}
      </button>
    </div>
  );
}
