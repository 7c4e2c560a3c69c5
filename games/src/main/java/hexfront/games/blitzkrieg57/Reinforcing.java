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
import hexfront.engine.events.Entered;
import hexfront.engine.events.Points;
import hexfront.engine.orders.EndPhase;
import hexfront.engine.orders.Enter;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Units;
import hexfront.games.Refusals;
import hexfront.games.common.Drafts;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/** Section 12: a side may bring on so many units by railroad. */
@Word("reinforcement")
record Reinforcing(Side side, int units) implements PlayedStage<BlitzkriegRules> {
  @Case({"GJ-7.2.2", "GJ-12.0", "GJ-12.2", "GJ-12.2.1"})
  static void begin(BlitzkriegRules rules, Position p, Chronicle chronicle) {
    int units = rules.data.track(p.turn()).reinforcements(p.phasing());
    new Reinforcing(p.phasing(), units).goOn(rules, p, chronicle);
  }

  /** What cannot come is lost. */
  @Case("GJ-12.2.2")
  private void goOn(BlitzkriegRules rules, Position p, Chronicle chronicle) {
    if (units > 0
        && rules.roster.any(side, unit -> rules.roster.isBoxed(p, unit))
        && rules.communications.railLines(p, side).any(hex -> rules.stacking.hasRoom(p, hex))) {
      p.setStage(this);
    } else {
      rules.sequence.next(p, chronicle);
    }
  }

  IntStream boxed(BlitzkriegRules rules, Position p) {
    return IntStream.of(rules.roster.those(side, unit -> rules.roster.isBoxed(p, unit)));
  }

  /** Where one unit could be placed. */
  IntStream places(BlitzkriegRules rules, Position p) {
    return rules.communications.railLines(p, side).stream()
        .filter(hex -> rules.stacking.hasRoom(p, hex));
  }

  @Override
  public Side decides(BlitzkriegRules rules, Position p) {
    return side;
  }

  @Override
  public String prompt(BlitzkriegRules rules, Position p) {
    return "Bring on up to " + units + " units by railroad.";
  }

  @Override
  public List<Ask> asks(BlitzkriegRules rules, Position p) {
    Hexes places = Hexes.of(places(rules, p).toArray());
    List<Ask.Lot> lots = boxed(rules, p).mapToObj(unit -> new Ask.Lot(unit, places)).toList();
    return List.of(
        Ask.Allot.ofOne("enter", lots, (unit, hex) -> new Enter(Units.of(unit), new Hex(hex))),
        Ask.END);
  }

  @Override
  @Case({"GJ-12.1.1", "GJ-12.1.2", "GJ-12.2.1", "GJ-3.1.3"})
  public Verdict check(BlitzkriegRules rules, Position p, Order order) {
    return switch (order) {
      case EndPhase o -> Verdict.legal();
      case Enter(Units coming, Hex hex)
          when coming.size() == 0 || coming.hasDoubles() || hex.index() < 0 ->
          Verdict.refused("GJ-12.2.1", "an entry names units, each once, and a hex");
      case Enter(Units coming, Hex hex) -> checkEntry(rules, p, coming, hex.index());
      default -> rules.outOfPlace(p, order);
    };
  }

  private Verdict checkEntry(BlitzkriegRules rules, Position p, Units coming, int hex) {
    Refusals no = new Refusals();
    for (int unit : coming.toArray()) {
      no.addIf(
          rules.board().side(unit) != side || !rules.roster.isBoxed(p, unit),
          "GJ-12.2.1",
          () -> rules.name(unit) + " is not in the Available Box of the " + side.word());
    }
    no.addIf(coming.size() > units, "GJ-12.2.1", () -> "only " + units + " more units may come");
    no.addIf(
        !rules.communications.railLines(p, side).has(hex),
        rules.terrain.railHexes.has(hex) ? "GJ-12.1.2" : "GJ-12.1.1",
        () -> rules.number(hex) + " has no open line by railroad alone");
    no.addIf(
        p.holds(side.enemy(), hex) || rules.stacking.tooMany(p, hex) + coming.size() > 0,
        "GJ-3.1.3",
        () -> rules.number(hex) + " has no room");
    return no.verdict();
  }

  @Override
  @Case({"GJ-12.1.3", "GJ-12.2.1"})
  public void carryOut(
      BlitzkriegRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    if (order instanceof Enter(Units coming, Hex hex)) {
      coming.stream().forEach(unit -> p.place(unit, hex.index()));
      chronicle.tell(new Entered(coming, hex, new Points(0), "GJ-12.1.1"));
      rules.control.entered(p, side, hex.index(), chronicle);
      new Reinforcing(side, units - coming.size()).goOn(rules, p, chronicle);
    } else {
      rules.sequence.next(p, chronicle);
    }
  }

  @Override
  public Order draw(BlitzkriegRules rules, Position p, RandomGenerator random) {
    return Drafts.entry(
        rules.roster.units(side),
        rules.communications.railLines(p, side).toArray(),
        (unit, hex) -> rules.roster.isBoxed(p, unit) && rules.stacking.hasRoom(p, hex),
        random);
  }
}
