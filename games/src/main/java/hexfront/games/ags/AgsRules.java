package hexfront.games.ags;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Chart;
import hexfront.engine.Chronicle;
import hexfront.engine.Forecast;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Rulebook.Reached;
import hexfront.engine.Rulebook.SupplyLine;
import hexfront.engine.Score;
import hexfront.engine.Side;
import hexfront.engine.StagedRulebook;
import hexfront.engine.Toll;
import hexfront.engine.Unit;
import hexfront.engine.Verdict;
import hexfront.engine.View;
import hexfront.engine.dice.Dice;
import hexfront.engine.kernels.Distances;
import hexfront.engine.kernels.Reach;
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
import hexfront.engine.orders.Remove;
import hexfront.engine.orders.Retreat;
import hexfront.engine.orders.Units;
import hexfront.engine.staff.Experience;
import hexfront.engine.staff.Nature;
import hexfront.engine.staff.Staff;
import hexfront.engine.written.Forms;
import hexfront.engine.written.Written;
import hexfront.games.Refusals;
import hexfront.games.common.Ending;
import hexfront.games.common.Experiences;
import hexfront.games.common.Terms;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The Standard rules of Army Group South, put together: the sections, which ask the {@link
 * ExclusiveRules} where the games differ. What is asked and what an order does is the business of
 * the {@link AgsStage} in which the game stands.
 */
public final class AgsRules implements StagedRulebook<AgsRules> {
  private static final List<OrderType> STANDARD_ORDERS =
      OrderType.all(
          Rail.class,
          Enter.class,
          Remove.class,
          AirSupport.class,
          Choose.class,
          Lose.class,
          Retreat.class,
          Advance.class,
          Pass.class,
          EndPhase.class);

  private final Board board;
  private final ExclusiveRules exclusive;
  private final CombatTable table;
  private final Ending ending;
  private final Experiences experiences;
  private final List<OrderType> orderTypes;
  private final AgsRoster roster;
  private final HexSet roadExits;
  private final int[][] headquartersByRadius = new int[2][];

  private final Terrain terrain;
  private final Stacking stacking;
  private final Supply supply;
  private final Headquarters headquarters;
  private final Control control;
  private final Movement movement;
  private final RailMovement rail;
  private final Overrunning overrunning;
  private final Strength strength;
  private final Combat combat;
  private final Results results;
  private final Retreating retreating;
  private final Advancing advancing;
  private final UntriedUnits untried;
  private final AirPower air;
  private final Reinforcements reinforcements;
  private final Sequence sequence;
  private final Answers answers;
  private final AgsViews views;
  private final AgsLosses losses;
  private final LegalOrders legalOrders;
  private final RandomOrders randomOrders;
  private final Written written;

  /**
   * Rules on a board.
   *
   * @param untriedCounters all counters of the game that have an untried side, also those that are
   *     not on the board
   * @param terms when the game ends and what counts then, and what earlier games teach
   */
  public AgsRules(
      Board board,
      ExclusiveRules exclusive,
      CombatTable table,
      List<Unit> untriedCounters,
      Terms terms) {
    this.board = board;
    ending = terms.ending();
    experiences = terms.experiences();
    this.exclusive = exclusive;
    exclusive.join(this);
    this.table = table;
    orderTypes = orderTypes(exclusive);
    roster = new AgsRoster(board);
    roadExits = board.map().exits("road");
    for (Side side : Side.values()) {
      headquartersByRadius[side.ordinal()] =
          IntStream.of(roster.headquarters(side))
              .boxed()
              .sorted(Comparator.comparingInt(unit -> -board.unit(unit).leadership()))
              .mapToInt(Integer::intValue)
              .toArray();
    }
    terrain = new Terrain(board, exclusive);
    stacking = new Stacking(this);
    supply = new Supply(this);
    headquarters = new Headquarters(this);
    control = new Control(this);
    movement = new Movement(this);
    rail = new RailMovement(this);
    overrunning = new Overrunning(this);
    strength = new Strength(this);
    combat = new Combat(this);
    results = new Results(this);
    retreating = new Retreating(this);
    advancing = new Advancing(this);
    untried = new UntriedUnits(this, untriedCounters);
    air = new AirPower(this);
    reinforcements = new Reinforcements(this);
    sequence = new Sequence(this);
    answers = new Answers(this);
    views = new AgsViews(this);
    losses = new AgsLosses(exclusive);
    legalOrders = new LegalOrders(this);
    randomOrders = new RandomOrders(this);
    Forms forms = AgsForms.standard();
    exclusive.register(forms);
    written = new Written(board, new OrderText(board, orderTypes()), forms);
  }

  private static List<OrderType> orderTypes(ExclusiveRules exclusive) {
    List<OrderType> types = new ArrayList<>();
    types.add(OrderType.of(Move.class, exclusive.manner()));
    types.add(OrderType.of(Overrun.class, AgsSupport.Standard.class));
    types.add(OrderType.of(Attack.class, exclusive.support()));
    types.addAll(STANDARD_ORDERS);
    types.addAll(exclusive.ownOrders().orderTypes());
    return List.copyOf(types);
  }

  // ---- the contract

  /**
   * 2: units of one battle retreat as a whole. 3: after a split result each attacked hex bars
   * retreats by the zone that its own units had. 4: reconstructed set-ups and points of places as
   * play has tuned them.
   */
  @Override
  public int version() {
    return 4;
  }

  @Override
  public Board board() {
    return board;
  }

  @Override
  public List<OrderType> orderTypes() {
    return orderTypes;
  }

  @Override
  public Written written() {
    return written;
  }

  /** An empty position at the start of the game, before anything is set up. */
  public Position empty() {
    Position p = new Position(board, exclusive.values(), new PhaseStage(Phase.INITIAL_MOVEMENT));
    p.setPhasing(exclusive.sequence().firstPlayer());
    return p;
  }

  /** Begins the game on a position that is set up. */
  public void begin(Position p, Dice dice, Chronicle chronicle) {
    sequence.beginTurn(p, 1, dice, chronicle);
  }

  /** Makes a position as it is when this phase of this side begins, without what led to it. */
  public void enterPhase(Position p, int turn, Side side, Phase phase) {
    p.setTurn(turn);
    p.setPhasing(side);
    p.setStage(new PhaseStage(phase));
    for (int unit : roster.units(side)) {
      p.mark(unit, Flag.BEGAN_IN_ZONE, p.onMap(unit) && ZonesOfControl.stops(p, side, p.hex(unit)));
    }
    sequence.prepare(p, phase, Chronicle.SILENT);
  }

  @Override
  public AgsRules self() {
    return this;
  }

  @Override
  public AgsStage at(Position p) {
    return stage(p);
  }

  @Override
  public List<Verdict.Refusal> warnings(Position p, Order order) {
    return order instanceof EndPhase && stage(p) instanceof PhaseStage in
        ? stacking.warnings(p, in.phase())
        : List.of();
  }

  /** What is to be said of an order that a stage does not take. */
  public Verdict outOfPlace(Position p, Order order) {
    Refusals no = new Refusals();
    switch (order) {
      case Overrun o -> no.add("AGS-6.11", "units overrun only in their movement phases");
      case Attack o -> no.add("AGS-9.11", "units attack only in their own combat phase");
      case Enter o -> no.add("AGS-15.0", "reinforcements enter only in the initial movement phase");
      default -> {}
    }
    no.add(
        exclusive.ownOrders().placeCase(order),
        "'"
            + order.type()
            + "' has no place in the "
            + p.stage().word()
            + " stage; expected one of "
            + decision(p).orders());
    return no.verdict();
  }

  @Override
  public void carryOut(Position p, Order order, Dice dice, Chronicle chronicle) {
    stage(p).carryOut(this, p, order, dice, chronicle);
    exclusive.sequence().settle(p, order, dice, chronicle);
  }

  /** An order was carried out that no check let through. */
  public static IllegalStateException unexpected(Position p, Order order) {
    return new IllegalStateException(
        order + " was carried out in " + p.stage() + " without a legal verdict");
  }

  @Override
  public List<Reached> reach(Position p, Units units) {
    return answers.reach(p, units);
  }

  @Override
  public HexSet zones(Position p, Side side, String purpose) {
    return ZonesOfControl.hexes(p, side, purpose);
  }

  @Override
  public List<SupplyLine> supply(Position p, Side side) {
    return new SupplyLines(this).of(p, side);
  }

  @Override
  @Case({"AGS-11.31", "AGS-11.32"})
  public List<Commanded> commanded(Position p, Side side) {
    return IntStream.of(roster.headquarters(side))
        .filter(hq -> p.onMap(hq) && exclusive.commands(p, hq))
        .mapToObj(hq -> new Commanded(hq, supply.commandedBy(p, hq)))
        .toList();
  }

  @Override
  public Forecast odds(Position p, Order order) {
    return answers.odds(p, order);
  }

  @Override
  public Toll toll(Position p, Order order, String result) {
    return new Tolls(this).of(p, order, Result.parse(result));
  }

  @Override
  public View view(Position p, Side side) {
    return views.of(p, side);
  }

  /** What is not known of an untried unit is known to nobody. */
  @Override
  public boolean isOpenToAll() {
    return true;
  }

  /** Nobody knows what untried units are, so both sides imagine alike. */
  @Override
  @Case("AGS-13.1")
  public Position imagine(Position p, Side side, RandomGenerator random) {
    Position imagined = p.copy();
    exclusive.untried().redraw(imagined, random);
    return imagined;
  }

  @Override
  public Score score(Position p) {
    return ending.score(p, exclusive.victoryCase(), exclusive::score);
  }

  /** When the game ends and what counts then. */
  Ending ending() {
    return ending;
  }

  /** What earlier games teach commanders about a lead that a side reckons with. */
  Experience experience(Position p, Side side) {
    return experiences.of(side, p.turn());
  }

  /** The nature that has proved best for a side, as captains play it. */
  Nature nature(Position p, Side side) {
    return experiences.nature(side, p.turn());
  }

  /** The turn after which the game is over. */
  public int lastTurn() {
    return ending.lastTurn(exclusive.sequence().turns());
  }

  @Override
  public boolean isScoreOpen() {
    return !exclusive.untried().isRedrawn();
  }

  @Override
  public List<Chart> charts(Position p) {
    return new AgsCharts(this).of(p);
  }

  @Override
  public Staff staff() {
    return new AgsStaff(this);
  }

  @Override
  public List<String> invariants(Position p) {
    return new AgsInvariants(this).broken(p);
  }

  // ---- what sections share

  /** The hexes that hold too many units. */
  List<Integer> overfull(Position p) {
    return IntStream.range(0, board.hexes())
        .filter(hex -> stacking.isOverfull(p, hex))
        .boxed()
        .toList();
  }

  /** Opens a phase whose question was answered: judges supply and goes on from there. */
  public void open(Position p, Phase phase, Dice dice, Chronicle chronicle) {
    sequence.open(p, phase, dice, chronicle);
  }

  /** Goes on after a phase whose closing question was answered. */
  public void close(Position p, Phase phase, Dice dice, Chronicle chronicle) {
    sequence.close(p, phase, dice, chronicle);
  }

  /**
   * Spreads the reach of one unit, for those who look at many: the result is in the position's
   * working memory until the next call. Null if the unit cannot move by ordinary movement.
   */
  public @Nullable Reach spread(Position p, int unit) {
    return stage(p) instanceof PhaseStage in && in.phase().isMovement()
        ? movement.reach(p, in.phase(), unit)
        : null;
  }

  /** The path that {@link #spread} would find to a hex, or null. */
  int @Nullable [] way(Position p, int unit, int to, Distances distances) {
    return stage(p) instanceof PhaseStage in && in.phase().isMovement()
        ? movement.way(p, in.phase(), unit, to, distances)
        : null;
  }

  /**
   * The exact chances of an attack between units of known strength, in the order of {@link
   * CombatTable#distinct}, for those who weigh many.
   */
  public double[] chances(Position p, Attack order) {
    int shift = AirPower.shift(AgsSupport.of(order).air(), false) + exclusive.shift(p, order);
    return new Chances(this)
        .known(p, combat.participants(p, order), order.hexes().toArray(), shift, false);
  }

  /** Whether a unit on the map is in supply at this moment. */
  public boolean isSupplied(Position p, int unit) {
    return supply.isIn(p, unit);
  }

  public static AgsStage stage(Position p) {
    return (AgsStage) p.stage();
  }

  AgsScratch scratch(Position p) {
    return AgsScratch.of(p);
  }

  /** Takes a unit out of the game. */
  @Case("AGS-9.65")
  public void eliminate(Position p, int unit, String reason, String rule, Chronicle chronicle) {
    losses.eliminate(p, unit, reason, rule, chronicle);
  }

  /** How units lose steps. */
  AgsLosses losses() {
    return losses;
  }

  /** A unit's name for sentences. */
  public String name(int unit) {
    return board.unit(unit).id();
  }

  public String number(int hex) {
    return hex < 0 || hex >= board.hexes() ? "off the map" : board.grid().number(hex);
  }

  String path(Hexes hexes) {
    return String.join("-", hexes.stream().mapToObj(this::number).toList());
  }

  HexSet roadExits() {
    return roadExits;
  }

  int[] headquartersByRadius(Side side) {
    return headquartersByRadius[side.ordinal()];
  }

  public ExclusiveRules exclusive() {
    return exclusive;
  }

  CombatTable table() {
    return table;
  }

  public AgsRoster roster() {
    return roster;
  }

  public Terrain terrain() {
    return terrain;
  }

  public Stacking stacking() {
    return stacking;
  }

  public Supply supply() {
    return supply;
  }

  public Headquarters headquarters() {
    return headquarters;
  }

  public Control control() {
    return control;
  }

  public Movement movement() {
    return movement;
  }

  RailMovement rail() {
    return rail;
  }

  LegalOrders legalOrders() {
    return legalOrders;
  }

  RandomOrders randomOrders() {
    return randomOrders;
  }

  Sequence sequence() {
    return sequence;
  }

  Overrunning overrunning() {
    return overrunning;
  }

  Strength strength() {
    return strength;
  }

  Combat combat() {
    return combat;
  }

  public Results results() {
    return results;
  }

  public Retreating retreating() {
    return retreating;
  }

  Advancing advancing() {
    return advancing;
  }

  public UntriedUnits untried() {
    return untried;
  }

  AirPower air() {
    return air;
  }

  public Reinforcements reinforcements() {
    return reinforcements;
  }
}
