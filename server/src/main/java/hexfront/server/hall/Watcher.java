package hexfront.server.hall;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * Somebody who follows a game live. News wait here until they are sent; one who reads too slowly is
 * let go and may come back for what it missed.
 */
public final class Watcher {
  private static final int MOST_WAITING = 2000;

  /** Something to tell. */
  public sealed interface News {
    /** A frame. */
    record Told(Frame frame) implements News {}

    /** A commander thinks. */
    record Thinking(String json) implements News {}

    /** Nobody plays a commander any more. */
    record Parked(String json) implements News {}

    /** Nothing; but the connection stays open, or it shows that the other end has left. */
    record Pulse() implements News {}

    /** The stream ends. */
    record End() implements News {}
  }

  private final Seat seat;
  private final BlockingQueue<News> waiting = new LinkedBlockingQueue<>();
  private volatile boolean gone;

  Watcher(Seat seat) {
    this.seat = seat;
  }

  Seat seat() {
    return seat;
  }

  boolean isGone() {
    return gone;
  }

  void tell(News news) {
    if (waiting.size() > MOST_WAITING) {
      gone = true;
      waiting.clear();
      waiting.add(new News.End());
    } else {
      waiting.add(news);
    }
  }

  void end() {
    gone = true;
    waiting.add(new News.End());
  }

  /** The next thing to tell, as soon as there is one. */
  public News next() throws InterruptedException {
    return waiting.take();
  }

  /** Whether more is waiting. */
  public boolean hasMore() {
    return !waiting.isEmpty();
  }
}
