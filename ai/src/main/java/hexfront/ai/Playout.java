package hexfront.ai;

import hexfront.engine.Chronicle;
import hexfront.engine.Game;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Rulebook;
import hexfront.engine.Score;
import hexfront.engine.dice.Dice;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;

/** Plays a game from where it stands to its end. */
public final class Playout {
  /** What came of it. */
  public record Result(Score score, int orders, long millis, boolean over, long hash) {}

  private Playout() {}

  /** Plays on in the game itself, journal and all. */
  public static Result played(Game game, Commander commander, long seed, int mostOrders) {
    long began = System.nanoTime();
    RandomGenerator random = new SplittableRandom(seed);
    int orders = 0;
    while (orders < mostOrders && !game.isOver()) {
      Order order =
          commander
              .answer(Question.about(game.rulebook(), game.position(), random, Budget.AT_ONCE))
              .order();
      Game.Played played = game.play(order);
      if (!played.verdict().isLegal()) {
        throw new IllegalStateException(
            "the commander's order "
                + game.orderText().write(order)
                + " is refused: "
                + played.verdict().refusals());
      }
      orders++;
    }
    return result(game.rulebook(), game.position(), orders, began);
  }

  /** Plays on in a copy with dice of its own; the game stays as it is. */
  public static Result tried(Game game, Commander commander, long seed, int mostOrders) {
    long began = System.nanoTime();
    RandomGenerator random = new SplittableRandom(seed);
    Rulebook rulebook = game.rulebook();
    Position position = game.position().copy();
    Dice dice = Dice.unrecorded(seed);
    int orders = 0;
    while (orders < mostOrders && !rulebook.isOver(position)) {
      Order order =
          commander.answer(Question.about(rulebook, position, random, Budget.AT_ONCE)).order();
      rulebook.carryOut(position, order, dice, Chronicle.SILENT);
      orders++;
    }
    return result(rulebook, position, orders, began);
  }

  private static Result result(Rulebook rulebook, Position position, int orders, long began) {
    long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - began);
    return new Result(
        rulebook.score(position),
        orders,
        millis,
        rulebook.isOver(position),
        rulebook.written().hash(position));
  }
}
