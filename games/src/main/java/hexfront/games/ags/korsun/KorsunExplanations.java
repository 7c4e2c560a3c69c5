package hexfront.games.ags.korsun;

import hexfront.engine.Case;
import hexfront.engine.Forecast.Modifier;
import hexfront.engine.Position;
import hexfront.engine.orders.Units;
import hexfront.games.ags.Explanations;
import java.util.List;

/** Says for the player to read why the strength of units is multiplied. */
final class KorsunExplanations extends Explanations {
  private final DivisionalIntegrity integrity;

  KorsunExplanations(Korsun korsun, DivisionalIntegrity integrity) {
    super(korsun);
    this.integrity = integrity;
  }

  @Override
  @Case({"KORSUN-19.51", "KORSUN-24.21"})
  public void attack(Position p, int unit, Units attackers, List<Modifier> steps) {
    integrity(unit, integrity.attackMultiplier(p, unit, attackers), "KORSUN-19.51", steps);
    if (p.is(unit, KorsunFlag.SUPPORTED)) {
      multiplied(unit, "is supported", 2, "KORSUN-24.21", steps);
    }
  }

  @Override
  @Case({"KORSUN-19.52", "KORSUN-25.33"})
  public void defence(Position p, int unit, List<Modifier> steps) {
    integrity(unit, integrity.defenceMultiplier(p, unit), "KORSUN-19.52", steps);
    if (HeavyEquipment.defenceMultiplier(p, unit) > 1) {
      multiplied(unit, "is dug in", 2, "KORSUN-25.33", steps);
    }
  }
}
