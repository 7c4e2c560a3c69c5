package hexfront.games.ags.korsun;

import hexfront.engine.Ask;
import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Attack;
import hexfront.engine.orders.Overrun;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import hexfront.games.ags.AgsRules;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Section 23.2: how many attacks and overruns a headquarters coordinates in a turn. An operation
 * takes as few headquarters as can reach all attacking units; where there is a choice the one that
 * the player named comes first, then the one with most operations left.
 */
final class Operations {
  private final Board board;
  private final KorsunData.Headquarters data;
  private final ActiveHeadquarters active;
  private final int first;
  private final int named;

  /**
   * @param first the first of the position's values in which operations are counted, one for each
   *     headquarters
   * @param named the value that keeps which headquarters the player named, counted from 1
   */
  Operations(Board board, KorsunData data, ActiveHeadquarters active, int first, int named) {
    this.board = board;
    this.data = data.headquarters();
    this.active = active;
    this.first = first;
    this.named = named;
  }

  void beginTurn(Position p) {
    for (int i = 0; i < active.headquarters().length; i++) {
      p.setValue(first + i, 0);
    }
    p.setValue(named, 0);
  }

  boolean areLimited(Position p) {
    return p.turn() >= data.operationsFrom();
  }

  /** How many operations a headquarters can coordinate in a turn. */
  @Case({"KORSUN-23.2", "KORSUN-23.21"})
  int allowed(int hq) {
    return board.unit(hq).leadership() / 2;
  }

  /** How many operations a headquarters has left this turn; before the limit begins, no end. */
  @Case({"KORSUN-23.2", "KORSUN-23.22", "KORSUN-23.24"})
  int left(Position p, int i) {
    return areLimited(p)
        ? allowed(active.headquarters()[i]) - p.value(first + i)
        : Integer.MAX_VALUE;
  }

  void setUsed(Position p, int i, int operations) {
    p.setValue(first + i, operations);
  }

  private int able(Position p) {
    int able = active.active(p);
    for (int i = 0; i < active.headquarters().length; i++) {
      able &= left(p, i) > 0 ? ~0 : ~(1 << i);
    }
    return able;
  }

  // ---- who coordinates

  /**
   * The headquarters that coordinate units with these lines, as bits; 0 if none can.
   *
   * @param lines for each unit the headquarters it reaches, as bits
   */
  @Case({"KORSUN-23.2", "KORSUN-23.22"})
  private int coordinators(Position p, int[] lines) {
    int able = able(p);
    int best = 0;
    for (int group = able; group > 0; group = (group - 1) & able) {
      int candidate = group;
      boolean reachAll = Arrays.stream(lines).allMatch(line -> (line & candidate) != 0);
      if (reachAll && (best == 0 || isBetter(p, group, best))) {
        best = group;
      }
    }
    return best;
  }

  private boolean isBetter(Position p, int group, int than) {
    int fewer = Integer.bitCount(than) - Integer.bitCount(group);
    if (fewer != 0) {
      return fewer > 0;
    }
    int preferred = p.value(named) == 0 ? 0 : 1 << (p.value(named) - 1);
    if ((group & preferred) != (than & preferred)) {
      return (group & preferred) != 0;
    }
    long more = operationsLeft(p, group) - operationsLeft(p, than);
    return more != 0 ? more > 0 : group < than;
  }

  private long operationsLeft(Position p, int group) {
    long sum = 0;
    for (int i = 0; i < active.headquarters().length; i++) {
      sum += (group & (1 << i)) != 0 ? left(p, i) : 0;
    }
    return sum;
  }

  private void spend(Position p, int group) {
    for (int i = 0; i < active.headquarters().length; i++) {
      if ((group & (1 << i)) != 0) {
        p.setValue(first + i, p.value(first + i) + 1);
      }
    }
  }

  // ---- attacks: the lines of this moment

  private int[] linesNow(Position p, Units attackers, AgsRules rules) {
    int[] units = attackers.stream().filter(rules.roster()::isCombatUnit).toArray();
    int[] lines = new int[units.length];
    int able = able(p);
    for (int i = 0; i < active.headquarters().length; i++) {
      if ((able & (1 << i)) != 0) {
        HexSet reached = rules.supply().commandedBy(p, active.headquarters()[i]);
        for (int u = 0; u < units.length; u++) {
          lines[u] |= reached.has(p.hex(units[u])) ? 1 << i : 0;
        }
      }
    }
    return lines;
  }

  @Case({"KORSUN-23.2", "KORSUN-23.21", "KORSUN-23.23"})
  Verdict check(Position p, Attack order, AgsRules rules) {
    return !isLimitedSide(p) || coordinators(p, linesNow(p, order.attackers(), rules)) != 0
        ? Verdict.legal()
        : Verdict.refused(
            "KORSUN-23.2", "no active headquarters with an operation left reaches all attackers");
  }

  void declared(Position p, Attack order, AgsRules rules) {
    if (isLimitedSide(p)) {
      spend(p, coordinators(p, linesNow(p, order.attackers(), rules)));
    }
  }

  private boolean isLimitedSide(Position p) {
    return p.phasing() == Side.SOVIET && areLimited(p);
  }

  // ---- overruns: the lines at the beginning of the phase

  private int[] linesAtStart(Position p, Units units) {
    return units.stream().map(unit -> active.linesOf(p, unit)).toArray();
  }

  @Case({"KORSUN-23.13", "KORSUN-23.14", "KORSUN-23.2", "KORSUN-23.21", "KORSUN-23.23"})
  Verdict check(Position p, Overrun order) {
    if (p.phasing() != Side.SOVIET) {
      return Verdict.legal();
    }
    int[] lines = linesAtStart(p, order.units());
    int anyActive = active.active(p);
    if (Arrays.stream(lines).anyMatch(line -> (line & anyActive) == 0)) {
      return Verdict.refused(
          "KORSUN-23.14", "a unit reached no active headquarters when the phase began");
    }
    return coordinators(p, lines) != 0
        ? Verdict.legal()
        : Verdict.refused(
            "KORSUN-23.2", "no active headquarters with an operation left reached all units");
  }

  void declared(Position p, Overrun order) {
    if (isLimitedSide(p)) {
      spend(p, coordinators(p, linesAtStart(p, order.units())));
    }
  }

  // ---- the player's choice

  @Case("KORSUN-23.2")
  Verdict check(Position p, Coordinate order) {
    int i = active.index(order.unit().index());
    boolean can = isLimitedSide(p) && i >= 0 && (active.active(p) & (1 << i)) != 0;
    return can && p.value(named) != i + 1
        ? Verdict.legal()
        : Verdict.refused(
            "KORSUN-23.2", "name an active headquarters that does not come first yet");
  }

  /** The headquarters that could be named to come first. */
  Ask.OneOf ask(Position p) {
    List<Order> of = new ArrayList<>();
    for (int hq : active.headquarters()) {
      Coordinate order = new Coordinate(new UnitRef(hq));
      if (check(p, order).isLegal()) {
        of.add(order);
      }
    }
    return new Ask.OneOf("coordinate", of);
  }

  void carryOut(Position p, Coordinate order) {
    p.setValue(named, active.index(order.unit().index()) + 1);
  }
}
