package hexfront.games.blitzfront;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Chart;
import hexfront.engine.Chronicle;
import hexfront.engine.Event;
import hexfront.engine.Forecast;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Rulebook.Reached;
import hexfront.engine.Rulebook.SupplyLine;
import hexfront.engine.Score;
import hexfront.engine.Side;
import hexfront.engine.Toll;
import hexfront.engine.View;
import hexfront.engine.dice.Dice;
import hexfront.engine.events.Rolled;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Advance;
import hexfront.engine.orders.Attack;
import hexfront.engine.orders.Choose;
import hexfront.engine.orders.EndPhase;
import hexfront.engine.orders.Enter;
import hexfront.engine.orders.Lose;
import hexfront.engine.orders.Move;
import hexfront.engine.orders.OrderType;
import hexfront.engine.orders.Overrun;
import hexfront.engine.orders.Pass;
import hexfront.engine.orders.Rail;
import hexfront.engine.orders.Retreat;
import hexfront.engine.orders.Units;
import hexfront.engine.staff.Staff;
import hexfront.games.common.GameRules;
import hexfront.games.common.Place;
import hexfront.games.common.Terms;
import hexfront.games.common.Views;
import java.util.List;

/**
 * The rules of Blitzfront, put together: one class for each stage, which knows its orders, and one
 * for each section that several stages ask.
 */
public final class BlitzfrontRules extends GameRules<BlitzfrontRules> {
  static final String INDEX_B = "index-b";
  static final String SHORT_WITHDRAWAL = "short-withdrawal";

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

  private static final List<Class<? extends Event>> OWN_EVENTS =
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
          Refitted.class);

  final BlitzfrontData data;
  final BlitzfrontData.Play play;
  final BlitzfrontTables tables;
  final CombatTable table;
  final BlitzfrontRoster roster = new BlitzfrontRoster(board());
  final Terrain terrain = new Terrain(this);
  final Control control = new Control(this);
  final Supply supply = new Supply(this);
  final Stacking stacking = new Stacking(this);
  final Disruption disruption = new Disruption(this);
  final Movement movement = new Movement(this);
  final Strength strength = new Strength(this);
  final Attacks attacks = new Attacks(this);
  final Combat combat = new Combat(this);
  final Exchanges exchanges = new Exchanges(this);
  final Aftermath aftermath = new Aftermath(this);
  final Retreats retreats = new Retreats(this);
  final Advances advances = new Advances(this);
  final AirPower air = new AirPower(this);
  final Rockets rockets = new Rockets(this);
  final Arrivals arrivals = new Arrivals(this);
  final Railways railways = new Railways(this);
  final Seas seas = new Seas(this);
  final SetUp setUp = new SetUp(this);
  final Sequence sequence = new Sequence(this);
  final BlitzfrontLosses losses = new BlitzfrontLosses(this);
  final Victory victory = new Victory(this);
  private final Views views =
      Views.plain(
          this,
          control.places(),
          Flag.WORDS,
          BlitzfrontState.STATE,
          (p, viewer, unit) ->
              p.onMap(unit) || p.hex(unit) == Position.WAITING && !roster.isRemnant(unit));

  BlitzfrontRules(Board board, BlitzfrontData data, BlitzfrontTables tables, Terms terms) {
    this.data = data;
    this.tables = tables;
    play = data.play(terms.scenario());
    table = tables.combat();
    super(board, terms, ORDERS, OWN_EVENTS, BlitzfrontForms.of(board));
  }

  // ---- the contract

  /**
   * 2: other factors, entry turns and weather. 3: nobody watches rivers and lines across hexsides
   * that cannot be passed; a special move onto a friend ends an advance too. 4: 6. Armee is an army
   * like the others; strikes on a hex support a Blitzkrieg attack on it; a remnant counts for an
   * advance aside as the army did. 6: other factors and entry turns of Soviet units in To Maikop.
   */
  @Override
  public int version() {
    return 6;
  }

  @Override
  public Position empty() {
    return new Position(board(), RETURNS + board().unitCount(), new Reinforcing());
  }

  @Override
  @Case({"BF-SEQ-A1", "BF-SEQ-B1"})
  protected String placeCase(Position p, Order order) {
    boolean axis = p.phasing() == Side.AXIS;
    return switch (order) {
      case Place o -> "BF-ROS-1";
      case Enter o -> "BF-ROS-3";
      case Entrench o -> "BF-ENT-1";
      case Replace o -> "BF-RES-X4";
      case Rail o -> "BF-STR-1";
      case Ship o -> "BF-STR-3";
      case PlaceAir o -> o.purpose().equals(AirPower.SUPPLY) ? "BF-SUP-3" : "BF-AIR-7";
      case Move o -> axis ? "BF-SEQ-A3" : "BF-SEQ-B3";
      case Overrun o -> "BF-OVR-1";
      case Attack o -> axis ? "BF-SEQ-A3" : "BF-SEQ-B3";
      case Cancel o -> Assault.cancelling(p.phasing());
      case AirStrike o -> "BF-AIR-1";
      case Bombard o -> "BF-KAT-1";
      case Resolve o -> axis ? "BF-SEQ-A5" : "BF-SEQ-B5";
      case Intercept o -> "BF-AIR-4";
      case NoRetreat o -> "BF-NR-2";
      case Lose o -> "BF-RES-AE";
      case Retreat o -> "BF-RES-DN";
      case Advance o -> "BF-ADV-1";
      default -> axis ? "BF-SEQ-A1" : "BF-SEQ-B1";
    };
  }

  @Override
  public List<Reached> reach(Position p, Units units) {
    return p.stage() instanceof Allocating stage && stage.step().moves()
        ? movement.reach(p, stage, units)
        : List.of();
  }

  @Override
  public HexSet zones(Position p, Side side, String purpose) {
    return BlitzfrontScratch.of(p).zone(p, side).copy();
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
    return ending().score(p, "BF-ROS-5", victory::score);
  }

  @Override
  public boolean isScoreOpen() {
    return true;
  }

  @Override
  public List<Chart> charts(Position p) {
    return List.of(table.chart());
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

  int turns() {
    return ending().lastTurn(play.turns().size());
  }

  Weather weather(Position p) {
    return Weather.at(p.value(WEATHER));
  }

  boolean isFrozen(Position p) {
    return p.value(WEATHER) == Weather.SNOW.ordinal();
  }

  /** The row that a die points to. */
  int row(int die) {
    return CombatTable.row(die, has(INDEX_B));
  }

  /** A die is rolled and told; the row it points to. */
  int roll(Side who, String purpose, String rule, Dice dice, Chronicle chronicle) {
    int die = dice.roll();
    chronicle.tell(new Rolled(List.of(die), purpose, who, rule));
    return row(die);
  }

  /** The march that is followed on a position; begun anew by whoever uses it. */
  March march(Position p) {
    return BlitzfrontScratch.of(p).march(this, p);
  }
}
