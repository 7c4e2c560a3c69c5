package hexfront.games.kesselschlacht;

import hexfront.engine.Ask;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Remove;
import hexfront.engine.orders.Units;
import java.util.List;

/** Case 13.2.4: too many units retreat through a hex, and the owner says which of them go. */
record Removing(Battle battle, Hexes path, int excess) implements KesselStage {
  @Override
  public String word() {
    return "remove";
  }

  @Override
  public Side decides(KesselRules rules, Position p) {
    return Battle.owner(p, battle.retreats().getFirst().attacker());
  }

  @Override
  public String prompt(KesselRules rules, Position p) {
    return "Too many units on the retreat: name " + excess + " that are lost.";
  }

  private Units among(KesselRules rules, Position p) {
    return Units.of(battle.first(p).units().stream().filter(rules.roster::isCombat).toArray());
  }

  @Override
  public List<Ask> asks(KesselRules rules, Position p) {
    return List.of(new Ask.Some("remove", among(rules, p), excess, excess, Remove::new));
  }

  @Override
  @Case({"KS-13.2.4", "KS-3.1.3"})
  public Verdict check(KesselRules rules, Position p, Order order) {
    if (!(order instanceof Remove(Units units))) {
      return rules.outOfPlace(p, order);
    }
    Units among = among(rules, p);
    boolean fits =
        units.size() == excess && !units.hasDoubles() && units.stream().allMatch(among::has);
    return fits
        ? Verdict.legal()
        : Verdict.refused("KS-13.2.4", excess + " of the retreating units are to be named");
  }

  @Override
  public void carryOut(KesselRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    for (int unit : ((Remove) order).units().toArray()) {
      rules.losses.eliminate(p, unit, "too many on the retreat", "KS-13.2.4", chronicle);
    }
    Retreating.leave(rules, p, battle, battle.first(p), path, chronicle);
  }
}
