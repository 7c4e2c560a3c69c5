package hexfront.games.ags.rostov;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.Verdict;
import hexfront.engine.events.Declared;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexSet;
import hexfront.games.ags.AirQuestions;
import hexfront.games.ags.Phase;
import hexfront.games.ags.PlaceAir;
import hexfront.games.ags.Terrain;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** Section 24 with 23.2: the air markers of both sides. */
final class AirMarkers implements AirQuestions {
  static final String AIR_SUPPLY = "air-supply";
  static final String RAIL_INTERDICTION = "rail-interdiction";
  static final String SUPPLY_PROTECTION = "supply-protection";
  static final String SUPPLY_INTERDICTION = "supply-interdiction";
  static final List<String> PURPOSES =
      List.of(AIR_SUPPLY, RAIL_INTERDICTION, SUPPLY_PROTECTION, SUPPLY_INTERDICTION);

  private static final int SERVED = 4;

  private final Board board;
  private final RostovData.Air data;
  private final SupplyCounters counters;
  private final HexSet railHexes;

  AirMarkers(Board board, RostovData.Air data, SupplyCounters counters) {
    this.board = board;
    this.data = data;
    this.counters = counters;
    railHexes = new HexSet(board.hexes());
    for (int hex = 0; hex < board.hexes(); hex++) {
      for (int d = 0; d < Direction.COUNT; d++) {
        if ((board.map().hexside(hex, d) & Terrain.RAILROAD) != 0) {
          railHexes.add(hex);
        }
      }
    }
  }

  // ---- how many there are

  @Case({"ROSTOV-24.0", "ROSTOV-24.1"})
  int axisPoints(int turn) {
    return turn >= data.fewerFrom() ? data.fewerPoints() : data.axisPoints();
  }

  /** The Axis markers not yet used in this turn. */
  @Case({"ROSTOV-24.0", "ROSTOV-24.1"})
  int axisLeft(Position p) {
    return axisPoints(p.turn())
        - p.value(RostovValue.USED_ON_RAIL)
        - p.value(RostovValue.USED_ON_PROTECTION)
        - p.value(RostovValue.USED_ON_SUPPLY);
  }

  @Override
  @Case("ROSTOV-24.22")
  public void spendAirPoint(Position p, Side side) {
    p.setValue(RostovValue.SOVIET_AIR_USED, 1);
  }

  @Override
  public String airCase(Position p, Side side) {
    return side == Side.AXIS ? "ROSTOV-19.8" : "ROSTOV-24.2";
  }

  /** The Soviet marker helps Soviet attacks late in the game; no other air point joins a combat. */
  @Override
  @Case({"ROSTOV-19.8", "ROSTOV-24.2", "ROSTOV-24.22"})
  public int airPoints(Position p, Side side) {
    return side == Side.SOVIET
            && p.phasing() == Side.SOVIET
            && p.turn() >= data.combatFrom()
            && p.value(RostovValue.SOVIET_AIR_USED) == 0
        ? 1
        : 0;
  }

  /** What a marker does beyond supply itself, in points. */
  double usefulness(Position p, PlaceAir order) {
    int hex = order.hex().index();
    return switch (order.purpose()) {
      case SUPPLY_PROTECTION, SUPPLY_INTERDICTION -> 0.1 + 0.1 * unitsNear(p, hex);
      default -> 0;
    };
  }

  /** How many Axis units a counter in a hex may serve. */
  private long unitsNear(Position p, int hex) {
    return board.units().stream()
        .filter(
            u ->
                u.side() == Side.AXIS
                    && board.occupies(u.index())
                    && p.onMap(u.index())
                    && board.grid().distance(p.hex(u.index()), hex) <= SERVED)
        .count();
  }

  // ---- placing them

  /**
   * Whether a marker may be placed.
   *
   * @param beforeMovement whether a player-turn begins and nobody has moved
   */
  @Case({"ROSTOV-24.0", "ROSTOV-24.1", "ROSTOV-24.2"})
  Verdict check(Position p, Phase phase, PlaceAir order, boolean beforeMovement) {
    int hex = order.hex().index();
    if (hex < 0 || !PURPOSES.contains(order.purpose())) {
      return Verdict.refused("ROSTOV-24.0", "an air marker goes on a hex, for one of " + PURPOSES);
    }
    if (order.purpose().equals(SUPPLY_INTERDICTION)) {
      return checkInterdiction(p, phase, hex);
    }
    if (axisLeft(p) <= 0) {
      return Verdict.refused(
          order.purpose().equals(AIR_SUPPLY) && p.value(RostovValue.USED_ON_SUPPLY) > 0
              ? "ROSTOV-23.2"
              : "ROSTOV-24.1",
          "the Axis player has used all air markers of this turn");
    }
    return switch (order.purpose()) {
      case AIR_SUPPLY -> checkAirSupply(p, hex, beforeMovement);
      case RAIL_INTERDICTION -> checkRail(p, phase, hex);
      default -> checkProtection(p, phase, hex);
    };
  }

  @Case({"ROSTOV-23.2", "ROSTOV-24.12"})
  private Verdict checkAirSupply(Position p, int hex, boolean beforeMovement) {
    if (!beforeMovement) {
      return Verdict.refused(
          "ROSTOV-24.12", "air supply is placed when a player-turn begins, before any movement");
    }
    if (p.value(RostovValue.USED_ON_SUPPLY) > 0) {
      return Verdict.refused("ROSTOV-23.2", "one stack is supplied by air in a turn, not two");
    }
    return germans(p, hex).findAny().isPresent()
        ? Verdict.legal()
        : Verdict.refused("ROSTOV-23.2", board.grid().number(hex) + " holds no German combat unit");
  }

  @Case({"ROSTOV-24.11", "ROSTOV-24.14"})
  private Verdict checkRail(Position p, Phase phase, int hex) {
    if (p.phasing() != Side.AXIS || phase != Phase.AIR_POWER) {
      return Verdict.refused("ROSTOV-24.11", "this is done in the Axis air power phase");
    }
    if (p.value(RostovValue.USED_ON_RAIL) >= data.samePurpose()) {
      return Verdict.refused("ROSTOV-24.14", "at most two markers serve the same purpose");
    }
    return railHexes.has(hex) && !isInterdicted(p, hex)
        ? Verdict.legal()
        : Verdict.refused(
            "ROSTOV-24.11", board.grid().number(hex) + " is no rail hex without a marker");
  }

  @Case({"ROSTOV-24.13", "ROSTOV-24.14"})
  private Verdict checkProtection(Position p, Phase phase, int hex) {
    if (p.phasing() != Side.AXIS || phase != Phase.AIR_POWER) {
      return Verdict.refused("ROSTOV-24.13", "this is done in the Axis air power phase");
    }
    if (p.value(RostovValue.USED_ON_PROTECTION) >= data.samePurpose()) {
      return Verdict.refused("ROSTOV-24.14", "at most two markers serve the same purpose");
    }
    return counters.in(p, hex).anyMatch(unit -> !p.is(unit, RostovFlag.PROTECTED))
        ? Verdict.legal()
        : Verdict.refused(
            "ROSTOV-24.13", board.grid().number(hex) + " has no supply counter to protect");
  }

  @Case({"ROSTOV-24.21", "ROSTOV-23.18", "ROSTOV-24.2"})
  private Verdict checkInterdiction(Position p, Phase phase, int hex) {
    if (p.phasing() != Side.SOVIET || phase != Phase.AIR_POWER) {
      return Verdict.refused("ROSTOV-24.21", "this is done in the Soviet air power phase");
    }
    if (p.value(RostovValue.SOVIET_AIR_USED) > 0) {
      return Verdict.refused("ROSTOV-24.0", "the Soviet air marker was used in this turn");
    }
    if (counters.in(p, hex).findAny().isEmpty()) {
      return Verdict.refused("ROSTOV-24.21", board.grid().number(hex) + " has no supply counter");
    }
    boolean guarded = IntStream.of(p.stack(hex)).anyMatch(u -> isGerman(board.unit(u)));
    boolean covered = counters.in(p, hex).anyMatch(unit -> p.is(unit, RostovFlag.PROTECTED));
    return guarded || covered
        ? Verdict.refused(
            "ROSTOV-24.21",
            board.grid().number(hex)
                + (guarded ? " holds a German unit" : " has an Axis air marker"))
        : Verdict.legal();
  }

  void carryOut(Position p, PlaceAir order, Chronicle chronicle) {
    int hex = order.hex().index();
    switch (order.purpose()) {
      case AIR_SUPPLY -> {
        germans(p, hex).forEach(unit -> p.mark(unit, RostovFlag.AIR_SUPPLIED));
        count(p, RostovValue.USED_ON_SUPPLY);
      }
      case RAIL_INTERDICTION -> {
        p.setValue(RostovValue.RAIL_MARKER + p.value(RostovValue.USED_ON_RAIL), hex + 1);
        count(p, RostovValue.USED_ON_RAIL);
      }
      case SUPPLY_PROTECTION -> {
        counters.in(p, hex).forEach(unit -> p.mark(unit, RostovFlag.PROTECTED));
        count(p, RostovValue.USED_ON_PROTECTION);
      }
      default -> {
        p.setValue(RostovValue.INTERDICTED, counters.in(p, hex).findFirst().orElseThrow() + 1);
        count(p, RostovValue.SOVIET_AIR_USED);
      }
    }
    chronicle.tell(
        new Declared(order.purpose() + " on " + board.grid().number(hex), true, "ROSTOV-24.0"));
  }

  private static void count(Position p, int value) {
    p.setValue(value, p.value(value) + 1);
  }

  private IntStream germans(Position p, int hex) {
    return IntStream.of(p.stack(hex)).filter(unit -> isGerman(board.unit(unit)));
  }

  static boolean isGerman(Unit unit) {
    return unit.side() == Side.AXIS && unit.nationality().equals("german");
  }

  // ---- what they do, and when they come off

  @Case("ROSTOV-24.11")
  boolean isInterdicted(Position p, int hex) {
    return p.value(RostovValue.RAIL_MARKER) == hex + 1
        || p.value(RostovValue.RAIL_MARKER + 1) == hex + 1;
  }

  /** The rail hexes under markers. */
  @Case("ROSTOV-24.11")
  int[] interdicted(Position p) {
    int[] hexes = new int[RostovValue.RAIL_MARKERS];
    int n = 0;
    for (int i = 0; i < RostovValue.RAIL_MARKERS; i++) {
      if (p.value(RostovValue.RAIL_MARKER + i) > 0) {
        hexes[n++] = p.value(RostovValue.RAIL_MARKER + i) - 1;
      }
    }
    return n == hexes.length ? hexes : Arrays.copyOf(hexes, n);
  }

  @Case({"ROSTOV-24.11", "ROSTOV-24.21"})
  void beginPhase(Position p, Phase phase) {
    if (phase == Phase.AIR_POWER && p.phasing() == Side.SOVIET) {
      p.setValue(RostovValue.RAIL_MARKER, 0);
      p.setValue(RostovValue.RAIL_MARKER + 1, 0);
    } else if (phase == Phase.AIR_POWER) {
      p.setValue(RostovValue.INTERDICTED, 0);
    }
  }

  @Case({"ROSTOV-23.2", "ROSTOV-24.12", "ROSTOV-24.13"})
  void endPlayerTurn(Position p) {
    p.unmarkAll(
        p.phasing() == Side.SOVIET
            ? RostovFlag.AIR_SUPPLIED | RostovFlag.PROTECTED
            : RostovFlag.AIR_SUPPLIED);
  }

  @Case("ROSTOV-24.0")
  void beginTurn(Position p) {
    p.setValue(RostovValue.USED_ON_RAIL, 0);
    p.setValue(RostovValue.USED_ON_PROTECTION, 0);
    p.setValue(RostovValue.USED_ON_SUPPLY, 0);
    p.setValue(RostovValue.SOVIET_AIR_USED, 0);
  }

  /** Whether the phasing side has nothing to do in its air power phase. */
  boolean passes(Position p) {
    if (p.phasing() == Side.AXIS) {
      return axisLeft(p) <= 0;
    }
    return p.value(RostovValue.SOVIET_AIR_USED) > 0
        || IntStream.of(counters.all())
            .filter(p::onMap)
            .noneMatch(unit -> checkInterdiction(p, Phase.AIR_POWER, p.hex(unit)).isLegal());
  }
}
