package hexfront.games.stalingrad;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.UnitRef;
import hexfront.games.data.PlacesFile;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Section 19: reinforcements, and what the turn record brings. */
final class Arrivals {
  private static final String TURN = "turn ";

  /** A unit that the turn record brings. */
  record Due(int turn, int unit, int place, int lost) {}

  private final StalingradRules rules;
  private final List<Due> record = new ArrayList<>();

  Arrivals(StalingradRules rules) {
    this.rules = rules;
    for (PlacesFile.Entry entry : rules.data.setUp(rules.isBefore7)) {
      if (entry.where().startsWith(TURN)) {
        String[] words = entry.where().substring(TURN.length()).split(" ", -1);
        int place = words.length > 1 ? Boxes.named(words[1]) : Boxes.ARRIVING;
        rules
            .board()
            .unit(entry.unit())
            .ifPresent(
                unit -> record.add(new Due(Integer.parseInt(words[0]), unit, place, entry.lost())));
      }
    }
  }

  /** What the turn record brings, in its order. */
  List<Due> record() {
    return record;
  }

  /** Units of the turn record come: into the box of arrivals, or into their Off Map Box. */
  @Case({"CTS-19.0", "CTS-20.4", "CTS-23.14"})
  void bring(Position p, Side side, Chronicle chronicle) {
    boolean abstractAir = rules.abstractAir;
    for (Due due : record) {
      int unit = due.unit;
      boolean comes = p.hex(unit) == Position.WAITING || p.hex(unit) == Boxes.WITHDRAWN;
      if (due.turn == p.turn() && comes && rules.board().side(unit) == side) {
        p.setLost(unit, due.lost);
        if (!rules.roster.isAir(unit)) {
          p.takeOff(unit, due.place);
        } else if (!abstractAir) {
          p.takeOff(unit, Boxes.READY);
        }
      }
    }
    for (StalingradData.Release release : releases()) {
      if (side == Side.SOVIET && release.turn() == p.turn()) {
        release.armies().forEach(army -> rules.freezing.release(p, army, chronicle));
      }
    }
  }

  private List<StalingradData.Release> releases() {
    return rules.isBefore7 ? rules.data.releasesBefore7() : rules.data.releases();
  }

  // ---- placing

  /** Whether something is to be placed or withdrawn. */
  boolean isDue(Position p) {
    if (rules.withdrawals.isAnyDue(p)) {
      return true;
    }
    for (int unit : rules.roster.units(p.phasing())) {
      if (isPlaced(p, unit)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a unit that arrives is placed and does not enter by an edge. */
  @Case({"CTS-19.1c", "CTS-21.2a", "CTS-36.6a", "CTS-ERR-2"})
  private boolean isPlaced(Position p, int unit) {
    return p.hex(unit) == Boxes.ARRIVING
        && (rules.roster.isHq(unit) || rules.roster.isReplacement(unit) || isFirst(p));
  }

  private static boolean isFirst(Position p) {
    return Ledger.is(p, Ledger.OPENING) && Ledger.scenario(p) == Ledger.URANUS;
  }

  Verdict check(Position p, Place order) {
    int unit = order.unit().index();
    int hex = order.hex().index();
    String name = rules.name(unit);
    if (rules.board().side(unit) != p.phasing() || !isPlaced(p, unit)) {
      return Verdict.refused("CTS-19.1c", name + " is not to be placed");
    }
    if (!order.box().isEmpty()) {
      return rules.replacements.mayPlace(p, unit, Boxes.named(order.box()))
          ? Verdict.legal()
          : Verdict.refused("CTS-34.6", name + " is not placed in " + order.box());
    }
    if (hex < 0) {
      return Verdict.refused("CTS-19.1c", "name a hex");
    }
    if (rules.roster.isReplacement(unit)) {
      return rules.replacements.mayPlace(p, unit, hex)
          ? Verdict.legal()
          : Verdict.refused("CTS-21.2a", name + " is placed on a Front or Army Group HQ by rail");
    }
    if (!mayPlace(p, unit, hex)) {
      return Verdict.refused(
          isFirst(p) ? "CTS-ERR-2" : "CTS-19.1c", rules.number(hex) + " is no place for " + name);
    }
    if (rules.stacking.clashes(p, unit, hex)) {
      return Verdict.refused("CTS-5.2", name + " would meet its rivals");
    }
    return rules.stacking.hasRoom(p, unit, hex)
        ? Verdict.legal()
        : Verdict.refused("CTS-5.0a", "there is no room for " + name);
  }

  /** HQs come by rail or to other HQs; the first unit of Uranus to a quiet rail hex. */
  @Case({"CTS-19.1c", "CTS-ERR-2"})
  private boolean mayPlace(Position p, int unit, int hex) {
    Side side = p.phasing();
    if (!p.controls(side, hex) || p.holds(side.enemy(), hex)) {
      return false;
    }
    if (!rules.roster.isHq(unit)) {
      return rules.terrain.rails.has(hex) && !ZonesOfControl.isBesideEnemy(p, side, hex);
    }
    if (rules.rails.isConnecting(p, side, hex)) {
      return true;
    }
    for (int other = p.first(hex, side); other >= 0; other = p.next(other, side)) {
      if (rules.roster.isHq(other)) {
        return true;
      }
    }
    return false;
  }

  void carryOut(Position p, Place order, Chronicle chronicle) {
    int unit = order.unit().index();
    int hex = order.hex().index();
    if (order.box().isEmpty()) {
      rules.stacking.put(p, unit, hex);
    } else {
      p.takeOff(unit, Boxes.named(order.box()));
    }
    p.mark(unit, Flag.ARRIVED);
    chronicle.tell(new Placed(order.unit(), p.place(unit), "CTS-19.1c"));
  }

  /** The only hexes in which a unit might be placed: HQs of its side, and rails. */
  private HexSet places(Position p, int unit) {
    Side side = p.phasing();
    HexSet places = StalingradScratch.of(p).room;
    places.clear();
    if (!rules.roster.isReplacement(unit)) {
      places.addAll(
          rules.roster.isHq(unit) ? rules.rails.connecting(p, side) : rules.terrain.rails);
    }
    for (int other : rules.roster.units(side)) {
      if (rules.roster.isHq(other) && p.onMap(other)) {
        places.add(p.hex(other));
      }
    }
    return places;
  }

  boolean list(Position p, Predicate<Order> each) {
    for (int unit : rules.roster.units(p.phasing())) {
      if (isPlaced(p, unit)) {
        UnitRef ref = new UnitRef(unit);
        boolean replacement = rules.roster.isReplacement(unit);
        for (int hex : places(p, unit).toArray()) {
          boolean may =
              replacement ? rules.replacements.mayPlace(p, unit, hex) : mayPlace(p, unit, hex);
          if (may && !each.test(new Place(ref, new Hex(hex), ""))) {
            return false;
          }
        }
        for (String box : Caucasus.BOXES) {
          if (rules.roster.isReplacement(unit)
              && rules.replacements.mayPlace(p, unit, Boxes.named(box))
              && !each.test(new Place(ref, Hex.OFF, box))) {
            return false;
          }
        }
      }
    }
    return true;
  }
}
