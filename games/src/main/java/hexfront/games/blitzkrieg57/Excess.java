package hexfront.games.blitzkrieg57;

import hexfront.engine.Ask;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import hexfront.engine.orders.Remove;
import hexfront.engine.orders.Units;
import hexfront.games.Refusals;
import java.util.List;

/** The active side moved more units into a hex than may stay, and none of them can leave. */
record Excess() implements BlitzkriegStage {
  @Override
  public String word() {
    return "remove";
  }

  @Override
  public String prompt(BlitzkriegRules rules, Position p) {
    return "Too many units in a hex: name those that go.";
  }

  @Override
  public List<Ask> asks(BlitzkriegRules rules, Position p) {
    return List.of(
        new Ask.Some(
            "remove",
            rules.stacking.overfull(p, p.phasing()).stream()
                .map(hex -> group(rules, p, hex))
                .toList(),
            Remove::new));
  }

  private static Ask.Group group(BlitzkriegRules rules, Position p, int hex) {
    int n = rules.stacking.tooMany(p, hex);
    return new Ask.Group(Units.of(rules.stacking.counted(p, hex)), n, n);
  }

  /** As many units of an overfull hex go as are too many; a fortress is never given up. */
  @Override
  @Case({"GJ-3.1.3", "GJ-14.3.2"})
  public Verdict check(BlitzkriegRules rules, Position p, Order order) {
    if (!(order instanceof Remove(Units units))) {
      return outOfPlace(rules, p, order);
    }
    if (units.size() == 0 || units.hasDoubles()) {
      return Verdict.refused("GJ-3.1.3", "name the units that go, each once");
    }
    Refusals no = new Refusals();
    for (int unit : units.toArray()) {
      no.addIf(
          !p.onMap(unit)
              || rules.board().side(unit) != p.phasing()
              || rules.roster.isFortress(unit)
              || rules.stacking.tooMany(p, p.hex(unit)) <= 0,
          "GJ-3.1.3",
          () -> rules.name(unit) + " is not in a hex with too many units");
    }
    for (int hex : rules.stacking.overfull(p, p.phasing())) {
      int n = rules.stacking.tooMany(p, hex);
      no.addIf(
          !no.any() && units.stream().filter(unit -> p.hex(unit) == hex).count() != n,
          "GJ-3.1.3",
          () -> rules.number(hex) + " gives up " + n + " units");
    }
    return no.verdict();
  }

  @Override
  public void carryOut(
      BlitzkriegRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    for (int unit : ((Remove) order).units().toArray()) {
      rules.losses.eliminate(p, unit, "too many units in a hex", "GJ-3.1.3", chronicle);
    }
    rules.sequence.beginCombat(p, chronicle);
  }
}
