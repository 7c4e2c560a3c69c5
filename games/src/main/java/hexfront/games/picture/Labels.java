package hexfront.games.picture;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Finds a place for every name: near its town, clear of the other names, if possible clear of
 * rivers, roads and hex numbers. A village whose name finds no room goes without.
 */
final class Labels {
  private static final double OVERLAP = 1000;

  /** A town's name with the spots it may take; the cheapest free one wins. */
  private static final class Candidate {
    final MapPicture.Town town;
    final List<MapPicture.Label> spots;
    final List<Double> costs = new ArrayList<>();
    int chosen;

    Candidate(MapPicture.Town town, List<MapPicture.Label> spots) {
      this.town = town;
      this.spots = spots;
    }

    MapPicture.Label label() {
      return spots.get(chosen);
    }
  }

  private final double hexWidth;
  private final double width;
  private final double height;
  private final double margin;
  private final PointGrid strokes;
  private final PointGrid numbers;
  private final List<Frame> towns = new ArrayList<>();
  private final List<Candidate> candidates = new ArrayList<>();

  Labels(Layout layout, List<Point> strokes, List<Point> numbers) {
    this.hexWidth = layout.hexWidth();
    this.width = layout.width();
    this.height = layout.height();
    this.margin = layout.margin();
    this.strokes = new PointGrid(strokes, hexWidth);
    this.numbers = new PointGrid(numbers, hexWidth);
  }

  List<MapPicture.Label> place(List<MapPicture.Town> all) {
    for (MapPicture.Town town : all) {
      double size = 2 * radius(town.kind());
      towns.add(Frame.around(town.at(), size, size));
    }
    Map<String, MapPicture.Town> byName = new TreeMap<>();
    all.stream()
        .sorted(Comparator.comparingInt(town -> rank(town.kind())))
        .filter(town -> !nextToItsTwin(town, byName))
        .forEach(town -> candidates.add(candidate(town)));
    for (int pass = 0; pass < 4; pass++) {
      candidates.forEach(this::choose);
    }
    return settle();
  }

  /** A city of several hexes is named once. */
  private boolean nextToItsTwin(MapPicture.Town town, Map<String, MapPicture.Town> byName) {
    MapPicture.Town twin = byName.putIfAbsent(town.name(), town);
    return twin != null && twin.at().distance(town.at()) < 2.6 * hexWidth;
  }

  private Candidate candidate(MapPicture.Town town) {
    double size = size(town.kind());
    double wide = TextWidth.of(town.name(), size);
    double r = radius(town.kind()) + 2;
    List<MapPicture.Label> spots = new ArrayList<>();
    Candidate candidate = new Candidate(town, spots);
    for (double far : new double[] {0, 0.16, 0.34}) {
      double out = r + far * hexWidth;
      double side = out + wide / 2;
      double[][] offsets = {
        {0, out + size * 0.5},
        {0, -out - size * 0.5},
        {side * 0.75 + r * 0.3, out * 0.7 + size * 0.3},
        {-side * 0.75 - r * 0.3, out * 0.7 + size * 0.3},
        {side * 0.75 + r * 0.3, -out * 0.7 - size * 0.3},
        {-side * 0.75 - r * 0.3, -out * 0.7 - size * 0.3},
        {side, 0},
        {-side, 0},
        {wide * 0.3, out + size * 0.5},
        {-wide * 0.3, out + size * 0.5},
        {wide * 0.3, -out - size * 0.5},
        {-wide * 0.3, -out - size * 0.5},
      };
      for (int i = 0; i < offsets.length; i++) {
        Point middle = town.at().plus(new Point(offsets[i][0], offsets[i][1]));
        Frame box = Frame.around(middle, wide + 2, size * 0.98);
        Point base = middle.plus(new Point(0, size * 0.34));
        spots.add(new MapPicture.Label(town.name(), town.kind(), base, size, box));
        candidate.costs.add(cost(box, town) + i * 0.25 + far * 18);
      }
    }
    candidate.chosen = cheapest(candidate.costs);
    return candidate;
  }

  private double cost(Frame box, MapPicture.Town own) {
    double cost = strokes.countIn(box) * 0.55 + numbers.countIn(box) * 2.2;
    for (Frame town : towns) {
      if (!town.contains(own.at()) && town.overlaps(box)) {
        cost += OVERLAP / 4;
      }
    }
    if (!box.within(width, height)) {
      return cost + OVERLAP;
    }
    return box.inside(margin, width, height) ? cost : cost + 30;
  }

  private static int cheapest(List<Double> costs) {
    int best = 0;
    for (int i = 1; i < costs.size(); i++) {
      if (costs.get(i) < costs.get(best)) {
        best = i;
      }
    }
    return best;
  }

  private void choose(Candidate candidate) {
    List<Double> costs = new ArrayList<>();
    for (int i = 0; i < candidate.spots.size(); i++) {
      Frame box = candidate.spots.get(i).box();
      double cost = candidate.costs.get(i);
      for (Candidate other : candidates) {
        if (other != candidate && other.label().box().overlaps(box)) {
          cost += OVERLAP * (4 - rank(other.town.kind()));
        }
      }
      costs.add(cost);
    }
    candidate.chosen = cheapest(costs);
  }

  /** The names in order of weight; one that still overlaps a weightier name is left out. */
  private List<MapPicture.Label> settle() {
    List<MapPicture.Label> labels = new ArrayList<>();
    for (Candidate candidate : candidates) {
      boolean free =
          labels.stream().noneMatch(other -> other.box().overlaps(candidate.label().box()));
      if (free) {
        labels.add(candidate.label());
      }
    }
    return labels;
  }

  static int rank(String kind) {
    return switch (kind) {
      case "city", "major-city", "fortress", "victory-city" -> 0;
      case "village" -> 2;
      default -> 1;
    };
  }

  static double size(String kind) {
    return switch (rank(kind)) {
      case 0 -> 15;
      case 1 -> 12.5;
      default -> 10.5;
    };
  }

  private double radius(String kind) {
    return switch (rank(kind)) {
      case 0 -> hexWidth * 0.21;
      case 1 -> hexWidth * 0.09;
      default -> hexWidth * 0.05;
    };
  }
}
