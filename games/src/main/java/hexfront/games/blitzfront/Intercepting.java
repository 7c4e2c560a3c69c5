package hexfront.games.blitzfront;

import hexfront.engine.Ask;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.Word;
import hexfront.engine.dice.Dice;
import hexfront.engine.orders.Pass;
import hexfront.engine.orders.Units;
import java.util.List;

/** The other side may meet an air mission. */
@Word("intercept")
record Intercepting(Mission mission) implements BlitzfrontStage {
  @Override
  public Side decides(BlitzfrontRules rules, Position p) {
    return p.phasing().enemy();
  }

  @Override
  public List<Assault> pending() {
    return mission.back().pending();
  }

  @Override
  public String prompt(BlitzfrontRules rules, Position p) {
    return "Intercept the air units over " + rules.number(mission.hex()) + ", or pass.";
  }

  private static int most(Position p, int able) {
    return p.phasing().enemy() == Side.SOVIET ? 1 : able;
  }

  @Override
  public List<Ask> asks(BlitzfrontRules rules, Position p) {
    Units able = rules.air.interceptors(p, mission);
    return List.of(
        new Ask.Some("intercept", able, 1, most(p, able.size()), Intercept::new), Ask.PASS);
  }

  @Override
  @Case({"BF-AIR-3", "BF-AIR-4", "BF-AIR-7"})
  public Verdict check(BlitzfrontRules rules, Position p, Order order) {
    if (order instanceof Pass) {
      return Verdict.legal();
    }
    if (!(order instanceof Intercept(Units units))) {
      return rules.outOfPlace(p, order);
    }
    if (units.size() == 0 || units.hasDoubles()) {
      return Verdict.refused("BF-AIR-4", "an interception names air units, each once; or pass");
    }
    Units able = rules.air.interceptors(p, mission);
    for (int unit : units.toArray()) {
      if (!able.has(unit)) {
        boolean used = p.is(unit, Flag.SCRAMBLED);
        return Verdict.refused(
            used ? "BF-AIR-4" : "BF-AIR-7", rules.name(unit) + " cannot intercept there");
      }
    }
    return units.size() > most(p, able.size())
        ? Verdict.refused("BF-AIR-3", "Soviet air units do not combine")
        : Verdict.legal();
  }

  @Override
  public void carryOut(
      BlitzfrontRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    Units met = order instanceof Intercept(Units units) ? units : Units.NONE;
    rules.air.fly(p, mission, met, dice, chronicle);
  }
}
