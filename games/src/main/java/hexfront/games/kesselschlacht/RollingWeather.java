package hexfront.games.kesselschlacht;

import hexfront.engine.Ask;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import hexfront.engine.events.Rolled;
import java.util.List;

/** Phase A: the weather of the first turns is rolled for. */
record RollingWeather() implements KesselStage {
  @Override
  public String word() {
    return "weather";
  }

  @Override
  public String prompt(KesselRules rules, Position p) {
    return "Throw the die for the weather.";
  }

  @Override
  public List<Ask> asks(KesselRules rules, Position p) {
    return List.of(ROLL);
  }

  @Override
  public Verdict check(KesselRules rules, Position p, Order order) {
    return order instanceof Roll ? Verdict.legal() : rules.outOfPlace(p, order);
  }

  @Override
  @Case({"KS-4.A", "KS-5.0"})
  public void carryOut(KesselRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    int die = dice.roll();
    chronicle.tell(new Rolled(List.of(die), "weather", p.phasing(), "KS-5.0"));
    if (rules.options.rollsEntry(p)) {
      rules.options.rollEntry(p, dice, chronicle);
    }
    int weather = die <= rules.data.snowUpTo() ? Weather.SNOW : Weather.MUD;
    rules.sequence.weatherIs(p, weather, chronicle);
  }
}
