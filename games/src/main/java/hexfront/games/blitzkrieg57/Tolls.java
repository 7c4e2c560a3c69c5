package hexfront.games.blitzkrieg57;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Toll;
import hexfront.engine.Toll.Span;
import hexfront.engine.orders.Attack;
import java.util.List;

/** What a result would cost in a battle that is only planned. */
final class Tolls {
  private final BlitzkriegRules rules;

  Tolls(BlitzkriegRules rules) {
    this.rules = rules;
  }

  @Case({"GJ-10.4.2", "GJ-10.5"})
  Toll of(Position p, Attack order, Result result) {
    int hex = order.hexes().first();
    int own = order.attackers().stream().map(p::stepsLeft).sum();
    if (result.attacker() > 0) {
      return new Toll(Span.exactly(Math.min(result.attacker(), own)), Span.ZERO, Span.ZERO);
    }
    Battle battle =
        new Battle(order.attackers(), hex, result.defender(), result.retreat(), InCombat.BEGUN);
    boolean fortress = rules.fortresses.at(p, hex) >= 0;
    if (!fortress || result.retreat() == 0) {
      return toll(p, battle);
    }
    Toll held = toll(p, battle.held());
    return rules.fortresses.standsAlone(p, hex) ? held : held.or(toll(p, battle));
  }

  /** Losses may fall on those who could not retreat anyway, or on the others. */
  @Case({"GJ-10.5", "GJ-10.6", "GJ-10.6.2", "GJ-10.6.3"})
  private Toll toll(Position p, Battle battle) {
    int all = p.stepsIn(battle.hex());
    int due = Math.min(battle.steps(), all);
    if (battle.retreat() == 0 || due == all) {
      return Toll.ofDefenders(Span.exactly(due), due == all && due > 0);
    }
    Span back = Span.ZERO;
    for (int unit : rules.retreats.due(p, battle)) {
      back = back.plus(1, retreat(p, battle, unit));
    }
    return Toll.ofDefenders(
        new Span(Math.max(due, back.least()), Math.min(all, due + back.most())),
        rules.fortresses.at(p, battle.hex()) < 0);
  }

  private Span retreat(Position p, Battle battle, int unit) {
    Side side = rules.board().side(unit);
    int left = p.stepsLeft(unit);
    List<int[]> ways = rules.retreats.ways(p, battle, unit);
    return ways.stream()
        .map(way -> Span.exactly(Math.min(left, rules.retreats.zonesEntered(p, side, way))))
        .reduce(Span::or)
        .orElse(Span.exactly(left));
  }
}
