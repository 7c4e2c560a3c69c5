import { render } from "preact";
import "./style.css";
import { route } from "./ui/route";
import { GamePage } from "./ui/game-page";
import { ShelfPage } from "./ui/shelf-page";

function App() {
  const at = route.value;
  return at.page === "game" ? <GamePage key={at.id} id={at.id} /> : <ShelfPage />;
}

const root = document.getElementById("app") as HTMLElement;
root.textContent = "";
render(<App />, root);
