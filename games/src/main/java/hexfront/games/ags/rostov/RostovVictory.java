package hexfront.games.ags.rostov;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Score;
import hexfront.engine.Score.Item;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import hexfront.games.ags.AgsRules;
import hexfront.games.ags.Terrain;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.stream.IntStream;

/** Section 26: victory. Only Axis points count. */
final class RostovVictory {
  private static final int SEA = Terrain.HEXSIDES.bit("sea");

  private final Board board;
  private final RostovData data;
  private final AxisSupplyChain chain;
  private final int[][] objectives;
  private final int[] objectiveOf;
  private final HexSet overTheDonets;

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
    p.setValue(Notes.RECAPTURED, p.value(Notes.RECAPTURED) | 1 << objective);
  }

  /** The objective that a hex belongs to, or -1. */
  int objective(int hex) {
    return objectiveOf[hex];
  }

  // ---- the score

  @Case({"ROSTOV-26.0", "ROSTOV-26.13"})
  Score score(Position p, AgsRules rules) {
    List<Item> items = new ArrayList<>();
    objectives(p, rules, items);
    overTheDonets(p, rules, items);
    losses(p, items);
    RostovData.Level level = level(Score.sum(items, Side.AXIS));
    return Score.of(items, level.name(), level.winner());
  }

  void addWorth(double[] worth) {
    for (int i = 0; i < objectives.length; i++) {
      for (int hex : objectives[i]) {
        worth[hex] += (double) data.objectives().get(i).points() / objectives[i].length;
      }
    }
  }

  double pointsLost(Position p, int unit, int steps) {
    return AirMarkers.isGerman(board.unit(unit)) && steps >= p.stepsLeft(unit)
        ? -data.points().germanUnit()
        : 0;
  }

  /** What the Axis player has beyond the points of his least victory. */
  double axisLead(Position p, AgsRules rules) {
    int needed =
        data.levels().stream()
            .filter(level -> level.winner() == Side.AXIS)
            .mapToInt(RostovData.Level::from)
            .min()
            .orElse(0);
    return score(p, rules).axis() - needed + 0.5;
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
  private void objectives(Position p, AgsRules rules, List<Item> items) {
    HexSet free = withLineToTheWest(p, rules);
    for (int i = 0; i < objectives.length; i++) {
      RostovData.Objective objective = data.objectives().get(i);
      boolean held =
          objectives[i].length == objective.hexes().size()
              && IntStream.of(objectives[i])
                  .allMatch(hex -> p.controls(Side.AXIS, hex) && free.has(hex));
      if (held) {
        items.add(new Item(Side.AXIS, "ROSTOV-26.11", objective.points(), objective.name()));
      }
      if ((p.value(Notes.RECAPTURED) & (1 << i)) != 0) {
        items.add(
            new Item(
                Side.AXIS,
                "ROSTOV-26.22",
                data.points().recaptured(),
                objective.name() + " was recaptured"));
      }
    }
  }

  /** The hexes from which a line free of enemies and their zones leads to the west edge. */
  @Case("ROSTOV-26.1")
  private HexSet withLineToTheWest(Position p, AgsRules rules) {
    HexSet open = rules.supply().open(p, Side.AXIS);
    HexSet reached = new HexSet(board.hexes());
    Deque<Integer> next = new ArrayDeque<>();
    for (int hex = 0; hex < board.hexes(); hex++) {
      if (board.grid().place(hex) == 0 && open.has(hex)) {
        reached.add(hex);
        next.add(hex);
      }
    }
    while (!next.isEmpty()) {
      int hex = next.poll();
      for (int d = 0; d < Direction.COUNT; d++) {
        int to = board.grid().neighbour(hex, d);
        if (to != HexGrid.OFF
            && open.has(to)
            && !reached.has(to)
            && (board.map().hexside(hex, d) & SEA) == 0) {
          reached.add(to);
          next.add(to);
        }
      }
    }
    return reached;
  }

  /** Units across the Donets count if supply would reach them in moderate weather. */
  @Case("ROSTOV-26.12")
  private void overTheDonets(Position p, AgsRules rules, List<Item> items) {
    HexSet supplied = new HexSet(board.hexes());
    chain.trace(p, rules.supply().ground(p, Side.AXIS), true, supplied);
    for (Unit unit : board.units()) {
      int hex = p.hex(unit.index());
      if (unit.side() == Side.AXIS
          && board.occupies(unit.index())
          && hex >= 0
          && overTheDonets.has(hex)
          && supplied.has(hex)) {
        items.add(
            new Item(
                Side.AXIS,
                "ROSTOV-26.12",
                data.points().overTheDonets(),
                unit.name() + " is across the Donets"));
      }
    }
  }

  @Case({"ROSTOV-26.2", "ROSTOV-26.21"})
  private void losses(Position p, List<Item> items) {
    for (Unit unit : board.units()) {
      if (AirMarkers.isGerman(unit)
          && board.occupies(unit.index())
          && p.gone(unit.index())
          && !p.is(unit.index(), Notes.LEFT_THE_MAP)) {
        items.add(
            new Item(
                Side.AXIS,
                "ROSTOV-26.21",
                data.points().germanUnit(),
                unit.name() + " eliminated"));
      }
    }
  }
}
