package hexfront.games.ags;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.Verdict.Refusal;
import hexfront.engine.events.Moved;
import hexfront.engine.events.Points;
import hexfront.engine.kernels.Distances;
import hexfront.engine.kernels.Reach;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Move;
import hexfront.engine.orders.Units;
import hexfront.games.Refusals;
import org.jspecify.annotations.Nullable;

/**
 * Sections 5.1 and 5.2: ordinary movement. Movement points are kept in halves, because roads cost
 * half a point.
 */
public final class Movement {
  private final AgsRules rules;
  private final HexGrid grid;

  Movement(AgsRules rules) {
    this.rules = rules;
    this.grid = rules.board().grid();
  }

  // ---- who may move

  /**
   * The movement allowance of a unit in this phase, in half points: weather first, then supply,
   * dropping fractions each time.
   */
  @Case({"AGS-5.11", "AGS-5.25", "AGS-12.21"})
  int allowance(Position p, int unit) {
    int points =
        rules.exclusive().allowance(p, rules.board().unit(unit), rules.roster().movement(p, unit));
    return 2 * (p.is(unit, Flag.OUT_OF_SUPPLY) ? points / 2 : points);
  }

  /** What a unit may still spend, in half points. */
  @Case("AGS-5.12")
  public int left(Position p, int unit) {
    return allowance(p, unit) - p.spent(unit);
  }

  /** What a step would cost a unit of the phasing side, in half points. */
  @Case("AGS-5.13")
  public int stepCost(Position p, int unit, int from, int direction) {
    byte[] costs = rules.terrain().costs(p, unit, false);
    int cost = costs[from * Direction.COUNT + direction];
    return cost < 0 ? Integer.MAX_VALUE : cost & ~Reach.ASK;
  }

  /** Why a unit may not be moved at all now, or null if it may. */
  @Case({"AGS-5.0", "AGS-5.21", "AGS-4.2", "AGS-6.22", "AGS-6.23", "AGS-6.32", "AGS-11.21"})
  public @Nullable Refusal immobile(Position p, Phase phase, int unit) {
    if (p.board().side(unit) != p.phasing()) {
      return new Refusal("AGS-5.21", rules.name(unit) + " is not a unit of the phasing player");
    }
    if (!p.onMap(unit)) {
      return new Refusal("AGS-5.0", rules.name(unit) + " is not on the map");
    }
    if (isOnFootIn(phase, unit)) {
      return new Refusal(
          "AGS-4.2", rules.name(unit) + " is not mechanized, cavalry or a headquarters");
    }
    if (p.is(unit, Flag.DISRUPTED)) {
      return new Refusal("AGS-6.32", rules.name(unit) + " is disrupted");
    }
    if (p.is(unit, Flag.REPULSED)) {
      return new Refusal(
          "AGS-6.22", rules.name(unit) + " did not dislodge the enemy by overrun and has stopped");
    }
    if (p.is(unit, Flag.BATTERED)) {
      return new Refusal(
          "AGS-6.23", rules.name(unit) + " lost a step or retreated in an overrun and has stopped");
    }
    if (p.is(unit, Flag.DONE)) {
      return new Refusal("AGS-5.0", rules.name(unit) + " has ended its movement in this phase");
    }
    return rules.exclusive().immobile(p, phase, unit);
  }

  @Case("AGS-4.2")
  private boolean isOnFootIn(Phase phase, int unit) {
    return phase == Phase.MECHANIZED_MOVEMENT
        && rules.roster().movementClass(unit) == AgsRoster.INFANTRY;
  }

  /** Whether an enemy zone holds a unit where it stands. */
  @Case({"AGS-5.24", "AGS-8.21", "AGS-8.23"})
  private void heldByZone(Position p, int unit, Refusals no) {
    int hex = p.hex(unit);
    if (!ZonesOfControl.stops(p, p.phasing(), hex)) {
      return;
    }
    if (p.is(unit, Flag.MOVING) || p.spent(unit) > 0) {
      no.add(
          "AGS-8.21",
          rules.name(unit) + " entered an enemy zone in " + rules.number(hex) + " and stops there");
      no.add("AGS-5.23", rules.number(hex) + " is in an enemy zone of control");
      no.add("AGS-8.23", rules.name(unit) + " leaves an enemy zone only by another overrun");
    } else {
      no.add(
          "AGS-5.24",
          rules.name(unit)
              + " is in an enemy zone in "
              + rules.number(hex)
              + " and cannot leave it by movement");
      no.add("AGS-8.23", rules.number(hex) + " is in an enemy zone of control");
    }
  }

  // ---- checking a move

  public Verdict check(Position p, Phase phase, Move order) {
    Verdict way = checkWay(p, phase, order);
    return way.isLegal() ? rules.exclusive().checkMove(p, phase, order) : way;
  }

  /** Whether units may go this way, wherever it ends; the game may mind where a move ends. */
  Verdict checkWay(Position p, Phase phase, Move order) {
    Refusals no = new Refusals();
    Units units = order.units();
    Hexes path = order.path();
    if (units.size() == 0 || units.hasDoubles() || path.size() < 2) {
      no.add("AGS-5.0", "a move names units once each and a path of at least two hexes");
      return no.verdict();
    }
    for (int i = 0; i < units.size(); i++) {
      int unit = units.get(i);
      Refusal immobile = immobile(p, phase, unit);
      if (immobile != null) {
        no.add(immobile.rule(), immobile.why());
      } else if (p.hex(unit) != path.first()) {
        no.add(
            "AGS-5.0",
            rules.name(unit)
                + " stands in "
                + rules.number(p.hex(unit))
                + ", not in "
                + rules.number(path.first()));
      } else if (rules.exclusive().disengages(order)) {
        no.addAll(rules.exclusive().checkDisengagement(p, phase, order, unit));
      } else {
        heldByZone(p, unit, no);
      }
    }
    if (!no.any()) {
      checkTogether(p, units, no);
      checkPath(p, path, no);
    }
    for (int i = 0; i < units.size() && !no.any(); i++) {
      walk(p, units.get(i), order, no);
    }
    return no.verdict();
  }

  /**
   * Units that began to move together go on together or are left behind; others cannot join them.
   */
  @Case("AGS-5.0")
  private void checkTogether(Position p, Units units, Refusals no) {
    boolean moving = p.is(units.get(0), Flag.MOVING);
    for (int i = 1; i < units.size(); i++) {
      if (p.is(units.get(i), Flag.MOVING) != moving) {
        no.add(
            "AGS-5.0",
            rules.name(units.get(i)) + " did not begin this move with " + rules.name(units.get(0)));
      }
    }
  }

  @Case({"AGS-5.0", "AGS-5.22", "AGS-5.27", "AGS-10.16"})
  private void checkPath(Position p, Hexes path, Refusals no) {
    Side enemy = p.phasing().enemy();
    for (int i = 1; i < path.size(); i++) {
      int from = path.get(i - 1);
      int to = path.get(i);
      int d = to < 0 ? -1 : grid.direction(from, to);
      if (d < 0) {
        no.add(
            "AGS-5.0",
            "units move from hex to adjacent hex, not from "
                + rules.number(from)
                + " to "
                + rules.number(to));
        return;
      }
      Refusal prohibited = rules.terrain().prohibition(from, d);
      if (prohibited != null) {
        no.add(prohibited.rule(), prohibited.why());
        return;
      }
      if (p.holds(enemy, to)) {
        no.add("AGS-5.22", rules.number(to) + " holds an enemy unit");
        return;
      }
    }
  }

  /** Walks one unit along the path and notes what stops it. */
  @Case({"AGS-5.11", "AGS-5.14", "AGS-8.21", "AGS-8.22", "AGS-10.13", "AGS-11.23"})
  private void walk(Position p, int unit, Move order, Refusals no) {
    Side side = p.phasing();
    byte[] costs = rules.terrain().costs(p, unit, false);
    Hexes path = order.path();
    int left = left(p, unit) - rules.exclusive().extraCost(order);
    for (int i = 1; i < path.size(); i++) {
      int from = path.get(i - 1);
      int to = path.get(i);
      int d = grid.direction(from, to);
      if (i > 1 && ZonesOfControl.stops(p, side, from)) {
        no.add(
            "AGS-8.21",
            rules.number(from)
                + " is in an enemy zone of control: "
                + rules.name(unit)
                + " stops there");
        no.add("AGS-5.23", rules.number(from) + " is in an enemy zone of control");
        return;
      }
      Refusal barred = mayStep(p, unit, from, d, to, order);
      if (barred != null) {
        no.add(barred.rule(), barred.why());
        return;
      }
      left -= costs[from * Direction.COUNT + d] & ~Reach.ASK;
      if (left < 0 && !guaranteed(p, unit, order)) {
        no.add(
            "AGS-5.11",
            rules.name(unit)
                + " has "
                + left(p, unit) / 2.0
                + " movement points left, too few to reach "
                + rules.number(to));
        return;
      }
    }
  }

  /** A unit that has not moved may go one hex even if it cannot pay for it. */
  @Case("AGS-5.14")
  private boolean guaranteed(Position p, int unit, Move order) {
    return order.path().size() == 2 && p.spent(unit) == 0 && !rules.exclusive().disengages(order);
  }

  /** What the position or the game has against a step that terrain allows, or null. */
  @Case({"AGS-10.13", "AGS-11.23"})
  private @Nullable Refusal mayStep(
      Position p, int unit, int from, int d, int to, @Nullable Move order) {
    int guard = guardOfCrossing(p, from, d);
    if (guard >= 0) {
      return new Refusal(
          "AGS-10.13",
          rules.name(guard)
              + " in "
              + rules.number(p.hex(guard))
              + " guards the river crossing into "
              + rules.number(to));
    }
    if (rules.roster().isHeadquarters(unit) && !rules.headquarters().mayEnter(p, unit, to, order)) {
      return new Refusal(
          "AGS-11.23",
          rules.name(unit)
              + " enters an enemy zone only where a friendly combat unit stands: "
              + rules.number(to));
    }
    return rules.exclusive().barredStep(p, unit, from, d, to);
  }

  /** The same, for those who look at many steps and do not ask why. */
  private boolean isOpen(Position p, int unit, int from, int d, int to) {
    return guardOfCrossing(p, from, d) < 0
        && (!rules.roster().isHeadquarters(unit)
            || rules.headquarters().mayEnter(p, unit, to, null))
        && !rules.exclusive().barsStep(p, unit, from, d, to);
  }

  /** Who forbids a side to cross a major river, or -1. */
  private int guardOfCrossing(Position p, int from, int d) {
    return rules.terrain().isMajorRiver(from, d)
        ? rules.terrain().crossingForbiddenBy(p, p.phasing(), from, d)
        : -1;
  }

  // ---- carrying out a move

  public void carryOut(Position p, Move order, Chronicle chronicle) {
    Units units = order.units();
    Hexes path = order.path();
    takeUp(p, units);
    int dearest = 0;
    for (int i = 0; i < units.size(); i++) {
      int unit = units.get(i);
      int cost = rules.exclusive().extraCost(order) + cost(p, unit, path);
      dearest = Math.max(dearest, cost);
      p.setSpent(unit, Math.min(Reach.MOST, p.spent(unit) + cost));
      p.setCameFrom(
          unit, ZonesOfControl.stops(p, p.phasing(), path.last()) ? path.get(path.size() - 2) : -1);
      p.place(unit, path.last());
    }
    boolean occupies = units.stream().anyMatch(rules.board()::occupies);
    for (int i = 1; i < path.size() && occupies; i++) {
      rules.control().occupied(p, p.phasing(), path.get(i), chronicle);
    }
    chronicle.tell(new Moved(units, path, new Points(dearest), "AGS-5.0"));
    rules.exclusive().moved(p, order, chronicle);
  }

  /** These units are now being moved; whoever was moved before them is done. */
  @Case("AGS-5.0")
  public void takeUp(Position p, Units units) {
    for (int unit : rules.roster().units(p.phasing())) {
      if (p.is(unit, Flag.MOVING) && !units.has(unit)) {
        p.unmark(unit, Flag.MOVING);
        p.mark(unit, Flag.DONE);
      }
    }
    for (int i = 0; i < units.size(); i++) {
      p.mark(units.get(i), Flag.MOVING);
    }
  }

  private int cost(Position p, int unit, Hexes path) {
    byte[] costs = rules.terrain().costs(p, unit, false);
    int cost = 0;
    for (int i = 1; i < path.size(); i++) {
      int from = path.get(i - 1);
      cost += costs[from * Direction.COUNT + grid.direction(from, path.get(i))] & ~Reach.ASK;
    }
    return cost;
  }

  // ---- disengaging

  /** Whether a unit stands in an enemy zone and the game may let it go. */
  boolean mayDisengage(Position p, int unit) {
    return p.onMap(unit)
        && ZonesOfControl.stops(p, p.phasing(), p.hex(unit))
        && rules.exclusive().mayDisengage(p, unit);
  }

  static Move disengaging(Units units, Hexes path) {
    return new Move(units, path, Disengaging.YES);
  }

  // ---- where a unit can get to

  /**
   * Spreads the reach of one unit from where it stands. The result is in the position's working
   * memory until the next call.
   *
   * @return the reach, or null if the unit cannot move by ordinary movement
   */
  @Nullable Reach reach(Position p, Phase phase, int unit) {
    if (isBound(p, phase, unit)) {
      return null;
    }
    AgsScratch scratch = rules.scratch(p);
    boolean restricted = rules.exclusive().restrictsSteps(p, unit);
    boolean asked = restricted || rules.roster().isHeadquarters(unit);
    byte[] costs = rules.terrain().costs(p, unit, asked);
    int budget = Math.clamp(left(p, unit), 0, Reach.MOST);
    AgsScratch.MoverAtStart mover =
        asked ? null : new AgsScratch.MoverAtStart(p.version(), p.hex(unit), budget, costs);
    if (!scratch.hasReached(mover)) {
      scratch
          .reach()
          .from(
              p.hex(unit),
              budget,
              costs,
              p.occupied(p.phasing().enemy()),
              p.zoneCounts(),
              p.zoneBase(p.phasing().enemy(), Board.MOVEMENT_ZONE),
              steps(p, unit, restricted));
    }
    return scratch.reach();
  }

  /**
   * The path to a hex that {@link #reach} would find, found by less work; null if there is none.
   *
   * @param distances tells how far every hex is from the hex, by a table of costs
   */
  int @Nullable [] way(Position p, Phase phase, int unit, int to, Distances distances) {
    if (isBound(p, phase, unit)) {
      return null;
    }
    AgsScratch scratch = rules.scratch(p);
    Reach reach = scratch.reach();
    scratch.hasReached(null);
    boolean restricted = rules.exclusive().restrictsSteps(p, unit);
    boolean asked = restricted || rules.roster().isHeadquarters(unit);
    boolean found =
        reach.way(
            p.hex(unit),
            to,
            Math.clamp(left(p, unit), 0, Reach.MOST),
            rules.terrain().costs(p, unit, asked),
            p.occupied(p.phasing().enemy()),
            p.zoneCounts(),
            p.zoneBase(p.phasing().enemy(), Board.MOVEMENT_ZONE),
            steps(p, unit, restricted),
            distances.to(to, rules.terrain().leastCosts(p, unit)));
    return found ? reach.path(to) : null;
  }

  /** Whether a unit cannot move by ordinary movement. */
  private boolean isBound(Position p, Phase phase, int unit) {
    return isOnFootIn(phase, unit)
        || immobile(p, phase, unit) != null
        || ZonesOfControl.stops(p, p.phasing(), p.hex(unit));
  }

  private Reach.Steps steps(Position p, int unit, boolean restricted) {
    Side side = p.phasing();
    return (from, d, to) ->
        !restricted && !ZonesOfControl.stops(p, side, to) || isOpen(p, unit, from, d, to);
  }
}
