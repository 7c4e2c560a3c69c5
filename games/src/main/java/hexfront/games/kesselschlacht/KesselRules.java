package hexfront.games.kesselschlacht;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Chart;
import hexfront.engine.Event;
import hexfront.engine.Forecast;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Score;
import hexfront.engine.Sheet;
import hexfront.engine.Side;
import hexfront.engine.Toll;
import hexfront.engine.View;
import hexfront.engine.events.Points;
import hexfront.engine.kernels.Reach;
import hexfront.engine.map.HexMap;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Advance;
import hexfront.engine.orders.Attack;
import hexfront.engine.orders.Choose;
import hexfront.engine.orders.EndPhase;
import hexfront.engine.orders.Enter;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Lose;
import hexfront.engine.orders.Move;
import hexfront.engine.orders.OrderType;
import hexfront.engine.orders.Pass;
import hexfront.engine.orders.Remove;
import hexfront.engine.orders.Units;
import hexfront.engine.staff.Staff;
import hexfront.games.common.GameRules;
import hexfront.games.common.Place;
import hexfront.games.common.Terms;
import hexfront.games.kesselschlacht.Formations.Group;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The rules of Kesselschlacht, put together: one class for each stage, which knows its orders, and
 * one for each section that several stages ask.
 */
public final class KesselRules extends GameRules<KesselRules> {
  private static final List<OrderType> ORDERS =
      List.of(
          OrderType.of(Roll.class),
          OrderType.of(Place.class),
          OrderType.of(Allot.class),
          OrderType.of(BridgeTrain.class),
          OrderType.of(Load.class),
          OrderType.of(Bomb.class),
          OrderType.of(Deliver.class),
          OrderType.of(PlaceAir.class),
          OrderType.of(Intercept.class),
          OrderType.of(DigIn.class),
          OrderType.of(Directive.class),
          OrderType.of(Assign.class),
          OrderType.of(Recall.class),
          OrderType.of(Activate.class),
          OrderType.of(Enter.class),
          OrderType.of(Move.class, Fuelled.class),
          OrderType.of(BuildBridge.class),
          OrderType.of(Demolish.class),
          OrderType.of(SetTop.class),
          OrderType.of(Attack.class, Backing.class),
          OrderType.of(Lose.class),
          OrderType.of(Retreat.class),
          OrderType.of(Remove.class),
          OrderType.of(Choose.class),
          OrderType.of(Advance.class),
          OrderType.of(Pass.class),
          OrderType.of(EndPhase.class));

  private static final List<Class<? extends Event>> OWN_EVENTS =
      List.of(
          Activated.class,
          Initiative.class,
          AirCombat.class,
          Aborted.class,
          Bombed.class,
          Delivered.class,
          DugIn.class,
          PositionLost.class,
          Disorganized.class,
          Routed.class,
          BridgeBuilt.class,
          BridgeBlown.class,
          Directed.class,
          Exited.class,
          Reassigned.class);

  private final String scenario;
  private final int[] homes;
  private final Map<Integer, Integer> objectives;
  final KesselData data;
  final KesselTables tables;
  final KesselRoster roster;
  final Ledger ledger;
  final Terrain terrain;
  final Options options;
  final Status status;
  final Stacking stacking;
  final Control control;
  final Positions positions;
  final Bridges bridges;
  final Supply supply;
  final Fuel fuel;
  final Activation activation;
  final Marches marches;
  final Movement movement;
  final Journeys journeys;
  final Reinforcements reinforcements;
  final Strength strength;
  final Combat combat;
  final Retreats retreats;
  final KesselLosses losses;
  final Air air;
  final SetUp setUp;
  final Sequence sequence;
  private final Victory victory;
  private final KesselViews views;
  private final @Nullable HexSet[] kept;

  /**
   * @param homes the home of each garrison, -1 for other units
   * @param objectives points by hex
   */
  KesselRules(
      Board board,
      KesselData data,
      KesselTables tables,
      Terms terms,
      int[] homes,
      Map<Integer, Integer> objectives) {
    this.data = data;
    this.tables = tables;
    scenario = terms.scenario();
    this.homes = homes.clone();
    this.objectives = new LinkedHashMap<>(objectives);
    KesselRoster counters =
        new KesselRoster(board, new Formations(board, data.formations(), data.armyHeadquarters()));
    Ledger numbers = new Ledger(board, counters.formations);
    roster = counters;
    ledger = numbers;
    terrain = new Terrain(board, tables);
    super(board, terms, ORDERS, OWN_EVENTS, KesselForms.of(numbers, data));
    options = new Options(this);
    status = new Status(this);
    stacking = new Stacking(this);
    control = new Control(this);
    positions = new Positions(this);
    bridges = new Bridges(this);
    supply = new Supply(this);
    fuel = new Fuel(this);
    activation = new Activation(this);
    marches = new Marches(this);
    movement = new Movement(this);
    journeys = new Journeys(this);
    reinforcements = new Reinforcements(this);
    strength = new Strength(this);
    combat = new Combat(this);
    retreats = new Retreats(this);
    losses = new KesselLosses(this);
    air = new Air(this);
    setUp = new SetUp(this);
    sequence = new Sequence(this);
    victory = new Victory(this);
    views = new KesselViews(this);
    kept = new HexSet[roster.formations.count()];
    for (int formation = 0; formation < kept.length; formation++) {
      kept[formation] = keptFrom(formation);
    }
  }

  /** The hexes of case 11.3.1 for an army, as far as the map says; null if there are none. */
  @Case("KS-11.3.1")
  private @Nullable HexSet keptFrom(int formation) {
    String code = roster.formations.code(formation);
    if (data.keptEast().later().equals(code)) {
      return terrain.westOfStrypa;
    }
    if (!data.keptEast().armies().contains(code)) {
      return null;
    }
    HexSet west = new HexSet(board().hexes());
    for (int hex = 0; hex < board().hexes(); hex++) {
      if (terrain.isWest(hex, data.keptEast().southFrom())) {
        west.add(hex);
      }
    }
    return west;
  }

  // ---- the contract

  @Override
  public Position empty() {
    return new Position(board(), ledger.size(), new RollingWeather());
  }

  /** 5: nobody is displaced but to make room. 6: other points of places, loads, activations. */
  @Override
  public int version() {
    return 6;
  }

  /** Where units that stand together can go. */
  @Override
  public List<Reached> reach(Position p, Units units) {
    if (!(p.stage() instanceof InMovement stage) || units.size() == 0) {
      return List.of();
    }
    for (int unit : units.toArray()) {
      if (!movement.mayMove(p, stage, unit).isLegal()) {
        return List.of();
      }
    }
    if (movement.isMixed(units)) {
      return new Convoys(this).reach(p, stage, units);
    }
    Duty duty = marches.duty(p, units.get(0), stage.regrouping());
    if (duty != Duty.NONE) {
      return marching(p, stage, units, duty);
    }
    Reach reach = new Reach(board().grid());
    movement.spread(p, stage, units, reach);
    List<Reached> reached = new ArrayList<>();
    for (int hex = 0; hex < board().hexes(); hex++) {
      if (reach.reaches(hex) && hex != p.hex(units.get(0))) {
        Hexes path = Hexes.of(reach.path(hex));
        if (movement.check(p, stage, new Move(units, path)).isLegal()) {
          reached.add(new Reached(hex, new Points(reach.cost(hex)), path));
        }
      }
    }
    return reached;
  }

  private List<Reached> marching(Position p, InMovement stage, Units units, Duty duty) {
    int unit = units.get(0);
    return marches.paths(p, unit, duty, movement.allowance(p, stage, unit)).stream()
        .filter(path -> movement.check(p, stage, new Move(units, path)).isLegal())
        .map(path -> new Reached(path.last(), new Points(movement.cost(p, unit, path)), path))
        .toList();
  }

  @Override
  public HexSet zones(Position p, Side side, String purpose) {
    return ZonesOfControl.hexes(p, side, purpose);
  }

  @Override
  public List<String> zonePurposes() {
    return List.of("movement", "supply", "retreat", "advance");
  }

  @Override
  public List<SupplyLine> supply(Position p, Side side) {
    return supply.lines(p, side);
  }

  @Override
  public Forecast odds(Position p, Order order) {
    return combat.forecast(p, attack(order));
  }

  @Override
  public Toll toll(Position p, Order order, String result) {
    return new Tolls(this).of(p, attack(order), Result.of(result));
  }

  @Override
  public View view(Position p, Side side) {
    return views.of(p, side);
  }

  Victory victory() {
    return victory;
  }

  @Override
  public Staff staff() {
    return new KesselStaff(this);
  }

  @Override
  @Case("KS-3.6")
  public Units covered(Position p) {
    return Units.of(
        IntStream.range(0, board().unitCount())
            .filter(unit -> KesselViews.isCovered(p, board().side(unit).enemy(), unit))
            .toArray());
  }

  @Override
  @Case("KS-3.6")
  public String secrets() {
    return "of an enemy stack only the top counter is seen, and air units, loads and bridge trains"
        + " are allotted in secret";
  }

  @Override
  public Position imagine(Position p, Side side, RandomGenerator random) {
    Position imagined = p.copy();
    new Imagination(this).draw(imagined, side, random);
    return imagined;
  }

  /** The turn after which the game is over. */
  int lastTurn() {
    return ending().lastTurn(data.turns());
  }

  @Override
  public Score score(Position p) {
    return ending().score(p, "KS-17.0", victory::score);
  }

  @Override
  public List<Chart> charts(Position p) {
    return KesselCharts.of(tables.combat());
  }

  @Override
  public List<Sheet> sheets(Position p, Side viewer) {
    return new KesselSheets(this).of(p, viewer);
  }

  @Override
  public List<Sheet.Sign> signs(Position p) {
    return new KesselSheets(this).signs(p);
  }

  @Override
  public List<String> invariants(Position p) {
    return new KesselInvariants(this).broken(p);
  }

  // ---- what sections share

  @Override
  @Case({"KS-4.0", "KS-11.1.6"})
  protected String placeCase(Position p, Order order) {
    return switch (order) {
      case Move o -> "KS-11.1.6";
      case Attack o -> "KS-12.0";
      case Enter o -> "KS-18.1-R";
      case Activate o -> "KS-4.G";
      case Bomb o -> "KS-6.1.1";
      case Deliver o -> "KS-6.7.2";
      case DigIn o -> "KS-4.E";
      case Demolish o -> "KS-15.1.1";
      case BuildBridge o -> "KS-15.2.2";
      default -> "KS-4.0";
    };
  }

  String scenario() {
    return scenario;
  }

  /** The home of a garrison, or -1. */
  int home(int unit) {
    return homes[unit];
  }

  Map<Integer, Integer> objectives() {
    return objectives;
  }

  /** The formation a unit belongs to now: the one it was assigned to, or the printed one. */
  @Case({"KS-2.2.3", "KS-13.1.1", "KS-13.1.2", "KS-10.7"})
  int formation(Position p, int unit) {
    int assigned = ledger.assigned(p, unit);
    return assigned < 0 ? roster.printed(unit) : assigned;
  }

  Group group(Position p, int unit) {
    return roster.formations.group(formation(p, unit));
  }

  /** The headquarters of a unit on the map, or -1; a headquarters is its own. */
  int headquarters(Position p, int unit) {
    int hq =
        roster.isHeadquarters(unit) ? unit : roster.formations.headquarters(formation(p, unit));
    return hq >= 0 && p.onMap(hq) ? hq : -1;
  }

  /** The number of the fuel and ammunition track of a unit, or -1. */
  int store(Position p, int unit) {
    return roster.formations.store(formation(p, unit));
  }

  int storeHeadquarters(int store) {
    int formation = roster.formations.of(roster.formations.storeCodes().get(store));
    return roster.formations.headquarters(formation);
  }

  /** The combat units of a formation on the map. */
  int[] unitsOf(Position p, int formation) {
    int[] found = new int[32];
    int n = 0;
    Side side = roster.formations.group(formation).side();
    for (int unit : roster.ground(side)) {
      if (p.onMap(unit) && roster.isCombat(unit) && formation(p, unit) == formation) {
        if (n == found.length) {
          found = Arrays.copyOf(found, 2 * n);
        }
        found[n++] = unit;
      }
    }
    return Arrays.copyOf(found, n);
  }

  /** The hexes into which units of a formation may not go of their own will; null if none. */
  @Nullable HexSet keptFrom(Position p, int formation) {
    boolean later = data.keptEast().later().equals(roster.formations.code(formation));
    return later && control.keyTownFell(p) ? null : kept[formation];
  }

  /** Whether a unit belongs to the corps that may be sent away. */
  boolean isLeaver(Position p, int unit) {
    return roster.formations.code(formation(p, unit)).equals(data.leaver());
  }

  /** The points that the map prints beside its places. */
  static Map<Integer, Integer> printedObjectives(HexMap map) {
    Map<Integer, Integer> objectives = new LinkedHashMap<>();
    for (HexMap.Place place : map.places()) {
      if (place.points() > 0) {
        objectives.put(place.hex(), place.points());
      }
    }
    return objectives;
  }
}
