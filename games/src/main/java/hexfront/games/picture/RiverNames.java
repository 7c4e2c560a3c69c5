package hexfront.games.picture;

import java.util.ArrayList;
import java.util.List;

/** Writes the names of rivers along them, where nothing else is written. */
final class RiverNames {
  private static final double EVERY = 22;

  private final double hexWidth;
  private final Frames taken;
  private final PointGrid strokes;
  private final List<MapPicture.Lettering> letterings = new ArrayList<>();

  RiverNames(Layout layout, List<Frame> taken, List<Point> strokes) {
    this.hexWidth = layout.hexWidth();
    this.taken = new Frames(hexWidth);
    taken.forEach(this.taken::add);
    this.strokes = new PointGrid(strokes, hexWidth);
  }

  List<MapPicture.Lettering> write(List<Rivers.Course> courses) {
    for (Rivers.Course course : courses) {
      List<Point> line = even(calm(course.points()), 2);
      int from = 0;
      int stretch = (int) (EVERY * hexWidth / 2);
      while (from < line.size()) {
        int to = Math.min(line.size(), from + stretch);
        if (line.size() - to < stretch / 2) {
          to = line.size();
        }
        write(course, line.subList(from, to));
        from = to;
      }
    }
    return letterings;
  }

  /** The course without its small bends. */
  private static List<Point> calm(List<Point> points) {
    int reach = 13;
    List<Point> calm = new ArrayList<>();
    for (int i = 0; i < points.size(); i++) {
      int from = Math.max(0, i - reach);
      int to = Math.min(points.size() - 1, i + reach);
      Point sum = new Point(0, 0);
      for (int j = from; j <= to; j++) {
        sum = sum.plus(points.get(j));
      }
      calm.add(sum.times(1.0 / (to - from + 1)));
    }
    return calm;
  }

  private static List<Point> even(List<Point> points, double step) {
    List<Point> even = new ArrayList<>();
    double left = 0;
    for (int i = 1; i < points.size(); i++) {
      Point a = points.get(i - 1);
      Point b = points.get(i);
      double length = a.distance(b);
      while (left < length) {
        even.add(a.towards(b, left / length));
        left += step;
      }
      left -= length;
    }
    return even;
  }

  private void write(Rivers.Course course, List<Point> line) {
    double size = course.major() ? 13 : 10;
    double spacing = course.major() ? 2.4 : 0.8;
    double length = TextWidth.of(course.name(), size) * 0.95 + spacing * course.name().length();
    int needed = (int) (length / 2) + 1;
    MapPicture.Lettering best = null;
    double bestCost = course.major() ? 60 : 30;
    for (int at = 4; at + needed < line.size() - 4; at += 5) {
      for (int side : new int[] {-1, 1}) {
        MapPicture.Lettering lettering =
            lettering(course, line.subList(at, at + needed), size, spacing, side);
        double cost = cost(lettering) + bending(line.subList(at, at + needed)) * 40;
        if (cost < bestCost) {
          best = lettering;
          bestCost = cost;
        }
      }
    }
    if (best != null) {
      letterings.add(best);
      best.glyphs().forEach(glyph -> taken.add(box(glyph, size)));
    }
  }

  private MapPicture.Lettering lettering(
      Rivers.Course course, List<Point> part, double size, double spacing, int side) {
    boolean backwards = part.getLast().x() < part.getFirst().x();
    List<Point> line = backwards ? part.reversed() : part;
    double away = hexWidth * 0.13 + (course.major() ? 4 : 2);
    double offset = side < 0 ? away : -away - size * 0.62;
    List<MapPicture.Glyph> glyphs = new ArrayList<>();
    double along = 0;
    for (char letter : course.name().toCharArray()) {
      double half = TextWidth.of(letter) * size * 0.475;
      int i = (int) Math.min(line.size() - 1, (along + half) / 2);
      Point ahead = line.get(Math.min(line.size() - 1, i + 6));
      Point behind = line.get(Math.max(0, i - 6));
      Point heading = ahead.minus(behind).unit();
      Point at = line.get(i).plus(heading.left().times(offset));
      double degrees = Math.toDegrees(Math.atan2(heading.y(), heading.x()));
      glyphs.add(new MapPicture.Glyph(String.valueOf(letter), at, degrees));
      along += 2 * half + spacing;
    }
    return new MapPicture.Lettering(
        course.name(), course.major() ? "major" : "minor", size, glyphs);
  }

  private double cost(MapPicture.Lettering lettering) {
    double cost = 0;
    for (MapPicture.Glyph glyph : lettering.glyphs()) {
      Frame box = box(glyph, lettering.size());
      cost += strokes.countIn(box);
      if (taken.overlap(box)) {
        return Double.MAX_VALUE;
      }
    }
    return cost;
  }

  private static Frame box(MapPicture.Glyph glyph, double size) {
    double angle = Math.toRadians(glyph.degrees());
    Point up = new Point(Math.sin(angle), -Math.cos(angle));
    return Frame.around(glyph.at().plus(up.times(size * 0.32)), size * 0.8, size * 0.8);
  }

  /** How much a line turns, in radians. */
  private static double bending(List<Point> line) {
    double sum = 0;
    for (int i = 20; i < line.size(); i += 10) {
      Point a = line.get(i - 10).minus(line.get(i - 20));
      Point b = line.get(i).minus(line.get(i - 10));
      double turn = Math.atan2(a.x() * b.y() - a.y() * b.x(), a.x() * b.x() + a.y() * b.y());
      sum += Math.abs(turn);
    }
    return sum;
  }
}
