package hexfront.games.ags.korsun;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.events.Supply;
import hexfront.engine.map.HexMap;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Units;
import hexfront.games.ags.AgsRules;
import hexfront.games.ags.PlaceAir;
import hexfront.games.ags.Terrain;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Section 25.2: supply by air for isolated German units around a town. */
final class AirSupply {
  static final String PURPOSE = "air-supply";
  static final int MARKERS = 3;

  private final Board board;
  private final Isolation isolation;
  private final AirPoints points;
  private final HexSet towns;
  private final int firstMarker;

  /** The towns to which supply can be flown; as an option, the cities too. */
  @Case("KORSUN-25.21")
  static HexSet airfields(HexMap map, boolean cities) {
    return map.hexesWith(Terrain.TOWN | (cities ? Terrain.CITY : 0));
  }

  /**
   * @param towns the hexes that take air supply
   * @param firstMarker the first of the position's values in which the hexes of markers are kept
   */
  AirSupply(Board board, Isolation isolation, AirPoints points, HexSet towns, int firstMarker) {
    this.board = board;
    this.isolation = isolation;
    this.points = points;
    this.towns = towns;
    this.firstMarker = firstMarker;
  }

  // ---- who can be supplied

  /** Isolated units whose equipment is not lost and that have no air supply coming. */
  @Case({"KORSUN-25.13", "KORSUN-25.2", "KORSUN-25.21", "KORSUN-25.36"})
  int[] eligible(Position p, AgsRules rules) {
    return IntStream.of(rules.roster().units(Side.AXIS))
        .filter(
            unit -> p.onMap(unit) && !p.is(unit, KorsunFlag.HEAVY_UNDER | KorsunFlag.AIR_COMING))
        .filter(unit -> isolation.onTheGround(p, unit, rules))
        .toArray();
  }

  /** Those of them that an air marker on a town would supply; lines have any length. */
  @Case({"KORSUN-25.21", "KORSUN-25.22", "KORSUN-25.24"})
  int[] suppliedFrom(Position p, int town, AgsRules rules) {
    HexSet reached = rules.supply().suppliedFrom(p, Side.AXIS, HexSet.of(board.hexes(), town));
    return IntStream.of(eligible(p, rules)).filter(unit -> reached.has(p.hex(unit))).toArray();
  }

  /** The towns on which an air point would help somebody. */
  int[] usefulTowns(Position p, AgsRules rules) {
    return points.airPoints(p, Side.AXIS) == 0 || eligible(p, rules).length == 0
        ? new int[0]
        : towns.stream().filter(town -> suppliedFrom(p, town, rules).length > 0).toArray();
  }

  // ---- the order

  @Case({"KORSUN-19.8", "KORSUN-25.21", "KORSUN-25.24", "KORSUN-25.25", "KORSUN-25.26"})
  Verdict check(Position p, PlaceAir order, AgsRules rules) {
    int hex = order.hex().index();
    if (p.phasing() != Side.AXIS) {
      return Verdict.refused("KORSUN-25.0", "only the German player flies supply");
    }
    if (!order.purpose().isEmpty() && !order.purpose().equals(PURPOSE)) {
      return Verdict.refused("KORSUN-19.8", "air points are placed for '" + PURPOSE + "' only");
    }
    if (points.airPoints(p, Side.AXIS) == 0) {
      return Verdict.refused(
          points.areThere(p) ? "KORSUN-25.25" : "KORSUN-25.26", "no air point is left");
    }
    if (hex < 0 || !towns.has(hex)) {
      return Verdict.refused("KORSUN-25.21", "air supply is flown to a town");
    }
    if (p.holds(Side.SOVIET, hex)) {
      return Verdict.refused("KORSUN-25.24", "a Soviet unit holds " + board.grid().number(hex));
    }
    return suppliedFrom(p, hex, rules).length > 0
        ? Verdict.legal()
        : Verdict.refused(
            "KORSUN-25.21",
            "no isolated unit without air supply has a line to " + board.grid().number(hex));
  }

  @Case({"KORSUN-25.22", "KORSUN-25.23", "KORSUN-25.25", "KORSUN-25.28"})
  void carryOut(Position p, PlaceAir order, AgsRules rules, Chronicle chronicle) {
    int[] units = suppliedFrom(p, order.hex().index(), rules);
    points.spendAirPoint(p, Side.AXIS);
    putMarker(p, order.hex().index());
    for (int unit : units) {
      p.mark(unit, KorsunFlag.AIR_COMING);
      HeavyEquipment.issue(p, unit);
    }
    chronicle.tell(new Supply(Units.of(units), Units.of(), "KORSUN-25.22"));
  }

  // ---- markers

  void putMarker(Position p, int hex) {
    for (int i = firstMarker; i < firstMarker + MARKERS; i++) {
      if (p.value(i) == 0) {
        p.setValue(i, hex + 1);
        return;
      }
    }
  }

  List<String> markers(Position p) {
    List<String> hexes = new ArrayList<>();
    for (int i = firstMarker; i < firstMarker + MARKERS; i++) {
      if (p.value(i) > 0) {
        hexes.add(board.grid().number(p.value(i) - 1));
      }
    }
    return hexes;
  }

  /** The markers of the last turn come off. */
  @Case("KORSUN-25.27")
  void beginAirPhase(Position p) {
    for (int i = firstMarker; i < firstMarker + MARKERS; i++) {
      p.setValue(i, 0);
    }
  }

  /** A Soviet unit in the town removes the marker; who was supplied stays so. */
  @Case("KORSUN-25.24")
  void entered(Position p, int hex) {
    for (int i = firstMarker; i < firstMarker + MARKERS; i++) {
      if (p.value(i) == hex + 1) {
        p.setValue(i, 0);
      }
    }
  }

  /** What was flown in the last turn supplies for the whole of this one. */
  @Case({"KORSUN-25.23", "KORSUN-25.26"})
  void beginTurn(Position p) {
    for (int unit = 0; unit < board.unitCount(); unit++) {
      p.mark(unit, KorsunFlag.AIR_SUPPLIED, p.is(unit, KorsunFlag.AIR_COMING));
      p.unmark(unit, KorsunFlag.AIR_COMING);
    }
  }

  // ---- lists and drafts

  /** The flights that would help somebody. */
  List<Order> useful(Position p, AgsRules rules) {
    return IntStream.of(usefulTowns(p, rules))
        .<Order>mapToObj(town -> new PlaceAir(new Hex(town), PURPOSE))
        .toList();
  }

  @Nullable Order draft(Position p, AgsRules rules, RandomGenerator random) {
    int[] useful = random.nextInt(4) == 0 ? new int[0] : usefulTowns(p, rules);
    return useful.length == 0
        ? null
        : new PlaceAir(new Hex(useful[random.nextInt(useful.length)]), PURPOSE);
  }
}
