package hexfront.engine.written;

import hexfront.engine.Order;
import hexfront.engine.Worded;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.OrderText;
import hexfront.engine.orders.Paths;
import hexfront.engine.orders.Steps;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/** Finds how the fields of stages are written, by their types. */
final class Codecs {
  private final Names names;
  private final OrderText orders;
  private final Map<String, RecordForm> byName = new HashMap<>();
  private final Map<Class<?>, RecordForm> byType = new HashMap<>();

  Codecs(Names names, OrderText orders, Map<String, Class<? extends Record>> records) {
    this.names = names;
    this.orders = orders;
    records.forEach(
        (name, type) -> {
          RecordForm form = new RecordForm(name, type);
          byName.put(name, form);
          byType.put(type, form);
        });
    byName.values().forEach(form -> form.resolve(this));
  }

  /** A record as it is written, whichever of those registered it is. */
  void write(Object value, StringBuilder out) {
    form(value).write(value, out);
  }

  long hash(Object value) {
    return form(value).hash(value);
  }

  private RecordForm form(Object value) {
    RecordForm form = byType.get(value.getClass());
    if (form == null) {
      throw new IllegalStateException(value.getClass() + " has no written name");
    }
    return form;
  }

  Object read(Node node, Class<?> expected) {
    Node.Group group = node.group("a group");
    RecordForm form = byName.get(group.head());
    if (form == null || !expected.isAssignableFrom(form.type())) {
      throw new WrittenProblem("'" + group.head() + "' has no place here");
    }
    return form.read(group);
  }

  // ---- by type

  /** The codec of a record's field. */
  Codec of(RecordComponent component) {
    return of(component.getGenericType(), component);
  }

  private Codec of(Type type, AnnotatedElement on) {
    if (type == int.class || type == Integer.class) {
      return on.isAnnotationPresent(UnitIndex.class)
          ? unit(-1, i -> i, i -> i)
          : on.isAnnotationPresent(HexIndex.class) ? hex(-1, i -> i, i -> i) : NUMBER;
    } else if (type == boolean.class) {
      return TRUTH;
    } else if (type == String.class) {
      return TEXT;
    } else if (type == UnitRef.class) {
      return unit(new UnitRef(-1), UnitRef::index, UnitRef::new);
    } else if (type == Hex.class) {
      return hex(new Hex(-1), Hex::index, Hex::new);
    } else if (type == Units.class) {
      Codec each = unit(-1, i -> i, i -> i);
      return list(
          each, Units.of(), units -> units.stream().boxed().toList(), list -> Units.of(ints(list)));
    } else if (type == Hexes.class) {
      return hexes();
    } else if (type == Steps.class) {
      return byUnit(new Steps(Map.of()), Steps::byUnit, NUMBER, Steps::new);
    } else if (type == Paths.class) {
      return byUnit(new Paths(Map.of()), Paths::byUnit, hexes(), Paths::new);
    } else if (type instanceof ParameterizedType p && p.getRawType() == List.class) {
      return list(of(p.getActualTypeArguments()[0], on), List.of(), list -> list, list -> list);
    } else if (type instanceof Class<?> c && c.isEnum()) {
      return new MaybeNothing(word(c));
    } else if (type instanceof Class<?> c && Order.class.isAssignableFrom(c)) {
      return new MaybeNothing(order(c));
    } else if (type instanceof Class<?> c && (c.isInterface() || byType.containsKey(c))) {
      return new MaybeNothing(registered(c));
    }
    throw new IllegalStateException("nobody knows how to write " + type + " in a stage");
  }

  private static int[] ints(List<Integer> list) {
    return list.stream().mapToInt(Integer::intValue).toArray();
  }

  private Codec hexes() {
    return list(
        hex(-1, i -> i, i -> i),
        Hexes.of(),
        hexes -> hexes.stream().boxed().toList(),
        list -> Hexes.of(ints(list)));
  }

  /** A codec put together of what it does. */
  private record Plain<T>(
      @Nullable T natural,
      BiConsumer<T, StringBuilder> writing,
      Function<Node, T> reading,
      ToLongFunction<T> hashing)
      implements Codec {
    @SuppressWarnings("unchecked")
    private T mine(Object value) {
      return (T) value;
    }

    @Override
    public void write(Object value, StringBuilder out) {
      writing.accept(mine(value), out);
    }

    @Override
    public Object read(Node node) {
      return reading.apply(node);
    }

    @Override
    public long hash(Object value) {
      return hashing.applyAsLong(mine(value));
    }
  }

  /** What has no natural value, but may be missing. */
  private record MaybeNothing(Codec codec) implements Codec {
    @Override
    public void write(@Nullable Object value, StringBuilder out) {
      if (value == null) {
        out.append(Node.NOTHING);
      } else {
        codec.write(value, out);
      }
    }

    @Override
    public @Nullable Object read(Node node) {
      return node instanceof Node.Word(String word) && word.equals(Node.NOTHING)
          ? null
          : codec.read(node);
    }

    @Override
    public long hash(Object value) {
      return codec.hash(value);
    }

    @Override
    public boolean isNatural(@Nullable Object value) {
      return value == null;
    }

    @Override
    public @Nullable Object natural() {
      return null;
    }
  }

  private static final Codec NUMBER =
      new Plain<Integer>(0, (i, out) -> out.append((int) i), Node::number, Mix::spread);

  private static final Codec TRUTH =
      new Plain<>(
          false,
          (b, out) -> out.append(b ? "yes" : "no"),
          node ->
              switch (node.word("yes or no")) {
                case "yes" -> true;
                case "no" -> false;
                default -> throw new WrittenProblem("expected yes or no");
              },
          b -> Mix.spread(1));

  private static final Codec TEXT =
      new Plain<>("", (s, out) -> Node.quote(out, s), node -> node.word("a text"), Mix::of);

  private <T> Codec unit(T natural, Function<T, Integer> index, Function<Integer, T> made) {
    return new Plain<>(
        natural,
        (u, out) -> names.writeUnit(index.apply(u), out),
        node -> made.apply(names.readUnit(node)),
        u -> names.hashUnit(index.apply(u)));
  }

  private <T> Codec hex(T natural, Function<T, Integer> index, Function<Integer, T> made) {
    return new Plain<>(
        natural,
        (h, out) -> names.writeHex(index.apply(h), out),
        node -> made.apply(names.readHex(node)),
        h -> names.hashHex(index.apply(h)));
  }

  private static <T, E> Codec list(
      Codec each, T natural, Function<T, List<E>> parts, Function<List<E>, T> made) {
    return new Plain<>(
        natural,
        (value, out) -> {
          out.append('(');
          String between = "";
          for (E part : parts.apply(value)) {
            out.append(between);
            each.write(part, out);
            between = " ";
          }
          out.append(')');
        },
        node -> {
          List<E> found = new ArrayList<>();
          for (Node part : node.group("a list").parts()) {
            @SuppressWarnings("unchecked")
            E read = (E) each.read(part);
            found.add(read);
          }
          return made.apply(List.copyOf(found));
        },
        value -> {
          long h = 1;
          for (E part : parts.apply(value)) {
            h = Mix.of(h, each.isNatural(part) ? 0 : each.hash(part));
          }
          return h;
        });
  }

  private <T, V> Codec byUnit(
      T natural, Function<T, Map<Integer, V>> map, Codec each, Function<Map<Integer, V>, T> made) {
    return new Plain<>(
        natural,
        (value, out) -> {
          out.append('(');
          String between = "";
          for (Map.Entry<Integer, V> entry : map.apply(value).entrySet()) {
            out.append(between);
            names.writeUnit(entry.getKey(), out);
            out.append(' ');
            each.write(entry.getValue(), out);
            between = " ";
          }
          out.append(')');
        },
        node -> {
          List<Node> parts = node.group("units and their values").parts();
          if (parts.size() % 2 != 0) {
            throw new WrittenProblem("a unit has no value");
          }
          Map<Integer, V> found = new LinkedHashMap<>();
          for (int i = 0; i < parts.size(); i += 2) {
            @SuppressWarnings("unchecked")
            V read = (V) each.read(parts.get(i + 1));
            found.put(names.readUnit(parts.get(i)), read);
          }
          return made.apply(found);
        },
        value -> {
          long h = 1;
          for (Map.Entry<Integer, V> entry : map.apply(value).entrySet()) {
            V of = entry.getValue();
            h += Mix.of(names.hashUnit(entry.getKey()), each.isNatural(of) ? 0 : each.hash(of));
          }
          return h;
        });
  }

  private static Codec word(Class<?> type) {
    if (!Worded.class.isAssignableFrom(type)) {
      throw new IllegalStateException(type + " has no words to be written by");
    }
    Map<String, Object> byWord = new HashMap<>();
    for (Object constant : type.getEnumConstants()) {
      byWord.put(((Worded) constant).word(), constant);
    }
    return new Plain<Worded>(
        null,
        (value, out) -> Node.write(out, value.word()),
        node -> {
          Object found = byWord.get(node.word("a word"));
          if (found == null) {
            throw new WrittenProblem("unknown word '" + node.word("") + "'");
          }
          return (Worded) found;
        },
        value -> Mix.of(value.word()));
  }

  private Codec order(Class<?> type) {
    return new Plain<Order>(
        null,
        (order, out) -> Node.quote(out, orders.write(order)),
        node -> {
          try {
            return (Order) type.cast(orders.read(node.word("an order")));
          } catch (IllegalArgumentException | ClassCastException e) {
            throw new WrittenProblem("no order that fits here: " + e.getMessage());
          }
        },
        order -> Mix.of(orders.write(order)));
  }

  private Codec registered(Class<?> type) {
    return new Plain<>(null, this::write, node -> read(node, type), this::hash);
  }
}
