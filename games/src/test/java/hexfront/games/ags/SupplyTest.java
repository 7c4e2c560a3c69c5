package hexfront.games.ags;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import org.junit.jupiter.api.Test;

/** Section 12. */
class SupplyTest {
  private static final Side AXIS = Side.AXIS;
  private static final String MOVING = "initial-movement";

  /** A strip one hexrow wide with an Axis source at its upper end. */
  private static Sketch strip() {
    return Sketch.clear(1, 9).source(AXIS, "0101").german("a", "5-7-7", "0106");
  }

  @Test
  @Case("AGS-12.0")
  void onlySuppliedUnitsMoveAttackAndDefendAtFullValue() {
    Play table =
        Sketch.clear(6, 9)
            .panzer("in", "6-4-8", "0303", "supplied")
            .panzer("out", "6-4-8", "0403", "unsupplied")
            .soviet("x", "4-4-6", "0304")
            .begin(AXIS, MOVING)
            .allows("overrun units=in hex=0304")
            .refuses("AGS-6.12", "overrun units=out hex=0304");
    assertThat(table.pointsLeft("in")).isEqualTo(8);
    assertThat(table.pointsLeft("out")).isEqualTo(4);
    table.plays("end-phase");
    assertThat(table.attackOf("attack attackers=in hexes=0304")).isEqualTo(6);
    assertThat(table.attackOf("attack attackers=out hexes=0304")).isEqualTo(3);
  }

  @Test
  @Case("AGS-12.1")
  void aSupplyLineLeadsFromTheUnitToASource() {
    assertThat(strip().begin(AXIS, MOVING).isSupplied("a")).isTrue();
    assertThat(strip().soviet("x", "2-3-6", "0103").begin(AXIS, MOVING).isSupplied("a")).isFalse();
  }

  @Test
  @Case("AGS-12.1")
  void noSupplyLinePassesAnEnemyZoneUnlessAFriendIsThere() {
    Sketch sketch =
        Sketch.clear(2, 9)
            .terrain("sea", "0201", "0202", "0204", "0205", "0206", "0207", "0208", "0209")
            .source(AXIS, "0101")
            .german("a", "5-7-7", "0108")
            .soviet("x", "2-3-6", "0203");
    assertThat(sketch.begin(AXIS, MOVING).isSupplied("a")).isFalse();
    assertThat(
            sketch
                .german("b", "5-7-7", "0103")
                .german("c", "5-7-7", "0104")
                .begin(AXIS, MOVING)
                .isSupplied("a"))
        .isTrue();
  }

  @Test
  @Case("AGS-12.1")
  void aSourceInEnemyHandsIsNone() {
    assertThat(strip().soviet("x", "2-3-6", "0101").begin(AXIS, MOVING).isSupplied("a")).isFalse();
  }

  @Test
  @Case("AGS-12.11")
  void supplyGoesIntoASwampButNotThroughIt() {
    assertThat(strip().terrain("swamp", "0106").begin(AXIS, MOVING).isSupplied("a")).isTrue();
    assertThat(strip().terrain("swamp", "0104").begin(AXIS, MOVING).isSupplied("a")).isFalse();
    assertThat(strip().terrain("swamp", "0101").begin(AXIS, MOVING).isSupplied("a")).isTrue();
  }

  @Test
  @Case("AGS-12.11")
  void noOtherTerrainMattersToSupply() {
    Play table =
        strip()
            .terrain("woods", "0102")
            .terrain("rough", "0103")
            .terrain("city", "0104")
            .terrain("town", "0105")
            .begin(AXIS, MOVING);
    assertThat(table.isSupplied("a")).isTrue();
  }

  private static Play withRange(Sketch sketch, int range) {
    return sketch.state("supply-range", range).begin(AXIS, MOVING);
  }

  @Test
  @Case("AGS-12.12")
  void theGameLimitsTheLengthOfSupplyLines() {
    assertThat(withRange(strip(), 5).isSupplied("a")).isTrue();
    assertThat(withRange(strip(), 4).isSupplied("a")).isFalse();
  }

  @Test
  @Case({"AGS-12.12", "AGS-12.11"})
  void aLineOfLimitedLengthDoesNotPassASwampEither() {
    assertThat(withRange(strip().terrain("swamp", "0104"), 8).isSupplied("a")).isFalse();
    assertThat(withRange(strip().terrain("swamp", "0106"), 8).isSupplied("a")).isTrue();
  }

  @Test
  @Case("AGS-12.13")
  void aUnitIsMarkedOutOfSupplyUntilItIsFoundInSupply() {
    Play table = strip().soviet("x", "2-3-6", "0104").begin(AXIS, MOVING);
    assertThat(table.is("a", Flag.OUT_OF_SUPPLY)).isTrue();
    table = table.plays("end-phase");
    for (int i = 0; i < 3; i++) {
      table.plays("end-phase");
    }
    assertThat(table.asked()).isEqualTo(Side.SOVIET);
    assertThat(table.is("a", Flag.OUT_OF_SUPPLY)).isTrue();
    table.position().takeOff(table.unit("x"), hexfront.engine.Position.GONE);
    for (int i = 0; i < 4; i++) {
      table.plays("end-phase");
    }
    assertThat(table.asked()).isEqualTo(AXIS);
    assertThat(table.is("a", Flag.OUT_OF_SUPPLY)).isFalse();
  }

  @Test
  @Case("AGS-12.14")
  void aSovietUnitIsSuppliedThroughAHeadquartersWithALineOfAnyLength() {
    Sketch sketch =
        Sketch.clear(1, 20)
            .source(Side.SOVIET, "0120")
            .hq("hq", 2, "0103")
            .soviet("x", "2-3-6", "0101")
            .soviet("y", "2-3-6", "0119");
    Play table = sketch.begin(Side.SOVIET, MOVING);
    assertThat(table.isSupplied("hq")).isTrue();
    assertThat(table.isSupplied("x")).isTrue();
    assertThat(table.isSupplied("y")).isFalse();
    Play cut = sketch.german("a", "5-7-7", "0110").begin(Side.SOVIET, MOVING);
    assertThat(cut.isSupplied("hq")).isFalse();
    assertThat(cut.isSupplied("x")).isFalse();
  }

  @Test
  @Case({"AGS-12.14", "AGS-12.11"})
  void aHeadquartersInASwampReceivesAndGivesSupply() {
    Play table =
        Sketch.clear(1, 9)
            .terrain("swamp", "0105")
            .source(Side.SOVIET, "0109")
            .hq("hq", 2, "0105")
            .soviet("x", "2-3-6", "0103")
            .begin(Side.SOVIET, MOVING);
    assertThat(table.isSupplied("x")).isTrue();
  }

  @Test
  @Case({"AGS-12.21", "AGS-5.25"})
  void supplyAtTheBeginningOfThePhaseHoldsForAllOfIt() {
    Play table =
        Sketch.clear(6, 9)
            .source(Side.SOVIET, "0309")
            .hq("hq", 2, "0308")
            .soviet("in", "2-3-6", "0306")
            .soviet("out", "2-3-6", "0304")
            .begin(Side.SOVIET, MOVING)
            .plays("move units=in path=0306,0305")
            .plays("move units=in path=0305,0405,0404");
    assertThat(table.isSupplied("in")).isFalse();
    assertThat(table.pointsLeft("in")).isEqualTo(3);
    table.plays("move units=out path=0304,0305,0306");
    assertThat(table.isSupplied("out")).isTrue();
    assertThat(table.pointsLeft("out")).isEqualTo(1);
  }

  @Test
  @Case("AGS-12.21")
  void supplyIsJudgedAnewWhenTheMechanizedMovementPhaseBegins() {
    Play table =
        Sketch.clear(6, 9)
            .source(Side.SOVIET, "0309")
            .hq("hq", 2, "0308")
            .tank("t", "6-3-10", "0304")
            .begin(Side.SOVIET, MOVING)
            .plays("move units=t path=0304,0305,0306");
    assertThat(table.is("t", Flag.OUT_OF_SUPPLY)).isTrue();
    table.plays("end-phase").plays("end-phase");
    assertThat(table.pointsLeft("t")).isEqualTo(10);
  }

  @Test
  @Case("AGS-12.22")
  void supplyForCombatIsJudgedAtTheInstantOfCombat() {
    Play table =
        Sketch.clear(6, 9)
            .source(Side.SOVIET, "0307")
            .hq("hq", 2, "0307")
            .soviet("x", "2-4-6", "0305")
            .german("a", "12-2-9", "0304")
            .soviet("y", "1-1-6", "0205")
            .german("b", "18-7-7", "0105")
            .begin(AXIS, "combat");
    assertThat(table.defenceAgainst("attack attackers=a hexes=0305")).isEqualTo(4);
    table.fights("attack attackers=b hexes=0205", "-/E").plays("advance paths=b:0105,0205");
    assertThat(table.defenceAgainst("attack attackers=a hexes=0305")).isEqualTo(2);
  }

  @Test
  @Case("AGS-12.23")
  void outOfSupplyHalvesAttackAndDefence() {
    Play table =
        Sketch.clear(6, 9)
            .terrain("city", "0304")
            .german("a", "5-7-7", "0303", "unsupplied")
            .soviet("x", "4-5-6", "0304", "unsupplied")
            .begin(AXIS, "combat");
    assertThat(table.attackOf("attack attackers=a hexes=0304")).isEqualTo(2);
    assertThat(table.defenceAgainst("attack attackers=a hexes=0304")).isEqualTo(5);
  }

  @Test
  @Case("AGS-12.24")
  void lackOfSupplyAloneEliminatesNobody() {
    Play table =
        Sketch.clear(6, 9)
            .german("a", "5-7-7", "0303", "unsupplied")
            .soviet("x", "4-5-6", "0308", "unsupplied")
            .turn(1)
            .begin(AXIS, MOVING);
    while (!table.question().equals("game-over")) {
      table.plays("end-phase");
    }
    assertThat(table.at("a")).isEqualTo("0303");
    assertThat(table.at("x")).isEqualTo("0308");
    assertThat(table.stepsLeft("a")).isEqualTo(1);
  }
}
