package hexfront.engine.orders;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/** Whole numbers under names: how much of something each of some formations or places gets. */
public record Amounts(Map<String, Integer> byName) {
  public static final Amounts NONE = new Amounts(Map.of());

  public Amounts {
    byName = Collections.unmodifiableMap(new TreeMap<>(byName));
  }

  public int total() {
    return byName.values().stream().mapToInt(Integer::intValue).sum();
  }
}
