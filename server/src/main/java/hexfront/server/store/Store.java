package hexfront.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import hexfront.engine.Side;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import java.util.function.ObjIntConsumer;
import java.util.stream.Collectors;
import org.flywaydb.core.api.FlywayException;
import org.jdbi.v3.core.ConnectionException;
import org.jdbi.v3.core.HandleCallback;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;

/** The games and their entries in the database. */
public final class Store implements AutoCloseable {
  /** The channel on which PostgreSQL tells the other servers of new entries. */
  static final String CHANNEL = "hexfront_entries";

  private static final int READERS = 8;
  private static final int WRITERS = 2;
  private static final long CONNECT_MILLIS = 2500;
  private static final long FIRST_MILLIS = 15_000;
  private static final long AGAIN_NANOS = 500_000_000L;
  private static final String LAST = "(select max(l.sequence) from entries l where l.game = g.id)";
  private static final String LIST =
      "select g.*, e.sequence as at_sequence, coalesce(e.next, g.first_decision) as at_next,"
          + " coalesce(e.at, g.created) as at_time%s from games g"
          + " left join entries e on e.game = g.id and e.sequence = "
          + LAST
          + " ";

  /**
   * What a list of games tells of one, and where its course stands.
   *
   * @param at when it last went on, in milliseconds since 1970
   */
  public record Listed(GameRecord game, int sequence, String next, long at) {}

  /** A game that the owner of this machine has opened, with the seats he took. */
  public record Owned(Listed listed, String seats) {}

  private final HikariDataSource pool;
  private final Dialect dialect;
  private final Jdbi jdbi;
  private final Writer writer;
  private final String url;
  private final String name = UUID.randomUUID().toString();
  private volatile long goneAt;
  private final List<AutoCloseable> attached = new CopyOnWriteArrayList<>();

  private Store(String url, HikariDataSource pool, Dialect dialect, Consumer<Throwable> fatal) {
    this.url = url;
    this.pool = pool;
    this.dialect = dialect;
    this.jdbi = Jdbi.create(pool);
    Writer.Connections connections =
        new Writer.Connections() {
          @Override
          public Connection open() throws SQLException {
            return connect();
          }

          @Override
          public void discard(Connection connection) {
            pool.evictConnection(connection);
          }
        };
    this.writer = new Writer(connections, dialect.lookForMark(), fatal);
    if (dialect == Dialect.SQLITE) {
      CarryOver log = new CarryOver(connections, () -> writer.between(CarryOver::finish));
      writer.whenWritten(log::note);
      attached.add(log);
    }
  }

  /** Opens a database for a program that ends when nobody can write any more. */
  public static Store open(String url) {
    return open(url, problem -> {});
  }

  /**
   * Opens a database and brings its tables up to date.
   *
   * @param url {@code jdbc:sqlite:FILE} or {@code jdbc:postgresql://...}
   * @param fatal told when nobody can write any more, whatever happens
   * @throws StoreProblem when it cannot be had
   */
  public static Store open(String url, Consumer<Throwable> fatal) {
    Dialect dialect = Dialect.of(url);
    DatabaseFile.protect(url);
    HikariConfig config = new HikariConfig();
    config.setJdbcUrl(url);
    config.setMaximumPoolSize(READERS + WRITERS);
    config.setMinimumIdle(1);
    config.setPoolName("store");
    config.setConnectionTimeout(CONNECT_MILLIS);
    config.setInitializationFailTimeout(dialect == Dialect.POSTGRESQL ? FIRST_MILLIS : 1);
    dialect.configure(config);
    try {
      HikariDataSource pool = new HikariDataSource(config);
      try {
        migrate(url, pool, dialect);
      } catch (RuntimeException e) {
        pool.close();
        throw e;
      }
      Store store = new Store(url, pool, dialect, fatal);
      store.goOnAfter(store.mark());
      store.writer.start();
      return store;
    } catch (FlywayException | com.zaxxer.hikari.pool.HikariPool.PoolInitializationException e) {
      throw new StoreProblem("the database cannot be opened: " + reason(e), e);
    }
  }

  /** A change of tables may take longer than any request; it has connections of its own. */
  private static void migrate(String url, HikariDataSource pool, Dialect dialect) {
    if (dialect == Dialect.SQLITE) {
      Tables.update(pool);
    } else {
      Tables.update(url);
    }
  }

  static String reason(Throwable e) {
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
      attached.add(new Listener(url, heard));
    }
  }

  /**
   * Calls somebody, with a mark, when the database was put back from a copy. Nothing is written
   * from then on until {@link #goOnAfter}.
   */
  public void whenRestored(LongConsumer restored) {
    writer.whenRestored(restored);
  }

  private long mark() {
    return ask(
        h ->
            h.createQuery("select at from probes where node = :mark")
                .bind("mark", Backup.MARK)
                .mapTo(Long.class)
                .findOne()
                .orElse(0L));
  }

  /** Looks whether the database was put back; whoever wants to know is told. */
  public void lookForRestore() {
    var _ = writer.submit(Jobs.nothing());
  }

  /** Goes on to write after the database was put back, once nothing older is left in memory. */
  public void goOnAfter(long mark) {
    writer.goOnAfter(mark);
  }

  // ---- writing

  /**
   * Waits until something is written.
   *
   * @throws StoreProblem when it is not, or not known to be, within the time anybody waits
   */
  public static boolean durable(CompletableFuture<Boolean> written) {
    try {
      return written.get();
    } catch (ExecutionException e) {
      throw e.getCause() instanceof StoreProblem problem
          ? problem
          : new StoreProblem("the database could not write", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw StoreProblem.uncertain(e);
    }
  }

  /** Adds a game with the entries it already has. Completes when it is durable. */
  public CompletableFuture<Boolean> create(GameRecord game, List<Entry> entries) {
    return writer.submit(Jobs.create(game, entries));
  }

  /**
   * Adds an entry. Completes when it is durable: true if it was added, false if its number was
   * taken.
   */
  public CompletableFuture<Boolean> append(Entry entry) {
    return writer.submit(Jobs.append(entry, isShared()));
  }

  /** Keeps where a game stands, unless something newer is kept. */
  public CompletableFuture<Boolean> keep(Checkpoint checkpoint) {
    return writer.submit(Jobs.keep(checkpoint));
  }

  /** Keeps the letter that came last in a game. */
  public CompletableFuture<Boolean> post(Posted letter) {
    return writer.submit(Jobs.post(letter));
  }

  /** Puts away the letter that came last in a game; false if there is none. */
  public CompletableFuture<Boolean> putAway(String game) {
    return writer.submit(Jobs.putAway(game));
  }

  /** Writes a game and its entries anew, in today's format. */
  public CompletableFuture<Boolean> renew(GameRecord game, List<Entry> entries) {
    return writer.submit(Jobs.renew(game, entries));
  }

  /**
   * Takes or keeps the right to play the commanders of a game for so many milliseconds, by the
   * clock of the database; true if this server has it.
   */
  public CompletableFuture<Boolean> lease(String game, String node, long millis) {
    return writer.submit(Jobs.lease(game, node, millis, dialect));
  }

  /**
   * Redeems the invitation to a seat for a token; false if it was redeemed before, or never given.
   *
   * @param invitation its hash
   * @param token the hash of the new token
   * @param promise the hash of what the player adds to the dice, or empty
   */
  public CompletableFuture<Boolean> redeem(
      String game, Side side, String invitation, String token, String promise) {
    return writer.submit(Jobs.redeem(game, side, invitation, token, promise, isShared()));
  }

  /** Gives a seat another token, if it still has the one that was shown; both as hashes. */
  public CompletableFuture<Boolean> changeToken(String game, Side side, String from, String to) {
    return writer.submit(Jobs.change(game, side, from, to, isShared()));
  }

  /** Gives spectators another token, if they still have the one that is named; both as hashes. */
  public CompletableFuture<Boolean> changeWatch(String game, String from, String to) {
    return writer.submit(Jobs.changeWatch(game, from, to, isShared()));
  }

  /** Notes that the owner of this machine has opened a game, and the seats he took. */
  public CompletableFuture<Boolean> own(String game, String seats) {
    return writer.submit(Jobs.own(game, seats));
  }

  /** Lays open what a player adds to the dice. */
  public CompletableFuture<Boolean> layOpen(String game, Side side, String share) {
    return writer.submit(Jobs.share(game, side, share, isShared()));
  }

  /** Notes since when a player wants the game deleted; 0 if not any more. */
  public CompletableFuture<Boolean> leave(String game, Side side, long since) {
    return writer.submit(Jobs.leave(game, side, since, isShared()));
  }

  /** Deletes a game and all that belongs to it; false if there is none. */
  public CompletableFuture<Boolean> delete(String game) {
    return writer.submit(Jobs.delete(game, isShared()));
  }

  // ---- reading

  public Optional<GameRecord> game(String id) {
    return ask(
        h -> {
          Map<String, Chair> chairs =
              h
                  .createQuery("select * from seats where game = :id")
                  .bind("id", id)
                  .map((row, ctx) -> Map.entry(row.getString("side"), Rows.chair(row)))
                  .stream()
                  .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
          return h.createQuery("select * from games where id = :id")
              .bind("id", id)
              .map((row, ctx) -> Rows.game(row))
              .findOne()
              .map(game -> game.seated(chair(chairs, Side.AXIS), chair(chairs, Side.SOVIET)));
        });
  }

  private static Chair chair(Map<String, Chair> chairs, Side side) {
    return chairs.getOrDefault(side.word(), Chair.PLAIN);
  }

  /** The entries of a game after a sequence number, in order. */
  public List<Entry> entries(String game, int after) {
    return ask(
        h ->
            h.createQuery(
                    "select * from entries where game = :game and sequence > :after"
                        + " order by sequence")
                .bind("game", game)
                .bind("after", after)
                .map((row, ctx) -> Rows.entry(row))
                .list());
  }

  /** Where a game stood not long ago. */
  public Optional<Checkpoint> checkpoint(String game) {
    return ask(
        h ->
            h.createQuery("select * from checkpoints where game = :game")
                .bind("game", game)
                .map((row, ctx) -> Rows.checkpoint(row))
                .findOne());
  }

  /** The letter that came last in a game. */
  public Optional<Posted> letter(String game) {
    return ask(
        h ->
            h.createQuery("select * from letters where game = :game")
                .bind("game", game)
                .map((row, ctx) -> Rows.posted(row))
                .findOne());
  }

  /** The numbers of the last entries of some games; a game without entries is left out. */
  public Map<String, Integer> lastSequences(List<String> games) {
    return ask(
        h ->
            h
                .createQuery(
                    "select game, max(sequence) as last from entries where game in"
                        + " (<games>) group by game")
                .bindList("games", games)
                .map((row, ctx) -> Map.entry(row.getString("game"), row.getInt("last")))
                .stream()
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue)));
  }

  /** The newest public games. */
  public List<Listed> publicGames(int most) {
    return listed("where g.watch is not null order by g.created desc, g.id limit " + most);
  }

  /** The games in which a commander has to decide and no other server sees to it. */
  public List<Listed> commandersToMove(String node) {
    return listed(
            "left join leases l on l.game = g.id"
                + " where (g.axis <> 'person' or g.soviet <> 'person')"
                + " and coalesce(e.next, g.first_decision) <> 'over'"
                + " and (l.until is null or l.until < "
                + dialect.now()
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
        h -> h.createQuery(LIST.formatted("") + where).map((row, ctx) -> Rows.listed(row)).list());
  }

  /** The games that the owner of this machine has opened, the one played last first. */
  public List<Owned> ownGames(int most) {
    return ask(
        h ->
            h.createQuery(
                    LIST.formatted(", o.seats as own_seats")
                        + "join owned o on o.game = g.id"
                        + " order by coalesce(e.at, g.created) desc, g.id limit "
                        + most)
                .map((row, ctx) -> new Owned(Rows.listed(row), row.getString("own_seats")))
                .list());
  }

  /** The seats that the owner of this machine took when he opened a game, if he did. */
  public Optional<String> ownSeats(String game) {
    return ask(
        h ->
            h.createQuery("select seats from owned where game = :game")
                .bind("game", game)
                .mapTo(String.class)
                .findOne());
  }

  /** Asks the database to write something; done when it has. */
  public void check() {
    durable(writer.submit(Jobs.probe(name)));
    ask(h -> h.createQuery("select 1").mapTo(Integer.class).one());
  }

  /**
   * Games to be cleared away.
   *
   * @param untaken those without an entry, opened before this moment
   * @param idle those that are not over, without an entry since this moment
   * @param over those that are over, without an entry since this moment
   * @param left those that one player wants deleted since before this moment
   */
  public List<String> toClear(long untaken, long idle, long over, long left) {
    return ask(
        h ->
            h.createQuery(
                    "select g.id from games g"
                        + " left join entries e on e.game = g.id and e.sequence = "
                        + LAST
                        + " where e.sequence is null and g.created < :untaken"
                        + " or e.next <> 'over' and e.at < :idle"
                        + " or e.next = 'over' and e.at < :over"
                        + " or exists (select 1 from seats s where s.game = g.id"
                        + " and s.leaves > 0 and s.leaves < :left)")
                .bind("untaken", untaken)
                .bind("idle", idle)
                .bind("over", over)
                .bind("left", left)
                .mapTo(String.class)
                .list());
  }

  public int countGames() {
    return ask(h -> h.createQuery("select count(*) from games").mapTo(Integer.class).one());
  }

  private <T> T ask(HandleCallback<T, RuntimeException> question) {
    if (System.nanoTime() - goneAt < AGAIN_NANOS && goneAt != 0) {
      throw new StoreProblem("the database does not answer");
    }
    try {
      return jdbi.withHandle(question);
    } catch (ConnectionException e) {
      goneAt = System.nanoTime();
      throw new StoreProblem("the database does not answer: " + reason(e), e);
    } catch (JdbiException e) {
      throw new StoreProblem("the database does not answer: " + reason(e), e);
    }
  }

  private Connection connect() throws SQLException {
    if (System.nanoTime() - goneAt < AGAIN_NANOS && goneAt != 0) {
      throw new SQLException("the database does not answer");
    }
    try {
      return pool.getConnection();
    } catch (SQLException e) {
      goneAt = System.nanoTime();
      throw e;
    }
  }

  @Override
  public void close() {
    for (AutoCloseable each : attached) {
      try {
        each.close();
      } catch (Exception e) {
        throw new IllegalStateException(e);
      }
    }
    writer.close();
    pool.close();
  }
}
