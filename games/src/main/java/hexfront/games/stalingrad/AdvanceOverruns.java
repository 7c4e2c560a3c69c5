package hexfront.games.stalingrad;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Overrun;
import hexfront.engine.orders.Steps;
import hexfront.engine.orders.Units;
import hexfront.games.Refusals;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Section 14: advancing units overrun whom they meet. */
final class AdvanceOverruns {
  private static final int MOST = 3;

  private final StalingradRules rules;

  AdvanceOverruns(StalingradRules rules) {
    this.rules = rules;
  }

  /** Whether a unit that has advanced could overrun a hex beside it, alone or with others. */
  @Case({"CTS-14.0a", "CTS-14.0b", "CTS-14.0c"})
  boolean may(Position p, Advancing stage, int unit, int hex) {
    return against(p, stage, unit, hex) == null;
  }

  private @Nullable String against(Position p, Advancing stage, int unit, int hex) {
    if (!p.onMap(unit) || stage.used(unit) == 0 || stage.left(unit) < 1) {
      return "CTS-14.0c";
    }
    int advance =
        rules.isAdvanced() && Weather.isRain(p)
            ? (stage.fight().raw() + 1) / 2
            : stage.fight().raw();
    if (!rules.roster.isMotorized(unit) && !Advances.isGreat(advance)) {
      return "CTS-14.0b";
    }
    int from = p.hex(unit);
    int d = hex < 0 ? -1 : rules.board().grid().direction(from, hex);
    if (d < 0 || !p.holds(p.phasing().enemy(), hex)) {
      return "CTS-14.0a";
    }
    if (rules.advances.stops(p, p.phasing(), from)) {
      return "CTS-12.4h";
    }
    if (rules.advances.isBroad(p, from, d)) {
      return "CTS-12.4g";
    }
    return rules.combat.attacks.reaches(p, unit, hex)
            && rules.roster.attackNow(p, unit) > 0
            && !p.is(unit, Flag.DISRUPTED)
        ? null
        : "CTS-14.0a";
  }

  @Case({"CTS-14.0a", "CTS-14.1a", "CTS-14.1b", "CTS-14.4"})
  Verdict check(Position p, Advancing stage, Overrun order) {
    Units units = order.units();
    int hex = order.hex().index();
    if (units.size() == 0 || units.hasDoubles()) {
      return Verdict.refused("CTS-14.1a", "name the unit that overruns");
    }
    Refusals no = new Refusals();
    for (int unit : units.toArray()) {
      String rule = against(p, stage, unit, hex);
      no.addIf(
          rule != null,
          rule == null ? "" : rule,
          () -> rules.name(unit) + " cannot overrun that hex");
    }
    if (no.any()) {
      return no.verdict();
    }
    checkTogether(p, stage, units, no);
    Assault assault = Assault.of(order, true);
    rules.combat.attacks.checkMeans(p, assault, no);
    if (!no.any()) {
      Reckoning r = rules.combat.reckon(p, assault, 0, null);
      no.addIf(r.ladder() == CombatTable.NONE, "CTS-10.1.8a", () -> "the odds are worse than 1-4");
    }
    return no.verdict();
  }

  /** One unit that is alone, or up to three German motorized ones that came as a stack. */
  @Case({"CTS-14.1a", "CTS-14.1b"})
  private void checkTogether(Position p, Advancing stage, Units units, Refusals no) {
    int first = units.get(0);
    Side side = p.phasing();
    for (int u = p.first(p.hex(first), side); u >= 0; u = p.next(u, side)) {
      if (!units.has(u)) {
        no.add("CTS-14.1a", "an overrun starts from a hex without other friends");
        return;
      }
    }
    for (int unit : units.toArray()) {
      boolean stack =
          rules.roster.isGerman(unit)
              && rules.roster.isMotorized(unit)
              && p.hex(unit) == p.hex(first)
              && stage.used(unit) == stage.used(first)
              && stage
                  .origins()
                  .byUnit()
                  .getOrDefault(unit, -1)
                  .equals(stage.origins().byUnit().get(first));
      no.addIf(
          units.size() > MOST || units.size() > 1 && !stack,
          "CTS-14.1b",
          () -> "only three German motorized units that advanced together overrun together");
    }
  }

  @Case({"CTS-14.0c", "CTS-14.3a", "CTS-14.3b"})
  void carryOut(Position p, Advancing stage, Overrun order, Dice dice, Chronicle chronicle) {
    Assault assault = Assault.of(order, true);
    Map<Integer, Integer> gone = new HashMap<>(stage.used().byUnit());
    for (int unit : order.units().toArray()) {
      gone.merge(unit, 1, Integer::sum);
    }
    Advancing paid = stage.with(new Steps(gone));
    Reckoning r = rules.combat.reckon(p, assault, 0, null);
    if (2 * r.attack() > r.defence() && isHelpless(p, r.defenders())) {
      Fight flight =
          new Fight(
              order.units(),
              r.defenders(),
              assault.hexes(),
              0,
              0,
              0,
              0,
              0,
              Advances.FLIGHT,
              1,
              0,
              Units.of(),
              Units.of(),
              false,
              0,
              0,
              paid);
      rules.combat.battles.retreat(p, flight, 0, chronicle);
    } else {
      rules.combat.attacks.declare(p, assault, paid, dice, chronicle);
    }
  }

  @Case("CTS-14.3a")
  private boolean isHelpless(Position p, Units defenders) {
    for (int unit : defenders.toArray()) {
      if (!rules.roster.isHq(unit) && !p.is(unit, Flag.DISRUPTED)) {
        return false;
      }
    }
    return true;
  }

  /** An overrun is fought out: its units take the hex, if it is clear, and mostly stop. */
  @Case({"CTS-14.1c", "CTS-14.1d", "CTS-14.1e", "CTS-14.1f", "CTS-14.3b"})
  void overran(Position p, Advancing stage, Fight inner, boolean cleared, Chronicle chronicle) {
    List<Integer> stopped = new ArrayList<>();
    int hex = inner.hexes().first();
    boolean shared = p.holds(p.phasing().enemy(), hex);
    if (cleared && shared && rules.cities.isKept(p, inner, hex)) {
      overranCity(p, inner, hex, chronicle);
      return;
    }
    boolean taken = cleared && !shared;
    for (int unit : inner.left(p, true)) {
      if (taken) {
        Hexes path = Hexes.of(p.hex(unit), hex);
        Advancing.enter(rules, p, unit, path, chronicle);
        rules.control.went(p, p.phasing(), path, chronicle);
      }
      if (!taken || !Advances.isGreat(inner.raw())) {
        stopped.add(unit);
      }
    }
    int[] stop = stopped.stream().mapToInt(Integer::intValue).toArray();
    stage.halted(rules, p, stop, chronicle);
  }

  /** Overrunning units gain a part of a city. */
  @Case({"CTS-24.1a", "CTS-24.1b"})
  private void overranCity(Position p, Fight inner, int hex, Chronicle chronicle) {
    int[] units = inner.left(p, true);
    Hexes from = Hexes.of(p.hex(units[0]));
    rules.cities.enter(p, inner, hex, p::hex, chronicle);
    for (int unit : units) {
      Advancing.enter(rules, p, unit, Hexes.of(p.hex(unit), hex), chronicle);
    }
    Sectioning.begin(rules, p, new Sectioning(inner, hex, true, from), chronicle);
  }
}
