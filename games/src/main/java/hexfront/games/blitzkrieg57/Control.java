package hexfront.games.blitzkrieg57;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.Hexes;
import java.util.Set;

/** Section 3.4: who controls towns, cities and supply sources. */
final class Control {
  private final HexSet kept;
  private final BlitzkriegRules rules;

  Control(BlitzkriegRules rules) {
    this.rules = rules;
    kept = rules.terrain.places.copy();
    for (Side side : Side.values()) {
      kept.addAll(rules.communications.sources(side));
    }
  }

  /** The hexes whose control is kept. */
  HexSet kept() {
    return kept;
  }

  /** West of the start line places are the Axis's, the others are Soviet; sources are their own. */
  @Case("GJ-3.4.1")
  void begin(Position p, Set<String> axis) {
    rules.terrain.places.forEach(
        hex -> p.setControl(hex, axis.contains(rules.number(hex)) ? Side.AXIS : Side.SOVIET));
    for (Side side : Side.values()) {
      rules.communications.sources(side).forEach(hex -> p.setControl(hex, side));
    }
  }

  /** A side's unit came into a hex. */
  @Case("GJ-3.4.2")
  void entered(Position p, Side side, int hex, Chronicle chronicle) {
    if (kept.has(hex) && !p.controls(side, hex)) {
      p.setControl(hex, side);
      chronicle.tell(new hexfront.engine.events.Control(new Hex(hex), side, "GJ-3.4.2"));
    }
  }

  /** A side's unit went along a path. */
  void went(Position p, Side side, Hexes path, Chronicle chronicle) {
    for (int i = 1; i < path.size(); i++) {
      entered(p, side, path.get(i), chronicle);
    }
  }
}
