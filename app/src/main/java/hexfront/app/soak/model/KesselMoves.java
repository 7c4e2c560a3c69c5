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

/** Section 11: units that go together, each paying for itself. */
final class KesselMoves {
  private record Place(int hex, List<Integer> paid, boolean ends) {}

  private final KesselModel m;
  private final Scene s;
  private final List<Piece> units;
  private final Side side;

  KesselMoves(KesselModel model, List<Piece> units) {
    m = model;
    s = model.s;
    this.units = units;
    side = units.getFirst().side();
  }

  /** How many points a unit has, in halves; none if it may not move. */
  @Case({"KS-11.1", "KS-9.1", "KS-13.3.1", "KS-13.3.2", "KS-13.3.3", "KS-10.2.3", "KS-10.3.2"})
  private int allowance(Piece unit) {
    boolean second = s.phase.equals("motorized-movement");
    if (side != s.phasing
        || second && !unit.isMechanized()
        || side == Side.SOVIET && !unit.is("active")
        || unit.is("disrupted")
        || unit.is("routed")) {
      return 0;
    }
    int points = unit.movement();
    if (unit.isMechanized() && KesselModel.isFirstPanzerArmy(unit)) {
      int fuel = fuel(m, unit);
      points = fuel > 0 ? fuel : 2;
    } else if (unit.isMechanized() && m.isTurnedOver(unit)) {
      points = (points + 1) / 2;
    }
    return 2 * (unit.is("disorganized") ? Math.min(2, points) : points);
  }

  /** How many fuel points a corps can give to a unit. */
  @Case({"KS-10.4.1-2", "KS-10.5.1", "KS-10.5.2", "KS-10.5.4", "KS-13.3.5A"})
  static int fuel(KesselModel m, Piece unit) {
    Optional<Piece> hq = m.headquarters(unit);
    if (!m.isSupplied(unit) || hq.isEmpty() || hq.get().is("disrupted") || hq.get().is("routed")) {
      return 0;
    }
    String corps = unit.unit.formation();
    int fuel = Math.min(10, m.s.shown.path("fuel").path(corps).asInt(0));
    int left = 6 - m.s.shown.path("fuel-spent").path(corps).asInt(0);
    return hq.get().is("disorganized") ? Math.max(0, Math.min(left, fuel)) : fuel;
  }

  Map<Integer, int[]> reach() {
    Map<Integer, int[]> best = new HashMap<>();
    int start = units.getFirst().hex;
    List<Integer> nothing = units.stream().map(unit -> 0).toList();
    Deque<Place> open = new ArrayDeque<>(List.of(new Place(start, nothing, false)));
    Set<Place> seen = new HashSet<>(open);
    while (!open.isEmpty()) {
      Place place = open.poll();
      int[] paid = place.paid.stream().mapToInt(p -> p).toArray();
      if (place.hex != start) {
        best.merge(place.hex, paid, (a, b) -> a[0] <= b[0] ? a : b);
      }
      for (int d = 0; !place.ends && d < Direction.COUNT; d++) {
        Optional<Place> next = step(place, d, start);
        if (next.isPresent() && seen.add(next.get())) {
          open.add(next.get());
        }
      }
    }
    best.keySet().removeIf(hex -> !mayEnd(hex));
    return best;
  }

  @Case({"KS-3.2.4", "KS-11.1.2", "KS-11.1.3", "KS-11.1.6", "KS-11.2.1"})
  private Optional<Place> step(Place place, int d, int start) {
    int to = s.next(place.hex, d);
    List<Integer> paid = new ArrayList<>();
    for (int i = 0; i < units.size(); i++) {
      int cost = m.cost(units.get(i), place.hex, d);
      int total = place.paid.get(i) + cost;
      if (cost < 0 || total > allowance(units.get(i))) {
        return Optional.empty();
      }
      paid.add(total);
    }
    boolean zone = m.inZone(side, to);
    boolean through = zone && place.hex == start && m.inZone(side, start);
    boolean infiltrates = units.stream().allMatch(KesselMoves::mayInfiltrate);
    if (s.holds(side.enemy(), to) || through && !infiltrates) {
      return Optional.empty();
    }
    boolean back = through && place.paid.getFirst() > 0;
    return back ? Optional.empty() : Optional.of(new Place(to, paid, zone));
  }

  @Case({"KS-11.2.1", "KS-13.3.1"})
  private static boolean mayInfiltrate(Piece unit) {
    return KesselModel.isGerman(unit) && !unit.is("disorganized");
  }

  @Case({"KS-3.1.3", "KS-11.1.2", "KS-11.3.3"})
  private boolean mayEnd(int hex) {
    Scene after = s.copy();
    units.forEach(unit -> after.piece(unit.id).hex = hex);
    KesselModel then = new KesselModel(after);
    for (Piece unit : units) {
      if (side == Side.SOVIET && m.isSupplied(unit) && !then.isSupplied(after.piece(unit.id))) {
        return false;
      }
    }
    return m.mayStandTogether(after.at(hex));
  }
}
