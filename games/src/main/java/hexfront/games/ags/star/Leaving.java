package hexfront.games.ags.star;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.Verdict.Refusal;
import hexfront.engine.dice.Dice;
import hexfront.engine.events.Moved;
import hexfront.engine.events.Points;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Units;
import hexfront.games.ags.AgsRules;
import hexfront.games.ags.Flag;
import hexfront.games.ags.Phase;
import hexfront.games.ags.Withdraw;
import hexfront.games.ags.ZonesOfControl;

/** Soviet units that move off the map through the exit area (25.1), never to return. */
final class Leaving {
  private final Board board;
  private final HexSet area;
  private final int cost;

  Leaving(Board board, StarData.Exit data) {
    this.board = board;
    area = board.map().area(data.area());
    cost = 2 * data.cost();
  }

  HexSet area() {
    return area;
  }

  @Case({"STAR-25.1", "AGS-5.0", "AGS-5.11", "AGS-5.24"})
  Verdict check(AgsRules rules, Position p, Phase phase, Withdraw order) {
    Units units = order.units();
    if (!phase.isMovement() || p.phasing() != Side.SOVIET) {
      return Verdict.refused("STAR-25.1", "Soviet units leave the map in their movement phases");
    }
    if (units.size() == 0 || units.hasDoubles()) {
      return Verdict.refused("AGS-5.0", "name each unit that leaves the map once");
    }
    boolean moving = p.is(units.get(0), Flag.MOVING);
    for (int unit : units.toArray()) {
      Refusal immobile = rules.movement().immobile(p, phase, unit);
      if (immobile != null) {
        return Verdict.refused(immobile.rule(), immobile.why());
      }
      if (p.hex(unit) != p.hex(units.get(0)) || p.is(unit, Flag.MOVING) != moving) {
        return Verdict.refused("AGS-5.0", name(unit) + " does not move with the others");
      }
      if (rules.movement().left(p, unit) < cost) {
        return Verdict.refused("AGS-5.11", name(unit) + " has too few movement points left");
      }
    }
    int hex = p.hex(units.get(0));
    if (!area.has(hex)) {
      return Verdict.refused("STAR-25.1", board.grid().number(hex) + " is not in the exit area");
    }
    return ZonesOfControl.stops(p, Side.SOVIET, hex)
        ? Verdict.refused("AGS-5.24", board.grid().number(hex) + " is in an enemy zone of control")
        : Verdict.legal();
  }

  private String name(int unit) {
    return board.unit(unit).id();
  }

  /** The units go; untried ones show what they are, and what has no strength is removed. */
  @Case({"STAR-25.1", "AGS-13.3"})
  void carryOut(AgsRules rules, Position p, Withdraw order, Dice dice, Chronicle chronicle) {
    rules.movement().takeUp(p, order.units());
    int hex = p.hex(order.units().get(0));
    Units revealed = rules.untried().reveal(p, order.units(), dice, chronicle);
    chronicle.tell(new Moved(revealed, Hexes.of(hex, HexGrid.OFF), new Points(cost), "STAR-25.1"));
    for (int unit : revealed.toArray()) {
      if (rules.untried().hasNoStrength(p, unit)) {
        rules.eliminate(p, unit, "no strength", "AGS-13.3", chronicle);
      } else {
        leave(p, unit, hex);
      }
    }
  }

  void leave(Position p, int unit, int exit) {
    p.takeOff(unit, Position.WAITING);
    p.unmark(unit, ~0);
    p.mark(unit, StarFlag.EXITED);
    p.setCameFrom(unit, exit);
  }
}
