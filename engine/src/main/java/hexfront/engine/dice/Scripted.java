package hexfront.engine.dice;

import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;

/**
 * Throws that were written down beforehand, in order: the forced dice of a test, or what a journal
 * recorded.
 */
public final class Scripted implements Source {
  private final Iterator<Integer> rolls;
  private final Source draws;

  private Scripted(Stream<Integer> rolls, Source draws) {
    this.rolls = rolls.iterator();
    this.draws = draws;
  }

  /** Forces the next rolls; blind draws are left to another source. */
  public static Scripted rolls(List<Integer> rolls, Source draws) {
    return new Scripted(rolls.stream(), draws);
  }

  /** Repeats what a journal recorded. */
  public static Scripted journal(List<Dice.Throw> thrown) {
    Iterator<Integer> drawn =
        thrown.stream().filter(Dice.Throw::isDraw).map(Dice.Throw::value).iterator();
    Source draws =
        new Source() {
          @Override
          public int roll(long index) {
            throw new OutOfNumbers("the journal has no further roll");
          }

          @Override
          public int draw(long index, int n) {
            return next(drawn, "the journal has no further draw");
          }
        };
    return new Scripted(thrown.stream().filter(t -> !t.isDraw()).map(Dice.Throw::value), draws);
  }

  @Override
  public int roll(long index) {
    return next(rolls, "more dice are rolled than were supplied");
  }

  @Override
  public int draw(long index, int n) {
    return draws.draw(index, n);
  }

  private static int next(Iterator<Integer> numbers, String otherwise) {
    if (!numbers.hasNext()) {
      throw new OutOfNumbers(otherwise);
    }
    return numbers.next();
  }
}
