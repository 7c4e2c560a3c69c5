package hexfront.app.soak.model;

import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A situation as the model sees it: a small map, the pieces on it, turn, side and phase. */
final class Scene {
  final HexGrid grid;
  final int turn;
  final Side phasing;
  final String phase;
  final JsonNode state;
  final List<Piece> pieces = new ArrayList<>();

  /** What the referee shows of the game's own state: what was used up this turn, and the like. */
  JsonNode shown;

  /** The scene as the phase began. */
  @Nullable Scene opening;

  /** The hexes attacked in this phase. */
  final Set<Integer> attacked = new HashSet<>();

  /** Every counter of the game, on the map or not, for those who ask what a division has. */
  final List<Unit> roster;

  private final Map<Integer, Set<String>> terrain = new HashMap<>();
  private final Map<Integer, Set<String>> hexsides = new HashMap<>();
  private final Map<Side, Set<Integer>> sources = new HashMap<>();
  private final Map<Integer, Side> control = new HashMap<>();
  private final Map<Integer, Integer> majorRivers = new HashMap<>();

  /** Reads what the referee takes as a position. */
  Scene(ObjectNode position, Function<String, Unit> counter, List<Unit> roster) {
    this.roster = roster;
    JsonNode map = position.get("map");
    grid = new HexGrid(map.get("columns").intValue(), map.get("rows").intValue());
    turn = position.get("turn").intValue();
    phasing = Side.of(position.get("side").stringValue()).orElseThrow();
    phase = position.get("phase").stringValue();
    state = position.path("state");
    shown = state;
    map.path("hexes").properties().forEach(e -> terrain.put(hex(e.getKey()), texts(e.getValue())));
    map.path("hexsides").properties().forEach(e -> hexside(e.getKey(), texts(e.getValue())));
    for (Side side : Side.values()) {
      Set<Integer> hexes = new HashSet<>();
      texts(map.path("areas").path(side.word() + "-supply")).forEach(n -> hexes.add(hex(n)));
      sources.put(side, hexes);
    }
    state
        .path("control")
        .properties()
        .forEach(
            e -> control.put(hex(e.getKey()), Side.of(e.getValue().stringValue()).orElseThrow()));
    for (JsonNode unit : position.get("units").values()) {
      String printed = unit.get("unit").stringValue();
      pieces.add(
          new Piece(
              unit.path("id").asString(printed),
              counter.apply(printed),
              hex(unit.get("hex").stringValue()),
              unit.path("lost").asInt(0),
              texts(unit.path("flags"))));
    }
    joinMajorRivers();
  }

  private Scene(Scene other) {
    grid = other.grid;
    turn = other.turn;
    phasing = other.phasing;
    phase = other.phase;
    state = other.state;
    shown = other.shown;
    opening = other.opening;
    roster = other.roster;
    terrain.putAll(other.terrain);
    hexsides.putAll(other.hexsides);
    sources.putAll(other.sources);
    control.putAll(other.control);
    majorRivers.putAll(other.majorRivers);
    attacked.addAll(other.attacked);
    other.pieces.forEach(piece -> pieces.add(piece.copy()));
  }

  /** The scene as the phase began, or this one if it has not changed since. */
  Scene opening() {
    return opening == null ? this : opening;
  }

  Scene copy() {
    return new Scene(this);
  }

  /** The same map and turn with the pieces as a view of the referee shows them. */
  Scene now(JsonNode view) {
    Scene now = copy();
    now.shown = view.path("state");
    for (Side side : Side.values()) {
      now.look(view, side);
    }
    view.path("control")
        .properties()
        .forEach(
            e ->
                now.control.put(
                    hex(e.getKey()), Side.of(e.getValue().stringValue()).orElseThrow()));
    return now;
  }

  /** The same scene with a side's pieces as that side sees them. */
  Scene with(JsonNode view, Side side) {
    Scene now = copy();
    now.look(view, side);
    return now;
  }

  private void look(JsonNode view, Side side) {
    Map<String, JsonNode> counters = new HashMap<>();
    view.get("units").values().forEach(unit -> counters.put(unit.get("id").stringValue(), unit));
    for (Piece piece : pieces) {
      if (piece.side() != side) {
        continue;
      }
      JsonNode unit = counters.get(piece.id);
      piece.hex = unit != null && unit.hasNonNull("hex") ? hex(unit.get("hex").stringValue()) : -1;
      if (unit != null) {
        piece.lost = Math.max(0, piece.unit.steps().size() - unit.get("steps").intValue());
        piece.flags.clear();
        piece.flags.addAll(texts(unit.path("flags")));
      }
    }
  }

  private static Set<String> texts(JsonNode node) {
    Set<String> texts = new HashSet<>();
    if (node.isString()) {
      texts.add(node.stringValue());
    }
    node.values().forEach(each -> texts.add(each.stringValue()));
    return texts;
  }

  int hex(String number) {
    return grid.hex(number).orElseThrow();
  }

  String number(int hex) {
    return hex < 0 ? "off" : grid.number(hex);
  }

  private void hexside(String banks, Set<String> kinds) {
    int a = hex(banks.substring(0, banks.indexOf('/')));
    int b = hex(banks.substring(banks.indexOf('/') + 1));
    int d = grid.direction(a, b);
    hexsides.computeIfAbsent(side(a, d), s -> new HashSet<>()).addAll(kinds);
    hexsides.computeIfAbsent(side(b, Direction.opposite(d)), s -> new HashSet<>()).addAll(kinds);
  }

  private static int side(int hex, int d) {
    return hex * Direction.COUNT + d;
  }

  // ---- the map

  int next(int hex, int d) {
    return grid.neighbour(hex, d);
  }

  boolean has(int hex, String kind) {
    return terrain.getOrDefault(hex, Set.of("clear")).contains(kind);
  }

  boolean crosses(int hex, int d, String kind) {
    return hexsides.getOrDefault(side(hex, d), Set.of()).contains(kind);
  }

  boolean hasWay(int hex, String kind) {
    for (int d = 0; d < Direction.COUNT; d++) {
      if (crosses(hex, d, kind)) {
        return true;
      }
    }
    return false;
  }

  List<Integer> neighbours(int hex) {
    List<Integer> found = new ArrayList<>();
    for (int d = 0; d < Direction.COUNT; d++) {
      if (next(hex, d) != HexGrid.OFF) {
        found.add(next(hex, d));
      }
    }
    return found;
  }

  Set<Integer> sources(Side side) {
    return sources.getOrDefault(side, Set.of());
  }

  /** Whether a side was the last to hold a place. */
  boolean controls(Side side, int hex) {
    return !at(hex).isEmpty() ? holds(side, hex) : control.get(hex) == side;
  }

  /** The number of the major river on a hexside; hexsides that touch are one river. 0: none. */
  int majorRiver(int hex, int d) {
    return majorRivers.getOrDefault(side(hex, d), 0);
  }

  private void joinMajorRivers() {
    int rivers = 0;
    for (int hex = 0; hex < grid.size(); hex++) {
      for (int d = 0; d < Direction.COUNT; d++) {
        if (crosses(hex, d, "major-river") && majorRiver(hex, d) == 0) {
          flow(hex, d, ++rivers);
        }
      }
    }
  }

  private void flow(int hex, int d, int river) {
    majorRivers.put(side(hex, d), river);
    for (int h = 0; h < grid.size(); h++) {
      for (int e = 0; e < Direction.COUNT; e++) {
        if (crosses(h, e, "major-river") && majorRiver(h, e) == 0 && touch(hex, d, h, e)) {
          flow(h, e, river);
        }
      }
    }
  }

  private boolean touch(int hex, int d, int otherHex, int e) {
    Set<List<Integer>> ends = new HashSet<>(ends(hex, d));
    ends.retainAll(ends(otherHex, e));
    return !ends.isEmpty();
  }

  /** The two corners of a hexside, on a finer grid of points. */
  private Set<List<Integer>> ends(int hex, int d) {
    return Set.of(corner(hex, d), corner(hex, (d + Direction.COUNT - 1) % Direction.COUNT));
  }

  private List<Integer> corner(int hex, int d) {
    int[] right = {1, 2, 1, -1, -2, -1};
    int[] down = {-1, 0, 1, 1, 0, -1};
    return List.of(3 * grid.column(hex) + right[d], grid.halfPlaces(hex) + down[d]);
  }

  // ---- the pieces

  /** The units in a hex, without supply counters. */
  List<Piece> at(int hex) {
    return pieces.stream().filter(piece -> piece.hex == hex && !piece.isMarker()).toList();
  }

  List<Piece> of(Side side) {
    return pieces.stream()
        .filter(piece -> piece.hex >= 0 && piece.side() == side && !piece.isMarker())
        .toList();
  }

  boolean holds(Side side, int hex) {
    return at(hex).stream().anyMatch(piece -> piece.side() == side);
  }

  Piece piece(String id) {
    return pieces.stream().filter(piece -> piece.id.equals(id)).findFirst().orElseThrow();
  }
}
