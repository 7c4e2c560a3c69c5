package hexfront.games.ags.rostov;

import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import hexfront.engine.orders.Move;
import hexfront.engine.orders.OrderType;
import hexfront.games.ags.AgsRules;
import hexfront.games.ags.Disengaging;
import hexfront.games.ags.Phase;
import hexfront.games.ags.PlaceAir;
import hexfront.games.ags.Withdraw;
import java.util.List;

/** The orders that only this game has in its phases: each is sent to the section that knows it. */
final class RostovOrders {
  static final List<OrderType> TYPES =
      OrderType.all(
          PlaceAir.class, PlaceSupply.class, ExpendSupply.class, Evacuate.class, Withdraw.class);

  private final Rostov game;

  RostovOrders(Rostov game) {
    this.game = game;
  }

  boolean takes(Phase phase, Order order) {
    return order instanceof Move move
        ? phase.isMovement() && Disengaging.is(move)
        : OrderType.has(TYPES, order) && !(order instanceof PlaceSupply);
  }

  Verdict check(Position p, Phase phase, Order order, AgsRules rules) {
    boolean before = isBeforeMovement(p, phase);
    return switch (order) {
      case Move o -> rules.movement().check(p, phase, o);
      case PlaceAir o -> game.air().check(p, phase, o, before && p.phasing() == Side.AXIS);
      case ExpendSupply o ->
          game.counters().check(p, o, before, game.isLinked(p, o.unit().index()));
      case Evacuate o -> game.headquarters().check(p, o, before);
      case Withdraw o -> game.withdrawal().check(p, phase, o, rules);
      default -> rules.outOfPlace(p, order);
    };
  }

  static boolean isBeforeMovement(Position p, Phase phase) {
    return phase == Phase.INITIAL_MOVEMENT && p.value(RostovValue.BEGUN) == 0;
  }

  void carryOut(
      Position p, Phase phase, Order order, AgsRules rules, Dice dice, Chronicle chronicle) {
    switch (order) {
      case Move o -> game.disengagement().carryOut(p, phase, o, rules, dice, chronicle);
      case PlaceAir o -> game.air().carryOut(p, o, chronicle);
      case ExpendSupply o -> game.counters().carryOut(p, o, chronicle);
      case Evacuate o -> game.headquarters().carryOut(p, o, chronicle);
      case Withdraw o -> game.withdrawal().carryOut(p, o, chronicle);
      default -> throw AgsRules.unexpected(p, order);
    }
    if (isBeforeMovement(p, phase) && !(order instanceof Withdraw)) {
      rules.supply().checkForMovement(p, p.phasing(), chronicle);
    }
  }
}
