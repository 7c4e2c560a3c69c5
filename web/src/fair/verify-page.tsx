import { useEffect, useState } from "preact/hooks";
import { games } from "../settings";
import { go } from "../ui/route";
import { count } from "../words";
import { check, type Found, type Share } from "./proof";

/** The page on which anybody can check the dice of a saved game. All is done in the browser. */
export function VerifyPage() {
  const [found, setFound] = useState<Found | undefined>(undefined);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    document.title = "Check the dice – Hexfront";
  }, []);
  const look = async (file: File | undefined): Promise<void> => {
    if (!file) {
      return;
    }
    try {
      const text = await file.text();
      const commitment = /^dice-commitment (.*)$/m.exec(text)?.[1];
      const noted = games.value.find((game) => game.commitment === commitment)?.commitment;
      setFound(check(text, noted));
      setProblem("");
    } catch (why) {
      setFound(undefined);
      setProblem((why as Error).message);
    }
  };
  return (
    <main class="shelf verify">
      <h1>Check the dice</h1>
      <p>
        Before the first die of a game falls, the server shows a fingerprint of the secret from which all of them follow, and
        each player adds something of their own. When the game is over all of it stands in the journal. This page works it
        out again, here in your browser; nothing is sent anywhere.
      </p>
      <label class="file">
        <input type="file" accept=".hxf,text/plain" onChange={(event) => void look(event.currentTarget.files?.[0])} />
        Choose a journal (.hxf)
      </label>
      {problem && <p class="notice" role="alert">{problem}</p>}
      {found && <Verdict found={found} />}
      <p>
        <button type="button" onClick={() => go("")}>
          To the shelf
        </button>
      </p>
    </main>
  );
}

export function Verdict({ found }: { found: Found }) {
  const good = found.problems.length === 0;
  return (
    <section class="card" aria-label="What came of it" data-verdict={!found.commitment ? "none" : good ? "good" : "bad"}>
      <h2>
        {!found.commitment
          ? "Nothing was promised about these dice"
          : good
            ? `${count(found.proven, "throw")}, all as promised`
            : "These dice are not as promised"}
      </h2>
      {found.problems.length > 0 && (
        <ul role="alert">
          {found.problems.slice(0, 20).map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      {found.open > 0 && <p>{count(found.open, "throw")} cannot be checked yet: the key has not been laid open.</p>}
      {found.before > 0 && <p>{count(found.before, "throw")} came with a saved game or from published figures; nobody vouches for that here.</p>}
      {found.origin.includes("seeded") && <p>The dice came from a seed: whoever knew it could foresee them.</p>}
      {found.commitment && (
        <dl>
          <dt>Commitment</dt>
          <dd><code>{found.commitment}</code></dd>
          <dt>Axis player</dt>
          <dd>{added(found.axis)}</dd>
          <dt>Soviet player</dt>
          <dd>{added(found.soviet)}</dd>
        </dl>
      )}
    </section>
  );
}

const added = (share: Share): string =>
  !share.promise ? "added nothing" : share.text ? `added ${share.text}` : "promised something";
