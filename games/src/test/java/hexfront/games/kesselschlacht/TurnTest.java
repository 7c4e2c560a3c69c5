package hexfront.games.kesselschlacht;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.events.Phase;
import hexfront.engine.events.Rolled;
import hexfront.engine.events.Turn;
import hexfront.engine.events.Victory;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Module 4: what is told of a turn, and what ends with its phases and with it. */
class TurnTest {
  private static Sketch peace() {
    return Sketch.clear(12, 8)
        .hq("h", "iii", "0101")
        .unit("a", "iii infantry regiment B 3-3-6", "0102")
        .unit("p", "iii panzer regiment A 5-4-0", "0103")
        .hq("s", "60a", "1206")
        .unit("x", "60a rifle division C 4-5-5", "1205");
  }

  @Test
  @Case({"KS-4.E", "KS-4.G", "KS-4.H", "KS-4.I", "KS-4.J", "KS-4.K", "KS-4.L", "KS-4.0"})
  void everyPhaseIsToldWithItsCase() {
    Play play = peace().turn(9).begin(Side.AXIS, "defensive-positions");
    for (int i = 0; i < 7; i++) {
      play.plays("end-phase");
    }
    assertThat(play.events(Phase.class))
        .extracting(Phase::rule)
        .containsExactly("KS-4.G", "KS-4.H", "KS-4.I", "KS-4.J", "KS-4.K", "KS-4.L", "KS-4.E");
    assertThat(play.last(Turn.class).number()).isEqualTo(10);
  }

  @Test
  @Case({"KS-4.A", "KS-4.B", "KS-4.C", "KS-4.D", "KS-6.2.1"})
  void thePhasesInTheAirAreToldToo() {
    Play play =
        peace()
            .turn(2)
            .area("sector-1", "1205")
            .air("ju", Side.AXIS, "bomber", "2-8-4")
            .air("ju2", Side.AXIS, "bomber", "2-8-4")
            .air("il", Side.SOVIET, "fighter-bomber", "2-6-4")
            .begin(Side.AXIS, "motorized-movement")
            .plays("end-phase");
    assertThat(play.question()).isEqualTo("weather");
    assertThat(play.asked()).isEqualTo(Side.AXIS);
    play.plays("roll", 3).plays("roll", 1);
    assertThat(play.events(Rolled.class))
        .extracting(Rolled::purpose)
        .containsExactly("weather", "air-initiative");
    play.plays("bomb units=ju hex=1205", 6).plays("end-phase");
    assertThat(play.question()).isEqualTo("air-allocation");
    play.plays("place-air units=ju2 sector=1").plays("end-phase").plays("end-phase");
    assertThat(play.question()).isEqualTo("air-missions");
    play.plays("bomb units=ju2 hex=1205", 6);
    assertThat(play.events(Phase.class))
        .extracting(Phase::rule)
        .startsWith("KS-4.A", "KS-4.B", "KS-6.2.1", "KS-4.C", "KS-4.C", "KS-4.D");
    assertThat(play.last(Rolled.class).purpose()).isEqualTo("bombing");
  }

  @Test
  @Case({"KS-4.B", "KS-4.C"})
  void whoHasNoAircraftIsNotAskedForThem() {
    Play none = peace().turn(3).begin(Side.AXIS, "air-initiative").plays("roll", 1);
    assertThat(none.question()).isEqualTo("defensive-positions");
    Play soviet =
        peace()
            .turn(3)
            .air("il", Side.SOVIET, "fighter-bomber", "2-6-4")
            .begin(Side.AXIS, "air-initiative")
            .plays("roll", 1);
    assertThat(soviet.question()).isEqualTo("air-allocation");
    assertThat(soviet.asked()).isEqualTo(Side.SOVIET);
  }

  @Test
  @Case({"KS-17.0", "KS-4.0"})
  void theEndIsToldWithItsWinner() {
    Play play = peace().turn(17).begin(Side.AXIS, "motorized-movement").plays("end-phase");
    assertThat(play.last(Victory.class).winner()).isEqualTo(play.score().winner());
  }

  @Test
  @Case({"KS-4.0", "KS-4.M", "KS-10.5.7", "KS-13.3.5A", "KS-13.3.5B"})
  void whatATurnCountsIsForgottenWithIt() {
    Play play =
        peace()
            .turn(8)
            .state("fuel", Map.of("iii", 9))
            .state("fuel-spent", Map.of("iii", 3, "mauss", 2))
            .state("attacks-made", Map.of("iii", 3, "mauss", 1))
            .state("attempts", Map.of("corps", 2, "army", 1))
            .state("bridge-tries", Map.of("axis", List.of(1, 1), "soviet", List.of(1, 1)))
            .state("air-initiative", "soviet")
            .state("army-fuel", "h")
            .begin(Side.AXIS, "motorized-movement")
            .plays("move units=p path=0103,0203")
            .plays("end-phase");
    assertThat(play.state(Side.AXIS, "attempts")).isEqualTo(Map.of("corps", 0, "army", 0));
    assertThat(play.state(Side.AXIS, "fuel-spent"))
        .isEqualTo(Map.of("iii", 0, "xxiv", 0, "xlvi", 0, "lix", 0, "gollnick", 0, "mauss", 0));
    assertThat(play.state(Side.AXIS, "attacks-made"))
        .isEqualTo(Map.of("iii", 0, "xxiv", 0, "xlvi", 0, "lix", 0, "gollnick", 0, "mauss", 0));
    assertThat(play.state(Side.AXIS, "bridge-tries"))
        .isEqualTo(Map.of("axis", List.of(0, 0), "soviet", List.of(0, 0)));
    assertThat(play.position().spent(play.unit("p"))).isZero();
    assertThat(play.is("p", Flag.MOVED)).isFalse();
  }

  @Test
  @Case({"KS-7.1.2", "KS-12.1.1", "KS-13.2.5"})
  void whoWasAttackedIsRememberedForOneTurn() {
    Play play =
        peace()
            .turn(8)
            .unit("b", "iii infantry regiment B 3-3-6", "0202", "defended", "retreated")
            .unit("c", "iii infantry regiment B 3-3-6", "0302", "defended-last-turn")
            .begin(Side.AXIS, "motorized-movement")
            .plays("end-phase");
    assertThat(play.is("b", Flag.DEFENDED)).isFalse();
    assertThat(play.is("b", Flag.DEFENDED_LAST_TURN)).isTrue();
    assertThat(play.is("c", Flag.DEFENDED_LAST_TURN)).isFalse();
  }

  @Test
  @Case({"KS-13.2.5", "KS-4.I"})
  void whoRetreatedCountsAgainInTheNextCombatPhase() {
    Sketch fallen =
        peace().unit("y", "60a rifle division C 4-5-5", "1105", "retreated", "defended");
    assertThat(fallen.begin(Side.SOVIET, "movement").plays("end-phase").is("y", Flag.RETREATED))
        .isFalse();
    assertThat(fallen.begin(Side.AXIS, "combat").plays("end-phase").is("y", Flag.RETREATED))
        .isFalse();
  }

  @Test
  @Case({"KS-6.3.2", "KS-6.7.1"})
  void sectorsAndLoadsLastATurn() {
    Play play =
        peace()
            .turn(8)
            .area("sector-1", "0101")
            .air("bf", Side.AXIS, "fighter", "6-14-0")
            .air("tr", Side.AXIS, "transport", "0-3-18")
            .state("sectors", Map.of("bf", 1))
            .state("loads", Map.of("tr", Map.of("ap", 2, "fp", 3)))
            .begin(Side.AXIS, "motorized-movement")
            .plays("end-phase");
    assertThat(play.state(Side.AXIS, "sectors")).isEqualTo(Map.of());
    assertThat(play.state(Side.AXIS, "loads")).isEqualTo(Map.of());
  }

  @Test
  @Case({"KS-4.J", "KS-4.L", "KS-11.1"})
  void motorizedUnitsMoveAgainInTheirOwnPhase() {
    Play play =
        peace()
            .state("fuel", Map.of("iii", 20))
            .begin(Side.AXIS, "movement")
            .plays("move units=p path=0103,0203,0303")
            .plays("move units=a path=0102,0201")
            .refuses("KS-11.1.6", "move units=p path=0303,0403")
            .plays("end-phase")
            .plays("end-phase");
    assertThat(play.question()).isEqualTo("motorized-movement");
    assertThat(play.position().spent(play.unit("p"))).isZero();
    play.refuses("KS-4.L", "move units=a path=0201,0202").plays("move units=p path=0303,0403,0503");
  }

  @Test
  @Case({"KS-8.1.2", "KS-2.4.9", "KS-15.1"})
  void crossingsAndDemolitionsAreCountedFromTheAxisMovementOn() {
    Play play =
        peace()
            .areaFrom("south-of-dnestr", 7)
            .state("crossed", 4)
            .state("bridge-tries", Map.of("axis", List.of(1, 1), "soviet", List.of(1, 1)))
            .begin(Side.SOVIET, "combat")
            .plays("end-phase");
    assertThat(play.question()).isEqualTo("movement");
    assertThat(play.state(Side.AXIS, "crossed")).isEqualTo(0);
    assertThat(play.state(Side.AXIS, "bridge-tries"))
        .isEqualTo(Map.of("axis", List.of(1, 0), "soviet", List.of(1, 1)));
  }

  @Test
  @Case({"KS-10.0", "KS-4.G", "KS-4.I", "KS-4.J", "KS-4.L"})
  void supplyIsJudgedWhenAPhaseBegins() {
    Sketch far =
        Sketch.clear(30, 6)
            .turn(9)
            .road("0101-0102-0103")
            .area("soviet-supply", "0101")
            .hq("s", "60a", "0103")
            .unit("x", "60a rifle division C 4-5-5", "2003")
            .hq("h", "xlviii", "2901")
            .unit("car", "xlviii motorized regiment B 5-3-9", "1201")
            .unit("foot", "xlviii infantry regiment B 5-3-6", "1301");
    Play play = far.begin(Side.AXIS, "defensive-positions");
    play.position().unmarkAll(Flag.FLIPPED);
    play.plays("end-phase");
    assertThat(play.is("x", Flag.FLIPPED)).isTrue();
    play.plays("end-phase");
    play.position().unmarkAll(Flag.FLIPPED);
    play.plays("end-phase");
    assertThat(play.is("x", Flag.FLIPPED)).isTrue();
    play.plays("end-phase");
    assertThat(play.is("car", Flag.FLIPPED)).isTrue();
    assertThat(play.is("foot", Flag.FLIPPED)).isFalse();
    play.plays("end-phase");
    play.position().unmarkAll(Flag.FLIPPED);
    play.plays("end-phase");
    assertThat(play.question()).isEqualTo("motorized-movement");
    assertThat(play.is("car", Flag.FLIPPED)).isTrue();
  }
}
