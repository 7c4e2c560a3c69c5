import { type ComponentType, render } from "preact";
import { useEffect, useState } from "preact/hooks";
import "./style.css";
import { ApiProblem } from "./api";
import type { GamePage } from "./ui/game-page";
import { Lost } from "./ui/lost";
import { route } from "./ui/route";
import { ShelfPage } from "./ui/shelf-page";

/** What only some pages need is fetched when it is needed. */
function Later<P extends object>({ page, props }: { page: () => Promise<ComponentType<P>>; props: P }) {
  const [Page, setPage] = useState<ComponentType<P> | undefined>(undefined);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    page().then(
      (fetched) => setPage(() => fetched),
      () => setProblem("The server cannot be reached."),
    );
  }, [page]);
  return problem ? <Lost problem={problem} /> : Page ? <Page {...props} /> : <p class="loading">Setting up the table …</p>;
}

const gamePage = async (): Promise<typeof GamePage> => (await import("./ui/game-page")).GamePage;
const verifyPage = async (): Promise<ComponentType> => (await import("./fair/verify-page")).VerifyPage;

function App() {
  const at = route.value;
  switch (at.page) {
    case "game":
      return <Later key={at.id} page={gamePage} props={{ id: at.id, invitation: at.invitation }} />;
    case "verify":
      return <Later page={verifyPage} props={{}} />;
    case "nowhere":
      return <Lost problem="There is nothing at this address." />;
    case "shelf":
      return <ShelfPage />;
  }
}

// A server that cannot be reached is said at the top of the table, not once for every question put to it.
addEventListener("unhandledrejection", (event) => {
  if (event.reason instanceof ApiProblem && event.reason.status === 0) {
    event.preventDefault();
  }
});

const root = document.getElementById("app") as HTMLElement;
root.textContent = "";
render(<App />, root);
