package hexfront.games.blitzfront;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.Values;
import hexfront.games.common.Roster;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/** What counters say besides their factors, as plain bits. */
final class BlitzfrontRoster extends Roster {
  static final String ENTRY = "entry";
  static final String LEAVES = "leaves";
  static final String REMNANT = "-remnant";
  static final String ELEVENTH = "11A";
  static final String IF_ELEVENTH_STAYS = "if-eleventh-army-stays";

  static final int ARMY = 1;
  static final int CORPS = 1 << 1;
  static final int DIVISION = 1 << 2;
  static final int GERMAN = 1 << 3;
  static final int SOVIET = 1 << 4;
  static final int INFANTRY = 1 << 5;
  static final int ARMORED = 1 << 6;
  static final int MOBILE = 1 << 7;
  static final int ROCKET = 1 << 8;
  static final int AIR = 1 << 9;
  static final int MOUNTAIN = 1 << 10;
  static final int CAVALRY = 1 << 11;
  static final int MOTORIZED = 1 << 12;
  static final int GUARDS = 1 << 13;
  static final int DARING = 1 << 14;
  static final int RIFLE = 1 << 15;
  static final int PANZER = 1 << 16;

  /** Parachute and shock units. */
  static final int PICKED = 1 << 17;

  private static final Set<String> INFANTRY_TYPE =
      Set.of("infantry", "rifle", "mountain", "parachute");

  private final Board board;
  private final int[] kinds;
  private final int[] remnants;
  private final int[][] ground = new int[2][];
  private final int[][] air = new int[2][];
  private final int[][] rockets = new int[2][];

  BlitzfrontRoster(Board board) {
    super(board);
    this.board = board;
    kinds = new int[board.unitCount()];
    remnants = new int[board.unitCount()];
    Arrays.fill(remnants, -1);
    for (Unit unit : board.units()) {
      kinds[unit.index()] = kinds(unit);
      board.unit(unit.id() + REMNANT).ifPresent(weak -> remnants[unit.index()] = weak);
    }
    for (Side side : Side.values()) {
      ground[side.ordinal()] = units(side, unit -> !is(unit.index(), AIR));
      air[side.ordinal()] = units(side, unit -> is(unit.index(), AIR));
      rockets[side.ordinal()] = units(side, unit -> is(unit.index(), ROCKET));
    }
  }

  /** What is true of a counter. */
  @Case({"BF-TER-6", "BF-MOV-3", "BF-SUP-7", "BF-REC-2", "BF-ADV-3"})
  static int kinds(Unit unit) {
    String arm = unit.arm();
    boolean armored = arm.equals("panzer") || arm.equals("tank");
    boolean motorized = arm.equals("motorized");
    boolean rocket = arm.equals("rocket");
    boolean picked = arm.equals("parachute") || arm.equals("shock");
    return bit(ARMY, unit.size().equals("army"))
        | bit(CORPS, unit.size().equals("corps") && !arm.equals("air"))
        | bit(DIVISION, unit.size().equals("division"))
        | bit(GERMAN, isGerman(unit))
        | bit(SOVIET, unit.side() == Side.SOVIET)
        | bit(INFANTRY, INFANTRY_TYPE.contains(arm))
        | bit(ARMORED, armored)
        | bit(PANZER, arm.equals("panzer"))
        | bit(MOTORIZED, motorized)
        | bit(MOBILE, armored || motorized || rocket)
        | bit(ROCKET, rocket)
        | bit(AIR, arm.equals("air"))
        | bit(MOUNTAIN, arm.equals("mountain"))
        | bit(CAVALRY, arm.equals("cavalry"))
        | bit(GUARDS, unit.has("guards"))
        | bit(PICKED, picked)
        | bit(DARING, armored || picked || unit.has("ss"))
        | bit(RIFLE, arm.equals("rifle") || arm.equals("infantry"));
  }

  private static int bit(int kind, boolean is) {
    return is ? kind : 0;
  }

  private static boolean isGerman(Unit unit) {
    String nationality = unit.nationality();
    return unit.side() == Side.AXIS
        && (nationality.isEmpty() || nationality.equals("german") || nationality.equals("axis"));
  }

  /** Whether one of these is true of a unit. */
  boolean is(int unit, int some) {
    return (kinds[unit] & some) != 0;
  }

  /** Whether all of these are true of a unit. */
  boolean all(int unit, int these) {
    return (kinds[unit] & these) == these;
  }

  int kinds(int unit) {
    return kinds[unit];
  }

  boolean isAllied(int unit) {
    return (kinds[unit] & (GERMAN | SOVIET)) == 0;
  }

  /** The units of a side that are no air units; not to be changed. */
  int[] ground(Side side) {
    return ground[side.ordinal()];
  }

  /** The air units of a side; not to be changed. */
  int[] air(Side side) {
    return air[side.ordinal()];
  }

  /** The rocket units of a side; not to be changed. */
  int[] rockets(Side side) {
    return rockets[side.ordinal()];
  }

  /** The weak division that may be left of a unit, or -1. */
  int remnant(int unit) {
    return remnants[unit];
  }

  /** Whether a counter is the weak division of another. */
  boolean isRemnant(int unit) {
    String id = board.unit(unit).id();
    return id.endsWith(REMNANT)
        && board.unit(id.substring(0, id.length() - REMNANT.length())).isPresent();
  }

  int entry(int unit) {
    return board.unit(unit).values().get(ENTRY);
  }

  int leaves(int unit) {
    return board.unit(unit).values().get(LEAVES);
  }

  boolean waitsForEleventh(int unit) {
    return board.unit(unit).has(IF_ELEVENTH_STAYS);
  }

  /** The army of the Eleventh Army's die, or -1. */
  @Case("BF-ROS-4")
  int eleventhArmy() {
    for (int unit : ground(Side.AXIS)) {
      if (is(unit, ARMY) && board.unit(unit).formation().equals(ELEVENTH)) {
        return unit;
      }
    }
    return -1;
  }

  boolean isRumanian(int unit) {
    return board.unit(unit).nationality().equals("rumanian");
  }

  /** Counters with the weak divisions that may be left of some of them. */
  @Case("BF-RES-DE")
  static List<Unit> withRemnants(List<Unit> units, BlitzfrontData data) {
    Set<String> ids = new HashSet<>();
    units.forEach(unit -> ids.add(unit.id()));
    List<Unit> all = new ArrayList<>(units);
    for (Unit unit : units) {
      int kinds = kinds(unit);
      boolean leaves =
          (kinds & ARMY) != 0 && (kinds & (GERMAN | SOVIET)) != 0
              || (kinds & CORPS) != 0 && (kinds & GERMAN) != 0;
      if (leaves && !ids.contains(unit.id() + REMNANT)) {
        all.add(remnant(unit, data));
      }
    }
    return all;
  }

  /** Counters as they were before version 6 of the rules. */
  static List<Unit> before6(List<Unit> units, BlitzfrontData data) {
    return units.stream().map(unit -> before6(unit, data)).toList();
  }

  private static Unit before6(Unit unit, BlitzfrontData data) {
    BlitzfrontData.Former former = data.countersBefore6().get(unit.id());
    if (former == null) {
      return unit;
    }
    return new Unit(
        unit.index(),
        unit.id(),
        unit.side(),
        unit.nationality(),
        unit.designation(),
        unit.name(),
        unit.formation(),
        unit.size(),
        unit.arm(),
        unit.mechanized(),
        former.steps().isEmpty() ? unit.steps() : List.of(step(former.steps())),
        former.entry() == 0 ? unit.values() : unit.values().with(ENTRY, former.entry()),
        unit.traits(),
        unit.counter());
  }

  private static Unit.Step step(String words) {
    String[] numbers = words.split("-", -1);
    return new Unit.Step(
        Integer.parseInt(numbers[0]), Integer.parseInt(numbers[1]), Integer.parseInt(numbers[2]));
  }

  private static Unit remnant(Unit of, BlitzfrontData data) {
    BlitzfrontData.Remnant weak = Objects.requireNonNull(data.remnants().get(of.side()));
    return new Unit(
        0,
        of.id() + REMNANT,
        of.side(),
        of.nationality(),
        of.designation(),
        of.name() + " (remnant)",
        "",
        "division",
        weak.arm(),
        false,
        List.of(step(weak.steps())),
        Values.NONE,
        Set.of());
  }
}
