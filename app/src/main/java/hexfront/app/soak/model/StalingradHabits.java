package hexfront.app.soak.model;

import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.map.HexGrid;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import tools.jackson.databind.node.ObjectNode;

/** Campaign to Stalingrad, Section One. */
record StalingradHabits() implements Habits {
  private static final Set<String> LEFT_OUT =
      Set.of(
          "depot",
          "replacement",
          "air-headquarters",
          "fighter",
          "bomber",
          "ground-support",
          "fighter-bomber",
          "air",
          "artillery",
          "oil",
          "engineer");

  @Override
  public int[] size(RandomGenerator random) {
    return new int[] {random.nextInt(3, 11), random.nextInt(3, 11)};
  }

  @Override
  public int turn(RandomGenerator random) {
    return random.nextInt(3, 25);
  }

  @Override
  public String phase(int turn, Side side, RandomGenerator random) {
    return Habits.chance(random, 60) ? "combat" : "movement";
  }

  @Override
  public Set<String> terrain(RandomGenerator random) {
    Set<String> kinds = new TreeSet<>();
    if (Habits.chance(random, 25)) {
      kinds.add(List.of("forest", "hill", "marsh", "marsh", "sea").get(random.nextInt(5)));
    } else if (Habits.chance(random, 10)) {
      kinds.add(List.of("town", "minor-city", "major-city").get(random.nextInt(3)));
    }
    return kinds;
  }

  @Override
  public List<String> hexsides() {
    return List.of("major-river", "minor-river", "volga", "lake", "impassable");
  }

  @Override
  public List<String> ways() {
    return List.of("road", "road", "railroad", "secondary-railroad");
  }

  @Override
  public List<String> rivers() {
    return List.of("major-river", "minor-river", "minor-river", "volga");
  }

  @Override
  public Set<String> water() {
    return Set.of("sea");
  }

  @Override
  public boolean isPlace(Set<String> kinds) {
    return !kinds.contains("sea");
  }

  @Override
  public boolean mayStand(Unit unit) {
    boolean front = unit.arm().equals("headquarters") && !unit.size().equals("army");
    return !LEFT_OUT.contains(unit.arm()) && !front;
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
  public boolean isUsual(String stage, ObjectNode order) {
    String type = order.get("type").stringValue();
    return switch (stage) {
      case "determined-defense" -> order.path("option").asString("").equals("none");
      case "advance" -> type.equals("advance") || type.equals("pass");
      default -> true;
    };
  }

  @Override
  public int widens() {
    return 6;
  }

  @Override
  public int inland() {
    return 0;
  }

  @Override
  public int centre(HexGrid grid, RandomGenerator random) {
    return random.nextInt(grid.size());
  }

  @Override
  public Set<String> flags(Unit unit, Side phasing, RandomGenerator random) {
    Set<String> flags = new TreeSet<>();
    if (unit.arm().equals("headquarters") && unit.side() == phasing && Habits.chance(random, 60)) {
      flags.add("active");
    }
    if (Habits.chance(random, 8)) {
      flags.add("disrupted");
    }
    return flags;
  }

  @Override
  public void state(ObjectNode state, int turn, HexGrid grid, RandomGenerator random) {}

  @Override
  public void more(ObjectNode position, List<Piece> units, HexGrid grid, RandomGenerator random) {
    position.putObject("options").put("basic-game", true);
  }
}
