package hexfront.games.ags.rostov;

import hexfront.engine.Side;
import hexfront.games.ags.RailMovement;
import hexfront.games.common.Facts;
import hexfront.games.common.Header;
import hexfront.games.data.DataFile;
import hexfront.games.data.DataNode;
import java.util.List;
import java.util.Map;

/** The numbers of {@code rostov/game.yaml}. */
record RostovData(
    Header header,
    Side firstPlayer,
    int firstNorthernHexrow,
    List<TrackTurn> track,
    VariableWeather variableWeather,
    RailMovement.Capacity rail,
    int railHexUnderMarker,
    Map<Side, Integer> minorRiverExtra,
    Map<Side, Integer> majorRiverExtra,
    SupplyRange supply,
    List<String> supplyAtStart,
    Air air,
    Headquarters headquarters,
    List<String> sovietAreas,
    List<Arrival> arrivals,
    Withdrawing withdrawal,
    List<Objective> objectives,
    Points points,
    List<Level> levels) {

  /** A box of the turn track; weather counts as in {@link Weather}. */
  record TrackTurn(int turn, int north, int south) {}

  /** The weather of each roll, and what the turns add to the roll. */
  record VariableWeather(List<Integer> byDie, List<Modifier> modifiers) {}

  record Modifier(int from, int to, int north, int south) {}

  /** How long Axis supply lines are, in hexes, and when a lost counter may come back. */
  record SupplyRange(int hexes, int severe, int returnAfter) {}

  record Air(int axisPoints, int fewerFrom, int fewerPoints, int samePurpose, int combatFrom) {}

  /** After how many turns a headquarters returns, and up to which roll if it was eliminated. */
  record Headquarters(int returnAfter, int returnsOn) {}

  /** Units that are drawn on some turns, where they enter, and whether all in one hex. */
  record Arrival(
      int from, int to, int units, List<String> areas, boolean extra, boolean together) {}

  record Withdrawing(int units, int germans, int byTurn, String area) {}

  record Objective(String name, List<String> hexes, int points) {}

  record Points(int overTheDonets, int germanUnit, int recaptured) {}

  record Level(int from, String name, Side winner) {}

  static RostovData load() {
    return read(DataFile.resource("rostov/game.yaml"));
  }

  static RostovData read(DataNode file) {
    DataNode rail = file.required("rail");
    return new RostovData(
        Header.read(
            file,
            "first-player",
            "first-northern-hexrow",
            "variable-weather",
            "rail",
            "river-extra",
            "supply",
            "supply-at-start",
            "air",
            "headquarters",
            "soviet-areas",
            "soviet-reinforcements",
            "withdrawal",
            "objectives",
            "points",
            "levels"),
        Facts.side(file.required("first-player")),
        file.required("first-northern-hexrow").number(1, 99),
        Facts.track(
            file.required("track"),
            (turn, n) ->
                new TrackTurn(turn, weather(n.required("north")), weather(n.required("south")))),
        variableWeather(file.required("variable-weather")),
        new RailMovement.Capacity(
            Facts.side(rail.required("side")),
            rail.required("units").number(0, 99),
            rail.required("hexes").number(0, 99),
            "ROSTOV-19.2",
            "ROSTOV-19.22",
            "ROSTOV-19.21"),
        rail.required("under-air-marker").number(1, 99),
        Facts.bySide(file.required("river-extra").required("minor")),
        Facts.bySide(file.required("river-extra").required("major")),
        supply(file.required("supply")),
        file.required("supply-at-start").texts(),
        air(file.required("air")),
        new Headquarters(
            file.required("headquarters").required("return-after").number(1, 99),
            file.required("headquarters").required("returns-on").number(0, 6)),
        file.required("soviet-areas").texts(),
        file.items("soviet-reinforcements").stream().map(RostovData::arrival).toList(),
        withdrawal(file.required("withdrawal")),
        file.items("objectives").stream().map(RostovData::objective).toList(),
        new Points(
            file.required("points").required("over-the-donets").number(),
            file.required("points").required("german-unit").number(),
            file.required("points").required("recaptured").number()),
        file.items("levels").stream().map(RostovData::level).toList());
  }

  private static int weather(DataNode node) {
    return Weather.WORDS.indexOf(node.oneOf(Weather.WORDS));
  }

  private static VariableWeather variableWeather(DataNode node) {
    return new VariableWeather(
        node.required("die").list().stream().map(RostovData::weather).toList(),
        node.items("modifiers").stream()
            .map(
                n ->
                    new Modifier(
                        n.required("from").number(1, 99),
                        n.required("to").number(1, 99),
                        n.required("north").number(-9, 9),
                        n.required("south").number(-9, 9)))
            .toList());
  }

  private static SupplyRange supply(DataNode node) {
    return new SupplyRange(
        node.required("hexes").number(1, 99),
        node.required("severe").number(1, 99),
        node.required("return-after").number(1, 99));
  }

  private static Air air(DataNode node) {
    DataNode axis = node.required("axis");
    return new Air(
        axis.required("points").number(0, 9),
        axis.required("from-turn").number(1, 99),
        axis.required("then").number(0, 9),
        axis.required("same-purpose").number(0, 9),
        node.required("soviet").required("combat-from").number(1, 99));
  }

  private static Arrival arrival(DataNode n) {
    return new Arrival(
        n.required("from").number(1, 99),
        n.required("to").number(1, 99),
        n.required("units").number(1, 99),
        n.required("areas").texts(),
        n.get("extra", DataNode::truth, false),
        n.get("together", DataNode::truth, false));
  }

  private static Withdrawing withdrawal(DataNode n) {
    return new Withdrawing(
        n.required("units").number(0, 99),
        n.required("germans").number(0, 99),
        n.required("by-turn").number(1, 99),
        n.required("area").text());
  }

  private static Objective objective(DataNode n) {
    return new Objective(
        n.required("name").text(), n.required("hexes").texts(), n.required("points").number());
  }

  private static Level level(DataNode n) {
    return new Level(
        n.required("from").number(), n.required("level").text(), Facts.side(n.required("winner")));
  }
}
