package hexfront.games.ags;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Section 9.7. */
class RetreatTest {
  private static final String COMBAT = "combat";

  /** A German attack from 0303 on a unit in 0304, which can fall back to 0204, 0305 and 0404. */
  private static Sketch attackFromTheNorth() {
    return Sketch.clear(6, 9).german("a", "18-7-7", "0303").soviet("x", "2-3-1|1-1-1", "0304");
  }

  private static Play hit(Sketch sketch, String result) {
    return sketch.begin(Side.AXIS, COMBAT).fights("attack attackers=a hexes=0304", result);
  }

  @Test
  @Case("AGS-9.7")
  void allUnitsOfTheSideInTheCombatRetreatAndPayNoPoints() {
    Play table =
        hit(
            attackFromTheNorth().terrain("swamp", "0305", "0306").soviet("y", "2-3-6", "0304"),
            "-/2");
    table.refuses("AGS-9.7", "retreat paths=x:0304,0305,0306");
    table.plays("retreat paths=x:0304,0305,0306;y:0304,0305,0306");
    assertThat(table.at("x")).isEqualTo("0306");
  }

  @Test
  @Case({"AGS-9.71", "AGS-9.66"})
  void retreatIsAChoice() {
    Play table = hit(attackFromTheNorth(), "-/1");
    assertThat(table.question()).isEqualTo("lose-or-retreat");
    table
        .allows("choose option=lose")
        .allows("choose option=retreat")
        .plays("choose option=retreat");
    assertThat(table.question()).isEqualTo("retreat");
    table.plays("retreat paths=x:0304,0404");
    assertThat(table.stepsLeft("x")).isEqualTo(2);
  }

  @Test
  @Case("AGS-9.71")
  void noRetreatLeadsIntoAnEnemyOrAnEnemyZone() {
    Play table = hit(attackFromTheNorth().german("b", "5-7-7", "0505"), "-/1");
    assertThat(table.retreatsOf("x")).containsExactly("0204", "0305");
    table
        .refuses("AGS-9.71", "retreat paths=x:0304,0403")
        .refuses("AGS-9.71", "retreat paths=x:0304,0404")
        .refuses("AGS-9.71", "retreat paths=x:0304,0303");
  }

  @Test
  @Case("AGS-9.71")
  void noRetreatPassesThroughAnEnemyZone() {
    Play table = hit(attackFromTheNorth().german("b", "5-7-7", "0505"), "-/2");
    table.refuses("AGS-9.71", "retreat paths=x:0304,0404,0405");
  }

  /** A unit at the southern edge whose only way is off the map. */
  private static Sketch atTheEdge() {
    return Sketch.clear(6, 6)
        .german("a", "18-7-7", "0305")
        .german("b", "5-7-7", "0506")
        .soviet("x", "2-3-6|1-1-6", "0306");
  }

  @Test
  @Case("AGS-9.71")
  void unitsThatRetreatOffTheMapAreEliminated() {
    Play table =
        atTheEdge()
            .german("c", "5-7-7", "0106")
            .begin(Side.AXIS, COMBAT)
            .fights("attack attackers=a hexes=0306", "-/1");
    assertThat(table.retreatsOf("x")).containsExactly("off");
    table.plays("retreat paths=x:0306,off");
    assertThat(table.at("x")).isEqualTo("gone");
  }

  @Test
  @Case("AGS-9.71")
  void nobodyRetreatsOffTheMapWhoHasAnotherWay() {
    atTheEdge()
        .begin(Side.AXIS, COMBAT)
        .fights("attack attackers=a hexes=0306", "-/1")
        .refuses("AGS-9.71", "retreat paths=x:0306,off")
        .allows("retreat paths=x:0306,0206");
  }

  @Test
  @Case("AGS-9.72")
  void theOwnerMovesHisRetreatingUnits() {
    Play table = hit(attackFromTheNorth(), "-/1").plays("choose option=retreat");
    assertThat(table.asked()).isEqualTo(Side.SOVIET);
  }

  @Test
  @Case({"AGS-9.66", "AGS-9.72"})
  void everyWayToMeetAResultIsListed() {
    Play table = hit(attackFromTheNorth(), "-/1");
    Set<String> listed = new HashSet<>();
    boolean complete =
        table.rules().legal(table.position(), order -> listed.add(order.type()) || true);
    assertThat(complete).isTrue();
    assertThat(listed).containsExactlyInAnyOrder("choose", "lose", "retreat");
  }

  @Test
  @Case("AGS-9.73")
  void aRetreatEndsAsFarAwayAsTheResultSays() {
    Play table = hit(attackFromTheNorth(), "-/2");
    table
        .refuses("AGS-9.73", "retreat paths=x:0304,0305,0404")
        .refuses("AGS-9.73", "retreat paths=x:0304,0305")
        .refuses("AGS-9.73", "retreat paths=x:0304,0305,0306,0307")
        .allows("retreat paths=x:0304,0305,0405");
    assertThat(table.retreatsOf("x"))
        .containsExactly("0104", "0105", "0205", "0306", "0405", "0504", "0505");
  }

  @Test
  @Case("AGS-9.74")
  void vacantHexesComeBeforeThoseOfFriends() {
    Play table = hit(attackFromTheNorth().soviet("y", "2-3-6", "0305"), "-/1");
    assertThat(table.retreatsOf("x")).containsExactly("0204", "0404");
    table.refuses("AGS-9.74", "retreat paths=x:0304,0305");
  }

  /** The only hex to fall back into is 0305. */
  private static Sketch oneWay() {
    return attackFromTheNorth().german("b", "5-7-7", "0105").german("c", "5-7-7", "0505");
  }

  @Test
  @Case("AGS-9.74")
  void withoutAVacantHexAUnitRetreatsIntoOrThroughFriends() {
    Play one = hit(oneWay().soviet("y", "2-3-6", "0305"), "-/1");
    assertThat(one.retreatsOf("x")).containsExactly("0305");
    Play two = hit(oneWay().soviet("y", "2-3-6", "0305"), "-/2");
    assertThat(two.retreatsOf("x")).containsExactly("0306");
  }

  @Test
  @Case("AGS-9.74")
  void aUnitThatFindsNoRoomIsEliminated() {
    Play table =
        hit(
                oneWay()
                    .soviet("y", "2-3-6", "0305")
                    .soviet("z", "2-3-6", "0305")
                    .soviet("w", "2-3-6", "0305"),
                "-/1")
            .plays("retreat paths=x:0304,0305");
    assertThat(table.at("x")).isEqualTo("gone");
    assertThat(table.at("y")).isEqualTo("0305");
  }

  @Test
  @Case({"AGS-9.74", "AGS-7.0"})
  void aUnitDiesPassingThroughAFullHex() {
    Play table =
        hit(
                oneWay()
                    .soviet("y", "2-3-6", "0305")
                    .soviet("z", "2-3-6", "0305")
                    .soviet("w", "2-3-6", "0305"),
                "-/2")
            .plays("retreat paths=x:0304,0305,0306");
    assertThat(table.at("x")).isEqualTo("gone");
  }

  @Test
  @Case("AGS-9.74")
  void whereOnlySomeFindRoomTheOwnerChoosesWhoIsLost() {
    Play table =
        hit(
                oneWay()
                    .soviet("v", "2-3-6", "0304")
                    .soviet("y", "2-3-6", "0305")
                    .soviet("z", "2-3-6", "0305"),
                "-/1")
            .plays("retreat paths=x:0304,0305;v:0304,0305");
    assertThat(table.question()).isEqualTo("remove");
    table.refuses("AGS-9.74", "remove units=y").plays("remove units=x");
    assertThat(table.at("v")).isEqualTo("0305");
    assertThat(table.at("x")).isEqualTo("gone");
  }

  @Test
  @Case({"AGS-9.74", "AGS-9.75"})
  void unitsKeepToTheStackingLimitAsLongAsThereIsRoomElsewhere() {
    Play table =
        hit(
            attackFromTheNorth()
                .soviet("y", "2-3-6", "0304")
                .soviet("z", "2-3-6", "0304")
                .hq("hq", 4, "0304")
                .hq("hq2", 4, "0305"),
            "-/1");
    table
        .refuses("AGS-9.74", "retreat paths=x:0304,0305;y:0304,0305;z:0304,0305;hq:0304,0305")
        .allows("retreat paths=x:0304,0404;y:0304,0404;z:0304,0404;hq:0304,0404");
  }

  @Test
  @Case("AGS-9.75")
  void unitsOfOneCombatMayRetreatToDifferentHexes() {
    Play table =
        hit(attackFromTheNorth().soviet("y", "2-3-6", "0304"), "-/1")
            .plays("retreat paths=x:0304,0204;y:0304,0404");
    assertThat(table.at("x")).isEqualTo("0204");
    assertThat(table.at("y")).isEqualTo("0404");
  }

  /** The unit in 0304 has fallen back onto the one in 0305, which can still be attacked. */
  private static Play fallenBack() {
    return hit(oneWay().soviet("y", "2-3-6|1-1-6", "0305").german("d", "12-7-7", "0405"), "-/1")
        .plays("retreat paths=x:0304,0305")
        .plays("pass");
  }

  @Test
  @Case("AGS-9.76")
  void aUnitThatFellBackOntoFriendsAddsNothingToTheirDefence() {
    assertThat(fallenBack().defenceAgainst("attack attackers=d hexes=0305")).isEqualTo(3);
  }

  @Test
  @Case("AGS-9.76")
  void aUnitThatFellBackIsLostIfTheHexSuffersAnything() {
    Play table = fallenBack().fights("attack attackers=d hexes=0305", "-/1");
    assertThat(table.at("x")).isEqualTo("gone");
  }

  @Test
  @Case("AGS-9.76")
  void anEngagementIsAResultToo() {
    Play table = fallenBack().fights("attack attackers=d hexes=0305", "eng");
    assertThat(table.at("x")).isEqualTo("gone");
    assertThat(table.at("y")).isEqualTo("0305");
  }

  @Test
  @Case("AGS-9.76")
  void aUnitThatFellBackStaysIfOnlyTheAttackerSuffers() {
    Play table =
        hit(oneWay().soviet("y", "2-9-6", "0305").german("d", "9-7-7|1-1-7", "0405"), "-/1")
            .plays("retreat paths=x:0304,0305")
            .plays("pass")
            .fights("attack attackers=d hexes=0305", "1/-")
            .plays("choose option=lose");
    assertThat(table.at("x")).isEqualTo("0305");
  }

  @Test
  @Case("AGS-9.76")
  void inAnOverrunAUnitThatFellBackDefendsAsUsual() {
    Play table =
        hit(oneWay().soviet("y", "2-3-6", "0305").panzer("d", "24-7-7", "0405"), "-/1")
            .plays("retreat paths=x:0304,0305")
            .plays("pass")
            .plays("end-phase");
    assertThat(table.defenceAgainst("overrun units=d hex=0305")).isEqualTo(6);
  }

  @Test
  @Case("AGS-9.77")
  void afterASplitResultTheAttackerDoesNotRetreatWhereTheEnemyStoodOrControlled() {
    Play table =
        Sketch.clear(6, 9)
            .german("a", "6-7-7|3-4-7", "0303")
            .soviet("x", "2-3-6", "0304")
            .begin(Side.AXIS, COMBAT)
            .fights("attack attackers=a hexes=0304", "1/1")
            .plays("choose option=lose");
    assertThat(table.at("x")).isEqualTo("gone");
    assertThat(table.retreatsOf("a")).containsExactly("0202", "0302", "0402");
    table
        .refuses("AGS-9.77", "retreat paths=a:0303,0403")
        .refuses("AGS-9.77", "retreat paths=a:0303,0304");
  }

  @Test
  @Case({"AGS-9.77", "AGS-8.25"})
  void aFriendlyUnitOpensSuchAHexAgain() {
    Play table =
        Sketch.clear(6, 9)
            .german("a", "6-7-7|3-4-7", "0303")
            .german("b", "5-7-7", "0403")
            .soviet("x", "2-3-6", "0304")
            .soviet("n", "2-3-6", "0301")
            .soviet("e", "2-3-6", "0502")
            .soviet("w", "2-3-6", "0102")
            .begin(Side.AXIS, COMBAT)
            .fights("attack attackers=a hexes=0304", "1/1")
            .plays("choose option=lose");
    assertThat(table.retreatsOf("a")).containsExactly("0403");
  }

  @Test
  @Case("AGS-9.78")
  void aMajorRiverIsCrossedOnlyIfThereIsNoOtherHexNotEvenAFriendlyOne() {
    Sketch sketch = attackFromTheNorth().hexside("major-river", "0304/0305").road("0304-0305");
    assertThat(hit(sketch, "-/1").retreatsOf("x")).containsExactly("0204", "0404");
    Play friends =
        hit(
            attackFromTheNorth()
                .hexside("major-river", "0304/0305")
                .soviet("y", "2-3-6", "0204")
                .soviet("z", "2-3-6", "0404"),
            "-/1");
    assertThat(friends.retreatsOf("x")).containsExactly("0204", "0404");
  }

  @Test
  @Case("AGS-9.78")
  void aMajorRiverIsCrossedWhereNothingElseIsLeft() {
    Play table = hit(oneWay().hexside("major-river", "0304/0305"), "-/1");
    assertThat(table.retreatsOf("x")).containsExactly("0305");
  }

  @Test
  @Case({"AGS-9.78", "AGS-9.74"})
  void aFullHexBeyondAMajorRiverIsAFullHex() {
    Play table =
        hit(
                oneWay()
                    .hexside("major-river", "0304/0305")
                    .soviet("y", "2-3-6", "0305")
                    .soviet("z", "2-3-6", "0305")
                    .soviet("w", "2-3-6", "0305"),
                "-/2")
            .plays("retreat paths=x:0304,0305,0306");
    assertThat(table.at("x")).isEqualTo("gone");
  }

  @Test
  @Case("AGS-10.16")
  void noRetreatLeadsOverALake() {
    Play table =
        hit(attackFromTheNorth().hexside("sea", "0304/0305").terrain("sea", "0404"), "-/1");
    assertThat(table.retreatsOf("x")).containsExactly("0204");
  }

  @Test
  @Case({"AGS-9.7", "AGS-9.66"})
  void unitsInSeveralHexesDecideTogether() {
    Play table =
        Sketch.clear(6, 9)
            .german("a", "36-7-7", "0303")
            .soviet("x", "2-3-6", "0304")
            .soviet("y", "2-3-6", "0403")
            .begin(Side.AXIS, COMBAT)
            .fights("attack attackers=a hexes=0304,0403", "-/1")
            .refuses("AGS-9.7", "retreat paths=x:0304,0305")
            .allows("lose steps=y:1")
            .plays("retreat paths=x:0304,0305;y:0403,0504");
    assertThat(table.at("y")).isEqualTo("0504");
  }
}
