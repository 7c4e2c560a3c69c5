package hexfront.games.ags;

import hexfront.engine.Ask;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import hexfront.engine.orders.Attack;
import hexfront.engine.orders.EndPhase;
import hexfront.engine.orders.Enter;
import hexfront.engine.orders.Move;
import hexfront.engine.orders.Overrun;
import hexfront.engine.orders.Rail;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/** A phase itself, open for orders: those of the Standard rules and those that the game adds. */
public record PhaseStage(Phase phase) implements AgsStage {
  @Override
  public String word() {
    return phase.word();
  }

  @Override
  public Side decides(AgsRules rules, Position p) {
    return p.phasing();
  }

  @Override
  public String prompt(AgsRules rules, Position p) {
    String who = p.phasing().title();
    return switch (phase) {
      case INITIAL_MOVEMENT -> who + " movement, turn " + p.turn() + ": move and overrun.";
      case MECHANIZED_MOVEMENT ->
          who + " mechanized movement, turn " + p.turn() + ": move and overrun.";
      case COMBAT -> who + " combat, turn " + p.turn() + ": attack.";
      case DISRUPTION_REMOVAL, AIR_POWER -> who + " " + word() + " phase.";
    };
  }

  @Override
  public List<Ask> asks(AgsRules rules, Position p) {
    List<Ask> asks = new ArrayList<>(rules.exclusive().ownOrders().asks(p, phase));
    LegalOrders listed = rules.legalOrders();
    if (phase.isMovement()) {
      asks.add(new Ask.Phase("move", each -> listed.moves(p, phase, each)));
      asks.add(new Ask.Phase("overrun", each -> listed.overruns(p, phase, each)));
    }
    if (phase == Phase.INITIAL_MOVEMENT) {
      if (rules.rail().isOpenTo(p.phasing())) {
        asks.add(
            new Ask.Phase(
                "rail",
                each -> listed.railMoves(p, phase, each),
                () -> List.of(listed.rail(p, phase))));
      }
      asks.add(
          new Ask.Phase("enter", each -> listed.entries(p, each), () -> List.of(listed.enter(p))));
    }
    if (phase == Phase.COMBAT) {
      asks.add(new Ask.Phase("attack", each -> listed.attacks(p, each)));
    }
    asks.add(new Ask.OneOf(new EndPhase()));
    return asks;
  }

  @Override
  public Verdict check(AgsRules rules, Position p, Order order) {
    return rules.exclusive().ownOrders().takes(phase, order)
        ? rules.exclusive().ownOrders().check(p, phase, order)
        : checkStandard(rules, p, order);
  }

  @Case({"AGS-4.1", "AGS-4.2", "AGS-5.26", "AGS-6.11"})
  private Verdict checkStandard(AgsRules rules, Position p, Order order) {
    return switch (order) {
      case EndPhase o -> rules.sequence().checkEnd(p, phase);
      case Move o when phase.isMovement() -> rules.movement().check(p, phase, o);
      case Overrun o when phase.isMovement() -> rules.overrunning().check(p, phase, o);
      case Rail o when phase.isMovement() -> rules.rail().check(p, phase, o);
      case Enter o when phase.isMovement() -> rules.reinforcements().check(p, phase, o);
      case Attack o when phase == Phase.COMBAT -> rules.combat().check(p, o);
      default -> rules.outOfPlace(p, order);
    };
  }

  @Override
  public void carryOut(AgsRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    if (rules.exclusive().ownOrders().takes(phase, order)) {
      rules.exclusive().ownOrders().carryOut(p, phase, order, dice, chronicle);
      return;
    }
    switch (order) {
      case EndPhase o -> rules.sequence().end(p, phase, dice, chronicle);
      case Move o -> rules.movement().carryOut(p, o, chronicle);
      case Overrun o -> rules.overrunning().carryOut(p, phase, o, dice, chronicle);
      case Rail o -> rules.rail().carryOut(p, o, chronicle);
      case Enter o -> rules.reinforcements().carryOut(p, o, chronicle);
      case Attack o -> rules.combat().carryOut(p, o, dice, chronicle);
      default -> throw AgsRules.unexpected(p, order);
    }
  }

  @Override
  public Order draw(AgsRules rules, Position p, RandomGenerator random) {
    return rules.randomOrders().draw(p, phase, random);
  }
}
