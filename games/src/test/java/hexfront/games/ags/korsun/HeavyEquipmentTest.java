package hexfront.games.ags.korsun;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import org.junit.jupiter.api.Test;

/** Section 25.3: Heavy Equipment markers. */
class HeavyEquipmentTest {
  private static final String AT_P = "attack attackers=x hexes=0405";

  private static Sketch unit(String... more) {
    return Sketch.clear(10, 12)
        .german("p", "panzergrenadier", "2-3-8|1-1-8", "0405", more)
        .soviet("x", "rifle", "4-5-5", "0404");
  }

  @Test
  @Case("KORSUN-25.31")
  void aMarkerOnTopDoublesTheDefenceOnEitherSide() {
    for (String marker : new String[] {"heavy-equipment-1", "heavy-equipment-2"}) {
      assertThat(unit(marker).begin(Side.SOVIET, "combat").odds(AT_P).defence()).isEqualTo(6);
    }
  }

  @Test
  @Case({"KORSUN-25.31", "KORSUN-25.34"})
  void aMarkerUnderneathForbidsAttacksAndCountsAsBeingOutOfSupply() {
    Play play = unit("heavy-equipment-under", "supplied").begin(Side.AXIS, "combat");
    play.refuses("KORSUN-25.31", "attack attackers=p hexes=0404");
    assertThat(play.isSupplied("p")).isFalse();
    assertThat(play.odds(AT_P).defence()).isEqualTo(1);
    Play moving = unit("heavy-equipment-under", "supplied").begin(Side.AXIS, "initial-movement");
    assertThat(moving.pointsLeft("p")).isEqualTo(4);
    moving.refuses("KORSUN-25.31", "overrun units=p hex=0404");
  }

  @Test
  @Case("KORSUN-25.32")
  void outOfSupplyWithAMarkerOnTopAUnitDefendsAtFaceValueAndKeepsIt() {
    Play play = unit("heavy-equipment-1", "unsupplied").turn(5).begin(Side.SOVIET, "combat");
    assertThat(play.odds(AT_P).defence()).isEqualTo(3);
    play.until(Side.AXIS, "mechanized-movement");
    assertThat(play.is("p", KorsunFlag.HEAVY_1)).isTrue();
  }

  @Test
  @Case("KORSUN-25.33")
  void theDoublingComesOnTopOfTerrainAndIntegrity() {
    assertThat(
            unit("heavy-equipment-2", "supplied")
                .terrain("woods", "0405")
                .begin(Side.SOVIET, "combat")
                .odds(AT_P)
                .defence())
        .isEqualTo(12);
    assertThat(
            Sketch.clear(10, 12)
                .terrain("woods", "0405")
                .german("p", "panzergrenadier", "2-3-8", "0405", "of 1", "heavy-equipment-1")
                .german("q", "panzergrenadier", "2-3-8", "0406", "of 1")
                .german("r", "panzer", "5-2-8", "0406", "of 1")
                .soviet("x", "rifle", "4-5-5", "0404")
                .begin(Side.SOVIET, "combat")
                .odds(AT_P)
                .defence())
        .isEqualTo(24);
  }

  @Test
  @Case({"KORSUN-25.33", "KORSUN-25.34"})
  void theFirstMoveFlipsTheMarkerAndTheSecondPutsItUnderneath() {
    Play play =
        Sketch.clear(10, 12)
            .german("p", "panzergrenadier", "2-3-8", "0405", "heavy-equipment-1", "unsupplied")
            .begin(Side.AXIS, "initial-movement")
            .plays("move units=p path=0405,0406")
            .plays("move units=p path=0406,0407");
    assertThat(play.is("p", KorsunFlag.HEAVY_2)).isTrue();
    play.until(Side.AXIS, "mechanized-movement").plays("move units=p path=0407,0408");
    assertThat(play.is("p", KorsunFlag.HEAVY_UNDER)).isTrue();
    assertThat(play.is("p", KorsunFlag.HEAVY_ON_TOP)).isFalse();
  }

  @Test
  @Case("KORSUN-25.34")
  void anOverrunIsAMoveARetreatIsNot() {
    Play overrun =
        Sketch.clear(10, 12)
            .german("p", "panzer", "30-3-8", "0405", "heavy-equipment-1", "supplied")
            .soviet("x", "rifle", "4-1-5", "0404")
            .begin(Side.AXIS, "initial-movement")
            .plays("overrun units=p hex=0404", 1);
    assertThat(overrun.at("p")).isEqualTo("0404");
    assertThat(overrun.is("p", KorsunFlag.HEAVY_2)).isTrue();
    Play retreat =
        Sketch.clear(10, 12)
            .german("p", "panzergrenadier", "2-3-8|1-1-8", "0405", "heavy-equipment-1", "supplied")
            .soviet("x", "tank", "18-5-5", "0404")
            .hq("h", 4, "0402")
            .begin(Side.SOVIET, "combat")
            .fights(AT_P, "-/1")
            .plays("choose option=retreat")
            .plays("retreat paths=p:0405,0406");
    assertThat(retreat.is("p", KorsunFlag.HEAVY_1)).isTrue();
  }

  @Test
  @Case("KORSUN-25.35")
  void aMarkerOnTopComesOffAtTheStartOfAGermanTurnInNormalSupply() {
    Play play =
        Sketch.clear(10, 12)
            .turn(2)
            .german("p", "infantry", "2-3-5", "0405", "heavy-equipment-1", "supplied")
            .german("q", "infantry", "2-3-5", "0605", "heavy-equipment-2", "supplied")
            .german("u", "infantry", "2-3-5", "0805", "heavy-equipment-under", "supplied")
            .german("a", "infantry", "2-3-5", "0807", "heavy-equipment-1", "unsupplied")
            .soviet("x", "rifle", "4-5-5", "0201")
            .begin(Side.SOVIET, "mechanized-movement");
    assertThat(play.is("p", KorsunFlag.HEAVY_1)).isTrue();
    play.plays("end-phase");
    assertThat(play.asked()).isEqualTo(Side.AXIS);
    assertThat(play.is("p", KorsunFlag.HEAVY)).isFalse();
    assertThat(play.is("q", KorsunFlag.HEAVY)).isFalse();
    assertThat(play.is("u", KorsunFlag.HEAVY_UNDER)).isTrue();
    assertThat(play.is("a", KorsunFlag.HEAVY_1)).isTrue();
  }

  @Test
  @Case("KORSUN-25.35")
  void airSupplyIsNoNormalSupply() {
    Play play =
        Sketch.clear(10, 12)
            .turn(5)
            .german(
                "p", "infantry", "2-3-5", "0405", "heavy-equipment-1", "unsupplied", "air-supplied")
            .soviet("x", "rifle", "4-5-5", "0201")
            .begin(Side.SOVIET, "mechanized-movement");
    assertThat(play.isSupplied("p")).isTrue();
    play.plays("end-phase");
    assertThat(play.is("p", KorsunFlag.HEAVY_1)).isTrue();
  }

  @Test
  @Case({"KORSUN-25.36", "KORSUN-27.1"})
  void aMarkerUnderneathIsPermanentAndCostsPointsAtTheEnd() {
    Play play =
        Sketch.clear(10, 12)
            .turn(13)
            .german(
                "u", "infantry", "2-3-5", "0805", "heavy-equipment-under", "supplied", "regiment")
            .soviet("x", "rifle", "4-5-5", "0201")
            .begin(Side.AXIS, "mechanized-movement");
    assertThat(play.score().soviet()).isZero();
    play.plays("end-phase");
    assertThat(play.question()).isEqualTo("game-over");
    assertThat(play.score().soviet()).isEqualTo(1);
  }

  @Test
  @Case({"KORSUN-25.34", "KORSUN-25.36"})
  void aMarkerUnderneathIsNoSecondPenaltyAndRulesOutAirSupply() {
    Play play =
        Sketch.clear(10, 12)
            .turn(5)
            .terrain("town", "0405")
            .german("p", "infantry", "2-4-5", "0405", "heavy-equipment-under", "unsupplied")
            .soviet("x", "rifle", "4-5-5", "0404")
            .begin(Side.AXIS, "air-power")
            .refuses("KORSUN-25.21", "place-air hex=0405 purpose=air-supply");
    assertThat(play.odds(AT_P).defence()).isEqualTo(2);
  }
}
