package hexfront.app.soak;

import hexfront.engine.Side;
import hexfront.games.table.Tables;
import hexfront.lab.Ground;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;

/**
 * Many games at once on one server, each with two seats that order at full speed and three who
 * watch. The games are played here beforehand and every answer is known; every stream is checked
 * for gaps and doubles, and afterwards every game is compared.
 */
final class LoadSoak implements AutoCloseable {
  private static final int PATIENCE_MILLIS = 180_000;

  /** What came of it. */
  record Result(long orders, double seconds, List<String> troubles, long[] nanos, long framesSeen) {
    /** The time under which this part of the orders stayed. */
    double millis(double part) {
      return nanos.length == 0
          ? 0
          : nanos[(int) Math.min(nanos.length - 1, (long) (nanos.length * part))] / 1e6;
    }
  }

  private final int port;
  private final Tables tables;
  private final List<Ground> grounds;
  private final long seed;
  private final AtomicLong foreseen = new AtomicLong();
  private final Queue<ForeseenGame> ahead = new ConcurrentLinkedQueue<>();
  private final Queue<LoadPlayer.Playing> played = new ConcurrentLinkedQueue<>();
  private final Queue<String> troubles = new ConcurrentLinkedQueue<>();
  private final Loop loop;
  private long[] nanos = new long[1 << 16];
  private int measured;
  private volatile boolean measuring;
  private volatile boolean stopped;

  LoadSoak(int port, Tables tables, List<Ground> grounds, long seed) throws IOException {
    this.port = port;
    this.tables = tables;
    this.grounds = grounds;
    this.seed = seed;
    this.loop = new Loop();
  }

  // ---- before

  /** Plays games beforehand, until they have so many orders. */
  void foresee(long orders, LongConsumer progress) throws InterruptedException {
    AtomicLong have = new AtomicLong();
    int workers = Runtime.getRuntime().availableProcessors();
    try (ExecutorService threads = Executors.newFixedThreadPool(workers)) {
      for (int i = 0; i < workers; i++) {
        threads.execute(
            () -> {
              while (have.get() < orders) {
                ForeseenGame game = foreseeOne();
                ahead.add(game);
                progress.accept(have.addAndGet(game.length()));
              }
            });
      }
    }
  }

  private ForeseenGame foreseeOne() {
    long number = foreseen.getAndIncrement();
    return ForeseenGame.play(tables, grounds.get((int) (number % grounds.size())), seed + number);
  }

  private ForeseenGame next() {
    ForeseenGame game = ahead.poll();
    return game == null ? foreseeOne() : game;
  }

  private LoadPlayer.Playing open(Wire wire) throws IOException {
    ForeseenGame game = next();
    OpenedGame opened = OpenedGame.open(wire, game.ground(), game.seed());
    List<LoadWatcher> watchers = new ArrayList<>();
    for (String token :
        List.of(opened.token(Side.AXIS), opened.token(Side.SOVIET), opened.spectator())) {
      watchers.add(new LoadWatcher(loop, port, opened.id(), token));
    }
    LoadPlayer.Playing playing = new LoadPlayer.Playing(opened, game, watchers);
    played.add(playing);
    return playing;
  }

  // ---- meanwhile

  /** Notes what happens; all but the opening of games is on the loop's thread. */
  private final class Overseer implements LoadPlayer.Listener {
    private final CountDownLatch atWork;

    Overseer(int players) {
      this.atWork = new CountDownLatch(players);
    }

    @Override
    public boolean acknowledged(long took) {
      if (measuring) {
        nanos = measured == nanos.length ? Arrays.copyOf(nanos, 2 * measured) : nanos;
        nanos[measured++] = took;
      }
      return !stopped;
    }

    @Override
    public void finished(LoadPlayer player) {
      if (stopped) {
        atWork.countDown();
      } else {
        Thread.ofVirtual().start(() -> openAnother(player));
      }
    }

    private void openAnother(LoadPlayer player) {
      try (Wire wire = new Wire(port, PATIENCE_MILLIS)) {
        closeWatchers(player.playing());
        LoadPlayer.Playing another = open(wire);
        loop.execute(() -> player.begin(another));
      } catch (IOException | InterruptedException e) {
        failed(player, e.toString());
      }
    }

    @Override
    public void failed(LoadPlayer player, String trouble) {
      troubles.add(trouble);
      atWork.countDown();
    }
  }

  /** All watchers must have seen every frame, once. */
  private void closeWatchers(LoadPlayer.Playing game) throws InterruptedException {
    long until = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(PATIENCE_MILLIS);
    for (LoadWatcher watcher : game.watchers()) {
      while (watcher.seen() < game.sequence()
          && watcher.trouble().isEmpty()
          && System.nanoTime() < until) {
        Thread.sleep(5);
      }
      watcher.close();
      if (!watcher.trouble().isEmpty()) {
        troubles.add(game.opened().id() + ": " + watcher.trouble());
      } else if (watcher.seen() != game.sequence()) {
        troubles.add(
            "%s: a watcher saw %d of %d frames"
                .formatted(game.opened().id(), watcher.seen(), game.sequence()));
      }
    }
  }

  /**
   * Plays.
   *
   * @param begin told when the warm-up is over
   * @param end told when the measured time is over, before anything else is asked
   */
  Result run(int games, int warmUpSeconds, int seconds, Runnable begin, Runnable end)
      throws InterruptedException, IOException {
    Overseer overseer = new Overseer(games);
    List<LoadPlayer> players = new ArrayList<>();
    try (Wire wire = new Wire(port, PATIENCE_MILLIS)) {
      for (int i = 0; i < games; i++) {
        players.add(new LoadPlayer(open(wire), overseer));
      }
    }
    for (LoadPlayer player : players) {
      player.begin(loop, port);
    }
    Thread.sleep(warmUpSeconds * 1000L);
    begin.run();
    long began = System.nanoTime();
    measuring = true;
    Thread.sleep(seconds * 1000L);
    measuring = false;
    double took = (System.nanoTime() - began) / 1e9;
    end.run();
    stopped = true;
    if (!overseer.atWork.await(PATIENCE_MILLIS, TimeUnit.MILLISECONDS)) {
      troubles.add("some games did not come to an end");
    }
    players.forEach(LoadPlayer::close);
    afterwards();
    return result(took);
  }

  // ---- after

  private void afterwards() throws InterruptedException {
    try (ExecutorService threads =
        Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors())) {
      for (LoadPlayer.Playing game : played) {
        threads.execute(() -> compare(game));
      }
    }
  }

  /** Whether all was seen, and the server has the game that was played here. */
  private void compare(LoadPlayer.Playing game) {
    try (Wire wire = new Wire(port, PATIENCE_MILLIS)) {
      closeWatchers(game);
      String difference =
          PlayedGame.of(game.opened(), tables, game.foreseen(), game.sequence())
              .difference(wire, tables);
      if (!difference.isEmpty()) {
        troubles.add(game.opened().id() + ": " + difference);
      }
    } catch (IOException | InterruptedException | RuntimeException e) {
      troubles.add(game.opened().id() + ": " + e);
    }
  }

  private Result result(double took) {
    long[] sorted = Arrays.copyOf(nanos, measured);
    Arrays.sort(sorted);
    long frames =
        played.stream()
            .flatMap(game -> game.watchers().stream())
            .mapToLong(LoadWatcher::seen)
            .sum();
    return new Result(sorted.length, took, List.copyOf(troubles), sorted, frames);
  }

  @Override
  public void close() {
    loop.close();
  }
}
