package hexfront.games.blitzfront;

import hexfront.engine.Choices;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.orders.Choose;
import hexfront.engine.orders.Enter;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Lose;
import hexfront.engine.orders.Overrun;
import hexfront.engine.orders.Pass;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import hexfront.engine.staff.Most;
import hexfront.engine.staff.Prospect;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The orders that only this game has: of all that could be given now, the one to give. */
final class Advice {
  /** What speaks for an attack that has to be made, in points. */
  private static final double BOUND = 100;

  /** What a factor is worth, in points. */
  private static final double FACTOR = 0.12;

  /** What air support must bring at least, so that it is not kept for later. */
  private static final double STRIKE = 0.1;

  /** Hexes by which a new airfield must be nearer to enemies. */
  private static final int WORTH_MOVING = 2;

  /** So many ways to lose factors are looked at. */
  private static final int MOST_LOSSES = 200;

  private final BlitzfrontRules rules;
  private final HexGrid grid;
  private final BlitzfrontExpectations expectations;
  private final Garrison garrison;
  private final Prospect prospect = new Prospect();

  Advice(BlitzfrontRules rules, BlitzfrontExpectations expectations, Garrison garrison) {
    this.rules = rules;
    this.expectations = expectations;
    this.garrison = garrison;
    grid = rules.board().grid();
  }

  /** The order to give now, or null if none of the game's own is. */
  @Nullable Order on(Position p) {
    return switch (p.stage()) {
      case Reinforcing stage -> reinforcing(p);
      case Allocating stage when stage.step().moves() -> overrun(p, stage);
      case Fighting stage -> fighting(p, stage);
      case Intercepting stage -> intercepting(p, stage.mission());
      case OrderingStand stage -> standing(p, stage.battle());
      case Choosing.Forcing stage -> forcing(p, stage.battle());
      case Choosing.AcceptingD3 stage -> new Choose(Choosing.AcceptingD3.YES);
      case Choosing.Exchanging stage -> exchanging(p, stage.battle());
      case Choosing.Remaining stage -> new Choose(Choosing.Remaining.YES);
      case Choosing.Naming stage -> new Choose(stage.options().getLast());
      case Losing stage -> cheapest(p);
      default -> null;
    };
  }

  // ---- before movement

  private @Nullable Order reinforcing(Position p) {
    Units waiting =
        Units.of(rules.roster.ground(p.phasing())).those(unit -> p.hex(unit) == Position.WAITING);
    int[] open = waiting.size() == 0 ? new int[0] : open(p);
    for (int unit : waiting.toArray()) {
      int[] entries = entries(p, unit, open);
      if (entries.length > 0) {
        return new Enter(Units.of(unit), new Hex(entries[0]));
      }
    }
    Order train = garrison.byRail(p);
    if (train != null) {
      return train;
    }
    for (int unit : rules.roster.ground(p.phasing())) {
      Order refit = new Replace(new UnitRef(unit));
      if (p.onMap(unit) && p.lost(unit) > 0 && isLegal(p, refit)) {
        return refit;
      }
    }
    for (int air : rules.roster.air(p.phasing())) {
      Order field = airfield(p, air);
      if (field != null) {
        return field;
      }
    }
    Units dig =
        Units.of(rules.roster.ground(p.phasing()))
            .those(unit -> isLegal(p, new Entrench(Units.of(unit))));
    return dig.size() > 0 ? new Entrench(dig) : null;
  }

  private boolean isLegal(Position p, Order order) {
    return rules.check(p, order).isLegal();
  }

  /** Where a unit may enter, nearest to the cities that decide first. */
  int[] entries(Position p, int unit) {
    return entries(p, unit, open(p));
  }

  private int[] entries(Position p, int unit, int[] open) {
    return Arrays.stream(open)
        .filter(hex -> isLegal(p, new Enter(Units.of(unit), new Hex(hex))))
        .toArray();
  }

  /** Where anybody may enter, nearest to the cities that decide first. */
  private int[] open(Position p) {
    return IntStream.range(0, grid.size())
        .filter(hex -> rules.arrivals.isOpen(p, p.phasing(), hex))
        .boxed()
        .sorted(Comparator.comparingInt(this::fromCities))
        .mapToInt(Integer::intValue)
        .toArray();
  }

  private int fromCities(int hex) {
    return Arrays.stream(rules.victory.cities())
        .filter(city -> city >= 0)
        .map(city -> grid.distance(city, hex))
        .min()
        .orElse(0);
  }

  /** An airfield nearer to the enemies who stand before the cities, beside friends. */
  private @Nullable Order airfield(Position p, int air) {
    int best = -1;
    int bestFar = p.onMap(air) ? fromWork(p, p.hex(air)) - WORTH_MOVING : Integer.MAX_VALUE;
    for (int hex : p.occupied(p.phasing()).toArray()) {
      int far = fromWork(p, hex);
      Order order = new PlaceAir(new UnitRef(air), new Hex(hex), AirPower.AIRFIELD);
      if (far < bestFar && isLegal(p, order)) {
        best = hex;
        bestFar = far;
      }
    }
    return best < 0 ? null : new PlaceAir(new UnitRef(air), new Hex(best), AirPower.AIRFIELD);
  }

  /** How far a hex is from the fourth nearest enemy hex: about the middle of a sector. */
  private int fromWork(Position p, int hex) {
    int[] far =
        Arrays.stream(p.occupied(p.phasing().enemy()).toArray())
            .map(enemy -> 2 * grid.distance(hex, enemy))
            .sorted()
            .toArray();
    return far.length == 0 ? 0 : far[Math.min(3, far.length - 1)] + fromCities(hex) / 2;
  }

  /** Weak enemies beside a strong stack are overrun. */
  private @Nullable Order overrun(Position p, Allocating stage) {
    for (int hex : p.occupied(p.phasing()).toArray()) {
      int[] able =
          Arrays.stream(p.stack(hex))
              .filter(unit -> rules.movement.canMove(p, stage, unit))
              .toArray();
      int attack = Arrays.stream(able).map(unit -> rules.roster.attack(p, unit)).sum();
      for (int d = 0; d < Direction.COUNT && attack >= rules.tables.overrun().attack(); d++) {
        int to = grid.neighbour(hex, d);
        if (to != HexGrid.OFF && p.holds(p.phasing().enemy(), to)) {
          Order order = new Overrun(Units.of(able), new Hex(to));
          if (isLegal(p, order)) {
            return order;
          }
        }
      }
    }
    return null;
  }

  // ---- combat phases

  /** What an attack is expected to bring, in points. */
  private double gain(Position p, int hex, Units attackers, Prospect of) {
    double there = FACTOR * 2 * Arrays.stream(p.stack(hex)).mapToDouble(u -> factors(p, u)).sum();
    double own = FACTOR * 2 * attackers.stream().mapToDouble(u -> factors(p, u)).sum();
    double steps = attackers.stream().map(p::stepsLeft).sum();
    return of.destroyed * there
        + of.taken * (worth(hex) + 0.3 * there)
        + of.defenderSteps * there
        - of.ruined * own
        - of.attackerSteps * own / Math.max(1, steps)
        - 0.05 * of.repelled * own;
  }

  private double factors(Position p, int unit) {
    return (rules.roster.attack(p, unit) + rules.roster.defence(p, unit)) / 2.0;
  }

  private double worth(int hex) {
    int[] cities = rules.victory.cities();
    return Arrays.stream(cities).anyMatch(city -> city == hex)
        ? BlitzfrontStaff.worthOfCity(cities.length)
        : 0;
  }

  boolean weigh(Position p, Fighting stage, Resolve order, Prospect into) {
    Assault attack = stage.attackOn(order.hex().index());
    return attack != null
        && expectations.of(
            p, attack.attackers(), attack.hex(), stage.supporting(attack), order.pressed(), into);
  }

  /** Air units that could support an attack on a hex and that no other attack will need. */
  Units idleAir(Position p, Allocating stage, int hex) {
    if (p.phasing() == Side.SOVIET) {
      return Units.NONE;
    }
    int[] idle =
        Arrays.stream(rules.roster.air(p.phasing()))
            .filter(air -> rules.air.canFly(p, air))
            .filter(air -> rules.air.inRange(p, air, hex))
            .toArray();
    return idle.length <= stage.attacks().size() ? Units.NONE : Units.of(idle[idle.length - 1]);
  }

  private @Nullable Order fighting(Position p, Fighting stage) {
    if (!stage.begun()) {
      for (int air : rules.roster.air(p.phasing())) {
        Order strike = rules.air.canFly(p, air) ? strike(p, stage, air) : null;
        if (strike != null) {
          return strike;
        }
      }
      Order rockets = rockets(p, stage);
      if (rockets != null) {
        return rockets;
      }
    }
    return battle(p, stage);
  }

  /** The battle that promises most; Soviets fight all of theirs. */
  private @Nullable Order battle(Position p, Fighting stage) {
    Order best = null;
    double most = p.phasing() == Side.SOVIET ? Double.NEGATIVE_INFINITY : 0;
    for (Assault attack : stage.attacks()) {
      for (boolean pressed : new boolean[] {false, true}) {
        Resolve order = new Resolve(new Hex(attack.hex()), pressed);
        if (isLegal(p, order) && weigh(p, stage, order, prospect)) {
          boolean bound = stage.bound().has(attack.hex());
          double gain = gain(p, attack.hex(), attack.attackers(), prospect) + (bound ? BOUND : 0);
          if (gain > most) {
            best = order;
            most = gain;
          }
        }
      }
    }
    return best;
  }

  /** Support where it brings most; else, in the last fights of a turn, disorder among enemies. */
  private @Nullable Order strike(Position p, Fighting stage, int air) {
    int attacked =
        Most.of(
            stage.attacks().stream()
                .mapToInt(Assault::hex)
                .filter(hex -> rules.air.inRange(p, air, hex)),
            hex -> support(p, stage, air, hex));
    if (attacked >= 0 && support(p, stage, air, attacked) > STRIKE) {
      return strike(p, air, attacked);
    }
    boolean last =
        p.phasing() == Side.SOVIET
            ? stage.step() == Step.OPERATIONAL
            : stage.step() == Step.BREAKTHROUGH;
    int stack =
        last
            ? Most.of(
                Arrays.stream(p.occupied(p.phasing().enemy()).toArray())
                    .filter(hex -> rules.air.inRange(p, air, hex)),
                hex -> disorder(p, hex))
            : -1;
    return stack < 0 || disorder(p, stack) <= 0 ? null : strike(p, air, stack);
  }

  private @Nullable Order strike(Position p, int air, int hex) {
    Order order = new AirStrike(Units.of(air), new Hex(hex));
    return isLegal(p, order) ? order : null;
  }

  /** What an air unit adds to what is expected of an attack. */
  private double support(Position p, Fighting stage, int air, int hex) {
    Assault attack = stage.attackOn(hex);
    if (attack == null) {
      return 0;
    }
    Units flown = stage.supporting(attack);
    if (p.phasing() == Side.SOVIET) {
      return disorder(p, hex);
    }
    Units attackers = attack.attackers();
    expectations.of(p, attackers, hex, flown, false, prospect);
    double without = gain(p, hex, attackers, prospect);
    expectations.of(p, attackers, hex, flown.and(Units.of(air)), false, prospect);
    return gain(p, hex, attackers, prospect) - without;
  }

  /** The factors of those in a hex who would be put out of action for a turn. */
  private double disorder(Position p, int hex) {
    double sum = 0;
    for (int unit : p.stack(hex)) {
      boolean flak = rules.air.hasFlak(p, unit);
      double usual = rules.air.isSpared(p, unit) ? 0.7 : 1;
      sum += p.is(unit, Flag.DISRUPTED) || flak ? 0 : usual * rules.roster.attack(p, unit);
    }
    return FACTOR * sum;
  }

  private @Nullable Order rockets(Position p, Fighting stage) {
    ToDoubleFunction<Bombard> worth =
        order ->
            disorder(p, order.hex().index())
                * (stage.attackOn(order.hex().index()) == null ? 1 : 2);
    return new Choices(rules, p, List.of(rules.rockets.targets(p)))
        .first(Integer.MAX_VALUE).stream()
            .map(Bombard.class::cast)
            .max(Comparator.comparingDouble(worth))
            .orElse(null);
  }

  // ---- questions

  /** Whoever can meets them: it costs nothing but the chance to be shot down. */
  private Order intercepting(Position p, Mission mission) {
    Units able = rules.air.interceptors(p, mission);
    return new Intercept(p.phasing() == Side.AXIS ? Units.of(able.get(0)) : able);
  }

  /** A city is held at the price of its defenders if a retreat would lose it. */
  private Order standing(Position p, Battle battle) {
    double held = expectations.chance(p, battle, result -> result == Result.D1);
    double lost =
        expectations.chance(p, battle, result -> result == Result.D2 || result == Result.D3);
    double there =
        FACTOR * 2 * Arrays.stream(p.stack(battle.hex())).mapToDouble(u -> factors(p, u)).sum();
    return held * worth(battle.hex()) / 2 > (lost + 0.2) * there
        ? new NoRetreat(Units.of(p.stack(battle.hex())))
        : new Pass();
  }

  /** An exchange is forced on those who would go on holding a city. */
  private Order forcing(Position p, Battle battle) {
    boolean holds = battle.any(d -> d.result() == Result.D1);
    boolean paid = 2 * battle.strength() <= 3 * rules.strength.attack(p, battle.attackers());
    return new Choose(holds && paid && worth(battle.hex()) > 0 ? "forced-exchange" : "none");
  }

  /** Disruption is over at the end of the turn; what is exchanged is gone. */
  private Order exchanging(Position p, Battle battle) {
    boolean late = rules.turns() - p.turn() <= 2;
    return new Choose(worth(battle.hex()) > 0 && late ? "exchange" : "ad");
  }

  /** The losses that cost least, weak sides before whole units. */
  private @Nullable Order cheapest(Position p) {
    Lose[] best = new Lose[1];
    double[] least = {Double.MAX_VALUE};
    int[] seen = new int[1];
    rules.legal(
        p,
        order -> {
          if (order instanceof Lose lose) {
            double cost =
                lose.steps().byUnit().entrySet().stream()
                    .mapToDouble(
                        e -> factors(p, e.getKey()) * e.getValue() / p.stepsLeft(e.getKey()))
                    .sum();
            if (cost < least[0]) {
              least[0] = cost;
              best[0] = lose;
            }
          }
          return ++seen[0] < MOST_LOSSES;
        });
    return best[0];
  }
}
