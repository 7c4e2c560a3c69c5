package hexfront.games.ags;

import hexfront.engine.Case;
import hexfront.engine.Forecast;
import hexfront.engine.Forecast.Modifier;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Rulebook.Reached;
import hexfront.engine.events.Points;
import hexfront.engine.kernels.Reach;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.orders.Attack;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Move;
import hexfront.engine.orders.Overrun;
import hexfront.engine.orders.Units;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What a player may ask before he decides: reach and odds. */
final class Answers {
  private final AgsRules rules;

  Answers(AgsRules rules) {
    this.rules = rules;
  }

  // ---- reach

  List<Reached> reach(Position p, Units units) {
    if (!(AgsRules.stage(p) instanceof PhaseStage in)
        || !in.phase().isMovement()
        || units.size() == 0) {
      return List.of();
    }
    Map<Integer, Reached> found = new TreeMap<>();
    if (units.size() == 1) {
      Reach reach = rules.movement().reach(p, in.phase(), units.get(0));
      if (reach != null) {
        for (int i = 0; i < reach.size(); i++) {
          int hex = reach.hex(i);
          note(p, in.phase(), units, Hexes.of(reach.path(hex)), reach.cost(hex), found);
        }
      }
    } else {
      new StackReach(rules, p, in.phase(), units)
          .spread()
          .forEach((hex, label) -> note(p, in.phase(), units, label.path(), label.cost(), found));
    }
    guaranteedSteps(p, in.phase(), units, found);
    return List.copyOf(found.values());
  }

  private void note(
      Position p, Phase phase, Units units, Hexes path, int cost, Map<Integer, Reached> found) {
    if (path.size() > 1 && rules.movement().check(p, phase, new Move(units, path)).isLegal()) {
      found.putIfAbsent(path.last(), new Reached(path.last(), new Points(cost), path));
    }
  }

  @Case("AGS-5.14")
  private void guaranteedSteps(Position p, Phase phase, Units units, Map<Integer, Reached> found) {
    int from = p.hex(units.get(0));
    if (from < 0) {
      return;
    }
    HexGrid grid = rules.board().grid();
    for (int d = 0; d < Direction.COUNT; d++) {
      int to = grid.neighbour(from, d);
      if (to != HexGrid.OFF && !found.containsKey(to)) {
        int cost = 0;
        for (int unit : units.toArray()) {
          cost = Math.max(cost, rules.movement().left(p, unit));
        }
        note(p, phase, units, Hexes.of(from, to), cost, found);
      }
    }
  }

  // ---- odds

  @Case({"AGS-9.0", "AGS-9.4", "AGS-9.5"})
  Forecast odds(Position p, Order order) {
    return switch (order) {
      case Attack o ->
          forecast(
              p,
              rules.combat().participants(p, o),
              o.hexes().toArray(),
              AirPower.shift(AgsSupport.of(o).air(), false) + rules.exclusive().shift(p, o),
              false);
      case Overrun o ->
          forecast(
              p,
              rules.overrunning().participants(p, o),
              new int[] {o.hex().index()},
              rules.exclusive().shift(p, o),
              true);
      default ->
          throw new IllegalArgumentException(
              "odds are asked for an attack or an overrun, not for " + order.type());
    };
  }

  private Forecast forecast(
      Position p, Units attackers, int[] targets, int shift, boolean overrun) {
    int[] from = rules.strength().hexesOf(p, attackers);
    int attack =
        overrun ? rules.strength().overrun(p, attackers) : rules.strength().attack(p, attackers);
    int defence = rules.strength().defence(p, targets, from, overrun);
    List<Modifier> steps = new ArrayList<>();
    rules.strength().explainAttack(p, attackers, overrun, steps);
    rules.strength().explainDefence(p, targets, from, steps);
    if (shift != 0) {
      steps.add(new Modifier("column shift", "AGS-14.14", (shift > 0 ? "+" : "") + shift));
    }
    int column = rules.table().column(attack, defence, shift);
    Chances chances = new Chances(rules);
    List<Forecast.Chance> outcomes = chances.of(p, attackers, targets, shift, overrun);
    return new Forecast(
        attack, defence, rules.table().columnName(column), shift, steps, outcomes, chances.drawn());
  }
}
