package hexfront.engine.orders;

import hexfront.engine.Board;
import hexfront.engine.Order;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringTokenizer;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * Orders as one line of text, as the journal keeps them: {@code move units=a,b path=0304,0305}.
 * Fields that have their natural value (false, empty) are left out. Units and hexes stand under
 * their printed names, so that a journal survives a reordering of the data.
 */
public final class OrderText {
  private static final String BLANKS = " \t\n\u000B\f\r";

  private final Board board;
  private final OrderTypes types;

  public OrderText(Board board, List<OrderType> orderTypes) {
    this.board = board;
    this.types = new OrderTypes(orderTypes);
  }

  public String write(Order order) {
    if (order instanceof Bygone bygone) {
      return bygone.text();
    }
    StringBuilder text = new StringBuilder(order.type());
    for (Field field : types.of(order).fields()) {
      Object value = field.of(order);
      String written = field.isOmittable() && value.equals(field.natural()) ? "" : text(value);
      if (!written.isEmpty()) {
        text.append(' ').append(field.word()).append('=').append(written);
      }
    }
    return text.toString();
  }

  private String text(Object value) {
    return switch (value) {
      case Boolean b -> b ? "true" : "";
      case Integer i -> Integer.toString(i);
      case String s -> s;
      case UnitRef u -> unit(u.index());
      case Hex h -> hex(h.index());
      case Units u -> String.join(",", u.stream().mapToObj(this::unit).toList());
      case Hexes h -> path(h);
      case Steps s -> join(s.byUnit(), n -> Integer.toString(n));
      case Amounts a ->
          String.join(
              ";",
              a.byName().entrySet().stream().map(e -> e.getKey() + ":" + e.getValue()).toList());
      case Paths p -> join(p.byUnit(), this::path);
      case List<?> list -> String.join(",", list.stream().map(Object::toString).toList());
      default -> throw new IllegalStateException("no text for a field of " + value.getClass());
    };
  }

  private <V> String join(Map<Integer, V> map, Function<V, String> text) {
    return String.join(
        ";",
        map.entrySet().stream()
            .map(e -> unit(e.getKey()) + ":" + text.apply(e.getValue()))
            .toList());
  }

  private String path(Hexes hexes) {
    return String.join(",", hexes.stream().mapToObj(this::hex).toList());
  }

  private String unit(int index) {
    return board.unit(index).id();
  }

  private String hex(int index) {
    return index < 0 ? "off" : board.grid().number(index);
  }

  /** Reads what {@link #write} wrote; an {@link IllegalArgumentException} says what is wrong. */
  public Order read(String text) {
    StringTokenizer words = new StringTokenizer(text.trim(), BLANKS);
    String first = words.hasMoreTokens() ? words.nextToken() : "";
    OrderType type =
        types
            .find(first)
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "unknown order '" + first + "', expected one of " + types.words()));
    Map<String, String> fields = new HashMap<>();
    while (words.hasMoreTokens()) {
      String word = words.nextToken();
      int eq = word.indexOf('=');
      if (eq < 1) {
        throw new IllegalArgumentException("expected field=value, found '" + word + "'");
      }
      fields.put(word.substring(0, eq), word.substring(eq + 1));
    }
    List<Object> values = new ArrayList<>();
    for (Field field : type.fields()) {
      String value = fields.remove(field.word());
      values.add(value == null ? leftOut(field) : readValue(field, value));
    }
    if (!fields.isEmpty()) {
      throw new IllegalArgumentException(type.word() + " has no field " + fields.keySet());
    }
    return type.make(values);
  }

  /** Reads an order if today's rules still know it; else it is kept as the text it was. */
  public Order readIfKnown(String text) {
    try {
      return read(text);
    } catch (IllegalArgumentException e) {
      return new Bygone(text);
    }
  }

  private static Object leftOut(Field field) {
    Object natural = field.natural();
    if (natural == null) {
      throw new IllegalArgumentException("'" + field.word() + "' is missing");
    }
    return natural;
  }

  private Object readValue(Field field, String text) {
    Class<?> type = field.type();
    if (type == boolean.class) {
      return text.equals("true");
    } else if (type == int.class) {
      return Integer.parseInt(text);
    } else if (type == String.class) {
      return text;
    } else if (type == UnitRef.class) {
      return new UnitRef(readUnit(text));
    } else if (type == Hex.class) {
      return new Hex(readHex(text));
    } else if (type == Units.class) {
      return Units.of(parts(text, ",").stream().mapToInt(this::readUnit).toArray());
    } else if (type == Hexes.class) {
      return readPath(text);
    } else if (type == Steps.class) {
      return new Steps(readMap(text, Integer::parseInt));
    } else if (type == Amounts.class) {
      return readAmounts(text);
    } else if (type == Paths.class) {
      return new Paths(readMap(text, this::readPath));
    } else if (type == List.class) {
      return parts(text, ",");
    }
    throw new IllegalStateException("no text for field " + field.word() + " of " + type);
  }

  private Hexes readPath(String text) {
    return Hexes.of(parts(text, ",").stream().mapToInt(this::readHex).toArray());
  }

  private <V> Map<Integer, V> readMap(String text, Function<String, V> value) {
    Map<Integer, V> map = new LinkedHashMap<>();
    for (String part : parts(text, ";")) {
      int colon = part.lastIndexOf(':');
      if (colon < 1) {
        throw new IllegalArgumentException("expected unit:value, found '" + part + "'");
      }
      map.put(readUnit(part.substring(0, colon)), value.apply(part.substring(colon + 1)));
    }
    return map;
  }

  private static Amounts readAmounts(String text) {
    Map<String, Integer> map = new TreeMap<>();
    for (String part : parts(text, ";")) {
      int colon = part.lastIndexOf(':');
      if (colon < 1) {
        throw new IllegalArgumentException("expected name:number, found '" + part + "'");
      }
      map.put(part.substring(0, colon), Integer.parseInt(part.substring(colon + 1)));
    }
    return new Amounts(map);
  }

  private static List<String> parts(String text, String separator) {
    return text.isEmpty() ? List.of() : new ArrayList<>(Arrays.asList(text.split(separator, -1)));
  }

  private int readUnit(String id) {
    return board
        .unit(id)
        .orElseThrow(() -> new IllegalArgumentException("unknown unit '" + id + "'"));
  }

  private int readHex(String number) {
    return number.equals("off")
        ? -1
        : board
            .grid()
            .hex(number)
            .orElseThrow(() -> new IllegalArgumentException("unknown hex '" + number + "'"));
  }
}
