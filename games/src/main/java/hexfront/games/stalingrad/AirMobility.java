package hexfront.games.stalingrad;

import hexfront.engine.Ask;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Verdict;
import hexfront.engine.Word;
import hexfront.engine.dice.Dice;
import hexfront.engine.orders.EndPhase;
import java.util.List;

/** The phasing side sets the mobility of its Air HQs. */
@Word("air-mobility")
record AirMobility() implements Part {
  @Override
  public Step step() {
    return Step.AIR_MOBILITY;
  }

  @Override
  public boolean isDue(StalingradRules rules, Position p) {
    return rules.air.hasAirHq(p);
  }

  @Override
  public String prompt(StalingradRules rules, Position p) {
    return "Set the mobility of Air HQs.";
  }

  @Override
  public List<Ask> asks(StalingradRules rules, Position p) {
    return List.of(
        new Ask.Phase("set-mode", each -> rules.air.listModes(p, each)),
        new Ask.Phase("activate", each -> rules.headquarters.list(p, each)),
        rules.airLimits.ask(p, p.phasing()),
        Ask.END);
  }

  @Override
  public Verdict check(StalingradRules rules, Position p, Order order) {
    return switch (order) {
      case SetMode o -> rules.air.check(p, o);
      case Activate o -> rules.headquarters.check(p, o);
      case ExpendSupply o -> rules.airLimits.check(p, p.phasing(), o);
      case EndPhase o -> Verdict.legal();
      default -> rules.outOfPlace(p, order);
    };
  }

  @Override
  public void carryOut(
      StalingradRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    switch (order) {
      case SetMode o -> p.mark(o.unit().index(), Flag.DEPLOYED, o.isDeployed());
      case Activate o -> rules.headquarters.carryOut(p, o, chronicle);
      case ExpendSupply o -> rules.airLimits.carryOut(p, p.phasing(), o);
      default -> rules.sequence.after(p, this, dice, chronicle);
    }
  }

  @Override
  @Case("CTS-23.7g")
  public void ended(StalingradRules rules, Position p, Dice dice, Chronicle chronicle) {
    rules.airBases.packUp(p, p.phasing());
  }
}
