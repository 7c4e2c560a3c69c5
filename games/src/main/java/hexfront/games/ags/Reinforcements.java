package hexfront.games.ags;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.Verdict.Refusal;
import hexfront.engine.events.Entered;
import hexfront.engine.events.Points;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Enter;
import hexfront.engine.orders.Units;
import hexfront.games.Refusals;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Section 15: reinforcements. Each game says who is due and where he may enter. */
public final class Reinforcements {
  private final AgsRules rules;

  Reinforcements(AgsRules rules) {
    this.rules = rules;
  }

  /** Whether a unit waits off the map and is due. */
  boolean isDue(Position p, int unit) {
    return p.hex(unit) == Position.WAITING && rules.exclusive().reinforcement().isDue(p, unit);
  }

  /** The units of a side that are due. */
  IntStream due(Position p, Side side) {
    return IntStream.of(rules.roster().units(side)).filter(unit -> isDue(p, unit));
  }

  /** The hexes in which a due unit may enter now. */
  @Case("AGS-15.0")
  int[] entries(Position p, int unit) {
    HexSet hexes = rules.exclusive().reinforcement().entryHexes(p, unit).copy();
    for (int hex : hexes.toArray()) {
      if (!mayEnter(p, unit, hex, false)) {
        hexes.remove(hex);
      }
    }
    return hexes.toArray();
  }

  private boolean mayEnter(Position p, int unit, int hex, boolean withCombatUnit) {
    return !p.holds(rules.board().side(unit).enemy(), hex)
        && (!rules.roster().isHeadquarters(unit)
            || withCombatUnit
            || rules.headquarters().mayEnter(p, unit, hex, null))
        && rules.exclusive().reinforcement().barredEntry(p, unit, hex) == null;
  }

  /**
   * What entering costs, in half points: the hex, from outside along the road if one leaves the map
   * there.
   */
  @Case("AGS-15.0")
  int cost(Position p, int unit, int hex) {
    int movementClass = rules.roster().movementClass(unit);
    boolean byRoad = rules.exclusive().roadsHelp(movementClass) && rules.roadExits().has(hex);
    return rules
        .exclusive()
        .reinforcement()
        .entryCost(
            p,
            unit,
            hex,
            rules
                .terrain()
                .entryCost(
                    movementClass,
                    rules.exclusive().terrainState(p, hex),
                    rules.board().map().terrain(hex),
                    byRoad));
  }

  @Case({"AGS-15.0", "AGS-5.22", "AGS-11.23"})
  Verdict check(Position p, Phase phase, Enter order) {
    Refusals no = new Refusals();
    Units units = order.units();
    int hex = order.hex().index();
    no.addIf(
        phase != Phase.INITIAL_MOVEMENT,
        "AGS-15.0",
        () -> "reinforcements enter only in the initial movement phase");
    no.addIf(
        units.size() == 0 || units.hasDoubles(),
        "AGS-15.0",
        () -> "name each unit that enters once");
    boolean withCombatUnit = units.stream().anyMatch(rules.roster()::isCombatUnit);
    for (int i = 0; i < units.size() && !no.any(); i++) {
      Refusal barred = barred(p, units.get(i), hex, withCombatUnit);
      if (barred != null) {
        no.add(barred.rule(), barred.why());
      }
    }
    if (!no.any()) {
      no.addAll(rules.exclusive().reinforcement().checkEntry(p, order));
    }
    return no.verdict();
  }

  /** Why a unit may not enter at a hex now, or null if it may. */
  private @Nullable Refusal barred(Position p, int unit, int hex, boolean withCombatUnit) {
    String rule = rules.exclusive().reinforcement().reinforcementCase(unit);
    if (rules.board().side(unit) != p.phasing() || !isDue(p, unit)) {
      return new Refusal(rule, rules.name(unit) + " is not due to enter now");
    }
    if (hex < 0 || !rules.exclusive().reinforcement().entryHexes(p, unit).has(hex)) {
      return new Refusal(rule, rules.name(unit) + " cannot enter at " + rules.number(hex));
    }
    if (p.holds(p.phasing().enemy(), hex)) {
      return new Refusal(
          rules.exclusive().reinforcement().entryCase(),
          rules.number(hex) + " holds an enemy unit");
    }
    Refusal barred = rules.exclusive().reinforcement().barredEntry(p, unit, hex);
    if (barred == null && !mayEnter(p, unit, hex, withCombatUnit)) {
      return new Refusal(
          "AGS-11.23", rules.name(unit) + " enters an enemy zone only with a combat unit");
    }
    return barred;
  }

  @Case({"AGS-15.0", "AGS-5.14"})
  void carryOut(Position p, Enter order, Chronicle chronicle) {
    int hex = order.hex().index();
    rules.movement().takeUp(p, order.units());
    int dearest = 0;
    for (int unit : order.units().toArray()) {
      int cost = cost(p, unit, hex);
      dearest = Math.max(dearest, cost);
      p.mark(unit, Flag.FRESH);
      p.setSpent(unit, cost);
      p.setStartHex(unit, hex);
      p.place(unit, hex);
    }
    if (order.units().stream().anyMatch(rules.board()::occupies)) {
      rules.control().occupied(p, p.phasing(), hex, chronicle);
    }
    chronicle.tell(
        new Entered(
            order.units(),
            order.hex(),
            new Points(dearest),
            rules.exclusive().reinforcement().entryCase()));
    rules.exclusive().reinforcement().entered(p, order);
  }

  /** A unit that has entered and not gone on may still go on by rail, and then has paid nothing. */
  @Case("AGS-15.0")
  boolean hasJustEntered(Position p, int unit) {
    return p.is(unit, Flag.FRESH)
        && p.is(unit, Flag.MOVING)
        && p.hex(unit) == p.startHex(unit)
        && p.spent(unit) == cost(p, unit, p.hex(unit));
  }

  /** A unit that must enter and can, or -1. */
  int overdue(Position p, Side side) {
    for (int unit : rules.roster().units(side)) {
      if (isDue(p, unit)
          && rules.exclusive().reinforcement().mustEnter(p, unit)
          && entries(p, unit).length > 0) {
        return unit;
      }
    }
    return -1;
  }
}
