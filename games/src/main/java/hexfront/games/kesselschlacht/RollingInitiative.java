package hexfront.games.kesselschlacht;

import hexfront.engine.Ask;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import hexfront.engine.events.Rolled;
import hexfront.engine.orders.UnitRef;
import java.util.List;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;

/** Phase B: transports are loaded, then the die decides who has the initiative. */
record RollingInitiative() implements KesselStage {
  private static final int AXIS_UP_TO = 3;

  @Override
  public String word() {
    return "air-initiative";
  }

  @Override
  public String prompt(KesselRules rules, Position p) {
    return "Load transports, then throw the die for the air initiative.";
  }

  @Override
  public List<Ask> asks(KesselRules rules, Position p) {
    return List.of(new Ask.Phase("load", each -> list(rules, p, each)), ROLL);
  }

  /** Each transport full of fuel, full of ammunition, or half and half. */
  private static boolean list(KesselRules rules, Position p, Predicate<Order> each) {
    for (int unit : rules.roster.air(Side.AXIS)) {
      if (rules.air.isTransport(unit) && rules.air.isReady(p, unit)) {
        int most = rules.air.load(p, unit);
        for (int ap = 0; ap <= Math.min(most, rules.data.airlift().ammoOfTransport()); ap++) {
          for (int fp = 0; fp <= Math.min(most - ap, rules.data.airlift().fuel()); fp++) {
            if (!each.test(new Load(new UnitRef(unit), ap, fp))) {
              return false;
            }
          }
        }
      }
    }
    return true;
  }

  @Override
  public Verdict check(KesselRules rules, Position p, Order order) {
    return switch (order) {
      case Load o -> rules.air.checkLoad(p, o);
      case Roll o -> Verdict.legal();
      default -> rules.outOfPlace(p, order);
    };
  }

  @Override
  @Case({"KS-6.2", "KS-6.7.1A"})
  public void carryOut(KesselRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    if (order instanceof Load(UnitRef unit, int ap, int fp)) {
      rules.ledger.setLoad(p, unit.index(), ap, fp);
      return;
    }
    int die = dice.roll();
    chronicle.tell(new Rolled(List.of(die), "air-initiative", Side.AXIS, "KS-6.2"));
    Side holder = die <= AXIS_UP_TO ? Side.AXIS : Side.SOVIET;
    rules.ledger.setInitiative(p, holder);
    chronicle.tell(new Initiative(holder, "KS-6.2"));
    rules.sequence.beginSurprise(p, dice, chronicle);
  }

  @Override
  public Order draw(KesselRules rules, Position p, RandomGenerator random) {
    int[] roster = rules.roster.air(Side.AXIS);
    int unit = roster.length == 0 ? -1 : roster[random.nextInt(roster.length)];
    if (unit >= 0 && rules.air.isTransport(unit) && random.nextInt(3) > 0) {
      int most = rules.air.load(p, unit);
      int ap = random.nextInt(Math.min(most, rules.data.airlift().ammoOfTransport()) + 1);
      Load order = new Load(new UnitRef(unit), ap, random.nextInt(most - ap + 1));
      if (check(rules, p, order).isLegal()) {
        return order;
      }
    }
    return new Roll();
  }
}
