package hexfront.app.referee;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import hexfront.ai.Commanders;
import hexfront.ai.Playout;
import hexfront.app.toy.ToyBox;
import hexfront.engine.journal.Journal;
import hexfront.games.Box;
import hexfront.games.Shelf;
import hexfront.games.table.Table;
import hexfront.games.table.Tables;
import hexfront.games.wire.Json;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.node.ObjectNode;

class SchemaTest {
  private static final ObjectNode DESCRIBED =
      new Describing(new Tables(List.of(new ToyBox()))).schema(Optional.of("toy"));

  private static Schema schema(ObjectNode described) {
    return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
        .getSchema(Json.write(described), InputFormat.JSON);
  }

  private static boolean fits(Schema schema, String json) {
    return schema.validate(json.replace('\'', '"'), InputFormat.JSON).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'do':'games'}",
        "{'do':'open','game':'toy','scenario':'alone','options':{'mud':true},'seed':42}",
        "{'do':'position','game':'toy','turn':3,'side':'german','phase':'combat','map':"
            + "{'columns':10,'rows':10,'terrain':'clear','hexes':{'0404':'woods',"
            + "'0306':['swamp','town']},'hexsides':{'0305/0306':['minor-river','road']},"
            + "'edges':{'west':['german-supply']}},'units':[{'id':'a','side':'german',"
            + "'arm':'infantry','steps':['5-7-7'],'hex':'0304','flags':['tired']}],"
            + "'state':{'moon':true},'lenient':true}",
        "{'do':'play','order':{'type':'move','units':['a'],'path':['0304','off']},'dice':[6]}",
        "{'do':'check','order':{'type':'lose','steps':{'a':1}}}",
        "{'do':'check','order':{'type':'retreat','paths':{'a':['0101','0102']}}}",
        "{'do':'playout','policy':'random','seed':7,'max-orders':1000}",
      })
  void theSchemaDescribesWhatTheRefereeTakes(String request) {
    assertThat(fits(schema(DESCRIBED), request)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        "{'do':'dance'}",
        "{'do':'games','x':1}",
        "{'do':'open','game':'chess'}",
        "{'do':'play','order':{'type':'move','units':['a']}}",
        "{'do':'play','order':{'type':'end-phase'},'dice':[0]}",
      })
  void theSchemaRefusesWhatTheRefereeRefuses(String request) {
    assertThat(fits(schema(DESCRIBED), request)).isFalse();
  }

  static Stream<Box> boxes() {
    return Stream.concat(Stream.of(new ToyBox()), Shelf.boxes().stream());
  }

  /** Orders and events of a random game, as the referee writes them, fit the schema. */
  @ParameterizedTest
  @MethodSource("boxes")
  void theSchemaDescribesTheOrdersAndEventsOfAGame(Box box) {
    Tables tables = new Tables(List.of(box));
    ObjectNode described = new Describing(tables).schema(Optional.empty());
    Schema events = schema(only(described, "event"));
    Schema orders = schema(only(described, "order"));
    Table table = tables.open(box, Optional.empty(), Map.of(), Optional.of(3L));
    Playout.played(table.game(), Commanders.of("random"), 3, 300);
    int told = 0;
    for (Journal.Entry entry : table.game().journal().entries()) {
      assertFits(orders, table.orders().write(entry.order()));
      for (Journal.Told event : entry.events()) {
        assertFits(events, table.facts().event(event));
        told++;
      }
    }
    assertThat(told).isPositive();
  }

  private static ObjectNode only(ObjectNode described, String definition) {
    ObjectNode schema = described.deepCopy();
    schema.remove("oneOf");
    return schema.put("$ref", "#/$defs/" + definition);
  }

  private static void assertFits(Schema schema, ObjectNode json) {
    assertThat(fits(schema, Json.write(json))).as(Json.write(json)).isTrue();
  }

  /** What the referee writes as an order it reads as the same order. */
  @ParameterizedTest
  @MethodSource("boxes")
  void ordersAreReadAsTheyAreWritten(Box box) {
    Table table = new Tables(List.of(box)).open(box, Optional.empty(), Map.of(), Optional.of(5L));
    Playout.played(table.game(), Commanders.of("random"), 5, 1000);
    for (Journal.Entry entry : table.game().journal().entries()) {
      assertThat(table.orders().read(table.orders().write(entry.order()))).isEqualTo(entry.order());
    }
  }
}
