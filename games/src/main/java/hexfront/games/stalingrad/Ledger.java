package hexfront.games.stalingrad;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.Direction;
import hexfront.engine.written.Forms;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The whole numbers that a position keeps: tracks, tallies, markers on the map. */
final class Ledger {
  static final int SCENARIO = 0;
  static final int OPENING = 1;
  static final int WEATHER = 2;
  static final int PREVIOUS_WEATHER = 3;
  static final int RASPUTITSA = 4;
  static final int RASPUTITSA_OVER = 5;

  /** By side. */
  static final int SUPPLY = 6;

  static final int TRANSPORT = 8;
  static final int ACTIVATIONS = 10;

  /** Supply Points pledged for defensive air units of the Soviets. */
  static final int RESERVED = 12;

  /** Rail capacity used, in half divisions. */
  static final int RAIL_USED = 13;

  static final int RAIL_MOTORIZED = 14;

  /** The easternmost Axis-friendly hex of the north edge, plus one; 0 where there is none. */
  static final int NORTH_LIMIT = 15;

  /** The spaces of the Axis markers on the Caucasus and Black Sea Coast tracks, from 1. */
  static final int MARKERS = 16;

  static final int WITHDRAWALS = 4;
  static final int WITHDRAW_UNIT = 18;
  static final int WITHDRAW_STEPS = 22;
  static final int DEBTS = 8;
  static final int DEBT_UNIT = 26;
  static final int DEBT_STEPS = 34;

  /** Movement Phase Overruns: hex plus one, and what is committed to them. */
  static final int OVERRUNS = 15;

  static final int OVERRUN_HEX = 42;
  static final int OVERRUN_MEANS = 57;

  /** Soviet half divisions that went from box to box, without those along the coast. */
  static final int TRANSIT = 72;

  /** Non-motorized half divisions between Caucasus and Black Sea Coast this player turn. */
  static final int COAST_TRANSIT = 73;

  /** Which boxes were attacked or pushed this player turn, a bit for each track. */
  static final int BOX_ATTACKS = 74;

  /** Whether the bonus of the first turn of Uranus was used. */
  static final int BONUS_USED = 75;

  /** Air units placed this player turn, by side. */
  static final int AIR_PLACED = 76;

  /** Supply Points spent for more air units this player turn, by side. */
  static final int AIR_BOUGHT = 78;

  /** Soviet air units that flew in the Axis player turn and have to be paid for. */
  static final int AIR_PLEDGED = 80;

  /** Battles for Major Cities, one number for each such hex of the map. */
  static final int CITIES = 81;

  static final String ANY_TANK_CORPS = "any tank corps";
  static final List<String> WEATHERS = List.of("clear", "rain", "snow", "overcast");
  static final int CLEAR = 0;
  static final int RAIN = 1;
  static final int SNOW = 2;
  static final int OVERCAST = 3;
  static final List<String> SCENARIOS = List.of("fall-blau", "uranus", "campaign");
  static final int FALL_BLAU = 0;
  static final int URANUS = 1;
  static final int CAMPAIGN = 2;

  private static final int WORD = 32;
  private static final int USES = 8;

  private final Board board;
  private final Terrain terrain;
  private final int[] secondary;
  private final int[] secondarySlot;
  private final int ferries;
  private final int repaired;
  private final int words;
  private final int secondaryUse;
  private final int pocketOf;
  private final int pocketBox;
  private final int given;
  private final int size;

  /** Repaired rails as they were last shown, and the numbers that they stand for. */
  private record Mended(int[] words, List<String> hexes) {}

  private final AtomicReferenceArray<@Nullable Mended> mended = new AtomicReferenceArray<>(2);

  Ledger(Board board, Terrain terrain) {
    this.board = board;
    this.terrain = terrain;
    words = (board.hexes() + WORD - 1) / WORD;
    secondary = terrain.secondaryRails.toArray();
    secondarySlot = new int[board.hexes()];
    for (int i = 0; i < secondary.length; i++) {
      secondarySlot[secondary[i]] = i + 1;
    }
    ferries = CITIES + terrain.majorCities.length;
    repaired = ferries + terrain.ferries.length;
    secondaryUse = repaired + 2 * words;
    pocketOf = secondaryUse + (secondary.length + USES - 1) / USES;
    pocketBox = pocketOf + board.unitCount();
    given = pocketBox + board.unitCount();
    size = given + board.unitCount();
  }

  int size() {
    return size;
  }

  /** Points, capacity and air units: no zone, line or strength depends on them. */
  static boolean isTally(int index) {
    return index >= SUPPLY && index <= RAIL_MOTORIZED
        || index >= WITHDRAW_UNIT && index < OVERRUN_HEX
        || index >= TRANSIT && index < CITIES;
  }

  // ---- the turn

  static int scenario(Position p) {
    return Math.max(0, p.value(SCENARIO) - 1);
  }

  static void setScenario(Position p, String scenario) {
    p.setValue(SCENARIO, SCENARIOS.indexOf(scenario) + 1);
  }

  static boolean isCampaign(Position p) {
    return scenario(p) == CAMPAIGN;
  }

  static int weather(Position p) {
    return Math.max(0, p.value(WEATHER) - 1);
  }

  static boolean is(Position p, int index) {
    return p.value(index) != 0;
  }

  static void add(Position p, int index, int n) {
    p.setValue(index, p.value(index) + n);
  }

  static int supply(Position p, Side side) {
    return p.value(SUPPLY + side.ordinal());
  }

  static int transport(Position p, Side side) {
    return p.value(TRANSPORT + side.ordinal());
  }

  /** A unit or hex that a number stands for, counted from 1; -1 for none. */
  static int at(Position p, int index) {
    return p.value(index) - 1;
  }

  // ---- Major Cities

  /** Whether both sides hold a part of a Major City hex. */
  @Case("CTS-ERR-5")
  static boolean isContested(Position p, int slot) {
    return slot >= 0 && p.value(CITIES + slot) != 0;
  }

  /** The quarters of a contested city that the Axis holds. */
  static int axisQuarters(Position p, int slot) {
    return p.value(CITIES + slot) & 7;
  }

  /** The directions through which a side has access to a contested city, one bit each. */
  @Case("CTS-24.5")
  static int access(Position p, int slot, Side side) {
    return p.value(CITIES + slot) >>> (side == Side.AXIS ? 3 : 9) & 63;
  }

  static void contest(Position p, int slot, int axisQuarters, int axisAccess, int sovietAccess) {
    p.setValue(CITIES + slot, axisQuarters | axisAccess << 3 | sovietAccess << 9 | 1 << 15);
  }

  static void settle(Position p, int slot) {
    p.setValue(CITIES + slot, 0);
  }

  // ---- ferries, rails

  /** The turn in which the holder of both banks of a ferry gained the second; 0 for long ago. */
  int ferrySince(Position p, int ferry) {
    return p.value(ferries + ferry);
  }

  void setFerrySince(Position p, int ferry, int turn) {
    p.setValue(ferries + ferry, turn);
  }

  boolean isRepaired(Position p, Side side, int hex) {
    return (p.value(repaired + side.ordinal() * words + hex / WORD) >>> hex % WORD & 1) != 0;
  }

  void repair(Position p, Side side, int hex, boolean is) {
    int index = repaired + side.ordinal() * words + hex / WORD;
    int bit = 1 << hex % WORD;
    p.setValue(index, is ? p.value(index) | bit : p.value(index) & ~bit);
  }

  /** The rail hexes that are repaired for a side; the same list as long as they are the same. */
  List<String> repairedRails(Position p, Side side) {
    int first = repaired + side.ordinal() * words;
    int[] now = new int[words];
    for (int i = 0; i < words; i++) {
      now[i] = p.value(first + i);
    }
    Mended known = mended.get(side.ordinal());
    if (known == null || !Arrays.equals(known.words, now)) {
      known =
          new Mended(
              now,
              terrain.rails.stream()
                  .filter(hex -> isRepaired(p, side, hex))
                  .mapToObj(board.grid()::number)
                  .toList());
      mended.set(side.ordinal(), known);
    }
    return known.hexes;
  }

  /** The half divisions that went over a Secondary Rail hex this phase. */
  int secondaryUse(Position p, int hex) {
    int slot = secondarySlot[hex] - 1;
    return slot < 0 ? 0 : p.value(secondaryUse + slot / USES) >>> 4 * (slot % USES) & 15;
  }

  void useSecondary(Position p, int hex, int halves) {
    int slot = secondarySlot[hex] - 1;
    if (slot >= 0) {
      add(p, secondaryUse + slot / USES, halves << 4 * (slot % USES));
    }
  }

  void forgetRailUse(Position p) {
    p.setValue(RAIL_USED, 0);
    p.setValue(RAIL_MOTORIZED, 0);
    for (int index = secondaryUse; index < pocketOf; index++) {
      p.setValue(index, 0);
    }
  }

  // ---- pockets

  /** The unit by which the pocket of a unit is known: its lowest; -1 if it is in none. */
  int pocket(Position p, int unit) {
    return p.value(pocketOf + unit) - 1;
  }

  /** The box on the track of the pocket of a unit; 0 if it is in none. */
  int pocketBox(Position p, int unit) {
    return p.value(pocketBox + unit);
  }

  void setPocket(Position p, int unit, int lowest, int box) {
    p.setValue(pocketOf + unit, lowest + 1);
    p.setValue(pocketBox + unit, box);
  }

  // ---- Attack Supply

  /** What a source has given in this phase, as {@link Provisions} counts it. */
  int given(Position p, int source) {
    return p.value(given + source);
  }

  void setGiven(Position p, int source, int much) {
    p.setValue(given + source, much);
  }

  // ---- how it is written

  void register(Forms forms, StalingradTables tables) {
    List<String> units = Forms.units(board);
    List<String> sides = List.of(Side.AXIS.word(), Side.SOVIET.word());
    List<String> leavers = new ArrayList<>(units);
    leavers.add(ANY_TANK_CORPS);
    forms
        .oneOf("scenario", SCENARIO, SCENARIOS)
        .number("opening", OPENING)
        .oneOf("weather", WEATHER, WEATHERS)
        .oneOf("previous-weather", PREVIOUS_WEATHER, WEATHERS)
        .number("rasputitsa", RASPUTITSA)
        .number("rasputitsa-over", RASPUTITSA_OVER)
        .numberForEach("supply-points", SUPPLY, sides)
        .numberForEach("transport-points", TRANSPORT, sides)
        .numberForEach("activations", ACTIVATIONS, sides)
        .number("reserved", RESERVED)
        .number("rail-used", RAIL_USED)
        .number("rail-motorized", RAIL_MOTORIZED)
        .oneOf("north-limit", NORTH_LIMIT, Forms.hexes(board))
        .oneOf("marker", "caucasus", MARKERS, words(tables.caucasus()))
        .oneOf("marker", "black-sea-coast", MARKERS + 1, words(tables.coast()))
        .number("transit", TRANSIT)
        .number("coast-transit", COAST_TRANSIT)
        .number("box-attacks", BOX_ATTACKS)
        .number("bonus-used", BONUS_USED)
        .numberForEach("air-placed", AIR_PLACED, sides)
        .numberForEach("air-bought", AIR_BOUGHT, sides)
        .number("air-pledged", AIR_PLEDGED);
    for (int i = 0; i < WITHDRAWALS; i++) {
      forms.oneOf("withdrawal", key(i), WITHDRAW_UNIT + i, leavers);
      forms.number("withdrawal-steps", key(i), WITHDRAW_STEPS + i);
    }
    for (int i = 0; i < DEBTS; i++) {
      forms.oneOf("debt", key(i), DEBT_UNIT + i, units);
      forms.number("debt-steps", key(i), DEBT_STEPS + i);
    }
    for (int i = 0; i < OVERRUNS; i++) {
      forms.oneOf("overrun", key(i), OVERRUN_HEX + i, Forms.hexes(board));
      forms.number("overrun-means", key(i), OVERRUN_MEANS + i);
    }
    for (int i = 0; i < terrain.majorCities.length; i++) {
      forms.number("city-battle", board.grid().number(terrain.majorCities[i]), CITIES + i);
    }
    for (int i = 0; i < terrain.ferries.length; i++) {
      forms.number("ferry-since", hexside(terrain.ferries[i]), ferries + i);
    }
    for (Side side : Side.values()) {
      for (int i = 0; i < words; i++) {
        List<String> hexes =
            IntStream.range(i * WORD, Math.min(board.hexes(), (i + 1) * WORD))
                .mapToObj(board.grid()::number)
                .toList();
        int index = repaired + side.ordinal() * words + i;
        forms.someOf("repaired", side.word() + "/" + hexes.getFirst(), index, hexes);
      }
    }
    for (int i = 0; i < secondary.length; i += USES) {
      String first = board.grid().number(secondary[i]);
      forms.number("secondary-rail", first, secondaryUse + i / USES);
    }
    for (int unit = 0; unit < board.unitCount(); unit++) {
      forms.oneOf("pocket", units.get(unit), pocketOf + unit, units);
      forms.number("pocket-box", units.get(unit), pocketBox + unit);
      forms.number("supply-given", units.get(unit), given + unit);
    }
  }

  private static String key(int i) {
    return Integer.toString(i + 1);
  }

  private static List<String> words(List<StalingradTables.Space> track) {
    return track.stream().map(StalingradTables.Space::space).toList();
  }

  /** A hexside, near bank and direction packed, as players write it. */
  String hexside(int packed) {
    int hex = packed / Direction.COUNT;
    int to = board.grid().neighbour(hex, packed % Direction.COUNT);
    return board.grid().number(Math.min(hex, to)) + "/" + board.grid().number(Math.max(hex, to));
  }
}
