package hexfront.app.toy;

import hexfront.engine.Board;
import hexfront.engine.Changeable;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.Values;
import hexfront.engine.Verdict;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexMap;
import hexfront.engine.map.Kinds;
import hexfront.games.Arrangement;
import hexfront.games.Box;
import hexfront.games.Setting;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A boxed game of two units on a small map, for tests of everything around the games. */
public class ToyBox implements Box {
  @Override
  public String id() {
    return "toy";
  }

  @Override
  public String title() {
    return "Toy";
  }

  @Override
  public List<String> rulebooks() {
    return List.of();
  }

  @Override
  public List<Scenario> scenarios() {
    return List.of(new Scenario("meeting", "A meeting"), new Scenario("alone", "Axis alone"));
  }

  @Override
  public List<Option> options() {
    return List.of(new Option("mud", "Mud", false, "TOY-9"));
  }

  @Override
  public List<Provenance> provenance() {
    return List.of(new Provenance("map", false, "made up"));
  }

  @Override
  public Kinds hexKinds() {
    return Kinds.of("clear", "woods", "swamp", "town", "city");
  }

  @Override
  public Kinds hexsideKinds() {
    return Kinds.of("minor-river", "road", "railroad");
  }

  @Override
  public HexMap map() {
    return new HexMap.Builder("toyland", new HexGrid(6, 5), hexKinds(), hexsideKinds())
        .terrainEverywhere("clear")
        .build();
  }

  @Override
  public List<Unit> counters() {
    return List.of(unit("toy-ge-1", Side.AXIS), unit("toy-su-1", Side.SOVIET));
  }

  private static Unit unit(String id, Side side) {
    return new Unit(
        0,
        id,
        side,
        side == Side.AXIS ? "german" : "soviet",
        "1",
        "First",
        "",
        "division",
        "infantry",
        false,
        List.of(new Unit.Step(4, 4, 3), new Unit.Step(2, 2, 3)),
        Values.NONE,
        Set.of());
  }

  @Override
  public List<String> phases() {
    return List.of("initial-movement", "combat", "game-over");
  }

  @Override
  public List<String> flags() {
    return List.of("tired");
  }

  @Override
  public List<String> boxes() {
    return List.of("reserve");
  }

  @Override
  public List<String> valueNames() {
    return List.of("bombing");
  }

  @Override
  public Map<String, String> stateNames() {
    return Map.of("moon", "true if it shines");
  }

  @Override
  public Setting open(String scenario, Map<String, Boolean> options) {
    Board board = new Board(map(), counters(), ToyRulebook.ZONES);
    Position position = new Position(board, 1, new ToyRulebook.Stage("initial-movement"));
    position.place(0, board.grid().hex("0202").orElseThrow());
    if (scenario.equals("meeting")) {
      position.place(1, board.grid().hex("0503").orElseThrow());
    } else {
      position.takeOff(1, Position.GONE);
    }
    return new Setting(new ToyRulebook(board), position);
  }

  @Override
  public Setting arrange(Arrangement a) {
    Board board =
        new Board(
            a.map(),
            a.pieces().stream().map(Arrangement.Piece::unit).toList(),
            ToyRulebook.ZONES,
            boxes(),
            Changeable.NOTHING);
    Position position = new Position(board, 1, new ToyRulebook.Stage(a.phase()));
    List<Verdict.Refusal> refusals = new ArrayList<>();
    for (int i = 0; i < a.pieces().size(); i++) {
      Arrangement.Piece piece = a.pieces().get(i);
      if (piece.hex() != null && piece.hex() < 0) {
        position.takeOff(i, piece.hex());
      } else if (piece.hex() != null) {
        if (!position.isEmpty(piece.hex()) && !a.lenient()) {
          refusals.add(new Verdict.Refusal("TOY-2", "one unit in a hex"));
        }
        position.place(i, piece.hex());
      }
      position.setLost(i, piece.lost());
      position.mark(i, 1, piece.flags().contains("tired"));
    }
    if (!refusals.isEmpty()) {
      throw new Arrangement.Impossible(refusals);
    }
    position.setTurn(a.turn());
    position.setPhasing(a.side());
    position.setValue(0, Boolean.TRUE.equals(a.state().get("moon")) ? 1 : 0);
    return new Setting(new ToyRulebook(board), position);
  }
}
