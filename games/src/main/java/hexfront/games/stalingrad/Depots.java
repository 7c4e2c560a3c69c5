package hexfront.games.stalingrad;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Remove;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import java.util.function.Predicate;

/** Case 16.10: depots are made, moved, taken back and given up. */
final class Depots {
  private final StalingradRules rules;
  private final HexGrid grid;

  Depots(StalingradRules rules) {
    this.rules = rules;
    grid = rules.board().grid();
  }

  // ---- making them

  /** A depot costs a Supply Point, and the transport to its hex or box. */
  @Case({"CTS-16.10c", "CTS-34.2b", "CTS-34.2c"})
  Verdict check(Position p, CreateDepot order) {
    Side side = p.phasing();
    if ((order.hex().index() < 0) == order.box().isEmpty()) {
      return Verdict.refused("CTS-16.10c", "name a hex or a box");
    }
    if (free(p, side) < 0) {
      return Verdict.refused("CTS-16.10c", "there is no depot marker left");
    }
    if (rules.supply.available(p, side, 0) < 1) {
      return Verdict.refused("CTS-16.10c", "there is no Supply Point left");
    }
    int points = points(p, side, order);
    return points >= 0 && points <= Ledger.transport(p, side)
        ? Verdict.legal()
        : Verdict.refused("CTS-16.10c", "the Transport Points do not reach that far");
  }

  private int points(Position p, Side side, CreateDepot order) {
    return order.box().isEmpty()
        ? rules.transport.points(p, side, order.hex().index())
        : rules.transport.pointsToBox(p, side, Boxes.named(order.box()));
  }

  private int free(Position p, Side side) {
    for (int depot : rules.roster.depots(side)) {
      if (p.hex(depot) == Boxes.DEPOTS) {
        return depot;
      }
    }
    return -1;
  }

  void carryOut(Position p, CreateDepot order, Chronicle chronicle) {
    Side side = p.phasing();
    int depot = free(p, side);
    Ledger.add(p, Ledger.TRANSPORT + side.ordinal(), -points(p, side, order));
    Ledger.add(p, Ledger.SUPPLY + side.ordinal(), -1);
    if (order.box().isEmpty()) {
      p.place(depot, order.hex().index());
    } else {
      p.takeOff(depot, Boxes.named(order.box()));
    }
    chronicle.tell(new Depot(new UnitRef(depot), p.place(depot), "created", "CTS-16.10c"));
  }

  // ---- moving them

  /** A depot goes where a Supply Point could be brought; along the rails for nothing. */
  @Case({"CTS-16.10d", "CTS-16.10e"})
  Verdict check(Position p, MoveDepot order) {
    Side side = p.phasing();
    int depot = order.unit().index();
    Hexes path = order.path();
    if (!rules.supply.isReady(p, side, depot) || !p.onMap(depot)) {
      return Verdict.refused(
          "CTS-16.10d", rules.name(depot) + " is no depot of the side on the map");
    }
    if (path.size() < 2 || path.first() != p.hex(depot)) {
      return Verdict.refused("CTS-16.10d", "the path begins where the depot is");
    }
    Lines.Net net = rules.lines.of(p, side);
    for (int i = 1; i < path.size(); i++) {
      int from = path.get(i - 1);
      int to = path.get(i);
      boolean leaves = to < 0 && i == path.size() - 1;
      if (leaves ? !isBox(p, depot, from) : !passes(net, from, to)) {
        return Verdict.refused("CTS-16.10d", "the depot does not get to " + rules.number(to));
      }
    }
    return rules.transport.pointsOf(p, side, path) <= Ledger.transport(p, side)
        ? Verdict.legal()
        : Verdict.refused("CTS-16.10d", "the Transport Points do not reach that far");
  }

  private boolean isBox(Position p, int depot, int hex) {
    return rules.offMap.beyond(p, depot, hex) <= Boxes.AXIS_BOX;
  }

  private boolean passes(Lines.Net net, int from, int to) {
    int d = from < 0 || to < 0 ? -1 : grid.direction(from, to);
    return d >= 0 && net.passes(from, d);
  }

  void carryOut(Position p, MoveDepot order, Chronicle chronicle) {
    Side side = p.phasing();
    int depot = order.unit().index();
    Hexes path = order.path();
    int points = rules.transport.pointsOf(p, side, path);
    Ledger.add(p, Ledger.TRANSPORT + side.ordinal(), -points);
    if (path.last() < 0) {
      p.takeOff(depot, rules.offMap.beyond(p, depot, path.get(path.size() - 2)));
    } else {
      p.place(depot, path.last());
    }
    chronicle.tell(new Depot(order.unit(), p.place(depot), "moved", "CTS-16.10d"));
  }

  // ---- taking them back

  @Case("CTS-16.10g")
  Verdict check(Position p, AbsorbDepot order) {
    Side side = p.phasing();
    int depot = order.unit().index();
    if (!rules.supply.isReady(p, side, depot)) {
      return Verdict.refused("CTS-16.10g", rules.name(depot) + " is no depot of the side in play");
    }
    boolean rail =
        p.onMap(depot) ? rules.rails.isConnecting(p, side, p.hex(depot)) : side == Side.SOVIET;
    return rail
        ? Verdict.legal()
        : Verdict.refused("CTS-16.10g", rules.name(depot) + " is not on a Connecting Rail Hex");
  }

  @Case({"CTS-16.8a", "CTS-16.10g"})
  void carryOut(Position p, AbsorbDepot order, Chronicle chronicle) {
    int index = Ledger.SUPPLY + p.phasing().ordinal();
    p.setValue(index, Math.min(Supply.MOST_POINTS, p.value(index) + 1));
    rules.supply.removeDepot(p, order.unit().index(), "absorbed", "CTS-16.10g", chronicle);
  }

  @Case("CTS-16.10f")
  Verdict check(Position p, Remove order) {
    boolean named = order.units().size() > 0 && !order.units().hasDoubles();
    for (int i = 0; named && i < order.units().size(); i++) {
      named = rules.supply.isReady(p, p.phasing(), order.units().get(i));
    }
    return named
        ? Verdict.legal()
        : Verdict.refused("CTS-16.10f", "name depots of the side in play, each once");
  }

  void carryOut(Position p, Remove order, Chronicle chronicle) {
    for (int depot : order.units().toArray()) {
      rules.supply.removeDepot(p, depot, "removed", "CTS-16.10f", chronicle);
    }
  }

  // ---- what could be ordered

  /** Depots at the HQs, at the front end of the rails, and in the boxes. */
  boolean listCreations(Position p, Predicate<Order> each) {
    Side side = p.phasing();
    if (free(p, side) < 0 || rules.supply.available(p, side, 0) < 1) {
      return true;
    }
    for (int hq : rules.roster.armyHqs(side)) {
      if (p.onMap(hq) && !each.test(new CreateDepot(new Hex(p.hex(hq)), ""))) {
        return false;
      }
    }
    for (String box : Boxes.NAMES) {
      if (Boxes.isOffMap(Boxes.named(box)) && !each.test(new CreateDepot(Hex.OFF, box))) {
        return false;
      }
    }
    for (int hex : rules.rails.connecting(p, side).toArray()) {
      if (ZonesOfControl.isBesideEnemy(p, side, hex)
          && !each.test(new CreateDepot(new Hex(hex), ""))) {
        return false;
      }
    }
    return false;
  }

  boolean listMoves(Position p, Predicate<Order> each) {
    for (int depot : rules.roster.depots(p.phasing())) {
      for (int d = 0; d < Direction.COUNT && p.onMap(depot); d++) {
        int to = grid.neighbour(p.hex(depot), d);
        if (!each.test(new MoveDepot(new UnitRef(depot), Hexes.of(p.hex(depot), to)))) {
          return false;
        }
      }
    }
    return false;
  }

  boolean listAbsorptions(Position p, Predicate<Order> each) {
    for (int depot : rules.roster.depots(p.phasing())) {
      if (rules.supply.isReady(p, p.phasing(), depot)
          && !each.test(new AbsorbDepot(new UnitRef(depot)))) {
        return false;
      }
    }
    return true;
  }

  boolean listRemovals(Position p, Predicate<Order> each) {
    for (int depot : rules.roster.depots(p.phasing())) {
      if (rules.supply.isReady(p, p.phasing(), depot) && !each.test(new Remove(Units.of(depot)))) {
        return false;
      }
    }
    return false;
  }
}
