package hexfront.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The only one who writes: a thread with a connection of its own. What piles up while a commit
 * waits for the disk goes into the next one together, so that many games share the wait.
 */
final class Writer implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Writer.class);
  private static final int MOST_WAITING = 20_000;
  private static final int MOST_TOGETHER = 512;

  /** Something to write. Must not fail because of what others wrote. */
  interface Job {
    boolean write(Statements statements) throws SQLException;

    /** Jobs are written in the order of this, so that two servers never wait for each other. */
    String key();
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

  private record Pending(Job job, CompletableFuture<Boolean> done) {}

  private final DataSource source;
  private final BlockingQueue<Pending> waiting = new LinkedBlockingQueue<>(MOST_WAITING);
  private final Thread thread;
  private volatile boolean closed;

  Writer(DataSource source) {
    this.source = source;
    this.thread = Thread.ofPlatform().name("store-writer").daemon().unstarted(this::run);
  }

  void start() {
    thread.start();
  }

  /** Completes when the job is durable, with what it answered. */
  CompletableFuture<Boolean> submit(Job job) {
    CompletableFuture<Boolean> done = new CompletableFuture<>();
    if (closed || !waiting.offer(new Pending(job, done))) {
      done.completeExceptionally(
          new StoreProblem(closed ? "the server is stopping" : "the database is too slow"));
    }
    return done;
  }

  private void run() {
    Statements statements = null;
    while (!closed || !waiting.isEmpty()) {
      List<Pending> batch = take();
      if (batch.isEmpty()) {
        continue;
      }
      try {
        if (statements == null) {
          Connection connection = source.getConnection();
          connection.setAutoCommit(false);
          statements = new Statements(connection, new HashMap<>());
        }
        commit(batch, statements);
      } catch (SQLException | RuntimeException e) {
        LOG.error("writing failed, the connection is opened anew", e);
        discard(statements);
        statements = null;
        StoreProblem problem = new StoreProblem("the database could not write", e);
        batch.forEach(p -> p.done.completeExceptionally(problem));
      }
    }
    discard(statements);
  }

  private List<Pending> take() {
    List<Pending> batch = new ArrayList<>();
    try {
      Pending first = waiting.poll(100, java.util.concurrent.TimeUnit.MILLISECONDS);
      if (first != null) {
        batch.add(first);
        waiting.drainTo(batch, MOST_TOGETHER - 1);
      }
    } catch (InterruptedException e) {
      closed = true;
    }
    return batch;
  }

  private static void commit(List<Pending> batch, Statements statements) throws SQLException {
    batch.sort(Comparator.comparing(p -> p.job.key()));
    boolean[] answers = new boolean[batch.size()];
    for (int i = 0; i < answers.length; i++) {
      answers[i] = batch.get(i).job.write(statements);
    }
    statements.connection.commit();
    for (int i = 0; i < answers.length; i++) {
      batch.get(i).done.complete(answers[i]);
    }
  }

  private static void discard(@Nullable Statements statements) {
    if (statements != null) {
      try (Connection connection = statements.connection) {
        connection.rollback();
      } catch (SQLException e) {
        LOG.debug("closing a broken connection", e);
      }
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
