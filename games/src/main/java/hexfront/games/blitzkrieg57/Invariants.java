package hexfront.games.blitzkrieg57;

import hexfront.engine.Position;
import hexfront.engine.Side;
import java.util.ArrayList;
import java.util.List;

/** What must hold in every position that the rules bring about. */
final class Invariants {
  private final BlitzkriegRules rules;

  Invariants(BlitzkriegRules rules) {
    this.rules = rules;
  }

  List<String> broken(Position p) {
    List<String> broken = new ArrayList<>();
    for (int unit = 0; unit < p.board().unitCount(); unit++) {
      if (p.onMap(unit)) {
        unit(p, unit, broken);
      } else if ((p.flags(unit) & Flag.ACTION) != 0) {
        broken.add(rules.name(unit) + " is off the map and takes part in an action");
      }
    }
    stacks(p, broken);
    cup(p, broken);
    if (rules.decision(p).isOver() != (p.stage() instanceof BlitzkriegStage.Over)) {
      broken.add("no orders are offered in " + p.stage());
    }
    Position fresh = p.copy();
    for (int unit = 0; unit < p.board().unitCount(); unit++) {
      if (p.onMap(unit)) {
        fresh.takeOff(unit, Position.WAITING);
      }
    }
    for (int unit = 0; unit < p.board().unitCount(); unit++) {
      if (p.onMap(unit)) {
        fresh.place(unit, p.hex(unit));
      }
    }
    if (!fresh.equals(p)) {
      broken.add("stacks or zones of control do not agree with where units stand");
    }
    return broken;
  }

  private void unit(Position p, int unit, List<String> broken) {
    int hex = p.hex(unit);
    Side side = p.board().side(unit);
    String name = rules.name(unit) + " in " + rules.number(hex);
    if (rules.terrain().water().has(hex)) {
      broken.add(name + " stands in water");
    }
    if (p.lost(unit) < 0 || p.stepsLeft(unit) < 1) {
      broken.add(name + " has no step left");
    }
    if (p.holds(side.enemy(), hex)) {
      broken.add(name + " shares its hex with an enemy");
    }
    if (rules.control().kept().has(hex) && !p.controls(side, hex)) {
      broken.add(name + " stands in a place its side does not control");
    }
    if (p.is(unit, Flag.ACTIVE) && (side != p.phasing() || rules.fortresses().isMarker(unit))) {
      broken.add(name + " is activated out of turn");
    }
  }

  /** Only the active side is overstacked, and only while it moves or sets up. */
  private void stacks(Position p, List<String> broken) {
    boolean moving =
        p.stage() instanceof BlitzkriegStage.InMovement
            || p.stage() instanceof BlitzkriegStage.Excess
            || p.stage() instanceof BlitzkriegStage.SettingUp;
    for (Side side : Side.values()) {
      if ((!moving || side != p.phasing()) && rules.stacking().anyOverfull(p, side)) {
        broken.add("the " + side.title() + " side is overstacked");
      }
    }
  }

  private void cup(Position p, List<String> broken) {
    int cup = p.value(BlitzkriegRules.CUP);
    if ((cup & p.value(BlitzkriegRules.PLAYED)) != 0) {
      broken.add("a chit is in the cup and played");
    }
    for (Chit chit : rules.chits().all()) {
      if ((cup & chit.bit()) != 0 && !rules.chits().isAvailable(chit, p.turn())) {
        broken.add("the chit " + chit.word() + " is in the cup too early");
      }
    }
    if (p.stage() instanceof BlitzkriegStage.OrderExecution && cup == 0) {
      broken.add("a chit is to be drawn from an empty cup");
    }
  }
}
