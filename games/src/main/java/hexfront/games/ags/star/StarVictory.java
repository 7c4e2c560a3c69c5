package hexfront.games.ags.star;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Score;
import hexfront.engine.Score.Item;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexMap.Place;
import hexfront.engine.map.HexSet;
import hexfront.games.ags.AgsRules;
import hexfront.games.ags.Flag;
import hexfront.games.ags.Stakes;
import hexfront.games.ags.VictoryLevels;
import hexfront.games.ags.ZonesOfControl;
import hexfront.games.common.StandIn;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Section 25: victory, as if the game ended now. */
final class StarVictory implements Stakes {
  private final Board board;
  private final StarData data;
  private final Map<String, List<Place>> places = new LinkedHashMap<>();

  /** What each of the places counts. */
  private final Map<String, Integer> pointsByName = new LinkedHashMap<>();

  /** By unit: whether its counter has neither attack nor defence. */
  private final boolean[] strengthless;

  /** By unit: what is said of it when it lost some. */
  private final String[] lostSteps;

  /**
   * @param formerPoints what places count by their names, where it is not what the map says
   */
  StarVictory(Board board, StarData data, Map<String, Integer> formerPoints) {
    this.board = board;
    this.data = data;
    for (Place place : board.map().places()) {
      places.computeIfAbsent(place.name(), name -> new ArrayList<>()).add(place);
      pointsByName.merge(place.name(), place.points(), Integer::sum);
    }
    pointsByName.replaceAll(formerPoints::getOrDefault);
    strengthless = new boolean[board.unitCount()];
    for (Unit unit : board.units()) {
      strengthless[unit.index()] = hasNoStrength(unit);
    }
    lostSteps =
        board.units().stream().map(unit -> unit.name() + " lost steps").toArray(String[]::new);
  }

  @Case({"STAR-25.0", "STAR-25.4"})
  Score score(Position p, AgsRules rules) {
    List<Item> items = new ArrayList<>();
    towns(p, items);
    for (Unit unit : board.units()) {
      if (unit.side() == Side.AXIS) {
        germanLosses(p, unit, items);
      } else {
        sovietLosses(p, rules, unit, items);
      }
    }
    if (isBreakthrough(p, rules)) {
      return Score.of(items, "Decisive", Side.SOVIET);
    }
    int lead = Score.sum(items, Side.SOVIET) - Score.sum(items, Side.AXIS);
    return Score.of(items, level(Math.abs(lead)), winner(lead));
  }

  /** What counts only as a whole is worth its part in each of its hexes. */
  @Override
  public void addWorth(double[] worth) {
    places.forEach(
        (name, hexes) -> {
          double points = points(name);
          hexes.forEach(hex -> worth[hex.hex()] += points / hexes.size());
        });
  }

  private int points(String name) {
    return pointsByName.getOrDefault(name, 0);
  }

  @Override
  public double pointsLost(Position p, int unit, int steps) {
    Unit lost = board.unit(unit);
    if (lost.side() == Side.AXIS) {
      return steps
          * (lost.mechanized()
              ? data.points().germanMechanizedStep()
              : data.points().germanInfantryStep());
    }
    return worth(lost, steps, steps >= p.stepsLeft(unit));
  }

  private static @Nullable Side winner(int sovietLead) {
    return sovietLead == 0 ? null : sovietLead > 0 ? Side.SOVIET : Side.AXIS;
  }

  @Case("STAR-25.4")
  private String level(int difference) {
    StarData.Points points = data.points();
    return difference >= points.strategic()
        ? "Strategic"
        : difference >= points.operational()
            ? "Operational"
            : difference >= points.tactical() ? "Tactical" : "Draw";
  }

  /** The levels of both sides on one scale: what the Soviets have more. */
  @Case("STAR-25.4")
  VictoryLevels levels(Score score) {
    StarData.Points points = data.points();
    return new VictoryLevels(
        "points by which the Soviets lead",
        score.soviet() - score.axis(),
        List.of(
            new VictoryLevels.Level("Axis Strategic", Integer.MIN_VALUE),
            new VictoryLevels.Level("Axis Operational", 1 - points.strategic()),
            new VictoryLevels.Level("Axis Tactical", 1 - points.operational()),
            new VictoryLevels.Level("Draw", 1 - points.tactical()),
            new VictoryLevels.Level("Soviet Tactical", points.tactical()),
            new VictoryLevels.Level("Soviet Operational", points.operational()),
            new VictoryLevels.Level("Soviet Strategic", points.strategic())));
  }

  // ---- 25.1

  /** Enough attack strength has left the map where a free line leads back to the east edge. */
  @Case("STAR-25.1")
  private boolean isBreakthrough(Position p, AgsRules rules) {
    HexSet free = null;
    int attack = 0;
    for (Unit unit : board.units()) {
      if (p.is(unit.index(), StarFlag.EXITED)) {
        free = free == null ? freeFromTheEast(p) : free;
        attack += free.has(p.cameFrom(unit.index())) ? rules.roster().attack(p, unit.index()) : 0;
      }
    }
    return attack >= data.exit().attack() && free != null;
  }

  /** The hexes joined to the east edge by hexes free of German units and zones. */
  @Case("STAR-25.1")
  private HexSet freeFromTheEast(Position p) {
    HexGrid grid = board.grid();
    HexSet found = new HexSet(grid.size());
    int[] open = new int[grid.size()];
    int size = 0;
    for (int row = 0; row < grid.hexrows(); row++) {
      int hex = grid.at(row, 0);
      if (isFree(p, hex)) {
        found.add(hex);
        open[size++] = hex;
      }
    }
    while (size > 0) {
      int hex = open[--size];
      for (int d = 0; d < Direction.COUNT; d++) {
        int next = grid.neighbour(hex, d);
        if (next != HexGrid.OFF && !found.has(next) && isFree(p, next)) {
          found.add(next);
          open[size++] = next;
        }
      }
    }
    return found;
  }

  private static boolean isFree(Position p, int hex) {
    return !p.holds(Side.AXIS, hex) && !ZonesOfControl.closes(p, Side.SOVIET, hex);
  }

  // ---- 25.2

  @Case("STAR-25.2")
  private void sovietLosses(Position p, AgsRules rules, Unit unit, List<Item> items) {
    int index = unit.index();
    boolean cutOff =
        p.is(index, StarFlag.EXITED) && !rules.supply().reaches(p, Side.SOVIET, p.cameFrom(index));
    if (p.is(index, Flag.REPLACED) || strengthless[index]) {
      return;
    }
    if (p.gone(index) || cutOff) {
      add(items, Side.AXIS, "STAR-25.2", worth(unit, unit.steps().size(), true), unit, cutOff);
    } else if (p.lost(index) > 0) {
      add(items, Side.AXIS, "STAR-25.2", worth(unit, p.lost(index), false), unit, false);
    }
  }

  /** Guards divisions and corps count by steps, everything else when it is gone. */
  @Case("STAR-25.2")
  private int worth(Unit unit, int steps, boolean eliminated) {
    StarData.Points points = data.points();
    if (unit.arm().equals("headquarters")) {
      return eliminated ? points.headquarters() : 0;
    }
    return switch (unit.size()) {
      case "corps" -> steps * points.corpsStep();
      case "division" ->
          unit.arm().equals("guards-rifle")
              ? steps * points.guardsDivisionStep()
              : eliminated ? points.division() : 0;
      default -> eliminated ? points.brigade() : 0;
    };
  }

  /** A counter with neither attack nor defence; nobody knows that of a stand-in. */
  private static boolean hasNoStrength(Unit unit) {
    return !unit.arm().equals("headquarters")
        && !StandIn.is(unit)
        && unit.steps().stream().allMatch(s -> s.attack() == 0 && s.defence() == 0);
  }

  // ---- 25.3

  @Case("STAR-25.3")
  private void germanLosses(Position p, Unit unit, List<Item> items) {
    int index = unit.index();
    int steps = p.gone(index) ? unit.steps().size() : p.lost(index);
    int each =
        unit.mechanized()
            ? data.points().germanMechanizedStep()
            : data.points().germanInfantryStep();
    if (steps > 0) {
      add(items, Side.SOVIET, "STAR-25.3", steps * each, unit, false);
    }
  }

  private void add(
      List<Item> items, Side side, String rule, int points, Unit unit, boolean cutOff) {
    if (points > 0) {
      String why = cutOff ? unit.name() + " cut off" : lostSteps[unit.index()];
      items.add(new Item(side, rule, points, why));
    }
  }

  /** A place of several hexes counts only when the Soviets hold all of them. */
  @Case("STAR-25.3")
  private void towns(Position p, List<Item> items) {
    places.forEach(
        (name, hexes) -> {
          int points = points(name);
          if (points > 0
              && hexes.stream().allMatch(place -> p.controls(Side.SOVIET, place.hex()))) {
            items.add(new Item(Side.SOVIET, "STAR-25.3", points, name));
          }
        });
  }
}
