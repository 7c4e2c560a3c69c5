package hexfront.games.wire;

import hexfront.engine.Ask;
import hexfront.engine.Board;
import hexfront.engine.Decision;
import hexfront.engine.orders.Units;
import java.util.HashSet;
import java.util.Set;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The question a game puts, as JSON. */
public final class DecisionJson {
  private final ValueJson values;
  private final OrderJson orders;

  public DecisionJson(Board board, OrderJson orders) {
    this.values = new ValueJson(board);
    this.orders = orders;
  }

  /** The question as the side may know it that has to answer. */
  public ObjectNode write(Decision decision) {
    ObjectNode json = outline(decision);
    if (!decision.options().isEmpty()) {
      json.set("options", Json.texts(decision.options()));
    }
    ArrayNode asks = json.putArray("asks");
    Set<String> phases = new HashSet<>();
    for (Ask ask : decision.asks()) {
      if (!(ask instanceof Ask.Phase) || phases.add(ask.order())) {
        asks.add(ask(ask));
      }
    }
    return json;
  }

  /** The question as others may know it: who is asked, and what about. */
  public static ObjectNode outline(Decision decision) {
    ObjectNode json = Json.object();
    json.put("side", decision.side().word());
    json.put("stage", decision.stage());
    json.put("prompt", decision.prompt());
    json.set("orders", Json.texts(decision.orders()));
    if (decision.isOver()) {
      json.put("over", true);
    }
    return json;
  }

  /** One of the things that are asked for. */
  public ObjectNode ask(Ask ask) {
    ObjectNode json = Json.object().put("order", ask.order());
    switch (ask) {
      case Ask.OneOf a -> {
        ArrayNode of = json.put("kind", "one-of").putArray("of");
        a.of().forEach(order -> of.add(orders.write(order)));
      }
      case Ask.Spread a -> {
        ObjectNode among = json.put("kind", "spread").put("due", a.due()).putObject("among");
        a.among().forEach(share -> among.put(values.unit(share.unit()), share.most()));
      }
      case Ask.Ways a -> {
        json.put("kind", "ways").put("all", !a.mayStay());
        if (a.most() != Ask.Ways.ALL) {
          json.put("most", a.most());
        }
        ObjectNode ways = json.putObject("ways");
        for (Ask.Mover mover : a.movers()) {
          ArrayNode own = ways.putArray(values.unit(mover.unit()));
          mover.ways().forEach(way -> own.add(values.hexes(way)));
        }
      }
      case Ask.Some a -> some(json.put("kind", "some"), a);
      case Ask.Allot a -> {
        json.put("kind", "allot").put("least", a.least()).put("most", a.most());
        ObjectNode among = json.putObject("among");
        a.lots().forEach(lot -> among.set(values.unit(lot.unit()), values.hexes(lot.targets())));
      }
      case Ask.Phase a -> json.put("kind", "phase");
    }
    return json;
  }

  /** Groups are told one by one only where there are several. */
  private void some(ObjectNode json, Ask.Some ask) {
    ArrayNode among = json.putArray("among");
    int least = 0;
    int most = 0;
    for (Ask.Group group : ask.groups()) {
      group.among().stream().forEach(unit -> among.add(values.unit(unit)));
      least += group.least();
      most += group.most();
    }
    json.put("least", least).put("most", most);
    if (ask.groups().size() > 1) {
      ArrayNode groups = json.putArray("groups");
      for (Ask.Group group : ask.groups()) {
        ObjectNode one = groups.addObject();
        one.set("among", units(group.among()));
        one.put("least", group.least()).put("most", group.most());
      }
    }
  }

  private ArrayNode units(Units units) {
    return Json.texts(units.stream().mapToObj(values::unit).toList());
  }
}
