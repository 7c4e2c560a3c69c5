package hexfront.games.blitzfront;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.dice.Dice;
import hexfront.engine.events.Declared;
import hexfront.engine.events.Rolled;
import hexfront.engine.orders.ByUnit;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Units;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A battle from the moment it is taken up: the orders before the die, the die, and what it means
 * for either side. A part in which there is nothing to decide is settled at once, the others become
 * stages.
 */
final class Combat {
  private final BlitzfrontRules rules;

  Combat(BlitzfrontRules rules) {
    this.rules = rules;
  }

  // ---- before the die

  /** An allocated attack is taken up. */
  void take(Position p, Fighting in, Assault attack, boolean pressed, Chronicle chronicle) {
    Units air = Assault.joined(in.supporting(attack.hex()), attack.air());
    take(
        p,
        in,
        attack.hex(),
        attack.attackers(),
        air,
        pressed,
        BlitzfrontRules.NOBODY,
        BlitzfrontRules.NOBODY,
        chronicle);
  }

  /** Whoever attacks leaves his entrenchments; then the defender is asked. */
  @Case({"BF-NR-2", "BF-PRS-1", "BF-ENT-3"})
  void take(
      Position p,
      Fighting in,
      int hex,
      Units attackers,
      Units air,
      boolean pressed,
      Units waiting,
      Units waitingAir,
      Chronicle chronicle) {
    for (int unit : attackers.toArray()) {
      p.mark(unit, Flag.ATTACKED);
      rules.disruption.leaveEntrenchment(p, unit, chronicle);
    }
    if (pressed) {
      chronicle.tell(new Declared("pressed", true, "BF-PRS-1"));
    }
    int[] from = attackers.stream().map(p::hex).distinct().sorted().toArray();
    p.setStage(
        new OrderingStand(
            Battle.of(in, hex, attackers, Hexes.of(from), air, pressed, waiting, waitingAir)));
  }

  /** The defender has answered; Soviets must now say whether they force an exchange. */
  @Case("BF-FX-2")
  void answered(Position p, Battle battle, Dice dice, Chronicle chronicle) {
    if (battle.noRetreat().size() > 0 && p.phasing() == Side.SOVIET) {
      p.setStage(new Forcing(battle));
    } else {
      roll(p, battle, dice, chronicle);
    }
  }

  // ---- the die

  @Case({"BF-CRT-1", "BF-CRT-2", "BF-PRS-1", "BF-DIS-4", "BF-ENT-2", "BF-FX-2", "BF-SUP-4"})
  void roll(Position p, Battle battle, Dice dice, Chronicle chronicle) {
    int hex = battle.hex();
    Units attackers = battle.attackers();
    int[] defenders = p.stack(hex);
    int[] factors = rules.strength.defences(p, hex, attackers);
    int die = dice.roll();
    int row = CombatTable.row(die, rules.has(BlitzfrontRules.INDEX_B));
    int column = rules.strength.column(p, attackers, hex, battle.air());
    int read =
        column + (battle.pressed() ? CombatTable.pressed(rules.tables, p.phasing(), row) : 0);
    List<Result> results = new ArrayList<>();
    Map<Integer, String> told = new HashMap<>();
    for (int unit : defenders) {
      Result result = rules.table.result(read + rules.strength.own(p, unit), row);
      results.add(result);
    }
    int[] cut = attackers.stream().filter(unit -> !rules.supply.isSupplied(p, unit)).toArray();
    Battle rolled =
        battle.rolled(
            row,
            Units.of(defenders),
            results,
            Arrays.stream(factors).boxed().toList(),
            Units.of(Arrays.stream(defenders).filter(u -> p.is(u, Flag.DISRUPTED)).toArray()),
            Units.of(cut));
    List<Result> suffered = suffered(p, rolled);
    for (int i = 0; i < defenders.length; i++) {
      told.put(defenders[i], suffered.get(i).printed());
    }
    chronicle.tell(new Rolled(List.of(die), "combat", p.phasing(), "BF-CRT-1"));
    int ratio = rules.table.column(rules.strength.attack(p, attackers), Strength.sum(factors));
    chronicle.tell(
        new hexfront.engine.events.Combat(
            attackers,
            Units.of(defenders),
            Hexes.of(hex),
            false,
            rules.strength.attack(p, attackers),
            Strength.sum(factors),
            rules.table.name(rules.table.clamp(read)),
            column == Strength.NONE ? 0 : column - ratio,
            List.of(die),
            rules.table.result(read, row).printed(),
            new ByUnit(told),
            "BF-CRT-1"));
    boolean arises = p.phasing() == Side.AXIS && canForce(rolled);
    if (arises) {
      p.setStage(new Forcing(rolled));
    } else {
      forced(p, rolled, dice, chronicle);
    }
  }

  /** Whether a Forced Exchange would change what a defender ordered to stand suffers. */
  @Case("BF-FX-1")
  private boolean canForce(Battle battle) {
    for (int i = 0; i < battle.defenders().size(); i++) {
      Result result = battle.results().get(i);
      if (battle.noRetreat().has(battle.defenders().get(i))
          && (rules.tables.forced().containsKey(result) || result == Result.AD)) {
        return true;
      }
    }
    return false;
  }

  // ---- what it means

  /** It is settled whether an exchange is forced; Germans may take a D3 instead. */
  @Case("BF-FX-3")
  void forced(Position p, Battle battle, Dice dice, Chronicle chronicle) {
    boolean german = false;
    for (int i = 0; i < battle.defenders().size(); i++) {
      int unit = battle.defenders().get(i);
      german |=
          battle.noRetreat().has(unit)
              && rules.roster.is(unit, BlitzfrontRoster.GERMAN)
              && rules.tables.forced().containsKey(battle.results().get(i));
    }
    if (battle.forced() && german) {
      p.setStage(new AcceptingD3(battle));
    } else {
      settle(p, battle, chronicle);
    }
  }

  /** Germans under orders to stand retreat as for D3. */
  @Case("BF-FX-3")
  Battle accepted(Battle battle) {
    List<Result> results = new ArrayList<>(battle.results());
    for (int i = 0; i < results.size(); i++) {
      int unit = battle.defenders().get(i);
      if (battle.noRetreat().has(unit)
          && rules.roster.is(unit, BlitzfrontRoster.GERMAN)
          && rules.tables.forced().containsKey(results.get(i))) {
        results.set(i, Result.D3);
      }
    }
    int[] others =
        battle.noRetreat().stream()
            .filter(unit -> !rules.roster.is(unit, BlitzfrontRoster.GERMAN))
            .toArray();
    return battle.reading(results).ordering(Units.of(others));
  }

  /** What each defender suffers if he cannot or must not retreat. */
  @Case("BF-NR-1")
  private List<Result> suffered(Position p, Battle battle) {
    List<Result> results = new ArrayList<>();
    for (int i = 0; i < battle.defenders().size(); i++) {
      int unit = battle.defenders().get(i);
      Result result = battle.results().get(i);
      boolean stands = battle.noRetreat().has(unit);
      boolean held =
          stands
              ? !battle.forced()
              : isAffected(result) && rules.retreats.isShutIn(p, battle, unit);
      results.add(held ? result.withoutRetreat() : result);
    }
    return results;
  }

  private static boolean isAffected(Result result) {
    return result != result.withoutRetreat();
  }

  /** Prices of exchanges, and the results of those who cannot retreat. */
  @Case({"BF-NR-1", "BF-FX-1", "BF-RES-X1"})
  void settle(Position p, Battle battle, Chronicle chronicle) {
    List<Integer> prices = new ArrayList<>();
    List<Result> results = suffered(p, battle);
    for (int i = 0; i < results.size(); i++) {
      Result raw = battle.results().get(i);
      int factors = battle.factors().get(i);
      int price = raw == Result.X ? 100 * factors : -1;
      if (battle.forced() && battle.noRetreat().has(battle.defenders().get(i))) {
        Integer hundredths = rules.tables.forced().get(raw);
        price = hundredths == null ? -1 : hundredths * factors;
        results.set(i, raw == Result.AD ? Result.AE : raw);
      }
      prices.add(price);
    }
    rules.exchanges.begin(p, battle.reading(results).pricing(prices), chronicle);
  }

  // ---- the attackers' losses beside exchanges

  /** Attackers are eliminated by the factors of those who repelled them. */
  @Case({"BF-RES-AE", "BF-RES-DAE"})
  void repel(Position p, Battle battle, Chronicle chronicle) {
    int due = 0;
    for (int i = 0; i < battle.results().size(); i++) {
      due += battle.results().get(i).repels() ? battle.factors().get(i) : 0;
    }
    if (due > 0) {
      Losing.begin(rules, p, battle, due, true, chronicle);
    } else {
      disorder(p, battle, chronicle);
    }
  }

  @Case("BF-RES-AD")
  void disorder(Position p, Battle battle, Chronicle chronicle) {
    if (battle.disordered() || battle.results().contains(Result.AD)) {
      for (int unit : battle.left(p)) {
        rules.disruption.disrupt(p, unit, "BF-RES-AD", chronicle);
      }
    }
    rules.aftermath.begin(p, battle, chronicle);
  }
}
