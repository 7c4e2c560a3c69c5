/** What a reader noted of a game; a bookmark has no words. */
export interface Note {
  /** How many orders were given before it. */
  after: number;
  words: string;
}

const NOTE = /^# (\d{1,7})(?: (.*))?$/;
const LONGEST = 300;

/** The notes that stand in a saved game. */
export function notesIn(journal: string): Note[] {
  return journal
    .split(/\r?\n/)
    .map((line) => NOTE.exec(line))
    .filter((found) => found !== null)
    .map((found) => ({ after: Number(found[1]), words: (found[2] ?? "").trim() }));
}

/** A saved game with these notes at its end, in the place of those it had. */
export function withNotes(journal: string, notes: Note[]): string {
  const lines = journal.split(/\r?\n/).filter((line) => line !== "" && !NOTE.test(line));
  const head = journal.split(/\r?\n/).indexOf("");
  const noted = notes.map(({ after, words }) => `# ${after} ${plainWords(words)}`.trim());
  return [...lines.slice(0, head), "", ...lines.slice(head), ...noted, ""].join("\n");
}

/** One line of signs that can be seen. */
const plainWords = (words: string): string => words.replace(/[\u0000-\u001f\u007f-\u009f\s]+/g, " ").trim().slice(0, LONGEST);

/** The notes with one more, or with other words for the one that stood there; in order. */
export function noted(notes: Note[], after: number, words: string): Note[] {
  const others = notes.filter((note) => note.after !== after);
  return [...others, { after, words: plainWords(words) }].sort((a, b) => a.after - b.after);
}

export const unnoted = (notes: Note[], after: number): Note[] => notes.filter((note) => note.after !== after);
