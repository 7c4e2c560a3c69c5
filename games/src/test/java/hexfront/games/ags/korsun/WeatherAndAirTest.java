package hexfront.games.ags.korsun;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.events.Weather;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Sections 19.8, 20 and 28: air points and weather. */
class WeatherAndAirTest {
  private static Sketch combat() {
    return Sketch.clear(8, 8)
        .german("a", "infantry", "8-4-5", "0404")
        .soviet("x", "tank", "8-4-9", "0403")
        .hq("h", 6, "0402");
  }

  @Test
  @Case({"KORSUN-20.11", "KORSUN-20.12"})
  void theTrackHasMudOnTurns4To8AndOn12And13() {
    KorsunWeather weather = Play.campaign().korsun().weather;
    assertThat(IntStream.rangeClosed(1, 13).filter(t -> weather.byTrack(t).equals("mud")))
        .containsExactly(4, 5, 6, 7, 8, 12, 13);
  }

  @Test
  @Case({"KORSUN-20.12", "KORSUN-20.11"})
  void mudGivesMechanizedUnitsAndHeadquartersFourPointsAndLeavesInfantryAlone() {
    Sketch field =
        Sketch.clear(8, 8)
            .soviet("t", "tank", "4-2-9", "0403")
            .soviet("k", "cavalry", "4-2-6", "0503")
            .soviet("r", "rifle", "4-5-5", "0303")
            .hq("h", 6, "0402");
    Play mud = field.mud().begin(Side.SOVIET, "mechanized-movement");
    assertThat(List.of(mud.pointsLeft("t"), mud.pointsLeft("k"), mud.pointsLeft("h")))
        .containsOnly(4.0);
    assertThat(mud.pointsLeft("r")).isEqualTo(5);
    mud.allows("move units=t path=0403,0404");
    Play snow = field.snow().begin(Side.SOVIET, "initial-movement");
    assertThat(snow.pointsLeft("t")).isEqualTo(9);
  }

  @Test
  @Case({"KORSUN-19.8", "KORSUN-20.11", "KORSUN-20.12"})
  void eachSideHasThreeAirPointsOnMudTurnsAndNoneOnSnowTurns() {
    Play mud = combat().mud().begin(Side.SOVIET, "combat");
    assertThat(mud.korsun().airPoints.airPoints(mud.position(), Side.AXIS)).isEqualTo(3);
    assertThat(mud.korsun().airPoints.airPoints(mud.position(), Side.SOVIET)).isEqualTo(3);
    assertThat(mud.odds("attack attackers=x hexes=0404 air=true").column()).isEqualTo("3-1");
    mud.plays("attack attackers=x hexes=0404 air=true");
    assertThat(mud.question()).isEqualTo("air-support");
    assertThat(mud.asked()).isEqualTo(Side.AXIS);
    mud.plays("air-support use=true", 3);
    assertThat(mud.korsun().airPoints.airPoints(mud.position(), Side.AXIS)).isEqualTo(2);
    assertThat(mud.korsun().airPoints.airPoints(mud.position(), Side.SOVIET)).isEqualTo(2);
    combat()
        .snow()
        .begin(Side.SOVIET, "combat")
        .refuses("KORSUN-19.8", "attack attackers=x hexes=0404 air=true");
  }

  @Test
  @Case("KORSUN-19.8")
  void usedPointsAreGoneForTheTurnAndComeBackInTheNext() {
    Play play =
        combat()
            .turn(5)
            .state("air-points-used", Map.of("soviet", 3))
            .begin(Side.SOVIET, "combat")
            .refuses("KORSUN-19.8", "attack attackers=x hexes=0404 air=true")
            .until(Side.SOVIET, "initial-movement");
    assertThat(play.position().turn()).isEqualTo(6);
    assertThat(play.korsun().airPoints.airPoints(play.position(), Side.SOVIET)).isEqualTo(3);
  }

  @Test
  @Case({"KORSUN-19.56", "KORSUN-19.8"})
  void theInfantryShiftAndAnAirPointAddUp() {
    Play play =
        Sketch.clear(8, 8)
            .german("a", "infantry", "2-3-5", "0404", "of 34")
            .german("b", "infantry", "2-3-5", "0404", "of 34")
            .german("c", "infantry", "1-1-5", "0404", "of 34")
            .soviet("x", "tank", "28-4-9", "0403")
            .hq("h", 6, "0402")
            .mud()
            .begin(Side.SOVIET, "combat")
            .plays("attack attackers=x hexes=0404")
            .plays("air-support use=true", 3);
    assertThat(play.events())
        .anyMatch(e -> e instanceof hexfront.engine.events.Combat c && c.column().equals("2-1"));
  }

  @Test
  @Case("KORSUN-28.0")
  void withVariableWeatherADieDecidesFromTurn4() {
    Sketch field = combat().turn(3).option("variable-weather", true);
    Play mud = field.begin(Side.AXIS, "mechanized-movement").plays("end-phase", 4);
    assertThat(mud.position().turn()).isEqualTo(4);
    assertThat(mud.korsun().airPoints.airPoints(mud.position(), Side.SOVIET)).isEqualTo(3);
    Play snow = field.begin(Side.AXIS, "mechanized-movement").plays("end-phase", 5);
    assertThat(snow.korsun().airPoints.airPoints(snow.position(), Side.SOVIET)).isZero();
    assertThat(snow.events()).contains(new Weather("snow", "KORSUN-28.0"));
    Play early =
        combat()
            .turn(2)
            .option("variable-weather", true)
            .begin(Side.AXIS, "mechanized-movement")
            .plays("end-phase");
    assertThat(early.events()).contains(new Weather("snow", "KORSUN-20.11"));
  }

  @Test
  @Case({"KORSUN-20.12", "KORSUN-19.12"})
  void withoutTheOptionTheTrackDecides() {
    Play play = combat().turn(3).begin(Side.AXIS, "mechanized-movement").plays("end-phase");
    assertThat(play.events()).contains(new Weather("mud", "KORSUN-20.12"));
  }
}
