package hexfront.games.kesselschlacht;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.games.common.Roster;
import java.util.Set;
import java.util.stream.IntStream;

/** What counters say: arm, mobility, quality, formation. */
final class KesselRoster extends Roster {
  static final String HEADQUARTERS = "headquarters";
  static final String QUALITY = "quality";

  /** Classes of movement; guns keep to roads. */
  static final int LEG = 0;

  static final int MOTORIZED = 1;
  static final int LEG_GUN = 2;
  static final int MOTORIZED_GUN = 3;
  static final int CLASSES = 4;

  private static final Set<String> ARMOR = Set.of("panzer", "heavy-tank", "assault-gun", "tank");
  private static final Set<String> LEG_INFANTRY =
      Set.of("infantry", "jaeger", "mountain", "rifle", "guards-rifle");
  private static final Set<String> OTHER_INFANTRY =
      Set.of("panzergrenadier", "motorized", "mechanized", "motorized-rifle");
  private static final Set<String> AIR = Set.of("fighter", "fighter-bomber", "bomber", "transport");
  private static final int MOST_LEG = 6;

  private static final int IS_HQ = 1;
  private static final int IS_ARMOR = 1 << 1;
  private static final int IS_GUN = 1 << 2;
  private static final int IS_LEG_INFANTRY = 1 << 3;
  private static final int IS_INFANTRY = 1 << 4;
  private static final int IS_AIR = 1 << 5;
  private static final int IS_BATTALION = 1 << 6;
  private static final int IS_GERMAN = 1 << 7;
  private static final int IS_HUNGARIAN = 1 << 8;
  private static final int IS_FUELLED = 1 << 9;
  private static final int IS_BRIGADE = 1 << 10;

  final Formations formations;
  private final int[] facts;
  private final byte[] mobility;
  private final byte[] quality;
  private final int[] printed;
  private final int[][] ground = new int[2][];
  private final int[][] air = new int[2][];

  @Case({
    "KS-1.0.1",
    "KS-2.2",
    "KS-2.2.1",
    "KS-2.2.2",
    "KS-2.2.3",
    "KS-2.2.6",
    "KS-2.2.7",
    "KS-2.3.1",
    "KS-16.1",
    "KS-16.1.1",
    "KS-10.5.1"
  })
  KesselRoster(Board board, Formations formations) {
    super(board);
    this.formations = formations;
    int n = board.unitCount();
    facts = new int[n];
    mobility = new byte[n];
    quality = new byte[n];
    printed = new int[n];
    for (Unit unit : board.units()) {
      int i = unit.index();
      facts[i] = facts(unit);
      printed[i] = formations.of(unit.formation());
      quality[i] = (byte) Math.max(1, unit.values().get(QUALITY));
      int movement = unit.steps().getFirst().movement();
      boolean motorized = movement > MOST_LEG || movement == 0;
      boolean gun = (facts[i] & IS_GUN) != 0;
      mobility[i] = (byte) ((motorized ? MOTORIZED : LEG) + (gun ? LEG_GUN : 0));
      if (movement == 0 && (facts[i] & IS_AIR) == 0) {
        facts[i] |= IS_FUELLED;
      }
    }
    for (Side side : Side.values()) {
      ground[side.ordinal()] = units(side, unit -> !isAir(unit.index()));
      air[side.ordinal()] = units(side, unit -> isAir(unit.index()));
    }
  }

  private static int facts(Unit unit) {
    int facts = 0;
    facts |= unit.arm().equals(HEADQUARTERS) ? IS_HQ : 0;
    facts |= ARMOR.contains(unit.arm()) ? IS_ARMOR : 0;
    facts |= unit.arm().equals("artillery") ? IS_GUN : 0;
    facts |= LEG_INFANTRY.contains(unit.arm()) ? IS_LEG_INFANTRY | IS_INFANTRY : 0;
    facts |= OTHER_INFANTRY.contains(unit.arm()) ? IS_INFANTRY : 0;
    facts |= AIR.contains(unit.arm()) ? IS_AIR : 0;
    facts |= unit.size().equals("battalion") ? IS_BATTALION : 0;
    facts |= unit.size().equals("brigade") ? IS_BRIGADE : 0;
    facts |= unit.nationality().equals("german") ? IS_GERMAN : 0;
    facts |= unit.nationality().equals("hungarian") ? IS_HUNGARIAN : 0;
    return facts;
  }

  static boolean isAir(Unit unit) {
    return AIR.contains(unit.arm());
  }

  private boolean is(int unit, int fact) {
    return (facts[unit] & fact) != 0;
  }

  boolean isHeadquarters(int unit) {
    return is(unit, IS_HQ);
  }

  /** Whether it is a ground unit that fights, no headquarters. */
  boolean isCombat(int unit) {
    return (facts[unit] & (IS_HQ | IS_AIR)) == 0;
  }

  boolean isArmor(int unit) {
    return is(unit, IS_ARMOR);
  }

  boolean isGun(int unit) {
    return is(unit, IS_GUN);
  }

  boolean isLegInfantry(int unit) {
    return is(unit, IS_LEG_INFANTRY);
  }

  /** Whether it is infantry of any mobility. */
  boolean isInfantry(int unit) {
    return is(unit, IS_INFANTRY);
  }

  boolean isAir(int unit) {
    return is(unit, IS_AIR);
  }

  boolean isBattalion(int unit) {
    return is(unit, IS_BATTALION);
  }

  boolean isBrigade(int unit) {
    return is(unit, IS_BRIGADE);
  }

  boolean isGerman(int unit) {
    return is(unit, IS_GERMAN);
  }

  boolean isHungarian(int unit) {
    return is(unit, IS_HUNGARIAN);
  }

  /** Whether it moves by fuel points. */
  boolean isFuelled(int unit) {
    return is(unit, IS_FUELLED);
  }

  boolean isMotorized(int unit) {
    return (mobility[unit] & MOTORIZED) != 0;
  }

  /** The class of movement. */
  int mobility(int unit) {
    return mobility[unit];
  }

  /** 3 for A, 2 for B, 1 for C. */
  @Case({"KS-2.2.6", "KS-3.3.1"})
  int quality(int unit) {
    return quality[unit];
  }

  /** The formation printed on the counter. */
  int printed(int unit) {
    return printed[unit];
  }

  /** The units of a side that fight on the ground, and its headquarters. */
  int[] ground(Side side) {
    return ground[side.ordinal()];
  }

  int[] air(Side side) {
    return air[side.ordinal()];
  }

  IntStream air() {
    return IntStream.concat(IntStream.of(air[0]), IntStream.of(air[1]));
  }
}
