package hexfront.games.ags.star;

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
import hexfront.engine.events.Weather;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Enter;
import hexfront.engine.orders.Manner;
import hexfront.engine.orders.Move;
import hexfront.engine.orders.OrderType;
import hexfront.engine.orders.Overrun;
import hexfront.engine.orders.UnitRef;
import hexfront.engine.orders.Units;
import hexfront.engine.written.Forms;
import hexfront.games.ags.Aims;
import hexfront.games.ags.Battle;
import hexfront.games.ags.Disengaging;
import hexfront.games.ags.ExclusiveRules;
import hexfront.games.ags.GameAims;
import hexfront.games.ags.Phase;
import hexfront.games.ags.RailMovement;
import hexfront.games.ags.Withdraw;
import hexfront.games.common.Flags;
import hexfront.games.common.UntriedRoster;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The Exclusive rules of Operation Star: how it answers the questions of the Standard rules. */
public final class Star extends ExclusiveRules {
  private static final UntriedRoster UNTRIED = UntriedRoster.of("star");

  private static final List<OrderType> ORDERS = OrderType.all(SetMode.class, Withdraw.class);

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

  private final Board board;
  private final StarData data;
  private final Map<String, Boolean> options;
  private final GermanSupply germanSupply;
  private final HexSet sovietSources;
  private final DivisionalIntegrity integrity;
  private final SovietDoctrine doctrine;
  private final Disengagement disengagement;
  private final StarReinforcements reinforcements;
  private final OffMap offMap;
  private final Leaving leaving;
  private final StarVictory victory;
  private final Aims aims;

  Star(Board board, StarData data, Map<String, Boolean> options) {
    this.board = board;
    this.data = data;
    this.options = Map.copyOf(options);
    germanSupply = new GermanSupply(board, data.closedExits());
    sovietSources = board.map().area("soviet-supply");
    integrity = new DivisionalIntegrity(board, data.neverIntegral());
    doctrine = new SovietDoctrine(board, data, option("defensive-headquarters-move"));
    disengagement = new Disengagement(board, doctrine, data.disengagement());
    reinforcements = new StarReinforcements(board, data, option("untried-16th-antitank"));
    offMap = new OffMap(board);
    leaving = new Leaving(board, data.exit());
    victory = new StarVictory(board, data);
    aims = Aims.load("star", board);
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
    return weather(turn).equals("thaw");
  }

  @Override
  @Case({"STAR-19.31", "STAR-19.32"})
  public int[] terrainStates() {
    return new int[] {FROST, THAW};
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

  // ---- 19.91 no air power

  @Override
  @Case("STAR-19.91")
  public int airPoints(Position p, Side side) {
    return 0;
  }

  @Override
  public String airCase() {
    return "STAR-19.91";
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

  // ---- 23 reinforcements, 24 returning units

  @Override
  public boolean isDue(Position p, int unit) {
    return offMap.isOff(p, unit)
        ? offMap.isDue(p, unit)
        : !p.is(unit, StarFlag.EXITED) && reinforcements.isDue(p, unit);
  }

  @Override
  public HexSet entryHexes(Position p, int unit) {
    return offMap.isOff(p, unit) ? offMap.entryHexes() : reinforcements.entryHexes(unit);
  }

  @Override
  public @Nullable Refusal barredEntry(Position p, int unit, int hex) {
    return offMap.isOff(p, unit)
        ? offMap.barredEntry(p, unit, hex)
        : reinforcements.barredEntry(p, unit, hex);
  }

  @Override
  public void entered(Position p, Enter order) {
    for (int unit : order.units().toArray()) {
      StarFlag.clearOffMap(p, unit);
      p.setCameFrom(unit, -1);
      doctrine.judge(standard(), p, unit);
    }
  }

  @Override
  public String reinforcementCase(int unit) {
    return board.side(unit) == Side.SOVIET ? "STAR-23.1" : "STAR-23.2";
  }

  @Override
  @Case("STAR-23.0")
  public String entryCase() {
    return "STAR-23.0";
  }

  @Override
  public List<Unit> looksLike(Unit unit) {
    return UNTRIED.like(unit);
  }

  @Override
  public int[] drawPool(Position p, int unit) {
    return reinforcements.drawPool(p, unit);
  }

  // ---- the game's own orders

  @Override
  public List<OrderType> orderTypes() {
    return ORDERS;
  }

  @Override
  public List<Ask> asks(Position p, Phase phase) {
    if (p.phasing() != Side.SOVIET || phase == Phase.DISRUPTION_REMOVAL) {
      return List.of();
    }
    Ask modes =
        new Ask.Phase(
            "set-mode",
            each ->
                doctrine
                    .candidates(p)
                    .allMatch(
                        unit ->
                            each.test(mode(unit, SovietDoctrine.DEFENSIVE))
                                && each.test(mode(unit, SovietDoctrine.OFFENSIVE))));
    Ask exits =
        new Ask.Phase(
            "withdraw",
            each -> inExitArea(p).allMatch(unit -> each.test(new Withdraw(Units.of(unit)))));
    return phase.isMovement() ? List.of(modes, exits) : List.of(modes);
  }

  private IntStream inExitArea(Position p) {
    return leaving.area().stream()
        .filter(hex -> p.holds(Side.SOVIET, hex))
        .flatMap(hex -> IntStream.of(p.stack(hex)));
  }

  @Override
  public Verdict check(Position p, Phase phase, Order order) {
    return switch (order) {
      case SetMode o -> doctrine.check(standard(), p, phase, o);
      case Withdraw o -> leaving.check(standard(), p, phase, o);
      default -> super.check(p, phase, order);
    };
  }

  @Override
  public void carryOut(Position p, Phase phase, Order order, Dice dice, Chronicle chronicle) {
    switch (order) {
      case SetMode o -> doctrine.carryOut(standard(), p, o, chronicle);
      case Withdraw o -> leaving.carryOut(standard(), p, o, dice, chronicle);
      default -> super.carryOut(p, phase, order, dice, chronicle);
    }
  }

  @Override
  public String placeCase(Order order) {
    return switch (order) {
      case SetMode o -> "STAR-21.0";
      case Withdraw o -> "STAR-25.1";
      default -> super.placeCase(order);
    };
  }

  static SetMode mode(int unit, String mode) {
    return new SetMode(new UnitRef(unit), mode);
  }

  /** Now and then a headquarters changes its mode, or a unit in the exit area leaves. */
  @Override
  public @Nullable Order draft(Position p, Phase phase, RandomGenerator random) {
    if (p.phasing() != Side.SOVIET || random.nextInt(8) > 0) {
      return null;
    }
    if (random.nextBoolean()) {
      return doctrine.draft(p, phase, random);
    }
    int[] there = inExitArea(p).toArray();
    return there.length == 0 ? null : new Withdraw(Units.of(there[random.nextInt(there.length)]));
  }

  // ---- 25 victory

  @Override
  public Score score(Position p) {
    return victory.score(p, standard());
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

  // ---- its sections

  StarData data() {
    return data;
  }

  SovietDoctrine doctrine() {
    return doctrine;
  }

  OffMap offMap() {
    return offMap;
  }

  Leaving leaving() {
    return leaving;
  }

  StarVictory victory() {
    return victory;
  }
}
