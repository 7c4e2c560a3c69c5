package hexfront.mapmaker;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;

/**
 * Lays rivers on hexsides, the longest first, so that every tributary finds the river it flows into
 * already there and ends at one of its corners.
 */
final class RiverMaker {
  private static final double MARGIN = 1.5;

  private final Geography geography;
  private final Draft draft;
  private final Description.Rivers spec;
  private final Consumer<String> remarks;
  private final Envelope window;
  private final RiverNet net;

  /** The rivers laid so far, with a quick way to measure how far a point is from each. */
  private final List<Larger> larger = new ArrayList<>();

  private record Larger(String name, Snapper line) {}

  RiverMaker(Geography geography, Draft draft, Description.Rivers spec, Consumer<String> remarks) {
    this.geography = geography;
    this.draft = draft;
    this.spec = spec;
    this.remarks = remarks;
    this.net = new RiverNet(draft);
    this.window = new Envelope();
    for (Spot hex : draft.sheets.hexes()) {
      window.expandToInclude(hex.u(), hex.v());
    }
    window.expandBy(MARGIN);
  }

  void lay() {
    List<Watercourse> rivers =
        new ArrayList<>(Watercourse.of(geography.layer(spec.layer()), spec.unnamed()));
    for (Description.River drawn : spec.named()) {
      if (!drawn.course().isEmpty()) {
        rivers.removeIf(r -> r.name().equals(drawn.name()));
        List<Coordinate> points = List.of(geography.line(drawn.course()).getCoordinates());
        rivers.add(new Watercourse(drawn.name(), "minor", points));
      }
    }
    rivers.removeIf(
        r ->
            spec.skip().contains(r.name())
                || !spec.only().isEmpty() && !spec.only().contains(r.name()));
    rivers.sort(
        Comparator.comparingDouble((Watercourse r) -> -r.length())
            .thenComparing(Watercourse::name));
    while (!rivers.isEmpty()) {
      Watercourse river = next(rivers);
      rivers.remove(river);
      Watercourse downstream = towardsMouth(river);
      larger.add(new Larger(river.name(), new Snapper(downstream.points(), Set.of(), Set.of())));
      lay(downstream);
    }
  }

  /** The longest river that does not wait for another one to flow into. */
  private Watercourse next(List<Watercourse> rivers) {
    for (Watercourse river : rivers) {
      String into = into(river);
      if (into == null
          || !has(rivers, into)
          || larger.stream().anyMatch(r -> r.name().equals(into))) {
        return river;
      }
    }
    throw new MapProblem("rivers flow into each other in a circle: " + rivers.getFirst().name());
  }

  private static boolean has(List<Watercourse> rivers, String name) {
    return rivers.stream().anyMatch(r -> r.name().equals(name));
  }

  private Description.@Nullable River known(String name) {
    return spec.named().stream().filter(r -> r.name().equals(name)).findFirst().orElse(null);
  }

  private @Nullable String into(Watercourse river) {
    Description.River known = known(river.name());
    return known == null ? null : known.into();
  }

  /** The same river with its points in the order of the stream. */
  private Watercourse towardsMouth(Watercourse river) {
    Description.River known = known(river.name());
    if (known != null && !known.course().isEmpty()) {
      return river;
    }
    if (known != null && known.mouth() != null) {
      Coordinate mouth = geography.point(known.mouth());
      boolean turned = mouth.distance(river.source()) < mouth.distance(river.mouth());
      return (turned ? river.reversed() : river).to(mouth);
    }
    String into = into(river);
    return outlet(river.source(), into) < outlet(river.mouth(), into) ? river.reversed() : river;
  }

  private double outlet(Coordinate end, @Nullable String into) {
    double best = Double.POSITIVE_INFINITY;
    for (Larger other : larger) {
      if (into == null || into.equals(other.name())) {
        best = Math.min(best, other.line().distance(end.x, end.y));
      }
    }
    for (Spot hex : draft.terrain.keySet()) {
      if (draft.isWater(hex) && (into == null || into.equals("sea"))) {
        best = Math.min(best, Math.max(0, hex.distance(end.x, end.y) - 0.6));
      }
    }
    return best;
  }

  private void lay(Watercourse river) {
    Description.River known = known(river.name());
    Set<Hexside> avoid =
        known == null
            ? Set.of()
            : known.avoid().stream().map(draft.sheets::hexside).collect(Collectors.toSet());
    String kind = spec.kinds().get(river.rank());
    if (known != null && known.kind() != null) {
      kind = known.kind();
    }
    if (kind == null) {
      return;
    }
    List<List<Coordinate>> runs = inside(river);
    Set<Spot> before = net.corners();
    List<Draft.River> laid = new ArrayList<>();
    for (List<Coordinate> run : runs) {
      List<Hexside> through = new ArrayList<>();
      Snapper snapper = new Snapper(run, net.corners(), avoid);
      for (String pair : known == null ? List.<String>of() : known.through()) {
        Hexside side = draft.sheets.hexside(pair);
        Spot end = side.ends().getFirst();
        if (snapper.distance(end.u(), end.v()) < 3) {
          through.add(side);
        }
      }
      boolean mouth = run.getLast().equals2D(river.mouth());
      List<Spot> corners = path(river, run, snapper, through, mouth);
      net.take(corners, river.name());
      for (List<Spot> piece : cut(corners, before)) {
        laid.addAll(grown(label(river, known), kind, piece, known));
      }
    }
    int length = laid.stream().mapToInt(r -> r.corners().size() - 1).sum();
    if (length < spec.shortest()) {
      net.giveBack(before);
      return;
    }
    draft.rivers.addAll(laid);
  }

  private static String label(Watercourse river, Description.@Nullable River known) {
    String label = known == null ? null : known.label();
    return label == null ? river.name() : label;
  }

  /** A stretch of river, cut in two where a minor river becomes a major one. */
  private List<Draft.River> grown(
      String name, String kind, List<Spot> piece, Description.@Nullable River known) {
    List<Double> growsAt = known == null ? null : known.growsAt();
    if (growsAt == null) {
      return List.of(new Draft.River(name, kind, piece));
    }
    Coordinate point = geography.point(growsAt);
    int at = 0;
    for (int i = 1; i < piece.size(); i++) {
      if (piece.get(i).distance(point.x, point.y) < piece.get(at).distance(point.x, point.y)) {
        at = i;
      }
    }
    List<Draft.River> parts = new ArrayList<>();
    if (at > 0) {
      parts.add(new Draft.River(name, "minor-river", piece.subList(0, at + 1)));
    }
    if (at < piece.size() - 1) {
      parts.add(new Draft.River(name, kind, piece.subList(at, piece.size())));
    }
    return parts;
  }

  /** The stretches of a river near the map. */
  private List<List<Coordinate>> inside(Watercourse river) {
    List<List<Coordinate>> runs = new ArrayList<>();
    List<Coordinate> run = new ArrayList<>();
    for (Coordinate point : river.dense()) {
      if (window.contains(point)) {
        run.add(point);
      } else if (!run.isEmpty()) {
        runs.add(run);
        run = new ArrayList<>();
      }
    }
    if (!run.isEmpty()) {
      runs.add(run);
    }
    runs.removeIf(r -> r.size() < 3);
    return runs;
  }

  private List<Spot> path(
      Watercourse river,
      List<Coordinate> run,
      Snapper snapper,
      List<Hexside> through,
      boolean mouth) {
    Spot start = net.nearestFree(run.getFirst());
    Coordinate end = run.getLast();
    Set<Spot> goals = mouth ? net.outlets(end, into(river)) : Set.of(net.nearestFree(end));
    if (goals.isEmpty()) {
      goals = net.border(end);
    }
    if (goals.isEmpty()) {
      remarks.accept(river.name() + " flows nowhere and is left out");
      return List.of();
    }
    if (goals.contains(start)) {
      return List.of();
    }
    List<Spot> path =
        snapper.follow(start, through, goals, s -> 6 * Math.pow(s.distance(end.x, end.y), 2));
    if (path.isEmpty()) {
      if (!through.isEmpty()) {
        throw new MapProblem(
            "river " + river.name() + " cannot follow the hexsides it must go through");
      }
      remarks.accept(river.name() + " finds no way among the larger rivers and is left out");
    }
    return path;
  }

  /** The parts of a path whose hexsides lie inside the map, on land, and not on an older river. */
  private List<List<Spot>> cut(List<Spot> path, Set<Spot> before) {
    List<List<Spot>> pieces = new ArrayList<>();
    List<Spot> piece = new ArrayList<>();
    for (int i = 1; i < path.size(); i++) {
      Hexside side = Hexside.joining(path.get(i - 1), path.get(i));
      boolean on =
          draft.sheets.contains(side)
              && !(draft.isWater(side.first()) || draft.isWater(side.second()));
      boolean doubled = before.contains(path.get(i - 1)) && before.contains(path.get(i));
      if (on && !doubled) {
        if (piece.isEmpty()) {
          piece.add(path.get(i - 1));
        }
        piece.add(path.get(i));
      } else if (!piece.isEmpty()) {
        pieces.add(List.copyOf(piece));
        piece = new ArrayList<>();
      }
    }
    if (!piece.isEmpty()) {
      pieces.add(List.copyOf(piece));
    }
    return pieces;
  }
}
