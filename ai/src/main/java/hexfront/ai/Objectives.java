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

  /** The share of all armies that a place to be taken is taken to want at least. */
  private static final double ARMY_SHARE = 0.7;

  /** So many hexes farther from a headquarters that leads tanks a unit on foot counts. */
  private static final int SLOW = 5;

  /** How much of a gain is left a turn later for those who are to go ahead: they look far. */
  private static final double PER_TURN_AHEAD = 0.86;

  /** By how much an army prefers the objective of the last turn: to and fro it gets nowhere. */
  private static final double STEADY_ARMY = 1.6;

  /** Those who go ahead look as far as they get in so many moves. */
  private static final int SOON = 2;

  /** So many hexes nearer the headquarters of its own formation counts for a unit. */
  private static final int LOYALTY = 4;

  /** Units of a formation that are farther apart have lost each other. */
  private static final int MATES_WITHIN = 8;

  /** The part of an army's goal that each enemy is worth who bars the way to it. */
  private static final double WAY = 0.1;

  private static final double ROUNDING = 1e-6;

  /** What an errand counts, in the value of the unit that has it. */
  private static final double ERRAND = 5;

  private final Survey survey;
  private final double[] decay = new double[1024];

  /** By unit: the hex it is sent to, or -1. */
  final int[] of;

  /** By unit: the hex where it has to go whatever else there is to do, or -1. */
  private final int[] errand;

  /** By unit: whether it goes ahead of the army and leaves to others what it can pass by. */
  private final boolean[] ahead;

  /** By unit: where it is to get to in the end, if it goes there from place to place. */
  final int[] goal;

  /** By unit: the goal it had before. */
  private final int[] previous;

  /** By unit: the headquarters whose army it belongs to, or -1; where units move only if led. */
  final int[] army;

  /** By hex: what it is worth that supply can follow an army over it, in points. */
  private final double[] way;

  private final double[] armyStrength;
  private int[] hexes = new int[0];
  private double[] need = new double[0];
  private double[] wanted = new double[0];
  private double[] sent = new double[0];

  /** The enemies on the map that defend anything, and where they stand. */
  private final int[] enemy;

  private final int[] enemyAt;
  private int enemies;

  Objectives(Survey survey) {
    this.survey = survey;
    of = new int[survey.board.unitCount()];
    army = new int[of.length];
    errand = new int[of.length];
    previous = new int[of.length];
    goal = new int[of.length];
    ahead = new boolean[of.length];
    enemy = new int[of.length];
    enemyAt = new int[of.length];
    Arrays.fill(of, -1);
    Arrays.fill(goal, -1);
    armyStrength = new double[of.length];
    way = new double[survey.grid.size()];
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

  /** The same for those who look far ahead. */
  private double closenessAhead(int distance, int allowance) {
    return distance == Integer.MAX_VALUE
        ? 0
        : Math.pow(PER_TURN_AHEAD, (double) distance / Math.max(1, allowance));
  }

  /** How much of the gain at its objective is left to a unit that is so far from it. */
  double closenessOf(int unit, int distance, int allowance) {
    return ahead[unit] ? closenessAhead(distance, allowance) : closeness(distance, allowance);
  }

  /** Forgets what everybody was sent to before. */
  void forget() {
    Arrays.fill(of, -1);
    Arrays.fill(goal, -1);
  }

  /** Judges every place: what is at stake there, and how much strength it wants. */
  void judge(Position p) {
    listEnemies(p);
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
      double enemies = strengthNear(hex);
      if (survey.has(p, hex)) {
        double pressed = Math.min(1, survey.threat[hex] / 12);
        need[i] = worth * (0.08 + 0.8 * pressed);
        wanted[i] = 2 + 0.5 * survey.threat[hex];
      } else {
        need[i] = worth;
        wanted[i] = 6 + 1.6 * enemies;
      }
    }
    System.arraycopy(goal, 0, previous, 0, of.length);
    Arrays.fill(of, -1);
    Arrays.fill(goal, -1);
    Arrays.fill(errand, -1);
  }

  private double strength(int unit) {
    return survey.attack[unit] + 0.5 * survey.defence[unit];
  }

  private void listEnemies(Position p) {
    enemies = 0;
    for (int unit = 0; unit < of.length; unit++) {
      if (survey.defence[unit] > 0 && p.onMap(unit) && survey.board.side(unit) != survey.side) {
        enemy[enemies] = unit;
        enemyAt[enemies++] = p.hex(unit);
      }
    }
  }

  private double strengthNear(int hex) {
    double sum = 0;
    for (int i = 0; i < enemies; i++) {
      if (survey.grid.distance(enemyAt[i], hex) <= GUARDED_WITHIN) {
        sum += survey.defence[enemy[i]];
      }
    }
    return sum;
  }

  /** Gives a unit that stands (or would enter) at a hex its objective. */
  void assign(Position p, int unit, int from) {
    errand[unit] = survey.staff.errand(p, unit);
    if (errand[unit] >= 0) {
      of[unit] = errand[unit];
      return;
    }
    double best = 0;
    int chosen = -1;
    int allowance = Math.max(2, survey.staff.allowance(p, unit));
    int mobility = survey.staff.mobility(unit);
    for (int i = 0; i < hexes.length; i++) {
      if (need[i] <= best) {
        continue; // however near it is
      }
      double crowd = 1 / (1 + 2 * sent[i] / wanted[i]);
      if (need[i] * crowd + ROUNDING <= best) {
        continue;
      }
      int far = survey.staff.distances(p, survey.side, mobility, hexes[i])[from];
      double late = far > survey.turnsLeft * allowance ? 0.3 : 1;
      double score = need[i] * closeness(far, allowance) * crowd * late;
      if (score > best) {
        best = score;
        chosen = i;
      }
    }
    of[unit] = chosen < 0 ? -1 : hexes[chosen];
    if (chosen >= 0) {
      sent[chosen] += strength(unit);
    }
  }

  /** Gives every unit of the side on the map its objective, the strongest first come first. */
  void assignAll(Position p) {
    if (survey.staff.movesOnlyLed()) {
      assignArmies(p);
      return;
    }
    for (int unit = 0; unit < of.length; unit++) {
      if (isSent(p, unit)) {
        int mate = survey.staff.errand(p, unit) >= 0 ? -1 : mate(p, unit);
        if (mate < 0) {
          assign(p, unit, p.hex(unit));
        } else {
          join(unit, mate);
        }
      }
    }
  }

  /** The first unit that belongs with another and has its objective already, or -1. */
  private int mate(Position p, int unit) {
    for (int other = 0; other < unit; other++) {
      if (survey.staff.together(unit, other)
          && isSent(p, other)
          && errand[other] < 0
          && survey.grid.distance(p.hex(unit), p.hex(other)) <= MATES_WITHIN) {
        return other;
      }
    }
    return -1;
  }

  /** Sends a unit where those go that it belongs with. */
  private void join(int unit, int mate) {
    of[unit] = of[mate];
    for (int i = 0; i < hexes.length; i++) {
      if (hexes[i] == of[unit]) {
        sent[i] += strength(unit);
      }
    }
  }

  // ---- armies

  /**
   * Where units move only if they are led, an army has one objective: each headquarters gets one,
   * the strongest army first, and all near it go there. Units beside a place that wants a guard
   * stay for it.
   */
  private void assignArmies(Position p) {
    Arrays.fill(army, -1);
    Arrays.fill(armyStrength, 0);
    for (int unit = 0; unit < of.length; unit++) {
      if (isSent(p, unit)) {
        army[unit] = headquartersOf(p, unit);
        ahead[unit] =
            army[unit] >= 0 && isSpearhead(army[unit]) && survey.board.unit(unit).mechanized();
        if (army[unit] >= 0) {
          armyStrength[army[unit]] += strength(unit);
        }
      }
    }
    double all = Arrays.stream(armyStrength).sum();
    while (true) {
      int hq = strongestArmy();
      if (hq < 0) {
        break;
      }
      int objective = objectiveOf(p, hq, all);
      armyStrength[hq] = 0;
      ahead[hq] = isSpearhead(hq);
      if (objective >= 0) {
        send(p, hq, hexes[objective]);
      }
    }
    for (int unit = 0; unit < of.length; unit++) {
      if (isSent(p, unit)) {
        guard(p, unit);
      }
    }
    findWays();
  }

  /** The ways over which supply is to follow the armies to their goals. */
  private void findWays() {
    Arrays.fill(way, 0);
    for (int hq = 0; hq < of.length; hq++) {
      if (survey.role[hq] == Staff.Role.HEADQUARTERS && goal[hq] >= 0) {
        double worth = WAY * stake(hq);
        for (int hex = goal[hq]; hex >= 0; hex = survey.wayHome(hex)) {
          way[hex] = Math.max(way[hex], worth);
        }
        for (int hex = of[hq]; hex >= 0; hex = survey.wayHome(hex)) {
          way[hex] = Math.max(way[hex], worth);
        }
      }
    }
  }

  /** What driving an enemy from a hex is worth because he bars the way to those who follow. */
  double onTheWay(int hex) {
    double most = way[hex];
    for (int d = 0; d < Direction.COUNT; d++) {
      int beside = survey.grid.neighbour(hex, d);
      most = beside == HexGrid.OFF ? most : Math.max(most, way[beside]);
    }
    return most;
  }

  /** Sends a headquarters and its army towards a goal, from place to place. */
  private void send(Position p, int hq, int to) {
    int next = next(p, hq, to);
    for (int unit = 0; unit < of.length; unit++) {
      if (unit == hq || army[unit] == hq) {
        goal[unit] = to;
        of[unit] = next;
      }
    }
  }

  /** The first place to be taken on the way; those who go ahead look as far as they soon get. */
  private int next(Position p, int hq, int to) {
    int[] way = survey.staff.onTheWay(p, hq, to);
    int next = way[0];
    int reach = SOON * survey.staff.allowance(p, hq);
    for (int i = 1; i < way.length && isSpearhead(hq); i++) {
      int mobility = survey.staff.mobility(hq);
      if (survey.staff.distances(p, survey.side, mobility, way[i])[p.hex(hq)] <= reach) {
        next = way[i];
      }
    }
    return next;
  }

  private boolean isSent(Position p, int unit) {
    return p.onMap(unit)
        && survey.board.side(unit) == survey.side
        && survey.role[unit] == Staff.Role.COMBAT;
  }

  private int headquartersOf(Position p, int unit) {
    int nearest = -1;
    int least = Integer.MAX_VALUE;
    for (int hq = 0; hq < of.length; hq++) {
      if (p.onMap(hq)
          && survey.role[hq] == Staff.Role.HEADQUARTERS
          && survey.board.side(hq) == survey.side
          && survey.staff.leads(hq, unit)) {
        boolean own = survey.board.unit(hq).formation().equals(survey.board.unit(unit).formation());
        int far =
            survey.grid.distance(p.hex(hq), p.hex(unit))
                - (own ? LOYALTY : 0)
                + (isSpearhead(hq) && !survey.board.unit(unit).mechanized() ? SLOW : 0);
        if (far < least) {
          nearest = hq;
          least = far;
        }
      }
    }
    return nearest;
  }

  /** Whether a headquarters is to go ahead: it moves with the tanks. */
  private boolean isSpearhead(int hq) {
    return survey.board.unit(hq).mechanized();
  }

  /** Whether a headquarters should stay near a unit: one of its army, and as quick as it is. */
  boolean isLedBy(int unit, int hq) {
    return army[unit] == hq && (!isSpearhead(hq) || ahead[unit]);
  }

  private int strongestArmy() {
    int best = -1;
    for (int hq = 0; hq < of.length; hq++) {
      if (armyStrength[hq] > 0 && (best < 0 || armyStrength[hq] > armyStrength[best])) {
        best = hq;
      }
    }
    return best;
  }

  /** The number of the place an army should go for, or -1. */
  private int objectiveOf(Position p, int hq, double all) {
    int chosen = -1;
    double best = 0;
    int allowance = Math.max(2, survey.staff.allowance(p, hq));
    int mobility = survey.staff.mobility(hq);
    for (int i = 0; i < hexes.length; i++) {
      if (survey.artery[hexes[i]]) {
        continue;
      }
      int far = survey.staff.distances(p, survey.side, mobility, hexes[i])[p.hex(hq)];
      boolean had = survey.has(p, hexes[i]);
      double wants = had ? wanted[i] : Math.max(wanted[i], ARMY_SHARE * all);
      double crowd = 1 / (1 + 2 * sent[i] / wants);
      double late = far > survey.turnsLeft * allowance ? 0.3 : 1;
      double spent = had ? Math.min(1, wants / armyStrength[hq]) : 1;
      double near = isSpearhead(hq) ? closenessAhead(far, allowance) : closeness(far, allowance);
      double steady = previous[hq] == hexes[i] ? STEADY_ARMY : 1;
      double score = need[i] * near * crowd * late * spent * steady;
      if (score > best) {
        best = score;
        chosen = i;
      }
    }
    if (chosen >= 0) {
      sent[chosen] += armyStrength[hq];
    }
    return chosen;
  }

  /** A unit at a place of its own that wants a guard and has none stays there. */
  private void guard(Position p, int unit) {
    for (int i = 0; i < hexes.length; i++) {
      if (survey.has(p, hexes[i])
          && p.hex(unit) == hexes[i]
          && survey.threat[hexes[i]] > 0
          && need[i]
              > stake(unit)
                  * closeness(
                      survey
                          .staff
                          .distances(
                              p,
                              survey.side,
                              survey.staff.mobility(unit),
                              of[unit] < 0 ? hexes[i] : of[unit])[p.hex(unit)],
                      survey.staff.allowance(p, unit))) {
        of[unit] = hexes[i];
        goal[unit] = hexes[i];
      }
    }
  }

  /** How much a unit is needed from a hex on: the best of what it could go for. */
  double pull(Position p, int unit, int from) {
    double best = 0;
    int allowance = Math.max(2, survey.staff.allowance(p, unit));
    int mobility = survey.staff.mobility(unit);
    for (int i = 0; i < hexes.length; i++) {
      if (need[i] <= best) {
        continue; // however near it is
      }
      int far = survey.staff.distances(p, survey.side, mobility, hexes[i])[from];
      best = Math.max(best, need[i] * closeness(far, allowance) / (1 + 2 * sent[i] / wanted[i]));
    }
    return best;
  }

  /**
   * What a unit could come nearer to its objective if it marched instead of fighting, in points;
   * nothing if it has time enough, or if it keeps the pace of an army on foot.
   */
  double hurry(Position p, int unit, int from) {
    if (of[unit] < 0 || survey.staff.movesOnlyLed() && !ahead[unit]) {
      return 0;
    }
    int allowance = Math.max(2, survey.staff.allowance(p, unit));
    int far = survey.staff.distances(p, survey.side, survey.staff.mobility(unit), of[unit])[from];
    if (far == Integer.MAX_VALUE || far <= allowance) {
      return 0;
    }
    double turns = (double) far / allowance;
    double pressing = Math.clamp(2 * turns / Math.max(1, survey.turnsLeft) - 0.5, 0, 1);
    return pressing
        * stake(unit)
        * (closenessOf(unit, far - allowance, allowance) - closenessOf(unit, far, allowance));
  }

  /** Whether a unit has something to do that leaves no time for fighting. */
  boolean isOnErrand(int unit) {
    return errand[unit] >= 0;
  }

  /** What is at stake at a unit's objective, or where it goes from there. */
  double stake(int unit) {
    if (errand[unit] >= 0) {
      return ERRAND * survey.value[unit];
    }
    int place = goal[unit] >= 0 ? goal[unit] : of[unit];
    for (int i = 0; i < hexes.length; i++) {
      if (hexes[i] == place) {
        return need[i];
      }
    }
    return 0;
  }
}
