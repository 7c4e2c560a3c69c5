import { useState } from "preact/hooks";
import { type Note, unnoted } from "../game/notes";
import type { Replay } from "./replay-pane";
import { Dialog } from "./parts";

/** A few words about a moment; none make a bookmark. */
export function NoteForm({ words, write, close }: { words: string; write: (words: string) => void; close: () => void }) {
  const [text, setText] = useState(words);
  return (
    <Dialog title="A note here" close={close}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          write(text);
          close();
        }}
      >
        <label>
          Note <input autofocus value={text} maxLength={200} data-testid="note-words" onInput={(event) => setText(event.currentTarget.value)} />
        </label>
        <p class="small">Without words it is a bookmark. Notes are kept in this browser and go into the saved game.</p>
        <button type="submit" class="primary">
          Keep it
        </button>
      </form>
    </Dialog>
  );
}

/** All notes of a replay, each with a jump. */
export function NoteList({ replay: { reel, keep }, notes, go }: { replay: Replay; notes: Note[]; go: (moment: number) => void }) {
  return (
    <div class="floating brief" data-testid="notes">
      <h2>Notes</h2>
      <ul>
        {notes.map(({ after, words }) => (
          <li key={after}>
            <button type="button" class="link" onClick={() => go(reel.momentOf(after))}>
              Turn {reel.at(reel.momentOf(after)).turn}, order {after}: {words || "Bookmark"}
            </button>{" "}
            {keep && (
              <button type="button" class="link" aria-label={`Remove the note at order ${after}`} onClick={() => keep(unnoted(notes, after))}>
                remove
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
