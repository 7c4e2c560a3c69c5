package hexfront.games.picture;

/** A point of the drawing, x to the right and y down. */
public record Point(double x, double y) {
  Point plus(Point other) {
    return new Point(x + other.x, y + other.y);
  }

  Point minus(Point other) {
    return new Point(x - other.x, y - other.y);
  }

  Point times(double factor) {
    return new Point(x * factor, y * factor);
  }

  Point towards(Point other, double share) {
    return new Point(x + (other.x - x) * share, y + (other.y - y) * share);
  }

  double distance(Point other) {
    return Math.hypot(x - other.x, y - other.y);
  }

  double length() {
    return Math.hypot(x, y);
  }

  Point unit() {
    double length = length();
    return length == 0 ? this : times(1 / length);
  }

  /** Turned a quarter to the left of the way it points. */
  Point left() {
    return new Point(y, -x);
  }

  boolean isAt(Point other) {
    return distance(other) < 0.01;
  }
}
