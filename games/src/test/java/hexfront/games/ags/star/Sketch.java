package hexfront.games.ags.star;

import hexfront.engine.Side;
import hexfront.games.Setting;
import hexfront.games.ags.AgsSketch;
import hexfront.games.ags.Play;
import java.util.Set;

/**
 * A small position of Operation Star in a few lines:
 *
 * <pre>{@code
 * Sketch.clear(8, 8)
 *     .panzer("a", "6-2-10", "0402", "of 11Pz")
 *     .corps("t", "tank", "8-6-8|4-3-8", "0404")
 *     .hq("h", 4, "0405", "defensive")
 *     .begin(Side.SOVIET, "combat");
 * }</pre>
 *
 * Turn and area of an arrival are a trait, {@code trait 3B}.
 */
final class Sketch extends AgsSketch<Sketch, Play> {
  static final StarBox BOX = new StarBox();

  private static final Set<String> ON_FOOT =
      Set.of("infantry", "rifle", "guards-rifle", "headquarters");

  private Sketch(int columns, int rows) {
    super(BOX, columns, rows);
  }

  static Sketch clear(int columns, int rows) {
    return new Sketch(columns, rows);
  }

  @Override
  protected Play play(Setting setting) {
    return new Play(setting);
  }

  @Override
  protected boolean isMechanized(String arm) {
    return !ON_FOOT.contains(arm);
  }

  Sketch corps(String id, String arm, String steps, String hex, String... more) {
    return piece(id, Side.SOVIET, arm, steps, hex, with("size corps", more));
  }

  Sketch brigade(String id, String arm, String steps, String hex, String... more) {
    return piece(id, Side.SOVIET, arm, steps, hex, with("size brigade", more));
  }

  Sketch guards(String id, String steps, String hex, String... more) {
    return piece(id, Side.SOVIET, "guards-rifle", steps, hex, more);
  }

  Sketch grenadiers(String id, String steps, String hex, String... more) {
    return piece(id, Side.AXIS, "panzergrenadier", steps, hex, more);
  }
}
