package hexfront.server.hall;

import hexfront.server.store.Store;
import java.time.Duration;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Clears away the games that the operator's rule says, and those that a player wants gone. */
final class Clearing {
  private static final Logger LOG = LoggerFactory.getLogger(Clearing.class);

  /** How long the other player has to say no. */
  private static final Duration NOTICE = Duration.ofDays(30);

  private final Store store;
  private final Hall hall;
  private final Rules.Clearing rule;

  Clearing(Store store, Hall hall, Rules.Clearing rule) {
    this.store = store;
    this.hall = hall;
    this.rule = rule;
  }

  /** Clears away what is due; how many games that were. */
  int clear() {
    int cleared = 0;
    for (String game :
        store.toClear(
            before(rule.untaken()), before(rule.idle()), before(rule.over()), before(NOTICE))) {
      hall.delete(game);
      if (Store.durable(store.delete(game))) {
        cleared++;
        LOG.atInfo().addKeyValue("game", game).log("the game is cleared away");
      }
    }
    return cleared;
  }

  private static long before(Duration age) {
    return age.isZero() ? 0 : System.currentTimeMillis() - age.toMillis();
  }
}
