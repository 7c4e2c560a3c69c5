package hexfront.mapmaker;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Hand corrections that survive every new making of the map; each is laid over what the geography
 * gave.
 */
record Overrides(
    Map<String, List<String>> terrain,
    List<Chain> rivers,
    List<String> dropRivers,
    List<Chain> roads,
    List<String> dropRoads,
    List<Chain> railroads,
    List<String> dropRailroads,
    Map<String, List<String>> addHexsides,
    Map<String, List<String>> dropHexsides) {
  static final Overrides NONE =
      new Overrides(
          Map.of(), List.of(), List.of(), List.of(), List.of(), List.of(), List.of(), Map.of(),
          Map.of());

  Overrides {
    terrain = Description.table(terrain);
    rivers = Description.list(rivers);
    dropRivers = Description.list(dropRivers);
    roads = Description.list(roads);
    dropRoads = Description.list(dropRoads);
    railroads = Description.list(railroads);
    dropRailroads = Description.list(dropRailroads);
    addHexsides = Description.table(addHexsides);
    dropHexsides = Description.table(dropHexsides);
  }

  /** A river as hexsides, or a road as hexes ("off" where it leaves the map). */
  record Chain(String name, @Nullable String kind, List<String> hexsides, List<String> hexes) {
    Chain {
      hexsides = Description.list(hexsides);
      hexes = Description.list(hexes);
    }
  }
}
