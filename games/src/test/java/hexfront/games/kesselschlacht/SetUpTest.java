package hexfront.games.kesselschlacht;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.games.Arrangement.Impossible;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Modules 18 and 19: scenarios and options. */
class SetUpTest {
  @Test
  @Case({"KS-18.0", "KS-18.2", "KS-18.1-B", "KS-18.2-F", "KS-18.2-S"})
  void theCampaignIsSetUpAndMayBeChangedWithinItsChoices() {
    Play play = Play.open("campaign");
    assertThat(play.question()).isEqualTo("set-up");
    assertThat(play.asked()).isEqualTo(Side.AXIS);
    assertThat(play.position().turn()).isEqualTo(1);
    assertThat(play.at("ks-ge-hq-lix")).isEqualTo("4409");
    assertThat(play.fuel("lix")).isEqualTo(3);
    assertThat(play.ammo("mauss")).isEqualTo(5);
    assertThat(play.state(Side.AXIS, "blown"))
        .isEqualTo(List.of("2024/2124", "2124/2224", "2624/2724", "3625/3726"));
    assertThat(play.state(Side.AXIS, "pontoons"))
        .isEqualTo(Map.of("3425/3426", "ks-ge-garrison-khotin"));
    play.refuses("KS-18.0", "place unit=ks-ge-hq-lix hex=4408")
        .refuses("KS-18.0", "place unit=ks-ge-kg-75 hex=4431")
        .refuses("KS-18.0", "place unit=ks-su-hq-4gtc hex=2804")
        .refuses("KS-18.2-F", "allot fuel=lix:9")
        .plays("place unit=ks-ge-kg-75 hex=4430")
        .plays("end-phase");
    assertThat(play.asked()).isEqualTo(Side.SOVIET);
    play.refuses("KS-3.1.2", "place unit=ks-su-350rd hex=4007").plays("end-phase");
    assertThat(play.question()).isEqualTo("weather");
  }

  @Test
  @Case({"KS-18.0", "KS-18.2", "KS-18.1"})
  void asManyDivisionsStandAtAPlaceAsTheScenarioSays() {
    Play play = Play.open("campaign").plays("end-phase");
    play.plays("place unit=ks-su-304rd hex=3908").refuses("KS-18.0", "end-phase");
    assertThat(play.question()).isEqualTo("set-up");
  }

  @Test
  @Case({"KS-18.1", "KS-18.1-F", "KS-18.1-S", "KS-18.1-A"})
  void solutionWestBeginsOnTurnEightWithStoresToDivide() {
    Play play = Play.open("solution-west");
    assertThat(play.position().turn()).isEqualTo(8);
    assertThat(play.at("ks-ge-garrison-chernovtsy")).isEqualTo("gone");
    assertThat(play.at("ks-su-hq-5gtc")).isEqualTo("gone");
    assertThat(play.state(Side.AXIS, "pontoons"))
        .isEqualTo(Map.of("3425/3426", "ks-ge-garrison-khotin", "2023/2123", "soviet"));
    play.refuses("KS-18.1-F", "allot fuel=lix:20;iii:6 ammo=lix:15")
        .plays("allot fuel=lix:20;iii:5 ammo=lix:10;mauss:5")
        .refuses("KS-18.1-F", "dig-in unit=ks-ge-169-68 position=prepared")
        .plays("dig-in unit=ks-ge-169-68 position=hasty")
        .plays("bridge-train unit=ks-ge-hq-iii")
        .plays("end-phase")
        .refuses("KS-15.2.1", "bridge-train unit=ks-su-hq-11gtc")
        .plays("end-phase");
    assertThat(play.fuel("iii")).isEqualTo(5);
    assertThat(play.ammo("iii")).isZero();
    assertThat(play.state(Side.AXIS, "bridge-trains")).isEqualTo(Map.of("ks-ge-hq-iii", 1));
    assertThat(play.question()).isEqualTo("air-initiative");
    play.allows("load unit=ks-ge-air-ju52-tr ap=4 fp=8");
  }

  @Test
  @Case({"KS-18.2-A", "KS-18.1-A"})
  void transportsComeOnTheThirdTurnOfTheCampaign() {
    Play play = Play.open("campaign").plays("end-phase").plays("end-phase").plays("roll", 1);
    assertThat(play.question()).isEqualTo("air-initiative");
    play.refuses("KS-6.7.1A", "load unit=ks-ge-air-ju52-tr ap=1 fp=1");
    play.position().setTurn(3);
    play.allows("load unit=ks-ge-air-ju52-tr ap=1 fp=1")
        .refuses("KS-6.7.1A", "load unit=ks-ge-air-he111-tr-opt ap=1 fp=1");
  }

  private static Sketch arrivals() {
    return Sketch.clear(12, 9)
        .turn(11)
        .area("A", "0501", "0601")
        .area("B", "0103")
        .unit("ss", "iiss panzer regiment A 6-5-9", "off")
        .unit("ss2", "iiss panzer regiment A 6-5-9", "off")
        .unit("hun", "vii panzer regiment C 3-3-8", "off")
        .unit("later", "xlviii infantry regiment B 3-3-6", "off")
        .state("reinforcements", Map.of("ss", "11A", "ss2", "11A", "hun", "11B", "later", "12A"));
  }

  @Test
  @Case({"KS-18.1-R", "KS-18.2-R"})
  void reinforcementsEnterByTheirAreaAndAreNotDelayed() {
    Play play =
        arrivals()
            .begin(Side.AXIS, "movement")
            .refuses("KS-18.1-R", "enter units=ss hex=0103")
            .refuses("KS-18.1-R", "enter units=later hex=0501")
            .refuses("KS-18.1-R", "end-phase")
            .plays("enter units=ss hex=0501")
            .refuses("KS-18.1-R", "enter units=ss2 hex=0601")
            .plays("enter units=ss2 hex=0501")
            .plays("enter units=hun hex=0103")
            .refuses("KS-11.1.6", "move units=ss path=0501,0502,0503,0504,0505")
            .plays("move units=ss path=0501,0502,0503,0504")
            .refuses("KS-11.1.6", "move units=hun path=0103,0203,0303,0403")
            .plays("end-phase");
    assertThat(play.at("ss")).isEqualTo("0504");
    play.plays("end-phase")
        .refuses("KS-11.1.6", "move units=ss path=0504,0505")
        .allows("move units=ss2 path=0501,0502,0503,0504");
  }

  @Test
  @Case({"KS-18.1-R", "KS-18.2-R"})
  void whoIsBlockedComesByAnyAreaLater() {
    Sketch blocked =
        arrivals()
            .unit("x", "60a rifle division C 4-4-5", "0502")
            .unit("y", "60a rifle division C 4-4-5", "0602");
    blocked.begin(Side.AXIS, "movement").refuses("KS-18.1-R", "enter units=ss hex=0501");
    blocked.turn(12).begin(Side.AXIS, "movement").allows("enter units=ss hex=0103");
  }

  // ---- options

  @Test
  @Case({"KS-19.0", "KS-20.0"})
  void optionsAreForTheCampaign() {
    assertThatThrownBy(() -> Play.open("solution-west", "vatutin"))
        .isInstanceOf(Impossible.class)
        .hasMessageContaining("KS-19.0");
    Play late = Play.open("campaign", "late-start");
    assertThat(late.position().turn()).isEqualTo(4);
    assertThat(late.view(Side.AXIS).options()).containsExactly("late-start");
  }

  @Test
  @Case("KS-19.0")
  void optionsAreRolledForInTheOrderOfTheirCases() {
    Play play = Play.open("campaign", "optional-rules");
    assertThat(play.question()).isEqualTo("options");
    play.plays("roll", 1, 1, 6, 6, 6, 6, 1, 4, 6, 6, 6, 6, 6, 6);
    assertThat(play.view(Side.SOVIET).options())
        .containsExactly("optional-rules", "proskurov-garrison", "reserve-tank-corps");
    assertThat(play.at("ks-ge-garrison-proskurov-1")).isEqualTo("4206");
    assertThat(play.at("ks-su-hq-31tc")).isEqualTo("2201");
    assertThat(play.question()).isEqualTo("set-up");
  }

  @Test
  @Case({"KS-19.1.1", "KS-19.2.2"})
  void garrisonAndReserveAreSetUpAndMayBePlaced() {
    Play play = Play.open("campaign", "proskurov-garrison", "reserve-tank-corps");
    assertThat(play.at("ks-ge-15-11")).isEqualTo("4207");
    play.allows("place unit=ks-ge-15-11 hex=4307")
        .refuses("KS-18.0", "place unit=ks-ge-15-11 hex=4206")
        .plays("end-phase")
        .allows("place unit=ks-su-100-tb hex=2202");
  }

  @Test
  @Case("KS-19.1.2")
  void moreAircraftComeOnTurnThreeAndTransportsAtOnce() {
    Play play =
        Play.open("campaign", "axis-air-effort")
            .plays("end-phase")
            .plays("end-phase")
            .plays("roll", 1);
    play.allows("load unit=ks-ge-air-ju52-tr ap=1 fp=1")
        .refuses("KS-6.7.1A", "load unit=ks-ge-air-he111-tr-opt ap=1 fp=1");
    play.position().setTurn(3);
    play.allows("load unit=ks-ge-air-he111-tr-opt ap=1 fp=1");
  }

  @Test
  @Case("KS-19.2.1")
  void vatutinIssuesNoDirective() {
    Play play =
        Sketch.clear(9, 9)
            .turn(4)
            .option("vatutin")
            .state("crossed", 9)
            .areaFrom("south-of-dnestr", 6)
            .hq("h7", "7gtc", "0403")
            .begin(Side.AXIS, "defensive-positions")
            .plays("end-phase");
    assertThat(play.question()).isEqualTo("activation");
  }

  @Test
  @Case("KS-19.3.1")
  void hungarysMoodMovesReinforcementsAndStrengths() {
    Play bitter = Play.open("campaign", "margarethe").plays("roll", 1, 2);
    assertThat(bitter.at("ks-hu-hq-vii")).isEqualTo("gone");
    assertThat(bitter.state(Side.AXIS, "margarethe")).isEqualTo("bitter-resistance");
    assertThat(reinforcements(bitter)).containsEntry("ks-ge-911-349", "8A");
    assertThat(reinforcements(bitter)).doesNotContainKey("ks-hu-i-urleinh");
    Play passive = Play.open("campaign", "margarethe").plays("roll", 2, 3);
    assertThat(reinforcements(passive))
        .containsEntry("ks-ge-911-349", "7A")
        .containsEntry("ks-hu-i-urleinh", "8C");
    Play none = Play.open("campaign", "margarethe").plays("roll", 3, 4);
    assertThat(reinforcements(none)).containsEntry("ks-ge-911-349", "6A");
    Play keen = Play.open("campaign", "margarethe").plays("roll", 6, 6);
    assertThat(reinforcements(keen))
        .containsEntry("ks-ge-911-349", "5A")
        .containsEntry("ks-hu-i-urleinh", "4C");
    int hq = keen.unit("ks-hu-hq-vii");
    assertThat(keen.rules().strength.defence(keen.position(), hq))
        .isEqualTo(1 + none.rules().strength.defence(none.position(), hq));
  }

  @SuppressWarnings("unchecked")
  private static Map<String, String> reinforcements(Play play) {
    return (Map<String, String>) play.state(Side.AXIS, "reinforcements");
  }

  @Test
  @Case("KS-19.3.2")
  void theSsMayComeSoonerLaterOrNever() {
    Sketch ss =
        Sketch.clear(9, 9)
            .turn(2)
            .option("variable-ss-entry")
            .unit("ss", "iiss panzer regiment A 6-5-9", "off")
            .unit("other", "xlviii infantry regiment B 3-3-6", "off")
            .state("reinforcements", Map.of("ss", "11A", "other", "11A"));
    assertThat(reinforcements(ss.begin(Side.AXIS, "weather").plays("roll", 1, 6, 6)))
        .isEqualTo(Map.of("ss", "7A", "other", "11A"));
    assertThat(reinforcements(ss.begin(Side.AXIS, "weather").plays("roll", 1, 2, 2)))
        .isEqualTo(Map.of("ss", "13A", "other", "11A"));
    assertThat(reinforcements(ss.begin(Side.AXIS, "weather").plays("roll", 1, 1, 1)))
        .isEqualTo(Map.of("other", "11A"));
    Play late = Play.open("campaign", "late-start", "variable-ss-entry");
    assertThat(late.question()).isEqualTo("options");
  }

  @Test
  @Case("KS-19.3.3")
  void theAxisRollsForBridgesAcrossTheDnestr() {
    Play play = Play.open("campaign", "variable-bridges");
    assertThat(play.state(Side.AXIS, "blown")).isEqualTo(List.of());
    play.refuses("KS-19.3.3", "demolish bridge=4205/4206")
        .plays("demolish bridge=3625/3726", 4)
        .plays("demolish bridge=2024/2124", 5)
        .refuses("KS-19.3.3", "demolish bridge=2024/2124");
    assertThat(play.state(Side.AXIS, "blown")).isEqualTo(List.of("3625/3726"));
    Play.open("campaign").refuses("KS-19.3.3", "demolish bridge=5627/5628");
  }
}
