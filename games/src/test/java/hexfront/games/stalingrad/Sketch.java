package hexfront.games.stalingrad;

import hexfront.engine.Side;
import hexfront.games.Setting;
import hexfront.games.common.PositionSketch;
import java.util.Set;

/**
 * A small position of Campaign to Stalingrad in a few lines:
 *
 * <pre>{@code
 * Sketch.clear(8, 8)
 *     .terrain("marsh", "0404")
 *     .hexside("major-river", "0403/0404")
 *     .axis("a", "8-8-3|6-6-3", "0402")
 *     .panzer("p", "12-12-6|9-9-6", "0402")
 *     .soviet("x", "5-5-3|3-3-3|1-1-3", "0404", "lost 1")
 *     .begin(Side.AXIS, "combat");
 * }</pre>
 *
 * Hexrow 01 is in the north, place 01 in the east. The west edge is the Axis's, the east edge
 * Soviet, unless {@code clear} is told otherwise.
 */
final class Sketch extends PositionSketch<Sketch, Play> {
  static final StalingradBox BOX = new StalingradBox();

  private Sketch(int columns, int rows) {
    super(BOX, columns, rows, 5);
  }

  private Sketch() {
    super(BOX, 5);
  }

  /** A map of clear hexes whose west edge is the Axis's and whose east edge is Soviet. */
  static Sketch clear(int hexrows, int places) {
    Sketch sketch = new Sketch(hexrows, places);
    for (int row = 1; row <= hexrows; row++) {
      sketch.source(Side.AXIS, "%02d%02d".formatted(row, places));
      sketch.source(Side.SOVIET, "%02d01".formatted(row));
    }
    return sketch;
  }

  /** A map of clear hexes whose edges are nobody's. */
  static Sketch adrift(int hexrows, int places) {
    return new Sketch(hexrows, places);
  }

  /** The map of the game. */
  static Sketch map() {
    return new Sketch();
  }

  @Override
  protected Play play(Setting setting) {
    return new Play(setting);
  }

  @Override
  protected boolean isMechanized(String arm) {
    return Set.of("panzer", "tank", "heavy-tank", "mechanized", "motorized").contains(arm);
  }

  /** Towns and cities stand on the ground; other terrain is the ground. */
  @Override
  protected boolean isGround(String kind) {
    return !kind.equals("town") && !kind.endsWith("-city");
  }

  Sketch axis(String id, String steps, String hex, String... more) {
    return unit(id, Side.AXIS, "infantry", steps, hex, more);
  }

  Sketch panzer(String id, String steps, String hex, String... more) {
    return unit(id, Side.AXIS, "panzer", steps, hex, more);
  }

  Sketch soviet(String id, String steps, String hex, String... more) {
    return unit(id, Side.SOVIET, "rifle", steps, hex, more);
  }

  Sketch tank(String id, String steps, String hex, String... more) {
    return unit(id, Side.SOVIET, "tank", steps, hex, more);
  }

  /** An Army HQ. */
  Sketch hq(String id, Side side, String hex, String... more) {
    return unit(id, side, "headquarters", "1-1-6", hex, more);
  }

  /** A division of four steps of eight factors. */
  Sketch german(String id, String hex, String... more) {
    return axis(id, "8-8-3|6-6-3|4-4-3|2-2-3", hex, more);
  }

  /** A rifle division with its Remnant. */
  Sketch rifle(String id, String hex, String... more) {
    return soviet(id, "5-5-3|3-3-3|1-1-3", hex, more);
  }
}
