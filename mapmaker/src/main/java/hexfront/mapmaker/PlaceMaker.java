package hexfront.mapmaker;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.locationtech.jts.geom.Coordinate;

/**
 * Puts towns and cities into their hexes: a number that the rules name wins over the place on
 * earth.
 */
final class PlaceMaker {
  /** A town of the layer. */
  private record Town(String name, double rank, double people, Coordinate at) {}

  private final Geography geography;
  private final Transform transform;
  private final Draft draft;
  private final Consumer<String> remarks;
  private final Map<Spot, Coordinate> found = new HashMap<>();

  PlaceMaker(Geography geography, Transform transform, Draft draft, Consumer<String> remarks) {
    this.geography = geography;
    this.transform = transform;
    this.draft = draft;
    this.remarks = remarks;
  }

  void put(List<Description.Place> places, Description.@Nullable Choice choice) {
    Map<String, List<Town>> byName = towns();
    for (Description.Place place : places) {
      put(place, byName);
    }
    if (choice != null) {
      choose(choice, byName);
    }
  }

  private void put(Description.Place place, Map<String, List<Town>> byName) {
    Optional<Coordinate> earth = earth(place, byName);
    Spot hex;
    if (place.hex() != null) {
      hex = draft.sheets.hex(place.hex());
    } else {
      Coordinate at =
          earth.orElseThrow(
              () ->
                  new MapProblem(
                      "place " + place.name() + " is in no layer near the map and has no hex"));
      hex = draft.sheets.nearest(at.x, at.y);
      if (!draft.sheets.contains(hex)) {
        throw new MapProblem(
            "place " + place.name() + " lies off the map; leave it out or give it a hex");
      }
    }
    String label = place.label() == null ? place.name() : place.label();
    add(hex, label, place, earth.orElse(new Coordinate(hex.u(), hex.v())));
    place.also().forEach(number -> add(draft.sheets.hex(number), label, place, null));
  }

  private void add(Spot hex, String label, Description.Place place, @Nullable Coordinate at) {
    if (draft.places.stream().anyMatch(p -> p.hex().equals(hex))) {
      remarks.accept(
          label
              + " shares hex "
              + draft.sheets.number(hex)
              + " with another place and is left out");
      return;
    }
    if (at != null) {
      double far = hex.distance(at.x, at.y);
      if (far > 1.2) {
        remarks.accept("%s stands %.1f hexes from its place on earth".formatted(label, far));
      }
      found.put(hex, at);
    }
    draft.places.add(
        new Draft.Place(
            hex,
            label,
            place.kind(),
            at == null ? null : place.points(),
            place.given(),
            place.note()));
    if (draft.isWater(hex)) {
      draft.terrain.put(hex, Draft.CLEAR);
    }
  }

  private Optional<Coordinate> earth(Description.Place place, Map<String, List<Town>> byName) {
    List<Double> at = place.at();
    if (at != null) {
      return Optional.of(transform.plane(at.get(0), at.get(1)));
    }
    return find(place.name(), byName);
  }

  /** A town by name, on the map or close to it; the largest where several share the name. */
  private Optional<Coordinate> find(String name, Map<String, List<Town>> byName) {
    return byName.getOrDefault(name, List.of()).stream()
        .filter(t -> close(t.at))
        .min(Comparator.comparingDouble(Town::rank).thenComparingDouble(t -> -t.people))
        .map(Town::at);
  }

  private boolean close(Coordinate at) {
    Spot hex = draft.sheets.nearest(at.x, at.y);
    return draft.sheets.contains(hex)
        || Honeycomb.neighbours(hex).stream().anyMatch(draft.sheets::contains);
  }

  private Map<String, List<Town>> towns() {
    Map<String, List<Town>> byName = new TreeMap<>();
    for (Geography.Feature feature : geography.layer("places")) {
      Coordinate at = feature.shape().getCoordinate();
      double rank = feature.properties().has("rank") ? feature.number("rank") : 9;
      for (String property : List.of("name_1940s", "name")) {
        String name = feature.text(property);
        if (name != null) {
          byName
              .computeIfAbsent(name, n -> new ArrayList<>())
              .add(new Town(name, rank, feature.number("population"), at));
        }
      }
    }
    return byName;
  }

  private void choose(Description.Choice choice, Map<String, List<Town>> byName) {
    List<Town> towns = new ArrayList<>();
    byName
        .values()
        .forEach(
            list ->
                list.stream()
                    .filter(t -> draft.sheets.contains(draft.sheets.nearest(t.at.x, t.at.y)))
                    .forEach(towns::add));
    towns.sort(
        Comparator.comparingDouble(Town::rank)
            .thenComparingDouble(t -> -t.people)
            .thenComparing(Town::name));
    for (Map.Entry<String, Integer> kind : new TreeMap<>(choice.count()).entrySet()) {
      int left = kind.getValue();
      for (Town town : towns) {
        Spot hex = draft.sheets.nearest(town.at.x, town.at.y);
        boolean free =
            draft.places.stream().allMatch(p -> Honeycomb.distance(p.hex(), hex) >= choice.apart());
        if (left > 0 && free) {
          draft.places.add(new Draft.Place(hex, town.name, kind.getKey(), null, false, null));
          found.put(hex, town.at);
          left--;
        }
      }
    }
  }

  /**
   * The hex that stands for a point on earth: that of the town there, else the one it falls into.
   */
  Spot station(Coordinate at) {
    Spot best = draft.sheets.nearest(at.x, at.y);
    double nearest = 0.5;
    for (Draft.Place place : draft.places) {
      Coordinate town = found.get(place.hex());
      if (town != null && town.distance(at) < nearest) {
        nearest = town.distance(at);
        best = place.hex();
      }
    }
    return best;
  }

  /** The hex of a place by its name, on the map or off it. */
  Optional<Spot> named(String name) {
    for (Draft.Place place : draft.places) {
      if (place.name().equals(name)) {
        return Optional.of(place.hex());
      }
    }
    return Optional.empty();
  }

  /** Any town of the layer by its name. */
  Optional<Coordinate> anywhere(String name) {
    return towns().getOrDefault(name, List.of()).stream()
        .min(
            Comparator.comparingDouble((Town t) -> close(t.at) ? 0 : 1)
                .thenComparingDouble(Town::rank))
        .map(Town::at);
  }
}
