package hexfront.mapmaker;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.locationtech.jts.geom.Coordinate;

/** Draws the named lines of a map: start lines, weather lines, borders. */
final class LineMaker {
  private final Geography geography;
  private final Draft draft;

  LineMaker(Geography geography, Draft draft) {
    this.geography = geography;
    this.draft = draft;
  }

  void draw(Map<String, Description.Line> lines) {
    lines.forEach(
        (name, line) -> {
          List<Hexside> sides;
          try {
            sides = hexsides(line);
          } catch (MapProblem problem) {
            throw problem.in("line " + name);
          }
          draft.lines.put(name, new Draft.Line(line.kind(), sides, line.provenance(), line.why()));
        });
  }

  private List<Hexside> hexsides(Description.Line line) {
    if (!line.hexsides().isEmpty()) {
      return line.hexsides().stream().map(draft.sheets::hexside).toList();
    }
    if (line.afterHexrow() != null) {
      return between(line.afterHexrow());
    }
    if (!line.rivers().isEmpty()) {
      return alongRivers(line);
    }
    return snapped(line);
  }

  private List<Hexside> between(int hexrow) {
    List<Hexside> sides = new ArrayList<>();
    for (Spot hex : draft.sheets.hexes()) {
      for (Spot other : draft.sheets.neighbours(hex)) {
        if (draft.sheets.printedHexrow(hex) == hexrow && other.a() > hex.a()) {
          sides.add(Hexside.between(hex, other));
        }
      }
    }
    return sides;
  }

  private List<Hexside> alongRivers(Description.Line line) {
    Map<Spot, Set<Spot>> net = new TreeMap<>();
    for (Draft.River river : draft.rivers) {
      if (line.rivers().contains(river.name())) {
        for (int i = 1; i < river.corners().size(); i++) {
          Spot a = river.corners().get(i - 1);
          Spot b = river.corners().get(i);
          net.computeIfAbsent(a, s -> new TreeSet<>()).add(b);
          net.computeIfAbsent(b, s -> new TreeSet<>()).add(a);
        }
      }
    }
    if (line.from() == null || line.to() == null) {
      throw new MapProblem("a line along rivers needs from and to");
    }
    Hexside from = draft.sheets.hexside(line.from());
    Hexside to = draft.sheets.hexside(line.to());
    Set<Spot> goals = new HashSet<>(to.ends());
    List<Spot> path =
        ShortestPath.find(
            from.ends(),
            goals::contains,
            s -> List.copyOf(net.getOrDefault(s, Set.of())),
            (a, b) -> 1);
    if (path.isEmpty()) {
      throw new MapProblem(
          "the rivers " + line.rivers() + " do not lead from " + line.from() + " to " + line.to());
    }
    List<Hexside> sides = new ArrayList<>(joined(path));
    if (!sides.contains(from)) {
      sides.addFirst(from);
    }
    if (!sides.contains(to)) {
      sides.addLast(to);
    }
    return sides;
  }

  private List<Hexside> snapped(Description.Line line) {
    if (line.course().size() < 2) {
      throw new MapProblem("a line needs hexsides, rivers, after-hexrow or a course on earth");
    }
    return snapped(line.course(), line.through(), line.avoid());
  }

  /** The hexsides of a kind that a description asks for. */
  void mark(Description.Sides sides) {
    sides.hexsides().forEach(pair -> draft.sides(sides.kind()).add(draft.sheets.hexside(pair)));
    for (List<List<Double>> course : sides.courses()) {
      draft.sides(sides.kind()).addAll(snapped(course, List.of(), List.of()));
    }
  }

  private List<Hexside> snapped(
      List<List<Double>> course, List<String> throughPairs, List<String> avoidPairs) {
    List<Coordinate> points = List.of(geography.line(course).getCoordinates());
    Set<Hexside> avoid = new HashSet<>(avoidPairs.stream().map(draft.sheets::hexside).toList());
    Snapper snapper = new Snapper(points, Set.of(), avoid);
    List<Hexside> through = throughPairs.stream().map(draft.sheets::hexside).toList();
    List<Spot> path =
        snapper.follow(
            corner(points.getFirst()), through, Set.of(corner(points.getLast())), s -> 0);
    if (path.isEmpty()) {
      throw new MapProblem("the course cannot follow the hexsides it must go through");
    }
    return ashore(joined(path).stream().filter(draft.sheets::contains).toList());
  }

  /** Without the ends that lie in open water; a line may still cross a bay. */
  private List<Hexside> ashore(List<Hexside> sides) {
    int from = 0;
    int to = sides.size();
    while (from < to && wet(sides.get(from))) {
      from++;
    }
    while (to > from && wet(sides.get(to - 1))) {
      to--;
    }
    return sides.subList(from, to);
  }

  private boolean wet(Hexside side) {
    return draft.isWater(side.first()) && draft.isWater(side.second());
  }

  private Spot corner(Coordinate point) {
    Spot hex = draft.sheets.nearest(point.x, point.y);
    Spot best = Honeycomb.corners(hex).getFirst();
    for (Spot corner : Honeycomb.corners(hex)) {
      if (corner.distance(point.x, point.y) < best.distance(point.x, point.y) - 1e-9) {
        best = corner;
      }
    }
    return best;
  }

  private static List<Hexside> joined(List<Spot> path) {
    List<Hexside> sides = new ArrayList<>();
    for (int i = 1; i < path.size(); i++) {
      sides.add(Hexside.joining(path.get(i - 1), path.get(i)));
    }
    return sides;
  }
}
