package hexfront.games.ags.rostov;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Score;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.Verdict;
import hexfront.engine.Verdict.Refusal;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Attack;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Manner;
import hexfront.engine.orders.Move;
import hexfront.engine.written.Forms;
import hexfront.games.ags.AgsRules;
import hexfront.games.ags.AgsSupport;
import hexfront.games.ags.Aims;
import hexfront.games.ags.AirQuestions;
import hexfront.games.ags.Battle;
import hexfront.games.ags.Disengaging;
import hexfront.games.ags.ExclusiveRules;
import hexfront.games.ags.GameAims;
import hexfront.games.ags.OwnOrderQuestions;
import hexfront.games.ags.Phase;
import hexfront.games.ags.RailMovement;
import hexfront.games.ags.ReinforcementQuestions;
import hexfront.games.ags.SequenceQuestions;
import hexfront.games.ags.Supply;
import hexfront.games.ags.Terrain;
import hexfront.games.ags.UntriedQuestions;
import hexfront.games.ags.VictoryLevels;
import hexfront.games.common.Flags;
import hexfront.games.common.StandIn;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The Exclusive rules of Rostov: how it answers the questions of the Standard rules. */
public final class Rostov extends ExclusiveRules {
  final Board board;
  final RostovData data;
  private final Map<String, Boolean> options;
  final Weather weather;
  final SecondStep secondStep;
  final Disengagement disengagement;
  final SovietHeadquarters headquarters;
  final SupplyCounters counters;
  final AxisSupplyChain chain;
  final AirMarkers air;
  final ReinforcementPool pool;
  final Arrivals arrivals;
  final Withdrawal withdrawal;
  private final DivisionalIntegrity integrity;
  final RostovVictory victory;
  private final Aims aims;
  final SetUp setUp;
  private final RostovOrders orders;
  private final RostovSequence sequence;
  final RostovDrafts drafts;
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
    sequence = new RostovSequence(this);
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
  public int terrainStates() {
    return Weather.WORDS.size();
  }

  @Override
  public String terrainStateName(int state) {
    return Weather.WORDS.get(state);
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
  public int lineState(Position p) {
    return counters.expended(p);
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

  // ---- sections that answer for themselves

  @Override
  public SequenceQuestions sequence() {
    return sequence;
  }

  @Override
  public OwnOrderQuestions ownOrders() {
    return orders;
  }

  @Override
  public AirQuestions air() {
    return air;
  }

  @Override
  public UntriedQuestions untried() {
    return pool;
  }

  @Override
  public ReinforcementQuestions reinforcement() {
    return arrivals;
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
  public Optional<VictoryLevels> victoryLevels(Position p) {
    return Optional.of(victory.levels(score(p)));
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
}
