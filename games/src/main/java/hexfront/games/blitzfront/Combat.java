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
import hexfront.games.blitzfront.Battle.Defender;
import hexfront.games.blitzfront.Battle.Strike;
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

  /** Whoever attacks leaves his entrenchments; then the defender is asked. */
  @Case({"BF-NR-2", "BF-PRS-1", "BF-ENT-3"})
  void take(Position p, Fighting in, Strike strike, Chronicle chronicle) {
    for (int unit : strike.attackers().toArray()) {
      p.mark(unit, Flag.ATTACKED);
      rules.disruption.leaveEntrenchment(p, unit, chronicle);
    }
    if (strike.pressed()) {
      chronicle.tell(new Declared("pressed", true, "BF-PRS-1"));
    }
    p.setStage(new OrderingStand(Battle.begun(in, strike)));
  }

  /** The defender has answered; Soviets must now say whether they force an exchange. */
  @Case("BF-FX-2")
  void answered(Position p, Battle battle, Dice dice, Chronicle chronicle) {
    if (battle.stand().units().size() > 0 && p.phasing() == Side.SOVIET) {
      p.setStage(new Choosing.Forcing(battle));
    } else {
      roll(p, battle, dice, chronicle);
    }
  }

  // ---- the die

  @Case({"BF-CRT-1", "BF-CRT-2", "BF-PRS-1", "BF-DIS-4", "BF-ENT-2", "BF-FX-2", "BF-SUP-4"})
  void roll(Position p, Battle battle, Dice dice, Chronicle chronicle) {
    int hex = battle.hex();
    Units attackers = battle.attackers();
    int die = dice.roll();
    int row = rules.row(die);
    int column = rules.strength.column(p, attackers, hex, battle.strike().air());
    int read = column + rules.tables.pressed(battle.strike().pressed(), p.phasing(), row);
    List<Defender> defenders =
        rules.strength.defenders(
            p, hex, attackers, unit -> rules.table.result(read + rules.strength.own(p, unit), row));
    Battle rolled =
        battle.rolled(defenders, attackers.those(unit -> !rules.supply.isSupplied(p, unit)));
    Map<Integer, String> told = new HashMap<>();
    defenders.forEach(d -> told.put(d.unit(), suffered(p, rolled, d).printed()));
    chronicle.tell(new Rolled(List.of(die), "combat", p.phasing(), "BF-CRT-1"));
    int attack = rules.strength.attack(p, attackers);
    int ratio = rules.table.column(attack, rolled.strength());
    chronicle.tell(
        new hexfront.engine.events.Combat(
            attackers,
            Units.of(p.stack(hex)),
            Hexes.of(hex),
            false,
            attack,
            rolled.strength(),
            rules.table.name(rules.table.clamp(read)),
            column == Strength.NONE ? 0 : column - ratio,
            List.of(die),
            rules.table.result(read, row).printed(),
            new ByUnit(told),
            "BF-CRT-1"));
    if (p.phasing() == Side.AXIS && rolled.any(d -> canForce(rolled, d))) {
      p.setStage(new Choosing.Forcing(rolled));
    } else {
      forced(p, rolled, chronicle);
    }
  }

  /** Whether a Forced Exchange would change what a defender ordered to stand suffers. */
  @Case("BF-FX-1")
  private boolean canForce(Battle battle, Defender defender) {
    return battle.stands(defender) && (hasForcedPrice(defender) || defender.result() == Result.AD);
  }

  private boolean hasForcedPrice(Defender defender) {
    return rules.tables.forced().containsKey(defender.result());
  }

  // ---- what it means

  /** It is settled whether an exchange is forced; Germans may take a D3 instead. */
  @Case("BF-FX-3")
  void forced(Position p, Battle battle, Chronicle chronicle) {
    if (battle.stand().forced() && battle.any(d -> mayAccept(battle, d))) {
      p.setStage(new Choosing.AcceptingD3(battle));
    } else {
      settle(p, battle, chronicle);
    }
  }

  @Case("BF-FX-3")
  private boolean mayAccept(Battle battle, Defender defender) {
    return battle.stands(defender) && isGerman(defender.unit()) && hasForcedPrice(defender);
  }

  private boolean isGerman(int unit) {
    return rules.roster.is(unit, BlitzfrontRoster.GERMAN);
  }

  /** Germans under orders to stand retreat as for D3. */
  @Case("BF-FX-3")
  Battle accepted(Battle battle) {
    return battle
        .each(d -> mayAccept(battle, d) ? d.with(Result.D3) : d)
        .ordering(battle.stand().units().those(unit -> !isGerman(unit)));
  }

  /** What a defender suffers if he cannot or must not retreat. */
  @Case("BF-NR-1")
  private Result suffered(Position p, Battle battle, Defender defender) {
    Result result = defender.result();
    boolean held =
        battle.stands(defender)
            ? !battle.stand().forced()
            : result != result.withoutRetreat()
                && rules.retreats.isShutIn(p, battle, defender.unit());
    return held ? result.withoutRetreat() : result;
  }

  /** Prices of exchanges, and the results of those who cannot retreat. */
  @Case({"BF-NR-1", "BF-FX-1", "BF-RES-X1"})
  void settle(Position p, Battle battle, Chronicle chronicle) {
    Battle settled =
        battle.each(
            d -> {
              if (battle.isForced(d)) {
                Integer price = rules.tables.forced().get(d.result());
                return d.with(d.result() == Result.AD ? Result.AE : d.result())
                    .at(price == null ? Defender.NONE : price * d.factors());
              }
              int price = d.result() == Result.X ? Exchanges.FULL * d.factors() : Defender.NONE;
              return d.with(suffered(p, battle, d)).at(price);
            });
    rules.exchanges.begin(p, settled, chronicle);
  }

  // ---- the attackers' losses beside exchanges

  /** Attackers are eliminated by the factors of those who repelled them. */
  @Case({"BF-RES-AE", "BF-RES-DAE"})
  void repel(Position p, Battle battle, Chronicle chronicle) {
    int due =
        battle.defenders().stream()
            .filter(d -> d.result().repels())
            .mapToInt(Defender::factors)
            .sum();
    if (due > 0) {
      Losing.begin(rules, p, battle, due, true, chronicle);
    } else {
      disorder(p, battle, chronicle);
    }
  }

  @Case("BF-RES-AD")
  void disorder(Position p, Battle battle, Chronicle chronicle) {
    if (battle.course().disordered() || battle.any(d -> d.result() == Result.AD)) {
      for (int unit : battle.left(p).toArray()) {
        rules.disruption.disrupt(p, unit, "BF-RES-AD", chronicle);
      }
    }
    rules.aftermath.begin(p, battle, chronicle);
  }
}
