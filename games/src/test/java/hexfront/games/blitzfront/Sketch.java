package hexfront.games.blitzfront;

import hexfront.engine.Side;
import hexfront.engine.map.HexMap;
import hexfront.games.Setting;
import hexfront.games.common.PositionSketch;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A small position of Blitzfront in a few lines:
 *
 * <pre>{@code
 * Sketch.clear(8, 8)
 *     .terrain("forest", "0404")
 *     .axis("a", "corps infantry 5-6-4", "0403")
 *     .soviet("x", "army rifle 4-6-3", "0404", "entrenched")
 *     .begin(Side.AXIS, "movement");
 * }</pre>
 *
 * Size, arm and strengths of a unit are written together. Without sources on the map everybody is
 * in supply.
 */
final class Sketch extends PositionSketch<Sketch, Play> {
  static final BlitzfrontBox BOX = new BlitzfrontBox();

  private final List<Object> attacks = new ArrayList<>();

  private Sketch(int columns, int rows) {
    super(BOX, columns, rows, 2);
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
    return false;
  }

  Sketch place(String kind, String name, String hex) {
    drawn().place(new HexMap.Place(hex(hex), name, kind, 0));
    return this;
  }

  Sketch axis(String id, String what, String hex, String... more) {
    return unit(id, Side.AXIS, what, hex, more);
  }

  Sketch soviet(String id, String what, String hex, String... more) {
    return unit(id, Side.SOVIET, what, hex, more);
  }

  private Sketch unit(String id, Side side, String what, String hex, String... more) {
    String[] facts = what.split(" ");
    String[] said =
        Stream.concat(Stream.of("size " + facts[0]), Stream.of(more)).toArray(String[]::new);
    return unit(id, side, facts[1], facts[2], hex, said);
  }

  /** An attack that is allocated already. */
  Sketch attack(String hex, String... attackers) {
    attacks.add(Map.of("attackers", List.of(attackers), "hexes", List.of(hex)));
    return state("attacks", attacks);
  }
}
