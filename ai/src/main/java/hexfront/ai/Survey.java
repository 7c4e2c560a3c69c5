package hexfront.ai;

import hexfront.engine.Board;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import hexfront.engine.staff.Prospect;
import hexfront.engine.staff.Staff;
import java.util.Arrays;

/**
 * A side's picture of a position: strengths and values of units, worth of hexes, where the enemy
 * can strike. Taken once for a plan; buffers are used again.
 */
final class Survey {
  final Board board;
  final HexGrid grid;
  final Staff staff;

  /** By unit. */
  final double[] attack;

  final double[] defence;

  /** By unit: what the loss of it all would cost its side, in points. */
  final double[] value;

  final Staff.Role[] role;

  /** By hex: what it is worth to the side. */
  final double[] worth;

  /** By hex: the enemy attack strength that could be brought against it next turn. */
  final double[] threat;

  /** The hexes that hold something of worth. */
  int[] places = new int[0];

  /** The hexes in which the side's units are in supply. */
  final HexSet supplied;

  /** Points that a point of fighting strength is taken to be worth. */
  double perStrength;

  Side side = Side.AXIS;
  int turnsLeft;

  private final HexSet strikes;
  private final Prospect prospect = new Prospect();

  Survey(Board board, Staff staff) {
    this.board = board;
    this.staff = staff;
    grid = board.grid();
    int units = board.unitCount();
    attack = new double[units];
    defence = new double[units];
    value = new double[units];
    role = new Staff.Role[units];
    for (int unit = 0; unit < units; unit++) {
      role[unit] = staff.role(unit);
    }
    worth = new double[grid.size()];
    threat = new double[grid.size()];
    supplied = new HexSet(grid.size());
    strikes = new HexSet(grid.size());
  }

  /** Takes the whole picture for a side. */
  void take(Position p, Side forSide) {
    side = forSide;
    turnsLeft = staff.turnsLeft(p, side);
    weighHexes(p);
    weighUnits(p);
    supplied.copyFrom(staff.supplied(p, side));
    Arrays.fill(threat, 0);
    long[] words = strikes.words();
    for (int unit = 0; unit < attack.length; unit++) {
      if (board.side(unit) != side
          && p.onMap(unit)
          && role[unit] == Staff.Role.COMBAT
          && attack[unit] > 0) {
        staff.strikes(p, unit, strikes);
        for (int w = 0; w < words.length; w++) {
          for (long word = words[w]; word != 0; word &= word - 1) {
            threat[(w << 6) + Long.numberOfTrailingZeros(word)] += attack[unit];
          }
        }
      }
    }
  }

  /** Only what things are worth, without threats. */
  void weigh(Position p, Side forSide) {
    side = forSide;
    turnsLeft = staff.turnsLeft(p, side);
    weighHexes(p);
    weighUnits(p);
  }

  private void weighHexes(Position p) {
    staff.worth(p, side, worth);
    int n = 0;
    for (double w : worth) {
      n += w > 0 ? 1 : 0;
    }
    if (places.length != n) {
      places = new int[n];
    }
    n = 0;
    for (int hex = 0; hex < worth.length; hex++) {
      if (worth[hex] > 0) {
        places[n++] = hex;
      }
    }
  }

  /** Strengths; and values, for which all strength together counts half as much as all places. */
  private void weighUnits(Position p) {
    double strength = 1;
    for (int unit = 0; unit < attack.length; unit++) {
      attack[unit] = 0;
      defence[unit] = 0;
      value[unit] = 0;
      if (p.onMap(unit) && role[unit] != Staff.Role.MARKER) {
        attack[unit] = staff.attack(p, unit);
        defence[unit] = staff.defence(p, unit);
        strength += attack[unit] + defence[unit];
      }
    }
    double places = 0;
    for (double w : worth) {
      places += w;
    }
    perStrength = Math.max(0.08, 0.5 * places / strength);
    for (int unit = 0; unit < attack.length; unit++) {
      if (p.onMap(unit) && role[unit] != Staff.Role.MARKER) {
        value[unit] =
            staff.points(p, unit, p.stepsLeft(unit))
                + perStrength * (attack[unit] + defence[unit])
                + (role[unit] == Staff.Role.HEADQUARTERS ? 8 * perStrength : 0);
      }
    }
  }

  /** What one step of a unit is worth. */
  double step(Position p, int unit) {
    return value[unit] / Math.max(1, p.stepsLeft(unit));
  }

  double valueAt(Position p, int hex) {
    double sum = 0;
    for (int unit = p.first(hex); unit >= 0; unit = p.next(unit)) {
      sum += value[unit];
    }
    return sum;
  }

  double defenceAt(Position p, int hex) {
    double sum = 0;
    for (int unit = p.first(hex); unit >= 0; unit = p.next(unit)) {
      sum += defence[unit];
    }
    return sum;
  }

  int stepsAt(Position p, int hex) {
    int sum = 0;
    for (int unit = p.first(hex); unit >= 0; unit = p.next(unit)) {
      sum += p.stepsLeft(unit);
    }
    return Math.max(1, sum);
  }

  boolean has(Position p, int hex) {
    return p.controls(side, hex) || p.holds(side, hex);
  }

  /**
   * The share of its value that a stack of this defence must expect to lose in a hex next turn, if
   * the enemy brings what he well can.
   */
  double danger(Position p, int hex, double defenders) {
    double against = 0.7 * threat[hex];
    if (against <= 0) {
      return 0;
    }
    double strength = Math.max(0.5, defenders) * staff.ground(p, hex, -1);
    boolean trapped = isTrapped(p, hex);
    staff.weigh(p, against, strength, trapped, prospect);
    double attacked = prospect.odds >= 2 ? 1 : Math.max(0, prospect.odds - 0.7) / 1.3;
    return attacked
        * Math.min(1, 0.25 * prospect.defenderSteps + prospect.destroyed + 0.12 * prospect.taken);
  }

  /** Whether no neighbouring hex is free of enemies and their zones. */
  boolean isTrapped(Position p, int hex) {
    for (int d = 0; d < Direction.COUNT; d++) {
      int to = grid.neighbour(hex, d);
      if (to != HexGrid.OFF
          && staff.passes(p, hex, to)
          && !p.holds(side.enemy(), to)
          && (!p.inZone(side.enemy(), Board.SUPPLY_ZONE, to) || p.holds(side, to))) {
        return false;
      }
    }
    return true;
  }
}
