package hexfront.games.stalingrad;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Units;
import java.util.Arrays;

/** Case 16.6: who supplies the attackers, and the limits of section 41. */
final class Provisions {
  /** Half divisions that a source supplies with the limits of section 41. */
  private static final int DEPOT_LIMIT = 12;

  private static final int DEPOT_MOTORIZED = 4;
  private static final int FOREIGNERS = 2;

  private final StalingradRules rules;
  private final HexGrid grid;
  private final boolean limited;

  Provisions(StalingradRules rules) {
    this.rules = rules;
    grid = rules.board().grid();
    limited = rules.has(StalingradRules.HQ_LIMITS);
  }

  /** Whether a source or a depot gives Attack Supply now. */
  @Case({"CTS-16.1b", "CTS-16.6d", "CTS-16.7a", "CTS-13.0b"})
  boolean gives(Position p, int source) {
    return rules.roster.isDepot(source)
        || rules.roster.isArmyHq(source)
            && p.is(source, Flag.ACTIVE)
            && !p.is(source, Flag.DISRUPTED);
  }

  /** Whether a unit could attack in supply now. */
  boolean isSupplied(Position p, int unit) {
    return provide(p, new int[] {unit}, false).supplied().size() == 1;
  }

  /** Who supplies attackers of a side: HQs first, Guards before others, then the fewest depots. */
  @Case({"CTS-16.6a", "CTS-16.6b", "CTS-16.6c", "CTS-16.6h", "CTS-34.2a"})
  AttackSupply provide(Position p, int[] attackers, boolean spareDepots) {
    return provide(p, attackers, spareDepots, false);
  }

  /** The same as the combat is fought: what each source gave counts until the phase ends. */
  @Case("CTS-41.0a")
  void draw(Position p, int[] attackers, boolean spareDepots) {
    if (limited) {
      provide(p, attackers, spareDepots, true);
    }
  }

  /** The phase is over: sources give anew. */
  @Case("CTS-41.0a")
  void forget(Position p) {
    for (Side side : Side.values()) {
      for (int source : rules.roster.units(side)) {
        if (rules.ledger.given(p, source) != 0) {
          rules.ledger.setGiven(p, source, 0);
        }
      }
    }
  }

  private AttackSupply provide(Position p, int[] attackers, boolean spareDepots, boolean draws) {
    if (attackers.length == 0) {
      return new AttackSupply(Units.of(), Units.of(), false);
    }
    Side side = rules.board().side(attackers[0]);
    int[] strongest = byStrength(p, attackers);
    boolean[] supplied = new boolean[attackers.length];
    boolean guards = side == Side.SOVIET;
    for (int pass = 0; pass < 2; pass++) {
      for (int hq : rules.roster.armyHqs(side)) {
        if (rules.roster.isGuards(hq) == (pass == 0) && gives(p, hq) && isInPlay(p, hq)) {
          supply(p, hq, strongest, supplied, draws);
        }
      }
      guards &= pass > 0 || count(supplied) == supplied.length;
    }
    int[] depots = spareDepots ? new int[0] : depots(p, side, strongest, supplied, draws);
    int[] units = new int[attackers.length];
    int n = 0;
    for (int unit : attackers) {
      if (supplied[indexOf(strongest, unit)]) {
        units[n++] = unit;
      }
    }
    return new AttackSupply(Units.of(Arrays.copyOf(units, n)), Units.of(depots), guards);
  }

  private static int indexOf(int[] units, int unit) {
    int i = 0;
    while (units[i] != unit) {
      i++;
    }
    return i;
  }

  private static boolean isInPlay(Position p, int source) {
    return p.onMap(source) || Boxes.isOffMap(p.hex(source));
  }

  /** The depots for those that no HQ supplies: used ones first, then whichever helps most. */
  @Case("CTS-16.6e")
  private int[] depots(Position p, Side side, int[] attackers, boolean[] supplied, boolean draws) {
    int[] all = rules.roster.depots(side);
    int[] used = new int[all.length];
    int n = 0;
    while (count(supplied) < supplied.length) {
      int best = -1;
      int most = 0;
      for (int depot : all) {
        if (isInPlay(p, depot) && !has(used, n, depot)) {
          boolean[] with = supplied.clone();
          supply(p, depot, attackers, with, false);
          int helped = 2 * (count(with) - count(supplied));
          helped += helped > 0 && p.is(depot, Flag.SPENT) ? 2 * attackers.length : 0;
          if (helped > most) {
            best = depot;
            most = helped;
          }
        }
      }
      if (best < 0) {
        break;
      }
      supply(p, best, attackers, supplied, draws);
      used[n++] = best;
    }
    return Arrays.copyOf(used, n);
  }

  private static boolean has(int[] units, int count, int unit) {
    for (int i = 0; i < count; i++) {
      if (units[i] == unit) {
        return true;
      }
    }
    return false;
  }

  private static int count(boolean[] supplied) {
    int n = 0;
    for (boolean is : supplied) {
      n += is ? 1 : 0;
    }
    return n;
  }

  private void supply(Position p, int source, int[] attackers, boolean[] supplied, boolean draws) {
    HexSet reached = null;
    Limit limit = limited ? new Limit(p, source) : null;
    for (int i = 0; i < attackers.length; i++) {
      int unit = attackers[i];
      if (!supplied[i] && isNear(p, unit, source)) {
        if (reached == null && p.onMap(source)) {
          reached = rules.supplyLines.reach(p, source);
        }
        boolean served = reached == null || reached.has(p.hex(unit));
        supplied[i] = served && (limit == null || limit.takes(unit));
      }
    }
    if (draws && limit != null) {
      rules.ledger.setGiven(p, source, limit.given());
    }
  }

  /** Whether a line from a source could come to a unit if nobody were in the way. */
  private boolean isNear(Position p, int unit, int source) {
    return p.onMap(unit) && p.onMap(source)
        ? grid.distance(p.hex(unit), p.hex(source)) <= rules.supplyLines.range(source)
        : p.hex(unit) == p.hex(source);
  }

  /** The strongest first: limits serve as many factors as they can. */
  private int[] byStrength(Position p, int[] attackers) {
    int[] sorted = attackers.clone();
    for (int i = 1; i < sorted.length; i++) {
      int unit = sorted[i];
      int strength = rules.roster.attackNow(p, unit);
      int j = i;
      while (j > 0 && rules.roster.attackNow(p, sorted[j - 1]) < strength) {
        sorted[j] = sorted[j - 1];
        j--;
      }
      sorted[j] = unit;
    }
    return sorted;
  }

  /** What a source still gives in this phase under section 41, in half divisions. */
  private final class Limit {
    private static final int BITS = 8;
    private static final int MASK = (1 << BITS) - 1;

    private final int source;
    private final int most;
    private final int mostMotorized;
    private int left;
    private int motorized;
    private int foreigners = FOREIGNERS;

    @Case({"CTS-41.0a", "CTS-41.0c"})
    Limit(Position p, int source) {
      this.source = source;
      boolean axis = rules.board().side(source) == Side.AXIS;
      if (rules.roster.isDepot(source)) {
        left = DEPOT_LIMIT;
        motorized = DEPOT_MOTORIZED;
      } else if (rules.roster.isGerman(source)) {
        left = 24;
        motorized = rules.board().unit(source).has("panzer-army") ? 12 : 6;
      } else {
        left = 18;
        motorized = !axis ? rules.board().unit(source).has("tank-army") ? 8 : 4 : 4;
      }
      most = left;
      mostMotorized = motorized;
      int given = rules.ledger.given(p, source);
      left -= given & MASK;
      motorized -= given >>> BITS & MASK;
      foreigners -= given >>> 2 * BITS;
    }

    /** What the source has given, in one number. */
    int given() {
      return most - left | mostMotorized - motorized << BITS | FOREIGNERS - foreigners << 2 * BITS;
    }

    @Case({"CTS-41.0a", "CTS-41.0b", "CTS-41.0c"})
    boolean takes(int unit) {
      int halves = rules.roster.halves(unit);
      boolean heavy = rules.roster.isMotorized(unit) && halves > 0;
      String nation = rules.board().unit(source).nationality();
      boolean foreign =
          rules.roster.isArmyHq(source) && !rules.board().unit(unit).nationality().equals(nation);
      boolean rival = rules.roster.isRival(source) && rules.roster.isRival(unit) && foreign;
      if (halves > left || heavy && halves > motorized || foreign && foreigners == 0 || rival) {
        return false;
      }
      left -= halves;
      motorized -= heavy ? halves : 0;
      foreigners -= foreign ? 1 : 0;
      return true;
    }
  }
}
