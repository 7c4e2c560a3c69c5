package hexfront.ai;

import hexfront.ai.Groups.Group;
import hexfront.engine.Board;
import hexfront.engine.Position;
import hexfront.engine.kernels.Flood;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import hexfront.engine.staff.Staff;
import java.util.Arrays;

/**
 * Where a group is best off: nearer to its objective, on ground that can be held, in supply, beside
 * friends, out of danger.
 */
final class Placing {
  /** What units of other armies count for a headquarters, where each leads its own. */
  private static final double OTHERS = 0.3;

  /** What it is worth to a unit, in its own value, to stand with one it belongs with. */
  private static final double TOGETHER = 1;

  /** What each neighbour counts at the front and behind it, in the value of the unit beside. */
  private static final double AT_THE_FRONT = 0.03;

  private static final double BEHIND_IT = 0.01;

  /** So many neighbours count at most. */
  private static final double NEIGHBOURS = 2;

  private static final double ROUNDING = 1e-6;

  private final Survey survey;
  private final Objectives objectives;

  /** How far all hexes are from where the group goes, what it is worth to be there, its pace. */
  private int[] away = new int[0];

  private double prize;
  private int pace;
  private boolean aimed;

  Placing(Survey survey, Objectives objectives) {
    this.survey = survey;
    this.objectives = objectives;
    led = new boolean[survey.board.unitCount()];
    near = new double[led.length];
    afar = new double[led.length];
    besides = new double[led.length + 1];
    stands = new int[led.length];
    army = new int[led.length];
    far = new int[survey.grid.size()];
    queue = new int[survey.grid.size()];
    flood = new Flood(survey.grid);
    passages = flood.passages(survey.grid, Flood.blocked(survey.grid, (hex, d, to) -> true));
    everywhere = HexSet.all(survey.grid.size());
    ring = new HexSet(survey.grid.size());
    hexesToFind = new HexSet(survey.grid.size());
  }

  /** What it is worth, in points, that a group stands in a hex; {@code q} says who else does. */
  double score(Position q, Group group, int hex, Temper temper) {
    aim(q, group, temper);
    return score(q, group, hex, temper, Double.NEGATIVE_INFINITY);
  }

  /** Notes what a group is after. */
  private void aim(Position q, Group group, Temper temper) {
    int unit = group.lead();
    int objective = objectives.of[unit];
    aimed = objective >= 0;
    if (aimed) {
      away = survey.staff.distances(q, survey.side, survey.staff.mobility(unit), objective);
      prize = temper.aggression() * objectives.stake(unit);
      pace = survey.staff.allowance(q, unit);
    }
  }

  /**
   * The same for a group whose aim is noted.
   *
   * @param least a hex that cannot come to more may be given less than it is worth
   */
  private double score(Position q, Group group, int hex, Temper temper, double least) {
    int unit = group.lead();
    double score = 0;
    if (aimed) {
      score += prize * objectives.closenessOf(unit, away[hex], pace);
    }
    score += hold(q, group, hex);
    double more = AT_THE_FRONT * NEIGHBOURS + Math.max(0, -priceOfSupply(temper));
    if (score + more * group.value + ROUNDING < least && q.isEmpty(hex)) {
      return score;
    }
    boolean already = q.hex(unit) == hex;
    double defenders = survey.defenceAt(q, hex) + (already ? 0 : group.defence);
    double danger = survey.danger(q, hex, defenders);
    score -= temper.caution() * danger * group.value;
    if (!survey.supplied.has(hex)) {
      score -= priceOfSupply(temper) * group.value;
    }
    score += company(q, group, hex);
    if (survey.staff.movesOnlyLed()) {
      score -= 0.25 * group.value * Math.min(1, survey.astray(q, unit, hex) / 4.0);
    }
    return score;
  }

  /**
   * What a game adds to the plain price of being cut off is a danger: the cautious fear it more.
   */
  private double priceOfSupply(Temper temper) {
    return Staff.CUT_OFF + temper.caution() * (survey.cutOff - Staff.CUT_OFF);
  }

  /** What is won by standing just there. */
  private double hold(Position q, Group group, int hex) {
    double worth = survey.worth[hex];
    if (worth <= 0) {
      return 0;
    }
    if (survey.artery[hex]) {
      boolean first = !q.holds(survey.side, hex) || q.hex(group.lead()) == hex;
      return first ? worth : 0;
    }
    if (!survey.has(q, hex)) {
      return 1.2 * worth;
    }
    double pressed = Math.min(1, survey.threat[hex] / Math.max(1, group.defence));
    return isGuarded(q, group, hex) ? 0.1 * worth * pressed : 0.6 * worth * pressed;
  }

  /** Whether somebody else who fights stands in a hex already. */
  private boolean isGuarded(Position q, Group group, int hex) {
    for (int u = q.first(hex); u >= 0; u = q.next(u)) {
      if (survey.role[u] == Staff.Role.COMBAT
          && survey.board.side(u) == survey.side
          && !isIn(group, u)) {
        return true;
      }
    }
    return false;
  }

  /** Friends beside it that close the line, its own formation in the hex. */
  private double company(Position q, Group group, int hex) {
    double linked = 0;
    for (int d = 0; d < Direction.COUNT; d++) {
      int to = survey.grid.neighbour(hex, d);
      if (to == HexGrid.OFF) {
        continue;
      }
      if (q.holds(survey.side, to) && to != q.hex(group.lead())) {
        linked += 0.5;
      } else if (q.inZone(survey.side, Board.MOVEMENT_ZONE, to)) {
        linked += 0.25;
      }
    }
    double front = survey.threat[hex] > 0 ? AT_THE_FRONT : BEHIND_IT;
    double bonus = front * Math.min(NEIGHBOURS, linked) * group.value;
    for (int u = q.first(hex); u >= 0; u = q.next(u)) {
      if (!isIn(group, u) && survey.staff.together(group.lead(), u)) {
        bonus += TOGETHER * group.value;
      }
    }
    return bonus;
  }

  private static boolean isIn(Group group, int unit) {
    for (int i = 0; i < group.size; i++) {
      if (group.units[i] == unit) {
        return true;
      }
    }
    return false;
  }

  /** The hex where a group is best off among those in its reach. */
  int best(Position q, Group group, Temper temper) {
    int best = group.from;
    aim(q, group, temper);
    double bestScore =
        score(q, group, group.from, temper, Double.NEGATIVE_INFINITY) + 0.02 * group.value;
    long[] words = group.reach.words();
    for (int w = 0; w < words.length; w++) {
      for (long word = words[w]; word != 0; word &= word - 1) {
        int hex = (w << 6) + Long.numberOfTrailingZeros(word);
        if (hex != group.from) {
          double score = score(q, group, hex, temper, bestScore);
          if (score > bestScore && Room.forGroup(survey, q, group, hex)) {
            best = hex;
            bestScore = score;
          }
        }
      }
    }
    return best;
  }

  /** How near a hex is to the army, by value. */
  double nearArmy(Position q, int hex) {
    double near = 0;
    for (int u = 0; u < survey.value.length; u++) {
      if (isLed(q, u)) {
        near += survey.value[u] / (3.0 + survey.grid.distance(q.hex(u), hex));
      }
    }
    return near;
  }

  /** How near a hex is to those of the army that do not stand in some hexes, by value. */
  double nearArmy(Position q, int hex, HexSet except) {
    double near = 0;
    for (int u = 0; u < survey.value.length; u++) {
      if (isLed(q, u) && !except.has(q.hex(u))) {
        near += survey.value[u] / (3.0 + survey.grid.distance(q.hex(u), hex));
      }
    }
    return near;
  }

  /** The value of the side's units that are in supply; of others the less, the farther they are. */
  double suppliedValue(Position q) {
    return suppliedValue(q, survey.staff.supplied(q, survey.side));
  }

  /** The same, if units were in supply in these hexes. */
  double suppliedValue(Position q, HexSet supplied) {
    findAway(q, supplied);
    double sum = 0;
    for (int u = 0; u < survey.value.length; u++) {
      if (isLed(q, u)) {
        int away = far[q.hex(u)];
        sum += survey.value[u] * (away == 0 ? 1 : 1.2 / (2.0 + away));
      }
    }
    return sum;
  }

  /** Whether all of the side's units are in supply. */
  boolean isSupplied(Position q) {
    HexSet supplied = survey.staff.supplied(q, survey.side);
    for (int u = 0; u < survey.value.length; u++) {
      if (isLed(q, u) && !supplied.has(q.hex(u))) {
        return false;
      }
    }
    return true;
  }

  /** How many hexes each hex is away from a set; a buffer. */
  int[] hexesFrom(HexSet set) {
    Arrays.fill(far, Integer.MAX_VALUE);
    int end = 0;
    for (int hex = 0; hex < far.length; hex++) {
      if (set.has(hex)) {
        far[hex] = 0;
        queue[end++] = hex;
      }
    }
    for (int i = 0; i < end; i++) {
      for (int d = 0; d < Direction.COUNT; d++) {
        int next = survey.grid.neighbour(queue[i], d);
        if (next != HexGrid.OFF && far[next] == Integer.MAX_VALUE) {
          far[next] = far[queue[i]] + 1;
          queue[end++] = next;
        }
      }
    }
    return far;
  }

  /** Finds how many hexes those hexes are away from a set in which units of the side stand. */
  private void findAway(Position q, HexSet set) {
    hexesToFind.clear();
    for (int u = 0; u < led.length; u++) {
      if (isLed(q, u)) {
        far[q.hex(u)] = Integer.MAX_VALUE;
        hexesToFind.add(q.hex(u));
      }
    }
    ring.copyFrom(set);
    flood.beginRings(ring);
    for (int away = 0; !ring.isEmpty() && note(away); away++) {
      flood.nextRing(ring, everywhere, passages);
    }
  }

  /** Notes the hexes to be found that a ring has come to; whether there are others. */
  private boolean note(int away) {
    long[] words = hexesToFind.words();
    long[] come = ring.words();
    for (int w = 0; w < words.length; w++) {
      for (long word = words[w] & come[w]; word != 0; word &= word - 1) {
        far[(w << 6) + Long.numberOfTrailingZeros(word)] = away;
      }
    }
    hexesToFind.removeAll(ring);
    return !hexesToFind.isEmpty();
  }

  /** By unit: whether another headquarters leads it already. */
  private final boolean[] led;

  /** The units of the side that can be led. */
  private final int[] army;

  /**
   * Whom the headquarters that looks for a place leads: where they stand, what it counts to have
   * them in range, and out of range but near.
   */
  private final int[] stands;

  private final double[] near;
  private final double[] afar;

  /** What these and all after them can count at most. */
  private final double[] besides;

  private int following;

  private final int[] far;
  private final int[] queue;

  /** To spread over the map ring by ring, whatever the ground is. */
  private final Flood flood;

  private final Flood.Passages passages;
  private final HexSet everywhere;
  private final HexSet ring;
  private final HexSet hexesToFind;

  /** Notes whom a headquarters leads, and whom the others lead from where they stand. */
  void noteLed(Position q, int except) {
    Arrays.fill(led, false);
    int units = 0;
    for (int u = 0; u < led.length; u++) {
      if (isLed(q, u)) {
        army[units++] = u;
      }
    }
    for (int hq = 0; hq < led.length; hq++) {
      int range = hq != except && isLeader(q, hq) ? survey.staff.commandRange(q, hq) : 0;
      for (int i = 0; i < units && range > 0; i++) {
        int u = army[i];
        led[u] |= survey.grid.distance(q.hex(u), q.hex(hq)) <= range && survey.staff.leads(hq, u);
      }
    }
    following = 0;
    for (int i = 0; i < units; i++) {
      int u = army[i];
      if (survey.staff.leads(except, u)) {
        boolean engaged = q.inZone(survey.side.enemy(), Board.MOVEMENT_ZONE, q.hex(u));
        double ours = ours(u, except);
        stands[following] = q.hex(u);
        near[following] = ours * survey.value[u] * (engaged ? 1 : 0.7) * (led[u] ? 0.1 : 1);
        afar[following++] = led[u] ? 0 : ours * 0.2 * survey.value[u];
      }
    }
    besides[following] = 0;
    for (int i = following - 1; i >= 0; i--) {
      besides[i] = besides[i + 1] + Math.max(near[i], afar[i]);
    }
  }

  /** What a unit counts for a headquarters, by whose it is. */
  private double ours(int unit, int hq) {
    return survey.staff.movesOnlyLed() && !objectives.isLedBy(unit, hq) ? OTHERS : 1;
  }

  private boolean isLeader(Position q, int unit) {
    return survey.role[unit] == Staff.Role.HEADQUARTERS
        && survey.board.side(unit) == survey.side
        && q.onMap(unit);
  }

  private boolean isLed(Position q, int unit) {
    return survey.role[unit] == Staff.Role.COMBAT
        && survey.board.side(unit) == survey.side
        && q.onMap(unit);
  }

  /**
   * What it is worth that a headquarters stands in a hex: whom it leads from there, how safely.
   * {@link #noteLed} has been told of it before.
   *
   * @param least a hex that cannot come to more may be given nothing
   */
  double headquarters(Position q, int unit, int hex, int range, double least) {
    double own = survey.value[unit];
    double guards = survey.defenceAt(q, hex) - (q.hex(unit) == hex ? survey.defence[unit] : 0);
    double danger = survey.threat[hex] > 0 ? Math.min(1, survey.threat[hex] / (2 + 4 * guards)) : 0;
    boolean zone = q.inZone(survey.side.enemy(), Board.SUPPLY_ZONE, hex);
    double enough = (least + own * danger + (zone ? 0.3 * own : 0)) / 0.3 - ROUNDING;
    double sum = 0;
    for (int i = 0; i < following; i++) {
      if (sum + besides[i] < enough) {
        return Double.NEGATIVE_INFINITY;
      }
      int far = survey.grid.distance(stands[i], hex);
      if (far <= range) {
        sum += near[i] * (1 - 0.03 * far);
      } else if (afar[i] > 0) {
        sum += afar[i] * range / far;
      }
    }
    return 0.3 * sum
        - own * danger
        - (survey.supplied.has(hex) ? 0 : survey.cutOff * (1.25 * own + 0.25 * sum))
        - (zone ? 0.3 * own : 0);
  }
}
