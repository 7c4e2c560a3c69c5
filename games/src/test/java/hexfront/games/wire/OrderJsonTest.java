package hexfront.games.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hexfront.engine.Order;
import hexfront.engine.Rulebook;
import hexfront.engine.orders.Hex;
import hexfront.engine.orders.OrderText;
import hexfront.games.Shelf;
import hexfront.games.ags.PlaceAir;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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

  /** What games add to orders keeps the words and places it always had. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      textBlock =
          """
          kiev | move units=%s path=0101,0102 relieves=%s | {'type':'move','units':['%s'],'path':['0101','0102'],'relieves':['%s']}
          star | move units=%s path=0101,0102 disengage=true | {'type':'move','units':['%s'],'path':['0101','0102'],'disengage':true}
          rostov | move units=%s path=0101,0102 disengage=true | {'type':'move','units':['%s'],'path':['0101','0102'],'disengage':true}
          korsun | move units=%s path=1010,1011 delay=true | {'type':'move','units':['%s'],'path':['1010','1011'],'delay':true}
          blitzkrieg57 | move units=%s path=0101,0102 strategic=true | {'type':'move','units':['%s'],'path':['0101','0102'],'strategic':true}
          kiev | attack attackers=%s hexes=0101 air=true hq-bonus=true | {'type':'attack','attackers':['%s'],'hexes':['0101'],'air':true,'hq-bonus':true}
          rostov | attack attackers=%s hexes=0101 hq-bonus=true sw-front=true | {'type':'attack','attackers':['%s'],'hexes':['0101'],'hq-bonus':true,'sw-front':true}
          blitzkrieg57 | attack attackers=%s hexes=0101 air=true | {'type':'attack','attackers':['%s'],'hexes':['0101'],'air':true}
          kiev | overrun units=%s hex=0101 hq-bonus=true | {'type':'overrun','units':['%s'],'hex':'0101','hq-bonus':true}
          kiev | air-support use=true | {'type':'air-support','use':true}
          kiev | air-support | {'type':'air-support','use':false}
          star | move units=%s path=0101,0102 | {'type':'move','units':['%s'],'path':['0101','0102']}
          """)
  void aGamesOwnFieldsStandAmongTheOthers(String game, String text, String json) {
    Rulebook rules = Shelf.box(game).orElseThrow().open("campaign", Map.of()).rulebook();
    OrderText texts = new OrderText(rules.board(), rules.orderTypes());
    String unit = rules.board().unit(0).id();
    Order order = texts.read(text.replace("%s", unit));
    assertThat(texts.write(order)).isEqualTo(text.replace("%s", unit));
    OrderJson jsons = new OrderJson(rules.board(), rules.orderTypes());
    assertThat(jsons.write(order).toString().replace('"', '\''))
        .isEqualTo(json.replace("%s", unit));
    assertThat(jsons.read(jsons.write(order))).isEqualTo(order);
  }

  @Test
  void aFieldOfAnotherGameIsUnknown() {
    assertThatThrownBy(() -> read("{'type':'attack','attackers':[],'hexes':[],'sw-front':true}"))
        .isInstanceOf(Malformed.class)
        .hasMessage(
            "attack: unknown field 'sw-front', expected air, attackers, hexes, hq-bonus, type");
  }

  @Test
  void entrainIsAnotherWordForRail() {
    assertThatThrownBy(() -> read("{'type':'entrain','path':['1010']}"))
        .hasMessageContaining("rail: 'unit' is missing");
  }
}
