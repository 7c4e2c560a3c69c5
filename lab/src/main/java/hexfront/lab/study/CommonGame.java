package hexfront.lab.study;

import hexfront.ai.Budget;
import hexfront.ai.Commander;
import hexfront.ai.CommonDice;
import hexfront.ai.Question;
import hexfront.engine.Game;
import hexfront.engine.Order;
import hexfront.engine.Side;
import hexfront.engine.journal.Journal;
import hexfront.games.table.OptionWords;
import hexfront.games.table.Tables;
import hexfront.lab.Ground;
import hexfront.lab.Seeds;
import hexfront.lab.Sitting;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/** A game by which a way of leading a side is made or judged, on common dice. */
final class CommonGame {
  private final Game game;
  private final CommonDice dice;
  private final Commander[] commanders = new Commander[Side.values().length];
  private final RandomGenerator[] chance;

  /**
   * A game.
   *
   * @param commander who leads the side
   * @param enemy who leads the other
   * @param diceSeed from which the dice come, the same for those who are to be compared
   */
  CommonGame(
      Tables tables,
      Ground ground,
      Side side,
      Commander commander,
      Commander enemy,
      long diceSeed,
      long seed) {
    Map<String, String> header = new LinkedHashMap<>();
    header.put("game", ground.game());
    header.put("scenario", ground.scenario());
    if (!ground.options().isEmpty()) {
      header.put("options", OptionWords.write(ground.options()));
    }
    dice = new CommonDice(diceSeed);
    game = tables.setUp(header, dice).game();
    commanders[side.ordinal()] = commander;
    commanders[side.enemy().ordinal()] = enemy;
    chance =
        new RandomGenerator[] {
          new SplittableRandom(Seeds.of(seed, 1)), new SplittableRandom(Seeds.of(seed, 2))
        };
  }

  Game game() {
    return game;
  }

  List<Journal.Entry> entries() {
    return game.journal().entries();
  }

  /** Whether it is the turn of a side, and the side that decides. */
  boolean isUpTo(Side side) {
    return game.position().phasing() == side && game.decides() == side;
  }

  /** Plays an order; answers whether it took dice. */
  boolean step(Budget budget) {
    int decides = game.decides().ordinal();
    Question question = Question.about(game, chance[decides], budget);
    Order order = commanders[decides].answer(question).order();
    dice.about(game.position(), order);
    Game.Played played = game.play(order);
    if (!played.verdict().isLegal()) {
      throw new IllegalStateException(
          "an illegal order: "
              + game.orderText().write(order)
              + " "
              + played.verdict().refusals().getFirst().why());
    }
    return !entries().getLast().thrown().isEmpty();
  }

  /** Plays to the end; answers by how much a side is ahead. */
  double lead(Side side) {
    while (!game.isOver() && entries().size() < Sitting.MOST_ORDERS) {
      step(Budget.AT_ONCE);
    }
    return game.rulebook().staff().lead(game.position(), side);
  }
}
