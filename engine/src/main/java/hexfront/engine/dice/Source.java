package hexfront.engine.dice;

/**
 * Where chance comes from. A source answers for the n-th number of a game, so that taking back is
 * only a matter of counting back.
 */
public interface Source {
  /** The die of the {@code index}-th number: 1 to 6. */
  int roll(long index);

  /** The blind draw of the {@code index}-th number: 0 to {@code n - 1}. */
  int draw(long index, int n);

  /** Thrown when numbers are supplied from outside and do not suffice. */
  final class OutOfNumbers extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public OutOfNumbers(String message) {
      super(message);
    }
  }
}
