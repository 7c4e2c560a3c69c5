package hexfront.games.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hexfront.engine.Order;
import hexfront.engine.Rulebook;
import hexfront.engine.orders.Hex;
import hexfront.games.Shelf;
import hexfront.games.ags.PlaceAir;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Orders as JSON, on the map of a shipped game. */
class OrderJsonTest {
  private static final Rulebook RULES =
      Shelf.box("korsun").orElseThrow().open("campaign", Map.of()).rulebook();
  private static final OrderJson JSON = new OrderJson(RULES.board(), RULES.orderTypes());

  private static Order read(String text) {
    return JSON.read(Json.read(text.replace('\'', '"')));
  }

  private static Hex hex(String number) {
    return new Hex(RULES.board().grid().hex(number).orElseThrow());
  }

  @Test
  void anOmittableTextIsEmptyWhereItIsLeftOutAndIsThenNotWritten() {
    Order order = read("{'type':'place-air','hex':'1010'}");
    assertThat(order).isEqualTo(new PlaceAir(hex("1010"), ""));
    assertThat(JSON.write(order).toString()).isEqualTo("{\"type\":\"place-air\",\"hex\":\"1010\"}");
  }

  @Test
  void anOmittableTextIsReadAndWrittenWhereItIsGiven() {
    String text = "{'type':'place-air','hex':'1010','purpose':'air-supply'}";
    assertThat(read(text)).isEqualTo(new PlaceAir(hex("1010"), "air-supply"));
    assertThat(JSON.write(read(text)).toString().replace('"', '\'')).isEqualTo(text);
  }

  @Test
  void anyOtherFieldIsNeeded() {
    assertThatThrownBy(() -> read("{'type':'place-air','purpose':'air-supply'}"))
        .isInstanceOf(Malformed.class)
        .hasMessageContaining("'hex' is missing");
  }
}
