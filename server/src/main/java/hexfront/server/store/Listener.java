package hexfront.server.store;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Properties;
import java.util.function.ObjIntConsumer;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Hears, on a connection of its own, what other servers write. */
final class Listener implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Listener.class);
  private static final int PATIENCE_MILLIS = 1000;

  private final String url;
  private final ObjIntConsumer<String> heard;
  private volatile boolean closed;

  /**
   * Begins to listen.
   *
   * @param heard told of every new entry: its game and number
   */
  Listener(String url, ObjIntConsumer<String> heard) {
    this.url = url;
    this.heard = heard;
    Thread.ofPlatform().name("store-listener").daemon().start(this::run);
  }

  private void run() {
    while (!closed) {
      try (Connection connection = DriverManager.getConnection(url, patience());
          Statement statement = connection.createStatement()) {
        statement.execute("listen " + Store.CHANNEL);
        listen(connection.unwrap(PGConnection.class));
      } catch (SQLException e) {
        if (!closed) {
          LOG.warn("the listening connection is lost and opened anew: {}", e.getMessage());
          pause();
        }
      }
    }
  }

  /** A database that is gone without a word is noticed. */
  private static Properties patience() {
    Properties patience = new Properties();
    patience.setProperty("connectTimeout", "2");
    patience.setProperty("loginTimeout", "2");
    patience.setProperty("tcpKeepAlive", "true");
    return patience;
  }

  private void listen(PGConnection connection) throws SQLException {
    while (!closed) {
      PGNotification[] news = connection.getNotifications(PATIENCE_MILLIS);
      for (PGNotification each : news == null ? new PGNotification[0] : news) {
        String[] words = each.getParameter().split(" ");
        try {
          heard.accept(words[0], Integer.parseInt(words[1]));
        } catch (RuntimeException e) {
          LOG.warn("news of a game came to nothing: {}", each.getParameter(), e);
        }
      }
    }
  }

  private static void pause() {
    try {
      Thread.sleep(PATIENCE_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    closed = true;
  }
}
