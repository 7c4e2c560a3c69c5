package hexfront.server.hall;

import hexfront.engine.dice.Source;
import hexfront.server.store.GameRecord;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The dice of a game in memory: they wait until all who have a part in them have done it. */
final class TableDice implements Source {
  private final Supplier<GameRecord> game;
  private @Nullable Source ready;

  TableDice(Supplier<GameRecord> game) {
    this.game = game;
  }

  private Source source() {
    Source known = ready;
    if (known == null) {
      GameRecord now = game.get();
      DiceWords.waitFor(now)
          .ifPresent(
              why -> {
                throw new Denied.Waiting(why);
              });
      known = DiceWords.source(now);
      ready = known;
    }
    return known;
  }

  @Override
  public int roll(long index) {
    return source().roll(index);
  }

  @Override
  public int draw(long index, int n) {
    return source().draw(index, n);
  }
}
