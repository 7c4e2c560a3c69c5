package hexfront.app.soak.model;

import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.map.HexGrid;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import tools.jackson.databind.node.ObjectNode;

/** What random positions of a game look like. */
interface Habits {
  /** True so many times in a hundred. */
  static boolean chance(RandomGenerator random, int percent) {
    return random.nextInt(100) < percent;
  }

  static Habits of(String game) {
    return switch (game) {
      case "blitzkrieg57" -> new BlitzkriegHabits();
      case "blitzfront" -> new BlitzfrontHabits();
      case "kesselschlacht" -> new KesselHabits();
      case "stalingrad" -> new StalingradHabits();
      default -> new AgsHabits(game);
    };
  }

  int[] size(RandomGenerator random);

  int turn(RandomGenerator random);

  String phase(int turn, Side side, RandomGenerator random);

  Set<String> terrain(RandomGenerator random);

  List<String> hexsides();

  List<String> ways();

  /** There are fewer roads and railroads than this. */
  default int wayCount() {
    return 4;
  }

  default List<String> rivers() {
    return List.of("major-river", "minor-river");
  }

  Set<String> water();

  boolean isPlace(Set<String> kinds);

  boolean mayStand(Unit unit);

  /** Whether units move as stacks. */
  default boolean movesStacks() {
    return true;
  }

  /** Whether stacks overrun as they move, led by headquarters that lend their rating. */
  default boolean overruns() {
    return movesStacks();
  }

  /** Whether attacks are allocated first and fought afterwards. */
  default boolean allocates() {
    return false;
  }

  /** Whether a side has sources of supply on the map; without them everybody is supplied. */
  default boolean hasSources(RandomGenerator random) {
    return true;
  }

  /** How many sources in a hundred lie inland. */
  default int inland() {
    return 20;
  }

  /** Whether a phase is one of movement. */
  default boolean isMovement(String phase) {
    return !phase.equals("combat");
  }

  /** Whether beaten sides choose between lost steps and a retreat. */
  default boolean choosesLosses() {
    return true;
  }

  /** Whether those who stand together mostly attack together. */
  default boolean attacksAsForces() {
    return false;
  }

  /** One attack in so many takes in a second hex. */
  default int widens() {
    return 3;
  }

  /** What is mostly answered to a question, so that battles go on to where the model is asked. */
  default boolean isUsual(String stage, ObjectNode order) {
    return true;
  }

  /** What zones are asked for. */
  default List<String> purposes() {
    return List.of("movement", "supply", "retreat");
  }

  /** Whether the side that does not move covers what stands beneath the top of a stack. */
  default boolean hides(String phase) {
    return false;
  }

  /** What depends on where units stand. */
  default void more(ObjectNode position, List<Piece> units, HexGrid grid, RandomGenerator random) {}

  /** Ground that is always there. */
  default void fixed(HexGrid grid, Map<String, Set<String>> hexes) {}

  /** Where most units stand about. */
  int centre(HexGrid grid, RandomGenerator random);

  Set<String> flags(Unit unit, Side phasing, RandomGenerator random);

  void state(ObjectNode state, int turn, HexGrid grid, RandomGenerator random);

  /** The four games of Army Group South. */
  record AgsHabits(String game) implements Habits {
    /** Games with untried units. */
    private static final Set<String> UNTRIED = Set.of("kiev", "rostov", "star");

    private boolean is(String other) {
      return game.equals(other);
    }

    @Override
    public int[] size(RandomGenerator random) {
      if (is("kiev") && chance(random, 20)) {
        return new int[] {random.nextInt(5, 8), 20};
      } else if (is("rostov") && chance(random, 40)) {
        return new int[] {random.nextInt(15, 19), random.nextInt(3, 7)};
      }
      return new int[] {random.nextInt(3, 11), random.nextInt(3, 11)};
    }

    @Override
    public int turn(RandomGenerator random) {
      return is("star") ? random.nextInt(1, 11) : random.nextInt(is("korsun") ? 4 : 1, 14);
    }

    @Override
    public String phase(int turn, Side side, RandomGenerator random) {
      if (chance(random, 60)) {
        return "combat";
      }
      boolean noSecond = is("kiev") && (side == Side.SOVIET || turn == 8 || turn == 9);
      return chance(random, 50) || noSecond ? "initial-movement" : "mechanized-movement";
    }

    @Override
    public Set<String> terrain(RandomGenerator random) {
      Set<String> kinds = new TreeSet<>();
      int roll = random.nextInt(100);
      if (roll < 14) {
        kinds.add("woods");
      } else if (roll < 22) {
        kinds.add("swamp");
      } else if (roll < 26) {
        kinds.add("rough");
      } else if (roll < 29) {
        kinds.add(is("korsun") ? "river" : "sea");
      }
      if (chance(random, 8) && kinds.stream().noneMatch(water()::contains)) {
        kinds.add(chance(random, 60) ? "city" : "town");
      }
      return kinds;
    }

    @Override
    public List<String> hexsides() {
      return List.of("major-river", "major-river", "minor-river", "minor-river", "impassable");
    }

    @Override
    public List<String> ways() {
      return is("star")
          ? List.of("railroad")
          : is("korsun") ? List.of("road") : List.of("road", "railroad");
    }

    @Override
    public Set<String> water() {
      return Set.of("sea", "river");
    }

    @Override
    public boolean isPlace(Set<String> kinds) {
      return kinds.contains("city") || kinds.contains("town");
    }

    @Override
    public void fixed(HexGrid grid, Map<String, Set<String>> hexes) {
      if (is("kiev") && grid.hex("0319").isPresent()) {
        hexes.put("0319", new TreeSet<>(Set.of("city")));
      }
    }

    /** Units without strength leave the game when they are revealed, except in Kiev. */
    @Override
    public boolean mayStand(Unit unit) {
      boolean strong = unit.steps().getFirst().attack() + unit.steps().getFirst().defence() > 0;
      return strong || is("kiev") || unit.leadership() > 0 || unit.arm().equals("supply");
    }

    @Override
    public int centre(HexGrid grid, RandomGenerator random) {
      int kiev = is("kiev") ? grid.hex("0319").orElse(-1) : -1;
      int line = is("rostov") && grid.hexrows() > 15 ? grid.at(14, grid.places() / 2) : -1;
      return kiev >= 0 ? kiev : line >= 0 ? line : random.nextInt(grid.size());
    }

    @Override
    public Set<String> flags(Unit unit, Side phasing, RandomGenerator random) {
      Set<String> flags = new TreeSet<>();
      boolean leader = unit.leadership() > 0;
      if (!is("kiev") && !unit.arm().equals("supply") && chance(random, 6)) {
        flags.add("disrupted");
      }
      if (is("star")
          && leader
          && !Set.of("3 Tank", "Popov").contains(unit.designation())
          && chance(random, 35)) {
        flags.add("defensive");
      }
      if (UNTRIED.contains(game)
          && unit.side() == Side.SOVIET
          && unit.steps().getFirst().attack() > 0
          && !unit.has("asterisk")
          && chance(random, 10)) {
        flags.add("untried");
      }
      if (is("korsun")) {
        if (leader && chance(random, 35)) {
          flags.add("inactive");
        } else if (unit.size().equals("corps") && chance(random, 20)) {
          flags.add("supported");
        } else if (unit.side() == Side.AXIS && chance(random, 10)) {
          flags.add(chance(random, 60) ? "heavy-equipment-1" : "heavy-equipment-under");
        }
      }
      return flags;
    }

    @Override
    public void state(ObjectNode state, int turn, HexGrid grid, RandomGenerator random) {
      if (is("kiev")) {
        state.put("stand-fast", turn >= 7 && chance(random, 60));
        var west = state.putArray("west-of-river");
        int last = random.nextInt(grid.hexrows());
        for (int hex = 0; hex < grid.size(); hex++) {
          if (grid.column(hex) < last) {
            west.add(grid.number(hex));
          }
        }
      } else if (is("rostov")) {
        List<String> weather = List.of("clear", "moderate", "severe");
        state
            .putObject("weather")
            .put("north", weather.get(random.nextInt(3)))
            .put("south", weather.get(random.nextInt(3)));
      }
    }
  }

  /** Kiev Blitzkrieg. */
  record BlitzkriegHabits() implements Habits {
    @Override
    public int[] size(RandomGenerator random) {
      return new int[] {random.nextInt(3, 12), random.nextInt(3, 12)};
    }

    @Override
    public int turn(RandomGenerator random) {
      return random.nextInt(1, 10);
    }

    @Override
    public String phase(int turn, Side side, RandomGenerator random) {
      return chance(random, 60) ? "combat" : "movement";
    }

    @Override
    public Set<String> terrain(RandomGenerator random) {
      Set<String> kinds = new TreeSet<>();
      int roll = random.nextInt(200);
      List<String> some = List.of("light-woods", "deep-woods", "swamp", "mountain", "water");
      if (roll < 60) {
        kinds.add(some.get(roll / 12));
      }
      if (chance(random, 8) && !kinds.contains("water")) {
        kinds.add(kinds.isEmpty() && chance(random, 50) ? "major-city" : "town");
      }
      return kinds;
    }

    @Override
    public List<String> hexsides() {
      return List.of("major-river", "major-river", "minor-river", "minor-river", "impassable");
    }

    @Override
    public List<String> ways() {
      return List.of("road", "railroad");
    }

    @Override
    public Set<String> water() {
      return Set.of("water");
    }

    @Override
    public boolean isPlace(Set<String> kinds) {
      return kinds.contains("town") || kinds.contains("major-city");
    }

    @Override
    public boolean mayStand(Unit unit) {
      return !unit.arm().equals("fortress");
    }

    @Override
    public boolean movesStacks() {
      return false;
    }

    @Override
    public int centre(HexGrid grid, RandomGenerator random) {
      return random.nextInt(grid.size());
    }

    @Override
    public Set<String> flags(Unit unit, Side phasing, RandomGenerator random) {
      return unit.side() != phasing && chance(random, 6) ? Set.of("retreated") : Set.of();
    }

    @Override
    public void state(ObjectNode state, int turn, HexGrid grid, RandomGenerator random) {}
  }
}
