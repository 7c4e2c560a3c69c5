package hexfront.app.soak.model;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.map.Direction;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The Exclusive rules of Operation Star, read plainly. */
final class StarModel extends AgsModel {
  private static final int THAW = 8;

  StarModel(Scene scene) {
    super(scene);
  }

  @Override
  public Model on(Scene other) {
    return new StarModel(other);
  }

  // ---- supply

  /** Where railroads reach the edge of the map, and what the map itself calls a source. */
  @Case("STAR-20.2")
  private Set<Integer> railEnds() {
    Set<Integer> ends = new HashSet<>(s.sources(Side.AXIS));
    for (int hex = 0; hex < s.grid.size(); hex++) {
      if (s.hasWay(hex, "railroad") && s.grid.onEdge(hex) && !s.number(hex).equals("0901")) {
        ends.add(hex);
      }
    }
    return ends;
  }

  @Override
  @Case({"STAR-20.1", "STAR-20.2"})
  protected Set<Integer> sourcesOf(Side side) {
    if (side == Side.SOVIET) {
      return super.sourcesOf(side);
    }
    Set<Integer> found = new HashSet<>();
    Deque<Integer> ends = new ArrayDeque<>();
    railEnds().stream().filter(hex -> isClear(side, hex)).forEach(ends::add);
    while (!ends.isEmpty()) {
      int hex = ends.poll();
      found.add(hex);
      for (int d = 0; d < Direction.COUNT; d++) {
        int next = s.next(hex, d);
        if (s.crosses(hex, d, "railroad") && isClear(side, next) && !found.contains(next)) {
          ends.add(next);
        }
      }
    }
    return found;
  }

  @Override
  protected boolean namesSources(Side side) {
    return side == Side.AXIS ? !railEnds().isEmpty() : super.namesSources(side);
  }

  @Override
  @Case("STAR-20.2")
  protected int supplyRange(Side side) {
    return side == Side.AXIS ? 8 : super.supplyRange(side);
  }

  @Override
  @Case("STAR-19.42")
  protected boolean carriesSupply(Side side, int hex, int d) {
    return isOpen(hex, d);
  }

  // ---- Soviet doctrine

  @Case({"STAR-21.0", "STAR-21.1", "STAR-21.2"})
  private boolean isDefensive(Piece unit) {
    if (unit.side() == Side.AXIS) {
      return false;
    }
    if (unit.isHeadquarters()) {
      return unit.is("defensive");
    }
    List<Piece> all = headquarters(Side.SOVIET);
    List<Piece> offensive = all.stream().filter(hq -> !hq.is("defensive")).toList();
    return !isSupplied(unit) || reaches(unit, all) && !reaches(unit, offensive);
  }

  private boolean isOffensive(Piece unit) {
    return unit.side() == Side.SOVIET && unit.isCombatUnit() && !isDefensive(unit);
  }

  @Override
  @Case({"STAR-21.11", "STAR-21.12"})
  protected boolean mayRetreat(Fight fight, Side side) {
    StarModel then = new StarModel(fight.before);
    return side != fight.attacker()
        || fight.attackers.stream().map(fight.before::piece).noneMatch(then::isOffensive);
  }

  @Override
  @Case("STAR-21.23")
  protected boolean isHalvedInAttack(Piece unit) {
    return super.isHalvedInAttack(unit) || isDefensive(unit);
  }

  // ---- movement

  @Override
  @Case("STAR-21.22")
  protected boolean mayMove(Piece unit) {
    return super.mayMove(unit) && !(s.phase.equals("mechanized-movement") && isDefensive(unit));
  }

  /** West on this map is where the places of a hexrow rise. */
  @Override
  @Case({"STAR-21.14", "STAR-21.16", "STAR-21.21"})
  protected boolean mayStep(Piece unit, int hex, int d, boolean escorted) {
    return super.mayStep(unit, hex, d, escorted) && (!isOffensive(unit) || isWest(hex, d));
  }

  private boolean isWest(int hex, int d) {
    return s.grid.halfPlaces(s.next(hex, d)) > s.grid.halfPlaces(hex);
  }

  @Override
  @Case({"STAR-19.31", "STAR-19.32", "STAR-19.43"})
  protected int riverCost(Piece unit, int hex, int d) {
    if (s.crosses(hex, d, "major-river")) {
      return 3;
    }
    return s.crosses(hex, d, "minor-river") && s.turn >= THAW ? 1 : 0;
  }

  @Override
  @Case("STAR-19.7")
  protected int weathered(Piece unit, int points) {
    return s.turn >= THAW ? points / 2 : points;
  }

  @Override
  @Case({"STAR-21.14", "STAR-21.22"})
  protected boolean mayOverrun(Piece unit, int hex, int d) {
    return super.mayOverrun(unit, hex, d)
        && (unit.side() == Side.AXIS || isOffensive(unit) && isWest(hex, d));
  }

  // ---- strengths, stacking, retreats

  @Override
  @Case({"STAR-19.33", "STAR-19.34"})
  protected boolean minorRiversCount(int defendersHex) {
    return s.turn >= THAW;
  }

  @Override
  @Case({"STAR-19.5", "STAR-19.51", "STAR-19.52", "STAR-19.53"})
  protected boolean hasIntegrity(Piece unit) {
    return isEligible(unit)
        && s.at(unit.hex).stream()
            .anyMatch(
                o ->
                    o != unit && isEligible(o) && o.unit.formation().equals(unit.unit.formation()));
  }

  private static boolean isEligible(Piece unit) {
    String formation = unit.unit.formation();
    return unit.side() == Side.AXIS
        && unit.isMechanized()
        && !formation.isEmpty()
        && !formation.equals("4Pz");
  }

  @Override
  @Case("STAR-19.8")
  public boolean mayStandTogether(List<Piece> units) {
    long corps = units.stream().filter(this::isSovietCorps).count();
    boolean division =
        units.stream().anyMatch(u -> u.side() == Side.SOVIET && u.unit.size().equals("division"));
    return super.mayStandTogether(units) && corps <= 1 && !(corps == 1 && division);
  }

  private boolean isSovietCorps(Piece unit) {
    return unit.side() == Side.SOVIET && unit.isCorps();
  }

  @Override
  @Case("STAR-19.6")
  protected boolean retreatsThroughZones(Side side) {
    return side == Side.AXIS;
  }
}
