package hexfront.games.kesselschlacht;

import hexfront.engine.Board;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** How the units of a Soviet formation come together for an attack. */
final class Onset {
  /** Odds at which an attack begins to be worth a march, and beyond which more is of no use. */
  private static final double LEAST_ODDS = 1;

  private static final double BEST_ODDS = 2;

  /** By how much each column of shifts is taken to multiply the defence. */
  private static final double PER_SHIFT = 0.2;

  private final KesselRules rules;
  private final FrontAims aims;
  private final Leash leash;
  private final Paces paces;
  private final HexGrid grid;

  Onset(KesselRules rules, FrontAims aims, Leash leash, Paces paces) {
    this.rules = rules;
    this.aims = aims;
    this.leash = leash;
    this.paces = paces;
    grid = rules.board().grid();
  }

  /** Sends somebody next to the stack that a formation can attack best. */
  @Nullable Order gather(Position p, InMovement stage, int hq, int[] able) {
    double[] force = new double[grid.size()];
    HexSet[] reached = new HexSet[able.length];
    for (int i = 0; i < able.length; i++) {
      reached[i] = slots(p, stage, hq, able[i]);
      for (int target : p.occupied(Side.AXIS).toArray()) {
        if (touches(reached[i], target)) {
          force[target] += rules.roster.attack(p, able[i]);
        }
      }
    }
    int[] targets =
        Arrays.stream(p.occupied(Side.AXIS).toArray())
            .filter(target -> force[target] > 0)
            .filter(target -> gain(p, target, force[target]) > 0)
            .boxed()
            .sorted(Comparator.comparingDouble(t -> -gain(p, t, force[t])))
            .mapToInt(Integer::intValue)
            .toArray();
    for (int target : targets) {
      for (int i = 0; i < able.length; i++) {
        if (!grid.adjacent(p.hex(able[i]), target) && touches(reached[i], target)) {
          Order order = approach(p, stage, able[i], reached[i], target);
          if (order != null) {
            return order;
          }
        }
      }
    }
    return null;
  }

  /** The hexes to which a unit can go, or where it stands, and be led. */
  private HexSet slots(Position p, InMovement stage, int hq, int unit) {
    HexSet near = leash.of(p, hq, unit);
    HexSet slots = new HexSet(grid.size());
    paces.spread(p, stage, unit);
    paces
        .inReach()
        .filter(hex -> near.has(hex) && rules.movement.mayEnd(p, unit, hex))
        .forEach(slots::add);
    slots.add(p.hex(unit));
    return slots;
  }

  private boolean touches(HexSet hexes, int target) {
    for (int d = 0; d < Direction.COUNT; d++) {
      int near = grid.neighbour(target, d);
      if (near != HexGrid.OFF && hexes.has(near)) {
        return true;
      }
    }
    return false;
  }

  /** What an attack with so much strength and all who stand there already promises. */
  private double gain(Position p, int target, double force) {
    double attack = force;
    for (int d = 0; d < Direction.COUNT; d++) {
      int near = grid.neighbour(target, d);
      int first = near == HexGrid.OFF ? -1 : p.first(near, Side.SOVIET);
      for (int unit = first; unit >= 0; unit = p.next(unit, Side.SOVIET)) {
        boolean counts = p.is(unit, Flag.MOVED) && p.is(unit, Flag.ACTIVE);
        attack += counts && !p.is(unit, Flag.DISORDER) ? rules.roster.attack(p, unit) : 0;
      }
    }
    int shifts = rules.terrain.shift(target, false) + rules.positions.shift(p, target);
    double defence = rules.strength.defence(p, Side.AXIS, target) * (1 - PER_SHIFT * shifts);
    double odds = Math.min(BEST_ODDS, attack / Math.max(1, defence));
    return odds < LEAST_ODDS ? 0 : aims.prize(p, target) * odds * odds;
  }

  /** The best hex beside a target: one that others have not filled, across no river. */
  private @Nullable Order approach(
      Position p, InMovement stage, int unit, HexSet slots, int target) {
    int[] rough = new int[grid.size()];
    int[] beside =
        IntStream.range(0, Direction.COUNT)
            .map(d -> grid.neighbour(target, d))
            .filter(hex -> hex != HexGrid.OFF && hex != p.hex(unit) && slots.has(hex))
            .toArray();
    for (int hex : beside) {
      int side = p.hexside(hex, grid.direction(hex, target));
      boolean river = (side & Terrain.MAJOR_RIVER) != 0 || Terrain.isUnbridgedMinor(side);
      boolean closes = !p.inZone(Side.SOVIET, Board.SUPPLY_ZONE, hex);
      rough[hex] = (river ? 4 : 0) + (closes ? 0 : 1) + (p.isEmpty(hex) ? 0 : 1);
    }
    paces.spread(p, stage, unit);
    return paces.first(p, stage, unit, beside, rough);
  }
}
