package hexfront.games.ags;

import hexfront.engine.Board;
import hexfront.engine.Side;
import hexfront.games.data.DataFile;
import hexfront.games.data.DataNode;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * What commanders strive for beyond the points that the rules give: crossroads, gates, meeting
 * points. Read from the game's {@code aims.yaml}; hexes that the map in play does not have are left
 * out.
 */
public final class Aims {
  private record Aim(int hex, double axis, double soviet, int from, int to) {}

  /** Nothing to strive for. */
  public static final Aims NONE = new Aims(List.of(), Map.of());

  private final List<Aim> aims;

  /** By side: the last turn on which it tries to surround much of the enemy. */
  private final Map<Side, Integer> encircling;

  private Aims(List<Aim> aims, Map<Side, Integer> encircling) {
    this.aims = aims;
    this.encircling = encircling;
  }

  public static Aims load(String game, Board board) {
    DataNode file = DataFile.resource(game + "/aims.yaml").onlyKeys("aims", "encircles");
    return new Aims(
        file.items("aims").stream()
            .map(node -> read(node, board))
            .filter(aim -> aim.hex >= 0)
            .toList(),
        file.optional("encircles").map(Aims::encircling).orElse(Map.of()));
  }

  private static Map<Side, Integer> encircling(DataNode node) {
    node.onlyKeys("axis", "soviet", "why");
    node.required("why");
    Map<Side, Integer> until = new EnumMap<>(Side.class);
    for (Side side : Side.values()) {
      until.put(side, node.get(side.word(), n -> n.number(1, 99), 0));
    }
    return until;
  }

  /** Whether a side tries to surround much of the enemy on a turn. */
  boolean encircles(int turn, Side side) {
    return turn <= encircling.getOrDefault(side, 0);
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
