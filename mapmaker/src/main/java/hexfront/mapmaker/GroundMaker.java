package hexfront.mapmaker;

import java.util.ArrayList;
import java.util.List;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.geom.prep.PreparedGeometry;
import org.locationtech.jts.geom.prep.PreparedGeometryFactory;
import org.locationtech.jts.index.strtree.STRtree;

/**
 * Gives every hex its ground, by the share of its area that each kind covers; later kinds win over
 * earlier ones.
 */
final class GroundMaker {
  private static final GeometryFactory SHAPES = new GeometryFactory();

  private final Geography geography;
  private final Draft draft;

  GroundMaker(Geography geography, Draft draft) {
    this.geography = geography;
    this.draft = draft;
  }

  void lay(List<Description.Terrain> kinds) {
    for (Description.Terrain kind : kinds) {
      STRtree shapes = index(kind);
      for (Spot hex : draft.sheets.hexes()) {
        Polygon outline = outline(hex);
        if (covered(outline, shapes) >= kind.share() * outline.getArea()) {
          draft.terrain.put(hex, kind.kind());
        }
      }
    }
  }

  /** Hexsides between two land hexes that lie in the sea, as at straits and narrow bays. */
  void coast(List<Description.Terrain> kinds) {
    for (Description.Terrain kind : kinds) {
      if (kind.kind().equals("sea")) {
        straits(index(kind));
      }
    }
  }

  private void straits(STRtree sea) {
    for (Spot hex : draft.sheets.hexes()) {
      for (Spot other : draft.sheets.neighbours(hex)) {
        Hexside side = Hexside.between(hex, other);
        boolean land = !draft.isWater(hex) && !draft.isWater(other);
        if (land && hex.equals(side.first()) && wet(side, sea) > 0.8) {
          draft.sides("sea").add(side);
        }
      }
    }
  }

  private STRtree index(Description.Terrain kind) {
    STRtree tree = new STRtree();
    List<Geometry> shapes = new ArrayList<>();
    if (kind.layer() != null) {
      for (Geography.Feature feature : geography.layer(kind.layer())) {
        if (feature.matches(kind.where())) {
          shapes.add(feature.shape());
        }
      }
    }
    kind.polygons().forEach(corners -> shapes.add(geography.polygon(corners).buffer(0)));
    kind.strips().forEach(line -> shapes.add(geography.line(line).buffer(kind.width() / 2)));
    shapes.forEach(
        shape -> tree.insert(shape.getEnvelopeInternal(), PreparedGeometryFactory.prepare(shape)));
    tree.build();
    return tree;
  }

  private static double covered(Polygon outline, STRtree shapes) {
    double area = 0;
    for (Object shape : shapes.query(outline.getEnvelopeInternal())) {
      PreparedGeometry prepared = (PreparedGeometry) shape;
      if (prepared.containsProperly(outline)) {
        return outline.getArea();
      }
      if (prepared.intersects(outline)) {
        area += prepared.getGeometry().intersection(outline).getArea();
      }
    }
    return Math.min(area, outline.getArea());
  }

  private static double wet(Hexside side, STRtree shapes) {
    List<Spot> ends = side.ends();
    LineString line =
        SHAPES.createLineString(new Coordinate[] {point(ends.get(0)), point(ends.get(1))});
    double length = 0;
    for (Object shape : shapes.query(line.getEnvelopeInternal())) {
      PreparedGeometry prepared = (PreparedGeometry) shape;
      if (prepared.intersects(line)) {
        length += prepared.getGeometry().intersection(line).getLength();
      }
    }
    return length / line.getLength();
  }

  static Polygon outline(Spot hex) {
    List<Spot> corners = Honeycomb.corners(hex);
    Coordinate[] ring = new Coordinate[7];
    for (int i = 0; i < 7; i++) {
      ring[i] = point(corners.get(i % 6));
    }
    return SHAPES.createPolygon(ring);
  }

  private static Coordinate point(Spot spot) {
    return new Coordinate(spot.u(), spot.v());
  }
}
