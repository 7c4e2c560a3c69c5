package hexfront.mapmaker;

import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LinearRing;
import org.locationtech.jts.geom.Polygon;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The layers of a folder of GeoJSON files, already carried into the plane of the honeycomb. */
final class Geography {
  /** A feature: its properties and its shape in the plane. */
  record Feature(JsonNode properties, Geometry shape) {
    @Nullable String text(String property) {
      JsonNode node = properties.get(property);
      return node == null || node.isNull() ? null : node.asString();
    }

    double number(String property) {
      JsonNode node = properties.get(property);
      return node == null || !node.isNumber() ? 0 : node.asDouble();
    }

    boolean matches(Map<String, String> where) {
      return where.entrySet().stream().allMatch(e -> e.getValue().equals(text(e.getKey())));
    }
  }

  private static final GeometryFactory SHAPES = new GeometryFactory();

  private final Path folder;
  private final Transform transform;
  private final Map<String, List<Feature>> layers = new HashMap<>();

  Geography(Path folder, Transform transform) {
    this.folder = folder;
    this.transform = transform;
  }

  List<Feature> layer(String name) {
    return layers.computeIfAbsent(name, this::read);
  }

  Coordinate point(List<Double> lonLat) {
    return transform.plane(lonLat.get(0), lonLat.get(1));
  }

  /** A polygon given by its corners in longitude and latitude. */
  Polygon polygon(List<List<Double>> corners) {
    Coordinate[] ring = new Coordinate[corners.size() + 1];
    for (int i = 0; i < ring.length; i++) {
      List<Double> corner = corners.get(i % corners.size());
      ring[i] = transform.plane(corner.get(0), corner.get(1));
    }
    return SHAPES.createPolygon(ring);
  }

  Geometry line(List<List<Double>> points) {
    return SHAPES.createLineString(
        points.stream().map(p -> transform.plane(p.get(0), p.get(1))).toArray(Coordinate[]::new));
  }

  private List<Feature> read(String name) {
    Path file = folder.resolve(name + ".geojson");
    if (!Files.isReadable(file)) {
      throw new MapProblem(file + ": the layer is missing; the description asks for it");
    }
    JsonNode root;
    try {
      root = JsonMapper.shared().readTree(file.toFile());
    } catch (JacksonException | UncheckedIOException e) {
      throw new MapProblem(file + ": not readable as JSON: " + e.getMessage());
    }
    JsonNode features = root.get("features");
    if (features == null || !features.isArray()) {
      throw new MapProblem(file + ": expected a GeoJSON FeatureCollection with a list of features");
    }
    List<Feature> result = new ArrayList<>();
    for (int i = 0; i < features.size(); i++) {
      JsonNode feature = features.get(i);
      JsonNode properties = feature.path("properties");
      try {
        result.add(new Feature(properties, shape(feature.path("geometry"))));
      } catch (MapProblem problem) {
        String label = properties.path("name").asString("without a name");
        throw problem.in(file + ": feature " + i + " (" + label + ")");
      } catch (IllegalArgumentException e) {
        throw new MapProblem(file + ": feature " + i + ": " + e.getMessage());
      }
    }
    return List.copyOf(result);
  }

  private Geometry shape(JsonNode geometry) {
    String type = geometry.path("type").asString("none");
    JsonNode parts = geometry.path("coordinates");
    return switch (type) {
      case "Point" -> SHAPES.createPoint(point(parts));
      case "LineString" -> SHAPES.createLineString(points(parts));
      case "MultiLineString" ->
          SHAPES.buildGeometry(each(parts, p -> SHAPES.createLineString(points(p))));
      case "Polygon" -> polygon(parts);
      case "MultiPolygon" -> SHAPES.buildGeometry(each(parts, this::polygon));
      default ->
          throw new MapProblem("geometry of type " + type + "; expected a point, line or polygon");
    };
  }

  private interface Maker {
    Geometry make(JsonNode part);
  }

  private static List<Geometry> each(JsonNode parts, Maker maker) {
    List<Geometry> list = new ArrayList<>();
    for (JsonNode part : parts) {
      list.add(maker.make(part));
    }
    return list;
  }

  private Geometry polygon(JsonNode rings) {
    if (rings.isEmpty()) {
      throw new MapProblem("a polygon without a ring");
    }
    LinearRing[] holes = new LinearRing[rings.size() - 1];
    for (int i = 0; i < holes.length; i++) {
      holes[i] = SHAPES.createLinearRing(points(rings.get(i + 1)));
    }
    return SHAPES.createPolygon(SHAPES.createLinearRing(points(rings.get(0))), holes).buffer(0);
  }

  private Coordinate[] points(JsonNode list) {
    Coordinate[] points = new Coordinate[list.size()];
    for (int i = 0; i < points.length; i++) {
      points[i] = point(list.get(i));
    }
    return points;
  }

  private Coordinate point(JsonNode pair) {
    if (!pair.isArray() || pair.size() < 2 || !pair.get(0).isNumber() || !pair.get(1).isNumber()) {
      throw new MapProblem("a coordinate reads " + pair + "; expected [longitude, latitude]");
    }
    double lon = pair.get(0).asDouble();
    double lat = pair.get(1).asDouble();
    if (Math.abs(lon) > 180 || Math.abs(lat) > 90) {
      throw new MapProblem("coordinate " + pair + " is not a longitude and latitude in degrees");
    }
    return transform.plane(lon, lat);
  }
}
