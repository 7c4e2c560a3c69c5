package hexfront.server;

import hexfront.games.wire.Json;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** What a client does with the changes of a frame. */
public final class Views {
  private Views() {}

  /** The view with its units by id, so that their order does not matter. */
  public static ObjectNode sorted(ObjectNode view) {
    ObjectNode sorted = view.deepCopy();
    TreeMap<String, JsonNode> units = new TreeMap<>();
    if (view.get("units").isArray()) {
      view.get("units").forEach(unit -> units.put(unit.get("id").stringValue(), unit));
      ObjectNode byId = Json.object();
      units.forEach(byId::set);
      sorted.set("units", byId);
    }
    return sorted;
  }

  public static ObjectNode apply(ObjectNode view, ObjectNode changes) {
    ObjectNode after = sorted(view);
    TreeMap<String, JsonNode> units = new TreeMap<>();
    after.get("units").properties().forEach(unit -> units.put(unit.getKey(), unit.getValue()));
    changes.path("units").forEach(unit -> units.put(unit.get("id").stringValue(), unit));
    changes.path("gone").forEach(id -> units.remove(id.stringValue()));
    ObjectNode byId = Json.object();
    units.forEach(byId::set);
    after.set("units", byId);
    ObjectNode control = (ObjectNode) after.get("control");
    changes
        .path("control")
        .properties()
        .forEach(
            hex -> {
              if (hex.getValue().isNull()) {
                control.remove(hex.getKey());
              } else {
                control.set(hex.getKey(), hex.getValue());
              }
            });
    for (String name : new String[] {"state", "turn", "side", "stage"}) {
      if (changes.has(name)) {
        after.set(name, changes.get(name));
      }
    }
    return after;
  }
}
