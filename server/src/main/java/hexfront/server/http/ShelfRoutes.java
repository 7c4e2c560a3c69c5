package hexfront.server.http;

import hexfront.games.Box;
import hexfront.games.data.MapLibrary;
import hexfront.games.lessons.Lessons;
import hexfront.games.picture.MapPainter;
import hexfront.games.picture.SvgWriter;
import hexfront.games.table.Tables;
import hexfront.games.wire.Json;
import hexfront.games.wire.Malformed;
import hexfront.server.hall.Denied;
import hexfront.server.http.Route.Access;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What stands on the shelf. It never changes while the server runs, so it is made once. */
final class ShelfRoutes {
  private final Tables tables;
  private final List<String> leaders;
  private final Cases cases;
  private final Map<String, Reply> made = new ConcurrentHashMap<>();

  ShelfRoutes(Tables tables, List<String> commanders) {
    this.leaders = commanders;
    this.tables = tables;
    this.cases =
        new Cases(tables.boxes().stream().flatMap(b -> b.rulebooks().stream()).distinct().toList());
  }

  List<Route> routes() {
    return List.of(
        Route.get("/api/shelf", Access.OPEN, "The games there are.", "shelf", call -> shelf()),
        Route.get(
            "/api/boxes/{box}/picture",
            Access.OPEN,
            "The map as geometry.",
            "picture",
            call ->
                box(
                    call,
                    "picture",
                    b -> Reply.of(Json.node(MapPainter.paint(MapLibrary.open(b.map().name())))))),
        Route.get(
            "/api/boxes/{box}/map.svg",
            Access.OPEN,
            "The map as a drawing.",
            "",
            call ->
                box(
                    call,
                    "svg",
                    b ->
                        Reply.text(
                            "image/svg+xml", SvgWriter.write(MapLibrary.open(b.map().name()))))),
        Route.get(
            "/api/boxes/{box}/map",
            Access.OPEN,
            "Terrain, names and neighbours of the hexes.",
            "map",
            call -> box(call, "map", b -> Reply.of(BoxJson.map(b.map())))),
        Route.get(
            "/api/boxes/{box}/counters",
            Access.OPEN,
            "What is printed on the counters.",
            "counters",
            call -> box(call, "counters", b -> Reply.of(BoxJson.counters(b.counters())))),
        Route.get(
            "/api/boxes/{box}/rules",
            Access.OPEN,
            "The numbered cases in order, and the sequence of play.",
            "rules",
            call -> box(call, "rules", this::rules)),
        Route.get(
            "/api/boxes/{box}/lessons",
            Access.OPEN,
            "Lessons for who has not played the game yet.",
            "lessons",
            call ->
                box(call, "lessons", b -> Reply.of(Lessons.json(Lessons.of(b.id()))))),
        Route.get(
            "/api/cases/{case}",
            Access.OPEN,
            "A numbered case of a rulebook.",
            "rule-case",
            this::rule));
  }

  private Reply shelf() {
    return made.computeIfAbsent(
        "shelf",
        key -> {
          ObjectNode json = Json.object();
          ArrayNode boxes = json.putArray("boxes");
          tables.boxes().forEach(box -> boxes.add(BoxJson.card(box)));
          ArrayNode commanders = json.putArray("commanders");
          for (String level : leaders) {
            commanders
                .addObject()
                .put("level", level)
                .put(
                    "title",
                    level.substring(0, 1).toUpperCase(java.util.Locale.ROOT) + level.substring(1));
          }
          return Reply.of(json);
        });
  }

  private Reply box(Call call, String what, Function<Box, Reply> make) {
    Box box;
    try {
      box = tables.box(call.path("box"));
    } catch (Malformed e) {
      throw new Denied.Unknown(String.valueOf(e.getMessage()));
    }
    return made.computeIfAbsent(box.id() + " " + what, key -> make.apply(box));
  }

  private Reply rules(Box box) {
    ObjectNode json = Json.object();
    ArrayNode all = json.putArray("cases");
    box.rulebooks().forEach(rulebook -> cases.of(rulebook).forEach(all::add));
    ArrayNode sequence = json.putArray("sequence");
    for (Box.SequenceStep step : box.sequence()) {
      sequence
          .addObject()
          .put("stage", step.stage())
          .put("does", step.does())
          .set("topics", Json.texts(step.topics()));
    }
    return Reply.of(json);
  }

  private Reply rule(Call call) {
    String id = call.path("case");
    return cases
        .find(id)
        .map(Reply::of)
        .orElseThrow(
            () ->
                new Denied.Unknown(
                    "there is no case " + Malformed.quote(id) + " in the rulebooks"));
  }
}
