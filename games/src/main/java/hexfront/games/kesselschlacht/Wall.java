package hexfront.games.kesselschlacht;

import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexMap;
import hexfront.engine.map.HexSet;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * Where Soviet corps stand in front of the pocket: behind the rivers that it has yet to cross,
 * where most of it will come, and where nobody bars the way so far.
 */
final class Wall {
  /** The rivers between the pocket and home. */
  private static final List<String> RIVERS = List.of("Zbruch", "Seret");

  /** Hexes between the pocket and a bank, and hexes of detour, that halve what a bank is worth. */
  private static final double AHEAD = 8;

  private static final double DETOUR = 3;

  /** Hexes to each side of its headquarters that a corps holds. */
  private static final int SECTOR = 3;

  private final KesselRules rules;
  private final Breakout breakout;
  private final HexGrid grid;
  private final int[] homes;

  /** The western bank of each river and the hexes east of it. */
  private record Bank(int[] hexes, HexSet east) {}

  private final Bank[] banks;

  /** By hex, the points that would cross there. */
  private final double[] worth;

  private final int[] all;

  Wall(KesselRules rules, Breakout breakout) {
    this.rules = rules;
    this.breakout = breakout;
    grid = rules.board().grid();
    homes =
        rules.data.points().homes().stream()
            .flatMapToInt(name -> rules.terrain.named(name).stream())
            .toArray();
    banks =
        rules.board().map().lines().stream()
            .filter(line -> RIVERS.contains(line.name()))
            .map(this::bank)
            .toArray(Bank[]::new);
    all = Arrays.stream(banks).flatMapToInt(bank -> Arrays.stream(bank.hexes)).distinct().toArray();
    worth = new double[grid.size()];
  }

  private Bank bank(HexMap.Line river) {
    HexSet west = new HexSet(grid.size());
    int[] queue = new int[grid.size()];
    int tail = 0;
    for (int home : homes) {
      if (!rules.terrain.south.has(home) && !west.has(home)) {
        west.add(home);
        queue[tail++] = home;
      }
    }
    HexSet hexes = new HexSet(grid.size());
    for (int head = 0; head < tail; head++) {
      int hex = queue[head];
      for (int d = 0; d < Direction.COUNT; d++) {
        int to = grid.neighbour(hex, d);
        boolean across = to != HexGrid.OFF && isAcross(river, hex, d, to);
        if (across) {
          hexes.add(hex);
        } else if (to != HexGrid.OFF && !rules.terrain.south.has(to) && !west.has(to)) {
          west.add(to);
          queue[tail++] = to;
        }
      }
    }
    HexSet east = HexSet.all(grid.size());
    east.removeAll(west);
    east.removeAll(rules.terrain.south);
    return new Bank(hexes.toArray(), east);
  }

  private boolean isAcross(HexMap.Line river, int hex, int d, int to) {
    return river.hexsides().contains(hex * Direction.COUNT + d)
        || river.hexsides().contains(to * Direction.COUNT + Direction.opposite(d));
  }

  /** Looks where the pocket will come. */
  void weigh(Position p) {
    Arrays.fill(worth, 0);
    for (int unit : rules.roster.ground(Side.AXIS)) {
      if (breakout.isOurs(p, unit) && !breakout.isHome(p, unit)) {
        int points = breakout.saved(unit);
        for (Bank bank : banks) {
          if (bank.east.has(p.hex(unit))) {
            for (int hex : bank.hexes) {
              worth[hex] += points * part(p.hex(unit), hex);
            }
          }
        }
      }
    }
  }

  private double part(int from, int post) {
    int ahead = grid.distance(from, post);
    int detour = Integer.MAX_VALUE;
    for (int home : homes) {
      detour = Math.min(detour, ahead + grid.distance(post, home) - grid.distance(from, home));
    }
    return Math.exp(-Math.log(2) * (ahead / AHEAD + detour / DETOUR));
  }

  /** What a unit that stood in a hex would bar, of what is not barred already. */
  double bars(int hex, HexSet barred) {
    double sum = barred.has(hex) ? 0 : worth[hex];
    for (int d = 0; d < Direction.COUNT; d++) {
      int to = grid.neighbour(hex, d);
      sum += to == HexGrid.OFF || barred.has(to) ? 0 : worth[to];
    }
    return sum;
  }

  /** What the sector around a hex is worth to a formation, what others bar apart. */
  double sector(Position p, int center, HexSet others) {
    double sum = 0;
    for (int hex : all) {
      if (worth[hex] > 0 && grid.distance(center, hex) <= SECTOR && !others.has(hex)) {
        sum += p.holds(Side.AXIS, hex) ? 0 : worth[hex];
      }
    }
    return sum;
  }

  int[] posts() {
    return all;
  }

  /** The hexes that Soviet units hold or bar, some of them apart. */
  HexSet barredExcept(Position p, IntPredicate apart) {
    HexSet hexes = new HexSet(grid.size());
    for (int unit : rules.roster.ground(Side.SOVIET)) {
      if (p.onMap(unit)
          && rules.roster.isCombat(unit)
          && !p.is(unit, Flag.ROUTED)
          && !apart.test(unit)) {
        hexes.add(p.hex(unit));
        for (int d = 0; d < Direction.COUNT; d++) {
          int to = grid.neighbour(p.hex(unit), d);
          if (to != HexGrid.OFF && !Terrain.isUnbridgedMajor(p, p.hex(unit), d)) {
            hexes.add(to);
          }
        }
      }
    }
    return hexes;
  }
}
