import { curtain, guided, letterKeys, recapSpeed } from "../settings";
import { KEYS } from "./keys";
import { Dialog } from "./parts";

export function Help({ close }: { close: () => void }) {
  return (
    <Dialog title="Keys and hands" close={close} wide>
      <div class="help">
        <table>
          <tbody>
            {KEYS.map(([keys, words]) => (
              <tr key={keys}>
                <th scope="row">
                  <kbd>{keys}</kbd>
                </th>
                <td>{words}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div>
          <h3>With the mouse</h3>
          <p>
            Click a stack to take all of it, again to take single units. Click or drag to a green hex to move. In combat, click
            an enemy; Shift-click adds another hex to the attack. The wheel zooms, dragging pans, the right button lets go.
          </p>
          <h3>With fingers</h3>
          <p>Tap instead of click, drag to pan, pinch to zoom. A selected stack fans out; tap single counters in it.</p>
          <h3>At the table</h3>
          <p>
            <label>
              <input
                type="checkbox"
                checked={letterKeys.value}
                onChange={(event) => (letterKeys.value = event.currentTarget.checked)}
              />{" "}
              Keys of a single letter, digit or sign
            </label>
          </p>
          <p>
            <label>
              Recap of the other side{" "}
              <select value={String(recapSpeed.value)} onChange={(event) => (recapSpeed.value = Number(event.currentTarget.value))}>
                <option value="0">none</option>
                <option value="0.5">slow</option>
                <option value="1">normal</option>
                <option value="3">fast</option>
              </select>
            </label>
          </p>
          <p>
            <label>
              Curtain for two at one screen{" "}
              <select value={curtain.value} onChange={(event) => (curtain.value = event.currentTarget.value as typeof curtain.value)}>
                <option value="turn">at every player-turn</option>
                <option value="always">at every decision</option>
                <option value="never">never</option>
              </select>
            </label>
          </p>
          <button type="button" onClick={() => ((guided.value = false), close())}>
            Show the guided turn again
          </button>
        </div>
      </div>
    </Dialog>
  );
}
