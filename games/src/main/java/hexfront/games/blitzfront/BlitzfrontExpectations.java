package hexfront.games.blitzfront;

import hexfront.engine.Board;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.orders.Units;
import hexfront.engine.staff.Prospect;
import hexfront.games.blitzfront.Battle.Strike;
import java.util.function.Predicate;

/** What is to be expected of battles: the table row by row, as commanders count it. */
final class BlitzfrontExpectations {
  /** What it is worth, in steps, to disrupt defenders who stay alive. */
  private static final double SHAKEN = 0.2;

  /** Factors are multiplied by this before odds are taken of estimates. */
  private static final int FINE = 10;

  private final BlitzfrontRules rules;
  private final HexGrid grid;

  BlitzfrontExpectations(BlitzfrontRules rules) {
    this.rules = rules;
    grid = rules.board().grid();
  }

  /**
   * Of an attack by units where they stand.
   *
   * @return whether it can be made
   */
  boolean of(Position p, Units attackers, int hex, Units air, boolean pressed, Prospect into) {
    into.clear();
    if (attackers.size() == 0 || !rules.strength.isOnTable(p, attackers, hex, pressed)) {
      return false;
    }
    int column = rules.strength.column(p, attackers, hex, air);
    int attack = rules.strength.attack(p, attackers);
    int defence = Strength.sum(rules.strength.defences(p, hex, attackers));
    int[] defenders = p.stack(hex);
    Side side = rules.board().side(attackers.get(0));
    boolean trapped = isTrapped(p, hex, side);
    double own = 0;
    for (int unit : defenders) {
      own += rules.strength.own(p, unit) / (double) defenders.length;
    }
    into.odds = rules.table.odds(column + (int) Math.round(own));
    int steps = attackers.stream().map(p::stepsLeft).sum();
    for (int row = 1; row <= CombatTable.FACES; row++) {
      int read = column + rules.tables.pressed(pressed, side, row);
      count(
          p,
          defenders,
          read,
          row,
          side,
          trapped,
          Math.min(1, defence / (double) attack),
          steps,
          into);
    }
    return true;
  }

  private void count(
      Position p,
      int[] defenders,
      int read,
      int row,
      Side side,
      boolean trapped,
      double price,
      int steps,
      Prospect into) {
    boolean dead = true;
    boolean gone = true;
    boolean shaken = false;
    Result worst = Result.BK;
    for (int unit : defenders) {
      Result result = rules.table.result(read + rules.strength.own(p, unit), row);
      result = trapped ? result.withoutRetreat() : result;
      dead &= result.eliminates();
      gone &= result.eliminates() || result.retreat() > 0;
      shaken |= result.disrupts();
      worst = result.compareTo(worst) > 0 ? result : worst;
    }
    count(worst, dead, gone, shaken, side, price, steps, into);
  }

  /** A row of the table, a sixth of all. */
  private static void count(
      Result worst,
      boolean dead,
      boolean gone,
      boolean shaken,
      Side side,
      double price,
      int steps,
      Prospect into) {
    double chance = 1.0 / CombatTable.FACES;
    into.destroyed += dead ? chance : 0;
    into.taken += gone ? chance : 0;
    into.defenderSteps += shaken ? SHAKEN * chance : 0;
    boolean exchanged = worst == Result.X && side == Side.SOVIET;
    if (exchanged || worst.repels()) {
      into.ruined += price >= 1 ? chance : 0;
      into.attackerSteps += price >= 1 ? 0 : chance * price * steps;
    }
    if (exchanged) {
      into.destroyed += chance;
      into.taken += price >= 1 ? 0 : chance;
    } else if (worst.compareTo(Result.X) >= 0) {
      into.repelled += chance;
    }
  }

  /** Of strengths that meet somewhere; terrain is in them. */
  void of(Position p, double attack, double defence, boolean trapped, Prospect into) {
    into.clear();
    int ratio =
        rules.table.column(
            (int) Math.round(FINE * attack), Math.max(1, (int) Math.round(FINE * defence)));
    int column = rules.weather(p) == Weather.MUD ? ratio - 1 : ratio;
    if (column < 0) {
      into.odds = Math.max(0, attack / Math.max(0.1, defence));
      into.ruined = 1;
      into.repelled = 1;
      return;
    }
    into.odds = rules.table.odds(column);
    for (int row = 1; row <= CombatTable.FACES; row++) {
      Result read = rules.table.result(column, row);
      Result result = trapped ? read.withoutRetreat() : read;
      count(
          result,
          result.eliminates(),
          result.eliminates() || result.retreat() > 0,
          result.disrupts(),
          Side.AXIS,
          Math.min(1, defence / Math.max(0.1, attack)),
          2,
          into);
    }
  }

  /** The part of the rows in which something is read, for the defenders of a battle together. */
  double chance(Position p, Battle battle, Predicate<Result> isSo) {
    Strike strike = battle.strike();
    int column = rules.strength.column(p, strike.attackers(), strike.hex(), strike.air());
    int times = 0;
    int[] defenders = p.stack(battle.hex());
    for (int row = 1; row <= CombatTable.FACES; row++) {
      int read = column + rules.tables.pressed(strike.pressed(), p.phasing(), row);
      for (int unit : defenders) {
        times += isSo.test(rules.table.result(read + rules.strength.own(p, unit), row)) ? 1 : 0;
      }
    }
    return times / (double) (CombatTable.FACES * Math.max(1, defenders.length));
  }

  /** Whether the defenders of a hex have nowhere to go, as far as zones tell. */
  private boolean isTrapped(Position p, int hex, Side attacker) {
    for (int d = 0; d < Direction.COUNT; d++) {
      int to = grid.neighbour(hex, d);
      if (to != HexGrid.OFF
          && !rules.terrain.isBarred(hex, d, rules.isFrozen(p))
          && !p.holds(attacker, to)
          && (p.holds(attacker.enemy(), to) || !p.inZone(attacker, Board.MOVEMENT_ZONE, to))) {
        return false;
      }
    }
    return true;
  }
}
