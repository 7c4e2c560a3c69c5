package hexfront.lab.study;

import hexfront.ai.Budget;
import hexfront.ai.Commander;
import hexfront.ai.Commanders;
import hexfront.ai.Question;
import hexfront.engine.Game;
import hexfront.engine.Order;
import hexfront.engine.Side;
import hexfront.games.table.Tables;
import hexfront.lab.Ground;
import hexfront.lab.Seeds;
import hexfront.lab.statistics.Sample;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * How often games go as history went: quick commanders play, and the yardsticks of the game are
 * counted. The games are those of a match with the same seed.
 */
public final class History {
  /**
   * A game that was played.
   *
   * @param met which yardsticks it meets, by their numbers
   * @param lead by how much the Axis was ahead at its end
   * @param winner who won, or nobody
   */
  public record Played(BitSet met, double lead, Optional<Side> winner) {}

  private final Tables tables;
  private final Ground ground;
  private final String axis;
  private final String soviet;
  private final List<Yardstick> yardsticks;

  /** Games of quick commanders, by their levels. */
  public History(
      Tables tables, Ground ground, String axis, String soviet, List<Yardstick> yardsticks) {
    this.tables = tables;
    this.ground = ground;
    this.axis = quick(axis);
    this.soviet = quick(soviet);
    this.yardsticks = yardsticks;
  }

  private static String quick(String level) {
    if (!Commanders.isQuick(level)) {
      throw new IllegalArgumentException("only quick commanders play here, not " + level);
    }
    return level;
  }

  /** Plays games one after another. */
  public List<Played> play(int games, long seed) {
    List<Played> played = new ArrayList<>();
    for (int number = 1; number <= games; number++) {
      played.add(playOne(Seeds.of(seed, number)));
    }
    return played;
  }

  private Played playOne(long seed) {
    Game game = ground.open(tables, seed);
    Commander[] commanders = {Commanders.of(axis), Commanders.of(soviet)};
    RandomGenerator[] chance = {
      new SplittableRandom(Seeds.of(seed, 1)), new SplittableRandom(Seeds.of(seed, 2))
    };
    BitSet met = new BitSet();
    BitSet early = new BitSet();
    int turn = 0;
    @Nullable Side phasing = null;
    while (!game.isOver()) {
      boolean newTurn = game.position().turn() != turn;
      boolean newPlayerTurn = newTurn || game.position().phasing() != phasing;
      turn = game.position().turn();
      phasing = game.position().phasing();
      int side = game.decides().ordinal();
      Question question = Question.about(game, chance[side], Budget.AT_ONCE);
      Order order = commanders[side].answer(question).order();
      note(game, order, newTurn, newPlayerTurn, met, early);
      game.play(order);
    }
    return new Played(
        met,
        game.rulebook().staff().lead(game.position(), Side.AXIS),
        Optional.ofNullable(game.rulebook().score(game.position()).winner()));
  }

  /** What happens too early is not met later. */
  private void note(
      Game game, Order order, boolean newTurn, boolean newPlayerTurn, BitSet met, BitSet early) {
    int turn = game.position().turn();
    for (int i = 0; i < yardsticks.size(); i++) {
      Yardstick yardstick = yardsticks.get(i);
      if (!met.get(i) && !early.get(i) && turn <= yardstick.by()) {
        boolean seen =
            yardstick.isSeen(game, order)
                || yardstick.isLookedFor(order, newTurn, newPlayerTurn)
                    && yardstick.isSeen(game.rulebook(), game.position());
        (turn < yardstick.from() ? early : met).set(i, seen);
      }
    }
  }

  /** What the games show, in lines for people. */
  public List<String> words(List<Played> played) {
    List<String> lines = new ArrayList<>();
    Sample leads = Sample.of(played.stream().map(Played::lead).toList());
    long wins = played.stream().filter(one -> one.winner().equals(Optional.of(Side.AXIS))).count();
    lines.add(
        String.format(
            Locale.ROOT,
            "%s, %s against %s: Axis lead %.1f (error %.1f), Axis wins %d of %d",
            ground.words(),
            axis,
            soviet,
            leads.mean(),
            leads.deviation() / Math.sqrt(leads.size()),
            wins,
            played.size()));
    for (int i = 0; i < yardsticks.size(); i++) {
      int number = i;
      long times = played.stream().filter(one -> one.met().get(number)).count();
      Yardstick yardstick = yardsticks.get(i);
      double share = (double) times / played.size();
      lines.add(
          String.format(
              Locale.ROOT,
              "%s %s: %d of %d, expected %.0f to %.0f %%: %s",
              yardstick.says(),
              yardstick.when(),
              times,
              played.size(),
              100 * yardstick.share().low(),
              100 * yardstick.share().high(),
              yardstick.share().contains(share) ? "met" : "not met"));
    }
    return lines;
  }
}
