package hexfront.games.blitzfront;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.Word;
import hexfront.engine.dice.Dice;
import hexfront.engine.events.Entered;
import hexfront.engine.events.Points;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import hexfront.games.common.SetUpStage;

/** A side rearranges its units within their areas, the Soviets first. */
@Word("set-up")
record SettingUp(Side side) implements BlitzfrontStage, SetUpStage<BlitzfrontRules> {
  @Override
  public String prompt(BlitzfrontRules rules, Position p) {
    return "Set up your units within their areas.";
  }

  @Override
  public int[] units(BlitzfrontRules rules) {
    return rules.roster.units(side);
  }

  @Override
  public Hexes hexes(BlitzfrontRules rules, Position p, int unit) {
    return p.onMap(unit) ? Hexes.of(rules.setUp.hexes(p, unit).toArray()) : Hexes.of();
  }

  @Override
  @Case("BF-ROS-1")
  public Verdict check(BlitzfrontRules rules, Position p, int unit, int hex) {
    return rules.setUp.check(p, side, unit, hex);
  }

  @Override
  @Case("BF-STK-1")
  public Verdict checkEnd(BlitzfrontRules rules, Position p) {
    return rules.stacking.overfull(p, side).stream()
        .findFirst()
        .map(
            hex ->
                Verdict.refused(
                    String.valueOf(rules.stacking.broken(p, hex)),
                    rules.number(hex) + " holds too many units"))
        .orElse(Verdict.legal());
  }

  @Override
  public void placed(
      BlitzfrontRules rules, Position p, UnitRef unit, Hex hex, Chronicle chronicle) {
    rules.control.settled(p, unit.index(), chronicle);
    chronicle.tell(new Entered(Units.of(unit.index()), hex, new Points(0), "BF-ROS-1"));
  }

  @Override
  public void end(BlitzfrontRules rules, Position p, Dice dice, Chronicle chronicle) {
    rules.sequence.endSetUp(p, side, dice, chronicle);
  }
}
