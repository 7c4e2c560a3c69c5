package hexfront.games.blitzkrieg57;

import hexfront.engine.Ask;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.PlayedStage;
import hexfront.engine.Position;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import hexfront.engine.orders.Attack;
import hexfront.engine.orders.EndPhase;
import hexfront.engine.orders.Hexes;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * Section 5.4.2: the active side attacks.
 *
 * @param attacked the hexes that were attacked in this segment
 * @param first whether these are the attacks before the first turn
 */
record InCombat(Hexes attacked, boolean first) implements PlayedStage<BlitzkriegRules> {
  /** A segment in which nothing was attacked yet. */
  static final InCombat BEGUN = new InCombat(Hexes.of(), false);

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
    return List.of(new Ask.Phase("attack", each -> rules.combat.list(p, each)), Ask.END);
  }

  @Override
  public Verdict check(BlitzkriegRules rules, Position p, Order order) {
    return switch (order) {
      case Attack o -> rules.combat.check(p, this, o);
      case EndPhase o -> Verdict.legal();
      default -> rules.outOfPlace(p, order);
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
    Order attack = rules.combat.draw(p, random);
    return attack == null ? new EndPhase() : attack;
  }
}
