package hexfront.games.picture;

import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexMap;
import hexfront.engine.map.HexMap.Compass;
import java.util.ArrayList;
import java.util.List;

/** Where the hexes of a map lie on the drawing, north on top. */
public final class Layout {
  private static final double ROOT = Math.sqrt(3) / 2;

  private final HexGrid grid;
  private final Compass compass;
  private final double hexWidth;
  private final double margin;
  private final Point origin;
  private final double width;
  private final double height;

  /**
   * @param hexWidth from side to side
   * @param margin around the outermost hexes
   */
  public Layout(HexMap map, double hexWidth, double margin) {
    this.grid = map.grid();
    this.compass = map.compass();
    this.hexWidth = hexWidth;
    this.margin = margin;
    double left = Double.MAX_VALUE;
    double top = Double.MAX_VALUE;
    double right = -Double.MAX_VALUE;
    double bottom = -Double.MAX_VALUE;
    for (int hex = 0; hex < grid.size(); hex++) {
      Point centre = raw(hex);
      for (int d = 0; d < Direction.COUNT; d++) {
        Point corner = centre.plus(toCorner(d));
        left = Math.min(left, corner.x());
        top = Math.min(top, corner.y());
        right = Math.max(right, corner.x());
        bottom = Math.max(bottom, corner.y());
      }
    }
    origin = new Point(margin - left, margin - top);
    width = right - left + 2 * margin;
    height = bottom - top + 2 * margin;
  }

  public double width() {
    return width;
  }

  public double height() {
    return height;
  }

  public double hexWidth() {
    return hexWidth;
  }

  double margin() {
    return margin;
  }

  public Point centre(int hex) {
    return raw(hex).plus(origin);
  }

  private Point raw(int hex) {
    return turned(grid.column(hex) * ROOT, grid.halfPlaces(hex) / 2.0);
  }

  /** From the plane of hexrows and places to the drawing, in hex widths. */
  private Point turned(double u, double v) {
    Point point =
        switch (compass) {
          case EAST_SOUTH -> new Point(u, v);
          case NORTH_EAST -> new Point(v, -u);
          case SOUTH_WEST -> new Point(-v, u);
          case EAST_NORTH -> new Point(u, -v);
        };
    return point.times(hexWidth);
  }

  /** From a centre to that of the neighbour in a direction. */
  Point step(int direction) {
    return switch (Math.floorMod(direction, Direction.COUNT)) {
      case 0 -> turned(0, -1);
      case 1 -> turned(ROOT, -0.5);
      case 2 -> turned(ROOT, 0.5);
      case 3 -> turned(0, 1);
      case 4 -> turned(-ROOT, 0.5);
      default -> turned(-ROOT, -0.5);
    };
  }

  private Point toCorner(int after) {
    return step(after).plus(step(after + 1)).times(1.0 / 3);
  }

  /** The corner between the hexside of a direction and that of the next. */
  Point corner(int hex, int after) {
    return centre(hex).plus(toCorner(after));
  }

  public List<Point> corners(int hex) {
    List<Point> corners = new ArrayList<>();
    for (int d = 0; d < Direction.COUNT; d++) {
      corners.add(corner(hex, d));
    }
    return corners;
  }

  /** The two ends of a hexside {@code hex * 6 + direction}. */
  Point[] ends(int hexside) {
    int hex = hexside / Direction.COUNT;
    int direction = hexside % Direction.COUNT;
    return new Point[] {corner(hex, direction - 1), corner(hex, direction)};
  }

  /** Whether hexes stand on a corner rather than on a side. */
  public boolean pointed() {
    return compass == Compass.NORTH_EAST || compass == Compass.SOUTH_WEST;
  }
}
