package hexfront.games.blitzkrieg57;

import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.games.common.Facts;
import hexfront.games.common.Header;
import hexfront.games.data.DataFile;
import hexfront.games.data.DataNode;
import hexfront.games.data.Records;
import hexfront.games.data.Records.Optionally;
import hexfront.games.data.Records.Within;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * The numbers of {@code blitzkrieg57/game.yaml}.
 *
 * @param citiesBefore2 the major cities before version 2 of the rules
 * @param formerCities the major cities of a game that began under earlier rules; empty where they
 *     are those of the map
 */
record BlitzkriegData(
    Header header,
    List<TrackTurn> track,
    List<Chit> chits,
    String firstAttack,
    int stacking,
    int offRail,
    Side exemptSide,
    Set<Integer> exemptTurns,
    int fortressSteps,
    Points points,
    Set<String> axisControl,
    List<Sector> sectors,
    Set<String> citiesBefore2,
    Set<String> formerCities) {

  /** A box of the turn track: chits to select, units to bring on, air points. */
  record TrackTurn(
      int turn,
      String date,
      @Within(most = 9) int german,
      @Within(most = 9) int rumanian,
      @Within(most = 9) int soviet,
      @Within(most = 99) int axisReinforcements,
      @Within(most = 99) int sovietReinforcements,
      @Within(most = 99) int air) {
    int chits(String group) {
      return switch (group) {
        case "german" -> german;
        case "rumanian" -> rumanian;
        default -> soviet;
      };
    }

    int reinforcements(Side side) {
      return side == Side.AXIS ? axisReinforcements : sovietReinforcements;
    }
  }

  /** What things are worth at the end. */
  record Points(
      int city,
      int cityCutOff,
      int sovietSource,
      int mechanizedLost,
      int otherLost,
      @Within(least = 1, most = 999) int highestBid) {
    /** What the loss of an Axis unit counts against its side. */
    int of(Unit unit) {
      return unit.mechanized() ? mechanizedLost : otherLost;
    }
  }

  /**
   * Where an army sets up.
   *
   * @param headquarters its headquarters' hex, or empty
   * @param hexes set-up hexes, each of which gets a unit; or empty
   * @param area the name of a map area in which the units may stand anywhere, or empty
   * @param within hexes in which they may stand anywhere, where the map has no area for it
   */
  record Sector(
      String army,
      Side side,
      @Optionally String headquarters,
      @Optionally List<String> hexes,
      @Optionally String area,
      @Optionally List<String> within) {
    boolean isOf(Unit unit) {
      return unit.side() == side && unit.formation().equals(army);
    }
  }

  static final List<String> GROUPS = List.of("german", "rumanian", "soviet");

  static BlitzkriegData load() {
    return read(DataFile.resource("blitzkrieg57/game.yaml"));
  }

  static BlitzkriegData read(DataNode file) {
    DataNode exempt = file.required("supply-exempt");
    return new BlitzkriegData(
        Header.read(
            file,
            "chits",
            "first-attack",
            "stacking",
            "off-rail",
            "supply-exempt",
            "fortress",
            "victory",
            "control",
            "set-up",
            "before-2"),
        Facts.track(file.required("track"), (turn, n) -> Records.read(n, TrackTurn.class)),
        chits(file.required("chits")),
        file.required("first-attack").text(),
        file.required("stacking").number(1, 9),
        file.required("off-rail").number(0, 99),
        Facts.side(exempt.required("side")),
        Set.copyOf(exempt.required("turns").list().stream().map(DataNode::number).toList()),
        file.required("fortress").required("steps-per-order").number(0, 9),
        Records.read(file.required("victory"), Points.class),
        Set.copyOf(file.required("control").required("axis").texts()),
        file.items("set-up").stream().map(n -> Records.read(n, Sector.class)).toList(),
        Set.copyOf(file.required("before-2").required("major-cities").texts()),
        Set.of());
  }

  /** The numbers as they were before version 2 of the rules, on the map of the box. */
  BlitzkriegData before2() {
    return new BlitzkriegData(
        header,
        track,
        chits,
        firstAttack,
        stacking,
        offRail,
        exemptSide,
        exemptTurns,
        fortressSteps,
        points,
        axisControl,
        sectors,
        citiesBefore2,
        citiesBefore2);
  }

  private static List<Chit> chits(DataNode node) {
    List<Chit> chits = new ArrayList<>();
    for (DataNode n : node.list()) {
      n.onlyKeys("chit", "kind", "side", "group", "copies", "from");
      int copies = n.get("copies", c -> c.number(1, 9), 1);
      for (int i = 0; i < copies; i++) {
        chits.add(
            new Chit(
                chits.size(),
                n.required("chit").text(),
                Records.constant(n.required("kind"), Chit.Kind.class),
                n.optional("side").map(Facts::side).orElse(null),
                n.get("group", g -> g.oneOf(GROUPS), ""),
                n.required("from").number(1, 99)));
      }
    }
    if (chits.size() > Integer.SIZE - 1) {
      throw node.expected("at most " + (Integer.SIZE - 1) + " chits");
    }
    return chits;
  }

  int turns() {
    return track.size();
  }

  TrackTurn track(int turn) {
    return track.get(turn - 1);
  }
}
