package hexfront.games.data;

import hexfront.engine.map.Kinds;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The kinds of terrain a map may use. */
public record MapKinds(Kinds hexes, Kinds hexsides) {

  /** The kinds that a map file itself uses, for reading it without its game. */
  static MapKinds usedIn(DataNode map) {
    Set<String> hexes = new LinkedHashSet<>();
    map.required("letters").map().values().forEach(kind -> hexes.add(kind.text()));
    map.items("places").forEach(place -> hexes.add(place.required("kind").text()));
    hexes.remove(MapFile.VILLAGE);
    Set<String> hexsides = new LinkedHashSet<>(List.of("road", "railroad"));
    for (String section : List.of("rivers", "hexsides")) {
      map.items(section).forEach(item -> hexsides.add(item.required("kind").text()));
    }
    map.items("roads").forEach(way -> hexsides.add(surface(way, "road")));
    map.items("railroads").forEach(way -> hexsides.add(surface(way, "railroad")));
    return new MapKinds(new Kinds(new ArrayList<>(hexes)), new Kinds(new ArrayList<>(hexsides)));
  }

  /** The kind of a way by its surface, for example {@code dirt-road}. */
  static String surface(DataNode way, String kind) {
    return way.optional("surface").map(surface -> surface.text() + "-" + kind).orElse(kind);
  }
}
