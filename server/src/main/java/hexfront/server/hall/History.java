package hexfront.server.hall;

import hexfront.engine.View;
import hexfront.games.table.Tables;
import hexfront.server.store.Entry;
import hexfront.server.store.GameRecord;
import java.util.List;
import java.util.function.Consumer;

/** Tells the course of a game again, from its entries. */
final class History {
  private final Tables tables;
  private final GameRecord game;
  private final List<Entry> entries;

  History(Tables tables, GameRecord game, List<Entry> entries) {
    this.tables = tables;
    this.game = game;
    this.entries = entries;
  }

  /** The first position as a seat may see it. */
  View start(Seat seat) {
    return new Teller(new Course(tables.setUp(game.header(), DiceWords.source(game.dice()))), false)
        .view(seat);
  }

  /** Tells every frame after a number, in order. */
  void tell(Seat seat, int after, Consumer<Frame> each) {
    Course course = new Course(tables.setUp(game.header(), DiceWords.source(game.dice())));
    boolean over = !entries.isEmpty() && entries.getLast().next().equals(Entry.OVER);
    int skipped = Math.min(after, entries.size());
    entries.subList(0, skipped).forEach(course::repeat);
    Teller teller = new Teller(course, over);
    for (Entry entry : entries.subList(skipped, entries.size())) {
      Frame frame = teller.frames(course.repeat(entry)).get(seat);
      if (frame != null) {
        each.accept(frame);
      }
    }
  }
}
