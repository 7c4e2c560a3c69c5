package hexfront.games.blitzfront;

import hexfront.engine.Ask;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import hexfront.engine.events.Retreated;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Pass;
import hexfront.engine.orders.Paths;
import hexfront.engine.orders.Retreat;
import hexfront.engine.orders.UnitRef;
import hexfront.games.Refusals;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** The defender moves his units back: those that must, and those that he wants to. */
record Retreating(Battle battle) implements InBattle {
  /** Those without a way suffer for it; then the defender is asked if there is a choice. */
  @Case({"BF-NR-1", "BF-TER-10"})
  static void begin(BlitzfrontRules rules, Position p, Battle battle, Chronicle chronicle) {
    Battle next = battle;
    for (int unit : battle.defenders().toArray()) {
      int must = p.hex(unit) == battle.hex() ? rules.retreats.must(battle, unit) : 0;
      if (must > 0 && goes(rules, p, battle, unit).isEmpty()) {
        next = stay(rules, p, next, unit, must, chronicle);
      }
    }
    Retreating stage = new Retreating(next);
    List<Order> found = new ArrayList<>();
    if (stage.movers(rules, p).isEmpty()) {
      found.add(new Pass());
    } else {
      rules
          .choices(p, stage)
          .list(
              order -> {
                found.add(order);
                return found.size() < 2;
              });
    }
    if (found.size() == 1) {
      stage.carryOut(rules, p, found.getFirst(), chronicle);
    } else {
      p.setStage(stage);
    }
  }

  /** A unit that cannot go as far as it must is lost off the map, or stands. */
  @Case({"BF-NR-1", "BF-TER-10"})
  private static Battle stay(
      BlitzfrontRules rules, Position p, Battle battle, int unit, int must, Chronicle chronicle) {
    if (rules.retreats.leadsOff(p, battle, unit, must)) {
      rules.losses.eliminate(p, unit, "forced off the map", "BF-TER-10", chronicle);
      return battle;
    }
    int i = battle.index(unit);
    Result result = battle.results().get(i).withoutRetreat();
    if (result.eliminates()) {
      rules.losses.eliminate(p, unit, "no retreat", "BF-NR-1", chronicle);
    }
    return battle.reading(Battle.with(battle.results(), i, result));
  }

  @Override
  public String word() {
    return "retreat";
  }

  @Override
  public Side decides(BlitzfrontRules rules, Position p) {
    return p.phasing().enemy();
  }

  @Override
  public String prompt(BlitzfrontRules rules, Position p) {
    return "Retreat from "
        + rules.number(battle.hex())
        + (battle.named() > 0 ? ", " + battle.named() + " hexes or more." : " if you want to.");
  }

  /** The ways of a defender, from the shortest he must go to the longest he may. */
  private static List<int[]> goes(BlitzfrontRules rules, Position p, Battle battle, int unit) {
    List<int[]> ways = new ArrayList<>();
    int most = rules.retreats.most(battle, unit);
    for (int length = Math.max(1, rules.retreats.must(battle, unit)); length <= most; length++) {
      ways.addAll(rules.retreats.ways(p, battle, unit, length));
    }
    return ways;
  }

  private List<Ask.Mover> movers(BlitzfrontRules rules, Position p) {
    List<Ask.Mover> movers = new ArrayList<>();
    for (int unit : battle.defenders().toArray()) {
      if (p.hex(unit) == battle.hex()) {
        List<int[]> ways = goes(rules, p, battle, unit);
        if (!ways.isEmpty()) {
          movers.add(Ask.Mover.of(unit, ways));
        }
      }
    }
    return movers;
  }

  private int[] mustGo(BlitzfrontRules rules, List<Ask.Mover> movers) {
    return movers.stream()
        .mapToInt(Ask.Mover::unit)
        .filter(unit -> rules.retreats.must(battle, unit) > 0)
        .toArray();
  }

  @Override
  public List<Ask> asks(BlitzfrontRules rules, Position p) {
    return List.of(new Ask.Ways("retreat", movers(rules, p), true, Retreat::new), PASS);
  }

  @Override
  @Case({"BF-RES-DN", "BF-RES-D", "BF-RET-1", "BF-STK-4", "BF-NR-1"})
  public Verdict check(BlitzfrontRules rules, Position p, Order order) {
    List<Ask.Mover> movers = movers(rules, p);
    int[] must = mustGo(rules, movers);
    if (order instanceof Pass) {
      return least(rules, p, movers, must) == must.length
          ? Verdict.legal()
          : Verdict.refused("BF-RES-DN", "some units must retreat");
    }
    if (!(order instanceof Retreat(Paths paths))) {
      return outOfPlace(rules, p, order);
    }
    if (paths.byUnit().isEmpty()) {
      return Verdict.refused("BF-RES-DN", "a retreat names units and their ways; or pass");
    }
    Refusals no = new Refusals();
    paths.byUnit().forEach((unit, path) -> checkPath(rules, movers, unit, path, no));
    if (!no.any()) {
      checkRoom(rules, p, paths.byUnit(), no);
    }
    long left = Arrays.stream(must).filter(unit -> !paths.byUnit().containsKey(unit)).count();
    no.addIf(
        !no.any() && left > least(rules, p, movers, must),
        "BF-RES-DN",
        () -> "more units must retreat");
    return no.verdict();
  }

  private static int least(BlitzfrontRules rules, Position p, List<Ask.Mover> movers, int[] must) {
    List<int[]> ends = new ArrayList<>();
    for (int unit : must) {
      ends.add(
          movers.stream()
              .filter(mover -> mover.unit() == unit)
              .flatMapToInt(mover -> mover.ways().stream().mapToInt(Hexes::last))
              .distinct()
              .toArray());
    }
    return rules.retreats.leftOut(p, must, ends);
  }

  private void checkPath(
      BlitzfrontRules rules, List<Ask.Mover> movers, int unit, Hexes path, Refusals no) {
    List<Hexes> ways =
        movers.stream().filter(m -> m.unit() == unit).flatMap(m -> m.ways().stream()).toList();
    if (ways.isEmpty()) {
      boolean stands = battle.noRetreat().has(unit);
      no.add(stands ? "BF-NR-1" : "BF-RES-DN", rules.name(unit) + " does not retreat");
    } else if (!ways.contains(path)) {
      boolean length = ways.stream().noneMatch(way -> way.size() == path.size());
      no.add(
          length ? "BF-RES-DN" : "BF-RET-1",
          rules.name(unit) + " cannot retreat along " + rules.path(path));
    }
  }

  @Case("BF-STK-4")
  private static void checkRoom(
      BlitzfrontRules rules, Position p, Map<Integer, Hexes> paths, Refusals no) {
    for (Hexes path : paths.values()) {
      int[] coming =
          paths.entrySet().stream()
              .filter(entry -> entry.getValue().last() == path.last())
              .mapToInt(Map.Entry::getKey)
              .toArray();
      if (rules.stacking.brokenWith(p, path.last(), coming) != null) {
        no.add("BF-STK-4", rules.number(path.last()) + " would hold too many units");
      }
    }
  }

  @Override
  public void carryOut(
      BlitzfrontRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    carryOut(rules, p, order, chronicle);
  }

  @Case({"BF-ENT-3", "BF-NR-1", "BF-ADV-2"})
  private void carryOut(BlitzfrontRules rules, Position p, Order order, Chronicle chronicle) {
    Map<Integer, Hexes> paths = order instanceof Retreat(Paths named) ? named.byUnit() : Map.of();
    int[] must = mustGo(rules, movers(rules, p));
    int least = 0;
    for (Map.Entry<Integer, Hexes> entry : paths.entrySet()) {
      int unit = entry.getKey();
      Hexes path = entry.getValue();
      p.place(unit, path.last());
      chronicle.tell(new Retreated(new UnitRef(unit), path, "BF-RET-1"));
      rules.disruption.leaveEntrenchment(p, unit, chronicle);
      rules.control.went(p, rules.board().side(unit), path, chronicle);
      least = least == 0 ? path.size() - 1 : Math.min(least, path.size() - 1);
    }
    Battle next = battle.going(least);
    for (int unit : must) {
      if (!paths.containsKey(unit)) {
        int i = next.index(unit);
        Result result = next.results().get(i).withoutRetreat();
        if (result.eliminates()) {
          rules.losses.eliminate(p, unit, "no retreat", "BF-NR-1", chronicle);
        }
        next = next.reading(Battle.with(next.results(), i, result));
      }
    }
    rules.aftermath.retreated(p, next, chronicle);
  }

  @Override
  public Order draw(BlitzfrontRules rules, Position p, RandomGenerator random) {
    Order order = drawn(rules, p, random);
    return order == null ? InBattle.super.draw(rules, p, random) : order;
  }

  private @Nullable Order drawn(BlitzfrontRules rules, Position p, RandomGenerator random) {
    for (int i = 0; i < 4; i++) {
      Map<Integer, Hexes> paths = new TreeMap<>();
      for (Ask.Mover mover : movers(rules, p)) {
        if (rules.retreats.must(battle, mover.unit()) > 0 || random.nextInt(3) == 0) {
          paths.put(mover.unit(), mover.ways().get(random.nextInt(mover.ways().size())));
        }
      }
      Order order = paths.isEmpty() ? new Pass() : new Retreat(new Paths(paths));
      if (check(rules, p, order).isLegal()) {
        return order;
      }
    }
    return null;
  }
}
