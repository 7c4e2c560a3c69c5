import { count, SIDES, type Sheet, type SheetRow, sideName } from "../words";
import type { Desk } from "./game-page";
import { openCase } from "./panel";
import { CaseRef, Chit } from "./parts";
import { jump } from "./top-bar";

/** So many counters of a line are shown at once. */
const FEW = 8;

/** What the staff keeps: who is led by whom, what is in store, who is in the air, in a city or beside the map. */
export function StaffPanel({ desk }: { desk: Desk }) {
  return (
    <>
      {desk.play.staff.sheets.value.map((sheet) => (
        <SheetCard key={sheet.id} desk={desk} sheet={sheet} />
      ))}
    </>
  );
}

function SheetCard({ desk, sheet }: { desk: Desk; sheet: Sheet }) {
  const { play } = desk;
  const { value: shown } = play.staff.shown;
  const placed = sheet.rows.some((row) => row.hexes.length > 1);
  return (
    <details class="card sheet" open={sheet.rows.length <= 30} data-testid={`sheet-${sheet.id}`}>
      <summary>{sheet.title}</summary>
      <div class="actions">
        {placed && (
          <button type="button" aria-pressed={shown?.sheet === sheet.id && shown.row === undefined} onClick={() => play.staff.toggle(sheet.id)}>
            Show all on the map
          </button>
        )}
        <CaseRef id={sheet.case} open={openCase(desk)} />
      </div>
      <ul>
        {sheet.rows.map((row, i) => (
          <Line key={row.unit ?? row.head} desk={desk} sheet={sheet} row={row} index={i} />
        ))}
      </ul>
    </details>
  );
}

function Line({ desk, sheet, row, index }: { desk: Desk; sheet: Sheet; row: SheetRow; index: number }) {
  const { play, session, narrator } = desk;
  const { value: shown } = play.staff.shown;
  const unit = row.unit === undefined ? undefined : play.unit(row.unit);
  const hexes = unit?.hex ? [unit.hex] : row.hexes;
  const facts = sheet.columns.map((column, i) => [column, row.cells[i] ?? ""] as const).filter(([, cell]) => cell !== "");
  const movable = row.units.filter((id) => play.unit(id)?.side === session.mine && play.unit(id)?.hex !== undefined);
  const head = (
    <>
      {unit && <Chit unit={unit} counters={session.counters} size={34} />}
      <span>
        {row.unit === undefined ? headOf(desk, row.head) : narrator.unit(row.unit)}
        <span class="small">
          {facts.map(([column, cell]) => (column ? `${column}: ${narrator.sentence(cell)}` : narrator.sentence(cell))).join(" · ")}
        </span>
      </span>
    </>
  );
  return (
    <li>
      {hexes.length === 0 ? (
        <div class="row">{head}</div>
      ) : (
        <button
          type="button"
          class="row"
          aria-pressed={shown?.sheet === sheet.id && shown.row === index}
          onClick={() => {
            play.staff.toggle(sheet.id, index);
            jump(hexes);
          }}
        >
          {head}
        </button>
      )}
      {play.may("move") && movable.length > 1 && (
        <button type="button" class="together" onClick={() => void play.takeGroup(row.unit, movable)}>
          Move together
        </button>
      )}
      {row.units.length > 0 && <Members desk={desk} units={row.units} />}
    </li>
  );
}

/** A head that is the number of a hex is told with the hex's name. */
const headOf = ({ session, narrator }: Desk, head: string): string => (session.facts.hexes[head] ? narrator.hex(head) : head.charAt(0).toUpperCase() + head.slice(1));

/** Those who belong to a line, each side for itself. */
function Members({ desk, units }: { desk: Desk; units: string[] }) {
  const bySide = SIDES.map((side) => [side, units.filter((id) => desk.play.unit(id)?.side === side)] as const).filter(([, ids]) => ids.length > 0);
  const many = units.length > FEW && units.some((id) => desk.play.unit(id)?.hex !== undefined);
  const chits = bySide.map(([side, ids]) => (
    <div key={side} class="chits" role="group" aria-label={`${sideName(side)} units`}>
      {ids.map((id) => (
        <Member key={id} desk={desk} id={id} />
      ))}
    </div>
  ));
  return many ? (
    <details class="members">
      <summary>{count(units.length, "unit")}</summary>
      {chits}
    </details>
  ) : (
    <>{chits}</>
  );
}

function Member({ desk, id }: { desk: Desk; id: string }) {
  const { play, session, narrator } = desk;
  const unit = play.unit(id);
  if (!unit) {
    return null;
  }
  const where = unit.hex ? ` in ${narrator.hex(unit.hex)}` : "";
  return (
    <button
      type="button"
      aria-label={narrator.unit(id) + where}
      title={narrator.unit(id) + where}
      aria-pressed={play.moves.selection.value?.units.includes(id) ?? false}
      draggable={!unit.hex}
      onDragStart={(event) => {
        event.dataTransfer?.setData("text/plain", id);
        void play.use(id);
      }}
      onClick={() => {
        if (unit.hex) {
          jump([unit.hex]);
        }
        void play.use(id);
      }}
    >
      <Chit unit={unit} counters={session.counters} size={38} />
    </button>
  );
}
