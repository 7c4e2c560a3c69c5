package hexfront.games.inquiry;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Side;
import hexfront.games.Shelf;
import hexfront.games.table.Table;
import hexfront.games.table.Tables;
import hexfront.games.wire.Json;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class InquiryJsonTest {
  private static final String PANZERS =
      """
      {"turn":2,"side":"axis","phase":"movement","lenient":true,"units":[
        {"id":"pz","side":"axis","arm":"panzer","size":"division","steps":["4-3-6"],"hex":"1408"},
        {"id":"far","side":"soviet","arm":"rifle","size":"army","steps":["3-4-3"],"hex":"3019"}]}
      """;

  private static JsonNode reach() {
    Table table =
        new Tables(Shelf.boxes())
            .arrange(
                Shelf.boxes().stream()
                    .filter(box -> box.id().equals("blitzfront"))
                    .findFirst()
                    .orElseThrow(),
                Json.read(PANZERS),
                Optional.of(1L));
    Inquiry inquiry =
        new Inquiry(table.game().rulebook(), table.game().position(), Optional.of(Side.AXIS));
    return new InquiryJson(table, inquiry)
        .reachForOrders(List.of("pz"), Optional.empty())
        .get("hexes");
  }

  @Test
  void remarksOnAWayAreNoPartOfTheOrderThatTakesIt() {
    List<JsonNode> remarked = reach().values().stream().filter(way -> way.has("remarks")).toList();
    assertThat(remarked)
        .isNotEmpty()
        .allSatisfy(
            way ->
                assertThat(way.propertyNames())
                    .containsExactlyInAnyOrder("cost", "path", "remarks"));
  }
}
