package hexfront.games.blitzfront;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.kernels.Ratios;
import hexfront.engine.kernels.ResultsTable;
import hexfront.games.data.DataFile;
import hexfront.games.data.DataNode;
import hexfront.games.data.Records;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * The tables of {@code blitzfront/tables.yaml}.
 *
 * @param bombing the result of each row for the bombers of each side
 * @param interception the result of each row in the air
 * @param rockets whether each row disrupts
 * @param breakthrough what a breakthrough takes off movement factors
 * @param oil the most factors that a mobile unit has without it
 * @param snowSupply how near to an army the Axis is supplied in snow
 * @param forced what a forced exchange costs, in hundredths of the defender's factors
 * @param rail how many hexes farther Axis trains run each turn
 * @param armyReturns after how many turns Soviet armies return
 */
record BlitzfrontTables(
    CombatTable combat,
    Map<Side, List<String>> bombing,
    List<String> interception,
    List<String> rockets,
    Bonus bonus,
    int breakthrough,
    int oil,
    Overrun overrun,
    Range range,
    Support support,
    int snowSupply,
    Map<Result, Integer> forced,
    Pressed pressed,
    Advance advance,
    int rail,
    Sea sea,
    int armyReturns) {
  static final String SHOT_DOWN = "Russian Shot Down";
  static final String RUSSIAN = "Russian Intercepted";
  static final String BOTH = "Intercepted";
  static final String LUFTWAFFE = "Luftwaffe Intercepted";

  /** The rows that are good for the attacker. */
  private static final int BEST = 3;

  /** Movement factors beyond the printed ones. */
  record Bonus(int axis, int soviet, int breakthrough) {}

  /** Factors it takes against factors it can overrun, and what it costs to move. */
  record Overrun(int attack, int defence, int points) {}

  /** How far air units fly. */
  record Range(int axis, int soviet) {
    int of(Side side) {
      return side == Side.AXIS ? axis : soviet;
    }
  }

  /** By how many columns an air unit helps: any, or one of the Eighth; half beyond some hexes. */
  record Support(int columns, int viii, int near) {}

  /** Columns by which a Pressed Attack is read better in the upper rows and worse in the lower. */
  record Pressed(int better, int axis, int soviet) {}

  /** Factors of an advance. */
  record Advance(int panzer, int quick) {}

  /** Faces of the die that sink a unit, on a side's own sea and on the other. */
  record Sea(int own, int other) {}

  static BlitzfrontTables load() {
    return read(DataFile.resource("blitzfront/tables.yaml"));
  }

  static BlitzfrontTables read(DataNode file) {
    DataNode air = file.required("air-operations");
    List<String> hits = List.of("D", "D*", "-", "AA");
    return new BlitzfrontTables(
        combat(file.required("combat-results")),
        Map.of(
            Side.AXIS, rows(air.required("axis"), hits),
            Side.SOVIET, rows(air.required("soviet"), hits)),
        rows(air.required("interception"), List.of(SHOT_DOWN, RUSSIAN, BOTH, LUFTWAFFE)),
        rows(file.required("rockets"), List.of("D", "-")),
        Records.read(file.required("bonus"), Bonus.class),
        file.required("breakthrough").number(0, 9),
        file.required("oil").number(0, 9),
        Records.read(file.required("overrun"), Overrun.class),
        Records.read(file.required("range"), Range.class),
        Records.read(file.required("support"), Support.class),
        file.required("snow-supply").number(0, 99),
        forced(file.required("forced-exchange")),
        Records.read(file.required("pressed"), Pressed.class),
        Records.read(file.required("advance"), Advance.class),
        file.required("rail").number(0, 9),
        Records.read(file.required("sea"), Sea.class),
        file.required("return").number(1, 99));
  }

  private static List<String> rows(DataNode node, List<String> known) {
    List<String> rows = node.list().stream().map(n -> n.oneOf(known)).toList();
    if (rows.size() != CombatTable.FACES) {
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
    List<String> columns = node.required("columns").texts();
    List<List<String>> dice = node.required("dice").list().stream().map(DataNode::texts).toList();
    try {
      return new CombatTable(Ratios.of(columns), new ResultsTable(columns, dice));
    } catch (IllegalArgumentException e) {
      throw node.problem(String.valueOf(e.getMessage()));
    }
  }

  /** By how many columns an attack is read otherwise in a row if it is pressed. */
  @Case("BF-PRS-1")
  int pressed(boolean isPressed, Side attacker, int row) {
    int change = row <= BEST ? pressed.better : -worstPressed(attacker);
    return isPressed ? change : 0;
  }

  /** By how many columns a Pressed Attack is read worse in the lower rows. */
  int worstPressed(Side attacker) {
    return attacker == Side.AXIS ? pressed.axis : pressed.soviet;
  }
}
