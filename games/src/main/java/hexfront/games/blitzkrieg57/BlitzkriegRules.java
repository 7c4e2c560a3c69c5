package hexfront.games.blitzkrieg57;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Decision;
import hexfront.engine.Event;
import hexfront.engine.Forecast;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Rulebook;
import hexfront.engine.Score;
import hexfront.engine.Side;
import hexfront.engine.Toll;
import hexfront.engine.Unit;
import hexfront.engine.Verdict;
import hexfront.engine.View;
import hexfront.engine.dice.Dice;
import hexfront.engine.events.StandardEvents;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Advance;
import hexfront.engine.orders.Attack;
import hexfront.engine.orders.Choose;
import hexfront.engine.orders.EndPhase;
import hexfront.engine.orders.Enter;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Lose;
import hexfront.engine.orders.Move;
import hexfront.engine.orders.OrderText;
import hexfront.engine.orders.OrderType;
import hexfront.engine.orders.Pass;
import hexfront.engine.orders.Remove;
import hexfront.engine.orders.Retreat;
import hexfront.engine.orders.Units;
import hexfront.engine.staff.Staff;
import hexfront.engine.written.Written;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;

/**
 * The rules of Kiev Blitzkrieg, put together: it sends each order to the section that knows about
 * it.
 */
public final class BlitzkriegRules implements Rulebook {
  /** The chits in the cup, as bits. */
  static final int CUP = 0;

  /** The chits drawn this turn, as bits. */
  static final int PLAYED = 1;

  /** The headquarters whose chit is being executed, plus one; 0 for none. */
  static final int ACTIVE_HQ = 2;

  static final int MECHANIZED_LOST = 3;
  static final int OTHERS_LOST = 4;

  /** Air points left this turn. */
  static final int AIR = 5;

  /** What was bid for the Axis, plus one; 0 for nothing. */
  static final int BID = 6;

  /** Whether the players changed seats after the bids. */
  static final int SEATS_CHANGED = 7;

  private static final int VALUES = 8;

  private static final List<OrderType> ORDERS =
      List.of(
          OrderType.of(Bid.class),
          OrderType.of(Place.class),
          OrderType.of(SelectChits.class),
          OrderType.of(Draw.class),
          OrderType.of(Activate.class),
          OrderType.of(Move.class, OnRoads.class),
          OrderType.of(Remove.class),
          OrderType.of(Attack.class, AirPoint.class),
          OrderType.of(Choose.class),
          OrderType.of(Lose.class),
          OrderType.of(Retreat.class),
          OrderType.of(Advance.class),
          OrderType.of(Transfer.class),
          OrderType.of(Fortify.class),
          OrderType.of(Enter.class),
          OrderType.of(Pass.class),
          OrderType.of(EndPhase.class));

  private static final List<Class<? extends Event>> OWN_EVENTS =
      List.of(
          BidMade.class,
          ChitsSelected.class,
          Drawn.class,
          Activated.class,
          Boxed.class,
          Fortified.class);

  private final Board board;
  private final BlitzkriegData data;
  private final BlitzkriegTables tables;
  private final Map<String, Boolean> options;
  private final int[][] rosters = new int[2][];
  private final byte[] nothing;

  private final Terrain terrain;
  private final Fortresses fortresses;
  private final ZonesOfControl zones;
  private final Stacking stacking;
  private final Communications communications;
  private final Control control;
  private final Activation activation;
  private final Chits chits;
  private final SetUp setUp;
  private final Movement movement;
  private final Strength strength;
  private final AirPower air;
  private final Combat combat;
  private final Results results;
  private final Retreats retreats;
  private final Advances advances;
  private final SupplyOrder supplyOrder;
  private final Reinforcements reinforcements;
  private final Reserve reserve;
  private final Bidding bidding;
  private final Victory victory;
  private final Sequence sequence;
  private final Decisions decisions;
  private final LegalOrders legalOrders;
  private final RandomOrders randomOrders;
  private final Answers answers;
  private final Written written;

  BlitzkriegRules(
      Board board, BlitzkriegData data, BlitzkriegTables tables, Map<String, Boolean> options) {
    this.board = board;
    this.data = data;
    this.tables = tables;
    this.options = Map.copyOf(options);
    nothing = new byte[board.hexes()];
    for (Side side : Side.values()) {
      rosters[side.ordinal()] =
          board.units().stream()
              .filter(unit -> unit.side() == side)
              .mapToInt(Unit::index)
              .toArray();
    }
    terrain = new Terrain(board, tables);
    fortresses = new Fortresses(this);
    zones = new ZonesOfControl(this);
    stacking = new Stacking(this);
    communications = new Communications(this);
    control = new Control(this);
    activation = new Activation(this);
    chits = new Chits(this);
    setUp = new SetUp(this);
    movement = new Movement(this);
    strength = new Strength(this);
    air = new AirPower(this);
    combat = new Combat(this);
    results = new Results(this);
    retreats = new Retreats(this);
    advances = new Advances(this);
    supplyOrder = new SupplyOrder(this);
    reinforcements = new Reinforcements(this);
    reserve = new Reserve(this);
    bidding = new Bidding(this);
    victory = new Victory(this);
    sequence = new Sequence(this);
    decisions = new Decisions(this);
    legalOrders = new LegalOrders(this);
    randomOrders = new RandomOrders(this);
    answers = new Answers(this);
    written =
        new Written(board, new OrderText(board, ORDERS), BlitzkriegForms.of(board, data.chits()));
  }

  // ---- the contract

  @Override
  public Board board() {
    return board;
  }

  @Override
  public List<OrderType> orderTypes() {
    return ORDERS;
  }

  @Override
  public List<Class<? extends Event>> eventTypes() {
    List<Class<? extends Event>> types = new ArrayList<>(StandardEvents.TYPES);
    types.addAll(OWN_EVENTS);
    return types;
  }

  @Override
  public Written written() {
    return written;
  }

  /** An empty position before anything is set up. */
  Position empty() {
    return new Position(board, VALUES, new BlitzkriegStage.OrderExecution());
  }

  @Override
  public Decision decision(Position p) {
    return decisions.of(p);
  }

  @Override
  public Side decides(Position p) {
    return decisions.side(p);
  }

  @Override
  @Case({"GJ-5.0", "GJ-5.4.1", "GJ-5.4.2"})
  public Verdict check(Position p, Order order) {
    return switch (stage(p)) {
      case BlitzkriegStage.Bidding s ->
          switch (order) {
            case Bid o -> bidding.check(s, o);
            case Pass o -> bidding.checkPass(s);
            default -> outOfPlace(p, order);
          };
      case BlitzkriegStage.SettingUp s ->
          switch (order) {
            case Place o -> setUp.check(p, s.side(), o);
            case EndPhase o -> setUp.checkEnd(p, s.side());
            default -> outOfPlace(p, order);
          };
      case BlitzkriegStage.ChitSelection s ->
          order instanceof SelectChits o ? chits.check(p, s.side(), o) : outOfPlace(p, order);
      case BlitzkriegStage.OrderExecution s ->
          order instanceof Draw ? Verdict.legal() : outOfPlace(p, order);
      case BlitzkriegStage.InMovement s ->
          switch (order) {
            case Move o -> movement.check(p, o);
            case EndPhase o -> sequence.checkEndOfMovement(p);
            default -> outOfPlace(p, order);
          };
      case BlitzkriegStage.Excess s ->
          order instanceof Remove o ? checkRemove(p, o) : outOfPlace(p, order);
      case BlitzkriegStage.InCombat s ->
          switch (order) {
            case Attack o -> combat.check(p, s, o);
            case EndPhase o -> Verdict.legal();
            default -> outOfPlace(p, order);
          };
      case BlitzkriegStage.Holding s ->
          order instanceof Choose o ? results.check(o) : outOfPlace(p, order);
      case BlitzkriegStage.Losing s ->
          order instanceof Lose o ? results.check(p, s, o) : outOfPlace(p, order);
      case BlitzkriegStage.Retreating s ->
          order instanceof Retreat o ? retreats.check(p, s.battle(), o) : outOfPlace(p, order);
      case BlitzkriegStage.Advancing s ->
          switch (order) {
            case Advance o -> advances.check(p, s.battle(), o);
            case Pass o -> Verdict.legal();
            default -> outOfPlace(p, order);
          };
      case BlitzkriegStage.Transferring s ->
          switch (order) {
            case Transfer o -> supplyOrder.check(p, o);
            case EndPhase o -> Verdict.legal();
            default -> outOfPlace(p, order);
          };
      case BlitzkriegStage.Fortifying s ->
          switch (order) {
            case Fortify o -> fortresses.check(p, o);
            case EndPhase o -> Verdict.legal();
            default -> outOfPlace(p, order);
          };
      case BlitzkriegStage.Reinforcing s ->
          switch (order) {
            case Enter o -> reinforcements.check(p, s, o);
            case EndPhase o -> Verdict.legal();
            default -> outOfPlace(p, order);
          };
      case BlitzkriegStage.Reserving s ->
          switch (order) {
            case Activate o -> reserve.check(p, s, o);
            case Pass o -> Verdict.legal();
            default -> outOfPlace(p, order);
          };
      case BlitzkriegStage.Over s -> Verdict.refused("GJ-5.0", "the game is over");
    };
  }

  /** An order that this stage does not take. */
  private Verdict outOfPlace(Position p, Order order) {
    String rule =
        switch (order) {
          case Move o -> "GJ-5.4.1";
          case Attack o -> "GJ-5.4.2";
          case SelectChits o -> "GJ-5.1";
          case Draw o -> "GJ-5.2";
          case Enter o -> "GJ-12.0";
          case Transfer o -> "GJ-11.2";
          case Fortify o -> "GJ-11.3";
          default -> "GJ-5.0";
        };
    return Verdict.refused(
        rule,
        "'"
            + order.type()
            + "' has no place in the "
            + p.stage().word()
            + " stage; expected one of "
            + decision(p).orders());
  }

  /** As many units of an overfull hex go as are too many; a fortress is never given up. */
  @Case({"GJ-3.1.3", "GJ-14.3.2"})
  private Verdict checkRemove(Position p, Remove order) {
    Units units = order.units();
    int[] go = units.toArray();
    if (go.length == 0 || units.hasDoubles()) {
      return Verdict.refused("GJ-3.1.3", "name the units that go, each once");
    }
    for (int unit : go) {
      if (!p.onMap(unit)
          || board.side(unit) != p.phasing()
          || fortresses.isMarker(unit)
          || !stacking.isOverfull(p, p.hex(unit))) {
        return Verdict.refused("GJ-3.1.3", name(unit) + " is not in a hex with too many units");
      }
    }
    for (int hex : stacking.overfull(p, p.phasing())) {
      long leave = units.stream().filter(unit -> p.hex(unit) == hex).count();
      if (stacking.units(p, hex) - leave != stacking.most()) {
        return Verdict.refused(
            "GJ-3.1.3",
            number(hex) + " gives up " + (stacking.units(p, hex) - stacking.most()) + " units");
      }
    }
    return Verdict.legal();
  }

  @Override
  public void carryOut(Position p, Order order, Dice dice, Chronicle chronicle) {
    switch (stage(p)) {
      case BlitzkriegStage.Bidding s -> {
        if (order instanceof Bid o) {
          bidding.carryOut(p, s, o, chronicle);
        } else {
          bidding.end(p, s, chronicle);
        }
      }
      case BlitzkriegStage.SettingUp s -> {
        if (order instanceof Place o) {
          setUp.carryOut(p, o);
        } else {
          sequence.endSetUp(p, s.side(), chronicle);
        }
      }
      case BlitzkriegStage.ChitSelection s -> {
        chits.carryOut(p, s.side(), (SelectChits) order, chronicle);
        sequence.selected(p, s.side(), chronicle);
      }
      case BlitzkriegStage.OrderExecution s -> sequence.draw(p, dice, chronicle);
      case BlitzkriegStage.InMovement s -> {
        if (order instanceof Move o) {
          movement.carryOut(p, o, chronicle);
        } else {
          sequence.endMovement(p, chronicle);
        }
      }
      case BlitzkriegStage.Excess s -> {
        for (int unit : ((Remove) order).units().toArray()) {
          results.eliminate(p, unit, false, "too many units in a hex", "GJ-3.1.3", chronicle);
        }
        sequence.beginCombat(p, chronicle);
      }
      case BlitzkriegStage.InCombat s -> {
        if (order instanceof Attack o) {
          combat.carryOut(p, s, o, dice, chronicle);
        } else {
          sequence.endCombat(p, s, chronicle);
        }
      }
      case BlitzkriegStage.Holding s -> results.carryOut(p, s.battle(), (Choose) order, chronicle);
      case BlitzkriegStage.Losing s -> results.carryOut(p, s, ((Lose) order).steps(), chronicle);
      case BlitzkriegStage.Retreating s ->
          retreats.carryOut(p, s.battle(), (Retreat) order, chronicle);
      case BlitzkriegStage.Advancing s -> {
        if (order instanceof Advance o) {
          advances.carryOut(p, s.battle(), o, chronicle);
        } else {
          p.setStage(s.battle().in());
        }
      }
      case BlitzkriegStage.Transferring s -> {
        if (order instanceof Transfer o) {
          supplyOrder.carryOut(p, o, chronicle);
        } else {
          supplyOrder.endTransfers(p, chronicle);
        }
      }
      case BlitzkriegStage.Fortifying s -> {
        if (order instanceof Fortify o) {
          fortresses.carryOut(p, s, o, chronicle);
          supplyOrder.goOnBuilding(p, chronicle);
        } else {
          sequence.next(p, chronicle);
        }
      }
      case BlitzkriegStage.Reinforcing s -> {
        if (order instanceof Enter o) {
          reinforcements.carryOut(p, s, o, chronicle);
        } else {
          sequence.next(p, chronicle);
        }
      }
      case BlitzkriegStage.Reserving s -> {
        if (order instanceof Activate o) {
          reserve.carryOut(p, o, chronicle);
        } else {
          sequence.next(p, chronicle);
        }
      }
      case BlitzkriegStage.Over s ->
          throw new IllegalStateException(order + " was carried out though the game is over");
    }
  }

  @Override
  public boolean legal(Position p, Predicate<Order> each) {
    return legalOrders.list(p, each);
  }

  @Override
  public Order anyOrder(Position p, RandomGenerator random) {
    return randomOrders.draw(p, random);
  }

  @Override
  public List<Reached> reach(Position p, Units units) {
    return answers.reach(p, units);
  }

  @Override
  public HexSet zones(Position p, Side side, String purpose) {
    return zones.hexes(p, side);
  }

  @Override
  public List<SupplyLine> supply(Position p, Side side) {
    return communications.supply(p, side);
  }

  @Override
  public List<Commanded> commanded(Position p, Side side) {
    List<Commanded> found = new ArrayList<>();
    for (int unit : roster(side)) {
      if (activation.isHeadquarters(unit) && p.onMap(unit)) {
        found.add(new Commanded(unit, activation.inRange(p, unit)));
      }
    }
    return found;
  }

  /** Units that are lost if the segment ends with too many of them in a hex. */
  @Override
  @Case("GJ-3.1.3")
  public List<Verdict.Refusal> warnings(Position p, Order order) {
    if (!(order instanceof EndPhase) || !(p.stage() instanceof BlitzkriegStage.InMovement)) {
      return List.of();
    }
    return stacking.overfull(p, p.phasing()).stream()
        .map(
            hex ->
                new Verdict.Refusal(
                    "GJ-3.1.3", number(hex) + " holds too many units; some will be lost"))
        .toList();
  }

  @Override
  public Forecast odds(Position p, Order order) {
    if (order instanceof Attack attack) {
      BlitzkriegStage.InCombat in =
          p.stage() instanceof BlitzkriegStage.InCombat s
              ? s
              : new BlitzkriegStage.InCombat(Hexes.of(), false);
      return combat.forecast(p, in, attack);
    }
    throw new IllegalArgumentException("odds are asked for an attack, not for " + order.type());
  }

  @Override
  public Toll toll(Position p, Order order, String result) {
    if (order instanceof Attack attack) {
      return new Tolls(this).of(p, attack, Result.parse(result));
    }
    throw new IllegalArgumentException("expected an attack, found " + order.type());
  }

  @Override
  public View view(Position p, Side side) {
    return answers.view(p, side);
  }

  @Override
  public Position imagine(Position p, Side side, RandomGenerator random) {
    Position imagined = p.copy();
    chits.imagine(imagined, side, random);
    return imagined;
  }

  @Override
  public Score score(Position p) {
    return victory.score(p);
  }

  @Override
  public List<String> invariants(Position p) {
    return new Invariants(this).broken(p);
  }

  @Override
  public Staff staff() {
    return new BlitzkriegStaff(this);
  }

  @Override
  public boolean isOver(Position p) {
    return p.stage() instanceof BlitzkriegStage.Over;
  }

  // ---- what sections share

  static BlitzkriegStage stage(Position p) {
    return (BlitzkriegStage) p.stage();
  }

  Working working(Position p) {
    if (p.scratch() instanceof Working working) {
      return working;
    }
    Working working = new Working(p);
    p.setScratch(working);
    return working;
  }

  /** Whether an option was chosen. */
  boolean has(String option) {
    return options.getOrDefault(option, false);
  }

  /** The units of a side, in rising order. */
  int[] roster(Side side) {
    return rosters[side.ordinal()];
  }

  /** Counters that are zero everywhere. */
  byte[] nothing() {
    return nothing;
  }

  String name(int unit) {
    return board.unit(unit).id();
  }

  String number(int hex) {
    return hex < 0 || hex >= board.hexes() ? "off the map" : board.grid().number(hex);
  }

  String path(Hexes hexes) {
    return String.join("-", hexes.stream().mapToObj(this::number).toList());
  }

  int reserveUnits(int die) {
    return tables.reserve().get(die - 1);
  }

  BlitzkriegData data() {
    return data;
  }

  CombatTable table() {
    return tables.combat();
  }

  Terrain terrain() {
    return terrain;
  }

  Fortresses fortresses() {
    return fortresses;
  }

  ZonesOfControl zones() {
    return zones;
  }

  Stacking stacking() {
    return stacking;
  }

  Communications communications() {
    return communications;
  }

  Control control() {
    return control;
  }

  Activation activation() {
    return activation;
  }

  Chits chits() {
    return chits;
  }

  SetUp setUp() {
    return setUp;
  }

  Movement movement() {
    return movement;
  }

  Strength strength() {
    return strength;
  }

  AirPower air() {
    return air;
  }

  Combat combat() {
    return combat;
  }

  Results results() {
    return results;
  }

  Retreats retreats() {
    return retreats;
  }

  Advances advances() {
    return advances;
  }

  SupplyOrder supplyOrder() {
    return supplyOrder;
  }

  Reinforcements reinforcements() {
    return reinforcements;
  }

  Reserve reserve() {
    return reserve;
  }

  Sequence sequence() {
    return sequence;
  }
}
