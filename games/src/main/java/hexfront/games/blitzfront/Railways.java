package hexfront.games.blitzfront;

import hexfront.engine.Ask;
import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.events.Railed;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Rail;
import hexfront.engine.orders.UnitRef;
import hexfront.games.Refusals;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Strategic movement by rail. */
final class Railways {
  private final BlitzfrontRules rules;
  private final HexGrid grid;
  private final int[] fromAxisSource;

  Railways(BlitzfrontRules rules) {
    this.rules = rules;
    grid = rules.board().grid();
    fromAxisSource = new int[grid.size()];
    int[] sources = rules.supply.sources(Side.AXIS).toArray();
    for (int hex = 0; hex < grid.size(); hex++) {
      int nearest = Integer.MAX_VALUE;
      for (int source : sources) {
        nearest = Math.min(nearest, grid.distance(source, hex));
      }
      fromAxisSource[hex] = nearest;
    }
  }

  /** How far from their sources Axis trains run this turn. */
  @Case("BF-STR-1")
  private int axisReach(Position p) {
    return rules.tables.rail() * p.turn() + p.value(BlitzfrontRules.RAIL_BASE);
  }

  private Verdict mayRide(Position p, int unit) {
    return mayLeave(p, unit, "BF-STR-1");
  }

  /**
   * Why a unit may not move strategically; legal if it may.
   *
   * @param rule the case of its way to move
   */
  @Case({"BF-STR-1", "BF-STR-3", "BF-DIS-1"})
  Verdict mayLeave(Position p, int unit, String rule) {
    if (rules.board().side(unit) != p.phasing()
        || !p.onMap(unit)
        || rules.roster.is(unit, BlitzfrontRoster.AIR)) {
      return Verdict.refused(rule, rules.name(unit) + " is no ground unit of this side");
    }
    Refusals no = new Refusals();
    if (p.is(unit, Flag.DISRUPTED)) {
      no.add(rule, rules.name(unit) + " is disrupted and does not embark");
      no.add("BF-DIS-1", rules.name(unit) + " is disrupted and does not move");
    }
    no.addIf(
        p.is(unit, Flag.MOVED | Flag.ATTACKED),
        rule,
        () -> rules.name(unit) + " has moved in this turn");
    return no.verdict();
  }

  /** What keeps a train out of a hex, as a case; null if nothing does. */
  @Case({"BF-STR-1", "BF-STR-2"})
  private @Nullable String closed(Position p, Side side, int hex) {
    if (p.holds(side.enemy(), hex)
        || p.inZone(side.enemy(), Board.MOVEMENT_ZONE, hex) && !p.holds(side, hex)) {
      return "BF-STR-2";
    }
    boolean far = side == Side.AXIS && fromAxisSource[hex] > axisReach(p);
    return far || !rules.terrain.open(rules.isFrozen(p)).has(hex) ? "BF-STR-1" : null;
  }

  private boolean hasRail(int hex, int d) {
    return grid.neighbour(hex, d) != HexGrid.OFF
        && (rules.terrain.hexside(hex, d) & Terrain.RAILROAD) != 0;
  }

  /** Where trains can go from a hex: the hexes in the order in which they are reached. */
  private final class Lines {
    private static final int UNREACHED = -2;

    private final int[] from = new int[grid.size()];
    private final int[] reached = new int[grid.size()];
    private int size;

    Lines(Position p, Side side, int start) {
      Arrays.fill(from, UNREACHED);
      reach(start, -1);
      for (int next = 0; next < size; next++) {
        for (int d = 0; d < Direction.COUNT; d++) {
          int to = grid.neighbour(reached[next], d);
          if (hasRail(reached[next], d) && from[to] == UNREACHED && closed(p, side, to) == null) {
            reach(to, reached[next]);
          }
        }
      }
    }

    private void reach(int hex, int before) {
      from[hex] = before;
      reached[size++] = hex;
    }

    /** Whether a Soviet line can be followed to the eastern or southern edge. */
    @Case("BF-STR-1")
    boolean leadHome(Side side) {
      return side == Side.AXIS
          || IntStream.of(reached)
              .limit(size)
              .anyMatch(
                  hex ->
                      grid.column(hex) == grid.hexrows() - 1
                          || grid.place(hex) == grid.places() - 1);
    }

    /** The shortest way to every other hex. */
    List<Hexes> ways() {
      return IntStream.of(reached).limit(size).skip(1).mapToObj(this::way).toList();
    }

    private Hexes way(int hex) {
      int[] back = IntStream.iterate(hex, at -> at >= 0, at -> from[at]).toArray();
      return Hexes.of(
          IntStream.range(0, back.length).map(i -> back[back.length - 1 - i]).toArray());
    }
  }

  @Case({"BF-STR-1", "BF-STR-2"})
  Verdict check(Position p, Rail order) {
    int unit = order.unit().index();
    Hexes path = order.path();
    Verdict may = mayRide(p, unit);
    if (!may.isLegal()) {
      return may;
    }
    Refusals no = new Refusals();
    if (path.size() < 2 || path.first() != p.hex(unit)) {
      return Verdict.refused("BF-STR-1", "the path begins where the unit stands");
    }
    for (int i = 1; i < path.size() && !no.any(); i++) {
      int to = path.get(i);
      int d = to < 0 ? -1 : grid.direction(path.get(i - 1), to);
      if (d < 0 || !hasRail(path.get(i - 1), d)) {
        no.add("BF-STR-1", "no railroad leads to " + rules.number(to));
      } else {
        String closed = closed(p, p.phasing(), to);
        no.addIf(
            closed != null,
            String.valueOf(closed),
            () -> "trains do not run to " + rules.number(to));
      }
    }
    no.addIf(
        !no.any() && !new Lines(p, p.phasing(), path.first()).leadHome(p.phasing()),
        "BF-STR-1",
        () -> "the line cannot be followed to the eastern or southern edge");
    if (!no.any()) {
      rules.stacking.check(p, path.last(), new int[] {unit}, no);
      rules.stacking.checkLeaving(p, path.first(), new int[] {unit}, no);
    }
    return no.verdict();
  }

  @Case({"BF-STR-0", "BF-STR-1"})
  void carryOut(Position p, Rail order, Chronicle chronicle) {
    int unit = order.unit().index();
    p.place(unit, order.path().last());
    chronicle.tell(new Railed(order.unit(), order.path(), "BF-STR-1"));
    rules.control.went(p, p.phasing(), order.path(), chronicle);
    arrive(p, unit, chronicle);
  }

  /** Whoever moves strategically arrives disrupted. */
  @Case({"BF-STR-0", "BF-ENT-3"})
  void arrive(Position p, int unit, Chronicle chronicle) {
    rules.disruption.leaveEntrenchment(p, unit, chronicle);
    p.mark(unit, Flag.MOVED);
    rules.disruption.disrupt(p, unit, "BF-STR-0", chronicle);
  }

  private List<Hexes> ways(Position p, int unit) {
    Lines lines = new Lines(p, p.phasing(), p.hex(unit));
    return lines.leadHome(p.phasing()) ? lines.ways() : List.of();
  }

  /** The ride of a unit to a hex, or null. */
  @Nullable Rail ride(Position p, int unit, int to) {
    return ways(p, unit).stream()
        .filter(way -> way.last() == to)
        .map(way -> new Rail(new UnitRef(unit), way))
        .findFirst()
        .orElse(null);
  }

  /** Who may go where. */
  Ask rides(Position p) {
    return Ask.Ways.ofOne(
        "rail",
        IntStream.of(rules.roster.ground(p.phasing()))
            .filter(unit -> mayRide(p, unit).isLegal())
            .mapToObj(unit -> new Ask.Mover(unit, ways(p, unit)))
            .toList(),
        (unit, way) -> new Rail(new UnitRef(unit), way));
  }

  @Nullable Order draw(Position p, int unit, RandomGenerator random) {
    List<Hexes> ways = mayRide(p, unit).isLegal() ? ways(p, unit) : List.of();
    return ways.isEmpty()
        ? null
        : new Rail(new UnitRef(unit), ways.get(random.nextInt(ways.size())));
  }
}
