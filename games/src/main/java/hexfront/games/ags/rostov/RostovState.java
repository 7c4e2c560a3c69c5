package hexfront.games.ags.rostov;

import hexfront.engine.Position;
import hexfront.games.Arrangement.Impossible;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;

/** The game's own state that somebody may set in a position, under the names it documents. */
final class RostovState {
  private RostovState() {}

  static Map<String, String> names() {
    Map<String, String> names = new LinkedHashMap<>();
    names.put("control", "an object from town and city hexes to the side that holds them");
    names.put("weather", "clear, moderate or severe; or an object with north and south");
    names.put("rail-used", "how many units have gone by rail this turn");
    names.put("rail-interdiction", "the list of rail hexes under Axis air markers");
    names.put("supply-interdiction", "the supply counter under the Soviet air marker");
    names.put("axis-air-used", "how many Axis air markers this turn has used on rail hexes");
    names.put("soviet-air-used", "whether the Soviet air marker was used this turn");
    names.put("moved", "whether a unit has moved in this initial movement phase");
    names.put("front-shift-lost", "whether SW Front has lost its shift for good");
    names.put("front-shift-used", "whether SW Front has used its shift this turn");
    names.put("withdrawn", "how many Axis units have withdrawn");
    names.put("germans-withdrawn", "how many of them were German");
    names.put("recaptured", "the list of objective hexes that Soviet units took back");
    return names;
  }

  static void arrange(
      Rostov game, Position p, Map<String, Object> state, ToIntFunction<String> hex) {
    state.forEach(
        (name, value) -> {
          switch (name) {
            case "weather" -> weather(game, p, value);
            case "rail-used" -> p.setValue(Notes.RAIL_USED, number(value));
            case "rail-interdiction" -> railMarkers(p, (List<?>) value, hex);
            case "supply-interdiction" -> p.setValue(Notes.INTERDICTED, unit(p, value) + 1);
            case "axis-air-used" -> p.setValue(Notes.USED_ON_RAIL, number(value));
            case "soviet-air-used" -> p.setValue(Notes.SOVIET_AIR_USED, truth(value));
            case "moved" -> p.setValue(Notes.BEGUN, truth(value));
            case "front-shift-lost" -> p.setValue(Notes.FRONT_SHIFT_LOST, truth(value));
            case "front-shift-used" -> p.setValue(Notes.FRONT_SHIFT_USED, truth(value));
            case "withdrawn" -> p.setValue(Notes.WITHDRAWN, number(value));
            case "germans-withdrawn" -> p.setValue(Notes.GERMANS_WITHDRAWN, number(value));
            case "recaptured" ->
                ((List<?>) value).forEach(h -> recaptured(game, p, hex, String.valueOf(h)));
            default -> {}
          }
        });
  }

  private static void weather(Rostov game, Position p, Object value) {
    if (value instanceof Map<?, ?> sections) {
      game.weather().set(p, weather(sections.get("north")), weather(sections.get("south")));
    } else {
      game.weather().set(p, weather(value), weather(value));
    }
  }

  private static int weather(@org.jspecify.annotations.Nullable Object word) {
    int weather = Weather.WORDS.indexOf(String.valueOf(word));
    if (weather < 0) {
      throw new Impossible("unknown weather '" + word + "', expected one of " + Weather.WORDS);
    }
    return weather;
  }

  private static void railMarkers(Position p, List<?> hexes, ToIntFunction<String> hex) {
    if (hexes.size() > Notes.RAIL_MARKERS) {
      throw new Impossible("at most two rail hexes are under Axis air markers");
    }
    for (int i = 0; i < hexes.size(); i++) {
      p.setValue(Notes.RAIL_MARKER + i, hex.applyAsInt(String.valueOf(hexes.get(i))) + 1);
    }
    p.setValue(Notes.USED_ON_RAIL, hexes.size());
  }

  private static void recaptured(
      Rostov game, Position p, ToIntFunction<String> hex, String number) {
    int objective = game.victory().objective(hex.applyAsInt(number));
    if (objective < 0) {
      throw new Impossible(number + " is no objective");
    }
    game.victory().setRecaptured(p, objective);
  }

  private static int unit(Position p, Object id) {
    return p.board()
        .unit(String.valueOf(id))
        .orElseThrow(() -> new Impossible("unknown unit '" + id + "'"));
  }

  private static int number(Object value) {
    if (value instanceof Number n) {
      return n.intValue();
    }
    throw new Impossible("expected a number, found '" + value + "'");
  }

  private static int truth(Object value) {
    if (value instanceof Boolean b) {
      return b ? 1 : 0;
    }
    throw new Impossible("expected true or false, found '" + value + "'");
  }
}
