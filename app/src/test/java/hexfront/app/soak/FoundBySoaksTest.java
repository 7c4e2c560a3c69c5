package hexfront.app.soak;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.app.referee.Referee;
import hexfront.engine.Game;
import hexfront.engine.events.Combat;
import hexfront.games.Shelf;
import hexfront.games.table.Tables;
import hexfront.games.wire.Json;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What long runs have found, kept from coming back. */
class FoundBySoaksTest {
  private final Referee referee =
      new Referee(
          new Tables(Shelf.boxes()),
          mistake -> {
            throw new AssertionError(mistake);
          });

  private String ask(String request) {
    return referee.answer(request.replace('\'', '"')).replace('"', '\'');
  }

  /** The hex behind was overfull in the middle of movement; the question who goes had no answer. */
  @Test
  void aRetreatIntoAHexCrowdedByMovementLeavesNoQuestionWithoutAnswer() {
    StringBuilder crowd = new StringBuilder();
    for (int i = 0; i < 5; i++) {
      crowd.append(
          ",{'id':'c" + i + "','side':'axis','arm':'panzer','steps':['1-3-10'],'hex':'0101'}");
    }
    assertThat(
            ask(
                "{'do':'position','game':'kiev','turn':2,'side':'axis',"
                    + "'phase':'mechanized-movement','lenient':true,"
                    + "'map':{'columns':3,'rows':1},'units':["
                    + "{'id':'a','side':'axis','arm':'panzer','steps':['2-2-10','1-1-10'],"
                    + "'hex':'0201','supplied':true},"
                    + "{'id':'s','side':'soviet','steps':['2-2-6'],'hex':'0301','supplied':true}"
                    + crowd
                    + "]}"))
        .startsWith("{'ok':true");
    ask("{'do':'play','order':{'type':'overrun','units':['a'],'hex':'0301'},'dice':[3]}");
    assertThat(ask("{'do':'play','order':{'type':'choose','option':'retreat'}}"))
        .contains("'legal':true");
    assertThat(ask("{'do':'play','order':{'type':'retreat','paths':{'a':['0201','0101']}}}"))
        .contains("'type':'eliminated'")
        .contains("'stage':'mechanized-movement'");
    assertThat(ask("{'do':'legal'}")).contains("'type':'end-phase'");
  }

  /** A side that loses everything may name the steps demanded; the second look objected. */
  @Test
  void theSecondLookLetsAUnitThatDiesTakeTheWholeDemand() {
    Tables tables = new Tables(Shelf.boxes());
    Game game =
        tables
            .arrange(
                Shelf.box("kiev").orElseThrow(),
                Json.read(
                    """
                    {"turn":2,"side":"axis","phase":"combat","map":{"columns":5,"rows":5},
                     "units":[
                      {"id":"a","side":"axis","steps":["40-9-7"],"hex":"0303","supplied":true},
                      {"id":"s","side":"soviet","steps":["2-3-6","1-2-6"],"hex":"0304"},
                      {"id":"h","side":"soviet","arm":"headquarters","leadership":4,"hex":"0305"}]}
                    """),
                Optional.of(1L))
            .game();
    assertThat(
            game.play(game.orderText().read("attack attackers=a hexes=0304"), List.of(4)).events())
        .anyMatch(told -> told.event() instanceof Combat c && c.result().equals("-/3"));
    SecondLook look = new SecondLook(game.rulebook());
    assertThat(look.objection(game, game.orderText().read("lose steps=s:3"))).isEmpty();
    assertThat(look.objection(game, game.orderText().read("lose steps=s:2"))).isEmpty();
    assertThat(look.objection(game, game.orderText().read("lose steps=s:1"))).isPresent();
  }
}
