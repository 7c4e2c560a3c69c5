package hexfront.games.ags.star;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Order;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.Verdict;
import hexfront.engine.Verdict.Refusal;
import hexfront.engine.events.Declared;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexMap;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Overrun;
import hexfront.engine.orders.UnitRef;
import hexfront.games.ags.AgsRules;
import hexfront.games.ags.Battle;
import hexfront.games.ags.Flag;
import hexfront.games.ags.Phase;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Section 21: Soviet doctrine. Headquarters are in offensive mode until they are put into defensive
 * mode; combat units have the mode of the headquarters that commands them, judged for movement when
 * a movement phase begins and for combat at the moment of combat.
 */
final class SovietDoctrine {
  static final String OFFENSIVE = "offensive";
  static final String DEFENSIVE = "defensive";

  private final Board board;
  private final boolean headquartersMove;
  private final boolean[] alwaysOffensive;
  private final int[] headquarters;
  private final int[] combatUnits;
  private final boolean[] westward = new boolean[Direction.COUNT];

  SovietDoctrine(Board board, StarData data, boolean headquartersMove) {
    this.board = board;
    this.headquartersMove = headquartersMove;
    alwaysOffensive = new boolean[board.unitCount()];
    for (Unit unit : board.units()) {
      alwaysOffensive[unit.index()] = data.alwaysOffensive().contains(unit.designation());
    }
    headquarters = soviets(true);
    combatUnits = soviets(false);
    for (int d = 0; d < Direction.COUNT; d++) {
      westward[d] = HexMap.Compass.SOUTH_WEST.word(d).contains("w");
    }
  }

  private int[] soviets(boolean asHeadquarters) {
    return board.units().stream()
        .filter(u -> u.side() == Side.SOVIET && isHeadquarters(u) == asHeadquarters)
        .mapToInt(Unit::index)
        .toArray();
  }

  private static boolean isHeadquarters(Unit unit) {
    return unit.arm().equals("headquarters");
  }

  boolean isHeadquarters(int unit) {
    return isHeadquarters(board.unit(unit));
  }

  private boolean isSovietCombatUnit(int unit) {
    return board.side(unit) == Side.SOVIET && !isHeadquarters(unit);
  }

  // ---- the mode of a unit

  /** Where headquarters of each mode command. */
  private record Commands(HexSet defensive, HexSet offensive) {
    boolean both(int hex) {
      return defensive.has(hex) && offensive.has(hex);
    }
  }

  private static Commands commands(AgsRules rules, Position p) {
    return new Commands(
        rules.supply().commandedBy(p, Side.SOVIET, hq -> p.is(hq, StarFlag.DEFENSIVE)),
        rules.supply().commandedBy(p, Side.SOVIET, hq -> !p.is(hq, StarFlag.DEFENSIVE)));
  }

  /** Whether a unit is in defensive mode at this moment. */
  @Case({"STAR-21.0", "STAR-21.1", "STAR-21.2"})
  boolean isDefensive(AgsRules rules, Position p, int unit) {
    if (p.is(unit, StarFlag.FIXED_DEFENSIVE) || !rules.isSupplied(p, unit)) {
      return true;
    }
    return defensiveCommandIsNear(p, unit) && isDefensive(p, unit, commands(rules, p));
  }

  /**
   * A unit in supply is in defensive mode if it is commanded from a headquarters in that mode.
   * Where headquarters of both modes command it, its player says.
   */
  @Case("STAR-21.2")
  private static boolean isDefensive(Position p, int unit, Commands commands) {
    return commands.defensive.has(p.hex(unit))
        && (p.is(unit, StarFlag.PREFERS_DEFENSIVE) || !commands.offensive.has(p.hex(unit)));
  }

  private boolean defensiveCommandIsNear(Position p, int unit) {
    for (int hq : headquarters) {
      if (p.onMap(hq)
          && p.is(hq, StarFlag.DEFENSIVE)
          && board.grid().distance(p.hex(hq), p.hex(unit)) <= board.unit(hq).leadership()) {
        return true;
      }
    }
    return false;
  }

  /** Judges the modes of all Soviet units for the phase that begins. */
  @Case("STAR-21.0")
  void judge(AgsRules rules, Position p) {
    p.unmarkAll(StarFlag.PREFERS_DEFENSIVE);
    judgeAll(rules, p);
  }

  private void judgeAll(AgsRules rules, Position p) {
    Commands commands = commands(rules, p);
    for (int unit : combatUnits) {
      if (p.onMap(unit)) {
        boolean defensive =
            p.is(unit, StarFlag.FIXED_DEFENSIVE)
                || !rules.isSupplied(p, unit)
                || isDefensive(p, unit, commands);
        p.mark(unit, StarFlag.DEFENSIVE, defensive);
      }
    }
  }

  /** Judges the mode of a unit that has just come onto the map. */
  void judge(AgsRules rules, Position p, int unit) {
    if (isSovietCombatUnit(unit)) {
      p.mark(unit, StarFlag.DEFENSIVE, isDefensive(rules, p, unit));
    }
  }

  // ---- changing modes

  @Case({"STAR-21.0", "STAR-21.3"})
  Verdict check(AgsRules rules, Position p, Phase phase, SetMode order) {
    int unit = order.unit().index();
    if (p.phasing() != Side.SOVIET || board.side(unit) != Side.SOVIET || !p.onMap(unit)) {
      return refused("the Soviet player sets the modes of his units on the map in his own turn");
    }
    if (!List.of(OFFENSIVE, DEFENSIVE).contains(order.mode())) {
      return refused("the mode is '" + OFFENSIVE + "' or '" + DEFENSIVE + "'");
    }
    return isHeadquarters(unit)
        ? checkHeadquarters(p, phase, order, unit)
        : checkCombatUnit(rules, p, phase, order, unit);
  }

  private Verdict checkHeadquarters(Position p, Phase phase, SetMode order, int unit) {
    if (order.mode().equals(OFFENSIVE)) {
      return refused(name(unit) + " is in offensive mode already or never again");
    }
    if (alwaysOffensive[unit]) {
      return Verdict.refused("STAR-21.3", name(unit) + " is always in offensive mode");
    }
    if (p.is(unit, StarFlag.DEFENSIVE)) {
      return refused(name(unit) + " is in defensive mode already");
    }
    return phase == Phase.INITIAL_MOVEMENT && nothingHasMoved(p)
        ? Verdict.legal()
        : refused("headquarters change their mode only when the initial movement phase begins");
  }

  /** A combat unit that headquarters of both modes command takes the mode its player says. */
  @Case("STAR-21.0")
  private Verdict checkCombatUnit(
      AgsRules rules, Position p, Phase phase, SetMode order, int unit) {
    boolean early =
        phase == Phase.COMBAT && !p.is(unit, Flag.ATTACKED)
            || phase.isMovement() && nothingHasMoved(p);
    if (!early) {
      return refused("the modes of units are judged when a movement phase begins or they attack");
    }
    boolean both =
        rules.isSupplied(p, unit)
            && defensiveCommandIsNear(p, unit)
            && commands(rules, p).both(p.hex(unit));
    if (!both) {
      return refused(name(unit) + " has no choice between headquarters of both modes");
    }
    return p.is(unit, StarFlag.PREFERS_DEFENSIVE) == order.mode().equals(DEFENSIVE)
        ? refused(name(unit) + " is in " + order.mode() + " mode already")
        : Verdict.legal();
  }

  private static Verdict refused(String why) {
    return Verdict.refused("STAR-21.0", why);
  }

  private String name(int unit) {
    return board.unit(unit).id();
  }

  /** Whether the movement phase has only begun. */
  private boolean nothingHasMoved(Position p) {
    return IntStream.concat(IntStream.of(headquarters), IntStream.of(combatUnits))
        .noneMatch(unit -> p.is(unit, Flag.MOVING | Flag.DONE));
  }

  @Case("STAR-21.0")
  void carryOut(AgsRules rules, Position p, SetMode order, Chronicle chronicle) {
    int unit = order.unit().index();
    boolean defensive = order.mode().equals(DEFENSIVE);
    p.mark(unit, isHeadquarters(unit) ? StarFlag.DEFENSIVE : StarFlag.PREFERS_DEFENSIVE, defensive);
    judgeAll(rules, p);
    chronicle.tell(new Declared(name(unit) + " defensive", defensive, "STAR-21.0"));
  }

  /** The Soviet units that a mode could be set for now, headquarters first. */
  IntStream candidates(Position p) {
    boolean anyDefensive =
        IntStream.of(headquarters).anyMatch(hq -> p.onMap(hq) && p.is(hq, StarFlag.DEFENSIVE));
    IntStream units = anyDefensive ? IntStream.of(combatUnits) : IntStream.empty();
    return IntStream.concat(IntStream.of(headquarters), units).filter(p::onMap);
  }

  /** A change of mode to try, if this is the moment for one. */
  @Nullable Order draft(Position p, Phase phase, RandomGenerator random) {
    boolean early = phase == Phase.COMBAT || nothingHasMoved(p);
    int[] units = early ? candidates(p).toArray() : new int[0];
    return units.length == 0
        ? null
        : new SetMode(new UnitRef(units[random.nextInt(units.length)]), DEFENSIVE);
  }

  // ---- what the modes do

  /** Only combat units in offensive mode are bound to a direction; headquarters never. */
  @Case({"STAR-21.14", "STAR-21.16", "STAR-21.21"})
  boolean restricts(Position p, int unit) {
    return isSovietCombatUnit(unit) && !p.is(unit, StarFlag.DEFENSIVE);
  }

  @Case({"STAR-21.14", "STAR-21.16", "STAR-21.21"})
  @Nullable Refusal barredStep(Position p, int unit, int direction) {
    return barsStep(p, unit, direction)
        ? new Refusal("STAR-21.14", name(unit) + " is in offensive mode and moves only westward")
        : null;
  }

  /** Whether {@link #barredStep} has anything against a step. */
  @Case({"STAR-21.14", "STAR-21.16", "STAR-21.21"})
  boolean barsStep(Position p, int unit, int direction) {
    return !westward[direction] && restricts(p, unit);
  }

  @Case({"STAR-21.14", "STAR-21.15"})
  Verdict checkOverrun(Position p, Overrun order) {
    for (int unit : order.units().toArray()) {
      int direction = board.grid().direction(p.hex(unit), order.hex().index());
      Refusal barred = barredStep(p, unit, direction);
      if (barred != null) {
        return Verdict.refused(barred.rule(), name(unit) + " overruns only westward");
      }
    }
    return Verdict.legal();
  }

  @Case("STAR-21.22")
  Verdict mayOverrun(Position p, Unit unit) {
    return isSovietCombatUnit(unit.index()) && p.is(unit.index(), StarFlag.DEFENSIVE)
        ? Verdict.refused("STAR-21.22", unit.id() + " is in defensive mode and cannot overrun")
        : Verdict.legal();
  }

  @Case("STAR-21.22")
  @Nullable Refusal immobile(Position p, Phase phase, int unit) {
    boolean bound =
        phase == Phase.MECHANIZED_MOVEMENT
            && board.side(unit) == Side.SOVIET
            && p.is(unit, StarFlag.DEFENSIVE)
            && !(headquartersMove && isHeadquarters(unit));
    return bound
        ? new Refusal(
            "STAR-21.22", name(unit) + " is in defensive mode and does not move in this phase")
        : null;
  }

  /** Defensive mode halves attacks; lack of supply, which halves them too, is not added to it. */
  @Case("STAR-21.23")
  boolean halvesAttack(AgsRules rules, Position p, int unit) {
    return isSovietCombatUnit(unit) && isDefensive(rules, p, unit);
  }

  /**
   * An attack in which a unit in offensive mode takes part never ends in the attackers' retreat;
   * defenders are not bound by their mode.
   */
  @Case({"STAR-21.11", "STAR-21.12"})
  int bound(AgsRules rules, Position p, Battle.Revelation revelation) {
    boolean offensive =
        p.phasing() == Side.SOVIET
            && revelation.attackers().stream().anyMatch(u -> attacksOffensively(rules, p, u));
    return offensive ? Battle.mustLose(Side.SOVIET) : 0;
  }

  /** In combat the moment counts, in an overrun the beginning of the phase. */
  private boolean attacksOffensively(AgsRules rules, Position p, int unit) {
    boolean overrun = AgsRules.stage(p).phase().isMovement();
    return isSovietCombatUnit(unit)
        && !rules.untried().hasNoStrength(p, unit)
        && !(overrun ? p.is(unit, StarFlag.DEFENSIVE) : isDefensive(rules, p, unit));
  }
}
