package hexfront.games.kesselschlacht;

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
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/** Phases I and K: a side attacks. */
record InCombat() implements KesselStage {
  private static final int TRIES = 10;
  private static final int FORCES = 6;

  @Override
  public String word() {
    return "combat";
  }

  @Override
  public String prompt(KesselRules rules, Position p) {
    return "Attack, or end the phase.";
  }

  @Override
  public List<Ask> asks(KesselRules rules, Position p) {
    return List.of(new Ask.Phase("attack", each -> list(rules, p, each)), END);
  }

  /** Every combination of forces against every hex, with all guns that reach it or none. */
  private static boolean list(KesselRules rules, Position p, Predicate<Order> each) {
    for (int hex : p.occupied(p.phasing().enemy()).toArray()) {
      if (!rules.combat.mayBeAttacked(p, hex).isLegal()) {
        continue;
      }
      int[] able = rules.combat.able(p, hex);
      int[] from = IntStream.of(able).map(p::hex).distinct().limit(FORCES).toArray();
      for (int some = 1; some < 1 << from.length; some++) {
        Units attackers = listForces(rules, p, able, from, some, false);
        Units withGuns = listForces(rules, p, able, from, some, true);
        if (attackers.size() > 0 && !each.test(new Attack(attackers, Hexes.of(hex)))
            || withGuns.size() > attackers.size()
                && !each.test(new Attack(withGuns, Hexes.of(hex)))) {
          return false;
        }
      }
    }
    return false;
  }

  private static Units listForces(
      KesselRules rules, Position p, int[] able, int[] from, int bits, boolean guns) {
    return Units.of(
        IntStream.of(able)
            .filter(unit -> guns || !rules.combat.isFarGun(unit))
            .filter(
                unit ->
                    IntStream.range(0, from.length)
                        .anyMatch(i -> (bits & 1 << i) != 0 && from[i] == p.hex(unit)))
            .toArray());
  }

  @Override
  public Verdict check(KesselRules rules, Position p, Order order) {
    return switch (order) {
      case Attack o -> rules.combat.check(p, o);
      case EndPhase o -> Verdict.legal();
      default -> rules.outOfPlace(p, order);
    };
  }

  @Override
  public void carryOut(KesselRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    if (order instanceof Attack attack) {
      rules.combat.carryOut(p, this, attack, dice, chronicle);
    } else {
      rules.sequence.endCombat(p, chronicle);
    }
  }

  @Override
  public Order draw(KesselRules rules, Position p, RandomGenerator random) {
    int[] roster = rules.roster.ground(p.phasing());
    HexGrid grid = rules.board().grid();
    for (int i = 0; i < TRIES * 3 && roster.length > 0; i++) {
      int unit = roster[random.nextInt(roster.length)];
      if (!p.onMap(unit) || p.is(unit, Flag.ATTACKED | Flag.DISORDER)) {
        continue;
      }
      int hex = grid.neighbour(p.hex(unit), random.nextInt(Direction.COUNT));
      if (hex == HexGrid.OFF
          || !p.holds(p.phasing().enemy(), hex)
          || !rules.combat.mayAttack(p, unit).isLegal()) {
        continue;
      }
      int[] able = rules.combat.able(p, hex);
      int[] from = IntStream.of(able).map(p::hex).distinct().toArray();
      int some = random.nextBoolean() ? ~0 : random.nextInt(1, 1 << from.length);
      Units attackers = listForces(rules, p, able, from, some, random.nextBoolean());
      Units support = drawSupport(rules, p, hex, random);
      Attack order = new Attack(attackers, Hexes.of(hex), new Backing(support, Units.of()));
      if (rules.combat.check(p, order).isLegal()) {
        return order;
      }
    }
    return new EndPhase();
  }

  private static Units drawSupport(KesselRules rules, Position p, int hex, RandomGenerator random) {
    int[] able =
        IntStream.of(rules.roster.air(p.phasing()))
            .filter(unit -> rules.air.maySupport(p, unit, p.phasing(), hex))
            .limit(rules.data.groundSupport())
            .toArray();
    return Units.of(Arrays.copyOf(able, able.length == 0 ? 0 : random.nextInt(able.length + 1)));
  }
}
