package hexfront.games.ags.korsun;

import hexfront.engine.Board;
import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.map.HexSet;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** Section 21: German units that may not yet go far from where they belong. */
final class BoundUnits {
  private static final int FREE = Integer.MAX_VALUE;

  private final Board board;
  private final KorsunData.Restrictions data;
  private final Assignments assignments;
  private final Map<String, int[]> distances = new HashMap<>();

  BoundUnits(Board board, KorsunData data, StartLine line, Assignments assignments) {
    this.board = board;
    this.data = data.restrictions();
    this.assignments = assignments;
    line.stretches()
        .forEach((letter, stretch) -> distances.put(letter, distancesFrom(stretch.bordering())));
  }

  /** Plain distances: neither units nor zones matter. */
  @Case("KORSUN-21.14")
  private int[] distancesFrom(HexSet hexes) {
    int[] from = hexes.stream().toArray();
    int[] distance = new int[board.hexes()];
    for (int hex = 0; hex < distance.length; hex++) {
      int at = hex;
      distance[hex] = Arrays.stream(from).map(f -> board.grid().distance(f, at)).min().orElse(0);
    }
    return distance;
  }

  /** How far from its stretch or hex a unit may end a movement phase on this turn. */
  @Case({"KORSUN-21.0", "KORSUN-21.11", "KORSUN-21.12", "KORSUN-21.13", "KORSUN-21.2"})
  int limit(int turn, int unit) {
    if (board.side(unit) != Side.AXIS || turn > data.lastTurn()) {
      return FREE;
    }
    String letter = assignments.letter(unit);
    if (letter != null) {
      boolean bound = turn == 1 || data.longer().contains(letter);
      return bound && distances.containsKey(letter)
          ? data.areas().getOrDefault(letter, FREE)
          : FREE;
    }
    if (assignments.hex(unit) < 0) {
      return FREE;
    }
    return assignments.isGathered(unit) ? data.gathering() : turn == 1 ? data.hex() : FREE;
  }

  /** The distance of a hex from the stretch or hex of a unit. */
  @Case("KORSUN-21.14")
  int distance(int unit, int hex) {
    String letter = assignments.letter(unit);
    int[] table = letter == null ? null : distances.get(letter);
    if (table != null) {
      return table[hex];
    }
    return assignments.hex(unit) < 0 ? 0 : board.grid().distance(assignments.hex(unit), hex);
  }

  /**
   * Whether a unit may end its movement in a hex. One that began the phase too far away may only
   * come nearer.
   */
  @Case({"KORSUN-21.11", "KORSUN-21.12", "KORSUN-21.13", "KORSUN-21.15", "KORSUN-21.2"})
  Verdict checkEnd(Position p, int unit, int hex) {
    int limit = limit(p.turn(), unit);
    if (limit == FREE) {
      return Verdict.legal();
    }
    int distance = distance(unit, hex);
    int before = p.startHex(unit) < 0 ? 0 : distance(unit, p.startHex(unit));
    if (distance <= limit || before > limit && distance < before) {
      return Verdict.legal();
    }
    String where = board.grid().number(hex);
    return before > limit
        ? Verdict.refused(
            "KORSUN-21.15",
            board.unit(unit).id()
                + " may only come nearer to where it belongs; "
                + where
                + " is not")
        : Verdict.refused(
            ruleFor(unit),
            where
                + " is "
                + distance
                + " hexes from where "
                + board.unit(unit).id()
                + " belongs, and "
                + limit
                + " is the limit");
  }

  private String ruleFor(int unit) {
    String letter = assignments.letter(unit);
    return letter == null
        ? "KORSUN-21.12"
        : data.longer().contains(letter) ? "KORSUN-21.13" : "KORSUN-21.11";
  }
}
