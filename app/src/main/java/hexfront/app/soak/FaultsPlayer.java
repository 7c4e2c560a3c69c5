package hexfront.app.soak;

import hexfront.app.soak.PostgresProcess.Ports;
import hexfront.engine.Order;
import hexfront.games.table.Tables;
import hexfront.games.wire.Json;
import hexfront.lab.Ground;
import java.io.IOException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * One who plays at both seats of a game, whatever happens to the server. What was acknowledged is
 * there afterwards, what was refused is not, and of what nobody answered one looks what became.
 */
final class FaultsPlayer {
  private static final int PATIENCE_MILLIS = 20_000;
  private static final int PAUSE_MILLIS = 50;
  private static final int LOOKS = 120;

  private final int port;
  private final Tables tables;
  private final Consumer<String> trouble;
  private long nextSeed;
  private @Nullable PlayedGame game;
  private @Nullable Order unsure;
  private boolean mayStillCome;
  private volatile boolean stopped;
  private volatile long lastGood;
  private final AtomicLong acknowledged = new AtomicLong();
  private final AtomicLong refused = new AtomicLong();

  FaultsPlayer(int port, Tables tables, long seed, Consumer<String> trouble) {
    this.port = port;
    this.tables = tables;
    this.nextSeed = seed;
    this.trouble = trouble;
    this.lastGood = System.nanoTime() - 1;
  }

  void stop() {
    stopped = true;
  }

  long lastGood() {
    return lastGood;
  }

  long acknowledged() {
    return acknowledged.get();
  }

  long refused() {
    return refused.get();
  }

  void play() {
    while (!stopped) {
      try (Wire wire = new Wire(port, PATIENCE_MILLIS)) {
        look(wire);
        while (!stopped && order(wire)) {
          Thread.onSpinWait();
        }
      } catch (IOException e) {
        // the server is gone, or too slow; then it is looked for again
      }
      pause();
    }
  }

  private static void pause() {
    try {
      Ports.pause(PAUSE_MILLIS);
    } catch (IOException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** The game: another when the last one is over. */
  private PlayedGame game(Wire wire) throws IOException {
    PlayedGame now = game;
    if (now == null || now.isOver()) {
      Ground ground = PlayedGame.ground(tables, nextSeed);
      now = PlayedGame.open(wire, tables, ground, nextSeed++);
      game = now;
      unsure = null;
    }
    return now;
  }

  /** Finds out what became of an order that nobody answered. */
  private void look(Wire wire) throws IOException {
    PlayedGame now = game(wire);
    int there = sequence(wire, now);
    // Of several servers one may hear of the last orders a moment after another.
    for (int i = 0; i < LOOKS && there < now.sequence(); i++) {
      pause();
      there = sequence(wire, now);
    }
    Order order = unsure;
    if (order != null && there == now.sequence() + 1) {
      now.follow(order);
      unsure = null;
      mayStillCome = false;
    } else if (there != now.sequence()) {
      trouble.accept(now.id() + " is at " + there + ", expected " + now.sequence());
      game = null;
    } else if (order != null) {
      mayStillCome = true;
    }
  }

  private static int sequence(Wire wire, PlayedGame game) throws IOException {
    Wire.Answer answer = wire.get("/api/games/" + game.id(), game.spectator());
    if (answer.status() != 200) {
      throw new IOException("not yet: " + answer.status());
    }
    return Json.read(answer.body()).get("sequence").asInt();
  }

  /** Gives an order; false if one has to look before the next. */
  private boolean order(Wire wire) throws IOException {
    PlayedGame now = game(wire);
    Order order = unsure != null ? unsure : now.anyOrder();
    boolean again = unsure != null;
    unsure = order;
    Wire.Answer answer = now.send(wire, order);
    switch (answer.status()) {
      case 200 -> {
        now.follow(order);
        unsure = null;
        mayStillCome = false;
        acknowledged.incrementAndGet();
        lastGood = System.nanoTime();
      }
      case 503, 429 -> {
        refused.incrementAndGet();
        unsure = again ? order : null;
        pause();
      }
      case 502, 504 -> {
        return false;
      }
      case 409 -> {
        if (!mayStillCome) {
          trouble.accept(now.id() + ": an order that was refused has happened: " + answer.body());
        }
        return false;
      }
      default -> {
        trouble.accept(now.id() + ": unexpected " + answer);
        game = null;
        return false;
      }
    }
    return true;
  }

  /** At the end the game is on the server what it is here. */
  void compare() {
    try (Wire wire = new Wire(port, PATIENCE_MILLIS)) {
      look(wire);
      PlayedGame now = game(wire);
      String difference = now.difference(wire, tables);
      for (int i = 0; i < LOOKS && !difference.isEmpty(); i++) {
        Ports.pause(PAUSE_MILLIS);
        difference = now.difference(wire, tables);
      }
      if (!difference.isEmpty()) {
        trouble.accept(now.id() + ": " + difference);
      }
    } catch (IOException e) {
      trouble.accept("the game cannot be looked at: " + e.getMessage());
    }
  }

  @Override
  public String toString() {
    PlayedGame now = game;
    return now == null ? "a new game" : now.id();
  }
}
