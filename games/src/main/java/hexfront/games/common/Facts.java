package hexfront.games.common;

import hexfront.engine.Side;
import hexfront.games.Box;
import hexfront.games.data.DataNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** How facts are read that the {@code game.yaml} of several games tell. */
public final class Facts {
  private Facts() {}

  /** Makes something of one box of the turn track. */
  @FunctionalInterface
  public interface TurnReader<T> {
    T read(int turn, DataNode node);
  }

  public static Side side(DataNode node) {
    return Side.of(node.text()).orElseThrow(() -> node.expected("axis or soviet"));
  }

  /** A small number for each side. */
  public static Map<Side, Integer> bySide(DataNode node) {
    return Map.of(
        Side.AXIS,
        node.required("axis").number(0, 9),
        Side.SOVIET,
        node.required("soviet").number(0, 9));
  }

  /** Numbers under names, in the order of the file. */
  public static Map<String, Integer> numbers(DataNode node) {
    Map<String, Integer> numbers = new LinkedHashMap<>();
    node.map().forEach((key, value) -> numbers.put(key, value.number()));
    return numbers;
  }

  /** The turn track, from the first turn on without a gap. */
  public static <T> List<T> track(DataNode node, TurnReader<T> reader) {
    List<T> turns = new ArrayList<>();
    int next = -1;
    for (DataNode n : node.list()) {
      int turn = n.required("turn").number(1, 99);
      if (next >= 0 && turn != next) {
        throw n.expected("turn " + next);
      }
      turns.add(reader.read(turn, n));
      next = turn + 1;
    }
    return List.copyOf(turns);
  }

  /** The turn track of a game with one weather a turn, which is one of these words. */
  public static List<Box.Turn> track(DataNode node, List<String> weathers) {
    return track(
        node,
        (turn, n) ->
            new Box.Turn(turn, n.required("date").text(), n.required("weather").oneOf(weathers)));
  }
}
