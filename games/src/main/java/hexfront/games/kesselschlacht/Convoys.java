package hexfront.games.kesselschlacht;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Rulebook.Reached;
import hexfront.engine.Side;
import hexfront.engine.events.Points;
import hexfront.engine.kernels.Reach;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Move;
import hexfront.engine.orders.Units;
import hexfront.games.common.Convoy;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Where leg and motorized units get to together, each within its own points. */
final class Convoys {
  private final KesselRules rules;
  private final HexGrid grid;

  Convoys(KesselRules rules) {
    this.rules = rules;
    grid = rules.board().grid();
  }

  @Case("KS-11.1.1")
  List<Reached> reach(Position p, InMovement stage, Units units) {
    int[] nothing = new int[units.size()];
    Convoy.Way start = new Convoy.Way(p.hex(units.get(0)), nothing, nothing, false, null);
    int[] budgets = new int[units.size()];
    byte[][] costs = new byte[units.size()][];
    boolean straight = true;
    for (int i = 0; i < budgets.length; i++) {
      int unit = units.get(i);
      budgets[i] = rules.movement.allowance(p, stage, unit);
      costs[i] =
          Going.of(rules.terrain, p).costs(rules.roster.mobility(unit), rules.ledger.weather(p));
      straight &= rules.movement.mayInfiltrate(p, unit);
    }
    boolean infiltrates = straight;
    HexSet closed = rules.movement.closed(p, units, p.phasing());
    Convoy convoy =
        new Convoy(
            grid,
            start,
            (way, d) ->
                isBarred(p, way, grid.neighbour(way.hex(), d), closed, infiltrates)
                    ? null
                    : after(p, way, d, budgets, costs));
    List<Reached> reached = new ArrayList<>();
    for (int hex = 0; hex < grid.size(); hex++) {
      convoy.to(hex, way -> isLegal(p, stage, units, way)).stream()
          .findFirst()
          .map(way -> new Reached(way.hex(), new Points(way.added(start)), Hexes.of(way.path())))
          .ifPresent(reached::add);
    }
    return reached;
  }

  private boolean isLegal(Position p, InMovement stage, Units units, Convoy.Way way) {
    return rules.movement.check(p, stage, new Move(units, Hexes.of(way.path()))).isLegal();
  }

  @Case({"KS-3.2.4", "KS-11.2.1"})
  private static boolean isBarred(
      Position p, Convoy.Way way, int to, HexSet closed, boolean infiltrates) {
    Side side = p.phasing();
    return closed.has(to)
        || way.before() == null
            && !infiltrates
            && ZonesOfControl.stops(p, side, way.hex())
            && ZonesOfControl.stops(p, side, to);
  }

  private Convoy.@Nullable Way after(
      Position p, Convoy.Way way, int d, int[] budgets, byte[][] costs) {
    int to = grid.neighbour(way.hex(), d);
    int[] spent = new int[budgets.length];
    for (int i = 0; i < budgets.length; i++) {
      int step = costs[i][way.hex() * Direction.COUNT + d];
      spent[i] = way.spent()[i] + (step & (Reach.ASK - 1));
      if (step < 0 || spent[i] > budgets[i]) {
        return null;
      }
    }
    boolean halted = ZonesOfControl.stops(p, p.phasing(), to);
    return new Convoy.Way(to, spent, way.merits(), halted, way);
  }
}
