package hexfront.games.ags;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import org.junit.jupiter.api.Test;

/** Section 7. */
class StackingTest {
  private static Sketch threeAndOneMore() {
    return Sketch.clear(6, 6)
        .soviet("x", "2-3-6", "0303")
        .soviet("y", "2-3-6", "0303")
        .soviet("z", "2-3-6", "0303");
  }

  @Test
  @Case("AGS-7.0")
  void ofFourCombatUnitsTheOwnerGivesUpOneWhenThePhaseEnds() {
    Play table =
        threeAndOneMore()
            .soviet("w", "2-3-6", "0302")
            .soviet("v", "2-3-6", "0101")
            .begin(Side.SOVIET, "initial-movement")
            .plays("move units=w path=0302,0303")
            .plays("end-phase");
    assertThat(table.question()).isEqualTo("remove");
    assertThat(table.asked()).isEqualTo(Side.SOVIET);
    table
        .refuses("AGS-7.0", "remove units=v")
        .refuses("AGS-7.0", "remove units=x,y")
        .plays("remove units=y");
    assertThat(table.at("y")).isEqualTo("gone");
    assertThat(table.at("w")).isEqualTo("0303");
    assertThat(table.question()).isEqualTo("combat");
  }

  @Test
  @Case({"AGS-7.0", "AGS-11.22"})
  void aFourthUnitIsAllowedIfItIsAHeadquarters() {
    Play table =
        threeAndOneMore()
            .hq("hq", 4, "0302")
            .begin(Side.SOVIET, "initial-movement")
            .plays("move units=hq path=0302,0303")
            .plays("end-phase");
    assertThat(table.question()).isEqualTo("combat");
    assertThat(table.at("hq")).isEqualTo("0303");
  }

  @Test
  @Case("AGS-11.22")
  void twoHeadquartersNeverShareAHex() {
    Play table =
        Sketch.clear(6, 6)
            .hq("hq", 4, "0302")
            .hq("hq2", 3, "0303")
            .soviet("x", "2-3-6", "0303")
            .begin(Side.SOVIET, "initial-movement")
            .plays("move units=hq path=0302,0303")
            .plays("end-phase");
    assertThat(table.question()).isEqualTo("remove");
    table.refuses("AGS-7.0", "remove units=x").plays("remove units=hq2");
    assertThat(table.at("hq")).isEqualTo("0303");
  }

  @Test
  @Case("AGS-7.0")
  void unitsPassThroughFullHexesAndRestThereWhileThePhaseLasts() {
    Play table =
        threeAndOneMore()
            .soviet("w", "2-3-6", "0302")
            .begin(Side.SOVIET, "initial-movement")
            .plays("move units=w path=0302,0303")
            .plays("move units=w path=0303,0304")
            .plays("end-phase");
    assertThat(table.question()).isEqualTo("combat");
  }

  @Test
  @Case("AGS-7.0")
  void theLimitHoldsAtTheEndOfTheMechanizedMovementPhaseToo() {
    Play table =
        threeAndOneMore()
            .tank("t", "6-4-10", "0302")
            .begin(Side.SOVIET, "mechanized-movement")
            .plays("move units=t path=0302,0303")
            .plays("end-phase");
    assertThat(table.question()).isEqualTo("remove");
  }

  @Test
  @Case("AGS-7.0")
  void theLimitHoldsThroughoutTheCombatPhase() {
    Sketch.clear(6, 6)
        .german("a", "20-7-7", "0303")
        .german("b", "20-7-7", "0303")
        .german("c", "20-7-7", "0403")
        .german("d", "20-7-7", "0403")
        .soviet("x", "1-1-6", "0304")
        .begin(Side.AXIS, "combat")
        .fights("attack attackers=a,b,c,d hexes=0304", "-/E")
        .refuses("AGS-7.0", "advance paths=a:0303,0304;b:0303,0304;c:0403,0304;d:0403,0304")
        .allows("advance paths=a:0303,0304;b:0303,0304;c:0403,0304");
  }

  @Test
  @Case("AGS-7.0")
  void markersCountNothing() {
    Play table =
        Sketch.clear(6, 6)
            .soviet("x", "2-3-6", "0303", "disrupted")
            .soviet("y", "2-3-6", "0303", "disrupted")
            .soviet("z", "2-3-6", "0303", "unsupplied")
            .begin(Side.SOVIET, "initial-movement")
            .plays("end-phase");
    assertThat(table.question()).isEqualTo("combat");
  }
}
