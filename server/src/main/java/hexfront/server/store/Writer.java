package hexfront.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The only one who writes: a thread with a connection of its own. What piles up while a commit
 * waits for the disk goes into the next one together, so that many games share the wait. When that
 * fails, the connection is thrown away and each is tried by itself, so that nobody suffers for what
 * another wanted to write.
 */
final class Writer implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Writer.class);
  private static final int MOST_WAITING = 20_000;
  private static final int MOST_TOGETHER = 512;

  /** Longer than this nobody waits to hear whether something is written. */
  private static final long LONGEST_NANOS = 15_000_000_000L;

  private static final long LOOK_MILLIS = 500;

  /** A pool may hold as many broken connections as were open when the database went. */
  private static final int TRIES = 10;

  /** Where connections come from, and where broken ones go. */
  interface Connections {
    Connection open() throws SQLException;

    /** Throws a connection away: nobody gets it again, and what it had begun is undone. */
    void discard(Connection connection);
  }

  /** Something to write. */
  interface Job {
    boolean write(Statements statements) throws SQLException;

    /** Whether it was written already, by a try of which nobody heard how it ended. */
    default boolean isWritten(Statements statements) throws SQLException {
      return false;
    }

    /** Jobs are written in the order of this, so that two servers never wait for each other. */
    String key();
  }

  /** Something to do with the connection while nothing is being written. */
  @FunctionalInterface
  interface Task {
    void on(Connection connection) throws SQLException;
  }

  /** Prepared statements of one connection. */
  record Statements(Connection connection, Map<String, PreparedStatement> prepared) {
    PreparedStatement of(String sql) throws SQLException {
      PreparedStatement known = prepared.get(sql);
      if (known == null) {
        known = connection.prepareStatement(sql);
        prepared.put(sql, known);
      }
      return known;
    }
  }

  private record Pending(Job job, long since, CompletableFuture<Boolean> done) {}

  /** How a try went wrong. */
  private static final class Failed extends Exception {
    private static final long serialVersionUID = 1L;
    private final boolean committing;
    private final boolean connected;

    Failed(Throwable cause, boolean connected, boolean committing) {
      super(cause);
      this.connected = connected;
      this.committing = committing;
    }
  }

  private final Connections connections;
  private final Consumer<Throwable> fatal;
  private final List<String> lookForMark;
  private final BlockingQueue<Pending> waiting = new LinkedBlockingQueue<>(MOST_WAITING);
  private final Thread thread;
  private final Thread watch;
  private volatile List<Pending> inHand = List.of();
  private @Nullable Statements statements;
  private volatile boolean closed;
  private volatile boolean dead;
  private volatile LongConsumer whenRestored = mark -> {};
  private volatile IntConsumer whenWritten = jobs -> {};
  private volatile @Nullable Task between;

  /** When the database was last put back, as far as all who use this have heard. */
  private volatile long mark;

  private boolean told;

  /**
   * A writer that does not work yet.
   *
   * @param lookForMark asks when the database was last put back from a copy
   * @param fatal told when this thread cannot go on; nobody could write then
   */
  Writer(Connections connections, List<String> lookForMark, Consumer<Throwable> fatal) {
    this.connections = connections;
    this.lookForMark = lookForMark;
    this.fatal = fatal;
    this.thread = Thread.ofPlatform().name("store-writer").daemon().unstarted(this::run);
    this.watch = Thread.ofPlatform().name("store-watch").daemon().unstarted(this::watch);
  }

  void start() {
    thread.start();
    watch.start();
  }

  void whenRestored(LongConsumer restored) {
    whenRestored = restored;
  }

  /** Tells somebody, after every commit, how many jobs it wrote; on the writer's thread. */
  void whenWritten(IntConsumer written) {
    whenWritten = written;
  }

  /** Does something once, after the next commit, before anything else is written. */
  void between(Task task) {
    between = task;
  }

  void goOnAfter(long restored) {
    mark = restored;
  }

  /**
   * Tells those who have waited too long that nobody knows. Each could wait with a limit of its
   * own, but setting a clock for every order costs half as much as writing it.
   */
  private void watch() {
    try {
      while (thread.isAlive()) {
        Thread.sleep(LOOK_MILLIS);
        long now = System.nanoTime();
        giveUp(inHand, now);
        giveUp(waiting, now);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static void giveUp(Iterable<Pending> pending, long now) {
    for (Pending each : pending) {
      if (now - each.since > LONGEST_NANOS) {
        each.done.completeExceptionally(
            StoreProblem.uncertain(new TimeoutException("the database takes too long")));
      }
    }
  }

  /** Completes when the job is durable, with what it answered; or when nobody waits any longer. */
  CompletableFuture<Boolean> submit(Job job) {
    CompletableFuture<Boolean> done = new CompletableFuture<>();
    if (dead || closed || !waiting.offer(new Pending(job, System.nanoTime(), done))) {
      done.completeExceptionally(
          new StoreProblem(
              dead || closed ? "the server is stopping" : "the database is too slow just now"));
    } else if (dead) {
      refuseAll();
    }
    return done;
  }

  private void run() {
    List<Pending> batch = List.of();
    try {
      while (!closed || !waiting.isEmpty()) {
        batch = take();
        if (!batch.isEmpty()) {
          inHand = List.copyOf(batch);
          write(batch);
          inHand = List.of();
          doBetween();
        }
      }
      discard();
    } catch (Error e) {
      dead = true;
      batch.forEach(p -> p.done.completeExceptionally(StoreProblem.uncertain(e)));
      refuseAll();
      fatal.accept(e);
      throw e;
    }
  }

  private void doBetween() {
    Task task = between;
    Statements with = statements;
    if (task == null || with == null) {
      return;
    }
    between = null;
    try {
      task.on(with.connection);
    } catch (SQLException e) {
      LOG.warn("not done between two writes: {}", Store.reason(e));
      discard();
    }
  }

  private void refuseAll() {
    List<Pending> left = new ArrayList<>();
    waiting.drainTo(left);
    left.forEach(p -> p.done.completeExceptionally(new StoreProblem("the server is stopping")));
  }

  private List<Pending> take() {
    List<Pending> batch = new ArrayList<>();
    try {
      Pending first = waiting.poll(100, TimeUnit.MILLISECONDS);
      if (first != null) {
        batch.add(first);
        waiting.drainTo(batch, MOST_TOGETHER - 1);
      }
    } catch (InterruptedException e) {
      closed = true;
    }
    return batch;
  }

  private void write(List<Pending> batch) {
    batch.sort(Comparator.comparing(p -> p.job.key()));
    try {
      commit(batch, false);
    } catch (Failed failed) {
      LOG.warn("{} writes failed together, each is tried alone: {}", batch.size(), reason(failed));
      for (Pending pending : batch) {
        if (failed.connected) {
          failed = alone(pending, failed);
        } else {
          pending.done.completeExceptionally(problem(failed));
        }
      }
    }
  }

  /** Tries one job by itself; answers how the last try went wrong, for those who come after it. */
  private Failed alone(Pending pending, Failed before) {
    boolean doubtful = before.committing;
    Failed last = before;
    for (int i = 0; i < TRIES && (i == 0 || isBroken(last)); i++) {
      try {
        commit(List.of(pending), doubtful);
        return before;
      } catch (Failed again) {
        last = again;
        doubtful |= again.committing;
      }
    }
    LOG.error("a write failed", last.getCause());
    boolean uncertain = doubtful && !isSurelyUndone(pending);
    pending.done.completeExceptionally(problem(new Failed(cause(last), true, uncertain)));
    return new Failed(cause(last), last.connected, before.committing);
  }

  /** Whether it was the connection and not what was to be written; another may be better. */
  private static boolean isBroken(Failed failed) {
    String state =
        failed.connected && failed.getCause() instanceof SQLException e ? e.getSQLState() : null;
    return state != null && (state.startsWith("08") || state.startsWith("57P"));
  }

  /** Whether another connection finds nothing of what a failed commit was to write. */
  private boolean isSurelyUndone(Pending pending) {
    try {
      Statements fresh = open();
      boolean written = pending.job.isWritten(fresh);
      fresh.connection.rollback();
      return !written && isLocal(fresh.connection);
    } catch (SQLException | RuntimeException e) {
      discard();
      return false;
    }
  }

  /** A file has no server in which a broken connection's commit may still be under way. */
  private static boolean isLocal(Connection connection) throws SQLException {
    return connection.getMetaData().getURL().startsWith("jdbc:sqlite:");
  }

  private static StoreProblem problem(Failed failed) {
    return failed.committing
        ? StoreProblem.uncertain(cause(failed))
        : new StoreProblem("the database could not write: " + reason(failed), cause(failed));
  }

  private static Throwable cause(Failed failed) {
    return failed.getCause() == null ? failed : failed.getCause();
  }

  private static String reason(Failed failed) {
    return Store.reason(cause(failed));
  }

  private Statements open() throws SQLException {
    Statements known = statements;
    if (known == null) {
      Connection connection = connections.open();
      connection.setAutoCommit(false);
      known = new Statements(connection, new HashMap<>());
      statements = known;
    }
    return known;
  }

  /**
   * Writes some jobs and commits them.
   *
   * @param doubtful whether they may be there already
   */
  private void commit(List<Pending> batch, boolean doubtful) throws Failed {
    boolean connected = false;
    boolean committing = false;
    boolean[] answers = new boolean[batch.size()];
    try {
      Statements with = open();
      connected = true;
      expectMark(with);
      for (int i = 0; i < answers.length; i++) {
        Job job = batch.get(i).job;
        answers[i] = job.write(with) || doubtful && job.isWritten(with);
      }
      committing = true;
      with.connection.commit();
    } catch (SQLException | RuntimeException e) {
      discard();
      throw new Failed(e, connected, committing);
    }
    for (int i = 0; i < answers.length; i++) {
      batch.get(i).done.complete(answers[i]);
    }
    whenWritten.accept(answers.length);
  }

  /**
   * What is in memory may be of a course that is not in the database any more. Then nobody writes
   * before all of it is forgotten.
   */
  private void expectMark(Statements with) throws SQLException {
    for (String first : lookForMark.subList(0, lookForMark.size() - 1)) {
      with.of(first).executeUpdate();
    }
    long now = 0;
    try (ResultSet row = with.of(lookForMark.getLast()).executeQuery()) {
      now = row.next() ? row.getLong(1) : 0;
    }
    if (now == mark) {
      told = false;
      return;
    }
    if (!told) {
      told = true;
      whenRestored.accept(now);
    }
    throw new StoreProblem("the database was just put back from a copy; ask again");
  }

  private void discard() {
    Statements broken = statements;
    statements = null;
    if (broken != null) {
      connections.discard(broken.connection);
    }
  }

  @Override
  public void close() {
    closed = true;
    try {
      thread.join(10_000);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
