package hexfront.games.stalingrad;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Chart;
import hexfront.engine.Chronicle;
import hexfront.engine.Event;
import hexfront.engine.Forecast;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Score;
import hexfront.engine.Sheet;
import hexfront.engine.Side;
import hexfront.engine.Toll;
import hexfront.engine.View;
import hexfront.engine.dice.Dice;
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
import hexfront.engine.orders.Remove;
import hexfront.engine.orders.Retreat;
import hexfront.engine.orders.Units;
import hexfront.engine.staff.Staff;
import hexfront.games.common.GameRules;
import hexfront.games.common.Terms;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * The rules of Campaign to Stalingrad, put together: one class for each stage, which knows its
 * orders, and one for each section that several stages ask.
 */
public final class StalingradRules extends GameRules<StalingradRules> {
  static final String BASIC_GAME = "basic-game";
  static final String BEFORE_7 = "rules-before-7";
  static final String ABSTRACT_AIR = "abstract-air";
  static final String RIVER_FRACTIONS = "river-fractions";
  static final String BARRAGES = "barrages";
  static final String HQ_LIMITS = "hq-limits";
  static final String FOG_OF_WAR = "fog-of-war";
  static final String OFF_MAP_SUPPLY = "off-map-supply";
  static final String SOVIET_ARMOR = "soviet-armor";
  static final String COMMAND_CONTROL = "command-control";
  static final String FREE_SET_UP = "free-set-up";

  private static final List<OrderType> ORDERS =
      List.of(
          OrderType.of(Place.class),
          OrderType.of(Withdraw.class),
          OrderType.of(Activate.class),
          OrderType.of(ReturnAir.class),
          OrderType.of(SetMode.class),
          OrderType.of(ExpendSupply.class),
          OrderType.of(PlaceAir.class),
          OrderType.of(AirAttack.class),
          OrderType.of(Move.class, Strategic.class),
          OrderType.of(Rail.class),
          OrderType.of(Enter.class),
          OrderType.of(Transfer.class),
          OrderType.of(Overrun.class, Means.class),
          OrderType.of(Detach.class),
          OrderType.of(Bombard.class),
          OrderType.of(Attack.class, Means.class),
          OrderType.of(AttackBox.class, Means.class),
          OrderType.of(Push.class),
          OrderType.of(AirSupport.class),
          OrderType.of(Choose.class),
          OrderType.of(Lose.class),
          OrderType.of(Retreat.class),
          OrderType.of(Advance.class),
          OrderType.of(Remove.class),
          OrderType.of(CreateDepot.class),
          OrderType.of(MoveDepot.class),
          OrderType.of(AbsorbDepot.class),
          OrderType.of(Replace.class),
          OrderType.of(Merge.class),
          OrderType.of(FormRegiment.class),
          OrderType.of(Repair.class),
          OrderType.of(Pass.class),
          OrderType.of(EndPhase.class));

  private static final List<Class<? extends Event>> OWN_EVENTS =
      List.of(
          Activated.class,
          OverrunDeclared.class,
          Bombarded.class,
          AirCombat.class,
          Placed.class,
          Withdrawn.class,
          Released.class,
          Replaced.class,
          Merged.class,
          Converted.class,
          Depot.class,
          Repaired.class,
          Pocket.class,
          Surrendered.class,
          City.class,
          Marker.class);

  /** Whether abstract air units are played instead of those of section 23. */
  final boolean abstractAir;

  /** Whether the game began before reserves of Fall Blau were made weaker and later. */
  final boolean isBefore7;

  /** Whether rivers weaken attackers instead of helping defenders, as an option of section 11. */
  final boolean riverFractions;

  private final boolean advanced;

  final StalingradData data;
  final StalingradTables tables;
  final StalingradRoster roster;
  final Terrain terrain;
  final Ledger ledger;
  final Edges edges;
  final Control control = new Control(this);
  final Freezing freezing = new Freezing(this);
  final Stacking stacking = new Stacking(this);
  final Weather weather = new Weather(this);
  final Arrivals arrivals;
  final Caucasus caucasus = new Caucasus(this);
  final Expulsions expulsions = new Expulsions(this);
  final Withdrawals withdrawals = new Withdrawals(this);
  final Lines lines = new Lines(this);
  final Communications communications = new Communications(this);
  final Supply supply = new Supply(this);
  final SupplyLines supplyLines = new SupplyLines(this);
  final Provisions provisions = new Provisions(this);
  final Transport transport = new Transport(this);
  final Rails rails = new Rails(this);
  final Repairs repairs;
  final Depots depots = new Depots(this);
  final Pockets pockets = new Pockets(this);
  final Replacements replacements = new Replacements(this);
  final Air air = new Air(this);
  final AirBases airBases = new AirBases(this);
  final AirLimits airLimits = new AirLimits(this);
  final AirPlacement airPlacement = new AirPlacement(this);
  final AirFights airFights = new AirFights(this);
  final Headquarters headquarters = new Headquarters(this);
  final Combat combat;
  final Guards guards = new Guards(this);
  final Retreats retreats = new Retreats(this);
  final Advances advances = new Advances(this);
  final AdvanceOverruns advanceOverruns = new AdvanceOverruns(this);
  final CityBattles cities = new CityBattles(this);
  final StalingradLosses losses = new StalingradLosses(this);
  final Going going = new Going(this);
  final Movement movement = new Movement(this);
  final OffMap offMap;
  final Overruns overruns = new Overruns(this);
  final Bonds bonds = new Bonds(this);
  final Regiments regiments = new Regiments(this);
  final Victory victory = new Victory(this);
  final SetUp setUp = new SetUp(this);
  final Sequence sequence = new Sequence(this);
  private final StalingradViews views;

  StalingradRules(Board board, StalingradData data, StalingradTables tables, Terms terms) {
    this.data = data;
    abstractAir = terms.options().getOrDefault(ABSTRACT_AIR, false);
    isBefore7 = terms.options().getOrDefault(BEFORE_7, false);
    riverFractions = terms.options().getOrDefault(RIVER_FRACTIONS, false);
    advanced = !terms.options().getOrDefault(BASIC_GAME, false);
    this.tables = tables;
    Terrain ground = new Terrain(board, tables);
    Ledger numbers = new Ledger(board, ground);
    roster = new StalingradRoster(board);
    terrain = ground;
    ledger = numbers;
    edges = new Edges(board.map(), tables);
    super(board, terms, ORDERS, OWN_EVENTS, StalingradForms.of(numbers, tables));
    arrivals = new Arrivals(this);
    repairs = new Repairs(this);
    offMap = new OffMap(this);
    combat = new Combat(this);
    views = new StalingradViews(this);
  }

  // ---- the contract

  /**
   * 2: what an HQ or depot may give under section 41 counts for a whole phase; units thrown out of
   * the Caucasus retreat as their owner says, and the Soviets may follow at once; a nation without
   * a zone bonds nobody. 6: extra German losses wherever they can be borne, half the quarters of a
   * city across a broad river, control of overrun hexes, one Replacement a turn in a box;
   * reconstructed Replacements, arrivals and strengths tuned by play. 7: Soviet reserves of Fall
   * Blau begin weaker and are released later.
   */
  @Override
  public int version() {
    return 7;
  }

  @Override
  public Position empty() {
    return new Position(board(), ledger.size(), new Over());
  }

  @Override
  public void carryOut(Position p, Order order, Dice dice, Chronicle chronicle) {
    at(p).carryOut(this, p, order, dice, chronicle);
    control.settleCities(p, chronicle);
  }

  @Override
  @Case({"CTS-3.0", "CTS-3.1a", "CTS-4.1a", "CTS-10.0"})
  protected String placeCase(Position p, Order order) {
    return switch (order) {
      case Move o -> "CTS-4.1a";
      case Attack o -> "CTS-10.0";
      default -> "CTS-3.1a";
    };
  }

  @Override
  public List<Reached> reach(Position p, Units units) {
    if (!(p.stage() instanceof InMovement stage) || units.size() == 0) {
      return List.of();
    }
    for (int unit : units.toArray()) {
      if (!movement.mayMove(p, unit).isLegal() || p.hex(unit) != p.hex(units.get(0))) {
        return List.of();
      }
    }
    return new Ways(this).reached(p, stage, units);
  }

  @Override
  @Case({"CTS-6.3a", "CTS-6.4a"})
  public HexSet zones(Position p, Side side, String purpose) {
    return ZonesOfControl.hexes(p, side, purpose);
  }

  @Override
  @Case({"CTS-6.3c", "CTS-6.4a"})
  public int[] zoneHexsides(Position p, Side side, String purpose) {
    return purpose.endsWith("zone") ? new int[0] : ZonesOfControl.hexsides(p, side);
  }

  @Override
  public List<String> zonePurposes() {
    return List.of("movement", "supply", "retreat", "zone", "combat-zone");
  }

  @Override
  public List<SupplyLine> supply(Position p, Side side) {
    return supply.lines(p, side);
  }

  @Override
  public List<String> battles() {
    return List.of("attack", "attack-box", "overrun");
  }

  @Override
  public Forecast odds(Position p, Order order) {
    return combat.odds(p, order);
  }

  @Override
  public Toll toll(Position p, Order order, String result) {
    return combat.toll(p, order, result);
  }

  @Override
  public View view(Position p, Side side) {
    return views.of(p, side);
  }

  @Override
  public Position imagine(Position p, Side side, RandomGenerator random) {
    Position imagined = p.copy();
    if (has(FOG_OF_WAR)) {
      new Imagination(this, views).draw(imagined, side, random);
    }
    return imagined;
  }

  @Override
  public boolean isOpenToAll() {
    return !has(FOG_OF_WAR);
  }

  /** The turn after which a position's scenario is over. */
  int lastTurn(Position p) {
    return ending().lastTurn(data.start(Ledger.scenario(p)).last());
  }

  @Override
  @Case("CTS-42.0")
  public String secrets() {
    return isOpenToAll()
        ? ""
        : "with fog of war only the top unit of an enemy stack is seen (without that option it"
            + " could be)";
  }

  @Override
  public Score score(Position p) {
    return ending().score(p, "CTS-35.8a", victory::score);
  }

  @Override
  public boolean isScoreOpen() {
    return isOpenToAll();
  }

  @Override
  public Staff staff() {
    return new StalingradStaff(this);
  }

  @Override
  public List<Chart> charts(Position p) {
    return StalingradCharts.of(tables);
  }

  @Override
  public List<Sheet> sheets(Position p, Side viewer) {
    return new StalingradSheets(this).of(p, viewer);
  }

  @Override
  public List<Sheet.Sign> signs(Position p) {
    return new StalingradSheets(this).signs(p);
  }

  @Override
  public List<Commanded> commanded(Position p, Side side) {
    return new StalingradSheets(this).commanded(p, side);
  }

  @Override
  public List<String> invariants(Position p) {
    return new StalingradInvariants(this).broken(p);
  }

  // ---- what sections ask

  /** Whether city battles, weather and pockets are in force. */
  @Case({"CTS-SECT-1", "CTS-SECT-2"})
  boolean isAdvanced() {
    return advanced;
  }
}
