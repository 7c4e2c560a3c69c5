package hexfront.games.blitzkrieg57;

import hexfront.engine.Board;
import hexfront.engine.events.InWords;

/**
 * A chit was drawn.
 *
 * @param owner the word of the side that executes it, or {@code both}
 * @param effective whether it does anything
 * @param left how many chits are still in the cup
 */
public record Drawn(String chit, String owner, boolean effective, int left, String rule)
    implements InWords {
  @Override
  public String inWords(Board board) {
    String side = owner.equals("axis") ? " of the Axis" : " of the Soviet side";
    String cup = left == 0 ? "the cup is empty" : left == 1 ? "one is left" : left + " are left";
    return "Drawn from the cup: the chit %s%s%s; %s"
        .formatted(
            chit.replace('-', ' '),
            owner.equals("both") ? "" : side,
            effective ? "" : ", without effect",
            cup);
  }
}
