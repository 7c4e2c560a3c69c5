package hexfront.games.kesselschlacht;

import hexfront.engine.Ask;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import hexfront.engine.orders.EndPhase;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Steps;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Phases B and D: bombing and supply by air, by surprise or in the sectors. */
record InMissions(boolean surprise) implements KesselStage {
  @Override
  public String word() {
    return surprise ? "surprise-missions" : "air-missions";
  }

  @Override
  public String prompt(KesselRules rules, Position p) {
    return "Fly missions, or end the phase.";
  }

  @Override
  public List<Ask> asks(KesselRules rules, Position p) {
    return List.of(
        new Ask.Phase("bomb", each -> listBombs(rules, p, each)),
        new Ask.Phase("deliver", each -> listDeliveries(rules, p, each)),
        END);
  }

  private boolean listBombs(KesselRules rules, Position p, Predicate<Order> each) {
    for (int unit : rules.roster.air(p.phasing())) {
      if (!rules.air.mayBomb(p, unit) || !surprise && rules.ledger.sector(p, unit) == 0) {
        continue;
      }
      for (int hex : p.occupied(p.phasing().enemy()).toArray()) {
        if ((surprise || rules.terrain.sector(hex) == rules.ledger.sector(p, unit))
            && !each.test(new Bomb(Units.of(unit), new Hex(hex), ""))) {
          return false;
        }
      }
      for (int hexside : rules.bridges.standing(p)) {
        if ((surprise || rules.bridges.sector(hexside) == rules.ledger.sector(p, unit))
            && !each.test(new Bomb(Units.of(unit), Hex.OFF, rules.bridges.name(hexside)))) {
          return false;
        }
      }
    }
    return false;
  }

  /** The whole load to one headquarters, and to each two halves of it. */
  private boolean listDeliveries(KesselRules rules, Position p, Predicate<Order> each) {
    if (p.phasing() != Side.AXIS) {
      return true;
    }
    for (int unit : rules.roster.air(Side.AXIS)) {
      if (!rules.air.isLoaded(p, unit)) {
        continue;
      }
      int ap = rules.ledger.loadAmmo(p, unit);
      int fp = rules.ledger.loadFuel(p, unit);
      for (int hq : rules.roster.ground(Side.AXIS)) {
        if (rules.air.isReceiver(p, hq)) {
          for (int hex : listPlaces(rules, p, hq)) {
            if (!each.test(
                new Deliver(
                    new UnitRef(unit), new Hex(hex), listPoints(hq, ap), listPoints(hq, fp)))) {
              return false;
            }
          }
        }
      }
    }
    return false;
  }

  /** Where what is for a headquarters can be dropped or landed. */
  static int[] listPlaces(KesselRules rules, Position p, int hq) {
    int sector = rules.terrain.sector(p.hex(hq));
    return IntStream.concat(
            IntStream.of(p.hex(hq)),
            rules.terrain.airfields.stream()
                .filter(hex -> rules.terrain.sector(hex) == sector)
                .filter(hex -> rules.air.isAxisAirfield(p, hex)))
        .distinct()
        .toArray();
  }

  private static Steps listPoints(int hq, int n) {
    return n == 0 ? new Steps(Map.of()) : Steps.of(hq, n);
  }

  @Override
  public Verdict check(KesselRules rules, Position p, Order order) {
    return switch (order) {
      case Bomb o -> rules.air.checkBomb(p, p.phasing(), surprise, o);
      case Deliver o when p.phasing() == Side.AXIS -> rules.air.checkDelivery(p, surprise, o);
      case EndPhase o -> Verdict.legal();
      default -> rules.outOfPlace(p, order);
    };
  }

  @Override
  @Case({"KS-4.B", "KS-4.D"})
  public void carryOut(KesselRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    switch (order) {
      case Bomb o -> rules.air.bomb(p, p.phasing(), o, dice, chronicle);
      case Deliver o -> rules.air.deliver(p, o, chronicle);
      default -> {
        if (surprise) {
          rules.sequence.beginAllocation(p, Side.AXIS, dice, chronicle);
        } else {
          rules.sequence.endMissions(p, p.phasing(), chronicle);
        }
      }
    }
  }

  @Override
  public Order draw(KesselRules rules, Position p, RandomGenerator random) {
    int[] roster = rules.roster.air(p.phasing());
    for (int i = 0; i < 6 && roster.length > 0 && random.nextInt(8) > 0; i++) {
      int unit = roster[random.nextInt(roster.length)];
      Order order =
          rules.air.isTransport(unit)
              ? drawDrop(rules, p, unit, random)
              : drawStrike(rules, p, unit, random);
      if (order != null && check(rules, p, order).isLegal()) {
        return order;
      }
    }
    return new EndPhase();
  }

  private static @Nullable Order drawStrike(
      KesselRules rules, Position p, int unit, RandomGenerator random) {
    if (!rules.air.mayBomb(p, unit)) {
      return null;
    }
    if (random.nextInt(4) == 0) {
      List<Integer> bridges = rules.bridges.standing(p);
      return bridges.isEmpty()
          ? null
          : new Bomb(
              Units.of(unit),
              Hex.OFF,
              rules.bridges.name(bridges.get(random.nextInt(bridges.size()))));
    }
    int[] enemies = rules.roster.ground(p.phasing().enemy());
    int target = enemies.length == 0 ? -1 : enemies[random.nextInt(enemies.length)];
    return target < 0 || !p.onMap(target)
        ? null
        : new Bomb(Units.of(unit), new Hex(p.hex(target)), "");
  }

  private static @Nullable Order drawDrop(
      KesselRules rules, Position p, int unit, RandomGenerator random) {
    int[] receivers =
        IntStream.of(rules.roster.ground(Side.AXIS))
            .filter(hq -> rules.air.isReceiver(p, hq))
            .toArray();
    if (receivers.length == 0 || !rules.air.isLoaded(p, unit)) {
      return null;
    }
    int hq = receivers[random.nextInt(receivers.length)];
    int[] places = listPlaces(rules, p, hq);
    return new Deliver(
        new UnitRef(unit),
        new Hex(places[random.nextInt(places.length)]),
        listPoints(hq, rules.ledger.loadAmmo(p, unit)),
        listPoints(hq, rules.ledger.loadFuel(p, unit)));
  }
}
