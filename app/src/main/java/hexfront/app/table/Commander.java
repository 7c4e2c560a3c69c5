package hexfront.app.table;

import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Rulebook;
import hexfront.games.wire.Malformed;
import java.time.Duration;
import java.util.List;
import java.util.random.RandomGenerator;

/** A player that is a program. */
@FunctionalInterface
public interface Commander {
  /** Any legal order, no thought given to it. */
  Commander RANDOM = (rulebook, position, random, time) -> rulebook.anyOrder(position, random);

  List<String> LEVELS = List.of("random", "recruit");

  Order choose(Rulebook rulebook, Position position, RandomGenerator random, Duration time);

  /** The commander of a level. */
  static Commander of(String level) {
    if (!LEVELS.contains(level)) {
      throw new Malformed(
          "unknown commander " + Malformed.quote(level) + ", expected one of " + LEVELS);
    }
    return RANDOM;
  }
}
