package hexfront.games.ags;

import hexfront.engine.Case;
import hexfront.engine.Forecast.Modifier;
import hexfront.engine.Position;
import hexfront.engine.orders.Units;
import java.util.List;

/** Says for the player to read why the strength of units is multiplied. */
public class Explanations {
  private final ExclusiveRules game;

  public Explanations(ExclusiveRules game) {
    this.game = game;
  }

  /** Why a unit's attack is multiplied. */
  @Case("AGS-9.9")
  public void attack(Position p, int unit, Units attackers, List<Modifier> steps) {
    integrity(unit, game.attackMultiplier(p, unit, attackers), "AGS-9.9", steps);
  }

  /** Why a unit's defence is multiplied, terrain apart. */
  @Case("AGS-9.9")
  public void defence(Position p, int unit, List<Modifier> steps) {
    integrity(unit, game.defenceMultiplier(p, unit), "AGS-9.9", steps);
  }

  /** A unit has divisional integrity if something multiplies its strength. */
  protected final void integrity(int unit, int multiplier, String rule, List<Modifier> steps) {
    if (multiplier > 1) {
      multiplied(unit, "has divisional integrity", multiplier, rule, steps);
    }
  }

  protected final void multiplied(
      int unit, String why, int multiplier, String rule, List<Modifier> steps) {
    steps.add(new Modifier(game.standard().name(unit) + " " + why, rule, "x" + multiplier));
  }
}
