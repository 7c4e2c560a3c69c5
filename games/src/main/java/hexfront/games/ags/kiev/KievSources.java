package hexfront.games.ags.kiev;

import hexfront.engine.Case;
import hexfront.engine.map.HexMap;
import hexfront.engine.map.HexSet;
import java.util.List;

/** Section 19.8: the sources of supply that the map has. */
record KievSources(HexMap map, List<String> sovietAreas) {
  /**
   * Edge hexes from which a road leaves the map, other than those of the Soviet areas and of the
   * east edge; and what the map itself calls a source.
   */
  @Case("KIEV-19.82")
  HexSet axis() {
    HexSet hexes = map.exits("road");
    sovietAreas.forEach(area -> hexes.removeAll(map.area(area)));
    hexes.removeAll(eastEdge());
    hexes.addAll(map.area("axis-supply"));
    return hexes;
  }

  private HexSet eastEdge() {
    HexSet edge = new HexSet(map.grid().size());
    int last = map.grid().column(map.grid().size() - 1);
    for (int hex = 0; hex < map.grid().size(); hex++) {
      if (map.grid().column(hex) == last) {
        edge.add(hex);
      }
    }
    return edge;
  }

  /**
   * Edge hexes of the Soviet areas from which a road or railroad leaves the map; and what the map
   * itself calls a source.
   */
  @Case("KIEV-19.84")
  HexSet soviet() {
    HexSet ways = map.exits("road");
    ways.addAll(map.exits("railroad"));
    HexSet hexes = new HexSet(map.grid().size());
    sovietAreas.forEach(area -> hexes.addAll(map.area(area)));
    HexSet others = hexes.copy();
    others.removeAll(ways);
    hexes.removeAll(others);
    hexes.addAll(map.area("soviet-supply"));
    return hexes;
  }
}
