package hexfront.games.blitzfront;

import hexfront.engine.Ask;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Verdict;
import hexfront.engine.Word;
import hexfront.engine.dice.Dice;
import hexfront.engine.orders.Attack;
import hexfront.engine.orders.Pass;
import hexfront.engine.orders.Units;
import hexfront.games.Refusals;
import hexfront.games.blitzfront.Battle.Strike;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Blitzkrieg: the Germans of a battle may attack again at once.
 *
 * @param units those who have not attacked again yet
 * @param air the air units that may accompany one such attack
 */
@Word("blitzkrieg")
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
    BlitzStage stage = new BlitzStage(in, Units.of(able), air.those(p::onMap));
    p.setStage(stage);
    if (rules.attacks.list(p, order -> !stage.check(rules, p, order).isLegal())) {
      p.setStage(in);
    }
  }

  @Override
  public List<Assault> pending() {
    return in.attacks();
  }

  @Override
  public String prompt(BlitzfrontRules rules, Position p) {
    return "Blitzkrieg! Attack again, or pass.";
  }

  @Override
  public List<Ask> asks(BlitzfrontRules rules, Position p) {
    return List.of(new Ask.Phase("attack", each -> rules.attacks.list(p, each)), Ask.PASS);
  }

  @Override
  @Case({"BF-RES-BK", "BF-AIR-2", "BF-AIR-7", "BF-CRT-2", "BF-PRS-1", "BF-PRS-2"})
  public Verdict check(BlitzfrontRules rules, Position p, Order order) {
    if (order instanceof Pass) {
      return Verdict.legal();
    }
    if (!(order instanceof Attack attack)) {
      return rules.outOfPlace(p, order);
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
    no.addIf(
        means.air() && inRange(rules, p, hex).size() == 0,
        "BF-AIR-2",
        () -> "no air unit can accompany this attack");
    no.addIf(
        means.pressed() && attackOn(hex) != null,
        "BF-PRS-1",
        () -> "the attack that is joined is pressed when it is taken up");
    Units all = Assault.joined(attackOn(hex), attack.attackers());
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
    Units attackers = attack.attackers();
    Units along = means.air() ? inRange(rules, p, hex) : Units.NONE;
    Units others = units.those(unit -> !attackers.has(unit));
    Units left = means.air() ? Units.NONE : air;
    if (attackOn(hex) != null) {
      chronicle.tell(new Allocated(attackers, attack.hexes(), "BF-RES-BK"));
      Fighting joined = in.with(Assault.with(in.attacks(), hex, attackers, along));
      begin(rules, p, joined, others, left);
    } else {
      Units flying = in.supporting(hex).and(along);
      Strike strike = Strike.of(p, hex, attackers, flying, means.pressed());
      rules.combat.take(p, in, strike.whileWait(others, left), chronicle);
    }
  }

  Units inRange(BlitzfrontRules rules, Position p, int hex) {
    return air.those(unit -> rules.air.inRange(p, unit, hex));
  }

  @Override
  public Order draw(BlitzfrontRules rules, Position p, RandomGenerator random) {
    Order attack = rules.attacks.draw(p, random);
    return attack == null ? new Pass() : attack;
  }
}
