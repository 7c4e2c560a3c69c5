import { render } from "preact";
import "./style.css";
import { ApiProblem } from "./api";
import { VerifyPage } from "./fair/verify-page";
import { route } from "./ui/route";
import { GamePage, Lost } from "./ui/game-page";
import { ShelfPage } from "./ui/shelf-page";

function App() {
  const at = route.value;
  switch (at.page) {
    case "game":
      return <GamePage key={at.id} id={at.id} invitation={at.invitation} />;
    case "verify":
      return <VerifyPage />;
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
