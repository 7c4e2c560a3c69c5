package hexfront.games.ags.rostov;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Score;
import hexfront.engine.Score.Item;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.kernels.Flood;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import hexfront.games.ags.AgsRules;
import hexfront.games.ags.Stakes;
import hexfront.games.ags.Supply;
import hexfront.games.ags.Terrain;
import hexfront.games.ags.VictoryLevels;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Section 26: victory. Only Axis points count. */
final class RostovVictory implements Stakes {
  private static final int SEA = Terrain.HEXSIDES.bit("sea");

  private final Board board;
  private final RostovData data;
  private final AxisSupplyChain chain;
  private final int[][] objectives;
  private final int[] objectiveOf;
  private final HexSet overTheDonets;
  private final HexSet westEdge;
  private final Flood.Passages land;
  private final int[] axisUnits;

  /** Takes up what scores; the words are only put together by those who want to read them. */
  private interface Tally {
    void add(String rule, int points, String name, String what);
  }

  RostovVictory(Board board, RostovData data, AxisSupplyChain chain) {
    this.board = board;
    this.data = data;
    this.chain = chain;
    objectives =
        data.objectives().stream()
            .map(
                o ->
                    o.hexes().stream()
                        .mapToInt(number -> board.grid().hex(number).orElse(-1))
                        .filter(hex -> hex >= 0)
                        .toArray())
            .toArray(int[][]::new);
    objectiveOf = new int[board.hexes()];
    Arrays.fill(objectiveOf, -1);
    for (int i = 0; i < objectives.length; i++) {
      for (int hex : objectives[i]) {
        objectiveOf[hex] = i;
      }
    }
    overTheDonets = board.map().area("east-of-donets");
    westEdge = new HexSet(board.hexes());
    land = new Flood(board.grid()).passages(board.grid());
    for (int hex = 0; hex < board.hexes(); hex++) {
      if (board.grid().place(hex) == 0) {
        westEdge.add(hex);
      }
      for (int d = 0; d < Direction.COUNT; d++) {
        if (board.grid().neighbour(hex, d) != HexGrid.OFF
            && (board.map().hexside(hex, d) & SEA) == 0) {
          land.open(hex, d);
        }
      }
    }
    axisUnits =
        board.units().stream()
            .filter(unit -> unit.side() == Side.AXIS && board.occupies(unit.index()))
            .mapToInt(Unit::index)
            .toArray();
  }

  // ---- what happens on the way

  /** A Soviet unit takes back an objective that the Axis player held. */
  @Case("ROSTOV-26.22")
  void occupied(Position p, Side side, int hex) {
    if (side == Side.SOVIET && objectiveOf[hex] >= 0 && p.controls(Side.AXIS, hex)) {
      setRecaptured(p, objectiveOf[hex]);
    }
  }

  void setRecaptured(Position p, int objective) {
    p.setValue(RostovValue.RECAPTURED, p.value(RostovValue.RECAPTURED) | 1 << objective);
  }

  /** The objective that a hex belongs to, or -1. */
  int objective(int hex) {
    return objectiveOf[hex];
  }

  // ---- the score

  @Case({"ROSTOV-26.0", "ROSTOV-26.13"})
  Score score(Position p, AgsRules rules) {
    List<Item> items = new ArrayList<>();
    count(
        p,
        rules,
        (rule, points, name, what) -> items.add(new Item(Side.AXIS, rule, points, name + what)));
    RostovData.Level level = level(Score.sum(items, Side.AXIS));
    return Score.of(items, level.name(), level.winner());
  }

  private void count(Position p, AgsRules rules, Tally tally) {
    objectives(p, rules, tally);
    overTheDonets(p, rules, tally);
    losses(p, tally);
  }

  @Override
  public void addWorth(double[] worth) {
    for (int i = 0; i < objectives.length; i++) {
      for (int hex : objectives[i]) {
        worth[hex] += (double) data.objectives().get(i).points() / objectives[i].length;
      }
    }
  }

  @Override
  public double pointsLost(Position p, int unit, int steps) {
    return AirMarkers.isGerman(board.unit(unit)) && steps >= p.stepsLeft(unit)
        ? -data.points().germanUnit()
        : 0;
  }

  /** What the Axis player has beyond the points of his least victory. */
  @Override
  public double axisLead(Position p, AgsRules rules) {
    int needed =
        data.levels().stream()
            .filter(level -> level.winner() == Side.AXIS)
            .mapToInt(RostovData.Level::from)
            .min()
            .orElse(0);
    int[] sum = new int[1];
    count(p, rules, (rule, points, name, what) -> sum[0] += points);
    return sum[0] - needed + 0.5;
  }

  @Case("ROSTOV-26.3")
  VictoryLevels levels(Score score) {
    return new VictoryLevels(
        "Axis points",
        score.axis(),
        data.levels().stream()
            .map(level -> new VictoryLevels.Level(level.name(), level.from()))
            .toList());
  }

  @Case("ROSTOV-26.3")
  RostovData.Level level(int points) {
    RostovData.Level reached = data.levels().getFirst();
    for (RostovData.Level level : data.levels()) {
      if (points >= level.from()) {
        reached = level;
      }
    }
    return reached;
  }

  @Case({"ROSTOV-26.1", "ROSTOV-26.11", "ROSTOV-26.22"})
  private void objectives(Position p, AgsRules rules, Tally tally) {
    HexSet free = null;
    for (int i = 0; i < objectives.length; i++) {
      RostovData.Objective objective = data.objectives().get(i);
      if (isTaken(p, i, objective)) {
        free = free == null ? withLineToTheWest(p, rules) : free;
        if (hasAll(free, objectives[i])) {
          tally.add("ROSTOV-26.11", objective.points(), objective.name(), "");
        }
      }
      if ((p.value(RostovValue.RECAPTURED) & (1 << i)) != 0) {
        tally.add("ROSTOV-26.22", data.points().recaptured(), objective.name(), " was recaptured");
      }
    }
  }

  private boolean isTaken(Position p, int i, RostovData.Objective objective) {
    for (int hex : objectives[i]) {
      if (!p.controls(Side.AXIS, hex)) {
        return false;
      }
    }
    return objectives[i].length == objective.hexes().size();
  }

  private static boolean hasAll(HexSet set, int[] hexes) {
    for (int hex : hexes) {
      if (!set.has(hex)) {
        return false;
      }
    }
    return true;
  }

  /** The hexes from which a line free of enemies and their zones leads to the west edge. */
  @Case("ROSTOV-26.1")
  private HexSet withLineToTheWest(Position p, AgsRules rules) {
    Supply.Ground ground = rules.supply().ground(p, Side.AXIS);
    HexSet reached = westEdge.copy();
    reached.retainAll(ground.open());
    ground.flood().fill(reached, ground.open(), ground.open(), land);
    return reached;
  }

  /** Units across the Donets count if supply would reach them in moderate weather. */
  @Case("ROSTOV-26.12")
  private void overTheDonets(Position p, AgsRules rules, Tally tally) {
    HexSet supplied = null;
    for (int unit : axisUnits) {
      int hex = p.hex(unit);
      if (hex >= 0 && overTheDonets.has(hex)) {
        supplied = supplied == null ? suppliedInModerateWeather(p, rules) : supplied;
        if (supplied.has(hex)) {
          tally.add(
              "ROSTOV-26.12",
              data.points().overTheDonets(),
              board.unit(unit).name(),
              " is across the Donets");
        }
      }
    }
  }

  private HexSet suppliedInModerateWeather(Position p, AgsRules rules) {
    HexSet supplied = new HexSet(board.hexes());
    chain.trace(p, rules.supply().ground(p, Side.AXIS), true, supplied);
    return supplied;
  }

  @Case({"ROSTOV-26.2", "ROSTOV-26.21"})
  private void losses(Position p, Tally tally) {
    for (int unit : axisUnits) {
      if (p.gone(unit)
          && !p.is(unit, RostovFlag.LEFT_THE_MAP)
          && AirMarkers.isGerman(board.unit(unit))) {
        tally.add(
            "ROSTOV-26.21", data.points().germanUnit(), board.unit(unit).name(), " eliminated");
      }
    }
  }
}
