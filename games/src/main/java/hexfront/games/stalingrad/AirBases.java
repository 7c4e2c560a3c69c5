package hexfront.games.stalingrad;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.HexGrid;
import java.util.Arrays;

/** Cases 23.6 to 23.8: where air units have their Support. */
final class AirBases {
  private static final int HALF_THE_CITY = 2;

  private final StalingradRules rules;
  private final HexGrid grid;
  private final RailLinks links;

  AirBases(StalingradRules rules) {
    this.rules = rules;
    grid = rules.board().grid();
    links = new RailLinks(rules);
  }

  // ---- Air HQs

  /** Whether an Air HQ could show its non-mobile side: by rail, on a link that is its own. */
  @Case({"CTS-23.7g", "CTS-23.7e"})
  boolean mayDeploy(Position p, int hq) {
    return links.serves(p, hq);
  }

  /** How many air units an Air HQ supports now. */
  @Case({"CTS-23.7a", "CTS-23.7b", "CTS-23.7e", "CTS-23.7g"})
  int factor(Position p, int hq) {
    if (p.is(hq, Flag.DISRUPTED)) {
      return 0;
    }
    boolean full = p.is(hq, Flag.DEPLOYED) && mayDeploy(p, hq);
    return rules.roster.value(
        hq, full ? StalingradRoster.SUPPORT : StalingradRoster.SUPPORT_MOBILE);
  }

  /** Air HQs of a side that have lost their rail link turn to their mobile side. */
  @Case("CTS-23.7g")
  void packUp(Position p, Side side) {
    for (int hq : rules.roster.airHqs(side)) {
      if (p.onMap(hq) && p.is(hq, Flag.DEPLOYED) && !mayDeploy(p, hq)) {
        p.unmark(hq, Flag.DEPLOYED);
      }
    }
  }

  // ---- Support

  /** The bases of a side at one version of a position: where, and for how many air units. */
  static final class Bases {
    private static final long UNKNOWN = -1;
    private long deployed = UNKNOWN;
    private int[] hexes = new int[0];
    private int[] places = new int[0];

    void forget() {
      deployed = UNKNOWN;
    }
  }

  private Bases bases(Position p, Side side) {
    Bases bases = StalingradScratch.of(p).supply.bases(side).standing(p, Bases::forget);
    long deployed = RailLinks.deployed(p, rules.roster.airHqs(side));
    if (deployed != bases.deployed) {
      find(p, side, bases);
      bases.deployed = deployed;
    }
    return bases;
  }

  private void find(Position p, Side side, Bases bases) {
    int[] hqs = rules.roster.airHqs(side);
    int[] cities = rules.terrain.majorCities;
    int[] hexes = new int[hqs.length + cities.length];
    int[] places = new int[hexes.length];
    int n = 0;
    for (int hq : hqs) {
      int factor = p.onMap(hq) ? factor(p, hq) : 0;
      if (factor > 0) {
        hexes[n] = p.hex(hq);
        places[n++] = factor;
      }
    }
    for (int slot = 0; slot < cities.length; slot++) {
      if (isBase(p, side, slot)) {
        hexes[n] = cities[slot];
        places[n++] = 1;
      }
    }
    bases.hexes = Arrays.copyOf(hexes, n);
    bases.places = Arrays.copyOf(places, n);
  }

  /** A Major City supports an air unit of the side that holds more than half of it. */
  @Case("CTS-23.8")
  private boolean isBase(Position p, Side side, int slot) {
    if (!Ledger.isContested(p, slot)) {
      return p.controls(side, rules.terrain.majorCities[slot]);
    }
    int axis = Ledger.axisQuarters(p, slot);
    return side == Side.AXIS ? axis > HALF_THE_CITY : axis < HALF_THE_CITY;
  }

  boolean hasAny(Position p, Side side) {
    return bases(p, side).hexes.length > 0;
  }

  /** How far from its Support an air unit may be: half as far in the enemy's turn. */
  @Case({"CTS-23.1a", "CTS-23.4", "CTS-23.5"})
  int range(Position p, int unit) {
    int range = rules.roster.value(unit, StalingradRoster.RANGE);
    return rules.board().side(unit) == p.phasing() ? range : range / 2;
  }

  /** Whether all air units of a side have Support if some more go to a hex. */
  @Case({"CTS-23.6a", "CTS-23.6b", "CTS-23.7b", "CTS-23.8"})
  boolean supports(Position p, Side side, int[] more, int hex) {
    Bases bases = bases(p, side);
    for (int unit : more) {
      if (!isInRange(bases, hex, range(p, unit))) {
        return false;
      }
    }
    int[] air = rules.roster.air(side);
    int[] units = new int[air.length];
    int[] hexes = new int[air.length];
    int n = 0;
    for (int unit : air) {
      boolean comes = has(more, unit);
      if (comes || p.onMap(unit)) {
        units[n] = unit;
        hexes[n++] = comes ? hex : p.hex(unit);
      }
    }
    int[] of = new int[n];
    Arrays.fill(of, -1);
    for (int i = 0; i < n; i++) {
      if (!settle(p, i, units, hexes, bases, of, new boolean[bases.hexes.length])) {
        return false;
      }
    }
    return true;
  }

  private boolean isInRange(Bases bases, int hex, int range) {
    for (int base : bases.hexes) {
      if (grid.distance(hex, base) <= range) {
        return true;
      }
    }
    return false;
  }

  private static boolean has(int[] units, int unit) {
    for (int other : units) {
      if (other == unit) {
        return true;
      }
    }
    return false;
  }

  /** Finds a base for a unit, if need be by moving others to other bases. */
  private boolean settle(
      Position p, int i, int[] units, int[] hexes, Bases bases, int[] of, boolean[] seen) {
    int range = range(p, units[i]);
    for (int base = 0; base < seen.length; base++) {
      if (!seen[base] && grid.distance(hexes[i], bases.hexes[base]) <= range) {
        seen[base] = true;
        int held = 0;
        for (int other : of) {
          held += other == base ? 1 : 0;
        }
        if (held < bases.places[base]) {
          of[i] = base;
          return true;
        }
        for (int j = 0; j < of.length; j++) {
          if (of[j] == base && settle(p, j, units, hexes, bases, of, seen)) {
            of[i] = base;
            return true;
          }
        }
      }
    }
    return false;
  }
}
