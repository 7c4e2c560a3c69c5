package hexfront.games.stalingrad;

import hexfront.engine.Case;
import hexfront.engine.Forecast.Modifier;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Section 11: what shifts the column of a combat, terrain excepted. */
final class Shifts {
  private static final int BARRAGE_RANGE = 4;

  private final StalingradRules rules;

  Shifts(StalingradRules rules) {
    this.rules = rules;
  }

  /** The sum of the shifts, each told if anybody wants to know. */
  @Case({
    "CTS-11.2l", "CTS-11.6b", "CTS-11.6c", "CTS-11.7a", "CTS-11.7b", "CTS-11.8", "CTS-23.11c",
    "CTS-27.2g", "CTS-27.2h", "CTS-29.0a", "CTS-34.1.3", "CTS-34.8", "CTS-36.6b", "CTS-40.0a",
    "CTS-40.0b", "CTS-45.0a"
  })
  int sum(
      Position p,
      Assault assault,
      Units defenders,
      AttackSupply supply,
      int armor,
      int air,
      @Nullable List<Modifier> told) {
    Means means = assault.means();
    int sum = tell(told, "armor superiority", "CTS-11.2l", armor);
    sum += tell(told, "maximum effort", "CTS-11.6b", means.effort());
    boolean penalty = p.phasing() == Side.SOVIET && !supply.fromGuards();
    sum += tell(told, "Soviet attack", "CTS-11.7a", penalty ? -1 : 0);
    sum += tell(told, "weather", "CTS-11.8", Weather.isFoul(p) && rules.isAdvanced() ? -1 : 0);
    sum += tell(told, "ground support", "CTS-23.11c", air);
    sum += tell(told, "engineers", "CTS-29.0a", hasEngineer(assault) ? 1 : 0);
    sum += tell(told, "pocket of attackers", "CTS-27.2g", -attackers(p, assault.attackers()));
    sum += tell(told, "pocket of defenders", "CTS-27.2g", defenders(p, defenders));
    sum += tell(told, "artillery of 5th Tank Army", "CTS-36.6b", means.bonus() ? 1 : 0);
    boolean fires = means.barrage().index() >= 0;
    sum += tell(told, "barrage", "CTS-40.0a", fires ? 1 : 0);
    boolean lost = rules.has(StalingradRules.COMMAND_CONTROL) && isUnled(p, defenders);
    sum += tell(told, "no command", "CTS-45.0a", lost ? 1 : 0);
    int box = assault.isInBox() ? rules.caucasus.terrain(p, p.phasing(), assault.box() - 1) : 0;
    return sum + tell(told, "terrain of the box", "CTS-34.8", -box);
  }

  static int tell(@Nullable List<Modifier> told, String what, String rule, int shift) {
    if (told != null && shift != 0) {
      told.add(new Modifier(what, rule, (shift > 0 ? "+" : "") + shift));
    }
    return shift;
  }

  /** Engineers help the Axis against a Major City. */
  @Case("CTS-29.0a")
  boolean hasEngineer(Assault assault) {
    boolean city = false;
    for (int i = 0; i < assault.hexes().size(); i++) {
      city |= rules.terrain.is(assault.hexes().get(i), Terrain.MAJOR_CITY);
    }
    for (int i = 0; city && i < assault.attackers().size(); i++) {
      if (rules.roster.isEngineer(assault.attackers().get(i))) {
        return true;
      }
    }
    return false;
  }

  /** The worst shortage among attackers. */
  @Case({"CTS-27.2g", "CTS-27.2h"})
  private int attackers(Position p, Units units) {
    int worst = 0;
    for (int i = 0; rules.isAdvanced() && i < units.size(); i++) {
      worst = Math.max(worst, rules.pockets.shortage(p, units.get(i)));
    }
    return worst;
  }

  /** The least shortage among defenders. */
  @Case({"CTS-27.2g", "CTS-27.2h"})
  private int defenders(Position p, Units units) {
    int least = rules.isAdvanced() && units.size() > 0 ? 2 : 0;
    for (int i = 0; i < units.size(); i++) {
      least = Math.min(least, rules.pockets.shortage(p, units.get(i)));
    }
    return least;
  }

  /** Whether no Army HQ reaches one of the defenders. */
  @Case("CTS-45.0a")
  boolean isUnled(Position p, Units defenders) {
    for (int i = 0; i < defenders.size(); i++) {
      int unit = defenders.get(i);
      if (p.onMap(unit) && !rules.supply.isLed(p, unit)) {
        return true;
      }
    }
    return false;
  }

  // ---- barrages

  /** Whether a unit may fire a barrage for an attack, or which case is against it. */
  @Case({"CTS-40.0a", "CTS-40.0b"})
  @Nullable String againstBarrage(Position p, Assault assault) {
    UnitRef gun = assault.means().barrage();
    if (gun.index() < 0) {
      return null;
    }
    int unit = gun.index();
    String rule = rules.board().side(unit) == Side.SOVIET ? "CTS-40.0a" : "CTS-40.0b";
    boolean able =
        rules.has(StalingradRules.BARRAGES)
            && rules.board().side(unit) == p.phasing()
            && p.onMap(unit)
            && !p.is(unit, Flag.DISRUPTED)
            && depotWith(p, unit) >= 0;
    if (!able) {
      return rule;
    }
    if (p.phasing() == Side.SOVIET) {
      boolean near =
          rules.roster.isArtillery(unit) && p.is(unit, Flag.DEPLOYED) && isBeside(p, unit, assault);
      return near ? null : rule;
    }
    boolean still = rules.roster.isArmyHq(unit) && !p.is(unit, Flag.MOVED) && p.spent(unit) == 0;
    return still && distance(p, unit, assault.hexes()) <= BARRAGE_RANGE ? null : rule;
  }

  private boolean isBeside(Position p, int unit, Assault assault) {
    if (distance(p, unit, assault.hexes()) <= 1) {
      return true;
    }
    for (int i = 0; i < assault.attackers().size(); i++) {
      int other = assault.attackers().get(i);
      if (p.onMap(other) && rules.board().grid().distance(p.hex(unit), p.hex(other)) <= 1) {
        return true;
      }
    }
    return false;
  }

  private int distance(Position p, int unit, Hexes hexes) {
    int least = Integer.MAX_VALUE;
    for (int i = 0; i < hexes.size(); i++) {
      least = Math.min(least, rules.board().grid().distance(p.hex(unit), hexes.get(i)));
    }
    return least;
  }

  /** The depot in the hex of a unit, or -1. */
  int depotWith(Position p, int unit) {
    for (int depot : rules.roster.depots(rules.board().side(unit))) {
      if (p.hex(depot) == p.hex(unit)) {
        return depot;
      }
    }
    return -1;
  }
}
