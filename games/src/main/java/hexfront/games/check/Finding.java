package hexfront.games.check;

import hexfront.games.data.DataNode;
import hexfront.games.data.Problem;

/**
 * One point tested.
 *
 * @param topic what kind of point it is, for counting
 * @param holds whether the map agrees
 * @param problem where the point stands and what was expected and found
 */
public record Finding(String topic, boolean holds, Problem problem) {

  static Finding of(String topic, boolean holds, DataNode node, String message) {
    return new Finding(topic, holds, new Problem(node.file(), node.line(), message));
  }

  static Finding of(String topic, boolean holds, String file, String message) {
    return new Finding(topic, holds, new Problem(file, 0, message));
  }
}
