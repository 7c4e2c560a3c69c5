package hexfront.app.soak;

import hexfront.engine.Order;
import hexfront.games.table.Tables;
import hexfront.games.wire.Json;
import hexfront.lab.Ground;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A server that is killed while games are played on it, and what is left after each start. */
final class KillSoak {
  private static final int PATIENCE_MILLIS = 180_000;
  private static final int LONGEST_LIFE_MILLIS = 4000;

  /** What came of it. */
  record Result(
      int kills,
      long acknowledged,
      long unanswered,
      long kept,
      long replayed,
      List<String> troubles) {}

  /** A game, and the order that was sent when the server died. */
  private static final class Fate {
    private PlayedGame game;
    private @Nullable Order unanswered;

    Fate(PlayedGame game) {
      this.game = game;
    }
  }

  private final String database;
  private final Path log;
  private final Tables tables;
  private final int games;
  private final SplittableRandom random;
  private final List<Fate> fates = new ArrayList<>();
  private final List<String> troubles = new ArrayList<>();
  private long nextSeed;
  private long acknowledged;
  private long unanswered;
  private long kept;
  private long replayed;

  KillSoak(String database, Path log, Tables tables, int games, long seed) {
    this.database = database;
    this.log = log;
    this.tables = tables;
    this.games = games;
    this.random = new SplittableRandom(seed);
    this.nextSeed = seed;
  }

  /** Kills the server so often; what came of it so far is told after each kill. */
  Result run(int kills, Consumer<Result> progress) throws IOException, InterruptedException {
    for (int kill = 1; kill <= kills; kill++) {
      ServerProcess server = ServerProcess.start(database, log);
      try {
        look(server.port());
        play(server);
      } finally {
        server.kill();
      }
      progress.accept(result(kill));
    }
    try (ServerProcess server = ServerProcess.start(database, log)) {
      look(server.port());
    }
    return result(kills);
  }

  private synchronized Result result(int kills) {
    return new Result(kills, acknowledged, unanswered, kept, replayed, List.copyOf(troubles));
  }

  /** Every game must be where it was, or one order on if one was sent and not answered. */
  private void look(int port) throws IOException {
    try (Wire wire = new Wire(port, PATIENCE_MILLIS)) {
      for (Fate fate : fates) {
        look(fate, wire);
      }
      fates.removeIf(fate -> fate.game.isOver());
      while (fates.size() < games) {
        Ground ground = PlayedGame.ground(tables, nextSeed);
        fates.add(new Fate(PlayedGame.open(wire, tables, ground, nextSeed++)));
      }
    }
  }

  private void look(Fate fate, Wire wire) throws IOException {
    PlayedGame game = fate.game;
    Wire.Answer answer = wire.get("/api/games/" + game.id(), game.spectator());
    int sequence = answer.status() == 200 ? Json.read(answer.body()).get("sequence").asInt() : -1;
    Order order = fate.unanswered;
    if (order != null && sequence == game.sequence() + 1) {
      game.follow(order);
      kept++;
    }
    fate.unanswered = null;
    String difference = game.difference(wire, tables);
    if (difference.isEmpty()) {
      replayed++;
    } else {
      troubles.add(game.id() + ": " + difference);
    }
  }

  private void play(ServerProcess server) throws InterruptedException {
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (Fate fate : fates) {
        threads.execute(() -> play(fate, server.port()));
      }
      Thread.sleep(random.nextInt(LONGEST_LIFE_MILLIS));
      server.kill();
      threads.shutdown();
      if (!threads.awaitTermination(PATIENCE_MILLIS, TimeUnit.MILLISECONDS)) {
        troubles.add("a player waits for a dead server");
      }
    }
  }

  /** Orders until the server is gone. */
  private void play(Fate fate, int port) {
    try (Wire wire = new Wire(port, PATIENCE_MILLIS)) {
      while (!fate.game.isOver()) {
        Order order = fate.game.anyOrder();
        fate.unanswered = order;
        Wire.Answer answer = fate.game.send(wire, order);
        fate.unanswered = null;
        if (answer.status() != 200) {
          note(fate.game.id() + ": unexpected " + answer);
          return;
        }
        fate.game.follow(order);
        count();
      }
    } catch (IOException e) {
      lost(fate);
    }
  }

  private synchronized void note(String trouble) {
    troubles.add(trouble);
  }

  private synchronized void count() {
    acknowledged++;
  }

  private synchronized void lost(Fate fate) {
    unanswered += fate.unanswered == null ? 0 : 1;
  }
}
