package hexfront.games.kesselschlacht;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.written.Forms;
import java.util.List;
import java.util.stream.IntStream;

/** The whole numbers that a position keeps: tracks, tallies, markers on the map. */
final class Ledger {
  static final int WEATHER = 0;
  static final int INITIATIVE = 1;

  /** The options in force, as bits. */
  static final int OPTIONS = 2;

  static final int CROSSED = 3;
  static final int DIRECTIVE_HQ = 4;
  static final int DIRECTIVE_ISSUED = 5;
  static final int RECALL_HQ = 6;
  static final int EXIT_ORDERED = 7;
  static final int CORPS_ATTEMPTS = 8;
  static final int ARMY_ATTEMPTS = 9;
  static final int AIR_TRIES = 10;
  static final int GROUND_TRIES = 12;
  static final int ARMY_FUEL = 14;
  static final int MARGARETHE = 15;

  /** The headquarters with a bridge train: two of the Axis, one Soviet. */
  static final int TRAINS = 16;

  static final int PONTOON_HEX = 19;
  static final int PONTOON_DIRECTION = 22;
  static final int PONTOON_GUARD = 25;

  /** Pontoons and trains: the first two are the Axis', the last the Soviets'. */
  static final int BRIDGES = 3;

  private static final int FIXED = 28;
  private static final int AREAS = 8;
  private static final int WORD = 32;

  /** What an arrival says of the place: any area, A to C, or a source for a headquarters. */
  static final int ANYWHERE = 0;

  static final int SOURCE = 4;

  private final Board board;
  private final Formations formations;
  private final int tracks;
  private final int fuel;
  private final int ammo;
  private final int fuelSpent;
  private final int attacks;
  private final int assigned;
  private final int arrival;
  private final int sector;
  private final int loadAmmo;
  private final int loadFuel;
  private final int hasty;
  private final int prepared;
  private final int words;
  private final int size;

  Ledger(Board board, Formations formations) {
    this.board = board;
    this.formations = formations;
    tracks = formations.storeCodes().size();
    int units = board.unitCount();
    fuel = FIXED;
    ammo = fuel + tracks;
    fuelSpent = ammo + tracks;
    attacks = fuelSpent + tracks;
    assigned = attacks + tracks;
    arrival = assigned + units;
    sector = arrival + units;
    loadAmmo = sector + units;
    loadFuel = loadAmmo + units;
    words = (board.hexes() + WORD - 1) / WORD;
    hasty = loadFuel + units;
    prepared = hasty + words;
    size = prepared + words;
  }

  int size() {
    return size;
  }

  // ---- the turn

  int weather(Position p) {
    return Math.max(0, p.value(WEATHER) - 1);
  }

  void setWeather(Position p, int weather) {
    p.setValue(WEATHER, weather + 1);
  }

  /** Who has the air initiative; the Axis until it is rolled for. */
  Side initiative(Position p) {
    return p.value(INITIATIVE) == 2 ? Side.SOVIET : Side.AXIS;
  }

  void setInitiative(Position p, Side side) {
    p.setValue(INITIATIVE, side.ordinal() + 1);
  }

  static void add(Position p, int index, int n) {
    p.setValue(index, p.value(index) + n);
  }

  /** A unit that a number stands for, counted from 1; -1 for none. */
  static int unit(Position p, int index) {
    return p.value(index) - 1;
  }

  static void setUnit(Position p, int index, int unit) {
    p.setValue(index, unit + 1);
  }

  // ---- tracks of First Panzer Army

  @Case("KS-2.4.1")
  int fuel(Position p, int store) {
    return p.value(fuel + store);
  }

  void setFuel(Position p, int store, int points) {
    p.setValue(fuel + store, points);
  }

  @Case("KS-2.4.2")
  int ammo(Position p, int store) {
    return p.value(ammo + store);
  }

  void setAmmo(Position p, int store, int points) {
    p.setValue(ammo + store, points);
  }

  int fuelSpent(Position p, int store) {
    return p.value(fuelSpent + store);
  }

  void setFuelSpent(Position p, int store, int points) {
    p.setValue(fuelSpent + store, points);
  }

  int attacks(Position p, int store) {
    return p.value(attacks + store);
  }

  void setAttacks(Position p, int store, int units) {
    p.setValue(attacks + store, units);
  }

  int tracks() {
    return tracks;
  }

  // ---- units

  /** The formation a unit was assigned to, or -1. */
  int assigned(Position p, int unit) {
    return p.value(assigned + unit) - 1;
  }

  void assign(Position p, int unit, int formation) {
    p.setValue(assigned + unit, formation + 1);
  }

  /** The turn on which a unit comes, or 0. */
  int arrivalTurn(Position p, int unit) {
    return p.value(arrival + unit) / AREAS;
  }

  /** Where it comes: {@link #ANYWHERE}, 1 to 3 for the areas A to C, or {@link #SOURCE}. */
  int arrivalPlace(Position p, int unit) {
    return p.value(arrival + unit) % AREAS;
  }

  void setArrival(Position p, int unit, int turn, int place) {
    p.setValue(arrival + unit, turn * AREAS + place);
  }

  void clearArrival(Position p, int unit) {
    p.setValue(arrival + unit, 0);
  }

  /** The sector of an air unit, or 0. */
  int sector(Position p, int unit) {
    return p.value(sector + unit);
  }

  void setSector(Position p, int unit, int number) {
    p.setValue(sector + unit, number);
  }

  int loadAmmo(Position p, int unit) {
    return p.value(loadAmmo + unit);
  }

  int loadFuel(Position p, int unit) {
    return p.value(loadFuel + unit);
  }

  void setLoad(Position p, int unit, int points, int fuelPoints) {
    p.setValue(loadAmmo + unit, points);
    p.setValue(loadFuel + unit, fuelPoints);
  }

  // ---- positions in hexes

  boolean isHasty(Position p, int hex) {
    return (p.value(hasty + hex / WORD) >>> hex % WORD & 1) != 0;
  }

  boolean isPrepared(Position p, int hex) {
    return (p.value(prepared + hex / WORD) >>> hex % WORD & 1) != 0;
  }

  boolean hasPosition(Position p, int hex) {
    int bits = p.value(hasty + hex / WORD) | p.value(prepared + hex / WORD);
    return (bits >>> hex % WORD & 1) != 0;
  }

  void setHasty(Position p, int hex, boolean there) {
    setBit(p, hasty, hex, there);
  }

  void setPrepared(Position p, int hex, boolean there) {
    setBit(p, prepared, hex, there);
  }

  private static void setBit(Position p, int base, int hex, boolean there) {
    int index = base + hex / WORD;
    int bit = 1 << hex % WORD;
    int now = there ? p.value(index) | bit : p.value(index) & ~bit;
    if (now != p.value(index)) {
      p.setValue(index, now);
    }
  }

  int countHasty(Position p) {
    return count(p, hasty);
  }

  int countPrepared(Position p) {
    return count(p, prepared);
  }

  private int count(Position p, int base) {
    int n = 0;
    for (int i = 0; i < words; i++) {
      n += Integer.bitCount(p.value(base + i));
    }
    return n;
  }

  // ---- how it is written

  void register(Forms forms, List<String> options, List<String> moods) {
    List<String> units = Forms.units(board);
    List<String> sides = List.of(Side.AXIS.word(), Side.SOVIET.word());
    forms
        .oneOf("weather", WEATHER, Weather.WORDS)
        .oneOf("air-initiative", INITIATIVE, sides)
        .someOf("options", OPTIONS, options)
        .number("crossed", CROSSED)
        .oneOf("directive", DIRECTIVE_HQ, units)
        .number("directive-issued", DIRECTIVE_ISSUED)
        .oneOf("recall", RECALL_HQ, units)
        .number("exit-ordered", EXIT_ORDERED)
        .number("corps-attempts", CORPS_ATTEMPTS)
        .number("army-attempts", ARMY_ATTEMPTS)
        .numberForEach("air-tries", AIR_TRIES, sides)
        .numberForEach("ground-tries", GROUND_TRIES, sides)
        .oneOf("army-fuel", ARMY_FUEL, units)
        .oneOf("margarethe", MARGARETHE, moods);
    for (int i = 0; i < BRIDGES; i++) {
      String key = Integer.toString(i + 1);
      forms
          .oneOf("bridge-train", key, TRAINS + i, units)
          .oneOf("pontoon", key, PONTOON_HEX + i, Forms.hexes(board))
          .number("pontoon-direction", key, PONTOON_DIRECTION + i)
          .oneOf("pontoon-guard", key, PONTOON_GUARD + i, units);
    }
    forms
        .numberForEach("fuel", fuel, formations.storeCodes())
        .numberForEach("ammo", ammo, formations.storeCodes())
        .numberForEach("fuel-spent", fuelSpent, formations.storeCodes())
        .numberForEach("attacks-made", attacks, formations.storeCodes());
    for (Unit unit : board.units()) {
      forms
          .oneOf("assigned", unit.id(), assigned + unit.index(), formations.codes())
          .number("arrival", unit.id(), arrival + unit.index())
          .number("sector", unit.id(), sector + unit.index())
          .number("load-ammo", unit.id(), loadAmmo + unit.index())
          .number("load-fuel", unit.id(), loadFuel + unit.index());
    }
    for (int i = 0; i < words; i++) {
      List<String> hexes =
          IntStream.range(i * WORD, Math.min(board.hexes(), (i + 1) * WORD))
              .mapToObj(board.grid()::number)
              .toList();
      forms.someOf("hasty", hexes.getFirst(), hasty + i, hexes);
      forms.someOf("prepared", hexes.getFirst(), prepared + i, hexes);
    }
  }
}
