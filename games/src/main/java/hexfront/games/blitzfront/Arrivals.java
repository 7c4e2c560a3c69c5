package hexfront.games.blitzfront;

import hexfront.engine.Ask;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.events.Entered;
import hexfront.engine.events.Points;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Enter;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Units;
import hexfront.games.Refusals;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Reinforcements, and armies that return. */
final class Arrivals {
  private final BlitzfrontRules rules;
  private final HexGrid grid;
  private final HexSet landing;

  Arrivals(BlitzfrontRules rules) {
    this.rules = rules;
    grid = rules.board().grid();
    landing = new HexSet(grid.size());
    rules.play.landing().forEach(number -> grid.hex(number).ifPresent(landing::add));
  }

  /** Why a unit cannot enter now; legal if it can. */
  @Case({"BF-ROS-3", "BF-ROS-4", "BF-RNF-1"})
  private Verdict mayEnter(Position p, int unit) {
    if (rules.board().side(unit) != p.phasing()
        || p.hex(unit) != Position.WAITING
        || rules.roster.is(unit, BlitzfrontRoster.AIR)
        || rules.roster.isRemnant(unit)) {
      return Verdict.refused("BF-ROS-3", rules.name(unit) + " does not wait to enter");
    } else if (p.turn()
        < Math.max(rules.roster.entry(unit), p.value(BlitzfrontRules.RETURNS + unit))) {
      return Verdict.refused("BF-ROS-3", rules.name(unit) + " cannot enter yet");
    }
    return rules.roster.waitsForEleventh(unit)
            && p.value(BlitzfrontRules.ELEVENTH) != BlitzfrontRules.STAYS
        ? Verdict.refused("BF-ROS-4", rules.name(unit) + " enters only if the Eleventh Army stays")
        : Verdict.legal();
  }

  /** Whether units of a side may enter at a hex. */
  @Case({"BF-ROS-3", "BF-SCN"})
  boolean isOpen(Position p, Side side, int hex) {
    if (hex < 0 || p.holds(side.enemy(), hex) || !rules.terrain.open(rules.isFrozen(p)).has(hex)) {
      return false;
    }
    if (side == Side.AXIS) {
      return landing.isEmpty() ? rules.supply.sources(side).has(hex) : landing.has(hex);
    }
    boolean edge =
        rules.play.landing().isEmpty() ? grid.onEdge(hex) : rules.supply.sources(side).has(hex);
    return edge && isNearer(p, side, hex) && hasLine(p, hex);
  }

  /** Whether a hex lies nearer to a friend than to any enemy. */
  @Case("BF-ROS-3")
  private boolean isNearer(Position p, Side side, int hex) {
    return nearest(p, side, hex) < nearest(p, side.enemy(), hex);
  }

  private int nearest(Position p, Side side, int hex) {
    int nearest = Integer.MAX_VALUE;
    for (int unit : rules.roster.ground(side)) {
      if (p.onMap(unit)) {
        nearest = Math.min(nearest, grid.distance(p.hex(unit), hex));
      }
    }
    return nearest;
  }

  /** Whether a unit that stood in a hex would have a line to the eastern edge. */
  @Case("BF-ROS-3")
  private boolean hasLine(Position p, int hex) {
    HexSet lines = rules.supply.linesToEast(p);
    if (lines.has(hex) || rules.supply.eastSources().has(hex)) {
      return true;
    }
    for (int d = 0; d < Direction.COUNT; d++) {
      int next = grid.neighbour(hex, d);
      if (next != HexGrid.OFF && lines.has(next) && !rules.terrain.isClosed(hex, d)) {
        return true;
      }
    }
    return false;
  }

  Verdict check(Position p, Enter order) {
    Refusals no = new Refusals();
    int hex = order.hex().index();
    no.addIf(
        order.units().size() == 0 || order.units().hasDoubles(),
        "BF-ROS-3",
        () -> "the order names units, each once");
    order.units().stream().forEach(unit -> no.addAll(mayEnter(p, unit)));
    if (!no.any() && !isOpen(p, p.phasing(), hex)) {
      no.add("BF-ROS-3", "reinforcements cannot enter at " + rules.number(hex));
    }
    if (!no.any()) {
      rules.stacking.check(p, hex, order.units().toArray(), no);
    }
    return no.verdict();
  }

  @Case("BF-ROS-3")
  void carryOut(Position p, Enter order, Chronicle chronicle) {
    int hex = order.hex().index();
    for (int unit : order.units().toArray()) {
      p.place(unit, hex);
      p.setValue(BlitzfrontRules.RETURNS + unit, 0);
    }
    chronicle.tell(new Entered(order.units(), order.hex(), new Points(0), "BF-ROS-3"));
    rules.control.entered(p, p.phasing(), hex, chronicle);
  }

  /** Who may enter where. */
  Ask entries(Position p) {
    Hexes open =
        Hexes.of(
            IntStream.range(0, grid.size()).filter(hex -> isOpen(p, p.phasing(), hex)).toArray());
    return Ask.Allot.ofOne(
        "enter",
        IntStream.of(rules.roster.ground(p.phasing()))
            .filter(unit -> mayEnter(p, unit).isLegal())
            .mapToObj(unit -> new Ask.Lot(unit, open))
            .toList(),
        (unit, hex) -> new Enter(Units.of(unit), new Hex(hex)));
  }

  @Nullable Order draw(Position p, RandomGenerator random) {
    int[] units = rules.roster.ground(p.phasing());
    int turn = units.length == 0 ? 0 : random.nextInt(units.length);
    for (int i = 0; i < units.length; i++) {
      int unit = units[(turn + i) % units.length];
      if (p.hex(unit) == Position.WAITING && mayEnter(p, unit).isLegal()) {
        int[] hexes =
            p.phasing() == Side.AXIS && !landing.isEmpty()
                ? landing.toArray()
                : rules.supply.sources(p.phasing()).toArray();
        return hexes.length == 0
            ? null
            : new Enter(Units.of(unit), new Hex(hexes[random.nextInt(hexes.length)]));
      }
    }
    return null;
  }
}
