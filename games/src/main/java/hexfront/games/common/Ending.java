package hexfront.games.common;

import hexfront.engine.Position;
import hexfront.engine.Score;
import hexfront.engine.Side;
import java.util.Arrays;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * When a game ends and who has won it then: as its rulebook says, or as a short scenario of ours
 * says.
 */
public final class Ending {
  /** The end that the rulebook has. */
  public static final Ending PRINTED = new Ending(Integer.MAX_VALUE, null);

  private final int last;
  private final @Nullable Goal goal;

  private Ending(int last, @Nullable Goal goal) {
    this.last = last;
    this.goal = goal;
  }

  /** The end after a turn, by a goal of its own. */
  static Ending of(int last, Goal goal) {
    return new Ending(last, goal);
  }

  /** The last turn of a game that has so many. */
  public int lastTurn(int printed) {
    return Math.min(last, printed);
  }

  /** What decides instead of the victory conditions of the rulebook; null if they do. */
  public @Nullable Goal goal() {
    return goal;
  }

  /** Says what hexes are worth by a goal of its own; whether there is one. */
  public boolean worth(double[] into) {
    if (goal != null) {
      Arrays.fill(into, 0);
      goal.addWorth(into);
    }
    return goal != null;
  }

  /**
   * By how many points a side is ahead of what decides.
   *
   * @param printed the lead of the Axis as the rulebook counts
   */
  public double lead(Position p, Side side, double printed) {
    double axis = goal == null ? printed : goal.axisLead(p);
    return side == Side.AXIS ? axis : -axis;
  }

  /**
   * The points that a side loses with so many steps.
   *
   * @param printed the points as the rulebook counts
   */
  public double pointsLost(Side loser, int steps, double printed) {
    return goal == null ? printed : goal.pointsLost(loser, steps);
  }

  /**
   * The state of victory.
   *
   * @param rule the case of the rulebook that says who wins
   * @param printed how the rulebook counts
   */
  public Score score(Position p, String rule, Function<Position, Score> printed) {
    return goal == null ? printed.apply(p) : goal.score(p, rule);
  }
}
