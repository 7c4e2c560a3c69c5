package hexfront.ai;

import hexfront.ai.Groups.Group;
import hexfront.engine.Board;
import hexfront.engine.Position;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import hexfront.engine.staff.Assault;
import hexfront.engine.staff.Prospect;
import java.util.Arrays;

/**
 * Brings attackers together while they move: for each enemy stack the company that promises most,
 * then the best of these assaults first, until none is left that pays. Works on a copy in which
 * groups stand where they are sent.
 */
final class Gathering {
  private static final int MOST = 10;

  /** What it counts for a hex to attack from that it closes a way out to the defenders. */
  private static final double CLOSES = 0.6;

  /** The part of the price of being cut off that counts for who leaves supply to attack. */
  private static final double UNSUPPLIED = 0.5;

  private final Survey survey;
  private final Gains gains;
  private final Groups groups;
  private final Prospect prospect = new Prospect();
  private final Assault assault = new Assault();
  private final int[] chosen = new int[MOST];
  private final int[] slots = new int[MOST];
  private final int[] order;
  private final double[] bestGain;
  private final int[][] bestGroups;
  private final int[][] bestSlots;
  private final int[] bestSize;

  Gathering(Survey survey, Gains gains, Groups groups) {
    this.survey = survey;
    this.gains = gains;
    this.groups = groups;
    int hexes = survey.grid.size();
    order = new int[survey.board.unitCount()];
    bestGain = new double[hexes];
    bestGroups = new int[hexes][];
    bestSlots = new int[hexes][];
    bestSize = new int[hexes];
  }

  /** What becomes of a group that is to attack. */
  interface Sending {
    void send(Group group, int to, int target, double gain);
  }

  /** Finds assaults and sends the groups off; {@code q} is changed accordingly. */
  void plan(Position q, HexSet commanded, Temper temper, Sending sending) {
    int[] targets = targets(q);
    for (int target : targets) {
      evaluate(q, target, commanded, temper);
    }
    while (true) {
      int best = -1;
      for (int target : targets) {
        if (bestSize[target] > 0 && (best < 0 || bestGain[target] > bestGain[best])) {
          best = target;
        }
      }
      if (best < 0) {
        return;
      }
      commit(q, best, sending);
      bestSize[best] = 0;
      for (int target : targets) {
        if (target != best && usesSpent(target)) {
          evaluate(q, target, commanded, temper);
        }
      }
    }
  }

  private boolean usesSpent(int target) {
    for (int i = 0; i < bestSize[target]; i++) {
      if (groups.get(bestGroups[target][i]).used) {
        return true;
      }
    }
    return false;
  }

  private int[] targets(Position q) {
    int[] found = new int[order.length];
    int n = 0;
    for (int unit = 0; unit < order.length; unit++) {
      int hex = q.hex(unit);
      if (hex >= 0 && survey.board.side(unit) != survey.side && q.first(hex) == unit) {
        found[n++] = hex;
      }
    }
    return Arrays.copyOf(found, n);
  }

  private void commit(Position q, int target, Sending sending) {
    for (int i = 0; i < bestSize[target]; i++) {
      Group group = groups.get(bestGroups[target][i]);
      int to = bestSlots[target][i];
      group.used = true;
      place(q, group, to);
      sending.send(group, to, target, bestGain[target]);
    }
  }

  private static void place(Position q, Group group, int hex) {
    for (int i = 0; i < group.size; i++) {
      q.place(group.units[i], hex);
    }
  }

  /** Finds the company for one target by adding groups while the gain grows. */
  private void evaluate(Position q, int target, HexSet commanded, Temper temper) {
    bestSize[target] = 0;
    bestGain[target] = 0.02;
    int candidates = candidates(q, target);
    int n = 0;
    double value = 0;
    double step = Double.MAX_VALUE;
    int steps = 0;
    double approach = 0;
    double delay = 0;
    int bestCount = 0;
    assault.against(target);
    for (int c = 0; c < candidates && n < MOST; c++) {
      Group group = groups.get(order[c]);
      int slot = slot(q, group, target, commanded);
      if (slot < 0) {
        continue;
      }
      chosen[n] = order[c];
      slots[n++] = slot;
      place(q, group, slot);
      value += group.value;
      for (int i = 0; i < group.size; i++) {
        step = Math.min(step, survey.step[group.units[i]]);
        steps += q.stepsLeft(group.units[i]);
        if (survey.staff.mayAttack(q, group.units[i])) {
          assault.add(group.units[i], slot);
        }
      }
      double nearer = gains.approach(q, group.lead(), group.from, target);
      approach = Math.max(approach, nearer);
      delay += Math.max(0, gains.hurry(q, group.lead(), group.from, target) - Math.max(0, nearer));
      if (!survey.supplied.has(slot) && survey.supplied.has(group.from)) {
        delay += UNSUPPLIED * survey.cutOff * group.value;
      }
      double cost = Gains.step(step, value, steps);
      boolean allowed = survey.staff.weigh(q, assault, prospect);
      double gain = gains.of(q, target, prospect, value, cost, approach, temper) - delay;
      if (allowed && gain > bestGain[target] + 0.05) {
        bestGain[target] = gain;
        bestCount = n;
      }
    }
    for (int i = 0; i < n; i++) {
      Group group = groups.get(chosen[i]);
      place(q, group, group.from);
    }
    bestSize[target] = bestCount;
    bestGroups[target] = Arrays.copyOf(chosen, bestCount);
    bestSlots[target] = Arrays.copyOf(slots, bestCount);
  }

  /** Groups that could attack the target: first those that stand there, then the strongest. */
  private int candidates(Position q, int target) {
    int n = 0;
    for (int g = 0; g < groups.size(); g++) {
      Group group = groups.get(g);
      if (!group.used
          && group.attack > 0
          && !gains.isOnErrand(group.lead())
          && canGetAt(q, group, target)) {
        int i = n++;
        while (i > 0 && before(group, groups.get(order[i - 1]), target)) {
          order[i] = order[i - 1];
          i--;
        }
        order[i] = g;
      }
    }
    return n;
  }

  private boolean before(Group a, Group b, int target) {
    boolean aStands = survey.grid.adjacent(a.from, target);
    boolean bStands = survey.grid.adjacent(b.from, target);
    return aStands != bStands ? aStands : a.attack > b.attack;
  }

  private boolean canGetAt(Position q, Group group, int target) {
    for (int d = 0; d < Direction.COUNT; d++) {
      int hex = survey.grid.neighbour(target, d);
      if (hex != HexGrid.OFF && group.reach.has(hex) && survey.staff.passes(q, hex, target)) {
        return true;
      }
    }
    return false;
  }

  /** The best hex from which a group could attack, or -1. */
  private int slot(Position q, Group group, int target, HexSet commanded) {
    int best = -1;
    double bestScore = 0;
    for (int d = 0; d < Direction.COUNT; d++) {
      int hex = survey.grid.neighbour(target, d);
      if (hex == HexGrid.OFF
          || !group.reach.has(hex)
          || q.holds(survey.side.enemy(), hex)
          || !survey.staff.passes(q, hex, target)
          || !commanded.has(hex)
          || survey.staff.movesOnlyLed() && survey.astray(q, group.lead(), hex) > 0) {
        continue;
      }
      double score =
          10
              - 3 * survey.staff.ground(q, target, hex)
              + survey.staff.ground(q, hex, -1)
              + (hex == group.from ? 0.5 : 0)
              + (survey.supplied.has(hex) ? 2 : 0)
              - 0.1 * survey.threat[hex] / Math.max(1, survey.defenceAt(q, hex) + group.defence)
              + (q.isEmpty(hex) ? 0.4 : 0)
              + CLOSES * closes(q, target, hex);
      if ((best < 0 || score > bestScore) && hasRoom(q, group, hex)) {
        best = hex;
        bestScore = score;
      }
    }
    return best;
  }

  /** How many of the ways out of a hex that are open would be closed from another. */
  private int closes(Position q, int target, int from) {
    int closed = 0;
    for (int d = 0; d < Direction.COUNT; d++) {
      int out = survey.grid.neighbour(target, d);
      if (out != HexGrid.OFF
          && (out == from || survey.grid.adjacent(out, from))
          && survey.staff.passes(q, target, out)
          && !q.holds(survey.side, out)
          && !q.inZone(survey.side, Board.SUPPLY_ZONE, out)) {
        closed++;
      }
    }
    return closed;
  }

  private boolean hasRoom(Position q, Group group, int hex) {
    return Room.forGroup(survey, q, group, hex);
  }
}
