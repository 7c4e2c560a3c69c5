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
import hexfront.engine.Toll;
import hexfront.engine.Verdict;
import hexfront.engine.View;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Advance;
import hexfront.engine.orders.Attack;
import hexfront.engine.orders.Choose;
import hexfront.engine.orders.EndPhase;
import hexfront.engine.orders.Enter;
import hexfront.engine.orders.Lose;
import hexfront.engine.orders.Move;
import hexfront.engine.orders.OrderType;
import hexfront.engine.orders.Pass;
import hexfront.engine.orders.Remove;
import hexfront.engine.orders.Retreat;
import hexfront.engine.orders.Units;
import hexfront.engine.staff.Staff;
import hexfront.games.common.GameRules;
import hexfront.games.common.HeldPlaces;
import hexfront.games.common.Place;
import hexfront.games.common.Terms;
import hexfront.games.common.Views;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * The rules of Kiev Blitzkrieg, put together: one class for each stage, which knows its orders, and
 * one for each section that several stages ask.
 */
public final class BlitzkriegRules extends GameRules<BlitzkriegRules> {
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

  final BlitzkriegData data;
  final BlitzkriegTables tables;
  final CombatTable table;
  final BlitzkriegRoster roster = new BlitzkriegRoster(board());
  final Terrain terrain = new Terrain(this);
  final Fortresses fortresses = new Fortresses(this);
  final ZonesOfControl zones = new ZonesOfControl(this);
  final Stacking stacking = new Stacking(this);
  final Communications communications = new Communications(this);
  final HeldPlaces control = communications.places();
  final Activation activation = new Activation(this);
  final Chits chits = new Chits(this);
  final SetUp setUp = new SetUp(this);
  final Movement movement = new Movement(this);
  final Strength strength = new Strength(this);
  final Combat combat = new Combat(this);
  final Retreats retreats = new Retreats(this);
  final BlitzkriegLosses losses = new BlitzkriegLosses(this);
  final Sequence sequence = new Sequence(this);
  private final Victory victory = new Victory(this);
  private final Views views =
      Views.plain(
          this,
          control.hexes(),
          Flag.WORDS,
          BlitzkriegState.STATE,
          (p, viewer, unit) -> p.onMap(unit) || roster.isBoxed(p, unit));

  BlitzkriegRules(Board board, BlitzkriegData data, BlitzkriegTables tables, Terms terms) {
    this.data = data;
    this.tables = tables;
    table = tables.combat();
    super(board, terms, ORDERS, OWN_EVENTS, BlitzkriegForms.of(board, data.chits()));
  }

  // ---- the contract

  /** 2: reconstructed combat results and major cities as play has tuned them. */
  @Override
  public int version() {
    return 2;
  }

  @Override
  public Position empty() {
    return new Position(board(), VALUES, new OrderExecution());
  }

  @Override
  @Case({"GJ-5.0", "GJ-5.4.1", "GJ-5.4.2"})
  protected String placeCase(Position p, Order order) {
    return switch (order) {
      case Move o -> "GJ-5.4.1";
      case Attack o -> "GJ-5.4.2";
      case SelectChits o -> "GJ-5.1";
      case Draw o -> "GJ-5.2";
      case Enter o -> "GJ-12.0";
      case Transfer o -> "GJ-11.2";
      case Fortify o -> "GJ-11.3";
      default -> "GJ-5.0";
    };
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
        ? stacking.against(p, p.phasing(), "GJ-3.1.3", "some units will be lost: too many")
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

  @Override
  public View view(Position p, Side side) {
    return views.of(p, side);
  }

  @Override
  @Case("GJ-6.1.3")
  public String secrets() {
    return "the chits in the cup are known to their own side alone until they are drawn";
  }

  @Override
  public Position imagine(Position p, Side side, RandomGenerator random) {
    Position imagined = p.copy();
    chits.imagine(imagined, side, random);
    return imagined;
  }

  /** The turn after which the game is over. */
  int lastTurn() {
    return ending().lastTurn(data.turns());
  }

  @Override
  public Score score(Position p) {
    return ending().score(p, "GJ-15.3-5", victory::score);
  }

  /** Nobody scores for what lies in the cup. */
  @Override
  public boolean isScoreOpen() {
    return true;
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
}
