package hexfront.server.store;

import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.MigrationInfo;
import org.flywaydb.core.api.MigrationState;
import org.flywaydb.core.api.configuration.FluentConfiguration;

/** The tables of a database, of whichever version they are. */
final class Tables {
  private Tables() {}

  private static Flyway of(FluentConfiguration flyway) {
    Flyway tables = flyway.locations("classpath:hexfront/migrations").loggers("slf4j").load();
    for (MigrationInfo each : tables.info().all()) {
      if (each.getState() == MigrationState.FUTURE_SUCCESS
          || each.getState() == MigrationState.FUTURE_FAILED) {
        throw new StoreProblem(
            "the database was last used by a newer Hexfront (its tables are of version "
                + each.getVersion()
                + "); start that one, or restore the copy you made before");
      }
    }
    return tables;
  }

  private static FluentConfiguration at(String url) {
    return Flyway.configure().dataSource(url, null, null);
  }

  /**
   * Brings the tables up to date, or makes them.
   *
   * @throws StoreProblem when they are of a newer version; then nothing is changed
   */
  static void update(DataSource source) {
    of(Flyway.configure().dataSource(source)).migrate();
  }

  static void update(String url) {
    of(at(url)).migrate();
  }

  /** Whether anybody has used the database. */
  static boolean areThere(String url) {
    try {
      return !DatabaseFile.isMissing(url) && of(at(url)).info().applied().length > 0;
    } catch (FlywayException e) {
      throw new StoreProblem("the database cannot be opened: " + Store.reason(e), e);
    }
  }

  /** Refuses a database whose tables are not of today's version, and changes nothing. */
  static void expectToday(String url) {
    if (!areThere(url)) {
      throw new StoreProblem("there is no database yet: nobody has played");
    }
    if (of(at(url)).info().pending().length > 0) {
      throw new StoreProblem(
          "the database is of an earlier Hexfront; start this one once to bring it up to date,"
              + " or use that one");
    }
  }
}
