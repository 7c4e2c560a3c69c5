package hexfront.games.blitzfront;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.kernels.Ratios;
import hexfront.engine.kernels.ResultsTable;
import hexfront.games.data.DataFile;
import hexfront.games.data.DataNode;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * The tables of {@code blitzfront/tables.yaml}.
 *
 * @param bombing the result of each row for the bombers of each side
 * @param interception the result of each row in the air
 * @param rockets whether each row disrupts
 * @param forced what a forced exchange costs, in hundredths of the defender's factors
 */
record BlitzfrontTables(
    CombatTable combat,
    Map<Side, List<String>> bombing,
    List<String> interception,
    List<String> rockets,
    BySide bonus,
    int breakthroughBonus,
    int breakthrough,
    int oil,
    int overrunAttack,
    int overrunDefence,
    int overrunPoints,
    BySide range,
    int supportColumns,
    int supportOfEighth,
    int supportNear,
    int snowSupply,
    Map<Result, Integer> forced,
    int pressedBetter,
    BySide pressedWorse,
    int advancePanzer,
    int advanceQuick,
    int rail,
    int ownSea,
    int otherSea,
    int armyReturns) {

  static final String SHOT_DOWN = "Russian Shot Down";
  static final String RUSSIAN = "Russian Intercepted";
  static final String BOTH = "Intercepted";
  static final String LUFTWAFFE = "Luftwaffe Intercepted";

  /** A number for each side. */
  record BySide(int axis, int soviet) {
    int of(Side side) {
      return side == Side.AXIS ? axis : soviet;
    }
  }

  static BlitzfrontTables load() {
    return read(DataFile.resource("blitzfront/tables.yaml"));
  }

  static BlitzfrontTables read(DataNode file) {
    DataNode air = file.required("air-operations");
    DataNode bonus = file.required("bonus");
    DataNode overrun = file.required("overrun");
    DataNode support = file.required("support");
    DataNode pressed = file.required("pressed");
    DataNode advance = file.required("advance");
    DataNode sea = file.required("sea");
    return new BlitzfrontTables(
        combat(file.required("combat-results")),
        Map.of(
            Side.AXIS, rows(air.required("axis"), List.of("D", "D*", "-", "AA")),
            Side.SOVIET, rows(air.required("soviet"), List.of("D", "D*", "-", "AA"))),
        rows(air.required("interception"), List.of(SHOT_DOWN, RUSSIAN, BOTH, LUFTWAFFE)),
        rows(file.required("rockets"), List.of("D", "-")),
        bySide(bonus),
        bonus.required("breakthrough").number(0, 9),
        file.required("breakthrough").number(0, 9),
        file.required("oil").number(0, 9),
        overrun.required("attack").number(1, 99),
        overrun.required("defence").number(0, 99),
        overrun.required("points").number(0, 9),
        bySide(file.required("range")),
        support.required("columns").number(0, 9),
        support.required("viii").number(0, 9),
        support.required("near").number(0, 99),
        file.required("snow-supply").number(0, 99),
        forced(file.required("forced-exchange")),
        pressed.required("better").number(0, 9),
        bySide(pressed),
        advance.required("panzer").number(1, 9),
        advance.required("quick").number(1, 9),
        file.required("rail").number(0, 9),
        sea.required("own").number(0, 6),
        sea.required("other").number(0, 6),
        file.required("return").number(1, 99));
  }

  private static BySide bySide(DataNode n) {
    return new BySide(n.required("axis").number(0, 99), n.required("soviet").number(0, 99));
  }

  private static List<String> rows(DataNode node, List<String> known) {
    List<String> rows = node.list().stream().map(n -> n.oneOf(known)).toList();
    if (rows.size() != 6) {
      throw node.expected("a result for each of six rows");
    }
    return rows;
  }

  @Case("BF-FX-1")
  private static Map<Result, Integer> forced(DataNode node) {
    Map<Result, Integer> prices = new EnumMap<>(Result.class);
    node.map().forEach((word, price) -> prices.put(Result.parse(word), price.number(1, 999)));
    return prices;
  }

  private static CombatTable combat(DataNode node) {
    List<List<String>> dice = new ArrayList<>();
    node.required("dice").list().forEach(row -> dice.add(row.texts()));
    List<String> columns = node.required("columns").texts();
    try {
      return new CombatTable(Ratios.of(columns), new ResultsTable(columns, dice));
    } catch (IllegalArgumentException e) {
      throw node.problem(String.valueOf(e.getMessage()));
    }
  }
}
