package hexfront.app.soak;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.app.referee.Referee;
import hexfront.games.Shelf;
import hexfront.games.table.Tables;
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
}
