package hexfront.games.ags;

import hexfront.engine.Case;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Toll;
import hexfront.engine.Toll.Span;
import hexfront.engine.orders.Attack;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Overrun;
import hexfront.engine.orders.Units;
import java.util.Arrays;
import java.util.List;

/**
 * What a result would cost in a battle that is only planned: the steps a side loses if it stands,
 * what a retreat takes of it, and whether it may choose at all.
 */
final class Tolls {
  private final AgsRules rules;

  Tolls(AgsRules rules) {
    this.rules = rules;
  }

  /** A part of a result: what it takes and whether everybody is gone from the hexes after it. */
  private record Part(Span steps, Span gone) {}

  @Case({"AGS-9.65", "AGS-9.66"})
  Toll of(Position p, Order order, Result result) {
    Battle battle =
        switch (order) {
          case Attack o -> planned(p, rules.combat().participants(p, o), o.hexes(), result, false);
          case Overrun o ->
              planned(
                  p,
                  rules.overrunning().participants(p, o),
                  Hexes.of(o.hex().index()),
                  result,
                  true);
          default -> throw new IllegalArgumentException("expected a battle, found " + order.type());
        };
    Part defender = part(p, battle);
    Part attacker = part(p, battle.to(Battle.Part.ATTACKER));
    return new Toll(attacker.steps(), defender.steps(), defender.gone());
  }

  private Battle planned(
      Position p, Units attackers, Hexes targets, Result result, boolean overrun) {
    Units affected = overrun ? rules.combat().withLoneHeadquarters(p, attackers) : attackers;
    Units defenders = rules.combat().defenders(p, targets, overrun);
    Battle.Revelation known = new Battle.Revelation(attackers, defenders, Units.of());
    return new Battle(
        overrun,
        AgsRules.stage(p) instanceof PhaseStage in ? in.phase() : Phase.COMBAT,
        p.phasing(),
        affected,
        Hexes.of(affected.stream().map(p::hex).toArray()),
        defenders,
        targets,
        result,
        rules.exclusive().bound(p, known),
        Battle.Part.DEFENDER,
        List.of(),
        List.of(),
        false,
        rules.combat().unzoned(p, targets));
  }

  @Case({"AGS-9.66", "AGS-9.69", "AGS-9.71"})
  private Part part(Position p, Battle battle) {
    Side side = battle.side();
    int due = battle.due(side);
    int steps = battle.units(side).stream().map(unit -> rules.exclusive().stepsLeft(p, unit)).sum();
    if (due == 0) {
      return new Part(Span.ZERO, Span.ZERO);
    }
    boolean dies = due >= steps;
    Part stand = new Part(Span.exactly(Math.min(due, steps)), Span.chance(dies, dies));
    if (due == Result.ALL || battle.result().engaged()) {
      return stand;
    }
    if (battle.isBoundToRetreat(side)) {
      return new Part(retreat(p, battle, side), Span.exactly(1));
    }
    if (battle.isBoundToLose(side) || !rules.retreating().isPossible(p, battle, side)) {
      return stand;
    }
    return new Part(stand.steps().or(retreat(p, battle, side)), Span.chance(dies, true));
  }

  /** What the ways back cost: nothing, or steps where they lead through enemy zones. */
  @Case("AGS-9.71")
  private Span retreat(Position p, Battle battle, Side side) {
    Span sum = Span.ZERO;
    for (int unit : battle.units(side).toArray()) {
      int left = rules.exclusive().stepsLeft(p, unit);
      Span cost =
          Arrays.stream(rules.retreating().prices(p, battle, unit))
              .mapToObj(price -> Span.exactly(Math.min(price, left)))
              .reduce(Span::or)
              .orElse(Span.exactly(left));
      sum = sum.plus(1, cost);
    }
    return sum;
  }
}
