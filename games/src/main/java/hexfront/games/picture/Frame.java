package hexfront.games.picture;

/** A rectangle of the drawing. */
public record Frame(double left, double top, double right, double bottom) {
  static Frame around(Point centre, double width, double height) {
    return new Frame(
        centre.x() - width / 2,
        centre.y() - height / 2,
        centre.x() + width / 2,
        centre.y() + height / 2);
  }

  boolean overlaps(Frame other) {
    return left < other.right && other.left < right && top < other.bottom && other.top < bottom;
  }

  boolean contains(Point p) {
    return p.x() > left && p.x() < right && p.y() > top && p.y() < bottom;
  }

  /** Whether it keeps that far from the rim of the drawing. */
  boolean inside(double margin, double width, double height) {
    return left >= margin && top >= margin && right <= width - margin && bottom <= height - margin;
  }

  boolean within(double width, double height) {
    return left >= 0 && top >= 0 && right <= width && bottom <= height;
  }
}
