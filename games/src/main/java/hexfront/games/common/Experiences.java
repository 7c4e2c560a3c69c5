package hexfront.games.common;

import hexfront.engine.Side;
import hexfront.engine.staff.Experience;
import hexfront.games.data.DataFile;
import hexfront.games.data.DataNode;
import hexfront.games.data.DataText;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What earlier games of a scenario teach commanders, by side and turn: {@code outlook.yaml}. */
public final class Experiences {
  private static final int TURNS = 100;

  /** Of a game that nobody has played yet. */
  public static final Experiences NONE = new Experiences();

  private final @Nullable Experience[][] bySide = new Experience[Side.values().length][TURNS];

  private Experiences() {}

  /** Those that are kept for a scenario beside the data of a game, if there are any. */
  static Experiences of(String game, String scenario) {
    String name = game + "/outlook.yaml";
    if (!DataText.hasResource(name)) {
      return NONE;
    }
    Experiences kept = new Experiences();
    DataFile.resource(name)
        .onlyKeys("scenarios")
        .required("scenarios")
        .optional(scenario)
        .map(DataNode::list)
        .orElse(List.of())
        .forEach(kept::read);
    return kept;
  }

  private void read(DataNode node) {
    node.onlyKeys("side", "turn", "times", "strength", "places", "add");
    DataNode word = node.required("side");
    Side side = Side.of(word.text()).orElseThrow(() -> word.expected("axis or soviet"));
    bySide[side.ordinal()][node.required("turn").number(1, TURNS - 1)] =
        new Experience(
            node.required("times").decimal(),
            node.required("strength").decimal(),
            node.required("places").decimal(),
            node.required("add").decimal());
  }

  /** What a side's lead on a turn is worth. */
  public Experience of(Side side, int turn) {
    Experience kept = turn < TURNS ? bySide[side.ordinal()][turn] : null;
    return kept == null ? Experience.NONE : kept;
  }
}
