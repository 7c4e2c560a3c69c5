package hexfront.server;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.UUID;

/** Databases for tests: new files, and new databases of a real PostgreSQL started on demand. */
public final class Databases {
  /** PostgreSQL is started once, when a test first needs it, and ends with the tests. */
  private static final class Holder {
    private static final String URL = start();

    private static String start() {
      try {
        EmbeddedPostgres postgres = EmbeddedPostgres.builder().start();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> close(postgres)));
        return postgres.getJdbcUrl("postgres", "postgres");
      } catch (IOException | IllegalStateException e) {
        return asNobody(e);
      }
    }

    private static String asNobody(Exception why) {
      try {
        return NobodysPostgres.start();
      } catch (IOException e) {
        e.addSuppressed(why);
        throw new IllegalStateException("PostgreSQL does not start", e);
      }
    }

    private static void close(EmbeddedPostgres postgres) {
      try {
        postgres.close();
      } catch (IOException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  private Databases() {}

  /** A new SQLite file in a folder. */
  public static String sqlite(Path folder) {
    return "jdbc:sqlite:" + folder.resolve("games-" + UUID.randomUUID() + ".db");
  }

  /** A new, empty PostgreSQL database. */
  public static String postgres() {
    String name = "t" + UUID.randomUUID().toString().replace("-", "");
    try (Connection connection = DriverManager.getConnection(Holder.URL);
        Statement statement = connection.createStatement()) {
      statement.execute("create database " + name);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
    return Holder.URL.replace("/postgres?", "/" + name + "?");
  }

  /** A new database of a kind: {@code sqlite} or {@code postgresql}. */
  public static String of(String kind, Path folder) {
    return kind.equals("sqlite") ? sqlite(folder) : postgres();
  }
}
