package hexfront.games.ags;

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
        VictoryQuestions {
  private @Nullable AgsRules standard;

  /** The Standard rules that ask these questions; known once they are put together. */
  public final AgsRules standard() {
    return Objects.requireNonNull(standard);
  }

  final void join(AgsRules rules) {
    standard = rules;
  }

  /** What commanders ask of the game. */
  public GameAims aims() {
    return new GameAims(this, Aims.NONE);
  }

  /** Why strengths are multiplied, for players to read. */
  public Explanations explanations() {
    return new Explanations(this);
  }
}
