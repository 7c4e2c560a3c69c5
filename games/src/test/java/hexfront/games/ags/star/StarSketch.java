package hexfront.games.ags.star;

import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.Values;
import hexfront.games.ags.Phase;
import hexfront.games.ags.Sketch;
import hexfront.games.ags.Play;
import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** What tests of Operation Star need besides the family's sketches: its units, its own orders. */
final class StarSketch {
  private static final StarData DATA = StarData.load();

  private StarSketch() {}

  /** The position at the beginning of a phase of Operation Star. */
  static Play begin(Sketch sketch, Side side, Phase phase, String... options) {
    Map<String, Boolean> chosen =
        Arrays.stream(options).collect(Collectors.toMap(option -> option, option -> true));
    return sketch.begin(side, phase, StarBox.zoneRule(), board -> new Star(board, DATA, chosen));
  }

  // ---- units

  static Unit corps(String id, String arm, String steps) {
    return unit(id, Side.SOVIET, "corps", arm, "", steps);
  }

  static Unit brigade(String id, String arm, String steps, String... traits) {
    return unit(id, Side.SOVIET, "brigade", arm, "", steps, traits);
  }

  static Unit guards(String id, String steps) {
    return unit(id, Side.SOVIET, "division", "guards-rifle", "", steps);
  }

  static Unit corps(String id, String steps) {
    return unit(id, Side.SOVIET, "corps", "tank", "", steps);
  }

  static Unit panzer(String id, String division, String steps) {
    return unit(id, Side.AXIS, "regiment", "panzer", division, steps);
  }

  static Unit grenadiers(String id, String division, String steps) {
    return unit(id, Side.AXIS, "regiment", "panzergrenadier", division, steps);
  }

  static Unit infantry(String id, String division, String steps, String... traits) {
    return unit(id, Side.AXIS, "regiment", "infantry", division, steps, traits);
  }

  static Unit rifles(String id, String steps, String... traits) {
    return unit(id, Side.SOVIET, "division", "rifle", "", steps, traits);
  }

  private static Unit unit(
      String id,
      Side side,
      String size,
      String arm,
      String division,
      String steps,
      String... traits) {
    return new Unit(
        0,
        id,
        side,
        side == Side.AXIS ? "german" : "soviet",
        id,
        id,
        division,
        size,
        arm,
        !Set.of("infantry", "rifle", "guards-rifle").contains(arm),
        Arrays.stream(steps.split("\\|")).map(StarSketch::step).toList(),
        Values.NONE,
        Set.of(traits));
  }

  private static Unit.Step step(String text) {
    int[] n = Arrays.stream(text.split("-")).mapToInt(Integer::parseInt).toArray();
    return new Unit.Step(n[0], n[1], n[2]);
  }

}
