package hexfront.games.picture;

import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexMap;
import hexfront.engine.map.HexSet;
import hexfront.games.data.MapFile;
import hexfront.games.data.MapSheet;
import java.util.ArrayList;
import java.util.List;

/** Turns a map into a picture. */
public final class MapPainter {
  private static final double HEX = 54;
  private static final double MARGIN = 54;
  private static final List<String> BARRIERS = List.of("sea", "impassable", "strait", "lake");

  private final MapSheet sheet;
  private final HexMap map;
  private final HexGrid grid;
  private final Layout layout;
  private final HexSet outside;
  private final HexSet water;
  private final Regions regions;

  private MapPainter(MapSheet sheet) {
    this.sheet = sheet;
    this.map = sheet.map();
    this.grid = map.grid();
    this.layout = new Layout(map, HEX, MARGIN);
    this.outside = map.hexesWith(map.hexKinds().bit(MapFile.OUTSIDE));
    this.water = new HexSet(grid.size());
    MapFile.WATER.forEach(kind -> water.addAll(map.hexesWith(map.hexKinds().bit(kind))));
    this.regions = new Regions(layout, grid, outside);
  }

  public static MapPicture paint(MapSheet sheet) {
    return new MapPainter(sheet).paint();
  }

  private MapPicture paint() {
    Rivers rivers = new Rivers(map, layout, water);
    HexSet settled = new HexSet(grid.size());
    map.places().forEach(place -> settled.add(place.hex()));
    List<Routes> ways = ways(settled);
    List<MapPicture.Hex> hexes = hexes();
    List<MapPicture.Town> towns = towns();
    List<Point> strokes = ways.stream().flatMap(way -> way.points().stream()).toList();
    List<Point> banks =
        rivers.courses().stream().flatMap(course -> course.points().stream()).toList();
    List<Point> all = new ArrayList<>(strokes);
    all.addAll(banks);
    List<Point> numbers = hexes.stream().flatMap(hex -> spread(hex.label()).stream()).toList();
    List<MapPicture.Label> labels = new Labels(layout, all, numbers).place(towns);
    List<Point> clear = new ArrayList<>(all);
    clear.addAll(numbers);
    towns.forEach(town -> clear.add(town.at()));
    List<MapPicture.Symbol> symbols =
        new Textures(layout, clear)
            .scatter(map).stream()
                .filter(s -> labels.stream().noneMatch(label -> label.box().contains(s.at())))
                .toList();
    List<Frame> taken = new ArrayList<>(labels.stream().map(MapPicture.Label::box).toList());
    towns.forEach(town -> taken.add(Frame.around(town.at(), HEX * 0.3, HEX * 0.3)));
    List<Point> obstacles = new ArrayList<>(all);
    obstacles.addAll(numbers);
    List<MapPicture.Lettering> letterings =
        new RiverNames(layout, taken, obstacles).write(rivers.courses());
    List<MapPicture.Route> routes = ways.stream().flatMap(way -> way.routes().stream()).toList();
    Margins margins = new Margins(sheet, layout, regions);
    return new MapPicture(
        map.name(),
        sheet.title(),
        layout.width(),
        layout.height(),
        HEX,
        sheet.hexKm(),
        corners(),
        regions.exact(land()),
        gridLines(),
        hexes,
        grounds(),
        symbols,
        rivers.streams(),
        barriers(),
        routes,
        bridges(),
        margins.borders(rivers),
        margins.edges(),
        margins.zones(),
        margins.marks(),
        towns,
        labels,
        letterings);
  }

  private List<Routes> ways(HexSet settled) {
    int rails = 0;
    int roads = 0;
    for (HexMap.Way way : map.ways()) {
      int bit = map.hexsideKinds().bit(way.kind());
      rails |= isRail(way.kind()) ? bit : 0;
      roads |= isRail(way.kind()) ? 0 : bit;
    }
    List<Routes> ways = new ArrayList<>();
    for (String kind : map.ways().stream().map(HexMap.Way::kind).distinct().toList()) {
      boolean rail = isRail(kind);
      ways.add(new Routes(map, layout, settled, kind, rail ? roads : rails, rail ? -1 : 1));
    }
    return ways;
  }

  static boolean isRail(String kind) {
    return kind.endsWith("railroad");
  }

  private HexSet land() {
    HexSet all = new HexSet(grid.size());
    for (int hex = 0; hex < grid.size(); hex++) {
      if (!outside.has(hex)) {
        all.add(hex);
      }
    }
    return all;
  }

  private List<Point> corners() {
    Point centre = layout.centre(0);
    return layout.corners(0).stream().map(corner -> corner.minus(centre)).toList();
  }

  private static List<Point> spread(Point p) {
    return List.of(p, p.plus(new Point(-7, 0)), p.plus(new Point(7, 0)));
  }

  private List<MapPicture.Hex> hexes() {
    List<MapPicture.Hex> hexes = new ArrayList<>();
    double up = layout.pointed() ? -0.36 : -0.385;
    for (int hex = 0; hex < grid.size(); hex++) {
      if (!outside.has(hex)) {
        Point centre = layout.centre(hex);
        Point label = centre.plus(new Point(0, up * HEX));
        hexes.add(new MapPicture.Hex(grid.number(hex), centre, label, water.has(hex)));
      }
    }
    return hexes;
  }

  private String gridLines() {
    StringBuilder data = new StringBuilder();
    for (int hex = 0; hex < grid.size(); hex++) {
      for (int d = 0; d < Direction.COUNT; d++) {
        int next = grid.neighbour(hex, d);
        boolean mine = next == HexGrid.OFF || hex < next || outside.has(next);
        if (mine && !outside.has(hex)) {
          Point[] ends = layout.ends(hex * Direction.COUNT + d);
          data.append(new Curve().from(ends[0]).lineTo(ends[1]).data());
        }
      }
    }
    return data.toString();
  }

  private List<MapPicture.Ground> grounds() {
    List<MapPicture.Ground> grounds = new ArrayList<>();
    for (String kind : map.hexKinds().names()) {
      boolean plain = kind.equals("clear") || kind.equals(MapFile.OUTSIDE) || isPlaceKind(kind);
      HexSet hexes = map.hexesWith(map.hexKinds().bit(kind));
      if (!plain && !hexes.isEmpty()) {
        grounds.add(new MapPicture.Ground(kind, regions.soft(hexes)));
      }
    }
    grounds.sort(
        (a, b) ->
            Boolean.compare(MapFile.WATER.contains(a.kind()), MapFile.WATER.contains(b.kind())));
    return grounds;
  }

  private boolean isPlaceKind(String kind) {
    return map.places().stream().anyMatch(place -> place.kind().equals(kind));
  }

  private List<MapPicture.Barrier> barriers() {
    List<MapPicture.Barrier> barriers = new ArrayList<>();
    for (String kind : BARRIERS) {
      StringBuilder data = new StringBuilder();
      int bit = map.hexsideKinds().bit(kind);
      for (int hex = 0; hex < grid.size() && bit != 0; hex++) {
        for (int d = 0; d < Direction.COUNT; d++) {
          boolean mine = (map.hexside(hex, d) & bit) != 0 && hex < grid.neighbour(hex, d);
          if (mine && !(water.has(hex) || water.has(grid.neighbour(hex, d)))) {
            Point[] ends = layout.ends(hex * Direction.COUNT + d);
            data.append(new Curve().from(ends[0]).lineTo(ends[1]).data());
          }
        }
      }
      if (!data.isEmpty()) {
        barriers.add(new MapPicture.Barrier(kind, data.toString()));
      }
    }
    return barriers;
  }

  private List<MapPicture.Bridge> bridges() {
    List<MapPicture.Bridge> bridges = new ArrayList<>();
    int bit = map.hexsideKinds().bit("bridge") | map.hexsideKinds().bit("pontoon");
    for (int hex = 0; hex < grid.size() && bit != 0; hex++) {
      for (int d = 0; d < Direction.COUNT; d++) {
        if ((map.hexside(hex, d) & bit) != 0 && hex < grid.neighbour(hex, d)) {
          Point[] ends = layout.ends(hex * Direction.COUNT + d);
          Point across = layout.step(d);
          double degrees = Math.toDegrees(Math.atan2(across.y(), across.x()));
          Point middle = new Shore(layout).middle(ends[0], ends[1]);
          bridges.add(new MapPicture.Bridge(middle, degrees));
        }
      }
    }
    return bridges;
  }

  private List<MapPicture.Town> towns() {
    return map.places().stream()
        .map(
            place ->
                new MapPicture.Town(
                    place.name(),
                    grid.number(place.hex()),
                    place.kind(),
                    place.points(),
                    layout.centre(place.hex())))
        .toList();
  }
}
