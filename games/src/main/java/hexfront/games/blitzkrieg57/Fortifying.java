package hexfront.games.blitzkrieg57;

import hexfront.engine.Ask;
import hexfront.engine.Board;
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
import hexfront.engine.orders.Hex;
import hexfront.games.Refusals;
import java.util.List;

/** Sections 11.3 and 14.1: the Soviet side may build so many steps of fortress. */
@Word("fortify")
record Fortifying(int steps) implements PlayedStage<BlitzkriegRules> {
  static void begin(BlitzkriegRules rules, Position p, Chronicle chronicle) {
    p.setPhasing(Side.SOVIET);
    goOn(rules, p, rules.data.fortressSteps(), chronicle);
  }

  /** Ends once the Soviet side cannot build any more. */
  @Case("GJ-11.3")
  private static void goOn(BlitzkriegRules rules, Position p, int steps, Chronicle chronicle) {
    if (steps > 0 && rules.terrain.majorCities.any(hex -> checkSite(rules, p, hex).isLegal())) {
      p.setStage(new Fortifying(steps));
    } else {
      rules.sequence.next(p, chronicle);
    }
  }

  @Override
  public String prompt(BlitzkriegRules rules, Position p) {
    return "Build up to " + steps + " steps of fortress.";
  }

  @Override
  public List<Ask> asks(BlitzkriegRules rules, Position p) {
    List<Order> sites =
        rules.terrain.majorCities.stream()
            .filter(hex -> checkSite(rules, p, hex).isLegal())
            .<Order>mapToObj(hex -> new Fortify(new Hex(hex)))
            .toList();
    return List.of(new Ask.OneOf("fortify", sites), Ask.END);
  }

  @Override
  public Verdict check(BlitzkriegRules rules, Position p, Order order) {
    return switch (order) {
      case Fortify(Hex hex) -> checkSite(rules, p, hex.index());
      case EndPhase o -> Verdict.legal();
      default -> rules.outOfPlace(p, order);
    };
  }

  @Case({"GJ-11.3", "GJ-14.0", "GJ-14.1.1", "GJ-14.1.2", "GJ-14.1.6", "GJ-14.3.3", "GJ-15.4"})
  private static Verdict checkSite(BlitzkriegRules rules, Position p, int hex) {
    if (hex < 0 || !rules.terrain.majorCities.has(hex)) {
      return Verdict.refused("GJ-14.1.1", "fortresses are built in major cities");
    }
    Refusals no = new Refusals();
    no.addIf(
        !p.controls(Side.SOVIET, hex),
        "GJ-14.1.1",
        () -> rules.number(hex) + " is not in Soviet hands");
    no.addIf(
        !rules.communications.lines(p, Side.SOVIET).has(hex),
        "GJ-14.1.1",
        () -> rules.number(hex) + " has no communication line");
    no.addIf(
        p.inZone(Side.AXIS, Board.MOVEMENT_ZONE, hex),
        "GJ-14.1.2",
        () -> rules.number(hex) + " lies in an enemy zone");
    int marker = rules.fortresses.at(p, hex);
    no.addIf(
        marker >= 0 && p.lost(marker) == 0,
        "GJ-14.1.6",
        () -> "the fortress in " + rules.number(hex) + " has all its steps");
    no.addIf(
        marker < 0 && rules.fortresses.unbuilt(p) < 0,
        "GJ-15.4",
        () -> "no fortress marker is left");
    return no.verdict();
  }

  @Override
  public void carryOut(
      BlitzkriegRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    if (order instanceof Fortify(Hex hex)) {
      rules.fortresses.build(p, hex, chronicle);
      goOn(rules, p, steps - 1, chronicle);
    } else {
      rules.sequence.next(p, chronicle);
    }
  }
}
