package hexfront.games.blitzkrieg57;

import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.HexSet;
import hexfront.games.common.Invariants;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What must hold in every position that the rules bring about. */
final class BlitzkriegInvariants extends Invariants {
  private final BlitzkriegRules rules;

  BlitzkriegInvariants(BlitzkriegRules rules) {
    super(rules);
    this.rules = rules;
  }

  @Override
  protected @Nullable String misplaced(Position p, int unit, int hex) {
    return rules.terrain.water.has(hex) ? "stands in water" : null;
  }

  @Override
  protected HexSet places() {
    return rules.control.hexes();
  }

  /** Only the active side is overstacked, and only while it moves or sets up. */
  @Override
  protected boolean mustFit(Position p, Side side) {
    return side != p.phasing()
        || !(p.stage() instanceof InMovement
            || p.stage() instanceof Excess
            || p.stage() instanceof SettingUp);
  }

  @Override
  protected boolean isOverstacked(Position p, Side side) {
    return rules.stacking.anyOverfull(p, side);
  }

  @Override
  protected void addOwn(Position p, List<String> broken) {
    for (int unit = 0; unit < p.board().unitCount(); unit++) {
      boolean mayAct = p.board().side(unit) == p.phasing() && !rules.roster.isFortress(unit);
      if (!p.onMap(unit) && (p.flags(unit) & Flag.ACTION) != 0) {
        broken.add(rules.name(unit) + " is off the map and takes part in an action");
      } else if (p.is(unit, Flag.ACTIVE) && !mayAct) {
        broken.add(rules.name(unit) + " is activated out of turn");
      }
    }
    int cup = p.value(BlitzkriegRules.CUP);
    if ((cup & p.value(BlitzkriegRules.PLAYED)) != 0) {
      broken.add("a chit is in the cup and played");
    }
    for (Chit chit : rules.chits.in(cup)) {
      if (!rules.chits.isAvailable(chit, p.turn())) {
        broken.add("the chit " + chit.word() + " is in the cup too early");
      }
    }
    if (p.stage() instanceof OrderExecution && cup == 0) {
      broken.add("a chit is to be drawn from an empty cup");
    }
  }
}
