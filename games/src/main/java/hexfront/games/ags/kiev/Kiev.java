package hexfront.games.ags.kiev;

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
import hexfront.engine.map.HexMap;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Manner;
import hexfront.engine.orders.Move;
import hexfront.engine.orders.Rail;
import hexfront.engine.written.Forms;
import hexfront.games.ags.Aims;
import hexfront.games.ags.AirQuestions;
import hexfront.games.ags.Battle;
import hexfront.games.ags.ExclusiveRules;
import hexfront.games.ags.GameAims;
import hexfront.games.ags.Phase;
import hexfront.games.ags.RailMovement;
import hexfront.games.ags.ReinforcementQuestions;
import hexfront.games.ags.SequenceQuestions;
import hexfront.games.ags.Terrain;
import hexfront.games.ags.UntriedQuestions;
import hexfront.games.ags.VictoryLevels;
import hexfront.games.common.Flags;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The Exclusive rules of Kiev: how it answers the questions of the Standard rules. */
public final class Kiev extends ExclusiveRules implements SequenceQuestions {
  static final int STAND_FAST = 0;
  static final int RAIL_USED = 1;
  private static final int VALUES = 2;

  private final Board board;
  final KievData data;
  private final Map<String, Boolean> options;
  private final OptionalInt kievCity;
  private final boolean[] mud;
  private final HexSet[] sources;
  final StalinDirective directive;
  private final DivisionalIntegrity integrity;
  final KievReinforcements reinforcements;
  final KievVictory victory;
  private final Aims aims;
  private final int[] divisionsWithThirdStep;

  Kiev(Board board, KievData data, Map<String, Boolean> options, HexSet westOfRiver) {
    this.board = board;
    this.data = data;
    this.options = Map.copyOf(options);
    OptionalInt city = board.grid().hex(data.kievCity());
    boolean isCity = city.isPresent() && (board.map().terrain(city.getAsInt()) & Terrain.CITY) != 0;
    kievCity = isCity ? city : OptionalInt.empty();
    mud = new boolean[data.track().size() + 1];
    data.track().forEach(turn -> mud[turn.turn()] = turn.weather().equals("mud"));
    KievSources of = new KievSources(board.map(), data.sovietAreas());
    sources = new HexSet[] {of.axis(), of.soviet()};
    directive = new StalinDirective(board, data.directive(), westOfRiver);
    integrity = new DivisionalIntegrity(board);
    reinforcements = new KievReinforcements(board, data, option("historical-reinforcements"));
    victory = new KievVictory(board, data);
    aims = Aims.load("kiev", board);
    divisionsWithThirdStep =
        board.units().stream()
            .filter(u -> u.side() == Side.AXIS && u.steps().size() == 3)
            .mapToInt(Unit::index)
            .toArray();
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
  @Case("KIEV-19.11")
  public Side firstPlayer() {
    return data.firstPlayer();
  }

  @Override
  @Case("KIEV-19.12")
  public int turns() {
    return data.track().size();
  }

  @Override
  @Case({"KIEV-19.13", "KIEV-19.14", "KIEV-19.9", "KIEV-19.22"})
  public List<Phase> phases(int turn, Side side) {
    return side == Side.SOVIET || isMud(turn)
        ? List.of(Phase.INITIAL_MOVEMENT, Phase.COMBAT)
        : List.of(Phase.INITIAL_MOVEMENT, Phase.COMBAT, Phase.MECHANIZED_MOVEMENT);
  }

  @Override
  @Case("KIEV-22.0")
  public void beginTurn(Position p, Dice dice, Chronicle chronicle) {
    p.setValue(RAIL_USED, 0);
    chronicle.tell(new Weather(weather(p.turn()), "KIEV-19.9"));
    directive.beginTurn(p, dice, chronicle);
  }

  // ---- 19.2 units

  @Override
  @Case({"KIEV-19.22", "KIEV-19.42"})
  public boolean overrunDisrupts() {
    return false;
  }

  /** As an option, no more divisions are on their third step than there are counters for it. */
  @Override
  @Case("KIEV-19.24")
  public boolean hasStep(Position p, int unit, int lost) {
    if (!option("counter-limit") || lost != 2 || board.unit(unit).steps().size() != 3) {
      return true;
    }
    long shown =
        IntStream.of(divisionsWithThirdStep)
            .filter(u -> u != unit && p.onMap(u) && p.lost(u) == 2)
            .count();
    return shown < data.thirdStepCounters();
  }

  // ---- 19.3 rail

  @Override
  @Case("KIEV-19.3")
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

  // ---- 19.4 overrun

  @Override
  @Case("KIEV-19.41")
  public Verdict mayOverrun(Position p, Unit unit) {
    return unit.mechanized()
        ? Verdict.legal()
        : Verdict.refused("KIEV-19.41", unit.id() + " is not mechanized and cannot overrun");
  }

  @Override
  @Case("KIEV-19.43")
  public boolean headquartersJoinOverruns() {
    return true;
  }

  // ---- 19.5 terrain

  @Override
  @Case("AGS-10.11")
  public int minorRiverExtra(Side side, int state) {
    return data.minorRiverExtra().getOrDefault(side, 1);
  }

  @Override
  @Case("AGS-10.13")
  public int majorRiverExtra(Side side) {
    return data.majorRiverExtra().getOrDefault(side, 2);
  }

  @Override
  public boolean roadsHelp(int movementClass) {
    return super.roadsHelp(movementClass) || option("road-helps-infantry");
  }

  @Override
  @Case("KIEV-19.51")
  public @Nullable Refusal barred(HexMap map, int hex, int direction) {
    int to = map.grid().neighbour(hex, direction);
    int hexside = map.hexside(hex, direction);
    boolean intoSwamp = (map.terrain(to) & Terrain.SWAMP) != 0;
    return intoSwamp && (hexside & Terrain.MAJOR_RIVER) != 0 && (hexside & Terrain.ROAD) == 0
        ? new Refusal(
            "KIEV-19.51",
            "no unit moves over a major river straight into the swamp of " + map.grid().number(to))
        : null;
  }

  @Override
  @Case("KIEV-19.52")
  public boolean retreatsOverMajorRiver(HexMap map, int hex, int direction) {
    return (map.hexside(hex, direction) & (Terrain.ROAD | Terrain.RAILROAD)) != 0;
  }

  @Override
  public String riverRetreatCase() {
    return "KIEV-19.52";
  }

  @Override
  @Case("KIEV-19.53")
  public int terrainMultiplier(int hex, boolean supplied, int chart) {
    if (kievCity.isEmpty() || hex != kievCity.getAsInt()) {
      return chart;
    }
    return supplied ? 3 : Math.max(2, chart);
  }

  @Override
  public String terrainCase() {
    return "KIEV-19.53";
  }

  @Override
  public boolean roundsByStack() {
    return option("round-by-stack");
  }

  // ---- 19.6 Soviet units and combat results

  /**
   * An asterisk takes from the Soviet player the choice of step losses; by mail it counts in every
   * battle of its unit.
   */
  @Override
  @Case({"KIEV-19.61", "KIEV-19.62", "KIEV-25.11"})
  public int bound(Position p, Battle.Revelation revelation) {
    boolean byMail = option("mail-asterisk");
    IntStream who =
        byMail
            ? IntStream.concat(revelation.attackers().stream(), revelation.defenders().stream())
            : revelation.now().stream();
    if (who.noneMatch(unit -> board.unit(unit).has("asterisk"))) {
      return 0;
    }
    return byMail && option("mail-asterisk-literal")
        ? Battle.mustLose(Side.SOVIET)
        : Battle.mustRetreat(Side.SOVIET);
  }

  @Override
  public String boundCase() {
    return "KIEV-19.61";
  }

  @Override
  @Case({"KIEV-19.66", "KIEV-21.0"})
  public int headquartersDefence(Unit headquarters) {
    return headquarters.leadership() / 2;
  }

  @Override
  @Case("KIEV-19.67")
  public boolean zoneBlocksRetreat(Unit unit) {
    return blocksSupplyAndRetreat(unit);
  }

  /**
   * Headquarters and leaders stop and hold enemies, but hinder neither their supply nor their
   * retreat.
   */
  @Case({"KIEV-19.67", "KIEV-21.0"})
  static boolean blocksSupplyAndRetreat(Unit unit) {
    return !unit.arm().equals("headquarters") && !unit.arm().equals("leader");
  }

  // ---- 19.7 retreats

  @Override
  @Case("KIEV-19.7")
  public Side retreatedBy(Side owner) {
    return owner.enemy();
  }

  @Override
  public String retreatLossCase() {
    return "KIEV-19.7";
  }

  // ---- 19.8 supply

  @Override
  @Case({"KIEV-19.81", "KIEV-19.82", "KIEV-19.83", "KIEV-19.84"})
  public HexSet sources(Position p, Side side) {
    return sources[side.ordinal()];
  }

  @Override
  @Case("KIEV-19.85")
  public boolean alwaysSupplied(Position p, Side side) {
    return side == Side.SOVIET && p.turn() == 1 && p.phasing() == Side.SOVIET;
  }

  @Override
  @Case("KIEV-19.85")
  public boolean suppliedWithoutHeadquarters(Position p, Side side) {
    return side == Side.SOVIET && p.turn() == 1;
  }

  @Override
  public boolean attacksWithoutCommand(Position p, int unit) {
    return option("free-first-turn-attacks") && p.turn() == 1;
  }

  @Override
  public String supplyCase(Position p, Side side) {
    return side == Side.AXIS ? "KIEV-19.82" : p.turn() == 1 ? "KIEV-19.85" : "AGS-12.14";
  }

  // ---- 19.9 mud

  String weather(int turn) {
    return data.track().get(Math.clamp(turn, 1, turns()) - 1).weather();
  }

  private boolean isMud(int turn) {
    return mud[turn];
  }

  @Override
  @Case("KIEV-19.9")
  public int allowance(Position p, Unit unit, int printed) {
    if (!isMud(p.turn())) {
      return printed;
    }
    return unit.arm().equals("cavalry") ? data.mudCavalryAllowance() : printed / 2;
  }

  // ---- 20 divisional integrity, 21 leaders

  @Override
  public int attackMultiplier(Position p, int unit) {
    return integrity.multiplier(p, unit, true);
  }

  @Override
  public int defenceMultiplier(Position p, int unit) {
    return integrity.multiplier(p, unit, false);
  }

  @Override
  @Case("KIEV-21.0")
  public boolean addsToDefence(Unit headquarters) {
    return headquarters.arm().equals("leader");
  }

  // ---- 22 Stalin's directive

  @Override
  public boolean restrictsSteps(Position p, int unit) {
    return directive.restricts(p, unit);
  }

  @Override
  public @Nullable Refusal barredStep(Position p, int unit, int from, int direction, int to) {
    return directive.barredStep(p, unit, from, direction);
  }

  @Override
  public boolean barsStep(Position p, int unit, int from, int direction, int to) {
    return directive.barsStep(p, unit, from, direction);
  }

  @Override
  public Class<? extends Manner> manner() {
    return Relieving.class;
  }

  @Override
  public Verdict checkMove(Position p, Phase phase, Move order) {
    return directive.checkMove(p, order);
  }

  @Override
  public Verdict checkRail(Position p, Rail order) {
    return directive.checkRail(p, order);
  }

  @Override
  public void moved(Position p, Move order, Chronicle chronicle) {
    directive.moved(p, order);
  }

  @Override
  public void railed(Position p, Rail order) {
    directive.railed(p, order);
  }

  // ---- sections that answer for themselves

  @Override
  public SequenceQuestions sequence() {
    return this;
  }

  @Override
  public UntriedQuestions untried() {
    return reinforcements;
  }

  @Override
  public ReinforcementQuestions reinforcement() {
    return reinforcements;
  }

  @Override
  @Case("KIEV-19.14")
  public AirQuestions air() {
    return AirQuestions.none("KIEV-19.14");
  }

  // ---- 24 victory

  @Override
  public Score score(Position p) {
    return victory.score(p, standard());
  }

  @Override
  public Optional<VictoryLevels> victoryLevels(Position p) {
    return Optional.of(victory.levels(score(p)));
  }

  @Override
  @Case("KIEV-24.0")
  public String controlCase() {
    return "KIEV-24.0";
  }

  @Override
  public String victoryCase() {
    return "KIEV-24.0";
  }

  // ---- what it keeps, shows and tells

  @Override
  public int values() {
    return VALUES;
  }

  @Override
  public void register(Forms forms) {
    ownFlags().forEach(forms::flag);
    forms.number("stand-fast", STAND_FAST).number("rail-used", RAIL_USED);
  }

  @Override
  public Flags ownFlags() {
    return KievFlag.WORDS;
  }

  @Override
  public Map<String, Object> state(Position p) {
    return KievState.STATE.shown(this, p, p.phasing());
  }

  @Override
  public GameAims aims() {
    return new KievAims(this, aims);
  }
}
