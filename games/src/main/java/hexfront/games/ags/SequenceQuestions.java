package hexfront.games.ags;

import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Section 4: the sequence of play. The answers are those of the Standard rules. */
public interface SequenceQuestions {
  Side firstPlayer();

  int turns();

  /** The phases of a player-turn, in order. */
  List<Phase> phases(int turn, Side side);

  /** What happens before the first player-turn of a game-turn. */
  default void beginTurn(Position p, Dice dice, Chronicle chronicle) {}

  /** What happens when a side's player-turn begins, before its first phase. */
  default void beginPlayerTurn(Position p, Dice dice, Chronicle chronicle) {}

  /** What a side has to do before it may end a phase. */
  default Verdict checkEndPhase(Position p, Phase phase) {
    return Verdict.legal();
  }

  /**
   * A question the game puts before a phase begins, before supply is judged for it; null if it has
   * none. Once it is answered the game calls {@link AgsRules#open}.
   */
  default @Nullable AgsStage questionBefore(Position p, Phase phase) {
    return null;
  }

  /** What happens when a phase begins, after supply was judged. */
  default void beginPhase(Position p, Phase phase, Dice dice, Chronicle chronicle) {}

  /**
   * What the game judges together with supply when a phase begins; nothing may hang on how it
   * began.
   */
  default void judge(Position p, Phase phase) {}

  /** Whether there is nothing to decide in a phase, so that it passes at once. */
  default boolean passes(Position p, Phase phase) {
    return phase == Phase.DISRUPTION_REMOVAL;
  }

  /**
   * A question the game puts after a phase, before the next one begins; null if it has none. Once
   * it is answered the game calls {@link AgsRules#close}.
   */
  default @Nullable AgsStage questionAfter(Position p, Phase phase) {
    return null;
  }

  /** What happens when a phase ends. */
  default void endPhase(Position p, Phase phase, Dice dice, Chronicle chronicle) {}

  /** What happens when a side's player-turn ends, after its last phase. */
  default void endPlayerTurn(Position p, Dice dice, Chronicle chronicle) {}

  /** Whether the game ends with this player-turn, before its last turn. */
  default boolean endsEarly(Position p) {
    return false;
  }

  /**
   * What the game settles after an order was carried out: a die that had to wait, or a question,
   * which it puts by a stage of its own that keeps the stage to go back to.
   */
  default void settle(Position p, Order order, Dice dice, Chronicle chronicle) {}

  /**
   * What the game notes of a position in which a phase begins, before supply is judged for it; in
   * an arranged position as well.
   */
  default void notePhase(Position p, Phase phase) {}
}
