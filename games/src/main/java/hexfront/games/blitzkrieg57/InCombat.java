package hexfront.games.blitzkrieg57;

import hexfront.engine.Ask;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.orders.Attack;
import hexfront.engine.orders.EndPhase;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Units;
import java.util.List;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * Section 5.4.2: the active side attacks.
 *
 * @param attacked the hexes that were attacked in this segment
 * @param first whether these are the attacks before the first turn
 */
record InCombat(Hexes attacked, boolean first) implements BlitzkriegStage {
  /** A segment in which nothing was attacked yet. */
  static final InCombat BEGUN = new InCombat(Hexes.of(), false);

  private static final int TRIES = 20;

  /** The segment of a position that is in one; otherwise one that begins. */
  static InCombat of(Position p) {
    return p.stage() instanceof InCombat in ? in : BEGUN;
  }

  @Override
  public String word() {
    return first ? "preliminary-combat" : "combat";
  }

  InCombat with(int hex) {
    return new InCombat(
        Hexes.of(IntStream.concat(attacked.stream(), IntStream.of(hex)).toArray()), first);
  }

  @Override
  public String prompt(BlitzkriegRules rules, Position p) {
    return first
        ? "Attack before the first turn; rivers do not count."
        : "Attack with " + rules.activation.led(p) + " units.";
  }

  @Override
  public List<Ask> asks(BlitzkriegRules rules, Position p) {
    return List.of(new Ask.Phase("attack", each -> list(rules, p, each)), END);
  }

  private boolean list(BlitzkriegRules rules, Position p, Predicate<Order> each) {
    for (int hex : p.occupied(p.phasing().enemy()).toArray()) {
      int[] able =
          rules.combat.mayBeAttacked(p, this, hex).isLegal()
              ? rules.combat.able(p, hex)
              : new int[0];
      for (int some = 1; some < 1 << able.length; some++) {
        Attack order = new Attack(pick(able, some), Hexes.of(hex));
        if (!each.test(order)
            || rules.has(Combat.AIR_POWER)
                && !each.test(new Attack(order.attackers(), order.hexes(), AirPoint.SPENT))) {
          return false;
        }
      }
    }
    return true;
  }

  private static Units pick(int[] from, int bits) {
    return Units.of(
        IntStream.range(0, from.length)
            .filter(i -> (bits & 1 << i) != 0)
            .map(i -> from[i])
            .toArray());
  }

  @Override
  public Verdict check(BlitzkriegRules rules, Position p, Order order) {
    return switch (order) {
      case Attack o -> rules.combat.check(p, this, o);
      case EndPhase o -> Verdict.legal();
      default -> outOfPlace(rules, p, order);
    };
  }

  @Override
  public void carryOut(
      BlitzkriegRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    if (order instanceof Attack attack) {
      rules.combat.carryOut(p, this, attack, dice, chronicle);
    } else if (first) {
      rules.sequence.beginTurn(p, 1, chronicle);
    } else {
      rules.sequence.next(p, chronicle);
    }
  }

  @Override
  public Order draw(BlitzkriegRules rules, Position p, RandomGenerator random) {
    int[] roster = rules.roster.units(p.phasing());
    for (int i = 0; i < TRIES && roster.length > 0; i++) {
      int unit = roster[random.nextInt(roster.length)];
      int hex =
          rules.combat.mayAttack(p, unit)
              ? rules.board().grid().neighbour(p.hex(unit), random.nextInt(Direction.COUNT))
              : HexGrid.OFF;
      int[] able =
          hex != HexGrid.OFF && p.holds(p.phasing().enemy(), hex)
              ? rules.combat.able(p, hex)
              : new int[0];
      if (able.length > 0) {
        int some = random.nextBoolean() ? ~0 : random.nextInt(1, 1 << able.length);
        boolean air = random.nextInt(4) == 0 && rules.combat.checkAir(p).isLegal();
        Attack order = new Attack(pick(able, some), Hexes.of(hex), new AirPoint(air));
        if (rules.combat.check(p, this, order).isLegal()) {
          return order;
        }
      }
    }
    return new EndPhase();
  }
}
