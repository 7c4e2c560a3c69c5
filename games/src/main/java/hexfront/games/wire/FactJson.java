package hexfront.games.wire;

import hexfront.engine.Board;
import hexfront.engine.Forecast;
import hexfront.engine.Rulebook;
import hexfront.engine.Score;
import hexfront.engine.Side;
import hexfront.engine.Toll;
import hexfront.engine.Verdict;
import hexfront.engine.View;
import hexfront.engine.events.Combat;
import hexfront.engine.events.InWords;
import hexfront.engine.journal.Journal;
import hexfront.engine.map.HexSet;
import hexfront.engine.orders.Field;
import hexfront.engine.orders.Manner;
import java.util.List;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What a game has to say, as JSON. The case that caused a thing always stands under {@code case}.
 */
public final class FactJson {
  private final Board board;
  private final ValueJson values;

  public FactJson(Board board) {
    this.board = board;
    this.values = new ValueJson(board);
  }

  public static ArrayNode refusals(List<Verdict.Refusal> refusals) {
    ArrayNode array = Json.array();
    for (Verdict.Refusal refusal : refusals) {
      array.addObject().put("case", refusal.rule()).put("why", refusal.why());
    }
    return array;
  }

  /** Adds a verdict to an answer: {@code legal} and, if it is refused, why. */
  public static void verdict(ObjectNode json, Verdict verdict) {
    json.put("legal", verdict.isLegal());
    if (!verdict.isLegal()) {
      json.set("refusals", refusals(verdict.refusals()));
    }
  }

  public ArrayNode events(List<Journal.Told> events) {
    ArrayNode array = Json.array();
    events.forEach(told -> array.add(event(told)));
    return array;
  }

  public ObjectNode event(Journal.Told told) {
    ObjectNode json = Json.object();
    json.put("type", told.event().type());
    json.put("case", told.event().rule());
    json.put("turn", told.turn());
    json.put("phase", told.phase());
    json.put("side", told.side().word());
    for (Field field : Field.of(told.event().getClass())) {
      Object value = field.in(told.event());
      if (value != null && !field.word().equals("rule")) {
        json.set(field.word(), values.node(value));
      }
    }
    if (told.event() instanceof Combat combat && combat.dice().size() == 1) {
      json.put("die", combat.dice().getFirst());
    }
    if (told.event() instanceof InWords own) {
      json.put("text", own.inWords(board));
    }
    return json;
  }

  /** How a game stands, without what the points are for. */
  public static ObjectNode outline(Score score) {
    ObjectNode json = Json.object();
    json.put("axis", score.axis());
    json.put("soviet", score.soviet());
    json.put("level", score.level());
    if (score.winner() != null) {
      json.put("winner", score.winner().word());
    }
    return json;
  }

  public static ObjectNode score(Score score) {
    ObjectNode json = outline(score);
    ArrayNode items = json.putArray("items");
    for (Score.Item item : score.items()) {
      items
          .addObject()
          .put("side", item.side().word())
          .put("case", item.rule())
          .put("points", item.points())
          .put("why", item.why());
    }
    return json;
  }

  private ObjectNode forecast(Forecast forecast) {
    ObjectNode json = Json.object();
    json.put("attack", forecast.attack());
    if (forecast.isHalfMore()) {
      json.put("defence", forecast.defence() + 0.5);
    } else {
      json.put("defence", forecast.defence());
    }
    json.put("column", forecast.column());
    json.put("shifts", forecast.shifts());
    if (forecast.dice() > 0) {
      json.put("dice", forecast.dice());
    }
    ArrayNode steps = json.putArray("steps");
    for (Forecast.Modifier step : forecast.steps()) {
      steps
          .addObject()
          .put("what", step.what())
          .put("case", step.rule())
          .put("effect", step.effect());
    }
    chances(json, forecast.outcomes());
    if (!forecast.columns().words().isEmpty()) {
      json.set("columns", values.byUnit(forecast.columns()));
    }
    if (!forecast.alternatives().isEmpty()) {
      ArrayNode alternatives = json.putArray("alternatives");
      for (Forecast.Alternative other : forecast.alternatives()) {
        chances(alternatives.addObject().put("what", other.what()), other.outcomes());
      }
    }
    if (!forecast.drawn().isEmpty()) {
      ArrayNode drawn = json.putArray("drawn");
      for (Forecast.Column column : forecast.drawn()) {
        drawn.addObject().put("column", column.column()).put("p", column.p());
      }
    }
    return json;
  }

  private static void chances(ObjectNode json, List<Forecast.Chance> chances) {
    ArrayNode outcomes = json.putArray("outcomes");
    for (Forecast.Chance chance : chances) {
      outcomes.addObject().put("result", chance.result()).put("p", chance.p());
    }
  }

  /** The forecast of a battle, with what it is expected to cost. */
  public ObjectNode battle(Forecast forecast, Toll expected) {
    ObjectNode json = forecast(forecast);
    ObjectNode toll = json.putObject("expected");
    span(toll.putObject("attacker-steps"), expected.attackerSteps());
    span(toll.putObject("defender-steps"), expected.defenderSteps());
    span(toll.putObject("vacated"), expected.vacated());
    return json;
  }

  private static void span(ObjectNode json, Toll.Span span) {
    json.put("least", span.least()).put("most", span.most());
  }

  public static ObjectNode view(View view) {
    ObjectNode json = Json.object();
    Side viewer = view.viewer();
    json.put("viewer", viewer == null ? "spectator" : viewer.word());
    json.put("turn", view.turn());
    json.put("side", view.phasing().word());
    json.put("stage", view.stage());
    ArrayNode units = json.putArray("units");
    for (View.Counter counter : view.units()) {
      units.add(counter(counter));
    }
    json.set("control", Json.node(view.control()));
    json.set("state", Json.node(view.state()));
    if (!view.options().isEmpty()) {
      json.set("options", Json.texts(view.options()));
    }
    return json;
  }

  public static ObjectNode counter(View.Counter counter) {
    ObjectNode json = Json.object();
    json.put("id", counter.id());
    json.put("side", counter.side().word());
    if (counter.hex() != null) {
      json.put("hex", counter.hex());
    }
    if (counter.box() != null) {
      json.put("box", counter.box());
    }
    json.put("designation", counter.designation());
    json.put("arm", counter.arm());
    json.put("size", counter.size());
    json.put("steps", counter.steps());
    if (counter.strengths() != null) {
      json.put("strengths", counter.strengths());
    }
    json.set("flags", Json.texts(counter.flags()));
    return json;
  }

  public ObjectNode reach(List<Rulebook.Reached> reached) {
    ObjectNode hexes = Json.object();
    for (Rulebook.Reached r : reached) {
      ObjectNode hex = reached(r);
      r.remarks().forEach(remark -> hex.put(remark, true));
      hexes.set(values.hex(r.hex()), hex);
    }
    return hexes;
  }

  /** The same with remarks apart, so that all the rest belongs into the order that goes there. */
  public ObjectNode reachForOrders(List<Rulebook.Reached> reached) {
    ObjectNode hexes = Json.object();
    for (Rulebook.Reached r : reached) {
      ObjectNode hex = reached(r);
      if (!r.remarks().isEmpty()) {
        hex.set("remarks", Json.texts(r.remarks()));
      }
      hexes.set(values.hex(r.hex()), hex);
    }
    return hexes;
  }

  private ObjectNode reached(Rulebook.Reached r) {
    ObjectNode hex = Json.object();
    hex.set("cost", ValueJson.points(r.cost()));
    hex.set("path", values.hexes(r.path()));
    manner(hex, r.manner());
    return hex;
  }

  /** What belongs into the order that goes there. */
  private void manner(ObjectNode hex, Manner manner) {
    for (Field field : Field.of(manner.getClass())) {
      Object value = field.in(manner);
      if (value != null && !value.equals(field.natural())) {
        hex.set(field.word(), values.node(value));
      }
    }
  }

  public ArrayNode hexes(HexSet hexes) {
    return Json.texts(hexes.stream().mapToObj(values::hex).toList());
  }

  public void supply(ObjectNode units, List<Rulebook.SupplyLine> lines) {
    for (Rulebook.SupplyLine line : lines) {
      ObjectNode unit = units.putObject(values.unit(line.unit()));
      unit.put("status", line.in() ? "in" : "out");
      unit.set("path", values.hexes(line.path()));
      unit.put("case", line.rule());
      if (!line.level().isEmpty()) {
        unit.put("level", line.level());
      }
      line.facts().forEach(unit::put);
    }
  }
}
