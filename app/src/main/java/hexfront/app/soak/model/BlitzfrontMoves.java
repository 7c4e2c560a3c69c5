package hexfront.app.soak.model;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.map.Direction;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Operational movement: units that go together, each paying for itself. */
final class BlitzfrontMoves {
  private static final int OIL = 4;

  /** What a unit has paid in half points, and how many road hexes it went on foot. */
  private record Purse(int paid, int roads) {}

  private record Place(int hex, List<Purse> purses, boolean noBonus, boolean ends) {}

  private final BlitzfrontModel m;
  private final Scene s;
  private final List<Piece> units;
  private final Side side;

  BlitzfrontMoves(BlitzfrontModel model, List<Piece> units) {
    m = model;
    s = model.s;
    this.units = units;
    side = units.getFirst().side();
  }

  @Case({"BF-MOV-1", "BF-SEQ-A3", "BF-SEQ-B3", "BF-SEQ-A6", "BF-DIS-1", "BF-BRK-1"})
  private boolean mayMove(Piece unit) {
    boolean breakthrough = s.phase.equals("breakthrough");
    return side == s.phasing
        && (breakthrough || s.phase.equals("movement"))
        && (!breakthrough || BlitzfrontModel.isGerman(unit) && !unit.is("moved"))
        && !BlitzfrontModel.isDisrupted(unit)
        && !unit.is("attacked");
  }

  @Case({"BF-MOV-1", "BF-BRK-1", "BF-SUP-7", "BF-WX-4"})
  static int factor(BlitzfrontModel m, Piece unit) {
    boolean axis = unit.side() == Side.AXIS;
    int factor = unit.movement();
    String oil = m.s.shown.path("oil").path(axis ? "ploesti" : "maikop").asString("");
    if (BlitzfrontModel.isMobile(unit) && oil.equals(unit.side().enemy().word())) {
      factor = Math.min(OIL, factor);
    }
    if (m.s.phase.equals("breakthrough")) {
      factor = Math.max(0, factor - 2);
    }
    if (m.isMud() || m.isSnow()) {
      factor = axis ? factor / 2 : (factor + 1) / 2;
    }
    return factor;
  }

  @Case({"BF-MOV-2", "BF-SEQ-A6"})
  private int bonus() {
    return side == Side.SOVIET ? 5 : s.phase.equals("breakthrough") ? 2 : 3;
  }

  Map<Integer, int[]> reach() {
    Map<Integer, int[]> best = new HashMap<>();
    if (!units.stream().allMatch(this::mayMove) || leaveTooMany()) {
      return best;
    }
    int start = units.getFirst().hex;
    List<Purse> empty = units.stream().map(unit -> new Purse(0, 0)).toList();
    Deque<Place> open = new ArrayDeque<>(List.of(new Place(start, empty, false, false)));
    Set<Place> seen = new HashSet<>(open);
    while (!open.isEmpty()) {
      Place place = open.poll();
      if (place.hex != start && mayEnd(place.hex)) {
        best.merge(place.hex, spent(place), BlitzfrontMoves::cheaper);
      }
      for (int d = 0; !place.ends && d < Direction.COUNT; d++) {
        Optional<Place> next = step(place, d, place.hex == start).filter(this::isPaid);
        if (next.isPresent() && seen.add(next.get())) {
          open.add(next.get());
        }
      }
    }
    best.remove(start);
    return best;
  }

  private static int[] cheaper(int[] a, int[] b) {
    return a[0] <= b[0] ? a : b;
  }

  private int[] spent(Place place) {
    int[] spent = new int[units.size()];
    for (int i = 0; i < spent.length; i++) {
      Purse purse = place.purses.get(i);
      spent[i] = purse.paid;
    }
    return spent;
  }

  /** The place after a step, if it may be made. */
  @Case({"BF-ZOC-1", "BF-ZOC-2", "BF-ZOC-3", "BF-ZOC-4", "BF-KAT-2"})
  private Optional<Place> step(Place place, int d, boolean first) {
    int to = s.next(place.hex, d);
    if (!m.isOpen(place.hex, d)) {
      return Optional.empty();
    }
    boolean rocketsOnly = s.at(to).stream().allMatch(BlitzfrontModel::isRocket);
    boolean german = units.stream().allMatch(BlitzfrontModel::isGerman);
    if (s.holds(side.enemy(), to) && !(rocketsOnly && german)) {
      return Optional.empty();
    }
    boolean barred = m.isBarred(side, place.hex, d);
    if (barred && !(first && s.holds(side, to))) {
      return Optional.empty();
    }
    List<Purse> purses = new ArrayList<>();
    for (int i = 0; i < units.size(); i++) {
      Purse purse = place.purses.get(i);
      Piece unit = units.get(i);
      boolean road = isRoad(m, place.hex, d);
      boolean walked = road && !BlitzfrontModel.isMobile(unit);
      purses.add(
          new Purse(
              purse.paid + cost(m, unit, to, road), Math.min(2, purse.roads + (walked ? 1 : 0))));
    }
    boolean watched = isWatched(place.hex) || isWatched(to);
    boolean ends = barred || m.inZone(side, to);
    return Optional.of(new Place(to, purses, place.noBonus || watched, ends));
  }

  @Case({"BF-MOV-3", "BF-WX-4"})
  static boolean isRoad(BlitzfrontModel m, int hex, int d) {
    return m.s.crosses(hex, d, "road") || !m.isMud() && m.s.crosses(hex, d, "brown-road");
  }

  /** What a hex costs, in half points. */
  @Case({"BF-MOV-3", "BF-TER-6", "BF-TER-7", "BF-TER-8", "BF-TER-9"})
  static int cost(BlitzfrontModel m, Piece unit, int hex, boolean road) {
    if (road) {
      return BlitzfrontModel.isMobile(unit) ? 1 : 2;
    }
    int cost = 1;
    if (BlitzfrontModel.isArmour(unit)) {
      boolean corps = unit.isCorps() || BlitzfrontModel.isArmy(unit);
      boolean hilly = m.s.has(hex, "forest") || m.s.has(hex, "hill");
      cost = corps && hilly ? 2 : cost;
      cost = corps && m.s.has(hex, "mountain") || m.isSwamp(hex) ? 3 : cost;
    }
    return 2 * cost;
  }

  /** Whether entering or leaving a hex costs the bonus. */
  @Case("BF-MOV-2")
  private boolean isWatched(int hex) {
    boolean friend = s.at(hex).stream().anyMatch(u -> u.side() == side && !units.contains(u));
    return !friend
        && s.of(side.enemy()).stream()
            .anyMatch(
                unit ->
                    !BlitzfrontModel.isDisrupted(unit)
                        && (BlitzfrontModel.isArmy(unit)
                            ? unit.side() == Side.SOVIET || BlitzfrontModel.isGerman(unit)
                            : unit.isCorps() && BlitzfrontModel.isGerman(unit))
                        && m.joins(unit.hex, hex));
  }

  @Case({"BF-MOV-2", "BF-MOV-3"})
  private boolean isPaid(Place place) {
    for (int i = 0; i < units.size(); i++) {
      Purse purse = place.purses.get(i);
      int factor = 2 * factor(m, units.get(i));
      boolean plainly = purse.paid - 2 * Math.min(1, purse.roads) <= factor;
      boolean more = purse.paid - 2 * purse.roads <= factor + 2 * bonus();
      if (!plainly && (place.noBonus || !more)) {
        return false;
      }
    }
    return true;
  }

  @Case("BF-STK-2")
  private boolean leaveTooMany() {
    List<Piece> left = new ArrayList<>(s.at(units.getFirst().hex));
    left.removeAll(units);
    return !left.isEmpty() && !m.mayStandTogether(left);
  }

  @Case({"BF-STK-1", "BF-STK-4"})
  private boolean mayEnd(int hex) {
    List<Piece> together = new ArrayList<>(units);
    s.at(hex).stream().filter(u -> u.side() == side && !units.contains(u)).forEach(together::add);
    return m.mayStandTogether(together);
  }
}
