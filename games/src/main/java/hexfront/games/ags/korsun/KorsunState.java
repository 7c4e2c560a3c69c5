package hexfront.games.ags.korsun;

import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.games.common.GameState;
import hexfront.games.common.StateValue;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The game's own state: what a position can set and what a view shows. */
final class KorsunState {
  static final GameState<Korsun> STATE =
      GameState.<Korsun>none()
          .control("town and city hexes")
          .shown("date", (korsun, p, viewer) -> korsun.data.header().date(p.turn()))
          .both(
              "weather",
              "snow or mud; left out, what the track shows",
              (korsun, p, value) -> korsun.weather.set(p, isMud(value)),
              (korsun, p, viewer) -> korsun.weather.word(p))
          .given(
              "air-points-used",
              "an object from sides to the air points they have used this turn",
              (korsun, p, value) ->
                  value
                      .bySide()
                      .forEach((side, used) -> korsun.airPoints.setUsed(p, side, used.number())))
          .shown("air-points-left", (korsun, p, viewer) -> airPointsLeft(korsun, p))
          .both(
              "air-markers",
              "the list of town hexes with a German air marker",
              KorsunState::setAirMarkers,
              (korsun, p, viewer) -> korsun.airSupply.markers(p))
          .shown(
              "active-headquarters-allowed",
              (korsun, p, viewer) -> korsun.headquarters.limit(p.turn()))
          .given(
              "operations-used",
              "an object from headquarters to the operations they have used this turn",
              KorsunState::setOperations)
          .shown("operations-left", (korsun, p, viewer) -> operationsLeft(korsun, p));

  private KorsunState() {}

  private static boolean isMud(StateValue word) {
    return word.oneOf(List.of(KorsunWeather.SNOW, KorsunWeather.MUD)).equals(KorsunWeather.MUD);
  }

  private static void setAirMarkers(Korsun korsun, Position p, StateValue value) {
    int[] hexes = value.hexes();
    if (hexes.length > AirSupply.MARKERS) {
      throw value.expected("at most " + AirSupply.MARKERS + " hexes");
    }
    for (int hex : hexes) {
      korsun.airSupply.putMarker(p, hex);
    }
  }

  private static void setOperations(Korsun korsun, Position p, StateValue value) {
    value
        .byUnit()
        .forEach(
            (unit, used) -> {
              int index = korsun.headquarters.index(unit);
              if (index < 0) {
                throw value.expected("Soviet headquarters");
              }
              korsun.operations.setUsed(p, index, used.number());
            });
  }

  private static Map<String, Integer> airPointsLeft(Korsun korsun, Position p) {
    Map<String, Integer> left = new LinkedHashMap<>();
    for (Side side : Side.values()) {
      left.put(side.word(), korsun.airPoints.airPoints(p, side));
    }
    return left;
  }

  private static @Nullable Map<String, Integer> operationsLeft(Korsun korsun, Position p) {
    if (!korsun.operations.areLimited(p)) {
      return null;
    }
    Map<String, Integer> left = new LinkedHashMap<>();
    int[] all = korsun.headquarters.headquarters();
    for (int i = 0; i < all.length; i++) {
      if (p.onMap(all[i]) && korsun.headquarters.isActive(p, all[i])) {
        left.put(p.board().unit(all[i]).id(), korsun.operations.left(p, i));
      }
    }
    return left;
  }
}
