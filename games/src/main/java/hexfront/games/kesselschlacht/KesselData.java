package hexfront.games.kesselschlacht;

import hexfront.engine.Side;
import hexfront.games.Box;
import hexfront.games.common.Facts;
import hexfront.games.common.Header;
import hexfront.games.data.DataFile;
import hexfront.games.data.DataNode;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The numbers of {@code kesselschlacht/game.yaml}. */
record KesselData(
    Header header,
    List<String> weather,
    Map<String, Integer> optionDice,
    Map<String, Integer> firstTurn,
    Map<Formations.Group, List<String>> formations,
    String armyHeadquarters,
    int snowUpTo,
    Map<Side, Integer> stacking,
    int mostHasty,
    int mostPrepared,
    Ranges ranges,
    int mostFuel,
    int freePoints,
    int disorganizedFuel,
    int disorganizedAttacks,
    int disorganizedMovement,
    Airlift airlift,
    int groundSupport,
    int corpsAttempts,
    int armyAttempts,
    String lowPriority,
    String highPriority,
    String leaver,
    int leavesUpTo,
    int directiveFrom,
    int directiveTo,
    int recallTurn,
    int demolishedUpTo,
    int blownBeforePlayUpTo,
    int routUpTo,
    KeptEast keptEast,
    Map<String, Integer> entryPoints,
    Points points,
    List<Level> levels,
    String lowestLevel,
    String automaticLevel,
    Map<String, String> garrisons,
    Map<String, List<String>> sovietControl,
    List<String> blown,
    Map<String, List<Pontoon>> pontoons,
    Map<String, List<String>> trains,
    Map<String, Stores> stores,
    Aircraft aircraft,
    Map<String, Map<String, String>> optionUnits,
    Map<String, SetUpGroup> optionPlaces,
    List<Mood> moods,
    int entryRollTurn,
    String entryFormation,
    List<EntryShift> entryShifts,
    Map<String, List<Arrival>> reinforcements,
    Map<String, List<SetUpGroup>> setUp) {

  /** How far things reach, in points or hexes. */
  record Ranges(
      int soviet, int axis, int disrupted, int routed, int bridging, int guns, int roadHome) {}

  record Airlift(int ammo, int fuel, int ammoOfTransport, int headquartersOfSector) {}

  /** Which armies stay east, and which one until a town falls. */
  record KeptEast(List<String> armies, int southFrom, String later, String until) {}

  record Points(
      int sovietUnit,
      int germanMotorized,
      int germanOther,
      int hungarian,
      int cutOff,
      int savedMotorized,
      int savedOther,
      List<String> homes) {}

  record Level(int from, String level) {}

  /** A pontoon that lies at the start; the garrison is empty if only its side is known. */
  record Pontoon(String bridge, String garrison, Side side) {}

  record Stores(boolean free, Map<String, Integer> fuel, Map<String, Integer> ammo) {}

  record Aircraft(
      List<String> transports, int transportsFrom, List<String> optional, int optionalFrom) {}

  /** How Hungary takes it, and by how many turns reinforcements are late. */
  record Mood(int upTo, String word, int german, int hungarian) {}

  record EntryShift(int upTo, boolean never, int later) {}

  record Arrival(int turn, String area, List<String> units) {}

  /** Units with a choice of where to set up, and how many of them go where. */
  record SetUpGroup(List<String> units, List<Share> shares) {}

  /** Where some units of a group go: in, next to or around hexes, or with a unit of their army. */
  record Share(
      int number,
      List<String> hexes,
      List<String> near,
      List<String> nextTo,
      List<String> around,
      boolean every,
      boolean withInfantry,
      String outside) {}

  static KesselData load() {
    return read(DataFile.resource("kesselschlacht/game.yaml"));
  }

  static KesselData read(DataNode f) {
    Header header =
        Header.read(
            f,
            "option-dice",
            "first-turn",
            "formations",
            "army-headquarters",
            "weather-dice",
            "stacking",
            "markers",
            "ranges",
            "fuel",
            "ammunition",
            "disorganized-movement",
            "airlift",
            "ground-support",
            "attempts",
            "priority",
            "leaver",
            "directive-turns",
            "recall-turn",
            "demolition",
            "rout-up-to",
            "kept-east",
            "entry-points",
            "victory",
            "levels",
            "lowest-level",
            "automatic-level",
            "garrisons",
            "soviet-control",
            "blown",
            "pontoons",
            "bridge-trains",
            "stores",
            "aircraft",
            "option-units",
            "option-places",
            "margarethe",
            "ss-entry",
            "reinforcements",
            "set-up");
    DataNode entry = f.required("ss-entry");
    return new KesselData(
        header,
        Facts.track(f.required("track"), (turn, n) -> n.required("weather").text()),
        Facts.numbers(f.required("option-dice")),
        Facts.numbers(f.required("first-turn")),
        formations(f.required("formations")),
        f.required("army-headquarters").text(),
        f.required("weather-dice").required("snow-up-to").number(0, 6),
        Facts.bySide(f.required("stacking")),
        f.required("markers").required("hasty").number(0, 999),
        f.required("markers").required("prepared").number(0, 999),
        ranges(f.required("ranges")),
        f.required("fuel").required("most").number(1, 99),
        f.required("fuel").required("free").number(0, 99),
        f.required("fuel").required("disorganized-headquarters").number(0, 99),
        f.required("ammunition").required("disorganized-headquarters").number(0, 99),
        f.required("disorganized-movement").number(0, 99),
        airlift(f.required("airlift")),
        f.required("ground-support").number(0, 9),
        f.required("attempts").required("corps").number(0, 99),
        f.required("attempts").required("army").number(0, 99),
        f.required("priority").required("low").text(),
        f.required("priority").required("high").text(),
        f.required("leaver").required("formation").text(),
        f.required("leaver").required("ordered-up-to").number(0, 6),
        f.required("directive-turns").required("from").number(1, 99),
        f.required("directive-turns").required("to").number(1, 99),
        f.required("recall-turn").number(1, 99),
        f.required("demolition").required("destroyed-up-to").number(0, 6),
        f.required("demolition").required("before-play-up-to").number(0, 6),
        f.required("rout-up-to").number(0, 6),
        keptEast(f.required("kept-east")),
        Facts.numbers(f.required("entry-points")),
        points(f.required("victory")),
        f.items("levels").stream()
            .map(n -> new Level(n.required("from").number(), n.required("level").text()))
            .toList(),
        f.required("lowest-level").text(),
        f.required("automatic-level").text(),
        texts(f.required("garrisons")),
        lists(f.required("soviet-control")),
        f.required("blown").texts(),
        byScenario(f.required("pontoons"), KesselData::pontoon),
        lists(f.required("bridge-trains")),
        stores(f.required("stores")),
        aircraft(f.required("aircraft")),
        optionUnits(f.required("option-units")),
        optionPlaces(f.required("option-places")),
        f.items("margarethe").stream().map(KesselData::mood).toList(),
        entry.required("turn").number(1, 99),
        entry.required("formation").text(),
        entry.items("dice").stream().map(KesselData::shift).toList(),
        byScenario(f.required("reinforcements"), KesselData::arrival),
        byScenario(f.required("set-up"), KesselData::group));
  }

  private static Map<Formations.Group, List<String>> formations(DataNode n) {
    Map<Formations.Group, List<String>> all = new EnumMap<>(Formations.Group.class);
    for (Formations.Group group : Formations.Group.values()) {
      n.optional(group.word()).ifPresent(codes -> all.put(group, codes.texts()));
    }
    return all;
  }

  private static Ranges ranges(DataNode n) {
    return new Ranges(
        n.required("soviet").number(0, 99),
        n.required("axis").number(0, 99),
        n.required("disrupted").number(0, 99),
        n.required("routed").number(0, 99),
        n.required("bridging").number(0, 99),
        n.required("guns").number(0, 99),
        n.required("road-home").number(0, 99));
  }

  private static Airlift airlift(DataNode n) {
    return new Airlift(
        n.required("ammo").number(0, 999),
        n.required("fuel").number(0, 999),
        n.required("ammo-a-transport").number(0, 999),
        n.required("headquarters-a-sector").number(0, 99));
  }

  private static KeptEast keptEast(DataNode n) {
    return new KeptEast(
        n.required("armies").texts(),
        n.required("south-from").number(0, 99),
        n.required("later").text(),
        n.required("until").text());
  }

  private static Points points(DataNode n) {
    return new Points(
        n.required("soviet-unit").number(),
        n.required("german-motorized").number(),
        n.required("german-other").number(),
        n.required("hungarian").number(),
        n.required("cut-off").number(),
        n.required("saved-motorized").number(),
        n.required("saved-other").number(),
        n.required("homes").texts());
  }

  private static Map<String, String> texts(DataNode n) {
    Map<String, String> texts = new LinkedHashMap<>();
    n.map().forEach((key, value) -> texts.put(key, value.text()));
    return texts;
  }

  private static Map<String, List<String>> lists(DataNode n) {
    Map<String, List<String>> lists = new LinkedHashMap<>();
    n.map().forEach((key, value) -> lists.put(key, value.texts()));
    return lists;
  }

  private static <T> Map<String, List<T>> byScenario(
      DataNode n, java.util.function.Function<DataNode, T> read) {
    Map<String, List<T>> all = new LinkedHashMap<>();
    n.map().forEach((key, value) -> all.put(key, value.list().stream().map(read).toList()));
    return all;
  }

  private static Pontoon pontoon(DataNode n) {
    return new Pontoon(
        n.required("bridge").text(),
        n.get("garrison", DataNode::text, ""),
        n.get("side", Facts::side, Side.AXIS));
  }

  private static Map<String, Stores> stores(DataNode n) {
    Map<String, Stores> all = new LinkedHashMap<>();
    n.map()
        .forEach(
            (key, value) ->
                all.put(
                    key,
                    new Stores(
                        value.required("free").truth(),
                        Facts.numbers(value.required("fuel")),
                        Facts.numbers(value.required("ammo")))));
    return all;
  }

  private static Aircraft aircraft(DataNode n) {
    return new Aircraft(
        n.required("transports").texts(),
        n.required("transports-from").number(1, 99),
        n.required("optional").texts(),
        n.required("optional-from").number(1, 99));
  }

  private static Map<String, Map<String, String>> optionUnits(DataNode n) {
    Map<String, Map<String, String>> all = new LinkedHashMap<>();
    n.map().forEach((key, value) -> all.put(key, texts(value)));
    return all;
  }

  private static Map<String, SetUpGroup> optionPlaces(DataNode n) {
    Map<String, SetUpGroup> all = new LinkedHashMap<>();
    n.map().forEach((key, value) -> all.put(key, group(value)));
    return all;
  }

  private static Mood mood(DataNode n) {
    return new Mood(
        n.required("up-to").number(2, 12),
        n.required("word").text(),
        n.required("german").number(-9, 9),
        n.required("hungarian").number(-9, 9));
  }

  private static EntryShift shift(DataNode n) {
    return new EntryShift(
        n.required("up-to").number(2, 12),
        n.get("never", DataNode::truth, false),
        n.get("later", DataNode::number, 0));
  }

  private static Arrival arrival(DataNode n) {
    return new Arrival(
        n.required("turn").number(1, 99),
        n.required("area").oneOf(Terrain.ENTRY_AREAS),
        n.required("units").texts());
  }

  private static SetUpGroup group(DataNode n) {
    List<String> units = n.required("units").texts();
    List<Share> shares = new ArrayList<>();
    if (n.optional("shares").isEmpty()) {
      shares.add(share(n, units.size()));
    } else {
      n.items("shares").forEach(s -> shares.add(share(s, s.required("number").number(1, 99))));
    }
    return new SetUpGroup(units, shares);
  }

  private static Share share(DataNode n, int number) {
    return new Share(
        number,
        n.get("hexes", DataNode::texts, List.of()),
        n.get("near", DataNode::texts, List.of()),
        n.get("next-to", DataNode::texts, List.of()),
        n.get("around", DataNode::texts, List.of()),
        n.get("every", DataNode::truth, false),
        n.optional("with").isPresent(),
        n.get("outside", DataNode::text, ""));
  }

  int turns() {
    return weather.size();
  }

  /** The words of the options, in their order. */
  List<String> optionWords() {
    return header.options().stream().map(Box.Option::id).toList();
  }

  /** The words of the moods of Hungary, in their order. */
  List<String> moodWords() {
    return moods.stream().map(Mood::word).toList();
  }
}
