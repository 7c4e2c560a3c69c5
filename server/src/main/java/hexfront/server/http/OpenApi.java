package hexfront.server.http;

import hexfront.engine.Rulebook;
import hexfront.engine.orders.Naming;
import hexfront.engine.orders.OrderType;
import hexfront.games.Box;
import hexfront.games.table.OptionWords;
import hexfront.games.wire.Json;
import hexfront.games.wire.Shapes;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The interface as an OpenAPI document: its paths from the routes, orders and events from their
 * records as for the referee, the other shapes from a file.
 */
final class OpenApi {
  private static final String FILE = "/hexfront/openapi.json";
  private static final String SCHEMAS = "#/components/schemas/";
  private static final Pattern IN_PATH = Pattern.compile("\\{([^}]+)}");

  private final List<Route> routes;
  private final List<Box> boxes;

  OpenApi(List<Route> routes, List<Box> boxes) {
    this.routes = routes;
    this.boxes = boxes;
  }

  ObjectNode document(String base) {
    ObjectNode document = file();
    document.putArray("servers").addObject().put("url", base.isEmpty() ? "/" : base);
    ObjectNode paths = document.withObject("paths");
    routes.forEach(
        route -> {
          if (!paths.has(route.path())) {
            paths.putObject(route.path());
          }
          ((ObjectNode) paths.get(route.path()))
              .set(route.verb().name().toLowerCase(Locale.ROOT), operation(route));
        });
    ObjectNode schemas = (ObjectNode) document.get("components").get("schemas");
    shapes(schemas);
    return Json.read(Json.write(document).replace("#/$defs/", SCHEMAS));
  }

  private static ObjectNode file() {
    try (InputStream file = OpenApi.class.getResourceAsStream(FILE)) {
      if (file == null) {
        throw new IllegalStateException("the build lacks " + FILE);
      }
      return Json.read(new String(file.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void shapes(ObjectNode schemas) {
    Map<String, List<OrderType>> orders = new TreeMap<>();
    Map<String, ObjectNode> events = new TreeMap<>();
    for (Box box : boxes) {
      Rulebook rulebook =
          box.open(box.scenarios().getFirst().id(), OptionWords.complete(box, Map.of())).rulebook();
      rulebook
          .orderTypes()
          .forEach(t -> orders.computeIfAbsent(t.word(), word -> new ArrayList<>()).add(t));
      rulebook.eventTypes().forEach(t -> events.put(Naming.word(t), Shapes.event(t)));
    }
    Map<String, ObjectNode> shapes = new TreeMap<>();
    orders.forEach((word, variants) -> shapes.put(word, Shapes.order(variants)));
    union(schemas, "order", shapes);
    union(schemas, "event", events);
  }

  /** Each type has a schema of its own, and one schema is all of them. */
  private static void union(ObjectNode schemas, String name, Map<String, ObjectNode> types) {
    ArrayNode any = schemas.putObject(name).putArray("anyOf");
    types.forEach(
        (word, shape) -> {
          schemas.set(name + "-" + word, shape);
          any.addObject().put("$ref", SCHEMAS + name + "-" + word);
        });
  }

  private static ObjectNode operation(Route route) {
    ObjectNode operation = Json.object().put("summary", route.summary());
    ArrayNode parameters = Json.array();
    Matcher inPath = IN_PATH.matcher(route.path());
    while (inPath.find()) {
      ObjectNode parameter = parameters.addObject().put("name", inPath.group(1)).put("in", "path");
      parameter.put("required", true).putObject("schema").put("type", "string");
    }
    for (Route.Parameter p : route.parameters()) {
      ObjectNode parameter = parameters.addObject().put("name", p.name()).put("in", "query");
      parameter.put("required", p.required()).put("description", p.summary());
      ObjectNode schema = parameter.putObject("schema");
      if (p.type().equals("string") || p.type().equals("integer")) {
        schema.put("type", p.type());
      } else {
        schema.put("$ref", SCHEMAS + p.type());
      }
    }
    if (!parameters.isEmpty()) {
      operation.set("parameters", parameters);
    }
    if (!route.body().isEmpty()) {
      ObjectNode body = operation.putObject("requestBody").put("required", true);
      schema(body.putObject("content"), route.body());
    }
    if (Set.of(Route.Access.WATCH, Route.Access.SEAT, Route.Access.OWNER)
        .contains(route.access())) {
      operation.putArray("security").addObject().putArray("seat");
    }
    operation.set("responses", responses(route));
    return operation;
  }

  private static ObjectNode responses(Route route) {
    ObjectNode responses = Json.object();
    ObjectNode good =
        responses
            .putObject(route.answer().equals("opened") ? "201" : "200")
            .put("description", "done");
    if (!route.answer().isEmpty()) {
      schema(good.putObject("content"), route.answer());
    }
    ObjectNode bad = responses.putObject("default").put("description", "what went wrong");
    schema(bad.putObject("content"), "error");
    return responses;
  }

  private static void schema(ObjectNode content, String name) {
    content.putObject(Reply.JSON).putObject("schema").put("$ref", SCHEMAS + name);
  }

  /** The document, made when it is first asked for. */
  Route route(String base) {
    Function<String, Reply> once = memo(b -> Reply.of(document(b)));
    return Route.get(
        "/api/openapi.json", Route.Access.OPEN, "This document.", "", call -> once.apply(base));
  }

  private static Function<String, Reply> memo(Function<String, Reply> make) {
    Map<String, Reply> made = new java.util.concurrent.ConcurrentHashMap<>();
    return key -> made.computeIfAbsent(key, make);
  }
}
