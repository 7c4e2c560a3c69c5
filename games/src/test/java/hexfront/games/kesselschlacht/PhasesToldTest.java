package hexfront.games.kesselschlacht;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.events.Phase;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Modules 4 and 12: phases that come now and then, and what each of them begins anew. */
class PhasesToldTest {
  private static final String RIFLE = "60a rifle division B 4-4-5";

  @Test
  @Case({"KS-4.F", "KS-18.0"})
  void theDirectiveAndTheSetUpOfTheOtherSideAreToldAsPhases() {
    Play directive =
        Sketch.clear(9, 9)
            .turn(4)
            .state("crossed", 6)
            .areaFrom("south-of-dnestr", 9)
            .hq("h7", "7gtc", "0202")
            .unit("b1", "7gtc tank brigade B 4-3-9", "0202")
            .begin(Side.AXIS, "defensive-positions")
            .plays("end-phase");
    assertThat(directive.asked()).isEqualTo(Side.SOVIET);
    assertThat(directive.last(Phase.class).name()).isEqualTo("zhukov-directive");
    Play setUp = Play.open("campaign").plays("end-phase");
    assertThat(setUp.last(Phase.class).name()).isEqualTo("set-up");
    assertThat(setUp.last(Phase.class).of()).isEqualTo(Side.SOVIET);
  }

  @Test
  @Case({"KS-15.1", "KS-4.H"})
  void everySovietPlayerTurnHasItsAttemptAtABridge() {
    Play play =
        Sketch.clear(12, 9)
            .turn(9)
            .riverBelow(5)
            .hexside("bridge", "0405/0406")
            .hq("s", "60a", "0404")
            .unit("x", "60a rifle division C 4-4-5", "0405", "active")
            .state("bridge-tries", Map.of("soviet", List.of(0, 1)))
            .begin(Side.SOVIET, "activation")
            .plays("end-phase")
            .plays("demolish bridge=0405/0406", 6);
    assertThat(play.question()).isEqualTo("movement");
  }

  // ---- attacks

  @Test
  @Case({"KS-12.2.2B", "KS-12.2.2A"})
  void tanksAndInfantryWithoutSupplyStillKeepTheDefendersTanksFromCounting() {
    Play play =
        Sketch.clear(9, 9)
            .unit("x", "60a tank brigade B 4-4-9", "0405")
            .unit("a", "xlviii infantry regiment B 4-3-6", "0404", "unsupplied")
            .unit("t", "xlviii panzer regiment B 4-3-8", "0404", "unsupplied")
            .begin(Side.AXIS, "combat");
    assertThat(play.odds("attack attackers=a,t hexes=0405").shifts()).isZero();
  }

  @Test
  @Case({"KS-6.6", "KS-12.2.4"})
  void twoFighterBombersMaySupportAnAttackAndTheSameOneNotTwice() {
    Sketch.clear(9, 9)
        .unit("x", RIFLE, "0405")
        .unit("a", "xlviii infantry regiment B 4-3-6", "0404", "supplied")
        .state("sectors", Map.of("f1", 1, "f2", 1))
        .air("f1", Side.AXIS, "fighter-bomber", "5-13-3")
        .air("f2", Side.AXIS, "fighter-bomber", "5-13-3")
        .begin(Side.AXIS, "combat")
        .allows("attack attackers=a hexes=0405 support=f1,f2")
        .refuses("KS-6.6", "attack attackers=a hexes=0405 support=f1,f1");
  }

  // ---- the limit of a disorganized headquarters

  @Test
  @Case({"KS-13.3.5A", "KS-10.5.2"})
  void everyCorpsCountsItsOwnFuel() {
    Sketch.clear(20, 8)
        .state("fuel", Map.of("iii", 20, "lix", 20))
        .state("fuel-spent", Map.of("iii", 6, "lix", 2))
        .hq("h", "iii", "0404", "disorganized")
        .hq("k", "lix", "0504", "disorganized")
        .unit("p", "iii panzer regiment A 5-4-0", "0405")
        .unit("q", "lix panzer regiment A 5-4-0", "0505")
        .begin(Side.AXIS, "movement")
        .refuses("KS-10.5.4", "move units=p path=0405,0305,0205,0105")
        .allows("move units=p path=0405,0305,0205")
        .allows("move units=q path=0505,0605,0705,0805,0905")
        .refuses("KS-10.5.2", "move units=q path=0505,0605,0705,0805,0905,1005");
  }
}
