package hexfront.app.soak.model;

import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.map.HexGrid;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import tools.jackson.databind.node.ObjectNode;

/** Blitzfront, without air units. */
record BlitzfrontHabits() implements Habits {
  private static final List<String> GROUND =
      List.of("forest", "forest", "swamp", "hill", "mountain", "sea", "lake");
  private static final List<String> PLACES =
      List.of("town", "port", "major-city", "fortress-city", "victory-city");

  private static <T> T any(List<T> list, RandomGenerator random) {
    return list.get(random.nextInt(list.size()));
  }

  @Override
  public int[] size(RandomGenerator random) {
    return new int[] {random.nextInt(3, 11), random.nextInt(3, 11)};
  }

  @Override
  public int turn(RandomGenerator random) {
    return random.nextInt(1, 7);
  }

  @Override
  public String phase(int turn, Side side, RandomGenerator random) {
    List<String> phases = List.of("movement", "preliminary-attack", "movement", "breakthrough");
    return phases.get(random.nextInt(side == Side.AXIS ? 4 : 3));
  }

  @Override
  public Set<String> terrain(RandomGenerator random) {
    Set<String> kinds = new TreeSet<>();
    if (Habits.chance(random, 30)) {
      kinds.add(any(GROUND, random));
    }
    boolean plain = kinds.isEmpty() || kinds.contains("forest") || kinds.contains("swamp");
    if (plain && Habits.chance(random, 10)) {
      kinds.add(any(PLACES, random));
    }
    return kinds;
  }

  @Override
  public List<String> hexsides() {
    return List.of("river", "river", "fortification", "fortification", "sea", "impassable");
  }

  @Override
  public List<String> ways() {
    return List.of("road", "road", "brown-road", "railroad");
  }

  @Override
  public List<String> rivers() {
    return List.of("river", "river", "fortification");
  }

  @Override
  public Set<String> water() {
    return Set.of("sea", "lake");
  }

  @Override
  public boolean isPlace(Set<String> kinds) {
    return PLACES.stream().anyMatch(kinds::contains);
  }

  @Override
  public boolean mayStand(Unit unit) {
    return !unit.arm().equals("air");
  }

  @Override
  public boolean overruns() {
    return false;
  }

  @Override
  public boolean allocates() {
    return true;
  }

  @Override
  public int widens() {
    return 20;
  }

  @Override
  public boolean isUsual(String stage, ObjectNode order) {
    String type = order.get("type").stringValue();
    boolean declines = order.path("option").asString("").equals("none");
    return switch (stage) {
      case "no-retreat", "blitzkrieg" -> type.equals("pass");
      case "remnant" -> declines;
      default -> true;
    };
  }

  @Override
  public boolean isMovement(String phase) {
    return phase.equals("movement") || phase.equals("breakthrough");
  }

  @Override
  public boolean choosesLosses() {
    return false;
  }

  @Override
  public int centre(HexGrid grid, RandomGenerator random) {
    return random.nextInt(grid.size());
  }

  @Override
  public Set<String> flags(Unit unit, Side phasing, RandomGenerator random) {
    Set<String> flags = new TreeSet<>();
    boolean foot = Set.of("infantry", "rifle", "mountain", "parachute").contains(unit.arm());
    if (foot && Habits.chance(random, 15)) {
      flags.add("entrenched");
    }
    boolean dugIn = unit.size().equals("army") && flags.contains("entrenched");
    if (!dugIn && Habits.chance(random, 15)) {
      flags.add("disrupted");
    } else if (unit.side() == phasing && Habits.chance(random, 5)) {
      flags.add("attacked");
    }
    return flags;
  }

  @Override
  public void state(ObjectNode state, int turn, HexGrid grid, RandomGenerator random) {
    state.put("weather", any(List.of("good", "good", "mud", "snow"), random));
    if (Habits.chance(random, 20)) {
      state.putObject("oil").put("ploesti", "soviet").put("maikop", "axis");
    }
  }
}
