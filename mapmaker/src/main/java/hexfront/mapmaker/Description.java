package hexfront.mapmaker;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What a person writes to have a map made: the grid, where it lies on earth, and what to take from
 * the geography.
 */
record Description(
    String map,
    String title,
    Grid grid,
    Transform transform,
    @Nullable Provenance provenance,
    List<String> credits,
    Map<String, String> letters,
    List<Terrain> terrain,
    @Nullable Rivers rivers,
    @Nullable Routes roads,
    @Nullable Routes railroads,
    List<Place> places,
    @Nullable Choice choose,
    @Nullable Bridges bridges,
    List<Sides> hexsides,
    Map<String, Area> areas,
    Map<String, Line> lines) {

  Description {
    Objects.requireNonNull(map, "map: the name of the map is missing");
    Objects.requireNonNull(grid, "grid is missing");
    Objects.requireNonNull(transform, "transform is missing");
    credits = list(credits);
    letters = table(letters);
    terrain = list(terrain);
    places = list(places);
    hexsides = list(hexsides);
    areas = table(areas);
    lines = table(lines);
  }

  /**
   * Hexrows run along the second number; every second one is shifted half a hex towards higher
   * numbers.
   */
  record Grid(
      int hexrows,
      int places,
      String first,
      String shifted,
      Compass compass,
      double hexKm,
      List<Sheet> sheets) {
    Grid {
      first = first == null ? "0101" : first;
      shifted = shifted == null ? "even" : shifted;
      sheets =
          sheets == null || sheets.isEmpty()
              ? List.of(new Sheet("map", "", first, hexrows))
              : List.copyOf(sheets);
    }
  }

  /** Which ways get a bridge where they cross a river; all of them, if nothing is said. */
  enum Bridges {
    NONE,
    ROADS,
    ALL
  }

  record Sheet(String name, String prefix, String first, int hexrows) {}

  record Compass(String xx, String yy) {}

  record Transform(
      String projection,
      double lon0,
      double lat0,
      double radiusKm,
      List<Double> origin,
      List<Double> perU,
      List<Double> perV,
      @Nullable Warp warp) {
    Transform {
      if (list(origin).size() != 2 || list(perU).size() != 2 || list(perV).size() != 2) {
        throw new MapProblem(
            "transform: origin, per-u and per-v are pairs of kilometres east and north");
      }
    }
  }

  record Warp(double lengthKm, List<Anchor> anchors) {}

  record Anchor(double lon, double lat, double du, double dv) {}

  record Provenance(List<String> given, List<String> reconstructed) {
    Provenance {
      given = list(given);
      reconstructed = list(reconstructed);
    }
  }

  /**
   * One kind of ground: the features of a layer, polygons drawn here, or strips along lines drawn
   * here, that cover at least a share of a hex.
   */
  record Terrain(
      String kind,
      @Nullable String layer,
      Map<String, String> where,
      double share,
      List<List<List<Double>>> polygons,
      List<List<List<Double>>> strips,
      double width) {
    Terrain {
      where = table(where);
      polygons = list(polygons);
      strips = list(strips);
    }
  }

  /**
   * Rivers of the layer: which to leave out, how small ones may get, and what is known of single
   * ones.
   */
  record Rivers(
      String layer,
      int shortest,
      boolean unnamed,
      Map<String, String> kinds,
      List<String> skip,
      List<String> only,
      List<River> named) {
    Rivers {
      layer = layer == null ? "rivers" : layer;
      kinds = kinds == null ? Map.of("major", "major-river", "minor", "minor-river") : kinds;
      skip = list(skip);
      only = list(only);
      named = list(named);
    }
  }

  /**
   * What is known of one river: its kind, where it ends (a river, "sea", or a point on earth),
   * hexsides it must follow in order downstream, hexsides it must not touch, the point above which
   * it is only a minor river, or a course of its own from source to mouth.
   */
  record River(
      String name,
      @Nullable String label,
      @Nullable String kind,
      @Nullable String into,
      @Nullable List<Double> mouth,
      @Nullable List<Double> growsAt,
      List<String> through,
      List<String> avoid,
      List<List<Double>> course) {
    River {
      through = list(through);
      avoid = list(avoid);
      course = list(course);
    }
  }

  /**
   * Roads or railways: lines of the layer by name, and further ones through named places, hexes or
   * "off lon lat".
   */
  record Routes(@Nullable String layer, List<String> only, List<String> skip, List<Route> extra) {
    Routes {
      only = list(only);
      skip = list(skip);
      extra = list(extra);
    }
  }

  record Route(String name, List<String> via, @Nullable String surface) {}

  /** A town: by the name in the places layer, or by a hex of its own. */
  record Place(
      String name,
      String kind,
      @Nullable String hex,
      @Nullable String label,
      @Nullable List<Double> at,
      @Nullable Integer points,
      boolean given,
      List<String> also,
      @Nullable String note) {
    Place {
      also = list(also);
    }
  }

  /** Places chosen by size when none are named: how many of each kind, and how far apart. */
  record Choice(Map<String, Integer> count, int apart) {}

  /** Hexsides of one kind: listed, or along lines on earth. */
  record Sides(String kind, List<String> hexsides, List<List<List<Double>>> courses) {
    Sides {
      hexsides = list(hexsides);
      courses = list(courses);
    }
  }

  /**
   * A set of hexes: listed, a stretch of the edge, everything on one side of a line, or what lies
   * near other hexes.
   */
  record Area(
      @Nullable String side,
      String kind,
      List<String> hexes,
      @Nullable String edge,
      @Nullable String from,
      @Nullable String to,
      @Nullable String around,
      List<String> within,
      @Nullable String along,
      @Nullable Integer reach,
      @Nullable String inside,
      List<Integer> hexrows,
      List<Integer> places,
      @Nullable String label,
      String provenance,
      @Nullable String why) {
    Area {
      hexes = list(hexes);
      within = list(within);
      hexrows = list(hexrows);
      places = list(places);
      provenance = provenance == null ? "reconstructed" : provenance;
    }
  }

  /**
   * A chain of hexsides: listed, along rivers, between two hexrows, or snapped to a line on earth.
   */
  record Line(
      String kind,
      List<String> hexsides,
      List<String> rivers,
      @Nullable String from,
      @Nullable String to,
      @Nullable Integer afterHexrow,
      List<List<Double>> course,
      List<String> through,
      List<String> avoid,
      String provenance,
      @Nullable String why) {
    Line {
      provenance = provenance == null ? "reconstructed" : provenance;
      hexsides = list(hexsides);
      rivers = list(rivers);
      course = list(course);
      through = list(through);
      avoid = list(avoid);
    }
  }

  static <T> List<T> list(@Nullable List<T> list) {
    return list == null ? List.of() : list;
  }

  static <K, V> Map<K, V> table(@Nullable Map<K, V> map) {
    return map == null ? Map.of() : map;
  }
}
