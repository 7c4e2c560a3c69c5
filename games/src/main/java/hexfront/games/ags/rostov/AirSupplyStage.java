package hexfront.games.ags.rostov;

import hexfront.engine.Ask;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import hexfront.engine.orders.Pass;
import hexfront.games.ags.AgsRules;
import hexfront.games.ags.AgsStage;
import hexfront.games.ags.Phase;
import hexfront.games.ags.PlaceAir;
import java.util.List;
import java.util.function.Predicate;

/** The Axis player may supply a stack by air in the Soviet player-turn that begins. */
record AirSupplyStage(Phase phase) implements AgsStage {
  @Override
  public String word() {
    return AirMarkers.AIR_SUPPLY;
  }

  @Override
  public Side decides(AgsRules rules, Position p) {
    return Side.AXIS;
  }

  @Override
  public String prompt(AgsRules rules, Position p) {
    return "Supply a German stack by air in the Soviet player-turn?";
  }

  @Override
  public List<Ask> asks(AgsRules rules, Position p) {
    return List.of(
        new Ask.OneOf(
            "place-air",
            Rostov.of(rules).drafts.airSupply(p).stream()
                .filter(order -> check(rules, p, order).isLegal())
                .toList()),
        new Ask.OneOf(new Pass()));
  }

  @Override
  public Verdict check(AgsRules rules, Position p, Order order) {
    return switch (order) {
      case Pass o -> Verdict.legal();
      case PlaceAir o when o.purpose().equals(AirMarkers.AIR_SUPPLY) ->
          Rostov.of(rules).air.check(p, phase, o, true);
      default -> rules.outOfPlace(p, order);
    };
  }

  @Override
  public void carryOut(AgsRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    if (order instanceof PlaceAir o) {
      Rostov.of(rules).air.carryOut(p, o, chronicle);
    }
    rules.open(p, phase, dice, chronicle);
  }

  /** Stacks that have other supply need none by air. */
  @Override
  public boolean worthConsidering(AgsRules rules, Position p, Predicate<Order> each) {
    return each.test(new Pass())
        && Rostov.of(rules).drafts.airSupplyForTheUnsupplied(p, rules).stream().allMatch(each);
  }
}
