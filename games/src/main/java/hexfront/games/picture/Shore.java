package hexfront.games.picture;

/**
 * How a line follows hexsides: softly, through a point near the middle of each hexside, cutting the
 * corners. Every line takes the same way along the same hexsides, so that a wood ends where the
 * river beside it runs.
 */
final class Shore {
  private static final double WOBBLE = 0.045;

  private final Layout layout;

  Shore(Layout layout) {
    this.layout = layout;
  }

  /** The point through which a line passes a hexside. */
  Point middle(Point a, Point b) {
    Point middle = a.towards(b, 0.5);
    Point across = b.minus(a).left().unit();
    if (across.x() + across.y() * 0.01 < 0) {
      across = across.times(-1);
    }
    return middle.plus(across.times(Wobble.at(middle, 1) * WOBBLE * layout.hexWidth()));
  }

  /** Where a soft line comes closest to a corner it cuts. */
  Point nearCorner(Point before, Point corner, Point after) {
    return middle(before, corner)
        .times(0.25)
        .plus(corner.times(0.5))
        .plus(middle(corner, after).times(0.25));
  }
}
