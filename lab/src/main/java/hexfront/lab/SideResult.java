package hexfront.lab;

import hexfront.games.wire.Fields;
import hexfront.games.wire.Json;
import tools.jackson.databind.node.ObjectNode;

/**
 * What a game was for one side.
 *
 * @param points its victory points
 * @param unitsLost its units that were eliminated
 * @param stepsLost its steps that were lost, those of eliminated units among them
 * @param decisions CPU time of each of its decisions
 * @param turns CPU time of all its decisions in a player turn
 */
public record SideResult(int points, int unitsLost, int stepsLost, Times decisions, Times turns) {
  ObjectNode write() {
    ObjectNode node =
        Json.object()
            .put("points", points)
            .put("units-lost", unitsLost)
            .put("steps-lost", stepsLost);
    node.set("decisions", decisions.write());
    node.set("turns", turns.write());
    return node;
  }

  static SideResult read(Fields fields) {
    return new SideResult(
        fields.number("points", Integer.MIN_VALUE, Integer.MAX_VALUE),
        fields.number("units-lost", 0, Integer.MAX_VALUE),
        fields.number("steps-lost", 0, Integer.MAX_VALUE),
        Times.read(fields.object("decisions")),
        Times.read(fields.object("turns")));
  }
}
