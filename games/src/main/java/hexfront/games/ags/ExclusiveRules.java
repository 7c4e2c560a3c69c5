package hexfront.games.ags;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Decision;
import hexfront.engine.Forecast.Modifier;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Score;
import hexfront.engine.Side;
import hexfront.engine.Stage;
import hexfront.engine.Unit;
import hexfront.engine.Verdict;
import hexfront.engine.Verdict.Refusal;
import hexfront.engine.dice.Dice;
import hexfront.engine.kernels.Trace;
import hexfront.engine.map.HexMap;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Attack;
import hexfront.engine.orders.Enter;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Move;
import hexfront.engine.orders.Overrun;
import hexfront.engine.orders.Rail;
import hexfront.engine.orders.Units;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * The questions on which the games of the family differ. The answers given here are those of the
 * Standard rules; a game overrides what its Exclusive rules change and answers what the Standard
 * rules leave open. The Standard rules never ask which game it is.
 */
public abstract class ExclusiveRules {
  private @Nullable AgsRules standard;

  /** The Standard rules that ask these questions; known once they are put together. */
  protected final AgsRules standard() {
    return Objects.requireNonNull(standard);
  }

  final void join(AgsRules rules) {
    standard = rules;
  }

  // ---- sequence of play (section 4)

  public abstract Side firstPlayer();

  public abstract int turns();

  /** The phases of a player-turn, in order. */
  public abstract List<Phase> phases(int turn, Side side);

  /** What happens before the first player-turn of a game-turn. */
  public void beginTurn(Position p, Dice dice, Chronicle chronicle) {}

  /** What happens when a side's player-turn begins, before its first phase. */
  public void beginPlayerTurn(Position p, Dice dice, Chronicle chronicle) {}

  /** What a side has to do before it may end a phase. */
  public Verdict checkEndPhase(Position p, Phase phase) {
    return Verdict.legal();
  }

  /**
   * A question the game puts before a phase begins, before supply is judged for it; null if it has
   * none. Once it is answered the game calls {@link AgsRules#open}.
   */
  public @Nullable Stage questionBefore(Position p, Phase phase) {
    return null;
  }

  /** What happens when a phase begins, after supply was judged. */
  public void beginPhase(Position p, Phase phase, Dice dice, Chronicle chronicle) {}

  /**
   * What the game judges together with supply when a phase begins; nothing may hang on how it
   * began.
   */
  public void judge(Position p, Phase phase) {}

  /** Whether there is nothing to decide in a phase, so that it passes at once. */
  public boolean passes(Position p, Phase phase) {
    return phase == Phase.DISRUPTION_REMOVAL;
  }

  /**
   * A question the game puts after a phase, before the next one begins; null if it has none. Once
   * it is answered the game calls {@link AgsRules#close}.
   */
  public @Nullable Stage questionAfter(Position p, Phase phase) {
    return null;
  }

  /** What happens when a phase ends. */
  public void endPhase(Position p, Phase phase, Dice dice, Chronicle chronicle) {}

  /** What happens when a side's player-turn ends, after its last phase. */
  public void endPlayerTurn(Position p, Dice dice, Chronicle chronicle) {}

  /** Whether the game ends with this player-turn, before its last turn. */
  public boolean endsEarly(Position p) {
    return false;
  }

  /**
   * What the game settles after an order was carried out: a die that had to wait, or a question,
   * which it puts by a stage of its own that keeps the stage to go back to.
   */
  public void settle(Position p, Order order, Dice dice, Chronicle chronicle) {}

  /**
   * What the game notes of a position in which a phase begins, before supply is judged for it; in
   * an arranged position as well.
   */
  public void notePhase(Position p, Phase phase) {}

  // ---- the game's own orders and stages

  /** The types of order that the game adds to those of the Standard rules. */
  public List<Class<? extends Order>> orderTypes() {
    return List.of();
  }

  /** The words of the game's own orders that a phase takes besides the Standard ones. */
  public List<String> ordersIn(Position p, Phase phase) {
    return List.of();
  }

  /** Whether the game itself deals with this order at this stage, not the Standard rules. */
  public boolean takes(AgsStage stage, Order order) {
    return stage instanceof AgsStage.Own || orderTypes().contains(order.getClass());
  }

  /** The question that a stage of the game's own puts. */
  public Decision decision(Position p, AgsStage.Own stage) {
    throw new IllegalStateException("the game has no stage " + stage);
  }

  /** Whether an order that the game {@link #takes} is legal. */
  public Verdict check(Position p, AgsStage stage, Order order) {
    return Verdict.refused("AGS-4.2", "'" + order.type() + "' has no place here");
  }

  /** Carries out an order that the game {@link #takes}. */
  public void carryOut(Position p, AgsStage stage, Order order, Dice dice, Chronicle chronicle) {
    throw new IllegalStateException(order + " was carried out without a legal verdict");
  }

  /**
   * Proposes orders of the game's own at a stage, in a phase as well as in a stage of its own;
   * those that are not legal are left out of the list.
   *
   * @param propose answers false when no more are wanted
   * @return whether all were proposed
   */
  public boolean propose(Position p, AgsStage stage, Predicate<Order> propose) {
    return true;
  }

  /**
   * A draft of an order of the game's own at a stage, drawn at random; null if it has none to draw.
   * In a stage of its own the draft must be legal.
   */
  public @Nullable Order draft(Position p, AgsStage stage, RandomGenerator random) {
    return null;
  }

  // ---- movement (section 5)

  /**
   * The movement allowance of a unit by weather and the like; {@code printed} is what its counter
   * says.
   */
  public int allowance(Position p, Unit unit, int printed) {
    return printed;
  }

  /** A further reason why a unit may not move, or null. */
  public @Nullable Refusal immobile(Position p, Phase phase, int unit) {
    return null;
  }

  /** Whether a unit may leave an enemy zone by paying for it. */
  @Case("AGS-5.24")
  public Verdict checkDisengagement(Position p, Phase phase, Move order, int unit) {
    return Verdict.refused("AGS-5.24", "this game has no disengagement");
  }

  /** Whether it is worth proposing to a unit in an enemy zone that it disengages. */
  public boolean mayDisengage(Position p, int unit) {
    return false;
  }

  /** What a move costs besides its path, in half points. */
  public int extraCost(Move order) {
    return 0;
  }

  /** What a game has against a move that the Standard rules allow. */
  public Verdict checkMove(Position p, Phase phase, Move order) {
    return Verdict.legal();
  }

  /** What a game has against a step of this unit now, or null. */
  public @Nullable Refusal barredStep(Position p, int unit, int from, int direction, int to) {
    return null;
  }

  /** Whether {@link #barredStep} can have anything against this unit's steps now. */
  public boolean restrictsSteps(Position p, int unit) {
    return false;
  }

  /** Units have moved. */
  public void moved(Position p, Move order, Chronicle chronicle) {}

  /** Who may move by rail and how far; null if nobody may. */
  public RailMovement.@Nullable Capacity rail() {
    return null;
  }

  /** How much of the rail capacity this turn has used. */
  public int railUsed(Position p) {
    return 0;
  }

  public void useRail(Position p, int points) {}

  public int railPoints(Unit unit) {
    return 1;
  }

  public int railHexCost(Position p, int hex) {
    return 1;
  }

  public Verdict checkRail(Position p, Rail order) {
    return Verdict.legal();
  }

  /** A unit has gone by rail. */
  public void railed(Position p, Rail order) {}

  // ---- overrun (section 6)

  /** Whether a unit is of a kind that overruns. */
  public Verdict mayOverrun(Position p, Unit unit) {
    return Verdict.legal();
  }

  /** Whether a headquarters may add its rating to an overrun. */
  @Case("AGS-6.17")
  public boolean headquartersJoinOverruns() {
    return false;
  }

  public Verdict checkOverrun(Position p, Overrun order) {
    return Verdict.legal();
  }

  /** An overrun was declared and will be fought. */
  public void declared(Position p, Overrun order) {}

  /** Column shifts of an overrun, for the attacker. */
  @Case("AGS-14.15")
  public int shift(Position p, Overrun order) {
    return 0;
  }

  /** Units have entered the hex they overran. */
  public void overran(Position p, Units units, int hex) {}

  @Case("AGS-6.31")
  public boolean overrunDisrupts() {
    return true;
  }

  // ---- stacking and zones (sections 7 and 8)

  @Case("AGS-7.0")
  public int stackingLimit() {
    return 3;
  }

  public int stackingPoints(Unit unit) {
    return 1;
  }

  /** Whether two units of one side may share a hex at all. */
  public boolean mayShareHex(Unit one, Unit other) {
    return true;
  }

  /** The case behind {@link #mayShareHex}. */
  public String companyCase() {
    return "AGS-7.0";
  }

  /** The case that the units of an overfull hex break. */
  public String stackingCase(Position p, int hex) {
    return "AGS-7.0";
  }

  /** Whether the zone of a unit closes hexes to enemy retreats. */
  @Case("AGS-11.35")
  public boolean zoneBlocksRetreat(Unit unit) {
    return true;
  }

  // ---- combat (section 9)

  public Verdict checkAttack(Position p, Attack order) {
    return Verdict.legal();
  }

  /** An attack was declared and will be fought. */
  public void declared(Position p, Attack order) {}

  /** Column shifts besides air points, for the attacker. */
  public int shift(Position p, Attack order) {
    return 0;
  }

  /** A combat or an overrun begins between these units. */
  public void fights(Position p, Units attackers, Units defenders) {}

  /** By how much divisional integrity and the like multiply a unit's attack. */
  public int attackMultiplier(Position p, int unit) {
    return 1;
  }

  /** The same where it matters who attacks with the unit. */
  public int attackMultiplier(Position p, int unit, Units attackers) {
    return attackMultiplier(p, unit);
  }

  /** Says for the player to read why a unit's attack is multiplied. */
  @Case("AGS-9.9")
  public void explainAttack(Position p, int unit, Units attackers, List<Modifier> steps) {
    explainIntegrity(unit, attackMultiplier(p, unit, attackers), steps);
  }

  /** Says for the player to read why a unit's defence is multiplied, terrain apart. */
  @Case("AGS-9.9")
  public void explainDefence(Position p, int unit, List<Modifier> steps) {
    explainIntegrity(unit, defenceMultiplier(p, unit), steps);
  }

  private void explainIntegrity(int unit, int multiplier, List<Modifier> steps) {
    if (multiplier > 1) {
      steps.add(
          new Modifier(
              standard().name(unit) + " has divisional integrity", "AGS-9.9", "x" + multiplier));
    }
  }

  public int defenceMultiplier(Position p, int unit) {
    return 1;
  }

  /** By how much terrain multiplies the defence of a unit, if the chart says {@code chart}. */
  public int terrainMultiplier(int hex, boolean supplied, int chart) {
    return chart;
  }

  /** The case behind {@link #terrainMultiplier} where it differs from the chart. */
  public String terrainCase() {
    return "AGS-10.4";
  }

  /** Whether a unit attacks at half in combat for a reason other than supply. */
  public boolean halvesAttack(Position p, int unit) {
    return false;
  }

  /** The case behind {@link #halvesAttack}. */
  public String halvedCase() {
    return "AGS-9.32";
  }

  /** Whether fractions are dropped once for a whole stack instead of unit by unit. */
  public boolean roundsByStack() {
    return false;
  }

  /**
   * What a revelation takes from a side's options; see {@link Battle#mustRetreat} and {@link
   * Battle#mustLose}.
   */
  public int bound(Position p, Battle.Revelation revelation) {
    return 0;
  }

  /** How many steps a unit can still lose. */
  public int stepsLeft(Position p, int unit) {
    return p.stepsLeft(unit);
  }

  /**
   * Puts another counter in the place of a unit that loses some of its steps.
   *
   * @return the counter that took its place, or -1 if the unit itself takes the loss
   */
  public int substitute(Position p, int unit, int steps, Chronicle chronicle) {
    return -1;
  }

  /** Whether a unit that has lost so many steps can still be shown by a counter. */
  public boolean hasStep(Position p, int unit, int lost) {
    return true;
  }

  public String boundCase() {
    return "AGS-9.66";
  }

  /** The case behind the refusal of an attack by a unit that no headquarters commands. */
  @Case("AGS-9.15")
  public String commandCase(Position p, int unit) {
    return "AGS-9.15";
  }

  /** Whether a unit may attack without a headquarters' command. */
  public boolean attacksWithoutCommand(Position p, int unit) {
    return false;
  }

  // ---- retreat and advance (sections 9.7 and 9.8)

  @Case("AGS-9.72")
  public Side retreatedBy(Side owner) {
    return owner;
  }

  /** Who moves the units that retreat from this battle. */
  public Side retreatedBy(Battle battle) {
    return retreatedBy(battle.side());
  }

  /** Whether a unit may retreat into or through a hex that other friendly units hold. */
  @Case("AGS-9.74")
  public boolean mayRetreatOnto(Position p, int unit, int hex) {
    return true;
  }

  /** The case behind {@link #mayRetreatOnto}. */
  public String retreatOntoCase() {
    return "AGS-9.74";
  }

  /** Whether a retreat may cross this major river hexside where there is no other way. */
  @Case("AGS-9.78")
  public boolean retreatsOverMajorRiver(HexMap map, int hex, int direction) {
    return true;
  }

  public String riverRetreatCase() {
    return "AGS-9.78";
  }

  /**
   * Whether units of a side may retreat into enemy zones where there is no other way, at the price
   * of a step for each such hex.
   */
  @Case("AGS-9.71")
  public boolean retreatsIntoZones(Side side) {
    return false;
  }

  /** The case behind {@link #retreatsIntoZones}. */
  public String zoneRetreatCase() {
    return "AGS-9.71";
  }

  /**
   * A unit has retreated off the map.
   *
   * @param exit the hex it left the map from
   * @return whether it lives on; the game has then taken it off the map
   */
  @Case("AGS-9.71")
  public boolean survivesOffMap(Position p, int unit, int exit) {
    return false;
  }

  /** The most hexes a unit may advance. */
  public int advanceLimit(Position p, int unit) {
    return 3;
  }

  /** The case behind {@link #advanceLimit}. */
  public String advanceCase() {
    return "AGS-9.85";
  }

  // ---- terrain (section 10)

  /** The states that change what terrain costs, for example frozen rivers. */
  public int[] terrainStates() {
    return new int[] {0};
  }

  public int terrainState(Position p) {
    return 0;
  }

  /** The state that counts for units that began the phase in a hex, or defend it. */
  public int terrainState(Position p, int hex) {
    return terrainState(p);
  }

  /** Hexes that cost a unit one point more to enter now. */
  public int[] dearHexes(Position p, int unit) {
    return new int[0];
  }

  /** What one hex costs more in this state. */
  public int hexCostFactor(int state) {
    return 1;
  }

  @Case("AGS-10.11")
  public int minorRiverExtra(Side side, int state) {
    return 1;
  }

  @Case("AGS-10.13")
  public int majorRiverExtra(Side side) {
    return 2;
  }

  public boolean minorRiversExist(int state, int hex) {
    return true;
  }

  /** Whether roads help units of this movement class. */
  @Case({"AGS-10.23", "AGS-11.21"})
  public boolean roadsHelp(int movementClass) {
    return movementClass != Roster.INFANTRY;
  }

  /** Whether a road takes away the cost of the river it crosses. */
  public boolean roadsBridgeRivers() {
    return false;
  }

  /** The case that closes a hex of water. */
  @Case("AGS-10.16")
  public String waterCase() {
    return "AGS-10.16";
  }

  /**
   * Why nobody may ever move across this hexside, beyond the Standard rules; null if somebody may.
   */
  public @Nullable Refusal barred(HexMap map, int hex, int direction) {
    return null;
  }

  /** Whether {@link #barredStep} is to be asked about this hexside for all units. */
  public boolean asksAbout(HexMap map, int hex, int direction) {
    return false;
  }

  // ---- headquarters (section 11)

  @Case("AGS-11.0")
  public boolean needsHeadquarters(Side side) {
    return side == Side.SOVIET;
  }

  /** Whether a headquarters may add its rating to an attack. */
  public boolean addsRating(Position p, int headquarters) {
    return true;
  }

  /** What a headquarters is worth in defence. */
  @Case("AGS-11.38")
  public int headquartersDefence(Unit headquarters) {
    return headquarters.leadership();
  }

  @Case("AGS-11.38")
  public boolean addsToDefence(Unit headquarters) {
    return false;
  }

  /** Whether lines of communication may lead to this headquarters. */
  public boolean commands(Position p, int headquarters) {
    return true;
  }

  // ---- supply (section 12)

  /** The hexes that are sources of supply of a side, whether or not an enemy blocks them. */
  public abstract HexSet sources(Position p, Side side);

  /** Whether the map has sources of supply for a side at all, even if all are cut off now. */
  public boolean hasSources(Position p, Side side) {
    return !sources(p, side).isEmpty();
  }

  /** How long a supply line may be. */
  @Case("AGS-12.12")
  public int supplyRange(Side side) {
    return Trace.UNLIMITED;
  }

  /** Whether a unit is in supply if something else than lines decides it; otherwise null. */
  public @Nullable Boolean suppliedOtherwise(Position p, int unit) {
    return null;
  }

  /**
   * What lines of supply and communications depend on besides where units stand: those found in one
   * state do not hold in another.
   */
  public int lineState(Position p) {
    return 0;
  }

  /** Whether a friendly city carries supply over its major river. */
  @Case("AGS-10.15")
  public boolean citiesCarrySupply(Side side) {
    return true;
  }

  /** Whether all units of the side are in supply whatever the map says. */
  public boolean alwaysSupplied(Position p, Side side) {
    return false;
  }

  /** Whether this unit is in supply whatever the map says. */
  public boolean suppliedApart(Position p, int unit) {
    return false;
  }

  /** Whether the game itself traces the supply of a side. */
  public boolean tracesItself(Side side) {
    return false;
  }

  /**
   * Finds the hexes in which units of a side are in supply, where the game {@link #tracesItself}.
   *
   * @param open the hexes a line may pass
   * @param blocked for each hex the directions in which no line leaves it, as bits
   */
  public void trace(Position p, Side side, HexSet open, byte[] blocked, HexSet into) {
    throw new IllegalStateException("the game traces no supply of its own");
  }

  /** The line that supplies a unit, where the game {@link #tracesItself}. */
  public Hexes supplyLine(Position p, int unit, HexSet open, byte[] blocked) {
    throw new IllegalStateException("the game traces no supply of its own");
  }

  /** Whether units trace straight to a source instead of to a headquarters. */
  public boolean suppliedWithoutHeadquarters(Position p, Side side) {
    return false;
  }

  @Case("AGS-10.15")
  public boolean supplyCrossesMajorRivers(Side side) {
    return false;
  }

  /**
   * The kinds of ways that carry supply over a major river, as bits of {@link Terrain#HEXSIDES}.
   */
  @Case("AGS-10.15")
  public int waysThatCarrySupply(Side side) {
    return Terrain.ROAD | Terrain.RAILROAD;
  }

  public String supplyCase(Position p, Side side) {
    return needsHeadquarters(side) ? "AGS-12.14" : "AGS-12.1";
  }

  // ---- untried units (section 13)

  /** The counters that an untried stand-in may turn out to be; empty if it is the unit itself. */
  @Case("AGS-13.1")
  public int[] drawPool(Position p, int unit) {
    return new int[0];
  }

  /** The counters that an untried unit may be as far as the players can know. */
  public int[] mayBe(Position p, int unit) {
    return drawPool(p, unit);
  }

  /** An untried unit has turned out to be this counter. */
  public void revealed(Position p, int unit, int counter) {}

  @Case("AGS-13.3")
  public boolean removesNoStrength() {
    return true;
  }

  /** Whether attackers that turn out to have no strength at all are eliminated. */
  public boolean strengthlessAttackersDie() {
    return false;
  }

  public String strengthlessCase() {
    return "AGS-13.3";
  }

  public String noDefenceCase() {
    return "AGS-13.3";
  }

  // ---- air power (section 14)

  @Case("AGS-14.0")
  public int airPoints(Position p, Side side) {
    return 0;
  }

  public void spendAirPoint(Position p, Side side) {}

  public String airCase() {
    return "AGS-14.0";
  }

  /** The case by which a side has no air point now. */
  public String airCase(Position p, Side side) {
    return airCase();
  }

  // ---- reinforcements (section 15)

  /** Whether a waiting unit may enter in this player-turn. */
  public abstract boolean isDue(Position p, int unit);

  public abstract HexSet entryHexes(Position p, int unit);

  /** What a game has against a due unit entering at one of its entry hexes, or null. */
  public @Nullable Refusal barredEntry(Position p, int unit, int hex) {
    return null;
  }

  /** Whether a due unit that can enter may not be held back. */
  public boolean mustEnter(Position p, int unit) {
    return false;
  }

  /** What entering costs, if the hex costs this much, in half points. */
  public int entryCost(int hexCost) {
    return hexCost;
  }

  /** What a unit pays to enter at this hex, if the hex costs this much, in half points. */
  public int entryCost(Position p, int unit, int hex, int hexCost) {
    return entryCost(hexCost);
  }

  /** What a game has against an entry that the Standard rules allow. */
  public Verdict checkEntry(Position p, Enter order) {
    return Verdict.legal();
  }

  /** Units have entered. */
  public void entered(Position p, Enter order) {}

  public String reinforcementCase(int unit) {
    return "AGS-15.0";
  }

  public String entryCase() {
    return "AGS-15.0";
  }

  // ---- victory and the rest

  public abstract Score score(Position p);

  public String victoryCase() {
    return "AGS-4.1";
  }

  /** A unit of a side came into a hex or passed through it. */
  public void occupied(Position p, Side side, int hex, Chronicle chronicle) {}

  /** What is wrong with a position by the game's own rules. */
  public List<String> broken(Position p) {
    return List.of();
  }

  /** A unit is about to be eliminated; it still stands where it stood. */
  public void eliminating(Position p, int unit) {}

  /** A unit was eliminated. */
  public void eliminated(Position p, int unit) {}

  /** The flags that an eliminated unit keeps. */
  public int flagsOfTheDead() {
    return 0;
  }

  /** The case that says who controls a place. */
  public String controlCase() {
    return "AGS-10.15";
  }

  /** How many whole numbers the game keeps in a position. */
  public abstract int values();

  /** The game's own flags of units, by their words. */
  public Map<String, Integer> ownFlags() {
    return Map.of();
  }

  /** The game's own state under the names it documents. */
  public Map<String, Object> state(Position p) {
    return Map.of();
  }
}
