package hexfront.games.ags.korsun;

import hexfront.engine.Ask;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import hexfront.engine.orders.OrderType;
import hexfront.games.ags.OwnOrderQuestions;
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
record OwnOrders(Korsun game) implements OwnOrderQuestions {
  static final List<OrderType> TYPES =
      OrderType.all(Place.class, Activate.class, Unsupport.class, Coordinate.class, PlaceAir.class);

  @Override
  public List<OrderType> orderTypes() {
    return TYPES;
  }

  @Override
  public List<Ask> asks(Position p, Phase phase) {
    List<Ask> asks = new ArrayList<>();
    if (phase == Phase.AIR_POWER) {
      if (p.phasing() == Side.AXIS) {
        asks.add(new Ask.OneOf("place-air", game.airSupply.useful(p, game.standard())));
      }
    } else if (p.phasing() == Side.SOVIET && game.operations.areLimited(p)) {
      asks.add(game.operations.ask(p));
    }
    if (phase.isMovement()) {
      asks.add(new Ask.Phase("move", each -> game.disengagement.list(p, each)));
    }
    return asks;
  }

  @Override
  public boolean takes(Phase phase, Order order) {
    return order instanceof PlaceAir && phase == Phase.AIR_POWER
        || order instanceof Coordinate && (phase.isMovement() || phase == Phase.COMBAT);
  }

  @Override
  public Verdict check(Position p, Phase phase, Order order) {
    return order instanceof PlaceAir o
        ? game.airSupply.check(p, o, game.standard())
        : game.operations.check(p, (Coordinate) order);
  }

  @Override
  public void carryOut(Position p, Phase phase, Order order, Dice dice, Chronicle chronicle) {
    if (order instanceof PlaceAir o) {
      game.airSupply.carryOut(p, o, game.standard(), chronicle);
    } else {
      game.operations.carryOut(p, (Coordinate) order);
    }
  }

  @Override
  public @Nullable Order draft(Position p, Phase phase, RandomGenerator random) {
    return phase.isMovement()
        ? game.disengagement.draft(p, random, game.standard().roster().units(p.phasing()))
        : phase == Phase.AIR_POWER ? game.airSupply.draft(p, game.standard(), random) : null;
  }

  @Override
  public String placeCase(Order order) {
    return switch (order) {
      case Place o -> "KORSUN-18.0";
      case Activate o -> "KORSUN-23.12";
      case Unsupport o -> "KORSUN-24.22";
      case PlaceAir o -> "KORSUN-25.21";
      default -> OwnOrderQuestions.super.placeCase(order);
    };
  }
}
