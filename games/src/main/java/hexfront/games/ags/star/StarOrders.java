package hexfront.games.ags.star;

import hexfront.engine.Ask;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import hexfront.engine.orders.OrderType;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import hexfront.games.ags.OwnOrderQuestions;
import hexfront.games.ags.Phase;
import hexfront.games.ags.Withdraw;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The orders that only this game has: modes of headquarters, and leaving by the exit area. */
record StarOrders(Star game) implements OwnOrderQuestions {
  private static final List<OrderType> ORDERS = OrderType.all(SetMode.class, Withdraw.class);

  @Override
  public List<OrderType> orderTypes() {
    return ORDERS;
  }

  @Override
  public List<Ask> asks(Position p, Phase phase) {
    if (p.phasing() != Side.SOVIET || phase == Phase.DISRUPTION_REMOVAL) {
      return List.of();
    }
    Ask modes =
        new Ask.Phase(
            "set-mode",
            each -> modes(p).allMatch(each),
            () -> List.of(new Ask.OneOf("set-mode", modes(p).toList())));
    Ask exits =
        new Ask.Phase(
            "withdraw",
            each -> inExitArea(p).allMatch(unit -> each.test(new Withdraw(Units.of(unit)))));
    return phase.isMovement() ? List.of(modes, exits) : List.of(modes);
  }

  private Stream<Order> modes(Position p) {
    return game.doctrine
        .candidates(p)
        .boxed()
        .flatMap(
            unit ->
                Stream.of(
                    mode(unit, SovietDoctrine.DEFENSIVE), mode(unit, SovietDoctrine.OFFENSIVE)));
  }

  private IntStream inExitArea(Position p) {
    return game.leaving.area().stream()
        .filter(hex -> p.holds(Side.SOVIET, hex))
        .flatMap(hex -> IntStream.of(p.stack(hex)));
  }

  @Override
  public Verdict check(Position p, Phase phase, Order order) {
    return switch (order) {
      case SetMode o -> game.doctrine.check(game.standard(), p, phase, o);
      case Withdraw o -> game.leaving.check(game.standard(), p, phase, o);
      default -> OwnOrderQuestions.super.check(p, phase, order);
    };
  }

  @Override
  public void carryOut(Position p, Phase phase, Order order, Dice dice, Chronicle chronicle) {
    switch (order) {
      case SetMode o -> game.doctrine.carryOut(game.standard(), p, o, chronicle);
      case Withdraw o -> game.leaving.carryOut(game.standard(), p, o, dice, chronicle);
      default -> OwnOrderQuestions.super.carryOut(p, phase, order, dice, chronicle);
    }
  }

  @Override
  public String placeCase(Order order) {
    return switch (order) {
      case SetMode o -> "STAR-21.0";
      case Withdraw o -> "STAR-25.1";
      default -> OwnOrderQuestions.super.placeCase(order);
    };
  }

  static SetMode mode(int unit, String mode) {
    return new SetMode(new UnitRef(unit), mode);
  }

  /** Now and then a headquarters changes its mode, or a unit in the exit area leaves. */
  @Override
  public @Nullable Order draft(Position p, Phase phase, RandomGenerator random) {
    if (p.phasing() != Side.SOVIET || random.nextInt(8) > 0) {
      return null;
    }
    if (random.nextBoolean()) {
      return game.doctrine.draft(p, phase, random);
    }
    int[] there = inExitArea(p).toArray();
    return there.length == 0 ? null : new Withdraw(Units.of(there[random.nextInt(there.length)]));
  }
}
