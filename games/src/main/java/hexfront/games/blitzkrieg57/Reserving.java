package hexfront.games.blitzkrieg57;

import hexfront.engine.Ask;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.PlayedStage;
import hexfront.engine.Position;
import hexfront.engine.Verdict;
import hexfront.engine.Word;
import hexfront.engine.dice.Dice;
import hexfront.engine.events.Rolled;
import hexfront.engine.orders.Pass;
import hexfront.engine.orders.Units;
import hexfront.games.Refusals;
import java.util.List;
import java.util.stream.IntStream;

/** Section 16.2: the Soviet reserve chit activates up to so many units wherever they are. */
@Word("reserve")
record Reserving(int units) implements PlayedStage<BlitzkriegRules> {
  @Case({"GJ-7.2.3", "GJ-16.2-1"})
  static void begin(BlitzkriegRules rules, Position p, Dice dice, Chronicle chronicle) {
    rules.sequence.endAction(p);
    int die = dice.roll();
    chronicle.tell(new Rolled(List.of(die), "units of the reserve chit", p.phasing(), "GJ-16.2-1"));
    p.setStage(new Reserving(rules.tables.reserve().get(die - 1)));
  }

  @Override
  public String prompt(BlitzkriegRules rules, Position p) {
    return "Activate up to " + units + " units.";
  }

  @Override
  public List<Ask> asks(BlitzkriegRules rules, Position p) {
    return List.of(
        new Ask.Some("activate", Units.of(able(rules, p).toArray()), 1, units, Activate::new),
        Ask.PASS);
  }

  static IntStream able(BlitzkriegRules rules, Position p) {
    return IntStream.of(rules.roster.units(p.phasing()))
        .filter(unit -> p.onMap(unit) && !rules.roster.isFortress(unit));
  }

  @Override
  @Case({"GJ-16.2-1", "GJ-16.2-3"})
  public Verdict check(BlitzkriegRules rules, Position p, Order order) {
    if (order instanceof Pass) {
      return Verdict.legal();
    }
    if (!(order instanceof Activate(Units chosen))) {
      return rules.outOfPlace(p, order);
    }
    if (chosen.size() == 0 || chosen.hasDoubles()) {
      return Verdict.refused("GJ-16.2-1", "name the units, each once; or pass");
    }
    Refusals no = new Refusals();
    no.addIf(chosen.size() > units, "GJ-16.2-1", () -> "at most " + units + " units are activated");
    Units able = Units.of(able(rules, p).toArray());
    for (int unit : chosen.toArray()) {
      no.addIf(
          !no.any() && !able.has(unit),
          "GJ-16.2-1",
          () -> rules.name(unit) + " is not a Soviet unit on the map");
    }
    return no.verdict();
  }

  /** A headquarters may be among them, but leads nobody by it. */
  @Override
  @Case({"GJ-16.2-2", "GJ-16.2-3"})
  public void carryOut(
      BlitzkriegRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    if (order instanceof Activate(Units chosen)) {
      for (int unit : chosen.toArray()) {
        p.mark(unit, rules.activation.isLed(p, unit) ? Flag.ACTIVE : Flag.ACTIVE | Flag.UNLED);
      }
      chronicle.tell(new Activated(chosen, "GJ-16.2-1"));
      rules.sequence.beginMovement(p, chronicle);
    } else {
      rules.sequence.next(p, chronicle);
    }
  }
}
