package hexfront.games.blitzfront;

import hexfront.engine.Board;
import hexfront.engine.Chart;
import hexfront.engine.Choices;
import hexfront.engine.Event;
import hexfront.engine.Forecast;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Score;
import hexfront.engine.Side;
import hexfront.engine.StagedRulebook;
import hexfront.engine.Toll;
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
import hexfront.engine.orders.Overrun;
import hexfront.engine.orders.Pass;
import hexfront.engine.orders.Rail;
import hexfront.engine.orders.Retreat;
import hexfront.engine.orders.Units;
import hexfront.engine.staff.Staff;
import hexfront.engine.written.Written;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The rules of Blitzfront, put together: one class for each stage, which knows its orders, and one
 * for each section that several stages ask.
 */
public final class BlitzfrontRules implements StagedRulebook<BlitzfrontRules> {
  static final String INDEX_B = "index-b";
  static final String SHORT_WITHDRAWAL = "short-withdrawal";

  static final Units NOBODY = Units.of();

  /** The weather, by its ordinal. */
  static final int WEATHER = 0;

  /** What became of the Eleventh Army; 0 until its die. */
  static final int ELEVENTH = 1;

  static final int STAYS = 1;
  static final int LEFT = 2;

  /** Panzer replacement factors at hand. */
  static final int PANZERS = 2;

  /** Hexes added to how far Axis trains run. */
  static final int RAIL_BASE = 3;

  /** The side that somebody says controls the sea, plus one. */
  static final int SEA = 4;

  /** The side that somebody says holds Ploesti, plus one. */
  static final int PLOESTI = 5;

  /** The same for Maikop. */
  static final int MAIKOP = 6;

  /** The turn in which each side last used the sea. */
  static final int SHIPPED = 7;

  /** The hexes supplied from the air, plus one, in rising order. */
  static final int AIR_SUPPLY = 9;

  static final int AIR_SLOTS = 8;

  /** The turn in which each unit may come back. */
  static final int RETURNS = AIR_SUPPLY + AIR_SLOTS;

  private static final List<OrderType> ORDERS =
      List.of(
          OrderType.of(Place.class),
          OrderType.of(Enter.class),
          OrderType.of(Entrench.class),
          OrderType.of(Replace.class),
          OrderType.of(Rail.class),
          OrderType.of(Ship.class),
          OrderType.of(PlaceAir.class),
          OrderType.of(Move.class),
          OrderType.of(Overrun.class),
          OrderType.of(Attack.class, Means.class),
          OrderType.of(Cancel.class),
          OrderType.of(AirStrike.class),
          OrderType.of(Bombard.class),
          OrderType.of(Resolve.class),
          OrderType.of(Intercept.class),
          OrderType.of(NoRetreat.class),
          OrderType.of(Choose.class),
          OrderType.of(Lose.class),
          OrderType.of(Retreat.class),
          OrderType.of(Advance.class),
          OrderType.of(Pass.class),
          OrderType.of(EndPhase.class));

  private static final List<Class<? extends Event>> EVENTS =
      Stream.of(
              StandardEvents.TYPES,
              List.of(
                  Allocated.class,
                  Cancelled.class,
                  Entrenched.class,
                  EntrenchmentLost.class,
                  Bombed.class,
                  Intercepted.class,
                  ShotDown.class,
                  Shipped.class,
                  Withdrawn.class,
                  Refitted.class))
          .<Class<? extends Event>>flatMap(List::stream)
          .toList();

  private final Board board;
  final BlitzfrontData data;
  final BlitzfrontData.Play play;
  final BlitzfrontTables tables;
  final CombatTable table;
  private final Map<String, Boolean> options;
  final BlitzfrontRoster roster;
  final Terrain terrain;
  final Control control;
  final Supply supply;
  final Stacking stacking;
  final Disruption disruption;
  final Movement movement;
  final Strength strength;
  final Attacks attacks;
  final Combat combat;
  final Exchanges exchanges;
  final Aftermath aftermath;
  final Retreats retreats;
  final Advances advances;
  final AirPower air;
  final Rockets rockets;
  final Arrivals arrivals;
  final Railways railways;
  final Seas seas;
  final SetUp setUp;
  final Sequence sequence;
  final BlitzfrontLosses losses;
  final Victory victory;
  private final BlitzfrontViews views;
  private final Written written;

  BlitzfrontRules(
      Board board,
      BlitzfrontData data,
      BlitzfrontTables tables,
      String scenario,
      Map<String, Boolean> options) {
    this.board = board;
    this.data = data;
    this.tables = tables;
    play = data.play(scenario);
    table = tables.combat();
    this.options = Map.copyOf(options);
    roster = new BlitzfrontRoster(board);
    terrain = new Terrain(board, data.outOfPlay());
    control = new Control(this);
    supply = new Supply(this);
    stacking = new Stacking(this);
    disruption = new Disruption(this);
    movement = new Movement(this);
    strength = new Strength(this);
    attacks = new Attacks(this);
    combat = new Combat(this);
    exchanges = new Exchanges(this);
    aftermath = new Aftermath(this);
    retreats = new Retreats(this);
    advances = new Advances(this);
    air = new AirPower(this);
    rockets = new Rockets(this);
    arrivals = new Arrivals(this);
    railways = new Railways(this);
    seas = new Seas(this);
    setUp = new SetUp(this);
    sequence = new Sequence(this);
    losses = new BlitzfrontLosses(this);
    victory = new Victory(this);
    views = new BlitzfrontViews(this);
    written = new Written(board, new OrderText(board, ORDERS), BlitzfrontForms.of(board));
  }

  // ---- the contract

  @Override
  public BlitzfrontRules self() {
    return this;
  }

  @Override
  public BlitzfrontStage at(Position p) {
    return (BlitzfrontStage) p.stage();
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
    return new Position(board, RETURNS + board.unitCount(), new Reinforcing());
  }

  @Override
  public List<Reached> reach(Position p, Units units) {
    return p.stage() instanceof Allocating stage && stage.step().moves()
        ? movement.reach(p, stage, units)
        : List.of();
  }

  @Override
  public HexSet zones(Position p, Side side, String purpose) {
    return BlitzfrontScratch.of(p).zone(side).copy();
  }

  @Override
  public List<SupplyLine> supply(Position p, Side side) {
    return supply.supply(p, side);
  }

  @Override
  public Forecast odds(Position p, Order order) {
    return new Forecasts(this).of(p, order);
  }

  @Override
  public List<String> battles() {
    return List.of("attack", "overrun", "resolve");
  }

  @Override
  public Toll toll(Position p, Order order, String result) {
    return new Forecasts(this).toll(p, order, result);
  }

  @Override
  public View view(Position p, Side side) {
    return views.of(p, side);
  }

  @Override
  public boolean isOpenToAll() {
    return true;
  }

  @Override
  public Score score(Position p) {
    return victory.score(p);
  }

  @Override
  public List<Chart> charts(Position p) {
    return BlitzfrontCharts.of(this);
  }

  @Override
  public Staff staff() {
    return new BlitzfrontStaff(this);
  }

  @Override
  public List<String> invariants(Position p) {
    return new BlitzfrontInvariants(this).broken(p);
  }

  // ---- what sections share

  /** Whether an option was chosen. */
  boolean has(String option) {
    return options.getOrDefault(option, false);
  }

  int turns() {
    return play.turns().size();
  }

  Weather weather(Position p) {
    return Weather.at(p.value(WEATHER));
  }

  boolean isFrozen(Position p) {
    return p.value(WEATHER) == Weather.SNOW.ordinal();
  }

  /** The march that is followed on a position; begun anew by whoever uses it. */
  March march(Position p) {
    BlitzfrontScratch scratch = BlitzfrontScratch.of(p);
    March march = scratch.march;
    if (march == null) {
      march = new March(this, p);
      scratch.march = march;
    }
    return march;
  }

  /** Where the march on a position can lead; the result holds until the next call. */
  Ways ways(Position p) {
    BlitzfrontScratch scratch = BlitzfrontScratch.of(p);
    Ways ways = scratch.ways;
    if (ways == null) {
      ways = new Ways(board.grid(), march(p));
      scratch.ways = ways;
    }
    return ways;
  }

  /** The orders that answer a stage which is not put yet. */
  Choices choices(Position p, BlitzfrontStage stage) {
    Position there = p.copy();
    there.setStage(stage);
    return new Choices(this, there, stage.asks(this, there));
  }

  /** Whether a hex holds rocket units and nobody else. */
  boolean onlyRockets(Position p, int hex) {
    for (int unit = p.first(hex); unit >= 0; unit = p.next(unit)) {
      if (!roster.is(unit, BlitzfrontRoster.ROCKET)) {
        return false;
      }
    }
    return !p.isEmpty(hex);
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
