package hexfront.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import hexfront.engine.Side;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.ObjIntConsumer;
import java.util.stream.Collectors;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;

/** The games and their entries in the database. */
public final class Store implements AutoCloseable {
  /** The channel on which PostgreSQL tells the other servers of new entries. */
  static final String CHANNEL = "hexfront_entries";

  private static final int READERS = 8;
  private static final String TAKE_LEASE =
      "insert into leases (game, node, until) values (?, ?, ?)"
          + " on conflict (game) do update set node = excluded.node, until = excluded.until"
          + " where leases.node = excluded.node or leases.until < ?";
  private static final String LAST = "(select max(l.sequence) from entries l where l.game = g.id)";

  /** What the list of public games tells of one, and where its course stands. */
  public record Listed(GameRecord game, int sequence, String next) {}

  private final HikariDataSource pool;
  private final Dialect dialect;
  private final Jdbi jdbi;
  private final Writer writer;
  private final String url;
  private final List<AutoCloseable> listeners = new CopyOnWriteArrayList<>();

  private Store(String url, HikariDataSource pool, Dialect dialect) {
    this.url = url;
    this.pool = pool;
    this.dialect = dialect;
    this.jdbi = Jdbi.create(pool);
    this.writer = new Writer(pool);
  }

  /**
   * Opens a database and brings its tables up to date.
   *
   * @param url {@code jdbc:sqlite:FILE} or {@code jdbc:postgresql://...}
   * @throws StoreProblem when it cannot be had
   */
  public static Store open(String url) {
    Dialect dialect = Dialect.of(url);
    HikariConfig config = new HikariConfig();
    config.setJdbcUrl(url);
    config.setMaximumPoolSize(READERS + 1);
    config.setMinimumIdle(1);
    config.setPoolName("store");
    dialect.configure(config);
    try {
      HikariDataSource pool = new HikariDataSource(config);
      try {
        Flyway.configure()
            .dataSource(pool)
            .locations("classpath:hexfront/migrations")
            .loggers("slf4j")
            .load()
            .migrate();
      } catch (RuntimeException e) {
        pool.close();
        throw e;
      }
      Store store = new Store(url, pool, dialect);
      store.writer.start();
      return store;
    } catch (FlywayException | com.zaxxer.hikari.pool.HikariPool.PoolInitializationException e) {
      throw new StoreProblem("the database cannot be opened: " + reason(e), e);
    }
  }

  private static String reason(Throwable e) {
    Throwable deepest = e;
    while (deepest.getCause() != null) {
      deepest = deepest.getCause();
    }
    String message = deepest.getMessage();
    return message == null ? deepest.toString() : message.strip();
  }

  /** Whether other servers may use the same database. */
  public boolean isShared() {
    return dialect == Dialect.POSTGRESQL;
  }

  /** Tells of every new entry, its game and number, if the database can. */
  public void listen(ObjIntConsumer<String> heard) {
    if (isShared()) {
      listeners.add(new Listener(url, heard));
    }
  }

  // ---- writing

  /** Adds a game with the entries it already has. Completes when it is durable. */
  public CompletableFuture<Boolean> create(GameRecord game, List<Entry> entries) {
    return writer.submit(
        new Writer.Job() {
          @Override
          public boolean write(Writer.Statements statements) throws SQLException {
            Rows.add(game, statements.of(Rows.ADD_GAME));
            for (Entry entry : entries) {
              Rows.add(entry, statements.of(Rows.ADD_ENTRY));
            }
            return true;
          }

          @Override
          public String key() {
            return game.id();
          }
        });
  }

  /**
   * Adds an entry. Completes when it is durable: true if it was added, false if its number was
   * taken.
   */
  public CompletableFuture<Boolean> append(Entry entry) {
    return writer.submit(
        new Writer.Job() {
          @Override
          public boolean write(Writer.Statements statements) throws SQLException {
            boolean added = Rows.add(entry, statements.of(Rows.ADD_ENTRY));
            if (added && isShared()) {
              PreparedStatement notify = statements.of("select pg_notify(?, ?)");
              notify.setString(1, CHANNEL);
              notify.setString(2, entry.game() + " " + entry.sequence());
              notify.execute();
            }
            return added;
          }

          @Override
          public String key() {
            return entry.game();
          }
        });
  }

  /** Keeps where a game stands, unless something newer is kept. */
  public CompletableFuture<Boolean> keep(Checkpoint checkpoint) {
    return writer.submit(
        new Writer.Job() {
          @Override
          public boolean write(Writer.Statements statements) throws SQLException {
            return Rows.keep(checkpoint, statements.of(Rows.KEEP_CHECKPOINT));
          }

          @Override
          public String key() {
            return checkpoint.game();
          }
        });
  }

  /** Writes a game and its entries anew, in today's format. */
  public CompletableFuture<Boolean> renew(GameRecord game, List<Entry> entries) {
    return writer.submit(
        new Writer.Job() {
          @Override
          public boolean write(Writer.Statements statements) throws SQLException {
            PreparedStatement header = statements.of("update games set header = ? where id = ?");
            header.setString(1, Rows.writeHeader(game));
            header.setString(2, game.id());
            header.executeUpdate();
            PreparedStatement entry =
                statements.of(
                    "update entries set orders = ?, position = ? where game = ? and sequence = ?");
            for (Entry each : entries) {
              entry.setString(1, each.order());
              entry.setString(2, HexFormat.of().toHexDigits(each.position()));
              entry.setString(3, game.id());
              entry.setInt(4, each.sequence());
              entry.executeUpdate();
            }
            return true;
          }

          @Override
          public String key() {
            return game.id();
          }
        });
  }

  /**
   * Takes or keeps the right to play the commanders of a game until a moment; true if this server
   * has it.
   */
  public CompletableFuture<Boolean> lease(String game, String node, long now, long until) {
    return writer.submit(
        new Writer.Job() {
          @Override
          public boolean write(Writer.Statements statements) throws SQLException {
            PreparedStatement take = statements.of(TAKE_LEASE);
            take.setString(1, game);
            take.setString(2, node);
            take.setLong(3, until);
            take.setLong(4, now);
            return take.executeUpdate() == 1;
          }

          @Override
          public String key() {
            return game;
          }
        });
  }

  // ---- reading

  public Optional<GameRecord> game(String id) {
    return ask(
        () ->
            jdbi.withHandle(
                h ->
                    h.createQuery("select * from games where id = :id")
                        .bind("id", id)
                        .map((row, ctx) -> Rows.game(row))
                        .findOne()));
  }

  /** The entries of a game after a sequence number, in order. */
  public List<Entry> entries(String game, int after) {
    return ask(
        () ->
            jdbi.withHandle(
                h ->
                    h.createQuery(
                            "select * from entries where game = :game and sequence > :after"
                                + " order by sequence")
                        .bind("game", game)
                        .bind("after", after)
                        .map((row, ctx) -> Rows.entry(row))
                        .list()));
  }

  /** Where a game stood not long ago. */
  public Optional<Checkpoint> checkpoint(String game) {
    return ask(
        () ->
            jdbi.withHandle(
                h ->
                    h.createQuery("select * from checkpoints where game = :game")
                        .bind("game", game)
                        .map((row, ctx) -> Rows.checkpoint(row))
                        .findOne()));
  }

  /** The numbers of the last entries of some games; a game without entries is left out. */
  public Map<String, Integer> lastSequences(List<String> games) {
    return ask(
        () ->
            jdbi.withHandle(
                h ->
                    h
                        .createQuery(
                            "select game, max(sequence) as last from entries where game in"
                                + " (<games>) group by game")
                        .bindList("games", games)
                        .map((row, ctx) -> Map.entry(row.getString("game"), row.getInt("last")))
                        .stream()
                        .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue))));
  }

  /** The newest public games. */
  public List<Listed> publicGames(int most) {
    return listed("where g.watch is not null order by g.created desc, g.id limit " + most);
  }

  /** The games in which a commander has to decide and no other server sees to it. */
  public List<Listed> commandersToMove(String node, long now) {
    return listed(
            "left join leases l on l.game = g.id"
                + " where (g.axis <> 'person' or g.soviet <> 'person')"
                + " and coalesce(e.next, g.first_decision) <> 'over'"
                + " and (l.until is null or l.until < "
                + now
                + " or l.node = '"
                + node
                + "')")
        .stream()
        .filter(
            listed ->
                Side.of(listed.next()).map(side -> listed.game().hasCommander(side)).orElse(false))
        .toList();
  }

  private List<Listed> listed(String where) {
    return ask(
        () ->
            jdbi.withHandle(
                h ->
                    h.createQuery(
                            "select g.*, e.sequence as at_sequence,"
                                + " coalesce(e.next, g.first_decision) as at_next from games g"
                                + " left join entries e on e.game = g.id and e.sequence = "
                                + LAST
                                + " "
                                + where)
                        .map(
                            (row, ctx) ->
                                new Listed(
                                    Rows.game(row),
                                    row.getInt("at_sequence"),
                                    row.getString("at_next")))
                        .list()));
  }

  /** Asks the database for an answer, whatever it is. */
  public void check() {
    ask(() -> jdbi.withHandle(h -> h.createQuery("select 1").mapTo(Integer.class).one()));
  }

  public int countGames() {
    return ask(
        () ->
            jdbi.withHandle(
                h -> h.createQuery("select count(*) from games").mapTo(Integer.class).one()));
  }

  private static <T> T ask(java.util.function.Supplier<T> question) {
    try {
      return question.get();
    } catch (JdbiException e) {
      throw new StoreProblem("the database does not answer: " + reason(e), e);
    }
  }

  @Override
  public void close() {
    for (AutoCloseable listener : listeners) {
      try {
        listener.close();
      } catch (Exception e) {
        throw new IllegalStateException(e);
      }
    }
    writer.close();
    pool.close();
  }
}
