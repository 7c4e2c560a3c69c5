package hexfront.app.toy;

import hexfront.engine.Board;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.Values;
import hexfront.games.Setting;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A game in which only the top counter of an enemy stack is seen. The Axis sees the same in all
 * scenarios: what lies beneath two Soviet counters differs.
 */
public final class CoveredBox extends ToyBox {
  /** Who may lie under another Soviet counter. */
  public static final List<String> COVERED = List.of("toy-su-strong", "toy-su-weak");

  @Override
  public String id() {
    return "covered";
  }

  @Override
  public List<Scenario> scenarios() {
    return List.of(
        new Scenario("near", "The strong one is near"),
        new Scenario("far", "The strong one is far"),
        new Scenario("nobody", "Nobody is there"));
  }

  @Override
  public List<Unit> counters() {
    return List.of(
        unit("toy-ge-1", Side.AXIS, 4),
        unit("toy-ge-2", Side.AXIS, 5),
        unit("toy-su-1", Side.SOVIET, 2),
        unit("toy-su-2", Side.SOVIET, 2),
        unit("toy-su-strong", Side.SOVIET, 20),
        unit("toy-su-weak", Side.SOVIET, 1));
  }

  private static Unit unit(String id, Side side, int strength) {
    return new Unit(
        0,
        id,
        side,
        side == Side.AXIS ? "german" : "soviet",
        "1",
        id,
        "",
        "division",
        "infantry",
        false,
        List.of(new Unit.Step(strength, strength, 3)),
        Values.NONE,
        Set.of());
  }

  @Override
  public Setting open(String scenario, Map<String, Boolean> options) {
    Board board = new Board(map(), counters(), CoveredRulebook.ZONES_OF_THE_STRONG);
    Position position = new Position(board, 1, new ToyRulebook.Stage("initial-movement"));
    put(position, "toy-ge-1", "0202");
    put(position, "toy-ge-2", "0302");
    put(position, "toy-su-1", "0203");
    put(position, "toy-su-2", "0503");
    if (!scenario.equals("nobody")) {
      boolean near = scenario.equals("near");
      put(position, "toy-su-strong", near ? "0203" : "0503");
      put(position, "toy-su-weak", near ? "0503" : "0203");
    }
    return new Setting(new CoveredRulebook(board), position);
  }

  private static void put(Position position, String unit, String hex) {
    Board board = position.board();
    position.place(board.unit(unit).orElseThrow(), board.grid().hex(hex).orElseThrow());
  }
}
