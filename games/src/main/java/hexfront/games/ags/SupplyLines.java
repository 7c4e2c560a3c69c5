package hexfront.games.ags;

import hexfront.engine.Position;
import hexfront.engine.Rulebook.SupplyLine;
import hexfront.engine.Side;
import hexfront.engine.kernels.Trace;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Hexes;
import java.util.ArrayList;
import java.util.List;

/**
 * Tells the lines along which units are supplied, for a player to see; {@link Supply} decides
 * whether they are.
 */
final class SupplyLines {
  private final AgsRules rules;
  private final Trace trace;
  private final HexSet none;

  SupplyLines(AgsRules rules) {
    this.rules = rules;
    trace = new Trace(rules.board().grid());
    none = new HexSet(rules.board().hexes());
  }

  List<SupplyLine> of(Position p, Side side) {
    boolean throughHeadquarters =
        rules.exclusive().needsHeadquarters(side)
            && !rules.exclusive().suppliedWithoutHeadquarters(p, side);
    String rule = rules.exclusive().supplyCase(p, side);
    List<SupplyLine> lines = new ArrayList<>();
    for (boolean headquarters : new boolean[] {true, false}) {
      if (headquarters || !throughHeadquarters) {
        traceToSources(p, side);
      } else {
        traceToHeadquarters(p, side);
      }
      for (int unit : rules.roster().units(side)) {
        if (p.onMap(unit) && rules.roster().isHeadquarters(unit) == headquarters) {
          boolean in = rules.supply().isIn(p, unit);
          boolean drawn = in && trace.reaches(p.hex(unit));
          lines.add(
              new SupplyLine(
                  unit, in, drawn ? Hexes.of(trace.line(p.hex(unit))) : Hexes.of(), rule));
        }
      }
    }
    return lines;
  }

  private void traceToSources(Position p, Side side) {
    trace.begin();
    int range = rules.exclusive().supplyRange(side);
    rules.exclusive().sources(p, side).forEach(hex -> trace.source(hex, range));
    trace.run(rules.supply().known(p, side).open, blocked(p, side), rules.terrain().swamps());
  }

  /** The hexsides no line crosses, with those of friendly cities on major rivers opened. */
  private byte[] blocked(Position p, Side side) {
    byte[] blocked = rules.terrain().supplyBlocks(side);
    for (int city : rules.terrain().citiesOnMajorRivers()) {
      for (int d = 0; d < Direction.COUNT; d++) {
        if (p.controls(side, city)
            && !p.holds(side.enemy(), city)
            && !rules.terrain().isClosed(city, d)) {
          blocked[city] &= (byte) ~(1 << d);
          blocked[rules.board().grid().neighbour(city, d)] &= (byte) ~(1 << Direction.opposite(d));
        }
      }
    }
    return blocked;
  }

  private void traceToHeadquarters(Position p, Side side) {
    Working.SupplyState state = rules.supply().known(p, side);
    trace.begin();
    for (int headquarters : rules.headquartersByRadius(side)) {
      if (p.onMap(headquarters)
          && rules.exclusive().commands(p, headquarters)
          && rules.supply().suppliesOthers(p, headquarters, state)) {
        trace.source(p.hex(headquarters), rules.headquarters().commandRadius(headquarters));
      }
    }
    trace.run(state.open, rules.terrain().communicationBlocks(), none);
  }
}
