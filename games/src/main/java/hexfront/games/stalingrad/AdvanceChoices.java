package hexfront.games.stalingrad;

import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.orders.Advance;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Overrun;
import hexfront.engine.orders.Pass;
import hexfront.engine.orders.Paths;
import hexfront.engine.orders.Units;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** What could be ordered in an advance: listed, and drawn at random. */
final class AdvanceChoices {
  private static final int TRIES = 6;
  private static final int MOST_LISTED = 400;

  private final StalingradRules rules;
  private final Advancing stage;

  AdvanceChoices(StalingradRules rules, Advancing stage) {
    this.rules = rules;
    this.stage = stage;
  }

  boolean list(Position p, Predicate<Order> each) {
    int[] able = stage.able(p);
    int[] left = {1 + MOST_LISTED * stage.limits().byUnit().size()};
    for (int unit : able) {
      int[] others = IntStream.of(able).filter(o -> p.hex(o) == p.hex(unit) && o != unit).toArray();
      Predicate<Hexes> offer = path -> left[0]-- > 0 && offer(unit, others, path, each);
      if (!extend(p, unit, new int[] {p.hex(unit)}, new int[1], offer)) {
        return false;
      }
    }
    return false;
  }

  /** Hands out the advance of a unit alone, and with the others of its hex. */
  private static boolean offer(int unit, int[] others, Hexes path, Predicate<Order> each) {
    boolean goOn = each.test(new Advance(Paths.of(unit, path)));
    if (goOn && others.length > 0) {
      Map<Integer, Hexes> stack = new LinkedHashMap<>();
      for (int other : others) {
        stack.put(other, path);
      }
      stack.put(unit, path);
      goOn = each.test(new Advance(new Paths(stack)));
    }
    return goOn;
  }

  /** Hands out the ways on from the end of a path, of which so many were found. */
  private boolean extend(Position p, int unit, int[] path, int[] ways, Predicate<Hexes> each) {
    if (path.length > stage.left(unit) || ways[0] > MOST_LISTED) {
      return true;
    }
    int from = path[path.length - 1];
    for (int d = 0; d < Direction.COUNT; d++) {
      int to = rules.board().grid().neighbour(from, d);
      if (to != HexGrid.OFF
          && to != path[0]
          && stage.mayStep(
              rules, p, unit, Units.of(unit), from, to, stage.used(unit) + path.length - 1)
          && stage.hasRoom(rules, p, unit, to)) {
        int[] longer = Arrays.copyOf(path, path.length + 1);
        longer[path.length] = to;
        ways[0]++;
        if (!each.test(Hexes.of(longer)) || !extend(p, unit, longer, ways, each)) {
          return false;
        }
      }
    }
    return true;
  }

  boolean listOverruns(Position p, Predicate<Order> each) {
    HexGrid grid = rules.board().grid();
    for (int unit : stage.able(p)) {
      for (int d = 0; d < Direction.COUNT; d++) {
        int to = grid.neighbour(p.hex(unit), d);
        if (to != HexGrid.OFF
            && rules.advanceOverruns.may(p, stage, unit, to)
            && !each.test(new Overrun(stage.companions(p, unit), new Hex(to)))) {
          return false;
        }
      }
    }
    return false;
  }

  /** An advance or an overrun drawn at random, or none. */
  Order draw(Position p, RandomGenerator random) {
    int[] able = stage.able(p);
    for (int i = 0; i < TRIES && able.length > 0 && random.nextInt(5) > 0; i++) {
      int unit = able[random.nextInt(able.length)];
      Order order = random.nextInt(3) == 0 ? drawOverrun(p, unit, random) : null;
      if (order == null) {
        order = drawAdvance(p, unit, random);
      }
      if (order != null && stage.check(rules, p, order).isLegal()) {
        return order;
      }
    }
    return new Pass();
  }

  private @Nullable Order drawOverrun(Position p, int unit, RandomGenerator random) {
    int at = random.nextInt(Direction.COUNT);
    for (int d = 0; d < Direction.COUNT; d++) {
      int to = rules.board().grid().neighbour(p.hex(unit), (at + d) % Direction.COUNT);
      if (to != HexGrid.OFF && rules.advanceOverruns.may(p, stage, unit, to)) {
        return new Overrun(stage.companions(p, unit), new Hex(to));
      }
    }
    return null;
  }

  private @Nullable Order drawAdvance(Position p, int unit, RandomGenerator random) {
    int[] path = {p.hex(unit)};
    int most = 1 + random.nextInt(stage.left(unit));
    for (int n = 0; n < most; n++) {
      int from = path[n];
      int at = random.nextInt(Direction.COUNT);
      int next = HexGrid.OFF;
      for (int d = 0; d < Direction.COUNT && next == HexGrid.OFF; d++) {
        int to = rules.board().grid().neighbour(from, (at + d) % Direction.COUNT);
        if (to != HexGrid.OFF
            && stage.mayStep(rules, p, unit, Units.of(unit), from, to, stage.used(unit) + n)
            && stage.hasRoom(rules, p, unit, to)) {
          next = to;
        }
      }
      if (next == HexGrid.OFF) {
        break;
      }
      path = Arrays.copyOf(path, n + 2);
      path[n + 1] = next;
    }
    if (path.length == 1) {
      return null;
    }
    Map<Integer, Hexes> paths = new LinkedHashMap<>();
    paths.put(unit, Hexes.of(path));
    if (random.nextBoolean()) {
      for (int other : stage.companions(p, unit).toArray()) {
        if (stage.left(other) >= path.length - 1) {
          paths.put(other, Hexes.of(path));
        }
      }
    }
    return new Advance(new Paths(paths));
  }
}
