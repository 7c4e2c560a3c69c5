package hexfront.games.stalingrad;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Overrun;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import hexfront.games.Refusals;
import java.util.Arrays;
import java.util.function.Predicate;

/** Case 4.7: hexes that are overrun in the Movement Phase. */
final class Overruns {
  private static final int EFFORT = 3;
  private static final int SPARE_DEPOTS = 4;
  private static final int KEEP_ONES = 8;
  private static final int CROSSED = 16;
  private static final int BARRAGE_SHIFT = 5;

  private final StalingradRules rules;
  private final HexGrid grid;

  Overruns(StalingradRules rules) {
    this.rules = rules;
    grid = rules.board().grid();
  }

  // ---- declaring

  @Case({"CTS-4.7a", "CTS-4.7c", "CTS-4.7g", "CTS-10.1.10a", "CTS-24.6.5"})
  Verdict check(Position p, Overrun order) {
    int hex = order.hex().index();
    Side side = p.phasing();
    Refusals no = new Refusals();
    if (hex < 0 || !p.holds(side.enemy(), hex) || StalingradState.overrunAt(p, hex) > 0) {
      return Verdict.refused("CTS-4.7a", "there is nobody to overrun in that hex");
    }
    if (order.units().size() == 0 || order.units().hasDoubles()) {
      return Verdict.refused("CTS-4.7a", "name the units that overrun, each once");
    }
    for (int unit : order.units().toArray()) {
      no.addIf(
          !mayOverrun(p, unit, hex),
          "CTS-4.7a",
          () -> rules.name(unit) + " cannot overrun " + rules.number(hex));
      no.addIf(
          !no.any() && !rules.combat.attacks.reaches(p, unit, hex),
          "CTS-24.6.5",
          () -> rules.name(unit) + " does not reach " + rules.number(hex));
    }
    if (!no.any()) {
      rules.combat.attacks.checkTanks(p, order.units(), no);
    }
    no.addIf(
        Means.of(order).bonus(), "CTS-36.6b", () -> "the bonus is for an attack, not an overrun");
    no.addIf(free(p) == 0, "CTS-4.7a", () -> "no more overruns in this phase");
    no.addIf(
        !no.any() && !rules.combat.reachesTen(p, order),
        "CTS-4.7a",
        () -> "an overrun in movement takes odds of 10-1");
    return no.verdict();
  }

  /** Whether a unit could take part in an overrun of a hex. */
  private boolean mayOverrun(Position p, int unit, int hex) {
    return rules.board().side(unit) == p.phasing()
        && p.onMap(unit)
        && rules.roster.fights(unit)
        && !p.is(unit, Flag.DISRUPTED)
        && Flag.bound(p.flags(unit)) == 0
        && grid.adjacent(p.hex(unit), hex)
        && (rules.terrain.hexside(p.hex(unit), grid.direction(p.hex(unit), hex)) & Terrain.LAKE)
            == 0;
  }

  private static int free(Position p) {
    return StalingradState.overrunAt(p, -1);
  }

  /** The hex counts as vacant, and the units are bound to attack it. */
  @Case({"CTS-4.7b", "CTS-4.7c"})
  void carryOut(Position p, Overrun order, Chronicle chronicle) {
    int number = free(p);
    int hex = order.hex().index();
    Means means = Means.of(order);
    int bits = means.effort() & EFFORT;
    bits |= means.spareDepots() ? SPARE_DEPOTS : 0;
    bits |= means.keepOnes() ? KEEP_ONES : 0;
    bits |= means.barrage().index() + 1 << BARRAGE_SHIFT;
    p.setValue(Ledger.OVERRUN_HEX + number - 1, hex + 1);
    p.setValue(Ledger.OVERRUN_MEANS + number - 1, bits);
    for (int unit : order.units().toArray()) {
      p.mark(unit, Flag.boundTo(number) | Flag.MOVED);
    }
    for (int unit : means.airUnits().toArray()) {
      p.mark(unit, Flag.boundTo(number));
    }
    for (int unit : p.stack(hex)) {
      if (rules.board().side(unit) != p.phasing()) {
        p.mark(unit, Flag.OVERRUN);
      }
    }
    chronicle.tell(new OverrunDeclared(order.units(), order.hex(), "CTS-4.7a"));
  }

  /** Hands out overruns by all who stand beside a hex. */
  boolean list(Position p, Predicate<Order> each) {
    Side side = p.phasing();
    int[] hexes = p.occupied(side.enemy()).toArray();
    for (int hex : hexes) {
      int[] able = able(p, hex);
      if (able.length > 0 && !each.test(new Overrun(Units.of(able), new Hex(hex)))) {
        return false;
      }
    }
    return false;
  }

  int[] able(Position p, int hex) {
    int[] able = new int[64];
    int n = 0;
    for (int d = 0; d < Direction.COUNT; d++) {
      int near = grid.neighbour(hex, d);
      if (near != HexGrid.OFF && p.holds(p.phasing(), near)) {
        for (int u = p.first(near, p.phasing()); u >= 0; u = p.next(u, p.phasing())) {
          if (n < able.length && mayOverrun(p, u, hex) && rules.combat.attacks.reaches(p, u, hex)) {
            able[n++] = u;
          }
        }
      }
    }
    Arrays.sort(able, 0, n);
    return Arrays.copyOf(able, n);
  }

  // ---- what becomes of it

  /** Units went along a path: overrun hexes on it are crossed. */
  @Case("CTS-4.7d")
  void entered(Position p, Hexes path) {
    for (int i = 1; i < path.size() && p.value(Ledger.OVERRUN_HEX) > 0; i++) {
      int number = path.get(i) < 0 ? 0 : StalingradState.overrunAt(p, path.get(i));
      if (number > 0) {
        int index = Ledger.OVERRUN_MEANS + number - 1;
        p.setValue(index, p.value(index) | CROSSED);
      }
    }
  }

  /** Whether units of the overrunning side entered or crossed the hex of an overrun. */
  static boolean isCrossed(Position p, int number) {
    return (p.value(Ledger.OVERRUN_MEANS + number - 1) & CROSSED) != 0;
  }

  /** What was put into an overrun, without its air units. */
  static Means means(Position p, int number) {
    int bits = p.value(Ledger.OVERRUN_MEANS + number - 1);
    return new Means(
        bits & EFFORT,
        Units.of(),
        (bits & SPARE_DEPOTS) != 0,
        (bits & KEEP_ONES) != 0,
        new UnitRef((bits >>> BARRAGE_SHIFT) - 1),
        false);
  }

  /** An overrun is fought out or void. */
  void settle(Position p, int number) {
    int hex = Ledger.at(p, Ledger.OVERRUN_HEX + number - 1);
    p.setValue(Ledger.OVERRUN_HEX + number - 1, 0);
    p.setValue(Ledger.OVERRUN_MEANS + number - 1, 0);
    for (int unit = 0; unit < rules.board().unitCount(); unit++) {
      if (Flag.bound(p.flags(unit)) == number) {
        p.unmark(unit, Flag.BOUND);
      }
      if (p.is(unit, Flag.OVERRUN) && (p.hex(unit) == hex || !p.onMap(unit))) {
        p.unmark(unit, Flag.OVERRUN);
      }
    }
  }
}
