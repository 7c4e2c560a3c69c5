package hexfront.server;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.UUID;

/** Databases for tests: new files, and new databases of a real PostgreSQL started on demand. */
public final class Databases {
  private static final class Holder {
    private static final EmbeddedPostgres POSTGRES = start();

    private static EmbeddedPostgres start() {
      try {
        EmbeddedPostgres postgres = EmbeddedPostgres.builder().start();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> close(postgres)));
        return postgres;
      } catch (IOException e) {
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
    try (Connection connection = Holder.POSTGRES.getPostgresDatabase().getConnection();
        Statement statement = connection.createStatement()) {
      statement.execute("create database " + name);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
    return Holder.POSTGRES.getJdbcUrl("postgres", name);
  }

  /** A new database of a kind: {@code sqlite} or {@code postgresql}. */
  public static String of(String kind, Path folder) {
    return kind.equals("sqlite") ? sqlite(folder) : postgres();
  }
}
