package hexfront.games.stalingrad;

import hexfront.engine.Side;
import hexfront.games.common.Facts;
import hexfront.games.common.Header;
import hexfront.games.data.DataFile;
import hexfront.games.data.DataNode;
import hexfront.games.data.PlacesFile;
import hexfront.games.data.Records;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The numbers of {@code stalingrad/game.yaml}, and where units begin. */
record StalingradData(
    Header header,
    Map<String, Start> starts,
    Map<String, SetUpLosses> setUpLosses,
    List<String> firstMovers,
    List<String> entryLimited,
    Garrison garrison,
    int freezeDistance,
    CityBattle cityBattle,
    Map<String, List<String>> axisRepaired,
    Map<String, Map<String, String>> focalHexes,
    List<Withdrawal> withdrawals,
    List<Release> releases,
    List<Release> releasesBefore7,
    List<AirRemoval> airRemovals,
    Map<String, Map<String, Integer>> abstractAir,
    List<PlacesFile.Entry> setUp) {

  /**
   * How a scenario begins and ends.
   *
   * @param line the hexes on the Axis side of the At Start Line
   * @param front the line itself
   */
  record Start(
      int first,
      int last,
      Side movesFirst,
      Side setsUpFirst,
      String weather,
      int axisPoints,
      int sovietPoints,
      String line,
      String front) {
    int points(Side side) {
      return side == Side.AXIS ? axisPoints : sovietPoints;
    }
  }

  record SetUpLosses(int steps, int mostOfArmy, String army, int stepsOfArmy) {}

  /** The units that stay where they are until an Axis unit comes near a city or a river. */
  record Garrison(String formation, String city, String river) {}

  record CityBattle(String hex, int axis, List<String> sovietSections) {}

  record Withdrawal(int turn, Side side, String unit, int steps) {}

  record Release(int turn, List<String> armies) {}

  record AirRemoval(int turn, List<String> units) {}

  private static final String BEFORE_7 = "-before-7";

  /** The set-up and the turn record, of a game that began under rules before version 7 or since. */
  List<PlacesFile.Entry> setUp(boolean before7) {
    Map<String, PlacesFile.Entry> former = new LinkedHashMap<>();
    setUp.stream()
        .filter(entry -> before7 && entry.scenario().endsWith(BEFORE_7))
        .forEach(entry -> former.put(entry.scenario() + entry.unit(), entry));
    return setUp.stream()
        .filter(entry -> !entry.scenario().endsWith(BEFORE_7))
        .map(now -> before(now, former.get(now.scenario() + BEFORE_7 + now.unit())))
        .toList();
  }

  private static PlacesFile.Entry before(PlacesFile.Entry now, PlacesFile.@Nullable Entry then) {
    return then == null
        ? now
        : new PlacesFile.Entry(
            now.scenario(),
            now.unit(),
            now.army(),
            then.where(),
            then.lost(),
            then.flags(),
            now.notes());
  }

  static StalingradData load() {
    DataNode f = DataFile.resource("stalingrad/game.yaml");
    Header header =
        Header.read(
            f,
            "starts",
            "set-up-losses",
            "first-movers",
            "entry-limited",
            "garrison",
            "freeze-distance",
            "city-battle",
            "repaired",
            "focal-hexes",
            "withdrawals",
            "releases",
            "releases-before-7",
            "air-removals",
            "abstract-air");
    Map<String, List<String>> repaired = new LinkedHashMap<>();
    f.required("repaired")
        .map()
        .forEach((scenario, n) -> repaired.put(scenario, n.required("axis").texts()));
    Map<String, Map<String, String>> focal = new LinkedHashMap<>();
    f.required("focal-hexes").map().forEach((scenario, n) -> focal.put(scenario, hexes(n)));
    Map<String, Map<String, Integer>> air = new LinkedHashMap<>();
    f.required("abstract-air").map().forEach((s, n) -> air.put(s, Facts.numbers(n)));
    return new StalingradData(
        header,
        records(f.required("starts"), Start.class),
        records(f.required("set-up-losses"), SetUpLosses.class),
        f.required("first-movers").texts(),
        f.required("entry-limited").texts(),
        Records.read(f.required("garrison"), Garrison.class),
        f.required("freeze-distance").number(1, 99),
        Records.read(f.required("city-battle"), CityBattle.class),
        repaired,
        focal,
        list(f, "withdrawals", Withdrawal.class),
        list(f, "releases", Release.class),
        list(f, "releases-before-7", Release.class),
        list(f, "air-removals", AirRemoval.class),
        air,
        PlacesFile.load("stalingrad/setup.csv"));
  }

  private static Map<String, String> hexes(DataNode n) {
    Map<String, String> all = new LinkedHashMap<>();
    n.map().forEach((army, hex) -> all.put(army, hex.text()));
    return all;
  }

  private static <T extends Record> Map<String, T> records(DataNode n, Class<T> type) {
    Map<String, T> all = new LinkedHashMap<>();
    n.map().forEach((key, value) -> all.put(key, Records.read(value, type)));
    return all;
  }

  private static <T extends Record> List<T> list(DataNode f, String key, Class<T> type) {
    return f.items(key).stream().map(n -> Records.read(n, type)).toList();
  }

  /** How the scenario of this number begins. */
  Start start(int scenario) {
    Start start = starts.get(Ledger.SCENARIOS.get(scenario));
    if (start == null) {
      throw new IllegalStateException("no start of scenario " + scenario);
    }
    return start;
  }
}
