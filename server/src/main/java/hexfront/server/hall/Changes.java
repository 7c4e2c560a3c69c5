package hexfront.server.hall;

import hexfront.engine.Board;
import hexfront.engine.Unit;
import hexfront.engine.View;
import hexfront.games.wire.FactJson;
import hexfront.games.wire.Json;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What takes one view to the next: only what is different. */
final class Changes {
  private Changes() {}

  static ObjectNode between(View before, View after) {
    ObjectNode json = Json.object();
    units(json, before.units(), after.units());
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

  /** All that a view has, so that whoever applies it sees just that. */
  static ObjectNode all(View view, Board board) {
    ObjectNode json = Json.object();
    ArrayNode units = json.putArray("units");
    view.units().forEach(counter -> units.add(FactJson.counter(counter)));
    Set<String> seen = view.units().stream().map(View.Counter::id).collect(Collectors.toSet());
    json.set(
        "gone",
        Json.texts(board.units().stream().map(Unit::id).filter(id -> !seen.contains(id)).toList()));
    ObjectNode control = json.putObject("control");
    for (int hex = 0; hex < board.hexes(); hex++) {
      String number = board.grid().number(hex);
      control.put(number, view.control().get(number));
    }
    json.set("state", Json.node(view.state()));
    json.put("turn", view.turn());
    json.put("side", view.phasing().word());
    json.put("stage", view.stage());
    return json;
  }

  private static void units(ObjectNode json, List<View.Counter> before, List<View.Counter> after) {
    List<View.Counter> changed = new ArrayList<>();
    List<String> gone =
        sameUnits(before, after, changed) ? List.of() : gone(before, after, changed);
    if (!changed.isEmpty()) {
      ArrayNode units = json.putArray("units");
      changed.forEach(counter -> units.add(FactJson.counter(counter)));
    }
    if (!gone.isEmpty()) {
      json.set("gone", Json.texts(gone));
    }
  }

  /** The usual case: the same units in the same order, most of them as they were. */
  private static boolean sameUnits(
      List<View.Counter> before, List<View.Counter> after, List<View.Counter> changed) {
    if (before.size() != after.size()) {
      return false;
    }
    for (int i = 0; i < before.size(); i++) {
      View.Counter counter = after.get(i);
      if (isSame(counter, before.get(i))) {
        continue;
      }
      if (!counter.id().equals(before.get(i).id())) {
        changed.clear();
        return false;
      }
      if (!counter.equals(before.get(i))) {
        changed.add(counter);
      }
    }
    return true;
  }

  /** Whether it is the very counter that was shown before, as most are; seen without reading it. */
  @SuppressWarnings("ReferenceEquality")
  private static boolean isSame(View.Counter one, View.Counter other) {
    return one == other;
  }

  /** Notes the counters that changed or appeared; answers the ids that vanished. */
  private static List<String> gone(
      List<View.Counter> before, List<View.Counter> after, List<View.Counter> changed) {
    Map<String, View.Counter> earlier = HashMap.newHashMap(before.size());
    before.forEach(counter -> earlier.put(counter.id(), counter));
    for (View.Counter counter : after) {
      if (!counter.equals(earlier.remove(counter.id()))) {
        changed.add(counter);
      }
    }
    return earlier.keySet().stream().sorted().toList();
  }

  private static void control(
      ObjectNode json, Map<String, String> before, Map<String, String> after) {
    if (before.equals(after)) {
      return;
    }
    ObjectNode changed = json.putObject("control");
    after.forEach(
        (hex, side) -> {
          if (!Objects.equals(before.get(hex), side)) {
            changed.put(hex, side);
          }
        });
    before.keySet().stream().filter(hex -> !after.containsKey(hex)).forEach(changed::putNull);
  }
}
