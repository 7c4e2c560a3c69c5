package hexfront.games.kesselschlacht;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.kernels.Reach;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Move;
import hexfront.engine.orders.Units;
import hexfront.games.Refusals;
import hexfront.games.kesselschlacht.Formations.Group;

/** Module 11: movement. Costs are kept in half points. */
final class Movement {
  private final KesselRules rules;
  private final HexGrid grid;
  private final Terrain terrain;

  Movement(KesselRules rules) {
    this.rules = rules;
    grid = rules.board().grid();
    terrain = rules.terrain;
  }

  // ---- who moves

  /** Why a unit may not move now; legal if it may. */
  @Case({"KS-4.H", "KS-4.J", "KS-4.L", "KS-9.1", "KS-13.3.2", "KS-13.3.3", "KS-11.1", "KS-15.1.1"})
  Verdict mayMove(Position p, InMovement stage, int unit) {
    if (rules.board().side(unit) != p.phasing() || !p.onMap(unit)) {
      return Verdict.refused(
          "KS-11.1", rules.name(unit) + " is not a unit of the moving side on the map");
    } else if (p.is(unit, Flag.DISRUPTED | Flag.ROUTED)) {
      return Verdict.refused(
          p.is(unit, Flag.ROUTED) ? "KS-13.3.3" : "KS-13.3.2",
          rules.name(unit) + " is in disorder and cannot move");
    } else if (stage.motorized() && !rules.roster.isMotorized(unit)) {
      return Verdict.refused("KS-4.L", rules.name(unit) + " is no motorized unit");
    } else if (stage.demolished(p)) {
      return Verdict.refused("KS-15.1.1", "nobody moves once the die for a bridge is thrown");
    } else if (p.is(unit, Flag.MOVED)) {
      return Verdict.refused("KS-11.1.6", rules.name(unit) + " has moved in this phase");
    }
    boolean may =
        p.phasing() == Side.AXIS
            || p.is(unit, Flag.ACTIVE)
            || rules.marches.duty(p, unit, stage.regrouping()) == Duty.REGROUP;
    return may
        ? Verdict.legal()
        : Verdict.refused("KS-9.1", rules.name(unit) + " is not activated");
  }

  /** The same in short, for those who ask often. */
  boolean canMove(Position p, InMovement stage, int unit) {
    int against = Flag.DISRUPTED | Flag.ROUTED | Flag.MOVED;
    if (!p.onMap(unit) || p.is(unit, against)) {
      return false;
    }
    if (p.phasing() == Side.AXIS) {
      return !stage.motorized() || rules.roster.isMotorized(unit);
    }
    return p.is(unit, Flag.ACTIVE)
        || stage.regrouping().size() > 0
            && rules.marches.duty(p, unit, stage.regrouping()) == Duty.REGROUP;
  }

  /** What a unit may still spend in this phase, in half points. */
  @Case({
    "KS-2.2.7",
    "KS-10.2.3",
    "KS-10.3.2",
    "KS-13.3.1",
    "KS-10.4.1-1",
    "KS-10.4.2",
    "KS-18.1-R"
  })
  int allowance(Position p, InMovement stage, int unit) {
    int halves;
    if (rules.roster.isFuelled(unit)) {
      Purchase bought = stage.purchase(unit);
      halves = bought == null ? rules.fuel.reach(p, unit) - p.spent(unit) : bought.left();
    } else {
      int points = rules.roster.movement(p, unit);
      if (p.is(unit, Flag.FLIPPED) && rules.roster.isMotorized(unit)) {
        points = (points + 1) / 2;
      }
      if (p.is(unit, Flag.ENTERED)) {
        points = Math.min(points, entryPoints(p, unit));
      }
      halves = points * Terrain.POINT - p.spent(unit);
    }
    return p.is(unit, Flag.DISORGANIZED)
        ? Math.min(halves, rules.data.disorganizedMovement() * Terrain.POINT - p.spent(unit))
        : halves;
  }

  private int entryPoints(Position p, int unit) {
    String code = rules.roster.formations.code(rules.formation(p, unit));
    Integer most = rules.data.entryPoints().get(code);
    return most == null || !rules.roster.isMotorized(unit) ? Integer.MAX_VALUE / 4 : most;
  }

  // ---- an order

  @Case({"KS-11.1.1", "KS-11.1.2", "KS-3.1.3", "KS-11.3.3"})
  Verdict check(Position p, InMovement stage, Move order) {
    Units units = order.units();
    Hexes path = order.path();
    if (units.size() == 0 || units.hasDoubles()) {
      return Verdict.refused("KS-11.1.1", "a move names its units, each once");
    }
    for (int unit : units.toArray()) {
      Verdict may = mayMove(p, stage, unit);
      if (!may.isLegal()) {
        return may;
      }
      if (p.hex(unit) != p.hex(units.get(0))) {
        return Verdict.refused("KS-11.1.1", "units that move together stand together");
      }
    }
    Refusals no = new Refusals();
    no.addIf(
        path.size() < 2 || path.first() != p.hex(units.get(0)),
        "KS-11.1.1",
        () ->
            "the path begins in " + rules.number(p.hex(units.get(0))) + " and goes on from there");
    for (int i = 1; i < path.size() && !no.any(); i++) {
      checkStep(p, units, path, i, no);
    }
    for (int i = 0; i < units.size() && !no.any(); i++) {
      checkWhere(p, stage, units.get(i), path, no);
    }
    if (!no.any()) {
      checkCosts(p, stage, order, no);
    }
    int end = path.size() == 0 ? HexGrid.OFF : path.last();
    no.addIf(
        !no.any() && end >= 0 && !hasRoom(p, units, end),
        "KS-3.1.2",
        () -> rules.number(end) + " would hold too many units");
    if (!no.any() && end >= 0 && p.phasing() == Side.SOVIET) {
      checkSupplied(p, stage, units, end, no);
    }
    return no.verdict();
  }

  private boolean hasRoom(Position p, Units units, int hex) {
    int more = 0;
    for (int i = 0; i < units.size(); i++) {
      more += rules.roster.isCombat(units.get(i)) && p.hex(units.get(i)) != hex ? 1 : 0;
    }
    return rules.stacking.hasRoom(p, rules.board().side(units.get(0)), hex, more);
  }

  /** Whether a unit may end a move in a hex, as far as stacking goes. */
  boolean mayEnd(Position p, int unit, int hex) {
    return !rules.roster.isCombat(unit)
        || rules.stacking.hasRoom(p, rules.board().side(unit), hex, 1);
  }

  /** What forbids a step to all units alike. */
  @Case({"KS-11.1.2", "KS-11.1.4", "KS-11.1.6", "KS-11.2.2", "KS-3.2.4", "KS-11.2.1", "KS-11.1.3"})
  private void checkStep(Position p, Units units, Hexes path, int i, Refusals no) {
    int from = path.get(i - 1);
    int to = path.get(i);
    Side side = p.phasing();
    if (to < 0) {
      checkExit(p, units, path, i, no);
      return;
    }
    int d = from < 0 ? -1 : grid.direction(from, to);
    if (d < 0) {
      no.add("KS-11.1.6", rules.number(from) + " and " + rules.number(to) + " are not adjacent");
      return;
    }
    no.addIf(
        p.holds(side.enemy(), to), "KS-11.1.2", () -> rules.number(to) + " is held by the enemy");
    no.addIf(
        Terrain.isUnbridgedMajor(p, from, d),
        "KS-11.1.4",
        () -> rules.path(path) + " crosses a major river without a bridge");
    boolean leaves = ZonesOfControl.stops(p, side, from);
    no.addIf(
        i > 1 && leaves, "KS-3.2.4", () -> "the move ends in the enemy zone " + rules.number(from));
    if (i == 1 && leaves && ZonesOfControl.stops(p, side, to)) {
      for (int unit : units.toArray()) {
        no.addIf(
            !mayInfiltrate(p, unit),
            rules.roster.isGerman(unit) ? "KS-13.3.1" : "KS-3.2.4",
            () -> rules.name(unit) + " cannot go from one enemy zone into another");
      }
    }
  }

  /** Germans in good order slip from one enemy zone into the next. */
  @Case({"KS-11.2.1", "KS-13.3.1"})
  boolean mayInfiltrate(Position p, int unit) {
    return rules.roster.isGerman(unit) && !p.is(unit, Flag.DISORGANIZED);
  }

  @Case({"KS-11.1.6", "KS-11.2.2", "KS-9.2.2A"})
  private void checkExit(Position p, Units units, Hexes path, int i, Refusals no) {
    int from = path.get(i - 1);
    boolean last = i == path.size() - 1;
    boolean edge = from >= 0 && terrain.isSouthEdge(from);
    if (p.phasing() == Side.AXIS) {
      no.addIf(
          !last || !edge && !(from >= 0 && terrain.isWestEdge(from)),
          "KS-11.2.2",
          () -> "Axis units leave the map by its west or south edge");
    } else {
      for (int unit : units.toArray()) {
        no.addIf(
            !last || !edge || rules.marches.duty(p, unit, Units.of()) != Duty.LEAVE,
            "KS-11.1.6",
            () -> rules.name(unit) + " may not leave the map");
      }
    }
    no.addIf(
        i > 1 && from >= 0 && ZonesOfControl.stops(p, p.phasing(), from),
        "KS-3.2.4",
        () -> "the move ends in the enemy zone " + rules.number(from));
  }

  /** Where one unit may go: banks of the Dnestr, limits of armies, marches. */
  @Case({"KS-11.2.2", "KS-11.3.1", "KS-11.3.2", "KS-8.2.2", "KS-11.3.4"})
  private void checkWhere(Position p, InMovement stage, int unit, Hexes path, Refusals no) {
    Duty duty = rules.marches.duty(p, unit, stage.regrouping());
    if (duty == Duty.REGROUP && !rules.roster.isHeadquarters(unit)) {
      checkRegroups(p, unit, no);
    }
    if (duty != Duty.NONE && !no.any()) {
      rules.marches.check(p, unit, duty, path, no);
    }
    boolean axis = p.phasing() == Side.AXIS;
    boolean mayReturn =
        axis
            ? !p.is(unit, Flag.STAYS_SOUTH)
            : rules.marches.isRecalled(p, rules.formation(p, unit));
    int formation = rules.formation(p, unit);
    for (int i = 1; i < path.size() && path.get(i) >= 0 && !no.any(); i++) {
      int to = path.get(i);
      boolean wasSouth = terrain.south.has(path.get(i - 1));
      no.addIf(
          wasSouth && !terrain.south.has(to) && !mayReturn,
          axis ? "KS-11.2.2" : "KS-11.3.2",
          () -> rules.name(unit) + " stays south of the Dnestr");
      mayReturn &= !axis || wasSouth || !terrain.south.has(to);
      no.addIf(
          !axis
              && duty != Duty.RETURN
              && rules.marches.isKeptFrom(p, formation, to)
              && !rules.marches.isKeptFrom(p, formation, path.get(i - 1)),
          "KS-11.3.1",
          () -> rules.name(unit) + " may not go as far west as " + rules.number(to));
    }
  }

  /** Units regroup after their headquarters, and only if they are too far from it. */
  @Case({"KS-11.3.4-1", "KS-11.3.4-2"})
  private void checkRegroups(Position p, int unit, Refusals no) {
    int hq = rules.headquarters(p, unit);
    no.addIf(
        hq < 0 || rules.supply.distance(p, unit) <= rules.data.ranges().soviet() * Terrain.POINT,
        "KS-11.3.4-2",
        () -> rules.name(unit) + " is near enough to its headquarters");
  }

  /** No Soviet unit goes out of supply of its own will. */
  @Case({"KS-11.3.3", "KS-10.1"})
  private void checkSupplied(Position p, InMovement stage, Units units, int end, Refusals no) {
    boolean leavesEmpty = units.size() == p.stackSize(p.hex(units.get(0)));
    for (int unit : units.toArray()) {
      no.addIf(
          !staysSupplied(p, stage, unit, end, leavesEmpty)
              && (units.has(rules.headquarters(p, unit))
                  || !rules.supply.isAttackAt(p, unit, end, leavesEmpty)),
          "KS-11.3.3",
          () -> rules.name(unit) + " would be out of supply in " + rules.number(end));
    }
  }

  boolean staysSupplied(Position p, InMovement stage, int unit, int end, boolean leavesEmpty) {
    return rules.supply.isGeneralAt(p, unit, end, leavesEmpty)
        || rules.marches.duty(p, unit, stage.regrouping()) != Duty.NONE
        || rules.supply.level(p, unit) == Supply.Level.OUT;
  }

  // ---- what it costs

  /** What a path costs a unit, or {@link Reach#NEVER}. */
  @Case({"KS-11.1.1", "KS-11.1.4", "KS-16.1.1", "KS-16.2"})
  int cost(Position p, int unit, Hexes path) {
    int weather = rules.ledger.weather(p);
    byte[] costs = Going.of(terrain, p).costs(rules.roster.mobility(unit), weather);
    int sum = 0;
    for (int i = 1; i < path.size(); i++) {
      int from = path.get(i - 1);
      if (path.get(i) < 0) {
        sum += terrain.offHalves(from, weather);
      } else {
        int step = costs[from * Direction.COUNT + grid.direction(from, path.get(i))];
        if (step < 0) {
          return Reach.NEVER;
        }
        sum += step & 63;
      }
    }
    return sum;
  }

  @Case({"KS-11.1.6", "KS-10.5.2", "KS-10.5.2A", "KS-13.3.1"})
  private void checkCosts(Position p, InMovement stage, Move order, Refusals no) {
    Units units = order.units();
    int fuelledCost = 0;
    boolean fuelled = false;
    for (int unit : units.toArray()) {
      int cost = cost(p, unit, order.path());
      if (cost < 0) {
        no.add(against(unit), rules.name(unit) + " needs a road for " + rules.path(order.path()));
        return;
      }
      if (rules.roster.isFuelled(unit)) {
        fuelled = true;
        fuelledCost = Math.max(fuelledCost, cost);
        int most = rules.data.disorganizedMovement() * Terrain.POINT - p.spent(unit);
        no.addIf(
            p.is(unit, Flag.DISORGANIZED) && cost > most,
            "KS-13.3.1",
            () -> rules.name(unit) + " is disorganized");
      } else {
        int left = allowance(p, stage, unit);
        no.addIf(
            cost > left,
            p.is(unit, Flag.DISORGANIZED) ? "KS-13.3.1" : "KS-11.1.6",
            () ->
                "the way costs %s, %s has %s"
                    .formatted(points(cost), rules.name(unit), points(left)));
      }
    }
    Purchase bought = stage.purchase(units);
    if (bought != null) {
      int cost = fuelledCost;
      no.addIf(
          Fuelled.of(order).fuel() > 0,
          "KS-10.5.2",
          () -> "a force buys fuel once a phase, before it moves");
      no.addIf(
          cost > bought.left(),
          "KS-10.5.2A",
          () -> "the way costs %s, %s are left".formatted(points(cost), points(bought.left())));
    } else if (fuelled || Fuelled.of(order).fuel() > 0) {
      no.addIf(
          stage.hasAnyBought(units),
          "KS-10.5.2A",
          () -> "these units did not buy their fuel together");
      rules.fuel.check(p, units, fuelledCost, Fuelled.of(order), no);
    }
  }

  private String against(int unit) {
    return !rules.roster.isGun(unit)
        ? "KS-11.1.4"
        : rules.board().side(unit) == Side.AXIS ? "KS-16.1.1" : "KS-16.2";
  }

  static String points(int halves) {
    return halves % 2 == 0 ? Integer.toString(halves / 2) : Double.toString(halves / 2.0);
  }

  // ---- reach

  /** Spreads the movement of units that stand together, each of which may move. */
  @Case({"KS-11.1.1", "KS-3.2.4", "KS-11.2.1", "KS-11.3.1", "KS-11.3.2", "KS-11.2.2"})
  void spread(Position p, InMovement stage, Units units, Reach reach) {
    int budget = Reach.MOST;
    int mobility = KesselRoster.LEG;
    boolean straight = true;
    boolean mayReturn = true;
    Side side = p.phasing();
    for (int i = 0; i < units.size(); i++) {
      int unit = units.get(i);
      budget = Math.min(budget, allowance(p, stage, unit));
      mobility |= rules.roster.mobility(unit);
      straight &= mayInfiltrate(p, unit);
      mayReturn &=
          side == Side.AXIS
              ? !p.is(unit, Flag.STAYS_SOUTH)
              : rules.marches.isRecalled(p, rules.formation(p, unit));
    }
    boolean north = mayReturn && (side == Side.SOVIET || terrain.south.has(p.hex(units.get(0))));
    reach.from(
        p.hex(units.get(0)),
        Math.clamp(budget, 0, Reach.MOST),
        Going.of(terrain, p).costs(mobility, rules.ledger.weather(p)),
        closed(p, units, side),
        p.zoneCounts(),
        p.zoneBase(side.enemy(), hexfront.engine.Board.MOVEMENT_ZONE),
        straight,
        (from, d, to) -> north);
  }

  /** Whether units that move together pay different costs. */
  boolean isMixed(Units units) {
    return units.stream()
        .anyMatch(unit -> rules.roster.mobility(unit) != rules.roster.mobility(units.get(0)));
  }

  HexSet closed(Position p, Units units, Side side) {
    HexSet enemies = p.occupied(side.enemy());
    if (side == Side.AXIS) {
      return enemies;
    }
    HexSet kept = rules.keptFrom(p, rules.formation(p, units.get(0)));
    if (kept == null) {
      return enemies;
    }
    HexSet closed = KesselScratch.of(p).some;
    closed.copyFrom(kept);
    closed.addAll(enemies);
    return closed;
  }

  /** Whether a unit of First Panzer Army pays for its advance. */
  boolean paysForAdvance(Position p, int unit) {
    return rules.roster.isFuelled(unit) && rules.group(p, unit) == Group.FIRST_PANZER;
  }
}
