package hexfront.games.blitzfront;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.games.Refusals;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How many units a hex holds. */
final class Stacking {
  private static final int[] NOBODY = {};
  private static final int MOST = 3;
  private static final int ESCORTED = 2;

  private final BlitzfrontRules rules;

  Stacking(BlitzfrontRules rules) {
    this.rules = rules;
  }

  /** Whether a unit may join a hex. */
  boolean hasRoom(Position p, int hex, int unit) {
    return broken(p, hex, unit, NOBODY, NOBODY) == null;
  }

  /** Says why a hex has no room for units that come. */
  void check(Position p, int hex, int[] coming, Refusals no) {
    String broken = brokenWith(p, hex, coming);
    no.addIf(
        broken != null,
        String.valueOf(broken),
        () -> rules.number(hex) + " would hold too many units");
  }

  /** Says why units may not leave a hex: those that were part of a korps would be too many. */
  @Case("BF-STK-2")
  void checkLeaving(Position p, int hex, int[] leaving, Refusals no) {
    no.addIf(
        leavesTooMany(p, hex, leaving),
        "BF-STK-2",
        () -> "without them " + rules.number(hex) + " would hold too many units");
  }

  /** Whether a hex would hold too many units without some that stand there. */
  boolean leavesTooMany(Position p, int hex, int... leaving) {
    return p.stackSize(hex) - leaving.length > MOST && broken(p, hex, -1, NOBODY, leaving) != null;
  }

  /** The case that a hex breaks with some units more, or null. */
  @Nullable String brokenWith(Position p, int hex, int[] coming) {
    return broken(p, hex, -1, coming, NOBODY);
  }

  /** The case that the units of a hex break, or null. */
  @Nullable String broken(Position p, int hex) {
    return broken(p, hex, -1, NOBODY, NOBODY);
  }

  /**
   * The case that a hex breaks, or null.
   *
   * @param one a unit that comes, or -1
   * @param coming further units that come
   * @param leaving units that do not count any more
   */
  @Case({"BF-STK-1", "BF-STK-2", "BF-STK-3", "BF-STK-4"})
  @Nullable String broken(Position p, int hex, int one, int[] coming, int[] leaving) {
    return count(p, hex, one, coming, leaving).broken();
  }

  private Count count(Position p, int hex, int one, int[] coming, int[] leaving) {
    Count count = new Count();
    for (int unit = p.first(hex); unit >= 0; unit = p.next(unit)) {
      if (unit != one && !has(coming, unit) && !has(leaving, unit)) {
        count.add(rules.roster.kinds(unit));
      }
    }
    if (one >= 0) {
      count.add(rules.roster.kinds(one));
    }
    for (int unit : coming) {
      count.add(rules.roster.kinds(unit));
    }
    return count;
  }

  private static boolean has(int[] units, int unit) {
    for (int u : units) {
      if (u == unit) {
        return true;
      }
    }
    return false;
  }

  /** Units of a stack as far as the limits tell them apart. */
  private static final class Count {
    private int units;
    private int armies;
    private int axisArmies;
    private int corps;
    private int mobileCorps;
    private int germanMobileCorps;
    private int panzers;

    void add(int kinds) {
      if ((kinds & (BlitzfrontRoster.ROCKET | BlitzfrontRoster.AIR)) != 0) {
        return;
      }
      units++;
      boolean mobile = (kinds & (BlitzfrontRoster.MOTORIZED | BlitzfrontRoster.ARMORED)) != 0;
      boolean german = (kinds & BlitzfrontRoster.GERMAN) != 0;
      if ((kinds & BlitzfrontRoster.ARMY) != 0) {
        armies++;
        axisArmies += (kinds & BlitzfrontRoster.SOVIET) == 0 ? 1 : 0;
      } else if ((kinds & BlitzfrontRoster.CORPS) != 0) {
        corps++;
        mobileCorps += mobile ? 1 : 0;
        germanMobileCorps += mobile && german ? 1 : 0;
      } else if ((kinds & BlitzfrontRoster.DIVISION) != 0
          && german
          && (kinds & BlitzfrontRoster.PANZER) != 0) {
        panzers++;
      }
    }

    @Nullable String broken() {
      return broken(germanMobileCorps > 0);
    }

    /** The same for those that are left of a stack, whether its korps is still there or not. */
    @Nullable String broken(boolean korps) {
      int escorted = korps ? Math.min(panzers, ESCORTED) : 0;
      if (units - escorted > MOST || mobileCorps > 1) {
        return "BF-STK-1";
      }
      return axisArmies > 1 || armies > 0 && armies + corps > 2 ? "BF-STK-3" : null;
    }
  }

  /** The hexes of a side that hold too many. */
  List<Integer> overfull(Position p, Side side) {
    List<Integer> found = new ArrayList<>();
    p.occupied(side)
        .forEach(
            hex -> {
              if (broken(p, hex) != null) {
                found.add(hex);
              }
            });
    return found;
  }

  /** Whether a side holds more in a hex than the loss or the advance of a korps explains. */
  boolean isOverstacked(Position p, Side side) {
    return p.occupied(side).stream()
        .anyMatch(hex -> count(p, hex, -1, NOBODY, NOBODY).broken(true) != null);
  }
}
