package hexfront.games.ags;

import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.orders.Attack;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Overrun;
import hexfront.engine.orders.Units;
import hexfront.engine.staff.Assault;
import hexfront.engine.staff.Prospect;
import java.util.function.Consumer;

/**
 * What is to be expected of battles that are planned: strengths as commanders know them, ground,
 * support and ways out, read from the combat table.
 */
final class BattleExpectations {
  /** What untried units may turn out to be, against what they are on average. */
  private static final double[] GUESSES = {0.5, 1, 1.7};

  private final AgsRules rules;
  private final ExclusiveRules game;
  private final GameAims aims;
  private final HexGrid grid;
  private final Estimates estimates;
  private final Expectations expectations;
  private final Prospect part = new Prospect();
  private final Assault ordered = new Assault();

  BattleExpectations(AgsRules rules, GameAims aims, Estimates estimates) {
    this.rules = rules;
    this.aims = aims;
    this.estimates = estimates;
    game = rules.exclusive();
    grid = rules.board().grid();
    expectations = new Expectations(rules.table());
  }

  /** What is to be expected of a plan; whether it is allowed. */
  boolean of(Position p, Assault plan, Prospect into) {
    return of(p, plan, shift(p, plan), into);
  }

  private int shift(Position p, Assault plan) {
    if (plan.overrun()) {
      return game.shift(p, new Overrun(plan.units(), new Hex(plan.target())));
    }
    for (int i = 0; i < plan.size(); i++) {
      if (p.hex(plan.unit(i)) != plan.from(i)) {
        return 0;
      }
    }
    return game.shift(p, new Attack(plan.units(), Hexes.of(plan.target())));
  }

  private boolean of(Position p, Assault plan, int shift, Prospect into) {
    into.clear();
    int attack = attack(p, plan);
    if (attack == 0) {
      return false;
    }
    int[] from = plan.hexes();
    int target = plan.target();
    int defence = defence(p, target, from, plan.overrun());
    int steps = 0;
    for (int unit = p.first(target); unit >= 0; unit = p.next(unit)) {
      steps += rules.roster().isHeadquarters(unit) ? 0 : game.stepsLeft(p, unit);
    }
    int own = 0;
    for (int i = 0; i < plan.size(); i++) {
      own += game.stepsLeft(p, plan.unit(i));
    }
    boolean bound = aims.attacksAtAnyPrice(p, plan.unit(0));
    Expectations.Sides sides =
        new Expectations.Sides(Math.max(1, steps), own, isTrapped(p, target, from), bound);
    if (isUncertain(p, target)) {
      for (double factor : GUESSES) {
        part.clear();
        int guess = (int) Math.round(factor * defence);
        expectations.of(attack, guess, shift, sides, part);
        into.add(1.0 / GUESSES.length, part);
      }
      into.odds = (double) attack / Math.max(1, defence);
    } else {
      expectations.of(attack, defence, shift, sides, into);
    }
    return true;
  }

  private boolean isUncertain(Position p, int hex) {
    for (int unit = p.first(hex); unit >= 0; unit = p.next(unit)) {
      if (p.is(unit, Flag.UNTRIED)) {
        return true;
      }
    }
    return false;
  }

  private int attack(Position p, Assault plan) {
    Units attackers = plan.units();
    int total = 0;
    for (int i = 0; i < plan.size(); i++) {
      int hex = plan.from(i);
      boolean first = true;
      for (int j = 0; j < i; j++) {
        first &= plan.from(j) != hex;
      }
      if (first) {
        int shares = 0;
        for (int j = i; j < plan.size(); j++) {
          int unit = plan.unit(j);
          if (plan.from(j) == hex && rules.roster().isCombatUnit(unit)) {
            int printed = estimates.attack(p, unit);
            shares += rules.strength().attackShare(p, unit, printed, attackers, plan.overrun());
          }
        }
        boolean rated = !plan.overrun() || game.headquartersJoinOverruns();
        int headquarters = rated ? rules.headquarters().supporting(p, hex) : -1;
        total += rules.strength().stackAttack(shares, plan.overrun(), headquarters);
      }
    }
    return total;
  }

  private int defence(Position p, int hex, int[] from, boolean overrun) {
    int terrain = rules.terrain().defenceMultiplier(p, from, hex);
    boolean alone = true;
    int shares = 0;
    for (int unit = p.first(hex); unit >= 0; unit = p.next(unit)) {
      if (rules.strength().defends(p, unit, overrun) && rules.roster().isCombatUnit(unit)) {
        int share = rules.strength().defenceShare(p, unit, estimates.defence(p, unit), terrain);
        alone &= share == 0;
        shares += share;
      }
    }
    return Strength.total(
        shares + rules.strength().headquartersShare(p, hex, terrain, alone, overrun));
  }

  /**
   * Whether nothing is open to retreat into, with attackers in these hexes. Who may go through
   * enemy zones at the price of steps loses no fewer by that.
   */
  private boolean isTrapped(Position p, int target, int[] from) {
    Side side = rules.board().side(p.first(target));
    for (int d = 0; d < Direction.COUNT; d++) {
      int to = grid.neighbour(target, d);
      if (to == HexGrid.OFF || rules.terrain().isClosed(target, d)) {
        continue;
      }
      boolean open = !p.holds(side.enemy(), to) && !ZonesOfControl.closes(p, side, to);
      for (int hex : from) {
        open &= hex != to && !grid.adjacent(hex, to);
      }
      if (open || p.holds(side, to)) {
        return false;
      }
    }
    return true;
  }

  /** The same of strengths alone. */
  void of(double attack, double defence, boolean trapped, Prospect into) {
    into.clear();
    expectations.of(
        (int) Math.round(attack),
        (int) Math.max(1, Math.round(defence)),
        0,
        new Expectations.Sides(4, 6, trapped, false),
        into);
  }

  /** The same of an attack or overrun as it is ordered; nothing of other orders. */
  void of(Position p, Order order, Prospect into) {
    switch (order) {
      case Attack o -> {
        ordered.against(o.hexes().first());
        for (int i = 0; i < o.attackers().size(); i++) {
          ordered.add(p, o.attackers().get(i));
        }
        int shift =
            AirPower.shift(AgsSupport.of(o).air(), rules.air().available(p, p.phasing().enemy()));
        of(p, ordered, shift + game.shift(p, o), into);
      }
      case Overrun o -> {
        ordered.against(o.hex().index()).asOverrun();
        for (int i = 0; i < o.units().size(); i++) {
          ordered.add(p, o.units().get(i));
        }
        of(p, ordered, game.shift(p, o), into);
      }
      default -> into.clear();
    }
  }

  /** The orders by which a plan could be carried out. */
  void orders(Position p, Assault plan, Consumer<Order> each) {
    Units units = plan.units();
    if (plan.overrun()) {
      boolean rated =
          game.headquartersJoinOverruns() && rules.headquarters().supporting(p, plan.from(0)) >= 0;
      each.accept(
          new Overrun(units, new Hex(plan.target()), new AgsSupport.Standard(false, rated)));
      return;
    }
    boolean rated = false;
    for (int i = 0; i < plan.size(); i++) {
      rated |= rules.headquarters().supporting(p, plan.from(i)) >= 0;
    }
    Hexes target = Hexes.of(plan.target());
    each.accept(new Attack(units, target, game.support(false, rated)));
    if (rules.air().available(p, p.phasing())) {
      each.accept(new Attack(units, target, game.support(true, rated)));
    }
  }
}
