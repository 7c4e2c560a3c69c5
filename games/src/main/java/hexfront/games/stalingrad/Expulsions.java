package hexfront.games.stalingrad;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.events.Retreated;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Case 34.5: who is thrown out of the Caucasus, and where he may go. */
final class Expulsions {
  private final StalingradRules rules;
  private final HexGrid grid;

  Expulsions(StalingradRules rules) {
    this.rules = rules;
    grid = rules.board().grid();
  }

  /** Depots are destroyed, Replacements go back to their pool, the others are asked. */
  @Case("CTS-34.5c")
  void begin(Position p, Chronicle chronicle) {
    for (int depot : rules.roster.depots(Side.AXIS)) {
      if (isConcerned(p, depot)) {
        rules.supply.removeDepot(p, depot, "destroyed", "CTS-34.5c", chronicle);
      }
    }
    for (int replacement : rules.roster.replacements(Side.AXIS)) {
      if (isConcerned(p, replacement)) {
        p.takeOff(replacement, Boxes.POOL);
      }
    }
    new Expelling().goOn(rules, p, chronicle);
  }

  /** Whether a counter is in the box, or in a hex by which the Axis went there. */
  private boolean isConcerned(Position p, int unit) {
    return p.hex(unit) == Boxes.CAUCASUS
        || p.onMap(unit) && rules.edges.isAxisEntry(p, p.hex(unit));
  }

  boolean isExpelled(Position p, int unit) {
    return rules.board().side(unit) == Side.AXIS
        && !rules.roster.isAir(unit)
        && rules.board().occupies(unit)
        && isConcerned(p, unit);
  }

  /** The units that still have to go back. */
  int[] expelled(Position p) {
    return IntStream.of(rules.roster.ground(Side.AXIS))
        .filter(unit -> isExpelled(p, unit))
        .toArray();
  }

  /** The hexes of the edge by which the Axis went there. */
  int[] edge(Position p) {
    return IntStream.of(rules.offMap.gates())
        .filter(hex -> rules.edges.isAxisEntry(p, hex))
        .toArray();
  }

  /** The ways of a unit two hexes to the north: from the box the edge hex is the first of them. */
  @Case("CTS-34.5c")
  List<int[]> ways(Position p, int unit) {
    List<int[]> ways = new ArrayList<>();
    if (p.onMap(unit)) {
      for (int next : north(p, unit, p.hex(unit))) {
        for (int last : north(p, unit, next)) {
          addIfRoom(p, unit, ways, p.hex(unit), next, last);
        }
      }
    } else {
      for (int first : edge(p)) {
        if (!p.holds(Side.SOVIET, first) && !ZonesOfControl.isBarred(p, Side.AXIS, first)) {
          for (int last : north(p, unit, first)) {
            addIfRoom(p, unit, ways, first, last);
          }
        }
      }
    }
    return ways;
  }

  private void addIfRoom(Position p, int unit, List<int[]> ways, int... way) {
    int last = way[way.length - 1];
    if (!rules.stacking.clashes(p, unit, last) && rules.stacking.hasRoom(p, unit, last)) {
      ways.add(way);
    }
  }

  /** The hexes of the next hexrow in the north that the Axis may enter from a hex. */
  private int[] north(Position p, int unit, int from) {
    return IntStream.range(0, Direction.COUNT)
        .filter(
            d -> {
              int to = grid.neighbour(from, d);
              return to != HexGrid.OFF
                  && grid.column(to) == grid.column(from) - 1
                  && !rules.terrain.sea.has(to)
                  && !rules.terrain.isBarred(from, d)
                  && !p.holds(Side.SOVIET, to)
                  && !rules.bonds.bars(p, Units.of(unit), from, d, to);
            })
        .map(d -> grid.neighbour(from, d))
        .toArray();
  }

  void goBack(Position p, int unit, Hexes path, Chronicle chronicle) {
    chronicle.tell(new Retreated(new UnitRef(unit), path, "CTS-34.5c"));
    rules.stacking.put(p, unit, path.last());
    rules.retreats.disrupt(p, unit, "CTS-13.0a", chronicle);
    p.mark(unit, Flag.RETREATED);
    rules.control.entered(p, Side.AXIS, path.last(), chronicle);
  }

  /** Whether a Soviet unit of the box may occupy a hex of the edge. */
  @Case("CTS-34.5c")
  boolean mayOccupy(Position p, int unit, int hex) {
    return rules.roster.isUnit(unit)
        && !p.holds(Side.AXIS, hex)
        && !rules.terrain.sea.has(hex)
        && !ZonesOfControl.isBarred(p, Side.SOVIET, hex)
        && rules.stacking.hasRoom(p, unit, hex);
  }
}
