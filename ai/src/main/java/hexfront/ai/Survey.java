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
import org.jspecify.annotations.Nullable;

/**
 * A side's picture of a position: strengths and values of units, worth of hexes, where the enemy
 * can strike. Taken once for a plan; buffers are used again.
 */
final class Survey {
  private static final int ENEMY_ARTERIES = 6;
  private static final int OWN_ARTERIES = 4;

  /** What is supplied over less is no artery. */
  private static final double LEAST_FLOW = 1;

  static final double CUTTING = 0.08;
  private static final double GUARDING = 0.04;

  /** The part of what is cut off by an enemy alone that driving him away is worth. */
  private static final double BARRING = 0.5;

  /** The part of what is cut off that a step towards those is worth who are behind others yet. */
  private static final double APPROACHING = 0.1;

  /** So many hexes nearer a headquarters is taken to come before it leads again. */
  private static final int FOLLOWS = 2;

  final Board board;
  final HexGrid grid;
  final Staff staff;

  /** By unit. */
  final double[] attack;

  final double[] defence;

  /** By unit: what the loss of it all would cost its side, in points. */
  final double[] value;

  /** By unit: what the loss of a step costs, if not at once then when the last is lost. */
  final double[] step;

  final Staff.Role[] role;

  /** By hex: what it is worth to the side. */
  final double[] worth;

  /** By hex: the enemy attack strength that could be brought against it next turn. */
  final double[] threat;

  /** By hex: the own attack strength that could be brought against it. */
  final double[] friendly;

  /** By hex: whether its worth lies only in standing there, because it is somebody's way home. */
  final boolean[] artery;

  /** By hex that the enemy holds: what of the side is out of supply because of him, in points. */
  final double[] bars;

  /** The hexes that hold something of worth. */
  int[] places = new int[0];

  /** The hexes in which the side's units are in supply. */
  final HexSet supplied;

  /** Points that a point of fighting strength is taken to be worth. */
  double perStrength;

  /** The part of its value that a unit of the side loses out of supply. */
  double cutOff;

  Side side = Side.AXIS;
  int turnsLeft;

  private final HexSet strikes;
  private final int[] busy;
  private final Arteries arteries;
  private final Rings rings;

  final Noose noose;

  private final Relief relief;
  private boolean reckoning;
  private @Nullable Leaning leaning;
  private final Prospect prospect = new Prospect();

  Survey(Board board, Staff staff) {
    this.board = board;
    this.staff = staff;
    grid = board.grid();
    int units = board.unitCount();
    attack = new double[units];
    defence = new double[units];
    value = new double[units];
    step = new double[units];
    role = new Staff.Role[units];
    for (int unit = 0; unit < units; unit++) {
      role[unit] = staff.role(unit);
    }
    worth = new double[grid.size()];
    threat = new double[grid.size()];
    friendly = new double[grid.size()];
    artery = new boolean[grid.size()];
    bars = new double[grid.size()];
    arteries = new Arteries(this);
    rings = new Rings(this);
    noose = new Noose(this);
    relief = new Relief(this);
    supplied = new HexSet(grid.size());
    strikes = new HexSet(grid.size());
    busy = new int[grid.size()];
  }

  /** From now on counts for nothing what is only to be guarded: for saying how a side stands. */
  void reckon() {
    reckoning = true;
  }

  /** From now on takes some parts of the map for more important than they are. */
  void lean(Leaning newLeaning) {
    leaning = newLeaning;
  }

  /** Takes the whole picture for a side. */
  void take(Position p, Side forSide) {
    side = forSide;
    turnsLeft = staff.turnsLeft(p, side);
    cutOff = staff.cutOff(p, side);
    weighHexes(p);
    weighUnits(p);
    supplied.copyFrom(staff.supplied(p, side));
    spreadStrikes(p);
    findArteries(p);
  }

  /** Where each side can strike. */
  private void spreadStrikes(Position p) {
    Arrays.fill(threat, 0);
    Arrays.fill(friendly, 0);
    for (int unit = 0; unit < attack.length; unit++) {
      if (p.onMap(unit) && role[unit] == Staff.Role.COMBAT && attack[unit] > 0) {
        staff.strikes(p, unit, strikes);
        add(attack[unit], strikes.words(), board.side(unit) == side ? friendly : threat);
      }
    }
  }

  private static void add(double strength, long[] words, double[] into) {
    for (int w = 0; w < words.length; w++) {
      for (long word = words[w]; word != 0; word &= word - 1) {
        into[(w << 6) + Long.numberOfTrailingZeros(word)] += strength;
      }
    }
  }

  /** Only what things are worth, without threats. */
  void weigh(Position p, Side forSide) {
    side = forSide;
    turnsLeft = staff.turnsLeft(p, side);
    cutOff = staff.cutOff(p, side);
    weighHexes(p);
    weighUnits(p);
  }

  /** Only strengths, and what a point of them is worth. */
  void weighStrengths(Position p, Side forSide) {
    side = forSide;
    turnsLeft = staff.turnsLeft(p, side);
    weighWorth(p);
    perStrength = perStrength(strengths(p));
  }

  /** Units and headquarters; markers and supply counters are neither. */
  boolean fights(int unit) {
    return role[unit] == Staff.Role.COMBAT || role[unit] == Staff.Role.HEADQUARTERS;
  }

  /**
   * Picks the hexes over which most of the enemy's supply comes, and those of one's own that are in
   * danger, each some way from the others.
   */
  private void findArteries(Position p) {
    Arrays.fill(artery, false);
    arteries.trace(p, side.enemy());
    pick(ENEMY_ARTERIES, CUTTING, false);
    if (encircles(p)) {
      noose.aim(p);
    } else {
      rings.find(p, arteries.flow);
    }
    arteries.trace(p, side);
    pick(OWN_ARTERIES, GUARDING, true);
    listPlaces();
    findBars(p);
  }

  /** Whether the side looks for a line that cuts off much of the enemy. */
  boolean encircles(Position p) {
    return staff.encircles(p, side);
  }

  /** The next hex on the side's way home from a hex; below 0 at its end. */
  int wayHome(int hex) {
    return arteries.next(hex);
  }

  /** Who stands, himself or with his zone, where the way home of those begins who are cut off. */
  private void findBars(Position p) {
    Arrays.fill(bars, 0);
    if (cutOff <= 0 || !isAnybodyCutOff(p)) {
      return;
    }
    arteries.trace(p, side, supplied);
    for (int hex = 0; hex < bars.length; hex++) {
      if (p.holds(side.enemy(), hex)) {
        double most = isBesideSupply(hex) ? arteries.flow[hex] : 0;
        for (int d = 0; d < Direction.COUNT; d++) {
          int next = grid.neighbour(hex, d);
          if (next != HexGrid.OFF && !p.holds(side, next) && isBesideSupply(next)) {
            most = Math.max(most, arteries.flow[next]);
          }
        }
        bars[hex] = most <= 0 ? 0 : Math.min(1, cutOff) * barring(p, hex, most);
      }
    }
  }

  /**
   * What he keeps from its supply: a little of all whose way begins there, and half of those who
   * would have it back at once if he were driven away.
   */
  private double barring(Position p, int hex, double most) {
    return APPROACHING * most + BARRING * relief.without(p, hex);
  }

  private boolean isAnybodyCutOff(Position p) {
    for (int unit = 0; unit < role.length; unit++) {
      if (p.onMap(unit)
          && board.side(unit) == side
          && role[unit] == Staff.Role.COMBAT
          && !supplied.has(p.hex(unit))) {
        return true;
      }
    }
    return false;
  }

  private boolean isBesideSupply(int hex) {
    for (int d = 0; d < Direction.COUNT; d++) {
      int next = grid.neighbour(hex, d);
      if (next != HexGrid.OFF && supplied.has(next)) {
        return true;
      }
    }
    return false;
  }

  private void pick(int most, double share, boolean own) {
    int some = listBusy();
    for (int n = 0; n < most; n++) {
      int best = -1;
      double bestScore = LEAST_FLOW;
      for (int i = 0; i < some; i++) {
        int hex = busy[i];
        double score = arteries.flow[hex];
        if (own ? threat[hex] <= 0 : friendly[hex] <= 0) {
          score *= own ? 0 : 0.25;
        }
        if (score > bestScore && !nearArtery(hex)) {
          best = hex;
          bestScore = score;
        }
      }
      if (best < 0) {
        return;
      }
      artery[best] = true;
      worth[best] += share * arteries.flow[best];
    }
  }

  /** Lists the hexes over which enough is supplied for an artery; how many they are. */
  private int listBusy() {
    int n = 0;
    for (int hex = 0; hex < busy.length; hex++) {
      if (arteries.flow[hex] > LEAST_FLOW) {
        busy[n++] = hex;
      }
    }
    return n;
  }

  private boolean nearArtery(int hex) {
    for (int d = 0; d < Direction.COUNT; d++) {
      int next = grid.neighbour(hex, d);
      if (next != HexGrid.OFF) {
        if (artery[next]) {
          return true;
        }
        for (int e = 0; e < Direction.COUNT; e++) {
          int far = grid.neighbour(next, e);
          if (far != HexGrid.OFF && artery[far]) {
            return true;
          }
        }
      }
    }
    return artery[hex];
  }

  private void weighHexes(Position p) {
    weighWorth(p);
    listPlaces();
  }

  private void weighWorth(Position p) {
    staff.worth(p, side, worth);
    if (!reckoning) {
      staff.guard(p, side, worth);
    }
    if (leaning != null) {
      leaning.apply(grid, worth);
    }
  }

  private void listPlaces() {
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
    perStrength = perStrength(strengths(p));
    weighValues(p);
  }

  private double perStrength(double strength) {
    return Math.max(0.08, 0.5 * sum(worth) / strength);
  }

  private static double sum(double[] values) {
    double sum = 0;
    for (double value : values) {
      sum += value;
    }
    return sum;
  }

  private double strengths(Position p) {
    double strength = 1;
    for (int unit = 0; unit < attack.length; unit++) {
      attack[unit] = 0;
      defence[unit] = 0;
      value[unit] = 0;
      if (p.onMap(unit) && fights(unit)) {
        attack[unit] = staff.attack(p, unit);
        defence[unit] = staff.defence(p, unit);
        strength += attack[unit] + defence[unit];
      }
    }
    return strength;
  }

  private void weighValues(Position p) {
    for (int unit = 0; unit < attack.length; unit++) {
      if (p.onMap(unit) && fights(unit)) {
        int steps = p.stepsLeft(unit);
        double all = staff.points(p, unit, steps);
        double strengths = perStrength * (attack[unit] + defence[unit]);
        value[unit] =
            all + strengths + (role[unit] == Staff.Role.HEADQUARTERS ? 8 * perStrength : 0);
        step[unit] = Math.max(staff.points(p, unit, 1), all / steps) + strengths / steps;
      }
    }
  }

  /** How many hexes a unit would be farther from every headquarters than any can lead it next. */
  int astray(Position q, int unit, int hex) {
    int least = grid.size();
    for (int hq = 0; hq < role.length; hq++) {
      if (role[hq] == Staff.Role.HEADQUARTERS
          && board.side(hq) == side
          && q.onMap(hq)
          && staff.leads(hq, unit)) {
        int range = staff.commandRange(q, hq) + FOLLOWS;
        least = Math.min(least, grid.distance(q.hex(hq), hex) - range);
      }
    }
    return Math.max(0, least);
  }

  /** What the cheapest step in a hex would cost. */
  double cheapestStep(Position p, int hex) {
    double least = Double.MAX_VALUE;
    for (int unit = p.first(hex); unit >= 0; unit = p.next(unit)) {
      least = Math.min(least, step[unit]);
    }
    return least;
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

  boolean has(Position p, int hex) {
    return p.holds(side, hex) || p.controls(side, hex) && !artery[hex];
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
