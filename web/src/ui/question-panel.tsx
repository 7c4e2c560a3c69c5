import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { type Allotting, allotted, begun, type Draft, given, type Going, groupsOf, left, type Picking, picked, sent, type Spreading, toggled } from "../game/asks";
import { count, orderName } from "../words";
import { About } from "./about";
import { Confirm, howMany, pathWords } from "./form-parts";
import type { Desk } from "./game-page";
import { OneOf } from "./listed-form";
import { mapView } from "./map-pane";
import { Chit } from "./parts";
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
      {(!question || asks.length > 1 || (!form && asks.length > 0)) && (
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
