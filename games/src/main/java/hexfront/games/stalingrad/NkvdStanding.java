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
import hexfront.engine.orders.Lose;
import hexfront.engine.orders.Pass;
import hexfront.engine.orders.Steps;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;

/** NKVD units in a city may give up steps to shorten the advance. */
@Word("nkvd")
record NkvdStanding(Fight fight) implements PlayedStage<StalingradRules> {
  @Case("CTS-12.4m")
  static boolean isOpen(StalingradRules rules, Position p, Fight fight) {
    return p.phasing() == Side.AXIS
        && fight.box() == 0
        && fight.hexes().size() == 1
        && rules.combat.battles.advance(p, fight) > 0
        && rules.terrain.is(fight.hexes().first(), Terrain.CITY)
        && new NkvdStanding(fight).units(rules, p).length > 0;
  }

  private int[] units(StalingradRules rules, Position p) {
    int[] left = fight.left(p, false);
    int n = 0;
    for (int unit : left) {
      if (rules.roster.isNkvd(unit)) {
        left[n++] = unit;
      }
    }
    return java.util.Arrays.copyOf(left, n);
  }

  /** Steps beyond these would be given up for nothing. */
  private int most() {
    return fight.advance() * fight.white();
  }

  @Override
  public Side decides(StalingradRules rules, Position p) {
    return Side.SOVIET;
  }

  @Override
  public String prompt(StalingradRules rules, Position p) {
    return "Give up NKVD steps to shorten the advance, or pass.";
  }

  @Override
  public List<Ask> asks(StalingradRules rules, Position p) {
    int[] units = units(rules, p);
    int steps = 0;
    for (int unit : units) {
      steps += p.stepsLeft(unit);
    }
    List<Ask> asks = new ArrayList<>();
    for (int due = fight.white(); due <= Math.min(most(), steps); due += fight.white()) {
      asks.add(Ask.Spread.lose(units, p::stepsLeft, due));
    }
    asks.add(Ask.PASS);
    return asks;
  }

  @Override
  @Case("CTS-12.4m")
  public Verdict check(StalingradRules rules, Position p, Order order) {
    if (order instanceof Pass) {
      return Verdict.legal();
    }
    if (!(order instanceof Lose(Steps steps))) {
      return rules.outOfPlace(p, order);
    }
    int due = steps.total();
    if (due == 0 || due > most() || due % fight.white() != 0) {
      return Verdict.refused("CTS-12.4m", "so many steps do not shorten the advance");
    }
    return hexfront.games.common.Losses.check(rules, p, units(rules, p), steps, due, "CTS-12.4m");
  }

  @Override
  public void carryOut(
      StalingradRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    Fight next = fight;
    if (order instanceof Lose(Steps steps)) {
      steps
          .byUnit()
          .forEach((unit, n) -> rules.losses.lose(p, unit, n, "nkvd", "CTS-12.4m", chronicle));
      next = fight.withAdvance(fight.advance() - steps.total() / fight.white());
    }
    rules.combat.battles.determine(p, next, chronicle);
  }

  @Override
  public Order draw(StalingradRules rules, Position p, RandomGenerator random) {
    int[] units = units(rules, p);
    int unit = units[random.nextInt(units.length)];
    Map<Integer, Integer> steps = new HashMap<>();
    steps.put(unit, fight.white());
    boolean can = p.stepsLeft(unit) >= fight.white();
    return can && random.nextBoolean() ? new Lose(new Steps(steps)) : new Pass();
  }
}
