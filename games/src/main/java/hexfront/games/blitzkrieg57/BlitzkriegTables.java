package hexfront.games.blitzkrieg57;

import hexfront.engine.Case;
import hexfront.engine.kernels.Ratios;
import hexfront.engine.kernels.ResultsTable;
import hexfront.games.data.DataFile;
import hexfront.games.data.DataNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The tables of {@code blitzkrieg57/tables.yaml}.
 *
 * @param combatBefore2 the combat results of games that began under rules before version 2
 */
record BlitzkriegTables(
    Map<String, Effect> terrain,
    int zoneEnter,
    int minorRiver,
    List<Integer> reserve,
    CombatTable combat,
    CombatTable combatBefore2) {

  /** A line of the terrain effects table; a cost of {@link #ROAD_ONLY} or {@link #OTHER}. */
  record Effect(int mechanized, int other, int shift, int advance) {
    /** May be entered only across a road hexside. */
    static final int ROAD_ONLY = -1;

    /** Costs what the other terrain of the hex costs. */
    static final int OTHER = -2;
  }

  static BlitzkriegTables load() {
    return read(DataFile.resource("blitzkrieg57/tables.yaml"));
  }

  static BlitzkriegTables read(DataNode file) {
    file.onlyKeys(
        "terrain-effects",
        "zones",
        "rivers",
        "reserve",
        "combat-results",
        "combat-results-before-2");
    DataNode zones = file.required("zones");
    int enter = zones.required("enter").number(0, 9);
    int leave = zones.required("leave").number(0, 9);
    if (enter != leave) {
      throw zones.expected("the same points for entering and leaving");
    }
    return new BlitzkriegTables(
        terrain(file.required("terrain-effects")),
        enter,
        file.required("rivers").required("minor").number(0, 9),
        reserve(file.required("reserve").required("dice")),
        combat(file.required("combat-results")),
        combat(file.required("combat-results-before-2")));
  }

  /** The tables as they were before version 2 of the rules. */
  BlitzkriegTables before2() {
    return new BlitzkriegTables(
        terrain, zoneEnter, minorRiver, reserve, combatBefore2, combatBefore2);
  }

  @Case("GJ-TEC")
  private static Map<String, Effect> terrain(DataNode node) {
    Map<String, Effect> effects = new LinkedHashMap<>();
    for (String kind : Terrain.HEXES.names()) {
      if (!kind.equals("water")) {
        DataNode n = node.required(kind);
        int[] move = n.optional("move").map(BlitzkriegTables::cost).orElse(new int[] {-2, -2});
        effects.put(
            kind,
            new Effect(
                move[0],
                move[1],
                n.required("shift").number(0, 9),
                n.required("advance").number(1, 2)));
      }
    }
    return effects;
  }

  private static int[] cost(DataNode node) {
    if (node.isText()) {
      node.oneOf(List.of("road"));
      return new int[] {Effect.ROAD_ONLY, Effect.ROAD_ONLY};
    }
    if (node.list().size() != 2) {
      throw node.expected("points for mechanized and for other units");
    }
    return node.list().stream().mapToInt(n -> n.number(1, 9)).toArray();
  }

  private static List<Integer> reserve(DataNode node) {
    List<Integer> units = node.list().stream().map(n -> n.number(0, 99)).toList();
    if (units.size() != 6) {
      throw node.expected("a number of units for each of six rolls");
    }
    return units;
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
