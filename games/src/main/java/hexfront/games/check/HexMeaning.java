package hexfront.games.check;

import hexfront.engine.map.HexMap;
import hexfront.games.data.DataNode;

/** The words with which the evidence says what a hex or hexside is. */
final class HexMeaning {
  private final HexMap map;
  private final Ground ground;

  HexMeaning(HexMap map) {
    this.map = map;
    this.ground = new Ground(map);
  }

  boolean hexIs(DataNode word, int hex) {
    return switch (word.text()) {
      case "land" -> ground.isLand(hex);
      case "water" -> ground.isWater(hex);
      case "coast" -> ground.isCoast(hex);
      case "edge" -> ground.isEdge(hex);
      case "north", "south", "east", "west" -> ground.isOn(word.text(), hex);
      case "road", "railroad" -> ground.has(word.text(), hex);
      case "road-exit" -> ground.leaves("road", hex);
      case "railroad-exit" -> ground.leaves("railroad", hex);
      case "place" -> map.places().stream().anyMatch(place -> place.hex() == hex);
      case "near-road" -> ground.has("road", hex) || nextTo(hex);
      default -> (map.terrain(hex) & known(word)) != 0;
    };
  }

  private boolean nextTo(int hex) {
    for (int next : map.grid().neighbourTable()) {
      if (next >= 0 && map.grid().adjacent(hex, next) && ground.has("road", next)) {
        return true;
      }
    }
    return false;
  }

  private int known(DataNode word) {
    if (!map.hexKinds().has(word.text())) {
      throw word.expected("a kind of terrain of this map, or land, water, coast, edge, road ...");
    }
    return map.hexKinds().bit(word.text());
  }

  boolean hexsideIs(DataNode word, int hexside) {
    int bits = map.hexside(hexside / 6, hexside % 6);
    return switch (word.text()) {
      case "river" -> (bits & ground.rivers()) != 0;
      case "no-river" -> (bits & ground.rivers()) == 0;
      default -> {
        if (!map.hexsideKinds().has(word.text())) {
          throw word.expected("a kind of hexside of this map, river or no-river");
        }
        yield (bits & map.hexsideKinds().bit(word.text())) != 0;
      }
    };
  }

  /** What stands in a hex, for messages. */
  String describe(int hex) {
    StringBuilder text = new StringBuilder(String.join(", ", map.hexKinds().in(map.terrain(hex))));
    map.places().stream()
        .filter(place -> place.hex() == hex)
        .forEach(place -> text.append(" (").append(place.name()).append(')'));
    return text.toString();
  }

  String describeSide(int hexside) {
    String kinds = String.join(", ", map.hexsideKinds().in(map.hexside(hexside / 6, hexside % 6)));
    return kinds.isEmpty() ? "nothing" : kinds;
  }
}
