package hexfront.games.ags.korsun;

import hexfront.engine.Side;
import hexfront.games.Box;
import hexfront.games.common.Facts;
import hexfront.games.common.Header;
import hexfront.games.data.DataFile;
import hexfront.games.data.DataNode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The numbers of {@code korsun/game.yaml}. */
record KorsunData(
    Header header,
    Side firstPlayer,
    List<Box.Turn> track,
    VariableWeather variableWeather,
    int mudAllowance,
    int mudAirPoints,
    int minorRiverExtra,
    int majorRiverExtra,
    Gathering gathering,
    Restrictions restrictions,
    Withdrawal withdrawal,
    Headquarters headquarters,
    int supportedOnSecondTurn,
    int isolation,
    Points points) {

  /** From when the weather is rolled for, and up to which roll it is mud. */
  record VariableWeather(int fromTurn, int mudUpTo) {}

  /** Units marked with this hex start within so many hexes of it. */
  record Gathering(String hex, int radius) {}

  /**
   * How far units may go from where they belong on the first turn.
   *
   * @param areas by the letter of the set-up area
   * @param hex for units marked with a hex
   * @param gathering for those of the {@link Gathering}
   * @param longer the areas that stay bound, with the gathering, up to {@code lastTurn}
   */
  record Restrictions(
      Map<String, Integer> areas, int hex, int gathering, List<String> longer, int lastTurn) {}

  /** What delay and disengagement cost, and from when units may disengage. */
  record Withdrawal(int extra, int disengagesFrom) {}

  /** How many headquarters may be active each turn, and which must be on the first. */
  record Headquarters(List<Integer> active, List<String> firstTurn, int operationsFrom) {}

  /** A value for German infantry regiments and one for all other German units. */
  record Worth(int regiment, int other) {}

  /** A level of victory, from this difference of points upward. */
  record Level(int from, String name, @Nullable Side winner) {}

  /** What things are worth. */
  record Points(
      Worth destroyed,
      Worth destroyedIsolated,
      Worth equipmentLost,
      Worth isolated,
      int brigade,
      int division,
      int corpsStep,
      int corps,
      int headquarters,
      List<Level> levels) {}

  static KorsunData load() {
    return read(DataFile.resource("korsun/game.yaml"));
  }

  static KorsunData read(DataNode file) {
    DataNode weather = file.required("variable-weather");
    DataNode gathering = file.required("gathering");
    DataNode withdrawal = file.required("withdrawal");
    return new KorsunData(
        Header.read(
            file,
            "first-player",
            "variable-weather",
            "mud",
            "river-extra",
            "gathering",
            "restrictions",
            "withdrawal",
            "headquarters",
            "supported",
            "isolation",
            "victory"),
        Facts.side(file.required("first-player")),
        Facts.track(file.required("track"), List.of("snow", "mud")),
        new VariableWeather(
            weather.required("from-turn").number(1, 99),
            weather.required("mud-up-to").number(0, 6)),
        file.required("mud").required("allowance").number(0, 20),
        file.required("mud").required("air-points").number(0, 3),
        file.required("river-extra").required("minor").number(0, 9),
        file.required("river-extra").required("major").number(0, 9),
        new Gathering(gathering.required("hex").text(), gathering.required("radius").number(0, 99)),
        restrictions(file.required("restrictions")),
        new Withdrawal(
            withdrawal.required("extra").number(0, 9),
            withdrawal.required("disengages-from").number(1, 99)),
        headquarters(file.required("headquarters")),
        file.required("supported").required("second-turn").number(0, 9),
        file.required("isolation").number(0, 99),
        points(file.required("victory")));
  }

  private static Restrictions restrictions(DataNode n) {
    Map<String, Integer> areas = new LinkedHashMap<>();
    n.required("areas").map().forEach((letter, limit) -> areas.put(letter, limit.number(0, 99)));
    return new Restrictions(
        areas,
        n.required("hex").number(0, 99),
        n.required("gathering").number(0, 99),
        n.required("longer").texts(),
        n.required("last-turn").number(1, 99));
  }

  private static Headquarters headquarters(DataNode n) {
    return new Headquarters(
        n.required("active").list().stream().map(DataNode::number).toList(),
        n.required("first-turn").texts(),
        n.required("operations-from").number(1, 99));
  }

  private static Points points(DataNode n) {
    return new Points(
        worth(n.required("destroyed")),
        worth(n.required("destroyed-isolated")),
        worth(n.required("equipment-lost")),
        worth(n.required("isolated")),
        n.required("brigade").number(),
        n.required("division").number(),
        n.required("corps-step").number(),
        n.required("corps").number(),
        n.required("headquarters").number(),
        n.items("levels").stream().map(KorsunData::level).toList());
  }

  private static Worth worth(DataNode n) {
    return new Worth(n.required("regiment").number(), n.required("other").number());
  }

  private static Level level(DataNode n) {
    String winner = n.required("winner").oneOf(List.of("axis", "soviet", "nobody"));
    return new Level(
        n.required("from").number(), n.required("level").text(), Side.of(winner).orElse(null));
  }
}
