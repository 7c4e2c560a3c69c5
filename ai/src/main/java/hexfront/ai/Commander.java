package hexfront.ai;

/**
 * A player that is a program. A commander leads one side of one game and may remember its plans
 * from one decision to the next, but must be able to answer any question, remembered or not. With
 * the same questions and the same source of chance it gives the same answers.
 */
@FunctionalInterface
public interface Commander extends AutoCloseable {
  Answer answer(Question question);

  /** The game is over for this commander. */
  @Override
  default void close() {}
}
