package hexfront.games.blitzfront;

import hexfront.engine.Ask;
import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.orders.Hexes;
import hexfront.games.blitzfront.Battle.Defender;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** How defenders fall back. */
final class Retreats {
  private static final int LONGEST = 3;

  /** Whoever must go into water is lost. */
  private static final String WATER = "BF-TER-10";

  private final BlitzfrontRules rules;
  private final HexGrid grid;

  Retreats(BlitzfrontRules rules) {
    this.rules = rules;
    grid = rules.board().grid();
  }

  // ---- how far

  /** How far a defender must go. */
  @Case({"BF-RES-DN", "BF-RES-D"})
  int must(Battle battle, Defender defender) {
    return Math.min(battle.course().named(), defender.result().retreat());
  }

  /** How far he may go. */
  @Case({"BF-RES-DN", "BF-RES-D", "BF-NR-1"})
  int most(Battle battle, Defender defender) {
    return battle.stands(defender) || !defender.result().disrupts()
        ? 0
        : must(battle, defender) + extra(defender.result());
  }

  /** How many hexes a defender may add of his own will. */
  @Case({"BF-RES-DN", "BF-RES-D"})
  int extra(Result result) {
    int n = result.retreat();
    int shorter = n > 0 && rules.has(BlitzfrontRules.SHORT_WITHDRAWAL) ? 1 : 0;
    return Math.max(0, LONGEST - n - shorter);
  }

  // ---- ways

  /** Whether a defender has no retreat at all. */
  @Case({"BF-NR-1", "BF-STK-4", "BF-TER-10"})
  boolean isShutIn(Position p, Battle battle, int unit) {
    for (int length = 1; length <= LONGEST; length++) {
      if (!ways(p, battle, unit, length).isEmpty()) {
        return false;
      }
    }
    return !leadsOff(p, battle, unit, 1);
  }

  /** All ways of a length that end where there is room; those that lead away first of all. */
  @Case({"BF-RET-1", "BF-RET-2", "BF-RET-3", "BF-STK-4"})
  List<int[]> ways(Position p, Battle battle, int unit, int length) {
    Search search = new Search(p, battle, unit, length);
    search.extend(1, true);
    return search.away.isEmpty() ? search.others : search.away;
  }

  /** Whether a unit that has no way of a length could leave the map or drown instead. */
  @Case("BF-TER-10")
  boolean leadsOff(Position p, Battle battle, int unit, int length) {
    Search search = new Search(p, battle, unit, length);
    search.extend(1, true);
    return search.off;
  }

  /** The case against a way of a length that others have; those that lead away come first. */
  @Case({"BF-RET-1", "BF-RET-2", "BF-RET-3", "BF-STK-4"})
  String against(Position p, Battle battle, int unit, Hexes path) {
    if (path.first() != battle.hex()) {
      return "BF-RET-1";
    }
    Search search = new Search(p, battle, unit, path.size() - 1);
    for (int i = 1; i < path.size(); i++) {
      int from = path.get(i - 1);
      int d = path.get(i) < 0 ? -1 : grid.direction(from, path.get(i));
      String barred = d < 0 ? "BF-RET-1" : search.barred(from, d, i);
      if (barred != null) {
        return barred;
      }
    }
    return rules.stacking.hasRoom(p, path.last(), unit) ? "BF-RET-1" : "BF-STK-4";
  }

  /** Looks for the ways of one unit. */
  private final class Search {
    private final Position p;
    private final Battle battle;
    private final int unit;
    private final Side side;
    private final int[] path;
    private final List<int[]> away = new ArrayList<>();
    private final List<int[]> others = new ArrayList<>();
    private boolean off;

    Search(Position p, Battle battle, int unit, int length) {
      this.p = p;
      this.battle = battle;
      this.unit = unit;
      side = rules.board().side(unit);
      path = new int[length + 1];
      path[0] = battle.hex();
    }

    void extend(int i, boolean isAway) {
      if (i == path.length) {
        if (rules.stacking.hasRoom(p, path[i - 1], unit)) {
          (isAway ? away : others).add(path.clone());
        }
        return;
      }
      for (int d = 0; d < Direction.COUNT; d++) {
        int to = grid.neighbour(path[i - 1], d);
        String barred = to == HexGrid.OFF ? null : barred(path[i - 1], d, i);
        if (to == HexGrid.OFF) {
          off |= leavesMap(d, i);
        } else if (barred == null) {
          path[i] = to;
          extend(i + 1, isAway && leadsAway(path[i - 1], to));
        } else {
          off |= barred.equals(WATER);
        }
      }
    }

    /** The case that bars the i-th step, or null. */
    @Case({"BF-RET-1", "BF-RET-2", "BF-RET-3"})
    @Nullable String barred(int from, int d, int i) {
      int to = grid.neighbour(from, d);
      if (grid.distance(battle.hex(), to) != i || rules.terrain.isClosed(from, d)) {
        return "BF-RET-1";
      }
      String near = nearAttackers(from, d, to);
      if (near != null) {
        return near;
      } else if (!rules.terrain.open(rules.isFrozen(p)).has(to)) {
        return WATER;
      }
      return battle.in().attackOn(to) != null ? "BF-RET-3" : isOpen(to) ? null : "BF-RET-1";
    }

    /** Off the map no attacker's hex can be nearer, unless it lies beside the way out. */
    private boolean leavesMap(int d, int i) {
      for (int turn = 5; turn <= 7 && i == 1; turn++) {
        int beside = grid.neighbour(battle.hex(), (d + turn) % Direction.COUNT);
        if (beside != HexGrid.OFF && battle.strike().from().has(beside)) {
          return false;
        }
      }
      return true;
    }

    /** No nearer to any attacking hex, and not along a hexside that one of them touches. */
    @Case({"BF-RET-1", "BF-RET-2"})
    private @Nullable String nearAttackers(int from, int d, int to) {
      Hexes attackers = battle.strike().from();
      for (int i = 0; i < attackers.size(); i++) {
        int before = grid.distance(attackers.get(i), from);
        int after = grid.distance(attackers.get(i), to);
        if (after < before) {
          return "BF-RET-1";
        } else if (before == 1 && after == 1 && !isBehindLine(from, d, to)) {
          return "BF-RET-2";
        }
      }
      return null;
    }

    @Case("BF-RET-2")
    private boolean isBehindLine(int from, int d, int to) {
      return (rules.terrain.hexside(from, d) & Terrain.FORTIFICATION) != 0
          && !p.inZone(side.enemy(), Board.MOVEMENT_ZONE, to);
    }

    @Case("BF-RET-1")
    private boolean leadsAway(int from, int to) {
      Hexes attackers = battle.strike().from();
      for (int i = 0; i < attackers.size(); i++) {
        if (grid.distance(attackers.get(i), to) <= grid.distance(attackers.get(i), from)) {
          return false;
        }
      }
      return true;
    }

    @Case("BF-RET-1")
    private boolean isOpen(int to) {
      boolean zone = p.inZone(side.enemy(), Board.SUPPLY_ZONE, to);
      boolean fortress = (rules.terrain.at(to) & Terrain.FORTRESS_CITY) != 0;
      return !p.holds(side.enemy(), to) && (!zone || p.holds(side, to) || fortress);
    }
  }

  // ---- room for all

  /** How many of those who must go cannot, if all others go wherever there is room. */
  @Case({"BF-STK-4", "BF-NR-1"})
  int leftOut(Position p, List<Ask.Mover> movers) {
    for (int out = 0; out < movers.size(); out++) {
      if (fits(p, movers, 0, out, new int[movers.size()])) {
        return out;
      }
    }
    return movers.size();
  }

  private boolean fits(Position p, List<Ask.Mover> movers, int at, int out, int[] chosen) {
    if (at == movers.size()) {
      return true;
    }
    for (int end : movers.get(at).ways().stream().mapToInt(Hexes::last).distinct().toArray()) {
      chosen[at] = end;
      if (hasRoom(p, movers, chosen, at) && fits(p, movers, at + 1, out, chosen)) {
        return true;
      }
    }
    chosen[at] = -1;
    return out > 0 && fits(p, movers, at + 1, out - 1, chosen);
  }

  /** Whether the last of some units has room beside those that go to the same hex. */
  private boolean hasRoom(Position p, List<Ask.Mover> movers, int[] chosen, int last) {
    int[] coming =
        IntStream.rangeClosed(0, last)
            .filter(i -> chosen[i] == chosen[last])
            .map(i -> movers.get(i).unit())
            .toArray();
    return rules.stacking.brokenWith(p, chosen[last], coming) == null;
  }
}
