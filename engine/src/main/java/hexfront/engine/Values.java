package hexfront.engine;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Whole numbers printed on a counter, by name: attack, movement, leadership and whatever a game
 * prints besides. From 0 to {@link #HIGHEST}; a name that is not there counts as 0. Immutable.
 */
public final class Values {
  public static final int HIGHEST = 9_999;

  public static final Values NONE = new Values(Map.of());

  private final String[] names;
  private final int[] numbers;

  private Values(Map<String, Integer> byName) {
    Map<String, Integer> sorted = new TreeMap<>(byName);
    names = new String[sorted.size()];
    numbers = new int[sorted.size()];
    int n = 0;
    for (var entry : sorted.entrySet()) {
      int number = entry.getValue();
      if (number < 0 || number > HIGHEST) {
        throw new IllegalArgumentException(
            entry.getKey() + " is " + number + ", expected 0 to " + HIGHEST);
      }
      names[n] = entry.getKey();
      numbers[n++] = number;
    }
  }

  public static Values of(Map<String, Integer> byName) {
    return byName.isEmpty() ? NONE : new Values(byName);
  }

  public static Values of(String name, int number) {
    return new Values(Map.of(name, number));
  }

  /** These values with one more, or with another number under a name. */
  public Values with(String name, int number) {
    Map<String, Integer> byName = byName();
    byName.put(name, number);
    return new Values(byName);
  }

  /** The number under a name; 0 if there is none. */
  public int get(String name) {
    int i = index(name);
    return i < 0 ? 0 : numbers[i];
  }

  public boolean has(String name) {
    return index(name) >= 0;
  }

  /** The names in alphabetical order. */
  public List<String> names() {
    return List.of(names);
  }

  private int index(String name) {
    for (int i = 0; i < names.length; i++) {
      if (names[i].equals(name)) {
        return i;
      }
    }
    return -1;
  }

  private Map<String, Integer> byName() {
    Map<String, Integer> byName = new TreeMap<>();
    for (int i = 0; i < names.length; i++) {
      byName.put(names[i], numbers[i]);
    }
    return byName;
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof Values v
        && Arrays.equals(names, v.names)
        && Arrays.equals(numbers, v.numbers);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(names) * 31 + Arrays.hashCode(numbers);
  }

  @Override
  public String toString() {
    return byName().toString();
  }
}
