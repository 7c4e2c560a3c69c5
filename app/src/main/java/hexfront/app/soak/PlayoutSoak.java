package hexfront.app.soak;

import hexfront.engine.Game;
import hexfront.engine.Order;
import hexfront.engine.journal.Journal.JournalProblem;
import hexfront.games.Box;
import hexfront.games.table.Table;
import hexfront.games.table.Tables;
import java.util.List;
import java.util.Map;
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
  private final int mostOrders;
  private final SoakReport report;

  public PlayoutSoak(Tables tables, Box box, int mostOrders, SoakReport report) {
    this.tables = tables;
    this.box = box;
    this.mostOrders = mostOrders;
    this.report = report;
  }

  /** Plays the game of a seed. */
  public void play(long seed) {
    Table table = tables.open(box, Optional.empty(), Map.of(), Optional.of(seed));
    try {
      if (toTheEnd(table.game(), seed)) {
        replay(table, seed);
        report.count("result: " + table.game().rulebook().score(table.game().position()).level());
      }
    } catch (RuntimeException | StackOverflowError e) {
      report.trouble(
          "seed " + seed + ", order " + next(table.game()) + ": " + e + " at " + where(e));
    }
    report.count("games");
    report.count("orders", table.game().journal().entries().size());
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
        report.trouble("seed " + seed + ": no end after " + mostOrders + " orders");
        return false;
      }
      Order order = game.rulebook().anyOrder(game.position(), random);
      Game.Played played = game.play(order);
      if (!played.verdict().isLegal()) {
        report.trouble(
            "seed "
                + seed
                + ", order "
                + next(game)
                + ": a random order is refused: "
                + game.orderText().write(order)
                + " "
                + played.verdict().refusals());
        return false;
      }
      List<String> broken = game.rulebook().invariants(game.position());
      if (!broken.isEmpty()) {
        report.trouble(
            "seed "
                + seed
                + ", order "
                + (next(game) - 1)
                + " "
                + game.orderText().write(order)
                + ": "
                + broken);
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
        report.trouble("seed " + seed + ": the journal leads to another position");
      }
    } catch (JournalProblem e) {
      report.trouble("seed " + seed + ": the journal does not replay: " + e.getMessage());
    }
  }
}
