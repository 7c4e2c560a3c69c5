package hexfront.app.soak.model;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Section 13.2: a beaten force goes back as a whole. Displacement is left out. */
final class KesselRetreats implements Model.Retreating {
  private final KesselModel m;
  private final Scene s;
  private final Fight fight;
  private final Side side;

  KesselRetreats(KesselModel model, Fight fight, Side side) {
    m = model;
    s = model.s;
    this.fight = fight;
    this.side = side;
  }

  @Override
  public boolean isPossible() {
    return true;
  }

  /** Dice of single units, several beaten forces and full hexes are not followed. */
  @Override
  public boolean isSmall() {
    List<Piece> force = units();
    return !fight.result.equals("DRt")
        && !force.isEmpty()
        && force.stream().map(unit -> unit.hex).distinct().count() == 1
        && all(force).stream()
            .filter(way -> lost(force, way) == fewest(force))
            .noneMatch(this::isFull);
  }

  @Override
  @Case("KS-13.2")
  public List<Piece> units() {
    return side == fight.attacker()
        ? fight.attackers.stream()
            .map(s::piece)
            .filter(unit -> unit.hex >= 0 && !fight.retreated.containsKey(unit.id))
            .toList()
        : s.at(fight.targets.getFirst());
  }

  @Case("KS-13.2")
  private int distance() {
    return fight.result.matches(".r[123]") ? fight.result.charAt(2) - '0' : 3;
  }

  private List<List<Integer>> all(List<Piece> force) {
    List<List<Integer>> ways = new ArrayList<>();
    extend(List.of(force.getFirst().hex), ways);
    return ways;
  }

  @Case({"KS-13.2.1", "KS-11.1.2"})
  private void extend(List<Integer> path, List<List<Integer>> found) {
    if (path.size() == distance() + 1) {
      found.add(path);
      return;
    }
    for (int d = 0; d < Direction.COUNT; d++) {
      int to = s.next(path.getLast(), d);
      if (to != HexGrid.OFF
          && s.grid.distance(path.getFirst(), to) == path.size()
          && !s.holds(side.enemy(), to)) {
        List<Integer> longer = new ArrayList<>(path);
        longer.add(to);
        extend(longer, found);
      }
    }
  }

  /** How many units die on a way. */
  @Case({"KS-13.2.2", "KS-13.2.3", "KS-11.1.4"})
  private int lost(List<Piece> force, List<Integer> way) {
    int lost = 0;
    for (Piece unit : force) {
      int worse = unit.is("routed") ? 2 : unit.is("disrupted") ? 1 : 0;
      boolean dies = false;
      for (int i = 1; i < way.size(); i++) {
        int d = s.grid.direction(way.get(i - 1), way.get(i));
        boolean zone = m.inZone(side, way.get(i)) && !s.holds(side, way.get(i));
        dies |= zone && !KesselModel.isGerman(unit);
        if (m.isClosed(way.get(i - 1), d)) {
          dies |= unit.isMechanized() || worse == 2;
          worse++;
        }
      }
      lost += dies ? 1 : 0;
    }
    return lost;
  }

  private int fewest(List<Piece> force) {
    return all(force).stream().mapToInt(way -> lost(force, way)).min().orElse(99);
  }

  /** Whether too many would stand in a hex of a way. */
  @Case("KS-13.2.4")
  private boolean isFull(List<Integer> way) {
    for (int hex : way.subList(1, way.size())) {
      List<Piece> together = new ArrayList<>(units());
      together.addAll(s.at(hex));
      if (!m.mayStandTogether(together)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public List<List<Integer>> ways(Piece unit) {
    return all(units());
  }

  @Override
  @Case({"KS-13.2.1", "KS-13.2.3"})
  public String objection(Map<String, List<Integer>> paths) {
    List<Piece> force = units();
    if (paths.values().stream().distinct().count() != 1) {
      return "a force does not split (KS-13.2.1)";
    }
    List<Integer> way = paths.values().iterator().next();
    if (paths.size() != force.size() || !all(force).contains(way)) {
      return "no way (KS-13.2.1)";
    }
    return lost(force, way) > fewest(force) ? "too dear (KS-13.2.3)" : "";
  }
}
