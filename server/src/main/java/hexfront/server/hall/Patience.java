package hexfront.server.hall;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;

/**
 * How long a game is left alone whose commander came to nothing: twice as long each time, and then
 * for good, until the game goes on.
 */
final class Patience {
  private static final long FIRST_NANOS = 2_000_000_000L;
  private static final int TRIES = 6;
  private static final int ANYWHERE = -1;

  private record Rest(int sequence, int failures, long until) {}

  private final LongSupplier nanos;
  private final Map<String, Rest> resting = new ConcurrentHashMap<>();

  Patience(LongSupplier nanos) {
    this.nanos = nanos;
  }

  /** Whether a game is to be left alone where it stands. */
  boolean isResting(String game, int sequence) {
    Rest rest = resting.get(game);
    return rest != null
        && (rest.sequence == sequence || rest.sequence == ANYWHERE)
        && (rest.failures >= TRIES || nanos.getAsLong() - rest.until < 0);
  }

  /** Notes that a commander came to nothing; whether that was once too often. */
  boolean failed(String game, int sequence) {
    Rest before = resting.get(game);
    int failures = before == null || before.sequence != sequence ? 1 : before.failures + 1;
    long wait = FIRST_NANOS << Math.min(failures - 1, TRIES);
    resting.put(game, new Rest(sequence, failures, nanos.getAsLong() + wait));
    return failures >= TRIES;
  }

  /** Leaves a game alone for a moment; it was not the commander's fault. */
  void later(String game) {
    resting.putIfAbsent(game, new Rest(ANYWHERE, 0, nanos.getAsLong() + FIRST_NANOS));
  }

  /** Leaves a game alone until it is taken up again. */
  void pause(String game, int sequence) {
    resting.put(game, new Rest(sequence, TRIES, 0));
  }

  /** The game has gone on, or something has changed in it. */
  void forget(String game) {
    resting.remove(game);
  }
}
