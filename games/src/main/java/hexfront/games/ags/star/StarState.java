package hexfront.games.ags.star;

import hexfront.engine.Position;
import hexfront.engine.Unit;
import hexfront.games.common.GameState;
import java.util.LinkedHashMap;
import java.util.Map;

/** The game's own state: what a position can set and what a view shows. */
final class StarState {
  static final GameState<Star> STATE =
      GameState.<Star>none()
          .control("town and city hexes")
          .shown("date", (star, p, viewer) -> star.data.header().date(p.turn()))
          .shown("weather", (star, p, viewer) -> star.weather(p.turn()))
          .number("rail-used", "how many units have gone by rail this turn", Star.RAIL_USED)
          .both(
              "exited",
              "an object from units that left the map for good to the hexes they left by",
              (star, p, value) ->
                  value.byUnit().forEach((unit, hex) -> star.leaving.leave(p, unit, hex.hex())),
              (star, p, viewer) -> off(p, StarFlag.EXITED))
          .both(
              "forced-off",
              "an object from units forced off the map to the hexes they left by, in the turn"
                  + " before",
              (star, p, value) ->
                  value
                      .byUnit()
                      .forEach((unit, hex) -> star.offMap.leave(p, unit, hex.hex(), p.turn() - 1)),
              (star, p, viewer) -> off(p, StarFlag.FORCED_OFF));

  private StarState() {}

  /** The units off the map that carry a flag, with the hexes they left it from. */
  private static Map<String, String> off(Position p, int flag) {
    Map<String, String> units = new LinkedHashMap<>();
    for (Unit unit : p.board().units()) {
      if (p.is(unit.index(), flag)) {
        units.put(unit.id(), p.board().grid().number(p.cameFrom(unit.index())));
      }
    }
    return units;
  }
}
