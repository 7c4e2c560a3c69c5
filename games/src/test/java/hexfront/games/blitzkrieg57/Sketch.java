package hexfront.games.blitzkrieg57;

import hexfront.engine.Side;
import hexfront.engine.Values;
import hexfront.games.Setting;
import hexfront.games.common.PositionSketch;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A small position of Kiev Blitzkrieg in a few lines:
 *
 * <pre>{@code
 * Sketch.clear(8, 8)
 *     .terrain("swamp", "0404")
 *     .road("0401-0402-0403")
 *     .axis("a", "5-5-5|3-3-5", "0402")
 *     .tank("x", "4-3-6|2-1-6", "0404", "lost 1")
 *     .begin(Side.AXIS, "combat");
 * }</pre>
 *
 * Without sources on the map everybody has a communication line.
 */
final class Sketch extends PositionSketch<Sketch, Play> {
  static final Blitzkrieg57Box BOX = new Blitzkrieg57Box();

  private Sketch(int columns, int rows) {
    super(BOX, columns, rows, 5);
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
    return Set.of("panzer", "tank").contains(arm);
  }

  /** Towns and cities stand on the ground; other terrain is the ground. */
  @Override
  protected boolean isGround(String kind) {
    return !kind.equals("town") && !kind.equals("major-city");
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

  /** A headquarters; its chit goes by the id. */
  Sketch hq(String id, Side side, int range, String hex, String... more) {
    Values values = Values.of("command-range", range);
    return unit(id, side, "headquarters", values, "2-2-5|1-1-5", hex, more);
  }

  Sketch cup(String... chits) {
    return state("cup", List.of(chits));
  }

  Sketch fortress(String hex, int steps) {
    return state("fortresses", Map.of(hex, steps));
  }
}
