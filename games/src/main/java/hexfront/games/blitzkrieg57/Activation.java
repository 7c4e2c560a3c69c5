package hexfront.games.blitzkrieg57;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Rulebook;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.kernels.Flood;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Units;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** Section 8: a headquarters activates the units in its command range. */
final class Activation {
  private final BlitzkriegRules rules;
  private final Flood.Passages passages;

  Activation(BlitzkriegRules rules) {
    this.rules = rules;
    HexGrid grid = rules.board().grid();
    byte[] blocked = Flood.blocked(grid, (hex, d, to) -> !rules.terrain.isClosed(hex, d));
    passages = new Flood(grid).passages(grid, blocked);
  }

  /** The hexes in a headquarters' command range, counted around water and impassable hexsides. */
  @Case({"GJ-8.2", "GJ-8.2.1"})
  HexSet inRange(Position p, int hq) {
    HexSet reached = new HexSet(rules.board().hexes());
    BlitzkriegScratch.of(p)
        .flood()
        .around(p.hex(hq), rules.roster.range(hq), reached, rules.terrain.land, passages);
    return reached;
  }

  /** The headquarters itself and all combat units of its nationality in range, whatever army. */
  @Case({"GJ-8.0", "GJ-8.1.1", "GJ-8.1.2", "GJ-8.1.3", "GJ-13.1", "GJ-14.3.1"})
  void activate(Position p, int hq, Chronicle chronicle) {
    activate(p, hq, unit -> true, "GJ-8.1.2", chronicle);
  }

  /** Before the first turn only units with the colour of the Panzer Group are activated. */
  @Case({"GJ-15.1-1", "GJ-15.1-2"})
  void activateFirst(Position p, int hq, Chronicle chronicle) {
    String army = rules.board().unit(hq).formation();
    activate(
        p, hq, unit -> rules.board().unit(unit).formation().equals(army), "GJ-15.1-2", chronicle);
  }

  private void activate(Position p, int hq, IntPredicate which, String rule, Chronicle chronicle) {
    HexSet reached = inRange(p, hq);
    int[] active =
        rules.roster.those(
            rules.board().side(hq),
            unit ->
                p.onMap(unit)
                    && reached.has(p.hex(unit))
                    && (unit == hq || mayLead(hq, unit) && which.test(unit)));
    p.unmarkAll(Flag.ACTION);
    p.setValue(BlitzkriegRules.ACTIVE_HQ, hq + 1);
    for (int unit : active) {
      p.mark(unit, Flag.ACTIVE);
    }
    chronicle.tell(new Activated(Units.of(active), rule));
  }

  /** A headquarters leads combat units, no headquarters, and in the Axis only its own nation. */
  @Case({"GJ-8.3", "GJ-13.1"})
  boolean mayLead(int hq, int unit) {
    return !rules.roster.isHeadquarters(unit)
        && !rules.roster.isFortress(unit)
        && (rules.board().side(hq) != Side.AXIS || nation(hq).equals(nation(unit)));
  }

  /** Why a unit is not activated. */
  @Case({"GJ-8.0", "GJ-8.3", "GJ-13.1"})
  Verdict mayBeLed(Position p, int unit) {
    int hq = p.value(BlitzkriegRules.ACTIVE_HQ) - 1;
    if (hq < 0 || mayLead(hq, unit)) {
      return Verdict.refused("GJ-8.0", rules.name(unit) + " is not activated");
    }
    return rules.roster.isHeadquarters(unit)
        ? Verdict.refused("GJ-13.1", "no headquarters activates " + rules.name(unit))
        : Verdict.refused(
            "GJ-8.3",
            rules.name(hq) + " does not activate " + rules.name(unit) + " of another nation");
  }

  /** The SS counts as German. */
  @Case({"GJ-2.2.1", "GJ-8.3"})
  private String nation(int unit) {
    String nationality = rules.board().unit(unit).nationality();
    return nationality.equals("ss") ? "german" : nationality;
  }

  /** Whose units are active, in words. */
  String led(Position p) {
    int hq = p.value(BlitzkriegRules.ACTIVE_HQ) - 1;
    return hq < 0 ? "the activated" : "the " + rules.board().unit(hq).designation();
  }

  /** The headquarters of a side on the map. */
  IntStream headquarters(Position p, Side side) {
    return IntStream.of(
        rules.roster.those(side, unit -> rules.roster.isHeadquarters(unit) && p.onMap(unit)));
  }

  /** Where each headquarters of a side commands. */
  List<Rulebook.Commanded> commanded(Position p, Side side) {
    return headquarters(p, side)
        .mapToObj(hq -> new Rulebook.Commanded(hq, inRange(p, hq)))
        .toList();
  }

  /** The hexes in the command range of any headquarters of a side. */
  HexSet led(Position p, Side side) {
    return BlitzkriegScratch.of(p)
        .led(side)
        .standing(
            p,
            led -> {
              led.clear();
              headquarters(p, side).forEach(hq -> led.addAll(inRange(p, hq)));
            });
  }

  /** Whether some headquarters of its side has a unit in its range. */
  @Case("GJ-16.2-2")
  boolean isLed(Position p, int unit) {
    return headquarters(p, rules.board().side(unit))
        .anyMatch(hq -> hq != unit && inRange(p, hq).has(p.hex(unit)));
  }
}
