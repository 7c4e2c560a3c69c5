package hexfront.games.ags;

import hexfront.engine.Board;
import hexfront.engine.Side;
import hexfront.games.data.DataFile;
import hexfront.games.data.DataNode;
import java.util.List;
import java.util.OptionalInt;

/**
 * What commanders strive for beyond the points that the rules give: crossroads, gates, meeting
 * points. Read from the game's {@code aims.yaml}; hexes that the map in play does not have are left
 * out.
 */
public final class Aims {
  private record Aim(int hex, double axis, double soviet, int from, int to) {}

  /** Nothing to strive for. */
  public static final Aims NONE = new Aims(List.of());

  private final List<Aim> aims;

  private Aims(List<Aim> aims) {
    this.aims = aims;
  }

  public static Aims load(String game, Board board) {
    DataNode file = DataFile.resource(game + "/aims.yaml").onlyKeys("aims");
    return new Aims(
        file.items("aims").stream()
            .map(node -> read(node, board))
            .filter(aim -> aim.hex >= 0)
            .toList());
  }

  private static Aim read(DataNode node, Board board) {
    node.onlyKeys("hex", "axis", "soviet", "from", "to", "why");
    node.required("why");
    OptionalInt hex = board.grid().hex(node.required("hex").text());
    return new Aim(
        hex.orElse(-1),
        node.get("axis", DataNode::decimal, 0.0),
        node.get("soviet", DataNode::decimal, 0.0),
        node.get("from", n -> n.number(1, 99), 1),
        node.get("to", n -> n.number(1, 99), 99));
  }

  /** Adds to each hex what it is worth to a side on a turn. */
  public void addWorth(int turn, Side side, double[] worth) {
    for (Aim aim : aims) {
      if (aim.from <= turn && turn <= aim.to) {
        worth[aim.hex] += side == Side.AXIS ? aim.axis : aim.soviet;
      }
    }
  }
}
