package hexfront.games.kesselschlacht;

import hexfront.engine.Ask;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import hexfront.engine.orders.EndPhase;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.UnitRef;
import java.util.List;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * Phase E: German infantry digs in.
 *
 * @param fresh the hexes in which positions were taken up in this phase
 */
record DefensivePositions(Hexes fresh) implements KesselStage {
  @Override
  public String word() {
    return "defensive-positions";
  }

  @Override
  public String prompt(KesselRules rules, Position p) {
    return "Take up positions, or end the phase.";
  }

  @Override
  public List<Ask> asks(KesselRules rules, Position p) {
    return List.of(new Ask.Phase("dig-in", each -> list(rules, p, each)), END);
  }

  private static boolean list(KesselRules rules, Position p, Predicate<Order> each) {
    for (int unit : rules.roster.ground(Side.AXIS)) {
      if (rules.positions.isAble(p, unit)
          && !(each.test(new DigIn(new UnitRef(unit), Positions.HASTY))
              && each.test(new DigIn(new UnitRef(unit), Positions.PREPARED)))) {
        return false;
      }
    }
    return true;
  }

  @Override
  public Verdict check(KesselRules rules, Position p, Order order) {
    return switch (order) {
      case DigIn o -> rules.positions.check(p, o, fresh);
      case EndPhase o -> Verdict.legal();
      default -> rules.outOfPlace(p, order);
    };
  }

  @Override
  @Case("KS-4.E")
  public void carryOut(KesselRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    if (order instanceof DigIn o) {
      int hex = p.hex(o.unit().index());
      rules.positions.dig(p, o, chronicle);
      p.setStage(
          new DefensivePositions(
              Hexes.of(IntStream.concat(fresh.stream(), IntStream.of(hex)).toArray())));
    } else {
      rules.sequence.beginDirective(p, chronicle);
    }
  }

  @Override
  public Order draw(KesselRules rules, Position p, RandomGenerator random) {
    int[] roster = rules.roster.ground(Side.AXIS);
    for (int i = 0; i < 8 && roster.length > 0 && random.nextInt(10) > 0; i++) {
      int unit = roster[random.nextInt(roster.length)];
      if (rules.positions.isAble(p, unit)) {
        boolean better = rules.ledger.isHasty(p, p.hex(unit));
        DigIn order = new DigIn(new UnitRef(unit), better ? Positions.PREPARED : Positions.HASTY);
        if (rules.positions.check(p, order, fresh).isLegal()) {
          return order;
        }
      }
    }
    return new EndPhase();
  }
}
