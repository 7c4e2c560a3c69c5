package hexfront.games.ags;

import hexfront.engine.Position;
import hexfront.engine.Rulebook.SupplyLine;
import hexfront.engine.Side;
import hexfront.engine.kernels.Trace;
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
          lines.add(new SupplyLine(unit, in, in ? line(p, side, unit) : Hexes.of(), rule));
        }
      }
    }
    return lines;
  }

  private Hexes line(Position p, Side side, int unit) {
    if (rules.exclusive().tracesItself(side)) {
      return rules
          .exclusive()
          .supplyLine(p, unit, rules.supply().known(p, side).open, rules.supply().blocked(p, side));
    }
    return trace.reaches(p.hex(unit)) ? Hexes.of(trace.line(p.hex(unit))) : Hexes.of();
  }

  private void traceToSources(Position p, Side side) {
    trace.begin();
    int range = rules.exclusive().supplyRange(side);
    rules.exclusive().sources(p, side).forEach(hex -> trace.source(hex, range));
    trace.run(
        rules.supply().known(p, side).open,
        rules.supply().blocked(p, side),
        rules.terrain().swamps());
  }

  private void traceToHeadquarters(Position p, Side side) {
    AgsScratch.SupplyState state = rules.supply().known(p, side);
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
