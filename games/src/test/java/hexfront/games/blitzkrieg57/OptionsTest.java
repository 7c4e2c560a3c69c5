package hexfront.games.blitzkrieg57;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Section 16. */
class OptionsTest {
  @Test
  @Case("GJ-16.1")
  void whoBidsMostHasTheAxis() {
    Play play = Play.campaign("bid");
    assertThat(play.question()).isEqualTo("bid");
    play.refuses("GJ-16.1", "pass")
        .refuses("GJ-16.1", "bid points=76")
        .plays("bid points=10")
        .refuses("GJ-16.1", "bid points=10")
        .plays("bid points=12")
        .plays("pass");
    assertThat(play.view(Side.AXIS).state())
        .containsEntry("bid", 12)
        .containsEntry("seats-changed", true);
    assertThat(play.question()).isEqualTo("preliminary-combat");
  }

  @Test
  @Case("GJ-16.1")
  void heWinsIfHeReachesHisBid() {
    Sketch city =
        Sketch.clear(6, 6)
            .terrain("major-city", "0202", "0505", "0305")
            .state("control", Map.of("0202", "axis"))
            .option("bid");
    assertThat(city.state("bid", 10).begin(Side.AXIS, "game-over").score().winner())
        .isEqualTo(Side.AXIS);
    assertThat(city.state("bid", 11).begin(Side.AXIS, "game-over").score().winner())
        .isEqualTo(Side.SOVIET);
  }

  private static Sketch reserve() {
    return Sketch.clear(12, 12)
        .hq("5A", Side.SOVIET, 2, "0303")
        .soviet("led", "3-3-4", "0305")
        .soviet("far", "3-3-5", "0909")
        .soviet("b", "3-3-4", "0302")
        .soviet("c", "3-3-4", "0304")
        .axis("e", "1-1-5", "0306")
        .axis("f", "1-1-5", "0910")
        .option("soviet-reserve")
        .cup("SOVIET-RESERVE");
  }

  private static Play drawn(int die) {
    return reserve().begin(Side.SOVIET, "order-execution").plays("draw", die);
  }

  @Test
  @Case({"GJ-7.2.3", "GJ-16.2-1"})
  void theReserveChitActivatesAsManyUnitsAsTheDieSays() {
    drawn(4)
        .refuses("GJ-16.2-1", "activate units=led,far,b,c")
        .refuses("GJ-16.2-1", "activate units=e")
        .allows("activate units=led,far,b");
    drawn(5).allows("activate units=led,far,b,c");
    drawn(6).allows("activate units=led,far,b,c,5A");
    assertThat(drawn(1).plays("pass").question()).isNotEqualTo("reserve");
  }

  @Test
  @Case("GJ-16.2-1")
  void theChitIsSelectedLikeOthersButOnlyWithTheOption() {
    Sketch.clear(6, 6)
        .turn(1)
        .begin(Side.SOVIET, "chit-selection")
        .refuses("GJ-6.2.1", "select-chits chits=SOVIET-RESERVE");
    Sketch.clear(6, 6)
        .turn(1)
        .option("soviet-reserve")
        .begin(Side.SOVIET, "chit-selection")
        .allows("select-chits chits=SOVIET-RESERVE");
  }

  @Test
  @Case("GJ-16.2-2")
  void outOfCommandTheyMoveHalfAndDoNotAttack() {
    Play play = drawn(3).plays("activate units=led,far");
    assertThat(play.rules().movement.allowance(play.position(), play.unit("led"))).isEqualTo(2 * 4);
    assertThat(play.cost("far", "0907")).isEmpty();
    assertThat(play.rules().movement.allowance(play.position(), play.unit("far"))).isEqualTo(2 * 2);
    play.plays("end-phase")
        .refuses("GJ-16.2-2", "attack attackers=far hexes=0910")
        .allows("attack attackers=led hexes=0306");
  }

  @Test
  @Case("GJ-16.2-3")
  void aHeadquartersAmongThemLeadsNobody() {
    Play play = drawn(3).plays("activate units=5A");
    assertThat(play.is("5A", Flag.ACTIVE)).isTrue();
    assertThat(play.is("b", Flag.ACTIVE)).isFalse();
  }

  @Test
  @Case("GJ-16.1")
  void theHighestBidEndsTheBidding() {
    Play play = Play.campaign("bid").refuses("GJ-5.2", "draw");
    play.plays("bid points=75");
    assertThat(play.question()).isEqualTo("preliminary-combat");
    assertThat(play.view(Side.AXIS).state())
        .containsEntry("bid", 75)
        .containsEntry("seats-changed", false);
    Play soviet = Play.campaign("bid").plays("bid points=0");
    assertThat(soviet.asked()).isEqualTo(Side.SOVIET);
    assertThat(soviet.position().phasing()).isEqualTo(Side.SOVIET);
    soviet.refuses("GJ-16.1", "bid points=0").plays("pass");
    assertThat(soviet.events()).anyMatch(e -> e instanceof BidMade b && b.points() == 0);
    assertThat(soviet.view(Side.AXIS).state()).containsEntry("seats-changed", false);
  }

  @Test
  @Case("GJ-16.2-1")
  void theReserveNamesUnitsOnTheMapEachOnce() {
    drawn(6)
        .refuses("GJ-16.2-1", "activate units=led,led")
        .refuses("GJ-5.0", "end-phase")
        .plays("activate units=led,far");
    Play play = drawn(6).plays("activate units=led,far");
    assertThat(play.is("led", Flag.UNLED)).isFalse();
    assertThat(play.is("far", Flag.UNLED)).isTrue();
    assertThat(play.events()).anyMatch(e -> e instanceof Activated a && a.units().size() == 2);
    assertThat(play.question()).isEqualTo("movement");
  }
}
