package hexfront.games.blitzkrieg57;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.orders.UnitRef;
import hexfront.games.common.Losses;

/**
 * Cases 12.3, 13.3 and 15.3-4: what becomes of units that leave the map. Soviet units that are not
 * mechanized and all headquarters go into the Available Box if combat removed them; what lack of
 * supply removed never returns.
 */
final class BlitzkriegLosses extends Losses {
  private static final String COMBAT = "GJ-10.";

  private final BlitzkriegRules rules;

  BlitzkriegLosses(BlitzkriegRules rules) {
    this.rules = rules;
  }

  @Override
  @Case("GJ-15.3-4")
  protected void eliminating(Position p, int unit) {
    if (rules.board().side(unit) == Side.AXIS) {
      boolean mechanized = rules.board().unit(unit).mechanized();
      int count = mechanized ? BlitzkriegRules.MECHANIZED_LOST : BlitzkriegRules.OTHERS_LOST;
      p.setValue(count, p.value(count) + 1);
    }
  }

  @Override
  @Case({"GJ-12.3.1", "GJ-12.3.2", "GJ-13.3", "GJ-13.4", "GJ-14.3.3"})
  protected int placeOf(Position p, int unit, String rule) {
    Unit counter = rules.board().unit(unit);
    boolean returns =
        rules.roster.isHeadquarters(unit)
            || counter.side() == Side.SOVIET
                && !counter.mechanized()
                && !rules.roster.isFortress(unit);
    return returns && rule.startsWith(COMBAT) ? Position.WAITING : Position.GONE;
  }

  @Override
  @Case({"GJ-2.2.3", "GJ-10.5"})
  protected void eliminated(Position p, int unit, String rule, Chronicle chronicle) {
    p.setLost(unit, rules.board().unit(unit).steps().size() - 1);
    if (p.hex(unit) == Position.WAITING) {
      boolean hq = rules.roster.isHeadquarters(unit);
      chronicle.tell(new Boxed(new UnitRef(unit), hq ? "GJ-13.3" : "GJ-12.3.1"));
    }
  }
}
