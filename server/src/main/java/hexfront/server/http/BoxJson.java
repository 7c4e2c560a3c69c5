package hexfront.server.http;

import hexfront.engine.Unit;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import hexfront.engine.map.HexMap;
import hexfront.games.Box;
import hexfront.games.wire.Json;
import java.util.List;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A box as JSON: what the shelf shows, its map, its counters. */
public final class BoxJson {
  private BoxJson() {}

  /** What the shelf shows of a box. */
  public static ObjectNode card(Box box) {
    ObjectNode json = Json.object().put("id", box.id()).put("title", box.title());
    Box.Card card = box.card();
    json.put("subtitle", card.subtitle()).put("dates", card.dates()).put("turns", card.turns());
    json.put("minutes", card.minutes()).put("complexity", card.complexity());
    ArrayNode scenarios = json.putArray("scenarios");
    for (Box.Scenario scenario : box.scenarios()) {
      ObjectNode one = scenarios.addObject().put("id", scenario.id());
      one.put("title", scenario.title());
      Box.Brief brief = scenario.brief();
      if (brief != null) {
        one.putObject("ours")
            .put("first", brief.first())
            .put("last", brief.last())
            .put("minutes", brief.minutes())
            .put("text", brief.text());
      }
    }
    ArrayNode options = json.putArray("options");
    for (Box.Option option : box.options()) {
      options
          .addObject()
          .put("id", option.id())
          .put("title", option.title())
          .put("default", option.byDefault())
          .put("case", option.rule());
    }
    ArrayNode provenance = json.putArray("provenance");
    for (Box.Provenance p : box.provenance()) {
      provenance.addObject().put("what", p.what()).put("given", p.given()).put("why", p.why());
    }
    json.set("phases", Json.texts(box.phases()));
    json.set("flags", Json.texts(box.flags()));
    ArrayNode track = json.putArray("track");
    for (Box.Turn turn : card.track()) {
      ObjectNode one = track.addObject().put("turn", turn.turn()).put("label", turn.label());
      if (!turn.weather().isEmpty()) {
        one.put("weather", turn.weather());
      }
    }
    return json;
  }

  /** Terrain, names and neighbours of every hex, and what lies along hexsides. */
  public static ObjectNode map(HexMap map) {
    ObjectNode json = Json.object();
    ObjectNode hexes = json.putObject("hexes");
    ObjectNode hexsides = json.putObject("hexsides");
    HexGrid grid = map.grid();
    for (int hex = 0; hex < grid.size(); hex++) {
      ObjectNode one = hexes.putObject(grid.number(hex));
      one.set("terrain", Json.texts(map.hexKinds().in(map.terrain(hex))));
      ArrayNode neighbours = one.putArray("neighbours");
      for (int d = 0; d < Direction.COUNT; d++) {
        int next = grid.neighbour(hex, d);
        if (next != HexGrid.OFF) {
          neighbours.add(grid.number(next));
          List<String> kinds = map.hexsideKinds().in(map.hexside(hex, d));
          if (hex < next && !kinds.isEmpty()) {
            hexsides.set(grid.number(hex) + "/" + grid.number(next), Json.texts(kinds));
          }
        }
      }
    }
    map.places().forEach(p -> hexes.withObject("/" + grid.number(p.hex())).put("name", p.name()));
    return json;
  }

  /** What is printed on the counters. */
  public static ArrayNode counters(List<Unit> counters) {
    ArrayNode json = Json.array();
    for (Unit unit : counters) {
      ObjectNode one = json.addObject();
      one.put("id", unit.id()).put("side", unit.side().word());
      one.put("nationality", unit.nationality()).put("arm", unit.arm()).put("size", unit.size());
      one.put("designation", unit.designation()).put("name", unit.name());
      one.put("formation", unit.formation());
      one.set("steps", Json.texts(unit.steps().stream().map(Unit.Step::toString).toList()));
      unit.values().names().forEach(name -> one.put(name, unit.values().get(name)));
    }
    return json;
  }
}
