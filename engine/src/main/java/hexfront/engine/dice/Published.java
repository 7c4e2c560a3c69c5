package hexfront.engine.dice;

import java.util.List;

/**
 * Dice from figures that everybody can look up, such as the day's sales of listed stocks in the
 * newspaper. Only figures of three or more digits count; the remainder by six is the roll, and no
 * remainder is a six.
 */
public final class Published implements Source {
  private static final int SMALLEST = 100;
  private static final int SIX = 6;

  private final List<Integer> figures;

  /** Figures in the order of their listing; those below one hundred are passed over. */
  public Published(List<Integer> listed) {
    figures = listed.stream().filter(figure -> figure >= SMALLEST).toList();
  }

  /** The roll that a figure stands for. */
  public static int die(int figure) {
    int remainder = figure % SIX;
    return remainder == 0 ? SIX : remainder;
  }

  /** All rolls from this number on. */
  public List<Integer> rollsFrom(long index) {
    return figures.stream().skip(index).map(Published::die).toList();
  }

  @Override
  public int roll(long index) {
    return die(figure(index));
  }

  @Override
  public int draw(long index, int n) {
    return figure(index) % n;
  }

  private int figure(long index) {
    if (index >= figures.size()) {
      throw new OutOfNumbers(
          "the published figures give "
              + figures.size()
              + " numbers of three or more digits, and one more is needed");
    }
    return figures.get((int) index);
  }
}
