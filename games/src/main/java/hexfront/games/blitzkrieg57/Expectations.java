package hexfront.games.blitzkrieg57;

import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.kernels.Ratios;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.staff.Assault;
import hexfront.engine.staff.Prospect;

/** What a column of the combat results table leads one to expect. */
final class Expectations {
  /** More zones than any unit has steps: no way out. */
  private static final int NO_WAY = 9;

  private final BlitzkriegRules rules;
  private final HexGrid grid;
  private final int[] zones = new int[3];

  Expectations(BlitzkriegRules rules) {
    this.rules = rules;
    grid = rules.board().grid();
  }

  /**
   * What attackers at a strength would do to those in a hex.
   *
   * @param own the steps of the attackers
   * @return whether the ratio allows the attack
   */
  boolean of(Position p, Assault plan, int attack, boolean air, int own, Prospect into) {
    int hex = plan.target();
    int defence = rules.strength.defence(p, hex);
    int column = rules.table.column(attack, defence, rules.terrain.shifts(hex));
    if (column == Ratios.NONE) {
      into.clear();
      return false;
    }
    findWaysOut(p, plan);
    int units = rules.stacking.counted(p, hex).length;
    boolean fortress = rules.fortresses.at(p, hex) >= 0;
    of(air ? rules.table.better(column) : column, units, p.stepsIn(hex), own, fortress, into);
    return true;
  }

  /** The same for strengths alone, as if two units of two steps defended. */
  void of(double attack, double defence, boolean trapped, Prospect into) {
    int column = rules.table.column((int) Math.round(2 * attack), (int) Math.round(2 * defence), 0);
    if (column == Ratios.NONE) {
      into.clear();
      into.odds = attack / defence;
      into.attackerSteps = 2;
      return;
    }
    zones[1] = trapped ? 1 : 0;
    zones[2] = trapped ? 2 : 0;
    of(column, 2, 4, 6, false, into);
  }

  private void of(int column, int units, int steps, int own, boolean fortress, Prospect into) {
    into.clear();
    into.odds = rules.table.odds(column);
    for (int die = 1; die <= CombatTable.FACES; die++) {
      Result result = rules.table.result(column, die);
      boolean leaves = result.retreat() > 0 && !fortress;
      int lost = result.defender() + (leaves ? units * zones[result.retreat()] : result.retreat());
      into.count(1.0 / CombatTable.FACES, result.attacker(), own, lost, steps, leaves);
    }
  }

  /** The fewest enemy zones on a retreat by one hex and by two, with attackers where they are. */
  private void findWaysOut(Position p, Assault plan) {
    zones[1] = NO_WAY;
    zones[2] = NO_WAY;
    int hex = plan.target();
    for (int d = 0; d < Direction.COUNT; d++) {
      int first = zone(p, plan, hex, d, hex);
      if (first < NO_WAY) {
        zones[1] = Math.min(zones[1], first);
        int next = grid.neighbour(hex, d);
        for (int e = 0; e < Direction.COUNT; e++) {
          zones[2] = Math.min(zones[2], first + zone(p, plan, next, e, hex));
        }
      }
    }
  }

  private int zone(Position p, Assault plan, int from, int d, int start) {
    int to = grid.neighbour(from, d);
    Side side = p.phasing().enemy();
    if (rules.retreats.isClosed(p, side, start, from, d)
        || from != start && grid.distance(to, start) < 2
        || rules.terrain.isMountain(to)) {
      return NO_WAY;
    }
    int zone = rules.zones.inEnemyZone(p, side, to) ? 1 : 0;
    for (int i = 0; i < plan.size(); i++) {
      if (plan.from(i) == to) {
        return NO_WAY;
      }
      zone |= grid.adjacent(plan.from(i), to) ? 1 : 0;
    }
    return zone;
  }
}
