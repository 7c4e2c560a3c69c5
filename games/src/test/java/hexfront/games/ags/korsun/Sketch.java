package hexfront.games.ags.korsun;

import hexfront.engine.Side;
import hexfront.engine.Values;
import hexfront.games.Setting;
import hexfront.games.common.PositionSketch;
import java.util.Arrays;
import java.util.Set;

/**
 * A small position of Korsun in a few lines:
 *
 * <pre>{@code
 * Sketch.clear(8, 8)
 *     .terrain("woods", "0404")
 *     .german("a", "infantry", "2-3-5|1-1-5", "0402", "of 34", "regiment")
 *     .soviet("x", "tank", "4-2-9", "0404")
 *     .hq("h", 6, "0406", "inactive")
 *     .begin(Side.AXIS, "combat");
 * }</pre>
 *
 * A size may stand alone ({@code regiment}, {@code corps}); who is of a division is a regiment
 * unless it is said; {@code marked 2306} is what a counter shows for set-up. Without sources on the
 * map everybody is in supply.
 */
final class Sketch extends PositionSketch<Sketch, Play> {
  private static final KorsunBox BOX = new KorsunBox();
  private static final Set<String> SIZES =
      Set.of("regiment", "brigade", "division", "corps", "group", "army");
  private static final Set<String> ON_FOOT =
      Set.of("infantry", "rifle", "guards-rifle", "airborne", "headquarters");

  private Sketch(int columns, int rows) {
    super(BOX, columns, rows, 2);
  }

  private Sketch() {
    super(BOX, 2);
  }

  static KorsunBox box() {
    return BOX;
  }

  static Sketch clear(int columns, int rows) {
    return new Sketch(columns, rows);
  }

  /** The real map. */
  static Sketch onTheMap() {
    return new Sketch();
  }

  @Override
  protected Play play(Setting setting) {
    return new Play(setting);
  }

  @Override
  protected boolean isMechanized(String arm) {
    return !ON_FOOT.contains(arm);
  }

  Sketch german(String id, String arm, String steps, String hex, String... more) {
    return unit(id, Side.AXIS, arm, Values.of("leadership", 0), steps, hex, said(more));
  }

  Sketch soviet(String id, String arm, String steps, String hex, String... more) {
    return unit(id, Side.SOVIET, arm, Values.of("leadership", 0), steps, hex, said(more));
  }

  Sketch hq(String id, int rating, String hex, String... more) {
    Values rated = Values.of("leadership", rating);
    return unit(id, Side.SOVIET, "headquarters", rated, "0-0-9", hex, said(more));
  }

  private static String[] said(String... more) {
    boolean part = Arrays.stream(more).anyMatch(word -> word.startsWith("of "));
    String[] said =
        Arrays.stream(more)
            .map(word -> SIZES.contains(word) ? "size " + word : word)
            .map(word -> word.startsWith("marked ") ? "trait " + word.substring(7) : word)
            .toArray(String[]::new);
    if (!part) {
      return said;
    }
    String[] all = new String[said.length + 1];
    all[0] = "size regiment";
    System.arraycopy(said, 0, all, 1, said.length);
    return all;
  }

  Sketch mud() {
    return state("weather", "mud");
  }

  Sketch snow() {
    return state("weather", "snow");
  }
}
