package hexfront.games.blitzfront;

import hexfront.engine.Ask;
import hexfront.engine.Case;
import hexfront.engine.Choices;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.Word;
import hexfront.engine.dice.Dice;
import hexfront.engine.events.Retreated;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Pass;
import hexfront.engine.orders.Paths;
import hexfront.engine.orders.Retreat;
import hexfront.engine.orders.UnitRef;
import hexfront.games.Refusals;
import hexfront.games.blitzfront.Battle.Defender;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The defender moves his units back: those that must, and those that he wants to. */
@Word("retreat")
record Retreating(Battle battle) implements InBattle {
  /** Those without a way suffer for it; then the defender is asked if there is a choice. */
  @Case({"BF-NR-1", "BF-TER-10"})
  static void begin(BlitzfrontRules rules, Position p, Battle battle, Chronicle chronicle) {
    Battle next = battle;
    for (Defender defender : battle.there(p)) {
      int must = rules.retreats.must(battle, defender);
      if (must > 0 && goes(rules, p, battle, defender).isEmpty()) {
        next = stay(rules, p, next, defender.unit(), must, chronicle);
      }
    }
    Retreating stage = new Retreating(next);
    p.setStage(stage);
    List<Order> found = new Choices(rules, p, stage.asks(rules, p)).first(2);
    if (found.size() == 1) {
      stage.go(rules, p, found.getFirst(), chronicle);
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
    return stand(rules, p, battle, unit, chronicle);
  }

  /** A unit that cannot retreat suffers what those do who must not. */
  @Case("BF-NR-1")
  private static Battle stand(
      BlitzfrontRules rules, Position p, Battle battle, int unit, Chronicle chronicle) {
    Result result = battle.defender(unit).result().withoutRetreat();
    if (result.eliminates()) {
      rules.losses.eliminate(p, unit, "no retreat", "BF-NR-1", chronicle);
    }
    return battle.reading(unit, result);
  }

  @Override
  public Side decides(BlitzfrontRules rules, Position p) {
    return p.phasing().enemy();
  }

  @Override
  public String prompt(BlitzfrontRules rules, Position p) {
    int named = battle.course().named();
    return "Retreat from "
        + rules.number(battle.hex())
        + (named > 0 ? ", " + named + " hexes or more." : " if you want to.");
  }

  /** The ways of a defender, from the shortest he must go to the longest he may. */
  private static List<int[]> goes(
      BlitzfrontRules rules, Position p, Battle battle, Defender defender) {
    List<int[]> ways = new ArrayList<>();
    int most = rules.retreats.most(battle, defender);
    for (int n = Math.max(1, rules.retreats.must(battle, defender)); n <= most; n++) {
      ways.addAll(rules.retreats.ways(p, battle, defender.unit(), n));
    }
    return ways;
  }

  /**
   * The retreat from a battle as a whole.
   *
   * @param ways the ways of those who can go
   * @param must those of them who must
   * @param leftOut how many of these find no room, whichever way the others go
   */
  record Withdrawal(Battle battle, Ask.Ways ways, List<Ask.Mover> must, int leftOut) {}

  /** Found once and kept until the position changes: many orders are checked against it. */
  private Withdrawal withdrawal(BlitzfrontRules rules, Position p) {
    return BlitzfrontScratch.of(p).withdrawal(p, battle, () -> find(rules, p));
  }

  private Withdrawal find(BlitzfrontRules rules, Position p) {
    Ask.Ways ways =
        Ask.Ways.of(
            "retreat",
            battle.there(p).stream().mapToInt(Defender::unit).toArray(),
            unit -> goes(rules, p, battle, battle.defender(unit)),
            true,
            Retreat::new);
    List<Ask.Mover> must =
        ways.movers().stream()
            .filter(mover -> rules.retreats.must(battle, battle.defender(mover.unit())) > 0)
            .toList();
    return new Withdrawal(battle, ways, must, rules.retreats.leftOut(p, must));
  }

  @Override
  public List<Ask> asks(BlitzfrontRules rules, Position p) {
    return List.of(withdrawal(rules, p).ways(), Ask.PASS);
  }

  @Override
  @Case({"BF-RES-DN", "BF-RES-D", "BF-RET-1", "BF-STK-4", "BF-NR-1"})
  public Verdict check(BlitzfrontRules rules, Position p, Order order) {
    Withdrawal withdrawal = withdrawal(rules, p);
    List<Ask.Mover> must = withdrawal.must();
    if (order instanceof Pass) {
      return withdrawal.leftOut() == must.size()
          ? Verdict.legal()
          : Verdict.refused("BF-RES-DN", "some units must retreat");
    }
    if (!(order instanceof Retreat(Paths paths))) {
      return rules.outOfPlace(p, order);
    }
    if (paths.isEmpty()) {
      return Verdict.refused("BF-RES-DN", "a retreat names units and their ways; or pass");
    }
    Refusals no = new Refusals();
    paths.forEach((unit, path) -> checkPath(rules, p, withdrawal.ways(), unit, path, no));
    if (!no.any()) {
      checkRoom(rules, p, paths, no);
    }
    long left = must.stream().filter(m -> !paths.byUnit().containsKey(m.unit())).count();
    no.addIf(
        !no.any() && left > withdrawal.leftOut(), "BF-RES-DN", () -> "more units must retreat");
    return no.verdict();
  }

  private void checkPath(
      BlitzfrontRules rules, Position p, Ask.Ways asked, int unit, Hexes path, Refusals no) {
    List<Hexes> ways = ways(asked, unit);
    if (ways.isEmpty()) {
      boolean stands = battle.stand().units().has(unit);
      no.add(stands ? "BF-NR-1" : "BF-RES-DN", rules.name(unit) + " does not retreat");
    } else if (!ways.contains(path)) {
      boolean length = ways.stream().noneMatch(way -> way.size() == path.size());
      no.add(
          length ? "BF-RES-DN" : rules.retreats.against(p, battle, unit, path),
          rules.name(unit) + " cannot retreat along " + rules.path(path));
    }
  }

  private static List<Hexes> ways(Ask.Ways asked, int unit) {
    for (Ask.Mover mover : asked.movers()) {
      if (mover.unit() == unit) {
        return mover.ways();
      }
    }
    return List.of();
  }

  @Case("BF-STK-4")
  private static void checkRoom(BlitzfrontRules rules, Position p, Paths paths, Refusals no) {
    for (Hexes path : paths.byUnit().values()) {
      int[] coming =
          paths.byUnit().entrySet().stream()
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
    go(rules, p, order, chronicle);
  }

  @Case({"BF-ENT-3", "BF-NR-1", "BF-ADV-2"})
  private void go(BlitzfrontRules rules, Position p, Order order, Chronicle chronicle) {
    Map<Integer, Hexes> paths = order instanceof Retreat(Paths named) ? named.byUnit() : Map.of();
    List<Ask.Mover> must = withdrawal(rules, p).must();
    paths.forEach(
        (unit, path) -> {
          p.place(unit, path.last());
          chronicle.tell(new Retreated(new UnitRef(unit), path, "BF-RET-1"));
          rules.disruption.leaveEntrenchment(p, unit, chronicle);
          rules.control.went(p, rules.board().side(unit), path, chronicle);
        });
    Battle next =
        battle.going(paths.values().stream().mapToInt(path -> path.size() - 1).min().orElse(0));
    for (Ask.Mover mover : must) {
      if (!paths.containsKey(mover.unit())) {
        next = stand(rules, p, next, mover.unit(), chronicle);
      }
    }
    Advancing.begin(rules, p, next, chronicle);
  }
}
