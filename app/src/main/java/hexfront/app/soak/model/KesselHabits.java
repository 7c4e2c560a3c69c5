package hexfront.app.soak.model;

import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.map.HexGrid;
import hexfront.games.wire.Json;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Kesselschlacht; a covered enemy stack is not in the model's world, so there are none. */
record KesselHabits() implements Habits {
  private static final Set<String> CORPS =
      Set.of("iii", "xxiv", "xlvi", "lix", "gollnick", "mauss");
  private static final Set<String> LEFT_OUT =
      Set.of("artillery", "bomber", "fighter", "fighter-bomber", "transport");

  @Override
  public int[] size(RandomGenerator random) {
    return new int[] {random.nextInt(3, 11), random.nextInt(3, 11)};
  }

  @Override
  public int turn(RandomGenerator random) {
    return random.nextInt(1, 18);
  }

  @Override
  public String phase(int turn, Side side, RandomGenerator random) {
    if (Habits.chance(random, 70)) {
      return "combat";
    }
    return side == Side.AXIS && Habits.chance(random, 30) ? "motorized-movement" : "movement";
  }

  @Override
  public Set<String> terrain(RandomGenerator random) {
    Set<String> kinds = new TreeSet<>();
    if (Habits.chance(random, 30)) {
      kinds.add(List.of("rough", "swamp", "mountain").get(random.nextInt(3)));
    }
    if (Habits.chance(random, 10)) {
      kinds.add(Habits.chance(random, 50) ? "town" : "city");
    }
    return kinds;
  }

  @Override
  public List<String> hexsides() {
    return List.of("major-river", "minor-river", "minor-river", "bridge");
  }

  @Override
  public List<String> ways() {
    return List.of("road", "dirt-road", "bridge");
  }

  @Override
  public int wayCount() {
    return 7;
  }

  @Override
  public Set<String> water() {
    return Set.of();
  }

  @Override
  public boolean isPlace(Set<String> kinds) {
    return false;
  }

  @Override
  public boolean mayStand(Unit unit) {
    return !LEFT_OUT.contains(unit.arm())
        && !unit.id().contains("garrison")
        && !Set.of("1pza", "5gtc").contains(unit.formation());
  }

  @Override
  public boolean overruns() {
    return false;
  }

  @Override
  public boolean choosesLosses() {
    return false;
  }

  @Override
  public boolean hasSources(RandomGenerator random) {
    return Habits.chance(random, 50);
  }

  @Override
  public boolean attacksAsForces() {
    return true;
  }

  @Override
  public int widens() {
    return 20;
  }

  @Override
  public List<String> purposes() {
    return List.of("movement", "supply", "retreat", "advance");
  }

  @Override
  public boolean hides(String phase) {
    return !phase.equals("combat");
  }

  @Override
  public int centre(HexGrid grid, RandomGenerator random) {
    return random.nextInt(grid.size());
  }

  @Override
  public Set<String> flags(Unit unit, Side phasing, RandomGenerator random) {
    Set<String> flags = new TreeSet<>();
    if (unit.side() == phasing && phasing == Side.SOVIET && Habits.chance(random, 85)) {
      flags.add("active");
    }
    if (Habits.chance(random, 12)) {
      flags.add(List.of("disorganized", "disrupted", "routed").get(random.nextInt(3)));
    }
    if (unit.side() == phasing && Habits.chance(random, 4)) {
      flags.add("attacked");
    }
    return flags;
  }

  @Override
  public void state(ObjectNode state, int turn, HexGrid grid, RandomGenerator random) {
    state.put("weather", List.of("snow", "mud", "heavy-snow").get(random.nextInt(3)));
    for (String corps : new TreeSet<>(CORPS)) {
      state.withObject("/fuel").put(corps, random.nextInt(14));
      state.withObject("/ammo").put(corps, random.nextInt(5));
      if (Habits.chance(random, 20)) {
        state.withObject("/attacks-made").put(corps, random.nextInt(4));
        state.withObject("/fuel-spent").put(corps, random.nextInt(7));
      }
    }
  }

  /** All units of a hex have the worst status among them. */
  private static void share(ObjectNode position) {
    List<String> ladder = List.of("disorganized", "disrupted", "routed");
    Map<String, Integer> worst = new HashMap<>();
    for (JsonNode unit : position.get("units").values()) {
      for (JsonNode flag : unit.path("flags").values()) {
        worst.merge(unit.get("hex").stringValue(), ladder.indexOf(flag.stringValue()), Math::max);
      }
    }
    for (JsonNode unit : position.get("units").values()) {
      int status = worst.getOrDefault(unit.get("hex").stringValue(), -1);
      if (status >= 0) {
        Set<String> flags = new TreeSet<>(Set.of(ladder.get(status)));
        unit.path("flags").values().forEach(flag -> flags.add(flag.stringValue()));
        flags.removeIf(flag -> ladder.indexOf(flag) >= 0 && ladder.indexOf(flag) < status);
        ((ObjectNode) unit).set("flags", Json.texts(flags));
      }
    }
  }

  /** Positions of German infantry. */
  @Override
  public void more(ObjectNode position, List<Piece> units, HexGrid grid, RandomGenerator random) {
    share(position);
    JsonNode state = position.get("state");
    for (Piece unit : units) {
      if (unit.unit.nationality().equals("german")
          && unit.unit.arm().equals("infantry")
          && Habits.chance(random, 10)) {
        state
            .withObject("/positions")
            .put(grid.number(unit.hex), Habits.chance(random, 50) ? "hasty" : "prepared");
      }
    }
  }
}
