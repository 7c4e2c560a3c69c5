package hexfront.engine.written;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** How one of the whole numbers that a game keeps is written. */
final class ValueText {
  private final Forms.ValueForm form;
  private final long nameHash;
  private final @Nullable List<String> names;
  private final Map<String, Integer> indices;

  /** A number that stands for names, and its hash. */
  private record Hashed(int value, long hash) {}

  /** The last one asked for: most numbers stay as they are. Immutable, so that threads share it. */
  private @Nullable Hashed last;

  ValueText(Forms.ValueForm form) {
    this.form = form;
    this.names = form.names();
    this.nameHash = Mix.of(name());
    this.indices = names != null && form.some() ? indices(names) : Map.of();
  }

  private static Map<String, Integer> indices(List<String> names) {
    Map<String, Integer> indices = new HashMap<>();
    for (int i = 0; i < names.size(); i++) {
      indices.put(names.get(i), i);
    }
    return indices;
  }

  long nameHash() {
    return nameHash;
  }

  /** What it is called: its word, and its key if it has one. */
  String name() {
    return form.key().isEmpty() ? form.word() : form.word() + " " + form.key();
  }

  void write(int value, StringBuilder out) {
    out.append('(').append(form.word()).append(' ');
    if (!form.key().isEmpty()) {
      Node.write(out, form.key());
      out.append(' ');
    }
    if (names == null) {
      out.append(value);
    } else if (form.some()) {
      out.append('(');
      String between = "";
      for (int left = value; left != 0; left &= left - 1) {
        Node.write(out.append(between), names.get(Integer.numberOfTrailingZeros(left)));
        between = " ";
      }
      out.append(')');
    } else {
      Node.write(out, names.get(value - 1));
    }
    out.append(')');
  }

  int read(Node node) {
    if (names == null) {
      return node.number();
    }
    if (form.some()) {
      int bits = 0;
      for (Node name : node.group("a list").parts()) {
        bits |= 1 << index(names, name.word("a name"));
      }
      return bits;
    }
    return index(names, node.word("a name")) + 1;
  }

  private int index(List<String> among, String name) {
    int index = form.some() ? indices.getOrDefault(name, -1) : among.indexOf(name);
    if (index < 0) {
      throw new WrittenProblem("'" + form.word() + "' knows no '" + name + "'");
    }
    return index;
  }

  /** The hash of a number that is not 0. */
  long hash(int value) {
    if (names == null) {
      return Mix.of(nameHash, value);
    }
    Hashed known = last;
    if (known == null || known.value != value) {
      known = new Hashed(value, Mix.of(nameHash, named(names, value)));
      last = known;
    }
    return known.hash;
  }

  private long named(List<String> names, int value) {
    if (!form.some()) {
      return Mix.of(names.get(value - 1));
    }
    long h = 0;
    for (int left = value; left != 0; left &= left - 1) {
      h += Mix.of(names.get(Integer.numberOfTrailingZeros(left)));
    }
    return h;
  }
}
