package hexfront.games.ags.rostov;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import org.junit.jupiter.api.Test;

/** Section 19.5. */
class DivisionalIntegrityTest {
  private static Sketch division() {
    return Sketch.clear(8, 8)
        .regiment("a", "LAH", "3-3-10|2-2-10", "0404", "supplied")
        .regiment("b", "LAH", "3-3-10|2-2-10", "0404", "supplied")
        .soviet("x", "2-3-8", "0405", "supplied");
  }

  private static Play combat(Sketch sketch, Side side) {
    return sketch.begin(side, "combat");
  }

  @Test
  @Case("ROSTOV-19.5")
  void aDivisionThatStandsTogetherIsDoubledInAttackAndDefence() {
    assertThat(combat(division(), Side.AXIS).attackOf("attack attackers=a,b hexes=0405"))
        .isEqualTo(12);
    Play defence = combat(division().hq("h", 4, "0407"), Side.SOVIET);
    assertThat(defence.defenceAgainst("attack attackers=x hexes=0404")).isEqualTo(12);
  }

  @Test
  @Case("ROSTOV-19.5")
  void aDivisionThatIsNotAllInTheHexIsNotDoubled() {
    Sketch sketch = division().regiment("c", "LAH", "3-3-10", "0304", "supplied");
    assertThat(combat(sketch, Side.AXIS).attackOf("attack attackers=a,b hexes=0405")).isEqualTo(6);
  }

  @Test
  @Case("ROSTOV-19.51")
  void anOutsiderDoesNotSpoilItAndIsNotDoubled() {
    Sketch sketch = division().german("i", "8-10-8", "0404", "supplied");
    assertThat(combat(sketch, Side.AXIS).attackOf("attack attackers=a,b,i hexes=0405"))
        .isEqualTo(20);
  }

  @Test
  @Case("ROSTOV-19.52")
  void aLostRegimentEndsItAndReducedOnesDoNot() {
    Play reduced = combat(division(), Side.AXIS);
    reduced.position().setLost(reduced.unit("a"), 1);
    assertThat(reduced.attackOf("attack attackers=a,b hexes=0405")).isEqualTo(10);
    Play lost = combat(division().regiment("c", "LAH", "3-3-10", "0404", "supplied"), Side.AXIS);
    lost.rules().eliminate(lost.position(), lost.unit("c"), "test", "AGS-9.65", event -> {});
    assertThat(lost.attackOf("attack attackers=a,b hexes=0405")).isEqualTo(6);
  }

  @Test
  @Case("ROSTOV-19.53")
  void infantryAlliesAndSovietsHaveNone() {
    Sketch sketch =
        Sketch.clear(8, 8)
            .german("a", "5-7-8", "0404", "supplied")
            .german("b", "5-7-8", "0404", "supplied")
            .soviet("x", "2-3-8", "0405");
    assertThat(combat(sketch, Side.AXIS).attackOf("attack attackers=a,b hexes=0405")).isEqualTo(10);
  }
}
