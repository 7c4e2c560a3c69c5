package hexfront.games.ags;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.kernels.Retreats;
import hexfront.engine.kernels.StackRetreat;
import hexfront.engine.map.HexGrid;
import hexfront.engine.orders.Hexes;
import java.util.Arrays;

/**
 * The hexes that the units of a side retreat into from one battle: which are closed, and how good
 * the others are. The hexes that they all leave are no way out.
 */
final class RetreatSteps {
  /** Through a hex that friends hold; ways without any mark are the best. */
  static final int FRIENDLY = 1;

  static final int OVER_RIVER = 2;
  static final int INTO_ZONE = 4;
  static final int FULL = 8;
  static final int OFF_MAP = 16;

  private final AgsRules rules;
  private final Position p;
  private final Battle battle;
  private final Side side;
  private final HexGrid grid;
  private final int[] leaving;
  private final boolean whole;
  private int[] together = new int[8];

  RetreatSteps(AgsRules rules, Position p, Battle battle, Side side) {
    this.rules = rules;
    this.p = p;
    this.battle = battle;
    this.side = side;
    grid = rules.board().grid();
    whole = rules.exclusive().followsVersion2();
    leaving = battle.units(side).stream().filter(p::onMap).toArray();
  }

  /** The units that retreat. */
  int[] leaving() {
    return leaving;
  }

  int due() {
    return battle.due(side);
  }

  /** How good a unit's steps are, and its ways: a way has the marks of all its steps. */
  Retreats.Ranking of(int unit) {
    return new Retreats.Ranking() {
      @Override
      public int rank(int from, int direction, int to) {
        return RetreatSteps.this.rank(unit, from, direction, to);
      }

      @Override
      public int together(int soFar, int step) {
        int marks = whole ? soFar | step : Math.max(soFar, step);
        return marks >= OFF_MAP ? OFF_MAP : marks >= FULL ? FULL : marks;
      }
    };
  }

  @Case({"AGS-9.71", "AGS-9.74", "AGS-9.78"})
  private int rank(int unit, int from, int d, int to) {
    if (to == HexGrid.OFF) {
      return OFF_MAP;
    }
    if (isClosed(unit, from, d, to)) {
      return Retreats.CLOSED;
    }
    boolean friends = !p.isEmpty(to);
    boolean full = friends && !holds(to, unit);
    int marks =
        (friends ? FRIENDLY : 0)
            | (rules.terrain().isMajorRiver(from, d) ? OVER_RIVER : 0)
            | (isControlled(to) ? INTO_ZONE : 0)
            | (full ? FULL : 0);
    return whole ? marks : Integer.highestOneBit(marks);
  }

  private boolean isClosed(int unit, int from, int d, int to) {
    return rules.terrain().isClosed(from, d)
        || p.holds(side.enemy(), to)
        || wasOccupied(to)
        || isLeft(to)
        || isControlled(to) && !rules.exclusive().retreatsIntoZones(side)
        || isClosedRiver(from, d)
        || isClosedByFriends(unit, to);
  }

  private boolean isClosedRiver(int from, int d) {
    return rules.terrain().isMajorRiver(from, d)
        && !rules.exclusive().retreatsOverMajorRiver(rules.board().map(), from, d);
  }

  private boolean isClosedByFriends(int unit, int to) {
    Board board = rules.board();
    for (int other = p.first(to); other >= 0; other = p.next(other)) {
      if (stays(other) && !rules.exclusive().mayRetreatOnto(board.unit(unit), board.unit(other))) {
        return true;
      }
    }
    return false;
  }

  /** Whether anybody in a hex does not retreat. */
  boolean anyStays(int hex) {
    for (int unit = p.first(hex); unit >= 0; unit = p.next(unit)) {
      if (!isLeaving(unit)) {
        return true;
      }
    }
    return false;
  }

  private boolean stays(int unit) {
    return !whole || !isLeaving(unit);
  }

  private boolean isLeaving(int unit) {
    for (int other : leaving) {
      if (other == unit) {
        return true;
      }
    }
    return false;
  }

  /** Whether all who stand in a hex leave it in this retreat, at the same time as the others. */
  @Case("AGS-9.75")
  boolean isLeft(int hex) {
    for (int unit = p.first(hex); unit >= 0; unit = p.next(unit)) {
      if (stays(unit)) {
        return false;
      }
    }
    return !p.isEmpty(hex);
  }

  /** Whether the enemy controls a hex, or did so when a split battle began. */
  @Case({"AGS-9.71", "AGS-8.25", "AGS-9.77"})
  boolean isControlled(int hex) {
    return ZonesOfControl.closes(p, side, hex) || isAttackerOfSplit() && wasControlled(hex);
  }

  private boolean isAttackerOfSplit() {
    return side == battle.attacker() && battle.result().isSplit();
  }

  /** In a split result the attacker may not go where an enemy stood when the battle began. */
  @Case("AGS-9.77")
  private boolean wasOccupied(int hex) {
    return isAttackerOfSplit() && battle.targets().has(hex);
  }

  /** In a split result the attacker may not go where an enemy had a zone when the battle began. */
  @Case("AGS-9.77")
  private boolean wasControlled(int hex) {
    Board board = rules.board();
    boolean zone =
        battle.targets().stream()
            .anyMatch(
                t ->
                    !battle.unzoned().has(t)
                        && grid.adjacent(t, hex)
                        && ZonesOfControl.extend(board.map(), t, grid.direction(t, hex)));
    return zone && !p.holds(battle.attacker(), hex);
  }

  // ---- room

  private boolean holds(int hex, int unit) {
    int count = staying(hex, 1);
    together[count] = unit;
    return rules.stacking().mayStandTogether(together, count + 1);
  }

  /** Lays out those who stay in a hex, with room for some more. */
  private int staying(int hex, int more) {
    int count = 0;
    for (int unit = p.first(hex); unit >= 0; unit = p.next(unit)) {
      if (count + more >= together.length) {
        together = Arrays.copyOf(together, together.length * 2 + more);
      }
      if (stays(unit)) {
        together[count++] = unit;
      }
    }
    if (count + more >= together.length) {
      together = Arrays.copyOf(together, together.length * 2 + more);
    }
    return count;
  }

  /** Which of some retreating units, by their numbers, have room beside those who stay. */
  @Case({"AGS-9.74", "AGS-9.75"})
  StackRetreat.Room room(int[] units) {
    return new StackRetreat.Room() {
      private int[] kinds = new int[0];

      @Override
      public boolean holds(int hex, int[] coming, int count) {
        int all = staying(hex, count);
        for (int i = 0; i < count; i++) {
          together[all++] = units[coming[i]];
        }
        return rules.stacking().mayStandTogether(together, all);
      }

      // the first of the units that needs the same room
      @Override
      public int kind(int unit) {
        if (kinds.length == 0) {
          kinds = new int[units.length];
          for (int i = 0; i < units.length; i++) {
            while (!rules.stacking().areAlike(units[kinds[i]], units[i])) {
              kinds[i]++;
            }
          }
        }
        return kinds[unit];
      }
    };
  }

  /** Whether units that come together into a hex may not share it, however few they are. */
  boolean clashes(int hex, int[] coming) {
    int all = staying(hex, coming.length);
    for (int unit : coming) {
      together[all++] = unit;
    }
    return rules.stacking().anyClash(together, all);
  }

  // ---- reasons

  /** The case that a path which is no way breaks first. */
  String caseAgainst(int unit, Hexes path) {
    if (path.size() == 0 || path.first() != p.hex(unit)) {
      return "AGS-9.73";
    }
    for (int i = 1; i < path.size(); i++) {
      int from = path.get(i - 1);
      int to = path.get(i);
      if (to == HexGrid.OFF) {
        return "AGS-9.71";
      }
      int d = from == HexGrid.OFF ? -1 : grid.direction(from, to);
      if (d < 0 || grid.distance(p.hex(unit), to) != i || i > due()) {
        return "AGS-9.73";
      }
      if (isClosed(unit, from, d, to)) {
        return closedCase(unit, from, d, to);
      }
    }
    return "AGS-9.73";
  }

  private String closedCase(int unit, int from, int d, int to) {
    if (rules.terrain().isClosed(from, d)) {
      return "AGS-10.16";
    }
    if (p.holds(side.enemy(), to)) {
      return "AGS-9.71";
    }
    if (isLeft(to)) {
      return "AGS-9.75";
    }
    if (isClosedByFriends(unit, to)) {
      return rules.exclusive().retreatOntoCase();
    }
    if (isClosedRiver(from, d)) {
      return rules.exclusive().riverRetreatCase();
    }
    return ZonesOfControl.closes(p, side, to) ? "AGS-9.71" : "AGS-9.77";
  }

  /** The case that prefers ways of one rank to ways of another. */
  @Case({"AGS-9.71", "AGS-9.74", "AGS-9.78"})
  String preferenceCase(int better, int worse) {
    int marks = worse & ~better;
    if (marks >= OFF_MAP) {
      return "AGS-9.71";
    }
    if (marks >= FULL) {
      return "AGS-9.74";
    }
    return marks >= INTO_ZONE
        ? rules.exclusive().zoneRetreatCase()
        : marks >= OVER_RIVER ? rules.exclusive().riverRetreatCase() : "AGS-9.74";
  }
}
