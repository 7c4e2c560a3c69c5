package hexfront.games.ags.korsun;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Score;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.Verdict;
import hexfront.engine.Verdict.Refusal;
import hexfront.engine.map.HexMap;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Attack;
import hexfront.engine.orders.Manner;
import hexfront.engine.orders.Move;
import hexfront.engine.orders.Overrun;
import hexfront.engine.orders.Units;
import hexfront.engine.written.Forms;
import hexfront.games.ags.AgsRules;
import hexfront.games.ags.Aims;
import hexfront.games.ags.AirQuestions;
import hexfront.games.ags.ExclusiveRules;
import hexfront.games.ags.Explanations;
import hexfront.games.ags.GameAims;
import hexfront.games.ags.OwnOrderQuestions;
import hexfront.games.ags.Phase;
import hexfront.games.ags.RailMovement;
import hexfront.games.ags.ReinforcementQuestions;
import hexfront.games.ags.SequenceQuestions;
import hexfront.games.ags.Terrain;
import hexfront.games.ags.VictoryLevels;
import hexfront.games.common.Flags;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The Exclusive rules of Korsun: how it answers the questions of the Standard rules. */
public final class Korsun extends ExclusiveRules {
  static final int WEATHER = 0;
  static final int AIR_USED = 1;
  static final int AIR_MARKERS = AIR_USED + 2;
  static final int COORDINATOR = AIR_MARKERS + AirSupply.MARKERS;
  static final int OPERATIONS = COORDINATOR + 1;

  private final Board board;
  final KorsunData data;
  private final Map<String, Boolean> options;
  private final int values;
  private final HexSet[] sources;
  final KorsunWeather weather;
  final AirPoints airPoints;
  private final BoundUnits bound;
  final Disengagement disengagement;
  final ActiveHeadquarters headquarters;
  final Operations operations;
  final SupportedCorps supported;
  private final DivisionalIntegrity integrity;
  final Isolation isolation;
  final AirSupply airSupply;
  final HeavyEquipment equipment;
  private final KorsunReinforcements reinforcements;
  final KorsunVictory victory;
  private final Aims aims;
  private final OwnOrders own = new OwnOrders(this);
  private final KorsunSequence sequence = new KorsunSequence(this);
  final GermanSetUp setUp;

  Korsun(Board board, KorsunData data, Map<String, Boolean> options) {
    this.board = board;
    this.data = data;
    this.options = Map.copyOf(options);
    int[] sovietHeadquarters = ActiveHeadquarters.all(board);
    int lines = OPERATIONS + sovietHeadquarters.length;
    values = lines + board.unitCount();
    HexMap map = board.map();
    sources = new HexSet[] {map.area("axis-supply").copy(), map.area("soviet-supply")};
    sources[0].addAll(map.area("german-supply"));
    StartLine line = new StartLine(map);
    Assignments assignments = new Assignments(board, data);
    weather = new KorsunWeather(data, option("variable-weather"), WEATHER);
    airPoints = new AirPoints(data, weather, AIR_USED);
    bound = new BoundUnits(board, data, line, assignments);
    disengagement = new Disengagement(board, data);
    headquarters = new ActiveHeadquarters(board, data, sovietHeadquarters, lines);
    operations = new Operations(board, data, headquarters, OPERATIONS, COORDINATOR);
    supported = new SupportedCorps(board, data);
    integrity = new DivisionalIntegrity(board);
    isolation = new Isolation(board, data);
    HexSet airfields = AirSupply.airfields(map, option("cities-take-air-supply"));
    airSupply = new AirSupply(board, isolation, airPoints, airfields, AIR_MARKERS);
    equipment = new HeavyEquipment(board);
    reinforcements = new KorsunReinforcements(board);
    victory = new KorsunVictory(board, data, isolation);
    aims = Aims.load("korsun", board);
    setUp = new GermanSetUp(board, data, line, assignments);
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
  static Korsun of(AgsRules rules) {
    return (Korsun) rules.exclusive();
  }

  // ---- 19.2 terrain

  @Override
  @Case("KORSUN-19.21")
  public RailMovement.@Nullable Capacity rail() {
    return null;
  }

  @Override
  @Case({"KORSUN-19.22", "AGS-10.23"})
  public boolean roadsHelp(int movementClass) {
    return super.roadsHelp(movementClass) || option("road-helps-infantry");
  }

  @Override
  @Case("KORSUN-19.22")
  public boolean roadsBridgeRivers() {
    return true;
  }

  @Override
  @Case("KORSUN-19.23")
  public int majorRiverExtra(Side side) {
    return data.majorRiverExtra();
  }

  @Override
  @Case("KORSUN-19.24")
  public int minorRiverExtra(Side side, int state) {
    return data.minorRiverExtra();
  }

  @Override
  @Case("KORSUN-19.25")
  public String waterCase() {
    return "KORSUN-19.25";
  }

  @Override
  public boolean roundsByStack() {
    return option("round-by-stack");
  }

  // ---- 19.3, 24.1 stacking

  /** A corps counts as three units; the Baeke regiment stands beside three others. */
  @Override
  @Case({"KORSUN-24.12", "KORSUN-19.3"})
  public int stackingPoints(Unit unit) {
    return isCorps(unit) ? 3 : unit.arm().equals("heavy-tank") ? 0 : 1;
  }

  private static boolean isCorps(Unit unit) {
    return unit.side() == Side.SOVIET && unit.size().equals("corps");
  }

  @Override
  public String stackingCase(Position p, int hex) {
    return hex >= 0 && IntStream.of(p.stack(hex)).anyMatch(unit -> isCorps(board.unit(unit)))
        ? "KORSUN-24.12"
        : super.stackingCase(p, hex);
  }

  @Override
  @Case("KORSUN-24.12")
  public boolean mayRetreatOnto(Unit unit, Unit other) {
    return !isCorps(unit) || !standard().roster().isCombatUnit(other.index());
  }

  @Override
  public String retreatOntoCase() {
    return "KORSUN-24.12";
  }

  // ---- 19.4 overrun

  @Override
  @Case({"KORSUN-19.4", "KORSUN-25.31"})
  public Verdict mayOverrun(Position p, Unit unit) {
    if (unit.side() == Side.SOVIET && !unit.mechanized()) {
      return Verdict.refused("KORSUN-19.4", unit.id() + " is not mechanized and cannot overrun");
    }
    return HeavyEquipment.isLost(p, unit.index())
        ? Verdict.refused("KORSUN-25.31", unit.id() + " has lost its heavy equipment")
        : Verdict.legal();
  }

  @Override
  public Verdict checkOverrun(Position p, Overrun order) {
    for (int unit : order.units().toArray()) {
      Verdict end = bound.checkEnd(p, unit, order.hex().index());
      if (!end.isLegal()) {
        return end;
      }
    }
    if (p.phasing() == Side.AXIS) {
      return disengagement.checkCover(p, order.units(), false);
    }
    return operations.check(p, order);
  }

  @Override
  public void declared(Position p, Overrun order) {
    operations.declared(p, order);
  }

  @Override
  public void overran(Position p, Units units, int hex) {
    HeavyEquipment.moved(p, units);
  }

  // ---- 19.5 divisional integrity, 24.2 support, 25.3 heavy equipment

  @Override
  @Case({"KORSUN-19.51", "KORSUN-24.21"})
  public int attackMultiplier(Position p, int unit, Units attackers) {
    return integrity.attackMultiplier(p, unit, attackers)
        * SupportedCorps.attackMultiplier(p, unit);
  }

  @Override
  @Case({"KORSUN-19.52", "KORSUN-25.33"})
  public int defenceMultiplier(Position p, int unit) {
    return integrity.defenceMultiplier(p, unit) * HeavyEquipment.defenceMultiplier(p, unit);
  }

  @Override
  @Case("KORSUN-19.56")
  public int shift(Position p, Attack order) {
    return integrity.shift(p, order.hexes().toArray());
  }

  @Override
  @Case("KORSUN-19.56")
  public int shift(Position p, Overrun order) {
    return option("infantry-shift-in-overruns") ? integrity.shift(p, order.hex().index()) : 0;
  }

  // ---- 19.6 headquarters; steps are a matter of the counters

  @Override
  @Case("KORSUN-19.62")
  public int headquartersDefence(Unit unit) {
    return unit.leadership() / 2;
  }

  // ---- 19.7 supply

  @Override
  @Case({"KORSUN-19.71", "KORSUN-19.72"})
  public HexSet sources(Position p, Side side) {
    return sources[side.ordinal()];
  }

  @Override
  @Case("KORSUN-19.72")
  public boolean supplyCrossesMajorRivers(Side side) {
    return side == Side.AXIS;
  }

  @Override
  @Case("KORSUN-19.71")
  public int waysThatCarrySupply(Side side) {
    return Terrain.ROAD;
  }

  @Override
  @Case("KORSUN-19.71")
  public boolean citiesCarrySupply(Side side) {
    return side == Side.AXIS;
  }

  @Override
  public String supplyCase(Position p, Side side) {
    return side == Side.AXIS ? "KORSUN-19.72" : "KORSUN-19.71";
  }

  /** Lost equipment puts a unit out of supply for good; air supply lasts for a turn. */
  @Override
  @Case({"KORSUN-25.23", "KORSUN-25.31", "KORSUN-25.34", "KORSUN-25.36"})
  public @Nullable Boolean suppliedOtherwise(Position p, int unit) {
    if (HeavyEquipment.isLost(p, unit)) {
      return false;
    }
    return p.is(unit, KorsunFlag.AIR_SUPPLIED) ? true : null;
  }

  // ---- 19.8 air power, 20 weather

  @Override
  @Case("KORSUN-20.12")
  public int allowance(Position p, Unit unit, int printed) {
    boolean slowed = unit.mechanized() || unit.arm().equals("headquarters");
    return slowed && weather.isMud(p) ? data.mudAllowance() : printed;
  }

  // ---- 21 bound German units, 22 delay and disengagement

  @Override
  public Class<? extends Manner> manner() {
    return Withdrawing.class;
  }

  @Override
  public boolean disengages(Move order) {
    return Withdrawing.by(order).leaves();
  }

  @Override
  public Verdict checkDisengagement(Position p, Phase phase, Move order, int unit) {
    return disengagement.check(p, order, unit, standard());
  }

  @Override
  public int extraCost(Move order) {
    return disengagement.extraCost(order);
  }

  @Override
  public Verdict checkMove(Position p, Phase phase, Move order) {
    for (int unit : order.units().toArray()) {
      Verdict end = bound.checkEnd(p, unit, order.path().last());
      if (!end.isLegal()) {
        return end;
      }
    }
    return disengagement.checkMove(p, order);
  }

  @Override
  public boolean restrictsSteps(Position p, int unit) {
    return disengagement.restricts(p, unit);
  }

  @Override
  public @Nullable Refusal barredStep(Position p, int unit, int from, int direction, int to) {
    return disengagement.barredStep(p, unit, to);
  }

  @Override
  public void moved(Position p, Move order, Chronicle chronicle) {
    disengagement.moved(p, order);
    HeavyEquipment.moved(p, order.units());
  }

  // ---- 23 Soviet headquarters

  @Override
  public boolean commands(Position p, int hq) {
    return headquarters.commands(p, hq);
  }

  @Override
  public int lineState(Position p) {
    return ActiveHeadquarters.onlyActiveCount(p) ? 1 : 0;
  }

  @Override
  @Case("KORSUN-23.13")
  public boolean addsRating(Position p, int hq) {
    return headquarters.isActive(p, hq);
  }

  @Override
  public String ratingCase() {
    return "KORSUN-23.13";
  }

  @Override
  public @Nullable Refusal immobile(Position p, Phase phase, int unit) {
    return headquarters.immobile(p, phase, unit);
  }

  @Override
  @Case("KORSUN-23.14")
  public String commandCase(Position p, int unit) {
    return headquarters.reachesInactive(p, unit, standard()) ? "KORSUN-23.14" : "AGS-9.15";
  }

  @Override
  @Case({"KORSUN-25.31", "KORSUN-25.34"})
  public Verdict checkAttack(Position p, Attack order) {
    for (int unit : order.attackers().toArray()) {
      if (HeavyEquipment.isLost(p, unit)) {
        return Verdict.refused(
            "KORSUN-25.31", board.unit(unit).id() + " has lost its heavy equipment");
      }
    }
    return operations.check(p, order, standard());
  }

  @Override
  public void declared(Position p, Attack order) {
    operations.declared(p, order, standard());
  }

  // ---- 25 isolation and air supply

  @Override
  public void fights(Position p, Units attackers, Units defenders) {
    isolation.judge(p, attackers, defenders, standard());
  }

  @Override
  public void eliminating(Position p, int unit) {
    isolation.judgeUnfought(p, unit, standard());
  }

  @Override
  public int flagsOfTheDead() {
    return KorsunFlag.ISOLATED;
  }

  @Override
  @Case("KORSUN-25.24")
  public void occupied(Position p, Side side, int hex, Chronicle chronicle) {
    if (side == Side.SOVIET) {
      airSupply.entered(p, hex);
    }
  }

  // ---- sections that answer for themselves

  @Override
  public SequenceQuestions sequence() {
    return sequence;
  }

  @Override
  public OwnOrderQuestions ownOrders() {
    return own;
  }

  @Override
  public AirQuestions air() {
    return airPoints;
  }

  @Override
  public ReinforcementQuestions reinforcement() {
    return reinforcements;
  }

  // ---- 27 victory

  @Override
  public Score score(Position p) {
    return victory.score(p, standard());
  }

  @Override
  public Optional<VictoryLevels> victoryLevels(Position p) {
    return Optional.of(victory.levels(score(p)));
  }

  @Override
  public String victoryCase() {
    return "KORSUN-27.3";
  }

  // ---- what it keeps, shows and tells

  @Override
  public int values() {
    return values;
  }

  @Override
  public void register(Forms forms) {
    KorsunForms.register(forms, board, headquarters.headquarters());
  }

  @Override
  public Flags ownFlags() {
    return KorsunFlag.WORDS;
  }

  @Override
  public int shownFlags(Position p, int unit) {
    return isolation.shownFlags(p, unit, standard());
  }

  @Override
  public Map<String, Object> state(Position p) {
    return KorsunState.STATE.shown(this, p, p.phasing());
  }

  @Override
  public GameAims aims() {
    return new KorsunAims(this, aims);
  }

  @Override
  public Explanations explanations() {
    return new KorsunExplanations(this, integrity);
  }
}
