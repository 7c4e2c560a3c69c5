package hexfront.games.stalingrad;

import hexfront.engine.Ask;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.PlayedStage;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.Word;
import hexfront.engine.dice.Dice;
import hexfront.engine.orders.Choose;
import hexfront.engine.orders.Pass;
import java.util.ArrayList;
import java.util.List;

/** A die that was rolled again in vain: a Soviet unit may become a Guard unit. */
@Word("guard-conversion")
record Converting(Fight fight) implements PlayedStage<StalingradRules> {
  @Override
  public Side decides(StalingradRules rules, Position p) {
    return Side.SOVIET;
  }

  @Override
  public String prompt(StalingradRules rules, Position p) {
    return "Choose a unit that becomes a Guard unit, or pass.";
  }

  @Override
  public List<Ask> asks(StalingradRules rules, Position p) {
    List<String> options = new ArrayList<>();
    for (int unit : rules.guards.candidates(p, fight)) {
      options.add(rules.board().unit(unit).id());
    }
    return List.of(Ask.OneOf.choose(options), Ask.PASS);
  }

  private int chosen(StalingradRules rules, Position p, String option) {
    for (int unit : rules.guards.candidates(p, fight)) {
      if (rules.board().unit(unit).id().equals(option)) {
        return unit;
      }
    }
    return -1;
  }

  @Override
  @Case({"CTS-32.2.1", "CTS-32.2.2"})
  public Verdict check(StalingradRules rules, Position p, Order order) {
    if (order instanceof Pass) {
      return Verdict.legal();
    }
    if (!(order instanceof Choose(String option))) {
      return rules.outOfPlace(p, order);
    }
    return chosen(rules, p, option) >= 0
        ? Verdict.legal()
        : Verdict.refused("CTS-32.2.2", option + " cannot become a Guard unit");
  }

  @Override
  public void carryOut(
      StalingradRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    Fight next = fight.withConversions(fight.conversions() - 1);
    if (order instanceof Choose(String option)) {
      int unit = chosen(rules, p, option);
      int guards = rules.guards.convert(p, unit, chronicle);
      next = fight.withGuards(unit, guards);
    }
    rules.combat.battles.convert(p, next, chronicle);
  }
}
