package hexfront.games.ags.korsun;

import hexfront.engine.Ask;
import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.EndPhase;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Units;
import hexfront.games.ags.AgsRules;
import hexfront.games.ags.Terrain;
import hexfront.games.ags.ZonesOfControl;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * Section 18.2: the German set-up. The units already stand in a ready-made set-up; the German
 * player may place them otherwise before play begins.
 */
final class GermanSetUp {
  private static final int ONE_IN_ENDS = 4;
  private static final int DRAFTS = 6;

  private final Board board;
  private final KorsunData data;
  private final StartLine line;
  private final Assignments assignments;
  private final HexSet water;

  GermanSetUp(Board board, KorsunData data, StartLine line, Assignments assignments) {
    this.board = board;
    this.data = data;
    this.line = line;
    this.assignments = assignments;
    water = board.map().hexesWith(Terrain.HEXES.bit("river") | Terrain.HEXES.bit("sea"));
  }

  /** The hex around which units may gather. */
  String gathering() {
    return data.gathering().hex();
  }

  // ---- placing a unit

  /** Whether a unit may start in a hex. */
  @Case({"KORSUN-18.21", "KORSUN-18.22", "KORSUN-18.23"})
  Verdict mayStart(int unit, int hex) {
    String name = board.unit(unit).id();
    String letter = assignments.letter(unit);
    StartLine.Stretch stretch = letter == null ? null : line.stretch(letter);
    if (stretch != null) {
      return stretch.area().has(hex)
          ? Verdict.legal()
          : Verdict.refused(
              line.isGermanSide(hex) ? "KORSUN-18.22" : "KORSUN-18.23",
              name + " starts in area " + letter + " on the German side of the line");
    }
    int marked = assignments.hex(unit);
    if (marked < 0) {
      return Verdict.refused("KORSUN-18.26", name + " is not set up before play");
    }
    if (!assignments.isGathered(unit)) {
      return hex == marked
          ? Verdict.legal()
          : Verdict.refused("KORSUN-18.21", name + " starts in " + board.grid().number(marked));
    }
    if (!line.isGermanSide(hex)) {
      return Verdict.refused("KORSUN-18.23", name + " starts on the German side of the line");
    }
    return board.grid().distance(hex, marked) <= data.gathering().radius()
        ? Verdict.legal()
        : Verdict.refused(
            "KORSUN-18.21",
            name
                + " starts within "
                + data.gathering().radius()
                + " hexes of "
                + board.grid().number(marked));
  }

  @Case({"KORSUN-18.21", "KORSUN-18.22", "KORSUN-18.23", "KORSUN-19.25"})
  Verdict check(Position p, Place order) {
    if (order.units().size() == 0 || order.units().hasDoubles()) {
      return Verdict.refused("KORSUN-18.2", "name each unit to be placed once");
    }
    int hex = order.hex().index();
    if (hex < 0 || water.has(hex) || p.holds(Side.SOVIET, hex)) {
      return Verdict.refused("KORSUN-18.23", "no German unit can start there");
    }
    for (int unit : order.units().toArray()) {
      Verdict verdict =
          board.side(unit) == Side.AXIS
              ? mayStart(unit, hex)
              : Verdict.refused("KORSUN-18.0", "the Soviet units are set up");
      if (!verdict.isLegal()) {
        return verdict;
      }
    }
    return Verdict.legal();
  }

  static void carryOut(Position p, Place order, AgsRules rules, Chronicle chronicle) {
    for (int unit : order.units().toArray()) {
      p.place(unit, order.hex().index());
    }
    rules.control().occupied(p, Side.AXIS, order.hex().index(), chronicle);
  }

  // ---- ending the set-up

  @Case({"KORSUN-18.24", "KORSUN-18.25"})
  Verdict checkEnd(Position p, AgsRules rules) {
    for (int unit : rules.roster().units(Side.AXIS)) {
      if (p.onMap(unit) && rules.stacking().isOverfull(p, p.hex(unit))) {
        return Verdict.refused(
            "KORSUN-18.25", "too many units in " + board.grid().number(p.hex(unit)));
      }
    }
    for (StartLine.Stretch stretch : line.stretches().values()) {
      int open = firstUncovered(p, stretch);
      if (open >= 0) {
        return Verdict.refused(
            "KORSUN-18.24",
            "no unit of area "
                + stretch.letter()
                + " holds "
                + board.grid().number(open)
                + " or has a zone there");
      }
    }
    return Verdict.legal();
  }

  @Case("KORSUN-18.24")
  private int firstUncovered(Position p, StartLine.Stretch stretch) {
    return stretch.front().stream()
        .filter(hex -> !isCovered(p, stretch.letter(), hex))
        .findFirst()
        .orElse(-1);
  }

  private boolean isCovered(Position p, String letter, int hex) {
    if (holds(p, letter, hex)) {
      return true;
    }
    for (int d = 0; d < Direction.COUNT; d++) {
      int from = board.grid().neighbour(hex, d);
      if (from != HexGrid.OFF
          && ZonesOfControl.extend(board.map(), from, Direction.opposite(d))
          && holds(p, letter, from)) {
        return true;
      }
    }
    return false;
  }

  private boolean holds(Position p, String letter, int hex) {
    for (int unit = p.first(hex); unit >= 0; unit = p.next(unit)) {
      if (letter.equals(assignments.letter(unit))) {
        return true;
      }
    }
    return false;
  }

  // ---- lists and drafts

  private IntStream movable(AgsRules rules) {
    return IntStream.of(rules.roster().units(Side.AXIS))
        .filter(unit -> assignments.letter(unit) != null || assignments.isGathered(unit));
  }

  private IntStream starts(int unit) {
    String letter = assignments.letter(unit);
    StartLine.Stretch stretch = letter == null ? null : line.stretch(letter);
    return stretch == null
        ? line.germanSide().filter(hex -> mayStart(unit, hex).isLegal())
        : stretch.area().stream();
  }

  /** Lists how units may be placed one by one; they may be placed together as well. */
  boolean list(Position p, AgsRules rules, Predicate<Order> each) {
    for (int unit : movable(rules).toArray()) {
      for (int hex : starts(unit).toArray()) {
        if (p.hex(unit) != hex && !each.test(new Place(Units.of(unit), new Hex(hex)))) {
          return false;
        }
      }
    }
    return false;
  }

  /** Where each unit may be placed. */
  Ask places(Position p, AgsRules rules) {
    return Ask.Allot.ofOne(
        "place",
        movable(rules)
            .mapToObj(
                unit ->
                    new Ask.Lot(
                        unit, Hexes.of(starts(unit).filter(hex -> hex != p.hex(unit)).toArray())))
            .toList(),
        (unit, hex) -> new Place(Units.of(unit), new Hex(hex)));
  }

  /** Never spoils the set-up, so that it can always be ended; mends what somebody has spoilt. */
  Order draft(Position p, AgsRules rules, RandomGenerator random) {
    int[] units = movable(rules).toArray();
    for (int i = 0; i < DRAFTS && units.length > 0 && random.nextInt(ONE_IN_ENDS) > 0; i++) {
      int unit = units[random.nextInt(units.length)];
      int[] hexes = starts(unit).toArray();
      if (hexes.length > 0) {
        Place draft = new Place(Units.of(unit), new Hex(hexes[random.nextInt(hexes.length)]));
        if (check(p, draft).isLegal()) {
          Position after = p.copy();
          after.place(unit, draft.hex().index());
          if (checkEnd(after, rules).isLegal()) {
            return draft;
          }
        }
      }
    }
    return checkEnd(p, rules).isLegal() ? new EndPhase() : mend(p, rules, random);
  }

  /** A placing after which the set-up can be ended, or else any. */
  private Order mend(Position p, AgsRules rules, RandomGenerator random) {
    Order[] found = new Order[1];
    int[] seen = new int[1];
    list(
        p,
        rules,
        order -> {
          Place place = (Place) order;
          if (!check(p, place).isLegal()) {
            return true;
          }
          Position after = p.copy();
          place.units().stream().forEach(unit -> after.place(unit, place.hex().index()));
          boolean mended = checkEnd(after, rules).isLegal();
          if (mended || random.nextInt(++seen[0]) == 0) {
            found[0] = place;
          }
          return !mended;
        });
    return found[0] == null ? new EndPhase() : found[0];
  }
}
