package hexfront.games.blitzkrieg57;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.events.Eliminated;
import hexfront.engine.events.LostSteps;
import hexfront.engine.orders.Choose;
import hexfront.engine.orders.Lose;
import hexfront.engine.orders.Steps;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import hexfront.games.blitzkrieg57.BlitzkriegStage.Holding;
import hexfront.games.blitzkrieg57.BlitzkriegStage.InCombat;
import hexfront.games.blitzkrieg57.BlitzkriegStage.Losing;
import java.util.List;
import java.util.Map;

/**
 * Sections 10.4.2, 10.5 and 14.2.5: what a result does, part by part. A part in which there is
 * nothing to choose is settled at once, the others become stages.
 */
final class Results {
  static final String HOLD = "hold";
  static final String RETREAT = "retreat";
  static final List<String> OPTIONS = List.of(HOLD, RETREAT);

  private final BlitzkriegRules rules;

  Results(BlitzkriegRules rules) {
    this.rules = rules;
  }

  @Case("GJ-10.4.2")
  void begin(
      Position p, InCombat in, Units attackers, int hex, Result result, Chronicle chronicle) {
    if (result.attacker() > 0) {
      lose(p, new Battle(attackers, hex, result.attacker(), 0, in), true, chronicle);
      return;
    }
    Battle battle = new Battle(attackers, hex, result.defender(), result.retreat(), in);
    boolean fortress = rules.fortresses().at(p, hex) >= 0;
    if (fortress && result.retreat() > 0) {
      if (rules.fortresses().standsAlone(p, hex)) {
        lose(p, battle.held(), false, chronicle);
      } else {
        p.setStage(new Holding(battle));
      }
    } else {
      lose(p, battle, false, chronicle);
    }
  }

  // ---- a fortress holds

  /** Retreats of a fortress's garrison may be taken as steps, all or nothing. */
  @Case("GJ-14.2.5")
  Verdict check(Choose order) {
    return OPTIONS.contains(order.option())
        ? Verdict.legal()
        : Verdict.refused("GJ-14.2.5", "expected one of " + OPTIONS);
  }

  @Case("GJ-14.2.5")
  void carryOut(Position p, Battle battle, Choose order, Chronicle chronicle) {
    lose(p, order.option().equals(HOLD) ? battle.held() : battle, false, chronicle);
  }

  // ---- losses

  /** The units among which a side spreads its losses. */
  @Case("GJ-10.5")
  int[] suffering(Position p, Battle battle, boolean attacker) {
    return attacker
        ? battle.attackers().stream().filter(p::onMap).toArray()
        : p.stack(battle.hex());
  }

  private static int stepsOf(Position p, int[] units) {
    int steps = 0;
    for (int unit : units) {
      steps += p.stepsLeft(unit);
    }
    return steps;
  }

  private void lose(Position p, Battle battle, boolean attacker, Chronicle chronicle) {
    int[] units = suffering(p, battle, attacker);
    if (battle.steps() == 0 || units.length == 0) {
      settled(p, battle, attacker, chronicle);
    } else if (stepsOf(p, units) <= battle.steps()) {
      for (int unit : units) {
        take(p, unit, p.stepsLeft(unit), "combat", "GJ-10.5", chronicle);
      }
      settled(p, battle, attacker, chronicle);
    } else if (units.length == 1) {
      take(p, units[0], battle.steps(), "combat", "GJ-10.5", chronicle);
      settled(p, battle, attacker, chronicle);
    } else {
      p.setStage(new Losing(battle, attacker));
    }
  }

  @Case("GJ-10.5")
  Verdict check(Position p, Losing stage, Lose order) {
    Units among = Units.of(suffering(p, stage.battle(), stage.attacker()));
    for (Map.Entry<Integer, Integer> loss : order.steps().byUnit().entrySet()) {
      int unit = loss.getKey();
      if (!among.has(unit)) {
        return Verdict.refused("GJ-10.5", rules.name(unit) + " does not suffer this result");
      }
      if (loss.getValue() < 1 || loss.getValue() > p.stepsLeft(unit)) {
        return Verdict.refused(
            "GJ-10.5", rules.name(unit) + " can lose 1 to " + p.stepsLeft(unit) + " steps");
      }
    }
    return order.steps().total() == stage.battle().steps()
        ? Verdict.legal()
        : Verdict.refused(
            "GJ-10.5",
            stage.battle().steps() + " steps are to be lost, not " + order.steps().total());
  }

  @Case("GJ-10.5")
  void carryOut(Position p, Losing stage, Steps steps, Chronicle chronicle) {
    steps.byUnit().forEach((unit, n) -> take(p, unit, n, "combat", "GJ-10.5", chronicle));
    settled(p, stage.battle(), stage.attacker(), chronicle);
  }

  private void settled(Position p, Battle battle, boolean attacker, Chronicle chronicle) {
    if (attacker) {
      p.setStage(battle.in());
    } else {
      rules.retreats().begin(p, battle.settled(), chronicle);
    }
  }

  /** A unit loses steps in combat: it is flipped, or leaves the map. */
  @Case({"GJ-2.2.3", "GJ-10.5"})
  void take(Position p, int unit, int steps, String reason, String rule, Chronicle chronicle) {
    if (steps >= p.stepsLeft(unit)) {
      eliminate(p, unit, true, reason, rule, chronicle);
    } else {
      p.setLost(unit, p.lost(unit) + steps);
      chronicle.tell(new LostSteps(new UnitRef(unit), steps, reason, rule));
    }
  }

  /**
   * A unit leaves the map. Soviet units that are not mechanized and all headquarters go into the
   * Available Box if combat removed them; what lack of supply removed never returns.
   */
  @Case({"GJ-12.3.1", "GJ-12.3.2", "GJ-13.3", "GJ-13.4", "GJ-14.3.3", "GJ-15.3-4"})
  void eliminate(
      Position p, int unit, boolean combat, String reason, String rule, Chronicle chronicle) {
    boolean hq = rules.activation().isHeadquarters(unit);
    boolean mechanized = rules.board().unit(unit).mechanized();
    boolean soviet = rules.board().side(unit) == Side.SOVIET;
    boolean returns = combat && !rules.fortresses().isMarker(unit) && (hq || soviet && !mechanized);
    if (!soviet) {
      int count = mechanized ? BlitzkriegRules.MECHANIZED_LOST : BlitzkriegRules.OTHERS_LOST;
      p.setValue(count, p.value(count) + 1);
    }
    int steps = p.stepsLeft(unit);
    p.takeOff(unit, returns ? Position.WAITING : Position.GONE);
    p.unmark(unit, ~0);
    p.setLost(unit, rules.board().unit(unit).steps().size() - 1);
    chronicle.tell(new Eliminated(new UnitRef(unit), steps, reason, rule));
    if (returns) {
      chronicle.tell(new Boxed(new UnitRef(unit), hq ? "GJ-13.3" : "GJ-12.3.1"));
    }
  }
}
