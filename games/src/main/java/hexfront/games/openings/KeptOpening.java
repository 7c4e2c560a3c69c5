package hexfront.games.openings;

import hexfront.engine.Order;
import hexfront.engine.Side;
import hexfront.games.common.kept.Proof;
import java.util.List;
import java.util.Map;

/**
 * The first orders of a side in a scenario, those of its enemy before them among them.
 *
 * @param options every option of the game, as it was chosen when the opening was found
 * @param rules the version of the rules under which it was found
 * @param found the command that found it
 * @param idea how the first turn came about, in a few words
 */
public record KeptOpening(
    String game,
    String scenario,
    Side side,
    Map<String, Boolean> options,
    int rules,
    String found,
    String idea,
    Proof proof,
    List<Line> lines) {
  /**
   * An order of the opening.
   *
   * @param at the line of its file, 0 if it is in none
   */
  public record Line(Side side, Order order, int at) {
    public Line(Side side, Order order) {
      this(side, order, 0);
    }
  }

  public KeptOpening {
    options = Map.copyOf(options);
    lines = List.copyOf(lines);
  }

  /** The name of the file in which it is kept. */
  public String fileName() {
    return KeptOpenings.fileName(game, scenario, side);
  }
}
