package hexfront.games.kesselschlacht;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import hexfront.engine.events.Rolled;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.games.Refusals;
import java.util.List;

/** Module 15: bridges blown, pontoons laid and guarded. A hexside is {@code hex * 6 + d}. */
final class Bridges {
  static final int NONE = -1;

  private final KesselRules rules;
  private final HexGrid grid;

  Bridges(KesselRules rules) {
    this.rules = rules;
    grid = rules.board().grid();
  }

  // ---- hexsides by name

  /** The hexside of a name such as {@code 3425/3426}, from its lower hex; {@link #NONE} if none. */
  int parse(String name) {
    String[] banks = name.split("/", -1);
    if (banks.length != 2) {
      return NONE;
    }
    int a = grid.hex(banks[0]).orElse(-1);
    int b = grid.hex(banks[1]).orElse(-1);
    int d = a < 0 || b < 0 ? -1 : grid.direction(a, b);
    return d < 0 ? NONE : canonical(a, d);
  }

  private int canonical(int hex, int d) {
    int to = grid.neighbour(hex, d);
    return to < hex ? to * Direction.COUNT + Direction.opposite(d) : hex * Direction.COUNT + d;
  }

  static int near(int hexside) {
    return hexside / Direction.COUNT;
  }

  int beyond(int hexside) {
    return grid.neighbour(near(hexside), hexside % Direction.COUNT);
  }

  String name(int hexside) {
    return grid.number(near(hexside)) + "/" + grid.number(beyond(hexside));
  }

  /** Whether a bridge or a pontoon is there now. */
  boolean stands(Position p, int hexside) {
    return (kinds(p, hexside) & Terrain.CROSSING) != 0;
  }

  private static int kinds(Position p, int hexside) {
    return p.hexside(near(hexside), hexside % Direction.COUNT);
  }

  /** All hexsides with a bridge or pontoon now. */
  List<Integer> standing(Position p) {
    return Going.of(rules.terrain, p).crossings;
  }

  /** The sector of a bridge: on a border the one to the west or south. */
  @Case("KS-6.5.1")
  int sector(int hexside) {
    int a = near(hexside);
    int b = beyond(hexside);
    int first = rules.terrain.sector(a);
    int second = rules.terrain.sector(b);
    int columns = 6;
    if (first == second || (first - 1) % columns != (second - 1) % columns) {
      return grid.column(a) <= grid.column(b) ? first : second;
    }
    return grid.halfPlaces(a) > grid.halfPlaces(b) ? first : second;
  }

  // ---- blown

  /** A bridge, or a pontoon, is destroyed for good. */
  @Case({"KS-15.0", "KS-15.2.3"})
  void blow(Position p, int hexside, String rule, Chronicle chronicle) {
    int hex = near(hexside);
    int d = hexside % Direction.COUNT;
    int kinds = kinds(p, hexside);
    if ((kinds & Terrain.PONTOON) != 0) {
      forget(p, hexside);
      p.setHexside(hex, d, Terrain.PONTOON, false);
    }
    if ((kinds & Terrain.BRIDGE) != 0) {
      p.setHexside(hex, d, Terrain.BRIDGE, false);
    }
    chronicle.tell(new BridgeBlown(name(hexside), rule));
  }

  /** Ground units try it at the end of the movement phase. */
  @Case({"KS-15.1", "KS-15.1.1"})
  Verdict checkDemolition(Position p, Side side, Demolish order) {
    int hexside = parse(order.bridge());
    if (hexside == NONE || !stands(p, hexside)) {
      return Verdict.refused("KS-15.1", "no bridge stands at " + order.bridge());
    }
    if (p.value(Ledger.GROUND_TRIES + side.ordinal()) > 0) {
      return Verdict.refused("KS-15.1", "one attempt a player turn was made");
    }
    return canDemolish(p, side, near(hexside)) || canDemolish(p, side, beyond(hexside))
        ? Verdict.legal()
        : Verdict.refused(
            "KS-15.1.1", "no combat unit in attack supply and good order stands at the bridge");
  }

  private boolean canDemolish(Position p, Side side, int hex) {
    for (int unit = p.first(hex, side); unit >= 0; unit = p.next(unit, side)) {
      if (rules.roster.isCombat(unit)
          && !p.is(unit, Flag.DISORDER)
          && (side == Side.AXIS || p.is(unit, Flag.ACTIVE))
          && rules.supply.mayAttack(p, unit)) {
        return true;
      }
    }
    return false;
  }

  @Case("KS-15.1.1")
  void demolish(Position p, Side side, Demolish order, Dice dice, Chronicle chronicle) {
    Ledger.add(p, Ledger.GROUND_TRIES + side.ordinal(), 1);
    int die = dice.roll();
    chronicle.tell(new Rolled(List.of(die), "demolition", side, "KS-15.1.1"));
    if (die <= rules.data.demolishedUpTo()) {
      blow(p, parse(order.bridge()), "KS-15.1.1", chronicle);
    }
  }

  // ---- pontoons

  /** The headquarters with a bridge train of a side. */
  @Case({"KS-15.2", "KS-15.2.1", "KS-2.4.8"})
  boolean hasTrain(Position p, int hq) {
    return train(p, hq) >= 0;
  }

  private int train(Position p, int hq) {
    for (int i = 0; i < Ledger.BRIDGES; i++) {
      if (Ledger.unit(p, Ledger.TRAINS + i) == hq) {
        return i;
      }
    }
    return -1;
  }

  static int first(Side side) {
    return side == Side.AXIS ? 0 : Ledger.BRIDGES - 1;
  }

  static int last(Side side) {
    return side == Side.AXIS ? Ledger.BRIDGES - 2 : Ledger.BRIDGES - 1;
  }

  /** A headquarters that is lost takes its trains with it. */
  @Case("KS-15.2.1")
  void trainsLost(Position p, int hq) {
    for (int i = 0; i < Ledger.BRIDGES; i++) {
      if (Ledger.unit(p, Ledger.TRAINS + i) == hq) {
        p.setValue(Ledger.TRAINS + i, 0);
      }
    }
  }

  @Case({"KS-15.2.2", "KS-15.2.3"})
  Verdict checkBuilding(Position p, Side side, BuildBridge order) {
    int hq = order.unit().index();
    int guard = order.garrison().index();
    int hexside = parse(order.bridge());
    if (rules.board().side(hq) != side || !p.onMap(hq) || !hasTrain(p, hq)) {
      return Verdict.refused("KS-15.2.1", rules.name(hq) + " carries no bridging equipment");
    }
    if (hexside == NONE || (kinds(p, hexside) & Terrain.MAJOR_RIVER) == 0 || stands(p, hexside)) {
      return Verdict.refused("KS-15.2.2", order.bridge() + " is no major river without a bridge");
    }
    int near = near(hexside);
    int beyond = beyond(hexside);
    Refusals no = new Refusals();
    no.addIf(
        p.holds(side.enemy(), near) || p.holds(side.enemy(), beyond),
        "KS-15.2.2",
        () -> "an enemy stands at the hexside");
    no.addIf(
        !isBuilder(p, hq, guard, near, beyond),
        "KS-15.2.2",
        () -> rules.name(guard) + " is no infantry of this headquarters at the hexside");
    no.addIf(
        p.is(hq, Flag.DISORDER) || p.onMap(guard) && p.is(guard, Flag.DISORDER),
        "KS-15.2.3",
        () -> "headquarters and garrison must be in good order");
    int range = rules.data.ranges().bridging();
    if (!no.any()) {
      no.addIf(
          Math.min(grid.distance(p.hex(hq), near), grid.distance(p.hex(hq), beyond)) > range,
          "KS-15.2.2",
          () -> rules.name(hq) + " is more than " + range + " hexes away");
      no.addIf(
          !rules.supply.isWithin(p, side, near, p.hex(hq), grid.size())
              && !rules.supply.isWithin(p, side, beyond, p.hex(hq), grid.size()),
          "KS-15.2.3",
          () -> "no path free of enemies leads to " + rules.name(hq));
    }
    return no.verdict();
  }

  private boolean isBuilder(Position p, int hq, int guard, int near, int beyond) {
    return p.onMap(guard)
        && (p.hex(guard) == near || p.hex(guard) == beyond)
        && rules.roster.isInfantry(guard)
        && rules.headquarters(p, guard) == hq;
  }

  void build(Position p, BuildBridge order, Chronicle chronicle) {
    int hexside = parse(order.bridge());
    int train = train(p, order.unit().index());
    p.setValue(Ledger.TRAINS + train, 0);
    lay(p, rules.board().side(order.unit().index()), hexside, order.garrison().index());
    p.mark(order.garrison().index(), Flag.BUILT);
    chronicle.tell(new BridgeBuilt(name(hexside), "KS-15.2.2"));
  }

  /** Puts a pontoon on the map; false if the side has none left. */
  boolean lay(Position p, Side side, int hexside, int guard) {
    for (int i = first(side); i <= last(side); i++) {
      if (p.value(Ledger.PONTOON_HEX + i) == 0) {
        p.setValue(Ledger.PONTOON_HEX + i, near(hexside) + 1);
        p.setValue(Ledger.PONTOON_DIRECTION + i, hexside % Direction.COUNT);
        Ledger.setUnit(p, Ledger.PONTOON_GUARD + i, guard);
        p.setHexside(near(hexside), hexside % Direction.COUNT, Terrain.PONTOON, true);
        return true;
      }
    }
    return false;
  }

  private void forget(Position p, int hexside) {
    for (int i = 0; i < Ledger.BRIDGES; i++) {
      if (hexside(p, i) == hexside) {
        p.setValue(Ledger.PONTOON_HEX + i, 0);
        p.setValue(Ledger.PONTOON_DIRECTION + i, 0);
        p.setValue(Ledger.PONTOON_GUARD + i, 0);
      }
    }
  }

  /** The hexside of a pontoon by its number, or {@link #NONE}. */
  int hexside(Position p, int pontoon) {
    int hex = p.value(Ledger.PONTOON_HEX + pontoon) - 1;
    return hex < 0 ? NONE : hex * Direction.COUNT + p.value(Ledger.PONTOON_DIRECTION + pontoon);
  }

  /** A guard retreats, is lost or falls into disorder: another must take over. */
  @Case("KS-15.2.3")
  void guardFails(Position p, int unit, Chronicle chronicle) {
    for (int i = 0; i < Ledger.BRIDGES; i++) {
      if (Ledger.unit(p, Ledger.PONTOON_GUARD + i) == unit) {
        int hexside = hexside(p, i);
        int other = otherGuard(p, rules.board().side(unit), unit, hexside);
        if (other >= 0) {
          Ledger.setUnit(p, Ledger.PONTOON_GUARD + i, other);
        } else {
          blow(p, hexside, "KS-15.2.3", chronicle);
        }
      }
    }
  }

  private int otherGuard(Position p, Side side, int guard, int hexside) {
    int near = near(hexside);
    int beyond = beyond(hexside);
    int stood = p.onMap(guard) ? p.hex(guard) : -1;
    for (int hex : stood == near ? new int[] {beyond} : new int[] {near, beyond}) {
      for (int unit = p.first(hex, side); unit >= 0 && hex != stood; unit = p.next(unit, side)) {
        if (unit != guard && rules.roster.isCombat(unit) && !p.is(unit, Flag.DISORDER)) {
          return unit;
        }
      }
    }
    return -1;
  }

  /** A guard goes of its own will; the pontoon stays without one. */
  @Case("KS-15.2.3")
  void guardLeaves(Position p, int unit) {
    for (int i = 0; i < Ledger.BRIDGES; i++) {
      int hexside = hexside(p, i);
      if (hexside != NONE
          && Ledger.unit(p, Ledger.PONTOON_GUARD + i) == unit
          && (!p.onMap(unit) || p.hex(unit) != near(hexside) && p.hex(unit) != beyond(hexside))) {
        p.setValue(Ledger.PONTOON_GUARD + i, 0);
      }
    }
  }
}
