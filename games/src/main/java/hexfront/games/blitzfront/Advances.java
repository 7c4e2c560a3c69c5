package hexfront.games.blitzfront;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Units;
import hexfront.games.Refusals;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Tactical advances after combat: how far, and by which ways. */
final class Advances {
  private final BlitzfrontRules rules;
  private final HexGrid grid;

  Advances(BlitzfrontRules rules) {
    this.rules = rules;
    grid = rules.board().grid();
  }

  /** The attackers that could advance. */
  @Case({"BF-ADV-1", "BF-DIS-1"})
  Units able(Position p, Battle battle) {
    return battle.left(p).those(unit -> !p.is(unit, Flag.DISRUPTED));
  }

  boolean canAny(Position p, Battle battle) {
    return able(p, battle).stream().anyMatch(unit -> !ways(p, battle, unit).isEmpty());
  }

  // ---- how far

  /** A unit's factors for an advance; 1 means one hex and no more. */
  @Case({"BF-ADV-1", "BF-ADV-2"})
  int factors(Position p, int unit) {
    if (isHeldByMud(p, unit)) {
      return 1;
    }
    int kinds = rules.roster.kinds(unit);
    boolean axis = (kinds & BlitzfrontRoster.SOVIET) == 0;
    boolean german = (kinds & BlitzfrontRoster.GERMAN) != 0;
    boolean cavalry = (kinds & BlitzfrontRoster.CAVALRY) != 0;
    if (german && (kinds & BlitzfrontRoster.PANZER) != 0 || !axis && cavalry) {
      return rules.tables.advance().panzer();
    }
    int quick = BlitzfrontRoster.ARMORED | BlitzfrontRoster.PICKED;
    boolean isQuick =
        !axis && (kinds & quick) != 0
            || german && (kinds & BlitzfrontRoster.MOTORIZED) != 0
            || axis && cavalry;
    return isQuick ? rules.tables.advance().quick() : 1;
  }

  @Case("BF-ADV-2")
  private boolean isHeldByMud(Position p, int unit) {
    return rules.weather(p) == Weather.MUD && rules.board().side(unit) == Side.AXIS;
  }

  /** How many hexes an advance may have. */
  @Case({"BF-ADV-1", "BF-ADV-2", "BF-RES-X2"})
  private static int hexes(Battle battle) {
    return battle.all(Result::opens) ? Integer.MAX_VALUE : Math.max(1, battle.course().went());
  }

  /** Whether zones do not matter to a unit on its way into and out of the vacated hex. */
  @Case("BF-ADV-3")
  private boolean isExempt(Battle battle, int unit) {
    return battle.all(Result::eliminates) && rules.roster.is(unit, BlitzfrontRoster.DARING);
  }

  // ---- ways

  /** The ways through the vacated hex that end where there is room, as the units stand. */
  @Case({"BF-ADV-1", "BF-ADV-2", "BF-ADV-3", "BF-TER-5"})
  List<int[]> ways(Position p, Battle battle, int unit) {
    return new Search(p, battle, unit, false).ways();
  }

  /**
   * The ways that may be possible once others have gone before: with a friend in the vacated hex,
   * and aside into empty hexes.
   */
  List<int[]> proposals(Position p, Battle battle, int unit) {
    List<int[]> ways = new Search(p, battle, unit, true).ways();
    int from = p.hex(unit);
    for (int d = 0; d < Direction.COUNT; d++) {
      int to = grid.neighbour(from, d);
      if (to != HexGrid.OFF
          && to != battle.hex()
          && grid.adjacent(to, battle.hex())
          && p.isEmpty(to)) {
        ways.add(new int[] {from, to});
      }
    }
    return ways;
  }

  /** Follows one unit through the vacated hex and beyond. */
  private final class Search {
    private final Position p;
    private final Battle battle;
    private final int unit;
    private final boolean generous;
    private final March march;
    private final boolean exempt;
    private final int most;
    private final int factors;
    private final List<int[]> ways = new ArrayList<>();
    private final int[] path = new int[16];

    Search(Position p, Battle battle, int unit, boolean generous) {
      this.p = p;
      this.battle = battle;
      this.unit = unit;
      this.generous = generous;
      factors = factors(p, unit);
      march = rules.march(p);
      march.beginAdvance(p, unit, factors * Terrain.POINT);
      exempt = isExempt(battle, unit);
      most = factors == 1 ? 1 : Math.min(hexes(battle), path.length - 1);
    }

    List<int[]> ways() {
      path[0] = p.hex(unit);
      int d = grid.direction(path[0], battle.hex());
      if (d >= 0 && march.cost(path[0], d) >= 0 && mayEnter(d)) {
        path[1] = battle.hex();
        keep(2);
        int first = rules.terrain.entryOf(rules.roster.kinds(unit), battle.hex(), rules.weather(p));
        if (most > 1 && (exempt || !march.needsFriend(path[0], d))) {
          extend(2, first + river(path[0], d), 0);
        }
      }
      return ways;
    }

    private boolean mayEnter(int d) {
      return exempt || generous || march.bar(path[0], d, true, false) == null;
    }

    @Case("BF-TER-5")
    private int river(int from, int d) {
      return rules.attacks.isHeavy(unit) && march.isRiver(from, d) ? Terrain.POINT : 0;
    }

    private void keep(int length) {
      if (rules.stacking.hasRoom(p, path[length - 1], unit)) {
        ways.add(Arrays.copyOf(path, length));
      }
    }

    private void extend(int length, int spent, int roads) {
      int from = path[length - 1];
      boolean free = exempt && length == 2;
      if (!free && march.inZone(from)) {
        return;
      }
      for (int d = 0; d < Direction.COUNT; d++) {
        int cost = march.cost(from, d);
        int to = grid.neighbour(from, d);
        if (cost >= 0
            && !p.holds(battleEnemy(), to)
            && (free || march.bar(from, d, false, false) == null)) {
          int total = spent + cost + river(from, d);
          int onRoads = march.roadsAfter(from, d, roads);
          if (total <= march.limit(onRoads) && isNew(to, length)) {
            path[length] = to;
            keep(length + 1);
            if (length < most) {
              extend(length + 1, total, onRoads);
            }
          }
        }
      }
    }

    private Side battleEnemy() {
      return p.phasing().enemy();
    }

    private boolean isNew(int hex, int length) {
      for (int i = 0; i < length; i++) {
        if (path[i] == hex) {
          return false;
        }
      }
      return true;
    }
  }

  // ---- orders

  /**
   * Whether a unit may advance along a path after those before it.
   *
   * @param entered the factors that have entered the vacated hex
   */
  @Case({"BF-ADV-1", "BF-ADV-2", "BF-ADV-3", "BF-ADV-4"})
  void check(Position p, Battle battle, int unit, Hexes path, int entered, Refusals no) {
    if (!able(p, battle).has(unit)) {
      no.add("BF-ADV-1", rules.name(unit) + " is no attacker of this battle in good order");
    } else if (path.size() < 2 || path.first() != p.hex(unit)) {
      no.add("BF-ADV-1", "the way begins where the unit stands and goes on from there");
    } else if (path.get(1) != battle.hex()) {
      checkAside(p, battle, unit, path, entered, no);
    } else if (ways(p, battle, unit).stream().noneMatch(w -> Arrays.equals(w, path.toArray()))) {
      no.add(
          caseAgainst(p, battle, unit, path),
          rules.name(unit) + " cannot advance along " + rules.path(path));
    }
  }

  private String caseAgainst(Position p, Battle battle, int unit, Hexes path) {
    int hexes = path.size() - 1;
    if (hexes > 1 && (factors(p, unit) == 1 || hexes > hexes(battle))) {
      boolean slow = battle.all(Result::opens) && !isHeldByMud(p, unit);
      return slow ? "BF-ADV-1" : "BF-ADV-2";
    }
    if (path.last() >= 0 && !rules.stacking.hasRoom(p, path.last(), unit)) {
      return "BF-STK-1";
    }
    March march = rules.march(p);
    march.beginAdvance(p, unit, factors(p, unit) * Terrain.POINT);
    for (int i = 1; i < path.size(); i++) {
      int d = path.get(i) < 0 ? -1 : grid.direction(path.get(i - 1), path.get(i));
      Bar bar = d < 0 ? Bar.CLOSED : march.bar(path.get(i - 1), d, i == 1, false);
      if (bar != null) {
        return bar.rule();
      }
    }
    return "BF-ADV-1";
  }

  /** One hex aside, beside the vacated one, once enough have entered that. */
  @Case("BF-ADV-4")
  private void checkAside(
      Position p, Battle battle, int unit, Hexes path, int entered, Refusals no) {
    int to = path.get(1);
    int d = to < 0 ? -1 : grid.direction(path.first(), to);
    if (path.size() != 2 || d < 0 || !grid.adjacent(to, battle.hex()) || !p.isEmpty(to)) {
      no.add(
          "BF-ADV-1",
          "an advance leads through the vacated hex, or one hex aside into an empty one");
    } else if (entered < battle.strength()) {
      no.add("BF-ADV-4", "too few factors have entered the vacated hex");
    } else {
      March march = rules.march(p);
      march.beginAdvance(p, unit, Terrain.POINT);
      Bar bar = march.bar(path.first(), d, true, false);
      if (bar != null) {
        no.add(bar.rule(), rules.name(unit) + " cannot advance aside: " + bar.why());
      }
    }
  }
}
