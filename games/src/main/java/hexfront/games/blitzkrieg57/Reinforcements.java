package hexfront.games.blitzkrieg57;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.Verdict;
import hexfront.engine.events.Entered;
import hexfront.engine.events.Points;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Enter;
import hexfront.engine.orders.Units;
import hexfront.games.Refusals;
import hexfront.games.blitzkrieg57.BlitzkriegStage.Reinforcing;

/** Section 12: units come from the Available Box onto railroads. */
final class Reinforcements {
  private static final String TURN = "turn";

  private final BlitzkriegRules rules;
  private final int[] from;

  Reinforcements(BlitzkriegRules rules) {
    this.rules = rules;
    from = new int[rules.board().unitCount()];
    for (Unit unit : rules.board().units()) {
      from[unit.index()] = unit.values().get(TURN);
    }
  }

  /** Whether a unit waits in the Available Box of its side. */
  @Case({"GJ-4.0-4", "GJ-15.2-S4"})
  boolean isBoxed(Position p, int unit) {
    return p.hex(unit) == Position.WAITING
        && !rules.fortresses().isMarker(unit)
        && from[unit] <= p.turn();
  }

  private boolean anyBoxed(Position p, Side side) {
    for (int unit : rules.roster(side)) {
      if (isBoxed(p, unit)) {
        return true;
      }
    }
    return false;
  }

  /** Where a unit of a side could be placed at all. */
  HexSet places(Position p, Side side) {
    return rules.communications().railLines(p, side);
  }

  private boolean anyPlace(Position p, Side side) {
    long[] words = places(p, side).words();
    for (int word = 0; word < words.length; word++) {
      for (long bits = words[word]; bits != 0; bits &= bits - 1) {
        if (rules.stacking().hasRoom(p, (word << 6) + Long.numberOfTrailingZeros(bits))) {
          return true;
        }
      }
    }
    return false;
  }

  @Case({"GJ-7.2.2", "GJ-12.0", "GJ-12.2", "GJ-12.2.1"})
  void begin(Position p, Side side, Chronicle chronicle) {
    p.setPhasing(side);
    goOn(p, side, rules.data().track(p.turn()).reinforcements(side), chronicle);
  }

  /** What cannot come is lost. */
  @Case("GJ-12.2.2")
  private void goOn(Position p, Side side, int units, Chronicle chronicle) {
    if (units > 0 && anyBoxed(p, side) && anyPlace(p, side)) {
      p.setStage(new Reinforcing(side, units));
    } else {
      rules.sequence().next(p, chronicle);
    }
  }

  @Case({"GJ-12.1.1", "GJ-12.1.2", "GJ-12.2.1", "GJ-3.1.3"})
  Verdict check(Position p, Reinforcing stage, Enter order) {
    Refusals no = new Refusals();
    Units units = order.units();
    int hex = order.hex().index();
    if (units.size() == 0 || units.hasDoubles() || hex < 0) {
      return Verdict.refused("GJ-12.2.1", "an entry names units, each once, and a hex");
    }
    for (int i = 0; i < units.size(); i++) {
      int unit = units.get(i);
      no.addIf(
          rules.board().side(unit) != stage.side() || !isBoxed(p, unit),
          "GJ-12.2.1",
          () -> rules.name(unit) + " is not in the Available Box of the " + stage.side().word());
    }
    no.addIf(
        units.size() > stage.units(),
        "GJ-12.2.1",
        () -> "only " + stage.units() + " more units may come");
    no.addIf(
        !places(p, stage.side()).has(hex),
        rules.terrain().railHexes().has(hex) ? "GJ-12.1.2" : "GJ-12.1.1",
        () -> rules.number(hex) + " has no open line by railroad alone");
    no.addIf(
        p.holds(stage.side().enemy(), hex)
            || rules.stacking().units(p, hex) + units.size() > rules.stacking().most(),
        "GJ-3.1.3",
        () -> rules.number(hex) + " has no room");
    return no.verdict();
  }

  @Case({"GJ-12.1.3", "GJ-12.2.1"})
  void carryOut(Position p, Reinforcing stage, Enter order, Chronicle chronicle) {
    int hex = order.hex().index();
    for (int i = 0; i < order.units().size(); i++) {
      p.place(order.units().get(i), hex);
    }
    chronicle.tell(new Entered(order.units(), order.hex(), new Points(0), "GJ-12.1.1"));
    rules.control().entered(p, stage.side(), hex, chronicle);
    goOn(p, stage.side(), stage.units() - order.units().size(), chronicle);
  }
}
