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
  private final long[] nameHashes;
  private final Map<String, Integer> indices = new HashMap<>();

  ValueText(Forms.ValueForm form) {
    this.form = form;
    this.names = form.names();
    this.nameHash = Mix.of(name());
    this.nameHashes = names == null ? new long[0] : names.stream().mapToLong(Mix::of).toArray();
    if (names != null && form.some()) {
      for (int i = 0; i < names.size(); i++) {
        indices.put(names.get(i), i);
      }
    }
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
    if (!form.some()) {
      return Mix.of(nameHash, nameHashes[value - 1]);
    }
    long h = 0;
    for (int left = value; left != 0; left &= left - 1) {
      h += nameHashes[Integer.numberOfTrailingZeros(left)];
    }
    return Mix.of(nameHash, h);
  }
}
