import type { Desk } from "./game-page";
import { Dialog } from "./parts";
import { CaseRef } from "./parts";

/** Asks before something is lost. */
export function WarningDialog({ desk }: { desk: Desk }) {
  const { play } = desk;
  const warning = play.warning.value;
  if (!warning) {
    return null;
  }
  const open = (id: string): void => {
    play.warning.value = undefined;
    play.openCase.value = id;
    play.tab.value = "rules";
  };
  return (
    <Dialog title="Before you end this phase" close={() => (play.warning.value = undefined)}>
      <ul>
        {warning.warnings.map((each) => (
          <li key={each.why}>
            {desk.narrator.sentence(each.why)} <CaseRef id={each.case} open={open} />
          </li>
        ))}
      </ul>
      <div class="actions">
        <button type="button" class="primary" onClick={() => (play.warning.value = undefined)}>
          Go back
        </button>
        <button type="button" onClick={() => void play.confirm()}>
          End it all the same
        </button>
      </div>
    </Dialog>
  );
}
