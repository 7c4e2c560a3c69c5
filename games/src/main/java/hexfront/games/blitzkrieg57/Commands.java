package hexfront.games.blitzkrieg57;

import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Choose;
import hexfront.engine.orders.EndPhase;
import hexfront.engine.orders.Enter;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Pass;
import hexfront.engine.orders.Units;
import hexfront.engine.staff.Most;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntToDoubleFunction;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * Advice on the orders that only this game has: which chits to select, where reinforcements come
 * on, what to fortify, when to hold.
 */
final class Commands {
  /** Units that are nearer to an enemy than this have something to do. */
  private static final int NEAR = 7;

  private static final double IDLE = 0.7;
  private static final double LED_ALREADY = 0.3;

  /** What a unit counts at the edge of a headquarters' range, and the less the farther it is. */
  private static final double TO_BE_LED = 0.5;

  /** What a unit counts that another headquarters leads as well. */
  private static final double SHARED = 0.6;

  /** The chance of a bid to be kept falls below even beyond this many points. */
  private static final int FAIR_BID = 20;

  private final BlitzkriegRules rules;
  private final HexGrid grid;

  Commands(BlitzkriegRules rules) {
    this.rules = rules;
    grid = rules.board().grid();
  }

  /** Hands out the few orders that may be worth giving in a stage. */
  boolean offer(Position p, Predicate<Order> each) {
    return switch (p.stage()) {
      case InMovement s -> true;
      case InCombat s -> true;
      case Transferring s -> true;
      case SettingUp s -> each.test(new EndPhase());
      case ChitSelection s -> each.test(selection(p, s.side()));
      case Reinforcing s -> reinforcement(p, s, each);
      case Reserving s -> each.test(reserve(p, s.units()));
      case Bidding s -> each.test(s.highest() >= FAIR_BID ? new Pass() : new Bid(s.highest() + 1));
      default -> rules.legal(p, each);
    };
  }

  // ---- chits

  private SelectChits selection(Position p, Side side) {
    List<String> names = new ArrayList<>();
    for (String group : Chits.groups(side)) {
      rules.chits.available(group, p.turn()).stream()
          .sorted(Comparator.comparingDouble(chit -> -use(p, chit)))
          .limit(rules.chits.number(group, p.turn()))
          .forEach(chit -> names.add(chit.name()));
    }
    return new SelectChits(names);
  }

  /**
   * What a chit would set in motion: strength under its headquarters, that near the enemy most. One
   * that all have left behind has to follow.
   */
  private double use(Position p, Chit chit) {
    int hq = rules.chits.headquarters(chit);
    if (hq < 0 || !p.onMap(hq)) {
      return hq < 0 ? 1 : -1;
    }
    HexSet range = rules.activation.inRange(p, hq);
    HexSet others = new HexSet(grid.size());
    rules.activation.commanded(p, rules.board().side(hq)).stream()
        .filter(other -> other.headquarters() != hq)
        .forEach(other -> others.addAll(other.hexes()));
    double edge = TO_BE_LED * rules.roster.range(hq);
    return led(p, hq)
        .strength(
            hex -> {
              if (range.has(hex)) {
                return others.has(hex) ? SHARED : 1;
              }
              return others.has(hex) ? 0 : edge / Math.max(1, grid.distance(hex, p.hex(hq)));
            });
  }

  /** The units on the map that a headquarters may lead: where they stand, what each counts. */
  private record Led(int[] hexes, double[] weights) {
    /** Their strength, by factors of hexes. */
    double strength(IntToDoubleFunction factor) {
      return IntStream.range(0, hexes.length)
          .mapToDouble(i -> weights[i] * factor.applyAsDouble(hexes[i]))
          .sum();
    }
  }

  private Led led(Position p, int hq) {
    int[] units =
        IntStream.of(rules.roster.units(rules.board().side(hq)))
            .filter(unit -> p.onMap(unit) && rules.activation.mayLead(hq, unit))
            .toArray();
    return new Led(
        IntStream.of(units).map(p::hex).toArray(),
        IntStream.of(units).mapToDouble(unit -> weight(p, unit)).toArray());
  }

  private double weight(Position p, int unit) {
    Side enemy = rules.board().side(unit).enemy();
    return strength(p, unit) * (nearest(p, enemy, p.hex(unit)) <= NEAR ? 1 : IDLE);
  }

  private double strength(Position p, int unit) {
    return rules.roster.attack(p, unit) + rules.strength.defenceOf(p, unit);
  }

  /** How far the nearest unit of a side is from a hex. */
  private int nearest(Position p, Side side, int hex) {
    return Math.min(grid.size(), grid.distance(hex, p.occupied(side)));
  }

  private Order reserve(Position p, int units) {
    int[] chosen =
        Reserving.able(rules, p)
            .filter(unit -> rules.activation.isLed(p, unit))
            .boxed()
            .sorted(Comparator.comparingDouble(unit -> -weight(p, unit)))
            .mapToInt(Integer::intValue)
            .limit(units)
            .toArray();
    return chosen.length == 0 ? new Pass() : new Activate(Units.of(chosen));
  }

  // ---- reinforcements

  /** Headquarters first, then the strongest, each where it is needed most. */
  private boolean reinforcement(Position p, Reinforcing stage, Predicate<Order> each) {
    int unit =
        Most.of(
            stage.boxed(rules, p),
            boxed -> rules.roster.isHeadquarters(boxed) ? grid.size() : strength(p, boxed));
    int place =
        Most.of(
            stage.places(rules, p),
            rules.roster.isHeadquarters(unit) ? unled(p, unit) : need(p, stage.side()));
    return place < 0 || each.test(new Enter(Units.of(unit), new Hex(place)));
  }

  /** By hex: the strength that nobody leads yet and that a headquarters would lead from there. */
  private IntToDoubleFunction unled(Position p, int hq) {
    HexSet led = rules.activation.led(p, rules.board().side(hq));
    Led units = led(p, hq);
    int range = rules.roster.range(hq);
    return hex ->
        units.strength(
            from -> {
              double factor = led.has(from) ? LED_ALREADY : 1;
              return grid.distance(from, hex) > range ? 0 : factor;
            });
  }

  /**
   * By hex: how much it wants another unit. Cities that the enemy is near want some, or those that
   * are to be taken.
   */
  private IntToDoubleFunction need(Position p, Side side) {
    int[] cities = rules.terrain.majorCities.toArray();
    int[] enemies = IntStream.of(cities).map(city -> nearest(p, side.enemy(), city)).toArray();
    return hex -> {
      double need = 0;
      for (int i = 0; i < cities.length; i++) {
        int far = grid.distance(hex, cities[i]);
        if (!p.controls(side, cities[i])) {
          need += 1.0 / (3 + far);
        } else {
          double empty = far == 0 && !p.holds(side, cities[i]) ? 3 : 1;
          need += empty * 10.0 / ((3 + enemies[i]) * (2 + far));
        }
      }
      return need;
    };
  }

  // ---- fortresses

  /** The nearer the enemy, the better a fortress in time. */
  double fortifying(Position p, int hex) {
    return 10.0 / (3 + nearest(p, Side.AXIS, hex));
  }

  /** A garrison holds as long as some of it is left to hold. */
  double holding(Position p, Battle battle, Choose order) {
    boolean pays = p.stepsIn(battle.hex()) > battle.held().steps();
    double city = 2 * rules.data.points().city();
    return order.option().equals(Holding.HOLD) == pays ? city : -city;
  }
}
