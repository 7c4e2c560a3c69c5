package hexfront.games.ags;

import hexfront.engine.Ask;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Rulebook.Reached;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.orders.Attack;
import hexfront.engine.orders.Enter;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Move;
import hexfront.engine.orders.Overrun;
import hexfront.engine.orders.Rail;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * Lists the orders of phases. Moves are listed for each unit and for each whole stack, one path to
 * each hex; attacks for every group of the units around a hex, as long as these are few. What is
 * left out (odd parts of stacks, attacks on several hexes, most groups where there are many) makes
 * the list incomplete.
 */
final class LegalOrders {
  private static final int ALL_GROUPS_UP_TO = 6;

  private final AgsRules rules;

  LegalOrders(AgsRules rules) {
    this.rules = rules;
  }

  // ---- movement

  /** Hands out each unit that can move, and each whole stack of which one can. */
  private boolean movers(Position p, Phase phase, Predicate<Units> each) {
    boolean complete = true;
    for (int unit : rules.roster().units(p.phasing())) {
      if (p.onMap(unit) && rules.movement().immobile(p, phase, unit) == null) {
        int together = p.stackSize(p.hex(unit));
        boolean first = together > 1 && p.first(p.hex(unit)) == unit;
        if (!each.test(Units.of(unit)) || first && !each.test(Units.of(p.stack(p.hex(unit))))) {
          return false;
        }
        complete &= !first || together == 2;
      }
    }
    return complete;
  }

  boolean moves(Position p, Phase phase, Predicate<Order> each) {
    return movers(p, phase, units -> moves(p, phase, units, each));
  }

  private boolean moves(Position p, Phase phase, Units units, Predicate<Order> each) {
    for (Reached reached : rules.reach(p, units)) {
      if (!each.test(new Move(units, reached.path()))) {
        return false;
      }
    }
    return units.stream().anyMatch(unit -> !rules.movement().mayDisengage(p, unit))
        || new StackReach(rules, p, phase, units, true)
            .spread().values().stream()
                .allMatch(label -> each.test(Movement.disengaging(units, label.path())));
  }

  boolean overruns(Position p, Phase phase, Predicate<Order> each) {
    return movers(p, phase, units -> overruns(p, units, each));
  }

  private boolean overruns(Position p, Units units, Predicate<Order> each) {
    int from = p.hex(units.get(0));
    for (int d = 0; d < Direction.COUNT; d++) {
      int target = rules.board().grid().neighbour(from, d);
      if (target != HexGrid.OFF
          && p.holds(p.phasing().enemy(), target)
          && (!each.test(new Overrun(units, new Hex(target)))
              || rules.exclusive().headquartersJoinOverruns()
                  && !each.test(
                      new Overrun(units, new Hex(target), new AgsSupport.Standard(false, true))))) {
        return false;
      }
    }
    return true;
  }

  boolean entries(Position p, Predicate<Order> each) {
    for (int unit : rules.reinforcements().due(p, p.phasing()).toArray()) {
      for (int hex : rules.reinforcements().entries(p, unit)) {
        if (!each.test(new Enter(Units.of(unit), new Hex(hex)))) {
          return false;
        }
      }
    }
    return true;
  }

  /** The hexes at which each unit that is due can enter. */
  Ask enter(Position p) {
    return Ask.Allot.ofOne(
        "enter",
        rules
            .reinforcements()
            .due(p, p.phasing())
            .mapToObj(unit -> new Ask.Lot(unit, Hexes.of(rules.reinforcements().entries(p, unit))))
            .toList(),
        (unit, hex) -> new Enter(Units.of(unit), new Hex(hex)));
  }

  /** The ways of each unit that can go by rail. */
  Ask rail(Position p, Phase phase) {
    return Ask.Ways.ofOne(
        "rail",
        IntStream.of(rules.roster().units(p.phasing()))
            .filter(unit -> p.onMap(unit) && rules.movement().immobile(p, phase, unit) == null)
            .mapToObj(unit -> new Ask.Mover(unit, List.copyOf(railPaths(p, unit).values())))
            .toList(),
        (unit, path) -> new Rail(new UnitRef(unit), path));
  }

  boolean railMoves(Position p, Phase phase, Predicate<Order> each) {
    for (int unit : rules.roster().units(p.phasing())) {
      if (p.onMap(unit) && rules.movement().immobile(p, phase, unit) == null) {
        for (Hexes path : railPaths(p, unit).values()) {
          if (!each.test(new Rail(new UnitRef(unit), path))) {
            return false;
          }
        }
      }
    }
    return true;
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
          Hexes longer = path.and(next);
          paths.put(next, longer);
          open.add(longer);
        }
      }
    }
    paths.remove(start);
    return paths;
  }

  // ---- combat

  /** Attacks on several hexes are left out. */
  boolean attacks(Position p, Predicate<Order> each) {
    int[] targets =
        IntStream.of(rules.roster().units(p.phasing().enemy()))
            .filter(p::onMap)
            .map(p::hex)
            .distinct()
            .sorted()
            .toArray();
    for (int target : targets) {
      if (!attacks(p, target, each)) {
        break;
      }
    }
    return false;
  }

  private boolean attacks(Position p, int target, Predicate<Order> each) {
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
    if (able.length > ALL_GROUPS_UP_TO) {
      return Arrays.stream(able).allMatch(unit -> attacks(p, new int[] {unit}, target, each))
          && attacks(p, able, target, each);
    }
    for (int group = 1; group < 1 << able.length; group++) {
      int bits = group;
      int[] chosen =
          IntStream.range(0, able.length)
              .filter(i -> (bits & (1 << i)) != 0)
              .map(i -> able[i])
              .toArray();
      if (!attacks(p, chosen, target, each)) {
        return false;
      }
    }
    return true;
  }

  private boolean attacks(Position p, int[] attackers, int target, Predicate<Order> each) {
    Units units = Units.of(attackers);
    Hexes hexes = Hexes.of(target);
    boolean rated =
        Arrays.stream(attackers)
            .anyMatch(unit -> rules.headquarters().supporting(p, p.hex(unit)) >= 0);
    return each.test(new Attack(units, hexes))
        && (!rated || each.test(new Attack(units, hexes, rules.exclusive().support(false, true))))
        && (!rules.air().available(p, p.phasing())
            || each.test(new Attack(units, hexes, rules.exclusive().support(true, false))));
  }
}
