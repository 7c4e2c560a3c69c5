package hexfront.engine.orders;

import java.util.Map;
import java.util.TreeMap;

/** How many steps each of some units loses. */
public record Steps(Map<Integer, Integer> byUnit) {
  public Steps {
    byUnit = java.util.Collections.unmodifiableMap(new TreeMap<>(byUnit));
  }

  public static Steps of(int unit, int steps) {
    return new Steps(Map.of(unit, steps));
  }

  public int total() {
    return byUnit.values().stream().mapToInt(Integer::intValue).sum();
  }
}
