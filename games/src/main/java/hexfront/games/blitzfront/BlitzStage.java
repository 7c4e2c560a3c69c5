package hexfront.games.blitzfront;

import hexfront.engine.Ask;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.orders.Attack;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Pass;
import hexfront.engine.orders.Units;
import hexfront.games.Refusals;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;

/**
 * Blitzkrieg: the Germans of a battle may attack again at once.
 *
 * @param units those who have not attacked again yet
 * @param air the air units that may accompany one such attack
 */
record BlitzStage(Fighting in, Units units, Units air) implements BlitzfrontStage {
  /** Offers the attacks if there is somebody who could make one. */
  @Case("BF-RES-BK")
  static void begin(BlitzfrontRules rules, Position p, Fighting in, Units units, Units air) {
    int[] able =
        units.stream()
            .filter(unit -> p.onMap(unit) && !p.is(unit, Flag.DISRUPTED))
            .distinct()
            .sorted()
            .toArray();
    BlitzStage stage =
        new BlitzStage(in, Units.of(able), Units.of(air.stream().filter(p::onMap).toArray()));
    p.setStage(stage.canAttack(rules, p) ? stage : in);
  }

  @Override
  public String word() {
    return "blitzkrieg";
  }

  @Override
  public List<Assault> pending() {
    return in.attacks();
  }

  @Override
  public String prompt(BlitzfrontRules rules, Position p) {
    return "Blitzkrieg! Attack again, or pass.";
  }

  private boolean canAttack(BlitzfrontRules rules, Position p) {
    return units.size() > 0 && !list(rules, p, order -> !check(rules, p, order).isLegal());
  }

  /** Proposes attacks until it is told to stop. */
  private boolean list(BlitzfrontRules rules, Position p, Predicate<Order> each) {
    for (int hex : p.occupied(p.phasing().enemy()).toArray()) {
      int[] able = units.stream().filter(unit -> rules.attacks.reaches(p.hex(unit), hex)).toArray();
      for (int some = (1 << able.length) - 1; some > 0; some--) {
        Units attackers = Attacks.pick(able, some);
        for (int means = 0; means < (air.size() > 0 ? 4 : 2); means++) {
          Means how = new Means((means & 2) != 0, (means & 1) != 0);
          if (!each.test(new Attack(attackers, Hexes.of(hex), how))) {
            return false;
          }
        }
      }
    }
    return true;
  }

  @Override
  public List<Ask> asks(BlitzfrontRules rules, Position p) {
    return List.of(new Ask.Phase("attack", each -> list(rules, p, each)), PASS);
  }

  @Override
  @Case({"BF-RES-BK", "BF-AIR-2", "BF-AIR-7", "BF-CRT-2", "BF-PRS-1", "BF-PRS-2"})
  public Verdict check(BlitzfrontRules rules, Position p, Order order) {
    if (order instanceof Pass) {
      return Verdict.legal();
    }
    if (!(order instanceof Attack attack)) {
      return outOfPlace(rules, p, order);
    }
    Refusals no = new Refusals();
    rules.attacks.checkTarget(p, attack, no);
    for (int i = 0; i < attack.attackers().size() && !no.any(); i++) {
      int unit = attack.attackers().get(i);
      no.addIf(!units.has(unit), "BF-RES-BK", () -> rules.name(unit) + " has no Blitzkrieg attack");
      if (!no.any()) {
        no.addAll(rules.attacks.checkPlace(p, unit, attack.hexes().first()));
      }
    }
    if (!no.any()) {
      checkMeans(rules, p, attack, no);
    }
    return no.verdict();
  }

  private void checkMeans(BlitzfrontRules rules, Position p, Attack attack, Refusals no) {
    Means means = attack.support(Means.class);
    int hex = attack.hexes().first();
    Assault joined = in.attackOn(hex);
    no.addIf(
        means.air() && air.stream().noneMatch(unit -> rules.air.inRange(p, unit, hex)),
        "BF-AIR-2",
        () -> "no air unit can accompany this attack");
    no.addIf(
        means.pressed() && joined != null,
        "BF-PRS-1",
        () -> "the attack that is joined is pressed when it is taken up");
    Units all =
        joined == null
            ? attack.attackers()
            : Assault.joined(joined.attackers(), attack.attackers());
    no.addIf(
        !rules.strength.isOnTable(p, all, hex, means.pressed()),
        means.pressed() ? "BF-PRS-2" : "BF-CRT-2",
        () -> "the odds are below 1:5");
  }

  @Override
  @Case({"BF-RES-BK", "BF-AIR-2"})
  public void carryOut(
      BlitzfrontRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    if (!(order instanceof Attack attack)) {
      p.setStage(in);
      return;
    }
    Means means = attack.support(Means.class);
    int hex = attack.hexes().first();
    Units flying = means.air() ? inRange(rules, p, hex) : BlitzfrontRules.NOBODY;
    Units others = Units.of(units.stream().filter(unit -> !attack.attackers().has(unit)).toArray());
    Units left = means.air() ? BlitzfrontRules.NOBODY : air;
    if (in.attackOn(hex) != null) {
      chronicle.tell(new Allocated(attack.attackers(), attack.hexes(), "BF-RES-BK"));
      Fighting joined = in.with(Allocating.with(in.attacks(), hex, attack.attackers(), flying));
      begin(rules, p, joined, others, left);
    } else {
      rules.combat.take(
          p, in, hex, attack.attackers(), flying, means.pressed(), others, left, chronicle);
    }
  }

  Units inRange(BlitzfrontRules rules, Position p, int hex) {
    return Units.of(air.stream().filter(unit -> rules.air.inRange(p, unit, hex)).toArray());
  }

  @Override
  public Order draw(BlitzfrontRules rules, Position p, RandomGenerator random) {
    HexGrid grid = rules.board().grid();
    for (int i = 0; i < 4; i++) {
      int unit = units.get(random.nextInt(units.size()));
      int hex = grid.neighbour(p.hex(unit), random.nextInt(Direction.COUNT));
      if (hex != HexGrid.OFF && p.holds(p.phasing().enemy(), hex)) {
        int[] able =
            Arrays.stream(units.toArray())
                .filter(u -> rules.attacks.reaches(p.hex(u), hex))
                .toArray();
        Means how = new Means(air.size() > 0 && random.nextBoolean(), random.nextInt(4) == 0);
        Order order = new Attack(Units.of(able), Hexes.of(hex), how);
        if (able.length > 0 && check(rules, p, order).isLegal()) {
          return order;
        }
      }
    }
    return new Pass();
  }
}
