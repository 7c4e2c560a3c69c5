package hexfront.games.blitzfront;

import hexfront.engine.Ask;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Verdict;
import hexfront.engine.Word;
import hexfront.engine.dice.Dice;
import hexfront.engine.events.Advanced;
import hexfront.engine.orders.Advance;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Pass;
import hexfront.engine.orders.Paths;
import hexfront.engine.orders.UnitRef;
import hexfront.games.Refusals;
import java.util.List;
import java.util.Map;

/** Victorious attackers may follow up. */
@Word("advance")
record Advancing(Battle battle) implements InBattle {
  /** Offers the advance if the attacked hex is empty and somebody can go. */
  @Case({"BF-ADV-1", "BF-RES-X2"})
  static void begin(BlitzfrontRules rules, Position p, Battle battle, Chronicle chronicle) {
    if (p.isEmpty(battle.hex()) && rules.advances.canAny(p, battle)) {
      p.setStage(new Advancing(battle));
    } else {
      rules.aftermath.finish(p, battle, chronicle);
    }
  }

  @Override
  public String prompt(BlitzfrontRules rules, Position p) {
    return "Advance into " + rules.number(battle.hex()) + ", or pass.";
  }

  @Override
  public List<Ask> asks(BlitzfrontRules rules, Position p) {
    List<Ask.Mover> movers =
        rules.advances.able(p, battle).stream()
            .mapToObj(unit -> Ask.Mover.of(unit, rules.advances.proposals(p, battle, unit)))
            .filter(mover -> !mover.ways().isEmpty())
            .toList();
    return List.of(new Ask.Ways("advance", movers, true, true, Advance::new), Ask.PASS);
  }

  /** Units go in the order in which they are named. */
  @Override
  @Case({"BF-ADV-1", "BF-ADV-2", "BF-ADV-3", "BF-ADV-4"})
  public Verdict check(BlitzfrontRules rules, Position p, Order order) {
    if (order instanceof Pass) {
      return Verdict.legal();
    }
    if (!(order instanceof Advance(Paths paths))) {
      return rules.outOfPlace(p, order);
    }
    if (paths.isEmpty()) {
      return Verdict.refused("BF-ADV-1", "an advance names units and their ways; or pass");
    }
    Refusals no = new Refusals();
    boolean several = paths.byUnit().size() > 1;
    Position after = several ? p.copy() : p;
    int entered = 0;
    for (Map.Entry<Integer, Hexes> entry : paths.byUnit().entrySet()) {
      int unit = entry.getKey();
      Hexes path = entry.getValue();
      if (!no.any()) {
        rules.advances.check(after, battle, unit, path, entered, no);
      }
      if (!no.any() && several) {
        entered += path.has(battle.hex()) ? rules.roster.attack(after, unit) : 0;
        after.place(unit, path.last());
      }
    }
    return no.verdict();
  }

  @Override
  @Case("BF-ADV-1")
  public void carryOut(
      BlitzfrontRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    if (order instanceof Advance(Paths paths)) {
      paths.forEach(
          (unit, path) -> {
            p.place(unit, path.last());
            chronicle.tell(new Advanced(new UnitRef(unit), path, "BF-ADV-1"));
            rules.control.went(p, p.phasing(), path, chronicle);
          });
    }
    rules.aftermath.finish(p, battle, chronicle);
  }
}
