package hexfront.games.migrations;

import hexfront.engine.Board;
import hexfront.engine.Game;
import hexfront.engine.Position;
import hexfront.engine.Score;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.TreeSet;

/**
 * How a game stands, in facts that no change of a format touches. It is kept beside saved games of
 * each format, to prove later that they still end where they ended.
 */
public final class Ending {
  private Ending() {}

  /** The facts of a game as it stands. */
  public static List<String> of(Game game) {
    Position p = game.position();
    Score score = game.rulebook().score(p);
    boolean over = game.decision().isOver();
    return List.of(
        Integer.toString(game.journal().entries().size()),
        Integer.toString(p.turn()),
        p.phasing().word(),
        p.stage().word(),
        Integer.toString(score.axis()),
        Integer.toString(score.soviet()),
        score.level(),
        over && score.winner() != null ? score.winner().word() : "",
        digest(p));
  }

  /** Where every unit is with its losses, and who controls what, as one number. */
  private static String digest(Position p) {
    Board board = p.board();
    TreeSet<String> lines = new TreeSet<>();
    for (Unit unit : board.units()) {
      int hex = p.hex(unit.index());
      String place =
          hex >= 0 ? board.grid().number(hex) : hex == Position.GONE ? "gone" : "waiting";
      lines.add("unit " + unit.id() + " " + place + " " + p.lost(unit.index()) + "\n");
    }
    for (int hex = 0; hex < board.hexes(); hex++) {
      Side side = p.control(hex);
      if (side != null) {
        lines.add("control " + board.grid().number(hex) + " " + side.word() + "\n");
      }
    }
    lines.add("turn " + p.turn() + "\n");
    lines.add("side " + p.phasing().word() + "\n");
    lines.add("stage " + p.stage().word() + "\n");
    try {
      byte[] bytes = String.join("", lines).getBytes(StandardCharsets.UTF_8);
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
