package hexfront.games.ags;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import java.util.ArrayList;
import java.util.List;

/** What must hold in every position that the rules bring about. */
final class Invariants {
  private final AgsRules rules;

  Invariants(AgsRules rules) {
    this.rules = rules;
  }

  @Case({"AGS-7.0", "AGS-10.16", "AGS-5.22"})
  List<String> broken(Position p) {
    List<String> broken = new ArrayList<>();
    for (int unit = 0; unit < p.board().unitCount(); unit++) {
      if (p.onMap(unit) && p.board().occupies(unit)) {
        unit(p, unit, broken);
      }
    }
    AgsStage stage = AgsRules.stage(p);
    boolean restful = stage instanceof PhaseStage in && in.phase() == Phase.COMBAT;
    for (Side side : Side.values()) {
      boolean mustFit = side != p.phasing() || restful;
      if (mustFit && !(stage instanceof ExcessStage) && rules.stacking().anyOverfull(p, side)) {
        broken.add("the " + side.title() + " side is overstacked");
      }
    }
    if (rules.decision(p).isOver() != (stage instanceof OverStage)) {
      broken.add("no orders are offered in " + stage);
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
    broken.addAll(rules.exclusive().broken(p));
    return broken;
  }

  private void unit(Position p, int unit, List<String> broken) {
    int hex = p.hex(unit);
    String name = rules.name(unit) + " in " + rules.number(hex);
    if (rules.terrain().noLand().has(hex)) {
      broken.add(name + " stands where no land is");
    }
    if (p.lost(unit) < 0 || p.stepsLeft(unit) < 1) {
      broken.add(name + " has no step left");
    }
    if (p.board().side(p.first(hex)) != p.board().side(unit)) {
      broken.add(name + " shares its hex with an enemy");
    }
    if (rules.terrain().places().has(hex) && !p.controls(p.board().side(unit), hex)) {
      broken.add(name + " stands in a place its side does not control");
    }
  }
}
