package hexfront.games.kesselschlacht;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Secret;
import hexfront.engine.Side;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Module 6: air units. */
class AirTest {
  private static Sketch sky() {
    return Sketch.clear(10, 4)
        .area("sector-1", "0101", "0102", "0103", "0104", "0201", "0202", "0203", "0204")
        .area("sector-2", "0301", "0302", "0303", "0304", "0401", "0402", "0403", "0404")
        .area("airfields", "0102")
        .hq("h", "iii", "0101")
        .hq("k", "lix", "0202")
        .hq("m", "mauss", "0203")
        .unit("x", "60a rifle division C 4-5-5", "0402")
        .unit("y", "60a rifle division C 4-5-5", "0402")
        .hexside("major-river", "0403/0404")
        .hexside("bridge", "0403/0404")
        .air("bf", Side.AXIS, "fighter", "6-14-0")
        .air("fw", Side.AXIS, "fighter-bomber", "5-13-3")
        .air("ju", Side.AXIS, "bomber", "2-8-4")
        .air("tr", Side.AXIS, "transport", "0-3-18")
        .air("la", Side.SOVIET, "fighter", "6-14-0")
        .air("il", Side.SOVIET, "fighter-bomber", "2-6-4");
  }

  @Test
  @Case({"KS-4.B", "KS-6.2", "KS-6.2.1"})
  void oneToThreeGivesTheAxisTheInitiativeAndSurpriseMissions() {
    Play axis = sky().begin(Side.AXIS, "air-initiative").plays("roll", 3);
    assertThat(axis.question()).isEqualTo("surprise-missions");
    assertThat(axis.asked()).isEqualTo(Side.AXIS);
    Play soviet = sky().begin(Side.AXIS, "air-initiative").plays("roll", 4);
    assertThat(soviet.asked()).isEqualTo(Side.SOVIET);
    assertThat(soviet.state(Side.AXIS, "air-initiative")).isEqualTo("soviet");
  }

  @Test
  @Case({"KS-6.7.1", "KS-6.7.1A", "KS-2.3.4"})
  void loadsAreLimitedByCapacityAndByWhatThereIs() {
    Play play =
        sky()
            .air("tr2", Side.AXIS, "transport", "1-6-12")
            .begin(Side.AXIS, "air-initiative")
            .refuses("KS-6.7.1A", "load unit=tr ap=12 fp=6")
            .refuses("KS-6.7.1A", "load unit=tr ap=9 fp=10")
            .refuses("KS-6.7.1A", "load unit=ju ap=1 fp=1")
            .plays("load unit=tr ap=8 fp=10")
            .refuses("KS-6.7.1", "load unit=tr2 ap=3 fp=1")
            .refuses("KS-6.7.1", "load unit=tr2 ap=0 fp=11")
            .plays("load unit=tr2 ap=2 fp=10")
            .plays("load unit=tr ap=1 fp=1");
    assertThat(play.state(Side.AXIS, "loads"))
        .isEqualTo(Map.of("tr", Map.of("ap", 1, "fp", 1), "tr2", Map.of("ap", 2, "fp", 10)));
    assertThat(play.state(Side.SOVIET, "loads")).isNull();
    assertThat(play.order("load unit=tr ap=1 fp=1")).isInstanceOf(Secret.class);
  }

  @Test
  @Case({"KS-6.1", "KS-6.1.1", "KS-6.1.2", "KS-6.1.3", "KS-2.3", "KS-2.3.1", "KS-6.2.1"})
  void bombersAndFighterBombersBombOnceATurnAnywhereBySurprise() {
    Play play =
        sky()
            .state("air-initiative", "axis")
            .begin(Side.AXIS, "surprise-missions")
            .refuses("KS-6.1.1", "bomb units=bf hex=0402")
            .refuses("KS-6.1.1", "bomb units=tr hex=0402")
            .refuses("KS-6.5", "bomb units=ju hex=0101")
            .plays("bomb units=ju hex=0402", 1)
            .refuses("KS-6.1.1", "bomb units=ju hex=0402")
            .plays("bomb units=fw hex=0402", 2);
    assertThat(play.is("ju", Flag.FLOWN)).isTrue();
    play.plays("end-phase").refuses("KS-6.3.2", "place-air units=ju sector=1");
  }

  @Test
  @Case({"KS-6.5", "KS-2.4.3", "KS-2.4.4", "KS-2.4.5"})
  void bombsDisorganizeAndDisruptEveryUnitOfAHexAndRoutNobody() {
    Sketch raid = sky().state("air-initiative", "axis");
    Play play = raid.begin(Side.AXIS, "surprise-missions").plays("bomb units=ju hex=0402", 2);
    assertThat(play.status("x")).isEqualTo("DO");
    assertThat(play.status("y")).isEqualTo("DO");
    play.plays("bomb units=fw hex=0402", 2);
    assertThat(play.status("x")).isEqualTo("DIS");
    Play both =
        raid.air("ju2", Side.AXIS, "bomber", "2-8-9")
            .begin(Side.AXIS, "surprise-missions")
            .plays("bomb units=ju,fw hex=0402", 1)
            .plays("bomb units=ju2 hex=0402", 1);
    assertThat(both.status("x")).isEqualTo("DIS");
    assertThat(both.events(Bombed.class).getFirst().column()).isEqualTo("7-9");
  }

  @Test
  @Case("KS-6.5.1")
  void oneBridgeATurnIsBombedAndBombersAddOneToTheDie() {
    Sketch raid = sky().state("air-initiative", "axis");
    Play play =
        raid.begin(Side.AXIS, "surprise-missions")
            .refuses("KS-6.5.1", "bomb units=fw bridge=0401/0402")
            .plays("bomb units=fw bridge=0403/0404", 2);
    assertThat(play.events(BridgeBlown.class)).hasSize(1);
    play.refuses("KS-6.5.1", "bomb units=ju bridge=0403/0404");
    Play bomber =
        raid.begin(Side.AXIS, "surprise-missions").plays("bomb units=ju bridge=0403/0404", 2);
    assertThat(bomber.events(BridgeBlown.class)).isEmpty();
    bomber.refuses("KS-6.5.1", "bomb units=fw bridge=0403/0404");
    assertThat(bomber.state(Side.AXIS, "bridge-tries"))
        .isEqualTo(Map.of("axis", List.of(1, 0), "soviet", List.of(0, 0)));
  }

  @Test
  @Case({"KS-4.C", "KS-6.3.2", "KS-6.3.1"})
  void bothSidesAllotInSecretAndShowTogether() {
    Play play =
        sky()
            .state("air-initiative", "soviet")
            .begin(Side.AXIS, "air-allocation")
            .refuses("KS-6.3.1", "place-air units=bf sector=25")
            .plays("place-air units=bf,fw sector=1")
            .plays("place-air units=fw sector=2");
    assertThat(play.state(Side.AXIS, "sectors")).isEqualTo(Map.of("bf", 1, "fw", 2));
    assertThat(play.state(Side.SOVIET, "sectors")).isEqualTo(Map.of());
    assertThat(play.order("place-air units=bf sector=1")).isInstanceOf(Secret.class);
    play.plays("end-phase");
    assertThat(play.asked()).isEqualTo(Side.SOVIET);
    play.refuses("KS-6.3.2", "place-air units=bf sector=1").plays("end-phase");
    assertThat(play.state(Side.SOVIET, "sectors")).isEqualTo(Map.of("bf", 1, "fw", 2));
  }

  private static Play over(String... sectors) {
    Map<String, Object> where = new java.util.LinkedHashMap<>();
    for (String each : sectors) {
      where.put(each.split(" ")[0], Integer.parseInt(each.split(" ")[1]));
    }
    return sky()
        .state("air-initiative", "axis")
        .state("sectors", where)
        .begin(Side.AXIS, "air-combat");
  }

  @Test
  @Case({"KS-6.4", "KS-6.4.1", "KS-6.4.2", "KS-2.3.2"})
  void fightersShootFirstAtFightersAndBothBeforeAnybodyAborts() {
    Play play = over("bf 1", "fw 1", "la 1", "il 1");
    assertThat(play.asked()).isEqualTo(Side.AXIS);
    play.refuses("KS-6.1.1", "intercept units=bf").plays("intercept units=fw");
    assertThat(play.asked()).isEqualTo(Side.SOVIET);
    play.plays("intercept units=", 3, 1, 6);
    List<AirCombat> fights = play.events(AirCombat.class);
    assertThat(fights.get(0).column()).isEqualTo("3-2");
    assertThat(fights.get(0).result()).isEqualTo("DA");
    assertThat(fights.get(1).column()).isEqualTo("1-2");
    assertThat(fights.get(1).result()).isEqualTo("DA");
    assertThat(play.is("bf", Flag.ABORTED)).isTrue();
    assertThat(play.is("la", Flag.ABORTED)).isTrue();
    assertThat(play.is("il", Flag.ABORTED)).isFalse();
    assertThat(play.asked()).isEqualTo(Side.SOVIET);
    assertThat(play.question()).isEqualTo("air-missions");
  }

  @Test
  @Case({"KS-6.4.1A", "KS-6.4.3", "KS-6.4.4", "KS-2.3.3", "KS-6.7.4"})
  void fightersThatWonHuntTheOthersWithTheirManeuver() {
    Play play = over("la 1", "tr 1", "fw 1").plays("intercept units=", 3);
    AirCombat hunt = play.events(AirCombat.class).getFirst();
    assertThat(hunt.shifts()).isEqualTo(2);
    assertThat(hunt.column()).isEqualTo("2-1");
    assertThat(play.is("tr", Flag.ABORTED)).isTrue();
    Play second = over("bf 1", "fw 1", "la 1", "il 1").plays("intercept units=fw");
    second.plays("intercept units=", 1, 6, 1);
    assertThat(second.events(AirCombat.class)).hasSize(3);
    assertThat(second.is("il", Flag.ABORTED)).isTrue();
    assertThat(second.rules().air.maneuverShift(3)).isZero();
    assertThat(second.rules().air.maneuverShift(4)).isEqualTo(1);
    assertThat(second.rules().air.maneuverShift(10)).isEqualTo(2);
  }

  @Test
  @Case({"KS-4.D", "KS-6.5", "KS-6.1.2"})
  void missionsAreFlownInTheSectorAndNotByThoseWhoFought() {
    Play play =
        over("fw 2", "ju 2", "il 2").plays("intercept units=fw").plays("intercept units=", 6);
    assertThat(play.question()).isEqualTo("air-missions");
    play.refuses("KS-6.1.1", "bomb units=fw hex=0402").allows("bomb units=ju hex=0402");
    Play far = over("ju 1", "la 2", "fw 2").plays("intercept units=", 6);
    far.refuses("KS-6.5", "bomb units=ju hex=0402").allows("bomb units=fw hex=0402");
  }

  @Test
  @Case({"KS-6.6", "KS-12.2.4", "KS-6.3.1"})
  void atMostTwoFighterBombersSupportAnAttackInTheirSector() {
    Play play =
        sky()
            .air("fw2", Side.AXIS, "fighter-bomber", "5-13-3")
            .air("fw3", Side.AXIS, "fighter-bomber", "5-13-3")
            .air("fw4", Side.AXIS, "fighter-bomber", "5-13-3", "fighter")
            .unit("a", "xlviii infantry regiment B 5-3-6", "0401", "supplied")
            .state("sectors", Map.of("fw", 2, "fw2", 2, "fw3", 2, "fw4", 2, "ju", 2))
            .begin(Side.AXIS, "combat")
            .refuses("KS-6.6", "attack attackers=a hexes=0402 support=fw,fw2,fw3")
            .refuses("KS-6.6", "attack attackers=a hexes=0402 support=ju")
            .refuses("KS-6.6", "attack attackers=a hexes=0402 support=fw4");
    assertThat(play.odds("attack attackers=a hexes=0402 support=fw,fw2").shifts()).isEqualTo(2);
    play.plays("attack attackers=a hexes=0402 support=fw", 3);
    assertThat(play.is("fw", Flag.FLOWN)).isTrue();
  }

  private static Sketch loaded() {
    return sky()
        .state("air-initiative", "axis")
        .state("loads", Map.of("tr", Map.of("ap", 4, "fp", 6)));
  }

  @Test
  @Case({"KS-6.7", "KS-6.7.2", "KS-6.7.2A", "KS-6.7.3", "KS-10.5.6", "KS-10.6.5"})
  void aLandingServesTwoHeadquartersOfTheSectorADropTheOneBelow() {
    Play play =
        loaded()
            .begin(Side.AXIS, "surprise-missions")
            .refuses("KS-6.7.2", "deliver unit=tr hex=0102 ap=h:4")
            .refuses("KS-6.7.2A", "deliver unit=tr hex=0102 ap=h:4 fp=k:3;m:3")
            .refuses("KS-6.7.2A", "deliver unit=tr hex=0202 ap=k:4 fp=h:6")
            .refuses("KS-6.7", "deliver unit=tr hex=0402 ap=x:4 fp=x:6")
            .plays("deliver unit=tr hex=0102 ap=h:4 fp=k:6");
    assertThat(play.ammo("iii")).isEqualTo(4);
    assertThat(play.fuel("lix")).isEqualTo(6);
    assertThat(play.state(Side.AXIS, "received")).isEqualTo(Map.of("1", List.of("h", "k")));
    assertThat(play.is("tr", Flag.FLOWN)).isTrue();
    Play third =
        loaded()
            .state("received", Map.of("1", List.of("h", "k")))
            .begin(Side.AXIS, "surprise-missions")
            .refuses("KS-6.7.2A", "deliver unit=tr hex=0203 ap=m:4 fp=m:6");
    third.allows("deliver unit=tr hex=0202 ap=k:4 fp=k:6");
  }

  @Test
  @Case({"KS-6.7.2", "KS-6.3.1"})
  void inTheSectorsSovietFightersKeepTransportsFromLanding() {
    Sketch sectors = loaded().state("sectors", Map.of("tr", 1, "il", 1));
    sectors
        .begin(Side.AXIS, "air-missions")
        .refuses("KS-6.7.2", "deliver unit=tr hex=0102 ap=h:4 fp=h:6")
        .refuses("KS-6.7.2", "deliver unit=tr hex=0202 ap=k:4 fp=k:6");
    sectors
        .state("control", Map.of("0102", "soviet"))
        .begin(Side.AXIS, "air-missions")
        .allows("deliver unit=tr hex=0202 ap=k:4 fp=k:6");
    loaded()
        .state("sectors", Map.of("tr", 1))
        .begin(Side.AXIS, "air-missions")
        .allows("deliver unit=tr hex=0102 ap=h:4 fp=h:6");
  }

  @Test
  @Case("KS-13.3.5")
  void aHeadquartersInDisorderReceivesNothing() {
    Sketch.clear(6, 6)
        .hq("h", "iii", "0101", "disorganized")
        .air("tr", Side.AXIS, "transport", "0-3-18")
        .state("air-initiative", "axis")
        .state("loads", Map.of("tr", Map.of("ap", 4, "fp", 6)))
        .begin(Side.AXIS, "surprise-missions")
        .refuses("KS-13.3.5", "deliver unit=tr hex=0101 ap=h:4 fp=h:6");
  }
}
