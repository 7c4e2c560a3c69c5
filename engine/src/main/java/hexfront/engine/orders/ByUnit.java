package hexfront.engine.orders;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/** A word for each of some units: the column at which it is read, the result it suffers. */
public record ByUnit(Map<Integer, String> words) {
  public static final ByUnit NOTHING = new ByUnit(Map.of());

  public ByUnit {
    words = Collections.unmodifiableMap(new TreeMap<>(words));
  }
}
