package hexfront.games.common;

import hexfront.engine.Side;
import hexfront.engine.staff.Experience;
import hexfront.engine.staff.Nature;
import hexfront.games.common.kept.KeptTemper;
import hexfront.games.common.kept.KeptTempers;
import hexfront.games.common.kept.Temperament;
import hexfront.games.data.DataFile;
import hexfront.games.data.DataNode;
import hexfront.games.data.DataText;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What earlier games of a scenario teach commanders, by side and turn: {@code outlook.yaml}, and
 * the tempers that are kept for its sides.
 */
public final class Experiences {
  private static final int TURNS = 100;

  /** Of a game that nobody has played yet. */
  public static final Experiences NONE = new Experiences();

  private final @Nullable Experience[][] bySide = new Experience[Side.values().length][TURNS];
  private final Map<Side, Temperament> tempers = new EnumMap<>(Side.class);

  private Experiences() {}

  /** Those that are kept for a scenario beside the data of a game, if there are any. */
  static Experiences of(String game, String scenario) {
    String name = game + "/outlook.yaml";
    Experiences kept = new Experiences();
    if (DataText.hasResource(name)) {
      DataFile.resource(name)
          .onlyKeys("scenarios")
          .required("scenarios")
          .optional(scenario)
          .map(DataNode::list)
          .orElse(List.of())
          .forEach(kept::read);
    }
    for (Side side : Side.values()) {
      KeptTempers.find(game, scenario, side)
          .map(KeptTemper::temperament)
          .ifPresent(temper -> kept.tempers.put(side, temper));
    }
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

  /** The nature that suits a side on a turn. */
  public Nature nature(Side side, int turn) {
    return tempers.getOrDefault(side, Temperament.EVEN).on(turn);
  }
}
