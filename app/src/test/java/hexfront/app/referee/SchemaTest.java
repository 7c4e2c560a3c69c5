package hexfront.app.referee;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import hexfront.app.table.Tables;
import hexfront.app.toy.ToyBox;
import hexfront.games.wire.Json;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
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

  @Test
  void theSchemaDescribesTheEventsOfAGame() {
    ObjectNode events = DESCRIBED.deepCopy();
    events.remove("oneOf");
    events.put("$ref", "#/$defs/event");
    Referee referee =
        new Referee(
            new Tables(List.of(new ToyBox())),
            mistake -> {
              throw new AssertionError(mistake);
            });
    referee.answer("{\"do\":\"open\",\"seed\":3}");
    int told = 0;
    for (int i = 0; i < 12; i++) {
      ObjectNode played = Json.read(referee.answer("{\"do\":\"commander\",\"seed\":" + i + "}"));
      for (var event : played.path("events").values()) {
        assertThat(fits(schema(events), Json.write(event))).as(Json.write(event)).isTrue();
        told++;
      }
    }
    assertThat(told).isPositive();
  }
}
