package hexfront.games.kesselschlacht;

import hexfront.engine.Ask;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.dice.Dice;
import hexfront.engine.events.Rolled;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Amounts;
import hexfront.engine.orders.EndPhase;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.UnitRef;
import hexfront.games.common.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * Module 18: a side sets up, within what the scenario leaves open.
 *
 * @param tried the lower hexes of bridges for which the die was thrown, each followed by the other
 */
record SettingUp(Hexes tried) implements KesselStage {
  @Override
  public String word() {
    return "set-up";
  }

  @Override
  public String prompt(KesselRules rules, Position p) {
    return "Change the set-up, or end the phase.";
  }

  @Override
  public List<Ask> asks(KesselRules rules, Position p) {
    List<Ask.Lot> lots = new ArrayList<>();
    for (int unit : rules.roster.ground(p.phasing())) {
      HexSet hexes = p.onMap(unit) ? rules.setUp.hexes(p, unit) : null;
      if (hexes != null && !hexes.isEmpty()) {
        lots.add(new Ask.Lot(unit, Hexes.of(hexes.toArray())));
      }
    }
    List<Ask> asks = new ArrayList<>();
    asks.add(new Ask.Allot("place", lots, 1, 1, SettingUp::place));
    if (p.phasing() == Side.AXIS) {
      asks.add(new Ask.Phase("dig-in", each -> listDigging(rules, p, each)));
      if (isFree(rules)) {
        asks.add(new Ask.Phase("allot", each -> listAllotments(rules, each)));
      }
      if (rules.options.has(p, Options.BRIDGES)) {
        asks.add(new Ask.Phase("demolish", each -> listDemolitions(rules, p, each)));
      }
    }
    asks.add(new Ask.Phase("bridge-train", each -> listTrains(rules, p, each)));
    asks.add(END);
    return asks;
  }

  private static boolean isFree(KesselRules rules) {
    KesselData.Stores stores = rules.data.stores().get(rules.scenario());
    return stores != null && stores.free();
  }

  private static Place place(Map<Integer, Integer> one) {
    Map.Entry<Integer, Integer> only = one.entrySet().iterator().next();
    return new Place(new UnitRef(only.getKey()), new Hex(only.getValue()));
  }

  private static boolean listDigging(KesselRules rules, Position p, Predicate<Order> each) {
    for (int unit : rules.roster.ground(Side.AXIS)) {
      if (rules.positions.isAble(p, unit)
          && !each.test(new DigIn(new UnitRef(unit), Positions.HASTY))) {
        return false;
      }
    }
    return true;
  }

  /** All points to one corps; other divisions are for who wants them. */
  private static boolean listAllotments(KesselRules rules, Predicate<Order> each) {
    KesselData.Stores stores = rules.data.stores().get(rules.scenario());
    int fuel = stores == null ? 0 : stores.fuel().values().stream().mapToInt(n -> n).sum();
    int ammo = stores == null ? 0 : stores.ammo().values().stream().mapToInt(n -> n).sum();
    for (String code : rules.roster.formations.storeCodes()) {
      if (!each.test(new Allot(new Amounts(Map.of(code, fuel)), new Amounts(Map.of(code, ammo))))) {
        return false;
      }
    }
    return false;
  }

  private boolean listDemolitions(KesselRules rules, Position p, Predicate<Order> each) {
    for (int hexside : rules.bridges.standing(p)) {
      if (rules.setUp.isDnestrBridge(p, hexside)
          && !each.test(new Demolish(rules.bridges.name(hexside)))) {
        return false;
      }
    }
    return true;
  }

  private static boolean listTrains(KesselRules rules, Position p, Predicate<Order> each) {
    for (int hq : rules.roster.ground(p.phasing())) {
      if (rules.roster.isHeadquarters(hq) && !each.test(new BridgeTrain(new UnitRef(hq)))) {
        return false;
      }
    }
    return true;
  }

  @Override
  @Case({"KS-18.0", "KS-18.1-F", "KS-18.2-F", "KS-15.2.1"})
  public Verdict check(KesselRules rules, Position p, Order order) {
    Side side = p.phasing();
    boolean axis = side == Side.AXIS;
    return switch (order) {
      case Place o -> rules.setUp.check(p, side, o.unit().index(), o.hex().index());
      case DigIn o when axis -> checkDigging(rules, p, o);
      case Allot o when axis -> rules.setUp.checkAllot(o);
      case Demolish o when axis -> checkDemolition(rules, p, o);
      case BridgeTrain o -> rules.setUp.checkTrain(p, side, o.unit().index());
      case EndPhase o -> rules.setUp.checkEnd(p, side);
      default -> rules.outOfPlace(p, order);
    };
  }

  @Case({"KS-18.1-F", "KS-18.2-F"})
  private static Verdict checkDigging(KesselRules rules, Position p, DigIn order) {
    return order.position().equals(Positions.HASTY)
        ? rules.positions.check(p, order, Hexes.of())
        : Verdict.refused("KS-18.1-F", "only hasty positions are there at the start");
  }

  @Case("KS-19.3.3")
  private Verdict checkDemolition(KesselRules rules, Position p, Demolish order) {
    int hexside = rules.bridges.parse(order.bridge());
    if (!rules.options.has(p, Options.BRIDGES)
        || hexside == Bridges.NONE
        || !rules.bridges.stands(p, hexside)
        || !rules.setUp.isDnestrBridge(p, hexside)) {
      return Verdict.refused("KS-19.3.3", "no printed bridge across the Dnestr to roll for");
    }
    return wasTried(rules, hexside)
        ? Verdict.refused("KS-19.3.3", "the die for this bridge was thrown")
        : Verdict.legal();
  }

  private boolean wasTried(KesselRules rules, int hexside) {
    for (int i = 0; i + 1 < tried.size(); i += 2) {
      if (tried.get(i) == Bridges.near(hexside)
          && tried.get(i + 1) == rules.bridges.beyond(hexside)) {
        return true;
      }
    }
    return false;
  }

  @Override
  @Case("KS-18.0")
  public void carryOut(KesselRules rules, Position p, Order order, Dice dice, Chronicle chronicle) {
    switch (order) {
      case Place(UnitRef unit, Hex hex) -> put(rules, p, unit.index(), hex.index(), chronicle);
      case DigIn o -> rules.positions.dig(p, o, chronicle);
      case Allot(Amounts fuel, Amounts ammo) -> rules.setUp.fill(p, fuel.byName(), ammo.byName());
      case Demolish o -> demolish(rules, p, o, dice, chronicle);
      case BridgeTrain(UnitRef unit) ->
          Ledger.setUnit(p, Ledger.TRAINS + Bridges.first(p.phasing()), unit.index());
      default -> rules.sequence.endSetUp(p, chronicle);
    }
  }

  private static void put(KesselRules rules, Position p, int unit, int hex, Chronicle chronicle) {
    int left = p.hex(unit);
    p.place(unit, hex);
    if (p.phasing() == Side.AXIS) {
      rules.positions.left(p, left, chronicle);
    }
    rules.stacking.arrived(p, p.phasing(), hex, chronicle);
  }

  @Case("KS-19.3.3")
  private void demolish(
      KesselRules rules, Position p, Demolish order, Dice dice, Chronicle chronicle) {
    int hexside = rules.bridges.parse(order.bridge());
    int die = dice.roll();
    chronicle.tell(new Rolled(List.of(die), "demolition", Side.AXIS, "KS-19.3.3"));
    if (die <= rules.data.blownBeforePlayUpTo()) {
      rules.bridges.blow(p, hexside, "KS-19.3.3", chronicle);
    }
    int[] more = {Bridges.near(hexside), rules.bridges.beyond(hexside)};
    p.setStage(
        new SettingUp(Hexes.of(IntStream.concat(tried.stream(), IntStream.of(more)).toArray())));
  }

  /** A set-up that could end is only changed so that it still can. */
  @Override
  public Order draw(KesselRules rules, Position p, RandomGenerator random) {
    if (random.nextInt(8) == 0) {
      return new EndPhase();
    }
    List<Order> found = new ArrayList<>();
    Predicate<Order> take =
        order -> {
          if (check(rules, p, order).isLegal()) {
            found.add(order);
          }
          return found.size() < 12;
        };
    boolean axis = p.phasing() == Side.AXIS;
    switch (axis ? random.nextInt(5) : random.nextInt(3, 5)) {
      case 0 -> listDigging(rules, p, take);
      case 1 -> listAllotments(rules, take);
      case 2 -> listDemolitions(rules, p, take);
      case 3 -> listTrains(rules, p, take);
      default -> drawPlace(rules, p, random, found);
    }
    return found.isEmpty() ? new EndPhase() : found.get(random.nextInt(found.size()));
  }

  private void drawPlace(KesselRules rules, Position p, RandomGenerator random, List<Order> found) {
    int[] roster = rules.roster.ground(p.phasing());
    int unit = roster.length == 0 ? -1 : roster[random.nextInt(roster.length)];
    HexSet hexes = unit < 0 || !p.onMap(unit) ? null : rules.setUp.hexes(p, unit);
    if (hexes != null && !hexes.isEmpty()) {
      int[] all = hexes.toArray();
      Order order = place(Map.of(unit, all[random.nextInt(all.length)]));
      if (check(rules, p, order).isLegal() && canEndAfter(rules, p, (Place) order)) {
        found.add(order);
      }
    }
  }

  private static boolean canEndAfter(KesselRules rules, Position p, Place order) {
    Position after = p.copy();
    after.place(order.unit().index(), order.hex().index());
    return rules.setUp.checkEnd(after, p.phasing()).isLegal();
  }
}
