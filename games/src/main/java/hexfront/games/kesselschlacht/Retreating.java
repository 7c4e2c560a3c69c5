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
import hexfront.engine.orders.Paths;
import hexfront.engine.orders.Units;
import hexfront.games.Refusals;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.random.RandomGenerator;

/** Section 13.2: the owner says where a beaten force goes. */
record Retreating(Battle battle) implements KesselStage {
  /** Settles the first retreat if there is nothing to choose, and asks otherwise. */
  @Case("KS-13.2.1")
  static void begin(KesselRules rules, Position p, Battle battle, Chronicle chronicle) {
    Force force = battle.first(p);
    if (force.units().size() == 0) {
      battle.done(Hexes.of()).next(rules, p, chronicle);
      return;
    }
    List<Retreats.Way> ways = rules.retreats.ways(p, force);
    if (ways.isEmpty()) {
      rules.retreats.lose(p, force.units(), "KS-13.2.1", chronicle);
      battle.done(Hexes.of()).next(rules, p, chronicle);
    } else if (ways.size() == 1 && ways.getFirst().excess() == 0) {
      new Retreating(battle).take(rules, p, ways.getFirst(), Retreat.NOBODY, chronicle);
    } else {
      p.setStage(new Retreating(battle));
    }
  }

  @Override
  public String word() {
    return "retreat";
  }

  @Override
  public Side decides(KesselRules rules, Position p) {
    return Battle.owner(p, battle.retreats().getFirst().attacker());
  }

  @Override
  public String prompt(KesselRules rules, Position p) {
    Force force = battle.first(p);
    return "Retreat from " + rules.number(force.hex()) + " by " + force.hexes() + ".";
  }

  @Override
  public List<Ask> asks(KesselRules rules, Position p) {
    Force force = battle.first(p);
    List<Order> orders = new ArrayList<>();
    for (Retreats.Way way : rules.retreats.ways(p, force)) {
      Paths paths = paths(force, way.path());
      orders.add(new Retreat(paths));
      Paths displaced =
          way.excess() > 0 ? rules.retreats.displacement(p, force, way) : Retreat.NOBODY;
      if (!displaced.byUnit().isEmpty()) {
        orders.add(new Retreat(paths, displaced));
      }
    }
    return List.of(new Ask.OneOf("retreat", orders));
  }

  private static Paths paths(Force force, Hexes path) {
    Map<Integer, Hexes> byUnit = new TreeMap<>();
    force.units().stream().forEach(unit -> byUnit.put(unit, path));
    return new Paths(byUnit);
  }

  @Override
  @Case({"KS-13.2.1", "KS-13.2.2", "KS-13.2.3", "KS-13.2.4", "KS-13.2.4A"})
  public Verdict check(KesselRules rules, Position p, Order order) {
    if (!(order instanceof Retreat retreat)) {
      return rules.outOfPlace(p, order);
    }
    Force force = battle.first(p);
    Map<Integer, Hexes> byUnit = retreat.paths().byUnit();
    if (byUnit.isEmpty()
        || byUnit.values().stream().distinct().count() != 1
        || !Units.of(byUnit.keySet().stream().mapToInt(Integer::intValue).toArray())
            .equals(sorted(force.units()))) {
      return Verdict.refused("KS-13.2.1", "the whole force goes one way");
    }
    Hexes path = byUnit.values().iterator().next();
    List<Retreats.Way> ways = rules.retreats.ways(p, force);
    for (Retreats.Way way : ways) {
      if (way.path().equals(path)) {
        Refusals no = new Refusals();
        rules.retreats.checkDisplacement(p, force, way, retreat.displace(), no);
        return no.verdict();
      }
    }
    return Verdict.refused(
        caseAgainst(rules, p, force, path), "the force cannot retreat " + rules.path(path));
  }

  private static Units sorted(Units units) {
    return Units.of(units.stream().sorted().toArray());
  }

  /** Which case a way that is not offered breaks. */
  private static String caseAgainst(KesselRules rules, Position p, Force force, Hexes path) {
    if (path.size() != force.hexes() + 1 || path.first() != force.hex()) {
      return "KS-13.2.1";
    }
    for (int i = 1; i < path.size(); i++) {
      int hex = path.get(i);
      if (hex < 0) {
        return "KS-11.1.6";
      }
      if (rules.board().grid().distance(force.hex(), hex) != i
          || rules.board().grid().direction(path.get(i - 1), hex) < 0
          || p.holds(rules.board().side(force.units().get(0)).enemy(), hex)) {
        return "KS-13.2.1";
      }
    }
    Retreats.Way way = rules.retreats.way(p, force, path.toArray());
    if (way.doomed().size() == 0) {
      return "KS-13.2.4";
    }
    for (int i = 1; i < path.size(); i++) {
      if (Terrain.isUnbridgedMajor(
          p, path.get(i - 1), rules.board().grid().direction(path.get(i - 1), path.get(i)))) {
        return "KS-13.2.2";
      }
    }
    return "KS-13.2.3";
  }

  @Override
  public void carryOut(KesselRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    Retreat retreat = (Retreat) order;
    Hexes path = retreat.paths().byUnit().values().iterator().next();
    Retreats.Way way = rules.retreats.way(p, battle.first(p), path.toArray());
    take(rules, p, way, retreat.displace(), chronicle);
  }

  private void take(
      KesselRules rules, Position p, Retreats.Way way, Paths displaced, Chronicle chronicle) {
    Force force = battle.first(p);
    rules.retreats.displace(p, displaced, chronicle);
    rules.retreats.lose(p, way.doomed(), "KS-11.1.4", chronicle);
    Force left = battle.first(p);
    int excess =
        left.units().size() == 0 ? 0 : rules.retreats.way(p, left, way.path().toArray()).excess();
    int combat = (int) left.units().stream().filter(rules.roster::isCombat).count();
    if (excess > 0 && excess < combat) {
      p.setStage(new Removing(battle, way.path(), excess));
      return;
    }
    if (excess > 0) {
      int[] all = left.units().stream().filter(rules.roster::isCombat).toArray();
      rules.retreats.lose(p, Units.of(all), "KS-13.2.4", chronicle);
    }
    leave(rules, p, battle, force, way.path(), chronicle);
  }

  /** The force goes, and the battle goes on. */
  static void leave(
      KesselRules rules, Position p, Battle battle, Force force, Hexes path, Chronicle chronicle) {
    rules.retreats.go(p, battle.first(p), path, chronicle);
    battle.done(path).next(rules, p, chronicle);
  }

  @Override
  public Order draw(KesselRules rules, Position p, RandomGenerator random) {
    Force force = battle.first(p);
    List<Retreats.Way> ways = rules.retreats.ways(p, force);
    Retreats.Way way = ways.get(random.nextInt(ways.size()));
    Paths displaced =
        way.excess() > 0 && random.nextBoolean()
            ? rules.retreats.displacement(p, force, way)
            : Retreat.NOBODY;
    return new Retreat(paths(force, way.path()), displaced);
  }
}
