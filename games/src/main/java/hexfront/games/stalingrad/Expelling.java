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
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Paths;
import hexfront.engine.orders.Retreat;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Case 34.5: the whole Caucasus is Soviet, and the Axis says where its units go back to. */
@Word("expulsion")
record Expelling() implements PlayedStage<StalingradRules> {
  /** Asks for those who have somewhere to go; then the Soviets may follow. */
  @Case("CTS-34.5c")
  void goOn(StalingradRules rules, Position p, Chronicle chronicle) {
    for (int unit : rules.expulsions.expelled(p)) {
      if (rules.expulsions.ways(p, unit).isEmpty()) {
        rules.losses.eliminate(p, unit, "thrown out of the Caucasus", "CTS-34.5c", chronicle);
      }
    }
    if (rules.expulsions.expelled(p).length > 0) {
      p.setStage(this);
    } else {
      new Occupying().goOn(rules, p);
    }
  }

  @Override
  public Side decides(StalingradRules rules, Position p) {
    return Side.AXIS;
  }

  @Override
  public String prompt(StalingradRules rules, Position p) {
    return "Retreat from the Caucasus, two hexes onto the map.";
  }

  @Override
  public List<Ask> asks(StalingradRules rules, Position p) {
    return List.of(
        Ask.Ways.of(
            "retreat",
            rules.expulsions.expelled(p),
            unit -> rules.expulsions.ways(p, unit),
            true,
            Retreat::new));
  }

  @Override
  @Case({"CTS-34.5c", "CTS-5.0a"})
  public Verdict check(StalingradRules rules, Position p, Order order) {
    if (!(order instanceof Retreat(Paths paths))) {
      return rules.outOfPlace(p, order);
    }
    if (paths.isEmpty()) {
      return Verdict.refused("CTS-34.5c", "name units and their ways");
    }
    Map<Integer, Integer> coming = new HashMap<>();
    for (Map.Entry<Integer, Hexes> each : paths.byUnit().entrySet()) {
      int unit = each.getKey();
      Hexes path = each.getValue();
      boolean open =
          rules.expulsions.isExpelled(p, unit)
              && rules.expulsions.ways(p, unit).stream()
                  .anyMatch(way -> Hexes.of(way).equals(path));
      if (!open) {
        return Verdict.refused(
            "CTS-34.5c", rules.name(unit) + " does not go back " + rules.path(path));
      }
      coming.merge(path.last(), rules.roster.halves(unit), Integer::sum);
    }
    for (Map.Entry<Integer, Integer> each : coming.entrySet()) {
      int halves = rules.stacking.halves(p, each.getKey(), Side.AXIS) + each.getValue();
      if (each.getValue() > 0 && halves > Stacking.LIMIT) {
        return Verdict.refused(
            "CTS-5.0a", rules.number(each.getKey()) + " would hold too many units");
      }
    }
    return Verdict.legal();
  }

  @Override
  public void carryOut(
      StalingradRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    if (order instanceof Retreat(Paths paths)) {
      paths.forEach((unit, path) -> rules.expulsions.goBack(p, unit, path, chronicle));
    }
    goOn(rules, p, chronicle);
  }
}
