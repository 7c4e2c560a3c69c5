package hexfront.server.store;

import hexfront.engine.Side;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HexFormat;
import java.util.List;

/** All that is ever written. */
final class Jobs {
  private Jobs() {}

  /** What a job does. */
  @FunctionalInterface
  private interface Act {
    boolean on(Writer.Statements statements) throws SQLException;
  }

  private record Plain(String key, Act act, Act written) implements Writer.Job {
    @Override
    public boolean write(Writer.Statements statements) throws SQLException {
      return act.on(statements);
    }

    @Override
    public boolean isWritten(Writer.Statements statements) throws SQLException {
      return written.on(statements);
    }
  }

  /** A job that may be done twice. */
  private static Writer.Job job(String game, Act act) {
    return new Plain(game, act, s -> false);
  }

  static Writer.Job create(GameRecord game, List<Entry> entries) {
    return new Plain(
        game.id(),
        s -> {
          boolean added = Rows.add(game, s.of(Rows.ADD_GAME));
          for (Side side : Side.values()) {
            if (added && !game.hasCommander(side)) {
              Rows.add(game.id(), side, game.chair(side), s.of(Rows.ADD_CHAIR));
            }
          }
          for (Entry entry : added ? entries : List.<Entry>of()) {
            Rows.add(entry, s.of(Rows.ADD_ENTRY));
          }
          return added;
        },
        s -> isThere(s, "select 1 from games where id = ?", game.id()));
  }

  private static boolean isThere(Writer.Statements s, String sql, String... values)
      throws SQLException {
    PreparedStatement select = s.of(sql);
    for (int i = 0; i < values.length; i++) {
      select.setString(i + 1, values[i]);
    }
    try (ResultSet found = select.executeQuery()) {
      return found.next();
    }
  }

  static Writer.Job append(Entry entry, boolean shared) {
    return new Plain(
        entry.game(),
        s -> {
          boolean added = Rows.add(entry, s.of(Rows.ADD_ENTRY));
          if (added && shared) {
            tell(s, entry.game(), entry.sequence());
          }
          return added;
        },
        s -> {
          PreparedStatement select = s.of("select * from entries where game = ? and sequence = ?");
          select.setString(1, entry.game());
          select.setInt(2, entry.sequence());
          try (ResultSet found = select.executeQuery()) {
            return found.next() && Rows.entry(found).equals(entry);
          }
        });
  }

  /** Tells other servers that a game has a new entry; 0 if its seats have changed. */
  private static void tell(Writer.Statements s, String game, int sequence) throws SQLException {
    PreparedStatement notify = s.of("select pg_notify(?, ?)");
    notify.setString(1, Store.CHANNEL);
    notify.setString(2, game + " " + sequence);
    notify.execute();
  }

  static Writer.Job keep(Checkpoint checkpoint) {
    return job(checkpoint.game(), s -> Rows.keep(checkpoint, s.of(Rows.KEEP_CHECKPOINT)));
  }

  static Writer.Job renew(GameRecord game, List<Entry> entries) {
    return job(
        game.id(),
        s -> {
          PreparedStatement header = s.of("update games set header = ? where id = ?");
          header.setString(1, Rows.writeHeader(game));
          header.setString(2, game.id());
          header.executeUpdate();
          PreparedStatement entry =
              s.of("update entries set orders = ?, position = ? where game = ? and sequence = ?");
          for (Entry each : entries) {
            entry.setString(1, each.order());
            entry.setString(2, HexFormat.of().toHexDigits(each.position()));
            entry.setString(3, game.id());
            entry.setInt(4, each.sequence());
            entry.executeUpdate();
          }
          return true;
        });
  }

  static Writer.Job post(Posted letter) {
    return job(letter.game(), s -> Rows.post(letter, s.of(Rows.POST)));
  }

  /** Puts away the letter that came last in a game. */
  static Writer.Job putAway(String game) {
    return job(
        game,
        s -> {
          PreparedStatement delete = s.of("delete from letters where game = ?");
          delete.setString(1, game);
          return delete.executeUpdate() == 1;
        });
  }

  /** Takes or keeps a lease that ends so many milliseconds from now, by the database's clock. */
  static Writer.Job lease(String game, String node, long millis, Dialect dialect) {
    String sql =
        "insert into leases (game, node, until) values (?, ?, "
            + dialect.now()
            + " + ?) on conflict (game) do update set node = excluded.node,"
            + " until = excluded.until where leases.node = excluded.node or leases.until < "
            + dialect.now();
    return job(
        game,
        s -> {
          PreparedStatement take = s.of(sql);
          take.setString(1, game);
          take.setString(2, node);
          take.setLong(3, millis);
          return take.executeUpdate() == 1;
        });
  }

  /** Redeems an invitation; false if it was redeemed before, or never given. */
  static Writer.Job redeem(
      String game, Side side, String invitation, String token, String promise, boolean shared) {
    String column = hashColumn(side);
    return new Plain(
        game,
        s -> {
          PreparedStatement chair =
              s.of(
                  "update seats set invitation = '', promise = ?"
                      + " where game = ? and side = ? and invitation = ?");
          chair.setString(1, promise);
          chair.setString(2, game);
          chair.setString(3, side.word());
          chair.setString(4, invitation);
          return chair.executeUpdate() == 1 && token(s, game, column, token, shared);
        },
        s -> isThere(s, "select 1 from games where id = ? and " + column + " = ?", game, token));
  }

  private static String hashColumn(Side side) {
    return side == Side.AXIS ? "axis_hash" : "soviet_hash";
  }

  private static boolean token(
      Writer.Statements s, String game, String column, String token, boolean shared)
      throws SQLException {
    PreparedStatement hash = s.of("update games set " + column + " = ? where id = ?");
    hash.setString(1, token);
    hash.setString(2, game);
    boolean done = hash.executeUpdate() == 1;
    if (done && shared) {
      tell(s, game, 0);
    }
    return done;
  }

  /** Gives a seat another token, if it still has the one that was shown. */
  static Writer.Job change(String game, Side side, String from, String to, boolean shared) {
    return change(game, hashColumn(side), from, to, shared);
  }

  /** Gives spectators another token, if they still have the one that is named. */
  static Writer.Job changeWatch(String game, String from, String to, boolean shared) {
    return change(game, "spectator_hash", from, to, shared);
  }

  private static Writer.Job change(
      String game, String column, String from, String to, boolean shared) {
    return new Plain(
        game,
        s ->
            isThere(s, "select 1 from games where id = ? and " + column + " = ?", game, from)
                && token(s, game, column, to, shared),
        s -> isThere(s, "select 1 from games where id = ? and " + column + " = ?", game, to));
  }

  /** Notes the seats that the owner of this machine took. */
  static Writer.Job own(String game, String seats) {
    return job(
        game,
        s -> {
          PreparedStatement insert =
              s.of("insert into owned (game, seats) values (?, ?) on conflict do nothing");
          insert.setString(1, game);
          insert.setString(2, seats);
          return insert.executeUpdate() == 1;
        });
  }

  /** Lays open what a player adds to the dice. */
  static Writer.Job share(String game, Side side, String share, boolean shared) {
    return job(
        game,
        s -> {
          PreparedStatement chair =
              s.of("update seats set share = ? where game = ? and side = ? and share in ('', ?)");
          chair.setString(1, share);
          chair.setString(2, game);
          chair.setString(3, side.word());
          chair.setString(4, share);
          boolean done = chair.executeUpdate() == 1;
          if (done && shared) {
            tell(s, game, 0);
          }
          return done;
        });
  }

  /** Notes since when a player wants the game deleted; 0 if not any more. */
  static Writer.Job leave(String game, Side side, long since, boolean shared) {
    return job(
        game,
        s -> {
          PreparedStatement chair = s.of("update seats set leaves = ? where game = ? and side = ?");
          chair.setLong(1, since);
          chair.setString(2, game);
          chair.setString(3, side.word());
          boolean done = chair.executeUpdate() == 1;
          if (done && shared) {
            tell(s, game, 0);
          }
          return done;
        });
  }

  /** Deletes a game and all that belongs to it; false if there is none. */
  static Writer.Job delete(String game, boolean shared) {
    return new Plain(
        game,
        s -> {
          for (String table :
              List.of("checkpoints", "leases", "seats", "owned", "letters", "entries")) {
            PreparedStatement part = s.of("delete from " + table + " where game = ?");
            part.setString(1, game);
            part.executeUpdate();
          }
          PreparedStatement whole = s.of("delete from games where id = ?");
          whole.setString(1, game);
          boolean done = whole.executeUpdate() == 1;
          if (done && shared) {
            tell(s, game, 0);
          }
          return done;
        },
        s -> !isThere(s, "select 1 from games where id = ?", game));
  }

  /** Nothing to write: only what is looked at before every write. */
  static Writer.Job nothing() {
    return job("", s -> true);
  }

  /** Writes something that nobody needs, to find out whether the database takes it. */
  static Writer.Job probe(String node) {
    return job(
        "",
        s -> {
          PreparedStatement probe =
              s.of(
                  "insert into probes (node, at) values (?, ?)"
                      + " on conflict (node) do update set at = excluded.at");
          probe.setString(1, node);
          probe.setLong(2, System.currentTimeMillis());
          return probe.executeUpdate() == 1;
        });
  }
}
