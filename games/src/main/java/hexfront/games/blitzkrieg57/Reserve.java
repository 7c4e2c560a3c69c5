package hexfront.games.blitzkrieg57;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import hexfront.engine.events.Rolled;
import hexfront.engine.orders.Units;
import hexfront.games.blitzkrieg57.BlitzkriegStage.Reserving;
import java.util.List;

/** Section 16.2: the Soviet reserve chit activates a few units wherever they are. */
final class Reserve {
  private final BlitzkriegRules rules;

  Reserve(BlitzkriegRules rules) {
    this.rules = rules;
  }

  @Case({"GJ-7.2.3", "GJ-16.2-1"})
  void begin(Position p, Side side, Dice dice, Chronicle chronicle) {
    p.setPhasing(side);
    p.unmarkAll(Flag.ACTION);
    p.setValue(BlitzkriegRules.ACTIVE_HQ, 0);
    int die = dice.roll();
    chronicle.tell(new Rolled(List.of(die), "units of the reserve chit", side, "GJ-16.2-1"));
    p.setStage(new Reserving(rules.reserveUnits(die)));
  }

  @Case({"GJ-16.2-1", "GJ-16.2-3"})
  Verdict check(Position p, Reserving stage, Activate order) {
    Units units = order.units();
    if (units.size() == 0 || units.hasDoubles()) {
      return Verdict.refused("GJ-16.2-1", "name the units, each once; or pass");
    }
    if (units.size() > stage.units()) {
      return Verdict.refused("GJ-16.2-1", "at most " + stage.units() + " units are activated");
    }
    for (int i = 0; i < units.size(); i++) {
      if (!mayBeActivated(p, units.get(i))) {
        return Verdict.refused(
            "GJ-16.2-1", rules.name(units.get(i)) + " is not a Soviet unit on the map");
      }
    }
    return Verdict.legal();
  }

  boolean mayBeActivated(Position p, int unit) {
    return rules.board().side(unit) == p.phasing()
        && p.onMap(unit)
        && !rules.fortresses().isMarker(unit);
  }

  /** A headquarters may be among them, but leads nobody by it. */
  @Case({"GJ-16.2-2", "GJ-16.2-3"})
  void carryOut(Position p, Activate order, Chronicle chronicle) {
    for (int i = 0; i < order.units().size(); i++) {
      int unit = order.units().get(i);
      p.mark(unit, rules.activation().isLed(p, unit) ? Flag.ACTIVE : Flag.ACTIVE | Flag.UNLED);
    }
    chronicle.tell(new Activated(order.units(), "GJ-16.2-1"));
    rules.sequence().beginMovement(p, chronicle);
  }
}
