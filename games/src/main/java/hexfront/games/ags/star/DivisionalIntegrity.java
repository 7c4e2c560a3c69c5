package hexfront.games.ags.star;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import java.util.List;

/** Case 19.5: two units of one panzer or panzer grenadier division in a hex are doubled. */
final class DivisionalIntegrity {
  private final Board board;
  private final boolean[] eligible;

  DivisionalIntegrity(Board board, List<String> never) {
    this.board = board;
    eligible = new boolean[board.unitCount()];
    for (Unit unit : board.units()) {
      eligible[unit.index()] = isEligible(unit, never);
    }
  }

  /** Only panzers and panzer grenadiers whose counters name a division, and not every division. */
  @Case({"AGS-9.9", "AGS-3.21", "STAR-19.51", "STAR-19.53"})
  private static boolean isEligible(Unit unit, List<String> never) {
    boolean armoured = unit.arm().equals("panzer") || unit.arm().equals("panzergrenadier");
    return unit.side() == Side.AXIS
        && armoured
        && !unit.formation().isEmpty()
        && !never.contains(unit.formation());
  }

  /** 2 for a unit with integrity, otherwise 1; others in the hex do not spoil it. */
  @Case({"STAR-19.5", "STAR-19.52"})
  int multiplier(Position p, int unit) {
    if (!eligible[unit]) {
      return 1;
    }
    String division = board.unit(unit).formation();
    for (int other = p.first(p.hex(unit)); other >= 0; other = p.next(other)) {
      if (other != unit && eligible[other] && board.unit(other).formation().equals(division)) {
        return 2;
      }
    }
    return 1;
  }
}
