package hexfront.games.ags.rostov;

import hexfront.engine.Ask;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import hexfront.engine.orders.Choose;
import hexfront.engine.written.UnitIndex;
import hexfront.games.ags.AgsRules;
import hexfront.games.ags.AgsStage;
import hexfront.games.ags.Phase;
import java.util.List;
import java.util.stream.Stream;

/**
 * The owner may take another counter than the one that was put in a unit's place.
 *
 * @param back the stage to go back to
 */
record SecondStepStage(@UnitIndex int unit, AgsStage back) implements AgsStage {
  @Override
  public Phase phase() {
    return back.phase();
  }

  @Override
  public String word() {
    return "second-step";
  }

  @Override
  public Side decides(AgsRules rules, Position p) {
    return Side.SOVIET;
  }

  @Override
  public String prompt(AgsRules rules, Position p) {
    return "Which counter is the second step in place of " + rules.name(unit) + "?";
  }

  @Override
  public List<Ask> asks(AgsRules rules, Position p) {
    List<Order> of = options(rules, p).stream().<Order>map(Choose::new).toList();
    return List.of(new Ask.OneOf("choose", of));
  }

  /** The counter that stands there and those that could stand there instead. */
  private List<String> options(AgsRules rules, Position p) {
    return Stream.concat(
            Stream.of(rules.name(unit)),
            Rostov.of(rules).secondStep.alternatives(p, unit).stream().map(Unit::id))
        .toList();
  }

  @Override
  @Case("ROSTOV-19.62")
  public Verdict check(AgsRules rules, Position p, Order order) {
    if (!(order instanceof Choose choose)) {
      return rules.outOfPlace(p, order);
    }
    List<String> options = options(rules, p);
    return options.contains(choose.option())
        ? Verdict.legal()
        : Verdict.refused("ROSTOV-19.62", "choose one of " + options);
  }

  @Override
  public void carryOut(AgsRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    int by = rules.board().unit(((Choose) order).option()).orElseThrow();
    p.setStage(back);
    if (by != unit) {
      Rostov.of(rules).secondStep.change(p, unit, by, chronicle);
      p.setStage(back.replacing(unit, by));
    }
  }
}
