package hexfront.games.ags;

import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.HexSet;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** What commanders want to know of a game: what it is about. */
public class GameAims {
  private final ExclusiveRules game;
  private final Aims aims;
  private final Stakes stakes;

  /**
   * The aims of a game.
   *
   * @param aims the places its commanders strive for
   * @param stakes what its victory conditions count
   */
  public GameAims(ExclusiveRules game, Aims aims, Stakes stakes) {
    this.game = game;
    this.aims = aims;
    this.stakes = stakes;
  }

  /** Adds to each hex what having it is worth to a side, against the enemy having it. */
  public final void addWorth(Position p, Side side, double[] worth) {
    stakes.addWorth(worth);
    aims.addWorth(p.turn(), side, worth);
  }

  /** The points that a side loses if a unit of it loses so many steps. */
  public final double pointsLost(Position p, int unit, int steps) {
    return stakes.pointsLost(p, unit, steps);
  }

  /** By how many points the Axis player is ahead of what he needs, as the game stands. */
  public final double axisLead(Position p) {
    return stakes.axisLead(p, game.standard());
  }

  /** Whether a step counts its part of what the whole unit counts, against ground. */
  public boolean countsSteps() {
    return true;
  }

  /** A lead that is as good as won. */
  public double comfortableLead() {
    return 20;
  }

  /**
   * Hands out the orders of the game's own that commanders should think about in a phase.
   *
   * @return whether all were handed out
   */
  public boolean worthConsidering(Position p, Phase phase, Predicate<Order> each) {
    return true;
  }

  /**
   * The hexes from which units of a side could be ordered to attack in their next combat phase;
   * null if those in which they are commanded now.
   */
  public @Nullable HexSet attackCommand(Position p, Side side) {
    return null;
  }

  /**
   * Finds the hexes in which units of a side would be in supply so many turns later, if nobody
   * moved.
   *
   * @return whether it makes a difference to how lines of supply are traced now
   */
  public boolean suppliedAhead(Position p, Side side, int turns, HexSet into) {
    return false;
  }

  /** Whether a side should try to surround much of the enemy. */
  public final boolean encircles(Position p, Side side) {
    return aims.encircles(p.turn(), side);
  }

  /** The ways in which a unit that an enemy zone holds could leave it now. */
  public void disengagements(Position p, int unit, Consumer<Order> each) {}

  /** Whether those who attack with a unit may not go back from the battle, only lose steps. */
  public boolean attacksAtAnyPrice(Position p, int unit) {
    return false;
  }

  /** The hex to which a unit has to go whatever else there is to do, or -1. */
  public int errand(Position p, int unit) {
    return -1;
  }

  /** What speaks for an order beyond what the position shows after it, in points. */
  public double inclination(Position p, Order order) {
    return 0;
  }
}
