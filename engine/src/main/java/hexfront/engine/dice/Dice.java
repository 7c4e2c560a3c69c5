package hexfront.engine.dice;

import java.util.ArrayList;
import java.util.List;

/** The only way to chance. Every roll and every blind draw is recorded. */
public final class Dice {
  /**
   * A number that was rolled (1 to 6; {@code among} is 0) or drawn blindly among some things (0 to
   * {@code among - 1}).
   */
  public record Throw(int value, int among) {
    public boolean isDraw() {
      return among > 0;
    }

    @Override
    public String toString() {
      return isDraw() ? value + "/" + among : Integer.toString(value);
    }

    public static Throw parse(String text) {
      int slash = text.indexOf('/');
      return slash < 0
          ? new Throw(Integer.parseInt(text), 0)
          : new Throw(
              Integer.parseInt(text.substring(0, slash)),
              Integer.parseInt(text.substring(slash + 1)));
    }
  }

  private final Source source;
  private final boolean recording;
  private final List<Throw> thrown = new ArrayList<>();
  private long index;

  public Dice(Source source) {
    this(source, 0);
  }

  /** Dice that begin at a later number of their source. */
  public Dice(Source source, long index) {
    this(source, index, true);
  }

  private Dice(Source source, long index, boolean recording) {
    this.source = source;
    this.index = index;
    this.recording = recording;
  }

  /** Dice that keep no record, for looking ahead. */
  public static Dice unrecorded(long seed) {
    return new Dice(new Seeded(seed), 0, false);
  }

  /** Throws one die: 1 to 6. */
  public int roll() {
    int value = source.roll(index);
    note(value, 0);
    return value;
  }

  /** Draws blindly one of {@code n} things: 0 to {@code n - 1}. */
  public int draw(int n) {
    int value = source.draw(index, n);
    note(value, n);
    return value;
  }

  private void note(int value, int among) {
    index++;
    if (recording) {
      thrown.add(new Throw(value, among));
    }
  }

  /** What was thrown since the last call of this method. */
  public List<Throw> takeThrown() {
    List<Throw> taken = List.copyOf(thrown);
    thrown.clear();
    return taken;
  }

  /** How many numbers were used. */
  public long index() {
    return index;
  }

  /** Goes to another number of the source and forgets what was thrown and not taken. */
  public void moveTo(long newIndex) {
    index = newIndex;
    thrown.clear();
  }

  public Source source() {
    return source;
  }
}
