package hexfront.ai;

import hexfront.engine.Board;
import hexfront.engine.Position;
import hexfront.engine.Rulebook;
import hexfront.engine.Side;
import hexfront.engine.map.HexSet;
import hexfront.engine.staff.Experience;
import hexfront.engine.staff.Staff;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * How promising a position is: the lead as it stands, the strength each side has left, and which
 * places that strength will sway, being near. What a point of strength is worth is settled where a
 * simulation begins, so that nothing far away changes its price in the course of it.
 */
final class Outlook {
  private static final double PER_TURN = 0.6;
  private static final double SWAY = 0.8;
  private static final double STRENGTH = 0.3;

  /** The part of what no rule counts that is taken to come to points in the end. */
  private static final double UNCOUNTED = 0.4;

  /** What is left of the strength of a unit that will be out of supply so many turns later. */
  private static final double LOST_LATER = 0.75;

  private static final int LATER = 2;
  private static final int[] UNKNOWN = new int[0];

  private final Board board;
  private final Rulebook rulebook;
  private final Staff staff;
  private final Survey survey;
  private final int[] homes;
  private final double[] worth;
  private final double[] uncounted;
  private final double[] sway = new double[2];
  private final double[] decay = new double[256];
  private double perStrength;

  /** Who fights on the map: where, for whom, how he moves and how far in a turn, how strong. */
  private final int[] stands;

  private final Side[] fightsFor;
  private final int[] mobility;
  private final int[] pace;
  private final double[] strength;
  private int fighting;

  /** By side and mobility: how far each hex is from the place that is looked at. */
  private final int[][][] far;

  Outlook(Rulebook rulebook) {
    this.rulebook = rulebook;
    board = rulebook.board();
    staff = rulebook.staff();
    survey = new Survey(board, staff);
    survey.reckon();
    homes = new int[board.unitCount()];
    worth = new double[board.hexes()];
    uncounted = new double[board.hexes()];
    stands = new int[homes.length];
    fightsFor = new Side[homes.length];
    mobility = new int[homes.length];
    pace = new int[homes.length];
    strength = new double[homes.length];
    int mobilities = 1 + IntStream.range(0, homes.length).map(staff::mobility).max().orElse(0);
    far = new int[Side.values().length][mobilities][];
    for (int i = 0; i < decay.length; i++) {
      decay[i] = Math.pow(PER_TURN, i / 8.0);
    }
  }

  /** Notes where everybody stands, and what strength is worth. */
  void begin(Position p, Side side) {
    for (int unit = 0; unit < homes.length; unit++) {
      homes[unit] = p.hex(unit);
    }
    survey.weighStrengths(p, side);
    perStrength = survey.perStrength;
  }

  /** How a side stands after a simulation that began where {@link #begin} was told. */
  Account account(Position p, Side side) {
    double[] byHex = new double[board.hexes()];
    double points = staff.lead(p, side);
    if (!rulebook.isOver(p)) {
      Experience known = staff.experience(p, side);
      points =
          known.times() * points
              + addStrength(p, side, known, byHex)
              + addSway(p, side, known, byHex)
              + known.add();
    } else {
      addUnits(p, side, Experience.NONE, 0, byHex);
      addPlaces(p, side, Experience.NONE, 0, byHex);
    }
    double leads = points / staff.comfortable();
    return new Account(1 / (1 + Math.exp(-3 * leads)) + 0.3 * leads, points, byHex);
  }

  /** What the side is ahead, as it is reckoned before experience corrects it. */
  Reckoned reckoned(Position p, Side side) {
    double[] byHex = new double[board.hexes()];
    return new Reckoned(
        staff.lead(p, side),
        addStrength(p, side, Experience.NONE, byHex),
        addSway(p, side, Experience.NONE, byHex));
  }

  private double addStrength(Position p, Side side, Experience known, double[] byHex) {
    double later = STRENGTH * Math.min(1, staff.turnsLeft(p, side) / 8.0);
    return addUnits(p, side, known, later * known.strength(), byHex);
  }

  /** Books every unit where it stood at first; returns what strength makes of the lead. */
  private double addUnits(Position p, Side side, Experience known, double weight, double[] byHex) {
    double sum = 0;
    for (Side of : Side.values()) {
      HexSet supplied = staff.supplied(p, of);
      HexSet later = staff.suppliedAhead(p, of, LATER);
      double sign = of == side ? 1 : -1;
      double cutOff = Math.max(0, 1 - staff.cutOff(p, of));
      for (int unit = 0; unit < homes.length; unit++) {
        if (board.side(unit) == of && p.onMap(unit) && survey.fights(unit)) {
          double strength = staff.attack(p, unit) + staff.defence(p, unit);
          double supply =
              !supplied.has(p.hex(unit)) ? cutOff : later.has(p.hex(unit)) ? 1 : LOST_LATER;
          double fights = weight * perStrength * strength * supply;
          double risk = weight > 0 ? known.strength() * staff.atRisk(p, unit) : 0;
          sum += sign * (fights - risk);
          int home = homes[unit] >= 0 ? homes[unit] : p.hex(unit);
          double counts = known.times() * staff.points(p, unit, p.stepsLeft(unit));
          byHex[home] += sign * (fights - risk + counts);
        }
      }
    }
    return sum;
  }

  private double addSway(Position p, Side side, Experience known, double[] byHex) {
    double later = SWAY * Math.clamp((staff.turnsLeft(p, side) - 0.5) / 3, 0, 1);
    return addPlaces(p, side, known, later * known.places(), byHex);
  }

  /** Books every place; returns by how much they will shift if the stronger there has its way. */
  private double addPlaces(Position p, Side side, Experience known, double later, double[] byHex) {
    staff.worth(p, side, worth);
    double sum = held(p, side, UNCOUNTED * later);
    if (later > 0) {
      muster(p);
    }
    for (int hex = 0; hex < worth.length; hex++) {
      if (worth[hex] > 0) {
        double has = has(p, side, hex) ? 1 : 0;
        double shift = later > 0 ? later * (share(p, side, hex, has) - has) : 0;
        sum += worth[hex] * shift;
        byHex[hex] += worth[hex] * (known.times() * has + shift);
      }
    }
    return sum;
  }

  /** Takes most of what no rule counts off the worth of places; returns what the side has of it. */
  private double held(Position p, Side side, double part) {
    if (!staff.uncounted(p, side, uncounted)) {
      return 0;
    }
    double sum = 0;
    for (int hex = 0; hex < uncounted.length; hex++) {
      if (uncounted[hex] > 0) {
        worth[hex] -= (1 - part) * uncounted[hex];
        sum += has(p, side, hex) ? part * uncounted[hex] : 0;
      }
    }
    return sum;
  }

  private static boolean has(Position p, Side side, int hex) {
    return p.controls(side, hex) || p.holds(side, hex);
  }

  private double share(Position p, Side side, int place, double has) {
    Arrays.fill(sway, 0);
    for (int[][] ofSide : far) {
      Arrays.fill(ofSide, UNKNOWN);
    }
    for (int i = 0; i < fighting; i++) {
      Side of = fightsFor[i];
      int away = far(p, of, mobility[i], place)[stands[i]];
      if (away != Integer.MAX_VALUE) {
        int n = 8 * away / pace[i];
        if (n < decay.length) {
          sway[of.ordinal()] += decay[n] * strength[i];
        }
      }
    }
    double own = sway[side.ordinal()];
    return (own + 0.5 * has) / (own + sway[side.enemy().ordinal()] + 0.5);
  }

  private int[] far(Position p, Side of, int mobility, int place) {
    int[] known = far[of.ordinal()][mobility];
    if (known.length == 0) {
      known = staff.distances(p, of, mobility, place);
      far[of.ordinal()][mobility] = known;
    }
    return known;
  }

  /** Notes who has a say about places, how fast and how strong he is. */
  private void muster(Position p) {
    fighting = 0;
    for (int unit = 0; unit < homes.length; unit++) {
      if (p.onMap(unit) && survey.role[unit] == Staff.Role.COMBAT) {
        stands[fighting] = p.hex(unit);
        fightsFor[fighting] = board.side(unit);
        mobility[fighting] = staff.mobility(unit);
        pace[fighting] = Math.max(4, staff.allowance(p, unit));
        strength[fighting] = p.step(unit).attack() + p.step(unit).defence();
        fighting++;
      }
    }
  }
}
