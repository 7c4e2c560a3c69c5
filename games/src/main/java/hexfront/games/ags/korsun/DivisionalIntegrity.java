package hexfront.games.ags.korsun;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.orders.Units;
import hexfront.games.ags.Flag;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Section 19.5: panzer divisions are doubled in attack when all three regiments attack from one
 * hex, in defence when they stand close together; infantry divisions shift a column in defence when
 * they stand in one hex.
 */
final class DivisionalIntegrity {
  private static final int REGIMENTS = 3;
  private static final int REACH = 2;
  private static final int[] NONE = {};

  private final Board board;
  private final int[][] panzer;
  private final int[][] infantry;
  private final boolean[] spoilsNothing;

  DivisionalIntegrity(Board board) {
    this.board = board;
    panzer = new int[board.unitCount()][];
    infantry = new int[board.unitCount()][];
    spoilsNothing = new boolean[board.unitCount()];
    Arrays.fill(panzer, NONE);
    Arrays.fill(infantry, NONE);
    divisions().values().forEach(this::enlist);
    for (Unit unit : board.units()) {
      spoilsNothing[unit.index()] = spoilsNothing(unit);
    }
  }

  /** German regiments by the division their counters name. */
  @Case({"KORSUN-19.3", "KORSUN-19.57", "AGS-9.9"})
  private Map<String, List<Unit>> divisions() {
    Map<String, List<Unit>> divisions = new HashMap<>();
    for (Unit unit : board.units()) {
      if (unit.side() == Side.AXIS && !unit.formation().isEmpty()) {
        divisions.computeIfAbsent(unit.formation(), f -> new ArrayList<>()).add(unit);
      }
    }
    return divisions;
  }

  @Case({"KORSUN-19.3", "KORSUN-19.54", "KORSUN-19.57"})
  private void enlist(List<Unit> division) {
    if (division.size() == REGIMENTS) {
      int[] units = division.stream().mapToInt(Unit::index).toArray();
      boolean mechanized = division.stream().allMatch(Unit::mechanized);
      boolean onFoot = division.stream().noneMatch(Unit::mechanized);
      for (int unit : units) {
        panzer[unit] = mechanized ? units : NONE;
        infantry[unit] = onFoot ? units : NONE;
      }
    }
  }

  /** Assault guns and the Baeke regiment go with any division. */
  @Case({"KORSUN-19.3", "KORSUN-19.53"})
  private static boolean spoilsNothing(Unit unit) {
    return unit.arm().equals("assault-gun") || unit.arm().equals("heavy-tank");
  }

  // ---- panzer divisions

  /** 2 if all three regiments attack together from one hex without strangers, otherwise 1. */
  @Case({"KORSUN-19.5", "KORSUN-19.51", "KORSUN-19.53", "KORSUN-19.54", "KORSUN-19.55"})
  int attackMultiplier(Position p, int unit, Units attackers) {
    int[] division = panzer[unit];
    for (int regiment : division) {
      if (p.hex(regiment) != p.hex(unit) || !attackers.has(regiment)) {
        return 1;
      }
    }
    return division.length > 0 && !hasStrangers(p, p.hex(unit), division) ? 2 : 1;
  }

  /** 2 if the three regiments stand close together, undivided and without strangers. */
  @Case({"KORSUN-19.5", "KORSUN-19.52", "KORSUN-19.53", "KORSUN-19.54", "KORSUN-19.55"})
  int defenceMultiplier(Position p, int unit) {
    int[] division = panzer[unit];
    return division.length > 0 && standsTogether(p, division) ? 2 : 1;
  }

  private boolean standsTogether(Position p, int[] division) {
    for (int regiment : division) {
      if (!p.onMap(regiment) || hasStrangers(p, p.hex(regiment), division)) {
        return false;
      }
    }
    for (int i = 0; i < division.length; i++) {
      for (int j = 0; j < i; j++) {
        if (!areJoined(p, p.hex(division[i]), p.hex(division[j]), division)) {
          return false;
        }
      }
    }
    return true;
  }

  /** At most two hexes apart, and nobody else in a hex between them; zones do not matter. */
  @Case("KORSUN-19.52")
  private boolean areJoined(Position p, int a, int b, int[] division) {
    HexGrid grid = board.grid();
    int distance = grid.distance(a, b);
    if (distance < REACH) {
      return true;
    }
    if (distance > REACH) {
      return false;
    }
    for (int d = 0; d < Direction.COUNT; d++) {
      int between = grid.neighbour(a, d);
      if (between != HexGrid.OFF
          && grid.adjacent(between, b)
          && !p.isEmpty(between)
          && !holdsOneOf(p, between, division)) {
        return false;
      }
    }
    return true;
  }

  private static boolean holdsOneOf(Position p, int hex, int[] division) {
    return Arrays.stream(division).anyMatch(regiment -> p.hex(regiment) == hex);
  }

  @Case("KORSUN-19.53")
  private boolean hasStrangers(Position p, int hex, int[] division) {
    for (int unit = p.first(hex); unit >= 0; unit = p.next(unit)) {
      if (!spoilsNothing[unit] && !isIn(division, unit)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isIn(int[] division, int unit) {
    for (int regiment : division) {
      if (regiment == unit) {
        return true;
      }
    }
    return false;
  }

  // ---- infantry divisions

  /** One column against the Soviet attacker if a whole infantry division defends in one hex. */
  @Case({"KORSUN-19.56", "KORSUN-19.3", "KORSUN-19.54"})
  int shift(Position p, int... targets) {
    if (p.phasing() != Side.SOVIET) {
      return 0;
    }
    for (int hex : targets) {
      for (int unit = hex < 0 ? -1 : p.first(hex); unit >= 0; unit = p.next(unit)) {
        if (infantry[unit].length > 0 && allDefend(p, infantry[unit], hex)) {
          return -1;
        }
      }
    }
    return 0;
  }

  private static boolean allDefend(Position p, int[] division, int hex) {
    return Arrays.stream(division)
        .allMatch(regiment -> p.hex(regiment) == hex && !p.is(regiment, Flag.FELL_BACK));
  }
}
