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

/** Section 4: units that go together, each paying for itself. */
final class StalingradMoves {
  private static final int MOST_HEXES = 18;

  /** Where they are, what each has paid in half points, and how they go. */
  private record Place(int hex, List<Integer> paid, int hexes, boolean first, boolean ends) {}

  private final StalingradModel m;
  private final Scene s;
  private final List<Piece> units;
  private final Side side;
  private final Map<Integer, Bonds> seen = new HashMap<>();

  StalingradMoves(StalingradModel model, List<Piece> units) {
    m = model;
    s = model.s;
    this.units = units;
    side = units.getFirst().side();
  }

  @Case({"CTS-4.1a", "CTS-4.4.2a"})
  private boolean mayMove(Piece unit) {
    boolean garrison = unit.unit.has("nkvd") && m.isCity(unit.hex);
    return side == s.phasing && allowance(unit) > 0 && !garrison;
  }

  @Case("CTS-16.7c")
  static int allowance(Piece unit) {
    return StalingradModel.isArmyHeadquarters(unit) && !unit.is("active") ? 1 : unit.movement();
  }

  Map<Integer, int[]> reach() {
    Map<Integer, int[]> best = new HashMap<>();
    if (!units.stream().allMatch(this::mayMove)) {
      return best;
    }
    spread(best, false);
    if (units.stream().noneMatch(Piece::isHeadquarters) && !isNear(units.getFirst().hex)) {
      Map<Integer, int[]> far = new HashMap<>();
      spread(far, true);
      far.forEach(best::putIfAbsent);
    }
    best.remove(units.getFirst().hex);
    best.keySet().removeIf(hex -> !mayEnd(hex));
    return best;
  }

  private void spread(Map<Integer, int[]> best, boolean strategic) {
    List<Integer> nothing = units.stream().map(unit -> 0).toList();
    Place start = new Place(units.getFirst().hex, nothing, 0, true, false);
    Deque<Place> open = new ArrayDeque<>(List.of(start));
    Set<Place> known = new HashSet<>(open);
    while (!open.isEmpty()) {
      Place place = open.poll();
      int[] paid = place.paid.stream().mapToInt(p -> p).toArray();
      best.merge(place.hex, paid, (a, b) -> a[0] <= b[0] ? a : b);
      for (int d = 0; !place.ends && d < Direction.COUNT; d++) {
        Optional<Place> next = step(place, d, strategic);
        if (next.isPresent() && known.add(next.get())) {
          open.add(next.get());
        }
      }
    }
  }

  /** Whether an enemy stands beside a hex. */
  @Case({"CTS-4.5a", "CTS-4.6"})
  private boolean isNear(int hex) {
    return s.neighbours(hex).stream().anyMatch(next -> s.holds(side.enemy(), next));
  }

  @Case({"CTS-4.2a", "CTS-4.2b", "CTS-4.2f", "CTS-4.5a", "CTS-4.5c", "CTS-5.2", "CTS-6.8"})
  private Optional<Place> step(Place place, int d, boolean strategic) {
    int to = s.next(place.hex, d);
    if (!m.isOpen(place.hex, d) || s.holds(side.enemy(), to) || strategic && isNear(to)) {
      return Optional.empty();
    }
    List<Piece> there = new ArrayList<>(s.at(to));
    there.addAll(units);
    if (StalingradModel.areRivals(there)) {
      return Optional.empty();
    }
    boolean bond = bonds(place.hex).bars(place.hex, to);
    boolean whole = bond || s.crosses(place.hex, d, "volga") || s.crosses(place.hex, d, "lake");
    whole &= bond || s.crosses(place.hex, d, "lake") || !m.isBridged(place.hex, d);
    if (whole && (!place.first || bond && !slipsThrough(place.hex, to))) {
      return Optional.empty();
    }
    List<Integer> paid = new ArrayList<>();
    boolean dear = false;
    boolean motorized = false;
    for (int i = 0; i < units.size(); i++) {
      Piece unit = units.get(i);
      int most = 2 * allowance(unit);
      most = strategic ? 2 * ((3 * allowance(unit) + 1) / 2) : most;
      int total = whole ? 2 * allowance(unit) : place.paid.get(i) + cost(unit, place.hex, d);
      dear |= total > most;
      motorized |= StalingradModel.isMotorized(unit);
      paid.add(Math.min(total, most));
    }
    int hexes = strategic && motorized ? place.hexes + 1 : 0;
    if (dear && !place.first || hexes > MOST_HEXES || whole && strategic) {
      return Optional.empty();
    }
    return Optional.of(new Place(to, paid, hexes, false, whole || dear));
  }

  /** The enemy's bonds while the units stand somewhere on their way. */
  @Case({"CTS-6.5a", "CTS-6.5b"})
  private Bonds bonds(int hex) {
    return seen.computeIfAbsent(
        hex,
        h -> {
          Scene then = s.copy();
          units.forEach(unit -> then.piece(unit.id).hex = hex);
          return new Bonds(then, side.enemy());
        });
  }

  /** Whether every bond in the way meets a friendly one. */
  @Case("CTS-6.8")
  private boolean slipsThrough(int from, int to) {
    return m.bonds(side.enemy()).all().stream()
        .filter(bond -> bond.bars(from, to))
        .allMatch(bond -> m.bonds(side).all().stream().anyMatch(own -> Bonds.intersect(bond, own)));
  }

  /** What a step costs, in half points. */
  @Case({"CTS-4.4.1a", "CTS-4.4.3b", "CTS-4.4.6a", "CTS-4.4.6b", "CTS-4.4.6c", "CTS-4.6"})
  private int cost(Piece unit, int hex, int d) {
    int to = s.next(hex, d);
    boolean motorized = StalingradModel.isMotorized(unit);
    int zone = isNear(to) ? 2 : 0;
    if (s.crosses(hex, d, "road")) {
      return zone + (motorized ? 1 : 2);
    }
    boolean marsh = s.has(to, "marsh") || s.has(hex, "marsh");
    int cost = motorized && (s.has(to, "forest") || s.has(to, "hill")) ? 2 : 1;
    cost = m.isCity(to) ? 1 : cost;
    cost = s.has(to, "marsh") ? motorized ? 4 : 2 : cost;
    cost += s.has(hex, "marsh") ? motorized ? 4 : 2 : 0;
    if (!marsh && !m.isBridged(hex, d)) {
      cost += s.crosses(hex, d, "minor-river") ? motorized ? 2 : 1 : 0;
      cost += s.crosses(hex, d, "major-river") ? motorized ? 4 : 2 : 0;
    }
    return zone + 2 * cost;
  }

  @Case({"CTS-5.0a", "CTS-5.1a", "CTS-5.1b"})
  private boolean mayEnd(int hex) {
    List<Piece> there = new ArrayList<>(s.at(hex));
    there.removeAll(units);
    there.addAll(units);
    return m.mayStandTogether(there);
  }
}
