package hexfront.app.soak.model;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.map.Direction;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Section 12.1, as far as it forbids: two hexes, which end two hexes away, not through enemies or
 * closed ground. Which of the ways that remain is to be taken is not compared.
 */
final class StalingradRetreats implements Model.Retreating {
  private static final int LENGTH = 2;

  private final StalingradModel m;
  private final Scene s;
  private final Fight fight;
  private final Side side;

  StalingradRetreats(StalingradModel model, Fight fight, Side side) {
    m = model;
    s = model.s;
    this.fight = fight;
    this.side = side;
  }

  @Override
  public boolean isPossible() {
    return true;
  }

  @Override
  @Case("CTS-12.1a")
  public List<Piece> units() {
    return fight.targets.stream().flatMap(hex -> s.at(hex).stream()).toList();
  }

  /** All ways of one or two open steps, too short and turning ones among them. */
  @Override
  public List<List<Integer>> ways(Piece unit) {
    List<List<Integer>> ways = new ArrayList<>();
    for (int first : open(unit.hex)) {
      ways.add(List.of(unit.hex, first));
      for (int second : open(first)) {
        ways.add(List.of(unit.hex, first, second));
      }
    }
    return ways;
  }

  @Case("CTS-12.1d")
  private List<Integer> open(int hex) {
    List<Integer> open = new ArrayList<>();
    for (int d = 0; d < Direction.COUNT; d++) {
      if (m.isOpen(hex, d) && !s.holds(side.enemy(), s.next(hex, d))) {
        open.add(s.next(hex, d));
      }
    }
    return open;
  }

  @Override
  @Case({"CTS-12.1b", "CTS-12.1d"})
  public String objection(Map<String, List<Integer>> paths) {
    for (Map.Entry<String, List<Integer>> entry : paths.entrySet()) {
      List<Integer> path = entry.getValue();
      if (path.contains(-1)) {
        return Model.UNTOLD;
      }
      if (path.size() != LENGTH + 1
          || s.grid.distance(path.getFirst(), path.getLast()) != LENGTH
          || !ways(s.piece(entry.getKey())).contains(path)) {
        return "not two hexes away (CTS-12.1b)";
      }
    }
    return Model.UNTOLD;
  }
}
