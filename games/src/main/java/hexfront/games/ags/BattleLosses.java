package hexfront.games.ags;

import hexfront.engine.Ask;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Lose;
import hexfront.engine.orders.Units;
import hexfront.games.Refusals;
import java.util.List;
import java.util.Map;

/** Cases 9.61 to 9.67: the steps that a side loses in a battle, and which hexes that empties. */
final class BattleLosses {
  private final AgsRules rules;

  BattleLosses(AgsRules rules) {
    this.rules = rules;
  }

  // ---- the question

  /** What a side is asked to lose: so many steps, or all it has. */
  Ask.Spread ask(Position p, Battle battle) {
    List<Ask.Share> shares =
        battle.units(battle.side()).stream()
            .filter(p::onMap)
            .mapToObj(unit -> new Ask.Share(unit, rules.exclusive().stepsLeft(p, unit)))
            .toList();
    int all = shares.stream().mapToInt(Ask.Share::most).sum();
    return new Ask.Spread("lose", shares, Math.min(battle.due(battle.side()), all), Lose::new);
  }

  /**
   * A side loses exactly the steps demanded, from any of its units in the battle, or all it has;
   * then it may also name the demand itself for its last unit.
   */
  @Case({"AGS-9.66", "AGS-9.67", "AGS-11.36"})
  Verdict check(Position p, Battle battle, Lose order) {
    Side side = battle.side();
    Refusals no = new Refusals();
    Units units = battle.units(side);
    int all = stepsLeft(p, units.stream().filter(p::onMap).toArray());
    int due = Math.min(battle.due(side), all);
    boolean allDie = due == all;
    order
        .steps()
        .byUnit()
        .forEach(
            (unit, steps) -> {
              boolean involved = units.has(unit) && p.onMap(unit);
              int left = involved ? rules.exclusive().stepsLeft(p, unit) : 0;
              no.addIf(
                  !involved,
                  "AGS-9.67",
                  () -> rules.name(unit) + " is no unit of yours in this battle");
              no.addIf(
                  involved && (steps < 1 || steps > left && !allDie),
                  "AGS-9.67",
                  () -> rules.name(unit) + " has " + left + " steps to lose, not " + steps);
            });
    int named =
        order.steps().byUnit().entrySet().stream()
            .mapToInt(
                e ->
                    Math.min(
                        e.getValue(),
                        p.onMap(e.getKey()) ? rules.exclusive().stepsLeft(p, e.getKey()) : 0))
            .sum();
    no.addIf(named != due, "AGS-9.66", () -> "the result takes " + due + " steps, not " + named);
    return no.verdict();
  }

  int stepsLeft(Position p, int[] units) {
    int steps = 0;
    for (int unit : units) {
      steps += rules.exclusive().stepsLeft(p, unit);
    }
    return steps;
  }

  // ---- carrying out

  @Case({"AGS-9.61", "AGS-9.62", "AGS-9.63", "AGS-9.64", "AGS-9.6"})
  Battle take(
      Position p, Battle battle, Side side, Map<Integer, Integer> losses, Chronicle chronicle) {
    Battle after = battle;
    for (Map.Entry<Integer, Integer> loss : losses.entrySet()) {
      int by = rules.exclusive().substitute(p, loss.getKey(), loss.getValue(), chronicle);
      if (by >= 0) {
        after = after.replacing(loss.getKey(), by);
      } else {
        String reason = battle.result().toString();
        rules.losses().lose(p, loss.getKey(), loss.getValue(), reason, "AGS-9.66", chronicle);
      }
    }
    return noteWiped(p, after, side);
  }

  /** A side loses all it has in the battle. */
  Battle wipeOut(Position p, Battle battle, Side side, String rule, Chronicle chronicle) {
    for (int unit : battle.units(side).toArray()) {
      if (p.onMap(unit)) {
        rules.eliminate(p, unit, "combat", rule, chronicle);
      }
    }
    return noteWiped(p, battle, side);
  }

  /** Notes the hexes of a side whose units were all eliminated; nobody retreated from them. */
  @Case("AGS-9.84")
  Battle noteWiped(Position p, Battle battle, Side side) {
    Battle noted = battle;
    Hexes hexes = side == battle.attacker() ? battle.from() : battle.targets();
    for (int hex : hexes.stream().distinct().toArray()) {
      boolean left = noted.trails().stream().anyMatch(trail -> trail.first() == hex);
      if (p.isEmpty(hex) && !left && !noted.wiped().contains(hex)) {
        noted = noted.withWiped(hex);
      }
    }
    return noted;
  }

  /** Units that fell back into an attacked hex die if it suffers anything. */
  @Case("AGS-9.76")
  void loseStragglers(Position p, Battle battle, Chronicle chronicle) {
    if (!battle.overrun()) {
      for (int hex : battle.targets().toArray()) {
        for (int unit : p.stack(hex)) {
          if (p.is(unit, Flag.FELL_BACK) && !battle.defenders().has(unit)) {
            rules.eliminate(
                p, unit, "had fallen back into " + rules.number(hex), "AGS-9.76", chronicle);
          }
        }
      }
    }
  }
}
