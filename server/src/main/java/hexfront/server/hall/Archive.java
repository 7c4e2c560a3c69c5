package hexfront.server.hall;

import hexfront.engine.View;
import hexfront.games.table.Tables;
import hexfront.server.store.Entry;
import hexfront.server.store.GameRecord;
import hexfront.server.store.Store;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/**
 * Where the past is looked up, and all else that takes long: on few threads of its own, so that
 * those who play do not wait for those who read. Who reads on finds the book open where it was.
 */
final class Archive implements AutoCloseable {
  /** How many frames one page has at most. */
  static final int PAGE = 500;

  private static final int MOST_WAITING = 64;
  private static final int MOST_OPEN = 16;
  private static final int PATIENCE_SECONDS = 30;

  private final Store store;
  private final Tables tables;
  private final ThreadPoolExecutor threads;
  private final Map<String, History> open = new LinkedHashMap<>();

  Archive(Store store, Tables tables) {
    this.store = store;
    this.tables = tables;
    int readers = Math.max(1, Runtime.getRuntime().availableProcessors() / 2);
    this.threads =
        new ThreadPoolExecutor(
            readers,
            readers,
            1,
            TimeUnit.MINUTES,
            new ArrayBlockingQueue<>(MOST_WAITING),
            Thread.ofPlatform().name("archive-", 1).daemon().factory());
  }

  /** Does something that takes long, when its turn comes. */
  <T> T slowly(Callable<T> what) {
    Future<T> done;
    try {
      done = threads.submit(what);
    } catch (RejectedExecutionException e) {
      throw new Denied.Full("too many ask for what takes long; wait a moment and ask again");
    }
    try {
      return done.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    } catch (ExecutionException e) {
      if (e.getCause() instanceof RuntimeException cause) {
        throw cause;
      }
      throw new IllegalStateException(e.getCause());
    } catch (TimeoutException e) {
      done.cancel(true);
      throw new Denied.Full("this takes too long just now; wait a moment and ask again");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new Denied.Full("the server is stopping");
    }
  }

  /** The first position of a game as a seat may see it. */
  View start(GameRecord game, Seat seat) {
    return slowly(() -> new History(tables, game, seat, false).start());
  }

  /** The frames of a game after a number and up to another, a page at most. */
  List<Frame> frames(GameRecord game, Seat seat, int after, int upTo, int most) {
    return slowly(
        () -> {
          List<Entry> entries = store.entries(game.id(), 0);
          entries = entries.subList(0, Math.min(upTo, entries.size()));
          boolean over = History.isOver(entries);
          String key = game.id() + " " + seat.word();
          History known = take(key);
          History history =
              known == null || known.at() != after || known.isOver() != over
                  ? new History(tables, game, seat, over)
                  : known;
          List<Frame> frames = history.tell(entries, after, Math.min(most, PAGE));
          if (history.at() < entries.size()) {
            put(key, history);
          }
          return frames;
        });
  }

  private @Nullable History take(String key) {
    synchronized (open) {
      return open.remove(key);
    }
  }

  private void put(String key, History history) {
    synchronized (open) {
      open.put(key, history);
      Iterator<String> oldest = open.keySet().iterator();
      while (open.size() > MOST_OPEN && oldest.hasNext()) {
        oldest.next();
        oldest.remove();
      }
    }
  }

  @Override
  public void close() {
    threads.shutdownNow();
  }
}
