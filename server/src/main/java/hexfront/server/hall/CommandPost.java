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
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Where the commanders sit. They think on a few threads of their own, away from the requests, one
 * decision at a time, so that games take turns. Of several servers on one database the one that
 * holds a game's lease plays its commanders; should two think they do, the number of the entry
 * decides.
 */
final class CommandPost implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(CommandPost.class);
  private static final long LEASE_NANOS = 6_000_000_000L;

  private final Hall hall;
  private final Store store;
  private final String node;
  private final Rules rules;
  private final Programs programs = new Programs();
  private final Turns turns;
  private final List<Thread> threads;
  private final Patience patience = new Patience(System::nanoTime);
  private final Map<String, AtomicBoolean> busy = new ConcurrentHashMap<>();
  private final Map<String, String> hurried = new ConcurrentHashMap<>();
  private final Map<String, Long> leases = new ConcurrentHashMap<>();
  private final Map<String, Long> strangers = new ConcurrentHashMap<>();
  private final Map<String, Commander> commanders = new ConcurrentHashMap<>();
  private volatile boolean closed;

  CommandPost(Hall hall, Store store, String node, Rules rules) {
    this.hall = hall;
    this.store = store;
    this.node = node;
    this.rules = rules;
    this.turns = new Turns(rules.commanders());
    ThreadFactory factory = Thread.ofPlatform().name("commander-", 1).daemon().factory();
    this.threads =
        IntStream.range(0, rules.commanders())
            .mapToObj(i -> factory.newThread(this::work))
            .toList();
    this.threads.forEach(Thread::start);
  }

  /** What each of the threads does. */
  private void work() {
    try {
      for (Turns.Job job = turns.take(); job != null; job = turns.take()) {
        long began = System.nanoTime();
        try {
          job.work().run();
        } catch (RuntimeException e) {
          LOG.atError().addKeyValue("game", job.game()).setCause(e).log("a commander failed");
        } finally {
          turns.done(job, System.nanoTime() - began);
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Lets the commander of the pending decision think, if there is one. */
  void consider(LiveGame game) {
    if (!toMove(game).isEmpty()) {
      boolean person =
          !game.setUp().hasCommander(Side.AXIS) || !game.setUp().hasCommander(Side.SOVIET);
      boolean quick = Commanders.isQuick(game.setUp().leader(game.course().decides()));
      start(game.id(), game.course().sequence(), game.asker(), person, quick);
    }
  }

  /** Does something for a person of a game where commanders think, when its turn comes. */
  void think(String id, String asker, Runnable work) {
    turns.add(new Turns.Job(id, asker, true, false, work));
  }

  /** Takes a game up again that was left alone: something has changed in it. */
  void again(LiveGame game) {
    patience.forget(game.id());
    consider(game);
  }

  /** How many seconds a commander may take; nothing where it answers at once. */
  private OptionalInt most(String level) {
    return Commanders.isQuick(level)
        ? OptionalInt.empty()
        : OptionalInt.of((int) rules.thinking().toSeconds());
  }

  private static Optional<Side> toMove(LiveGame game) {
    Side decides = game.course().decides();
    return game.course().isOver() || !game.setUp().hasCommander(decides)
        ? Optional.empty()
        : Optional.of(decides);
  }

  /** Lets a game's commander think, unless one does already or the game is left alone. */
  private void start(String id, int sequence, String asker, boolean person, boolean quick) {
    AtomicBoolean stop = new AtomicBoolean();
    if (!closed && !patience.isResting(id, sequence) && busy.putIfAbsent(id, stop) == null) {
      turns.add(new Turns.Job(id, asker, person, quick, () -> serve(id, stop)));
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
        patience.forget(id);
      }
    } catch (Denied.TooLate e) {
      LOG.atInfo().addKeyValue("game", id).log("the game has gone on without its commander");
    } catch (Denied.Waiting e) {
      hall.ifLive(id, game -> patience.pause(id, game.course().sequence()));
    } catch (StoreProblem e) {
      LOG.atInfo().addKeyValue("game", id).log("a commander waits: {}", e.getMessage());
      patience.forget(id);
      patience.later(id);
    } catch (Denied e) {
      LOG.atInfo()
          .addKeyValue("game", id)
          .log("a commander's order came to nothing: {}", e.getMessage());
      leaveAlone(id);
    } catch (RuntimeException e) {
      LOG.atError().addKeyValue("game", id).setCause(e).log("a commander failed");
      leases.remove(id);
      leaveAlone(id);
    } finally {
      busy.remove(id);
    }
    quietly(id, this::goOn);
  }

  /** Tries again later, and after a few times not at all. */
  private void leaveAlone(String id) {
    quietly(
        id,
        game -> {
          if (patience.failed(id, game.course().sequence())) {
            LOG.atError().addKeyValue("game", id).log("the game is parked: its commander fails");
            game.park(
                "The commander cannot go on: none of its orders was accepted. The game rests here;"
                    + " the server's log says why.");
          }
        });
  }

  private void quietly(String id, Consumer<LiveGame> what) {
    try {
      hall.ifLive(id, what);
    } catch (Denied | StoreProblem e) {
      LOG.atInfo().addKeyValue("game", id).log("the game cannot be had: {}", e.getMessage());
    }
  }

  /** After an answer the game may wait for a commander again, unless another server leads it. */
  private void goOn(LiveGame game) {
    if (leases.containsKey(game.id())) {
      consider(game);
    }
  }

  private boolean holdsLease(String id) {
    Long until = leases.get(id);
    if (until != null && until - System.nanoTime() > LEASE_NANOS / 2) {
      return true;
    }
    Long strange = strangers.get(id);
    return (strange == null || strange - System.nanoTime() < 0) && lease(id);
  }

  /** Takes or keeps a lease. The database's clock decides; here only what is left is counted. */
  private boolean lease(String id) {
    long now = System.nanoTime();
    boolean held = Store.durable(store.lease(id, node, LEASE_NANOS / 1_000_000));
    if (held) {
      leases.put(id, now + LEASE_NANOS);
      strangers.remove(id);
    } else {
      leases.remove(id);
      strangers.put(id, now + LEASE_NANOS / 4);
    }
    return held;
  }

  /** Keeps the leases of the games in which a commander thinks; who has lost one stops. */
  void renew() {
    busy.forEach(
        (id, stop) -> {
          if (leases.containsKey(id) && !lease(id)) {
            stop.set(true);
          }
        });
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
                              new Thinking(
                                  side,
                                  game.setUp().leader(side),
                                  System.currentTimeMillis(),
                                  most(game.setUp().leader(side)),
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
    for (Store.Listed listed : store.commandersToMove(node)) {
      GameRecord game = listed.game();
      boolean person = !game.hasCommander(Side.AXIS) || !game.hasCommander(Side.SOVIET);
      boolean quick =
          Side.of(listed.next()).map(game::leader).filter(Commanders::isQuick).isPresent();
      start(game.id(), listed.sequence(), hall.asker(game.id()), person, quick);
    }
  }

  /** Forgets what commanders remember of a game that was put away. */
  void forget(String id) {
    leases.remove(id);
    strangers.remove(id);
    hurried.remove(id);
    patience.forget(id);
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
                .map(id -> store.lease(id, node, -1))
                .toArray(CompletableFuture<?>[]::new))
        .orTimeout(5, TimeUnit.SECONDS)
        .exceptionally(problem -> null)
        .join();
    leases.clear();
  }

  @Override
  public void close() {
    closed = true;
    giveUpLeases();
    turns.close();
    programs.close();
    try {
      for (Thread thread : threads) {
        thread.join(Duration.ofSeconds(5));
        thread.interrupt();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
