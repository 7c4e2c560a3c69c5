package hexfront.games.blitzfront;

import hexfront.engine.Ask;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Verdict;
import hexfront.engine.Word;
import hexfront.engine.dice.Dice;
import hexfront.engine.orders.EndPhase;
import hexfront.engine.orders.Enter;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Rail;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import hexfront.games.Refusals;
import java.util.List;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The first step of a player-turn: reinforcements, entrenchment, airfields, strategic movement. */
@Word("reinforcement")
record Reinforcing() implements BlitzfrontStage {
  @Override
  public String prompt(BlitzfrontRules rules, Position p) {
    return "Bring on reinforcements, entrench, place airfields, move by rail and sea.";
  }

  @Override
  public List<Ask> asks(BlitzfrontRules rules, Position p) {
    return List.of(
        Ask.Phase.of("enter", () -> rules.arrivals.entries(p)),
        new Ask.Phase("entrench", each -> listEntrench(rules, p, each)),
        Ask.Phase.of("replace", () -> replacements(rules, p)),
        Ask.Phase.of("rail", () -> rules.railways.rides(p)),
        Ask.Phase.of("ship", () -> rules.seas.voyages(p)),
        Ask.Phase.listing("place-air", () -> rules.air.fields(p)),
        Ask.Phase.listing("place-air", () -> rules.air.supplies(p)),
        Ask.END);
  }

  /** Units one by one; any number may dig in at once. */
  private static boolean listEntrench(BlitzfrontRules rules, Position p, Predicate<Order> each) {
    int[] able =
        IntStream.of(rules.roster.ground(p.phasing()))
            .filter(unit -> canEntrench(rules, p, unit))
            .toArray();
    return IntStream.of(able).allMatch(unit -> each.test(new Entrench(Units.of(unit))))
        && able.length < 2;
  }

  private static Ask replacements(BlitzfrontRules rules, Position p) {
    return new Ask.OneOf(
        "replace",
        IntStream.of(rules.roster.ground(p.phasing()))
            .filter(unit -> p.onMap(unit) && p.lost(unit) > 0)
            .<Order>mapToObj(unit -> new Replace(new UnitRef(unit)))
            .toList());
  }

  @Override
  public Verdict check(BlitzfrontRules rules, Position p, Order order) {
    return switch (order) {
      case Enter o -> rules.arrivals.check(p, o);
      case Entrench o -> checkEntrench(rules, p, o.units());
      case Replace o -> checkReplace(rules, p, o.unit().index());
      case Rail o -> rules.railways.check(p, o);
      case Ship o -> rules.seas.check(p, o);
      case PlaceAir o ->
          o.purpose().equals(AirPower.SUPPLY)
              ? rules.air.checkSupply(p, o)
              : rules.air.checkAirfield(p, o);
      case EndPhase o -> Verdict.legal();
      default -> rules.outOfPlace(p, order);
    };
  }

  @Case("BF-ENT-1")
  private static Verdict checkEntrench(BlitzfrontRules rules, Position p, Units units) {
    if (units.size() == 0 || units.hasDoubles()) {
      return Verdict.refused("BF-ENT-1", "the order names units, each once");
    }
    for (int unit : units.toArray()) {
      if (!canEntrench(rules, p, unit)) {
        Refusals no = new Refusals();
        no.add("BF-ENT-1", rules.name(unit) + " is no infantry in good order that can dig in");
        no.addIf(p.is(unit, Flag.DISRUPTED), "BF-DIS-1", () -> rules.name(unit) + " is disrupted");
        return no.verdict();
      }
    }
    return Verdict.legal();
  }

  @Case("BF-ENT-1")
  private static boolean canEntrench(BlitzfrontRules rules, Position p, int unit) {
    int never = Flag.DISRUPTED | Flag.ENTRENCHED | Flag.MOVED | Flag.ATTACKED;
    return p.onMap(unit)
        && rules.board().side(unit) == p.phasing()
        && rules.roster.is(unit, BlitzfrontRoster.INFANTRY)
        && (p.flags(unit) & never) == 0;
  }

  @Case("BF-RES-X4")
  private static Verdict checkReplace(BlitzfrontRules rules, Position p, int unit) {
    int panzer = BlitzfrontRoster.GERMAN | BlitzfrontRoster.PANZER | BlitzfrontRoster.DIVISION;
    if (rules.board().side(unit) != p.phasing()
        || !rules.roster.all(unit, panzer)
        || !p.onMap(unit)
        || p.lost(unit) == 0) {
      return Verdict.refused(
          "BF-RES-X4", rules.name(unit) + " is no panzer division on its weak side");
    }
    return p.value(BlitzfrontRules.PANZERS) > 0
        ? Verdict.legal()
        : Verdict.refused("BF-RES-X4", "no panzer replacements are at hand");
  }

  @Override
  @Case({"BF-ENT-1", "BF-RES-X4", "BF-SEQ-A1", "BF-SEQ-B1"})
  public void carryOut(
      BlitzfrontRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    switch (order) {
      case Enter o -> rules.arrivals.carryOut(p, o, chronicle);
      case Entrench o -> {
        for (int unit : o.units().toArray()) {
          p.mark(unit, Flag.ENTRENCHED);
          chronicle.tell(new Entrenched(new UnitRef(unit), "BF-ENT-1"));
        }
      }
      case Replace o -> {
        p.setLost(o.unit().index(), 0);
        p.setValue(BlitzfrontRules.PANZERS, p.value(BlitzfrontRules.PANZERS) - 1);
        chronicle.tell(new Refitted(o.unit(), "BF-RES-X4"));
      }
      case Rail o -> rules.railways.carryOut(p, o, chronicle);
      case Ship o -> rules.seas.carryOut(p, o, dice, chronicle);
      case PlaceAir o -> {
        if (o.purpose().equals(AirPower.SUPPLY)) {
          rules.air.supply(p, this, o, dice, chronicle);
        } else {
          rules.air.place(p, o, chronicle);
        }
      }
      default -> rules.sequence.beginStep(p, Step.PRELIMINARY, chronicle);
    }
  }

  @Override
  public Order draw(BlitzfrontRules rules, Position p, RandomGenerator random) {
    for (int i = 0; i < 3; i++) {
      Order order = drawn(rules, p, random);
      if (order != null && check(rules, p, order).isLegal()) {
        return order;
      }
    }
    return new EndPhase();
  }

  private static @Nullable Order drawn(BlitzfrontRules rules, Position p, RandomGenerator random) {
    int[] units = rules.roster.ground(p.phasing());
    int unit = units.length == 0 ? -1 : units[random.nextInt(units.length)];
    return switch (random.nextInt(8)) {
      case 0, 1, 2 -> rules.arrivals.draw(p, random);
      case 3, 4 -> unit >= 0 && canEntrench(rules, p, unit) ? new Entrench(Units.of(unit)) : null;
      case 5 -> unit >= 0 ? rules.railways.draw(p, unit, random) : null;
      case 6 -> unit >= 0 ? rules.seas.draw(p, unit, random) : null;
      default -> airfield(rules, p, random);
    };
  }

  private static @Nullable Order airfield(
      BlitzfrontRules rules, Position p, RandomGenerator random) {
    int[] air = rules.roster.air(p.phasing());
    if (air.length == 0) {
      return null;
    }
    return new PlaceAir(
        new UnitRef(air[random.nextInt(air.length)]),
        new Hex(random.nextInt(rules.board().hexes())),
        AirPower.AIRFIELD);
  }
}
