package hexfront.games.blitzfront;

import hexfront.engine.Ask;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import hexfront.engine.map.Direction;
import hexfront.engine.orders.Attack;
import hexfront.engine.orders.EndPhase;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Move;
import hexfront.engine.orders.Overrun;
import hexfront.engine.orders.Units;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * A step in which attacks are allocated, in all but the first beside movement.
 *
 * @param attacks the attacks allocated so far
 */
record Allocating(Step step, List<Assault> attacks) implements BlitzfrontStage {
  private static final int TRIES = 12;

  Allocating {
    attacks = List.copyOf(attacks);
  }

  @Override
  public String word() {
    return step.word();
  }

  @Override
  public List<Assault> pending() {
    return attacks;
  }

  @Override
  public String prompt(BlitzfrontRules rules, Position p) {
    return step.moves() ? "Move units and allocate attacks." : "Allocate attacks before movement.";
  }

  @Override
  public List<Ask> asks(BlitzfrontRules rules, Position p) {
    List<Ask> asks = new ArrayList<>();
    if (step.moves()) {
      asks.add(new Ask.Phase("move", each -> rules.movement.list(p, this, each)));
      asks.add(new Ask.Phase("overrun", each -> rules.movement.listOverruns(p, this, each)));
    }
    asks.add(new Ask.Phase("attack", each -> rules.attacks.list(p, each)));
    if (!attacks.isEmpty()) {
      asks.add(Cancel.oneOf(attacks));
    }
    asks.add(Ask.END);
    return asks;
  }

  @Override
  public Verdict check(BlitzfrontRules rules, Position p, Order order) {
    return switch (order) {
      case Attack o -> rules.attacks.check(p, this, o);
      case Cancel o ->
          attackOn(o.hex().index()) != null
              ? Verdict.legal()
              : Verdict.refused(
                  Assault.cancelling(p.phasing()),
                  "no attack is allocated on " + rules.number(o.hex().index()));
      case Move o when step.moves() -> rules.movement.check(p, this, o);
      case Overrun o when step.moves() -> rules.movement.check(p, this, o);
      case EndPhase o -> checkEnd(rules, p);
      default -> rules.outOfPlace(p, order);
    };
  }

  @Case({"BF-GEN-2", "BF-GEN-3"})
  private Verdict checkEnd(BlitzfrontRules rules, Position p) {
    Attacks.Duty duty = rules.attacks.unmet(p, attacks);
    return duty == null
        ? Verdict.legal()
        : Verdict.refused(
            p.phasing() == Side.SOVIET ? "BF-GEN-2" : "BF-GEN-3",
            "whoever attacks %s must also attack %s at odds as good"
                .formatted(rules.number(duty.of().hex()), rules.number(duty.hex())));
  }

  @Override
  @Case({"BF-GEN-4", "BF-GEN-5"})
  public void carryOut(
      BlitzfrontRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    switch (order) {
      case Attack o -> {
        chronicle.tell(new Allocated(o.attackers(), o.hexes(), step.rule(p.phasing())));
        List<Assault> more = Assault.with(attacks, o.hexes().first(), o.attackers(), Units.NONE);
        p.setStage(new Allocating(step, more));
      }
      case Cancel o -> keep(p, attack -> attack.hex() != o.hex().index(), chronicle);
      case Move o -> rules.movement.carryOut(p, this, o, chronicle);
      case Overrun o -> rules.movement.carryOut(p, this, o, chronicle);
      default -> rules.sequence.endAllocation(p, this, dice, chronicle);
    }
  }

  /** Attacks lapse whose hex an overrun has emptied. */
  @Case("BF-GEN-4")
  void dropLapsed(Position p, Chronicle chronicle) {
    keep(p, attack -> p.holds(p.phasing().enemy(), attack.hex()), chronicle);
  }

  /** The other attacks are cancelled. */
  private void keep(Position p, Predicate<Assault> which, Chronicle chronicle) {
    List<Assault> left = new ArrayList<>();
    for (Assault attack : attacks) {
      if (which.test(attack)) {
        left.add(attack);
      } else {
        attack.tellCancelled(p.phasing(), chronicle);
      }
    }
    if (left.size() < attacks.size()) {
      p.setStage(new Allocating(step, left));
    }
  }

  @Override
  public Order draw(BlitzfrontRules rules, Position p, RandomGenerator random) {
    int[] units = rules.roster.ground(p.phasing());
    boolean end = units.length == 0 || random.nextInt(step.moves() ? 24 : 4) == 0;
    for (int i = 0; i < TRIES && !end; i++) {
      int unit = units[random.nextInt(units.length)];
      Order order = null;
      if (random.nextInt(4) == 0) {
        order = rules.attacks.draw(p, random);
      } else if (step.moves() && rules.movement.canMove(p, this, unit)) {
        order = drawMove(rules, p, unit, random);
      }
      if (order != null) {
        return order;
      }
    }
    Attacks.Duty duty = rules.attacks.unmet(p, attacks);
    return duty == null ? new EndPhase() : new Cancel(new Hex(duty.of().hex()));
  }

  private @Nullable Order drawMove(
      BlitzfrontRules rules, Position p, int unit, RandomGenerator random) {
    int to = rules.board().grid().neighbour(p.hex(unit), random.nextInt(Direction.COUNT));
    if (random.nextInt(16) == 0 && to >= 0 && p.holds(p.phasing().enemy(), to)) {
      Units stack = Units.of(p.stack(p.hex(unit)));
      Overrun order =
          new Overrun(stack.those(other -> rules.movement.canMove(p, this, other)), new Hex(to));
      return rules.movement.check(p, this, order).isLegal() ? order : null;
    }
    Hexes way = rules.movement.wander(p, this, unit, random);
    return way == null ? null : new Move(Units.of(unit), way);
  }
}
