package hexfront.games.ags.korsun;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hexfront.engine.Case;
import hexfront.engine.Side;
import org.junit.jupiter.api.Test;

/** Sections 19.6 and 24: Soviet steps, corps and their support. */
class CorpsTest {
  private static final String CORPS = "14-10-8|10-7-8|6-4-8|3-2-8";

  @Test
  @Case({"KORSUN-19.6", "KORSUN-19.63"})
  void sovietUnitsOtherThanCorpsAndHeadquartersHaveTwoStepsAndNobodyIsUntried() {
    assertThat(Sketch.box().counters())
        .filteredOn(u -> u.side() == Side.SOVIET)
        .filteredOn(u -> !u.size().equals("corps") && !u.arm().equals("headquarters"))
        .allMatch(u -> u.steps().size() == 2)
        .noneMatch(u -> u.has("untried"));
  }

  @Test
  @Case({"KORSUN-24.11", "KORSUN-19.61"})
  void atTheSecondLossACorpsShowsItsReplacementCounterAndTheFourthKillsIt() {
    assertThat(
            Sketch.clear(6, 6)
                .counter("korsun-su-18tc", "0303", "lost 2")
                .begin(Side.SOVIET, "combat")
                .strengths("korsun-su-18tc"))
        .isEqualTo("6-4-8");
    Play play =
        Sketch.clear(8, 8)
            .soviet("k", "tank", CORPS, "0404", "corps", "lost 3")
            .german("a", "panzer", "20-9-8", "0405")
            .begin(Side.AXIS, "combat")
            .plays("attack attackers=a hexes=0404", 1);
    while (!play.answers().contains("end-phase")) {
      play.plays(play.question().equals("advance") ? "pass" : "choose option=lose");
    }
    assertThat(play.at("k")).isEqualTo("gone");
  }

  @Test
  @Case("KORSUN-24.12")
  void aCorpsFillsItsHexHoweverWeakButAHeadquartersMayShareIt() {
    Sketch withDivision =
        Sketch.clear(8, 8)
            .soviet("k", "tank", CORPS, "0404", "corps", "lost 3")
            .soviet("r", "rifle", "4-5-5", "0404");
    assertThatThrownBy(() -> withDivision.begin(Side.SOVIET, "combat"))
        .hasMessageContaining("KORSUN-24.12");
    Sketch withHq =
        Sketch.clear(8, 8).soviet("k", "tank", CORPS, "0404", "corps").hq("h", 4, "0404");
    assertThat(withHq.begin(Side.SOVIET, "combat").question()).isEqualTo("combat");
  }

  @Test
  @Case("KORSUN-24.12")
  void whoeverEndsItsPhaseInTheHexOfACorpsMustBeRemoved() {
    Play play =
        Sketch.clear(8, 8)
            .soviet("k", "tank", CORPS, "0404", "corps")
            .soviet("r", "rifle", "4-5-5", "0405")
            .begin(Side.SOVIET, "initial-movement")
            .plays("move units=r path=0405,0404")
            .plays("end-phase");
    assertThat(play.question()).isEqualTo("remove");
    play.plays("remove units=r");
    assertThat(play.at("r")).isEqualTo("gone");
  }

  @Test
  @Case("KORSUN-24.12")
  void aCorpsDoesNotRetreatIntoHexesOfOtherUnits() {
    Sketch field =
        Sketch.clear(8, 8)
            .soviet("k", "tank", CORPS, "0404", "corps")
            .soviet("r", "rifle", "4-5-5", "0403")
            .hq("h", 4, "0503")
            .german("a", "panzer", "30-9-8", "0405")
            .german("b", "panzer", "1-9-8", "0306")
            .german("c", "panzer", "1-9-8", "0506");
    Play play = field.begin(Side.AXIS, "combat");
    play.fights("attack attackers=a hexes=0404", "-/1").plays("choose option=retreat");
    assertThat(play.legal("retreat")).isNotEmpty().noneMatch(text -> text.endsWith("0403"));
    play.refuses("KORSUN-24.12", "retreat paths=k:0404,0403");
  }

  @Test
  @Case({"KORSUN-24.2", "KORSUN-24.21"})
  void aSupportedCorpsAttacksDoubledOverrunsAtFaceValueAndDefendsNormally() {
    Sketch field =
        Sketch.clear(8, 8)
            .soviet("k", "tank", "14-10-7", "0404", "corps", "supported")
            .german("a", "infantry", "9-3-5", "0405");
    assertThat(field.begin(Side.SOVIET, "combat").odds("attack attackers=k hexes=0405").attack())
        .isEqualTo(28);
    Play moving = field.begin(Side.SOVIET, "initial-movement");
    assertThat(moving.odds("overrun units=k hex=0405").attack()).isEqualTo(14);
    assertThat(moving.pointsLeft("k")).isEqualTo(7);
    assertThat(field.begin(Side.AXIS, "combat").odds("attack attackers=a hexes=0404").defence())
        .isEqualTo(10);
  }

  private static Sketch fourSupported(int turn, String last) {
    return Sketch.clear(16, 8)
        .turn(turn)
        .soviet("a", "tank", CORPS, "0202", "corps", "supported")
        .soviet("b", "tank", CORPS, "0402", "corps", "supported")
        .soviet("c", "tank", CORPS, "0602", "corps", "supported")
        .soviet("d", "tank", CORPS, "0802", "corps", "supported", last);
  }

  private static boolean isSupported(Play play, String unit) {
    return play.is(unit, KorsunFlag.SUPPORTED);
  }

  @Test
  @Case("KORSUN-24.22")
  void onTurn2TwoMarkersComeOffThoseOfUnsuppliedCorpsFirst() {
    Play play =
        fourSupported(1, "unsupplied").begin(Side.AXIS, "mechanized-movement").plays("end-phase");
    assertThat(play.question()).isEqualTo("support");
    assertThat(play.asked()).isEqualTo(Side.SOVIET);
    assertThat(isSupported(play, "d")).isFalse();
    assertThat(play.legal("unsupport")).hasSize(3);
    play.refuses("KORSUN-24.22", "unsupport units=d")
        .refuses("KORSUN-24.22", "unsupport units=a,b")
        .refuses("KORSUN-24.22", "unsupport")
        .plays("unsupport units=b");
    assertThat(isSupported(play, "a")).isTrue();
    assertThat(isSupported(play, "b")).isFalse();
    assertThat(play.question()).isEqualTo("initial-movement");
  }

  @Test
  @Case("KORSUN-24.22")
  void theSovietPlayerChoosesFreelyAmongSuppliedCorps() {
    Play play =
        fourSupported(1, "supplied").begin(Side.AXIS, "mechanized-movement").plays("end-phase");
    assertThat(play.legal("unsupport")).hasSize(6);
    play.plays("unsupport units=a,d");
    assertThat(isSupported(play, "c")).isTrue();
  }

  @Test
  @Case("KORSUN-24.23")
  void onTurn3AllMarkersComeOff() {
    Play play =
        fourSupported(2, "supplied").begin(Side.AXIS, "mechanized-movement").plays("end-phase");
    assertThat(play.question()).isEqualTo("initial-movement");
    assertThat(isSupported(play, "a") || isSupported(play, "d")).isFalse();
  }

  @Test
  @Case("KORSUN-24.24")
  void theMarkerStaysWithItsCorpsAndDoesNotCountForStacking() {
    Play play =
        Sketch.clear(8, 8)
            .soviet("k", "tank", CORPS, "0404", "corps", "supported")
            .hq("h", 4, "0404")
            .begin(Side.SOVIET, "initial-movement")
            .plays("move units=k path=0404,0405");
    assertThat(isSupported(play, "k")).isTrue();
    assertThat(play.at("k")).isEqualTo("0405");
    play.refuses("KORSUN-24.22", "unsupport units=k");
  }
}
