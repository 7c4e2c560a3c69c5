package hexfront.games.ags;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.View;
import hexfront.engine.events.Revealed;
import hexfront.engine.events.Rolled;
import org.junit.jupiter.api.Test;

/** Section 13. */
class UntriedUnitsTest {
  private static final String COMBAT = "combat";

  private static Sketch attackOn(String strengths) {
    return Sketch.clear(6, 9).german("a", "18-7-7", "0303").untried("u", strengths, "0304");
  }

  @Test
  @Case({"AGS-13.0", "AGS-13.2"})
  void anUntriedUnitIsTurnedOverInItsFirstCombatAndStaysSo() {
    Play table = attackOn("2-9-6|1-1-6").begin(Side.AXIS, COMBAT);
    assertThat(table.is("u", Flag.UNTRIED)).isTrue();
    table.plays("attack attackers=a hexes=0304", 5);
    assertThat(table.is("u", Flag.UNTRIED)).isFalse();
    for (int i = 0; i < 8; i++) {
      table.plays("end-phase");
    }
    assertThat(table.is("u", Flag.UNTRIED)).isFalse();
  }

  @Test
  @Case({"AGS-13.0", "AGS-13.2"})
  void movementAndEnemyZonesRevealNothing() {
    Play table =
        Sketch.clear(6, 9)
            .german("a", "5-7-7", "0303")
            .untried("u", "2-3-6", "0306")
            .begin(Side.SOVIET, "initial-movement")
            .plays("move units=u path=0306,0305,0304")
            .plays("end-phase")
            .plays("end-phase");
    assertThat(table.is("u", Flag.UNTRIED)).isTrue();
  }

  @Test
  @Case("AGS-13.2")
  void anUntriedAttackerIsRevealedToo() {
    Play table =
        Sketch.clear(6, 9)
            .german("a", "5-7-7|3-4-7", "0303")
            .untried("u", "7-3-6|1-1-6", "0304")
            .begin(Side.SOVIET, COMBAT)
            .plays("attack attackers=u hexes=0303", 4);
    assertThat(table.is("u", Flag.UNTRIED)).isFalse();
    assertThat(table.last(hexfront.engine.events.Combat.class).attack()).isEqualTo(7);
  }

  @Test
  @Case("AGS-13.2")
  void anOverrunRevealsItsDefenders() {
    Play table =
        Sketch.clear(6, 9)
            .panzer("a", "36-7-7", "0303")
            .untried("u", "2-9-6", "0304")
            .begin(Side.AXIS, "initial-movement")
            .plays("overrun units=a hex=0304", 3);
    assertThat(table.is("u", Flag.UNTRIED)).isFalse();
    assertThat(table.last(hexfront.engine.events.Combat.class).defence()).isEqualTo(9);
  }

  @Test
  @Case("AGS-13.1")
  void whoAnUntriedUnitIsGetsDrawnFromThoseOfItsKindNotYetUsed() {
    Play table =
        Sketch.clear(6, 9)
            .german("a", "120-7-7", "0303")
            .german("b", "120-7-7", "0503")
            .soviet("strong", "8-12-6", "off")
            .soviet("weak", "1-3-6", "off")
            .soviet("other", "1-3-6", "off")
            .untried("u", "0-0-6", "0304", "draws strong weak")
            .untried("v", "0-0-6", "0504", "draws strong weak")
            .begin(Side.AXIS, COMBAT)
            .plays("attack attackers=a hexes=0304", 1)
            .plays("pass")
            .plays("attack attackers=b hexes=0504", 1)
            .plays("pass");
    assertThat(table.events())
        .filteredOn(Revealed.class::isInstance)
        .extracting(event -> ((Revealed) event).as().index())
        .containsExactlyInAnyOrder(table.unit("strong"), table.unit("weak"));
    assertThat(table.at("other")).isEqualTo("waiting");
  }

  @Test
  @Case("AGS-13.1")
  void neitherPlayerSeesTheStrengthOfAnUntriedUnit() {
    Play table = attackOn("2-9-6").begin(Side.AXIS, COMBAT);
    for (Side side : Side.values()) {
      View.Counter counter =
          table.rules().view(table.position(), side).units().stream()
              .filter(c -> c.id().equals("u"))
              .findFirst()
              .orElseThrow();
      assertThat(counter.strengths()).isNull();
      assertThat(counter.designation()).doesNotContain("9");
    }
  }

  @Test
  @Case("AGS-13.2")
  void aDeclaredAttackIsNotTakenBack() {
    Play table =
        Sketch.clear(6, 9)
            .air(Side.SOVIET, 1)
            .german("a", "1-7-7", "0303")
            .german("b", "9-7-7", "0303")
            .untried("u", "2-9-6", "0304")
            .begin(Side.AXIS, COMBAT)
            .plays("attack attackers=a hexes=0304")
            .refuses("AGS-9.11", "attack attackers=a,b hexes=0304")
            .refuses("AGS-4.2", "end-phase");
    assertThat(table.is("u", Flag.UNTRIED)).isTrue();
    table.plays("air-support use=false", 6);
    assertThat(table.at("a")).isEqualTo("gone");
    assertThat(table.is("u", Flag.UNTRIED)).isFalse();
  }

  @Test
  @Case({"AGS-13.3", "AGS-9.84"})
  void aDefenderWithoutStrengthIsRemovedAndTheAttackersHaveWonWithoutADie() {
    Play table = attackOn("0-0-6").begin(Side.AXIS, COMBAT).plays("attack attackers=a hexes=0304");
    assertThat(table.at("u")).isEqualTo("gone");
    assertThat(table.events()).noneMatch(Rolled.class::isInstance);
    assertThat(table.advancesOf("a")).contains("0304", "0305");
    table
        .plays("advance paths=a:0303,0304,0305")
        .refuses("AGS-9.14", "attack attackers=a hexes=0306");
  }

  @Test
  @Case("AGS-13.3")
  void theOtherDefendersFightOn() {
    Play table = attackOn("0-0-6").soviet("x", "2-9-6|1-1-6", "0304").begin(Side.AXIS, COMBAT);
    table.plays("attack attackers=a hexes=0304", 5);
    assertThat(table.at("u")).isEqualTo("gone");
    assertThat(table.at("x")).isEqualTo("0304");
    assertThat(table.last(hexfront.engine.events.Combat.class).defence()).isEqualTo(9);
  }

  @Test
  @Case("AGS-13.3")
  void attackersWithoutStrengthAreRemovedAndNothingElseHappens() {
    Play table =
        Sketch.clear(6, 9)
            .german("a", "5-7-7", "0303")
            .untried("u", "0-0-6", "0304")
            .soviet("x", "5-5-6", "0403")
            .begin(Side.SOVIET, COMBAT)
            .plays("attack attackers=u hexes=0303");
    assertThat(table.at("u")).isEqualTo("gone");
    assertThat(table.question()).isEqualTo("combat");
    table.allows("attack attackers=x hexes=0303");
  }

  @Test
  @Case({"AGS-13.3", "AGS-8.11"})
  void untilThenItHasAZoneAndBlocksSupply() {
    Sketch sketch =
        Sketch.clear(2, 9)
            .terrain("sea", "0201", "0202", "0204", "0205", "0206", "0207", "0208", "0209")
            .source(Side.AXIS, "0101")
            .german("a", "5-7-7", "0108");
    assertThat(sketch.begin(Side.AXIS, COMBAT).isSupplied("a")).isTrue();
    Play table = sketch.untried("u", "0-0-6", "0203").begin(Side.AXIS, COMBAT);
    assertThat(table.inZone(Side.SOVIET, "0103")).isTrue();
    assertThat(table.isSupplied("a")).isFalse();
  }

  @Test
  @Case("AGS-13.3")
  void untilThenItBlocksRetreats() {
    Play table =
        Sketch.clear(6, 9)
            .soviet("x", "18-7-6", "0303")
            .german("a", "2-3-7", "0304")
            .untried("u", "0-0-6", "0306")
            .begin(Side.SOVIET, COMBAT)
            .fights("attack attackers=x hexes=0304", "-/1");
    assertThat(table.retreatsOf("a")).containsExactly("0204", "0404");
  }

  @Test
  @Case("AGS-13.3")
  void anOverrunOfAUnitWithoutStrengthSucceeds() {
    Play table =
        Sketch.clear(6, 9)
            .panzer("a", "6-2-9", "0303")
            .untried("u", "0-0-6", "0304")
            .begin(Side.AXIS, "initial-movement")
            .plays("overrun units=a hex=0304");
    assertThat(table.at("u")).isEqualTo("gone");
    assertThat(table.at("a")).isEqualTo("0304");
    assertThat(table.pointsLeft("a")).isEqualTo(6);
  }

  @Test
  @Case("AGS-13.2")
  void aStandInsFateBefallsTheUnitItTurnsOutToBe() {
    Play table =
        Sketch.clear(6, 9)
            .german("a", "90-7-7", "0303")
            .soviet("real", "2-3-6", "off")
            .untried("u", "0-0-6", "0304", "draws real")
            .begin(Side.AXIS, COMBAT)
            .plays("attack attackers=a hexes=0304", 1)
            .plays("pass");
    assertThat(table.at("real")).isEqualTo("gone");
  }

  @Test
  @Case({"AGS-13.1", "AGS-13.2"})
  void whoeverIsDrawnGoesOnWithWhatTheStandInHadSpentAndSuffered() {
    Play table =
        Sketch.clear(6, 9)
            .tank("real", "40-9-9", "off", "disrupted")
            .tank("u", "0-0-9", "0302", "untried", "draws real")
            .german("a", "1-2-7", "0305")
            .german("b", "1-2-7", "0309")
            .begin(Side.SOVIET, "initial-movement")
            .plays("move units=u path=0302,0303,0304")
            .plays("overrun units=u hex=0305", 1);
    assertThat(table.at("u")).isEqualTo("gone");
    assertThat(table.is("u", Flag.MOVING)).isFalse();
    assertThat(table.is("u", Flag.REPLACED)).isTrue();
    assertThat(table.at("real")).isEqualTo("0305");
    assertThat(table.pointsLeft("real")).isEqualTo(4);
    assertThat(table.is("real", Flag.DISRUPTED)).isFalse();
    table.allows("move units=real path=0305,0306");
  }

  @Test
  @Case({"AGS-13.2", "AGS-6.32"})
  void aDisruptedStandInTurnsOutToBeADisruptedUnit() {
    Play table =
        Sketch.clear(6, 9)
            .german("a", "2-7-7", "0303")
            .soviet("real", "2-9-6|1-1-6", "off")
            .untried("u", "0-0-6", "0304", "disrupted", "draws real")
            .begin(Side.AXIS, COMBAT)
            .plays("attack attackers=a hexes=0304", 1);
    assertThat(table.is("real", Flag.DISRUPTED)).isTrue();
    assertThat(table.is("u", Flag.DISRUPTED)).isFalse();
  }
}
