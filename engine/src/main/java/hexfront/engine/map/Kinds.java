package hexfront.engine.map;

import java.util.List;

/** The names of the kinds of terrain a game has, each with a bit. At most 31. */
public record Kinds(List<String> names) {
  public Kinds {
    names = List.copyOf(names);
    if (names.size() > 31) {
      throw new IllegalArgumentException("more than 31 kinds: " + names);
    }
  }

  public static Kinds of(String... names) {
    return new Kinds(List.of(names));
  }

  public boolean has(String name) {
    return names.contains(name);
  }

  /** The bit of a kind; 0 if this game has no such kind, so that asking for it never matches. */
  public int bit(String name) {
    int i = names.indexOf(name);
    return i < 0 ? 0 : 1 << i;
  }

  public List<String> in(int bits) {
    return names.stream().filter(n -> (bits & bit(n)) != 0).toList();
  }
}
