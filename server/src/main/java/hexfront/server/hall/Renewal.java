package hexfront.server.hall;

import hexfront.engine.journal.Journal;
import hexfront.engine.journal.Journal.JournalProblem;
import hexfront.games.migrations.Migrations;
import hexfront.games.table.Tables;
import hexfront.server.store.Entry;
import hexfront.server.store.GameRecord;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/** A game that an earlier server wrote, turned into one of today's. */
record Renewal(GameRecord game, List<Entry> entries) {
  static boolean isNeeded(GameRecord game) {
    return game.format() < Journal.VERSION;
  }

  /**
   * Plays the game again and notes the hashes that its positions have today. What cannot be played
   * any more stays as it is.
   */
  static Renewal of(Tables tables, GameRecord old, List<Entry> entries) {
    Migrations since = Migrations.since(old.format());
    Course course = new Course(tables.setUp(since.header(old.header()), DiceWords.source(old)));
    String box = old.header().getOrDefault("game", "");
    List<Entry> renewed = new ArrayList<>();
    boolean playable = true;
    for (Entry entry : entries) {
      Entry now = entry.withOrder(since.order(box, entry.order()));
      if (playable) {
        try {
          OptionalLong hash = since.hash(OptionalLong.of(entry.position()));
          now = now.withPosition(course.repeat(now, hash).position());
        } catch (JournalProblem e) {
          playable = false;
        }
      }
      renewed.add(now);
    }
    return new Renewal(
        old.renewed(Journal.VERSION, course.table().game().journal().header()),
        List.copyOf(renewed));
  }
}
