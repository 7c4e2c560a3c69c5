package hexfront.games.stalingrad;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.games.common.Losses;

/** Section 18: where eliminated units go. */
final class StalingradLosses extends Losses {
  private final StalingradRules rules;

  StalingradLosses(StalingradRules rules) {
    this.rules = rules;
  }

  /** An isolated unit loses its cadre, unless a vacant hex beside it would have had a line. */
  @Case({"CTS-9.3c", "CTS-10.6c", "CTS-18.1", "CTS-18.2a", "CTS-18.2b", "CTS-18.2c", "CTS-18.2d"})
  boolean losesCadre(Position p, int unit) {
    if (!p.onMap(unit) || !rules.communications.isIsolated(p, unit)) {
      return false;
    }
    HexGrid grid = rules.board().grid();
    for (int d = 0; d < Direction.COUNT; d++) {
      int near = grid.neighbour(p.hex(unit), d);
      if (near != HexGrid.OFF
          && p.isEmpty(near)
          && rules.communications.isConnected(p, rules.board().side(unit), near)) {
        return false;
      }
    }
    return true;
  }

  @Override
  protected int placeOf(Position p, int unit, String rule) {
    if (rules.roster.isAir(unit)) {
      return Boxes.AIR_LOST;
    }
    return losesCadre(p, unit) ? Boxes.LOST : Boxes.CADRE;
  }
}
