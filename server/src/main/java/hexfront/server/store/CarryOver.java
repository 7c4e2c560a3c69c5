package hexfront.server.store;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.Semaphore;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Carries SQLite's write-ahead log over into the file, on a thread and a connection of its own:
 * were it part of a commit, as it usually is, everybody who waits for that commit would wait for
 * the whole log. Only what was written meanwhile is left to the writer, who must do it himself,
 * since the log begins anew only if nobody writes just then.
 */
final class CarryOver implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(CarryOver.class);

  /** How much is written before anybody looks how long the log is. */
  private static final int JOBS_BETWEEN = 500;

  /** Pages in the log: 16 MB. */
  private static final int LONG = 4000;

  /** Pages that the writer carries over in a few milliseconds. */
  private static final int FEW = 200;

  private static final int MOST_PASSES = 5;

  /** What the log holds, and how much of it is in the file. */
  private record Log(int pages, int carried) {
    int left() {
      return pages - carried;
    }
  }

  private final Writer.Connections connections;
  private final Runnable finish;
  private final Semaphore due = new Semaphore(0);
  private final Thread thread;
  private int jobs;
  private volatile boolean closed;

  /**
   * Nothing to do yet.
   *
   * @param finish asks the writer to carry over the rest
   */
  CarryOver(Writer.Connections connections, Runnable finish) {
    this.connections = connections;
    this.finish = finish;
    this.thread = Thread.ofPlatform().name("store-log").daemon().start(this::run);
  }

  /** So much was written; called by the writer's thread only. */
  void note(int written) {
    jobs += written;
    if (jobs >= JOBS_BETWEEN) {
      jobs = 0;
      due.release();
    }
  }

  private void run() {
    try {
      while (!closed) {
        due.acquire();
        due.drainPermits();
        if (!closed) {
          look();
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void look() {
    Connection connection = null;
    try {
      connection = connections.open();
      if (log(connection, "noop").left() > LONG) {
        for (int i = 0; i < MOST_PASSES && log(connection, "noop").left() > FEW; i++) {
          log(connection, "passive");
        }
        finish.run();
      }
      connection.close();
    } catch (SQLException | RuntimeException e) {
      LOG.warn("the log was not carried over: {}", Store.reason(e));
      if (connection != null) {
        connections.discard(connection);
      }
    }
  }

  /** Carries over what is left of the log; for the writer, between two transactions. */
  static void finish(Connection connection) throws SQLException {
    connection.setAutoCommit(true);
    log(connection, "passive");
    connection.setAutoCommit(false);
  }

  private static Log log(Connection connection, String how) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery("pragma wal_checkpoint(" + how + ")")) {
      return row.next() ? new Log(row.getInt(2), row.getInt(3)) : new Log(0, 0);
    }
  }

  @Override
  public void close() {
    closed = true;
    due.release();
    try {
      thread.join(10_000);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
