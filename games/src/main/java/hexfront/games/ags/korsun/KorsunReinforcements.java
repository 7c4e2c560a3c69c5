package hexfront.games.ags.korsun;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.map.HexSet;
import hexfront.games.ags.ReinforcementQuestions;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Section 26: reinforcements, by the turn and area on their counters. */
final class KorsunReinforcements implements ReinforcementQuestions {
  private static final Pattern TURN_AND_AREA = Pattern.compile("(\\d+)([A-Z])");

  private final Board board;
  private final int[] turns;
  private final HexSet[] areas;

  KorsunReinforcements(Board board) {
    this.board = board;
    turns = new int[board.unitCount()];
    areas = new HexSet[board.unitCount()];
    for (Unit unit : board.units()) {
      areas[unit.index()] = new HexSet(board.hexes());
      for (String trait : unit.traits()) {
        Matcher due = TURN_AND_AREA.matcher(trait);
        if (due.matches()) {
          turns[unit.index()] = Integer.parseInt(due.group(1));
          areas[unit.index()] = board.map().area(due.group(2));
        }
      }
    }
  }

  static boolean isReinforcement(Unit unit) {
    return unit.traits().stream().anyMatch(trait -> TURN_AND_AREA.matcher(trait).matches());
  }

  /** Whether a waiting unit comes now; one that found its area closed comes as soon as it can. */
  @Override
  @Case({"KORSUN-26.0", "KORSUN-26.1", "KORSUN-26.2"})
  public boolean isDue(Position p, int unit) {
    return turns[unit] > 0 && turns[unit] <= p.turn();
  }

  @Override
  @Case({"KORSUN-26.0", "KORSUN-26.1", "KORSUN-26.2"})
  public HexSet entryHexes(Position p, int unit) {
    return areas[unit];
  }

  @Override
  @Case("KORSUN-26.0")
  public boolean mustEnter(Position p, int unit) {
    return true;
  }

  @Override
  @Case("KORSUN-26.0")
  public int entryCost(int hexCost) {
    return 2;
  }

  @Override
  public String reinforcementCase(int unit) {
    return board.side(unit) == Side.SOVIET ? "KORSUN-26.1" : "KORSUN-26.2";
  }

  @Override
  public String entryCase() {
    return "KORSUN-26.0";
  }
}
