package hexfront.engine.orders;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A path for each of some units, in the order in which they go; every path begins with the hex
 * where the unit stands.
 */
public record Paths(Map<Integer, Hexes> byUnit) {
  public Paths {
    byUnit = Collections.unmodifiableMap(new LinkedHashMap<>(byUnit));
  }

  public static Paths of(int unit, Hexes path) {
    return new Paths(Map.of(unit, path));
  }
}
