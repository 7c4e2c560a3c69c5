package hexfront.games.ags;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The questions on which the games of the family differ, one interface for each section of the
 * Standard rules. A game overrides what its Exclusive rules change and answers what the Standard
 * rules leave open; whole sections may be answered by a class of their own. The Standard rules
 * never ask which game it is.
 */
public abstract class ExclusiveRules
    implements MovementQuestions,
        OverrunQuestions,
        StackingQuestions,
        CombatQuestions,
        RetreatQuestions,
        TerrainQuestions,
        HeadquartersQuestions,
        SupplyQuestions,
        VictoryQuestions {
  private @Nullable AgsRules standard;

  /** The Standard rules that ask these questions; known once they are put together. */
  public final AgsRules standard() {
    return Objects.requireNonNull(standard);
  }

  final void join(AgsRules rules) {
    standard = rules;
  }

  // ---- sections that answer for themselves

  /** Who answers about the sequence of play. */
  public abstract SequenceQuestions sequence();

  /** Who answers about reinforcements. */
  public abstract ReinforcementQuestions reinforcement();

  /** Who answers about orders of the game's own. */
  public OwnOrderQuestions ownOrders() {
    return OwnOrderQuestions.NONE;
  }

  /** Who answers about untried units. */
  public UntriedQuestions untried() {
    return UntriedQuestions.STANDARD;
  }

  /** Who answers about air power. */
  public AirQuestions air() {
    return AirQuestions.none("AGS-14.0");
  }

  // ---- what is told about them

  /** What commanders ask of the game. */
  public GameAims aims() {
    return new GameAims(this, Aims.NONE, Stakes.NONE);
  }

  /** Why strengths are multiplied, for players to read. */
  public Explanations explanations() {
    return new Explanations(this);
  }
}
