package hexfront.games.kesselschlacht;

import hexfront.engine.Case;
import hexfront.engine.kernels.Percentages;
import hexfront.engine.kernels.Ratios;
import hexfront.games.data.DataFile;
import hexfront.games.data.DataNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The tables of {@code kesselschlacht/tables.yaml}. */
record KesselTables(
    Map<String, Effect> terrain,
    int roadHalves,
    int roadHalvesInHeavySnow,
    int[] minorRiver,
    int unbridgedShift,
    int leaveMap,
    int hastyShift,
    int preparedShift,
    int combinedArms,
    int disruptedShift,
    AirTable air,
    Bombing bombing,
    Activation activation,
    Directive directive,
    CombatTable combat) {

  /** Cannot be entered away from a road. */
  static final int ROAD_ONLY = -1;

  /** A line of the terrain effects chart; points by class and weather, empty if there is none. */
  record Effect(int[] points, int shift) {}

  /** The air combat table: the highest roll that aborts, by column. */
  record AirTable(Ratios columns, List<Integer> abortsUpTo, int one, int two) {}

  /** Bombing: columns by the least strength, rows by die. */
  record Bombing(List<Integer> from, List<String> columns, List<List<String>> dice) {
    int column(int strength) {
      int column = 0;
      while (column + 1 < from.size() && strength >= from.get(column + 1)) {
        column++;
      }
      return column;
    }
  }

  /** Activation: the highest roll that activates, by the length of the road in points. */
  record Activation(List<Integer> upTo, List<Integer> rolls) {
    int roll(int halves) {
      int column = 0;
      while (column + 1 < upTo.size() && halves > 2 * upTo.get(column)) {
        column++;
      }
      return rolls.get(column);
    }
  }

  /** The directive: brigades by units that crossed and die. */
  record Directive(List<Integer> from, List<List<Integer>> dice) {
    int brigades(int crossed, int die) {
      int column = 0;
      while (column + 1 < from.size() && crossed >= from.get(column + 1)) {
        column++;
      }
      return dice.get(die - 1).get(column);
    }
  }

  static KesselTables load() {
    return read(DataFile.resource("kesselschlacht/tables.yaml"));
  }

  static KesselTables read(DataNode f) {
    f.onlyKeys(
        "terrain-effects",
        "roads",
        "rivers",
        "leave-map",
        "positions",
        "combined-arms",
        "disrupted-shift",
        "air-combat",
        "maneuver",
        "bombing",
        "activation",
        "directive",
        "combat-results");
    return new KesselTables(
        terrain(f.required("terrain-effects")),
        f.required("roads").required("halves").number(1, 9),
        f.required("roads").required("in-heavy-snow").number(1, 9),
        points(f.required("rivers").required("minor")),
        f.required("rivers").required("unbridged-major-shift").number(-9, 0),
        f.required("leave-map").number(0, 9),
        f.required("positions").required("hasty").number(-9, 0),
        f.required("positions").required("prepared").number(-9, 0),
        f.required("combined-arms").number(0, 9),
        f.required("disrupted-shift").number(0, 9),
        air(f.required("air-combat"), f.required("maneuver")),
        bombing(f.required("bombing")),
        new Activation(
            numbers(f.required("activation").required("up-to")),
            numbers(f.required("activation").required("activates-up-to"))),
        new Directive(
            numbers(f.required("directive").required("from")),
            f.required("directive").required("dice").list().stream()
                .map(KesselTables::numbers)
                .toList()),
        combat(f.required("combat-results")));
  }

  private static List<Integer> numbers(DataNode n) {
    return n.list().stream().map(DataNode::number).toList();
  }

  private static Map<String, Effect> terrain(DataNode n) {
    Map<String, Effect> effects = new LinkedHashMap<>();
    for (String kind : Terrain.HEXES.names()) {
      DataNode line = n.required(kind);
      effects.put(
          kind,
          new Effect(
              line.get("move", KesselTables::points, new int[0]),
              line.required("shift").number(-9, 0)));
    }
    return effects;
  }

  /** Points for leg units in snow and mud, for motorized units in snow and mud. */
  private static int[] points(DataNode n) {
    int[] points =
        n.list().stream()
            .mapToInt(c -> c.text().equals("road") ? ROAD_ONLY : c.number(0, 9))
            .toArray();
    if (points.length != 4) {
      throw n.expected("points for leg units in snow and mud, motorized units in snow and mud");
    }
    return points;
  }

  @Case({"KS-6.4.2", "KS-6.4.3"})
  private static AirTable air(DataNode n, DataNode maneuver) {
    return new AirTable(
        Ratios.of(n.required("columns").texts()),
        numbers(n.required("aborts-up-to")),
        maneuver.required("one").number(),
        maneuver.required("two").number());
  }

  @Case("KS-6.5")
  private static Bombing bombing(DataNode n) {
    return new Bombing(
        numbers(n.required("from")),
        n.required("columns").texts(),
        n.required("dice").list().stream().map(DataNode::texts).toList());
  }

  @Case("KS-12.1.3")
  private static CombatTable combat(DataNode n) {
    List<Integer> tables = numbers(n.required("percentages"));
    Percentages columns =
        new Percentages(tables, n.required("lowest").number(), n.required("highest").number());
    List<List<List<String>>> cells = new ArrayList<>();
    for (int table : tables) {
      DataNode rows = n.required("tables").required(Integer.toString(table));
      cells.add(rows.list().stream().map(DataNode::texts).toList());
    }
    try {
      return new CombatTable(columns, cells);
    } catch (IllegalArgumentException e) {
      throw n.problem(String.valueOf(e.getMessage()));
    }
  }
}
