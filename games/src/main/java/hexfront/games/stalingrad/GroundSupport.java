package hexfront.games.stalingrad;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Units;

/** Case 23.11: air units that support a combat. */
final class GroundSupport {
  private static final int FACTORS = 3;
  private static final int MOST = 2;
  private static final int RANGE = 3;

  /** The least die that turns a remainder of one, or of two, into a shift. */
  private static final int[] LEAST = {7, 5, 3};

  private final StalingradRules rules;
  private final Board board;

  GroundSupport(StalingradRules rules) {
    this.rules = rules;
    board = rules.board();
  }

  /** What one air unit gives. */
  @Case("CTS-23.11a")
  int factor(int unit) {
    int bombing = rules.roster.value(unit, StalingradRoster.BOMBING);
    return switch (board.unit(unit).arm()) {
      case "bomber" -> (bombing + 1) / 2;
      case "fighter" -> 0;
      default -> bombing;
    };
  }

  /** Whether an air unit could support a combat over these hexes now. */
  @Case({"CTS-14.4", "CTS-23.11b", "CTS-34.1.3", "CTS-38.0b"})
  boolean maySupport(Position p, int unit, Assault assault) {
    if (!rules.roster.isAir(unit) || p.is(unit, Flag.USED)) {
      return false;
    }
    Side side = board.side(unit);
    if (assault.overrun() && side == Side.SOVIET) {
      return false;
    }
    if (assault.isInBox()) {
      return side == p.phasing() && p.hex(unit) == Boxes.READY && Weather.isClear(p);
    }
    if (!p.onMap(unit) || !rules.abstractAir && factor(unit) == 0) {
      return false;
    }
    if (rules.abstractAir && side != p.phasing()) {
      return false;
    }
    Hexes hexes = assault.hexes();
    for (int i = 0; i < hexes.size(); i++) {
      if (hexes.get(i) < 0) {
        return false;
      }
      int distance = board.grid().distance(p.hex(unit), hexes.get(i));
      if (distance <= (side == p.phasing() ? 0 : RANGE)) {
        return true;
      }
    }
    return false;
  }

  /** The air units of a side that could support a combat. */
  Units able(Position p, Side side, Assault assault) {
    int[] air = rules.roster.air(side);
    int[] found = new int[air.length];
    int n = 0;
    for (int unit : air) {
      if (maySupport(p, unit, assault)) {
        found[n++] = unit;
      }
    }
    return Units.of(java.util.Arrays.copyOf(found, n));
  }

  /** The factors that are left to the attacker; below 0 they are the defender's. */
  @Case({"CTS-23.11e", "CTS-23.11f"})
  int net(Assault assault, Units defending) {
    if (rules.abstractAir) {
      return assault.means().airUnits().size() > 0 ? FACTORS : 0;
    }
    int net = sum(assault.means().airUnits()) - sum(defending);
    for (int i = 0; i < assault.hexes().size(); i++) {
      if (rules.terrain.is(assault.hexes().get(i), Terrain.FOREST | Terrain.MAJOR_CITY)) {
        return net / 2;
      }
    }
    return net;
  }

  private int sum(Units air) {
    int sum = 0;
    for (int i = 0; i < air.size(); i++) {
      sum += factor(air.get(i));
    }
    return sum;
  }

  /** The columns that so many factors shift for sure. */
  @Case("CTS-23.11c")
  static int sure(int net) {
    return Integer.signum(net) * Math.min(MOST, Math.abs(net) / FACTORS);
  }

  /** The least die with which one more column is shifted; 7 if nothing is rolled. */
  @Case("CTS-23.11d")
  static int least(int net) {
    return Math.abs(net) / FACTORS >= MOST ? LEAST[0] : LEAST[Math.abs(net) % FACTORS];
  }
}
