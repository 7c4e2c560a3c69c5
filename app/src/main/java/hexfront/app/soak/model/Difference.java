package hexfront.app.soak.model;

import hexfront.games.wire.Json;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.node.ObjectNode;

/**
 * A question that rules and model answer differently.
 *
 * @param kind what the question is about, to tell one sort of difference from another
 * @param position the position, as the referee takes it
 * @param plays the orders that lead from it to where the question is asked
 */
record Difference(
    String kind,
    ObjectNode position,
    List<ObjectNode> plays,
    ObjectNode question,
    String rules,
    String model) {
  Difference {
    plays = List.copyOf(plays);
  }

  /** The lines that show it to a referee, and what rules and model say. */
  String inLines() {
    List<String> lines = new ArrayList<>();
    lines.add(kind + ": the rules say " + rules + ", the model says " + model);
    lines.add(Json.write(position));
    plays.forEach(play -> lines.add(Json.write(play)));
    lines.add(Json.write(question));
    return String.join("\n", lines);
  }
}
