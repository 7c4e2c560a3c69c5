package hexfront.engine.written;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** How one of the whole numbers that a game keeps is written. */
final class ValueText {
  private final Forms.ValueForm form;
  private final long nameHash;
  private final @Nullable List<String> names;
  private final Listed listed;

  /** Names with their hashes and where each stands; many numbers stand for one of the same. */
  private record Listed(long[] hashes, Map<String, Integer> indices) {
    static final Listed NONE = new Listed(new long[0], Map.of());

    static Listed of(List<String> names) {
      Map<String, Integer> indices = HashMap.newHashMap(names.size());
      for (int i = 0; i < names.size(); i++) {
        indices.putIfAbsent(names.get(i), i);
      }
      return new Listed(names.stream().mapToLong(Mix::of).toArray(), indices);
    }
  }

  private ValueText(Forms.ValueForm form, Listed listed) {
    this.form = form;
    this.names = form.names();
    this.nameHash = Mix.of(name());
    this.listed = listed;
  }

  /** How all the numbers of a game are written. */
  static ValueText[] of(List<Forms.ValueForm> forms) {
    IdentityHashMap<List<String>, Listed> known = new IdentityHashMap<>();
    return forms.stream()
        .map(
            form -> {
              List<String> names = form.names();
              return new ValueText(
                  form, names == null ? Listed.NONE : known.computeIfAbsent(names, Listed::of));
            })
        .toArray(ValueText[]::new);
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
        bits |= 1 << index(name.word("a name"));
      }
      return bits;
    }
    return index(node.word("a name")) + 1;
  }

  private int index(String name) {
    int index = listed.indices.getOrDefault(name, -1);
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
      return Mix.of(nameHash, listed.hashes[value - 1]);
    }
    long h = 0;
    for (int left = value; left != 0; left &= left - 1) {
      h += listed.hashes[Integer.numberOfTrailingZeros(left)];
    }
    return Mix.of(nameHash, h);
  }
}
