package hexfront.engine.staff;

import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.IntUnaryOperator;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The ways over which supply can follow an advance, along railroads for instance: what is open from
 * where it comes, the closed places at which it ends, and from each of these the cheapest way on to
 * a goal with the places that have to be had one after the other.
 */
public final class Corridors {
  private static final int NONE = -1;

  /** The part of a goal that the first place on a way to it is worth, and of that the next. */
  private static final double FIRST = 0.4;

  private static final double NEXT = 0.6;

  /** What is left of it for each point that a way costs more than the cheapest. */
  private static final double DETOUR = 0.95;

  /** So many layouts of closed places are remembered. */
  private static final int REMEMBERED = 64;

  /** The cost of the way from each hex to a goal, and the next hex on it. */
  private record Ways(int[] far, int[] next) {}

  /** What hexes are worth for the points of a goal. */
  private record Parts(double points, int[] hexes, double[] worth) {}

  /** What was found with some places closed: the gates, and what hexes are worth for each goal. */
  private record Layout(int[] gates, Map<Integer, Parts> parts) {}

  /** The layouts that were looked at last. */
  private static final class Memory extends LinkedHashMap<HexSet, Layout> {
    private static final long serialVersionUID = 1L;

    Memory() {
      super(2 * REMEMBERED, 0.5f, true);
    }

    @Override
    protected boolean removeEldestEntry(Map.Entry<HexSet, Layout> eldest) {
      return size() > REMEMBERED;
    }
  }

  private final HexGrid grid;
  private final byte[] costs;
  private final int toll;
  private final HexSet sources;
  private final HexSet closed;
  private final Map<Integer, Ways> ways = new HashMap<>();
  private final Memory memory = new Memory();
  private @Nullable Layout layout;

  /**
   * @param costs what a step costs, by hex and direction; below 0 where nothing is carried
   * @param toll what a place that has to be taken is reckoned to cost more
   * @param sources where the ways begin
   */
  public Corridors(HexGrid grid, byte[] costs, int toll, HexSet sources) {
    this.grid = grid;
    this.sources = sources;
    this.costs = costs;
    this.toll = toll;
    closed = new HexSet(grid.size());
  }

  /** Looks how far the ways are open from the sources, with some places closed. */
  public void open(HexSet closedNow) {
    if (layout != null && closed.equals(closedNow)) {
      return;
    }
    closed.copyFrom(closedNow);
    ways.clear();
    layout = memory.get(closed);
    if (layout == null) {
      layout = new Layout(findGates(), new HashMap<>());
      memory.put(closed.copy(), layout);
    }
  }

  private int[] findGates() {
    HexSet seen = new HexSet(grid.size());
    Deque<Integer> queue = new ArrayDeque<>();
    sources.forEach(queue::add);
    sources.forEach(seen::add);
    IntStream.Builder found = IntStream.builder();
    while (!queue.isEmpty()) {
      int hex = queue.poll();
      if (closed.has(hex)) {
        found.add(hex);
        continue;
      }
      for (int d = 0; d < Direction.COUNT; d++) {
        int next = grid.neighbour(hex, d);
        if (next != HexGrid.OFF && costs[hex * Direction.COUNT + d] >= 0 && !seen.has(next)) {
          seen.add(next);
          queue.add(next);
        }
      }
    }
    return found.build().toArray();
  }

  /** The closed places at which the open ways end. */
  public int[] gates() {
    return layout().gates;
  }

  private Layout layout() {
    return Objects.requireNonNull(layout, "nobody has looked how far the ways are open");
  }

  /** What the way from a gate to a goal costs; {@link Integer#MAX_VALUE} if there is none. */
  public int cost(int gate, int goal) {
    return ways(goal).far[gate];
  }

  /** The closed places on the way from a gate to a goal, the gate first. */
  public int[] places(int gate, int goal) {
    int[] next = ways(goal).next;
    return IntStream.iterate(gate, hex -> hex != NONE, hex -> next[hex])
        .filter(closed::has)
        .toArray();
  }

  /**
   * The places on the way to a goal from the gate that is best for somebody who has to get there.
   */
  public int[] way(int goal, IntUnaryOperator far) {
    return !closed.has(goal)
        ? new int[] {goal}
        : Arrays.stream(gates())
            .filter(gate -> cost(gate, goal) < Integer.MAX_VALUE)
            .boxed()
            .min(Comparator.comparingInt(gate -> far.applyAsInt(gate) + cost(gate, goal)))
            .map(gate -> places(gate, goal))
            .orElseGet(() -> new int[] {goal});
  }

  /** A goal is worth its points, and the places on the ways to it a part of them. */
  public void addWorth(int goal, double points, double[] into) {
    Map<Integer, Parts> known = layout().parts;
    Parts parts = known.get(goal);
    if (parts == null || parts.points != points) {
      parts = parts(goal, points);
      known.put(goal, parts);
    }
    for (int i = 0; i < parts.hexes.length; i++) {
      int hex = parts.hexes[i];
      into[hex] = Math.max(into[hex], parts.worth[i]);
    }
  }

  private Parts parts(int goal, double points) {
    IntStream.Builder hexes = IntStream.builder();
    DoubleStream.Builder worth = DoubleStream.builder();
    int[] gates = gates();
    int least = Arrays.stream(gates).map(gate -> cost(gate, goal)).min().orElse(0);
    for (int gate : gates) {
      double part = closed.has(goal) ? FIRST * points : 0;
      part *= Math.pow(DETOUR, (double) cost(gate, goal) - least);
      for (int hex : places(gate, goal)) {
        hexes.add(hex);
        worth.add(part);
        part *= NEXT;
      }
    }
    hexes.add(goal);
    worth.add(points);
    return new Parts(points, hexes.build().toArray(), worth.build().toArray());
  }

  private Ways ways(int goal) {
    return ways.computeIfAbsent(goal, this::spread);
  }

  private Ways spread(int goal) {
    int[] far = new int[grid.size()];
    int[] next = new int[grid.size()];
    Arrays.fill(far, Integer.MAX_VALUE);
    Arrays.fill(next, NONE);
    far[goal] = 0;
    int[] queue = new int[grid.size()];
    int end = 0;
    queue[end++] = goal;
    for (int i = 0; i < end; i++) {
      int to = queue[i];
      for (int d = 0; d < Direction.COUNT; d++) {
        int from = grid.neighbour(to, d);
        int step = from == HexGrid.OFF ? -1 : costs[from * Direction.COUNT + Direction.opposite(d)];
        int total = far[to] + step + (closed.has(to) ? toll : 0);
        if (step >= 0 && total < far[from]) {
          far[from] = total;
          next[from] = to;
          queue = end < queue.length ? queue : Arrays.copyOf(queue, 2 * end);
          queue[end++] = from;
        }
      }
    }
    return new Ways(far, next);
  }
}
