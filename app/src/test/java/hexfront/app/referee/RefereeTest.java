package hexfront.app.referee;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.ai.Commanders;
import hexfront.app.SixInRetreat;
import hexfront.app.toy.ToyBox;
import hexfront.games.Shelf;
import hexfront.games.table.Tables;
import hexfront.games.wire.Json;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.node.ObjectNode;

class RefereeTest {
  private final Referee referee =
      new Referee(
          new Tables(List.of(new ToyBox())),
          mistake -> {
            throw new AssertionError(mistake);
          });

  private ObjectNode ask(String request) {
    return Json.read(referee.answer(request.replace('\'', '"')));
  }

  private String said(String request) {
    return referee.answer(request.replace('\'', '"')).replace('"', '\'');
  }

  private void openToy() {
    assertThat(ask("{'do':'open','game':'toy','seed':1}").path("ok").booleanValue()).isTrue();
  }

  @Test
  void gamesListsScenariosAndOptions() {
    assertThat(said("{'do':'games'}"))
        .startsWith("{'ok':true,'games':[{'id':'toy','title':'Toy'")
        .contains("{'id':'alone','title':'Axis alone'}")
        .contains("{'id':'mud','title':'Mud','default':false,'case':'TOY-9'}");
  }

  @Test
  void openAnswersTheFirstDecision() {
    assertThat(said("{'do':'open','game':'toy','scenario':'meeting','options':{'mud':true}}"))
        .isEqualTo(
            "{'ok':true,'game':'toy','decision':{'side':'axis','stage':'initial-movement',"
                + "'prompt':'Your orders?','orders':['move','end-phase'],"
                + "'asks':[{'order':'move','kind':'phase'},"
                + "{'order':'end-phase','kind':'one-of','of':[{'type':'end-phase'}]}]}}");
  }

  @Test
  void nothingIsAnsweredWithoutAGame() {
    assertThat(said("{'do':'decision'}"))
        .isEqualTo("{'ok':false,'error':'no game is open; send open, position or load first'}");
  }

  @Test
  void legalCountsExactlyUpToItsLimit() {
    openToy();
    int all = ask("{'do':'legal'}").path("orders").size();
    assertThat(all).isEqualTo(7);
    assertThat(ask("{'do':'legal','limit':7}").path("complete").booleanValue()).isTrue();
    ObjectNode fewer = ask("{'do':'legal','limit':6}");
    assertThat(fewer.path("complete").booleanValue()).isFalse();
    assertThat(fewer.path("orders").size()).isEqualTo(6);
  }

  @Test
  void everyLegalOrderChecksAsLegal() {
    openToy();
    for (var order : ask("{'do':'legal'}").path("orders").values()) {
      assertThat(said("{'do':'check','order':" + Json.write(order) + "}"))
          .isEqualTo("{'ok':true,'legal':true}");
    }
  }

  @Test
  void aRefusalNamesItsCaseAndChangesNothing() {
    openToy();
    String before = said("{'do':'save'}");
    assertThat(
            said(
                "{'do':'play','order':{'type':'move','units':['toy-ge-1'],'path':['0202','0404']}}"))
        .startsWith(
            "{'ok':true,'legal':false,'refusals':[{'case':'TOY-4','why':'to an empty adjacent"
                + " hex'}]");
    assertThat(said("{'do':'save'}")).isEqualTo(before);
  }

  @Test
  void aPlayedOrderTellsItsEventsAndTheNextDecision() {
    openToy();
    assertThat(
            said(
                "{'do':'play','order':{'type':'move','units':['toy-ge-1'],'path':['0202','0203']}}"))
        .isEqualTo(
            "{'ok':true,'legal':true,'events':[{'type':'moved','case':'TOY-4','turn':1,"
                + "'phase':'initial-movement','side':'axis','units':['toy-ge-1'],"
                + "'path':['0202','0203'],'cost':2.5}],'decision':{'side':'axis',"
                + "'stage':'initial-movement','prompt':'Your orders?',"
                + "'orders':['move','end-phase'],'asks':[{'order':'move','kind':'phase'},"
                + "{'order':'end-phase','kind':'one-of','of':[{'type':'end-phase'}]}]}}");
  }

  private static final String DUEL =
      "{'do':'position','game':'toy','turn':2,'side':'german','phase':'combat',"
          + "'map':{'columns':10,'rows':10},'units':["
          + "{'id':'a','side':'german','steps':['5-7-7','3-4-7'],'hex':'0304'},"
          + "{'id':'b','unit':'toy-su-1','hex':'0404','lost':1,'flags':['tired']}]}";

  private static final String ATTACK = "{'type':'attack','attackers':['a'],'hexes':['0404']}";

  @Test
  void aPositionThatBreaksTheRulesIsRefusedWithItsCasesUnlessLenient() {
    String crowded =
        "{'do':'position','game':'toy','units':[{'unit':'toy-ge-1','hex':'0101'},"
            + "{'unit':'toy-su-1','hex':'0101'}]";
    assertThat(said(crowded + "}"))
        .isEqualTo(
            "{'ok':false,'error':'the position breaks the rules: one unit in a hex [TOY-2]',"
                + "'legal':false,'refusals':[{'case':'TOY-2','why':'one unit in a hex'}]}");
    assertThat(said(crowded + ",'lenient':true}")).startsWith("{'ok':true");
  }

  @Test
  void forcedDiceDecideAnAttack() {
    ask(DUEL);
    assertThat(said("{'do':'play','order':" + ATTACK + ",'dice':[4]}"))
        .contains("'dice':[4]")
        .contains("{'type':'eliminated','case':'TOY-6','turn':2,'phase':'combat','side':'axis'");
  }

  @Test
  void tooFewForcedDiceAreAnErrorBeforeAnythingHappens() {
    ask(DUEL);
    String before = said("{'do':'save'}");
    assertThat(said("{'do':'play','order':" + ATTACK + ",'dice':[]}"))
        .isEqualTo(
            "{'ok':false,'error':'dice: more dice are rolled than were supplied; nothing"
                + " happened'}");
    assertThat(said("{'do':'save'}")).isEqualTo(before);
  }

  @Test
  void oddsShowEveryModifierWithItsCase() {
    ask(DUEL);
    assertThat(said("{'do':'odds','order':" + ATTACK + "}"))
        .isEqualTo(
            "{'ok':true,'legal':true,'attack':4,'defence':4,'column':'1-1','shifts':0,"
                + "'steps':[{'what':'woods','case':'TOY-8','effect':'x2'}],"
                + "'outcomes':[{'result':'hit','p':0.5},{'result':'miss','p':0.5}],"
                + "'expected':{'attacker-steps':{'least':0.0,'most':0.0},"
                + "'defender-steps':{'least':0.5,'most':0.5},"
                + "'vacated':{'least':0.0,'most':0.5}}}");
  }

  @Test
  void reachZonesSupplyScoreAndViewAnswer() {
    openToy();
    assertThat(said("{'do':'reach','units':['toy-ge-1']}"))
        .contains("'0203':{'cost':2.5,'path':['0202','0203']}");
    assertThat(said("{'do':'zoc','side':'soviet','purpose':'movement'}")).contains("'0502'");
    assertThat(said("{'do':'supply','side':'soviet'}"))
        .isEqualTo(
            "{'ok':true,'units':{'toy-su-1':{'status':'in','path':['0503'],'case':'TOY-7'}}}");
    assertThat(said("{'do':'score'}"))
        .isEqualTo("{'ok':true,'axis':0,'soviet':0,'level':'draw','items':[]}");
    assertThat(said("{'do':'view','side':'german'}"))
        .contains(
            "{'id':'toy-su-1','side':'soviet','hex':'0503','designation':'1','arm':'infantry',"
                + "'size':'division','steps':2,'flags':[]}");
  }

  @Test
  void undoTakesBackUntilDiceRoll() {
    openToy();
    assertThat(said("{'do':'undo'}")).contains("'ok':false").contains("nothing to take back");
    ask("{'do':'play','order':{'type':'end-phase'}}");
    assertThat(said("{'do':'undo'}")).contains("initial-movement");
    ask(DUEL);
    ask("{'do':'play','order':" + ATTACK + "}");
    assertThat(said("{'do':'undo'}")).contains("'ok':false").contains("dice were rolled");
  }

  @Test
  void aSavedGameLoadsToTheSamePosition() {
    ask(DUEL);
    ask("{'do':'play','order':" + ATTACK + "}");
    ask("{'do':'playout','seed':3,'max-orders':2}");
    String journal = ask("{'do':'save'}").path("journal").stringValue();
    String view = said("{'do':'view','side':'axis'}");
    openToy();
    ObjectNode load = Json.object().put("do", "load").put("journal", journal);
    assertThat(ask(Json.write(load)).path("ok").booleanValue()).isTrue();
    assertThat(said("{'do':'view','side':'axis'}")).isEqualTo(view);
    assertThat(ask("{'do':'save'}").path("journal").stringValue()).isEqualTo(journal);
  }

  @Test
  void aDamagedJournalIsRefusedWithItsLineAndTheGameStays() {
    openToy();
    ask("{'do':'play','order':{'type':'end-phase'}}");
    String journal = ask("{'do':'save'}").path("journal").stringValue();
    ObjectNode load =
        Json.object().put("do", "load").put("journal", journal.replace("end-phase", "end-game"));
    assertThat(ask(Json.write(load)).path("error").stringValue()).startsWith("journal line 8:");
    assertThat(ask("{'do':'save'}").path("journal").stringValue()).isEqualTo(journal);
  }

  @Test
  void theCommanderPlaysTheNextDecision() {
    openToy();
    ObjectNode played = ask("{'do':'commander','side':'axis','level':'random','seed':5}");
    assertThat(played.path("legal").booleanValue()).isTrue();
    assertThat(played.path("order").path("type").isString()).isTrue();
    assertThat(said("{'do':'commander','level':'field-marshal'}"))
        .contains("unknown commander 'field-marshal', expected one of " + Commanders.LEVELS);
  }

  @Test
  void aPlayoutPlaysToTheEndAndTheSameSeedsGiveTheSameGame() {
    openToy();
    ObjectNode first = ask("{'do':'playout','policy':'random','seed':7,'max-orders':100000}");
    assertThat(first.path("over").booleanValue()).isTrue();
    assertThat(first.path("orders").intValue()).isGreaterThan(11);
    assertThat(said("{'do':'decision'}")).contains("'over':true");
    openToy();
    ObjectNode second = ask("{'do':'playout','policy':'random','seed':7}");
    assertThat(second.path("hash")).isEqualTo(first.path("hash"));
  }

  @Test
  void aTriedPlayoutLeavesTheGameAlone() {
    openToy();
    String before = said("{'do':'save'}");
    assertThat(ask("{'do':'playout','seed':7,'try':true}").path("over").booleanValue()).isTrue();
    assertThat(said("{'do':'save'}")).isEqualTo(before);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{'do':'dance'} | request: 'do' is 'dance', expected one of",
        "{'do':7} | request: 'do' is the number '7', expected one of",
        "{} | request: 'do' is missing",
        "[] | expected a JSON object, found a list",
        "{'do':'open','gane':'toy'} | request: unknown field 'gane', expected do, game, options",
        "{'do':'open','game':'chess'} | unknown game 'chess', expected one of [toy]",
        "{'do':'open','scenario':'x'} | unknown scenario 'x', expected one of [meeting, alone]",
        "{'do':'open','options':{'fog':true}} | unknown option 'fog', expected one of [mud]",
        "{'do':'open','options':{'mud':1}} | options: 'mud' is the number '1', expected true",
        "{'do':'open','seed':'x'} | request: 'seed' is the text 'x', expected a whole number",
        "{'do':'legal','limit':0} | request: 'limit' is the number '0', expected a whole number",
        "{'do':'legal','limit':1e99} | request: 'limit' is the number",
        "{'do':'zoc','side':'polish'} | unknown side 'polish', expected axis (german) or soviet",
        "{'do':'play'} | request: 'order' is missing, expected an order",
        "{'do':'play','order':'move'} | order: expected an object, found the text 'move'",
        "{'do':'play','order':{'type':'fly'}} | order: unknown type 'fly', expected one of [attack",
        "{'do':'check','order':{'type':'move'}} | move: 'units' is missing, expected a list of",
        "{'do':'check','order':{'type':'end-phase','x':1}} | end-phase: unknown field 'x'",
        "{'do':'check','order':{'type':'attack','attackers':['q'],'hexes':[]}} | unknown unit 'q'",
        "{'do':'check','order':{'type':'attack','attackers':[],'hexes':['9']}} | unknown hex '9'",
        "{'do':'check','order':{'type':'lose','steps':{'toy-ge-1':-1}}} | lose steps: 'toy-ge-1'",
        "{'do':'play','order':{'type':'end-phase'},'dice':[7]} | request: 'dice' is the number '7'",
        "{'do':'reach','units':['toy-ge-1','toy-su-1']} | does not stand with the others",
      })
  void aMalformedRequestIsAnErrorThatSaysWhatWasExpected(String request, String error) {
    openToy();
    String before = said("{'do':'save'}");
    assertThat(said(request)).startsWith("{'ok':false,'error':").contains(error);
    assertThat(said("{'do':'save'}")).isEqualTo(before);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "null",
        "NaN",
        "{",
        "{'do':'games'}{'do':'games'}",
        "{'do':'games','do':'games'}",
        "{'do':'open','seed':99999999999999999999999999}",
        "\u0000",
        "{'do':'\\ud800'}",
      })
  void garbageIsAnError(String line) {
    assertThat(said(line)).startsWith("{'ok':false,'error':");
  }

  @Test
  void deepNestingHugeNumbersAndLongLinesAreErrors() {
    assertThat(said("[".repeat(100_000))).startsWith("{'ok':false");
    assertThat(said("{'do':".repeat(100_000))).startsWith("{'ok':false");
    assertThat(said("{'do':" + "9".repeat(1_000_000) + "}")).startsWith("{'ok':false");
    assertThat(said("{'do':'" + "x".repeat(1_000_000) + "'}"))
        .startsWith("{'ok':false")
        .hasSizeLessThan(1000);
  }

  @Test
  void entrainIsAnotherWordForRail() {
    openToy();
    assertThat(
            said(
                "{'do':'check','order':{'type':'entrain','units':['toy-ge-1'],'path':['0202','off']}}"))
        .contains("TOY-1");
  }

  @Test
  void describeGivesASchemaOfTheGame() {
    assertThat(said("{'do':'describe','game':'toy'}"))
        .contains("'$schema':'https://json-schema.org/draft/2020-12/schema'")
        .contains("'order-move':{'type':'object','properties':{'type':{'const':'move'},'units'")
        .contains("'moon':{'description':'true if it shines'}");
  }

  @Test
  void ofSixUnitsInRetreatEachIsOfferedAllItsWays() {
    Referee star =
        new Referee(
            new Tables(Shelf.boxes()),
            mistake -> {
              throw new AssertionError(mistake);
            });
    star.answer(
        "{\"do\":\"position\",\"game\":\"star\",\"seed\":1,"
            + SixInRetreat.POSITION.replace("\n", "").strip().substring(1));
    star.answer(
        "{\"do\":\"play\",\"dice\":["
            + SixInRetreat.DIE
            + "],\"order\":"
            + SixInRetreat.ATTACK.strip()
            + "}");
    ObjectNode decision = Json.read(star.answer("{\"do\":\"decision\"}"));
    assertThat(decision.path("stage").stringValue()).isEqualTo("lose-or-retreat");
    assertThat(Json.texts(List.of("choose", "lose", "retreat"))).isEqualTo(decision.path("orders"));
    var ways = decision.path("asks").path(2).path("ways");
    assertThat(ways.propertyNames()).containsExactly("a", "b", "c", "d", "e", "f");
    for (String unit : ways.propertyNames()) {
      assertThat(ways.path(unit)).as(unit).hasSize(9);
    }
    assertThat(decision.path("asks").path(1).toString())
        .isEqualTo(
            """
            {"order":"lose","kind":"spread","due":2,"among":{"a":1,"b":1,"c":1,"d":1,"e":1,"f":1}}\
            """);
    ObjectNode legal = Json.read(star.answer("{\"do\":\"legal\",\"limit\":100}"));
    assertThat(legal.path("orders")).hasSize(100);
    assertThat(legal.path("complete").booleanValue()).isFalse();
  }
}
