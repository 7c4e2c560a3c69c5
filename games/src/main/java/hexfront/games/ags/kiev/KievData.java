package hexfront.games.ags.kiev;

import hexfront.engine.Side;
import hexfront.games.Box;
import hexfront.games.ags.RailMovement;
import hexfront.games.common.Facts;
import hexfront.games.common.Header;
import hexfront.games.data.DataFile;
import hexfront.games.data.DataNode;
import java.util.List;
import java.util.Map;

/** The numbers of {@code kiev/game.yaml}. */
record KievData(
    Header header,
    Side firstPlayer,
    List<Box.Turn> track,
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
    int thirdStepCounters) {

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
    DataNode rail = file.required("rail");
    DataNode directive = file.required("directive");
    return new KievData(
        Header.read(
            file,
            "first-player",
            "mud",
            "rail",
            "river-extra",
            "directive",
            "control",
            "kiev-city",
            "soviet-areas",
            "soviet-reinforcements",
            "victory",
            "third-step-counters"),
        Facts.side(file.required("first-player")),
        Facts.track(file.required("track"), List.of("dry", "mud")),
        file.required("mud").required("cavalry-allowance").number(0, 20),
        new RailMovement.Capacity(
            Facts.side(rail.required("side")),
            rail.required("units").number(0, 99),
            rail.required("hexes").number(0, 99),
            "KIEV-19.3"),
        Facts.bySide(file.required("river-extra").required("minor")),
        Facts.bySide(file.required("river-extra").required("major")),
        new Directive(
            directive.required("in-force").list().stream().map(DataNode::number).toList(),
            directive.required("rolls-from").number(1, 99),
            directive.required("stands-on").number(0, 7)),
        file.required("control").required("axis").texts(),
        file.required("kiev-city").text(),
        file.required("soviet-areas").texts(),
        file.items("soviet-reinforcements").stream().map(KievData::arrival).toList(),
        points(file.required("victory")),
        file.required("third-step-counters").number(0, 99));
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
        Facts.numbers(n.required("leaders")),
        n.required("soviet-unit").number(),
        Facts.numbers(n.required("front-headquarters")),
        n.required("german-margin").number());
  }
}
