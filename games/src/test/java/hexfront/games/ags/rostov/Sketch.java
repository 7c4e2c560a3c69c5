package hexfront.games.ags.rostov;

import hexfront.engine.Side;
import hexfront.engine.Values;
import hexfront.games.Setting;
import hexfront.games.ags.AgsSketch;
import java.util.Map;

/**
 * A small position of Rostov in a few lines:
 *
 * <pre>{@code
 * Sketch.clear(8, 8)
 *     .supply("s", "0302")
 *     .german("a", "5-7-8", "0402", "supplied")
 *     .allied("r", "3-4-7", "0403")
 *     .soviet("x", "2-3-8", "off", "aside")
 *     .weather("severe", "moderate")
 *     .begin(Side.AXIS, "combat");
 * }</pre>
 *
 * The weather is clear unless it is said.
 */
final class Sketch extends AgsSketch<Sketch, Play> {
  static final RostovBox BOX = new RostovBox();

  private Sketch(int columns, int rows) {
    super(BOX, columns, rows);
  }

  static Sketch clear(int columns, int rows) {
    return new Sketch(columns, rows).weather("clear", "clear");
  }

  @Override
  protected Play play(Setting setting) {
    return new Play(setting);
  }

  @Override
  protected boolean isMechanized(String arm) {
    return arm.equals("supply") || super.isMechanized(arm);
  }

  Sketch weather(String north, String south) {
    return state("weather", Map.of("north", north, "south", south));
  }

  Sketch supply(String id, String hex, String... more) {
    return unit(id, Side.AXIS, "supply", "0-0-8", hex, more);
  }

  Sketch allied(String id, String steps, String hex, String... more) {
    return unit(id, Side.AXIS, "mountain", steps, hex, with("nation rumanian", more));
  }

  /** The headquarters of the South-West Front. */
  Sketch front(String id, String hex, String... more) {
    return hq(id + "-swf", 4, hex, more);
  }

  Sketch brigade(String id, String steps, String hex, String... more) {
    return unit(id, Side.SOVIET, "rifle", Values.NONE, steps, hex, with("size brigade", more));
  }
}
