package hexfront.games.ags;

import static hexfront.games.ags.Orders.airSupport;
import static hexfront.games.ags.Orders.attack;
import static hexfront.games.ags.Orders.attackWithAir;
import static hexfront.games.ags.Orders.endPhase;
import static hexfront.games.ags.Orders.overrun;
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

  private static String column(Table table) {
    return table.last(hexfront.engine.events.Combat.class).column();
  }

  private static int points(Table table, Side side) {
    return table.rules().exclusive().air().airPoints(table.position(), side);
  }

  @Test
  @Case("AGS-14.0")
  void airPointsAreSpentAndWithoutOneThereIsNoSupport() {
    Table table =
        twoToOne()
            .air(Side.AXIS, 1)
            .german("b", "4-7-7", "0503")
            .soviet("y", "2-2-6", "0504")
            .begin(Side.AXIS, Phase.COMBAT)
            .plays(attackWithAir("a", "0304"), 6);
    assertThat(points(table, Side.AXIS)).isZero();
    table.refuses("AGS-14.0", attackWithAir("b", "0504"));
  }

  @Test
  @Case({"AGS-14.11", "AGS-14.12"})
  void theAttackerDeclaresFirstThenTheDefenderBeforeAnythingIsRevealed() {
    Table table =
        twoToOne()
            .air(Side.AXIS, 1)
            .air(Side.SOVIET, 1)
            .begin(Side.AXIS, Phase.COMBAT)
            .plays(attackWithAir("a", "0304"));
    assertThat(table.question()).isEqualTo("air-support");
    assertThat(table.asked()).isEqualTo(Side.SOVIET);
    assertThat(table.is("u", Flag.UNTRIED)).isTrue();
    assertThat(points(table, Side.AXIS)).isZero();
    table.plays(airSupport(true), 5);
    assertThat(points(table, Side.SOVIET)).isZero();
    assertThat(table.is("u", Flag.UNTRIED)).isFalse();
  }

  @Test
  @Case("AGS-14.13")
  void aSideUsesOnePointInACombatHoweverManyItHas() {
    Table table =
        twoToOne()
            .air(Side.AXIS, 3)
            .begin(Side.AXIS, Phase.COMBAT)
            .plays(attackWithAir("a", "0304"), 6);
    assertThat(column(table)).isEqualTo("3-1");
    assertThat(points(table, Side.AXIS)).isEqualTo(2);
  }

  @Test
  @Case("AGS-14.14")
  void aPointShiftsOneColumnForItsUserAndOneOfEachCancelOut() {
    Table attacker =
        twoToOne()
            .air(Side.AXIS, 1)
            .begin(Side.AXIS, Phase.COMBAT)
            .plays(attackWithAir("a", "0304"), 6);
    assertThat(column(attacker)).isEqualTo("3-1");
    Table defender =
        twoToOne()
            .air(Side.SOVIET, 1)
            .begin(Side.AXIS, Phase.COMBAT)
            .plays(attack("a", "0304"))
            .plays(airSupport(true), 4);
    assertThat(column(defender)).isEqualTo("1-1");
    Table both =
        twoToOne()
            .air(Side.AXIS, 1)
            .air(Side.SOVIET, 1)
            .begin(Side.AXIS, Phase.COMBAT)
            .plays(attackWithAir("a", "0304"))
            .plays(airSupport(true), 5);
    assertThat(column(both)).isEqualTo("2-1");
  }

  @Test
  @Case({"AGS-14.12", "AGS-4.2"})
  void theDefenderMayKeepHisPoint() {
    Table table =
        twoToOne()
            .air(Side.SOVIET, 1)
            .begin(Side.AXIS, Phase.COMBAT)
            .plays(attack("a", "0304"))
            .plays(airSupport(false), 5);
    assertThat(column(table)).isEqualTo("2-1");
    assertThat(points(table, Side.SOVIET)).isEqualTo(1);
  }

  @Test
  @Case("AGS-14.15")
  void airPointsHaveNoUseInOverruns() {
    Table table =
        Sketch.clear(6, 9)
            .air(Side.AXIS, 1)
            .air(Side.SOVIET, 1)
            .panzer("a", "8-7-7|2-2-7", "0303")
            .soviet("x", "2-2-6|1-1-6", "0304")
            .begin(Side.AXIS, Phase.INITIAL_MOVEMENT)
            .refuses("AGS-4.2", airSupport(true))
            .plays(overrun("a", "0304"), 5);
    assertThat(column(table)).isEqualTo("2-1");
    assertThat(table.question()).isEqualTo("initial-movement");
    assertThat(points(table, Side.SOVIET)).isEqualTo(1);
  }

  @Test
  @Case({"AGS-14.2", "AGS-4.2"})
  void otherUsesHaveTheAirPowerPhase() {
    Table table = twoToOne().begin(Side.AXIS, Phase.MECHANIZED_MOVEMENT).plays(endPhase());
    assertThat(table.question()).isEqualTo("air-power");
    assertThat(table.asked()).isEqualTo(Side.AXIS);
  }
}
