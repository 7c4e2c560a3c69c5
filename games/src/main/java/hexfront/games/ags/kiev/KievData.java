package hexfront.games.ags.kiev;

import hexfront.engine.Side;
import hexfront.games.Box;
import hexfront.games.GameFacts;
import hexfront.games.ags.RailMovement;
import hexfront.games.data.DataFile;
import hexfront.games.data.DataNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The numbers of {@code kiev/game.yaml}. */
record KievData(
    String title,
    Box.Card card,
    Side firstPlayer,
    List<Box.Scenario> scenarios,
    List<TrackTurn> track,
    int mudCavalryAllowance,
    RailMovement.Capacity rail,
    Map<Side, Integer> minorRiverExtra,
    Map<Side, Integer> majorRiverExtra,
    Directive directive,
    List<String> axisControl,
    String kievCity,
    List<String> sovietAreas,
    List<Arrival> arrivals,
    Points points,
    int thirdStepCounters,
    List<Box.Option> options,
    List<Box.Provenance> provenance)
    implements GameFacts {

  /** A box of the turn track. */
  record TrackTurn(int turn, String date, String weather) {}

  /**
   * When Stalin's directive stands by itself, from when it is rolled for, and up to which roll it
   * stands.
   */
  record Directive(List<Integer> inForce, int rollsFrom, int standsOn) {}

  /** Some units of a pool that arrive on a turn in one of some areas. */
  record Arrival(int turn, String pool, int units, List<String> areas) {}

  /** What things are worth. */
  record Points(
      int kiev,
      int city,
      int town,
      int panzerDivision,
      int motorizedDivision,
      int dasReich,
      int panzerRegiment,
      int otherGermanUnit,
      Map<String, Integer> leaders,
      int sovietUnit,
      Map<String, Integer> frontHeadquarters,
      int germanMargin) {}

  static KievData load() {
    return read(DataFile.resource("kiev/game.yaml"));
  }

  static KievData read(DataNode file) {
    file.onlyKeys(
        "game",
        "title",
        "card",
        "first-player",
        "scenarios",
        "track",
        "mud",
        "rail",
        "river-extra",
        "directive",
        "control",
        "kiev-city",
        "soviet-areas",
        "soviet-reinforcements",
        "victory",
        "third-step-counters",
        "options",
        "provenance");
    DataNode rail = file.required("rail");
    DataNode directive = file.required("directive");
    return new KievData(
        file.required("title").text(),
        GameFacts.card(file),
        GameFacts.side(file.required("first-player")),
        GameFacts.scenarios(file),
        track(file.required("track")),
        file.required("mud").required("cavalry-allowance").number(0, 20),
        new RailMovement.Capacity(
            GameFacts.side(rail.required("side")),
            rail.required("units").number(0, 99),
            rail.required("hexes").number(0, 99),
            "KIEV-19.3"),
        GameFacts.bySide(file.required("river-extra").required("minor")),
        GameFacts.bySide(file.required("river-extra").required("major")),
        new Directive(
            directive.required("in-force").list().stream().map(DataNode::number).toList(),
            directive.required("rolls-from").number(1, 99),
            directive.required("stands-on").number(0, 7)),
        file.required("control").required("axis").texts(),
        file.required("kiev-city").text(),
        file.required("soviet-areas").texts(),
        file.items("soviet-reinforcements").stream().map(KievData::arrival).toList(),
        points(file.required("victory")),
        file.required("third-step-counters").number(0, 99),
        GameFacts.options(file),
        GameFacts.provenance(file));
  }

  private static List<TrackTurn> track(DataNode node) {
    List<TrackTurn> turns = new ArrayList<>();
    for (DataNode n : node.list()) {
      int turn = n.required("turn").number(1, 99);
      if (turn != turns.size() + 1) {
        throw n.expected("turn " + (turns.size() + 1));
      }
      turns.add(
          new TrackTurn(
              turn, n.required("date").text(), n.required("weather").oneOf(List.of("dry", "mud"))));
    }
    return turns;
  }

  private static Arrival arrival(DataNode n) {
    return new Arrival(
        n.required("turn").number(1, 99),
        n.required("pool").oneOf(List.of("infantry", "armor", "cavalry")),
        n.required("units").number(1, 99),
        n.required("areas").texts());
  }

  private static Points points(DataNode n) {
    return new Points(
        n.required("kiev").number(),
        n.required("city").number(),
        n.required("town").number(),
        n.required("panzer-division").number(),
        n.required("motorized-division").number(),
        n.required("das-reich").number(),
        n.required("panzer-regiment").number(),
        n.required("other-german-unit").number(),
        numbers(n.required("leaders")),
        n.required("soviet-unit").number(),
        numbers(n.required("front-headquarters")),
        n.required("german-margin").number());
  }

  private static Map<String, Integer> numbers(DataNode node) {
    Map<String, Integer> numbers = new LinkedHashMap<>();
    node.map().forEach((key, value) -> numbers.put(key, value.number()));
    return numbers;
  }
}
