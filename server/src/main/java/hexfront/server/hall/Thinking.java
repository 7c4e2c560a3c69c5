package hexfront.server.hall;

import hexfront.engine.Side;
import hexfront.games.wire.Json;
import java.util.OptionalInt;
import tools.jackson.databind.node.ObjectNode;

/**
 * A commander at work.
 *
 * @param most seconds that it may take, if it uses them
 */
record Thinking(Side side, String level, long since, OptionalInt most, Runnable stop) {
  ObjectNode json() {
    ObjectNode json = Json.object().put("side", side.word());
    json.put("level", level).put("since", since);
    most.ifPresent(seconds -> json.put("most", seconds));
    return json;
  }
}
