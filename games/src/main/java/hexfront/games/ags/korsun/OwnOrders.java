package hexfront.games.ags.korsun;

import hexfront.engine.Ask;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.orders.OrderType;
import hexfront.games.ags.AgsRules;
import hexfront.games.ags.Phase;
import hexfront.games.ags.PlaceAir;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * The orders that only this game has in its phases: {@code coordinate} in Soviet phases from the
 * turn on which operations are limited, {@code place-air} in the German Air Power Phase, and the
 * ways in which German units leave Soviet zones.
 */
record OwnOrders(Operations operations, Disengagement disengagement, AirSupply airSupply) {
  static final List<OrderType> TYPES =
      OrderType.all(Place.class, Activate.class, Unsupport.class, Coordinate.class, PlaceAir.class);

  List<Ask> asks(Position p, Phase phase, AgsRules rules) {
    List<Ask> asks = new ArrayList<>();
    if (phase == Phase.AIR_POWER) {
      if (p.phasing() == Side.AXIS) {
        asks.add(new Ask.OneOf("place-air", airSupply.useful(p, rules)));
      }
    } else if (p.phasing() == Side.SOVIET && operations.areLimited(p)) {
      asks.add(operations.ask(p));
    }
    if (phase.isMovement()) {
      asks.add(new Ask.Phase("move", each -> disengagement.list(p, each)));
    }
    return asks;
  }

  boolean takes(Phase phase, Order order) {
    return order instanceof PlaceAir && phase == Phase.AIR_POWER
        || order instanceof Coordinate && (phase.isMovement() || phase == Phase.COMBAT);
  }

  Verdict check(Position p, Order order, AgsRules rules) {
    return order instanceof PlaceAir o
        ? airSupply.check(p, o, rules)
        : operations.check(p, (Coordinate) order);
  }

  void carryOut(Position p, Order order, AgsRules rules, Chronicle chronicle) {
    if (order instanceof PlaceAir o) {
      airSupply.carryOut(p, o, rules, chronicle);
    } else {
      operations.carryOut(p, (Coordinate) order);
    }
  }

  @Nullable Order draft(Position p, Phase phase, AgsRules rules, RandomGenerator random) {
    return phase.isMovement()
        ? disengagement.draft(p, random, rules.roster().units(p.phasing()))
        : phase == Phase.AIR_POWER ? airSupply.draft(p, rules, random) : null;
  }

  /** The case against an order in a stage that does not take it. */
  static String placeCase(Order order) {
    return switch (order) {
      case Place o -> "KORSUN-18.0";
      case Activate o -> "KORSUN-23.12";
      case Unsupport o -> "KORSUN-24.22";
      case PlaceAir o -> "KORSUN-25.21";
      default -> "AGS-4.2";
    };
  }
}
