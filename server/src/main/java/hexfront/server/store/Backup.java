package hexfront.server.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Properties;
import java.util.stream.Collectors;
import org.flywaydb.core.api.FlywayException;

/**
 * Copies of a database, made and put back while servers use it. A copy is a SQLite file whatever the
 * database is, so that games can also move from one kind to the other.
 */
public final class Backup {
  /** The row that says when the database was last put back; servers look at it before they write. */
  static final String MARK = "restored";

  private static final String SQLITE = "jdbc:sqlite:";
  private static final int TOGETHER = 500;

  /** Games come first: everything else belongs to one. */
  private static final String TABLES =
      "select name from sqlite_master where type = 'table'"
          + " and name not in ('leases', 'probes', 'flyway_schema_history')"
          + " and name not like 'sqlite_%' order by name <> 'games', name";

  private Backup() {}

  /** Whether there is a database to copy. */
  public static boolean isThere(String url) {
    return Tables.areThere(url);
  }

  /**
   * Copies all games into a new file, as they are at one moment.
   *
   * @return how many games
   * @throws StoreProblem when it cannot be done; then there is no such file
   */
  public static int make(String url, Path file) {
    if (Files.exists(file)) {
      throw new StoreProblem(file + " is there already; name a new file");
    }
    Tables.expectToday(url);
    String copy = SQLITE + file;
    try {
      prepare(copy);
      int games = copy(url, copy, false);
      // All of it belongs into the one file.
      run(copy, "pragma journal_mode = delete");
      return games;
    } catch (SQLException | FlywayException e) {
      delete(file);
      throw new StoreProblem("the games could not be copied: " + Store.reason(e), e);
    }
  }

  /**
   * Puts the games of a copy in the place of all that a database has. Servers that use it notice and
   * go on with these.
   *
   * @return how many games
   * @throws StoreProblem when it cannot be done; then nothing is changed
   */
  public static int putBack(Path file, String url) {
    if (!Files.isRegularFile(file)) {
      throw new StoreProblem("there is no file " + file);
    }
    Path scratch = scratch(file);
    try {
      // A copy that an earlier version made is brought up to date, the file itself stays as it is.
      String copy = SQLITE + scratch;
      prepare(copy);
      prepare(url);
      return copy(copy, url, true);
    } catch (SQLException | FlywayException e) {
      throw new StoreProblem("the games could not be put back: " + Store.reason(e), e);
    } finally {
      delete(scratch);
    }
  }

  private static void prepare(String url) {
    DatabaseFile.protect(url);
    Tables.update(url);
  }

  private static Path scratch(Path file) {
    try {
      Path scratch = Files.createTempFile("hexfront-restore", ".db");
      Files.copy(file, scratch, StandardCopyOption.REPLACE_EXISTING);
      return scratch;
    } catch (IOException e) {
      throw new StoreProblem(file + " cannot be read: " + e.getMessage(), e);
    }
  }

  private static void delete(Path file) {
    for (String ending : List.of("", "-wal", "-shm", "-journal")) {
      try {
        Files.deleteIfExists(Path.of(file + ending));
      } catch (IOException e) {
        throw new StoreProblem(file + ending + " cannot be deleted", e);
      }
    }
  }

  private static Connection connect(String url) throws SQLException {
    Properties properties = new Properties();
    if (Dialect.of(url) == Dialect.SQLITE) {
      properties.setProperty("busy_timeout", "30000");
      properties.setProperty("foreign_keys", "true");
    }
    Connection connection = DriverManager.getConnection(url, properties);
    connection.setAutoCommit(false);
    if (Dialect.of(url) == Dialect.POSTGRESQL) {
      connection.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
    }
    return connection;
  }

  private static void run(String url, String sql) throws SQLException {
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  private static int copy(String from, String to, boolean replace) throws SQLException {
    try (Connection source = connect(from);
        Connection target = connect(to)) {
      List<String> tables = names(replace ? source : target, TABLES);
      if (replace) {
        // Whoever wants to write from now on waits, and then knows that it must look again.
        mark(target);
        List<String> last = new ArrayList<>(tables);
        Collections.reverse(last);
        last.addFirst("leases");
        for (String table : last) {
          execute(target, "delete from " + table);
        }
      }
      int games = 0;
      for (String table : tables) {
        int rows = copy(table, source, target);
        games += table.equals("games") ? rows : 0;
      }
      target.commit();
      source.rollback();
      return games;
    }
  }

  private static void mark(Connection target) throws SQLException {
    execute(
        target,
        "insert into probes (node, at) values ('"
            + MARK
            + "', 1) on conflict (node) do update set at = probes.at + 1");
  }

  private static int copy(String table, Connection source, Connection target) throws SQLException {
    List<String> columns = columns(source, table);
    String insert =
        "insert into %s (%s) values (%s)"
            .formatted(
                table,
                String.join(", ", columns),
                columns.stream().map(column -> "?").collect(Collectors.joining(", ")));
    int rows = 0;
    try (Statement select = source.createStatement();
        PreparedStatement add = target.prepareStatement(insert)) {
      select.setFetchSize(TOGETHER);
      try (ResultSet row =
          select.executeQuery("select " + String.join(", ", columns) + " from " + table)) {
        while (row.next()) {
          for (int i = 1; i <= columns.size(); i++) {
            add.setObject(i, row.getObject(i));
          }
          add.addBatch();
          if (++rows % TOGETHER == 0) {
            add.executeBatch();
          }
        }
      }
      add.executeBatch();
    }
    return rows;
  }

  private static List<String> columns(Connection source, String table) throws SQLException {
    try (Statement select = source.createStatement();
        ResultSet none = select.executeQuery("select * from " + table + " where 1 = 0")) {
      List<String> columns = new ArrayList<>();
      for (int i = 1; i <= none.getMetaData().getColumnCount(); i++) {
        columns.add(none.getMetaData().getColumnName(i));
      }
      return columns;
    }
  }

  private static List<String> names(Connection connection, String sql) throws SQLException {
    try (Statement select = connection.createStatement();
        ResultSet row = select.executeQuery(sql)) {
      List<String> names = new ArrayList<>();
      while (row.next()) {
        names.add(row.getString(1));
      }
      return names;
    }
  }

  private static void execute(Connection connection, String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }
}
