import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { type Allotting, allotted, begun, type Draft, given, type Going, groupsOf, left, type Listed, type Picking, picked, sent, type Spreading, toggled } from "../game/asks";
import { ABSENT, asPath, type Choice, endHex, flatten, holding, lots, type Lots, namedUnits } from "../game/choices";
import { count, type Order, orderName, plain } from "../words";
import type { Desk } from "./game-page";
import { mapView } from "./map-pane";
import { About, consequence } from "./about";
import { openCase } from "./panel";
import { CaseRef, Chit } from "./parts";
import { jump } from "./top-bar";
import { Tray } from "./tray";

/** One question at a time, with the answers the rules allow. */
export function QuestionPanel({ desk }: { desk: Desk }) {
  const { play, session, narrator } = desk;
  const { interview } = play;
  const question = interview.isQuestion.value;
  const form = interview.form.value;
  const asks = interview.asks.value.filter((ask) => question || (ask.order !== "overrun" && interview.isDue(ask)));
  const opened = form?.type;
  useEffect(() => {
    if (question || opened) {
      mapView.value?.bringInSight(interview.places.peek());
    }
  }, [question, opened, session.sequence]);
  if (!question && !form && asks.length === 0) {
    return null;
  }
  return (
    <section class={question ? "card question" : "card"} data-testid={question ? "question" : undefined}>
      {question && <h2>{narrator.sentence(session.decision.value.prompt)}</h2>}
      {question && <About desk={desk} />}
      {(!question || asks.length > 1) && (
        <div class="actions" role="group" aria-label={question ? "Answers" : "Other orders"}>
          {asks.map((ask, i) => (
            <button key={i} type="button" data-order={ask.order} aria-pressed={form?.type === ask.order} onClick={() => void play.openForm(ask)}>
              {orderName(ask.order)}
              {question ? "" : " …"}
            </button>
          ))}
        </div>
      )}
      {form && <OrderForm desk={desk} form={form} />}
      {question && play.may("pass") && (
        <div class="actions">
          <button type="button" onClick={() => void play.order({ type: "pass" })}>
            Decline
          </button>
        </div>
      )}
    </section>
  );
}

function OrderForm({ desk, form }: { desk: Desk; form: Draft }) {
  switch (form.kind) {
    case "listed":
      return <OneOf desk={desk} form={form} />;
    case "spread":
      return <Spread desk={desk} form={form} />;
    case "ways":
      return <Ways desk={desk} form={form} />;
    case "some":
      return <Some desk={desk} form={form} />;
    case "allot":
      return <Allot desk={desk} form={form} />;
    case "arrive":
      return <Tray desk={desk} form={form} />;
  }
}

/** What the answers come to: the button that gives the order, or why the rules refuse it. */
function Confirm({ desk, form, children }: { desk: Desk; form: Draft; children?: ComponentChildren }) {
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

/** A unit of a question: its counter and name, and what is answered for it. */
function UnitRow({ desk, id, note, current, choose, children }: { desk: Desk; id: string; note?: string; current?: boolean; choose?: () => void; children: ComponentChildren }) {
  const { play, session, narrator } = desk;
  const unit = play.unit(id);
  const name = (
    <>
      {unit && <Chit unit={unit} counters={session.counters} size={34} />}
      <span>
        {narrator.unit(id)}
        <span class="small">{note ?? unit?.hex ?? ""}</span>
      </span>
    </>
  );
  return (
    <div class={current ? "field unit current" : "field unit"} role="group" aria-label={narrator.unit(id)} data-unit={id}>
      {choose ? (
        <button type="button" class="row" aria-pressed={current === true} onClick={() => (choose(), unit?.hex && jump([unit.hex]))}>
          {name}
        </button>
      ) : (
        <span class="row">{name}</span>
      )}
      {children}
    </div>
  );
}

/** Steps over units, one by one; a single step is one click. */
function Spread({ desk, form }: { desk: Desk; form: Spreading }) {
  const { play, narrator } = desk;
  const { among, due } = form.ask;
  const units = Object.entries(among).filter(([, most]) => most > 0);
  const open = left(form);
  if (due === 1 && units.length > 1) {
    return (
      <div class="answers">
        {units.map(([id]) => (
          <button key={id} type="button" disabled={play.busy.value} onClick={() => void play.order({ type: form.type, steps: { [id]: 1 } })}>
            {narrator.unit(id)}: 1 step
          </button>
        ))}
      </div>
    );
  }
  return (
    <div class="form">
      <p role="status">
        {count(due, "step")} due{open === 0 ? "" : `, ${open} left`}.
      </p>
      {units.map(([id, most]) => {
        const n = form.steps[id] ?? 0;
        return (
          <UnitRow key={id} desk={desk} id={id}>
            <span class="stepper">
              <button type="button" aria-label={`${narrator.unit(id)}: one step less`} disabled={n === 0} onClick={() => play.interview.answer(given(form, id, -1))}>
                −
              </button>
              <output aria-label={`${narrator.unit(id)}: ${n} of ${most}`}>
                {n} / {most}
              </output>
              <button type="button" aria-label={`${narrator.unit(id)}: one step more`} disabled={n >= most || open === 0} onClick={() => play.interview.answer(given(form, id, 1))}>
                +
              </button>
            </span>
          </UnitRow>
        );
      })}
      <Confirm desk={desk} form={form} />
    </div>
  );
}

const STAYS = "stays";

/** A way for each unit: from its list, or by a click on its end. */
function Ways({ desk, form }: { desk: Desk; form: Going }) {
  const { play } = desk;
  const { all, most } = form.ask;
  const single = most === 1;
  return (
    <div class="form">
      <p class="small">
        {single ? "Click a marked hex for the unit in the frame" : "Click a marked hex: the units of a stack go there together, one by one if you choose from the lists"}.
        {all || single ? "" : " Who is not sent stays."}
      </p>
      {Object.entries(form.ask.ways).map(([id, ways]) => {
        const chosen = form.ways[id];
        const at = chosen ? ways.findIndex((way) => way.join() === chosen.join()) : -1;
        return (
          <UnitRow
            key={id}
            desk={desk}
            id={id}
            note={ways.length === 1 ? "one way" : `${ways.length} ways`}
            current={form.unit === id}
            choose={() => play.interview.answer({ ...form, unit: id })}
          >
            {(!single || form.unit === id) && <select
              aria-label={`Way of ${desk.narrator.unit(id)}`}
              value={chosen === null ? STAYS : at < 0 ? "" : String(at)}
              onChange={(event) => {
                const { value } = event.currentTarget;
                const way = value === STAYS ? null : ways[Number(value)];
                if (value !== "" && way !== undefined) {
                  play.interview.answer(sent(form, id, way));
                }
              }}
            >
              <option value="" disabled>
                choose …
              </option>
              {!all && !single && <option value={STAYS}>stays</option>}
              {ways.map((way, i) => (
                <option key={i} value={String(i)}>
                  {pathWords(desk, way)}
                </option>
              ))}
            </select>}
          </UnitRow>
        );
      })}
      <Confirm desk={desk} form={form}>
        {Object.values(form.ways).some((way) => way) && (
          <button type="button" onClick={() => play.interview.answer(begun(form.ask))}>
            Start over
          </button>
        )}
      </Confirm>
    </div>
  );
}

const howMany = (least: number, most: number): string =>
  least === most ? `Choose ${least}.` : least === 0 ? `Choose up to ${most}.` : `Choose ${least} to ${most}.`;

/** Some of these units. */
function Some({ desk, form }: { desk: Desk; form: Picking }) {
  const { play, session, narrator } = desk;
  return (
    <div class="form">
      {groupsOf(form.ask).map((group, i) => (
        <div key={i}>
          <p role="status">
            {howMany(group.least, group.most)} {picked(form, group.among).length} chosen.
          </p>
          <div class="chits" role="group" aria-label={orderName(form.type)}>
            {group.among.map((id) => {
              const unit = play.unit(id);
              return (
                <button
                  key={id}
                  type="button"
                  aria-pressed={form.units.includes(id)}
                  aria-label={narrator.unit(id)}
                  title={[narrator.unit(id), unit?.hex ?? ""].filter(Boolean).join(", ")}
                  onClick={() => play.interview.answer(toggled(form, id))}
                >
                  {unit ? <Chit unit={unit} counters={session.counters} size={42} /> : narrator.unit(id)}
                </button>
              );
            })}
          </div>
        </div>
      ))}
      {form.units.length > 0 && <p class="small">{narrator.units(form.units)}</p>}
      <Confirm desk={desk} form={form} />
    </div>
  );
}

/** From so many targets on only the unit in the frame has a list of them. */
const MANY = 400;

/** A target for some of these units. */
function Allot({ desk, form }: { desk: Desk; form: Allotting }) {
  const { play, narrator } = desk;
  const { among, least, most } = form.ask;
  const many = Object.values(among).reduce((sum, targets) => sum + targets.length, 0) > MANY;
  return (
    <div class="form">
      <p role="status">
        {howMany(least, most)} {Object.keys(form.targets).length} chosen. Click a marked hex, or choose from the list.
      </p>
      {Object.entries(among).map(([id, targets]) => (
        <UnitRow key={id} desk={desk} id={id} current={form.unit === id} choose={() => play.interview.answer({ ...form, unit: id })}>
          {(!many || form.unit === id) && (
            <select
              aria-label={`Target of ${narrator.unit(id)}`}
              value={form.targets[id] ?? ""}
              onChange={(event) => play.interview.answer(allotted(form, id, event.currentTarget.value || undefined))}
            >
              <option value="">none</option>
              {targets.map((hex) => (
                <option key={hex} value={hex}>
                  {narrator.hex(hex)}
                </option>
              ))}
            </select>
          )}
        </UnitRow>
      ))}
      <Confirm desk={desk} form={form} />
    </div>
  );
}

const FEW = 12;

/** One of a list of orders: a button for each of a few, else field by field. */
function OneOf({ desk, form }: { desk: Desk; form: Listed }) {
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

/** A way in words: where it ends, and by which hexes. */
function pathWords({ narrator }: Desk, path: string[]): string {
  const via = path.slice(1, -1);
  return `${narrator.hex(path[path.length - 1] ?? "")}${via.length ? ` by ${via.join(", ")}` : ""}`;
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
