package hexfront.games.ags.rostov;

import hexfront.engine.Ask;
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
import hexfront.games.ags.OwnOrderQuestions;
import hexfront.games.ags.Phase;
import hexfront.games.ags.PlaceAir;
import hexfront.games.ags.Withdraw;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** The orders that only this game has in its phases: each is sent to the section that knows it. */
final class RostovOrders implements OwnOrderQuestions {
  static final List<OrderType> TYPES =
      OrderType.all(
          PlaceAir.class, PlaceSupply.class, ExpendSupply.class, Evacuate.class, Withdraw.class);

  private final Rostov game;

  RostovOrders(Rostov game) {
    this.game = game;
  }

  @Override
  public List<OrderType> orderTypes() {
    return TYPES;
  }

  @Override
  public List<Ask> asks(Position p, Phase phase) {
    return game.drafts.asks(p, phase, game.standard());
  }

  @Override
  public @Nullable Order draft(Position p, Phase phase, RandomGenerator random) {
    return game.drafts.draft(p, phase, game.standard(), random);
  }

  @Override
  public String placeCase(Order order) {
    return order instanceof PlaceSupply ? "ROSTOV-18.21" : OwnOrderQuestions.super.placeCase(order);
  }

  @Override
  public boolean takes(Phase phase, Order order) {
    return order instanceof Move move
        ? phase.isMovement() && Disengaging.is(move)
        : OrderType.has(TYPES, order) && !(order instanceof PlaceSupply);
  }

  @Override
  public Verdict check(Position p, Phase phase, Order order) {
    AgsRules rules = game.standard();
    boolean before = isBeforeMovement(p, phase);
    return switch (order) {
      case Move o -> rules.movement().check(p, phase, o);
      case PlaceAir o -> game.air.check(p, phase, o, before && p.phasing() == Side.AXIS);
      case ExpendSupply o -> game.counters.check(p, o, before, game.isLinked(p, o.unit().index()));
      case Evacuate o -> game.headquarters.check(p, o, before);
      case Withdraw o -> game.withdrawal.check(p, phase, o, rules);
      default -> rules.outOfPlace(p, order);
    };
  }

  static boolean isBeforeMovement(Position p, Phase phase) {
    return phase == Phase.INITIAL_MOVEMENT && p.value(RostovValue.BEGUN) == 0;
  }

  @Override
  public void carryOut(Position p, Phase phase, Order order, Dice dice, Chronicle chronicle) {
    AgsRules rules = game.standard();
    switch (order) {
      case Move o -> game.disengagement.carryOut(p, phase, o, rules, dice, chronicle);
      case PlaceAir o -> game.air.carryOut(p, o, chronicle);
      case ExpendSupply o -> game.counters.carryOut(p, o, chronicle);
      case Evacuate o -> game.headquarters.carryOut(p, o, chronicle);
      case Withdraw o -> game.withdrawal.carryOut(p, o, chronicle);
      default -> throw AgsRules.unexpected(p, order);
    }
    if (isBeforeMovement(p, phase) && !(order instanceof Withdraw)) {
      rules.supply().checkForMovement(p, p.phasing(), chronicle);
    }
  }
}
