package hexfront.games.table;

import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexMap;
import hexfront.engine.map.HexMap.Area;
import hexfront.engine.map.HexMap.Place;
import hexfront.engine.map.HexMap.Way;
import hexfront.engine.map.HexSet;
import hexfront.games.Box;
import hexfront.games.data.MapFile;
import hexfront.games.wire.Fields;
import hexfront.games.wire.Malformed;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Reads a small map described in place: its size, the terrain everywhere, and the hexes and
 * hexsides that differ.
 */
final class MapReader {
  private static final Set<String> PLACES =
      Set.of("town", "city", "minor-city", "major-city", "fortress-city", "victory-city", "port");
  private static final Set<String> WAYS =
      Set.of("road", "dirt-road", "railroad", "secondary-railroad");
  private static final Map<String, String> SUPPLY =
      Map.of(
          "axis-supply", "axis",
          "german-supply", "axis",
          "soviet-supply", "soviet");
  private static final int MOST_COLUMNS = 99;

  /** As many as lines of supply can be looked for at once. */
  private static final int MOST_ROWS = 62;

  private final Box box;

  MapReader(Box box) {
    this.box = box;
  }

  HexMap read(Fields fields) {
    HexGrid grid =
        new HexGrid(fields.number("columns", 1, MOST_COLUMNS), fields.number("rows", 1, MOST_ROWS));
    HexMap.Compass compass = box.map().compass();
    HexMap.Builder map =
        new HexMap.Builder("inline", grid, box.hexKinds(), box.hexsideKinds()).compass(compass);
    Map<String, HexSet> areas = new LinkedHashMap<>();
    try {
      String everywhere = fields.maybeText("terrain").orElse("clear");
      map.terrainEverywhere(everywhere);
      Map<String, String> names = names(fields.object("names"));
      readHexes(fields.object("hexes"), grid, map, everywhere, areas, names);
      readHexsides(fields.object("hexsides"), grid, map);
      readEdges(fields.object("edges"), grid, compass, areas);
      readWays(fields.objects("ways", "way"), grid, map);
      readAreas(fields.object("areas"), grid, areas);
      fields.done();
    } catch (IllegalArgumentException e) {
      throw new Malformed("map: " + e.getMessage());
    }
    areas.forEach((name, hexes) -> map.area(area(name, hexes)));
    return map.build();
  }

  private static Area area(String name, HexSet hexes) {
    String side = SUPPLY.get(name);
    return new Area(name, side == null ? "area" : "supply", side, hexes);
  }

  private static Map<String, String> names(Fields fields) {
    Map<String, String> names = new LinkedHashMap<>();
    fields.entries().keySet().forEach(hex -> names.put(hex, fields.text(hex)));
    return names;
  }

  private static void readHexes(
      Fields fields,
      HexGrid grid,
      HexMap.Builder map,
      String everywhere,
      Map<String, HexSet> areas,
      Map<String, String> names) {
    for (String number : fields.entries().keySet()) {
      int hex = Words.hex(grid, number, "hexes");
      List<String> terrain = new ArrayList<>();
      for (String word : fields.oneOrMore(number, "terrain or a list of terrain")) {
        if (SUPPLY.containsKey(word)) {
          source(areas, word, grid).add(hex);
        } else {
          terrain.add(word);
        }
      }
      if (PLACES.containsAll(terrain)) {
        terrain.addFirst(everywhere);
      }
      map.terrainOnly(hex, terrain);
      terrain.stream()
          .filter(PLACES::contains)
          .forEach(kind -> map.place(new Place(hex, names.getOrDefault(number, number), kind, 0)));
    }
    for (String number : names.keySet()) {
      int hex = Words.hex(grid, number, "names");
      if (fields.oneOrMore(number, "terrain or a list of terrain").stream()
          .noneMatch(PLACES::contains)) {
        map.name(new Place(hex, names.getOrDefault(number, number), MapFile.VILLAGE, 0));
      }
    }
  }

  private static HexSet source(Map<String, HexSet> areas, String word, HexGrid grid) {
    return areas.computeIfAbsent(SUPPLY.get(word) + "-supply", name -> new HexSet(grid.size()));
  }

  private static void readHexsides(Fields fields, HexGrid grid, HexMap.Builder map) {
    for (String name : fields.entries().keySet()) {
      String[] banks = name.split("/", -1);
      if (banks.length != 2) {
        throw new Malformed(
            "hexsides: expected two hexes such as \"0305/0306\", found " + Malformed.quote(name));
      }
      int a = Words.hex(grid, banks[0], "hexsides");
      int b = Words.hex(grid, banks[1], "hexsides");
      for (String kind : fields.oneOrMore(name, "terrain or a list of terrain")) {
        if (WAYS.contains(kind)) {
          map.way(new Way(name, kind, List.of(a, b)));
        } else {
          map.hexside(a, b, kind);
        }
      }
    }
  }

  private static void readEdges(
      Fields fields, HexGrid grid, HexMap.Compass compass, Map<String, HexSet> areas) {
    for (String edge : fields.entries().keySet()) {
      List<Integer> hexes = edge(grid, compass.edges().indexOf(edge), edge);
      for (String word : fields.oneOrMore(edge, "a list of supply sources")) {
        if (!SUPPLY.containsKey(word)) {
          throw new Malformed(
              "edges: unknown word "
                  + Malformed.quote(word)
                  + ", expected axis-supply (german-supply) or soviet-supply");
        }
        hexes.forEach(source(areas, word, grid)::add);
      }
    }
  }

  /** The hexes of an edge: at the first or last hexrow, or at the first or last places. */
  private static List<Integer> edge(HexGrid grid, int which, String name) {
    int lastRow = grid.hexrows() - 1;
    int lastPlace = grid.places() - 1;
    return switch (which) {
      case 0 -> IntStream.rangeClosed(0, lastPlace).mapToObj(y -> grid.at(0, y)).toList();
      case 1 -> IntStream.rangeClosed(0, lastPlace).mapToObj(y -> grid.at(lastRow, y)).toList();
      case 2 -> IntStream.rangeClosed(0, lastRow).mapToObj(x -> grid.at(x, 0)).toList();
      case 3 -> IntStream.rangeClosed(0, lastRow).mapToObj(x -> grid.at(x, lastPlace)).toList();
      default ->
          throw new Malformed(
              "edges: unknown edge "
                  + Malformed.quote(name)
                  + ", expected north, east, south or west");
    };
  }

  private static void readWays(List<Fields> ways, HexGrid grid, HexMap.Builder map) {
    for (Fields way : ways) {
      String kind = way.text("kind", "road or railroad");
      if (!WAYS.contains(kind)) {
        throw new Malformed(
            way.what() + ": unknown kind " + Malformed.quote(kind) + ", expected road or railroad");
      }
      List<Integer> hexes =
          way.texts("path", "a list of hexes").stream()
              .map(n -> n.equals("off") ? HexGrid.OFF : Words.hex(grid, n, way.what()))
              .toList();
      way.done();
      map.way(new Way(way.what(), kind, hexes));
    }
  }

  private static void readAreas(Fields fields, HexGrid grid, Map<String, HexSet> areas) {
    for (String name : fields.entries().keySet()) {
      HexSet hexes =
          SUPPLY.containsKey(name)
              ? source(areas, name, grid)
              : areas.computeIfAbsent(name, n -> new HexSet(grid.size()));
      fields
          .texts(name, "a list of hexes")
          .forEach(number -> hexes.add(Words.hex(grid, number, "areas")));
    }
  }
}
