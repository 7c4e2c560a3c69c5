package hexfront.games.ags;

import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Rulebook.Reached;
import hexfront.engine.Side;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.orders.Advance;
import hexfront.engine.orders.Attack;
import hexfront.engine.orders.Choose;
import hexfront.engine.orders.EndPhase;
import hexfront.engine.orders.Enter;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Lose;
import hexfront.engine.orders.Move;
import hexfront.engine.orders.Overrun;
import hexfront.engine.orders.Pass;
import hexfront.engine.orders.Paths;
import hexfront.engine.orders.Rail;
import hexfront.engine.orders.Remove;
import hexfront.engine.orders.Retreat;
import hexfront.engine.orders.Steps;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * Lists legal orders. Moves are listed for each unit and for each whole stack, one path to each
 * hex; attacks for every group of the units around a hex, as long as these are few. What is listed
 * is legal; what is left out (odd parts of stacks, attacks on several hexes by large groups) makes
 * the list incomplete.
 */
final class LegalOrders {
  private static final int ALL_GROUPS_UP_TO = 6;

  private final AgsRules rules;

  LegalOrders(AgsRules rules) {
    this.rules = rules;
  }

  boolean list(Position p, Predicate<Order> each) {
    Listing listing = new Listing(p, each);
    AgsStage stage = AgsRules.stage(p);
    listing.complete =
        rules
            .exclusive()
            .propose(
                p,
                stage,
                order -> {
                  listing.offer(order);
                  return !listing.stopped;
                });
    switch (stage) {
      case AgsStage.InPhase s -> phase(listing, s.phase());
      case AgsStage.AirAnswer s -> listing.offer(new AirSupport(true)).offer(new AirSupport(false));
      case AgsStage.Answer s -> {
        listing.offer(new Choose(Results.LOSE)).offer(new Choose(Results.RETREAT));
        losses(listing, s.battle());
        if (rules.retreating().mover(s.battle()) == s.battle().side()) {
          retreats(listing, s.battle());
        }
      }
      case AgsStage.Losing s -> losses(listing, s.battle());
      case AgsStage.Retreat s -> retreats(listing, s.battle());
      case AgsStage.Advance s -> advances(listing, s);
      case AgsStage.Excess s -> removals(listing, s);
      case AgsStage.Own s -> {}
      case AgsStage.Over s -> {}
    }
    return listing.complete && !listing.stopped;
  }

  /** Hands out orders that are legal until nobody wants more. */
  private final class Listing {
    final Position p;
    final Predicate<Order> each;
    boolean stopped;
    boolean complete = true;

    Listing(Position p, Predicate<Order> each) {
      this.p = p;
      this.each = each;
    }

    Listing offer(Order order) {
      if (!stopped && rules.check(p, order).isLegal()) {
        stopped = !each.test(order);
      }
      return this;
    }
  }

  // ---- phases

  private void phase(Listing to, Phase phase) {
    if (phase.isMovement()) {
      movement(to, phase);
    } else if (phase == Phase.COMBAT) {
      attacks(to);
    }
    to.offer(new EndPhase());
  }

  private void movement(Listing to, Phase phase) {
    Position p = to.p;
    Side side = p.phasing();
    if (phase == Phase.INITIAL_MOVEMENT) {
      rules
          .reinforcements()
          .due(p, side)
          .forEach(
              unit ->
                  Arrays.stream(rules.reinforcements().entries(p, unit))
                      .forEach(hex -> to.offer(new Enter(Units.of(unit), new Hex(hex)))));
    }
    for (int unit : rules.roster().units(side)) {
      if (p.onMap(unit) && !to.stopped && rules.movement().immobile(p, phase, unit) == null) {
        moves(to, Units.of(unit));
        if (rules.exclusive().rail() != null && phase == Phase.INITIAL_MOVEMENT) {
          railMoves(to, unit);
        }
        boolean first = p.first(p.hex(unit)) == unit;
        if (first && p.stackSize(p.hex(unit)) > 1) {
          moves(to, Units.of(p.stack(p.hex(unit))));
          to.complete &= p.stackSize(p.hex(unit)) == 2;
        }
      }
    }
  }

  private void moves(Listing to, Units units) {
    for (Reached reached : rules.reach(to.p, units)) {
      to.offer(new Move(units, reached.path()));
    }
    if (units.stream().allMatch(unit -> rules.movement().mayDisengage(to.p, unit))) {
      new StackReach(rules, to.p, AgsRules.stage(to.p).phase(), units, true)
          .spread()
          .values()
          .forEach(label -> to.offer(Movement.disengaging(units, label.path())));
    }
    int from = to.p.hex(units.get(0));
    for (int d = 0; d < Direction.COUNT; d++) {
      int target = rules.board().grid().neighbour(from, d);
      if (target != HexGrid.OFF && to.p.holds(to.p.phasing().enemy(), target)) {
        to.offer(new Overrun(units, new Hex(target)));
        if (rules.exclusive().headquartersJoinOverruns()) {
          to.offer(new Overrun(units, new Hex(target), new AgsSupport.Standard(false, true)));
        }
      }
    }
  }

  private void railMoves(Listing to, int unit) {
    railPaths(to.p, unit).values().forEach(path -> to.offer(new Rail(new UnitRef(unit), path)));
  }

  /** One path along the railroad to each hex a unit could get to by rail. */
  Map<Integer, Hexes> railPaths(Position p, int unit) {
    Map<Integer, Hexes> paths = new TreeMap<>();
    RailMovement.Capacity capacity = rules.exclusive().rail();
    int start = p.hex(unit);
    if (capacity == null
        || !rules.terrain().isOn(start, Terrain.RAILROAD)
        || p.is(unit, Flag.BEGAN_IN_ZONE)) {
      return paths;
    }
    Deque<Hexes> open = new ArrayDeque<>();
    open.add(Hexes.of(start));
    paths.put(start, Hexes.of(start));
    while (!open.isEmpty()) {
      Hexes path = open.poll();
      for (int d = 0; d < Direction.COUNT && path.size() <= capacity.hexes(); d++) {
        int next = rules.board().grid().neighbour(path.last(), d);
        if (next != HexGrid.OFF
            && rules.terrain().joined(path.last(), d, Terrain.RAILROAD)
            && !paths.containsKey(next)
            && !ZonesOfControl.stops(p, p.phasing(), next)
            && !p.holds(p.phasing().enemy(), next)) {
          Hexes longer = Hexes.of(IntStream.concat(path.stream(), IntStream.of(next)).toArray());
          paths.put(next, longer);
          open.add(longer);
        }
      }
    }
    paths.remove(start);
    return paths;
  }

  private void attacks(Listing to) {
    Position p = to.p;
    Side enemy = p.phasing().enemy();
    IntStream.of(rules.roster().units(enemy))
        .filter(p::onMap)
        .map(p::hex)
        .distinct()
        .sorted()
        .forEach(target -> attacks(to, target));
    to.complete = false;
  }

  private void attacks(Listing to, int target) {
    Position p = to.p;
    int[] able =
        IntStream.range(0, Direction.COUNT)
            .map(d -> rules.board().grid().neighbour(target, d))
            .filter(hex -> hex != HexGrid.OFF && p.holds(p.phasing(), hex))
            .flatMap(hex -> IntStream.of(p.stack(hex)))
            .filter(
                unit ->
                    rules.roster().isCombatUnit(unit)
                        && rules.check(p, new Attack(Units.of(unit), Hexes.of(target))).isLegal())
            .toArray();
    int groups = able.length <= ALL_GROUPS_UP_TO ? 1 << able.length : 0;
    for (int group = 1; group < groups; group++) {
      int bits = group;
      int[] chosen =
          IntStream.range(0, able.length)
              .filter(i -> (bits & (1 << i)) != 0)
              .map(i -> able[i])
              .toArray();
      offerAttack(to, chosen, target);
    }
    if (groups == 0) {
      Arrays.stream(able).forEach(unit -> offerAttack(to, new int[] {unit}, target));
      offerAttack(to, able, target);
    }
  }

  private void offerAttack(Listing to, int[] attackers, int target) {
    to.offer(new Attack(Units.of(attackers), Hexes.of(target)));
    boolean hq =
        Arrays.stream(attackers)
            .anyMatch(unit -> rules.headquarters().supporting(to.p, to.p.hex(unit)) >= 0);
    if (hq) {
      to.offer(attack(attackers, target, false, true));
    }
    if (rules.air().available(to.p, to.p.phasing())) {
      to.offer(attack(attackers, target, true, false));
    }
  }

  private Attack attack(int[] attackers, int target, boolean air, boolean hqBonus) {
    return new Attack(
        Units.of(attackers), Hexes.of(target), rules.exclusive().support(air, hqBonus));
  }

  // ---- after combat

  private void losses(Listing to, Battle battle) {
    Position p = to.p;
    int[] alive = battle.units(battle.side()).stream().filter(p::onMap).toArray();
    int all = Arrays.stream(alive).map(u -> rules.exclusive().stepsLeft(p, u)).sum();
    spreadLosses(to, alive, 0, Math.min(battle.due(battle.side()), all), new TreeMap<>());
  }

  private void spreadLosses(Listing to, int[] units, int i, int due, Map<Integer, Integer> chosen) {
    if (due == 0) {
      to.offer(new Lose(new Steps(chosen)));
    } else if (i < units.length) {
      for (int n = 0; n <= Math.min(due, rules.exclusive().stepsLeft(to.p, units[i])); n++) {
        Map<Integer, Integer> more = new TreeMap<>(chosen);
        if (n > 0) {
          more.put(units[i], n);
        }
        spreadLosses(to, units, i + 1, due - n, more);
      }
    }
  }

  private void retreats(Listing to, Battle battle) {
    int[] alive = battle.units(battle.side()).stream().filter(to.p::onMap).toArray();
    List<List<int[]>> ways =
        Arrays.stream(alive)
            .mapToObj(unit -> rules.retreating().paths(to.p, battle, unit))
            .toList();
    combine(to, alive, ways, 0, new HashMap<>());
  }

  private void combine(
      Listing to, int[] units, List<List<int[]>> ways, int i, Map<Integer, Hexes> chosen) {
    if (i == units.length) {
      to.offer(new Retreat(new Paths(chosen)));
      return;
    }
    for (int[] way : ways.get(i)) {
      if (to.stopped) {
        return;
      }
      chosen.put(units[i], Hexes.of(way));
      combine(to, units, ways, i + 1, chosen);
    }
    chosen.remove(units[i]);
  }

  private void advances(Listing to, AgsStage.Advance stage) {
    Position p = to.p;
    to.offer(new Pass());
    int[] units = stage.battle().units(stage.side()).stream().filter(p::onMap).toArray();
    List<List<int[]>> ways =
        Arrays.stream(units)
            .mapToObj(u -> rules.advancing().paths(p, stage.battle(), stage.side(), u))
            .toList();
    combineAdvances(to, units, ways, 0, new HashMap<>());
  }

  private void combineAdvances(
      Listing to, int[] units, List<List<int[]>> ways, int i, Map<Integer, Hexes> chosen) {
    if (to.stopped) {
      return;
    }
    if (i == units.length) {
      if (!chosen.isEmpty()) {
        to.offer(new Advance(new Paths(chosen)));
      }
      return;
    }
    combineAdvances(to, units, ways, i + 1, chosen);
    for (int[] way : ways.get(i)) {
      chosen.put(units[i], Hexes.of(way));
      combineAdvances(to, units, ways, i + 1, chosen);
    }
    chosen.remove(units[i]);
  }

  private void removals(Listing to, AgsStage.Excess stage) {
    to.offer(new Remove(Units.of(anyRemoval(to.p, stage))));
    to.complete = false;
  }

  /** One way to give up what is too much: the weakest units first. */
  int[] anyRemoval(Position p, AgsStage.Excess stage) {
    Position after = p.copy();
    IntStream.Builder removed = IntStream.builder();
    int[] candidates =
        IntStream.of(rules.roster().units(stage.side()))
            .filter(u -> p.onMap(u) && (stage.among().size() == 0 || stage.among().has(u)))
            .boxed()
            .sorted(
                (a, b) ->
                    Integer.compare(rules.roster().defence(p, a), rules.roster().defence(p, b)))
            .mapToInt(Integer::intValue)
            .toArray();
    for (int unit : candidates) {
      if (rules.stacking().isTooMuch(after, unit)) {
        after.takeOff(unit, Position.GONE);
        removed.add(unit);
      }
    }
    return removed.build().toArray();
  }
}
