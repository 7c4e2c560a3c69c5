package hexfront.games.kesselschlacht;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.events.Rolled;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Module 18: where units with a choice may stand, and what lies on the map when play begins. */
class ScenariosTest {
  @Test
  @Case({"KS-18.1", "KS-18.0"})
  void theEleventhGuardsTankCorpsStaysNorthOfThePrut() {
    Play.open("solution-west")
        .plays("end-phase")
        .refuses("KS-18.0", "place unit=ks-su-hq-11gtc hex=2531")
        .allows("place unit=ks-su-hq-11gtc hex=2529");
  }

  @Test
  @Case({"KS-18.1", "KS-16.1.1"})
  void theGunsOfTheEighteenthArtilleryDivisionStandOneInEachOfTheirHexes() {
    Play play = Play.open("solution-west");
    String other = play.at("ks-ge-88-18art").equals("3426") ? "3427" : "3426";
    play.plays("place unit=ks-ge-88-18art hex=" + other)
        .refuses("KS-18.0", "end-phase")
        .plays("place unit=ks-ge-288-18art hex=" + (other.equals("3426") ? "3427" : "3426"))
        .plays("end-phase");
    assertThat(play.asked()).isEqualTo(Side.SOVIET);
  }

  @Test
  @Case({"KS-18.2", "KS-16.2", "KS-16.1.1"})
  void gunsAreSetUpOnRoads() {
    Play play = Play.open("campaign");
    List<Integer> roads = play.rules().terrain.roads.stream().boxed().toList();
    for (String gun : List.of("ks-ge-88-18art", "ks-su-17-art-div")) {
      assertThat(play.rules().setUp.hexes(play.position(), play.unit(gun)).stream().boxed())
          .as(gun)
          .isNotEmpty()
          .allMatch(roads::contains);
    }
    assertThat(play.rules().setUp.hexes(play.position(), play.unit("ks-ge-kg-75")).stream().boxed())
        .anyMatch(hex -> !roads.contains(hex));
  }

  @Test
  @Case("KS-18.2")
  void aBrigadeMayStandWithAnyRifleDivisionOfItsArmyAndNowhereElse() {
    Play play = Play.open("campaign").plays("end-phase");
    String division = play.at("ks-su-24rd");
    String gun = play.at("ks-su-17-art-div");
    assertThat(
            play.rules()
                .setUp
                .hexes(play.position(), play.unit("ks-su-84-gtb"))
                .has(play.hex(division)))
        .isTrue();
    boolean rifles =
        List.of("24rd", "71rd", "117gd", "151rd", "161rd", "317rd", "351rd").stream()
            .anyMatch(id -> play.at("ks-su-" + id).equals(gun));
    assertThat(
            play.rules().setUp.hexes(play.position(), play.unit("ks-su-84-gtb")).has(play.hex(gun)))
        .isEqualTo(rifles);
  }

  @Test
  @Case({"KS-18.2", "KS-18.0"})
  void theThreeHundredFiftyNinthDivisionHoldsBothItsHexes() {
    Play play = Play.open("campaign").plays("place unit=ks-ge-947-359 hex=1405");
    play.plays("place unit=ks-ge-948-359 hex=1405");
    play.plays("place unit=ks-ge-949-359 hex=1405").refuses("KS-18.0", "end-phase");
    play.plays("place unit=ks-ge-949-359 hex=1406").plays("end-phase");
  }

  @Test
  @Case("KS-18.1-F")
  void storesAreDividedInWholePointsFromNothingOn() {
    Play.open("solution-west")
        .refuses("KS-18.1-F", "allot fuel=lix:26;iii:-1 ammo=lix:15")
        .refuses("KS-18.1-F", "allot fuel=lix:25 ammo=lix:16;iii:-1")
        .refuses("KS-18.1-F", "allot fuel=xlviii:5 ammo=lix:15")
        .allows("allot fuel=lix:25;iii:0 ammo=lix:15;iii:0");
  }

  @Test
  @Case("KS-15.2.1")
  void theSovietTrainGoesToAnyHeadquartersOfTheFirstUkrainianFront() {
    Play play =
        Play.open("campaign")
            .refuses("KS-15.2.1", "bridge-train unit=ks-ge-hq-1pza")
            .refuses("KS-15.2.1", "bridge-train unit=ks-ge-hq-xlviii")
            .plays("bridge-train unit=ks-ge-hq-mauss")
            .plays("end-phase")
            .refuses("KS-15.2.1", "bridge-train unit=ks-su-hq-40a")
            .refuses("KS-15.2.1", "bridge-train unit=ks-ge-hq-iii")
            .plays("bridge-train unit=ks-su-hq-60a");
    assertThat(play.state(Side.SOVIET, "bridge-trains")).isEqualTo(Map.of("ks-su-hq-60a", 1));
    assertThat(play.state(Side.AXIS, "bridge-trains")).isEqualTo(Map.of("ks-ge-hq-mauss", 1));
  }

  @Test
  @Case({"KS-18.1-S", "KS-18.2-S"})
  void inTheCampaignThePontoonsOfSolutionWestAreNotThereYet() {
    Play campaign = Play.open("campaign");
    Bridges bridges = campaign.rules().bridges;
    assertThat(bridges.stands(campaign.position(), bridges.parse("2023/2123"))).isFalse();
    assertThat(bridges.stands(campaign.position(), bridges.parse("3425/3426"))).isTrue();
    Play west = Play.open("solution-west");
    assertThat(bridges.stands(west.position(), bridges.parse("2023/2123"))).isTrue();
  }

  @Test
  @Case("KS-19.3.3")
  void onlyBridgesAcrossTheDnestrAreRolledFor() {
    Play.open("campaign", "variable-bridges")
        .allows("demolish bridge=5627/5628")
        .allows("demolish bridge=1116/1117")
        .refuses("KS-19.3.3", "demolish bridge=2530/2531")
        .refuses("KS-19.3.3", "demolish bridge=3425/3426");
  }

  private static Play atKhotin(String... said) {
    Sketch sketch =
        Sketch.onTheMap().hq("h", "iii", "3322").unit("a", "iii infantry regiment B 3-3-6", "2124");
    for (String each : said) {
      Object none = each.equals("blown") ? List.of() : Map.of("2023/2123", "axis");
      sketch.state(each, none);
    }
    return sketch.begin(Side.AXIS, "movement");
  }

  @Test
  @Case({"KS-18.1-B", "KS-18.2-S"})
  void aPositionHasTheBridgesOfTheCampaignUnlessItSaysOthers() {
    Play plain = atKhotin();
    assertThat(plain.state(Side.AXIS, "pontoons")).isEqualTo(Map.of("3425/3426", "axis"));
    assertThat((List<?>) plain.state(Side.AXIS, "blown")).hasSize(4);
    Play mended = atKhotin("blown");
    assertThat(mended.state(Side.AXIS, "blown")).isEqualTo(List.of());
    mended.allows("move units=a path=2124,2024");
    Play other = atKhotin("pontoons");
    assertThat(other.state(Side.AXIS, "pontoons")).isEqualTo(Map.of("2023/2123", "axis"));
    Bridges bridges = other.rules().bridges;
    assertThat(bridges.stands(other.position(), bridges.parse("3425/3426"))).isFalse();
    assertThat(bridges.stands(other.position(), bridges.parse("2023/2123"))).isTrue();
  }

  // ---- what is asked while a side sets up

  private static List<String> asked(Play play) {
    return play.game().decision().orders();
  }

  @Test
  @Case({"KS-18.0", "KS-18.1-F", "KS-19.3.3"})
  void aSideIsAskedForWhatItsScenarioLeavesOpen() {
    assertThat(asked(Play.open("campaign")))
        .containsExactly("place", "dig-in", "bridge-train", "end-phase");
    assertThat(asked(Play.open("solution-west")))
        .containsExactly("place", "dig-in", "allot", "bridge-train", "end-phase");
    assertThat(asked(Play.open("campaign", "variable-bridges")))
        .containsExactly("place", "dig-in", "demolish", "bridge-train", "end-phase");
    assertThat(asked(Play.open("solution-west").plays("end-phase")))
        .containsExactly("place", "bridge-train", "end-phase");
  }

  @Test
  @Case({"KS-18.1-F", "KS-7.1.5"})
  void aPositionDugAtTheStartStaysWhileInfantryIsInIt() {
    Play play = Play.open("campaign");
    String hex = play.at("ks-ge-169-68");
    play.plays("dig-in unit=ks-ge-169-68 position=hasty");
    assertThat(play.state(Side.SOVIET, "positions")).isEqualTo(Map.of(hex, "hasty"));
    String other = hex.equals("3210") ? "3211" : "3210";
    for (String id : List.of("169", "188", "196")) {
      if (play.at("ks-ge-" + id + "-68").equals(hex)) {
        play.plays("place unit=ks-ge-" + id + "-68 hex=" + other);
      }
    }
    assertThat(play.state(Side.SOVIET, "positions")).isEqualTo(Map.of());
    assertThat(play.events(PositionLost.class)).hasSize(1);
  }

  @Test
  @Case("KS-19.3.3")
  void theDiceForBridgesAreTold() {
    Play play = Play.open("campaign", "variable-bridges").plays("demolish bridge=3625/3726", 4);
    assertThat(play.last(Rolled.class).purpose()).isEqualTo("demolition");
    assertThat(play.last(BridgeBlown.class).bridge()).isEqualTo("3625/3726");
  }
}
