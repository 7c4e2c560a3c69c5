package hexfront.games.stalingrad;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.games.common.Roster;
import java.util.List;
import java.util.Set;

/** What counters say: kind, nationality, size, class of movement. */
final class StalingradRoster extends Roster {
  static final String SUPPORT = "support";
  static final String SUPPORT_MOBILE = "support-mobile";
  static final String BOMBING = "bombing";
  static final String RANGE = "range";
  static final List<String> VALUES = List.of(SUPPORT, SUPPORT_MOBILE, BOMBING, RANGE);
  static final List<String> SIDES = List.of("mobile");

  private static final Set<String> INFANTRY =
      Set.of("infantry", "jaeger", "mountain", "security", "rifle", "naval-infantry");
  private static final Set<String> ARMOR = Set.of("panzer", "tank", "heavy-tank");
  private static final Set<String> AIR =
      Set.of("bomber", "ground-support", "fighter", "fighter-bomber", "air");
  private static final Set<String> ALLIES = Set.of("hungarian", "rumanian", "italian", "slovak");
  private static final int MOST_ON_FOOT = 4;

  private static final int ARMY_HQ = 1;
  private static final int FRONT_HQ = 1 << 1;
  private static final int AIR_HQ = 1 << 2;
  private static final int DEPOT = 1 << 3;
  private static final int REPLACEMENT = 1 << 4;
  private static final int AIR_UNIT = 1 << 5;
  private static final int INFANTRY_TYPE = 1 << 6;
  private static final int IS_ARMOR = 1 << 7;
  private static final int MECHANIZED = 1 << 8;
  private static final int MOTORIZED = 1 << 9;
  private static final int CAVALRY = 1 << 10;
  private static final int GUARDS = 1 << 11;
  private static final int NKVD = 1 << 12;
  private static final int NAVAL = 1 << 13;
  private static final int LUFTWAFFE = 1 << 14;
  private static final int GERMAN = 1 << 15;
  private static final int HUNGARIAN = 1 << 16;
  private static final int RUMANIAN = 1 << 17;
  private static final int ALLIED = 1 << 18;
  private static final int ARTILLERY = 1 << 19;
  private static final int LARGE = 1 << 20;
  private static final int FLAK = 1 << 21;
  private static final int ENGINEER = 1 << 22;
  private static final int OIL = 1 << 23;

  private final Board board;
  private final int[] facts;
  private final byte[] halves;
  private final int[] mobileAttack;
  private final int[] mobileMovement;
  private final int[][] ground = new int[2][];
  private final int[][] depots = new int[2][];
  private final int[][] replacements = new int[2][];
  private final int[][] air = new int[2][];
  private final int[][] armyHqs = new int[2][];
  private final int[][] frontHqs = new int[2][];
  private final int[][] airHqs = new int[2][];

  @Case({
    "CTS-1.2c",
    "CTS-2.0",
    "CTS-2.2.2",
    "CTS-2.2.4a",
    "CTS-2.2.4b",
    "CTS-2.2.5",
    "CTS-2.4Ha",
    "CTS-2.4Hb",
    "CTS-2.4Hc",
    "CTS-16.7b",
    "CTS-2.2.1",
    "CTS-2.3",
    "CTS-2.4a",
    "CTS-2.4b",
    "CTS-2.4c",
    "CTS-4.3a",
    "CTS-4.3b"
  })
  StalingradRoster(Board board) {
    super(board);
    this.board = board;
    facts = values(StalingradRoster::facts);
    halves = new byte[board.unitCount()];
    for (Unit unit : board.units()) {
      halves[unit.index()] = (byte) halves(unit);
    }
    mobileAttack = values(unit -> unit.values().get("mobile-attack"));
    mobileMovement = values(unit -> unit.values().get("mobile-movement"));
    for (Side side : Side.values()) {
      int s = side.ordinal();
      ground[s] = units(side, u -> (facts[u.index()] & (DEPOT | REPLACEMENT | AIR_UNIT)) == 0);
      depots[s] = units(side, u -> isDepot(u.index()));
      replacements[s] = units(side, u -> isReplacement(u.index()));
      air[s] = units(side, u -> isAir(u.index()));
      armyHqs[s] = units(side, u -> isArmyHq(u.index()));
      frontHqs[s] = units(side, u -> isFrontHq(u.index()));
      airHqs[s] = units(side, u -> isAirHq(u.index()));
    }
  }

  private static int facts(Unit unit) {
    String arm = unit.arm();
    boolean hq = arm.equals("headquarters");
    boolean cavalry = arm.equals("cavalry") || unit.has("soviet-cavalry");
    int movement = unit.steps().getFirst().movement();
    int facts = 0;
    facts |= hq && unit.size().equals("army") ? ARMY_HQ : 0;
    facts |= hq && !unit.size().equals("army") ? FRONT_HQ : 0;
    facts |= arm.equals("air-headquarters") ? AIR_HQ : 0;
    facts |= arm.equals("depot") ? DEPOT : 0;
    facts |= arm.equals("replacement") ? REPLACEMENT : 0;
    facts |= AIR.contains(arm) ? AIR_UNIT : 0;
    facts |= INFANTRY.contains(arm) ? INFANTRY_TYPE : 0;
    facts |= ARMOR.contains(arm) ? IS_ARMOR : 0;
    facts |= arm.equals("mechanized") ? MECHANIZED : 0;
    facts |= cavalry ? CAVALRY : 0;
    boolean anyHq = hq || arm.equals("air-headquarters");
    facts |= anyHq || movement > MOST_ON_FOOT && !cavalry ? MOTORIZED : 0;
    facts |= unit.has("guards") ? GUARDS : 0;
    facts |= unit.has("nkvd") ? NKVD : 0;
    facts |= unit.has("naval") ? NAVAL : 0;
    facts |= unit.has("luftwaffe") ? LUFTWAFFE : 0;
    facts |= unit.nationality().equals("german") ? GERMAN : 0;
    facts |= unit.nationality().equals("hungarian") ? HUNGARIAN : 0;
    facts |= unit.nationality().equals("rumanian") ? RUMANIAN : 0;
    facts |= ALLIES.contains(unit.nationality()) ? ALLIED : 0;
    facts |= arm.equals("artillery") ? ARTILLERY : 0;
    facts |= unit.size().equals("division") || unit.size().equals("corps") ? LARGE : 0;
    facts |= arm.equals("flak") ? FLAK : 0;
    facts |= arm.equals("engineer") ? ENGINEER : 0;
    facts |= arm.equals("oil") ? OIL : 0;
    return facts;
  }

  /** What a unit counts in a stack, in half divisions. */
  @Case({"CTS-5.0a", "CTS-5.0b", "CTS-5.0c", "CTS-5.0d"})
  private static int halves(Unit unit) {
    return switch (unit.size()) {
      case "division", "corps" -> 2;
      case "brigade", "regiment", "battalion" -> 1;
      default -> 0;
    };
  }

  /** Whether a counter occupies its hex: depots, Replacements and air units do not. */
  @Case({"CTS-16.10h", "CTS-21.3a"})
  static boolean occupies(Unit unit) {
    return (facts(unit) & (DEPOT | REPLACEMENT | AIR_UNIT)) == 0;
  }

  static boolean isLarge(Unit unit) {
    return (facts(unit) & (LARGE | ARTILLERY)) == LARGE;
  }

  /** Whether it has a combat value: all that occupies but Front and Air HQs. */
  static boolean fights(Unit unit) {
    return (facts(unit) & (DEPOT | REPLACEMENT | AIR_UNIT | FRONT_HQ | AIR_HQ)) == 0;
  }

  private boolean is(int unit, int fact) {
    return (facts[unit] & fact) != 0;
  }

  boolean isArmyHq(int unit) {
    return is(unit, ARMY_HQ);
  }

  /** A Front or Army Group HQ. */
  boolean isFrontHq(int unit) {
    return is(unit, FRONT_HQ);
  }

  boolean isAirHq(int unit) {
    return is(unit, AIR_HQ);
  }

  boolean isHq(int unit) {
    return is(unit, ARMY_HQ | FRONT_HQ | AIR_HQ);
  }

  boolean isDepot(int unit) {
    return is(unit, DEPOT);
  }

  boolean isReplacement(int unit) {
    return is(unit, REPLACEMENT);
  }

  boolean isAir(int unit) {
    return is(unit, AIR_UNIT);
  }

  /** A unit that fights on the ground, Army HQs among them. */
  boolean fights(int unit) {
    return !is(unit, DEPOT | REPLACEMENT | AIR_UNIT | FRONT_HQ | AIR_HQ);
  }

  /** Whether it stands in its hex as a unit: what fights, and all HQs. */
  boolean isUnit(int unit) {
    return !is(unit, DEPOT | REPLACEMENT | AIR_UNIT);
  }

  boolean isInfantryType(int unit) {
    return is(unit, INFANTRY_TYPE);
  }

  boolean isArmor(int unit) {
    return is(unit, IS_ARMOR);
  }

  boolean isMechanized(int unit) {
    return is(unit, MECHANIZED);
  }

  boolean isMotorized(int unit) {
    return is(unit, MOTORIZED);
  }

  boolean isCavalry(int unit) {
    return is(unit, CAVALRY);
  }

  boolean isGuards(int unit) {
    return is(unit, GUARDS);
  }

  boolean isNkvd(int unit) {
    return is(unit, NKVD);
  }

  boolean isNaval(int unit) {
    return is(unit, NAVAL);
  }

  boolean isLuftwaffe(int unit) {
    return is(unit, LUFTWAFFE);
  }

  boolean isGerman(int unit) {
    return is(unit, GERMAN);
  }

  boolean isHungarian(int unit) {
    return is(unit, HUNGARIAN);
  }

  boolean isRumanian(int unit) {
    return is(unit, RUMANIAN);
  }

  /** Hungarian or Rumanian: they do not get on with each other. */
  boolean isRival(int unit) {
    return is(unit, HUNGARIAN | RUMANIAN);
  }

  /** Of a Minor Ally of the Axis. */
  boolean isAllied(int unit) {
    return is(unit, ALLIED);
  }

  boolean isArtillery(int unit) {
    return is(unit, ARTILLERY);
  }

  /** A division or a corps. */
  boolean isLarge(int unit) {
    return is(unit, LARGE);
  }

  boolean isFlak(int unit) {
    return is(unit, FLAK);
  }

  boolean isEngineer(int unit) {
    return is(unit, ENGINEER);
  }

  boolean isOil(int unit) {
    return is(unit, OIL);
  }

  /** What it counts in a stack, in half divisions. */
  int halves(int unit) {
    return halves[unit];
  }

  String formation(int unit) {
    return board.unit(unit).formation();
  }

  int value(int unit, String name) {
    return board.unit(unit).values().get(name);
  }

  /** The attack of the side and step it shows. */
  @Case("CTS-28.1a")
  int attackNow(Position p, int unit) {
    return isArtillery(unit) && !p.is(unit, Flag.DEPLOYED) && mobileMovement[unit] > 0
        ? mobileAttack[unit]
        : attack(p, unit);
  }

  /** The Movement Allowance of the side and step it shows. */
  @Case({"CTS-16.7c", "CTS-23.7e", "CTS-28.1a", "CTS-2.2.3"})
  int movementNow(Position p, int unit) {
    if (is(unit, ARMY_HQ)) {
      return p.is(unit, Flag.ACTIVE) ? movement(p, unit) : 1;
    }
    if (is(unit, ARTILLERY | AIR_HQ) && p.is(unit, Flag.DEPLOYED)) {
      return 0;
    }
    return is(unit, ARTILLERY) && mobileMovement[unit] > 0
        ? mobileMovement[unit]
        : movement(p, unit);
  }

  /** Units that stand on the map: what fights, and HQs. */
  int[] ground(Side side) {
    return ground[side.ordinal()];
  }

  int[] depots(Side side) {
    return depots[side.ordinal()];
  }

  int[] replacements(Side side) {
    return replacements[side.ordinal()];
  }

  int[] air(Side side) {
    return air[side.ordinal()];
  }

  int[] armyHqs(Side side) {
    return armyHqs[side.ordinal()];
  }

  int[] frontHqs(Side side) {
    return frontHqs[side.ordinal()];
  }

  int[] airHqs(Side side) {
    return airHqs[side.ordinal()];
  }
}
