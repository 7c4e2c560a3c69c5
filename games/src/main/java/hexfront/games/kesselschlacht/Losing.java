package hexfront.games.kesselschlacht;

import hexfront.engine.Ask;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import hexfront.engine.orders.Lose;
import hexfront.engine.orders.Steps;
import hexfront.engine.orders.Units;
import java.util.List;
import java.util.stream.IntStream;

/** Section 13.1: a side names the unit it loses. */
record Losing(Battle battle, boolean attacker) implements KesselStage {
  static void begin(
      KesselRules rules, Position p, Battle battle, boolean attacker, Chronicle chronicle) {
    Losing stage = new Losing(battle, attacker);
    int[] units = stage.suffering(p);
    if (units.length > 1) {
      p.setStage(stage);
    } else {
      stage.lose(rules, p, units[0], chronicle);
    }
  }

  @Override
  public String word() {
    return "lose";
  }

  @Override
  public Side decides(KesselRules rules, Position p) {
    return Battle.owner(p, attacker);
  }

  @Override
  public String prompt(KesselRules rules, Position p) {
    return "Name the unit that is lost.";
  }

  private int[] suffering(Position p) {
    return attacker
        ? battle.attackers().stream().filter(p::onMap).toArray()
        : p.stack(battle.hex());
  }

  @Override
  public List<Ask> asks(KesselRules rules, Position p) {
    return List.of(
        new Ask.Spread(
            "lose",
            IntStream.of(suffering(p)).mapToObj(unit -> new Ask.Share(unit, 1)).toList(),
            1,
            Lose::new));
  }

  @Override
  @Case("KS-13.1")
  public Verdict check(KesselRules rules, Position p, Order order) {
    if (!(order instanceof Lose(Steps steps))) {
      return rules.outOfPlace(p, order);
    }
    boolean fits =
        steps.total() == 1
            && steps.byUnit().size() == 1
            && Units.of(suffering(p)).has(steps.byUnit().keySet().iterator().next());
    return fits
        ? Verdict.legal()
        : Verdict.refused("KS-13.1", "one unit that took part is to be lost");
  }

  @Override
  public void carryOut(KesselRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    int unit = ((Lose) order).steps().byUnit().keySet().iterator().next();
    lose(rules, p, unit, chronicle);
  }

  @Case("KS-13.1")
  private void lose(KesselRules rules, Position p, int unit, Chronicle chronicle) {
    rules.losses.eliminate(p, unit, "combat", "KS-13.1", chronicle);
    battle.next(rules, p, chronicle);
  }
}
