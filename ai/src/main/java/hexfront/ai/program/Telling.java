package hexfront.ai.program;

import hexfront.ai.Question;
import hexfront.engine.Rulebook;
import hexfront.engine.Side;
import hexfront.engine.dice.Dice;
import hexfront.engine.journal.Journal;
import hexfront.engine.journal.Seen;
import hexfront.engine.map.HexMap;
import hexfront.games.table.OptionWords;
import hexfront.games.wire.DecisionJson;
import hexfront.games.wire.FactJson;
import hexfront.games.wire.Json;
import hexfront.games.wire.OrderJson;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What a program is told: all that its side may know, and nothing else. */
final class Telling {
  /** What a program can ask to be told with every decision. */
  static final Set<String> KNOWN = Set.of("view", "legal", "entries");

  private static final int PROTOCOL = 1;
  private static final int MOST_LEGAL = 2000;

  private final Rulebook rulebook;
  private final OrderJson orders;
  private final FactJson facts;
  private final DecisionJson decisions;
  private final boolean trusted;
  private List<Journal.Entry> told = List.of();

  /**
   * @param trusted whether secret orders of the other side are told too
   */
  Telling(Rulebook rulebook, boolean trusted) {
    this.rulebook = rulebook;
    this.trusted = trusted;
    orders = new OrderJson(rulebook.board(), rulebook.orderTypes());
    facts = new FactJson(rulebook.board());
    decisions = new DecisionJson(rulebook.board(), orders);
  }

  ObjectNode begin(Question question) {
    ObjectNode json = Json.object().put("do", "begin").put("protocol", PROTOCOL);
    question
        .course()
        .header()
        .forEach(
            (key, value) -> {
              switch (key) {
                case "game", "scenario" -> json.put(key, value);
                case "position" -> json.set(key, Json.read(value));
                case "options" -> {
                  ObjectNode options = json.putObject(key);
                  OptionWords.read(value).forEach(options::put);
                }
                default -> {} // the seed of the dice is nobody's business
              }
            });
    json.put("side", question.side().word());
    ArrayNode places = json.putArray("places");
    for (HexMap.Place place : rulebook.board().map().places()) {
      ObjectNode each = places.addObject().put("hex", rulebook.board().grid().number(place.hex()));
      each.put("name", place.name()).put("points", place.points());
    }
    return json;
  }

  ObjectNode decide(Question question, Set<String> wants, Duration left) {
    ObjectNode json = Json.object().put("do", "decide");
    json.put("side", question.side().word());
    json.put("turn", question.seen().turn());
    json.put("millis", left.toMillis());
    json.set("decision", decisions.write(rulebook.decision(question.seen())));
    if (wants.contains("entries")) {
      entries(question, json);
    }
    if (wants.contains("view")) {
      json.set("view", FactJson.view(rulebook.view(question.seen(), question.side())));
    }
    if (wants.contains("legal")) {
      legal(question, json);
    }
    return json;
  }

  /** The orders that were not told yet, and how many of those told before still stand. */
  private void entries(Question question, ObjectNode json) {
    List<Journal.Entry> now = question.course().entries();
    int keep = 0;
    while (keep < Math.min(told.size(), now.size()) && told.get(keep).equals(now.get(keep))) {
      keep++;
    }
    json.put("keep", keep);
    ArrayNode entries = json.putArray("entries");
    for (Journal.Entry entry : now.subList(keep, now.size())) {
      entries.add(entry(entry, question.side()));
    }
    told = List.copyOf(now);
  }

  private ObjectNode entry(Journal.Entry entry, Side viewer) {
    ObjectNode json = Json.object().put("number", entry.number());
    json.put("side", entry.side().word());
    boolean own = trusted || entry.side() == viewer;
    Seen seen =
        own ? new Seen(entry.order(), entry.events()) : entry.seenBy(viewer, rulebook.board());
    if (seen.order() != null) {
      json.set("order", orders.write(seen.order()));
    }
    if (seen.isWhole(entry.order(), entry.events())) {
      ArrayNode dice = json.putArray("dice");
      entry.thrown().stream().map(Dice.Throw::toString).forEach(dice::add);
    }
    json.set("events", facts.events(seen.events()));
    return json;
  }

  private void legal(Question question, ObjectNode json) {
    ArrayNode legal = json.putArray("legal");
    boolean complete =
        rulebook.legal(
            question.seen(),
            order -> {
              legal.add(orders.write(order));
              return legal.size() < MOST_LEGAL;
            });
    json.put("complete", complete);
  }
}
