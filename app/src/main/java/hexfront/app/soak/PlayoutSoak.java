package hexfront.app.soak;

import hexfront.engine.Game;
import hexfront.engine.Order;
import hexfront.engine.journal.Journal.JournalProblem;
import hexfront.games.Box;
import hexfront.games.table.Table;
import hexfront.games.table.Tables;
import hexfront.lab.Ground;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/**
 * Plays random games to their end. Looks for crashes, dead ends, games that never end, positions
 * that break an invariant, and journals that do not lead to the same position again.
 */
public final class PlayoutSoak {
  private final Tables tables;
  private final Box box;
  private final SoakGrounds grounds;
  private final int mostOrders;
  private final SoakReport report;

  public PlayoutSoak(
      Tables tables, Box box, SoakGrounds grounds, int mostOrders, SoakReport report) {
    this.tables = tables;
    this.box = box;
    this.grounds = grounds;
    this.mostOrders = mostOrders;
    this.report = report;
  }

  /** Plays the game of a seed. */
  public void play(long seed) {
    Ground ground = grounds.of(seed);
    report.count("games");
    report.count("scenario: " + ground.scenario());
    try {
      play(
          tables.open(box, Optional.of(ground.scenario()), ground.options(), Optional.of(seed)),
          seed);
    } catch (RuntimeException e) {
      trouble(seed, ": it cannot be opened: " + e + " at " + where(e));
    }
  }

  private void play(Table table, long seed) {
    try {
      if (toTheEnd(table.game(), seed)) {
        replay(table, seed);
        report.count("result: " + table.game().rulebook().score(table.game().position()).level());
      }
    } catch (RuntimeException | StackOverflowError e) {
      trouble(seed, ", order " + next(table.game()) + ": " + e + " at " + where(e));
    }
    report.count("orders", table.game().journal().entries().size());
  }

  private void trouble(long seed, String what) {
    report.trouble(grounds.words(seed) + what);
  }

  private static int next(Game game) {
    return game.journal().entries().size() + 1;
  }

  private static String where(Throwable e) {
    return e.getStackTrace().length == 0 ? "?" : e.getStackTrace()[0].toString();
  }

  private boolean toTheEnd(Game game, long seed) {
    RandomGenerator random = new SplittableRandom(seed);
    while (!game.isOver()) {
      if (next(game) > mostOrders) {
        trouble(seed, ": no end after " + mostOrders + " orders");
        return false;
      }
      Order order = game.rulebook().anyOrder(game.position(), random);
      Game.Played played = game.play(order);
      if (!played.verdict().isLegal()) {
        trouble(
            seed,
            ", order "
                + next(game)
                + ": a random order is refused: "
                + game.orderText().write(order)
                + " "
                + played.verdict().refusals());
        return false;
      }
      List<String> broken = game.rulebook().invariants(game.position());
      if (!broken.isEmpty()) {
        trouble(
            seed,
            ", order " + (next(game) - 1) + " " + game.orderText().write(order) + ": " + broken);
        return false;
      }
    }
    return true;
  }

  private void replay(Table table, long seed) {
    String saved = table.game().save();
    try {
      Table again = tables.load(saved);
      if (again.game().hash() != table.game().hash() || !again.game().save().equals(saved)) {
        trouble(seed, ": the journal leads to another position");
      }
    } catch (JournalProblem e) {
      trouble(seed, ": the journal does not replay: " + e.getMessage());
    }
  }
}
