package hexfront.games.ags.star;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Score;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.Verdict;
import hexfront.engine.Verdict.Refusal;
import hexfront.engine.dice.Dice;
import hexfront.engine.events.Weather;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Manner;
import hexfront.engine.orders.Move;
import hexfront.engine.orders.Overrun;
import hexfront.engine.written.Forms;
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
import hexfront.games.ags.UntriedQuestions;
import hexfront.games.ags.VictoryLevels;
import hexfront.games.common.Flags;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The Exclusive rules of Operation Star: how it answers the questions of the Standard rules. */
public final class Star extends ExclusiveRules implements SequenceQuestions {
  static final int RAIL_USED = 0;
  private static final int VALUES = 1;
  private static final int FROST = 0;
  private static final int THAW = 1;
  private static final List<Phase> PHASES =
      List.of(
          Phase.INITIAL_MOVEMENT,
          Phase.COMBAT,
          Phase.MECHANIZED_MOVEMENT,
          Phase.DISRUPTION_REMOVAL);

  final Board board;
  final StarData data;
  private final Map<String, Boolean> options;
  private final boolean[] thaws;
  private final GermanSupply germanSupply;
  private final HexSet sovietSources;
  private final DivisionalIntegrity integrity;
  final SovietDoctrine doctrine;
  private final Disengagement disengagement;
  final StarReinforcements reinforcements;
  final OffMap offMap;
  final Leaving leaving;
  final StarVictory victory;
  private final Aims aims;
  private final StarOrders orders;
  private final StarEntries entering;

  Star(Board board, StarData data, Map<String, Boolean> options) {
    this.board = board;
    this.data = data;
    this.options = Map.copyOf(options);
    thaws = new boolean[data.track().size()];
    for (int i = 0; i < thaws.length; i++) {
      thaws[i] = weather(i + 1).equals("thaw");
    }
    germanSupply = new GermanSupply(board, data.closedExits());
    sovietSources = board.map().area("soviet-supply");
    integrity = new DivisionalIntegrity(board, data.neverIntegral());
    doctrine = new SovietDoctrine(board, data, option("defensive-headquarters-move"));
    disengagement = new Disengagement(board, doctrine, data.disengagement());
    reinforcements = new StarReinforcements(board, data, option("untried-16th-antitank"));
    offMap = new OffMap(board);
    leaving = new Leaving(board, data.exit());
    victory = new StarVictory(board, data, followsVersion4() ? Map.of() : data.pointsBefore4());
    aims = Aims.load("star", board);
    orders = new StarOrders(this);
    entering = new StarEntries(this);
  }

  private boolean option(String name) {
    return data.header().has(options, name);
  }

  // ---- earlier versions

  @Override
  public boolean followsVersion2() {
    return !option("rules-before-2");
  }

  /** Whether places count what play has tuned them to. */
  boolean followsVersion4() {
    return !option("rules-before-4");
  }

  // ---- 19.1 sequence of play

  @Override
  @Case("STAR-19.11")
  public Side firstPlayer() {
    return data.firstPlayer();
  }

  @Override
  @Case("STAR-19.13")
  public int turns() {
    return data.track().size();
  }

  @Override
  @Case({"STAR-19.12", "STAR-19.91"})
  public List<Phase> phases(int turn, Side side) {
    return turn == 1 && side == firstPlayer()
        ? PHASES.subList(PHASES.indexOf(data.firstPhase()), PHASES.size())
        : PHASES;
  }

  @Override
  @Case("STAR-19.7")
  public void beginTurn(Position p, Dice dice, Chronicle chronicle) {
    p.setValue(RAIL_USED, 0);
    chronicle.tell(new Weather(weather(p.turn()), "STAR-19.7"));
  }

  @Override
  public void judge(Position p, Phase phase) {
    if (phase.isMovement()) {
      p.unmarkAll(StarFlag.DISENGAGED);
    }
    if (p.phasing() == Side.SOVIET && phase != Phase.DISRUPTION_REMOVAL) {
      doctrine.judge(standard(), p);
    }
  }

  @Override
  @Case({"STAR-23.13", "STAR-24.1"})
  public void endPhase(Position p, Phase phase, Dice dice, Chronicle chronicle) {
    if (phase == Phase.INITIAL_MOVEMENT && p.phasing() == Side.SOVIET) {
      reinforcements.loseTheLate(standard(), p, chronicle);
      offMap.loseTheLate(standard(), p, chronicle);
    }
  }

  // ---- 19.2 rail

  @Override
  @Case({"STAR-19.2", "STAR-19.21", "STAR-19.22"})
  public RailMovement.Capacity rail() {
    return data.rail();
  }

  @Override
  public int railUsed(Position p) {
    return p.value(RAIL_USED);
  }

  @Override
  public void useRail(Position p, int points) {
    p.setValue(RAIL_USED, p.value(RAIL_USED) + points);
  }

  // ---- 19.3 and 19.4 rivers, 19.7 thaw

  String weather(int turn) {
    return data.track().get(Math.clamp(turn, 1, turns()) - 1).weather();
  }

  private boolean isThaw(int turn) {
    return thaws[Math.clamp(turn, 1, thaws.length) - 1];
  }

  @Override
  @Case({"STAR-19.31", "STAR-19.32"})
  public int terrainStates() {
    return THAW + 1;
  }

  @Override
  public String terrainStateName(int state) {
    return state == THAW ? "thaw" : "frost";
  }

  @Override
  @Case({"STAR-19.31", "STAR-19.32", "STAR-19.33", "STAR-19.34"})
  public int terrainState(Position p) {
    return isThaw(p.turn()) ? THAW : FROST;
  }

  @Override
  @Case({"STAR-19.31", "STAR-19.32"})
  public int minorRiverExtra(Side side, int state) {
    return state == THAW ? data.minorRiverInThaw() : 0;
  }

  @Override
  @Case({"STAR-19.33", "STAR-19.34"})
  public boolean minorRiversExist(int state, int hex) {
    return state == THAW;
  }

  @Override
  @Case("STAR-19.43")
  public int majorRiverExtra(Side side) {
    return data.majorRiver();
  }

  @Override
  @Case("STAR-19.41")
  public String riverRetreatCase() {
    return "STAR-19.41";
  }

  @Override
  @Case("STAR-19.42")
  public boolean supplyCrossesMajorRivers(Side side) {
    return true;
  }

  @Override
  @Case("STAR-19.7")
  public int allowance(Position p, Unit unit, int printed) {
    return isThaw(p.turn()) ? printed / 2 : printed;
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

  @Override
  public boolean roundsByStack() {
    return option("round-by-stack");
  }

  // ---- 19.6 German retreats, 24 retreats off the map

  @Override
  @Case("STAR-19.6")
  public boolean retreatsIntoZones(Side side) {
    return side == Side.AXIS;
  }

  @Override
  public String zoneRetreatCase() {
    return "STAR-19.6";
  }

  @Override
  @Case("STAR-24.0")
  public boolean survivesOffMap(Position p, int unit, int exit) {
    offMap.leave(p, unit, exit, p.turn());
    return true;
  }

  // ---- 19.8 stacking

  @Override
  @Case("STAR-19.8")
  public boolean mayShareHex(Unit one, Unit other) {
    return !isSovietCorps(one) && !isSovietCorps(other) || isSmall(one) || isSmall(other);
  }

  private static boolean isSovietCorps(Unit unit) {
    return unit.side() == Side.SOVIET && unit.size().equals("corps");
  }

  /** Brigades, whatever is smaller, and headquarters. */
  private static boolean isSmall(Unit unit) {
    return unit.arm().equals("headquarters")
        || !unit.size().equals("corps") && !unit.size().equals("division");
  }

  @Override
  public String companyCase() {
    return "STAR-19.8";
  }

  // ---- 20 supply

  @Override
  @Case({"STAR-20.1", "STAR-20.2"})
  public HexSet sources(Position p, Side side) {
    return side == Side.AXIS ? germanSupply.sources(p) : sovietSources;
  }

  @Override
  public boolean hasSources(Position p, Side side) {
    return side == Side.AXIS ? germanSupply.exists() : !sovietSources.isEmpty();
  }

  @Override
  @Case({"STAR-20.1", "STAR-20.2"})
  public int supplyRange(Side side) {
    return side == Side.AXIS ? data.supplyHexes() : super.supplyRange(side);
  }

  @Override
  public String supplyCase(Position p, Side side) {
    return side == Side.AXIS ? "STAR-20.2" : "STAR-20.1";
  }

  // ---- 21 Soviet doctrine

  @Override
  public @Nullable Refusal immobile(Position p, Phase phase, int unit) {
    return doctrine.immobile(p, phase, unit);
  }

  @Override
  public boolean restrictsSteps(Position p, int unit) {
    return doctrine.restricts(p, unit) || disengagement.restricts(p, unit);
  }

  @Override
  public @Nullable Refusal barredStep(Position p, int unit, int from, int direction, int to) {
    Refusal barred = doctrine.barredStep(p, unit, direction);
    return barred == null ? disengagement.barredStep(p, unit, to) : barred;
  }

  @Override
  public boolean barsStep(Position p, int unit, int from, int direction, int to) {
    return doctrine.barsStep(p, unit, direction) || disengagement.barsStep(p, unit, to);
  }

  @Override
  public Verdict mayOverrun(Position p, Unit unit) {
    return doctrine.mayOverrun(p, unit);
  }

  @Override
  public Verdict checkOverrun(Position p, Overrun order) {
    return doctrine.checkOverrun(p, order);
  }

  @Override
  public boolean halvesAttack(Position p, int unit) {
    return doctrine.halvesAttack(standard(), p, unit);
  }

  @Override
  public String halvedCase() {
    return "STAR-21.23";
  }

  @Override
  public int bound(Position p, Battle.Revelation revelation) {
    return doctrine.bound(standard(), p, revelation);
  }

  @Override
  public String boundCase() {
    return "STAR-21.11";
  }

  // ---- 22 disengagement

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
    return disengagement.check(p, order, unit);
  }

  @Override
  public boolean mayDisengage(Position p, int unit) {
    return disengagement.isOpenTo(p, unit);
  }

  @Override
  public int extraCost(Move order) {
    return disengagement.extraCost(order);
  }

  @Override
  public void moved(Position p, Move order, Chronicle chronicle) {
    disengagement.moved(p, order);
  }

  // ---- sections that answer for themselves

  @Override
  public SequenceQuestions sequence() {
    return this;
  }

  @Override
  public OwnOrderQuestions ownOrders() {
    return orders;
  }

  @Override
  @Case("STAR-19.91")
  public AirQuestions air() {
    return AirQuestions.none("STAR-19.91");
  }

  @Override
  public UntriedQuestions untried() {
    return entering;
  }

  @Override
  public ReinforcementQuestions reinforcement() {
    return entering;
  }

  // ---- 25 victory

  @Override
  public Score score(Position p) {
    return victory.score(p, standard());
  }

  @Override
  public Optional<VictoryLevels> victoryLevels(Position p) {
    return Optional.of(victory.levels(score(p)));
  }

  @Override
  @Case("STAR-25.3")
  public String controlCase() {
    return "STAR-25.3";
  }

  @Override
  public String victoryCase() {
    return "STAR-25.0";
  }

  // ---- what it keeps, shows and tells

  @Override
  public int values() {
    return VALUES;
  }

  @Override
  public void register(Forms forms) {
    ownFlags().forEach(forms::flag);
    forms
        .flag("fixed-defensive", StarFlag.FIXED_DEFENSIVE)
        .numberInFlags("turn-left", StarFlag.TURN_MASK)
        .number("rail-used", RAIL_USED);
  }

  @Override
  public Flags ownFlags() {
    return StarFlag.WORDS;
  }

  @Override
  public Map<String, Object> state(Position p) {
    return StarState.STATE.shown(this, p, p.phasing());
  }

  @Override
  public GameAims aims() {
    return new StarAims(this, aims);
  }
}
