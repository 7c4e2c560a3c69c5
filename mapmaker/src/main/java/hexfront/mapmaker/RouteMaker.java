package hexfront.mapmaker;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.locationtech.jts.algorithm.Distance;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;

/**
 * Lays roads or railways as chains of adjacent hexes through the towns they serve. They keep off
 * the water, cross rivers seldom and share the way of a line already laid where that costs little.
 */
final class RouteMaker {
  private static final int FARTHEST = 6;

  /** What a line is called and what it is made of. */
  private record Title(String name, @Nullable String surface) {}

  private final Draft draft;
  private final PlaceMaker places;
  private final Consumer<String> remarks;
  private final List<Draft.Route> routes;
  private final Map<Hexside, String> rivers;
  private final Set<Hexside> used = new HashSet<>();

  RouteMaker(Draft draft, PlaceMaker places, List<Draft.Route> routes, Consumer<String> remarks) {
    this.draft = draft;
    this.places = places;
    this.routes = routes;
    this.remarks = remarks;
    this.rivers = draft.riverSides();
  }

  void lay(Geography geography, Description.Routes spec) {
    if (spec.layer() != null) {
      for (Geography.Feature feature : geography.layer(spec.layer())) {
        String name = feature.text("line") == null ? feature.text("name") : feature.text("line");
        String line = name == null ? "line" : name;
        if (spec.skip().contains(line) || !spec.only().isEmpty() && !spec.only().contains(line)) {
          continue;
        }
        Geometry shape = feature.shape();
        for (int i = 0; i < shape.getNumGeometries(); i++) {
          lay(spaced(line), Arrays.asList(shape.getGeometryN(i).getCoordinates()));
        }
      }
    }
    for (Description.Route extra : spec.extra()) {
      List<Spot> stations = new ArrayList<>();
      for (String word : extra.via()) {
        List<Spot> stops = stops(word);
        stations.addAll(stations.isEmpty() ? stops.reversed() : stops);
      }
      stations(new Title(extra.name(), extra.surface()), stations);
    }
  }

  private static String spaced(String line) {
    return line.matches("\\p{Lu}[\\p{L} ]+-\\p{Lu}[\\p{L} ]+") ? line.replace("-", " - ") : line;
  }

  /**
   * The stops a word stands for: a place on the map, a hex number, a town of the layer, or "off
   * 2401" for the border hex 2401 and the hex beyond it.
   */
  private List<Spot> stops(String word) {
    if (word.startsWith("off ")) {
      Spot hex = draft.sheets.hex(word.substring(4).trim());
      Spot beyond =
          Honeycomb.neighbours(hex).stream()
              .filter(n -> !draft.sheets.contains(n))
              .max(Comparator.comparingDouble(this::outward).thenComparing(n -> n))
              .orElseThrow(() -> new MapProblem(word + ": the hex is not on the map edge"));
      return List.of(hex, beyond);
    }
    if (word.matches("S?\\d{4}")) {
      return List.of(draft.sheets.hex(word));
    }
    return List.of(
        places
            .named(word)
            .or(() -> places.anywhere(word).map(at -> draft.sheets.nearest(at.x, at.y)))
            .orElseThrow(
                () ->
                    new MapProblem(
                        "route stop " + word + " is neither a place, a hex nor a town")));
  }

  private double outward(Spot spot) {
    Spot middle = draft.sheets.at(draft.sheets.hexrows() / 2, draft.sheets.places() / 2);
    return spot.distance(middle.u(), middle.v());
  }

  private void lay(String name, List<Coordinate> points) {
    stations(new Title(name, null), points.stream().map(places::station).toList());
  }

  private void stations(Title title, List<Spot> stations) {
    List<Spot> chain = new ArrayList<>();
    for (int i = 1; i < stations.size(); i++) {
      Spot from = stations.get(i - 1);
      Spot to = stations.get(i);
      if (from.equals(to) || !reaches(from, to)) {
        if (!from.equals(to)) {
          close(title, chain);
        }
        continue;
      }
      List<Spot> leg = leg(from, to);
      if (leg.isEmpty()) {
        remarks.accept(title.name() + " finds no way over land and is broken off");
        close(title, chain);
        continue;
      }
      if (chain.isEmpty() || !chain.getLast().equals(from)) {
        close(title, chain);
        chain.add(from);
      }
      chain.addAll(leg.subList(1, leg.size()));
    }
    close(title, chain);
  }

  private boolean reaches(Spot from, Spot to) {
    int steps = Math.max(1, 2 * Honeycomb.distance(from, to));
    for (int i = 0; i <= steps; i++) {
      double t = (double) i / steps;
      if (draft.sheets.contains(
          draft.sheets.nearest(
              from.u() + t * (to.u() - from.u()), from.v() + t * (to.v() - from.v())))) {
        return true;
      }
    }
    return false;
  }

  private List<Spot> leg(Spot from, Spot to) {
    Coordinate start = new Coordinate(from.u(), from.v());
    Coordinate end = new Coordinate(to.u(), to.v());
    boolean inside = draft.sheets.contains(from) && draft.sheets.contains(to);
    return ShortestPath.find(
        List.of(from),
        to::equals,
        Honeycomb::neighbours,
        (a, b) -> {
          boolean on = draft.sheets.contains(b);
          if (inside && !on || on && draft.isWater(b)) {
            return Double.POSITIVE_INFINITY;
          }
          double off = Distance.pointToSegment(new Coordinate(b.u(), b.v()), start, end);
          if (off > FARTHEST) {
            return Double.POSITIVE_INFINITY;
          }
          Hexside side = Hexside.between(a, b);
          double price = 1 + 0.5 * off * off + river(side);
          if (on && "swamp".equals(draft.terrain.get(b))) {
            price += 0.3;
          }
          if (draft.sides("sea").contains(side)) {
            price += 50;
          }
          return used.contains(side) ? price * 0.6 : price;
        });
  }

  private double river(Hexside side) {
    String kind = rivers.get(side);
    return kind == null ? 0 : kind.startsWith("major") ? 1.2 : 0.5;
  }

  /** Keeps the stretches of a chain that lie on the map. */
  private void close(Title title, List<Spot> chain) {
    List<Spot> run = new ArrayList<>();
    boolean fromOff = false;
    for (int i = 0; i < chain.size(); i++) {
      Spot hex = chain.get(i);
      if (draft.sheets.contains(hex)) {
        if (run.isEmpty()) {
          fromOff = i > 0;
        }
        run.add(hex);
      } else if (!run.isEmpty()) {
        keep(title, fromOff, run, true);
        run = new ArrayList<>();
      }
    }
    if (!run.isEmpty()) {
      keep(title, fromOff, run, false);
    }
    chain.clear();
  }

  private void keep(Title title, boolean fromOff, List<Spot> run, boolean toOff) {
    boolean fresh = run.size() == 1 && fromOff != toOff;
    for (int i = 1; i < run.size(); i++) {
      fresh |= used.add(Hexside.between(run.get(i - 1), run.get(i)));
    }
    if (fresh && (run.size() > 1 || fromOff != toOff)) {
      routes.add(new Draft.Route(title.name(), title.surface(), fromOff, List.copyOf(run), toOff));
    }
  }
}
