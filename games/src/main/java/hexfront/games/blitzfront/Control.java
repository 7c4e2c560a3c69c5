package hexfront.games.blitzfront;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.HexMap;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Hexes;
import hexfront.games.common.HeldPlaces;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Who holds towns, cities and ports, and with them the seas and the oil. */
final class Control {
  private static final int NOWHERE = -1;

  private final BlitzfrontRules rules;
  private final HeldPlaces held;
  private final int blackSea;
  private final int[] azov;
  private final int oil;
  private final int victoryCity;

  Control(BlitzfrontRules rules) {
    this.rules = rules;
    held = new HeldPlaces(rules.terrain.places, "BF-ROS-5");
    blackSea = place(rules.data.blackSea());
    azov = rules.data.azov().stream().mapToInt(this::place).toArray();
    oil = place(rules.data.oil());
    int[] cities = rules.board().map().hexesWith(Terrain.VICTORY_CITY).toArray();
    victoryCity = cities.length == 0 ? NOWHERE : cities[0];
  }

  /** The hexes whose control is kept. */
  HexSet places() {
    return held.hexes();
  }

  /** Places behind the Axis start line are the Axis's, all others Soviet. */
  @Case("BF-ROS-1")
  void begin(Position p) {
    HexSet axis = new HexSet(rules.board().hexes());
    rules.play.axisHeld().forEach(area -> axis.addAll(rules.board().map().area(area)));
    held.begin(p, axis::has);
  }

  /** A side's ground unit came into a hex: the place is its own, enemy airfields are overrun. */
  @Case({"BF-ROS-5", "BF-AIR-5"})
  void entered(Position p, Side side, int hex, Chronicle chronicle) {
    held.entered(p, side, hex, chronicle);
    for (int air : rules.roster.air(side.enemy())) {
      if (p.hex(air) == hex) {
        rules.air.shootDown(p, air, chronicle);
      }
    }
  }

  /** A unit was put into a hex; only ground units hold places. */
  void settled(Position p, int unit, Chronicle chronicle) {
    if (!rules.roster.is(unit, BlitzfrontRoster.AIR)) {
      entered(p, rules.board().side(unit), p.hex(unit), chronicle);
    }
  }

  void went(Position p, Side side, Hexes path, Chronicle chronicle) {
    for (int i = 1; i < path.size(); i++) {
      entered(p, side, path.get(i), chronicle);
    }
  }

  /** The hex of a named place, or -1. */
  int place(String name) {
    return rules.board().map().places().stream()
        .filter(place -> place.name().equals(name))
        .mapToInt(HexMap.Place::hex)
        .findFirst()
        .orElse(NOWHERE);
  }

  /** The city that decides, or -1. */
  @Case("BF-TER-3")
  int victoryCity() {
    return victoryCity;
  }

  private static @Nullable Side holder(Position p, int hex) {
    return hex == NOWHERE ? null : p.control(hex);
  }

  // ---- the seas

  /** Whether a side controls the Black Sea. */
  @Case("BF-STR-4")
  boolean rulesBlackSea(Position p, Side side) {
    return isSaid(p) ? isSaidOf(p, side) : holder(p, blackSea) == side;
  }

  /** Whether a side controls the Sea of Azov: it holds both sides of its strait. */
  @Case("BF-STR-4")
  boolean rulesAzov(Position p, Side side) {
    return isSaid(p)
        ? isSaidOf(p, side)
        : IntStream.of(azov).allMatch(hex -> holder(p, hex) == side);
  }

  /** Whether somebody says who controls the sea, or the map has nothing that would tell. */
  private boolean isSaid(Position p) {
    return blackSea == NOWHERE || p.value(BlitzfrontRules.SEA) != 0;
  }

  private static boolean isSaidOf(Position p, Side side) {
    return p.value(BlitzfrontRules.SEA) == side.ordinal() + 1;
  }

  // ---- oil

  /** Who holds Ploesti, which lies off every map. */
  Side ploesti(Position p) {
    int said = p.value(BlitzfrontRules.PLOESTI);
    return said == 0 ? Side.AXIS : Side.at(said - 1);
  }

  /** Who holds Maikop. */
  Side maikop(Position p) {
    int said = p.value(BlitzfrontRules.MAIKOP);
    Side holder = said == 0 ? holder(p, oil) : Side.at(said - 1);
    return holder == null ? Side.SOVIET : holder;
  }

  /** Whether the enemy has taken a side's oil. */
  @Case("BF-SUP-7")
  boolean lacksOil(Position p, Side side) {
    return side == Side.AXIS ? ploesti(p) == Side.SOVIET : maikop(p) == Side.AXIS;
  }
}
