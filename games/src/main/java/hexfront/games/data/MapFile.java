package hexfront.games.data;

import hexfront.engine.Side;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexMap;
import hexfront.engine.map.HexSet;
import hexfront.engine.map.Kinds;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads {@code map.yaml} and checks that it is a map: chains hang together, numbers exist. */
public final class MapFile {
  /** The kind of a hex that is no part of the map. */
  public static final String OUTSIDE = "outside";

  /** The kinds of hexes that are all water. */
  public static final List<String> WATER = List.of("sea", "lake", "water", "river");

  /** The kind of a place that only helps to find one's way. */
  public static final String VILLAGE = "village";

  private final DataNode file;
  private final MapKinds kinds;
  private final HexGrid grid;
  private final HexWords words;
  private final HexMap.Builder builder;
  private final HexSet outside;
  private final HexSet notLand;
  private final Map<String, MapSheet.Origin> origins = new HashMap<>();
  private final Map<String, String> labels = new HashMap<>();
  private final Map<String, String> notes = new LinkedHashMap<>();

  private MapFile(DataNode file, MapKinds kinds) {
    this.file = file;
    this.kinds = kinds;
    grid = GridReader.grid(file.required("grid"));
    words = new HexWords(grid);
    outside = new HexSet(grid.size());
    notLand = new HexSet(grid.size());
    builder =
        new HexMap.Builder(file.required("map").text(), grid, kinds.hexes(), kinds.hexsides())
            .compass(GridReader.compass(file.required("grid")));
  }

  /** Reads a map of a game that has these kinds of terrain. */
  public static MapSheet read(DataNode file, Kinds hexKinds, Kinds hexsideKinds) {
    return new MapFile(file, new MapKinds(hexKinds, hexsideKinds)).read();
  }

  /** Reads a map with whatever kinds of terrain it has, to draw or check it. */
  public static MapSheet read(DataNode file) {
    return new MapFile(file, MapKinds.usedIn(file)).read();
  }

  /** Reads the map of a game of the product. */
  public static MapSheet resource(String game, Kinds hexKinds, Kinds hexsideKinds) {
    return read(DataFile.resource(game + "/map.yaml"), hexKinds, hexsideKinds);
  }

  private MapSheet read() {
    file.onlyKeys(
        "map",
        "title",
        "grid",
        "provenance",
        "credits",
        "letters",
        "terrain",
        "rivers",
        "hexsides",
        "roads",
        "railroads",
        "places",
        "areas",
        "lines");
    terrain();
    rivers();
    hexsides();
    ways("roads", "road");
    ways("railroads", "railroad");
    places();
    file.optional("areas").ifPresent(areas -> areas.map().forEach(this::area));
    file.optional("lines").ifPresent(lines -> lines.map().forEach(this::line));
    DataNode provenance = file.optional("provenance").orElse(null);
    return new MapSheet(
        builder.build(),
        file.required("title").text(),
        file.required("grid").required("hex-km").decimal(),
        texts(provenance, "given"),
        texts(provenance, "reconstructed"),
        file.get("credits", DataNode::texts, List.of()),
        origins,
        labels,
        notes);
  }

  private static List<String> texts(@Nullable DataNode node, String key) {
    return node == null ? List.of() : node.items(key).stream().map(DataNode::text).toList();
  }

  private void terrain() {
    List<String> known = new ArrayList<>(kinds.hexes().names());
    known.add(OUTSIDE);
    new TerrainReader(
            grid, GridReader.compass(file.required("grid")), file.required("letters"), known)
        .read(
            file.required("terrain"),
            (hex, kind) -> {
              if (kind.equals(OUTSIDE)) {
                outside.add(hex);
              }
              if (kind.equals(OUTSIDE) || WATER.contains(kind)) {
                notLand.add(hex);
              }
              if (kinds.hexes().has(kind)) {
                builder.terrain(hex, kind);
              }
            });
  }

  private void rivers() {
    Map<Integer, String> taken = new HashMap<>();
    for (DataNode river : file.items("rivers")) {
      river.onlyKeys("name", "kind", "hexsides");
      String name = river.required("name").text();
      String kind = river.required("kind").oneOf(kinds.hexsides().names());
      List<Integer> chain = chain(river.required("hexsides"), false);
      for (int i = 0; i < chain.size(); i++) {
        DataNode node = river.required("hexsides").list().get(i);
        String other = taken.put(words.either(chain.get(i)), name);
        if (other != null) {
          throw node.problem("hexside " + node.text() + " belongs already to the river " + other);
        }
        builder.hexside(HexWords.near(chain.get(i)), words.far(chain.get(i)), kind);
      }
      builder.line(new HexMap.Line(name, kind, chain));
    }
  }

  /** Hexsides in order, each meeting the one before; a line may have left the land in between. */
  private List<Integer> chain(DataNode node, boolean mayLeaveLand) {
    List<Integer> chain = new ArrayList<>();
    for (DataNode item : node.list()) {
      int hexside = words.hexside(item);
      if (!chain.isEmpty()
          && !words.meet(chain.getLast(), hexside)
          && !(mayLeaveLand
              && words.endsAt(notLand, chain.getLast())
              && words.endsAt(notLand, hexside))) {
        throw item.problem(
            "hexside "
                + item.text()
                + " does not meet "
                + words.name(chain.getLast())
                + " before it");
      }
      chain.add(hexside);
    }
    return chain;
  }

  private void hexsides() {
    for (DataNode item : file.items("hexsides")) {
      item.onlyKeys("kind", "hexsides");
      String kind = item.required("kind").oneOf(kinds.hexsides().names());
      HexSet seen = new HexSet(grid.size() * Direction.COUNT);
      for (DataNode node : item.required("hexsides").list()) {
        int hexside = words.hexside(node);
        if (seen.has(words.either(hexside))) {
          throw node.problem("hexside " + node.text() + " stands twice under " + kind);
        }
        seen.add(words.either(hexside));
        builder.hexside(HexWords.near(hexside), words.far(hexside), kind);
      }
    }
  }

  private void ways(String section, String kind) {
    for (DataNode way : file.items(section)) {
      way.onlyKeys("name", "surface", "hexes");
      List<Integer> hexes = new ArrayList<>();
      for (DataNode node : way.required("hexes").list()) {
        int hex = words.hexOrOff(node);
        int before = hexes.isEmpty() ? hex : hexes.getLast();
        if (hex == HexGrid.OFF && !hexes.isEmpty()) {
          leaves(node, before);
        } else if (before == HexGrid.OFF && hex != HexGrid.OFF) {
          leaves(node, hex);
        } else if (!hexes.isEmpty() && !grid.adjacent(before, hex)) {
          throw node.problem(
              grid.number(hex) + " is not adjacent to " + grid.number(before) + " before it");
        }
        hexes.add(hex);
      }
      if (hexes.size() < 2) {
        throw way.problem("expected at least two hexes");
      }
      builder.way(new HexMap.Way(way.required("name").text(), surface(way, kind), hexes));
    }
  }

  /** The kind of a way, for example {@code dirt-road}, or plain where the game does not care. */
  private String surface(DataNode way, String kind) {
    String special = MapKinds.surface(way, kind);
    if (kinds.hexsides().has(special)) {
      return special;
    } else if (kinds.hexsides().has(kind)) {
      return kind;
    }
    throw way.problem("this game has no " + kind);
  }

  /** A way may go off only where the map ends. */
  private void leaves(DataNode node, int hex) {
    if (hex == HexGrid.OFF) {
      throw node.problem("expected a hex, found 'off' a second time");
    }
    for (int d = 0; d < Direction.COUNT; d++) {
      int next = grid.neighbour(hex, d);
      if (next == HexGrid.OFF || outside.has(next)) {
        return;
      }
    }
    throw node.problem(grid.number(hex) + " is not on the edge of the map");
  }

  private void places() {
    Map<Integer, String> taken = new HashMap<>();
    for (DataNode place : file.items("places")) {
      place.onlyKeys("hex", "name", "kind", "points", "given", "note");
      int hex = words.hex(place.required("hex"));
      String name = place.required("name").text();
      String other = taken.put(hex, name);
      if (other != null) {
        throw place.problem(grid.number(hex) + " holds already " + other);
      }
      int points = place.get("points", DataNode::number, 0);
      place.optional("note").ifPresent(note -> notes.put(grid.number(hex), note.text()));
      if (place.required("kind").text().equals(VILLAGE)) {
        builder.name(new HexMap.Place(hex, name, VILLAGE, points));
      } else {
        String kind = place.required("kind").oneOf(kinds.hexes().names());
        builder.place(new HexMap.Place(hex, name, kind, points));
      }
    }
  }

  private void area(String name, DataNode node) {
    node.onlyKeys("side", "kind", "hexes", "label", "provenance", "why");
    HexSet hexes = new HexSet(grid.size());
    for (DataNode item : node.required("hexes").list()) {
      int hex = words.hex(item);
      if (hexes.has(hex)) {
        throw item.problem("hex " + item.text() + " stands twice in area " + name);
      }
      hexes.add(hex);
    }
    String side =
        node.optional("side")
            .map(n -> Side.of(n.text()).orElseThrow(() -> n.expected("axis or soviet")).word())
            .orElse(null);
    origin(name, node);
    node.optional("label").ifPresent(label -> labels.put(name, label.text()));
    builder.area(new HexMap.Area(name, node.required("kind").text(), side, hexes));
  }

  private void line(String name, DataNode node) {
    node.onlyKeys("kind", "hexsides", "provenance", "why");
    origin(name, node);
    builder.line(
        new HexMap.Line(
            name, node.required("kind").text(), chain(node.required("hexsides"), true)));
  }

  private void origin(String name, DataNode node) {
    boolean given =
        node.get("provenance", n -> n.oneOf(List.of("given", "reconstructed")), "given")
            .equals("given");
    origins.put(name, new MapSheet.Origin(given, node.get("why", DataNode::text, "")));
  }
}
