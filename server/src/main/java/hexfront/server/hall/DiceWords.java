package hexfront.server.hall;

import hexfront.engine.dice.Committed;
import hexfront.engine.dice.Seeded;
import hexfront.engine.dice.Source;
import hexfront.server.store.StoreProblem;
import java.util.Optional;

/** How the database writes down where the dice of a game come from. */
final class DiceWords {
  private static final String SEED = "seed ";
  private static final String SECRET = "secret ";

  private DiceWords() {}

  static String write(Optional<Long> seed, Tokens tokens) {
    return seed.map(s -> SEED + s).orElseGet(() -> SECRET + tokens.dice());
  }

  static Source source(String words) {
    if (words.startsWith(SEED)) {
      return new Seeded(Long.parseLong(words.substring(SEED.length())));
    }
    if (words.startsWith(SECRET)) {
      return new Committed(words.substring(SECRET.length()));
    }
    throw new StoreProblem("the database has dice that nobody knows");
  }
}
