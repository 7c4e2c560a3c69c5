package hexfront.app.soak;

import hexfront.engine.Order;
import hexfront.engine.Side;
import hexfront.games.Box;
import hexfront.games.table.Tables;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Many games at once on one server, each with two seats that order at full speed and three who
 * watch. Every answer is compared with the same game played here, every stream is checked for gaps
 * and doubles.
 */
final class LoadSoak {
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
  private final List<Box> boxes;
  private final ConcurrentLinkedQueue<String> troubles = new ConcurrentLinkedQueue<>();
  private final AtomicLong frames = new AtomicLong();
  private final AtomicInteger opened = new AtomicInteger();
  private volatile boolean measuring;
  private volatile boolean stopped;

  LoadSoak(int port, Tables tables, List<Box> boxes) {
    this.port = port;
    this.tables = tables;
    this.boxes = boxes;
  }

  /** A game with its two seats and three watchers. */
  private final class Player {
    private final long seed;
    private final List<Long> nanos = new ArrayList<>();
    private final List<PlayedGame> finished = new ArrayList<>();
    private final List<Follower> watchers = new ArrayList<>();
    private PlayedGame game;
    private Wire axis;
    private Wire soviet;

    Player(long seed) throws IOException {
      this.seed = seed;
      this.axis = new Wire(port, PATIENCE_MILLIS);
      this.game = open(seed);
      this.axis.close();
      this.soviet = this.axis;
    }

    private PlayedGame open(long number) throws IOException {
      Box box = boxes.get((int) (number % boxes.size()));
      PlayedGame open = PlayedGame.open(axis, tables, box, number);
      for (String token :
          List.of(open.token(Side.AXIS), open.token(Side.SOVIET), open.spectator())) {
        watchers.add(new Follower(open.id(), token));
      }
      opened.incrementAndGet();
      return open;
    }

    void play() {
      try {
        axis = new Wire(port, PATIENCE_MILLIS); // the first may have been idle for too long
        soviet = new Wire(port, PATIENCE_MILLIS);
        while (!stopped) {
          if (game.isOver()) {
            finish();
            game = open(seed + 1_000_003L * opened.get());
          }
          step();
        }
        finish();
        for (PlayedGame one : finished) {
          compare(one);
        }
      } catch (IOException | RuntimeException e) {
        troubles.add(game.id() + " at " + game.sequence() + ": " + e);
      } finally {
        axis.close();
        soviet.close();
      }
    }

    private void step() throws IOException {
      Order order = game.anyOrder();
      int sequence = game.sequence();
      long began = System.nanoTime();
      Wire.Answer answer = game.send(sequence % 2 == 0 ? axis : soviet, order);
      long took = System.nanoTime() - began;
      if (measuring) {
        nanos.add(took);
      }
      if (answer.status() != 200
          || !answer
              .body()
              .startsWith("{\"legal\":true,\"frame\":{\"sequence\":" + (sequence + 1))) {
        throw new IOException("unexpected: " + answer);
      }
      game.follow(order);
    }

    /** All watchers must have seen every frame, once. */
    private void finish() throws IOException {
      for (Follower watcher : watchers) {
        watcher.expect(game.sequence());
      }
      watchers.clear();
      finished.add(game);
    }

    /** Looks, after the measured time, whether the server has the game that was played here. */
    private void compare(PlayedGame played) throws IOException {
      try (Wire fresh = new Wire(port, PATIENCE_MILLIS)) { // the others may have been idle too long
        String difference = played.difference(fresh, tables);
        if (!difference.isEmpty()) {
          troubles.add(played.id() + ": " + difference);
        }
      }
    }
  }

  /** One who watches and counts. */
  private final class Follower {
    private final Wire wire;
    private final Thread thread;
    private volatile int seen;
    private volatile String trouble = "";

    Follower(String game, String token) throws IOException {
      wire = new Wire(port, PATIENCE_MILLIS);
      int status = wire.stream("/api/games/" + game + "/events?after=0", token);
      if (status != 200) {
        throw new IOException("no stream: " + status);
      }
      thread = Thread.ofVirtual().start(this::read);
    }

    private void read() {
      try {
        while (true) {
          String line = wire.streamLine(24);
          if (line.startsWith("id: ")) {
            int id = Integer.parseInt(line.substring(4));
            if (id != seen + 1) {
              trouble = "frame " + id + " came after " + seen;
              return;
            }
            seen = id;
            frames.incrementAndGet();
          }
        }
      } catch (IOException e) {
        if (!wireClosed) {
          trouble = "the stream broke: " + e.getMessage();
        }
      }
    }

    private volatile boolean wireClosed;

    void expect(int sequence) throws IOException {
      long until = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(PATIENCE_MILLIS);
      while (seen < sequence && trouble.isEmpty() && System.nanoTime() < until) {
        try {
          Thread.sleep(5);
        } catch (InterruptedException e) {
          Thread.currentThread().interrupt();
          throw new IOException(e);
        }
      }
      wireClosed = true;
      wire.close();
      if (!trouble.isEmpty()) {
        throw new IOException(trouble);
      }
      if (seen != sequence) {
        throw new IOException("a watcher saw " + seen + " of " + sequence + " frames");
      }
      thread.interrupt();
    }
  }

  /**
   * Plays.
   *
   * @param begin told when the warm-up is over
   * @param end told when the measured time is over, before anything else is asked
   */
  Result run(int games, int warmUpSeconds, int seconds, long seed, Runnable begin, Runnable end)
      throws InterruptedException, IOException {
    List<Player> players = new ArrayList<>();
    for (int i = 0; i < games; i++) {
      players.add(new Player(seed + i));
    }
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      players.forEach(player -> threads.execute(player::play));
      Thread.sleep(warmUpSeconds * 1000L);
      begin.run();
      long began = System.nanoTime();
      measuring = true;
      Thread.sleep(seconds * 1000L);
      measuring = false;
      double took = (System.nanoTime() - began) / 1e9;
      end.run();
      stopped = true;
      threads.shutdown();
      if (!threads.awaitTermination(2L * PATIENCE_MILLIS, TimeUnit.MILLISECONDS)) {
        troubles.add("some games did not come to an end");
      }
      return result(players, took);
    }
  }

  private Result result(List<Player> players, double took) {
    long[] nanos =
        players.stream().flatMap(p -> p.nanos.stream()).mapToLong(n -> n).sorted().toArray();
    return new Result(nanos.length, took, List.copyOf(troubles), nanos, frames.get());
  }
}
