package hexfront.games.kesselschlacht;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Cases 6.7.2, 10.7 and 13.1: airfields and homes that change hands, headquarters lost again. */
class HoldingsTest {
  private static boolean isSoviet(Play play, String hex) {
    return play.position().controls(Side.SOVIET, play.hex(hex));
  }

  @Test
  @Case({"KS-6.7.2", "KS-18.1", "KS-18.2"})
  void someAirfieldsAreInSovietHandsWhenAScenarioBegins() {
    Play campaign = Play.open("campaign");
    Play west = Play.open("solution-west");
    assertThat(isSoviet(campaign, "2919")).isTrue();
    assertThat(isSoviet(campaign, "3523")).isFalse();
    assertThat(isSoviet(west, "3523")).isTrue();
    assertThat(isSoviet(west, "4206")).isTrue();
    assertThat(isSoviet(west, "2919")).isFalse();
    assertThat(isSoviet(west, "1904")).isFalse();
  }

  @Test
  @Case({"KS-6.7.2", "KS-18.1-R"})
  void combatUnitsThatEnterTheMapTakeTheAirfieldTheyEnterHeadquartersDoNot() {
    Sketch field =
        Sketch.clear(9, 9)
            .turn(11)
            .area("B", "0103")
            .area("airfields", "0103")
            .state("control", Map.of("0103", "soviet"))
            .unit("r", "xlviii infantry regiment B 3-3-6", "off")
            .hq("h", "xlviii", "off")
            .state("reinforcements", Map.of("r", "11B", "h", "11B"));
    Play hq = field.begin(Side.AXIS, "movement").plays("enter units=h hex=0103");
    assertThat(isSoviet(hq, "0103")).isTrue();
    hq.plays("enter units=r hex=0103");
    assertThat(isSoviet(hq, "0103")).isFalse();
  }

  private static String corps(Play play, String id) {
    KesselRules rules = play.rules();
    return rules.roster.formations.code(rules.formation(play.position(), play.unit(id)));
  }

  private static Sketch garrison(String... headquarters) {
    Sketch sketch =
        Sketch.clear(14, 6)
            .unit("g", "garrison infantry regiment C 4-3-5", "0503")
            .state("garrisons", Map.of("g", "0402"));
    for (String each : headquarters) {
      sketch.hq("hq-" + each.split(" ")[0], each.split(" ")[0], each.split(" ")[1]);
    }
    return sketch;
  }

  @Test
  @Case("KS-10.7")
  void aGarrisonWhoseHomeFellBeforeBelongsToTheNearestCorps() {
    Map<String, String> fallen = Map.of("0402", "soviet");
    assertThat(corps(garrison("iii 0303").begin(Side.AXIS, "movement"), "g")).isEqualTo("garrison");
    Play near =
        garrison("lix 1203", "iii 0303").state("control", fallen).begin(Side.AXIS, "movement");
    assertThat(corps(near, "g")).isEqualTo("iii");
    Play first =
        garrison("lix 0703", "iii 0303").state("control", fallen).begin(Side.AXIS, "movement");
    assertThat(corps(first, "g")).isEqualTo("lix");
    Play army =
        garrison("1pza 0503", "iii 0303").state("control", fallen).begin(Side.AXIS, "movement");
    assertThat(corps(army, "g")).isEqualTo("iii");
  }

  @Test
  @Case({"KS-17.0.1-1", "KS-13.1.1"})
  void aHeadquartersThatCameBackAndIsLostAgainCountsAgain() {
    Play play =
        Sketch.clear(9, 9)
            .turn(10)
            .area("soviet-supply", "0901")
            .hq("s", "60a", "0405")
            .unit("a", "xlviii infantry regiment A 40-3-6", "0404", "supplied")
            .unit("b", "xlviii panzer regiment A 9-3-8", "0404", "supplied")
            .state("losses", List.of("s"))
            .begin(Side.AXIS, "combat")
            .fights("attack attackers=a,b hexes=0405", "De1");
    assertThat(play.state(Side.AXIS, "losses")).isEqualTo(List.of("s", "s"));
    assertThat(play.score().items())
        .filteredOn(item -> item.rule().equals("KS-17.0.1-1"))
        .extracting(item -> item.points())
        .containsExactly(4);
    assertThat(play.state(Side.AXIS, "returning")).isEqualTo(Map.of("s", 12));
  }
}
