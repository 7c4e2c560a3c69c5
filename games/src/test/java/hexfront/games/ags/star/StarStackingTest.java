package hexfront.games.ags.star;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.games.ags.Play;
import org.junit.jupiter.api.Test;

/** Case 19.8: the company of corps. */
class StarStackingTest {
  private static Play movingInto(Sketch sketch, String unit) {
    return sketch
        .begin(Side.SOVIET, "initial-movement")
        .plays("move units=" + unit + " path=0303,0304")
        .plays("end-phase");
  }

  private static Sketch corpsIn0304() {
    return Sketch.clear(8, 8).corps("c", "tank", "8-6-8|4-3-8", "0304");
  }

  @Test
  @Case("STAR-19.8")
  void aCorpsNeverStandsWithADivision() {
    Play table = movingInto(corpsIn0304().soviet("d", "3-4-6", "0303"), "d");
    assertThat(table.question()).isEqualTo("remove");
    table.plays("remove units=d");
    assertThat(table.at("c")).isEqualTo("0304");
    assertThat(table.question()).isEqualTo("combat");
  }

  @Test
  @Case("STAR-19.8")
  void noTwoCorpsStandTogetherAndTheOwnerSaysWhichGoes() {
    Play table = movingInto(corpsIn0304().corps("e", "cavalry", "5-3-7", "0303"), "e");
    assertThat(table.question()).isEqualTo("remove");
    table.refuses("AGS-7.0", "remove units=c,e");
    table.plays("remove units=c");
    assertThat(table.at("e")).isEqualTo("0304");
  }

  @Test
  @Case("STAR-19.8")
  void aCorpsStandsWithTwoBrigadesAndAHeadquarters() {
    Play table =
        movingInto(
            corpsIn0304()
                .brigade("b", "tank", "1-1-8", "0304")
                .hq("h", 4, "0304")
                .brigade("e", "tank", "1-1-8", "0303"),
            "e");
    assertThat(table.question()).isEqualTo("combat");
  }

  @Test
  @Case({"STAR-19.8", "AGS-7.0"})
  void aThirdBrigadeIsTooMuchForACorps() {
    Play table =
        movingInto(
            corpsIn0304()
                .brigade("b", "tank", "1-1-8", "0304")
                .brigade("f", "tank", "1-1-8", "0304")
                .brigade("e", "tank", "1-1-8", "0303"),
            "e");
    assertThat(table.question()).isEqualTo("remove");
  }

  @Test
  @Case("STAR-19.8")
  void aCorpsPassesThroughADivision() {
    Play table = corpsIn0304().soviet("d", "3-4-6", "0305").begin(Side.SOVIET, "initial-movement");
    table.plays("move units=c path=0304,0305,0306").plays("end-phase");
    assertThat(table.question()).isEqualTo("combat");
  }
}
