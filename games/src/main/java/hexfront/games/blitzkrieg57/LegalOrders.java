package hexfront.games.blitzkrieg57;

import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Rulebook.Reached;
import hexfront.engine.Side;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Advance;
import hexfront.engine.orders.Attack;
import hexfront.engine.orders.Choose;
import hexfront.engine.orders.EndPhase;
import hexfront.engine.orders.Enter;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Lose;
import hexfront.engine.orders.Move;
import hexfront.engine.orders.Pass;
import hexfront.engine.orders.Paths;
import hexfront.engine.orders.Remove;
import hexfront.engine.orders.Retreat;
import hexfront.engine.orders.Steps;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import hexfront.games.blitzkrieg57.BlitzkriegStage.InCombat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** Lists the legal orders of each stage. */
final class LegalOrders {
  private final BlitzkriegRules rules;

  LegalOrders(BlitzkriegRules rules) {
    this.rules = rules;
  }

  /** Somebody who takes orders until he has enough. */
  private static final class Taker {
    private final Predicate<Order> each;
    private boolean wants = true;

    Taker(Predicate<Order> each) {
      this.each = each;
    }

    void offer(Order order) {
      if (wants) {
        wants = each.test(order);
      }
    }
  }

  boolean list(Position p, Predicate<Order> each) {
    Taker to = new Taker(each);
    switch (BlitzkriegRules.stage(p)) {
      case BlitzkriegStage.Bidding s -> bids(s, to);
      case BlitzkriegStage.SettingUp s -> places(p, s.side(), to);
      case BlitzkriegStage.ChitSelection s ->
          selections(p, s.side()).forEach(names -> to.offer(new SelectChits(names)));
      case BlitzkriegStage.OrderExecution s -> to.offer(new Draw());
      case BlitzkriegStage.InMovement s -> moves(p, to);
      case BlitzkriegStage.Excess s -> removals(p, to);
      case BlitzkriegStage.InCombat s -> attacks(p, s, to);
      case BlitzkriegStage.Holding s ->
          Results.OPTIONS.forEach(option -> to.offer(new Choose(option)));
      case BlitzkriegStage.Losing s ->
          losses(
              p,
              rules.results().suffering(p, s.battle(), s.attacker()),
              0,
              s.battle().steps(),
              new TreeMap<>(),
              to);
      case BlitzkriegStage.Retreating s -> retreats(p, s.battle(), to);
      case BlitzkriegStage.Advancing s -> {
        to.offer(new Pass());
        int[] units = rules.advances().attackers(p, s.battle());
        advances(p, s.battle(), units, 0, new TreeMap<>(), to);
      }
      case BlitzkriegStage.Transferring s -> {
        to.offer(new EndPhase());
        for (int unit : rules.roster(Side.AXIS)) {
          if (rules.supplyOrder().mayTransfer(p, unit)) {
            to.offer(new Transfer(new UnitRef(unit)));
          }
        }
      }
      case BlitzkriegStage.Fortifying s -> {
        to.offer(new EndPhase());
        for (int hex : rules.terrain().majorCities().toArray()) {
          Fortify order = new Fortify(new Hex(hex));
          if (rules.fortresses().check(p, order).isLegal()) {
            to.offer(order);
          }
        }
      }
      case BlitzkriegStage.Reinforcing s -> entries(p, s, to);
      case BlitzkriegStage.Reserving s -> {
        to.offer(new Pass());
        int[] units =
            Arrays.stream(rules.roster(p.phasing()))
                .filter(unit -> rules.reserve().mayBeActivated(p, unit))
                .toArray();
        for (int n = 1; n <= s.units() && to.wants; n++) {
          choose(units, n, 0, new int[n], 0, some -> to.offer(new Activate(some)), to);
        }
      }
      case BlitzkriegStage.Over s -> {}
    }
    return to.wants;
  }

  private void bids(BlitzkriegStage.Bidding stage, Taker to) {
    if (stage.highest() >= 0) {
      to.offer(new Pass());
    }
    for (int n = stage.highest() + 1; n <= rules.data().points().highestBid(); n++) {
      to.offer(new Bid(n));
    }
  }

  private void places(Position p, Side side, Taker to) {
    if (rules.setUp().checkEnd(p, side).isLegal()) {
      to.offer(new EndPhase());
    }
    for (int unit : rules.roster(side)) {
      HexSet hexes = rules.setUp().hexes(p, unit);
      if (hexes != null) {
        for (int hex : hexes.toArray()) {
          Place order = new Place(new UnitRef(unit), new Hex(hex));
          if (to.wants && rules.setUp().check(p, side, order).isLegal()) {
            to.offer(order);
          }
        }
      }
    }
  }

  // ---- chits

  /** Every selection of chits a side can make, those that look the same once. */
  Set<List<String>> selections(Position p, Side side) {
    Set<List<String>> all = new LinkedHashSet<>();
    all.add(List.of());
    for (String group : Chits.groups(side)) {
      List<String> names =
          rules.chits().available(group, p.turn()).stream().map(Chit::name).toList();
      Set<List<String>> longer = new LinkedHashSet<>();
      for (List<String> begun : all) {
        combine(names, 0, rules.chits().number(group, p.turn()), begun, longer);
      }
      all = longer;
    }
    return all;
  }

  private static void combine(
      List<String> names, int from, int more, List<String> begun, Set<List<String>> into) {
    if (more == 0) {
      into.add(begun);
      return;
    }
    for (int i = from; i <= names.size() - more; i++) {
      List<String> longer = new ArrayList<>(begun);
      longer.add(names.get(i));
      combine(names, i + 1, more - 1, longer, into);
    }
  }

  // ---- movement

  private void moves(Position p, Taker to) {
    if (rules.sequence().checkEndOfMovement(p).isLegal()) {
      to.offer(new EndPhase());
    }
    for (int unit : rules.roster(p.phasing())) {
      if (to.wants && rules.movement().canStillMove(p, unit)) {
        Units units = Units.of(unit);
        for (Reached reached : rules.reach(p, units)) {
          to.offer(reached.move(units));
        }
        marches(p, units, to);
      }
    }
  }

  /** Marches to hexes that normal movement reaches too. */
  private void marches(Position p, Units units, Taker to) {
    int unit = units.get(0);
    if (rules.movement().mayMarch(p, unit)) {
      HexSet normal = new HexSet(rules.board().hexes());
      rules.reach(p, units).stream()
          .filter(reached -> reached.manner().isNothing())
          .forEach(reached -> normal.add(reached.hex()));
      var reach = rules.movement().march(p, unit);
      for (int i = 1; i < reach.size(); i++) {
        int hex = reach.hex(i);
        if (normal.has(hex)) {
          to.offer(new Move(units, Hexes.of(reach.path(hex)), OnRoads.MARCH));
        }
      }
    }
  }

  private void removals(Position p, Taker to) {
    List<int[]> stacks = new ArrayList<>();
    for (int hex : rules.stacking().overfull(p, p.phasing())) {
      stacks.add(
          Arrays.stream(p.stack(hex)).filter(unit -> !rules.fortresses().isMarker(unit)).toArray());
    }
    removals(stacks, 0, new int[0], to);
  }

  private void removals(List<int[]> stacks, int at, int[] chosen, Taker to) {
    if (at == stacks.size()) {
      to.offer(new Remove(Units.of(chosen)));
      return;
    }
    int n = stacks.get(at).length - rules.stacking().most();
    choose(
        stacks.get(at),
        n,
        0,
        new int[n],
        0,
        some ->
            removals(
                stacks,
                at + 1,
                IntStream.concat(Arrays.stream(chosen), some.stream()).toArray(),
                to),
        to);
  }

  // ---- combat

  private void attacks(Position p, InCombat stage, Taker to) {
    to.offer(new EndPhase());
    for (int hex : targets(p, stage)) {
      int[] able = rules.combat().able(p, hex);
      for (int some = 1; some < 1 << able.length && to.wants; some++) {
        Attack order = new Attack(pick(able, some), Hexes.of(hex));
        if (rules.combat().check(p, stage, order).isLegal()) {
          to.offer(order);
          Attack withAir = new Attack(order.attackers(), order.hexes(), AirPoint.SPENT);
          if (rules.has(AirPower.OPTION) && rules.combat().check(p, stage, withAir).isLegal()) {
            to.offer(withAir);
          }
        }
      }
    }
  }

  /** The hexes that may be attacked. */
  int[] targets(Position p, InCombat stage) {
    return p.occupied(p.phasing().enemy()).stream()
        .filter(hex -> rules.combat().mayBeAttacked(p, stage, hex).isLegal())
        .toArray();
  }

  static Units pick(int[] from, int bits) {
    return Units.of(
        IntStream.range(0, from.length)
            .filter(i -> (bits & 1 << i) != 0)
            .map(i -> from[i])
            .toArray());
  }

  private void losses(
      Position p, int[] units, int at, int left, Map<Integer, Integer> chosen, Taker to) {
    if (left == 0) {
      to.offer(new Lose(new Steps(chosen)));
    } else if (at < units.length) {
      for (int n = 0; n <= Math.min(left, p.stepsLeft(units[at])); n++) {
        if (n > 0) {
          chosen.put(units[at], n);
        }
        losses(p, units, at + 1, left - n, chosen, to);
        chosen.remove(units[at]);
      }
    }
  }

  private void retreats(Position p, Battle battle, Taker to) {
    int[] due = rules.retreats().due(p, battle);
    for (int first : due) {
      for (int[] way : rules.retreats().ways(p, battle, first)) {
        Hexes path = Hexes.of(way);
        to.offer(new Retreat(Paths.of(first, path)));
        for (int second : due) {
          if (second > first) {
            both(p, battle, first, path, second, to);
          }
        }
      }
    }
  }

  private void both(Position p, Battle battle, int first, Hexes path, int second, Taker to) {
    Position after = p.copy();
    rules.retreats().go(after, first, path.toArray(), hexfront.engine.Chronicle.SILENT);
    for (int[] way : rules.retreats().ways(after, battle, second)) {
      to.offer(new Retreat(new Paths(Map.of(first, path, second, Hexes.of(way)))));
    }
  }

  private void advances(
      Position p, Battle battle, int[] units, int at, Map<Integer, Hexes> chosen, Taker to) {
    if (!to.wants) {
      return;
    }
    if (at == units.length) {
      if (!chosen.isEmpty() && rules.advances().fits(p, chosen)) {
        to.offer(new Advance(new Paths(chosen)));
      }
      return;
    }
    advances(p, battle, units, at + 1, chosen, to);
    for (int[] way : rules.advances().open(p, battle, units[at])) {
      chosen.put(units[at], Hexes.of(way));
      advances(p, battle, units, at + 1, chosen, to);
    }
    chosen.remove(units[at]);
  }

  // ---- reinforcements

  private void entries(Position p, BlitzkriegStage.Reinforcing stage, Taker to) {
    to.offer(new EndPhase());
    int[] hexes =
        rules.reinforcements().places(p, stage.side()).stream()
            .filter(hex -> rules.stacking().hasRoom(p, hex))
            .toArray();
    for (int unit : rules.roster(stage.side())) {
      if (to.wants && rules.reinforcements().isBoxed(p, unit)) {
        for (int hex : hexes) {
          to.offer(new Enter(Units.of(unit), new Hex(hex)));
        }
      }
    }
  }

  /** Hands out every choice of n units. */
  private static void choose(
      int[] from,
      int n,
      int at,
      int[] chosen,
      int count,
      java.util.function.Consumer<Units> each,
      Taker to) {
    if (count == n) {
      each.accept(Units.of(chosen));
      return;
    }
    for (int i = at; i <= from.length - (n - count) && to.wants; i++) {
      chosen[count] = from[i];
      choose(from, n, i + 1, chosen, count + 1, each, to);
    }
  }
}
