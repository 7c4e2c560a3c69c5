package hexfront.games.blitzfront;

import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.HexSet;
import hexfront.games.common.Invariants;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What must hold in every position that the rules bring about. */
final class BlitzfrontInvariants extends Invariants {
  private final BlitzfrontRules rules;

  BlitzfrontInvariants(BlitzfrontRules rules) {
    super(rules);
    this.rules = rules;
  }

  @Override
  protected @Nullable String misplaced(Position p, int unit, int hex) {
    return rules.terrain.open(rules.isFrozen(p)).has(hex) ? null : "stands in water or out of play";
  }

  @Override
  protected HexSet places() {
    return rules.control.places();
  }

  @Override
  protected boolean mustFit(Position p, Side side) {
    return !(p.stage() instanceof SettingUp);
  }

  @Override
  protected boolean isOverstacked(Position p, Side side) {
    return rules.stacking.isOverstacked(p, side);
  }

  @Override
  protected void addOwn(Position p, List<String> broken) {
    Side enemy = p.phasing().enemy();
    for (Assault attack : BlitzfrontStage.pending(p)) {
      if (!p.holds(enemy, attack.hex())) {
        broken.add("nobody is left to be attacked in " + rules.number(attack.hex()));
      }
      for (int unit : attack.attackers().toArray()) {
        if (!p.onMap(unit) || p.is(unit, Flag.DISRUPTED)) {
          broken.add(rules.name(unit) + " is to attack and cannot");
        }
      }
    }
    for (int unit : rules.roster.units(enemy)) {
      if (p.is(unit, Flag.ATTACKED | Flag.MOVED)) {
        broken.add(rules.name(unit) + " acted out of its turn");
      }
    }
  }
}
