package hexfront.games.kesselschlacht;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.events.Rolled;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Module 6: who fights in the air, what is refused there and what is told of it. */
class SkiesTest {
  private static Sketch sky() {
    return Sketch.clear(10, 4)
        .area("sector-1", "0101", "0102", "0103", "0104", "0201", "0202", "0203", "0204")
        .area("sector-2", "0301", "0302", "0303", "0304", "0401", "0402", "0403", "0404")
        .area("airfields", "0102")
        .hq("h", "iii", "0101")
        .hq("k", "lix", "0202")
        .hq("z", "mauss", "0302")
        .unit("x", "60a rifle division C 4-5-5", "0402")
        .hexside("major-river", "0403/0404")
        .hexside("bridge", "0403/0404")
        .state("air-initiative", "axis")
        .air("bf", Side.AXIS, "fighter", "6-14-0")
        .air("fw", Side.AXIS, "fighter-bomber", "5-13-3")
        .air("ju", Side.AXIS, "bomber", "2-8-4")
        .air("tr", Side.AXIS, "transport", "0-3-18")
        .air("la", Side.SOVIET, "fighter", "6-14-0")
        .air("pe", Side.SOVIET, "bomber", "2-8-4")
        .air("il", Side.SOVIET, "fighter-bomber", "2-6-4");
  }

  private static Sketch over(String... sectors) {
    Map<String, Object> where = new LinkedHashMap<>();
    for (String each : sectors) {
      where.put(each.split(" ")[0], Integer.parseInt(each.split(" ")[1]));
    }
    return sky().state("sectors", where);
  }

  @Test
  @Case({"KS-6.4", "KS-6.4.1"})
  void onlyWhereFightersMeetOthersIsThereAirCombat() {
    Play bombers = over("ju 1", "pe 1", "bf 2").begin(Side.AXIS, "air-combat");
    assertThat(bombers.rules().air.isContested(bombers.position(), 1)).isFalse();
    assertThat(bombers.rules().air.isContested(bombers.position(), 2)).isFalse();
    Play fighters = over("bf 1", "pe 1", "fw 2", "pe 1").begin(Side.AXIS, "air-combat");
    assertThat(fighters.rules().air.isContested(fighters.position(), 1)).isTrue();
    assertThat(fighters.rules().air.isContested(fighters.position(), 2)).isFalse();
    Play bomber = over("ju 2", "il 2").begin(Side.AXIS, "air-combat");
    assertThat(bomber.rules().air.isContested(bomber.position(), 2)).isTrue();
  }

  @Test
  @Case({"KS-6.4.1A", "KS-6.4.4"})
  void theSideThatHitsAloneHuntsWhetherItBeganOrNot() {
    Play play =
        over("bf 1", "ju 1", "la 1", "il 1")
            .begin(Side.AXIS, "air-combat")
            .plays("intercept units=", 6, 1, 1);
    assertThat(play.is("bf", Flag.ABORTED)).isTrue();
    assertThat(play.is("ju", Flag.ABORTED)).isTrue();
    assertThat(play.is("la", Flag.ABORTED)).isFalse();
    assertThat(play.events(AirCombat.class)).hasSize(3);
    assertThat(play.events(Aborted.class)).hasSize(2);
    assertThat(play.last(Rolled.class).purpose()).isEqualTo("air-combat");
    Play none =
        over("bf 1", "ju 1", "la 1", "il 1")
            .begin(Side.AXIS, "air-combat")
            .plays("intercept units=", 6, 6);
    assertThat(none.events(AirCombat.class)).hasSize(2);
    assertThat(none.events(Aborted.class)).isEmpty();
  }

  @Test
  @Case({"KS-6.4.1A", "KS-6.7.4"})
  void fightersWithoutOpponentsHuntAtOnceAndLoadsAreLost() {
    Play play =
        over("tr 1", "fw 1", "la 1")
            .state("loads", Map.of("tr", Map.of("ap", 4, "fp", 6)))
            .begin(Side.AXIS, "air-combat")
            .plays("intercept units=", 1);
    assertThat(play.is("tr", Flag.ABORTED)).isTrue();
    assertThat(play.is("fw", Flag.ABORTED)).isTrue();
    assertThat(play.state(Side.AXIS, "loads")).isEqualTo(Map.of());
  }

  @Test
  @Case({"KS-6.7.1", "KS-6.7.1A"})
  void loadsAreWholeAndAtMostEightPointsOfAmmunition() {
    Play play =
        sky()
            .begin(Side.AXIS, "air-initiative")
            .refuses("KS-6.7.1", "load unit=tr ap=-1 fp=2")
            .refuses("KS-6.7.1", "load unit=tr ap=1 fp=-2")
            .allows("load unit=tr ap=0 fp=0")
            .plays("roll", 1);
    assertThat(play.events(Initiative.class)).hasSize(1);
    assertThat(play.last(Rolled.class).purpose()).isEqualTo("air-initiative");
  }

  @Test
  @Case({"KS-6.5", "KS-6.5.1"})
  void aMissionNamesItsAircraftOnceAndOneTarget() {
    Play play =
        sky()
            .begin(Side.AXIS, "surprise-missions")
            .refuses("KS-6.5", "bomb units=ju,ju hex=0402")
            .refuses("KS-6.5", "bomb units=ju")
            .refuses("KS-6.5", "bomb units=ju hex=0402 bridge=0403/0404")
            .plays("bomb units=fw bridge=0403/0404", 1);
    assertThat(play.last(Bombed.class).rule()).isEqualTo("KS-6.5.1");
    assertThat(play.last(Bombed.class).bridge()).isEqualTo("0403/0404");
    play.plays("bomb units=ju hex=0402", 6);
    assertThat(play.last(Bombed.class).rule()).isEqualTo("KS-6.5");
    assertThat(play.last(Bombed.class).bridge()).isNull();
  }

  @Test
  @Case({"KS-6.5.1", "KS-2.3"})
  void eachSideTriesItsOwnBridge() {
    Play play =
        sky()
            .state("air-initiative", "soviet")
            .begin(Side.SOVIET, "surprise-missions")
            .plays("bomb units=il bridge=0403/0404", 6);
    assertThat(play.state(Side.AXIS, "bridge-tries"))
        .isEqualTo(Map.of("axis", List.of(0, 0), "soviet", List.of(1, 0)));
    play.refuses("KS-6.5.1", "bomb units=pe bridge=0403/0404");
  }

  @Test
  @Case({"KS-6.7", "KS-6.7.2"})
  void aDeliveryIsMadeByALoadedTransportWhereItFlies() {
    Sketch loaded = over("tr 2").state("loads", Map.of("tr", Map.of("ap", 4, "fp", 6)));
    loaded
        .begin(Side.AXIS, "air-missions")
        .refuses("KS-6.7.2", "deliver unit=tr hex=0202 ap=k:4 fp=k:6")
        .refuses("KS-6.7", "deliver unit=ju hex=0202 ap=k:4 fp=k:6")
        .allows("deliver unit=tr hex=0302 ap=z:4 fp=z:6");
    Play play =
        sky()
            .state("loads", Map.of("tr", Map.of("ap", 4, "fp", 6)))
            .begin(Side.AXIS, "surprise-missions")
            .refuses("KS-6.7.2A", "deliver unit=tr hex=0102 ap=h:4 fp=z:6")
            .plays("deliver unit=tr hex=0102 ap=h:4 fp=h:6");
    assertThat(play.events(Delivered.class)).hasSize(1);
    assertThat(play.last(Delivered.class).rule()).isEqualTo("KS-6.7.3");
    assertThat(play.state(Side.AXIS, "loads")).isEqualTo(Map.of());
    sky()
        .begin(Side.AXIS, "surprise-missions")
        .refuses("KS-6.7", "deliver unit=tr hex=0102 ap=h:0 fp=h:0");
  }

  @Test
  @Case({"KS-6.3.2", "KS-6.3.1"})
  void aircraftAreAllottedEachOnce() {
    sky()
        .begin(Side.AXIS, "air-allocation")
        .refuses("KS-6.3.2", "place-air units=bf,bf sector=1")
        .allows("place-air units=bf sector=2");
  }

  @Test
  @Case({"KS-6.5", "KS-13.3"})
  void bombedUnitsShareTheWorstState() {
    Play play =
        sky()
            .unit("y", "60a rifle division C 4-5-5", "0402")
            .begin(Side.AXIS, "surprise-missions")
            .plays("bomb units=ju hex=0402", 1);
    assertThat(play.status("x")).isEqualTo(play.status("y"));
  }

  @Test
  @Case({"KS-6.4.1A", "KS-6.4.4"})
  void theHoldersFightersHuntWhereNobodyShootsBack() {
    Play play = over("bf 1", "pe 1").begin(Side.AXIS, "air-allocation").plays("end-phase");
    play.plays("end-phase", 1);
    AirCombat hunt = play.last(AirCombat.class);
    assertThat(hunt.result()).isEqualTo("DA");
    assertThat(play.is("pe", Flag.ABORTED)).isTrue();
    assertThat(play.is("bf", Flag.ABORTED)).isFalse();
  }

  @Test
  @Case("KS-6.4.2")
  void anAttackBelowTheLowestColumnIsNotRolledAndAbortsNobody() {
    Play play =
        over("gnat 1", "la 1", "pe 1")
            .air("gnat", Side.AXIS, "fighter", "1-14-0")
            .begin(Side.AXIS, "air-allocation")
            .plays("end-phase")
            .plays("end-phase", 6);
    assertThat(play.events(AirCombat.class)).hasSize(1);
    assertThat(play.is("la", Flag.ABORTED)).isFalse();
    assertThat(play.is("pe", Flag.ABORTED)).isFalse();
  }

  @Test
  @Case({"KS-6.7.1A", "KS-2.3.4"})
  void tenPointsOfAmmunitionAreTheMostOfATransport() {
    sky()
        .begin(Side.AXIS, "air-initiative")
        .allows("load unit=tr ap=10 fp=8")
        .refuses("KS-6.7.1A", "load unit=tr ap=11 fp=0");
  }

  @Test
  @Case({"KS-6.1.1", "KS-2.3.4"})
  void aFighterBomberWithoutBombsDoesNotBomb() {
    sky()
        .air("empty", Side.AXIS, "fighter-bomber", "5-13-0")
        .begin(Side.AXIS, "surprise-missions")
        .refuses("KS-6.1.1", "bomb units=empty hex=0402");
  }

  @Test
  @Case("KS-6.5")
  void theFirstHexOfTheMapMayBeBombedLikeAnyOther() {
    sky()
        .state("air-initiative", "soviet")
        .begin(Side.SOVIET, "surprise-missions")
        .allows("bomb units=il hex=0101")
        .refuses("KS-6.5", "bomb units=il hex=0101 bridge=0403/0404");
  }

  private static Sketch laden(String... sectors) {
    return over(sectors).state("loads", Map.of("tr", Map.of("ap", 4, "fp", 6)));
  }

  @Test
  @Case({"KS-6.7.2", "KS-6.7.2A"})
  void aTransportLandsOnlyInTheSectorToWhichItWasAllotted() {
    laden("tr 2")
        .begin(Side.AXIS, "air-missions")
        .refuses("KS-6.7.2", "deliver unit=tr hex=0102 ap=h:4 fp=h:6")
        .refuses("KS-6.7.2", "deliver unit=tr hex=off ap=h:4 fp=h:6");
  }

  @Test
  @Case({"KS-6.7.2", "KS-6.3.1"})
  void fightersAndFighterBombersKeepTransportsAwayBombersAndAbortedOnesDoNot() {
    String landing = "deliver unit=tr hex=0102 ap=h:4 fp=h:6";
    laden("tr 1", "la 1").begin(Side.AXIS, "air-missions").refuses("KS-6.7.2", landing);
    laden("tr 1", "il 1").begin(Side.AXIS, "air-missions").refuses("KS-6.7.2", landing);
    laden("tr 1", "pe 1", "la 2").begin(Side.AXIS, "air-missions").allows(landing);
    laden("tr 1", "gone 1")
        .air("gone", Side.SOVIET, "fighter", "6-14-0", "aborted")
        .begin(Side.AXIS, "air-missions")
        .allows(landing);
  }

  @Test
  @Case("KS-6.7.2A")
  void headquartersOfAnotherSectorDoNotCountAmongTheTwo() {
    laden()
        .state("received", Map.of("1", List.of("h", "k")))
        .begin(Side.AXIS, "surprise-missions")
        .allows("deliver unit=tr hex=0302 ap=z:4 fp=z:6");
  }

  @Test
  @Case("KS-6.7.2A")
  void whoGetsNothingIsNotSupplied() {
    Play play =
        laden()
            .hq("g", "gollnick", "0203")
            .begin(Side.AXIS, "surprise-missions")
            .plays("deliver unit=tr hex=0102 ap=h:4;k:0;g:0 fp=h:6;k:0;g:0");
    assertThat(play.events(Delivered.class)).hasSize(1);
    assertThat(play.state(Side.AXIS, "received")).isEqualTo(Map.of("1", List.of("h")));
  }

  @Test
  @Case({"KS-6.3.2", "KS-6.1.2"})
  void whoHasFlownOutHasNothingToAllot() {
    Play play =
        Sketch.clear(6, 6)
            .state("air-initiative", "axis")
            .hq("h", "iii", "0101")
            .unit("x", "60a rifle division C 4-5-5", "0402")
            .air("ju", Side.AXIS, "bomber", "2-8-4")
            .air("il", Side.SOVIET, "fighter-bomber", "2-6-4")
            .begin(Side.AXIS, "surprise-missions")
            .plays("bomb units=ju hex=0402", 6)
            .plays("end-phase");
    assertThat(play.question()).isEqualTo("air-allocation");
    assertThat(play.asked()).isEqualTo(Side.SOVIET);
  }
}
