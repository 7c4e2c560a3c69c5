package hexfront.server.store;

import com.zaxxer.hikari.HikariConfig;
import java.util.List;

/** Where the two databases differ. */
enum Dialect {
  SQLITE {
    @Override
    void configure(HikariConfig config) {
      // The write-ahead log lets readers and the writer work side by side; FULL waits for the disk
      // at every commit, so that what was acknowledged outlives a power cut.
      config.addDataSourceProperty("journal_mode", "WAL");
      config.addDataSourceProperty("synchronous", "FULL");
      config.addDataSourceProperty("foreign_keys", "true");
      config.addDataSourceProperty("busy_timeout", "10000");
      // The log is carried over into the file beside the commits (CarryOver); by one of them only
      // when it has 256 MB nevertheless.
      config.setConnectionInitSql("pragma wal_autocheckpoint = 64000");
      // Asked for after every write otherwise, and needed by nobody.
      config.addDataSourceProperty("jdbc.get_generated_keys", "false");
    }

    // Changes no row, but waits for its turn to write: who only reads first may lose it.
    @Override
    List<String> lookForMark() {
      return List.of("update probes set at = at where node is null", MARK);
    }

    @Override
    String now() {
      return "(cast((julianday('now') - 2440587.5) * 86400000.0 as integer))";
    }
  },
  POSTGRESQL {
    @Override
    void configure(HikariConfig config) {
      config.addDataSourceProperty("ApplicationName", "hexfront");
      config.addDataSourceProperty("tcpKeepAlive", "true");
      // A database that is gone or hangs is said to be so, before those who wait lose patience.
      config.addDataSourceProperty("connectTimeout", "2");
      config.addDataSourceProperty("loginTimeout", "5");
      config.addDataSourceProperty("socketTimeout", "5");
      config.setValidationTimeout(1000);
    }

    // Whoever puts the database back waits for those who write, and they for it.
    @Override
    List<String> lookForMark() {
      return List.of(MARK + " for share");
    }

    @Override
    String now() {
      return "(cast(extract(epoch from clock_timestamp()) * 1000 as bigint))";
    }
  };

  private static final String MARK = "select at from probes where node = '" + Backup.MARK + "'";

  /** Asks with the last of these, as part of writing, when the database was last put back. */
  abstract List<String> lookForMark();

  abstract void configure(HikariConfig config);

  /** The database's clock, in milliseconds since 1970. */
  abstract String now();

  static Dialect of(String url) {
    if (url.startsWith("jdbc:sqlite:")) {
      return SQLITE;
    }
    if (url.startsWith("jdbc:postgresql:")) {
      return POSTGRESQL;
    }
    throw new StoreProblem(
        "the database is '"
            + url.replaceAll("[?].*", "")
            + "', expected jdbc:sqlite:FILE or jdbc:postgresql://HOST/NAME?user=...");
  }
}
