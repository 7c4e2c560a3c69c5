package hexfront.games.stalingrad;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.events.LostSteps;
import hexfront.engine.orders.UnitRef;

/** Section 30: regiments of German infantry. */
final class Regiments {
  private final StalingradRules rules;

  Regiments(StalingradRules rules) {
    this.rules = rules;
  }

  /** A regiment that is not in play, or -1. */
  @Case("CTS-30.1.2")
  int free(Position p) {
    for (int unit : rules.roster.ground(Side.AXIS)) {
      if (p.hex(unit) == Boxes.REGIMENTS) {
        return unit;
      }
    }
    return -1;
  }

  /** Why a division may not give a regiment; legal if it may. */
  @Case({"CTS-30.0a", "CTS-30.1.1", "CTS-30.1.2"})
  Verdict mayDetach(Position p, int unit) {
    String name = unit < 0 ? "nobody" : rules.name(unit);
    if (unit < 0 || p.phasing() != Side.AXIS || !isGiver(unit) || !p.onMap(unit)) {
      return Verdict.refused("CTS-30.0a", name + " is no German infantry division on the map");
    }
    if (p.stepsLeft(unit) < 2) {
      return Verdict.refused("CTS-30.0a", name + " has to keep a step");
    }
    int regiment = free(p);
    if (regiment < 0) {
      return Verdict.refused("CTS-30.1.2", "all regiments are in play");
    }
    return rules.stacking.hasRoom(p, regiment, p.hex(unit))
        ? Verdict.legal()
        : Verdict.refused("CTS-5.0a", "there is no room for the regiment");
  }

  private boolean isGiver(int unit) {
    return rules.roster.isGerman(unit)
        && rules.board().unit(unit).arm().equals("infantry")
        && rules.board().unit(unit).size().equals("division")
        && !rules.roster.isLuftwaffe(unit);
  }

  /** The regiment appears with its division; it may move if the division has not. */
  @Case("CTS-30.0b")
  void detach(Position p, int unit, Chronicle chronicle) {
    int regiment = free(p);
    p.setLost(unit, p.lost(unit) + 1);
    chronicle.tell(new LostSteps(new UnitRef(unit), 1, "a regiment is formed", "CTS-30.0a"));
    p.setLost(regiment, 0);
    rules.stacking.put(p, regiment, p.hex(unit));
    boolean moved = p.is(unit, Flag.MOVED) || p.spent(unit) > 0;
    p.mark(regiment, p.flags(unit) & (Flag.OUT_OF_SUPPLY | Flag.DISRUPTED));
    p.mark(regiment, Flag.MOVED, moved);
    chronicle.tell(new Placed(new UnitRef(regiment), p.place(unit), "CTS-30.0b"));
  }
}
