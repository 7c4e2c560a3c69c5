package hexfront.games.blitzfront;

import hexfront.engine.Case;
import hexfront.engine.Forecast.Modifier;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.HexGrid;
import hexfront.engine.orders.Units;
import hexfront.games.blitzfront.Battle.Defender;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** What attackers and defenders are worth, and what shifts the column of their odds. */
final class Strength {
  /** Far below the table: the factors do not make 1:5. */
  static final int NONE = -100;

  private final BlitzfrontRules rules;
  private final HexGrid grid;

  Strength(BlitzfrontRules rules) {
    this.rules = rules;
    grid = rules.board().grid();
  }

  int attack(Position p, Units attackers) {
    int sum = 0;
    for (int i = 0; i < attackers.size(); i++) {
      sum += rules.roster.attack(p, attackers.get(i));
    }
    return sum;
  }

  // ---- defence

  /** The modified factors of each defender of a hex, in the order of its stack. */
  @Case({
    "BF-TER-1",
    "BF-TER-2",
    "BF-TER-3",
    "BF-TER-6",
    "BF-TER-7",
    "BF-TER-8",
    "BF-TER-9",
    "BF-DIS-5",
    "BF-WX-2"
  })
  int[] defences(Position p, int hex, Units attackers) {
    int[] defenders = p.stack(hex);
    int[] factors = new int[defenders.length];
    int terrain = rules.terrain.at(hex);
    boolean all = (terrain & (Terrain.VICTORY_CITY | Terrain.HILL)) != 0;
    boolean mountain = !all && (terrain & Terrain.MOUNTAIN) != 0;
    int matched = mountain ? mountaineers(p, attackers) : 0;
    int best = -1;
    for (int i = 0; i < defenders.length; i++) {
      int printed = rules.roster.defence(p, defenders[i]);
      factors[i] = printed;
      if (rules.roster.is(defenders[i], BlitzfrontRoster.INFANTRY)) {
        if (best < 0 || printed > rules.roster.defence(p, defenders[best])) {
          best = i;
        }
        if (mountain) {
          int plain = Math.min(matched, printed);
          matched -= plain;
          factors[i] += printed - plain;
        } else if (all) {
          factors[i] += printed;
        }
      }
    }
    if (best >= 0) {
      int printed = rules.roster.defence(p, defenders[best]);
      if ((terrain & Terrain.FORTRESS_CITY) != 0 && factors[best] < 2 * printed) {
        factors[best] = 2 * printed;
      }
      factors[best] += bonus(terrain, rules.isFrozen(p));
    }
    return factors;
  }

  /** The defenders of a hex, each with a result. */
  List<Defender> defenders(Position p, int hex, Units attackers, IntFunction<Result> result) {
    int[] units = p.stack(hex);
    int[] factors = defences(p, hex, attackers);
    return IntStream.range(0, units.length)
        .mapToObj(
            i ->
                new Defender(
                    units[i],
                    result.apply(units[i]),
                    factors[i],
                    Defender.NONE,
                    p.is(units[i], Flag.DISRUPTED)))
        .toList();
  }

  /** What terrain adds to one infantry-type unit. */
  @Case({"BF-TER-2", "BF-TER-6", "BF-TER-7", "BF-WX-2"})
  private static int bonus(int terrain, boolean frozen) {
    boolean wild = (terrain & Terrain.FOREST) != 0 || (terrain & Terrain.SWAMP) != 0 && !frozen;
    return ((terrain & Terrain.MAJOR_CITY) != 0 ? 1 : 0) + (wild ? 1 : 0);
  }

  @Case("BF-TER-9")
  private int mountaineers(Position p, Units attackers) {
    int sum = 0;
    for (int i = 0; i < attackers.size(); i++) {
      if (rules.roster.is(attackers.get(i), BlitzfrontRoster.MOUNTAIN)) {
        sum += rules.roster.attack(p, attackers.get(i));
      }
    }
    return sum;
  }

  static int sum(int[] factors) {
    int sum = 0;
    for (int f : factors) {
      sum += f;
    }
    return sum;
  }

  // ---- columns

  /** The shifts that concern all defenders, without air support. */
  int shifts(Position p, Units attackers, int hex, @Nullable List<Modifier> told) {
    int attack = attack(p, attackers);
    int shifts = 0;
    if (isAcross(p, attackers, hex, attack, Terrain.RIVER) && !rules.isFrozen(p)) {
      shifts += shift(-1, "across a river", "BF-TER-5", told);
    }
    if (isAcross(p, attackers, hex, attack, Terrain.FORTIFICATION)) {
      shifts += shift(-1, "across a fortification line", "BF-TER-4", told);
    }
    shifts += weather(p, hex, told);
    if (hasUnsupplied(p, attackers)) {
      shifts += shift(-1, "unsupplied attackers", "BF-SUP-4", told);
    }
    for (int unit = p.first(hex); unit >= 0; unit = p.next(unit)) {
      if (!rules.supply.isSupplied(p, unit)) {
        return shifts + shift(1, "unsupplied defenders", "BF-SUP-4", told);
      }
    }
    return shifts;
  }

  private static int shift(int by, String what, String rule, @Nullable List<Modifier> told) {
    if (told != null) {
      told.add(new Modifier(what, rule, by > 0 ? "+" + by : Integer.toString(by)));
    }
    return by;
  }

  /** Whether no more than half of the factors are on the defenders' side of such a hexside. */
  @Case({"BF-TER-4", "BF-TER-5"})
  private boolean isAcross(Position p, Units attackers, int hex, int attack, int kind) {
    int beyond = 0;
    boolean any = false;
    for (int i = 0; i < attackers.size(); i++) {
      int d = grid.direction(hex, p.hex(attackers.get(i)));
      if (d >= 0 && (rules.terrain.hexside(hex, d) & kind) != 0) {
        beyond += rules.roster.attack(p, attackers.get(i));
        any = true;
      }
    }
    return any && 2 * (attack - beyond) <= attack;
  }

  @Case("BF-WX-3")
  private int weather(Position p, int hex, @Nullable List<Modifier> told) {
    int place = Terrain.TOWN | Terrain.CITY;
    return switch (rules.weather(p)) {
      case GOOD -> 0;
      case MUD -> shift(-1, "mud", "BF-WX-3", told);
      case SNOW ->
          p.phasing() == Side.AXIS
              ? shift(-1, "snow", "BF-WX-3", told)
              : (rules.terrain.at(hex) & place) == 0 ? shift(1, "snow", "BF-WX-3", told) : 0;
    };
  }

  @Case("BF-SUP-4")
  boolean hasUnsupplied(Position p, Units attackers) {
    for (int i = 0; i < attackers.size(); i++) {
      if (!rules.supply.isSupplied(p, attackers.get(i))) {
        return true;
      }
    }
    return false;
  }

  /**
   * The column of an attack after the shifts that concern all defenders, not cut off at the end of
   * the table; {@link #NONE} if the factors alone lie below it.
   *
   * @param air the air units that support it
   */
  @Case({"BF-CRT-2", "BF-AIR-2"})
  int column(Position p, Units attackers, int hex, Units air) {
    int ratio = rules.table.column(attack(p, attackers), sum(defences(p, hex, attackers)));
    if (ratio < 0) {
      return NONE;
    }
    int supported = ratio + support(p, air, hex);
    int raised = Math.max(ratio, Math.min(supported, rules.table.doubled(ratio)));
    return raised + shifts(p, attackers, hex, null);
  }

  /** The columns by which air units raise the odds, before the limit of twice the odds. */
  @Case("BF-AIR-2")
  int support(Position p, Units air, int hex) {
    int columns = 0;
    for (int i = 0; i < air.size(); i++) {
      int unit = air.get(i);
      int full =
          rules.board().unit(unit).has("viii")
              ? rules.tables.support().viii()
              : rules.tables.support().columns();
      boolean far =
          p.onMap(unit) && grid.distance(p.hex(unit), hex) > rules.tables.support().near();
      columns += far ? full / 2 : full;
    }
    return columns;
  }

  /** How much higher or lower a single defender is read. */
  @Case({"BF-DIS-4", "BF-ENT-2"})
  int own(Position p, int defender) {
    return (p.is(defender, Flag.DISRUPTED) ? 1 : 0) - (p.is(defender, Flag.ENTRENCHED) ? 1 : 0);
  }

  /** The least that a single defender of a hex adds to the column. */
  int leastOwn(Position p, int hex) {
    int least = 1;
    for (int unit = p.first(hex); unit >= 0; unit = p.next(unit)) {
      least = Math.min(least, own(p, unit));
    }
    return least;
  }

  /** Whether every defender can be read on the table, air support left aside. */
  @Case({"BF-CRT-2", "BF-PRS-2"})
  boolean isOnTable(Position p, Units attackers, int hex, boolean pressed) {
    int worst = pressed ? rules.tables.worstPressed(p.phasing()) : 0;
    return column(p, attackers, hex, Units.NONE) + leastOwn(p, hex) - worst >= 0;
  }

  /** What changes factors and column, in words. */
  List<Modifier> modifiers(Position p, Units attackers, int hex, Units air) {
    List<Modifier> told = new ArrayList<>();
    int[] defenders = p.stack(hex);
    int[] factors = defences(p, hex, attackers);
    for (int i = 0; i < defenders.length; i++) {
      int more = factors[i] - rules.roster.defence(p, defenders[i]);
      if (more > 0) {
        told.add(
            new Modifier(
                "terrain helps " + rules.name(defenders[i]), terrainCase(hex), "+" + more));
      }
    }
    shifts(p, attackers, hex, told);
    if (air.size() > 0) {
      shift(support(p, air, hex), "close air support, at most twice the odds", "BF-AIR-2", told);
    }
    for (int unit : defenders) {
      if (p.is(unit, Flag.DISRUPTED)) {
        told.add(new Modifier(rules.name(unit) + " is disrupted", "BF-DIS-4", "+1 for it"));
      }
      if (p.is(unit, Flag.ENTRENCHED)) {
        told.add(new Modifier(rules.name(unit) + " is entrenched", "BF-ENT-2", "-1 for it"));
      }
    }
    return told;
  }

  private String terrainCase(int hex) {
    int terrain = rules.terrain.at(hex);
    if ((terrain & Terrain.VICTORY_CITY) != 0) {
      return "BF-TER-3";
    } else if ((terrain & Terrain.FORTRESS_CITY) != 0) {
      return "BF-TER-1";
    } else if ((terrain & Terrain.MAJOR_CITY) != 0) {
      return "BF-TER-2";
    } else if ((terrain & Terrain.HILL) != 0) {
      return "BF-TER-8";
    } else if ((terrain & Terrain.MOUNTAIN) != 0) {
      return "BF-TER-9";
    }
    return (terrain & Terrain.SWAMP) != 0 ? "BF-TER-7" : "BF-TER-6";
  }
}
