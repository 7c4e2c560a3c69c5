package hexfront.games.blitzkrieg57;

import hexfront.engine.Ask;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.PlayedStage;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.Word;
import hexfront.engine.dice.Dice;
import hexfront.engine.orders.EndPhase;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import hexfront.games.Refusals;
import java.util.List;
import java.util.random.RandomGenerator;

/** Sections 11.0 to 11.2: after the supply check the Axis may take units into the Available Box. */
@Word("transfer")
record Transferring() implements PlayedStage<BlitzkriegRules> {
  private static final int RARELY = 30;

  /** The supply chit was drawn. */
  @Case({"GJ-7.2.4", "GJ-11.0"})
  static void begin(BlitzkriegRules rules, Position p, Chronicle chronicle) {
    rules.communications.check(p, chronicle);
    p.setPhasing(Side.AXIS);
    goOn(rules, p, chronicle);
  }

  private static void goOn(BlitzkriegRules rules, Position p, Chronicle chronicle) {
    if (rules.roster.any(Side.AXIS, unit -> checkUnit(rules, p, unit).isLegal())) {
      p.setStage(new Transferring());
    } else {
      Fortifying.begin(rules, p, chronicle);
    }
  }

  @Override
  public String prompt(BlitzkriegRules rules, Position p) {
    return "Take units into the Available Box.";
  }

  @Override
  public List<Ask> asks(BlitzkriegRules rules, Position p) {
    Units units =
        Units.of(rules.roster.those(Side.AXIS, unit -> checkUnit(rules, p, unit).isLegal()));
    return List.of(
        new Ask.Some("transfer", units, 1, 1, some -> new Transfer(new UnitRef(some.get(0)))),
        Ask.END);
  }

  @Override
  public Verdict check(BlitzkriegRules rules, Position p, Order order) {
    return switch (order) {
      case Transfer(UnitRef unit) -> checkUnit(rules, p, unit.index());
      case EndPhase o -> Verdict.legal();
      default -> rules.outOfPlace(p, order);
    };
  }

  @Case({"GJ-11.2", "GJ-11.2.1"})
  private static Verdict checkUnit(BlitzkriegRules rules, Position p, int unit) {
    if (rules.board().side(unit) != Side.AXIS || !p.onMap(unit)) {
      return Verdict.refused("GJ-11.2", "only Axis units on the map are transferred");
    }
    Refusals no = new Refusals();
    no.addIf(
        !rules.communications.hasLine(p, unit),
        "GJ-11.2.1",
        () -> rules.name(unit) + " has no communication line");
    no.addIf(
        rules.zones.inEnemyZone(p, Side.AXIS, p.hex(unit)),
        "GJ-11.2.1",
        () -> rules.name(unit) + " stands in an enemy zone");
    return no.verdict();
  }

  /** The unit waits in the box, on the side it shows. */
  @Override
  @Case({"GJ-11.2", "GJ-11.2.2", "GJ-12.1.3"})
  public void carryOut(
      BlitzkriegRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    if (order instanceof Transfer(UnitRef unit)) {
      p.takeOff(unit.index(), Position.WAITING);
      chronicle.tell(new Boxed(unit, "GJ-11.2"));
      goOn(rules, p, chronicle);
    } else {
      Fortifying.begin(rules, p, chronicle);
    }
  }

  @Override
  public Order draw(BlitzkriegRules rules, Position p, RandomGenerator random) {
    return random.nextInt(RARELY) == 0 ? PlayedStage.super.draw(rules, p, random) : new EndPhase();
  }
}
