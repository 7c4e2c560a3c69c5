package hexfront.games.ags;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import org.junit.jupiter.api.Test;

/** Sections 9.3 and 9.9: what units are worth. */
class StrengthTest {
  private static final String COMBAT = "combat";

  @Test
  @Case({"AGS-3.23", "AGS-9.0"})
  void attackersCountTheirFirstNumberAndDefendersTheirSecond() {
    Play table =
        Sketch.clear(6, 6)
            .german("a", "5-7-9", "0303")
            .soviet("x", "2-3-6", "0304")
            .begin(Side.AXIS, COMBAT);
    assertThat(table.attackOf("attack attackers=a hexes=0304")).isEqualTo(5);
    assertThat(table.defenceAgainst("attack attackers=a hexes=0304")).isEqualTo(3);
  }

  @Test
  @Case({"AGS-9.31", "AGS-10.0"})
  void terrainRaisesTheDefenceAndNeverTheAttack() {
    Play table =
        Sketch.clear(6, 6)
            .terrain("woods", "0303", "0304")
            .german("a", "5-7-7", "0303")
            .soviet("x", "2-3-6", "0304")
            .begin(Side.AXIS, COMBAT);
    assertThat(table.attackOf("attack attackers=a hexes=0304")).isEqualTo(5);
    assertThat(table.defenceAgainst("attack attackers=a hexes=0304")).isEqualTo(6);
  }

  @Test
  @Case({"AGS-9.32", "AGS-12.23"})
  void multiplicationsComeBeforeHalvingAndFractionsAreDroppedLast() {
    Play table =
        Sketch.clear(6, 6)
            .terrain("woods", "0304")
            .german("a", "5-7-7", "0303")
            .soviet("x", "2-3-6", "0304", "unsupplied")
            .begin(Side.AXIS, COMBAT);
    assertThat(table.defenceAgainst("attack attackers=a hexes=0304")).isEqualTo(3);
  }

  @Test
  @Case({"AGS-9.32", "AGS-12.23"})
  void fractionsAreDroppedForEachUnit() {
    Play table =
        Sketch.clear(6, 6)
            .german("a", "5-7-7", "0303", "unsupplied")
            .german("b", "3-7-7", "0303", "unsupplied")
            .soviet("x", "2-3-6", "0304")
            .begin(Side.AXIS, COMBAT);
    assertThat(table.attackOf("attack attackers=a,b hexes=0304")).isEqualTo(3);
  }

  @Test
  @Case({"AGS-9.32", "AGS-12.23"})
  void noUnitFallsBelowOne() {
    Play table =
        Sketch.clear(6, 6)
            .german("a", "1-7-7", "0303", "unsupplied")
            .soviet("x", "2-1-6", "0304", "unsupplied")
            .soviet("y", "2-1-6", "0304", "unsupplied")
            .soviet("z", "2-1-6", "0304", "unsupplied")
            .begin(Side.AXIS, COMBAT);
    assertThat(table.attackOf("attack attackers=a hexes=0304")).isEqualTo(1);
    assertThat(table.defenceAgainst("attack attackers=a hexes=0304")).isEqualTo(3);
  }

  @Test
  @Case({"AGS-9.32", "AGS-6.0"})
  void noOverrunFallsBelowOne() {
    Play table =
        Sketch.clear(6, 6)
            .panzer("a", "1-7-7", "0303")
            .soviet("x", "2-1-6", "0304")
            .begin(Side.AXIS, "initial-movement");
    assertThat(table.attackOf("overrun units=a hex=0304")).isEqualTo(1);
  }

  @Test
  @Case("AGS-9.32")
  void aPrintedZeroStaysZeroAndCannotAttackAlone() {
    Play table =
        Sketch.clear(6, 6)
            .regiment("a", "3Pz", "0-1-9", "0303")
            .regiment("b", "3Pz", "0-1-9", "0303")
            .german("c", "5-7-7", "0303")
            .soviet("x", "2-3-6", "0304")
            .begin(Side.AXIS, COMBAT)
            .refuses("AGS-9.32", "attack attackers=a,b hexes=0304");
    assertThat(table.attackOf("attack attackers=a,b,c hexes=0304")).isEqualTo(5);
    table.allows("attack attackers=a,b,c hexes=0304");
  }

  @Test
  @Case("AGS-9.9")
  void integrityRaisesTheStrengthsOfRegimentsOfOneDivision() {
    Play table =
        Sketch.clear(6, 6)
            .regiment("a", "3Pz", "6-2-9", "0303")
            .regiment("b", "3Pz", "1-3-9", "0303")
            .regiment("c", "16Pz", "1-3-9", "0303")
            .soviet("x", "2-3-6", "0304")
            .begin(Side.AXIS, COMBAT);
    assertThat(table.attackOf("attack attackers=a,b,c hexes=0304")).isEqualTo(2 * (6 + 1) + 1);
  }

  @Test
  @Case({"AGS-9.9", "AGS-10.32", "AGS-12.23"})
  void integrityMultipliesWhatTerrainGivesAndSupplyHalvesItAll() {
    Play table =
        Sketch.clear(6, 6)
            .terrain("city", "0304")
            .terrain("woods", "0304")
            .regiment("a", "3Pz", "6-2-9", "0304")
            .regiment("b", "3Pz", "1-3-9", "0304", "unsupplied")
            .soviet("x", "2-3-6", "0303")
            .begin(Side.SOVIET, COMBAT);
    assertThat(table.defenceAgainst("attack attackers=x hexes=0304"))
        .isEqualTo(2 * 2 * 3 + 3 * 2 * 3 / 2);
  }
}
