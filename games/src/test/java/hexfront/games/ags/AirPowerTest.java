package hexfront.games.ags;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import org.junit.jupiter.api.Test;

/** Section 14. */
class AirPowerTest {
  private static Sketch twoToOne() {
    return Sketch.clear(6, 9)
        .german("a", "4-7-7|2-2-7", "0303")
        .untried("u", "2-2-6|1-1-6", "0304");
  }

  private static String column(Play table) {
    return table.last(hexfront.engine.events.Combat.class).column();
  }

  private static int points(Play table, Side side) {
    return table.rules().exclusive().air().airPoints(table.position(), side);
  }

  @Test
  @Case("AGS-14.0")
  void airPointsAreSpentAndWithoutOneThereIsNoSupport() {
    Play table =
        twoToOne()
            .air(Side.AXIS, 1)
            .german("b", "4-7-7", "0503")
            .soviet("y", "2-2-6", "0504")
            .begin(Side.AXIS, "combat")
            .plays("attack attackers=a hexes=0304 air=true", 6);
    assertThat(points(table, Side.AXIS)).isZero();
    table.refuses("AGS-14.0", "attack attackers=b hexes=0504 air=true");
  }

  @Test
  @Case({"AGS-14.11", "AGS-14.12"})
  void theAttackerDeclaresFirstThenTheDefenderBeforeAnythingIsRevealed() {
    Play table =
        twoToOne()
            .air(Side.AXIS, 1)
            .air(Side.SOVIET, 1)
            .begin(Side.AXIS, "combat")
            .plays("attack attackers=a hexes=0304 air=true");
    assertThat(table.question()).isEqualTo("air-support");
    assertThat(table.asked()).isEqualTo(Side.SOVIET);
    assertThat(table.is("u", Flag.UNTRIED)).isTrue();
    assertThat(points(table, Side.AXIS)).isZero();
    table.plays("air-support use=true", 5);
    assertThat(points(table, Side.SOVIET)).isZero();
    assertThat(table.is("u", Flag.UNTRIED)).isFalse();
  }

  @Test
  @Case("AGS-14.13")
  void aSideUsesOnePointInACombatHoweverManyItHas() {
    Play table =
        twoToOne()
            .air(Side.AXIS, 3)
            .begin(Side.AXIS, "combat")
            .plays("attack attackers=a hexes=0304 air=true", 6);
    assertThat(column(table)).isEqualTo("3-1");
    assertThat(points(table, Side.AXIS)).isEqualTo(2);
  }

  @Test
  @Case("AGS-14.14")
  void aPointShiftsOneColumnForItsUserAndOneOfEachCancelOut() {
    Play attacker =
        twoToOne()
            .air(Side.AXIS, 1)
            .begin(Side.AXIS, "combat")
            .plays("attack attackers=a hexes=0304 air=true", 6);
    assertThat(column(attacker)).isEqualTo("3-1");
    Play defender =
        twoToOne()
            .air(Side.SOVIET, 1)
            .begin(Side.AXIS, "combat")
            .plays("attack attackers=a hexes=0304")
            .plays("air-support use=true", 4);
    assertThat(column(defender)).isEqualTo("1-1");
    Play both =
        twoToOne()
            .air(Side.AXIS, 1)
            .air(Side.SOVIET, 1)
            .begin(Side.AXIS, "combat")
            .plays("attack attackers=a hexes=0304 air=true")
            .plays("air-support use=true", 5);
    assertThat(column(both)).isEqualTo("2-1");
  }

  @Test
  @Case({"AGS-14.12", "AGS-4.2"})
  void theDefenderMayKeepHisPoint() {
    Play table =
        twoToOne()
            .air(Side.SOVIET, 1)
            .begin(Side.AXIS, "combat")
            .plays("attack attackers=a hexes=0304")
            .plays("air-support use=false", 5);
    assertThat(column(table)).isEqualTo("2-1");
    assertThat(points(table, Side.SOVIET)).isEqualTo(1);
  }

  @Test
  @Case("AGS-14.15")
  void airPointsHaveNoUseInOverruns() {
    Play table =
        Sketch.clear(6, 9)
            .air(Side.AXIS, 1)
            .air(Side.SOVIET, 1)
            .panzer("a", "8-7-7|2-2-7", "0303")
            .soviet("x", "2-2-6|1-1-6", "0304")
            .begin(Side.AXIS, "initial-movement")
            .refuses("AGS-4.2", "air-support use=true")
            .plays("overrun units=a hex=0304", 5);
    assertThat(column(table)).isEqualTo("2-1");
    assertThat(table.question()).isEqualTo("initial-movement");
    assertThat(points(table, Side.SOVIET)).isEqualTo(1);
  }

  @Test
  @Case({"AGS-14.2", "AGS-4.2"})
  void otherUsesHaveTheAirPowerPhase() {
    Play table = twoToOne().begin(Side.AXIS, "mechanized-movement").plays("end-phase");
    assertThat(table.question()).isEqualTo("air-power");
    assertThat(table.asked()).isEqualTo(Side.AXIS);
  }
}
