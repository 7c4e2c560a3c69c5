package hexfront.games.common;

import hexfront.engine.Board;
import hexfront.engine.Side;
import hexfront.games.Arrangement.Impossible;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A value that somebody gives to a part of the game's own state. Its accessors throw an {@link
 * Impossible} that names the state and says what it expects, when the value is not that.
 */
public final class StateValue {
  private static final int HIGHEST = 9999;

  private final Board board;
  private final String name;
  private final Object value;

  StateValue(Board board, String name, Object value) {
    this.board = board;
    this.name = name;
    this.value = value;
  }

  /** Why this value cannot be. */
  public Impossible expected(String what) {
    return new Impossible(name + " expects " + what + ", found " + found());
  }

  private String found() {
    return switch (value) {
      case List<?> list -> "a list";
      case Map<?, ?> map -> "an object";
      case String text -> "'" + text + "'";
      default -> String.valueOf(value);
    };
  }

  /** A whole number from 0 on. */
  public int number() {
    return number(0, HIGHEST);
  }

  public int number(int least, int most) {
    if (value instanceof Number n) {
      double d = n.doubleValue();
      if (d >= least && d <= most && d == Math.rint(d)) {
        return n.intValue();
      }
    }
    throw expected("a number from " + least + " to " + most);
  }

  public boolean truth() {
    if (value instanceof Boolean truth) {
      return truth;
    }
    throw expected("true or false");
  }

  public String text() {
    if (value instanceof String text) {
      return text;
    }
    throw expected("a text");
  }

  /** One of these words. */
  public String oneOf(Collection<String> words) {
    if (value instanceof String text && words.contains(text)) {
      return text;
    }
    throw expected("one of " + words);
  }

  public Side side() {
    return Side.of(text()).orElseThrow(() -> expected("axis or soviet"));
  }

  /** A hex by its printed number. */
  public int hex() {
    return board.grid().hex(text()).orElseThrow(() -> expected("a hex of the map"));
  }

  /** A unit by its id. */
  public int unit() {
    return board.unit(text()).orElseThrow(() -> expected("a unit of the position"));
  }

  public boolean isObject() {
    return value instanceof Map;
  }

  public List<StateValue> list() {
    if (value instanceof List<?> list) {
      return list.stream().map(item -> new StateValue(board, name, item)).toList();
    }
    throw expected("a list");
  }

  /** The hexes of a list. */
  public int[] hexes() {
    return list().stream().mapToInt(StateValue::hex).toArray();
  }

  /** What stands under the names of an object. */
  public Map<String, StateValue> object() {
    if (!(value instanceof Map<?, ?> map)) {
      throw expected("an object");
    }
    Map<String, StateValue> object = new LinkedHashMap<>();
    map.forEach(
        (key, item) ->
            object.put(
                String.valueOf(key), new StateValue(board, name, item == null ? "null" : item)));
    return object;
  }

  /** What stands under a name of an object that must have it. */
  public StateValue at(String key) {
    StateValue found = object().get(key);
    if (found == null) {
      throw expected("an object with " + key);
    }
    return found;
  }

  /** An object from hexes to something. */
  public Map<Integer, StateValue> byHex() {
    Map<Integer, StateValue> by = new LinkedHashMap<>();
    object().forEach((key, item) -> by.put(key(key).hex(), item));
    return by;
  }

  /** An object from units to something. */
  public Map<Integer, StateValue> byUnit() {
    Map<Integer, StateValue> by = new LinkedHashMap<>();
    object().forEach((key, item) -> by.put(key(key).unit(), item));
    return by;
  }

  /** An object from sides to something. */
  public Map<Side, StateValue> bySide() {
    Map<Side, StateValue> by = new LinkedHashMap<>();
    object().forEach((key, item) -> by.put(key(key).side(), item));
    return by;
  }

  private StateValue key(String key) {
    return new StateValue(board, name, key);
  }
}
