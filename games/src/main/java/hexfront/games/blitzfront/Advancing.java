package hexfront.games.blitzfront;

import hexfront.engine.Ask;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import hexfront.engine.events.Advanced;
import hexfront.engine.orders.Advance;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Pass;
import hexfront.engine.orders.Paths;
import hexfront.engine.orders.UnitRef;
import hexfront.games.Refusals;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;

/** Victorious attackers may follow up. */
record Advancing(Battle battle) implements InBattle {
  /** Offers the advance if the attacked hex is empty and somebody can go. */
  @Case({"BF-ADV-1", "BF-RES-X2"})
  static void begin(BlitzfrontRules rules, Position p, Battle battle, Chronicle chronicle) {
    Advancing stage = new Advancing(battle);
    if (p.isEmpty(battle.hex()) && rules.advances.canAny(p, battle)) {
      p.setStage(stage);
    } else {
      rules.aftermath.finish(p, battle, chronicle);
    }
  }

  @Override
  public String word() {
    return "advance";
  }

  @Override
  public String prompt(BlitzfrontRules rules, Position p) {
    return "Advance into " + rules.number(battle.hex()) + ", or pass.";
  }

  @Override
  public List<Ask> asks(BlitzfrontRules rules, Position p) {
    List<Ask.Mover> movers = new ArrayList<>();
    for (int unit : rules.advances.able(p, battle)) {
      List<int[]> ways = rules.advances.proposals(p, battle, unit);
      if (!ways.isEmpty()) {
        movers.add(Ask.Mover.of(unit, ways));
      }
    }
    return List.of(new Ask.Ways("advance", movers, true, true, Advance::new), PASS);
  }

  /** Units go in the order in which they are named. */
  @Override
  @Case({"BF-ADV-1", "BF-ADV-2", "BF-ADV-3", "BF-ADV-4"})
  public Verdict check(BlitzfrontRules rules, Position p, Order order) {
    if (order instanceof Pass) {
      return Verdict.legal();
    }
    if (!(order instanceof Advance(Paths paths))) {
      return outOfPlace(rules, p, order);
    }
    if (paths.byUnit().isEmpty()) {
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
      paths
          .byUnit()
          .forEach(
              (unit, path) -> {
                p.place(unit, path.last());
                chronicle.tell(new Advanced(new UnitRef(unit), path, "BF-ADV-1"));
                rules.control.went(p, p.phasing(), path, chronicle);
              });
    }
    rules.aftermath.finish(p, battle, chronicle);
  }

  @Override
  public Order draw(BlitzfrontRules rules, Position p, RandomGenerator random) {
    int[] able = rules.advances.able(p, battle);
    for (int i = 0; i < 3 && able.length > 0; i++) {
      int unit = able[random.nextInt(able.length)];
      List<int[]> ways = rules.advances.proposals(p, battle, unit);
      if (!ways.isEmpty()) {
        Hexes way = Hexes.of(ways.get(random.nextInt(ways.size())));
        Order order = new Advance(Paths.of(unit, way));
        if (check(rules, p, order).isLegal()) {
          return order;
        }
      }
    }
    return new Pass();
  }
}
