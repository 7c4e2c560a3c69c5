package hexfront.ai;

import hexfront.engine.Position;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.staff.Staff;
import java.util.Arrays;

/**
 * Which places a side should go for or guard, and how many of its units: each unit gets the
 * objective where it is needed most for the way it has to go.
 */
final class Objectives {
  private static final double PER_TURN = 0.72;
  private static final int GUARDED_WITHIN = 3;

  private final Survey survey;
  private final double[] decay = new double[1024];

  /** By unit: the hex it is sent to, or -1. */
  final int[] of;

  private int[] hexes = new int[0];
  private double[] need = new double[0];
  private double[] wanted = new double[0];
  private double[] sent = new double[0];

  Objectives(Survey survey) {
    this.survey = survey;
    of = new int[survey.board.unitCount()];
    for (int i = 0; i < decay.length; i++) {
      decay[i] = Math.pow(PER_TURN, i / 16.0);
    }
  }

  /** How much of a gain is left when it lies so many half points away, at so many a turn. */
  double closeness(int distance, int allowance) {
    if (distance == Integer.MAX_VALUE) {
      return 0;
    }
    int i = 16 * distance / Math.max(1, allowance);
    return i < decay.length ? decay[i] : 0;
  }

  /** Judges every place: what is at stake there, and how much strength it wants. */
  void judge(Position p) {
    int n = survey.places.length;
    if (hexes.length != n) {
      hexes = new int[n];
      need = new double[n];
      wanted = new double[n];
      sent = new double[n];
    }
    for (int i = 0; i < n; i++) {
      int hex = survey.places[i];
      hexes[i] = hex;
      sent[i] = 0;
      double worth = survey.worth[hex];
      double enemies = strengthNear(p, hex);
      if (survey.has(p, hex)) {
        double pressed = Math.min(1, survey.threat[hex] / 12);
        need[i] = worth * (0.08 + 0.8 * pressed);
        wanted[i] = 2 + 0.5 * survey.threat[hex];
      } else {
        need[i] = worth;
        wanted[i] = 6 + 1.6 * enemies;
      }
    }
    Arrays.fill(of, -1);
  }

  private double strengthNear(Position p, int hex) {
    double sum = 0;
    for (int unit = 0; unit < of.length; unit++) {
      int at = p.hex(unit);
      if (at >= 0
          && survey.board.side(unit) != survey.side
          && survey.grid.distance(at, hex) <= GUARDED_WITHIN) {
        sum += survey.defence[unit];
      }
    }
    return sum;
  }

  /** Gives a unit that stands (or would enter) at a hex its objective. */
  void assign(Position p, int unit, int from) {
    double best = 0;
    int chosen = -1;
    int allowance = Math.max(2, survey.staff.allowance(p, unit));
    int mobility = survey.staff.mobility(unit);
    for (int i = 0; i < hexes.length; i++) {
      int far = survey.staff.distances(p, survey.side, mobility, hexes[i])[from];
      double crowd = 1 / (1 + 2 * sent[i] / wanted[i]);
      double late = far > survey.turnsLeft * allowance ? 0.3 : 1;
      double score = need[i] * closeness(far, allowance) * crowd * late;
      if (score > best) {
        best = score;
        chosen = i;
      }
    }
    of[unit] = chosen < 0 ? -1 : hexes[chosen];
    if (chosen >= 0) {
      sent[chosen] += survey.attack[unit] + 0.5 * survey.defence[unit];
    }
  }

  /** Gives every unit of the side on the map its objective, the strongest first come first. */
  void assignAll(Position p) {
    for (int unit = 0; unit < of.length; unit++) {
      if (p.onMap(unit)
          && survey.board.side(unit) == survey.side
          && survey.role[unit] == Staff.Role.COMBAT) {
        assign(p, unit, p.hex(unit));
      }
    }
  }

  /** How much a unit is needed from a hex on: the best of what it could go for. */
  double pull(Position p, int unit, int from) {
    double best = 0;
    int allowance = Math.max(2, survey.staff.allowance(p, unit));
    int mobility = survey.staff.mobility(unit);
    for (int i = 0; i < hexes.length; i++) {
      int far = survey.staff.distances(p, survey.side, mobility, hexes[i])[from];
      best = Math.max(best, need[i] * closeness(far, allowance) / (1 + 2 * sent[i] / wanted[i]));
    }
    return best;
  }

  /** What is at stake at a unit's objective. */
  double stake(int unit) {
    for (int i = 0; i < hexes.length; i++) {
      if (hexes[i] == of[unit]) {
        return need[i];
      }
    }
    return 0;
  }

  /** The number of a side's units in the hexes around. */
  static int friendsAround(Survey survey, Position p, int hex) {
    int n = 0;
    for (int d = 0; d < Direction.COUNT; d++) {
      int to = survey.grid.neighbour(hex, d);
      n += to != HexGrid.OFF && p.holds(survey.side, to) ? 1 : 0;
    }
    return n;
  }
}
