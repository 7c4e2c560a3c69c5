package hexfront.games.kesselschlacht;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Sheet;
import hexfront.engine.Sheet.Look;
import hexfront.engine.Sheet.Row;
import hexfront.engine.Sheet.Sign;
import hexfront.engine.Side;
import hexfront.engine.map.Direction;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Units;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What a side's staff keeps: fuel and ammunition, corps and armies, chances, the air. */
final class KesselSheets {
  private static final int FACES = 6;

  private final KesselRules rules;

  KesselSheets(KesselRules rules) {
    this.rules = rules;
  }

  List<Sheet> of(Position p, Side side) {
    return Stream.of(stores(p), formations(p, side), sectors(p, side), aloft(p, side))
        .filter(sheet -> !sheet.rows().isEmpty())
        .toList();
  }

  // ---- on the map

  /** Positions, bridges that are no more and pontoons. */
  @Case({"KS-2.4.6", "KS-2.4.7", "KS-2.4.8", "KS-15.0"})
  List<Sign> signs(Position p) {
    List<Sign> signs = new ArrayList<>();
    p.occupied(Side.AXIS)
        .forEach(
            hex -> {
              if (rules.ledger.hasPosition(p, hex)) {
                boolean prepared = rules.ledger.isPrepared(p, hex);
                signs.add(
                    new Sign(
                        hex,
                        hex,
                        prepared ? Look.STRONG_WORKS : Look.WORKS,
                        prepared ? "prepared position" : "hasty position"));
              }
            });
    p.groundChanges().stream()
        .filter(change -> change.kind().equals("bridge") && !change.there())
        .forEach(
            change ->
                signs.add(
                    across(
                        change.hex() * Direction.COUNT + change.direction(),
                        Look.BROKEN,
                        "bridge destroyed")));
    for (int i = 0; i < Ledger.BRIDGES; i++) {
      int hexside = rules.bridges.hexside(p, i);
      if (hexside != Bridges.NONE) {
        String whose = i == Bridges.first(Side.SOVIET) ? "Soviet" : "Axis";
        signs.add(across(hexside, Look.CROSSING, whose + " pontoon bridge"));
      }
    }
    return signs;
  }

  private Sign across(int hexside, Look look, String words) {
    int hex = hexside / Direction.COUNT;
    int to = rules.board().grid().neighbour(hex, hexside % Direction.COUNT);
    return new Sign(hex, to, look, words);
  }

  // ---- fuel and ammunition

  /** The tracks of First Panzer Army's corps, which lie open. */
  @Case({"KS-2.4.1", "KS-2.4.2"})
  private Sheet stores(Position p) {
    List<Row> rows = new ArrayList<>();
    for (int store = 0; store < rules.roster.formations.storeCodes().size(); store++) {
      int hq = rules.storeHeadquarters(store);
      if (hq >= 0 && p.onMap(hq)) {
        List<String> cells =
            List.of(
                Integer.toString(rules.ledger.fuel(p, store)),
                Integer.toString(rules.ledger.fuelSpent(p, store)),
                Integer.toString(rules.ledger.ammo(p, store)),
                Integer.toString(rules.ledger.attacks(p, store)));
        rows.add(new Row("", hq, cells, Units.NONE, Hexes.of(p.hex(hq))));
      }
    }
    return new Sheet(
        "stores",
        "Fuel and ammunition",
        "KS-2.4.1",
        List.of("fuel", "spent", "ammunition", "attacked"),
        rows);
  }

  // ---- corps and armies

  /** The side's headquarters with their units; the Soviet ones with the chance to act. */
  @Case({"KS-3.5", "KS-9.1.2"})
  private Sheet formations(Position p, Side side) {
    List<Row> rows = new ArrayList<>();
    for (int formation = 0; formation < rules.roster.formations.count(); formation++) {
      int hq = rules.roster.formations.headquarters(formation);
      if (hq >= 0 && p.onMap(hq) && rules.board().side(hq) == side) {
        Units units = Units.of(hq).and(Units.of(rules.unitsOf(p, formation)));
        List<String> cells =
            side == Side.SOVIET
                ? List.of(Integer.toString(units.size()), state(p, hq), chance(p, hq))
                : List.of(Integer.toString(units.size()), rules.supply.level(p, hq).word());
        rows.add(new Row("", hq, cells, units, Hexes.of(p.hex(hq))));
      }
    }
    return side == Side.SOVIET
        ? new Sheet(
            "formations",
            "Armies and corps",
            "KS-9.1",
            List.of("units", "state", "activates on"),
            rows)
        : new Sheet("formations", "Corps", "KS-3.5", List.of("units", "HQ's supply"), rows);
  }

  private static String state(Position p, int hq) {
    return p.is(hq, Flag.ACTIVE) ? "active" : p.is(hq, Flag.TRIED) ? "tried" : "";
  }

  /** What its die may show, or why it cannot try. */
  @Case({"KS-9.1.1-1", "KS-9.1.2"})
  private String chance(Position p, int hq) {
    var may = rules.activation.mayTry(p, hq);
    if (!may.isLegal()) {
      return may.refusals().getFirst().why();
    }
    int most = rules.tables.activation().roll(rules.supply.roadLength(p, p.hex(hq)));
    return most <= 0
        ? "never"
        : most >= FACES ? "any die" : "1 to " + most + " (" + 100 * most / FACES + " %)";
  }

  // ---- the air

  /** The sectors over which air units are, as far as they have been shown. */
  @Case({"KS-6.3.1", "KS-6.3.2"})
  private Sheet sectors(Position p, Side side) {
    List<Row> rows = new ArrayList<>();
    for (int sector = 1; sector <= rules.terrain.highestSector(); sector++) {
      int number = sector;
      int[] hexes =
          IntStream.range(0, rules.board().hexes())
              .filter(hex -> rules.terrain.sector(hex) == number)
              .toArray();
      Units over =
          Units.of(
              rules
                  .roster
                  .air()
                  .filter(unit -> rules.ledger.sector(p, unit) == number)
                  .filter(unit -> !KesselState.hidesSectors(p) || rules.board().side(unit) == side)
                  .toArray());
      if (hexes.length > 0) {
        rows.add(
            Row.of("Sector " + sector, List.of(Integer.toString(over.size())))
                .with(over)
                .in(Hexes.of(hexes))
                .called(Integer.toString(sector)));
      }
    }
    return new Sheet("sectors", "Air sectors", "KS-6.3.1", List.of("air units"), rows, "sector");
  }

  /** The side's own air units that are over no sector. */
  @Case({"KS-6.1", "KS-6.7.1A"})
  private Sheet aloft(Position p, Side side) {
    List<Row> rows = new ArrayList<>();
    IntPredicate free = unit -> !p.gone(unit) && rules.ledger.sector(p, unit) == 0;
    int[] units = IntStream.of(rules.roster.air(side)).filter(free).toArray();
    if (units.length > 0) {
      rows.add(
          Row.of("Over no sector", List.of(Integer.toString(units.length))).with(Units.of(units)));
    }
    for (int unit : rules.roster.air(side)) {
      int ap = rules.ledger.loadAmmo(p, unit);
      int fp = rules.ledger.loadFuel(p, unit);
      if (ap + fp > 0) {
        rows.add(
            new Row(
                "", unit, List.of(fp + " fuel, " + ap + " ammunition"), Units.NONE, Hexes.of()));
      }
    }
    return new Sheet("air", "Air units", "KS-6.1", List.of(""), rows);
  }
}
