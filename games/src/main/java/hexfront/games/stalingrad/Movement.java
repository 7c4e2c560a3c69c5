package hexfront.games.stalingrad;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.events.Moved;
import hexfront.engine.events.Points;
import hexfront.engine.kernels.Reach;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Move;
import hexfront.engine.orders.Units;
import hexfront.games.Refusals;

/** Section 4: movement. Costs are kept in half points. */
final class Movement extends Movers {
  private static final int MOST_STRATEGIC = 18;

  private final StalingradRules rules;
  private final HexGrid grid;
  private final StalingradRoster roster;
  private final HexSet nobody;

  Movement(StalingradRules rules) {
    super(rules);
    this.rules = rules;
    grid = rules.board().grid();
    roster = rules.roster;
    nobody = new HexSet(rules.board().hexes());
  }

  // ---- steps

  /** The hexes that a unit may not enter: those of the enemy, and of rivals of its nation. */
  @Case({"CTS-4.2e", "CTS-4.2f", "CTS-4.7b", "CTS-4.7d", "CTS-5.2", "CTS-24.6.3"})
  HexSet closed(Position p, int unit) {
    Side side = rules.board().side(unit);
    HexSet enemies = p.occupied(side.enemy());
    boolean plain = !roster.isRival(unit) && p.value(Ledger.OVERRUN_HEX) == 0;
    for (int slot = 0; slot < rules.terrain.majorCities.length && plain; slot++) {
      plain = !Ledger.isContested(p, slot);
    }
    if (plain) {
      return enemies;
    }
    int rival = roster.isHungarian(unit) ? 1 : roster.isRumanian(unit) ? 2 : 0;
    return StalingradScratch.of(p)
        .closed(side, rival)
        .at(p, closed -> close(p, enemies, rival, closed));
  }

  private void close(Position p, HexSet enemies, int rival, HexSet closed) {
    closed.copyFrom(enemies);
    for (int i = 0; i < Ledger.OVERRUNS; i++) {
      int hex = Ledger.at(p, Ledger.OVERRUN_HEX + i);
      if (hex >= 0) {
        closed.remove(hex);
      }
    }
    for (int slot = 0; slot < rules.terrain.majorCities.length; slot++) {
      if (Ledger.isContested(p, slot)) {
        closed.remove(rules.terrain.majorCities[slot]);
      }
    }
    if (rival > 0) {
      for (int other : roster.ground(Side.AXIS)) {
        if (p.onMap(other) && (rival == 1 ? roster.isRumanian(other) : roster.isHungarian(other))) {
          closed.add(p.hex(other));
        }
      }
    }
  }

  /** What a step costs a unit, with what entering a hex beside the enemy costs, or NEVER. */
  @Case({"CTS-4.2a", "CTS-4.6"})
  int stepCost(Position p, int unit, int from, int d) {
    Side side = rules.board().side(unit);
    int step = rules.going.costs(p, side, roster.isMotorized(unit))[from * Direction.COUNT + d];
    return step < 0 ? Reach.NEVER : step + zone(p, side, grid.neighbour(from, d));
  }

  private int zone(Position p, Side side, int hex) {
    return ZonesOfControl.isBesideEnemy(p, side, hex) ? rules.tables.combatZone() : 0;
  }

  /** Whether a step takes a whole move: over water, or through a Bond that meets one's own. */
  @Case({"CTS-4.4.5", "CTS-4.4.7", "CTS-6.8"})
  boolean isWholeMove(Position p, InMovement stage, int unit, int from, int d) {
    int to = grid.neighbour(from, d);
    if (to == HexGrid.OFF || p.spent(unit) > 0 || closed(p, unit).has(to)) {
      return false;
    }
    Side side = rules.board().side(unit);
    boolean barred = ZonesOfControl.bars(p, side, from, d, to);
    boolean open =
        (!ZonesOfControl.isBarred(p, side, to) || stage.open().has(to))
            && (!ZonesOfControl.isBarred(p, side, from, d) || stage.isOpen(from, to));
    boolean water = rules.going.isWholeMove(p, from, d);
    boolean land = stepCost(p, unit, from, d) >= 0;
    return barred ? open && (water || land) : water;
  }

  /** Whether the one hex that every unit may move takes it there, whatever it costs. */
  @Case({"CTS-4.2b", "CTS-31.2.4"})
  boolean isGuaranteed(Position p, int unit, int from, int d) {
    int to = grid.neighbour(from, d);
    return to != HexGrid.OFF
        && p.spent(unit) == 0
        && !closed(p, unit).has(to)
        && !ZonesOfControl.bars(p, rules.board().side(unit), from, d, to)
        && stepCost(p, unit, from, d) >= 0;
  }

  // ---- an order

  Verdict check(Position p, InMovement stage, Move order) {
    Units units = order.units();
    if (units.size() == 0 || units.hasDoubles()) {
      return Verdict.refused("CTS-4.2d", "name the units that move, each once");
    }
    Hexes path = order.path();
    Refusals no = new Refusals();
    for (int unit : units.toArray()) {
      Verdict may = mayMove(p, unit);
      if (!may.isLegal()) {
        return may;
      }
      no.addIf(
          path.size() < 2 || path.first() != p.hex(unit),
          "CTS-4.2a",
          () -> "the path begins in " + rules.number(p.hex(unit)) + " and goes on from there");
    }
    for (int i = 0; i < units.size() && !no.any(); i++) {
      checkPath(p, stage, units.get(i), order, no);
    }
    if (!no.any() && path.last() >= 0) {
      checkEnd(p, units, path.last(), no);
    }
    return no.verdict();
  }

  private void checkPath(Position p, InMovement stage, int unit, Move order, Refusals no) {
    Hexes path = order.path();
    boolean strategic = Strategic.is(order);
    checkSteps(p, stage, unit, order, no);
    if (no.any()) {
      return;
    }
    checkFirstTurn(p, unit, path, no);
    if (strategic) {
      Verdict may = mayMoveStrategically(p, unit);
      may.refusals().forEach(r -> no.add(r.rule(), r.why()));
      checkStrategic(p, unit, path, no);
    }
    if (!no.any() && !isSingle(p, stage, unit, path)) {
      checkCost(p, unit, path, strategic, no);
    }
    checkOutOfSupply(p, unit, path, no);
  }

  /** Whether a path is one step that a unit may take whatever it costs. */
  boolean isSingle(Position p, InMovement stage, int unit, Hexes path) {
    if (path.size() != 2 || path.last() < 0) {
      return false;
    }
    int d = grid.direction(path.first(), path.last());
    return isWholeMove(p, stage, unit, path.first(), d) || isGuaranteed(p, unit, path.first(), d);
  }

  @Case({
    "CTS-4.2a",
    "CTS-4.2f",
    "CTS-5.2",
    "CTS-6.4a",
    "CTS-6.5b",
    "CTS-6.7",
    "CTS-6.8",
    "CTS-17.1a",
    "CTS-17.3",
    "CTS-24.6.3"
  })
  private void checkSteps(Position p, InMovement stage, int unit, Move order, Refusals no) {
    Hexes path = order.path();
    Side side = rules.board().side(unit);
    for (int i = 1; i < path.size() && !no.any(); i++) {
      int from = path.get(i - 1);
      int to = path.get(i);
      if (to < 0) {
        if (i != path.size() - 1) {
          no.add("CTS-17.0", "a unit that leaves the map is gone for this turn");
        } else {
          rules.offMap.mayLeave(p, unit, from).refusals().forEach(r -> no.add(r.rule(), r.why()));
        }
        continue;
      }
      int d = from < 0 ? -1 : grid.direction(from, to);
      if (d < 0) {
        no.add("CTS-4.2a", rules.number(from) + " and " + rules.number(to) + " are not adjacent");
      } else if (closed(p, unit).has(to)) {
        boolean rival = !p.holds(side.enemy(), to);
        no.add(
            rival ? "CTS-5.2" : "CTS-4.2f",
            rules.number(to) + (rival ? " holds its rivals" : " is held by the enemy"));
      } else if (path.size() == 2 && isWholeMove(p, stage, unit, from, d)) {
        return;
      } else if (rules.bonds.bars(p, order.units(), from, d, to)) {
        boolean known = stage.open().has(to) || stage.isOpen(from, to);
        no.add(
            known ? "CTS-6.8" : "CTS-6.4a",
            "a Bond of the enemy bars the step to " + rules.number(to));
      } else if (stepCost(p, unit, from, d) < 0) {
        no.add(barrier(p, from, d), "nobody goes on from there to " + rules.number(to));
      }
    }
  }

  private String barrier(Position p, int from, int d) {
    if (rules.terrain.isBarred(from, d)) {
      return "CTS-4.2b";
    }
    if ((rules.terrain.hexside(from, d) & Terrain.LAKE) != 0) {
      return Weather.isRasputitsa(p) ? "CTS-31.2.3" : "CTS-4.4.7";
    }
    boolean volga = (rules.terrain.river(from, d, p.turn()) & Terrain.VOLGA) != 0;
    return volga ? "CTS-4.4.5" : "CTS-24.6.3";
  }

  /** On the first turn only a few move, and whoever goes through a hex that was overrun. */
  @Case({"CTS-35.6a", "CTS-35.6b", "CTS-35.6f", "CTS-36.6a", "CTS-36.6c"})
  private void checkFirstTurn(Position p, int unit, Hexes path, Refusals no) {
    if (!isHeldBack(p, unit) || p.is(unit, Flag.ARRIVED)) {
      return;
    }
    boolean exploits = p.spent(unit) > 0;
    for (int i = 1; i < path.size(); i++) {
      exploits |= path.get(i) >= 0 && StalingradState.overrunAt(p, path.get(i)) > 0;
    }
    no.addIf(
        !exploits,
        Ledger.scenario(p) == Ledger.URANUS ? "CTS-36.6a" : "CTS-35.6a",
        () -> rules.name(unit) + " does not move on the first turn");
  }

  @Case({"CTS-4.5a", "CTS-4.5c"})
  private void checkStrategic(Position p, int unit, Hexes path, Refusals no) {
    Side side = rules.board().side(unit);
    boolean road = false;
    for (int i = 1; i < path.size(); i++) {
      int hex = path.get(i);
      if (hex >= 0) {
        int d = grid.direction(path.get(i - 1), hex);
        road |= (rules.terrain.hexside(path.get(i - 1), d) & Terrain.ROAD) != 0;
        no.addIf(
            ZonesOfControl.isBesideEnemy(p, side, hex),
            "CTS-4.5a",
            () -> "a strategic move keeps away from enemies: " + rules.number(hex));
      }
    }
    no.addIf(
        road && roster.isMotorized(unit) && path.size() - 1 > MOST_STRATEGIC,
        "CTS-4.5c",
        () -> "a strategic move by road has at most " + MOST_STRATEGIC + " hexes");
  }

  @Case({"CTS-4.2a", "CTS-4.2c", "CTS-16.4a", "CTS-27.2h"})
  private void checkCost(Position p, int unit, Hexes path, boolean strategic, Refusals no) {
    int cost = p.spent(unit) + cost(p, unit, path);
    int has = strategic ? strategicAllowance(p, unit) : allowance(p, unit);
    no.addIf(
        cost > has,
        "CTS-4.2a",
        () -> "the way costs " + points(cost) + ", " + rules.name(unit) + " has " + points(has));
    no.addIf(
        isLimited(p, unit) && (path.size() > 2 || p.spent(unit) > 0),
        p.is(unit, Flag.OUT_OF_SUPPLY) ? "CTS-16.4a" : "CTS-27.2h",
        () -> rules.name(unit) + " moves a single hex");
  }

  private static String points(int halves) {
    return halves % 2 == 0 ? Integer.toString(halves / 2) : Double.toString(halves / 2.0);
  }

  /** A unit Out of Supply goes nearer to a source, or ends in supply. */
  @Case("CTS-16.4b")
  private void checkOutOfSupply(Position p, int unit, Hexes path, Refusals no) {
    no.addIf(
        p.is(unit, Flag.OUT_OF_SUPPLY)
            && path.last() >= 0
            && !isNearer(p, unit, path.first(), path.last()),
        "CTS-16.4b",
        () -> rules.name(unit) + " is Out of Supply and has to go towards a source");
  }

  boolean isNearer(Position p, int unit, int from, int to) {
    Side side = rules.board().side(unit);
    int before = rules.supply.distanceToSource(p, side, from);
    int after = rules.supply.distanceToSource(p, side, to);
    return after == 0 || before < 0 || after > 0 && after < before;
  }

  /** The hex in which units end must have room for all of them. */
  @Case({"CTS-5.0a", "CTS-5.1a", "CTS-5.1b", "CTS-23.7d"})
  private void checkEnd(Position p, Units units, int hex, Refusals no) {
    int halves = 0;
    int airHqs = 0;
    for (int unit : units.toArray()) {
      if (p.hex(unit) != hex) {
        halves += roster.halves(unit);
        airHqs += roster.isAirHq(unit) ? 1 : 0;
        no.addIf(
            !rules.stacking.hasRoom(p, unit, hex),
            roster.isAirHq(unit) ? "CTS-23.7d" : "CTS-5.0a",
            () -> rules.number(hex) + " has no room for " + rules.name(unit));
      }
    }
    int all = halves + rules.stacking.halves(p, hex, p.phasing());
    no.addIf(
        halves > 0 && all > Stacking.LIMIT || airHqs > 1,
        "CTS-5.0a",
        () -> "three divisions may stay in " + rules.number(hex));
  }

  // ---- reach

  /** Spreads the movement of a unit, without single steps that take a whole move. */
  @Case({"CTS-4.2a", "CTS-4.5a", "CTS-4.6", "CTS-6.4a", "CTS-6.5b"})
  void spread(Position p, int unit, boolean strategic, Reach reach) {
    Side side = rules.board().side(unit);
    Side enemy = side.enemy();
    int zones = p.zoneBase(enemy, ZonesOfControl.BESIDE);
    int bonds = p.bondBase(enemy, ZonesOfControl.ZONE);
    int has = strategic ? strategicAllowance(p, unit) : allowance(p, unit);
    int budget = isLimited(p, unit) ? 0 : Math.max(0, has - p.spent(unit));
    reach.amongBonds(
        p.hex(unit),
        budget,
        rules.going.costs(p, side, roster.isMotorized(unit)),
        closed(p, unit),
        new Reach.Hindrance(
            p.zoneCounts(),
            zones,
            strategic ? Reach.MOST : rules.tables.combatZone(),
            p.bondHexes(),
            p.bondSides(),
            bonds,
            rules.board().occupies(unit) ? p.occupied(side) : nobody));
  }

  // ---- carrying it out

  void carryOut(Position p, InMovement stage, Move order, Chronicle chronicle) {
    Units units = order.units();
    Hexes path = order.path();
    stage.moving().stream().filter(u -> !units.has(u)).forEach(u -> p.mark(u, Flag.MOVED));
    boolean off = path.last() < 0;
    boolean over = Strategic.is(order) || off;
    int most = 0;
    int[] going = new int[units.size()];
    int n = 0;
    for (int unit : units.toArray()) {
      int has = allowance(p, unit);
      int cost = isSingle(p, stage, unit, path) ? whole(p, stage, unit, path) : cost(p, unit, path);
      most = Math.max(most, cost);
      p.setSpent(unit, Math.min(Short.MAX_VALUE, p.spent(unit) + cost));
      if (over || isLimited(p, unit) || p.spent(unit) >= has) {
        p.mark(unit, Flag.MOVED);
      } else {
        going[n++] = unit;
      }
    }
    Side side = p.phasing();
    chronicle.tell(
        new Moved(units, path, new Points(most), Strategic.is(order) ? "CTS-4.5a" : "CTS-4.2a"));
    int last = off ? path.get(path.size() - 2) : path.last();
    for (int unit : units.toArray()) {
      rules.stacking.put(p, unit, last);
    }
    if (units.stream().anyMatch(roster::isUnit)) {
      rules.control.went(p, side, path, chronicle);
      rules.overruns.entered(p, path);
    }
    if (off) {
      units.stream().forEach(unit -> rules.offMap.leave(p, unit, last, chronicle));
    }
    p.setStage(stage.with(Units.of(java.util.Arrays.copyOf(going, n))));
  }

  /** What a single step costs: what it does cost if the unit has that, else all it has left. */
  private int whole(Position p, InMovement stage, int unit, Hexes path) {
    int left = Math.max(0, allowance(p, unit) - p.spent(unit));
    int d = grid.direction(path.first(), path.last());
    int cost = stepCost(p, unit, path.first(), d);
    boolean all = isWholeMove(p, stage, unit, path.first(), d);
    return all || cost < 0 ? left : Math.min(cost, left);
  }

  /** What a path costs a unit, in half points; steps that are never possible count as nothing. */
  int cost(Position p, int unit, Hexes path) {
    int cost = 0;
    for (int i = 1; i < path.size(); i++) {
      int to = path.get(i);
      int from = path.get(i - 1);
      cost +=
          to < 0
              ? rules.tables.leaveMap()
              : Math.max(0, stepCost(p, unit, from, grid.direction(from, to)));
    }
    return cost;
  }
}
