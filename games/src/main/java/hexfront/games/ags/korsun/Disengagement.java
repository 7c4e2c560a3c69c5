package hexfront.games.ags.korsun;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.Verdict.Refusal;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Move;
import hexfront.engine.orders.Units;
import hexfront.games.ags.AgsRules;
import hexfront.games.ags.Flag;
import hexfront.games.ags.ZonesOfControl;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** Section 22: how German units leave enemy zones, by delay or by disengagement. */
final class Disengagement {
  private final Board board;
  private final KorsunData.Withdrawal data;

  Disengagement(Board board, KorsunData data) {
    this.board = board;
    this.data = data.withdrawal();
  }

  /** What it costs besides the path, in half points. */
  @Case({"KORSUN-22.1", "KORSUN-22.13", "KORSUN-22.2", "KORSUN-22.23"})
  int extraCost(Move order) {
    return Withdrawing.by(order).leaves() ? 2 * data.extra() : 0;
  }

  // ---- may this unit leave

  @Case({
    "KORSUN-21.16",
    "KORSUN-22.0",
    "KORSUN-22.1",
    "KORSUN-22.2",
    "KORSUN-22.21",
    "KORSUN-22.22",
    "KORSUN-22.24"
  })
  Verdict check(Position p, Move order, int unit, AgsRules rules) {
    String name = board.unit(unit).id();
    if (board.side(unit) == Side.SOVIET) {
      return refused("KORSUN-22.24", "Soviet units neither delay nor disengage");
    }
    if (Withdrawing.by(order).disengage() && Withdrawing.by(order).delay()) {
      return refused("KORSUN-22.22", name + " either delays or disengages");
    }
    if (Withdrawing.by(order).disengage() && p.turn() < data.disengagesFrom()) {
      return new Verdict.Refused(
          p.turn() == 1
              ? List.of(
                  new Refusal("KORSUN-21.16", "no German unit disengages on turn 1"),
                  new Refusal("KORSUN-22.24", "no German unit disengages before turn 3"))
              : List.of(
                  new Refusal("KORSUN-22.24", "no German unit disengages on turn " + p.turn())));
    }
    if (!ZonesOfControl.stops(p, Side.AXIS, p.hex(unit))) {
      return refused(
          Withdrawing.by(order).delay() ? "KORSUN-22.1" : "KORSUN-22.21",
          name + " is not in an enemy zone");
    }
    if (p.spent(unit) > 0 || p.startHex(unit) != p.hex(unit)) {
      return refused(
          Withdrawing.by(order).delay() ? "KORSUN-22.11" : "KORSUN-22.21",
          name + " did not begin the phase in this hex, or has spent points");
    }
    return checkCost(p, order, unit, rules);
  }

  /** Whoever cannot pay does not go; there is no guaranteed hex. */
  @Case({"KORSUN-22.13", "KORSUN-22.23"})
  private Verdict checkCost(Position p, Move order, int unit, AgsRules rules) {
    int d = board.grid().direction(order.path().first(), order.path().get(1));
    if (d < 0) {
      return Verdict.legal();
    }
    int step = rules.movement().stepCost(p, unit, order.path().first(), d);
    int left = rules.movement().left(p, unit) - extraCost(order);
    return step == Integer.MAX_VALUE || step <= left
        ? Verdict.legal()
        : refused(
            Withdrawing.by(order).delay() ? "KORSUN-22.13" : "KORSUN-22.23",
            board.unit(unit).id() + " has too few points to leave the enemy zone");
  }

  private static Verdict refused(String rule, String why) {
    return Verdict.refused(rule, why);
  }

  // ---- may they leave together

  /** Whoever delays may go into another enemy zone; whoever disengages may not. */
  @Case({"KORSUN-22.12", "KORSUN-22.22"})
  Verdict checkMove(Position p, Move order) {
    if (p.phasing() != Side.AXIS) {
      return Verdict.legal();
    }
    Verdict verdict =
        Withdrawing.by(order).disengage() ? checkFreeWay(p, order.path()) : Verdict.legal();
    if (verdict.isLegal() && Withdrawing.by(order).delay()) {
      verdict = checkUnspent(p, order.path().first());
    }
    return verdict.isLegal()
        ? checkCover(p, order.units(), Withdrawing.by(order).delay())
        : verdict;
  }

  /** Whoever disengages enters no enemy zone in that phase. */
  @Case({"KORSUN-22.2", "KORSUN-22.21"})
  private Verdict checkFreeWay(Position p, Hexes path) {
    for (int i = 1; i < path.size(); i++) {
      if (ZonesOfControl.stops(p, Side.AXIS, path.get(i))) {
        return refused(
            i == 1 ? "KORSUN-22.2" : "KORSUN-22.21",
            board.grid().number(path.get(i)) + " is in an enemy zone");
      }
    }
    return Verdict.legal();
  }

  /** Nobody who began in the hex, or now stands there, has spent points but by delaying. */
  @Case("KORSUN-22.11")
  private Verdict checkUnspent(Position p, int hex) {
    for (int unit = 0; unit < board.unitCount(); unit++) {
      if (board.side(unit) == Side.AXIS && p.onMap(unit)) {
        boolean spent = p.hex(unit) == hex && p.spent(unit) > 0;
        boolean left =
            p.hex(unit) != hex && p.startHex(unit) == hex && !p.is(unit, KorsunFlag.DELAYED);
        if (spent || left) {
          return refused("KORSUN-22.11", board.unit(unit).id() + " has spent points in this phase");
        }
      }
    }
    return Verdict.legal();
  }

  /** Where units delay or have delayed, one that began the phase there stays. */
  @Case({"KORSUN-22.1", "KORSUN-22.11"})
  Verdict checkCover(Position p, Units leaving, boolean delay) {
    int hex = p.hex(leaving.get(0));
    if (!delay && !hasDelayedFrom(p, hex)) {
      return Verdict.legal();
    }
    for (int unit = p.first(hex); unit >= 0; unit = p.next(unit)) {
      if (!leaving.has(unit) && p.startHex(unit) == hex) {
        return Verdict.legal();
      }
    }
    return refused(
        "KORSUN-22.1", "one unit must stay in " + board.grid().number(hex) + " to cover the delay");
  }

  private boolean hasDelayedFrom(Position p, int hex) {
    for (int unit = 0; unit < board.unitCount(); unit++) {
      if (p.is(unit, KorsunFlag.DELAYED) && p.startHex(unit) == hex) {
        return true;
      }
    }
    return false;
  }

  // ---- afterwards

  void moved(Position p, Move order) {
    if (Withdrawing.by(order).leaves()) {
      for (int unit : order.units().toArray()) {
        p.mark(unit, Withdrawing.by(order).delay() ? KorsunFlag.DELAYED : KorsunFlag.DISENGAGED);
      }
    }
  }

  boolean restricts(Position p, int unit) {
    return p.is(unit, KorsunFlag.DISENGAGED);
  }

  @Case("KORSUN-22.21")
  @Nullable Refusal barredStep(Position p, int unit, int to) {
    return restricts(p, unit) && ZonesOfControl.stops(p, Side.AXIS, to)
        ? new Refusal(
            "KORSUN-22.21",
            board.unit(unit).id() + " has disengaged and enters no enemy zone in this phase")
        : null;
  }

  // ---- lists and drafts: the first hex; from there units move on as always

  boolean list(Position p, Predicate<Order> each) {
    if (p.phasing() != Side.AXIS) {
      return true;
    }
    for (int unit = 0; unit < board.unitCount(); unit++) {
      if (isHeld(p, unit)) {
        for (int d = 0; d < Direction.COUNT; d++) {
          int to = board.grid().neighbour(p.hex(unit), d);
          if (to != HexGrid.OFF
              && !(each.test(move(p, unit, to, true)) && each.test(move(p, unit, to, false)))) {
            return false;
          }
        }
      }
    }
    return true;
  }

  /** The first steps by which a unit could get away. */
  void of(Position p, int unit, Consumer<Order> each) {
    for (int d = 0; d < Direction.COUNT && p.phasing() == Side.AXIS && isHeld(p, unit); d++) {
      int to = board.grid().neighbour(p.hex(unit), d);
      if (to != HexGrid.OFF) {
        each.accept(move(p, unit, to, p.turn() < data.disengagesFrom()));
      }
    }
  }

  private boolean isHeld(Position p, int unit) {
    return board.side(unit) == Side.AXIS
        && p.onMap(unit)
        && !p.is(unit, Flag.DONE | Flag.DISRUPTED)
        && p.spent(unit) == 0
        && ZonesOfControl.stops(p, Side.AXIS, p.hex(unit));
  }

  private static Move move(Position p, int unit, int to, boolean delay) {
    return new Move(Units.of(unit), Hexes.of(p.hex(unit), to), new Withdrawing(!delay, delay));
  }

  @Nullable Order draft(Position p, RandomGenerator random, int[] units) {
    if (p.phasing() != Side.AXIS || units.length == 0) {
      return null;
    }
    int unit = units[random.nextInt(units.length)];
    if (!isHeld(p, unit)) {
      return null;
    }
    int to = board.grid().neighbour(p.hex(unit), random.nextInt(Direction.COUNT));
    return to == HexGrid.OFF ? null : move(p, unit, to, random.nextBoolean());
  }
}
