package hexfront.server.hall;

import hexfront.engine.View;
import hexfront.games.table.Tables;
import hexfront.server.store.Entry;
import hexfront.server.store.GameRecord;
import hexfront.server.store.Store;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * What has happened in a game after one number and up to now, as a seat may know it: at hand, or to
 * be told again from the entries. Made while nobody else touches the game, told while anybody may.
 */
final class Past {
  private final Store store;
  private final Tables tables;
  private final Seat seat;
  private final GameRecord game;
  private final @Nullable List<Frame> atHand;
  private final int upTo;

  Past(Store store, Tables tables, LiveGame live, Seat seat, int after) {
    this.store = store;
    this.tables = tables;
    this.seat = seat;
    this.game = live.setUp();
    this.atHand = live.recentFrames(seat, after);
    this.upTo = live.course().sequence();
  }

  GameRecord game() {
    return game;
  }

  /** The first position of the game. */
  View start() {
    return new History(tables, game, List.of()).start(seat);
  }

  void tell(int after, Consumer<Frame> each) {
    if (atHand != null) {
      atHand.forEach(each);
    } else {
      List<Entry> entries = store.entries(game.id(), 0);
      new History(tables, game, entries.subList(0, upTo)).tell(seat, after, each);
    }
  }
}
