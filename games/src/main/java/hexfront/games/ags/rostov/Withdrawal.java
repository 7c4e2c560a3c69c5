package hexfront.games.ags.rostov;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.Verdict;
import hexfront.engine.Verdict.Refusal;
import hexfront.engine.events.Eliminated;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.UnitRef;
import hexfront.games.ags.AgsRules;
import hexfront.games.ags.Phase;
import hexfront.games.ags.Withdraw;
import hexfront.games.ags.ZonesOfControl;
import java.util.Arrays;
import java.util.stream.IntStream;

/** Section 25.2: six Axis units leave for the Crimea by turn 5. */
final class Withdrawal {
  /** What leaving the map costs, in half points. */
  private static final int COST = 2;

  private final Board board;
  private final RostovData.Withdrawing data;
  private final HexSet exits;
  private final int[] axis;
  private final int[] germans;

  /** How far each hex is from the nearest exit. */
  private final int[] distances;

  Withdrawal(Board board, RostovData.Withdrawing data) {
    this.board = board;
    this.data = data;
    exits = board.map().area(data.area());
    axis =
        board.units().stream()
            .filter(unit -> unit.side() == Side.AXIS && board.occupies(unit.index()))
            .mapToInt(Unit::index)
            .toArray();
    germans = IntStream.of(axis).filter(this::isGerman).toArray();
    distances =
        IntStream.range(0, board.hexes())
            .map(hex -> exits.stream().map(e -> board.grid().distance(hex, e)).min().orElse(0))
            .toArray();
  }

  // ---- leaving by movement

  @Case("ROSTOV-25.2")
  Verdict check(Position p, Phase phase, Withdraw order, AgsRules rules) {
    if (p.phasing() != Side.AXIS || !phase.isMovement() || !isOpen(p)) {
      return Verdict.refused(
          "ROSTOV-25.2", "units withdraw in Axis movement phases up to turn " + data.byTurn());
    }
    if (order.units().size() == 0 || order.units().hasDoubles()) {
      return Verdict.refused("ROSTOV-25.2", "name each unit that withdraws once");
    }
    for (int unit : order.units().toArray()) {
      Refusal immobile = rules.movement().immobile(p, phase, unit);
      if (immobile != null) {
        return Verdict.refused(immobile.rule(), immobile.why());
      }
      String name = board.unit(unit).id();
      if (!board.occupies(unit)) {
        return Verdict.refused("ROSTOV-25.2", name + " is no unit");
      }
      if (!exits.has(p.hex(unit)) || ZonesOfControl.stops(p, Side.AXIS, p.hex(unit))) {
        return Verdict.refused(
            "ROSTOV-25.2", name + " does not stand in an exit hex free of enemy zones");
      }
      if (rules.movement().left(p, unit) < COST) {
        return Verdict.refused("ROSTOV-25.2", name + " has no movement point left to go");
      }
    }
    int germans = (int) order.units().stream().filter(this::isGerman).count();
    return left(p) >= order.units().size()
            && left(p) - order.units().size() >= germansLeft(p) - germans
        ? Verdict.legal()
        : Verdict.refused(
            "ROSTOV-25.2", "six units withdraw, no more, and two of them must be German");
  }

  @Case("ROSTOV-25.2")
  void carryOut(Position p, Withdraw order, Chronicle chronicle) {
    order.units().stream().forEach(unit -> leave(p, unit, chronicle));
  }

  private void leave(Position p, int unit, Chronicle chronicle) {
    p.takeOff(unit, Position.GONE);
    p.unmark(unit, ~0);
    p.mark(unit, RostovFlag.LEFT_THE_MAP);
    p.setValue(RostovValue.WITHDRAWN, p.value(RostovValue.WITHDRAWN) + 1);
    if (isGerman(unit)) {
      p.setValue(RostovValue.GERMANS_WITHDRAWN, p.value(RostovValue.GERMANS_WITHDRAWN) + 1);
    }
    chronicle.tell(new Eliminated(new UnitRef(unit), 0, "withdrawn", "ROSTOV-25.2"));
  }

  boolean isGerman(int unit) {
    return AirMarkers.isGerman(board.unit(unit));
  }

  /** Whether units may still withdraw. */
  boolean isOpen(Position p) {
    return p.turn() <= data.byTurn();
  }

  /** How many units have still to go. */
  int left(Position p) {
    return data.units() - p.value(RostovValue.WITHDRAWN);
  }

  int germansLeft(Position p) {
    return Math.max(0, data.germans() - p.value(RostovValue.GERMANS_WITHDRAWN));
  }

  // ---- the shortfall

  /** Whether the turn ends in which the last of them must be gone, and some are not. */
  @Case("ROSTOV-25.2")
  boolean isShort(Position p) {
    return p.turn() == data.byTurn()
        && p.phasing() == Side.SOVIET
        && left(p) > 0
        && nearest(p).length > 0;
  }

  /** The units nearest to the exits; only Germans once no others may be among the six. */
  @Case("ROSTOV-25.2")
  int[] nearest(Position p) {
    int[] found = germansLeft(p) >= left(p) ? nearest(p, germans) : new int[0];
    return found.length > 0 ? found : nearest(p, axis);
  }

  private int[] nearest(Position p, int[] candidates) {
    int[] found = new int[candidates.length];
    int near = Integer.MAX_VALUE;
    int count = 0;
    for (int unit : candidates) {
      int distance = p.onMap(unit) ? distances[p.hex(unit)] : Integer.MAX_VALUE;
      if (distance < near) {
        near = distance;
        count = 0;
      }
      if (distance == near && p.onMap(unit)) {
        found[count++] = unit;
      }
    }
    return Arrays.copyOf(found, count);
  }

  @Case("ROSTOV-25.2")
  Verdict check(Position p, Withdraw order) {
    if (order.units().size() != 1) {
      return Verdict.refused("ROSTOV-25.2", "name the units to be removed one by one");
    }
    int unit = order.units().get(0);
    return IntStream.of(nearest(p)).anyMatch(u -> u == unit)
        ? Verdict.legal()
        : Verdict.refused(
            "ROSTOV-25.2", board.unit(unit).id() + " is not among the units nearest to the exits");
  }
}
