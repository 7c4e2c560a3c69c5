package hexfront.games.blitzkrieg57;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.Verdict;
import hexfront.engine.map.HexSet;
import hexfront.games.Refusals;
import hexfront.games.blitzkrieg57.BlitzkriegData.Sector;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Section 4: where armies set up. The box comes with a set-up; with the option the players change
 * it, the Soviet side first.
 */
final class SetUp {
  static final String OPTION = "free-set-up";

  private final BlitzkriegRules rules;

  /** The hexes of a sector, and which of them must get a unit. */
  private record Ground(HexSet hexes, HexSet each) {}

  private final List<Ground> grounds = new ArrayList<>();

  SetUp(BlitzkriegRules rules) {
    this.rules = rules;
    for (Sector sector : rules.data.sectors()) {
      grounds.add(ground(sector));
    }
  }

  @Case("GJ-4.0-2")
  private Ground ground(Sector sector) {
    HexSet hexes = new HexSet(rules.board().hexes());
    HexSet each = new HexSet(rules.board().hexes());
    sector.hexes().forEach(number -> add(number, each));
    hexes.addAll(each);
    sector.within().forEach(number -> add(number, hexes));
    if (!sector.headquarters().isEmpty()) {
      add(sector.headquarters(), hexes);
    }
    if (!sector.area().isEmpty()) {
      hexes.addAll(rules.board().map().area(sector.area()));
    }
    hexes.removeAll(rules.terrain.water);
    return new Ground(hexes, each);
  }

  private void add(String number, HexSet to) {
    rules.board().grid().hex(number).ifPresent(to::add);
  }

  /** The number of a unit's sector, or -1. */
  private int sectorOf(int unit) {
    Unit counter = rules.board().unit(unit);
    return IntStream.range(0, grounds.size())
        .filter(i -> rules.data.sectors().get(i).isOf(counter))
        .findFirst()
        .orElse(-1);
  }

  /** The hexes in which a unit may set up, or null if its place is fixed. */
  @Case({"GJ-4.0-2", "GJ-4.0-3"})
  @Nullable HexSet hexes(Position p, int unit) {
    int sector = sectorOf(unit);
    return sector < 0 || !p.onMap(unit) || rules.roster.isHeadquarters(unit)
        ? null
        : grounds.get(sector).hexes();
  }

  @Case({"GJ-4.0-1", "GJ-4.0-2", "GJ-4.0-3", "GJ-4.0-4"})
  Verdict check(Position p, Side side, int unit, int hex) {
    HexSet hexes = hexes(p, unit);
    if (rules.board().side(unit) != side) {
      return Verdict.refused("GJ-4.0-1", "the " + side.title() + " side sets up its own units");
    } else if (rules.roster.isHeadquarters(unit)) {
      return Verdict.refused("GJ-4.0-3", "headquarters stand in their printed hexes");
    } else if (hexes == null) {
      return Verdict.refused("GJ-4.0-4", rules.name(unit) + " begins in the Available Box");
    } else if (hex < 0 || !hexes.has(hex)) {
      return Verdict.refused(
          "GJ-4.0-2", rules.number(hex) + " is not in the sector of " + rules.name(unit));
    } else if (p.holds(side.enemy(), hex)) {
      return Verdict.refused("GJ-3.1.2", rules.number(hex) + " is held by the enemy");
    }
    return Verdict.legal();
  }

  /** Every set-up hex has a unit and no hex has too many. */
  @Case({"GJ-4.0-2", "GJ-3.1.1"})
  Verdict checkEnd(Position p, Side side) {
    Refusals no = new Refusals();
    rules
        .stacking
        .overfull(p, side)
        .forEach(hex -> no.add("GJ-3.1.1", rules.number(hex) + " holds too many units"));
    for (int i = 0; i < grounds.size(); i++) {
      if (rules.data.sectors().get(i).side() == side) {
        missing(p, i, no);
      }
    }
    return no.verdict();
  }

  private void missing(Position p, int sector, Refusals no) {
    Sector of = rules.data.sectors().get(sector);
    HexSet lacking = grounds.get(sector).each().copy();
    for (int unit : rules.roster.units(of.side())) {
      if (p.onMap(unit) && sectorOf(unit) == sector) {
        lacking.remove(p.hex(unit));
      }
    }
    lacking.forEach(
        hex ->
            no.add(
                "GJ-4.0-2",
                "the set-up hex " + rules.number(hex) + " needs a unit of " + of.army()));
  }
}
