package hexfront.games.check;

import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexMap;
import hexfront.engine.map.HexSet;
import hexfront.games.data.HexWords;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** What must hold for any map, whatever its rules. */
final class Nature {
  private final HexMap map;
  private final HexGrid grid;
  private final Ground ground;
  private final HexWords words;
  private final String file;
  private final List<Finding> findings = new ArrayList<>();

  Nature(HexMap map, String file) {
    this.map = map;
    this.grid = map.grid();
    this.ground = new Ground(map);
    this.words = new HexWords(grid);
    this.file = file;
  }

  List<Finding> check() {
    map.lines().stream().filter(line -> map.hexsideKinds().has(line.kind())).forEach(this::river);
    map.ways().forEach(this::way);
    map.places().forEach(this::place);
    map.areas().values().stream().filter(area -> area.kind().equals("entry")).forEach(this::entry);
    return findings;
  }

  private void note(String topic, boolean holds, String message) {
    findings.add(Finding.of(topic, holds, file, message));
  }

  /**
   * A river ends in another river, in a lake or sea, or at the edge, and crosses itself nowhere.
   */
  private void river(HexMap.Line river) {
    int last = river.hexsides().getLast();
    int before =
        river.hexsides().size() > 1 ? river.hexsides().get(river.hexsides().size() - 2) : -1;
    boolean ends = false;
    for (int corner : corners(last)) {
      boolean mouth = before < 0 || !touches(before, corner, last);
      ends |= mouth && (opens(last, corner) || joins(river, last, corner));
    }
    note(
        "rivers",
        ends,
        "the "
            + river.name()
            + " ends at "
            + words.name(last)
            + ", in no larger river, no sea and not at the edge");
    Set<Integer> sides = new HashSet<>();
    boolean simple = river.hexsides().stream().allMatch(side -> sides.add(words.either(side)));
    for (int i = 0; i < river.hexsides().size() && simple; i++) {
      for (int j = i + 2; j < river.hexsides().size() && simple; j++) {
        simple = !words.meet(river.hexsides().get(i), river.hexsides().get(j));
      }
    }
    note("rivers", simple, "the " + river.name() + " touches itself");
  }

  /** The hexes at the two corners of a hexside, {@link HexGrid#OFF} where the map ends. */
  private int[] corners(int hexside) {
    int near = hexside / Direction.COUNT;
    int d = hexside % Direction.COUNT;
    return new int[] {
      grid.neighbour(near, (d + 5) % Direction.COUNT),
      grid.neighbour(near, (d + 1) % Direction.COUNT)
    };
  }

  /** Whether a hexside touches the corner of another that has a given third hex. */
  private boolean touches(int hexside, int corner, int of) {
    Set<Integer> around =
        new HashSet<>(Set.of(of / Direction.COUNT, grid.neighbour(of / 6, of % 6)));
    around.add(corner);
    return around.contains(hexside / Direction.COUNT)
        && around.contains(grid.neighbour(hexside / 6, hexside % 6));
  }

  private boolean opens(int hexside, int corner) {
    return corner == HexGrid.OFF
        || !ground.isLand(corner)
        || !ground.isLand(hexside / 6)
        || !ground.isLand(grid.neighbour(hexside / 6, hexside % 6));
  }

  private boolean joins(HexMap.Line river, int last, int corner) {
    return map.lines().stream()
        .filter(other -> !other.equals(river) && map.hexsideKinds().has(other.kind()))
        .flatMap(other -> other.hexsides().stream())
        .anyMatch(side -> touches(side, corner, last) && words.meet(side, last));
  }

  private void way(HexMap.Way way) {
    boolean dry = way.hexes().stream().allMatch(hex -> hex == HexGrid.OFF || ground.isLand(hex));
    note("ways", dry, way.kind() + " " + way.name() + " runs through water");
  }

  private void place(HexMap.Place place) {
    note(
        "places",
        ground.isLand(place.hex()),
        place.name() + " " + grid.number(place.hex()) + " lies in the water");
  }

  /** A mechanized unit can drive from each entry area to each city. */
  private void entry(HexMap.Area area) {
    HexSet land = new HexSet(grid.size());
    area.hexes().stream().filter(ground::isLand).forEach(land::add);
    note(
        "entry",
        area.hexes().stream().allMatch(ground::isEdge),
        "entry area " + area.name() + " has hexes that are not on the edge");
    HexSet reached = ground.overLand(land);
    for (HexMap.Place place : map.places()) {
      if (place.kind().contains("city")) {
        note(
            "drive",
            reached.has(place.hex()),
            "no way over land from entry area " + area.name() + " to " + place.name());
      }
    }
  }
}
