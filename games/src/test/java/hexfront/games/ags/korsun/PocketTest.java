package hexfront.games.ags.korsun;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Sections 25.1 and 25.2: isolation and air supply. */
class PocketTest {
  private static final String FLY = "place-air hex=0507 purpose=air-supply";

  private static Sketch pocket(String relief) {
    return Sketch.clear(14, 14)
        .turn(5)
        .terrain("town", "0507")
        .german("p", "infantry", "2-3-5", "0505", "unsupplied", "regiment")
        .german("s", "panzer", "5-2-8", relief, "supplied");
  }

  @Test
  @Case({"KORSUN-25.0", "KORSUN-25.1"})
  void anUnsuppliedUnitMoreThanThreeHexesFromASuppliedOneIsIsolated() {
    assertThat(pocket("0508").begin(Side.AXIS, "combat").isIsolated("p")).isFalse();
    assertThat(pocket("0509").begin(Side.AXIS, "combat").isIsolated("p")).isTrue();
    assertThat(pocket("0509").begin(Side.AXIS, "combat").isIsolated("s")).isFalse();
    assertThat(pocket("off").begin(Side.AXIS, "combat").isIsolated("p")).isTrue();
    Play soviets =
        Sketch.clear(8, 8)
            .soviet("x", "rifle", "4-5-5", "0404", "unsupplied")
            .begin(Side.SOVIET, "combat");
    assertThat(soviets.isIsolated("x")).isFalse();
  }

  @Test
  @Case("KORSUN-25.11")
  void isolationDoesNoMoreThanBeingOutOfSupply() {
    Play play =
        pocket("1212").soviet("x", "rifle", "4-5-5", "0504").begin(Side.AXIS, "initial-movement");
    assertThat(play.pointsLeft("p")).isEqualTo(2);
    assertThat(play.odds("attack attackers=p hexes=0504").attack()).isEqualTo(1);
    assertThat(play.odds("attack attackers=x hexes=0505").defence()).isEqualTo(1);
  }

  @Test
  @Case("KORSUN-25.14")
  void theDistanceIgnoresEnemies() {
    Play play = pocket("0508").soviet("x", "rifle", "4-5-5", "0506").begin(Side.AXIS, "combat");
    assertThat(play.isIsolated("p")).isFalse();
  }

  @Test
  @Case({"KORSUN-25.12", "KORSUN-27.1"})
  void isolationIsJudgedAtTheMomentOfCombat() {
    Play play =
        pocket("1212")
            .soviet("x", "tank", "14-5-5", "0504")
            .hq("h", 6, "0503")
            .snow()
            .begin(Side.SOVIET, "combat")
            .plays("attack attackers=x hexes=0505", 1);
    assertThat(play.at("p")).isEqualTo("gone");
    assertThat(play.score().soviet()).isEqualTo(4);
    Play near =
        pocket("0507")
            .soviet("x", "tank", "14-5-5", "0504")
            .hq("h", 6, "0503")
            .snow()
            .begin(Side.SOVIET, "combat")
            .plays("attack attackers=x hexes=0505", 1);
    assertThat(near.score().soviet()).isEqualTo(3);
  }

  @Test
  @Case({"KORSUN-25.13", "KORSUN-25.2", "KORSUN-25.22", "KORSUN-25.28"})
  void anAirMarkerOnATownSuppliesAllIsolatedUnitsWithALineToIt() {
    Play play =
        pocket("1312")
            .german("q", "infantry", "2-3-5", "0302", "unsupplied")
            .begin(Side.AXIS, "air-power");
    assertThat(play.answers()).contains("place-air");
    assertThat(play.legal("place-air")).containsExactly(FLY);
    play.plays(FLY);
    assertThat(play.is("p", KorsunFlag.HEAVY_1) && play.is("q", KorsunFlag.HEAVY_1)).isTrue();
    assertThat(play.is("p", KorsunFlag.AIR_COMING) && play.is("q", KorsunFlag.AIR_COMING)).isTrue();
    assertThat(play.korsun().airPoints.airPoints(play.position(), Side.AXIS)).isEqualTo(2);
    assertThat(play.korsun().state(play.position())).containsEntry("air-markers", List.of("0507"));
  }

  @Test
  @Case("KORSUN-25.21")
  void onlyIsolatedUnitsWithALineToATownAreSupplied() {
    pocket("0508").begin(Side.AXIS, "air-power").refuses("KORSUN-25.21", FLY);
    pocket("1312")
        .begin(Side.AXIS, "air-power")
        .refuses("KORSUN-25.21", "place-air hex=0505 purpose=air-supply");
    Sketch ring =
        pocket("1312")
            .soviet("a", "rifle", "4-5-5", "0307")
            .soviet("b", "rifle", "4-5-5", "0608")
            .soviet("c", "rifle", "4-5-5", "0606");
    ring.begin(Side.AXIS, "air-power").refuses("KORSUN-25.21", FLY);
    ring.german("m", "infantry", "2-3-5", "0506", "unsupplied")
        .german("n", "infantry", "2-3-5", "0507", "unsupplied")
        .begin(Side.AXIS, "air-power")
        .allows(FLY);
  }

  @Test
  @Case("KORSUN-25.21")
  void citiesTakeAirSupplyOnlyAsAnOption() {
    Sketch field =
        Sketch.clear(12, 12)
            .turn(5)
            .terrain("city", "0507")
            .german("p", "infantry", "2-3-5", "0505", "unsupplied");
    field.begin(Side.AXIS, "air-power").refuses("KORSUN-25.21", FLY);
    field.option("cities-take-air-supply", true).begin(Side.AXIS, "air-power").allows(FLY);
  }

  @Test
  @Case("KORSUN-25.23")
  void airSuppliedUnitsAreInSupplyForTheWholeNextTurn() {
    Play play = pocket("1312").begin(Side.AXIS, "air-power").plays(FLY).plays("end-phase");
    assertThat(play.position().turn()).isEqualTo(6);
    assertThat(play.isSupplied("p")).isTrue();
    play.until(Side.AXIS, "mechanized-movement");
    assertThat(play.isSupplied("p")).isTrue();
    play.plays("end-phase").plays("end-phase");
    assertThat(play.position().turn()).isEqualTo(7);
    assertThat(play.isSupplied("p")).isFalse();
  }

  @Test
  @Case("KORSUN-25.24")
  void noSupplyIsFlownToASovietTownAndAnEnteringUnitRemovesTheMarkerOnly() {
    Play play =
        pocket("1312")
            .soviet("x", "tank", "4-2-9", "0510")
            .begin(Side.AXIS, "air-power")
            .plays(FLY)
            .plays("end-phase")
            .plays("move units=x path=0510,0509,0508,0507");
    assertThat(play.korsun().state(play.position())).containsEntry("air-markers", List.of());
    assertThat(play.isSupplied("p")).isTrue();
    pocket("1312")
        .soviet("x", "tank", "4-2-9", "0507")
        .begin(Side.AXIS, "air-power")
        .refuses("KORSUN-25.24", FLY);
  }

  @Test
  @Case("KORSUN-25.25")
  void aPointUsedInCombatSuppliesNobodyInThatTurn() {
    pocket("1312")
        .state("air-points-used", Map.of("axis", 3))
        .begin(Side.AXIS, "air-power")
        .refuses("KORSUN-25.25", FLY);
    Play play =
        pocket("1312")
            .terrain("town", "1005")
            .german("q", "infantry", "2-3-5", "1006", "unsupplied")
            .soviet("x", "rifle", "4-5-5", "0701")
            .soviet("y", "rifle", "4-5-5", "0704")
            .soviet("z", "rifle", "4-5-5", "0707")
            .soviet("v", "rifle", "4-5-5", "0710")
            .soviet("w", "rifle", "4-5-5", "0713")
            .begin(Side.AXIS, "air-power")
            .plays(FLY)
            .refuses("KORSUN-25.21", FLY)
            .plays("place-air hex=1005 purpose=air-supply");
    assertThat(play.korsun().airPoints.airPoints(play.position(), Side.AXIS)).isEqualTo(1);
  }

  @Test
  @Case("KORSUN-25.26")
  void nothingIsFlownInSnowButMudSupplyLastsIntoASnowTurn() {
    pocket("1312").turn(9).begin(Side.AXIS, "air-power").refuses("KORSUN-25.26", FLY);
    Play play = pocket("1312").turn(8).begin(Side.AXIS, "air-power").plays(FLY).plays("end-phase");
    assertThat(play.position().turn()).isEqualTo(9);
    assertThat(play.korsun().weather.word(play.position())).isEqualTo("snow");
    assertThat(play.isSupplied("p")).isTrue();
  }

  @Test
  @Case("KORSUN-25.27")
  void markersStayUntilTheNextGermanAirPhase() {
    Play play = pocket("1312").begin(Side.AXIS, "air-power").plays(FLY).plays("end-phase");
    play.until(Side.AXIS, "mechanized-movement");
    assertThat(play.korsun().state(play.position())).containsEntry("air-markers", List.of("0507"));
    play.plays("end-phase");
    assertThat(play.question()).isEqualTo("air-power");
    assertThat(play.korsun().state(play.position())).containsEntry("air-markers", List.of());
  }

  @Test
  @Case({"KORSUN-25.28", "KORSUN-25.13"})
  void aUnitNeverGetsASecondHeavyEquipmentMarker() {
    Play play =
        Sketch.clear(14, 14)
            .turn(5)
            .terrain("town", "0507")
            .german("p", "infantry", "2-3-5", "0505", "unsupplied", "heavy-equipment-2")
            .begin(Side.AXIS, "air-power")
            .plays(FLY);
    assertThat(play.is("p", KorsunFlag.HEAVY_2)).isTrue();
    assertThat(play.is("p", KorsunFlag.HEAVY_1)).isFalse();
  }

  @Test
  @Case("KORSUN-25.0")
  void thereIsNoSovietAirSupply() {
    Sketch.clear(8, 8)
        .turn(5)
        .terrain("town", "0404")
        .soviet("x", "rifle", "4-5-5", "0404", "unsupplied")
        .begin(Side.SOVIET, "air-power")
        .refuses("KORSUN-25.0", "place-air hex=0404 purpose=air-supply");
  }
}
