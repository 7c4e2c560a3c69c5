package hexfront.games.ags;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import org.junit.jupiter.api.Test;

/** Section 6.3. */
class DisruptionTest {
  private static Sketch overrunOfTwo() {
    return Sketch.clear(6, 9)
        .panzer("a", "12-2-9|6-1-9", "0303")
        .soviet("x", "2-1-6", "0304")
        .soviet("y", "2-1-6", "0304");
  }

  @Test
  @Case("AGS-6.31")
  void defendersThatRetreatFromAnOverrunAreDisrupted() {
    Play table =
        overrunOfTwo()
            .begin(Side.AXIS, "initial-movement")
            .fights("overrun units=a hex=0304", "-/1")
            .plays("retreat paths=x:0304,0305;y:0304,0305");
    assertThat(table.is("x", Flag.DISRUPTED)).isTrue();
    assertThat(table.is("y", Flag.DISRUPTED)).isTrue();
    assertThat(table.is("a", Flag.DISRUPTED)).isFalse();
  }

  @Test
  @Case("AGS-6.31")
  void theWholeHexIsDisruptedWhenOneUnitTakesTheLoss() {
    Play table =
        overrunOfTwo()
            .begin(Side.AXIS, "initial-movement")
            .fights("overrun units=a hex=0304", "-/1")
            .plays("lose steps=x:1");
    assertThat(table.is("y", Flag.DISRUPTED)).isTrue();
  }

  @Test
  @Case("AGS-6.31")
  void anEngagementDoesNotDisrupt() {
    Play table =
        overrunOfTwo()
            .begin(Side.AXIS, "initial-movement")
            .fights("overrun units=a hex=0304", "eng")
            .plays("lose steps=x:1");
    assertThat(table.is("y", Flag.DISRUPTED)).isFalse();
  }

  @Test
  @Case("AGS-6.31")
  void attackersAreNotDisrupted() {
    Play table =
        Sketch.clear(6, 9)
            .panzer("a", "4-2-9|3-1-9", "0303")
            .soviet("x", "2-2-6", "0304")
            .begin(Side.AXIS, "initial-movement")
            .fights("overrun units=a hex=0304", "1/-")
            .plays("choose option=lose");
    assertThat(table.is("a", Flag.DISRUPTED)).isFalse();
    assertThat(table.is("x", Flag.DISRUPTED)).isFalse();
  }

  @Test
  @Case("AGS-6.31")
  void combatDoesNotDisrupt() {
    Play table =
        overrunOfTwo()
            .begin(Side.AXIS, "combat")
            .fights("attack attackers=a hexes=0304", "-/1")
            .plays("retreat paths=x:0304,0305;y:0304,0305");
    assertThat(table.is("x", Flag.DISRUPTED)).isFalse();
  }

  @Test
  @Case("AGS-6.32")
  void aDisruptedUnitNeitherMovesNorOverrunsNorAttacks() {
    Play table =
        Sketch.clear(6, 9)
            .tank("t", "60-4-10", "0303", "disrupted")
            .tank("u", "6-4-10", "0501", "disrupted")
            .german("a", "5-7-7", "0304")
            .begin(Side.SOVIET, "initial-movement")
            .refuses("AGS-6.32", "move units=u path=0501,0502")
            .refuses("AGS-6.32", "overrun units=t hex=0304")
            .plays("end-phase");
    table.refuses("AGS-6.32", "attack attackers=t hexes=0304");
  }

  @Test
  @Case("AGS-6.32")
  void aDisruptedUnitDefendsAtNormalStrengthAndKeepsItsZone() {
    Play table =
        Sketch.clear(6, 9)
            .german("a", "5-7-7", "0303")
            .soviet("x", "2-5-6", "0304", "disrupted")
            .begin(Side.AXIS, "combat");
    assertThat(table.defenceAgainst("attack attackers=a hexes=0304")).isEqualTo(5);
    assertThat(table.inZone(Side.SOVIET, "0305")).isTrue();
  }

  @Test
  @Case("AGS-6.32")
  void aDisruptedHeadquartersSuppliesNobody() {
    Sketch sketch =
        Sketch.clear(6, 9)
            .source(Side.SOVIET, "0309")
            .soviet("x", "2-5-6", "0307")
            .hq("hq", 3, "0308");
    assertThat(sketch.begin(Side.SOVIET, "combat").isSupplied("x")).isTrue();
    assertThat(sketch.also("disrupted").begin(Side.SOVIET, "combat").isSupplied("x")).isFalse();
  }

  @Test
  @Case({"AGS-6.32", "AGS-11.37"})
  void aDisruptedHeadquartersAddsNothingToAnAttack() {
    Play table =
        Sketch.clear(6, 9)
            .german("a", "5-7-7", "0303")
            .soviet("x", "6-5-6", "0304")
            .hq("hq", 4, "0304", "disrupted")
            .begin(Side.SOVIET, "combat");
    assertThat(table.attackOf("attack attackers=x hexes=0303 hq-bonus=true")).isEqualTo(6);
  }

  @Test
  @Case("AGS-6.32")
  void aDisruptedUnitMayBeOverrunAgainAndIsThenNoMoreThanDisrupted() {
    Play table =
        Sketch.clear(6, 9)
            .panzer("a", "12-2-9", "0303")
            .soviet("x", "2-2-6", "0304", "disrupted")
            .begin(Side.AXIS, "initial-movement")
            .fights("overrun units=a hex=0304", "-/1")
            .plays("retreat paths=x:0304,0305");
    assertThat(table.is("x", Flag.DISRUPTED)).isTrue();
  }

  @Test
  @Case({"AGS-6.33", "AGS-4.2"})
  void disruptionEndsInTheOwnersOwnRemovalPhase() {
    Play table =
        Sketch.clear(6, 9)
            .panzer("a", "6-2-9", "0101")
            .soviet("x", "2-2-6", "0309", "disrupted")
            .begin(Side.AXIS, "mechanized-movement")
            .plays("end-phase");
    assertThat(table.is("x", Flag.DISRUPTED)).isTrue();
    table.plays("end-phase").plays("end-phase").plays("end-phase");
    assertThat(table.asked()).isEqualTo(Side.SOVIET);
    assertThat(table.question()).isEqualTo("mechanized-movement");
    assertThat(table.is("x", Flag.DISRUPTED)).isTrue();
    table.plays("end-phase");
    assertThat(table.is("x", Flag.DISRUPTED)).isFalse();
  }
}
