package hexfront.games.stalingrad;

import hexfront.games.data.DataFile;
import hexfront.games.data.DataNode;
import hexfront.games.data.Records;
import hexfront.games.data.Records.Optionally;
import hexfront.games.data.Records.Within;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The tables of {@code stalingrad/tables.yaml}. Points of movement are kept in halves. */
record StalingradTables(
    Map<String, Effect> terrain,
    int[] road,
    int[] roadInRasputitsa,
    int clearInRasputitsa,
    int[] minorRiver,
    int[] majorRiver,
    int ferry,
    int combatZone,
    int interdicted,
    int leaveMap,
    CombatResults combat,
    Rolled<String> airToAir,
    Rolled<String> bombardment,
    RiverCrossing riverCrossing,
    Map<String, List<String>> weather,
    int rasputitsaStartsAfter,
    int rasputitsaEndsAfter,
    int majorFrozen,
    int volgaFrozen,
    List<Map<String, Integer>> axisReplacements,
    List<Map<String, Integer>> sovietReplacements,
    Rolled<Integer> airTransport,
    Pockets pockets,
    Map<String, Integer> surrender,
    List<Space> caucasus,
    List<Space> coast) {

  /** Half points to enter, and to leave, by class: non-motorized, motorized. */
  record Effect(int[] move, int[] leave) {}

  /** The combat results table: white and black die by column. */
  record CombatResults(
      List<String> columns, List<List<String>> losses, List<List<Integer>> advances) {}

  /** A table of columns by their least number, and rows by die. */
  record Rolled<T>(List<Integer> from, List<List<T>> dice) {
    int column(int number) {
      int column = 0;
      while (column + 1 < from.size() && number >= from.get(column + 1)) {
        column++;
      }
      return column;
    }
  }

  record RiverCrossing(
      String provenance,
      int crossesFrom,
      int goesOnFrom,
      @Within(least = -9, most = 9) int rain,
      @Within(least = -9, most = 9) int frozen,
      @Within(least = -9, most = 9) int germanMotorized) {}

  /** The first boxes of the conditions on the pocket track, and those in which pockets begin. */
  record Pockets(
      String provenance,
      int full,
      int partial,
      int depleted,
      int shortage,
      int critical,
      int last,
      int withCity,
      int withSource,
      int others) {}

  /** A space of a Caucasus track; entries are the first and last hex of a range, or empty. */
  record Space(
      String space,
      int points,
      int terrain,
      @Optionally List<String> axisEntry,
      @Optionally List<String> sovietEntry) {}

  static StalingradTables load() {
    return read(DataFile.resource("stalingrad/tables.yaml"));
  }

  static StalingradTables read(DataNode f) {
    DataNode crt = f.required("combat-results");
    List<String> columns = crt.required("columns").texts();
    DataNode rivers = f.required("rivers");
    return new StalingradTables(
        terrain(f.required("terrain-effects")),
        halves(f.required("roads").required("move")),
        halves(f.required("roads").required("rasputitsa")),
        half(f.required("rasputitsa-clear")),
        halves(rivers.required("minor")),
        halves(rivers.required("major")),
        half(rivers.required("ferry")),
        half(f.required("combat-zone")),
        half(f.required("interdicted")),
        half(f.required("leave-map")),
        new CombatResults(
            columns,
            columns.stream().map(c -> crt.required("losses").required(c).texts()).toList(),
            columns.stream().map(c -> numbers(crt.required("advances").required(c))).toList()),
        rolled(f.required("air-to-air"), DataNode::text),
        rolled(f.required("bombardment"), DataNode::text),
        Records.read(f.required("river-crossing"), RiverCrossing.class),
        weather(f.required("weather")),
        f.required("rasputitsa").required("starts-after").number(1, 99),
        f.required("rasputitsa").required("ends-after").number(1, 99),
        f.required("frozen").required("major").number(1, 99),
        f.required("frozen").required("volga").number(1, 99),
        kinds(f.required("replacements").required("axis")),
        kinds(f.required("replacements").required("soviet")),
        rolled(f.required("air-transport"), DataNode::number),
        Records.read(f.required("pockets"), Pockets.class),
        hexfront.games.common.Facts.numbers(f.required("surrender")),
        f.items("caucasus").stream().map(n -> Records.read(n, Space.class)).toList(),
        f.items("black-sea-coast").stream().map(n -> Records.read(n, Space.class)).toList());
  }

  private static Map<String, Effect> terrain(DataNode n) {
    Map<String, Effect> effects = new LinkedHashMap<>();
    n.map()
        .forEach(
            (kind, effect) -> {
              if (!kind.equals("provenance")) {
                int[] leave =
                    effect.optional("leave").map(StalingradTables::halves).orElse(new int[2]);
                effects.put(kind, new Effect(halves(effect.required("move")), leave));
              }
            });
    return effects;
  }

  private static int half(DataNode n) {
    return (int) Math.round(n.decimal() * Terrain.POINT);
  }

  private static int[] halves(DataNode n) {
    return n.list().stream().mapToInt(StalingradTables::half).toArray();
  }

  private static List<Integer> numbers(DataNode n) {
    return n.list().stream().map(DataNode::number).toList();
  }

  private static <T> Rolled<T> rolled(DataNode n, java.util.function.Function<DataNode, T> read) {
    List<List<T>> dice = new ArrayList<>();
    n.items("dice").forEach(row -> dice.add(row.list().stream().map(read).toList()));
    return new Rolled<>(numbers(n.required("from")), dice);
  }

  private static Map<String, List<String>> weather(DataNode n) {
    Map<String, List<String>> months = new LinkedHashMap<>();
    n.map()
        .forEach(
            (month, dice) -> {
              if (!month.equals("provenance")) {
                months.put(month, dice.texts());
              }
            });
    return months;
  }

  private static List<Map<String, Integer>> kinds(DataNode n) {
    return n.list().stream().map(hexfront.games.common.Facts::numbers).toList();
  }
}
