package hexfront.games.ags.star;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.Verdict.Refusal;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Move;
import hexfront.games.ags.Disengaging;
import hexfront.games.ags.Flag;
import hexfront.games.ags.ZonesOfControl;
import org.jspecify.annotations.Nullable;

/** Section 22, as the Addenda correct it: leaving an enemy zone for two movement points. */
final class Disengagement {
  private final Board board;
  private final SovietDoctrine doctrine;
  private final int cost;

  Disengagement(Board board, SovietDoctrine doctrine, int points) {
    this.board = board;
    this.doctrine = doctrine;
    cost = 2 * points;
  }

  /** Germans, Soviet units in defensive mode and headquarters. */
  @Case({"STAR-22.0", "STAR-21.13", "STAR-21.16", "STAR-21.21"})
  boolean isOpenTo(Position p, int unit) {
    return board.side(unit) == Side.AXIS
        || doctrine.isHeadquarters(unit)
        || p.is(unit, StarFlag.DEFENSIVE);
  }

  @Case({"STAR-22.0", "STAR-22.13"})
  Verdict check(Position p, Move order, int unit) {
    String name = board.unit(unit).id();
    if (!isOpenTo(p, unit)) {
      return Verdict.refused("STAR-21.13", name + " is in offensive mode and cannot disengage");
    }
    if (p.is(unit, Flag.MOVING) || p.spent(unit) > 0) {
      return Verdict.refused("STAR-22.13", name + " disengages only when it begins to move");
    }
    if (!ZonesOfControl.stops(p, board.side(unit), p.hex(unit))) {
      return Verdict.refused("STAR-22.0", name + " is in no enemy zone");
    }
    return board.side(unit) == Side.AXIS
        ? checkGerman(p, order.path(), name)
        : checkSoviet(p, order.path(), name);
  }

  @Case("STAR-22.11")
  private static Verdict checkSoviet(Position p, Hexes path, String name) {
    return path.stream()
            .skip(1)
            .anyMatch(hex -> hex >= 0 && ZonesOfControl.stops(p, Side.SOVIET, hex))
        ? Verdict.refused("STAR-22.11", name + " disengages only where no enemy zone is")
        : Verdict.legal();
  }

  @Case("STAR-22.12")
  private static Verdict checkGerman(Position p, Hexes path, String name) {
    int first = path.get(1);
    return first >= 0 && ZonesOfControl.stops(p, Side.AXIS, first) && !p.holds(Side.AXIS, first)
        ? Verdict.refused(
            "STAR-22.12",
            name + " goes from one enemy zone to another only where a friendly unit stands")
        : Verdict.legal();
  }

  /** What disengaging costs besides the path, in half points. */
  @Case("STAR-22.0")
  int extraCost(Move order) {
    return Disengaging.is(order) ? cost : 0;
  }

  void moved(Position p, Move order) {
    if (Disengaging.is(order)) {
      order.units().stream().forEach(unit -> p.mark(unit, StarFlag.DISENGAGED));
    }
  }

  /** Whether a unit has disengaged and may not come near an enemy again in this phase. */
  boolean restricts(Position p, int unit) {
    return p.is(unit, StarFlag.DISENGAGED) && board.side(unit) == Side.SOVIET;
  }

  @Case("STAR-22.11")
  @Nullable Refusal barredStep(Position p, int unit, int to) {
    return barsStep(p, unit, to)
        ? new Refusal(
            "STAR-22.11",
            board.unit(unit).id() + " has disengaged and enters no enemy zone in this phase")
        : null;
  }

  /** Whether {@link #barredStep} has anything against a step. */
  @Case("STAR-22.11")
  boolean barsStep(Position p, int unit, int to) {
    return restricts(p, unit) && ZonesOfControl.stops(p, Side.SOVIET, to);
  }
}
