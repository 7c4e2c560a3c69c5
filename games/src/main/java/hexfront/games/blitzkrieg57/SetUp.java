package hexfront.games.blitzkrieg57;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.Verdict;
import hexfront.engine.map.HexSet;
import hexfront.games.Refusals;
import hexfront.games.blitzkrieg57.BlitzkriegData.Sector;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Section 4: where armies set up. The box comes with a set-up; with the option the players change
 * it, the Soviet side first.
 */
final class SetUp {
  static final String OPTION = "free-set-up";

  private final BlitzkriegRules rules;

  /** A sector with its hexes, and which of them must get a unit. */
  private record Ground(Sector sector, HexSet hexes, HexSet each) {}

  private final List<Ground> grounds;
  private final HexSet nowhere;

  SetUp(BlitzkriegRules rules) {
    this.rules = rules;
    nowhere = new HexSet(rules.board().hexes());
    grounds = rules.data.sectors().stream().map(this::ground).toList();
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
    return new Ground(sector, hexes, each);
  }

  private void add(String number, HexSet to) {
    rules.board().grid().hex(number).ifPresent(to::add);
  }

  private @Nullable Ground groundOf(int unit) {
    Unit counter = rules.board().unit(unit);
    return grounds.stream().filter(g -> g.sector().isOf(counter)).findFirst().orElse(null);
  }

  /** The hexes in which a unit may set up; none if its place is fixed. */
  @Case({"GJ-4.0-2", "GJ-4.0-3"})
  HexSet hexes(Position p, int unit) {
    Ground ground = groundOf(unit);
    return ground == null || !p.onMap(unit) || rules.roster.isHeadquarters(unit)
        ? nowhere
        : ground.hexes();
  }

  @Case({"GJ-4.0-1", "GJ-4.0-2", "GJ-4.0-3", "GJ-4.0-4"})
  Verdict check(Position p, Side side, int unit, int hex) {
    HexSet hexes = hexes(p, unit);
    if (rules.board().side(unit) != side) {
      return Verdict.refused("GJ-4.0-1", "the " + side.title() + " side sets up its own units");
    } else if (rules.roster.isHeadquarters(unit)) {
      return Verdict.refused("GJ-4.0-3", "headquarters stand in their printed hexes");
    } else if (hexes.isEmpty()) {
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
    no.addAll(rules.stacking.against(p, side, "GJ-3.1.1", "too many units"));
    for (Ground ground : grounds) {
      if (ground.sector().side() == side) {
        missing(p, ground, no);
      }
    }
    return no.verdict();
  }

  private void missing(Position p, Ground ground, Refusals no) {
    HexSet lacking = ground.each().copy();
    for (int unit : rules.roster.units(ground.sector().side())) {
      if (p.onMap(unit) && ground.equals(groundOf(unit))) {
        lacking.remove(p.hex(unit));
      }
    }
    String army = ground.sector().army();
    lacking.forEach(
        hex ->
            no.add("GJ-4.0-2", "the set-up hex " + rules.number(hex) + " needs a unit of " + army));
  }
}
