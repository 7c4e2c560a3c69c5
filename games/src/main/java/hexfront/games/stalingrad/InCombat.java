package hexfront.games.stalingrad;

import hexfront.engine.Ask;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.Word;
import hexfront.engine.dice.Dice;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.orders.Attack;
import hexfront.engine.orders.EndPhase;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import java.util.List;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;

/** The Combat Phase. */
@Word("combat")
record InCombat() implements Part {
  private static final int TRIES = 16;
  private static final int MOST_LISTED = 10;

  @Override
  public Step step() {
    return Step.COMBAT;
  }

  @Override
  @Case({"CTS-10.0", "CTS-10.1.1"})
  public boolean isDue(StalingradRules rules, Position p) {
    return true;
  }

  @Override
  public String prompt(StalingradRules rules, Position p) {
    return "Attack.";
  }

  // ---- asking

  @Override
  public List<Ask> asks(StalingradRules rules, Position p) {
    return List.of(
        new Ask.Phase("bombard", each -> rules.air.listBombardments(p, each)),
        new Ask.Phase("attack", each -> list(rules, p, each)),
        new Ask.Phase("attack-box", each -> listBoxes(rules, p, each)),
        new Ask.Phase("push", each -> rules.caucasus.listPushes(p, each)),
        new Ask.Phase("activate", each -> rules.headquarters.list(p, each)),
        Ask.END);
  }

  /**
   * Attacks of groups of units on each hex, the great groups by all and by each alone; an overrun
   * is fought by those who are bound to it, with what they were promised.
   */
  private static boolean list(StalingradRules rules, Position p, Predicate<Order> each) {
    for (int hex : p.occupied(p.phasing().enemy()).toArray()) {
      if (!rules.combat.attacks.isTarget(p, hex)) {
        continue;
      }
      int number = StalingradState.overrunAt(p, hex);
      if (number > 0) {
        if (!each.test(bound(rules, p, number))) {
          return false;
        }
        continue;
      }
      int[] able = rules.combat.attacks.able(p, hex);
      int most = Math.min(MOST_LISTED, able.length);
      for (int some = 1; some < 1 << most; some++) {
        if (!each.test(new Attack(Units.pick(able, some), Hexes.of(hex)))) {
          return false;
        }
      }
      if (able.length > most && !each.test(new Attack(Units.of(able), Hexes.of(hex)))) {
        return false;
      }
    }
    return false;
  }

  private static boolean listBoxes(StalingradRules rules, Position p, Predicate<Order> each) {
    for (String box : Caucasus.BOXES) {
      Units able = ableIn(rules, p, box);
      if (able.size() > 0 && !each.test(new AttackBox(able, box, Means.NONE))) {
        return false;
      }
    }
    return false;
  }

  static Units ableIn(StalingradRules rules, Position p, String box) {
    int place = Boxes.named(box);
    int[] units = rules.roster.ground(p.phasing()).clone();
    int n = 0;
    for (int unit : units) {
      if (p.hex(unit) == place && rules.combat.attacks.against(p, unit) == null) {
        units[n++] = unit;
      }
    }
    return Units.of(java.util.Arrays.copyOf(units, n));
  }

  // ---- answers

  @Override
  @Case({"CTS-10.1.1", "CTS-4.7c"})
  public Verdict check(StalingradRules rules, Position p, Order order) {
    return switch (order) {
      case Attack o -> rules.combat.attacks.check(p, Assault.of(o));
      case AttackBox o -> rules.combat.attacks.checkBox(p, Assault.of(o));
      case Bombard o -> rules.air.check(p, o);
      case Push o -> rules.caucasus.check(p, o);
      case Activate o -> rules.headquarters.check(p, o);
      case EndPhase o ->
          rules.combat.attacks.pending(p) > 0
              ? Verdict.refused(
                  "CTS-4.7c", "an overrun of the Movement Phase is still to be fought")
              : Verdict.legal();
      default -> rules.outOfPlace(p, order);
    };
  }

  @Override
  public void carryOut(
      StalingradRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    switch (order) {
      case Attack o -> rules.combat.attacks.declare(p, Assault.of(o), null, dice, chronicle);
      case AttackBox o -> rules.combat.attacks.declare(p, Assault.of(o), null, dice, chronicle);
      case Bombard o ->
          Bombed.begin(rules, p, o, rules.air.bombard(p, o, dice, chronicle), chronicle);
      case Push o -> rules.caucasus.carryOut(p, o, chronicle);
      case Activate o -> rules.headquarters.carryOut(p, o, chronicle);
      default -> rules.sequence.after(p, this, dice, chronicle);
    }
  }

  /** What the end of the phase brings without asking. */
  @Override
  @Case({"CTS-SEQ-II.B.5", "CTS-4.7e", "CTS-16.6e", "CTS-16.6f"})
  public void ended(StalingradRules rules, Position p, Dice dice, Chronicle chronicle) {
    for (int number = 1; number <= Ledger.OVERRUNS; number++) {
      if (Ledger.at(p, Ledger.OVERRUN_HEX + number - 1) >= 0) {
        rules.overruns.settle(p, number);
      }
    }
    rules.cities.tidy(p, chronicle);
    p.unmarkAll(Flag.OVERRUN | Flag.RETREATED | Flag.DEFENDED);
    Side side = p.phasing();
    rules.supply.removeSpent(p, chronicle);
    rules.provisions.forget(p);
    rules.supply.check(p, side, chronicle);
    rules.pockets.check(p, side, dice, chronicle);
    rules.headquarters.flipBack(p, side);
  }

  // ---- at random

  @Override
  public Order draw(StalingradRules rules, Position p, RandomGenerator random) {
    int number = rules.combat.attacks.pending(p);
    if (number > 0) {
      return bound(rules, p, number);
    }
    int kind = random.nextInt(24);
    Order other = kind == 0 ? drawOther(rules, p, random) : null;
    if (other != null) {
      return other;
    }
    int[] roster = rules.roster.ground(p.phasing());
    HexGrid grid = rules.board().grid();
    for (int i = 0; i < TRIES && roster.length > 0; i++) {
      int unit = roster[random.nextInt(roster.length)];
      if (!rules.combat.attacks.mayAttack(p, unit)) {
        continue;
      }
      int d = random.nextInt(Direction.COUNT + 1);
      int hex = d == Direction.COUNT ? p.hex(unit) : grid.neighbour(p.hex(unit), d);
      if (hex == HexGrid.OFF || !rules.combat.attacks.isTarget(p, hex)) {
        continue;
      }
      int[] able = rules.combat.attacks.able(p, hex);
      if (able.length == 0) {
        continue;
      }
      int some = random.nextBoolean() ? -1 : random.nextInt(1, 1 << Math.min(24, able.length));
      Attack order =
          new Attack(Units.pick(able, some), Hexes.of(hex), drawMeans(rules, p, hex, random));
      if (order.attackers().size() > 0 && check(rules, p, order).isLegal()) {
        return order;
      }
    }
    return new EndPhase();
  }

  private static Means drawMeans(
      StalingradRules rules, Position p, int hex, RandomGenerator random) {
    int effort = random.nextInt(4) == 0 ? random.nextInt(3) : 0;
    Assault plain = new Assault(Units.of(), Hexes.of(hex), 0, Means.NONE, false);
    Units air = Units.of();
    if (random.nextBoolean()) {
      int[] able = rules.combat.support.able(p, p.phasing(), plain).toArray();
      int most = rules.abstractAir ? 1 : able.length;
      air = Units.of(java.util.Arrays.copyOf(able, Math.min(most, able.length)));
    }
    boolean keep = p.phasing() == Side.AXIS && random.nextInt(20) == 0;
    return new Means(effort, air, random.nextInt(8) == 0, keep, UnitRef.NONE, false);
  }

  /** The attack to which units are bound. */
  static Order bound(StalingradRules rules, Position p, int number) {
    Means means = Overruns.means(p, number);
    Units air = rules.combat.attacks.bound(p, number, true);
    return new Attack(
        rules.combat.attacks.bound(p, number, false),
        Hexes.of(Ledger.at(p, Ledger.OVERRUN_HEX + number - 1)),
        new Means(
            means.effort(), air, means.spareDepots(), means.keepOnes(), means.barrage(), false));
  }

  private @org.jspecify.annotations.Nullable Order drawOther(
      StalingradRules rules, Position p, RandomGenerator random) {
    Order[] found = new Order[1];
    Predicate<Order> first =
        order -> {
          if (check(rules, p, order).isLegal()) {
            found[0] = order;
          }
          return found[0] == null;
        };
    switch (random.nextInt(4)) {
      case 0 -> listBoxes(rules, p, first);
      case 1 -> rules.caucasus.listPushes(p, first);
      case 2 -> rules.air.listBombardments(p, first);
      default -> rules.headquarters.list(p, first);
    }
    return found[0];
  }
}
