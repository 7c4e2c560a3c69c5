package hexfront.games.ags;

import hexfront.engine.Side;
import hexfront.games.Setting;
import java.util.stream.Stream;

/**
 * A small position of the plain game in a few lines:
 *
 * <pre>{@code
 * Sketch.clear(8, 8)
 *     .terrain("woods", "0404")
 *     .hexside("minor-river", "0403/0404")
 *     .german("a", "5-7-7|3-4-7", "0402", "lost 1")
 *     .soviet("x", "2-3-6", "0404")
 *     .begin(Side.AXIS, "combat");
 * }</pre>
 *
 * Of a unit that waits may be said when and where it arrives, {@code arrives 2 0301 0401}; of an
 * untried one what it may turn out to be, {@code draws weak strong}.
 */
public final class Sketch extends AgsSketch<Sketch, Play> {
  private static final PlainBox BOX = new PlainBox();

  private Sketch(int columns, int rows) {
    super(BOX, columns, rows);
  }

  /** A map of clear hexes. */
  public static Sketch clear(int columns, int rows) {
    return new Sketch(columns, rows);
  }

  @Override
  protected Play play(Setting setting) {
    return new Play(setting);
  }

  @Override
  protected String[] said(String... more) {
    return Stream.of(more)
        .map(
            word ->
                word.startsWith(PlainGame.ARRIVES) || word.startsWith(PlainGame.DRAWS)
                    ? "trait " + word
                    : word)
        .toArray(String[]::new);
  }

  /** The air points of a side. */
  public Sketch air(Side side, int points) {
    return state(side.word() + "-air", points);
  }
}
