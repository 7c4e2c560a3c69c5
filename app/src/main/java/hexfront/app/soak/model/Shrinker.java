package hexfront.app.soak.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Leaves out of a position whatever a difference does not need. */
final class Shrinker {
  /** Sets up a position, plays to where the question is asked, and asks it. */
  @FunctionalInterface
  interface Again {
    Optional<Difference> ask(ObjectNode position, Difference found);
  }

  private final Again again;

  Shrinker(Again again) {
    this.again = again;
  }

  Difference shrink(Difference found) {
    Difference smallest = found;
    boolean smaller = true;
    while (smaller) {
      smaller = false;
      for (ObjectNode candidate : lessOf(smallest.position())) {
        Optional<Difference> still = again.ask(candidate, smallest);
        if (still.isPresent() && still.get().kind().equals(found.kind())) {
          smallest = still.get();
          smaller = true;
          break;
        }
      }
    }
    return smallest;
  }

  /** The position with one thing left out: a unit, its losses, a hex, a hexside, a source. */
  private static List<ObjectNode> lessOf(ObjectNode position) {
    List<ObjectNode> less = new ArrayList<>();
    for (String part : List.of("hexes", "hexsides")) {
      if (position.get("map").path(part).size() > 4) {
        less.add(changed(position, c -> ((ObjectNode) c.get("map")).remove(part)));
      }
    }
    for (String part : keys(position.path("state"))) {
      less.add(changed(position, c -> ((ObjectNode) c.get("state")).remove(part)));
    }
    int units = position.get("units").size();
    for (int i = 0; i < units; i++) {
      int at = i;
      less.add(changed(position, copy -> ((ArrayNode) copy.get("units")).remove(at)));
    }
    for (String part : List.of("hexes", "hexsides")) {
      for (String key : keys(position.get("map").path(part))) {
        less.add(changed(position, c -> ((ObjectNode) c.get("map").get(part)).remove(key)));
      }
    }
    for (String area : keys(position.get("map").path("areas"))) {
      for (int i = 0; i < position.get("map").get("areas").get(area).size(); i++) {
        int at = i;
        less.add(
            changed(position, c -> ((ArrayNode) c.get("map").get("areas").get(area)).remove(at)));
      }
    }
    for (int i = 0; i < units; i++) {
      int at = i;
      for (String fact : List.of("lost", "flags")) {
        if (position.get("units").get(i).has(fact)) {
          less.add(changed(position, c -> ((ObjectNode) c.get("units").get(at)).remove(fact)));
        }
      }
    }
    for (String hex : keys(position.path("state").path("control"))) {
      less.add(changed(position, c -> ((ObjectNode) c.get("state").get("control")).remove(hex)));
    }
    return less;
  }

  private static List<String> keys(JsonNode node) {
    return node.properties().stream().map(java.util.Map.Entry::getKey).toList();
  }

  private static ObjectNode changed(ObjectNode position, Consumer<ObjectNode> change) {
    ObjectNode copy = position.deepCopy();
    change.accept(copy);
    return copy;
  }
}
