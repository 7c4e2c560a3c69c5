package hexfront.lab;

import hexfront.engine.Side;
import hexfront.games.wire.Fields;
import hexfront.games.wire.Json;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;

/**
 * What came of a game.
 *
 * @param orders how many orders were given
 * @param turn the game turn in which it ended
 * @param level the level of victory, in the game's words
 * @param hash the running hash of its journal: equal hashes, equal games
 * @param trouble what ended it before its time; empty if it ran its course
 */
public record GameResult(
    Fixture fixture,
    int orders,
    int turn,
    @Nullable Side winner,
    String level,
    SideResult axis,
    SideResult soviet,
    String hash,
    String trouble) {

  public SideResult side(Side side) {
    return side == Side.AXIS ? axis : soviet;
  }

  /** Whether the game was played to its end. */
  public boolean counts() {
    return trouble.isEmpty();
  }

  /** 1 for a win of the side, 0 for a loss, a half for a draw. */
  public double score(Side side) {
    if (winner == null) {
      return 0.5;
    }
    return winner == side ? 1 : 0;
  }

  /** By how many victory points the side is ahead. */
  public int margin(Side side) {
    return side(side).points() - side(side.enemy()).points();
  }

  /** The result in words: who won, and how. */
  public String outcome() {
    String who = winner == null ? "nobody" : winner.word();
    return level.isEmpty() ? who : who + ": " + level;
  }

  /** The result on one line. */
  public String write() {
    ObjectNode node = Json.object();
    node.set("fixture", Json.read(fixture.write()));
    node.put("orders", orders).put("turn", turn);
    node.put("winner", winner == null ? "none" : winner.word()).put("level", level);
    node.set("axis", axis.write());
    node.set("soviet", soviet.write());
    node.put("hash", hash).put("trouble", trouble);
    return Json.write(node);
  }

  public static GameResult read(String line) {
    Fields fields = Fields.of(Json.read(line), "result");
    Optional<Side> winner = Side.of(fields.text("winner"));
    return new GameResult(
        Fixture.read(fields.object("fixture")),
        fields.number("orders", 0, Integer.MAX_VALUE),
        fields.number("turn", 0, Integer.MAX_VALUE),
        winner.orElse(null),
        fields.text("level"),
        SideResult.read(fields.object("axis")),
        SideResult.read(fields.object("soviet")),
        fields.text("hash"),
        fields.text("trouble"));
  }
}
