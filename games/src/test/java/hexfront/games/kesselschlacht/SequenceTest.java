package hexfront.games.kesselschlacht;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.events.Phase;
import hexfront.engine.events.Weather;
import org.junit.jupiter.api.Test;

/** Modules 4 and 5: the sequence of play and the weather. */
class SequenceTest {
  private static Sketch peace() {
    return Sketch.clear(6, 6)
        .hq("h", "xlviii", "0101")
        .unit("a", "xlviii infantry regiment B 3-3-6", "0101")
        .hq("s", "60a", "0606")
        .unit("x", "60a rifle division C 4-5-5", "0606");
  }

  @Test
  @Case({"KS-4.0", "KS-4.E", "KS-4.G", "KS-4.H", "KS-4.I", "KS-4.J", "KS-4.K", "KS-4.L", "KS-4.M"})
  void aTurnGoesThroughItsPhasesInOrder() {
    Play play = peace().turn(9).begin(Side.AXIS, "defensive-positions");
    for (int i = 0; i < 7; i++) {
      play.plays("end-phase");
    }
    assertThat(play.events(Phase.class).stream().map(e -> e.name() + " " + e.of().word()))
        .containsExactly(
            "activation soviet",
            "movement soviet",
            "combat soviet",
            "movement axis",
            "combat axis",
            "motorized-movement axis",
            "defensive-positions axis");
    assertThat(play.position().turn()).isEqualTo(10);
  }

  @Test
  @Case({"KS-4.0", "KS-17.0"})
  void theGameEndsAfterTurnSeventeen() {
    Play play = peace().turn(17).begin(Side.AXIS, "motorized-movement").plays("end-phase");
    assertThat(play.question()).isEqualTo("game-over");
    play.refuses("KS-4.0", "end-phase");
  }

  @Test
  @Case({"KS-4.A", "KS-5.0"})
  void theWeatherOfTheFirstTurnsIsRolledForAndLaterPrinted() {
    assertThat(weather(peace().turn(3).begin(Side.AXIS, "weather").plays("roll", 3)))
        .isEqualTo("snow");
    assertThat(weather(peace().turn(3).begin(Side.AXIS, "weather").plays("roll", 4)))
        .isEqualTo("mud");
    Play play = peace().turn(7).begin(Side.AXIS, "motorized-movement").plays("end-phase");
    assertThat(weather(play)).isEqualTo("snow");
    assertThat(play.question()).isEqualTo("air-initiative");
  }

  private static String weather(Play play) {
    return play.events(Weather.class).getLast().weather();
  }

  @Test
  @Case({"KS-5.0.2-1", "KS-6.0"})
  void heavySnowKeepsAllAircraftDown() {
    Play play = peace().turn(8).begin(Side.AXIS, "motorized-movement").plays("end-phase");
    assertThat(weather(play)).isEqualTo("heavy-snow");
    assertThat(play.question()).isEqualTo("defensive-positions");
  }

  @Test
  @Case({"KS-5.0.1", "KS-11.1.4", "KS-11.1.5"})
  void terrainCostsByMobilityAndWeather() {
    Sketch ground =
        Sketch.clear(8, 8)
            .terrain("rough", "0201")
            .terrain("swamp", "0302")
            .terrain("city", "0102")
            .dirtRoad("0401-0402-0403-0404")
            .unit("foot", "xlviii infantry regiment B 3-3-6", "0401", "supplied")
            .unit("foot2", "xlviii infantry regiment B 3-3-6", "0202", "supplied")
            .unit("car", "xlviii motorized regiment B 3-3-8", "0202", "supplied");
    Play snow = ground.state("weather", "snow").begin(Side.AXIS, "movement");
    assertThat(snow.cost("foot", "0403")).hasValue(1.0);
    assertThat(snow.cost("foot2", "0201")).hasValue(2.0);
    assertThat(snow.cost("car", "0302")).hasValue(3.0);
    assertThat(snow.cost("foot2", "0102")).hasValue(1.0);
    Play mud = ground.state("weather", "mud").begin(Side.AXIS, "movement");
    assertThat(mud.cost("foot", "0403")).hasValue(2.0);
    assertThat(mud.cost("car", "0201")).hasValue(3.0);
    assertThat(mud.cost("car", "0203")).hasValue(2.0);
    assertThat(mud.cost("car", "0302")).hasValue(4.0);
  }

  @Test
  @Case({"KS-5.0.2-2", "KS-11.1.5"})
  void aRoadHexCostsAFullPointInHeavySnow() {
    Sketch ground =
        Sketch.clear(8, 8)
            .terrain("rough", "0402")
            .road("0401-0402-0403")
            .unit("a", "xlviii infantry regiment B 3-3-6", "0401", "supplied");
    assertThat(ground.state("weather", "heavy-snow").begin(Side.AXIS, "movement").cost("a", "0402"))
        .hasValue(1.0);
    assertThat(ground.state("weather", "mud").begin(Side.AXIS, "movement").cost("a", "0402"))
        .hasValue(0.5);
  }

  @Test
  @Case("KS-5.0.2-3")
  void heavySnowHalvesStrengthsUpwards() {
    Play play =
        Sketch.clear(6, 6)
            .state("weather", "heavy-snow")
            .unit("a", "xlviii infantry regiment B 5-3-6", "0303", "supplied")
            .unit("x", "60a rifle division C 4-7-5", "0304")
            .begin(Side.AXIS, "combat");
    assertThat(play.odds("attack attackers=a hexes=0304").attack()).isEqualTo(3);
    assertThat(play.odds("attack attackers=a hexes=0304").defence()).isEqualTo(4);
    assertThat(Strength.halved(1, 1)).isEqualTo(1);
    assertThat(Strength.halved(0, 1)).isZero();
  }
}
