package hexfront.app.soak;

import hexfront.app.soak.PostgresProcess.Ports;
import hexfront.games.table.Tables;
import hexfront.games.wire.Json;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/**
 * Players at servers that are made to fail. After each fault nothing acknowledged is lost, nothing
 * refused has happened, the servers said how they were, and service is back within ten seconds.
 */
final class FaultsSoak {
  private static final long BACK_NANOS = 10_000_000_000L;
  private static final long BEGIN_NANOS = 120_000_000_000L;
  private static final int HOLD_MILLIS = 4000;

  /** What can go wrong. */
  enum Fault {
    DISK("the disk fills and has room again"),
    KILL("a server is killed and started again"),
    CUT("all connections to the database break"),
    RESTART("the database is killed and comes back"),
    FREEZE("the database hangs and goes on"),
    CLOCK("the clock jumps forth and back"),
    MEMORY("large requests and wrong tokens flood the servers"),
    BUFFER("a proxy keeps answers back for a while");

    private final String words;

    Fault(String words) {
      this.words = words;
    }

    String words() {
      return words;
    }

    /** Whether it can be had here. */
    boolean isPossible(boolean shared) {
      return switch (this) {
        case DISK -> !shared;
        case CUT, RESTART, FREEZE -> shared;
        case CLOCK -> FaultyServers.faketime().isPresent();
        case KILL, MEMORY, BUFFER -> true;
      };
    }

    /** Whether the servers cannot write while it lasts, and have to say so. */
    boolean stopsWriting() {
      return this == DISK || this == RESTART || this == FREEZE;
    }
  }

  /** What came of it. */
  record Result(
      int faults, long acknowledged, long refused, double slowestSeconds, List<String> troubles) {}

  private final FaultyServers servers;
  private final Tables tables;
  private final List<FaultsPlayer> players = new ArrayList<>();
  private final List<String> troubles = new ArrayList<>();
  private final AtomicInteger faults = new AtomicInteger();
  private double slowest;
  private String commanders = "";
  private String watch = "";

  FaultsSoak(FaultyServers servers, Tables tables) {
    this.servers = servers;
    this.tables = tables;
  }

  /** Goes through the faults again and again until time is up; each at least once. */
  Result run(int games, long seed, List<Fault> wanted, long nanos, Consumer<String> told)
      throws IOException, InterruptedException {
    long until = System.nanoTime() + nanos;
    for (int i = 0; i < games; i++) {
      players.add(new FaultsPlayer(servers.port(), tables, seed + 1001L * i, this::trouble));
    }
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      players.forEach(player -> threads.execute(player::play));
      try {
        goThrough(wanted, until, told);
      } finally {
        players.forEach(FaultsPlayer::stop);
      }
      threads.shutdown();
      if (!threads.awaitTermination(1, TimeUnit.MINUTES)) {
        trouble("a player waits for ever");
      }
    }
    players.forEach(FaultsPlayer::compare);
    long refused = players.stream().mapToLong(FaultsPlayer::refused).sum();
    return new Result(faults.get(), acknowledged(), refused, slowest, troubles());
  }

  private void goThrough(List<Fault> wanted, long until, Consumer<String> told)
      throws IOException, InterruptedException {
    awaitOrders(System.nanoTime(), "the beginning", BEGIN_NANOS);
    do {
      for (Fault fault : wanted) {
        openCommanders();
        strike(fault);
        faults.incrementAndGet();
        told.accept(
            "%s: %d orders acknowledged, %d troubles"
                .formatted(fault.words(), acknowledged(), troubles().size()));
      }
    } while (System.nanoTime() < until);
  }

  private long acknowledged() {
    return players.stream().mapToLong(FaultsPlayer::acknowledged).sum();
  }

  private synchronized List<String> troubles() {
    return List.copyOf(troubles);
  }

  private synchronized void trouble(String what) {
    troubles.add(what);
  }

  // ---- striking

  private void strike(Fault fault) throws IOException, InterruptedException {
    long before = sequenceOfCommanders();
    begin(fault);
    if (fault.stopsWriting()) {
      expectHealth(fault, false);
    }
    Ports.pause(HOLD_MILLIS);
    end(fault);
    long ended = System.nanoTime();
    awaitOrders(ended, fault.words(), BACK_NANOS);
    expectHealth(fault, true);
    awaitCommanders(ended, before, fault);
    if (!servers.isAlive()) {
      trouble(fault.words() + ": a server has ended");
    }
  }

  private void begin(Fault fault) throws IOException, InterruptedException {
    switch (fault) {
      case DISK -> servers.fill(true);
      case KILL -> servers.kill(faults.get() % servers.ports().size());
      case CUT -> servers.postgres().cut();
      case RESTART -> servers.postgres().kill();
      case FREEZE -> servers.postgres().freeze();
      case CLOCK -> servers.clock("+3600s");
      case MEMORY -> Flood.on(servers.port());
      case BUFFER -> servers.relay().hold(true);
    }
  }

  private void end(Fault fault) throws IOException {
    switch (fault) {
      case DISK -> servers.fill(false);
      case KILL -> servers.again(faults.get() % servers.ports().size());
      case CUT -> servers.postgres().cut();
      case RESTART -> servers.postgres().again();
      case FREEZE -> servers.postgres().thaw();
      case CLOCK -> servers.clock("-3600s");
      case MEMORY -> Flood.on(servers.port());
      case BUFFER -> servers.relay().hold(false);
    }
  }

  /** Every player has an order acknowledged that was given after a moment. */
  private void awaitOrders(long since, String after, long patience) throws IOException {
    for (FaultsPlayer player : players) {
      while (player.lastGood() - since < 0) {
        if (System.nanoTime() - since > patience) {
          trouble(after + ": service was not back within ten seconds for " + player);
          break;
        }
        Ports.pause(20);
      }
      slowest = Math.max(slowest, (player.lastGood() - since) / 1e9);
    }
    if (patience == BEGIN_NANOS) {
      slowest = 0;
    }
  }

  private void expectHealth(Fault fault, boolean well) throws IOException {
    long since = System.nanoTime();
    for (int port : servers.ports()) {
      while (isWell(port) != well) {
        if (System.nanoTime() - since > BACK_NANOS) {
          trouble(
              fault.words()
                  + ": /health does not say that the server is "
                  + (well ? "" : "un")
                  + "well");
          return;
        }
        Ports.pause(100);
      }
    }
  }

  private static boolean isWell(int port) {
    try (Wire wire = new Wire(port, 20_000)) {
      return wire.get("/health", "").status() == 200;
    } catch (IOException e) {
      return false;
    }
  }

  // ---- commanders among themselves

  /** A game that goes on by itself, unless it is over. */
  private void openCommanders() throws IOException {
    try (Wire wire = new Wire(servers.port(), 20_000)) {
      boolean over =
          commanders.isEmpty()
              || wire.get("/api/games/" + commanders, watch).body().contains("\"over\":true");
      if (over) {
        Wire.Answer answer =
            wire.post(
                "/api/games",
                "",
                "{\"game\":\"kiev\",\"seats\":{\"axis\":\"captain\",\"soviet\":\"captain\"}}");
        commanders = Json.read(answer.body()).get("id").stringValue();
        watch = Json.read(answer.body()).get("spectator").get("token").stringValue();
      }
    }
  }

  private long sequenceOfCommanders() {
    try (Wire wire = new Wire(servers.port(), 20_000)) {
      return Json.read(wire.get("/api/games/" + commanders, watch).body())
          .path("sequence")
          .asLong(-1);
    } catch (IOException e) {
      return -1;
    }
  }

  private void awaitCommanders(long since, long before, Fault fault) throws IOException {
    while (sequenceOfCommanders() <= before) {
      if (System.nanoTime() - since > BACK_NANOS) {
        trouble(fault.words() + ": the commanders do not go on within ten seconds");
        return;
      }
      Ports.pause(100);
    }
  }
}
