package hexfront.engine.written;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How records of one type are written: a name and the fields in their order. */
final class RecordForm {
  private final String name;
  private final long nameHash;
  private final Class<? extends Record> type;
  private final RecordComponent[] components;
  private final MethodHandle[] fields;
  private final Constructor<? extends Record> constructor;
  private Codec[] codecs = {};

  RecordForm(String name, Class<? extends Record> type) {
    this.name = name;
    this.nameHash = Mix.of(name);
    this.type = type;
    components = type.getRecordComponents();
    fields = new MethodHandle[components.length];
    try {
      for (int i = 0; i < fields.length; i++) {
        components[i].getAccessor().setAccessible(true);
        fields[i] =
            MethodHandles.lookup()
                .unreflect(components[i].getAccessor())
                .asType(MethodType.methodType(Object.class, Object.class));
      }
      constructor =
          type.getDeclaredConstructor(
              Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new));
      constructor.setAccessible(true);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(type + " cannot be written", e);
    }
  }

  void resolve(Codecs all) {
    codecs = Arrays.stream(components).map(all::of).toArray(Codec[]::new);
  }

  Class<? extends Record> type() {
    return type;
  }

  private @Nullable Object field(Object of, int i) {
    try {
      return fields[i].invokeExact(of);
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalStateException(type + " is not readable", e);
    }
  }

  @SuppressWarnings("NullAway") // a codec of what may be missing takes null
  void write(Object value, StringBuilder out) {
    int last = fields.length;
    while (last > 0
        && codecs[last - 1].mayBeLeftOut()
        && codecs[last - 1].isNatural(field(value, last - 1))) {
      last--;
    }
    out.append('(');
    Node.write(out, name);
    for (int i = 0; i < last; i++) {
      out.append(' ');
      codecs[i].write(field(value, i), out);
    }
    out.append(')');
  }

  Object read(Node.Group group) {
    List<Node> parts = group.rest();
    if (parts.size() > fields.length) {
      throw new WrittenProblem("'" + name + "' has more fields than is known");
    }
    @Nullable Object[] values = new @Nullable Object[fields.length];
    for (int i = 0; i < fields.length; i++) {
      if (i < parts.size()) {
        values[i] = codecs[i].read(parts.get(i));
      } else if (codecs[i].mayBeLeftOut()) {
        values[i] = codecs[i].natural();
      } else {
        throw new WrittenProblem("'" + name + "' has fewer fields than are needed");
      }
    }
    try {
      return constructor.newInstance(values);
    } catch (ReflectiveOperationException e) {
      throw new WrittenProblem("'" + name + "' cannot be made of its fields");
    }
  }

  /** What is natural adds nothing, so that a field more changes no hash. */
  @SuppressWarnings("NullAway") // a codec of what may be missing takes null
  long hash(Object value) {
    long h = nameHash;
    for (int i = 0; i < fields.length; i++) {
      Object field = field(value, i);
      if (!codecs[i].isNatural(field)) {
        h += Mix.of(i + 1, codecs[i].hash(field));
      }
    }
    return Mix.spread(h);
  }
}
