package hexfront.server.hall;

import hexfront.server.store.Store;
import hexfront.server.store.StoreProblem;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Follows what other servers do on the same database: at once where the database tells, and by
 * looking now and then in any case. All that is done by the clock is done here.
 */
final class Follower implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Follower.class);
  private static final long POLL_SECONDS = 5;
  private static final long SWEEP_SECONDS = 3;
  private static final long PULSE_SECONDS = 15;
  private static final long RENEW_SECONDS = 2;
  private static final long CLEAR_SECONDS = 600;

  private final Store store;
  private final Hall hall;
  private final CommandPost commandPost;
  private final Runnable clearing;

  // One thread may wait for a game that is loading; leases and pulses must not wait with it.
  private final ScheduledExecutorService clock =
      Executors.newScheduledThreadPool(
          2, Thread.ofPlatform().name("follower-", 1).daemon().factory());

  Follower(Store store, Hall hall, CommandPost commandPost, Runnable clearing) {
    this.clearing = clearing;
    this.store = store;
    this.hall = hall;
    this.commandPost = commandPost;
  }

  void start() {
    store.listen(this::heard);
    store.whenRestored(mark -> clock.execute(() -> quietly(() -> forgetAll(mark))));
    every(RENEW_SECONDS, store::lookForRestore);
    every(POLL_SECONDS, this::look);
    every(SWEEP_SECONDS, commandPost::takeUp);
    every(PULSE_SECONDS, hall::pulse);
    every(RENEW_SECONDS, commandPost::renew);
    every(CLEAR_SECONDS, clearing);
    clock.execute(() -> quietly(commandPost::takeUp));
  }

  private void every(long seconds, Runnable what) {
    var _ = clock.scheduleWithFixedDelay(() -> quietly(what), seconds, seconds, TimeUnit.SECONDS);
  }

  private static void quietly(Runnable what) {
    try {
      what.run();
    } catch (StoreProblem | Denied e) {
      LOG.warn("{}", e.getMessage());
    } catch (RuntimeException e) {
      LOG.error("following other servers failed", e);
    }
  }

  private void heard(String game, int sequence) {
    hall.ifLive(
        game,
        live -> {
          if (sequence == 0) {
            reseat(live);
          } else if (live.course().sequence() < sequence) {
            live.catchUp();
          }
        });
  }

  /** Somebody sat down, left, or the game was deleted, at another server. */
  private void reseat(LiveGame live) {
    try {
      live.reseat();
      commandPost.again(live);
    } catch (Denied.NotYours e) {
      hall.delete(live.id());
    }
  }

  /** The database was put back from a copy: what is in memory is not what happened. */
  private void forgetAll(long mark) {
    LOG.info("the database was put back from a copy, all games are read anew");
    hall.live().forEach(hall::delete);
    store.goOnAfter(mark);
  }

  private void look() {
    List<String> live = store.isShared() ? hall.live() : List.of();
    Map<String, Integer> last = live.isEmpty() ? Map.of() : store.lastSequences(live);
    last.forEach(this::heard);
  }

  @Override
  public void close() {
    clock.shutdownNow();
  }
}
