package hexfront.games.kesselschlacht;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Modules 8, 9 and 11: which way they go who must march, and what stops them. */
class CheapestWaysTest {
  private static final String FOOT = "xlviii infantry regiment B 3-3-6";

  private static List<String> moves(Play play, String id) {
    return play.legal("move").stream().filter(text -> text.contains("units=" + id)).toList();
  }

  /** A corps south of the Dnestr that is called back. */
  private static Sketch recalled(String hex) {
    return Sketch.clear(9, 9)
        .turn(9)
        .areaFrom("south-of-dnestr", 6)
        .state("recall", "h7")
        .hq("h7", "7gtc", "0102")
        .unit("b1", "7gtc tank brigade B 4-3-9", hex);
  }

  @Test
  @Case("KS-8.2.2")
  void whoIsCalledBackGoesRoundEnemyZones() {
    recalled("0507")
        .unit("a", FOOT, "0504")
        .begin(Side.SOVIET, "activation")
        .plays("end-phase")
        .refuses("KS-8.2.2", "move units=b1 path=0507,0506,0505")
        .allows("move units=b1 path=0507,0406,0405")
        .refuses("KS-8.2.2", "end-phase");
  }

  @Test
  @Case("KS-8.2.2")
  void whoIsCalledBackOutOfAnEnemyZoneTakesTheCheapestWayFromThere() {
    Play play =
        recalled("0507")
            .unit("a", FOOT, "0508")
            .terrain("rough", "0506")
            .terrain("swamp", "0406")
            .begin(Side.SOVIET, "activation")
            .plays("end-phase")
            .refuses("KS-8.2.2", "end-phase")
            .refuses("KS-8.2.2", "move units=b1 path=0507,0506,0505")
            .refuses("KS-8.2.2", "move units=b1 path=0507,0406,0405");
    assertThat(moves(play, "b1")).containsExactly("move units=b1 path=0507,0606,0605");
    play.plays("move units=b1 path=0507,0606,0605").plays("end-phase");
  }

  @Test
  @Case("KS-8.2.2")
  void whoIsHemmedInByZonesNeedNotGo() {
    Sketch.clear(3, 9)
        .turn(9)
        .areaFrom("south-of-dnestr", 6)
        .state("recall", "h7")
        .hq("h7", "7gtc", "0102")
        .unit("b1", "7gtc tank brigade B 4-3-9", "0208")
        .unit("a", FOOT, "0105")
        .unit("b", FOOT, "0305")
        .begin(Side.SOVIET, "activation")
        .plays("end-phase")
        .refuses("KS-8.2.2", "move units=b1 path=0208,0207")
        .plays("end-phase");
  }

  /** A corps that the directive sends south through a lane in which a German zone lies. */
  private static Sketch lane(String hex) {
    return Sketch.clear(3, 9)
        .turn(5)
        .areaFrom("south-of-dnestr", 7)
        .state("directive", Map.of("hq", "h7", "units", List.of("b1")))
        .hq("h7", "7gtc", "0207")
        .unit("b1", "7gtc tank brigade B 4-3-9", hex)
        .unit("a", FOOT, "0105")
        .unit("b", FOOT, "0305");
  }

  @Test
  @Case({"KS-8.1.3", "KS-3.2.4"})
  void whoIsDirectedGoesIntoAZoneAndStopsThere() {
    Play play = lane("0202").begin(Side.SOVIET, "activation").plays("end-phase");
    assertThat(moves(play, "b1")).containsExactly("move units=b1 path=0202,0203,0204");
    play.refuses("KS-8.1.3", "end-phase")
        .refuses("KS-3.2.4", "move units=b1 path=0202,0203,0204,0205")
        .plays("move units=b1 path=0202,0203,0204");
    assertThat(play.is("b1", Flag.MOVED)).isTrue();
    play.plays("end-phase");
  }

  @Test
  @Case({"KS-8.1.3", "KS-3.2.4"})
  void whoIsDirectedDoesNotGoFromZoneToZone() {
    Play play = lane("0204").begin(Side.SOVIET, "activation").plays("end-phase");
    assertThat(moves(play, "b1")).isEmpty();
    play.refuses("KS-3.2.4", "move units=b1 path=0204,0205").plays("end-phase");
    Play free = lane("0205").begin(Side.SOVIET, "activation").plays("end-phase");
    assertThat(moves(free, "b1")).hasSize(1);
    free.allows("move units=b1 path=0205,0206,0207").refuses("KS-8.1.3", "end-phase");
  }

  @Test
  @Case({"KS-9.2.2A", "KS-11.1.6"})
  void whoLeavesNeedsAsManyPointsAsTheWayCosts() {
    Sketch leaver =
        Sketch.clear(9, 9)
            .state("exit-ordered", true)
            .hq("h5", "5gtc", "0509", "disrupted")
            .unit("one", "5gtc rifle brigade B 4-3-1", "0309")
            .unit("two", "5gtc rifle brigade B 4-3-1", "0708");
    Play play = leaver.begin(Side.SOVIET, "activation").plays("end-phase");
    assertThat(play.legal("move"))
        .containsExactlyInAnyOrder("move units=one path=0309,off", "move units=two path=0708,0709");
    play.refuses("KS-11.1.6", "move units=two path=0708,0709,off")
        .plays("move units=one path=0309,off");
    assertThat(play.at("one")).isEqualTo("gone");
  }

  // ---- headquarters that regroup

  private static Play regroups(String hq, String road) {
    return Sketch.clear(12, 12)
        .areaFrom("south-of-dnestr", 7)
        .road(road)
        .area("soviet-supply", "1201")
        .hq("h", "7gtc", hq)
        .begin(Side.SOVIET, "movement");
  }

  @Test
  @Case("KS-11.3.4-1")
  void northOfTheDnestrHeadquartersRegroupNoFurtherSouthOrWest() {
    String north = "0301-0401-0501-0601-0701";
    regroups("0505", north).allows("move units=h path=0505,0504,0503,0502");
    String south = "0306-0406-0506-0606-0706";
    regroups("0502", south).refuses("KS-11.3.4-1", "move units=h path=0502,0503");
    String west = "0101-0102-0103-0104-0105";
    regroups("0503", west).refuses("KS-11.3.4-1", "move units=h path=0503,0402");
    String east = "1101-1102-1103-1104-1105";
    regroups("0803", east).allows("move units=h path=0803,0903");
  }

  @Test
  @Case("KS-11.3.4-1")
  void southOfTheDnestrHeadquartersRegroupNoFurtherNorthOrWest() {
    String south = "0312-0412-0512-0612-0712";
    regroups("0508", south).allows("move units=h path=0508,0509,0510");
    String north = "0307-0407-0507-0607-0707";
    regroups("0511", north).refuses("KS-11.3.4-1", "move units=h path=0511,0510");
  }

  @Test
  @Case("KS-11.3.4-1")
  void aHeadquartersStepsOntoTheRoadWhereThatIsCheapest() {
    Sketch.clear(12, 9)
        .road("0701-0702-0703-0704-0705")
        .area("soviet-supply", "1201")
        .terrain("rough", "0703")
        .hq("h", "7gtc", "0503")
        .begin(Side.SOVIET, "movement")
        .allows("move units=h path=0503,0602,0702")
        .refuses("KS-11.3.4-1", "move units=h path=0503,0602,0703");
  }
}
