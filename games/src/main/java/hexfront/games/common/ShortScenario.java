package hexfront.games.common;

import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.map.HexMap;
import hexfront.games.Arrangement;
import hexfront.games.Arrangement.Piece;
import hexfront.games.Box;
import hexfront.games.data.DataFile;
import hexfront.games.data.DataNode;
import hexfront.games.data.DataText;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A short scenario of ours, from {@code scenarios/GAME.yaml}: some counters of the game on a corner
 * of its map, a few turns, and what decides. It is neither given by the printed game nor
 * reconstructed, and says so.
 */
final class ShortScenario {
  private static final String OURS = "ours";
  private static final int LONGEST_MINUTES = 120;
  private static final int MOST_POINTS = 99;
  private static final int MOST_TURNS = 4;

  private final DataNode node;
  private final Box.Scenario shown;
  private final Box.Brief brief;

  private ShortScenario(DataNode node, Box.Card card) {
    this.node =
        node.onlyKeys(
            "id",
            "title",
            "provenance",
            "minutes",
            "text",
            "turns",
            "side",
            "phase",
            "units",
            "state",
            "victory");
    node.required("provenance").oneOf(List.of(OURS));
    DataNode turns = node.required("turns").onlyKeys("first", "last");
    int first = turns.required("first").number(1, card.track().getLast().turn());
    int last =
        turns
            .required("last")
            .number(first, Math.min(first + MOST_TURNS - 1, card.track().getLast().turn()));
    brief =
        new Box.Brief(
            first,
            last,
            node.required("minutes").number(1, LONGEST_MINUTES),
            node.required("text").text().strip());
    shown = new Box.Scenario(node.required("id").text(), node.required("title").text(), brief);
  }

  /** The short scenarios of a game; none if it has no file of them. */
  static List<ShortScenario> of(String game, Box.Card card) {
    String file = "scenarios/" + game + ".yaml";
    return DataText.hasResource(file) ? read(DataFile.resource(file), card) : List.of();
  }

  static List<ShortScenario> read(DataNode file, Box.Card card) {
    return file.onlyKeys("scenarios").required("scenarios").list().stream()
        .map(node -> new ShortScenario(node, card))
        .toList();
  }

  Box.Scenario shown() {
    return shown;
  }

  boolean is(String id) {
    return shown.id().equals(id);
  }

  /** The position it begins with. */
  Arrangement arrangement(Box box, Map<String, Boolean> options) {
    return new Arrangement(
        box.map(),
        brief.first(),
        Facts.side(node.required("side")),
        node.required("phase").oneOf(box.phases()),
        pieces(box),
        node.get("state", ShortScenario::plain, Map.of()),
        options,
        false);
  }

  /** When it ends and what counts then, from the position it begins with. */
  Ending ending(Position begun, Map<String, Boolean> options) {
    DataNode victory =
        node.required("victory").onlyKeys("side", "margin", "former-margins", "places", "steps");
    Map<Integer, Integer> places = new LinkedHashMap<>();
    DataNode counted = victory.required("places");
    counted
        .map()
        .forEach(
            (number, points) ->
                places.put(
                    hex(counted, begun.board().map(), number), points.number(1, MOST_POINTS)));
    return Ending.of(
        brief.last(),
        new Goal(
            Facts.side(victory.required("side")),
            margin(victory, options),
            places,
            Facts.bySide(victory.required("steps")),
            Map.of(
                Side.AXIS,
                Goal.steps(begun, Side.AXIS),
                Side.SOVIET,
                Goal.steps(begun, Side.SOVIET))));
  }

  /** By how much the side has to be ahead; games of earlier rules by what they began with. */
  private static int margin(DataNode victory, Map<String, Boolean> options) {
    return victory.optional("former-margins").stream()
        .flatMap(former -> former.map().entrySet().stream())
        .filter(former -> options.getOrDefault(former.getKey(), false))
        .map(Map.Entry::getValue)
        .findFirst()
        .orElseGet(() -> victory.required("margin"))
        .number(1, MOST_POINTS);
  }

  // ---- units

  private List<Piece> pieces(Box box) {
    Map<String, Unit> counters = new LinkedHashMap<>();
    box.counters().forEach(unit -> counters.put(unit.id(), unit));
    List<Piece> pieces = new ArrayList<>();
    Set<String> listed = new HashSet<>();
    DataNode units = node.required("units");
    units
        .map()
        .forEach(
            (number, stack) -> {
              int hex = hex(units, box.map(), number);
              for (DataNode each : stack.list()) {
                Piece piece = piece(each, hex, counters);
                if (!listed.add(piece.unit().id())) {
                  throw each.problem("'" + piece.unit().id() + "' stands in two places");
                }
                pieces.add(piece);
              }
            });
    return pieces;
  }

  /** A counter by its id, or with what is to be said of it. */
  private static Piece piece(DataNode node, int hex, Map<String, Unit> counters) {
    DataNode id = node.isText() ? node : node.onlyKeys("unit", "lost", "flags").required("unit");
    Unit unit = counters.get(id.text());
    if (unit == null) {
      throw id.expected("a counter of the game");
    }
    if (node.isText()) {
      return new Piece(unit, hex, 0, Set.of(), null);
    }
    int lost = node.get("lost", n -> n.number(0, unit.steps().size() - 1), 0);
    return new Piece(
        unit, hex, lost, Set.copyOf(node.get("flags", DataNode::texts, List.of())), null);
  }

  private static int hex(DataNode node, HexMap map, String number) {
    return map.grid()
        .hex(number)
        .orElseThrow(() -> node.problem("'" + number + "' is no hex of the map"));
  }

  // ---- state

  private static Map<String, Object> plain(DataNode node) {
    Map<String, Object> values = new LinkedHashMap<>();
    node.map().forEach((name, value) -> values.put(name, value(value)));
    return values;
  }

  /** A value as one who describes a position gives it. */
  private static Object value(DataNode node) {
    if (node.isList()) {
      return node.list().stream().map(ShortScenario::value).toList();
    }
    if (!node.isText()) {
      return plain(node);
    }
    String text = node.anyText();
    return switch (text) {
      case "true" -> true;
      case "false" -> false;
      default -> text.matches("-?[1-9]\\d{0,5}|0") ? Integer.valueOf(text) : text;
    };
  }
}
