package hexfront.app.soak.model;

import hexfront.app.referee.Referee;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.games.Box;
import hexfront.games.table.Tables;
import hexfront.games.wire.Json;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A position on the referee's table and in the model's hands; both are asked the same. */
final class Session {
  /** The referee does not take the position or the order. */
  static final class Refused extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Refused(String message) {
      super(message);
    }
  }

  private final Referee referee;
  private final Function<Scene, Model> reading;
  private final ObjectNode position;
  private final List<ObjectNode> plays = new ArrayList<>();
  private JsonNode decision;
  private Scene scene;
  private @Nullable Fight fight;
  private final Set<String> told = new TreeSet<>();

  /** The side that chose to retreat. */
  private @Nullable Side retreating;

  Session(Tables tables, Box box, Function<Scene, Model> reading, ObjectNode position) {
    this.reading = reading;
    this.position = position;
    List<String> mistakes = new ArrayList<>();
    referee = new Referee(tables, e -> mistakes.add(e.toString()));
    decision = send(position).get("decision");
    Map<String, Unit> counters = new HashMap<>();
    box.counters().forEach(unit -> counters.put(unit.id(), unit));
    scene = new Scene(position, id -> Objects.requireNonNull(counters.get(id), id), box.counters());
    scene = look();
    scene.opening = scene.copy();
  }

  /** Whether this is the first difference of its kind here. */
  boolean isNews(String kind) {
    return told.add(kind);
  }

  Scene scene() {
    return scene;
  }

  Model model() {
    return reading.apply(scene);
  }

  JsonNode decision() {
    return decision;
  }

  String stage() {
    return decision.get("stage").stringValue();
  }

  /** Where the attacks are that are allocated and not yet fought. */
  List<String> allocated() {
    List<String> hexes = new ArrayList<>();
    scene
        .shown
        .path("attacks")
        .values()
        .forEach(attack -> hexes.add(attack.get("hexes").get(0).stringValue()));
    return hexes;
  }

  Optional<Fight> fight() {
    return Optional.ofNullable(fight);
  }

  private JsonNode send(ObjectNode request) {
    JsonNode answer = Json.read(referee.answer(Json.write(request)));
    if (!answer.get("ok").booleanValue()) {
      throw new Refused(answer.path("error").asString());
    }
    return answer;
  }

  private Scene look() {
    JsonNode seen = send(Json.object().put("do", "view").put("side", "soviet"));
    Scene now = scene.now(seen);
    return seen.path("units").size() == scene.pieces.size()
        ? now
        : now.with(send(Json.object().put("do", "view").put("side", "axis")), Side.AXIS);
  }

  /** The first legal orders the rules offer. */
  List<ObjectNode> offered(int limit) {
    List<ObjectNode> orders = new ArrayList<>();
    send(Json.object().put("do", "legal").put("limit", limit))
        .get("orders")
        .values()
        .forEach(order -> orders.add((ObjectNode) order));
    return orders;
  }

  boolean isLegal(ObjectNode order) {
    ObjectNode question = Json.object().put("do", "check");
    question.set("order", order);
    return send(question).get("legal").booleanValue();
  }

  /** Plays an order on both tables. */
  void play(ObjectNode play) {
    JsonNode order = play.get("order");
    String type = order.get("type").stringValue();
    JsonNode answer = send(play);
    if (!answer.get("legal").booleanValue()) {
      throw new Refused(answer.get("refusals").toString());
    }
    switch (type) {
      case "attack", "overrun" -> fight = declared(order, type.equals("overrun"));
      case "resolve" -> fight = allocated(order);
      default -> {}
    }
    if (fight != null && type.equals("no-retreat")) {
      order
          .get("units")
          .values()
          .forEach(id -> fight().orElseThrow().standing.add(id.stringValue()));
    }
    boolean shortens = Set.of("determined-defense", "nkvd").contains(stage());
    if (fight != null && shortens && !order.path("option").asString("").equals("none")) {
      fight.standing.add(stage());
    }
    if (fight != null && stage().equals("distance")) {
      fight.distance = Integer.parseInt(order.get("option").stringValue());
    }
    if (type.equals("choose")) {
      boolean retreats = order.get("option").stringValue().equals("retreat");
      retreating = retreats ? Side.of(decision.get("side").stringValue()).orElseThrow() : null;
    }
    if (fight != null) {
      fight.note(answer.get("events"));
    }
    if (type.equals("attack")) {
      scene.attacked.addAll(hexes(order));
    }
    plays.add(play);
    decision = answer.get("decision");
    scene = look();
  }

  private Fight declared(JsonNode order, boolean overrun) {
    Fight declared = new Fight(scene);
    declared.overrun = overrun;
    List<Piece> units = pieces(order.get(overrun ? "units" : "attackers"));
    boolean led = order.path("hq-bonus").asBoolean(false);
    List<String> taking =
        scene.of(scene.phasing).stream()
            .filter(
                unit ->
                    units.contains(unit)
                        || led
                            && unit.isHeadquarters()
                            && units.stream().anyMatch(other -> other.hex == unit.hex))
            .map(unit -> unit.id)
            .toList();
    declared.declare(taking, hexes(order));
    return declared;
  }

  /** An attack that was allocated before and is fought now. */
  private Fight allocated(JsonNode order) {
    Fight resolved = new Fight(scene);
    for (JsonNode attack : scene.shown.path("attacks").values()) {
      if (hexes(attack).equals(hexes(order))) {
        resolved.declare(
            pieces(attack.get("attackers")).stream().map(unit -> unit.id).toList(), hexes(order));
      }
    }
    return resolved;
  }

  private List<Integer> hexes(JsonNode order) {
    List<Integer> hexes = new ArrayList<>();
    if (order.has("hex")) {
      hexes.add(scene.hex(order.get("hex").stringValue()));
    }
    order.path("hexes").values().forEach(hex -> hexes.add(scene.hex(hex.stringValue())));
    return hexes;
  }

  // ---- questions

  /** Asks both; a difference if they do not agree. */
  Optional<Difference> ask(ObjectNode question) {
    return switch (question.get("do").stringValue()) {
      case "zoc" -> zones(question);
      case "supply" -> supply(question);
      case "reach" -> reach(question);
      case "odds" -> odds(question);
      case "decision" -> choice(question);
      case "check" -> check(question);
      default -> throw new IllegalArgumentException("no such question: " + question);
    };
  }

  private Optional<Difference> differ(
      String kind, ObjectNode question, Object rules, Object plainly) {
    return rules.equals(plainly)
        ? Optional.empty()
        : Optional.of(
            new Difference(kind, position, plays, question, rules.toString(), plainly.toString()));
  }

  private Optional<Difference> zones(ObjectNode question) {
    Side side = Side.of(question.get("side").stringValue()).orElseThrow();
    String purpose = question.get("purpose").stringValue();
    Set<String> rules = new TreeSet<>();
    JsonNode answer = send(question);
    answer.get("hexes").values().forEach(hex -> rules.add(hex.stringValue()));
    answer.path("hexsides").values().forEach(banks -> rules.add(banks.stringValue()));
    Set<String> plainly = new TreeSet<>();
    for (List<Integer> banks : model().zoneSides(side)) {
      plainly.add(scene.number(banks.getFirst()) + "/" + scene.number(banks.getLast()));
    }
    model().zone(side, purpose).forEach(hex -> plainly.add(scene.number(hex)));
    return differ("zones", question, rules, plainly);
  }

  private Optional<Difference> supply(ObjectNode question) {
    JsonNode answer = send(question).get("units");
    Model model = model();
    Map<String, String> rules = new TreeMap<>();
    Map<String, String> plainly = new TreeMap<>();
    for (Piece unit : scene.pieces) {
      if (unit.hex >= 0 && !unit.isMarker()) {
        String told = answer.path(unit.id).path("status").asString("untold");
        if (!model.level(unit).isEmpty()) {
          JsonNode facts = answer.path(unit.id);
          told =
              model.supplyFacts().stream()
                  .map(fact -> facts.path(fact).asString("untold"))
                  .collect(Collectors.joining(" "));
        }
        String thought = model.level(unit);
        thought = thought.isEmpty() ? model.isSupplied(unit) ? "in" : "out" : thought;
        if (!told.equals(thought)) {
          rules.put(unit.id, told);
          plainly.put(unit.id, thought);
        }
      }
    }
    return differ("supply", question, rules, plainly);
  }

  private Optional<Difference> reach(ObjectNode question) {
    List<Piece> units = pieces(question.get("units"));
    if (!model().follows(units)) {
      return Optional.empty();
    }
    Map<String, String> rules = new TreeMap<>();
    send(question)
        .get("hexes")
        .properties()
        .forEach(e -> rules.put(e.getKey(), e.getValue().get("cost").asString()));
    Map<String, String> plainly = new TreeMap<>();
    model()
        .reach(units)
        .forEach(
            (hex, spent) -> {
              double cost = java.util.Arrays.stream(spent).max().orElse(0) / 2.0;
              plainly.put(scene.number(hex), number(cost));
            });
    if (units.size() > 1) {
      rules.replaceAll((hex, cost) -> "in reach");
      plainly.replaceAll((hex, cost) -> "in reach");
    }
    Map<String, String> same = new TreeMap<>(rules);
    same.entrySet().retainAll(plainly.entrySet());
    same.keySet().forEach(rules::remove);
    same.keySet().forEach(plainly::remove);
    return differ("reach", question, rules, plainly);
  }

  private List<Piece> pieces(JsonNode ids) {
    List<Piece> pieces = new ArrayList<>();
    ids.values().forEach(id -> pieces.add(scene.piece(id.stringValue())));
    return pieces;
  }

  private Optional<Difference> odds(ObjectNode question) {
    JsonNode order = question.get("order");
    boolean overrun = order.get("type").stringValue().equals("overrun");
    List<Piece> units = pieces(order.get(overrun ? "units" : "attackers"));
    Model.Odds plainly =
        model().odds(units, hexes(order), overrun, order.path("hq-bonus").asBoolean(false));
    JsonNode told = send(question);
    String kind = overrun ? "overrun" : "attack";
    if (!told.get("legal").booleanValue() || !plainly.legal()) {
      return differ(
          told.get("legal").booleanValue() == plainly.legal() ? kind : kind + " allowed",
          question,
          told.get("legal").booleanValue() ? "yes" : "no " + told.get("refusals"),
          plainly.legal()
              ? "yes"
              : told.get("legal").booleanValue() ? "no" : "no " + told.get("refusals"));
    }
    String rules = strengths(told.get("attack"), told.get("defence"), told.get("column"));
    String model = plainly.attack() + ":" + number(plainly.defence()) + " " + plainly.column();
    return plainly.defence() == 0 ? Optional.empty() : differ(kind, question, rules, model);
  }

  private static String strengths(JsonNode attack, JsonNode defence, JsonNode column) {
    return number(attack.doubleValue())
        + ":"
        + number(defence.doubleValue())
        + " "
        + column.stringValue();
  }

  private static String number(double value) {
    return value == (int) value ? Integer.toString((int) value) : Double.toString(value);
  }

  /** Whether a side must lose steps now, and has not yet chosen to do so. */
  boolean asksForLosses() {
    Side side = Side.of(decision.get("side").stringValue()).orElseThrow();
    boolean chosen = !plays.isEmpty() && plays.getLast().get("order").has("option");
    boolean due = fight().filter(f -> f.due(side) > 0 && f.due(side) < 4).isPresent();
    return stage().equals("lose-or-retreat") || stage().equals("lose") && due && !chosen;
  }

  /** Whether the side that must lose steps or retreat has the choice. */
  private Optional<Difference> choice(ObjectNode question) {
    if (!asksForLosses()) {
      return Optional.empty();
    }
    Side side = Side.of(decision.get("side").stringValue()).orElseThrow();
    boolean offered = false;
    for (JsonNode option : decision.path("options").values()) {
      offered |= option.stringValue().equals("retreat");
    }
    boolean possible = fight().map(f -> model().retreating(f, side).isPossible()).orElse(offered);
    return differ("retreat offered", question, offered ? "yes" : "no", possible ? "yes" : "no");
  }

  private Optional<Difference> check(ObjectNode question) {
    JsonNode order = question.get("order");
    Map<String, List<Integer>> paths = new LinkedHashMap<>();
    order
        .get("paths")
        .properties()
        .forEach(
            e -> {
              List<Integer> path = new ArrayList<>();
              e.getValue()
                  .values()
                  .forEach(
                      n ->
                          path.add(
                              n.stringValue().equals("off") ? -1 : scene.hex(n.stringValue())));
              paths.put(e.getKey(), path);
            });
    boolean retreat = order.get("type").stringValue().equals("retreat");
    boolean together = !retreat && paths.size() > 1;
    if (together && advance().filter(Model.Advancing::goesAlone).isPresent()) {
      return Optional.empty();
    }
    JsonNode told = send(question);
    boolean rules = told.get("legal").booleanValue();
    Optional<String> objection =
        retreat ? retreat().map(r -> r.objection(paths)) : advance().map(a -> a.objection(paths));
    boolean plainly =
        objection.filter(why -> !why.equals(Model.UNTOLD)).map(String::isEmpty).orElse(rules);
    String word = retreat ? "retreat" : "advance";
    if (rules == plainly) {
      return Optional.empty();
    }
    return rules
        ? differ(word + " allowed: " + objection.orElse(""), question, "yes", "no")
        : differ(
            word + " refused: " + told.get("refusals").get(0).get("case").stringValue(),
            question,
            "no " + told.get("refusals"),
            "yes");
  }

  /** The retreat that is to be made now. */
  Optional<Model.Retreating> retreat() {
    return fight()
        .map(
            f -> {
              Side decides = Side.of(decision.get("side").stringValue()).orElseThrow();
              Side beaten = retreating == null ? f.attacker().enemy() : retreating;
              Side side = model().ownersRetreat() ? decides : beaten;
              return model().retreating(f, side);
            });
  }

  /** The advance that may be made now. */
  Optional<Model.Advancing> advance() {
    Side side = Side.of(decision.get("side").stringValue()).orElseThrow();
    return fight().map(f -> model().advancing(f, side));
  }
}
