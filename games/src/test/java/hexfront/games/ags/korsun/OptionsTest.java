package hexfront.games.ags.korsun;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Chart;
import hexfront.engine.Side;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Options, and clauses that only matter beside others. */
class OptionsTest {
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  @Case({"KORSUN-19.22", "AGS-10.23"})
  void aRoadHelpsInfantryThroughASwamp(boolean on) {
    Play play =
        Sketch.clear(8, 8)
            .option("road-helps-infantry", on)
            .terrain("swamp", "0504")
            .road("0503-0504-0505")
            .german("g", "infantry", "2-3-5", "0503")
            .german("t", "panzer", "2-3-8", "0503")
            .begin(Side.AXIS, "initial-movement")
            .plays("move units=g path=0503,0504");
    assertThat(play.pointsLeft("g")).isEqualTo(on ? 4 : 3);
    assertThat(play.plays("move units=t path=0503,0504").pointsLeft("t")).isEqualTo(7.5);
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  @Case("AGS-14.14")
  void fractionsAreDroppedOncePerStack(boolean on) {
    Play play =
        Sketch.clear(8, 8)
            .option("round-by-stack", on)
            .german("a", "infantry", "3-4-5", "0505", "unsupplied")
            .german("b", "infantry", "3-4-5", "0505", "unsupplied")
            .soviet("x", "rifle", "1-2-5", "0504")
            .begin(Side.AXIS, "combat");
    assertThat(play.odds("attack attackers=a,b hexes=0504").attack()).isEqualTo(on ? 3 : 2);
  }

  @Test
  @Case("KORSUN-25.24")
  void aSovietUnitInTheTownRemovesItsMarkerAndNoOther() {
    Play play =
        Sketch.clear(14, 14)
            .turn(5)
            .terrain("town", "0507", "0303")
            .state("air-markers", List.of("0507", "0303"))
            .soviet("x", "tank", "4-2-9", "0508")
            .begin(Side.SOVIET, "initial-movement")
            .plays("move units=x path=0508,0507");
    assertThat(play.korsun().airSupply.markers(play.position())).containsExactly("0303");
  }

  @Test
  @Case("KORSUN-19.8")
  void airPointsArePlacedForAirSupplyOnly() {
    Sketch.clear(14, 14)
        .turn(5)
        .terrain("town", "0507")
        .german("p", "infantry", "2-3-5", "0505", "unsupplied")
        .begin(Side.AXIS, "air-power")
        .refuses("KORSUN-19.8", "place-air hex=0507 purpose=interdiction")
        .allows("place-air hex=0507 purpose=air-supply");
  }

  @Test
  @Case("KORSUN-22.22")
  void aUnitEitherDelaysOrDisengages() {
    Sketch.clear(8, 10)
        .german("a", "infantry", "2-3-5", "0405")
        .german("b", "infantry", "2-3-5", "0405")
        .soviet("x", "rifle", "4-5-5", "0404")
        .begin(Side.AXIS, "initial-movement")
        .refuses("KORSUN-22.22", "move units=a path=0405,0406 delay=true disengage=true");
  }

  @Test
  @Case({"KORSUN-27.2", "KORSUN-27.3"})
  void theLevelsOfVictorySayHowFarEachIs() {
    Play play = Play.campaign();
    Chart levels = play.rules().charts(play.position()).getLast();
    assertThat(levels.rule()).isEqualTo("KORSUN-27.3");
    assertThat(levels.rows()).hasSizeGreaterThan(3).anyMatch(Chart.Row::now);
  }

  @Test
  @Case({"KORSUN-19.71", "KORSUN-19.72"})
  void linesOfEachSideNameItsCase() {
    Play play = Play.campaign();
    assertThat(play.korsun().supplyCase(play.position(), Side.AXIS)).isEqualTo("KORSUN-19.72");
    assertThat(play.korsun().supplyCase(play.position(), Side.SOVIET)).isEqualTo("KORSUN-19.71");
  }

  @Test
  @Case("KORSUN-19.72")
  void germansAreAlsoSuppliedFromTheirOwnEdge() {
    Play play =
        Sketch.clear(8, 8)
            .area("german-supply", "0408")
            .german("a", "infantry", "2-3-5", "0405")
            .begin(Side.AXIS, "initial-movement");
    assertThat(play.isSupplied("a")).isTrue();
    assertThat(play.korsun().sources(play.position(), Side.AXIS).isEmpty()).isFalse();
  }

  @Test
  @Case("KORSUN-18.2")
  void aUnitIsPlacedOnceByAnOrder() {
    Play play = Play.campaign();
    assertThat(play.legal("place")).isNotEmpty();
    String place = play.legal("place").getFirst();
    String unit = place.replaceAll(".*units=([^ ,]*).*", "$1");
    play.refuses("KORSUN-18.2", place.replace("units=" + unit, "units=" + unit + "," + unit));
  }
}
