package hexfront.app.soak;

import hexfront.engine.Board;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.orders.Amounts;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.OrderType;
import hexfront.engine.orders.Paths;
import hexfront.engine.orders.Steps;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.random.RandomGenerator;

/**
 * Makes up orders that are well formed and might even be legal: units that are there, paths of
 * adjacent hexes, targets near by.
 */
final class OrderInventor {
  private static final int TRIES = 30;
  private static final List<String> OPTIONS = List.of("lose", "retreat", "yes", "no", "");

  private final Board board;
  private final List<OrderType> types;
  private final RandomGenerator random;

  OrderInventor(Board board, List<OrderType> types, RandomGenerator random) {
    this.board = board;
    this.types = types;
    this.random = random;
  }

  Order invent(Position p) {
    OrderType type = types.get(random.nextInt(types.size()));
    int unit = unit(p);
    return type.make(type.fields().stream().map(field -> value(field.type(), p, unit)).toList());
  }

  private Object value(Class<?> type, Position p, int unit) {
    if (type == boolean.class) {
      return random.nextInt(4) == 0;
    } else if (type == int.class) {
      return random.nextInt(-2, 10);
    } else if (type == String.class) {
      return OPTIONS.get(random.nextInt(OPTIONS.size()));
    } else if (type == List.class) {
      return List.of(OPTIONS.get(random.nextInt(OPTIONS.size())));
    } else if (type == UnitRef.class) {
      return new UnitRef(unit);
    } else if (type == Units.class) {
      return units(p, unit);
    } else if (type == Hex.class) {
      return new Hex(near(p.hex(unit)));
    } else if (type == Hexes.class) {
      return random.nextBoolean() ? walk(p.hex(unit)) : Hexes.of(near(p.hex(unit)));
    } else if (type == Steps.class) {
      return new Steps(byUnits(p, unit, random.nextInt(4)));
    } else if (type == Amounts.class) {
      return new Amounts(Map.of(OPTIONS.get(random.nextInt(OPTIONS.size())), random.nextInt(4)));
    } else if (type == Paths.class) {
      return new Paths(byUnits(p, unit, walk(p.hex(unit))));
    }
    throw new IllegalStateException("no value for a field of " + type);
  }

  /** A unit, rather on the map and of the side whose turn it is. */
  private int unit(Position p) {
    int unit = random.nextInt(board.unitCount());
    boolean any = random.nextInt(10) == 0;
    for (int i = 0; i < TRIES && !any; i++) {
      if (p.onMap(unit) && (i > TRIES / 2 || board.side(unit) == p.phasing())) {
        return unit;
      }
      unit = random.nextInt(board.unitCount());
    }
    return unit;
  }

  private Units units(Position p, int unit) {
    return switch (random.nextInt(4)) {
      case 0 -> Units.of(unit, unit(p));
      case 1 -> p.onMap(unit) ? Units.of(p.stack(p.hex(unit))) : Units.of(unit);
      default -> Units.of(unit);
    };
  }

  private <V> Map<Integer, V> byUnits(Position p, int unit, V value) {
    Map<Integer, V> map = new TreeMap<>();
    units(p, unit).stream().forEach(u -> map.put(u, value));
    return map;
  }

  private int near(int hex) {
    int next = hex < 0 ? -1 : board.grid().neighbour(hex, random.nextInt(6));
    return next < 0 ? random.nextInt(board.hexes()) : next;
  }

  private Hexes walk(int from) {
    int[] path = new int[random.nextInt(1, 7)];
    path[0] = from < 0 ? random.nextInt(board.hexes()) : from;
    for (int i = 1; i < path.length; i++) {
      path[i] = near(path[i - 1]);
    }
    return Hexes.of(path);
  }
}
