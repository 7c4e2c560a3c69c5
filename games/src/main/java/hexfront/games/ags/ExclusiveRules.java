package hexfront.games.ags;

import hexfront.engine.Case;
import hexfront.engine.Forecast.Modifier;
import hexfront.engine.Position;
import hexfront.engine.orders.Units;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The questions on which the games of the family differ, one interface for each section of the
 * Standard rules. A game overrides what its Exclusive rules change and answers what the Standard
 * rules leave open. The Standard rules never ask which game it is.
 */
public abstract class ExclusiveRules
    implements SequenceQuestions,
        OwnOrderQuestions,
        MovementQuestions,
        OverrunQuestions,
        StackingQuestions,
        CombatQuestions,
        RetreatQuestions,
        TerrainQuestions,
        HeadquartersQuestions,
        SupplyQuestions,
        UntriedQuestions,
        AirQuestions,
        ReinforcementQuestions,
        VictoryQuestions,
        AimQuestions {
  private @Nullable AgsRules standard;

  /** The Standard rules that ask these questions; known once they are put together. */
  protected final AgsRules standard() {
    return Objects.requireNonNull(standard);
  }

  final void join(AgsRules rules) {
    standard = rules;
  }

  /** Says for the player to read why a unit's attack is multiplied. */
  @Case("AGS-9.9")
  public void explainAttack(Position p, int unit, Units attackers, List<Modifier> steps) {
    explainIntegrity(unit, attackMultiplier(p, unit, attackers), steps);
  }

  /** Says for the player to read why a unit's defence is multiplied, terrain apart. */
  @Case("AGS-9.9")
  public void explainDefence(Position p, int unit, List<Modifier> steps) {
    explainIntegrity(unit, defenceMultiplier(p, unit), steps);
  }

  private void explainIntegrity(int unit, int multiplier, List<Modifier> steps) {
    if (multiplier > 1) {
      steps.add(
          new Modifier(
              standard().name(unit) + " has divisional integrity", "AGS-9.9", "x" + multiplier));
    }
  }
}
