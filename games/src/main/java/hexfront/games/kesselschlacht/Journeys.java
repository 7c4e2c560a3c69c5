package hexfront.games.kesselschlacht;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.events.Moved;
import hexfront.engine.events.Points;
import hexfront.engine.orders.Hexes;
import hexfront.engine.orders.Move;
import hexfront.engine.orders.Units;

/** Moves that are carried out: who goes, what is paid for it, and what that brings about. */
final class Journeys {
  private final KesselRules rules;
  private final Terrain terrain;

  Journeys(KesselRules rules) {
    this.rules = rules;
    terrain = rules.terrain;
  }

  /** Units go their way; the stage that follows knows what fuel is left to them. */
  InMovement carryOut(Position p, InMovement stage, Move order, Chronicle chronicle) {
    Units units = order.units();
    Hexes path = order.path();
    int most = 0;
    int fuelled = 0;
    for (int unit : units.toArray()) {
      int cost = rules.movement.cost(p, unit, path);
      most = Math.max(most, cost);
      fuelled = rules.roster.isFuelled(unit) ? Math.max(fuelled, cost) : fuelled;
    }
    boolean stops = path.last() < 0 || ZonesOfControl.stops(p, p.phasing(), path.last());
    InMovement next = pay(p, stage, order, fuelled, stops);
    regrouping(p, stage, units);
    for (int unit : units.toArray()) {
      p.setSpent(unit, p.spent(unit) + rules.movement.cost(p, unit, path));
    }
    go(p, units, path, most, chronicle);
    finish(p, next, units, stops);
    return next.settled(p);
  }

  private InMovement pay(Position p, InMovement stage, Move order, int cost, boolean stops) {
    Units units = order.units();
    Purchase bought = stage.purchase(units);
    if (bought != null) {
      Purchase left = new Purchase(bought.units(), bought.left() - cost);
      return stage.replace(bought, stops ? left.without(units) : left);
    }
    boolean fuelled = units.stream().anyMatch(rules.roster::isFuelled);
    if (!fuelled) {
      return stage;
    }
    Fuelled manner = Fuelled.of(order);
    int price = rules.fuel.price(cost, manner);
    rules.fuel.pay(p, units, price, manner.fuelFrom().index());
    int left = manner.fuel() * Terrain.POINT - cost;
    return left > 0 && !stops ? stage.with(new Purchase(units, left)) : stage;
  }

  /** Once units regroup, their headquarters has done so. */
  @Case("KS-11.3.4-1")
  private void regrouping(Position p, InMovement stage, Units units) {
    for (int unit : units.toArray()) {
      if (!rules.roster.isHeadquarters(unit)
          && rules.marches.duty(p, unit, stage.regrouping()) == Duty.REGROUP) {
        int hq = rules.headquarters(p, unit);
        if (hq >= 0) {
          p.mark(hq, Flag.MOVED);
        }
      }
    }
  }

  private void go(Position p, Units units, Hexes path, int cost, Chronicle chronicle) {
    int start = path.first();
    Side side = p.phasing();
    boolean combat = false;
    for (int unit : units.toArray()) {
      combat |= rules.roster.isCombat(unit);
      crossed(p, unit, path);
      if (path.last() < 0) {
        rules.losses.leave(p, unit);
      } else {
        p.place(unit, path.last());
      }
      rules.bridges.guardLeaves(p, unit);
    }
    if (path.last() < 0) {
      chronicle.tell(new Exited(units, side == Side.AXIS ? "KS-11.2.2" : "KS-9.2.2A"));
    } else {
      chronicle.tell(new Moved(units, path, new Points(cost), "KS-11.1.1"));
    }
    if (side == Side.AXIS) {
      rules.positions.left(p, start, chronicle);
    }
    if (combat) {
      rules.control.went(p, side, path, chronicle);
    }
    if (path.last() >= 0) {
      rules.stacking.arrived(p, side, path.last(), chronicle);
    }
  }

  /** Axis units that cross the Dnestr stay south; Germans are counted. */
  @Case({"KS-11.2.2", "KS-8.1.2", "KS-2.4.9"})
  void crossed(Position p, int unit, Hexes path) {
    if (p.phasing() != Side.AXIS) {
      return;
    }
    for (int i = 1; i < path.size(); i++) {
      if (path.get(i) >= 0
          && terrain.south.has(path.get(i))
          && !terrain.south.has(path.get(i - 1))) {
        p.mark(unit, Flag.STAYS_SOUTH);
        if (rules.roster.isGerman(unit)) {
          Ledger.add(p, Ledger.CROSSED, 1);
        }
        return;
      }
    }
  }

  /** A move is all a unit does in a phase, unless fuel is left or a march binds it. */
  @Case({"KS-11.1", "KS-3.2.4", "KS-10.5.2B"})
  private void finish(Position p, InMovement next, Units units, boolean stops) {
    for (int unit : units.toArray()) {
      Duty duty = rules.marches.duty(p, unit, next.regrouping());
      boolean goesOn = !stops && p.onMap(unit) && (next.purchase(unit) != null || duty.isBinding());
      if (!goesOn && p.onMap(unit)) {
        p.mark(unit, Flag.MOVED);
      }
    }
  }
}
