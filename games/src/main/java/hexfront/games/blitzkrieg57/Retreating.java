package hexfront.games.blitzkrieg57;

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
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Paths;
import hexfront.engine.orders.Retreat;
import hexfront.games.Refusals;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;

/** Section 10.6: the defender moves his retreating units. */
@Word("retreat")
record Retreating(Battle battle) implements PlayedStage<BlitzkriegRules> {
  /** Goes on with the retreats until somebody has to choose. */
  @Case("GJ-10.6.2")
  static void begin(BlitzkriegRules rules, Position p, Battle battle, Chronicle chronicle) {
    Retreats retreats = rules.retreats;
    int[] left = battle.retreat() > 0 ? retreats.due(p, battle) : new int[0];
    for (int unit : left) {
      if (retreats.ways(p, battle, unit).isEmpty()) {
        rules.losses.eliminate(p, unit, "no way to retreat", "GJ-10.6.2", chronicle);
      }
    }
    left = left.length > 0 ? retreats.due(p, battle) : left;
    if (left.length == 1) {
      List<int[]> ways = retreats.ways(p, battle, left[0]);
      if (ways.size() == 1) {
        retreats.go(p, left[0], Hexes.of(ways.getFirst()), chronicle);
        left = retreats.due(p, battle);
      }
    }
    if (left.length > 0) {
      p.setStage(new Retreating(battle));
    } else {
      Advancing.begin(rules, p, battle);
    }
  }

  @Override
  public Side decides(BlitzkriegRules rules, Position p) {
    return p.phasing().enemy();
  }

  @Override
  public String prompt(BlitzkriegRules rules, Position p) {
    return "Retreat from " + rules.number(battle.hex()) + " by " + battle.retreat() + ".";
  }

  /** Units go one after the other, since those that have gone may open or close ways. */
  @Override
  public List<Ask> asks(BlitzkriegRules rules, Position p) {
    return List.of(
        Ask.Ways.of(
            "retreat",
            rules.retreats.due(p, battle),
            unit -> rules.retreats.ways(p, battle, unit),
            true,
            Retreat::new));
  }

  /** The owner moves his units, one or both with an order. */
  @Override
  @Case({"GJ-10.6", "GJ-10.6.1", "GJ-10.6.5"})
  public Verdict check(BlitzkriegRules rules, Position p, Order order) {
    if (!(order instanceof Retreat(Paths paths))) {
      return rules.outOfPlace(p, order);
    }
    if (paths.byUnit().isEmpty()) {
      return Verdict.refused("GJ-10.6", "a retreat names units and their ways");
    }
    Refusals no = new Refusals();
    boolean several = paths.byUnit().size() > 1;
    Position after = several ? p.copy() : p;
    for (Map.Entry<Integer, Hexes> entry : paths.byUnit().entrySet()) {
      if (!no.any()) {
        no.addAll(rules.retreats.check(after, battle, entry.getKey(), entry.getValue()));
      }
      if (!no.any() && several) {
        rules.retreats.go(after, entry.getKey(), entry.getValue(), Chronicle.SILENT);
      }
    }
    return no.verdict();
  }

  @Override
  public void carryOut(
      BlitzkriegRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    ((Retreat) order)
        .paths()
        .byUnit()
        .forEach((unit, path) -> rules.retreats.go(p, unit, path, chronicle));
    begin(rules, p, battle, chronicle);
  }

  @Override
  public Order draw(BlitzkriegRules rules, Position p, RandomGenerator random) {
    int[] due = rules.retreats.due(p, battle);
    int unit = due[random.nextInt(due.length)];
    List<int[]> ways = rules.retreats.ways(p, battle, unit);
    return new Retreat(Paths.of(unit, Hexes.of(ways.get(random.nextInt(ways.size())))));
  }
}
