package hexfront.games.blitzfront;

import hexfront.engine.Ask;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import hexfront.engine.orders.EndPhase;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Units;
import hexfront.games.blitzfront.Battle.Strike;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * A combat phase.
 *
 * @param attacks allocated and not yet fought
 * @param begun whether the first battle was taken up, after which nothing flies or shells
 * @param support the air units that support attacks
 * @param bound hexes whose attacks a battle has made a duty
 * @param cancelled hexes whose attacks were cancelled
 */
record Fighting(
    Step step,
    List<Assault> attacks,
    boolean begun,
    List<Sortie> support,
    Hexes bound,
    Hexes cancelled)
    implements BlitzfrontStage {
  Fighting {
    attacks = List.copyOf(attacks);
    support = List.copyOf(support);
  }

  static Fighting begin(Step step, List<Assault> attacks) {
    return new Fighting(step, attacks, false, List.of(), Hexes.of(), Hexes.of());
  }

  @Override
  public String word() {
    return step.combat();
  }

  @Override
  public List<Assault> pending() {
    return attacks;
  }

  @Override
  public String prompt(BlitzfrontRules rules, Position p) {
    return begun ? "Fight the attacks." : "Fly, shell, then fight the attacks.";
  }

  // ---- what the phase becomes

  Fighting with(List<Assault> others) {
    return new Fighting(step, others, begun, support, bound, cancelled);
  }

  /** The phase once an attack is taken up. */
  @Case({"BF-GEN-4", "BF-AIR-1"})
  private Fighting after(Assault attack) {
    return new Fighting(
        step, others(attack), true, support, joined(bound, attack.needs()), cancelled);
  }

  private Fighting without(Assault attack) {
    return new Fighting(
        step, others(attack), begun, support, bound, joined(cancelled, Hexes.of(attack.hex())));
  }

  private List<Assault> others(Assault attack) {
    return attacks.stream().filter(a -> a.hex() != attack.hex()).toList();
  }

  Fighting supportedBy(List<Sortie> more) {
    List<Sortie> all = new ArrayList<>(support);
    all.addAll(more);
    return new Fighting(step, attacks, begun, all, bound, cancelled);
  }

  private static Hexes joined(Hexes some, Hexes more) {
    return more.size() == 0
        ? some
        : Hexes.of(IntStream.concat(some.stream(), more.stream()).distinct().sorted().toArray());
  }

  /** The air units whose strikes on a hex got through. */
  @Case("BF-AIR-2")
  Units supporting(int hex) {
    return support.isEmpty()
        ? Units.NONE
        : Units.of(support.stream().filter(s -> s.hex() == hex).mapToInt(Sortie::air).toArray());
  }

  /** All air units that support an attack. */
  @Case("BF-AIR-2")
  Units supporting(Assault attack) {
    return supporting(attack.hex()).and(attack.air());
  }

  // ---- asking

  @Override
  public List<Ask> asks(BlitzfrontRules rules, Position p) {
    List<Ask> asks = new ArrayList<>();
    if (!attacks.isEmpty()) {
      List<Order> resolve = new ArrayList<>();
      for (Assault attack : attacks) {
        resolve.add(new Resolve(new Hex(attack.hex()), false));
        resolve.add(new Resolve(new Hex(attack.hex()), true));
      }
      asks.add(new Ask.OneOf("resolve", resolve));
      if (p.phasing() == Side.AXIS) {
        asks.add(Cancel.oneOf(attacks));
      }
    }
    if (!begun) {
      asks.add(new Ask.Phase("air-strike", each -> rules.air.listStrikes(p, each)));
      asks.add(Ask.Phase.listing("place-air", () -> rules.air.supplies(p)));
      asks.add(Ask.Phase.of("bombard", () -> rules.rockets.targets(p)));
    }
    asks.add(Ask.END);
    return asks;
  }

  @Override
  public Verdict check(BlitzfrontRules rules, Position p, Order order) {
    return switch (order) {
      case Resolve o -> checkResolve(rules, p, o);
      case Cancel o -> checkCancel(rules, p, o.hex().index());
      case AirStrike o -> rules.air.checkStrike(p, this, o);
      case PlaceAir o when o.purpose().equals(AirPower.SUPPLY) ->
          begun
              ? Verdict.refused("BF-AIR-1", "air units fly before the first battle")
              : rules.air.checkSupply(p, o);
      case Bombard o -> rules.rockets.check(p, this, o);
      case EndPhase o -> checkEnd(rules, p);
      default -> rules.outOfPlace(p, order);
    };
  }

  @Case({"BF-GEN-3", "BF-GEN-4", "BF-PRS-2"})
  private Verdict checkResolve(BlitzfrontRules rules, Position p, Resolve order) {
    int hex = order.hex().index();
    Assault attack = attackOn(hex);
    if (attack == null) {
      return Verdict.refused(
          step.combatRule(p.phasing()), "no attack on " + rules.number(hex) + " is waiting");
    } else if (attack.needs().stream().anyMatch(cancelled::has)) {
      return Verdict.refused(
          "BF-GEN-4", "an attack it requires was cancelled; it can only be cancelled too");
    } else if (order.pressed() && !rules.strength.isOnTable(p, attack.attackers(), hex, true)) {
      return Verdict.refused("BF-PRS-2", "at its worst it would fall below 1:5");
    }
    return Verdict.legal();
  }

  @Case({"BF-GEN-4", "BF-GEN-5"})
  private Verdict checkCancel(BlitzfrontRules rules, Position p, int hex) {
    if (p.phasing() == Side.SOVIET) {
      return Verdict.refused("BF-GEN-5", "Soviet attacks are made once they are allocated");
    } else if (attackOn(hex) == null) {
      return Verdict.refused("BF-GEN-4", "no attack on " + rules.number(hex) + " is waiting");
    }
    return bound.has(hex)
        ? Verdict.refused("BF-GEN-4", "an attack that was made requires this one")
        : Verdict.legal();
  }

  @Case({"BF-GEN-4", "BF-GEN-5"})
  private Verdict checkEnd(BlitzfrontRules rules, Position p) {
    if (p.phasing() == Side.SOVIET && !attacks.isEmpty()) {
      return Verdict.refused("BF-GEN-5", "all allocated attacks must be made");
    }
    for (Assault attack : attacks) {
      if (bound.has(attack.hex())) {
        return Verdict.refused(
            "BF-GEN-4", "the attack on " + rules.number(attack.hex()) + " is required");
      }
    }
    return Verdict.legal();
  }

  @Override
  public void carryOut(
      BlitzfrontRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    switch (order) {
      case Resolve o -> {
        Assault attack = attackOn(o.hex().index());
        if (attack != null) {
          Strike strike =
              Strike.of(p, attack.hex(), attack.attackers(), supporting(attack), o.pressed());
          rules.combat.take(p, after(attack), strike, chronicle);
        }
      }
      case Cancel o -> cancel(rules, p, o.hex().index(), chronicle);
      case AirStrike o -> rules.air.strike(p, this, o, dice, chronicle);
      case PlaceAir o -> rules.air.supply(p, this, o, dice, chronicle);
      case Bombard o -> rules.rockets.carryOut(p, o, dice, chronicle);
      default -> {
        attacks.forEach(attack -> attack.tellCancelled(p.phasing(), chronicle));
        attacks.forEach(attack -> recover(rules, p, attack.hex(), chronicle));
        rules.sequence.endCombat(p, this, dice, chronicle);
      }
    }
  }

  private void cancel(BlitzfrontRules rules, Position p, int hex, Chronicle chronicle) {
    Assault attack = attackOn(hex);
    if (attack != null) {
      attack.tellCancelled(p.phasing(), chronicle);
      p.setStage(without(attack));
      recover(rules, p, hex, chronicle);
    }
  }

  /** Those who are not attacked after all recover as if they had not been. */
  @Case("BF-SEQ-A4")
  private void recover(BlitzfrontRules rules, Position p, int hex, Chronicle chronicle) {
    if (step == Step.OPERATIONAL) {
      for (int unit : p.stack(hex)) {
        if (rules.disruption.recoversInEnemyTurn(unit)) {
          rules.disruption.recover(p, unit, "BF-SEQ-A4", chronicle);
        }
      }
    }
  }

  @Override
  public Order draw(BlitzfrontRules rules, Position p, RandomGenerator random) {
    if (!begun && random.nextInt(3) == 0) {
      Order order =
          random.nextBoolean() ? rules.air.draw(p, random) : rules.rockets.draw(p, random);
      if (order != null) {
        return order;
      }
    }
    for (int i = 0; i < 4 && !attacks.isEmpty(); i++) {
      Hex hex = new Hex(attacks.get(random.nextInt(attacks.size())).hex());
      Order order =
          random.nextInt(16) == 0 ? new Cancel(hex) : new Resolve(hex, random.nextInt(6) == 0);
      if (check(rules, p, order).isLegal()) {
        return order;
      }
    }
    for (Assault attack : attacks) {
      Order order = new Resolve(new Hex(attack.hex()), false);
      if (check(rules, p, order).isLegal()) {
        return order;
      }
    }
    return new EndPhase();
  }
}
