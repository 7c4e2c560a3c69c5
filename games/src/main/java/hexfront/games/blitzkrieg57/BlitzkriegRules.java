package hexfront.games.blitzkrieg57;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Chart;
import hexfront.engine.Event;
import hexfront.engine.Forecast;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Rulebook.Reached;
import hexfront.engine.Rulebook.SupplyLine;
import hexfront.engine.Score;
import hexfront.engine.Side;
import hexfront.engine.StagedRulebook;
import hexfront.engine.Toll;
import hexfront.engine.Verdict;
import hexfront.engine.View;
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
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The rules of Kiev Blitzkrieg, put together: one class for each stage, which knows its orders, and
 * one for each section that several stages ask.
 */
public final class BlitzkriegRules implements StagedRulebook<BlitzkriegRules> {
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

  private static final List<Class<? extends Event>> EVENTS =
      Stream.of(
              StandardEvents.TYPES,
              List.of(
                  BidMade.class,
                  ChitsSelected.class,
                  Drawn.class,
                  Activated.class,
                  Boxed.class,
                  Fortified.class))
          .<Class<? extends Event>>flatMap(List::stream)
          .toList();

  private final Board board;
  final BlitzkriegData data;
  final BlitzkriegTables tables;
  final CombatTable table;
  private final Map<String, Boolean> options;
  final BlitzkriegRoster roster;
  final Terrain terrain;
  final Fortresses fortresses;
  final ZonesOfControl zones;
  final Stacking stacking;
  final Communications communications;
  final Control control;
  final Activation activation;
  final Chits chits;
  final SetUp setUp;
  final Movement movement;
  final Strength strength;
  final Combat combat;
  final Retreats retreats;
  final BlitzkriegLosses losses;
  final Sequence sequence;
  private final Victory victory;
  private final BlitzkriegViews views;
  private final Written written;

  BlitzkriegRules(
      Board board, BlitzkriegData data, BlitzkriegTables tables, Map<String, Boolean> options) {
    this.board = board;
    this.data = data;
    this.tables = tables;
    table = tables.combat();
    this.options = Map.copyOf(options);
    roster = new BlitzkriegRoster(board);
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
    combat = new Combat(this);
    retreats = new Retreats(this);
    losses = new BlitzkriegLosses(this);
    sequence = new Sequence(this);
    victory = new Victory(this);
    views = new BlitzkriegViews(this);
    written =
        new Written(board, new OrderText(board, ORDERS), BlitzkriegForms.of(board, data.chits()));
  }

  // ---- the contract

  @Override
  public BlitzkriegRules self() {
    return this;
  }

  @Override
  public BlitzkriegStage at(Position p) {
    return (BlitzkriegStage) p.stage();
  }

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
    return EVENTS;
  }

  @Override
  public Written written() {
    return written;
  }

  /** An empty position before anything is set up. */
  Position empty() {
    return new Position(board, VALUES, new OrderExecution());
  }

  /** Where a unit can go: by normal movement, by a whole move, and where only a march gets it. */
  @Override
  public List<Reached> reach(Position p, Units units) {
    return p.stage() instanceof InMovement
            && units.size() == 1
            && movement.mayMove(p, units.get(0)).isLegal()
        ? new Ways(this).of(p, units.get(0)).reached(p)
        : List.of();
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
    return activation.commanded(p, side);
  }

  /** Units that are lost if the segment ends with too many of them in a hex. */
  @Override
  @Case("GJ-3.1.3")
  public List<Verdict.Refusal> warnings(Position p, Order order) {
    return order instanceof EndPhase && p.stage() instanceof InMovement
        ? stacking.overfull(p, p.phasing()).stream()
            .map(hex -> number(hex) + " holds too many units; some will be lost")
            .map(why -> new Verdict.Refusal("GJ-3.1.3", why))
            .toList()
        : List.of();
  }

  @Override
  public Forecast odds(Position p, Order order) {
    return combat.forecast(p, InCombat.of(p), attack(order));
  }

  @Override
  public Toll toll(Position p, Order order, String result) {
    return new Tolls(this).of(p, attack(order), Result.parse(result));
  }

  private static Attack attack(Order order) {
    if (order instanceof Attack attack) {
      return attack;
    }
    throw new IllegalArgumentException("odds are asked for an attack, not for " + order.type());
  }

  @Override
  public View view(Position p, Side side) {
    return views.of(p, side);
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
  public List<Chart> charts(Position p) {
    return BlitzkriegCharts.of(tables);
  }

  @Override
  public List<String> invariants(Position p) {
    return new BlitzkriegInvariants(this).broken(p);
  }

  @Override
  public Staff staff() {
    return new BlitzkriegStaff(this);
  }

  // ---- what sections share

  /** Whether an option was chosen. */
  boolean has(String option) {
    return options.getOrDefault(option, false);
  }

  String name(int unit) {
    return board.unit(unit).id();
  }

  String number(int hex) {
    return hex < 0 || hex >= board.hexes() ? "off the map" : board.grid().number(hex);
  }

  String path(Hexes hexes) {
    return hexes.stream().mapToObj(this::number).collect(Collectors.joining("-"));
  }
}
