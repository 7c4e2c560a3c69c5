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
import hexfront.engine.orders.Units;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** The defender may answer an attack with Ground Support. */
@Word("air-support")
record Supporting(Assault assault, @Nullable Advancing outer)
    implements PlayedStage<StalingradRules> {
  @Override
  public Side decides(StalingradRules rules, Position p) {
    return p.phasing().enemy();
  }

  @Override
  public String prompt(StalingradRules rules, Position p) {
    return "Name the air units that support the defence, or none.";
  }

  private Units able(StalingradRules rules, Position p) {
    return rules.combat.support.able(p, p.phasing().enemy(), assault);
  }

  @Override
  public List<Ask> asks(StalingradRules rules, Position p) {
    Units able = able(rules, p);
    return List.of(new Ask.Some("air-support", able, 0, able.size(), AirSupport::new));
  }

  @Override
  @Case("CTS-23.11b")
  public Verdict check(StalingradRules rules, Position p, Order order) {
    if (!(order instanceof AirSupport(Units units))) {
      return rules.outOfPlace(p, order);
    }
    Units able = able(rules, p);
    for (int unit : units.toArray()) {
      if (!able.has(unit)) {
        return Verdict.refused("CTS-23.11b", rules.name(unit) + " cannot support this defence");
      }
    }
    return units.hasDoubles()
        ? Verdict.refused("CTS-23.11b", "name each air unit once")
        : Verdict.legal();
  }

  @Override
  public void carryOut(
      StalingradRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    Units air = ((AirSupport) order).units();
    for (int unit : air.toArray()) {
      p.mark(unit, Flag.USED);
    }
    rules.combat.roll(p, assault, air, outer, dice, chronicle);
  }

  @Override
  public Order draw(StalingradRules rules, Position p, RandomGenerator random) {
    int[] able = able(rules, p).toArray();
    return new AirSupport(Units.pick(able, random.nextInt(1 << Math.min(able.length, 8))));
  }
}
