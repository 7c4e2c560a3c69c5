package hexfront.games.picture;

import java.util.ArrayList;
import java.util.List;

/**
 * A line being drawn: as path data for a picture, and as points for whoever must keep clear of it.
 */
final class Curve {
  private static final int PIECES = 6;

  private final StringBuilder data = new StringBuilder();
  private final List<Point> points = new ArrayList<>();

  Curve from(Point p) {
    data.append('M').append(text(p));
    points.add(p);
    return this;
  }

  Curve lineTo(Point p) {
    if (!points.getLast().isAt(p)) {
      Point last = points.getLast();
      data.append('L').append(text(p));
      for (int i = 1; i <= PIECES; i++) {
        points.add(last.towards(p, (double) i / PIECES));
      }
    }
    return this;
  }

  Curve bendTo(Point control, Point p) {
    Point last = points.getLast();
    data.append('Q').append(text(control)).append(' ').append(text(p));
    for (int i = 1; i <= PIECES; i++) {
      double t = (double) i / PIECES;
      points.add(last.towards(control, t).towards(control.towards(p, t), t));
    }
    return this;
  }

  Curve close() {
    data.append('Z');
    return this;
  }

  String data() {
    return data.toString();
  }

  List<Point> points() {
    return points;
  }

  static String text(Point p) {
    return text(p.x()) + " " + text(p.y());
  }

  /** A coordinate with at most one decimal. */
  static String text(double value) {
    long tenths = Math.round(value * 10);
    String whole = (tenths < 0 ? "-" : "") + Math.abs(tenths) / 10;
    return tenths % 10 == 0 ? whole : whole + "." + Math.abs(tenths) % 10;
  }
}
