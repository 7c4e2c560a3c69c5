package hexfront.games.ags;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Unit;
import hexfront.engine.Verdict;
import hexfront.engine.Verdict.Refusal;
import hexfront.engine.orders.Manner;
import hexfront.engine.orders.Move;
import hexfront.engine.orders.Rail;
import org.jspecify.annotations.Nullable;

/**
 * Section 5: movement, on foot, on wheels and by rail. The answers are those of the Standard rules.
 */
public interface MovementQuestions {
  /**
   * The movement allowance of a unit by weather and the like; {@code printed} is what its counter
   * says.
   */
  default int allowance(Position p, Unit unit, int printed) {
    return printed;
  }

  /** A further reason why a unit may not move, or null. */
  default @Nullable Refusal immobile(Position p, Phase phase, int unit) {
    return null;
  }

  /** What the game adds to moves: the ways of moving it has besides the plain one. */
  default Class<? extends Manner> manner() {
    return Manner.Plain.class;
  }

  /** Whether units pay to leave an enemy zone by this move. */
  default boolean disengages(Move order) {
    return false;
  }

  /** Whether a unit may leave an enemy zone by a move that {@link #disengages}. */
  @Case("AGS-5.24")
  default Verdict checkDisengagement(Position p, Phase phase, Move order, int unit) {
    return Verdict.refused("AGS-5.24", "this game has no disengagement");
  }

  /** Whether it is worth proposing to a unit in an enemy zone that it disengages. */
  default boolean mayDisengage(Position p, int unit) {
    return false;
  }

  /** What a move costs besides its path, in half points. */
  default int extraCost(Move order) {
    return 0;
  }

  /** What a game has against a move that the Standard rules allow. */
  default Verdict checkMove(Position p, Phase phase, Move order) {
    return Verdict.legal();
  }

  /** What a game has against a step of this unit now, or null. */
  default @Nullable Refusal barredStep(Position p, int unit, int from, int direction, int to) {
    return null;
  }

  /** Whether {@link #barredStep} has anything against a step, for those who do not ask what. */
  default boolean barsStep(Position p, int unit, int from, int direction, int to) {
    return barredStep(p, unit, from, direction, to) != null;
  }

  /** Whether {@link #barredStep} can have anything against this unit's steps now. */
  default boolean restrictsSteps(Position p, int unit) {
    return false;
  }

  /** Units have moved. */
  default void moved(Position p, Move order, Chronicle chronicle) {}

  /** Who may move by rail and how far; null if nobody may. */
  default RailMovement.@Nullable Capacity rail() {
    return null;
  }

  /** How much of the rail capacity this turn has used. */
  default int railUsed(Position p) {
    return 0;
  }

  default void useRail(Position p, int points) {}

  default int railPoints(Unit unit) {
    return 1;
  }

  default int railHexCost(Position p, int hex) {
    return 1;
  }

  default Verdict checkRail(Position p, Rail order) {
    return Verdict.legal();
  }

  /** A unit has gone by rail. */
  default void railed(Position p, Rail order) {}
}
