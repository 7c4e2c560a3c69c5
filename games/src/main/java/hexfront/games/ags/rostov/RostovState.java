package hexfront.games.ags.rostov;

import hexfront.engine.Position;
import hexfront.games.common.GameState;
import hexfront.games.common.StateValue;
import java.util.Map;
import java.util.stream.IntStream;

/** The game's own state: what a position can set and what a view shows. */
final class RostovState {
  static final GameState<Rostov> STATE =
      GameState.<Rostov>none()
          .control("town and city hexes")
          .shown("date", (rostov, p, viewer) -> rostov.data.header().date(p.turn()))
          .both(
              "weather",
              "clear, moderate or severe; or an object with north and south",
              RostovState::setWeather,
              (rostov, p, viewer) ->
                  Map.of(
                      "north", rostov.weather.word(p, true),
                      "south", rostov.weather.word(p, false)))
          .number("rail-used", "how many units have gone by rail this turn", RostovValue.RAIL_USED)
          .shown("axis-air", (rostov, p, viewer) -> rostov.air.axisLeft(p))
          .shown(
              "soviet-air",
              (rostov, p, viewer) -> p.value(RostovValue.SOVIET_AIR_USED) == 0 ? 1 : 0)
          .both(
              "rail-interdiction",
              "the list of rail hexes under Axis air markers",
              RostovState::setRailMarkers,
              (rostov, p, viewer) ->
                  IntStream.of(rostov.air.interdicted(p))
                      .mapToObj(p.board().grid()::number)
                      .toList())
          .both(
              "supply-interdiction",
              "the supply counter under the Soviet air marker",
              (rostov, p, value) -> p.setValue(RostovValue.INTERDICTED, value.unit() + 1),
              (rostov, p, viewer) -> interdicted(p))
          .given(
              "axis-air-used",
              "how many Axis air markers this turn has used on rail hexes",
              GameState.number(RostovValue.USED_ON_RAIL))
          .given(
              "soviet-air-used",
              "whether the Soviet air marker was used this turn",
              GameState.truth(RostovValue.SOVIET_AIR_USED))
          .given(
              "moved",
              "whether a unit has moved in this initial movement phase",
              GameState.truth(RostovValue.BEGUN))
          .given(
              "front-shift-lost",
              "whether SW Front has lost its shift for good",
              GameState.truth(RostovValue.FRONT_SHIFT_LOST))
          .given(
              "front-shift-used",
              "whether SW Front has used its shift this turn",
              GameState.truth(RostovValue.FRONT_SHIFT_USED))
          .shown("pool", (rostov, p, viewer) -> rostov.pool.size(p))
          .number("withdrawn", "how many Axis units have withdrawn", RostovValue.WITHDRAWN)
          .given(
              "germans-withdrawn",
              "how many of them were German",
              GameState.number(RostovValue.GERMANS_WITHDRAWN))
          .given(
              "recaptured",
              "the list of objective hexes that Soviet units took back",
              (rostov, p, value) -> value.list().forEach(hex -> setRecaptured(rostov, p, hex)));

  private RostovState() {}

  private static void setWeather(Rostov rostov, Position p, StateValue value) {
    if (value.isObject()) {
      rostov.weather.set(p, weather(value.at("north")), weather(value.at("south")));
    } else {
      rostov.weather.set(p, weather(value), weather(value));
    }
  }

  private static int weather(StateValue word) {
    return Weather.WORDS.indexOf(word.oneOf(Weather.WORDS));
  }

  private static void setRailMarkers(Rostov rostov, Position p, StateValue value) {
    int[] hexes = value.hexes();
    if (hexes.length > RostovValue.RAIL_MARKERS) {
      throw value.expected("at most " + RostovValue.RAIL_MARKERS + " hexes");
    }
    for (int i = 0; i < hexes.length; i++) {
      p.setValue(RostovValue.RAIL_MARKER + i, hexes[i] + 1);
    }
    p.setValue(RostovValue.USED_ON_RAIL, hexes.length);
  }

  private static String interdicted(Position p) {
    int unit = p.value(RostovValue.INTERDICTED) - 1;
    return unit < 0 ? "" : p.board().unit(unit).id();
  }

  private static void setRecaptured(Rostov rostov, Position p, StateValue hex) {
    int objective = rostov.victory.objective(hex.hex());
    if (objective < 0) {
      throw hex.expected("hexes of objectives");
    }
    rostov.victory.setRecaptured(p, objective);
  }
}
