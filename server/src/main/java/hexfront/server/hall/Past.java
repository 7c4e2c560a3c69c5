package hexfront.server.hall;

import hexfront.engine.View;
import hexfront.server.store.GameRecord;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * What has happened in a game after one number and up to now, as a seat may know it: at hand, or to
 * be told again from the entries. Made while nobody else touches the game, told while anybody may.
 */
final class Past {
  private final Archive archive;
  private final Seat seat;
  private final GameRecord game;
  private final @Nullable List<Frame> atHand;
  private final int upTo;

  Past(Archive archive, LiveGame live, Seat seat, int after) {
    this.archive = archive;
    this.seat = seat;
    this.game = live.setUp();
    this.atHand = live.recentFrames(seat, after);
    this.upTo = live.course().sequence();
  }

  GameRecord game() {
    return game;
  }

  /** The number of the last frame there is. */
  int upTo() {
    return upTo;
  }

  /** The first position of the game. */
  View start() {
    return archive.start(game, seat);
  }

  /** Tells all frames after a number. */
  void tell(int after, Consumer<Frame> each) {
    for (int at = after; at < upTo; ) {
      List<Frame> page = page(at, Archive.PAGE);
      page.forEach(each);
      if (page.isEmpty()) {
        return;
      }
      at = page.getLast().sequence();
    }
  }

  /** The frames after a number, no more than so many. */
  List<Frame> page(int after, int most) {
    return atHand != null
        ? atHand.stream().filter(frame -> frame.sequence() > after).limit(most).toList()
        : archive.frames(game, seat, after, upTo, most);
  }
}
