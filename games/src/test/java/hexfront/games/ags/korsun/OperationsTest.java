package hexfront.games.ags.korsun;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Section 23.2: which headquarters pays for an attack. */
class OperationsTest {
  /** Two headquarters, p west and q east, between them an enemy and two tanks that reach both. */
  private static Sketch between(int p, int q) {
    return Sketch.clear(16, 10)
        .turn(5)
        .snow()
        .hq("p", p, "0302")
        .hq("q", q, "0702")
        .soviet("x", "tank", "9-2-9", "0504")
        .soviet("y", "tank", "9-2-9", "0404")
        .german("b", "infantry", "2-1-5", "0505");
  }

  private static int left(Play play, String hq) {
    return play.korsun().operations.left(play.position(), hq.equals("p") ? 0 : 1);
  }

  private static Play attacks(Play play, String attackers) {
    play.plays("attack attackers=" + attackers + " hexes=0505", 6);
    return play;
  }

  @Test
  @Case({"KORSUN-23.2", "KORSUN-23.22"})
  void oneHeadquartersThatReachesAllPaysAlone() {
    Play play = attacks(between(4, 4).begin(Side.SOVIET, "combat"), "x,y");
    assertThat(left(play, "p") + left(play, "q")).isEqualTo(3);
  }

  @Test
  @Case("KORSUN-23.2")
  void theOneWithMostOperationsLeftPays() {
    Play play = attacks(between(4, 8).begin(Side.SOVIET, "combat"), "x");
    assertThat(left(play, "p")).isEqualTo(2);
    assertThat(left(play, "q")).isEqualTo(3);
    Play used =
        attacks(
            between(6, 6).state("operations-used", Map.of("p", 1)).begin(Side.SOVIET, "combat"),
            "x");
    assertThat(left(used, "p")).isEqualTo(2);
    assertThat(left(used, "q")).isEqualTo(2);
  }

  @Test
  @Case("KORSUN-23.2")
  void ofTwoAlikeTheFirstPays() {
    Play play = attacks(between(4, 4).begin(Side.SOVIET, "combat"), "x");
    assertThat(left(play, "p")).isEqualTo(1);
    assertThat(left(play, "q")).isEqualTo(2);
  }

  @Test
  @Case("KORSUN-23.2")
  void theNamedOnePaysThoughItHasFewerLeft() {
    Play play = between(4, 8).begin(Side.SOVIET, "combat").plays("coordinate unit=p");
    attacks(play, "x");
    assertThat(left(play, "p")).isEqualTo(1);
    assertThat(left(play, "q")).isEqualTo(4);
  }

  @Test
  @Case("KORSUN-23.2")
  void theNamedOneDoesNotPayOnceItHasNoneLeft() {
    Play play =
        between(4, 4)
            .state("operations-used", Map.of("p", 2))
            .begin(Side.SOVIET, "combat")
            .plays("coordinate unit=p");
    attacks(play, "x");
    assertThat(left(play, "p")).isZero();
    assertThat(left(play, "q")).isEqualTo(1);
  }

  @Test
  @Case({"KORSUN-23.2", "KORSUN-23.23"})
  void twoPayWhereNoneReachesAllAlone() {
    Play play =
        Sketch.clear(16, 8)
            .turn(5)
            .snow()
            .hq("p", 4, "0204")
            .hq("q", 4, "1204")
            .soviet("x", "tank", "9-2-9", "0604")
            .soviet("y", "tank", "9-2-9", "0804")
            .german("b", "infantry", "2-1-5", "0705")
            .begin(Side.SOVIET, "combat");
    play.plays("attack attackers=x,y hexes=0705", 6);
    assertThat(left(play, "p")).isEqualTo(1);
    assertThat(left(play, "q")).isEqualTo(1);
  }

  @Test
  @Case({"KORSUN-23.2", "KORSUN-23.21"})
  void whoIsOutOfOperationsCoordinatesNothing() {
    between(4, 4)
        .state("operations-used", Map.of("p", 2, "q", 2))
        .begin(Side.SOVIET, "combat")
        .refuses("KORSUN-23.2", "attack attackers=x hexes=0505");
  }

  @Test
  @Case("KORSUN-23.2")
  void onlyActiveSovietHeadquartersAreNamedAndOnlyFromTurn5() {
    between(4, 4).turn(4).begin(Side.SOVIET, "combat").refuses("KORSUN-23.2", "coordinate unit=p");
    Play play = between(4, 4).begin(Side.SOVIET, "combat");
    play.refuses("KORSUN-23.2", "coordinate unit=x");
    assertThat(play.legal("coordinate")).containsExactly("coordinate unit=p", "coordinate unit=q");
    play.plays("coordinate unit=p");
    assertThat(play.legal("coordinate")).containsExactly("coordinate unit=q");
  }

  @Test
  @Case({"KORSUN-23.13", "KORSUN-23.2"})
  void anOverrunIsPaidLikeAnAttack() {
    Play play = between(4, 8).begin(Side.SOVIET, "initial-movement");
    play.plays("overrun units=x hex=0505", 6);
    assertThat(left(play, "p")).isEqualTo(2);
    assertThat(left(play, "q")).isEqualTo(3);
  }

  @Test
  @Case("KORSUN-23.2")
  void germanAttacksCostNothing() {
    Play play = between(4, 4).begin(Side.AXIS, "combat");
    play.allows("attack attackers=b hexes=0504");
    play.plays("attack attackers=b hexes=0504", 1);
    assertThat(left(play, "p") + left(play, "q")).isEqualTo(4);
  }
}
