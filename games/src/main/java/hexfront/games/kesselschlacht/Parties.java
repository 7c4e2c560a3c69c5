package hexfront.games.kesselschlacht;

import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.HexGrid;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Who takes the places that nobody defends: they count only while somebody stands there at the end,
 * so single units of formations that have nobody left to catch go there in good time, and stay.
 */
final class Parties {
  /** In so many of the last turns an army sends parties in any case; a corps. */
  private static final int ARMY_LAST = 5;

  private static final int CORPS_LAST = 2;

  private final KesselRules rules;
  private final KesselStaff staff;
  private final Breakout breakout;
  private final HexGrid grid;
  private final Paces paces;
  private Emphasis emphasis = Emphasis.USUAL;

  Parties(KesselRules rules, KesselStaff staff, Breakout breakout) {
    this.rules = rules;
    this.staff = staff;
    this.breakout = breakout;
    grid = rules.board().grid();
    paces = new Paces(rules);
  }

  /** From now on has leisure as early as this says. */
  void follow(Emphasis newEmphasis) {
    emphasis = newEmphasis;
  }

  /** Whether a unit alone holds a place, and its formation may do without it. */
  boolean holds(Position p, int unit) {
    int hq = rules.headquarters(p, unit);
    return isPrinted()
        && rules.objectives().containsKey(p.hex(unit))
        && rules.roster.isCombat(unit)
        && rules.stacking.count(p, Side.SOVIET, p.hex(unit)) == 1
        && (hq < 0 || isReleased(p, hq));
  }

  /** Whether the printed places decide, and not those of a short scenario. */
  private boolean isPrinted() {
    return rules.ending().goal() == null;
  }

  /** The next move of a party, or null. */
  @Nullable Order next(Position p, InMovement stage) {
    int[] places =
        rules.objectives().keySet().stream()
            .filter(hex -> !p.holds(Side.SOVIET, hex) && !p.holds(Side.AXIS, hex))
            .sorted(Comparator.comparingInt(hex -> -rules.objectives().getOrDefault(hex, 0)))
            .mapToInt(Integer::intValue)
            .toArray();
    if (places.length == 0 || !isPrinted()) {
      return null;
    }
    int[] able =
        IntStream.of(rules.roster.ground(Side.SOVIET))
            .filter(unit -> p.onMap(unit) && p.is(unit, Flag.ACTIVE))
            .filter(unit -> rules.roster.isCombat(unit) && !p.is(unit, Flag.DISORDER))
            .filter(unit -> rules.marches.duty(p, unit, stage.regrouping()) == Duty.NONE)
            .filter(unit -> isReleased(p, rules.headquarters(p, unit)) && !holds(p, unit))
            .toArray();
    Set<Integer> sent = new HashSet<>();
    for (int place : places) {
      int unit = nearest(p, able, sent, place);
      if (unit >= 0) {
        sent.add(unit);
        Order order = rules.movement.canMove(p, stage, unit) ? go(p, stage, unit, place) : null;
        if (order != null) {
          return order;
        }
      }
    }
    return null;
  }

  /** The unit that is there soonest, if it is in time; below 0 if nobody is. */
  private int nearest(Position p, int[] able, Set<Integer> sent, int place) {
    int best = -1;
    double soonest = rules.lastTurn() - p.turn() + 1;
    for (int unit : able) {
      int way = staff.distances(p, Side.SOVIET, rules.roster.mobility(unit), place)[p.hex(unit)];
      double turns = way / (double) Math.max(1, rules.roster.movement(p, unit) * Terrain.POINT);
      if (turns <= soonest
          && !sent.contains(unit)
          && !rules.marches.isKeptFrom(p, rules.formation(p, unit), place)) {
        soonest = turns - 1e-6;
        best = unit;
      }
    }
    return best;
  }

  private @Nullable Order go(Position p, InMovement stage, int unit, int place) {
    int[] way = staff.distances(p, Side.SOVIET, rules.roster.mobility(unit), place);
    paces.spread(p, stage, unit);
    int[] nearer = paces.inReach().filter(hex -> way[hex] < way[p.hex(unit)]).toArray();
    return paces.first(p, stage, unit, nearer, way);
  }

  /** Whether a formation may send its units away from each other. */
  private boolean isReleased(Position p, int hq) {
    boolean army = hq >= 0 && rules.roster.formations.isArmy(rules.roster.printed(hq));
    if (hq < 0 || p.turn() > rules.lastTurn() - (army ? ARMY_LAST : CORPS_LAST)) {
      return true;
    }
    if (!army || p.turn() <= rules.lastTurn() - emphasis.leisure()) {
      return false;
    }
    for (int enemy : rules.roster.ground(Side.AXIS)) {
      if (breakout.isOurs(p, enemy)
          && !breakout.isHome(p, enemy)
          && grid.distance(p.hex(hq), p.hex(enemy)) <= emphasis.away()) {
        return false;
      }
    }
    return true;
  }
}
