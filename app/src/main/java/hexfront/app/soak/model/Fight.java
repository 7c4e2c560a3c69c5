package hexfront.app.soak.model;

import hexfront.engine.Side;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/** A battle as its events tell it, with the scene before it began. */
final class Fight {
  final Scene before;
  final List<String> attackers = new ArrayList<>();
  final List<String> defenders = new ArrayList<>();
  final List<Integer> targets = new ArrayList<>();
  final Map<String, List<Integer>> retreated = new HashMap<>();
  final Set<String> eliminated = new HashSet<>();

  /** What each defender suffers, where the table is read for each. */
  final Map<String, String> results = new HashMap<>();

  /** Who was ordered to stand. */
  final Set<String> standing = new HashSet<>();

  /** Who has advanced already. */
  final Set<String> advanced = new HashSet<>();

  boolean overrun;

  /** How far attackers may advance, where the die says it. */
  int advance;

  /** How far the attacker sends the beaten, where he names it. */
  int distance;

  /** The strength of the defenders as it was counted. */
  double defence;

  String result = "";

  Fight(Scene before) {
    this.before = before;
  }

  /** What was declared; without a die all defenders are gone. */
  void declare(List<String> units, List<Integer> hexes) {
    attackers.addAll(units);
    targets.addAll(hexes);
    hexes.forEach(hex -> before.at(hex).forEach(unit -> defenders.add(unit.id)));
    result = "-/E";
  }

  /** Takes note of what happened. */
  void note(JsonNode events) {
    for (JsonNode event : events.values()) {
      switch (event.get("type").stringValue()) {
        case "combat" -> {
          attackers.clear();
          defenders.clear();
          targets.clear();
          event.get("attackers").values().forEach(id -> attackers.add(id.stringValue()));
          event.get("defenders").values().forEach(id -> defenders.add(id.stringValue()));
          event.get("hexes").values().forEach(n -> targets.add(before.hex(n.stringValue())));
          overrun = event.path("overrun").asBoolean(false);
          result = event.get("result").stringValue();
          advance = event.path("advance").asInt(0);
          defence = event.path("defence").asDouble(0);
          event
              .path("results")
              .properties()
              .forEach(e -> results.put(e.getKey(), e.getValue().stringValue()));
        }
        case "retreated" -> {
          List<Integer> path = new ArrayList<>();
          event
              .get("path")
              .values()
              .forEach(
                  n -> path.add(n.stringValue().equals("off") ? -1 : before.hex(n.stringValue())));
          retreated.put(event.get("unit").stringValue(), path);
        }
        case "advanced" -> advanced.add(event.get("unit").stringValue());
        case "eliminated" -> eliminated.add(event.get("unit").stringValue());
        default -> {}
      }
    }
  }

  Side attacker() {
    return before.phasing;
  }

  List<String> units(Side side) {
    return side == attacker() ? attackers : defenders;
  }

  /** What a side must lose or retreat; 0 if nothing, 99 if all is lost. */
  int due(Side side) {
    String[] parts = result.split("/", -1);
    if (parts.length < 2) {
      return 0;
    }
    String part = parts[side == attacker() ? 0 : 1];
    return part.equals("-") ? 0 : part.equals("E") ? 99 : Integer.parseInt(part);
  }

  boolean isEngaged() {
    return result.equals("eng");
  }

  boolean isSplit() {
    return !isEngaged() && due(attacker()) > 0 && due(attacker().enemy()) > 0;
  }

  /** The hexes the units of a side stood in when the battle began. */
  List<Integer> hexes(Side side) {
    return units(side).stream().map(id -> before.piece(id).hex).distinct().toList();
  }
}
