package hexfront.server.store;

import hexfront.engine.Side;
import hexfront.engine.journal.Saved;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;

/** Games and entries as rows of their tables. */
final class Rows {
  static final String ADD_ENTRY =
      "insert into entries"
          + " (game, sequence, what, side, orders, dice, position, why, next, at)"
          + " values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing";
  static final String ADD_GAME =
      "insert into games"
          + " (id, name, header, axis, soviet, axis_hash, soviet_hash, spectator_hash, watch, dice,"
          + " first_decision, created) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
          + " on conflict do nothing";
  static final String ADD_CHAIR =
      "insert into seats (game, side, invitation, promise, share, leaves)"
          + " values (?, ?, ?, ?, ?, ?) on conflict do nothing";

  /** Keeps the newest of a game's checkpoints. */
  static final String KEEP_CHECKPOINT =
      "insert into checkpoints (game, sequence, rules, position) values (?, ?, ?, ?)"
          + " on conflict (game) do update set sequence = excluded.sequence,"
          + " rules = excluded.rules, position = excluded.position"
          + " where checkpoints.sequence < excluded.sequence";

  /** Puts a letter in the place of the one before it. */
  static final String POST =
      "insert into letters (game, orders, position, letter, figures, done)"
          + " values (?, ?, ?, ?, ?, ?) on conflict (game) do update set"
          + " orders = excluded.orders, position = excluded.position, letter = excluded.letter,"
          + " figures = excluded.figures, done = excluded.done";

  private Rows() {}

  static boolean post(Posted letter, PreparedStatement insert) throws SQLException {
    List<Integer> figures = letter.figures();
    insert.setString(1, letter.game());
    insert.setInt(2, letter.orders());
    insert.setString(3, letter.position());
    insert.setString(4, letter.letter());
    insert.setString(
        5,
        figures == null
            ? null
            : figures.stream().map(String::valueOf).collect(Collectors.joining(" ")));
    insert.setInt(6, letter.done() ? 1 : 0);
    return insert.executeUpdate() == 1;
  }

  static Posted posted(ResultSet row) throws SQLException {
    String figures = row.getString("figures");
    return new Posted(
        row.getString("game"),
        row.getInt("orders"),
        row.getString("position"),
        row.getString("letter"),
        figures == null
            ? null
            : Arrays.stream(figures.split(" "))
                .filter(word -> !word.isEmpty())
                .map(Integer::valueOf)
                .toList(),
        row.getInt("done") == 1);
  }

  static boolean keep(Checkpoint checkpoint, PreparedStatement insert) throws SQLException {
    insert.setString(1, checkpoint.game());
    insert.setInt(2, checkpoint.sequence());
    insert.setInt(3, checkpoint.rules());
    insert.setString(4, checkpoint.position());
    return insert.executeUpdate() == 1;
  }

  static Checkpoint checkpoint(ResultSet row) throws SQLException {
    return new Checkpoint(
        row.getString("game"),
        row.getInt("sequence"),
        row.getInt("rules"),
        row.getString("position"));
  }

  static boolean add(Entry entry, PreparedStatement insert) throws SQLException {
    insert.setString(1, entry.game());
    insert.setInt(2, entry.sequence());
    insert.setString(3, entry.what().word());
    insert.setString(4, entry.side().word());
    insert.setString(5, entry.order());
    insert.setString(6, entry.dice());
    insert.setString(7, HexFormat.of().toHexDigits(entry.position()));
    insert.setString(8, entry.why());
    insert.setString(9, entry.next());
    insert.setLong(10, entry.at());
    return insert.executeUpdate() == 1;
  }

  static void add(String game, Side side, Chair chair, PreparedStatement insert)
      throws SQLException {
    insert.setString(1, game);
    insert.setString(2, side.word());
    insert.setString(3, chair.invitation());
    insert.setString(4, chair.promise());
    insert.setString(5, chair.share());
    insert.setLong(6, chair.leaves());
    insert.executeUpdate();
  }

  static Chair chair(ResultSet row) throws SQLException {
    return new Chair(
        row.getString("invitation"),
        row.getString("promise"),
        row.getString("share"),
        row.getLong("leaves"));
  }

  static boolean add(GameRecord game, PreparedStatement insert) throws SQLException {
    insert.setString(1, game.id());
    insert.setString(2, game.name());
    insert.setString(3, writeHeader(game));
    insert.setString(4, game.axis());
    insert.setString(5, game.soviet());
    insert.setString(6, game.axisHash());
    insert.setString(7, game.sovietHash());
    insert.setString(8, game.spectatorHash());
    insert.setString(9, game.watch());
    insert.setString(10, game.dice());
    insert.setString(11, game.first());
    insert.setLong(12, game.created());
    return insert.executeUpdate() == 1;
  }

  static GameRecord game(ResultSet row) throws SQLException {
    return new GameRecord(
        row.getString("id"),
        row.getString("name"),
        Saved.format(row.getString("header")),
        Saved.header(row.getString("header")),
        row.getString("axis"),
        row.getString("soviet"),
        row.getString("axis_hash"),
        row.getString("soviet_hash"),
        row.getString("spectator_hash"),
        row.getString("watch"),
        row.getString("dice"),
        row.getString("first_decision"),
        row.getLong("created"),
        Chair.PLAIN,
        Chair.PLAIN);
  }

  static Store.Listed listed(ResultSet row) throws SQLException {
    return new Store.Listed(
        game(row), row.getInt("at_sequence"), row.getString("at_next"), row.getLong("at_time"));
  }

  static Entry entry(ResultSet row) throws SQLException {
    String side = row.getString("side");
    return new Entry(
        row.getString("game"),
        row.getInt("sequence"),
        Entry.What.of(row.getString("what")),
        Side.of(side).orElseThrow(() -> new StoreProblem("the database has the side " + side)),
        row.getString("orders"),
        row.getString("dice"),
        HexFormat.fromHexDigitsToLong(row.getString("position")),
        row.getString("why"),
        row.getString("next"),
        row.getLong("at"));
  }

  /** The header as the first lines of a journal, which is how it is read back. */
  static String writeHeader(GameRecord game) {
    return "hexfront-journal "
        + game.format()
        + "\n"
        + game.header().entrySet().stream()
            .map(line -> line.getKey() + " " + line.getValue() + "\n")
            .collect(Collectors.joining());
  }
}
