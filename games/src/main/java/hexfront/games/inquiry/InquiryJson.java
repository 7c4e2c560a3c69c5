package hexfront.games.inquiry;

import hexfront.engine.Chart;
import hexfront.engine.Forecast;
import hexfront.engine.Order;
import hexfront.engine.Rulebook;
import hexfront.engine.Sheet;
import hexfront.engine.Side;
import hexfront.engine.Verdict;
import hexfront.engine.map.HexGrid;
import hexfront.engine.orders.Units;
import hexfront.games.table.Table;
import hexfront.games.wire.DecisionJson;
import hexfront.games.wire.FactJson;
import hexfront.games.wire.Json;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The answers to an inquiry in the words of the protocol, the same for all who ask. */
public final class InquiryJson {
  private final Inquiry inquiry;
  private final Table table;

  public InquiryJson(Table table, Inquiry inquiry) {
    this.table = table;
    this.inquiry = inquiry;
  }

  /** Whether an order is legal; if not, why. */
  public ObjectNode check(JsonNode order) {
    return verdict(inquiry.check(read(order)));
  }

  /** The same, and what a legal order would cost unseen. */
  public ObjectNode checkWithWarnings(JsonNode order) {
    Order read = read(order);
    Verdict verdict = inquiry.check(read);
    ObjectNode json = verdict(verdict);
    if (verdict.isLegal()) {
      json.set("warnings", FactJson.refusals(inquiry.warnings(read)));
    }
    return json;
  }

  private Order read(JsonNode order) {
    return table.orders().read(order);
  }

  private static ObjectNode verdict(Verdict verdict) {
    ObjectNode json = Json.object();
    FactJson.verdict(json, verdict);
    return json;
  }

  public ObjectNode legal(Wanted wanted, int limit) {
    ArrayNode orders = Json.array();
    boolean complete =
        inquiry.legal(
            order -> {
              if (orders.size() == limit) {
                return false;
              }
              if (wanted.fitsType(order.type())) {
                ObjectNode written = table.orders().write(order);
                if (wanted.fits(written)) {
                  orders.add(written);
                }
              }
              return true;
            });
    ObjectNode json = Json.object();
    json.set("orders", orders);
    return json.put("complete", complete);
  }

  /** What is asked for with orders of a type, spelt out. */
  public ObjectNode asks(String order, Optional<String> unit) {
    DecisionJson decisions = new DecisionJson(inquiry.board(), table.orders());
    ObjectNode json = Json.object();
    ArrayNode asks = json.putArray("asks");
    int about = unit.map(table.orders()::readUnit).orElse(Sheet.NOBODY);
    inquiry.asks(order, about).forEach(ask -> asks.add(decisions.ask(ask)));
    return json;
  }

  public ObjectNode odds(JsonNode order) {
    Inquiry.Odds odds = inquiry.odds(read(order));
    ObjectNode json = verdict(odds.verdict());
    Forecast forecast = odds.forecast();
    if (forecast != null) {
      json.setAll(new FactJson(inquiry.board()).battle(forecast, odds.expected()));
    }
    return json;
  }

  public ObjectNode reach(List<String> ids, Optional<String> manner) {
    return Json.object().set("hexes", table.facts().reach(reached(ids, manner)));
  }

  /** The same with remarks apart from what belongs into an order. */
  public ObjectNode reachForOrders(List<String> ids, Optional<String> manner) {
    return Json.object().set("hexes", table.facts().reachForOrders(reached(ids, manner)));
  }

  private List<Rulebook.Reached> reached(List<String> ids, Optional<String> manner) {
    Units units = Units.of(ids.stream().mapToInt(table.orders()::readUnit).toArray());
    return manner.map(word -> inquiry.reach(units, word)).orElseGet(() -> inquiry.reach(units));
  }

  public ObjectNode zones(Side side, String purpose) {
    ObjectNode json = Json.object();
    json.set("hexes", table.facts().hexes(inquiry.zones(side, purpose)));
    inquiry.zoneHexsides(side, purpose).ifPresent(names -> json.set("hexsides", Json.texts(names)));
    return json;
  }

  public ObjectNode supply(List<Side> sides) {
    ObjectNode json = Json.object();
    ObjectNode units = json.putObject("units");
    sides.forEach(side -> table.facts().supply(units, inquiry.supply(side)));
    return json;
  }

  public ObjectNode command(Side side) {
    ObjectNode json = Json.object();
    ObjectNode headquarters = json.putObject("headquarters");
    for (Rulebook.Commanded commanded : inquiry.commanded(side)) {
      headquarters.set(
          inquiry.board().unit(commanded.headquarters()).id(),
          table.facts().hexes(commanded.hexes()));
    }
    return json;
  }

  public ObjectNode threats(Side side) {
    return threats(inquiry.threats(side));
  }

  private ObjectNode threats(List<Threats.Threat> threats) {
    HexGrid grid = inquiry.board().grid();
    ObjectNode json = Json.object();
    ObjectNode hexes = json.putObject("hexes");
    threats.forEach(threat -> hexes.put(grid.number(threat.hex()), threat.oddsInWords()));
    return json;
  }

  /**
   * The same with the reasons: who could come, how strong, how likely the hex is lost then, and who
   * would be cut off with it.
   */
  public ObjectNode threatsWithReasons(Side side) {
    HexGrid grid = inquiry.board().grid();
    List<Threats.Threat> threats = inquiry.threats(side);
    ObjectNode json = threats(threats);
    ObjectNode reasons = json.putObject("reasons");
    Map<Integer, List<Integer>> cutOff = inquiry.cutOff(side, threats);
    for (Threats.Threat threat : threats) {
      ObjectNode why =
          reasons
              .putObject(grid.number(threat.hex()))
              .put("attack", rounded(threat.attack()))
              .put("defence", rounded(threat.defence()))
              .put("lost", threat.lost());
      why.set("units", Json.texts(inquiry.named(threat.units())));
      List<Integer> cut = cutOff.getOrDefault(threat.hex(), List.of());
      if (!cut.isEmpty()) {
        why.set("cut-off", Json.texts(inquiry.named(cut)));
        why.put("cut-off-steps", inquiry.stepsOf(cut));
      }
    }
    return json;
  }

  /** Strengths to a tenth. */
  private static double rounded(double strength) {
    return Math.round(10 * strength) / 10.0;
  }

  public ObjectNode todo() {
    ObjectNode json = Json.object();
    ArrayNode items = json.putArray("items");
    inquiry.todo().forEach(item -> items.add(item(item)));
    return json;
  }

  private ObjectNode item(Todo.Item item) {
    ObjectNode json = Json.object().put("what", item.what());
    json.set(
        "units",
        Json.texts(
            item.units().stream().mapToObj(unit -> inquiry.board().unit(unit).id()).toList()));
    if (item.hex() >= 0) {
      json.put("hex", inquiry.board().grid().number(item.hex()));
    }
    if (!item.odds().isEmpty()) {
      json.put("odds", item.odds());
    }
    return json.put("text", item.text());
  }

  public ObjectNode score() {
    return FactJson.score(inquiry.score());
  }

  public ObjectNode charts() {
    ObjectNode json = Json.object();
    ArrayNode charts = json.putArray("charts");
    for (Chart chart : inquiry.charts()) {
      ObjectNode one = charts.addObject().put("title", chart.title()).put("case", chart.rule());
      one.set("columns", Json.texts(chart.columns()));
      ArrayNode rows = one.putArray("rows");
      for (Chart.Row row : chart.rows()) {
        rows.addObject()
            .put("head", row.head())
            .put("now", row.now())
            .set("cells", Json.texts(row.cells()));
      }
    }
    return json;
  }

  /** What a staff keeps beside the map and what lies on it. */
  public ObjectNode sheets() {
    ObjectNode json = Json.object();
    ArrayNode sheets = json.putArray("sheets");
    for (Sheet sheet : inquiry.sheets()) {
      ObjectNode one =
          sheets
              .addObject()
              .put("id", sheet.id())
              .put("title", sheet.title())
              .put("case", sheet.rule());
      if (!sheet.field().isEmpty()) {
        one.put("field", sheet.field());
      }
      one.set("columns", Json.texts(sheet.columns()));
      ArrayNode rows = one.putArray("rows");
      sheet.rows().forEach(row -> rows.add(row(row)));
    }
    ArrayNode signs = json.putArray("signs");
    HexGrid grid = inquiry.board().grid();
    for (Sheet.Sign sign : inquiry.signs()) {
      signs
          .addObject()
          .put("hex", grid.number(sign.hex()))
          .put("to", grid.number(sign.to()))
          .put("look", sign.look().name().toLowerCase(Locale.ROOT).replace('_', '-'))
          .put("words", sign.words());
    }
    return json;
  }

  private ObjectNode row(Sheet.Row row) {
    HexGrid grid = inquiry.board().grid();
    ObjectNode json = Json.object().put("head", row.head());
    if (row.unit() != Sheet.NOBODY) {
      json.put("unit", inquiry.board().unit(row.unit()).id());
    }
    if (!row.value().isEmpty()) {
      json.put("value", row.value());
    }
    json.set("cells", Json.texts(row.cells()));
    json.set(
        "units",
        Json.texts(row.units().stream().mapToObj(u -> inquiry.board().unit(u).id()).toList()));
    json.set("hexes", Json.texts(row.hexes().stream().mapToObj(grid::number).toList()));
    return json;
  }

  public ObjectNode view() {
    return FactJson.view(inquiry.view());
  }
}
