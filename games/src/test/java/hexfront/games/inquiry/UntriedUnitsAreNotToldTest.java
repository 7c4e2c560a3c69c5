package hexfront.games.inquiry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.games.Shelf;
import hexfront.games.table.Table;
import hexfront.games.table.Tables;
import hexfront.games.wire.Json;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.node.ObjectNode;

/** What a view hides of an untried unit, no answer tells. */
class UntriedUnitsAreNotToldTest {
  private static final Tables TABLES = new Tables(Shelf.boxes());

  private static InquiryJson ask(String game, String side, String untried) {
    String position =
        """
        {"turn":3,"side":"%s","phase":"combat",
         "map":{"columns":8,"rows":8,"edges":{"west":["axis-supply"],"east":["soviet-supply"]}},
         "units":[{"id":"h","side":"soviet","arm":"headquarters","leadership":5,"hex":"0504"},
                  {"id":"a","side":"axis","steps":["24-9-7"],"hex":"0304","supplied":true},
                  {"id":"x",%s,"hex":"0404","flags":["untried"],"supplied":true}]}
        """
            .formatted(side, untried);
    Table table = TABLES.arrange(TABLES.box(game), Json.read(position), Optional.of(1L));
    return new InquiryJson(
        table,
        new Inquiry(
            table.game().rulebook(), table.game().position(), Optional.of(table.game().decides())));
  }

  private static String madeUp(String strengths) {
    return "\"side\":\"soviet\",\"arm\":\"rifle\",\"size\":\"division\",\"steps\":[\""
        + strengths
        + "\"]";
  }

  private static ObjectNode attack(String attacker, String hex) {
    return Json.read(
        "{\"type\":\"attack\",\"attackers\":[\"" + attacker + "\"],\"hexes\":[\"" + hex + "\"]}");
  }

  /** All that can be asked about the two units. */
  private static String everything(InquiryJson asked, ObjectNode battle) {
    return asked.odds(battle)
        + "\n"
        + asked.checkWithWarnings(battle)
        + asked.legal(Wanted.ALL, 100)
        + asked.zones(Side.SOVIET, "movement")
        + asked.supply(List.of(Side.values()))
        + asked.threats(Side.AXIS)
        + asked.threats(Side.SOVIET)
        + asked.todo()
        + asked.view();
  }

  @ParameterizedTest
  @ValueSource(strings = {"kiev", "rostov", "star"})
  @Case({"AGS-13.2", "AGS-13.1"})
  void anUntriedDefenderMayBeAnybodyWhoLooksLikeIt(String game) {
    ObjectNode battle = attack("a", "0404");
    String weak = everything(ask(game, "axis", madeUp("0-1-6")), battle);
    String strong = everything(ask(game, "axis", madeUp("9-30-6")), battle);
    assertThat(weak).isEqualTo(strong).contains("\"defence\":0", "\"outcomes\":[{");
  }

  @ParameterizedTest
  @ValueSource(strings = {"kiev", "rostov", "star"})
  @Case({"AGS-13.2", "AGS-13.1"})
  void anUntriedAttackerMayBeAnybodyWhoLooksLikeIt(String game) {
    ObjectNode battle = attack("x", "0304");
    String weak = everything(ask(game, "soviet", madeUp("0-1-6")), battle);
    String strong = everything(ask(game, "soviet", madeUp("30-9-6")), battle);
    assertThat(weak).isEqualTo(strong).contains("\"attack\":0", "\"outcomes\":[{");
  }

  @Test
  @Case("AGS-13.2")
  void aCounterOfTheGameIsNotToldEither() {
    ObjectNode battle = attack("a", "0404");
    String named = everything(ask("kiev", "axis", "\"unit\":\"kiev-su-24rd\""), battle);
    assertThat(named).isEqualTo(everything(ask("kiev", "axis", madeUp("9-9-6")), battle));
  }

  @Test
  @Case("AGS-13.2")
  void theChancesAddUpHoweverManyHide() {
    String many =
        madeUp("1-1-6")
            + ",\"hex\":\"0404\",\"flags\":[\"untried\"]},{\"id\":\"y\","
            + madeUp("2-2-6")
            + ",\"hex\":\"0404\",\"flags\":[\"untried\"]},{\"id\":\"z\",\"side\":\"soviet\","
            + "\"arm\":\"camel\",\"steps\":[\"3-3-9\"]";
    double sum = 0;
    for (var outcome : ask("kiev", "axis", many).odds(attack("a", "0404")).get("outcomes")) {
      sum += outcome.get("p").asDouble();
    }
    assertThat(sum).isCloseTo(1, within(1e-9));
  }
}
