package hexfront.games.migrations;

import hexfront.engine.journal.Journal;
import hexfront.engine.journal.Saved;
import hexfront.engine.journal.Saved.Line;
import hexfront.engine.journal.Saved.Stand;
import hexfront.engine.journal.Saved.Stretch;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** All changes since a format, one after the other. */
public final class Migrations {
  private static final List<Migration> ALL = List.of(new FromJournal1());

  private final List<Migration> changes;
  private final boolean keepsHashes;

  private Migrations(List<Migration> changes) {
    this.changes = changes;
    keepsHashes = changes.stream().allMatch(Migration::keepsHashes);
  }

  /** The changes that turn games of a format into today's. */
  public static Migrations since(int format) {
    return new Migrations(ALL.stream().filter(change -> change.from() >= format).toList());
  }

  /** A saved game of any format as one of today's. */
  public static Saved today(Saved saved) {
    Migrations since = since(saved.format());
    String game = saved.header().getOrDefault("game", "");
    return new Saved(
        Journal.VERSION,
        since.header(saved.header()),
        saved.stretches().stream().map(stretch -> since.stretch(game, stretch)).toList(),
        saved.notes());
  }

  /** A header as it is today. */
  public Map<String, String> header(Map<String, String> header) {
    Map<String, String> now = header;
    for (Migration change : changes) {
      now = change.header(now);
    }
    return now;
  }

  /** An order of a game as it is today. */
  public String order(String game, String order) {
    String now = order;
    for (Migration change : changes) {
      now = change.order(game, now);
    }
    return now;
  }

  private String position(String game, String position) {
    String now = position;
    for (Migration change : changes) {
      now = change.position(game, now);
    }
    return now;
  }

  /** A position's hash, unless it cannot be compared any more. */
  public OptionalLong hash(OptionalLong hash) {
    return keepsHashes ? hash : OptionalLong.empty();
  }

  private Stretch stretch(String game, Stretch stretch) {
    List<Line> orders =
        stretch.orders().stream()
            .map(
                line ->
                    new Line(
                        line.line(),
                        line.number(),
                        line.side(),
                        order(game, line.order()),
                        line.thrown(),
                        hash(line.position())))
            .toList();
    return new Stretch(orders, stand(game, stretch.stand()));
  }

  private @Nullable Stand stand(String game, @Nullable Stand stand) {
    return stand == null
        ? null
        : new Stand(stand.number(), stand.rules(), position(game, stand.position()));
  }
}
