package hexfront.engine;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What two views of one position agree on; where they differ, neither is told. */
record Common(View one, View other) {
  View view() {
    return new View(
        null,
        one.turn(),
        one.phasing(),
        one.stage(),
        units(),
        both(one.control(), other.control()),
        state(one.state(), other.state()),
        one.options());
  }

  private List<View.Counter> units() {
    if (one.units().equals(other.units())) {
      return one.units();
    }
    Map<String, View.Counter> others = HashMap.newHashMap(other.units().size());
    other.units().forEach(counter -> others.put(counter.id(), counter));
    List<View.Counter> units = new ArrayList<>();
    for (View.Counter counter : one.units()) {
      View.Counter twin = others.get(counter.id());
      if (counter.equals(twin)) {
        units.add(counter);
      } else if (twin != null && sameMarker(counter, twin)) {
        units.add(counter(counter, twin));
      }
    }
    return units;
  }

  private static boolean sameMarker(View.Counter a, View.Counter b) {
    return a.side() == b.side()
        && Objects.equals(a.hex(), b.hex())
        && Objects.equals(a.box(), b.box())
        && a.designation().equals(b.designation())
        && a.arm().equals(b.arm())
        && a.size().equals(b.size())
        && a.steps() == b.steps();
  }

  private static View.Counter counter(View.Counter a, View.Counter b) {
    return new View.Counter(
        a.id(),
        a.side(),
        a.hex(),
        a.box(),
        a.designation(),
        a.arm(),
        a.size(),
        a.steps(),
        Objects.equals(a.strengths(), b.strengths()) ? a.strengths() : null,
        a.flags().stream().filter(b.flags()::contains).toList());
  }

  private static Map<String, String> both(Map<String, String> a, Map<String, String> b) {
    if (a.equals(b)) {
      return a;
    }
    Map<String, String> both = new LinkedHashMap<>(a);
    both.entrySet().removeIf(entry -> !entry.getValue().equals(b.get(entry.getKey())));
    return both;
  }

  private static Map<String, Object> state(Map<String, Object> a, Map<String, Object> b) {
    Map<String, Object> state = new LinkedHashMap<>();
    a.forEach(
        (name, value) -> {
          Object shared = shared(value, b.get(name));
          if (shared != null) {
            state.put(name, shared);
          }
        });
    return state;
  }

  /** A value both know, or the part of a map that both know; null if there is none. */
  private static @Nullable Object shared(Object a, @Nullable Object b) {
    if (a.equals(b)) {
      return a;
    }
    if (!(a instanceof Map<?, ?> left && b instanceof Map<?, ?> right)) {
      return null;
    }
    Map<String, Object> both = new LinkedHashMap<>();
    left.forEach(
        (name, value) -> {
          Object shared = shared(value, right.get(name));
          if (shared != null) {
            both.put(String.valueOf(name), shared);
          }
        });
    return both;
  }
}
