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
import hexfront.engine.orders.Units;
import java.util.List;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;

/** Phase C: a side allots its air units to sectors, unseen by the other. */
record AirAllocation() implements KesselStage {
  @Override
  public String word() {
    return "air-allocation";
  }

  @Override
  public String prompt(KesselRules rules, Position p) {
    return "Allot air units to sectors, or end the phase.";
  }

  @Override
  public List<Ask> asks(KesselRules rules, Position p) {
    return List.of(new Ask.Phase("place-air", each -> list(rules, p, each)), END);
  }

  private static boolean list(KesselRules rules, Position p, Predicate<Order> each) {
    for (int unit : rules.roster.air(p.phasing())) {
      for (int s = 1; s <= rules.terrain.highestSector() && rules.air.isReady(p, unit); s++) {
        if (!each.test(new PlaceAir(Units.of(unit), s))) {
          return false;
        }
      }
    }
    return false;
  }

  @Override
  public Verdict check(KesselRules rules, Position p, Order order) {
    return switch (order) {
      case PlaceAir o -> rules.air.checkPlacing(p, p.phasing(), o);
      case EndPhase o -> Verdict.legal();
      default -> rules.outOfPlace(p, order);
    };
  }

  @Override
  @Case({"KS-6.3.2", "KS-4.C"})
  public void carryOut(KesselRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    if (order instanceof PlaceAir(Units units, int sector)) {
      units.stream().forEach(unit -> rules.ledger.setSector(p, unit, sector));
    } else if (p.phasing() == Side.AXIS) {
      rules.sequence.beginAllocation(p, Side.SOVIET, dice, chronicle);
    } else {
      rules.sequence.beginAirCombat(p, dice, chronicle);
    }
  }

  @Override
  public Order draw(KesselRules rules, Position p, RandomGenerator random) {
    int[] roster = rules.roster.air(p.phasing());
    for (int i = 0; i < 3 && roster.length > 0 && random.nextInt(roster.length + 1) > 0; i++) {
      int unit = roster[random.nextInt(roster.length)];
      PlaceAir order =
          new PlaceAir(Units.of(unit), random.nextInt(rules.terrain.highestSector()) + 1);
      if (rules.ledger.sector(p, unit) == 0 && check(rules, p, order).isLegal()) {
        return order;
      }
    }
    return new EndPhase();
  }
}
