import { go } from "./route";

/** A page for who came where there is nothing for him. */
export function Lost({ problem }: { problem: string }) {
  return (
    <main class="lost">
      <h1>Hexfront</h1>
      <p role="alert">{problem}</p>
      <button type="button" class="primary" onClick={() => go("")}>
        To the shelf
      </button>
    </main>
  );
}
