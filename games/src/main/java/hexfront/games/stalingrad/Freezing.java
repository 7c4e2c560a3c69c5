package hexfront.games.stalingrad;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.map.HexGrid;

/** Case 19.4: armies that may not move until the enemy comes near or their turn comes. */
final class Freezing {
  private final StalingradRules rules;
  private final HexGrid grid;

  Freezing(StalingradRules rules) {
    this.rules = rules;
    grid = rules.board().grid();
  }

  /** An Axis unit came into a hex. */
  @Case({"CTS-19.4a", "CTS-19.4b"})
  void approached(Position p, int hex, Chronicle chronicle) {
    int near = rules.data.freezeDistance();
    for (int unit : rules.roster.ground(Side.SOVIET)) {
      if (p.is(unit, Flag.FROZEN)
          && p.onMap(unit)
          && grid.distance(hex, p.hex(unit)) <= near
          && !rules.roster.formation(unit).equals(rules.data.garrison().formation())) {
        release(p, rules.roster.formation(unit), chronicle);
      }
    }
  }

  /** All units of an army may move. */
  void release(Position p, String formation, Chronicle chronicle) {
    boolean any = false;
    for (int unit : rules.roster.ground(Side.SOVIET)) {
      if (p.is(unit, Flag.FROZEN) && rules.roster.formation(unit).equals(formation)) {
        p.unmark(unit, Flag.FROZEN);
        any = true;
      }
    }
    if (any) {
      chronicle.tell(new Released(formation, "CTS-19.4b"));
    }
  }
}
