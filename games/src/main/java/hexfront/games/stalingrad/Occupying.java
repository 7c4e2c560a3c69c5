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
import hexfront.engine.events.Advanced;
import hexfront.engine.orders.Advance;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Pass;
import hexfront.engine.orders.Paths;
import hexfront.engine.orders.UnitRef;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** Case 34.5: Soviet units of the Caucasus follow onto the edge of the map. */
@Word("occupation")
record Occupying() implements PlayedStage<StalingradRules> {
  /** Asks if anybody could follow; else the phase goes on. */
  void goOn(StalingradRules rules, Position p) {
    boolean any = !list(rules, p, order -> false);
    p.setStage(any ? this : new InCombat());
  }

  @Override
  public Side decides(StalingradRules rules, Position p) {
    return Side.SOVIET;
  }

  @Override
  public String prompt(StalingradRules rules, Position p) {
    return "Occupy the edge of the map, or pass.";
  }

  @Override
  public List<Ask> asks(StalingradRules rules, Position p) {
    return List.of(new Ask.Phase("advance", each -> list(rules, p, each)), Ask.PASS);
  }

  private static boolean list(StalingradRules rules, Position p, Predicate<Order> each) {
    for (int unit : rules.roster.ground(Side.SOVIET)) {
      for (int hex : rules.expulsions.edge(p)) {
        if (p.hex(unit) == Boxes.CAUCASUS
            && rules.expulsions.mayOccupy(p, unit, hex)
            && !each.test(new Advance(Paths.of(unit, Hexes.of(hex))))) {
          return false;
        }
      }
    }
    return true;
  }

  @Override
  @Case({"CTS-34.5c", "CTS-5.0a"})
  public Verdict check(StalingradRules rules, Position p, Order order) {
    if (order instanceof Pass) {
      return Verdict.legal();
    }
    if (!(order instanceof Advance(Paths paths))) {
      return rules.outOfPlace(p, order);
    }
    if (paths.isEmpty()) {
      return Verdict.refused("CTS-34.5c", "name units and their hexes, or pass");
    }
    Map<Integer, Integer> coming = new HashMap<>();
    for (Map.Entry<Integer, Hexes> each : paths.byUnit().entrySet()) {
      int unit = each.getKey();
      Hexes path = each.getValue();
      boolean able =
          rules.board().side(unit) == Side.SOVIET
              && rules.roster.isUnit(unit)
              && p.hex(unit) == Boxes.CAUCASUS
              && path.size() == 1
              && rules.edges.isAxisEntry(p, path.first())
              && rules.expulsions.mayOccupy(p, unit, path.first());
      if (!able) {
        return Verdict.refused(
            "CTS-34.5c", rules.name(unit) + " does not occupy " + rules.path(path));
      }
      int halves = coming.merge(path.first(), rules.roster.halves(unit), Integer::sum);
      if (rules.stacking.halves(p, path.first(), Side.SOVIET) + halves > Stacking.LIMIT) {
        return Verdict.refused("CTS-5.0a", rules.number(path.first()) + " would hold too many");
      }
    }
    return Verdict.legal();
  }

  @Override
  public void carryOut(
      StalingradRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    if (!(order instanceof Advance(Paths paths))) {
      p.setStage(new InCombat());
      return;
    }
    paths.forEach(
        (unit, path) -> {
          rules.stacking.put(p, unit, path.first());
          chronicle.tell(new Advanced(new UnitRef(unit), path, "CTS-34.5c"));
          rules.control.entered(p, Side.SOVIET, path.first(), chronicle);
        });
    goOn(rules, p);
  }
}
