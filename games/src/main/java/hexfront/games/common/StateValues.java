package hexfront.games.common;

import hexfront.engine.Board;
import hexfront.games.Arrangement.Impossible;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;

/** What somebody says of the game's own state, by its names. */
public final class StateValues {
  private final Board board;
  private final Map<String, Object> values;

  private StateValues(Board board, Map<String, Object> values) {
    this.board = board;
    this.values = values;
  }

  /** Nothing is said. */
  static StateValues none(Board board) {
    return new StateValues(board, Map.of());
  }

  /**
   * What is said, under names of which all are known.
   *
   * @throws Impossible naming the first that is not
   */
  static StateValues of(Board board, Map<String, Object> values, Collection<String> known) {
    for (String name : values.keySet()) {
      if (!known.contains(name)) {
        throw new Impossible("unknown state '" + name + "', expected one of " + known);
      }
    }
    return new StateValues(board, values);
  }

  /** What is said of one part. */
  public Optional<StateValue> get(String name) {
    return Optional.ofNullable(values.get(name)).map(v -> new StateValue(board, name, v));
  }
}
