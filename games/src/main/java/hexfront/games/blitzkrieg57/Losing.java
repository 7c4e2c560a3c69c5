package hexfront.games.blitzkrieg57;

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
import hexfront.games.Refusals;
import java.util.List;
import java.util.stream.IntStream;

/** Case 10.5: a side names the steps it loses. */
record Losing(Battle battle, boolean attacker) implements BlitzkriegStage {
  /** Settles losses in which there is nothing to choose, and asks for the others. */
  static void begin(
      BlitzkriegRules rules, Position p, Battle battle, boolean attacker, Chronicle chronicle) {
    Losing stage = new Losing(battle, attacker);
    int[] units = stage.suffering(p);
    boolean all = IntStream.of(units).map(p::stepsLeft).sum() <= battle.steps();
    if (battle.steps() > 0 && units.length > 1 && !all) {
      p.setStage(stage);
      return;
    }
    for (int unit : units) {
      stage.lose(rules, p, unit, all ? p.stepsLeft(unit) : battle.steps(), chronicle);
    }
    stage.settled(rules, p, chronicle);
  }

  @Override
  public String word() {
    return "lose";
  }

  @Override
  public Side decides(BlitzkriegRules rules, Position p) {
    return attacker ? p.phasing() : p.phasing().enemy();
  }

  @Override
  public String prompt(BlitzkriegRules rules, Position p) {
    return "Lose " + battle.steps() + (battle.steps() == 1 ? " step." : " steps.");
  }

  /** The units among which a side spreads its losses. */
  @Case("GJ-10.5")
  private int[] suffering(Position p) {
    return attacker
        ? battle.attackers().stream().filter(p::onMap).toArray()
        : p.stack(battle.hex());
  }

  @Override
  public List<Ask> asks(BlitzkriegRules rules, Position p) {
    return List.of(
        new Ask.Spread(
            "lose",
            IntStream.of(suffering(p))
                .mapToObj(unit -> new Ask.Share(unit, p.stepsLeft(unit)))
                .toList(),
            battle.steps(),
            Lose::new));
  }

  @Override
  @Case("GJ-10.5")
  public Verdict check(BlitzkriegRules rules, Position p, Order order) {
    if (!(order instanceof Lose(Steps steps))) {
      return outOfPlace(rules, p, order);
    }
    Refusals no = new Refusals();
    Units among = Units.of(suffering(p));
    steps
        .byUnit()
        .forEach(
            (unit, n) -> {
              if (!among.has(unit)) {
                no.add("GJ-10.5", rules.name(unit) + " does not suffer this result");
              } else if (n < 1 || n > p.stepsLeft(unit)) {
                no.add(
                    "GJ-10.5", rules.name(unit) + " can lose 1 to " + p.stepsLeft(unit) + " steps");
              }
            });
    no.addIf(
        !no.any() && steps.total() != battle.steps(),
        "GJ-10.5",
        () -> battle.steps() + " steps are to be lost, not " + steps.total());
    return no.verdict();
  }

  @Override
  @Case("GJ-10.5")
  public void carryOut(
      BlitzkriegRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    ((Lose) order).steps().byUnit().forEach((unit, n) -> lose(rules, p, unit, n, chronicle));
    settled(rules, p, chronicle);
  }

  private void lose(BlitzkriegRules rules, Position p, int unit, int n, Chronicle chronicle) {
    rules.losses.lose(p, unit, n, "combat", "GJ-10.5", chronicle);
  }

  private void settled(BlitzkriegRules rules, Position p, Chronicle chronicle) {
    if (attacker) {
      p.setStage(battle.in());
    } else {
      Retreating.begin(rules, p, battle.settled(), chronicle);
    }
  }
}
