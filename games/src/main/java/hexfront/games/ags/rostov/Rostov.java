package hexfront.games.ags.rostov;

import hexfront.engine.Ask;
import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Score;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.Verdict;
import hexfront.engine.Verdict.Refusal;
import hexfront.engine.dice.Dice;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Attack;
import hexfront.engine.orders.Enter;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Manner;
import hexfront.engine.orders.Move;
import hexfront.engine.orders.OrderType;
import hexfront.engine.orders.Overrun;
import hexfront.engine.orders.Rail;
import hexfront.engine.written.Forms;
import hexfront.games.ags.AgsRules;
import hexfront.games.ags.AgsStage;
import hexfront.games.ags.AgsSupport;
import hexfront.games.ags.Aims;
import hexfront.games.ags.Battle;
import hexfront.games.ags.Disengaging;
import hexfront.games.ags.ExclusiveRules;
import hexfront.games.ags.GameAims;
import hexfront.games.ags.Phase;
import hexfront.games.ags.RailMovement;
import hexfront.games.ags.Supply;
import hexfront.games.ags.Terrain;
import hexfront.games.ags.Withdraw;
import hexfront.games.common.Flags;
import hexfront.games.common.StandIn;
import hexfront.games.common.UntriedRoster;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The Exclusive rules of Rostov: how it answers the questions of the Standard rules. */
public final class Rostov extends ExclusiveRules {
  private static final UntriedRoster UNTRIED = UntriedRoster.of("rostov");

  private static final List<Phase> PHASES =
      List.of(
          Phase.INITIAL_MOVEMENT,
          Phase.COMBAT,
          Phase.MECHANIZED_MOVEMENT,
          Phase.DISRUPTION_REMOVAL,
          Phase.AIR_POWER);

  private final Board board;
  private final RostovData data;
  private final Map<String, Boolean> options;
  private final Weather weather;
  private final SecondStep secondStep;
  private final Disengagement disengagement;
  private final SovietHeadquarters headquarters;
  private final SupplyCounters counters;
  private final AxisSupplyChain chain;
  private final AirMarkers air;
  private final ReinforcementPool pool;
  private final Arrivals arrivals;
  private final Withdrawal withdrawal;
  private final DivisionalIntegrity integrity;
  private final RostovVictory victory;
  private final Aims aims;
  private final SetUp setUp;
  private final RostovOrders orders;
  private final RostovDrafts drafts;
  private final HexSet sovietSources;

  Rostov(Board board, RostovData data, Map<String, Boolean> options) {
    this.board = board;
    this.data = data;
    this.options = Map.copyOf(options);
    weather = new Weather(board, data, option("variable-weather"));
    secondStep = new SecondStep(board);
    disengagement = new Disengagement(board, weather, secondStep);
    headquarters = new SovietHeadquarters(board, data);
    counters = new SupplyCounters(board, data);
    chain = new AxisSupplyChain(board, data, weather, counters);
    air = new AirMarkers(board, data.air(), counters);
    pool = new ReinforcementPool(board);
    arrivals = new Arrivals(board, data, pool, counters, option("blocked-reinforcements-are-lost"));
    withdrawal = new Withdrawal(board, data.withdrawal());
    integrity = new DivisionalIntegrity(board);
    victory = new RostovVictory(board, data, chain);
    aims = Aims.load("rostov", board);
    setUp = new SetUp(board, counters);
    orders = new RostovOrders(this);
    drafts = new RostovDrafts(board, this);
    sovietSources = board.map().area("soviet-supply");
  }

  private boolean option(String name) {
    return data.header().has(options, name);
  }

  // ---- earlier versions

  @Override
  public boolean followsVersion2() {
    return !option("rules-before-2");
  }

  // ---- 19.1 sequence of play

  @Override
  @Case("ROSTOV-19.11")
  public Side firstPlayer() {
    return data.firstPlayer();
  }

  @Override
  @Case("ROSTOV-19.12")
  public int turns() {
    return data.track().size();
  }

  @Override
  @Case("ROSTOV-19.0")
  public List<Phase> phases(int turn, Side side) {
    return PHASES;
  }

  @Override
  public void beginTurn(Position p, Dice dice, Chronicle chronicle) {
    p.setValue(RostovValue.RAIL_USED, 0);
    p.setValue(RostovValue.FRONT_SHIFT_USED, 0);
    air.beginTurn(p);
    arrivals.beginTurn(p);
    weather.beginTurn(p, dice, chronicle);
  }

  @Override
  public void beginPlayerTurn(Position p, Dice dice, Chronicle chronicle) {
    arrivals.beginPlayerTurn(p, dice);
  }

  /** When the Soviet player-turn begins, the Axis player may supply a stack by air. */
  @Override
  @Case({"ROSTOV-23.2", "ROSTOV-24.12"})
  public @Nullable AgsStage questionBefore(Position p, Phase phase) {
    return phase == Phase.INITIAL_MOVEMENT
            && p.phasing() == Side.SOVIET
            && air.axisLeft(p) > 0
            && p.value(RostovValue.USED_ON_SUPPLY) == 0
        ? new AirSupplyStage(phase)
        : null;
  }

  @Override
  public void beginPhase(Position p, Phase phase, Dice dice, Chronicle chronicle) {
    p.setValue(RostovValue.BEGUN, 0);
    p.unmarkAll(RostovFlag.DISENGAGED);
    air.beginPhase(p, phase);
  }

  @Override
  public boolean passes(Position p, Phase phase) {
    return super.passes(p, phase) || phase == Phase.AIR_POWER && air.passes(p);
  }

  @Override
  public @Nullable AgsStage questionAfter(Position p, Phase phase) {
    return phase == Phase.AIR_POWER && withdrawal.isShort(p) ? new ShortfallStage(phase) : null;
  }

  @Override
  public void endPhase(Position p, Phase phase, Dice dice, Chronicle chronicle) {
    arrivals.endPhase(p, phase, dice, chronicle);
  }

  @Override
  public void endPlayerTurn(Position p, Dice dice, Chronicle chronicle) {
    air.endPlayerTurn(p);
    if (p.phasing() == Side.AXIS) {
      counters.endPlayerTurn(p, chronicle);
    }
  }

  /** Dice that had to wait for the end of an order, and the choice of a second step. */
  @Override
  @Case({"ROSTOV-22.2", "ROSTOV-19.61"})
  public void settle(Position p, Order order, Dice dice, Chronicle chronicle) {
    if (order instanceof Move
        || order instanceof Overrun
        || order instanceof Rail
        || order instanceof Enter
        || order instanceof Withdraw) {
      p.setValue(RostovValue.BEGUN, 1);
    }
    for (int unit = 0; p.value(RostovValue.PENDING) > 0 && unit < board.unitCount(); unit++) {
      if (p.is(unit, RostovFlag.UNDECIDED)) {
        p.unmark(unit, RostovFlag.UNDECIDED);
        p.setValue(RostovValue.PENDING, p.value(RostovValue.PENDING) - 1);
        if (SovietHeadquarters.is(board.unit(unit))) {
          headquarters.decideFate(p, unit, dice, chronicle);
        } else {
          secondStep.sort(p, pool.identify(p, unit, dice, chronicle));
        }
      }
    }
    int substitute = secondStep.toAsk(p);
    if (substitute >= 0) {
      p.unmark(substitute, RostovFlag.SUBSTITUTED);
      AgsStage back = AgsRules.stage(p);
      if (p.onMap(substitute) && !secondStep.alternatives(p, substitute).isEmpty()) {
        p.setStage(new SecondStepStage(substitute, back));
      }
    }
  }

  // ---- orders and stages of its own

  @Override
  public List<OrderType> orderTypes() {
    return RostovOrders.TYPES;
  }

  @Override
  public List<Ask> asks(Position p, Phase phase) {
    return drafts.asks(p, phase, standard());
  }

  @Override
  public boolean takes(Phase phase, Order order) {
    return orders.takes(phase, order);
  }

  @Override
  public Verdict check(Position p, Phase phase, Order order) {
    return orders.check(p, phase, order, standard());
  }

  @Override
  public void carryOut(Position p, Phase phase, Order order, Dice dice, Chronicle chronicle) {
    orders.carryOut(p, phase, order, standard(), dice, chronicle);
  }

  @Override
  public @Nullable Order draft(Position p, Phase phase, RandomGenerator random) {
    return drafts.draft(p, phase, standard(), random);
  }

  @Override
  public String placeCase(Order order) {
    return order instanceof PlaceSupply ? "ROSTOV-18.21" : super.placeCase(order);
  }

  /** This game among the Standard rules that play it. */
  static Rostov of(AgsRules rules) {
    return (Rostov) rules.exclusive();
  }

  // ---- 19.2 rail

  @Override
  @Case({"ROSTOV-19.2", "ROSTOV-19.21", "ROSTOV-25.31"})
  public RailMovement.Capacity rail() {
    return data.rail();
  }

  @Override
  public int railUsed(Position p) {
    return p.value(RostovValue.RAIL_USED);
  }

  @Override
  public void useRail(Position p, int points) {
    p.setValue(RostovValue.RAIL_USED, p.value(RostovValue.RAIL_USED) + points);
  }

  @Override
  @Case("ROSTOV-19.22")
  public int railPoints(Unit unit) {
    return unit.mechanized() ? 2 : 1;
  }

  @Override
  @Case({"ROSTOV-19.21", "ROSTOV-24.11"})
  public int railHexCost(Position p, int hex) {
    return air.isInterdicted(p, hex) ? data.railHexUnderMarker() : 1;
  }

  @Override
  @Case("ROSTOV-24.11")
  public int[] dearHexes(Position p, int unit) {
    return air.interdicted(p);
  }

  // ---- 19.3 roads, rivers and 20 weather

  @Override
  @Case("ROSTOV-19.3")
  public boolean roadsHelp(int movementClass) {
    return false;
  }

  @Override
  public int[] terrainStates() {
    return new int[] {Weather.CLEAR, Weather.MODERATE, Weather.SEVERE};
  }

  @Override
  public int terrainState(Position p, int hex) {
    return weather.at(p, hex);
  }

  @Override
  public int hexCostFactor(int state) {
    return Weather.hexCostFactor(state);
  }

  @Override
  @Case({"AGS-10.11", "ROSTOV-20.23"})
  public int minorRiverExtra(Side side, int state) {
    return Weather.riversAreFrozen(state) ? 0 : data.minorRiverExtra().getOrDefault(side, 1);
  }

  @Override
  @Case("AGS-10.13")
  public int majorRiverExtra(Side side) {
    return data.majorRiverExtra().getOrDefault(side, 2);
  }

  @Override
  @Case("ROSTOV-20.23")
  public boolean minorRiversExist(int state, int hex) {
    return !Weather.riversAreFrozen(state);
  }

  @Override
  public int advanceLimit(Position p, int unit) {
    return weather.advanceLimit(p, unit, super.advanceLimit(p, unit));
  }

  @Override
  public String advanceCase() {
    return "ROSTOV-20.22";
  }

  @Override
  public @Nullable Refusal immobile(Position p, Phase phase, int unit) {
    Refusal byWeather = weather.immobile(p, phase, unit);
    return byWeather != null ? byWeather : counters.immobile(p, unit);
  }

  @Override
  public boolean roundsByStack() {
    return option("round-by-stack");
  }

  // ---- 19.5 divisional integrity

  @Override
  public int attackMultiplier(Position p, int unit) {
    return integrity.multiplier(p, unit);
  }

  @Override
  public int defenceMultiplier(Position p, int unit) {
    return integrity.multiplier(p, unit);
  }

  // ---- 19.6 second steps

  @Override
  public int stepsLeft(Position p, int unit) {
    return secondStep.stepsLeft(p, unit);
  }

  @Override
  public int substitute(Position p, int unit, int steps, Chronicle chronicle) {
    return secondStep.substitute(p, unit, steps, chronicle);
  }

  /** Eliminated Soviet units are sorted; headquarters and unknown units wait for a die or draw. */
  @Override
  @Case({"ROSTOV-19.61", "ROSTOV-22.2"})
  public void eliminated(Position p, int unit) {
    Unit it = board.unit(unit);
    if (SovietHeadquarters.is(it) || StandIn.is(it)) {
      p.mark(unit, RostovFlag.UNDECIDED);
      p.setValue(RostovValue.PENDING, p.value(RostovValue.PENDING) + 1);
    } else if (it.side() == Side.SOVIET) {
      secondStep.sort(p, unit);
    }
  }

  // ---- 21 disengagement

  @Override
  public Class<? extends Manner> manner() {
    return Disengaging.class;
  }

  @Override
  public boolean disengages(Move order) {
    return Disengaging.is(order);
  }

  @Override
  public Verdict checkDisengagement(Position p, Phase phase, Move order, int unit) {
    return disengagement.checkUnit(p, order, unit);
  }

  @Override
  public int extraCost(Move order) {
    return Disengaging.is(order) ? Disengagement.COST : 0;
  }

  @Override
  public Verdict checkMove(Position p, Phase phase, Move order) {
    return disengagement.checkMove(p, order);
  }

  @Override
  public boolean restrictsSteps(Position p, int unit) {
    return counters.is(unit) || p.is(unit, RostovFlag.DISENGAGED);
  }

  @Override
  public @Nullable Refusal barredStep(Position p, int unit, int from, int direction, int to) {
    Refusal counter = counters.barredStep(p, unit, to);
    return counter != null ? counter : disengagement.barredStep(p, unit, to);
  }

  /** A retreat without a battle is that of units that failed to disengage. */
  @Override
  @Case("ROSTOV-21.3")
  public Side retreatedBy(Battle battle) {
    return battle.attackers().size() == 0 ? Side.AXIS : super.retreatedBy(battle);
  }

  @Override
  public String boundCase() {
    return "ROSTOV-21.3";
  }

  // ---- 22 headquarters; combat

  @Override
  @Case("ROSTOV-23.13")
  public Verdict mayOverrun(Position p, Unit unit) {
    return SupplyCounters.is(unit)
        ? Verdict.refused("ROSTOV-23.13", unit.id() + " is a supply counter and fights nobody")
        : Verdict.legal();
  }

  @Override
  public Class<? extends AgsSupport> support() {
    return RostovSupport.class;
  }

  @Override
  public AgsSupport support(boolean air, boolean hqBonus) {
    return new RostovSupport(air, hqBonus, false);
  }

  @Override
  @Case({"ROSTOV-23.13", "ROSTOV-22.3"})
  public Verdict checkAttack(Position p, Attack order) {
    return order.attackers().stream().anyMatch(counters::is)
        ? Verdict.refused("ROSTOV-23.13", "a supply counter fights nobody")
        : headquarters.check(p, order, standard());
  }

  @Override
  @Case("ROSTOV-22.31")
  public void declared(Position p, Attack order) {
    if (RostovSupport.of(order).swFront()) {
      p.setValue(RostovValue.FRONT_SHIFT_USED, 1);
    }
  }

  @Override
  @Case({"ROSTOV-22.3", "ROSTOV-22.33"})
  public int shift(Position p, Attack order) {
    return RostovSupport.of(order).swFront() ? 1 : 0;
  }

  // ---- 19.4, 19.7 and 23 supply

  @Override
  @Case("ROSTOV-19.7")
  public HexSet sources(Position p, Side side) {
    return side == Side.SOVIET ? sovietSources : chain.sources(p);
  }

  @Override
  @Case("ROSTOV-19.4")
  public int waysThatCarrySupply(Side side) {
    return side == Side.AXIS ? Terrain.ROAD : super.waysThatCarrySupply(side);
  }

  @Override
  @Case("ROSTOV-23.0")
  public boolean tracesItself(Side side) {
    return side == Side.AXIS;
  }

  @Override
  public void trace(Position p, Side side, Supply.Ground ground, HexSet into) {
    chain.trace(p, ground, false, into);
  }

  @Override
  public Hexes supplyLine(Position p, int unit, HexSet open, byte[] blocked) {
    boolean[] valid = chain.valid(p, standard().supply().ground(p, Side.AXIS));
    return chain.line(p, unit, valid, open, blocked);
  }

  /** Whether a counter belongs to a valid chain now. */
  boolean isLinked(Position p, int unit) {
    boolean[] valid = chain.valid(p, standard().supply().ground(p, Side.AXIS));
    return IntStream.range(0, valid.length).anyMatch(i -> counters.all()[i] == unit && valid[i]);
  }

  @Override
  @Case({"ROSTOV-23.14", "ROSTOV-23.2"})
  public @Nullable Boolean suppliedOtherwise(Position p, int unit) {
    return counters.is(unit) || p.is(unit, RostovFlag.AIR_SUPPLIED) ? true : null;
  }

  @Override
  public String supplyCase(Position p, Side side) {
    return side == Side.AXIS ? "ROSTOV-23.0" : "ROSTOV-19.7";
  }

  // ---- 19.8 and 24 air power

  @Override
  public int airPoints(Position p, Side side) {
    return air.combatPoints(p, side);
  }

  @Override
  @Case("ROSTOV-24.22")
  public void spendAirPoint(Position p, Side side) {
    p.setValue(RostovValue.SOVIET_AIR_USED, 1);
  }

  @Override
  public String airCase(Position p, Side side) {
    return side == Side.AXIS ? "ROSTOV-19.8" : "ROSTOV-24.2";
  }

  // ---- 13, 18 and 25 untried units and reinforcements

  @Override
  public List<Unit> looksLike(Unit unit) {
    return UNTRIED.like(unit);
  }

  @Override
  public int[] drawPool(Position p, int unit) {
    return pool.drawPool(p, unit);
  }

  @Override
  public int[] mayBe(Position p, int unit) {
    return pool.mayBe(p, unit);
  }

  @Override
  public void redraw(Position p, RandomGenerator random) {
    pool.redraw(p, random);
  }

  @Override
  public void revealed(Position p, int unit, int counter) {
    pool.revealed(p, unit, counter);
  }

  @Override
  public boolean isDue(Position p, int unit) {
    return arrivals.isDue(p, unit);
  }

  @Override
  public HexSet entryHexes(Position p, int unit) {
    return arrivals.entryHexes(p, unit);
  }

  @Override
  public boolean mustEnter(Position p, int unit) {
    return arrivals.mustEnter(p, unit);
  }

  @Override
  public int entryCost(Position p, int unit, int hex, int hexCost) {
    return arrivals.entryCost(p, unit, hex, hexCost);
  }

  @Override
  @Case("ROSTOV-23.13")
  public Verdict checkEntry(Position p, Enter order) {
    int hex = order.hex().index();
    for (int unit : order.units().toArray()) {
      Refusal barred = counters.barredStep(p, unit, hex);
      if (barred != null) {
        return Verdict.refused(barred.rule(), barred.why());
      }
    }
    return arrivals.check(p, order);
  }

  @Override
  public void entered(Position p, Enter order) {
    arrivals.entered(p, order);
  }

  @Override
  public String reinforcementCase(int unit) {
    return board.side(unit) == Side.SOVIET ? "ROSTOV-25.3" : "ROSTOV-25.1";
  }

  @Override
  public String entryCase() {
    return "ROSTOV-25.0";
  }

  // ---- 26 victory, and the rest

  @Override
  public void occupied(Position p, Side side, int hex, Chronicle chronicle) {
    counters.occupied(p, side, hex, chronicle);
    arrivals.occupied(p, side, hex);
    victory.occupied(p, side, hex);
  }

  @Override
  public Score score(Position p) {
    return victory.score(p, standard());
  }

  @Override
  public String controlCase() {
    return "ROSTOV-26.1";
  }

  @Override
  public String victoryCase() {
    return "ROSTOV-26.3";
  }

  @Override
  @Case({"ROSTOV-23.13", "ROSTOV-18.15"})
  public List<String> broken(Position p) {
    List<String> broken = new ArrayList<>();
    for (int unit : counters.all()) {
      if (p.onMap(unit) && p.holds(Side.SOVIET, p.hex(unit))) {
        broken.add(board.unit(unit).id() + " stands with Soviet units");
      }
    }
    if (pool.size(p) < 0 || p.value(RostovValue.PENDING) != 0) {
      broken.add("eliminated units have not been sorted");
    }
    return broken;
  }

  // ---- what it keeps, shows and tells

  @Override
  public int values() {
    return RostovValue.size(board.unitCount());
  }

  @Override
  public void register(Forms forms) {
    RostovForms.register(forms, board, data, arrivals.cities());
  }

  @Override
  public Flags ownFlags() {
    return RostovFlag.WORDS;
  }

  @Override
  public Map<String, Object> state(Position p) {
    return RostovState.STATE.shown(this, p, p.phasing());
  }

  @Override
  public GameAims aims() {
    return new RostovAims(this, aims);
  }

  // ---- its sections

  RostovData data() {
    return data;
  }

  RostovDrafts drafts() {
    return drafts;
  }

  Weather weather() {
    return weather;
  }

  SecondStep secondStep() {
    return secondStep;
  }

  Disengagement disengagement() {
    return disengagement;
  }

  SovietHeadquarters headquarters() {
    return headquarters;
  }

  SupplyCounters counters() {
    return counters;
  }

  AxisSupplyChain chain() {
    return chain;
  }

  AirMarkers air() {
    return air;
  }

  ReinforcementPool pool() {
    return pool;
  }

  Arrivals arrivals() {
    return arrivals;
  }

  Withdrawal withdrawal() {
    return withdrawal;
  }

  RostovVictory victory() {
    return victory;
  }

  SetUp setUp() {
    return setUp;
  }
}
