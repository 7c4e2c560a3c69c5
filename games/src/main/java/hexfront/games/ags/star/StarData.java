package hexfront.games.ags.star;

import hexfront.engine.Side;
import hexfront.games.Box;
import hexfront.games.ags.Phase;
import hexfront.games.ags.RailMovement;
import hexfront.games.common.Facts;
import hexfront.games.common.Header;
import hexfront.games.data.DataFile;
import hexfront.games.data.DataNode;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The numbers of {@code star/game.yaml}. */
record StarData(
    Header header,
    Side firstPlayer,
    Phase firstPhase,
    List<Box.Turn> track,
    RailMovement.Capacity rail,
    int minorRiverInThaw,
    int majorRiver,
    List<String> neverIntegral,
    int supplyHexes,
    List<String> closedExits,
    List<String> alwaysOffensive,
    int disengagement,
    String sovietArea,
    List<Arrival> arrivals,
    PerhapsUntried perhapsUntried,
    List<String> sovietControl,
    Exit exit,
    Points points,
    Map<String, Integer> pointsBefore4) {

  /** Some untried units of a pool that arrive on a turn. */
  record Arrival(int turn, String pool, int units) {}

  /** A unit that an option makes untried. */
  record PerhapsUntried(String unit, String pool) {}

  /**
   * Where Soviet units leave the map, what it costs them, and how much attack strength wins the
   * game outright.
   */
  record Exit(String area, int cost, int attack) {}

  /** What things are worth, and from which difference on a victory is of each level. */
  record Points(
      int brigade,
      int division,
      int guardsDivisionStep,
      int corpsStep,
      int headquarters,
      int germanInfantryStep,
      int germanMechanizedStep,
      int tactical,
      int operational,
      int strategic) {}

  static StarData load() {
    return read(DataFile.resource("star/game.yaml"));
  }

  static StarData read(DataNode file) {
    DataNode rivers = file.required("river-extra");
    DataNode supply = file.required("german-supply");
    DataNode exit = file.required("exit");
    DataNode perhaps = file.required("perhaps-untried");
    DataNode firstPhase = file.required("first-phase");
    return new StarData(
        Header.read(
            file,
            "first-player",
            "first-phase",
            "rail",
            "river-extra",
            "integrity",
            "german-supply",
            "always-offensive",
            "disengagement",
            "soviet-area",
            "soviet-reinforcements",
            "perhaps-untried",
            "control",
            "exit",
            "victory",
            "points-before-4"),
        Facts.side(file.required("first-player")),
        Phase.of(firstPhase.text()).orElseThrow(() -> firstPhase.expected("a phase")),
        Facts.track(file.required("track"), List.of("frost", "thaw")),
        rail(file.required("rail")),
        rivers.required("minor-in-thaw").number(0, 9),
        rivers.required("major").number(0, 9),
        file.required("integrity").required("never").texts(),
        supply.required("hexes").number(0, 99),
        supply.required("closed-exits").texts(),
        file.required("always-offensive").texts(),
        file.required("disengagement").number(0, 9),
        file.required("soviet-area").text(),
        file.items("soviet-reinforcements").stream().map(StarData::arrival).toList(),
        new PerhapsUntried(
            perhaps.required("unit").text(), perhaps.required("pool").oneOf(UntriedPool.words())),
        file.required("control").required("soviet").texts(),
        new Exit(
            exit.required("area").text(),
            exit.required("cost").number(0, 9),
            exit.required("attack").number(0, 999)),
        points(file.required("victory")),
        pointsBefore4(file.required("points-before-4")));
  }

  private static Map<String, Integer> pointsBefore4(DataNode n) {
    Map<String, Integer> points = new TreeMap<>();
    n.map().forEach((place, each) -> points.put(place, each.number(0, 99)));
    return Collections.unmodifiableMap(points);
  }

  private static RailMovement.Capacity rail(DataNode n) {
    return new RailMovement.Capacity(
        Facts.side(n.required("side")),
        n.required("units").number(0, 99),
        n.required("hexes").number(0, 99),
        "STAR-19.2",
        "STAR-19.22",
        "STAR-19.21");
  }

  private static Arrival arrival(DataNode n) {
    return new Arrival(
        n.required("turn").number(1, 99),
        n.required("pool").oneOf(UntriedPool.words()),
        n.required("units").number(1, 99));
  }

  private static Points points(DataNode n) {
    DataNode levels = n.required("levels");
    return new Points(
        n.required("brigade").number(),
        n.required("division").number(),
        n.required("guards-division-step").number(),
        n.required("corps-step").number(),
        n.required("headquarters").number(),
        n.required("german-infantry-step").number(),
        n.required("german-mechanized-step").number(),
        levels.required("tactical").number(),
        levels.required("operational").number(),
        levels.required("strategic").number());
  }
}
