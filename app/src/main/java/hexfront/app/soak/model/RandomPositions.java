package hexfront.app.soak.model;

import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.games.Box;
import hexfront.games.wire.Json;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Makes small positions at random, in the words of the referee. */
final class RandomPositions {
  private static final int MOST_UNITS = 40;

  private final Box box;
  private final Habits habits;
  private final Model stacking;

  RandomPositions(Box box, Habits habits, Model stacking) {
    this.box = box;
    this.habits = habits;
    this.stacking = stacking;
  }

  ObjectNode next(RandomGenerator random) {
    Draft draft = new Draft(random);
    return draft.position();
  }

  private final class Draft {
    private final RandomGenerator random;
    private final HexGrid grid;
    private final Map<String, Set<String>> hexes = new TreeMap<>();
    private final Map<String, Set<String>> hexsides = new TreeMap<>();
    private final Map<Integer, List<Piece>> stacks = new HashMap<>();

    Draft(RandomGenerator random) {
      this.random = random;
      int[] size = habits.size(random);
      grid = new HexGrid(size[0], size[1]);
    }

    private boolean chance(int percent) {
      return random.nextInt(100) < percent;
    }

    private <T> T any(List<T> list) {
      return list.get(random.nextInt(list.size()));
    }

    ObjectNode position() {
      terrain();
      ObjectNode position = Json.object();
      int turn = habits.turn(random);
      Side side = chance(50) ? Side.AXIS : Side.SOVIET;
      position.put("turn", turn);
      position.put("side", side.word());
      position.put("phase", habits.phase(turn, side, random));
      ObjectNode map = position.putObject("map");
      map.put("columns", grid.hexrows()).put("rows", grid.places());
      write(map.putObject("hexes"), hexes);
      write(map.putObject("hexsides"), hexsides);
      ObjectNode areas = map.putObject("areas");
      for (Side each : Side.values()) {
        areas.set(each.word() + "-supply", Json.texts(sources()));
      }
      ArrayNode units = position.putArray("units");
      place(units, side, habits.hides(position.get("phase").stringValue()));
      ObjectNode state = position.putObject("state");
      ObjectNode control = state.putObject("control");
      hexes.forEach(
          (number, kinds) -> {
            if (habits.isPlace(kinds)) {
              control.put(number, (chance(50) ? Side.AXIS : Side.SOVIET).word());
            }
          });
      habits.state(state, turn, grid, random);
      habits.more(position, stacks.values().stream().flatMap(List::stream).toList(), grid, random);
      return position;
    }

    private static void write(ObjectNode into, Map<String, Set<String>> kinds) {
      kinds.forEach((key, set) -> into.set(key, Json.texts(set)));
    }

    // ---- ground

    private void terrain() {
      for (int hex = 0; hex < grid.size(); hex++) {
        Set<String> kinds = habits.terrain(random);
        if (!kinds.isEmpty()) {
          hexes.put(grid.number(hex), kinds);
        }
        for (int d = 0; d < Direction.COUNT; d++) {
          if (chance(3)) {
            hexside(hex, d, any(habits.hexsides()));
          }
        }
      }
      habits.fixed(grid, hexes);
      for (int i = random.nextInt(3); i > 0; i--) {
        river(any(habits.rivers()));
      }
      for (int i = random.nextInt(habits.wayCount()); i > 0; i--) {
        way(any(habits.ways()));
      }
    }

    private void hexside(int hex, int d, String kind) {
      int next = grid.neighbour(hex, d);
      if (next != HexGrid.OFF) {
        String banks = grid.number(Math.min(hex, next)) + "/" + grid.number(Math.max(hex, next));
        Set<String> kinds = hexsides.computeIfAbsent(banks, b -> new TreeSet<>());
        if (!(kind.equals("minor-river") && kinds.contains("major-river"))) {
          kinds.add(kind);
        }
        if (kind.equals("major-river")) {
          kinds.remove("minor-river");
        }
      }
    }

    /** A river between two hexrows, or part of one. */
    private void river(String kind) {
      int column = random.nextInt(Math.max(1, grid.hexrows() - 1));
      int from = random.nextInt(grid.places());
      int to = from + random.nextInt(grid.places());
      for (int y = from; y <= Math.min(to, grid.places() - 1); y++) {
        hexside(grid.at(column, y), 1, kind);
        hexside(grid.at(column, y), 2, kind);
      }
    }

    private void way(String kind) {
      int hex = random.nextInt(grid.size());
      int d = random.nextInt(Direction.COUNT);
      for (int i = random.nextInt(3, 12); i > 0 && hex != HexGrid.OFF; i--) {
        hexside(hex, d, kind);
        hex = grid.neighbour(hex, d);
        d = chance(70) ? d : random.nextInt(Direction.COUNT);
      }
    }

    private Set<String> sources() {
      Set<String> numbers = new TreeSet<>();
      for (int i = habits.hasSources(random) ? random.nextInt(1, 6) : 0; i > 0; i--) {
        int hex = random.nextInt(grid.size());
        if ((grid.onEdge(hex) || chance(habits.inland())) && isLand(hex)) {
          numbers.add(grid.number(hex));
        }
      }
      return numbers;
    }

    // ---- units

    private void place(ArrayNode units, Side phasing, boolean hides) {
      List<Unit> chosen =
          choose(phasing, chance(80) ? random.nextInt(2, 14) : random.nextInt(2, MOST_UNITS));
      int centre = habits.centre(grid, random);
      int radius = 1 + random.nextInt(chosen.size() > 12 ? 4 : 3);
      for (Unit unit : chosen) {
        Piece piece =
            new Piece(
                unit.id(),
                unit,
                -1,
                chance(70) ? 0 : random.nextInt(unit.steps().size()),
                habits.flags(unit, phasing, random));
        for (int attempt = 0; attempt < 20 && piece.hex < 0; attempt++) {
          int hex = random.nextInt(grid.size());
          if (grid.distance(centre, hex) <= radius + attempt / 7
              && isFree(piece, hex, hides && piece.side() != phasing)) {
            piece.hex = hex;
          }
        }
        if (piece.hex >= 0) {
          stacks.computeIfAbsent(piece.hex, h -> new ArrayList<>()).add(piece);
          write(units.addObject(), piece);
        }
      }
    }

    private void write(ObjectNode unit, Piece piece) {
      unit.put("unit", piece.id).put("hex", grid.number(piece.hex));
      if (chance(20)) {
        unit.put("id", "as-" + unit.get("hex").stringValue() + "-" + random.nextInt(1_000_000));
      }
      if (piece.lost > 0) {
        unit.put("lost", piece.lost);
      }
      if (!piece.flags.isEmpty()) {
        unit.set("flags", Json.texts(new TreeSet<>(piece.flags)));
      }
    }

    private boolean isLand(int hex) {
      Set<String> kinds = hexes.getOrDefault(grid.number(hex), Set.of());
      return kinds.stream().noneMatch(habits.water()::contains);
    }

    private boolean isFree(Piece piece, int hex, boolean alone) {
      List<Piece> together = new ArrayList<>(stacks.getOrDefault(hex, List.of()));
      together.add(piece);
      return together.stream().allMatch(other -> other.side() == piece.side())
          && isLand(hex)
          && !(alone && together.size() > 1)
          && stacking.mayStandTogether(together);
    }

    /** Counters of both sides; often a headquarters, often the regiments of a division. */
    private List<Unit> choose(Side phasing, int most) {
      Set<Unit> chosen = new HashSet<>();
      List<Unit> all = box.counters().stream().filter(habits::mayStand).toList();
      List<Unit> leaders =
          all.stream().filter(u -> Set.of("headquarters", "leader").contains(u.arm())).toList();
      for (int i = random.nextInt(3); i > 0 && !leaders.isEmpty(); i--) {
        chosen.add(any(leaders));
      }
      int share = random.nextInt(30, 80);
      while (chosen.size() < most) {
        Side side = chance(share) ? phasing : phasing.enemy();
        Unit unit = any(all.stream().filter(u -> u.side() == side).toList());
        chosen.add(unit);
        if (!unit.formation().isEmpty() && chance(60)) {
          all.stream().filter(u -> u.formation().equals(unit.formation())).forEach(chosen::add);
        }
      }
      return chosen.stream().sorted((a, b) -> a.id().compareTo(b.id())).toList();
    }
  }
}
