package hexfront.games.stalingrad;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.events.Disrupted;
import hexfront.engine.events.Retreated;
import hexfront.engine.kernels.Retreats.Ranking;
import hexfront.engine.kernels.Retreats.Way;
import hexfront.engine.kernels.StackRetreat;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import java.util.ArrayList;
import java.util.List;

/** Cases 12.1 to 12.3: how beaten units fall back. */
final class Retreats {
  /** A retreat is always so long. */
  static final int HEXES = 2;

  private static final int BOND = 2;
  private static final int BESIDE = 1;

  private final StalingradRules rules;
  private final HexGrid grid;

  Retreats(StalingradRules rules) {
    this.rules = rules;
    grid = rules.board().grid();
  }

  /**
   * What a stack may do.
   *
   * @param units all that have a way
   * @param lost those that have none
   * @param together the ways that the whole stack may go; none if it has to part
   * @param apart the ways of its units if it parts
   */
  record Plan(int[] units, int[] lost, List<Hexes> together, StackRetreat apart) {}

  // ---- ways

  /** The ways out of a hex for all of a side there. */
  @Case({"CTS-12.1b", "CTS-12.1c", "CTS-12.1d", "CTS-5.2", "CTS-17.0", "CTS-24.7a", "CTS-8.2d"})
  Plan plan(Position p, int hex, Side side) {
    List<List<Way>> ways = new ArrayList<>();
    List<Integer> units = new ArrayList<>();
    List<Integer> lost = new ArrayList<>();
    for (int unit = p.first(hex, side); unit >= 0; unit = p.next(unit, side)) {
      List<Way> open = ways(p, unit, hex);
      if (open.isEmpty()) {
        lost.add(unit);
      } else {
        units.add(unit);
        ways.add(open);
      }
    }
    int[] going = units.stream().mapToInt(Integer::intValue).toArray();
    List<List<Way>> best = new ArrayList<>();
    for (List<Way> open : ways) {
      best.add(rankedBySupply(p, side, hex, best(open)));
    }
    StackRetreat apart = new StackRetreat(best, BOND, room(p, side, going));
    return new Plan(
        going,
        lost.stream().mapToInt(Integer::intValue).toArray(),
        together(p, side, hex, going, ways),
        apart);
  }

  /** All ways of a unit, ranked by Bonds, then by enemies beside them. */
  private List<Way> ways(Position p, int unit, int hex) {
    Side side = rules.board().side(unit);
    return hexfront.engine.kernels.Retreats.ways(
        grid,
        hex,
        HEXES,
        new Ranking() {
          @Override
          public int rank(int from, int d, int to) {
            if (to == HexGrid.OFF) {
              return rules.offMap.beyond(p, unit, from) == 0
                  ? hexfront.engine.kernels.Retreats.CLOSED
                  : 0;
            }
            if (!isOpen(p, side, from, d, to) || rules.stacking.clashes(p, unit, to)) {
              return hexfront.engine.kernels.Retreats.CLOSED;
            }
            int bond = rules.bonds.bars(p, Units.of(unit), from, d, to) ? BOND : 0;
            return bond | (isBesideEnemy(p, side, hex, to) ? BESIDE : 0);
          }

          @Override
          public int together(int soFar, int step) {
            return soFar | step;
          }
        });
  }

  /** Whether an enemy stands beside a hex, whatever stands in the hex that is left. */
  private boolean isBesideEnemy(Position p, Side side, int left, int hex) {
    if (!ZonesOfControl.isBesideEnemy(p, side, hex)) {
      return false;
    }
    for (int d = 0; d < Direction.COUNT; d++) {
      int near = grid.neighbour(hex, d);
      if (near != HexGrid.OFF && near != left && p.holds(side.enemy(), near)) {
        return true;
      }
    }
    return false;
  }

  @Case({"CTS-12.1d", "CTS-24.7a", "CTS-24.6.3", "CTS-31.2.3"})
  private boolean isOpen(Position p, Side side, int from, int d, int to) {
    if (rules.terrain.isBarred(from, d)
        || Weather.isRasputitsa(p) && (rules.terrain.hexside(from, d) & Terrain.LAKE) != 0) {
      return false;
    }
    int slot = rules.terrain.citySlot(from);
    if (Ledger.isContested(p, slot) && (Ledger.access(p, slot, side) & 1 << d) == 0) {
      return false;
    }
    int into = rules.terrain.citySlot(to);
    boolean shared =
        Ledger.isContested(p, into)
            && (Ledger.access(p, into, side) & 1 << Direction.opposite(d)) != 0;
    return shared || !Ledger.isContested(p, into) && !p.holds(side.enemy(), to);
  }

  private static List<Way> best(List<Way> ways) {
    int least = Integer.MAX_VALUE;
    for (Way way : ways) {
      least = Math.min(least, way.rank());
    }
    List<Way> best = new ArrayList<>();
    for (Way way : ways) {
      if (way.rank() == least) {
        best.add(way);
      }
    }
    return best;
  }

  /** Ways that lead towards supply have rank 0, the others 1. */
  @Case("CTS-12.1c")
  private List<Way> rankedBySupply(Position p, Side side, int hex, List<Way> ways) {
    int now = rules.supply.distanceToSource(p, side, hex);
    List<Way> ranked = new ArrayList<>();
    for (Way way : ways) {
      ranked.add(new Way(way.path(), isNearer(p, side, now, way.end()) ? 0 : 1));
    }
    return ranked;
  }

  private boolean isNearer(Position p, Side side, int now, int end) {
    if (now < 0 || end == HexGrid.OFF) {
      return true;
    }
    int then = rules.supply.distanceToSource(p, side, end);
    return then == 0 || then > 0 && then < now;
  }

  /** The best ways that hold the whole stack. */
  @Case("CTS-12.1c")
  private List<Hexes> together(Position p, Side side, int hex, int[] units, List<List<Way>> ways) {
    List<Hexes> found = new ArrayList<>();
    if (units.length == 0) {
      return found;
    }
    int least = Integer.MAX_VALUE;
    for (List<Way> open : ways) {
      for (Way way : open) {
        least = Math.min(least, way.rank());
      }
    }
    List<Way> open = new ArrayList<>();
    for (Way way : ways.getFirst()) {
      if (way.rank() == least && isOpenToAll(way, ways) && holds(p, side, way.end(), units)) {
        open.add(way);
      }
    }
    List<Way> ranked = best(rankedBySupply(p, side, hex, open));
    for (Way way : ranked) {
      found.add(Hexes.of(way.path()));
    }
    return found;
  }

  private static boolean isOpenToAll(Way way, List<List<Way>> ways) {
    for (List<Way> open : ways) {
      boolean has = false;
      for (Way other : open) {
        has |= java.util.Arrays.equals(other.path(), way.path());
      }
      if (!has) {
        return false;
      }
    }
    return true;
  }

  private boolean holds(Position p, Side side, int hex, int[] units) {
    return hex == HexGrid.OFF
        || room(p, side, units).holds(hex, indices(units.length), units.length);
  }

  private static int[] indices(int n) {
    int[] indices = new int[n];
    for (int i = 0; i < n; i++) {
      indices[i] = i;
    }
    return indices;
  }

  /** The room that friends leave in a hex. */
  @Case({"CTS-5.0a", "CTS-5.1a"})
  private StackRetreat.Room room(Position p, Side side, int[] units) {
    return new StackRetreat.Room() {
      @Override
      public boolean holds(int hex, int[] going, int count) {
        if (hex == HexGrid.OFF) {
          return true;
        }
        int halves = rules.stacking.halves(p, hex, side);
        for (int i = 0; i < count; i++) {
          halves += rules.roster.halves(units[going[i]]);
        }
        return halves <= Stacking.LIMIT;
      }

      @Override
      public int kind(int unit) {
        return rules.roster.halves(units[unit]);
      }
    };
  }

  // ---- going

  /** Those who fled into a hex that must retreat are lost, and so are depots there. */
  @Case({"CTS-12.3", "CTS-16.10h"})
  void abandon(Position p, Fight fight, int hex, Chronicle chronicle) {
    Side side = p.phasing().enemy();
    if (!fight.isInAdvance()) {
      for (int unit : p.stack(hex)) {
        if (rules.board().side(unit) == side
            && p.is(unit, Flag.RETREATED)
            && !fight.defenders().has(unit)) {
          rules.losses.eliminate(p, unit, "retreat", "CTS-12.3", chronicle);
        }
      }
    }
  }

  /** A unit that cannot go two hexes is lost. */
  @Case({"CTS-12.1b", "CTS-12.1d"})
  void trap(Position p, int[] units, Chronicle chronicle) {
    for (int unit : units) {
      rules.losses.eliminate(p, unit, "retreat", "CTS-12.1b", chronicle);
    }
  }

  /** What the Bonds on a way cost, in steps. */
  @Case({"CTS-12.2a", "CTS-12.2b", "CTS-12.2c", "CTS-6.4c"})
  int price(Position p, Units units, Hexes path) {
    Side side = rules.board().side(units.get(0));
    int price = 0;
    for (int i = 1; i < path.size() && path.get(i) >= 0; i++) {
      int from = path.get(i - 1);
      int to = path.get(i);
      int d = grid.direction(from, to);
      if (rules.bonds.crosses(p, units, from, d, to)) {
        int left = grid.neighbour(from, (d + Direction.COUNT - 1) % Direction.COUNT);
        int right = grid.neighbour(from, (d + 1) % Direction.COUNT);
        price += poorer(p, side.enemy(), left, right);
      }
      int axes = p.bondAxes(side.enemy(), ZonesOfControl.ZONE, to);
      for (int axis = 0; axis < Direction.COUNT / 2; axis++) {
        if ((axes & 1 << axis) != 0) {
          price +=
              poorer(
                  p,
                  side.enemy(),
                  grid.neighbour(to, axis),
                  grid.neighbour(to, Direction.opposite(axis)));
        }
      }
    }
    return price;
  }

  private int poorer(Position p, Side side, int a, int b) {
    int first = steps(p, side, a);
    int second = steps(p, side, b);
    return first == 0 || second == 0 ? Math.max(first, second) : Math.min(first, second);
  }

  private int steps(Position p, Side side, int hex) {
    int steps = 0;
    if (hex != HexGrid.OFF && p.holds(side, hex)) {
      for (int unit = p.first(hex, side); unit >= 0; unit = p.next(unit, side)) {
        steps += p.stepsLeft(unit);
      }
    }
    return steps;
  }

  /** Units go a way; they are disrupted, and guns and Air HQs are made mobile. */
  @Case({"CTS-12.1b", "CTS-13.0a", "CTS-13.0c", "CTS-14.3c", "CTS-23.7f", "CTS-28.2b"})
  void go(Position p, int[] units, Hexes path, Chronicle chronicle) {
    Side side = rules.board().side(units[0]);
    for (int unit : units) {
      chronicle.tell(new Retreated(new UnitRef(unit), path, "CTS-12.1b"));
      if (path.last() < 0) {
        rules.offMap.leave(p, unit, path.get(path.size() - 2), chronicle);
      } else {
        rules.stacking.put(p, unit, path.last());
      }
      if (rules.roster.isArtillery(unit) || rules.roster.isAirHq(unit)) {
        p.unmark(unit, Flag.DEPLOYED);
      }
      disrupt(p, unit, "CTS-13.0a", chronicle);
      p.mark(unit, Flag.RETREATED);
      p.unmark(unit, Flag.OVERRUN);
    }
    rules.control.went(p, side, path, chronicle);
  }

  @Case({"CTS-13.0a", "CTS-13.0c"})
  void disrupt(Position p, int unit, String rule, Chronicle chronicle) {
    if (!p.is(unit, Flag.DISRUPTED)) {
      p.mark(unit, Flag.DISRUPTED);
      chronicle.tell(new Disrupted(new UnitRef(unit), rule));
    }
  }

  /** The last unit is gone: depots are destroyed, Replacements go along or to the pool. */
  @Case({"CTS-16.10h", "CTS-21.3a", "CTS-21.3b"})
  void cleared(Position p, Side side, int hex, int to, Chronicle chronicle) {
    for (int depot : rules.roster.depots(side)) {
      if (p.hex(depot) == hex) {
        rules.supply.removeDepot(p, depot, "destroyed", "CTS-16.10h", chronicle);
      }
    }
    for (int replacement : rules.roster.replacements(side)) {
      if (p.hex(replacement) == hex && to >= 0) {
        p.place(replacement, to);
      } else if (p.hex(replacement) == hex) {
        p.takeOff(replacement, Boxes.POOL);
      }
    }
  }
}
