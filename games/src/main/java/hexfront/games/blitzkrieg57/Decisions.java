package hexfront.games.blitzkrieg57;

import hexfront.engine.Ask;
import hexfront.engine.Decision;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.orders.Advance;
import hexfront.engine.orders.Choose;
import hexfront.engine.orders.EndPhase;
import hexfront.engine.orders.Enter;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Lose;
import hexfront.engine.orders.Pass;
import hexfront.engine.orders.Remove;
import hexfront.engine.orders.Retreat;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The question each stage puts to a side. */
final class Decisions {
  private static final Ask END = new Ask.OneOf(new EndPhase());
  private static final Ask PASS = new Ask.OneOf(new Pass());

  private final BlitzkriegRules rules;

  Decisions(BlitzkriegRules rules) {
    this.rules = rules;
  }

  Side side(Position p) {
    return switch (BlitzkriegRules.stage(p)) {
      case BlitzkriegStage.Bidding s -> s.by();
      case BlitzkriegStage.SettingUp s -> s.side();
      case BlitzkriegStage.ChitSelection s -> s.side();
      case BlitzkriegStage.Reinforcing s -> s.side();
      case BlitzkriegStage.Losing s -> s.attacker() ? p.phasing() : p.phasing().enemy();
      case BlitzkriegStage.Holding s -> p.phasing().enemy();
      case BlitzkriegStage.Retreating s -> p.phasing().enemy();
      default -> p.phasing();
    };
  }

  Decision of(Position p) {
    return switch (BlitzkriegRules.stage(p)) {
      case BlitzkriegStage.Bidding s ->
          s.highest() < 0
              ? ask(p, "Bid points for the Axis side.", bids(s))
              : ask(
                  p,
                  "Bid more than " + s.highest() + " points for the Axis side, or pass.",
                  bids(s),
                  PASS);
      case BlitzkriegStage.SettingUp s ->
          ask(p, "Arrange your units in their sectors.", listed(p, "place"), END);
      case BlitzkriegStage.ChitSelection s ->
          ask(p, "Choose " + numbers(p, s.side()) + " for the cup.", listed(p, "select-chits"));
      case BlitzkriegStage.OrderExecution s ->
          ask(
              p,
              "Draw a chit: " + rules.chits().left(p) + " are in the cup.",
              new Ask.OneOf(new Draw()));
      case BlitzkriegStage.InMovement s ->
          ask(p, "Move " + led(p) + " units.", listed(p, "move"), END);
      case BlitzkriegStage.Excess s ->
          ask(p, "Too many units in a hex: name those that go.", removals(p));
      case BlitzkriegStage.InCombat s ->
          ask(
              p,
              s.first()
                  ? "Attack before the first turn; rivers do not count."
                  : "Attack with " + led(p) + " units.",
              listed(p, "attack"),
              END);
      case BlitzkriegStage.Holding s ->
          ask(
              p,
              "Hold the fortress and lose "
                  + s.battle().held().steps()
                  + " steps, or retreat "
                  + s.battle().retreat()
                  + " and lose "
                  + s.battle().steps()
                  + ".",
              new Ask.OneOf("choose", Results.OPTIONS.stream().<Order>map(Choose::new).toList()));
      case BlitzkriegStage.Losing s ->
          ask(
              p,
              "Lose " + s.battle().steps() + (s.battle().steps() == 1 ? " step." : " steps."),
              losses(p, s));
      case BlitzkriegStage.Retreating s ->
          ask(
              p,
              "Retreat from "
                  + rules.number(s.battle().hex())
                  + " by "
                  + s.battle().retreat()
                  + ".",
              retreats(p, s.battle()));
      case BlitzkriegStage.Advancing s ->
          ask(
              p,
              "Advance into " + rules.number(s.battle().hex()) + ", or pass.",
              advances(p, s.battle()),
              PASS);
      case BlitzkriegStage.Transferring s ->
          ask(p, "Take units into the Available Box.", transfers(p), END);
      case BlitzkriegStage.Fortifying s ->
          ask(p, "Build up to " + s.steps() + " steps of fortress.", fortresses(p), END);
      case BlitzkriegStage.Reinforcing s ->
          ask(p, "Bring on up to " + s.units() + " units by railroad.", entries(p, s.side()), END);
      case BlitzkriegStage.Reserving s ->
          ask(p, "Activate up to " + s.units() + " units.", reserve(p, s.units()), PASS);
      case BlitzkriegStage.Over s -> ask(p, "The game is over.");
    };
  }

  private Decision ask(Position p, String prompt, Ask... asks) {
    return new Decision(side(p), p.stage().word(), prompt, List.of(asks));
  }

  /** Orders of a type that are too many to be spelt out. */
  private Ask listed(Position p, String type) {
    return new Ask.Phase(
        type, each -> rules.legal(p, order -> !order.type().equals(type) || each.test(order)));
  }

  private Ask bids(BlitzkriegStage.Bidding stage) {
    return new Ask.OneOf(
        "bid",
        IntStream.rangeClosed(stage.highest() + 1, rules.data().points().highestBid())
            .<Order>mapToObj(Bid::new)
            .toList());
  }

  private Ask removals(Position p) {
    return new Ask.Some(
        "remove",
        rules.stacking().overfull(p, p.phasing()).stream()
            .map(
                hex -> {
                  int n = rules.stacking().units(p, hex) - rules.stacking().most();
                  return new Ask.Group(
                      Units.of(
                          Arrays.stream(p.stack(hex))
                              .filter(unit -> !rules.fortresses().isMarker(unit))
                              .toArray()),
                      n,
                      n);
                })
            .toList(),
        Remove::new);
  }

  private Ask losses(Position p, BlitzkriegStage.Losing stage) {
    return new Ask.Spread(
        "lose",
        Arrays.stream(rules.results().suffering(p, stage.battle(), stage.attacker()))
            .mapToObj(unit -> new Ask.Share(unit, p.stepsLeft(unit)))
            .toList(),
        stage.battle().steps(),
        Lose::new);
  }

  /** Units go one after the other, since those that have gone may open or close ways. */
  private Ask retreats(Position p, Battle battle) {
    return new Ask.Ways(
        "retreat",
        movers(rules.retreats().due(p, battle), unit -> rules.retreats().ways(p, battle, unit)),
        true,
        Retreat::new);
  }

  private Ask advances(Position p, Battle battle) {
    return new Ask.Ways(
        "advance",
        movers(
            rules.advances().attackers(p, battle), unit -> rules.advances().open(p, battle, unit)),
        true,
        Advance::new);
  }

  private static List<Ask.Mover> movers(int[] units, Function<Integer, List<int[]>> ways) {
    return Arrays.stream(units)
        .mapToObj(unit -> Ask.Mover.of(unit, ways.apply(unit)))
        .filter(mover -> !mover.ways().isEmpty())
        .toList();
  }

  private Ask transfers(Position p) {
    int[] units =
        Arrays.stream(rules.roster(Side.AXIS))
            .filter(unit -> rules.supplyOrder().mayTransfer(p, unit))
            .toArray();
    return new Ask.Some(
        "transfer", Units.of(units), 1, 1, some -> new Transfer(new UnitRef(some.get(0))));
  }

  private Ask fortresses(Position p) {
    return new Ask.OneOf(
        "fortify",
        Arrays.stream(rules.terrain().majorCities().toArray())
            .mapToObj(hex -> new Fortify(new Hex(hex)))
            .filter(order -> rules.fortresses().check(p, order).isLegal())
            .<Order>map(order -> order)
            .toList());
  }

  private Ask entries(Position p, Side side) {
    Hexes places =
        Hexes.of(
            rules.reinforcements().places(p, side).stream()
                .filter(hex -> rules.stacking().hasRoom(p, hex))
                .toArray());
    return new Ask.Allot(
        "enter",
        Arrays.stream(rules.roster(side))
            .filter(unit -> rules.reinforcements().isBoxed(p, unit))
            .mapToObj(unit -> new Ask.Lot(unit, places))
            .toList(),
        1,
        1,
        Decisions::enter);
  }

  private static Order enter(Map<Integer, Integer> places) {
    Map.Entry<Integer, Integer> only = places.entrySet().iterator().next();
    return new Enter(Units.of(only.getKey()), new Hex(only.getValue()));
  }

  private Ask reserve(Position p, int most) {
    int[] units =
        Arrays.stream(rules.roster(p.phasing()))
            .filter(unit -> rules.reserve().mayBeActivated(p, unit))
            .toArray();
    return new Ask.Some("activate", Units.of(units), 1, most, Activate::new);
  }

  private String numbers(Position p, Side side) {
    return Chits.groups(side).stream()
        .map(group -> chits(rules.chits().number(group, p.turn()), group))
        .collect(Collectors.joining(" and "));
  }

  private static String chits(int number, String group) {
    String name = Character.toUpperCase(group.charAt(0)) + group.substring(1);
    return number + " " + name + (number == 1 ? " chit" : " chits");
  }

  private String led(Position p) {
    int hq = p.value(BlitzkriegRules.ACTIVE_HQ) - 1;
    return hq < 0 ? "the activated" : "the " + rules.board().unit(hq).designation();
  }
}
