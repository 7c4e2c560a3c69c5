package hexfront.server.hall;

import hexfront.engine.View;
import hexfront.games.wire.FactJson;
import hexfront.games.wire.Json;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What takes one view to the next: only what is different. */
final class Changes {
  private Changes() {}

  static ObjectNode between(View before, View after) {
    ObjectNode json = Json.object();
    if (before == after) {
      return json;
    }
    units(json, before, after);
    control(json, before.control(), after.control());
    if (!before.state().equals(after.state())) {
      json.set("state", Json.node(after.state()));
    }
    if (before.turn() != after.turn()) {
      json.put("turn", after.turn());
    }
    if (before.phasing() != after.phasing()) {
      json.put("side", after.phasing().word());
    }
    if (!before.stage().equals(after.stage())) {
      json.put("stage", after.stage());
    }
    return json;
  }

  private static void units(ObjectNode json, View before, View after) {
    Map<String, View.Counter> earlier = HashMap.newHashMap(before.units().size());
    before.units().forEach(counter -> earlier.put(counter.id(), counter));
    ArrayNode changed = Json.array();
    for (View.Counter counter : after.units()) {
      if (!counter.equals(earlier.remove(counter.id()))) {
        changed.add(FactJson.counter(counter));
      }
    }
    if (!changed.isEmpty()) {
      json.set("units", changed);
    }
    if (!earlier.isEmpty()) {
      json.set("gone", Json.texts(earlier.keySet().stream().sorted().toList()));
    }
  }

  private static void control(
      ObjectNode json, Map<String, String> before, Map<String, String> after) {
    ObjectNode changed = Json.object();
    after.forEach(
        (hex, side) -> {
          if (!Objects.equals(before.get(hex), side)) {
            changed.put(hex, side);
          }
        });
    before.keySet().stream().filter(hex -> !after.containsKey(hex)).forEach(changed::putNull);
    if (!changed.isEmpty()) {
      json.set("control", changed);
    }
  }
}
