package hexfront.games.kesselschlacht;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import hexfront.games.kesselschlacht.KesselData.SetUpGroup;
import hexfront.games.kesselschlacht.KesselData.Share;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Module 18: where units may stand at the start, and what lies on the map. */
final class SetUp {
  private static final int AROUND = 2;

  private final KesselRules rules;
  private final HexGrid grid;
  private final Map<Share, HexSet> places = new java.util.HashMap<>();

  SetUp(KesselRules rules) {
    this.rules = rules;
    grid = rules.board().grid();
    rules.data.setUp().getOrDefault(rules.scenario(), List.of()).forEach(this::find);
    rules.data.optionPlaces().values().forEach(this::find);
  }

  private void find(SetUpGroup group) {
    for (Share share : group.shares()) {
      HexSet hexes = new HexSet(grid.size());
      share.hexes().forEach(number -> within(number, 0, hexes));
      share.near().forEach(number -> within(number, 1, hexes));
      share.around().forEach(number -> within(number, AROUND, hexes));
      for (String number : share.nextTo()) {
        within(number, 1, hexes);
        grid.hex(number).ifPresent(hexes::remove);
      }
      if (!share.outside().isEmpty()) {
        hexes.removeAll(rules.terrain.area(share.outside()));
      }
      places.put(share, hexes);
    }
  }

  // ---- bridges at the start

  /** What the scenario finds blown, and its pontoons. */
  @Case({"KS-18.1-B", "KS-18.1-S", "KS-18.2-S"})
  void lay(Position p, String scenario) {
    bare(p);
    for (String name : rules.data.blown()) {
      blow(p, rules.bridges.parse(name));
    }
    for (KesselData.Pontoon pontoon : rules.data.pontoons().getOrDefault(scenario, List.of())) {
      int guard =
          pontoon.garrison().isEmpty() ? -1 : rules.board().unit(pontoon.garrison()).orElse(-1);
      int hexside = rules.bridges.parse(pontoon.bridge());
      if (hexside != Bridges.NONE) {
        boolean stands = guard >= 0 && p.onMap(guard);
        rules.bridges.lay(p, pontoon.side(), hexside, stands ? guard : -1);
      }
    }
  }

  /** Takes away the pontoons that the map prints. */
  void bare(Position p) {
    for (int hexside : rules.bridges.standing(p)) {
      int hex = Bridges.near(hexside);
      if ((p.hexside(hex, hexside % 6) & Terrain.PONTOON) != 0) {
        p.setHexside(hex, hexside % 6, Terrain.PONTOON, false);
      }
    }
  }

  /** Forgets all pontoons. */
  void clearPontoons(Position p) {
    bare(p);
    for (int i = 0; i < Ledger.BRIDGES; i++) {
      p.setValue(Ledger.PONTOON_HEX + i, 0);
      p.setValue(Ledger.PONTOON_DIRECTION + i, 0);
      p.setValue(Ledger.PONTOON_GUARD + i, 0);
    }
  }

  void blow(Position p, int hexside) {
    if (hexside != Bridges.NONE
        && (p.hexside(Bridges.near(hexside), hexside % 6) & Terrain.BRIDGE) != 0) {
      p.setHexside(Bridges.near(hexside), hexside % 6, Terrain.BRIDGE, false);
    }
  }

  /** With variable bridges nothing is blown before the dice. */
  @Case("KS-19.3.3")
  void mend(Position p) {
    for (String name : rules.data.blown()) {
      int hexside = rules.bridges.parse(name);
      if (hexside != Bridges.NONE
          && rules.terrain.isPrintedBridge(Bridges.near(hexside), hexside % 6)) {
        p.setHexside(Bridges.near(hexside), hexside % 6, Terrain.BRIDGE, true);
      }
    }
  }

  /** Whether a printed bridge crosses the Dnestr. */
  @Case("KS-19.3.3")
  boolean isDnestrBridge(Position p, int hexside) {
    int near = Bridges.near(hexside);
    int beyond = rules.bridges.beyond(hexside);
    HexSet south = rules.terrain.south;
    return rules.terrain.isPrintedBridge(near, hexside % 6)
        && (p.hexside(near, hexside % 6) & Terrain.MAJOR_RIVER) != 0
        && south.has(near) != south.has(beyond);
  }

  // ---- where units may stand

  private List<SetUpGroup> groups(Position p) {
    List<SetUpGroup> groups =
        new ArrayList<>(rules.data.setUp().getOrDefault(rules.scenario(), List.of()));
    rules
        .data
        .optionPlaces()
        .forEach(
            (option, group) -> {
              if (rules.options.has(p, option)) {
                groups.add(group);
              }
            });
    return groups;
  }

  private @Nullable SetUpGroup group(Position p, int unit) {
    String id = rules.name(unit);
    SetUpGroup found = null;
    for (SetUpGroup group : groups(p)) {
      found = group.units().contains(id) ? group : found;
    }
    return found;
  }

  /** The hexes in which a unit may be put, or null if it stands where it stands. */
  @Case({"KS-18.0", "KS-18.1", "KS-18.2"})
  @Nullable HexSet hexes(Position p, int unit) {
    SetUpGroup group = group(p, unit);
    if (group == null) {
      return null;
    }
    HexSet hexes = new HexSet(grid.size());
    group.shares().forEach(share -> hexes.addAll(hexes(p, group, share)));
    if (rules.roster.isGun(unit)) {
      hexes.retainAll(rules.terrain.roads);
    }
    return hexes;
  }

  private HexSet hexes(Position p, SetUpGroup group, Share share) {
    HexSet printed = places.get(share);
    if (printed == null || !share.withInfantry()) {
      return printed == null ? new HexSet(grid.size()) : printed;
    }
    HexSet hexes = printed.copy();
    if (share.withInfantry()) {
      int first = rules.board().unit(group.units().getFirst()).orElseThrow();
      for (int unit : rules.unitsOf(p, rules.roster.printed(first))) {
        if (rules.roster.isLegInfantry(unit)) {
          hexes.add(p.hex(unit));
        }
      }
    }
    return hexes;
  }

  private void within(String number, int distance, HexSet into) {
    grid.hex(number)
        .ifPresent(
            centre ->
                IntStream.range(0, grid.size())
                    .filter(hex -> grid.distance(centre, hex) <= distance)
                    .forEach(into::add));
  }

  @Case({"KS-18.0", "KS-3.1.2"})
  Verdict check(Position p, Side side, int unit, int hex) {
    if (rules.board().side(unit) != side || !p.onMap(unit)) {
      return Verdict.refused("KS-18.0", rules.name(unit) + " is not set up by this side");
    }
    HexSet hexes = hexes(p, unit);
    if (hexes == null || hex < 0 || !hexes.has(hex)) {
      return Verdict.refused(
          "KS-18.0", rules.name(unit) + " is not set up in " + rules.number(hex));
    }
    if (p.holds(side.enemy(), hex)) {
      return Verdict.refused("KS-18.0", "an enemy stands in " + rules.number(hex));
    }
    return p.hex(unit) == hex
            || !rules.roster.isCombat(unit)
            || rules.stacking.hasRoom(p, side, hex, 1)
        ? Verdict.legal()
        : Verdict.refused("KS-3.1.2", rules.number(hex) + " would hold too many units");
  }

  /** Whether the units of every group are divided as the scenario says. */
  @Case({"KS-18.0", "KS-18.1", "KS-18.2"})
  Verdict checkEnd(Position p, Side side) {
    for (SetUpGroup group : groups(p)) {
      int[] units =
          group.units().stream()
              .mapToInt(id -> rules.board().unit(id).orElse(-1))
              .filter(unit -> unit >= 0 && p.onMap(unit) && rules.board().side(unit) == side)
              .filter(unit -> group.equals(group(p, unit)))
              .toArray();
      if (units.length > 0 && !isDivided(p, group, units)) {
        return Verdict.refused(
            "KS-18.0", "units such as " + rules.name(units[0]) + " stand where too few should");
      }
    }
    return Verdict.legal();
  }

  /** Finds a place in the shares for every unit. */
  private boolean isDivided(Position p, SetUpGroup group, int[] units) {
    List<HexSet> places = new ArrayList<>();
    for (Share share : group.shares()) {
      HexSet hexes = hexes(p, group, share);
      if (share.every() && !everyHex(p, hexes, units)) {
        return false;
      }
      for (int i = 0; i < share.number(); i++) {
        places.add(hexes);
      }
    }
    int[] takenBy = new int[places.size()];
    Arrays.fill(takenBy, -1);
    for (int unit : units) {
      if (!seat(p, unit, places, takenBy, new boolean[places.size()])) {
        return false;
      }
    }
    return true;
  }

  private static boolean everyHex(Position p, HexSet hexes, int[] units) {
    return hexes.stream().allMatch(hex -> IntStream.of(units).anyMatch(u -> p.hex(u) == hex));
  }

  private static boolean seat(
      Position p, int unit, List<HexSet> places, int[] takenBy, boolean[] tried) {
    for (int i = 0; i < takenBy.length; i++) {
      if (!tried[i] && places.get(i).has(p.hex(unit))) {
        tried[i] = true;
        if (takenBy[i] < 0 || seat(p, takenBy[i], places, takenBy, tried)) {
          takenBy[i] = unit;
          return true;
        }
      }
    }
    return false;
  }

  // ---- stores

  @Case({"KS-18.1-F", "KS-18.2-F"})
  void fill(Position p, Map<String, Integer> fuel, Map<String, Integer> ammo) {
    List<String> codes = rules.roster.formations.storeCodes();
    for (int store = 0; store < codes.size(); store++) {
      rules.ledger.setFuel(p, store, fuel.getOrDefault(codes.get(store), 0));
      rules.ledger.setAmmo(p, store, ammo.getOrDefault(codes.get(store), 0));
    }
  }

  @Case("KS-18.1-F")
  Verdict checkAllot(Allot order) {
    KesselData.Stores stores = rules.data.stores().get(rules.scenario());
    if (stores == null || !stores.free()) {
      return Verdict.refused("KS-18.2-F", "the points of this scenario are not divided freely");
    }
    List<String> codes = rules.roster.formations.storeCodes();
    boolean known =
        codes.containsAll(order.fuel().byName().keySet())
            && codes.containsAll(order.ammo().byName().keySet())
            && order.fuel().byName().values().stream().allMatch(n -> n >= 0)
            && order.ammo().byName().values().stream().allMatch(n -> n >= 0);
    int fuel = stores.fuel().values().stream().mapToInt(Integer::intValue).sum();
    int ammo = stores.ammo().values().stream().mapToInt(Integer::intValue).sum();
    return known && order.fuel().total() <= fuel && order.ammo().total() <= ammo
        ? Verdict.legal()
        : Verdict.refused(
            "KS-18.1-F", fuel + " fuel and " + ammo + " ammunition are divided among " + codes);
  }

  // ---- bridge trains

  /** Corps headquarters of First Panzer Army, all of the 1st Ukrainian Front. */
  @Case("KS-15.2.1")
  boolean mayCarry(Position p, Side side, int hq) {
    return rules.board().side(hq) == side
        && rules.roster.isHeadquarters(hq)
        && p.onMap(hq)
        && switch (rules.group(p, hq)) {
          case FIRST_PANZER -> !rules.fuel.isArmyHeadquarters(hq);
          case FIRST_UKRAINIAN -> true;
          default -> false;
        };
  }

  @Case("KS-15.2.1")
  Verdict checkTrain(Position p, Side side, int hq) {
    if (!mayCarry(p, side, hq)) {
      return Verdict.refused("KS-15.2.1", rules.name(hq) + " cannot carry a bridge train");
    }
    return p.value(Ledger.TRAINS + Bridges.first(side)) > 0
        ? Verdict.legal()
        : Verdict.refused("KS-15.2.1", "this side has no bridge train to assign");
  }
}
