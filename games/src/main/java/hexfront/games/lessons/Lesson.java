package hexfront.games.lessons;

import hexfront.engine.Side;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.node.ObjectNode;

/**
 * A lesson.
 *
 * @param minutes about how long it takes
 * @param side the side that the learner leads; the lesson answers for the other
 * @param seed of the dice, so that they fall as the text says
 * @param position as the referee takes it
 * @param replies how the other side answers questions: parts of orders, the first that fits is
 *     taken
 * @param after what is said at the end
 * @param next the scenario that it leads to, or empty
 */
public record Lesson(
    String id,
    String title,
    int minutes,
    Side side,
    long seed,
    String text,
    ObjectNode position,
    List<ObjectNode> replies,
    List<Step> steps,
    String after,
    String next) {

  /**
   * A step of a lesson.
   *
   * @param ask what the learner has to do, in one sentence
   * @param hexes what is shown on the map
   * @param done what counts as done: a sign and what it is about, all of them
   * @param answer how the lesson does it when it is asked to show it
   */
  public record Step(
      String title,
      String text,
      String ask,
      List<String> hexes,
      Map<Sign, String> done,
      Answer answer) {}

  /** By what one sees that a step is done. */
  public enum Sign {
    /** A unit is selected. */
    SELECTED,
    /** An overlay of the map is shown. */
    SHOWN,
    /** The rules have said why the selected units cannot go to a hex. */
    EXPLAINED,
    /** The odds of an attack on a hex stand beside the map. */
    PLANNED,
    /** Something has happened since the step began: the type of an event. */
    EVENT,
    /** That event was about a unit. */
    UNIT,
    /** That unit stands in a hex. */
    AT,
    /** The learner has to decide in a stage. */
    STAGE;

    public String word() {
      return name().toLowerCase(java.util.Locale.ROOT);
    }
  }

  /** How a step is done. */
  public sealed interface Answer {}

  /** By looking: selecting a unit, showing an overlay and the like. */
  public record Look(Sign at, String what) implements Answer {}

  /** By an order. */
  public record Give(ObjectNode order) implements Answer {}

  /** By answering what is asked until nothing is: with the first answer that is legal. */
  public record Settle() implements Answer {}
}
