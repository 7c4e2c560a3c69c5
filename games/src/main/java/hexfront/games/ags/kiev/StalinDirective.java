package hexfront.games.ags.kiev;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.Verdict;
import hexfront.engine.Verdict.Refusal;
import hexfront.engine.dice.Dice;
import hexfront.engine.events.Declared;
import hexfront.engine.events.Rolled;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Move;
import hexfront.engine.orders.Rail;
import hexfront.engine.orders.Units;
import hexfront.games.ags.Flag;
import hexfront.games.ags.Terrain;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Section 22: Stalin's directive. While it stands, Soviet units move only along their hexrow or
 * west of it, unless they are relieved, west of the Seim-Desna-Dnieper, or headquarters.
 */
final class StalinDirective {
  private final Board board;
  private final HexGrid grid;
  private final KievData.Directive data;
  private final HexSet west;

  /** By hex and direction: whether a step leads to a higher hexrow off the roads. */
  private final boolean[] eastward;

  /** By unit. */
  private final boolean[] headquarters;

  StalinDirective(Board board, KievData.Directive data, HexSet west) {
    this.board = board;
    this.grid = board.grid();
    this.data = data;
    this.west = west;
    eastward = new boolean[grid.size() * Direction.COUNT];
    for (int hex = 0; hex < grid.size(); hex++) {
      for (int d = 0; d < Direction.COUNT; d++) {
        int to = grid.neighbour(hex, d);
        eastward[hex * Direction.COUNT + d] =
            to != HexGrid.OFF
                && grid.column(to) > grid.column(hex)
                && (board.map().hexside(hex, d) & Terrain.ROAD) == 0;
      }
    }
    headquarters = new boolean[board.unitCount()];
    for (Unit unit : board.units()) {
      headquarters[unit.index()] = unit.arm().equals("headquarters");
    }
  }

  // ---- when it stands

  @Case("KIEV-22.0")
  void beginTurn(Position p, Dice dice, Chronicle chronicle) {
    p.unmarkAll(KievFlag.RELIEVED | KievFlag.HAS_RELIEVED);
    int turn = p.turn();
    boolean stands = data.inForce().contains(turn);
    if (turn >= data.rollsFrom()) {
      int die = dice.roll();
      chronicle.tell(new Rolled(List.of(die), "stand-fast", Side.SOVIET, "KIEV-22.0"));
      stands = die + (inForce(p) ? 1 : 0) <= data.standsOn();
    }
    if (stands || inForce(p)) {
      chronicle.tell(new Declared("stand-fast", stands, "KIEV-22.0"));
    }
    set(p, stands);
  }

  boolean inForce(Position p) {
    return p.value(Kiev.STAND_FAST) != 0;
  }

  void set(Position p, boolean stands) {
    p.setValue(Kiev.STAND_FAST, stands ? 1 : 0);
  }

  /** The value a fresh game would have on this turn. */
  boolean standsByItself(int turn) {
    return data.inForce().contains(turn);
  }

  // ---- whom it binds

  @Case("KIEV-22.1")
  boolean restricts(Position p, int unit) {
    return inForce(p)
        && board.side(unit) == Side.SOVIET
        && !headquarters[unit]
        && !p.is(unit, KievFlag.RELIEVED)
        && !(p.startHex(unit) >= 0 && west.has(p.startHex(unit)));
  }

  /** A step off the road may not lead to a higher hexrow, unless relief stands ready. */
  @Case({"KIEV-22.1", "KIEV-22.22", "KIEV-22.25"})
  @Nullable Refusal barredStep(Position p, int unit, int from, int direction) {
    return barsStep(p, unit, from, direction)
        ? new Refusal(
            "KIEV-22.1",
            "under the stand-fast order "
                + board.unit(unit).id()
                + " may not move to a higher hexrow")
        : null;
  }

  /** Whether {@link #barredStep} has anything against a step. */
  @Case({"KIEV-22.1", "KIEV-22.22", "KIEV-22.25"})
  boolean barsStep(Position p, int unit, int from, int direction) {
    return eastward[from * Direction.COUNT + direction]
        && restricts(p, unit)
        && reliefFor(p, unit) < 0;
  }

  @Case({"KIEV-22.1", "KIEV-22.22", "KIEV-22.25", "KIEV-22.24"})
  Verdict checkMove(Position p, Move order) {
    Verdict relief = checkRelief(p, order);
    if (!relief.isLegal() || !inForce(p) || p.phasing() != Side.SOVIET) {
      return relief;
    }
    int inNeed = 0;
    boolean tooLate = false;
    for (int unit : order.units().toArray()) {
      if (needsRelief(p, unit, order.path())) {
        inNeed++;
        tooLate |= hasMoved(p, unit);
      }
    }
    return !tooLate && inNeed <= reliefs(p, order.path().first(), order.units())
        ? Verdict.legal()
        : Verdict.refused(
            "KIEV-22.25",
            "under the stand-fast order the move must end in its starting hexrow or a lower one");
  }

  /**
   * Whether a unit breaks the directive by going along this path unrelieved. A hex entered by
   * overrun counts as where it began.
   */
  private boolean needsRelief(Position p, int unit, Hexes path) {
    if (!restricts(p, unit)) {
      return false;
    }
    int limit = Math.max(column(p.startHex(unit)), column(path.first()));
    if (column(path.last()) > limit) {
      return true;
    }
    for (int i = 1; i < path.size(); i++) {
      int from = path.get(i - 1);
      boolean byRoad =
          (board.map().hexside(from, grid.direction(from, path.get(i))) & Terrain.ROAD) != 0;
      if (column(path.get(i)) > column(from) && !byRoad) {
        return true;
      }
    }
    return false;
  }

  private int column(int hex) {
    return hex < 0 ? 0 : grid.column(hex);
  }

  @Case("KIEV-22.22")
  Verdict checkRail(Position p, Rail order) {
    int unit = order.unit().index();
    return needsRelief(p, order) && reliefFor(p, unit) < 0
        ? Verdict.refused(
            "KIEV-22.22",
            "under the stand-fast order a rail move must end in its starting hexrow or a lower one")
        : Verdict.legal();
  }

  private boolean needsRelief(Position p, Rail order) {
    int unit = order.unit().index();
    return restricts(p, unit)
        && column(order.path().last())
            > Math.max(column(p.startHex(unit)), column(order.path().first()));
  }

  // ---- relief

  /** The unit that can relieve this one where it stands, or -1. */
  @Case({"KIEV-22.2", "KIEV-22.21", "KIEV-22.23"})
  private int reliefFor(Position p, int unit) {
    if (hasMoved(p, unit)) {
      return -1;
    }
    for (int other = p.first(p.hex(unit)); other >= 0; other = p.next(other)) {
      if (other != unit && canRelieve(p, other)) {
        return other;
      }
    }
    return -1;
  }

  /**
   * It came from a higher hexrow in this phase, is no headquarters and has relieved nobody else.
   */
  @Case({"KIEV-22.2", "KIEV-22.21", "KIEV-22.23"})
  private boolean canRelieve(Position p, int unit) {
    return board.side(unit) == Side.SOVIET
        && !headquarters[unit]
        && !p.is(unit, KievFlag.HAS_RELIEVED)
        && p.is(unit, Flag.MOVING | Flag.DONE)
        && cameFromHigher(p, unit);
  }

  private boolean cameFromHigher(Position p, int unit) {
    return p.is(unit, Flag.FRESH) || column(p.startHex(unit)) > column(p.hex(unit));
  }

  private static boolean hasMoved(Position p, int unit) {
    return p.spent(unit) > 0 || p.is(unit, Flag.MOVING);
  }

  private int reliefs(Position p, int hex, Units movers) {
    int n = 0;
    for (int unit = p.first(hex); unit >= 0; unit = p.next(unit)) {
      n += !movers.has(unit) && canRelieve(p, unit) ? 1 : 0;
    }
    return n;
  }

  /** A move that names whom it relieves must end with him and come from a higher hexrow. */
  @Case({"KIEV-22.2", "KIEV-22.21", "KIEV-22.23"})
  private Verdict checkRelief(Position p, Move order) {
    if (Relieving.by(order).size() == 0) {
      return Verdict.legal();
    }
    int end = order.path().last();
    long relieving = order.units().stream().filter(u -> !headquarters[u]).count();
    if (relieving == 0) {
      return Verdict.refused("KIEV-22.23", "a headquarters cannot relieve");
    }
    if (Relieving.by(order).size() > relieving) {
      return Verdict.refused("KIEV-22.21", "one unit relieves one other unit a turn");
    }
    boolean higher = order.units().stream().allMatch(u -> column(p.startHex(u)) > column(end));
    boolean there =
        Relieving.by(order).stream().allMatch(u -> p.hex(u) == end && board.side(u) == p.phasing());
    return higher && there
        ? Verdict.legal()
        : Verdict.refused(
            "KIEV-22.2",
            "a unit relieves by moving from a higher hexrow into the hex of the unit it relieves");
  }

  /** Uses up relief: of those who needed it to move, and for those a move names. */
  @Case({"KIEV-22.2", "KIEV-22.21"})
  void moved(Position p, Move order) {
    if (!inForce(p) || p.phasing() != Side.SOVIET) {
      return;
    }
    for (int unit : order.units().toArray()) {
      if (needsRelief(p, unit, order.path())) {
        relieve(p, unit, order.path().first());
      }
    }
    int[] relieved = Relieving.by(order).toArray();
    for (int i = 0; i < relieved.length; i++) {
      p.mark(relieved[i], KievFlag.RELIEVED);
      p.mark(order.units().get(i), KievFlag.HAS_RELIEVED | Flag.DONE);
      p.unmark(order.units().get(i), Flag.MOVING);
    }
  }

  @Case({"KIEV-22.2", "KIEV-22.21"})
  void railed(Position p, Rail order) {
    if (needsRelief(p, order)) {
      relieve(p, order.unit().index(), order.path().first());
    }
  }

  /** Somebody in the hex that a unit leaves has relieved it. */
  private void relieve(Position p, int unit, int hex) {
    for (int other = p.first(hex); other >= 0; other = p.next(other)) {
      if (!p.is(unit, KievFlag.RELIEVED) && canRelieve(p, other)) {
        p.mark(other, KievFlag.HAS_RELIEVED);
        p.mark(unit, KievFlag.RELIEVED);
      }
    }
  }
}
