package hexfront.server.hall;

import hexfront.ai.Answer;
import hexfront.ai.Budget;
import hexfront.ai.Commander;
import hexfront.ai.Commanders;
import hexfront.ai.Question;
import hexfront.ai.program.GaveUp;
import hexfront.ai.program.Programs;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Rulebook;
import hexfront.engine.Side;
import hexfront.engine.journal.Journal;
import hexfront.server.store.GameRecord;
import hexfront.server.store.Store;
import hexfront.server.store.StoreProblem;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Where the commanders sit. They think on a few threads of their own, away from the requests, one
 * decision at a time, so that games take turns. Of several servers on one database the one that
 * holds a game's lease plays its commanders; should two think they do, the number of the entry
 * decides.
 */
final class Desk implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Desk.class);
  private static final long LEASE_MILLIS = 15_000;

  private final Hall hall;
  private final Store store;
  private final String node;
  private final Rules rules;
  private final Programs programs = new Programs();
  private final ExecutorService threads;
  private final Map<String, AtomicBoolean> busy = new ConcurrentHashMap<>();
  private final Map<String, String> hurried = new ConcurrentHashMap<>();
  private final Map<String, Long> leases = new ConcurrentHashMap<>();
  private final Map<String, Long> strangers = new ConcurrentHashMap<>();
  private final Map<String, Commander> commanders = new ConcurrentHashMap<>();
  private volatile boolean closed;

  Desk(Hall hall, Store store, String node, Rules rules) {
    this.hall = hall;
    this.store = store;
    this.node = node;
    this.rules = rules;
    this.threads =
        Executors.newFixedThreadPool(
            rules.commanders(), Thread.ofPlatform().name("commander-", 1).daemon().factory());
  }

  /** Lets the commander of the pending decision think, if there is one. */
  void consider(LiveGame game) {
    if (!toMove(game).isEmpty()) {
      start(game.id());
    }
  }

  private static Optional<Side> toMove(LiveGame game) {
    Side decides = game.course().decides();
    return game.course().isOver() || !game.setUp().hasCommander(decides)
        ? Optional.empty()
        : Optional.of(decides);
  }

  /** Lets a game's commander think, unless one does already. */
  void start(String id) {
    AtomicBoolean stop = new AtomicBoolean();
    if (!closed && busy.putIfAbsent(id, stop) == null) {
      try {
        threads.execute(() -> serve(id, stop));
      } catch (RejectedExecutionException e) {
        busy.remove(id);
      }
    }
  }

  /** Asks the commander of a game for the best it has, until its turn is over. */
  void stop(LiveGame game) {
    String id = game.id();
    hurried.put(id, turnOf(game.course().position()));
    AtomicBoolean stop = busy.get(id);
    if (stop != null) {
      stop.set(true);
    }
  }

  private static String turnOf(Position position) {
    return position.turn() + " " + position.phasing().word();
  }

  private void serve(String id, AtomicBoolean stop) {
    try {
      if (holdsLease(id)) {
        decide(id, stop);
      }
    } catch (Denied | StoreProblem e) {
      LOG.atInfo()
          .addKeyValue("game", id)
          .log("a commander's order came to nothing: {}", e.getMessage());
    } catch (RuntimeException e) {
      LOG.atError().addKeyValue("game", id).setCause(e).log("a commander failed");
      leases.remove(id);
    } finally {
      busy.remove(id);
    }
    hall.ifLive(id, this::goOn);
  }

  /** After an answer the game may wait for a commander again, unless another server leads it. */
  private void goOn(LiveGame game) {
    if (leases.containsKey(game.id())) {
      consider(game);
    }
  }

  private boolean holdsLease(String id) {
    long now = System.currentTimeMillis();
    Long until = leases.get(id);
    if (until != null && until - now > LEASE_MILLIS / 2) {
      return true;
    }
    if (now < strangers.getOrDefault(id, 0L)) {
      return false;
    }
    boolean held = store.lease(id, node, now, now + LEASE_MILLIS).join();
    if (held) {
      leases.put(id, now + LEASE_MILLIS);
      strangers.remove(id);
    } else {
      leases.remove(id);
      strangers.put(id, now + LEASE_MILLIS / 4);
    }
    return held;
  }

  /** What a commander is asked. */
  private record Task(
      Rulebook rulebook,
      Position truth,
      Side side,
      int sequence,
      GameRecord game,
      hexfront.ai.Course course) {}

  /** The course of a game is copied only for those who follow it. */
  private hexfront.ai.Course courseFor(LiveGame game, Side side) {
    if (!rules.programs().containsKey(game.setUp().leader(side))) {
      return hexfront.ai.Course.UNKNOWN;
    }
    Journal journal = game.course().table().game().journal();
    return new hexfront.ai.Course(journal.header(), List.copyOf(journal.entries()));
  }

  private void decide(String id, AtomicBoolean stop) {
    Optional<Task> task =
        hall.with(
            id,
            game ->
                toMove(game)
                    .map(
                        side -> {
                          game.think(
                              new LiveGame.Thinking(
                                  side,
                                  game.setUp().leader(side),
                                  System.currentTimeMillis(),
                                  () -> stop.set(true)));
                          return new Task(
                              game.course().rulebook(),
                              game.course().position().copy(),
                              side,
                              game.course().sequence(),
                              game.setUp(),
                              courseFor(game, side));
                        }));
    if (task.isEmpty()) {
      return;
    }
    try {
      Answer answer = answer(task.get(), stop);
      hall.with(
          id,
          game -> {
            game.think(null);
            game.command(task.get().sequence(), answer.order(), answer.why());
            return true;
          });
    } finally {
      hall.ifLive(id, game -> game.think(null));
    }
  }

  private Answer answer(Task task, AtomicBoolean stop) {
    if (turnOf(task.truth()).equals(hurried.get(task.game().id()))) {
      stop.set(true);
    }
    SplittableRandom random =
        new SplittableRandom(task.game().dice().hashCode() * 31L + task.sequence());
    Question question =
        Question.about(
            task.rulebook(),
            task.truth(),
            random,
            new Budget(rules.thinking(), () -> stop.get() || closed),
            task.course());
    Answer answer = ask(task, question);
    if (answer != null && task.rulebook().check(task.truth(), answer.order()).isLegal()) {
      return answer;
    }
    if (answer != null) {
      LOG.atWarn()
          .addKeyValue("game", task.game().id())
          .log("the commander's order is refused: {}", answer.order());
    }
    Order any = task.rulebook().anyOrder(task.truth(), random);
    return new Answer(any, "");
  }

  private @Nullable Answer ask(Task task, Question question) {
    String level = task.game().leader(task.side());
    String key = task.game().id() + " " + task.side().word();
    try {
      Commander commander = commanders.computeIfAbsent(key, k -> commander(level));
      Answer answer = commander.answer(question);
      return !rules.programs().containsKey(level)
              || task.rulebook().check(task.truth(), answer.order()).isLegal()
          ? answer
          : replace(key, question, "its order is not legal");
    } catch (GaveUp e) {
      LOG.atWarn().addKeyValue("game", task.game().id()).log("{}: {}", level, e.getMessage());
      return replace(key, question, String.valueOf(e.getMessage()));
    } catch (RuntimeException e) {
      LOG.atError().addKeyValue("game", task.game().id()).setCause(e).log("a commander failed");
      commanders.remove(key);
      return null;
    }
  }

  private Commander commander(String name) {
    String command = rules.programs().get(name);
    return command == null ? Commanders.of(name) : programs.of("program:" + command);
  }

  /** A program that fails has lost; a captain plays on for whoever wants to. */
  private Answer replace(String key, Question question, String why) {
    Commander captain = Commanders.of("captain");
    Commander failed = commanders.put(key, captain);
    if (failed != null) {
      failed.close();
    }
    Answer answer = captain.answer(question);
    return new Answer(answer.order(), "the program gave up (" + why + "), a captain goes on");
  }

  /**
   * Takes up the decisions that wait for a commander: at the start, and when another server fell.
   */
  void takeUp() {
    store
        .commandersToMove(node, System.currentTimeMillis())
        .forEach(listed -> start(listed.game().id()));
  }

  /** Forgets what commanders remember of a game that was put away. */
  void forget(String id) {
    leases.remove(id);
    strangers.remove(id);
    hurried.remove(id);
    for (Side side : Side.values()) {
      Commander commander = commanders.remove(id + " " + side.word());
      if (commander != null) {
        commander.close();
      }
    }
  }

  /** Lets other servers take over what this one led. */
  private void giveUpLeases() {
    CompletableFuture.allOf(
            leases.keySet().stream()
                .map(id -> store.lease(id, node, 0, 0))
                .toArray(CompletableFuture<?>[]::new))
        .exceptionally(problem -> null)
        .join();
    leases.clear();
  }

  @Override
  public void close() {
    closed = true;
    giveUpLeases();
    threads.shutdown();
    programs.close();
    try {
      if (!threads.awaitTermination(5, TimeUnit.SECONDS)) {
        threads.shutdownNow();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
