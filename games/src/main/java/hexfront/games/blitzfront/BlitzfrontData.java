package hexfront.games.blitzfront;

import hexfront.engine.Side;
import hexfront.games.common.Header;
import hexfront.games.data.DataFile;
import hexfront.games.data.DataNode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The numbers of {@code blitzfront/game.yaml}.
 *
 * @param victoryCity the name of the city of the Eleventh Army's die
 * @param blackSea the place whose holder controls the Black Sea
 * @param azov the places that control the Sea of Azov together
 * @param oil the place whose oil the Soviets need
 * @param outOfPlay the area that nobody may enter
 */
record BlitzfrontData(
    Header header,
    String victoryCity,
    String blackSea,
    List<String> azov,
    String oil,
    String outOfPlay,
    Map<Side, Remnant> remnants,
    Map<String, Play> plays,
    Map<String, Former> countersBefore6) {

  /** A counter of games that began under rules before version 6: its steps or "", its turn or 0. */
  record Former(String steps, int entry) {}

  /** The weak division that is left of an army or korps. */
  record Remnant(String arm, String steps) {}

  /**
   * What one scenario says.
   *
   * @param counters how the ids of its counters begin
   * @param weather the weather of each die, by turn; empty if no die is rolled
   * @param sources the area of each side's supply sources
   * @param axisHeld the areas whose places are the Axis's at the start
   * @param eleventhArmy the turn of its die, or 0
   * @param landing where Axis reinforcements come ashore
   * @param areas who may set up in which area, by unit
   */
  record Play(
      String counters,
      List<String> turns,
      List<List<Weather>> weather,
      Map<Side, String> sources,
      List<String> axisHeld,
      int railBase,
      int eleventhArmy,
      Aim aim,
      Map<Integer, Integer> panzerReplacements,
      List<String> landing,
      Map<String, String> areas) {}

  /** Cities, and how many the Axis must hold to win or to draw. */
  record Aim(List<String> cities, int axis, int draw) {}

  static BlitzfrontData load() {
    return read(DataFile.resource("blitzfront/game.yaml"));
  }

  static BlitzfrontData read(DataNode file) {
    Header header =
        Header.read(
            file,
            "places",
            "out-of-play",
            "remnants",
            "rostov",
            "maikop-1942",
            "counters-before-6");
    DataNode places = file.required("places");
    Map<String, Play> plays = new LinkedHashMap<>();
    header.scenarios().forEach(s -> plays.put(s.id(), play(file.required(s.id()))));
    DataNode remnants = file.required("remnants");
    return new BlitzfrontData(
        header,
        places.required("victory").text(),
        places.required("black-sea").text(),
        places.required("azov").texts(),
        places.required("oil").text(),
        file.required("out-of-play").text(),
        Map.of(
            Side.AXIS, remnant(remnants.required("axis")),
            Side.SOVIET, remnant(remnants.required("soviet"))),
        plays,
        countersBefore6(file.required("counters-before-6")));
  }

  private static Map<String, Former> countersBefore6(DataNode n) {
    Map<String, Former> counters = new LinkedHashMap<>();
    n.map()
        .forEach(
            (unit, of) ->
                counters.put(
                    unit,
                    new Former(
                        of.get("steps", DataNode::text, ""),
                        of.get("entry", each -> each.number(1, 99), 0))));
    return counters;
  }

  private static Remnant remnant(DataNode n) {
    return new Remnant(n.required("arm").text(), n.required("steps").text());
  }

  private static Play play(DataNode n) {
    Map<Integer, Integer> panzers = new LinkedHashMap<>();
    n.required("panzer-replacements")
        .map()
        .forEach((turn, factors) -> panzers.put(Integer.valueOf(turn), factors.number(0, 9)));
    Map<String, String> areas = new LinkedHashMap<>();
    n.required("areas")
        .map()
        .forEach((area, units) -> units.texts().forEach(unit -> areas.put(unit, area)));
    DataNode victory = n.required("victory");
    return new Play(
        n.required("counters").text(),
        n.required("turns").texts(),
        n.required("weather").list().stream().map(BlitzfrontData::dice).toList(),
        Map.of(
            Side.AXIS, n.required("sources").required("axis").text(),
            Side.SOVIET, n.required("sources").required("soviet").text()),
        n.required("held").required("axis").texts(),
        n.required("rail-base").number(0, 99),
        n.required("eleventh-army").number(0, 99),
        new Aim(
            victory.required("cities").texts(),
            victory.required("axis").number(1, 99),
            victory.required("draw").number(1, 99)),
        panzers,
        n.get("landing", DataNode::texts, List.of()),
        areas);
  }

  private static List<Weather> dice(DataNode turn) {
    List<Weather> dice =
        turn.list().stream()
            .map(n -> Weather.at(Weather.WORDS.indexOf(n.oneOf(Weather.WORDS))))
            .toList();
    if (dice.size() != 6) {
      throw turn.expected("the weather of six rolls");
    }
    return dice;
  }

  Play play(String scenario) {
    Play play = plays.get(scenario);
    if (play == null) {
      throw new IllegalArgumentException("no scenario " + scenario);
    }
    return play;
  }
}
