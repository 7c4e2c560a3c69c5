package hexfront.server.hall;

import hexfront.engine.View;
import hexfront.games.table.Tables;
import hexfront.server.store.Entry;
import hexfront.server.store.GameRecord;
import java.util.ArrayList;
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
    List<Teller> telling = new ArrayList<>();
    if (skipped == 0) {
      telling.add(new Teller(course, over));
    }
    Rerun.of(
            course,
            entries,
            step -> {
              if (step.sequence() == skipped) {
                telling.add(new Teller(course, over));
              } else if (!telling.isEmpty()) {
                Frame frame = telling.getFirst().frames(step).get(seat);
                if (frame != null) {
                  each.accept(frame);
                }
              }
            })
        .ifPresent(
            problem -> {
              throw problem;
            });
  }
}
