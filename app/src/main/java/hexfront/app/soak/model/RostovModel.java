package hexfront.app.soak.model;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.map.Direction;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The Exclusive rules of Rostov, read plainly. */
final class RostovModel extends AgsModel {
  private static final int FIRST_NORTHERN = 15;

  RostovModel(Scene scene) {
    super(scene);
  }

  @Override
  public Model on(Scene other) {
    return new RostovModel(other);
  }

  // ---- 20 weather

  @Case("ROSTOV-20.1")
  private boolean isNorth(int hex) {
    return s.grid.column(hex) + 1 >= FIRST_NORTHERN;
  }

  private String weather(boolean north) {
    return s.state.path("weather").path(north ? "north" : "south").asString("clear");
  }

  @Case({"ROSTOV-20.0", "ROSTOV-20.24"})
  private String weather(int hex) {
    return weather(isNorth(hex));
  }

  private boolean isSevere(int hex) {
    return weather(hex).equals("severe");
  }

  @Override
  @Case({"ROSTOV-19.3", "ROSTOV-20.21", "ROSTOV-20.22", "ROSTOV-20.23"})
  protected int cost(Piece unit, int hex, int d) {
    int times = weather(unit.hex).equals("clear") ? 1 : 2;
    return 2 * (times * hexCost(unit, s.next(hex, d)) + riverCost(unit, hex, d));
  }

  @Override
  @Case("ROSTOV-20.23")
  protected int riverCost(Piece unit, int hex, int d) {
    boolean frozen = !s.crosses(hex, d, "major-river") && isSevere(unit.hex);
    return frozen ? 0 : super.riverCost(unit, hex, d);
  }

  @Override
  @Case("ROSTOV-20.23")
  protected boolean mayMove(Piece unit) {
    boolean second = s.phase.equals("mechanized-movement");
    return super.mayMove(unit) && !(second && isSevere(unit.hex) && !unit.isCavalry());
  }

  @Override
  @Case("ROSTOV-20.23")
  protected boolean minorRiversCount(int defendersHex) {
    return !isSevere(defendersHex);
  }

  @Override
  @Case({"ROSTOV-20.22", "ROSTOV-20.23"})
  protected int advanceLimit(Piece unit) {
    String weather = weather(unit.hex);
    return weather.equals("clear") || weather.equals("severe") && unit.isCavalry() ? 3 : 1;
  }

  // ---- 23 Axis supply

  @Override
  @Case("ROSTOV-19.4")
  protected boolean wayCarriesSupply(Side side, int hex, int d) {
    return s.crosses(hex, d, "road") || side == Side.SOVIET && s.crosses(hex, d, "railroad");
  }

  private List<Piece> counters() {
    return s.pieces.stream().filter(piece -> piece.isMarker() && piece.hex >= 0).toList();
  }

  @Override
  protected boolean namesSources(Side side) {
    return super.namesSources(side) || side == Side.AXIS && !counters().isEmpty();
  }

  @Override
  @Case({"ROSTOV-23.0", "ROSTOV-23.1", "ROSTOV-23.11", "ROSTOV-23.16", "ROSTOV-23.17"})
  protected Set<Integer> traced(Side side) {
    if (side == Side.SOVIET || !namesSources(side)) {
      return super.traced(side);
    }
    Set<Integer> links = new HashSet<>();
    s.sources(side).stream().filter(hex -> isClear(side, hex)).forEach(links::add);
    boolean grown = true;
    while (grown) {
      grown = false;
      for (Piece counter : counters()) {
        if (isClear(side, counter.hex) && !links.contains(counter.hex)) {
          if (links.stream().anyMatch(link -> isNear(link, counter.hex))) {
            grown = links.add(counter.hex);
          }
        }
      }
    }
    Set<Integer> supplied = new HashSet<>();
    for (int hex = 0; hex < s.grid.size(); hex++) {
      int here = hex;
      if (isClear(side, hex) && links.stream().anyMatch(link -> isNear(link, here))) {
        supplied.add(hex);
      }
    }
    return supplied;
  }

  private final Map<Integer, Map<Integer, Integer>> lines = new HashMap<>();

  private boolean isNear(int link, int hex) {
    boolean severe = weather(isNorth(link) || isNorth(hex)).equals("severe");
    return lines.computeIfAbsent(link, this::halves).getOrDefault(hex, 99) <= (severe ? 6 : 12);
  }

  /** How long the Axis line from a hex to a link is, in half hexes. */
  @Case("ROSTOV-23.16")
  private Map<Integer, Integer> halves(int link) {
    Map<Integer, Integer> length = new HashMap<>(Map.of(link, 0));
    Deque<Integer> open = new ArrayDeque<>(List.of(link));
    while (!open.isEmpty()) {
      int hex = open.poll();
      boolean through = hex == link || !s.has(hex, "swamp");
      for (int d = 0; through && d < Direction.COUNT; d++) {
        int next = s.next(hex, d);
        if (carriesSupply(Side.AXIS, hex, d) && isClear(Side.AXIS, next)) {
          int far = length.getOrDefault(hex, 0) + (s.crosses(hex, d, "road") ? 1 : 2);
          if (far < length.getOrDefault(next, 99)) {
            length.put(next, far);
            open.add(next);
          }
        }
      }
    }
    return length;
  }

  // ---- 19.5 divisional integrity

  @Override
  @Case({"ROSTOV-19.5", "ROSTOV-19.51", "ROSTOV-19.52", "ROSTOV-19.53"})
  protected boolean hasIntegrity(Piece unit) {
    String formation = unit.unit.formation();
    if (formation.isEmpty() || !unit.isMechanized() || unit.side() != Side.AXIS) {
      return false;
    }
    long all = s.roster.stream().filter(u -> u.formation().equals(formation)).count();
    long here = s.at(unit.hex).stream().filter(o -> o.unit.formation().equals(formation)).count();
    return here == all;
  }
}
