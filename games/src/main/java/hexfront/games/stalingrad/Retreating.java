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
import hexfront.engine.kernels.Retreats.Way;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Pass;
import hexfront.engine.orders.Paths;
import hexfront.engine.orders.Retreat;
import hexfront.engine.orders.Units;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.random.RandomGenerator;

/**
 * Case 12.1: the defender says where his units go.
 *
 * @param index the number of the hex among those attacked
 * @param mayStay whether they hold a part of a city and need not go
 */
@Word("retreat")
record Retreating(Fight fight, int index, boolean mayStay) implements PlayedStage<StalingradRules> {
  /** Settles the retreat from a hex if there is nothing to choose, and asks otherwise. */
  @Case({"CTS-12.1a", "CTS-12.1b"})
  static void begin(
      StalingradRules rules, Position p, Fight fight, int index, Chronicle chronicle) {
    Retreating stage = new Retreating(fight, index, false);
    Retreats.Plan plan = stage.plan(rules, p);
    if (plan.lost().length > 0) {
      rules.retreats.trap(p, plan.lost(), chronicle);
      begin(rules, p, fight, index, chronicle);
    } else if (plan.units().length == 0) {
      rules.retreats.cleared(p, p.phasing().enemy(), stage.hex(), -1, chronicle);
      rules.combat.battles.retreat(p, fight, index + 1, chronicle);
    } else if (plan.together().size() == 1) {
      stage.carry(rules, p, all(plan, plan.together().getFirst()), chronicle);
    } else {
      p.setStage(stage);
    }
  }

  private int hex() {
    return fight.hexes().get(index);
  }

  private Retreats.Plan plan(StalingradRules rules, Position p) {
    return rules.retreats.plan(p, hex(), p.phasing().enemy());
  }

  private static Paths all(Retreats.Plan plan, Hexes path) {
    Map<Integer, Hexes> paths = new LinkedHashMap<>();
    for (int unit : plan.units()) {
      paths.put(unit, path);
    }
    return new Paths(paths);
  }

  @Override
  public Side decides(StalingradRules rules, Position p) {
    return p.phasing().enemy();
  }

  @Override
  public String prompt(StalingradRules rules, Position p) {
    return mayStay
        ? "Give up " + rules.number(hex()) + ", or pass."
        : "Retreat two hexes from " + rules.number(hex()) + ".";
  }

  @Override
  public List<Ask> asks(StalingradRules rules, Position p) {
    Retreats.Plan plan = plan(rules, p);
    List<Ask> asks = new ArrayList<>();
    if (plan.together().isEmpty()) {
      List<Ask.Mover> movers = new ArrayList<>();
      for (int i = 0; i < plan.units().length; i++) {
        List<int[]> ways = new ArrayList<>();
        for (Way way : plan.apart().offered(i)) {
          ways.add(way.path());
        }
        movers.add(Ask.Mover.of(plan.units()[i], ways));
      }
      asks.add(new Ask.Ways("retreat", movers, false, Retreat::new));
    } else {
      List<Order> orders = new ArrayList<>();
      for (Hexes path : plan.together()) {
        orders.add(new Retreat(all(plan, path)));
      }
      asks.add(new Ask.OneOf("retreat", orders));
    }
    if (mayStay) {
      asks.add(Ask.PASS);
    }
    return asks;
  }

  @Override
  @Case({"CTS-12.1b", "CTS-12.1c", "CTS-12.1d", "CTS-24.7b"})
  public Verdict check(StalingradRules rules, Position p, Order order) {
    if (mayStay && order instanceof Pass) {
      return Verdict.legal();
    }
    if (!(order instanceof Retreat(Paths paths))) {
      return rules.outOfPlace(p, order);
    }
    Retreats.Plan plan = plan(rules, p);
    if (paths.byUnit().size() != plan.units().length) {
      return Verdict.refused("CTS-12.1b", "all units of the hex retreat");
    }
    Way[] chosen = new Way[plan.units().length];
    for (int i = 0; i < chosen.length; i++) {
      Hexes path = paths.byUnit().get(plan.units()[i]);
      if (path == null) {
        return Verdict.refused("CTS-12.1b", "all units of the hex retreat");
      }
      if (!plan.together().isEmpty()) {
        if (!plan.together().contains(path)
            || !Objects.equals(path, paths.byUnit().get(plan.units()[0]))) {
          return Verdict.refused("CTS-12.1c", "the stack cannot retreat " + rules.path(path));
        }
        continue;
      }
      for (Way way : plan.apart().all(i)) {
        if (Arrays.equals(way.path(), path.toArray())) {
          chosen[i] = way;
        }
      }
      if (chosen[i] == null) {
        return Verdict.refused(
            "CTS-12.1c", rules.name(plan.units()[i]) + " cannot retreat " + rules.path(path));
      }
    }
    boolean crowded =
        plan.together().isEmpty() && plan.apart().lost(chosen) > plan.apart().fewestLost();
    return crowded
        ? Verdict.refused("CTS-5.1a", "there is room for more of them elsewhere")
        : Verdict.legal();
  }

  @Override
  public void carryOut(
      StalingradRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    if (order instanceof Retreat(Paths paths)) {
      carry(rules, p, paths, chronicle);
    } else {
      rules.cities.stay(p, fight, index, chronicle);
    }
  }

  /** The units of the first way go it, then those of the others. */
  @Case({"CTS-12.2a", "CTS-12.2b"})
  void carry(StalingradRules rules, Position p, Paths paths, Chronicle chronicle) {
    if (paths.isEmpty()) {
      Removing.begin(rules, p, fight, index, chronicle);
      return;
    }
    Side side = p.phasing().enemy();
    Hexes path = paths.byUnit().values().iterator().next();
    Map<Integer, Hexes> rest = new LinkedHashMap<>();
    List<Integer> group = new ArrayList<>();
    paths
        .byUnit()
        .forEach(
            (unit, way) -> {
              if (way.equals(path)) {
                group.add(unit);
              } else {
                rest.put(unit, way);
              }
            });
    int[] units = group.stream().mapToInt(Integer::intValue).toArray();
    int price = rules.retreats.price(p, Units.of(units), path);
    rules.retreats.go(p, units, path, chronicle);
    if (rest.isEmpty()) {
      rules.retreats.cleared(p, side, hex(), path.last(), chronicle);
    }
    if (price > 0 && path.last() >= 0) {
      new BondLosing(this, Units.of(units), price, new Paths(rest)).begin(rules, p, chronicle);
    } else {
      carry(rules, p, new Paths(rest), chronicle);
    }
  }

  @Override
  public Order draw(StalingradRules rules, Position p, RandomGenerator random) {
    Retreats.Plan plan = plan(rules, p);
    if (mayStay && random.nextInt(4) > 0) {
      return new Pass();
    }
    if (!plan.together().isEmpty()) {
      int pick = random.nextInt(plan.together().size());
      return new Retreat(all(plan, plan.together().get(pick)));
    }
    Way[] ways = plan.apart().draw(random);
    Map<Integer, Hexes> paths = new LinkedHashMap<>();
    for (int i = 0; i < ways.length; i++) {
      paths.put(plan.units()[i], Hexes.of(ways[i].path()));
    }
    return new Retreat(new Paths(paths));
  }
}
