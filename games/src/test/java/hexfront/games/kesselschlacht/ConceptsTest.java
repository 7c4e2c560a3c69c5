package hexfront.games.kesselschlacht;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import hexfront.engine.map.HexSet;
import hexfront.games.Arrangement.Impossible;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Modules 2 and 3: counters, stacking, zones, quality, what can be seen. */
class ConceptsTest {
  private static List<String> zone(Play play, Side side, String purpose) {
    HexSet zone = play.rules().zones(play.position(), side, purpose);
    return zone.stream().mapToObj(play.rules()::number).toList();
  }

  @Test
  @Case({"KS-1.0.1", "KS-2.1", "KS-2.1.1", "KS-2.1.2", "KS-3.5", "KS-2.2.1"})
  void theBoxHasAMapOfSixtyHexrowsAndCountersOfAllFormations() {
    Play play = Play.open("campaign");
    assertThat(Sketch.BOX.map().grid().hexrows()).isEqualTo(60);
    assertThat(Sketch.BOX.counters()).hasSize(256);
    assertThat(Sketch.BOX.counters().stream().map(Unit::formation))
        .contains("iii", "mauss", "iiss", "vii", "60a", "5gtc", "31tc");
    assertThat(play.rules().roster.formations.group(play.rules().roster.formations.of("40a")))
        .isEqualTo(Formations.Group.SECOND_UKRAINIAN);
    assertThat(play.rules().terrain.highestSector()).isEqualTo(24);
  }

  @Test
  @Case({"KS-2.2", "KS-2.2.2", "KS-2.2.3", "KS-2.2.5", "KS-2.2.6", "KS-2.2.7"})
  void movementSaysWhoIsMotorizedAndFormationsWhoLeads() {
    Play play =
        Sketch.clear(5, 5)
            .hq("h", "iii", "0101")
            .unit("foot", "iii infantry regiment B 3-3-6", "0102")
            .unit("car", "xlviii motorized regiment A 3-3-7", "0103")
            .unit("fuel", "iii panzer regiment A 5-4-0", "0102")
            .begin(Side.AXIS, "movement");
    KesselRoster roster = play.rules().roster;
    assertThat(roster.isMotorized(play.unit("foot"))).isFalse();
    assertThat(roster.isMotorized(play.unit("car"))).isTrue();
    assertThat(roster.isFuelled(play.unit("fuel"))).isTrue();
    assertThat(roster.quality(play.unit("fuel"))).isEqualTo(3);
    assertThat(play.rules().headquarters(play.position(), play.unit("foot")))
        .isEqualTo(play.unit("h"));
    assertThat(play.rules().strength.defence(play.position(), play.unit("foot"))).isEqualTo(3);
  }

  @Test
  @Case({"KS-3.1", "KS-3.1.1", "KS-3.1.2"})
  void aHexHoldsThreeAxisOrTwoSovietCombatUnitsAndAnyHeadquarters() {
    Sketch axis =
        Sketch.clear(4, 4)
            .hq("h", "iii", "0101")
            .hq("k", "lix", "0101")
            .unit("a", "iii infantry regiment B 3-3-6", "0101")
            .unit("b", "iii infantry regiment B 3-3-6", "0101")
            .unit("c", "lix infantry regiment B 3-3-6", "0101");
    assertThat(axis.begin(Side.AXIS, "movement").position().stackSize(0)).isEqualTo(5);
    Sketch soviet =
        Sketch.clear(4, 4)
            .unit("x", "60a rifle division C 4-5-5", "0101")
            .unit("y", "60a rifle division C 4-5-5", "0101")
            .unit("z", "60a rifle division C 4-5-5", "0101");
    assertThatThrownBy(() -> soviet.begin(Side.SOVIET, "movement"))
        .isInstanceOf(Impossible.class)
        .hasMessageContaining("KS-3.1.2");
  }

  @Test
  @Case({"KS-3.1.2", "KS-3.1.3", "KS-11.1.2"})
  void unitsPassThroughFriendsButDoNotEndOverstacked() {
    Play play =
        Sketch.clear(5, 6)
            .unit("a", "xlviii infantry regiment B 3-3-6", "0301", "supplied")
            .unit("b", "xlviii infantry regiment B 3-3-6", "0302", "supplied")
            .unit("c", "xlviii infantry regiment B 3-3-6", "0302", "supplied")
            .unit("d", "xlviii infantry regiment B 3-3-6", "0302", "supplied")
            .begin(Side.AXIS, "movement");
    play.refuses("KS-3.1.2", "move units=a path=0301,0302")
        .allows("move units=a path=0301,0302,0303");
  }

  @Test
  @Case({"KS-3.2", "KS-3.2.1", "KS-13.3.3"})
  void oneRegimentOrThreeBattalionsExertAZone() {
    Sketch two =
        Sketch.clear(5, 5)
            .hq("h", "xlviii", "0303")
            .unit("a", "xlviii assault-gun battalion A 3-3-8", "0303")
            .unit("b", "xlviii assault-gun battalion A 3-3-8", "0303");
    assertThat(zone(two.begin(Side.AXIS, "movement"), Side.AXIS, "movement")).isEmpty();
    two.unit("c", "xlviii assault-gun battalion B 3-3-8", "0303");
    assertThat(zone(two.begin(Side.AXIS, "movement"), Side.AXIS, "movement")).hasSize(6);
    Sketch routed = Sketch.clear(5, 5).unit("x", "60a rifle division C 4-5-5", "0303", "routed");
    assertThat(zone(routed.begin(Side.AXIS, "movement"), Side.SOVIET, "movement")).isEmpty();
    Sketch disrupted =
        Sketch.clear(5, 5).unit("x", "60a rifle division C 4-5-5", "0303", "disrupted");
    assertThat(zone(disrupted.begin(Side.AXIS, "movement"), Side.SOVIET, "movement")).hasSize(6);
  }

  @Test
  @Case("KS-3.2.3")
  void zonesStopAtCitiesAndAtMajorRiversWithoutABridge() {
    Play play =
        Sketch.clear(5, 5)
            .terrain("city", "0302")
            .hexside("major-river", "0303/0304", "0303/0403")
            .hexside("bridge", "0303/0403")
            .unit("x", "60a rifle division C 4-5-5", "0303")
            .begin(Side.AXIS, "movement");
    assertThat(zone(play, Side.SOVIET, "movement"))
        .doesNotContain("0302", "0304")
        .contains("0403")
        .hasSize(4);
    Play city =
        Sketch.clear(5, 5)
            .terrain("city", "0303")
            .unit("x", "60a rifle division C 4-5-5", "0303")
            .begin(Side.AXIS, "movement");
    assertThat(zone(city, Side.SOVIET, "movement")).hasSize(6);
  }

  @Test
  @Case({"KS-3.2.2", "KS-3.2.5"})
  void aFriendCancelsAZoneForSupplyAndRetreatNotForMovement() {
    Play play =
        Sketch.clear(5, 5)
            .unit("x", "60a rifle division C 4-5-5", "0303")
            .unit("a", "xlviii infantry regiment B 3-3-6", "0302")
            .begin(Side.AXIS, "movement");
    assertThat(zone(play, Side.SOVIET, "movement")).contains("0302");
    assertThat(zone(play, Side.SOVIET, "supply")).doesNotContain("0302").contains("0304");
    assertThat(zone(play, Side.SOVIET, "retreat")).doesNotContain("0302");
  }

  @Test
  @Case({"KS-3.2.4", "KS-11.1.3", "KS-11.2.1"})
  void aZoneStopsWhoEntersAndHoldsWhoBeginsInIt() {
    Play play =
        Sketch.clear(8, 8)
            .unit("x", "60a rifle division C 4-5-5", "0404")
            .unit("hun", "vii infantry regiment C 2-2-6", "0403", "supplied")
            .unit("ger", "xlviii infantry regiment B 3-3-6", "0403", "supplied")
            .unit("far", "xlviii infantry regiment B 3-3-6", "0401", "supplied")
            .begin(Side.AXIS, "movement");
    play.refuses("KS-3.2.4", "move units=far path=0401,0402,0403,0304")
        .refuses("KS-3.2.4", "move units=hun path=0403,0304")
        .allows("move units=hun path=0403,0402,0302")
        .allows("move units=ger path=0403,0304")
        .refuses("KS-3.2.4", "move units=ger path=0403,0304,0305");
  }

  @Test
  @Case({"KS-3.3", "KS-3.3.1", "KS-12.1.4"})
  void fewPointsOfQualityCountByTheLowestManyByTheHighest() {
    assertThat(Strength.rating(3, 1, 2)).isEqualTo(1);
    assertThat(Strength.rating(4, 1, 3)).isEqualTo(3);
  }

  @Test
  @Case({"KS-3.6", "KS-4.0"})
  void outsideCombatOnlyTheTopOfAnEnemyStackIsSeen() {
    Sketch stack =
        Sketch.clear(6, 6)
            .unit("x", "60a rifle division C 4-5-5", "0303")
            .unit("y", "60a rifle division C 4-5-5", "0303")
            .hq("h", "60a", "0303")
            .unit("a", "xlviii infantry regiment B 3-3-6", "0301");
    Play play = stack.begin(Side.SOVIET, "movement");
    assertThat(play.view(Side.AXIS).units()).extracting(c -> c.id()).containsExactly("x", "a");
    assertThat(play.state(Side.AXIS, "covered")).isEqualTo(Map.of("0303", 2));
    assertThat(play.view(Side.SOVIET).units()).hasSize(4);
    play.plays("set-top unit=h").refuses("KS-3.6", "set-top unit=a");
    assertThat(play.view(Side.AXIS).units()).extracting(c -> c.id()).containsExactly("h", "a");
    assertThat(stack.begin(Side.AXIS, "combat").view(Side.AXIS).units()).hasSize(4);
  }
}
