package hexfront.mapmaker;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Lays the hand corrections of a map over what the geography gave. */
final class Corrections {
  private final Draft draft;
  private final Overrides overrides;

  Corrections(Draft draft, Overrides overrides) {
    this.draft = draft;
    this.overrides = overrides;
  }

  void terrain() {
    overrides
        .terrain()
        .forEach(
            (kind, hexes) ->
                draft.sheets.hexes(hexes).forEach(hex -> draft.terrain.put(hex, kind)));
  }

  void rivers() {
    Set<String> replaced =
        overrides.rivers().stream().map(Overrides.Chain::name).collect(Collectors.toSet());
    draft.rivers.removeIf(
        r -> replaced.contains(r.name()) || overrides.dropRivers().contains(r.name()));
    for (Overrides.Chain chain : overrides.rivers()) {
      String kind = chain.kind() == null ? "minor-river" : chain.kind();
      draft.rivers.add(new Draft.River(chain.name(), kind, corners(chain)));
    }
  }

  void routes() {
    change(draft.roads, overrides.roads(), overrides.dropRoads());
    change(draft.railroads, overrides.railroads(), overrides.dropRailroads());
  }

  void hexsides() {
    overrides
        .addHexsides()
        .forEach(
            (kind, pairs) -> pairs.forEach(p -> draft.sides(kind).add(draft.sheets.hexside(p))));
    overrides
        .dropHexsides()
        .forEach(
            (kind, pairs) -> pairs.forEach(p -> draft.sides(kind).remove(draft.sheets.hexside(p))));
  }

  private void change(List<Draft.Route> routes, List<Overrides.Chain> added, List<String> dropped) {
    Set<String> replaced = added.stream().map(Overrides.Chain::name).collect(Collectors.toSet());
    routes.removeIf(r -> replaced.contains(r.name()) || dropped.contains(r.name()));
    for (Overrides.Chain chain : added) {
      List<String> words = new ArrayList<>(chain.hexes());
      boolean fromOff =
          words.removeIf(w -> w.equals("off") && chain.hexes().getFirst().equals("off"));
      boolean toOff = chain.hexes().getLast().equals("off");
      words.removeIf("off"::equals);
      List<Spot> hexes = draft.sheets.hexes(words);
      for (int i = 1; i < hexes.size(); i++) {
        if (!Honeycomb.adjacent(hexes.get(i - 1), hexes.get(i))) {
          throw new MapProblem(
              chain.name()
                  + ": "
                  + words.get(i - 1)
                  + " and "
                  + words.get(i)
                  + " are not adjacent");
        }
      }
      routes.add(new Draft.Route(chain.name(), chain.kind(), fromOff, hexes, toOff));
    }
  }

  /** The corners along a list of hexsides, each of which shares a corner with the next. */
  private List<Spot> corners(Overrides.Chain chain) {
    List<Hexside> sides = chain.hexsides().stream().map(draft.sheets::hexside).toList();
    List<Spot> corners = new ArrayList<>(sides.getFirst().ends());
    if (sides.size() > 1 && sides.get(1).ends().contains(corners.getFirst())) {
      corners = new ArrayList<>(corners.reversed());
    }
    for (Hexside side : sides.subList(1, sides.size())) {
      Spot last = corners.getLast();
      if (!side.ends().contains(last)) {
        throw new MapProblem(
            "river " + chain.name() + " breaks before hexside " + draft.sheets.number(side));
      }
      corners.add(side.ends().get(0).equals(last) ? side.ends().get(1) : side.ends().get(0));
    }
    return corners;
  }
}
