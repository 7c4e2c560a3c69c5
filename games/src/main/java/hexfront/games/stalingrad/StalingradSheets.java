package hexfront.games.stalingrad;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Rulebook.Commanded;
import hexfront.engine.Sheet;
import hexfront.engine.Sheet.Look;
import hexfront.engine.Sheet.Row;
import hexfront.engine.Sheet.Sign;
import hexfront.engine.Side;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Units;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What a side's staff keeps: armies, depots, stores, the air, cities, pockets and boxes. */
final class StalingradSheets {
  private static final int QUARTERS = 4;

  private final StalingradRules rules;

  StalingradSheets(StalingradRules rules) {
    this.rules = rules;
  }

  List<Sheet> of(Position p, Side side) {
    return Stream.of(
            armies(p, side),
            stores(p),
            depots(p, side),
            air(p, side),
            cities(p),
            pockets(p),
            boxes(p))
        .filter(sheet -> !sheet.rows().isEmpty())
        .toList();
  }

  /** The parts of contested cities, on the map. */
  @Case("CTS-24.0a")
  List<Sign> signs(Position p) {
    List<Sign> signs = new ArrayList<>();
    int[] cities = rules.terrain.majorCities;
    for (int slot = 0; slot < cities.length; slot++) {
      if (Ledger.isContested(p, slot)) {
        int axis = Ledger.axisQuarters(p, slot);
        signs.add(
            new Sign(cities[slot], cities[slot], Look.NOTE, "✚" + axis + " ★" + (QUARTERS - axis)));
      }
    }
    return signs;
  }

  // ---- armies

  /** The Army HQs, each with the units that it supplies best. */
  @Case({"CTS-16.2a", "CTS-16.7d"})
  private Sheet armies(Position p, Side side) {
    int[] hqs =
        IntStream.of(rules.roster.armyHqs(side))
            .filter(hq -> rules.headquarters.isInPlay(p, side, hq))
            .toArray();
    Map<Integer, HexSet> reaches = new LinkedHashMap<>();
    for (int hq : hqs) {
      reaches.put(hq, reach(p, hq));
    }
    Map<Integer, List<Integer>> led = new LinkedHashMap<>();
    for (int unit : rules.roster.ground(side)) {
      if (p.onMap(unit) && !rules.roster.isArmyHq(unit)) {
        led.computeIfAbsent(leader(p, unit, reaches), hq -> new ArrayList<>()).add(unit);
      }
    }
    List<Row> rows = new ArrayList<>();
    for (int hq : hqs) {
      Units units = units(led.getOrDefault(hq, List.of()));
      List<String> cells =
          List.of(state(p, hq), transport(p, side, hq), Integer.toString(units.size()));
      Units all = p.onMap(hq) ? Units.of(hq).and(units) : units;
      rows.add(new Row("", hq, cells, all, hexes(reaches.get(hq))));
    }
    List<Integer> alone = led.getOrDefault(Sheet.NOBODY, List.of());
    if (!alone.isEmpty()) {
      rows.add(
          Row.of("Out of reach of all", List.of("", "", Integer.toString(alone.size())))
              .with(units(alone)));
    }
    return new Sheet(
        "armies", "Armies", "CTS-16.7d", List.of("HQ", "Transport Points", "units"), rows);
  }

  /** Where the Army HQs in play give supply. */
  @Case("CTS-16.2a")
  List<Commanded> commanded(Position p, Side side) {
    return IntStream.of(rules.roster.armyHqs(side))
        .filter(p::onMap)
        .mapToObj(hq -> new Commanded(hq, reach(p, hq)))
        .toList();
  }

  private String state(Position p, int hq) {
    return p.is(hq, Flag.DISRUPTED) ? "disrupted" : p.is(hq, Flag.ACTIVE) ? "active" : "not active";
  }

  /** What bringing it a Supply Point costs. */
  private String transport(Position p, Side side, int hq) {
    int points = rules.headquarters.transport(p, side, hq);
    return points < 0 ? "none gets there" : Integer.toString(points);
  }

  private HexSet reach(Position p, int source) {
    return p.onMap(source)
        ? rules.supplyLines.reach(p, source).copy()
        : new HexSet(rules.board().hexes());
  }

  /** The HQ of its own army if that reaches it, else the nearest that does. */
  private int leader(Position p, int unit, Map<Integer, HexSet> reaches) {
    int best = Sheet.NOBODY;
    int least = Integer.MAX_VALUE;
    for (Map.Entry<Integer, HexSet> each : reaches.entrySet()) {
      int hq = each.getKey();
      if (each.getValue().has(p.hex(unit))) {
        boolean own = rules.roster.formation(hq).equals(rules.roster.formation(unit));
        int far = own ? -1 : rules.board().grid().distance(p.hex(hq), p.hex(unit));
        if (far < least) {
          best = hq;
          least = far;
        }
      }
    }
    return best;
  }

  // ---- supply

  @Case({"CTS-16.8a", "CTS-16.9a"})
  private Sheet stores(Position p) {
    return new Sheet(
        "stores",
        "Supply",
        "CTS-16.8a",
        Stream.of(Side.values()).map(StalingradSheets::name).toList(),
        List.of(
            row("Supply Points", p, Ledger.SUPPLY),
            row("Transport Points", p, Ledger.TRANSPORT),
            row("HQs activated this turn", p, Ledger.ACTIVATIONS)));
  }

  private static Row row(String head, Position p, int index) {
    return Row.of(
        head,
        Stream.of(Side.values())
            .map(side -> Integer.toString(p.value(index + side.ordinal())))
            .toList());
  }

  private static String name(Side side) {
    return side == Side.AXIS ? "Axis" : "Soviet";
  }

  /** The depots in play and whom they reach. */
  @Case({"CTS-16.2a", "CTS-16.10a"})
  private Sheet depots(Position p, Side side) {
    List<Row> rows = new ArrayList<>();
    for (int depot : rules.roster.depots(side)) {
      if (p.onMap(depot) || Boxes.isOffMap(p.hex(depot))) {
        HexSet reach = reach(p, depot);
        Units served = ground(p, side, unit -> rules.roster.fights(unit) && reach.has(p.hex(unit)));
        rows.add(
            new Row(
                "",
                depot,
                List.of(
                    p.is(depot, Flag.SPENT) ? "spent" : "ready", Integer.toString(served.size())),
                served,
                hexes(reach)));
      }
    }
    HexSet rails = rules.rails.connecting(p, side);
    if (!rails.isEmpty()) {
      rows.add(Row.of("Connecting rails", List.of("", "")).in(hexes(rails)));
    }
    return new Sheet(
        "depots", "Depots and rails", "CTS-16.10a", List.of("state", "units in reach"), rows);
  }

  private Units ground(Position p, Side side, IntPredicate which) {
    return Units.of(
        IntStream.of(rules.roster.ground(side)).filter(u -> p.onMap(u) && which.test(u)).toArray());
  }

  // ---- the air

  /** Air HQs with what they support, and where the air units are. */
  @Case({"CTS-23.7a", "CTS-23.13"})
  private Sheet air(Position p, Side side) {
    List<Row> rows = new ArrayList<>();
    if (!rules.has(StalingradRules.ABSTRACT_AIR)) {
      int[] air = rules.roster.air(side);
      add(rows, "Ready", air, unit -> p.hex(unit) == Boxes.READY);
      add(rows, "Over the map", air, p::onMap);
      add(rows, "Lost", air, unit -> p.hex(unit) == Boxes.AIR_LOST);
      for (int hq : rules.roster.airHqs(side)) {
        if (p.onMap(hq)) {
          String mode = p.is(hq, Flag.DEPLOYED) ? "deployed" : "mobile";
          String factor = rules.airBases.factor(p, hq) + " air units";
          rows.add(
              new Row(
                  "", hq, List.of(mode + ", supports " + factor), Units.NONE, Hexes.of(p.hex(hq))));
        }
      }
    }
    return new Sheet("air", "Air", "CTS-23.7a", List.of(""), rows);
  }

  private static void add(List<Row> rows, String head, int[] all, IntPredicate which) {
    int[] units = IntStream.of(all).filter(which).toArray();
    if (units.length > 0) {
      rows.add(Row.of(head, List.of(Integer.toString(units.length))).with(Units.of(units)));
    }
  }

  // ---- cities, pockets, boxes

  /** Cities in which both sides stand, with the quarters and the units of each. */
  @Case("CTS-24.0a")
  private Sheet cities(Position p) {
    List<Row> rows = new ArrayList<>();
    int[] cities = rules.terrain.majorCities;
    for (int slot = 0; slot < cities.length; slot++) {
      if (Ledger.isContested(p, slot)) {
        int axis = Ledger.axisQuarters(p, slot);
        rows.add(
            Row.of(rules.number(cities[slot]), List.of(axis + " of 4", (QUARTERS - axis) + " of 4"))
                .with(Units.of(p.stack(cities[slot])))
                .in(Hexes.of(cities[slot])));
      }
    }
    return new Sheet(
        "cities", "City battles", "CTS-24.0a", List.of("Axis quarters", "Soviet quarters"), rows);
  }

  @Case({"CTS-27.1a", "CTS-27.1b"})
  private Sheet pockets(Position p) {
    List<Row> rows = new ArrayList<>();
    for (Side side : Side.values()) {
      Map<Integer, List<Integer>> members = new LinkedHashMap<>();
      for (int unit : rules.roster.ground(side)) {
        int pocket = rules.ledger.pocket(p, unit);
        if (pocket >= 0 && p.onMap(unit)) {
          members.computeIfAbsent(pocket, each -> new ArrayList<>()).add(unit);
        }
      }
      members.forEach(
          (pocket, units) -> {
            int box = rules.ledger.pocketBox(p, units.getFirst());
            int[] hexes = units.stream().mapToInt(p::hex).distinct().sorted().toArray();
            rows.add(
                Row.of(
                        name(side) + " pocket at " + rules.number(hexes[0]),
                        List.of(Integer.toString(box), Integer.toString(units.size())))
                    .with(units(units))
                    .in(Hexes.of(hexes)));
          });
    }
    return new Sheet(
        "pockets", "Isolated pockets", "CTS-27.1a", List.of("box of the track", "units"), rows);
  }

  /** The boxes beside the map and who is there. */
  @Case({"CTS-18.1", "CTS-33.0"})
  private Sheet boxes(Position p) {
    Map<Integer, List<Integer>> inside = new LinkedHashMap<>();
    for (Side side : Side.values()) {
      for (int unit : rules.roster.ground(side)) {
        if (isShown(p.hex(unit))) {
          inside.computeIfAbsent(p.hex(unit), box -> new ArrayList<>()).add(unit);
        }
      }
    }
    List<Row> rows =
        inside.entrySet().stream()
            .sorted(Map.Entry.comparingByKey(Comparator.reverseOrder()))
            .map(
                each ->
                    Row.of(
                            Boxes.name(each.getKey()).replace('-', ' '),
                            List.of(Integer.toString(each.getValue().size())))
                        .with(units(each.getValue())))
            .toList();
    return new Sheet("boxes", "Beside the map", "CTS-33.0", List.of("units"), rows);
  }

  private static boolean isShown(int place) {
    return Boxes.isOffMap(place)
        || place == Boxes.CADRE
        || place == Boxes.ARRIVING
        || place == Boxes.POOL;
  }

  private static Units units(List<Integer> units) {
    return Units.of(units.stream().mapToInt(Integer::intValue).toArray());
  }

  private static Hexes hexes(@Nullable HexSet set) {
    return set == null ? Hexes.of() : Hexes.of(set.toArray());
  }
}
