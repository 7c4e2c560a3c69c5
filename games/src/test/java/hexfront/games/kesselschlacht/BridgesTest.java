package hexfront.games.kesselschlacht;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Secret;
import hexfront.engine.Side;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Module 15: bridges. */
class BridgesTest {
  private static Sketch river() {
    return Sketch.clear(9, 9)
        .riverBelow(5)
        .hq("h", "iii", "0404")
        .unit("a", "iii infantry regiment B 3-3-6", "0405")
        .unit("t", "iii panzer regiment A 4-4-0", "0505");
  }

  @Test
  @Case({"KS-15.1", "KS-15.1.1", "KS-15.0"})
  void groundUnitsAtABridgeBlowItWithAOneOrTwoOnceATurn() {
    Sketch bridge = river().hexside("bridge", "0405/0406", "0805/0806");
    Play play =
        bridge
            .begin(Side.AXIS, "movement")
            .refuses("KS-15.1", "demolish bridge=0505/0506")
            .refuses("KS-15.1.1", "demolish bridge=0805/0806")
            .plays("demolish bridge=0405/0406", 2)
            .refuses("KS-15.1.1", "move units=a path=0405,0404")
            .refuses("KS-15.1", "demolish bridge=0405/0406");
    assertThat(play.state(Side.SOVIET, "blown")).isEqualTo(List.of("0405/0406"));
    Play failed = bridge.begin(Side.AXIS, "movement").plays("demolish bridge=0405/0406", 3);
    assertThat(failed.state(Side.SOVIET, "blown")).isEqualTo(List.of());
    failed.plays("end-phase").plays("end-phase");
    assertThat(failed.question()).isEqualTo("motorized-movement");
    failed.refuses("KS-15.1.1", "demolish bridge=0405/0406");
  }

  @Test
  @Case("KS-15.1.1")
  void unitsInDisorderOrNotActivatedBlowNothing() {
    Sketch.clear(9, 9)
        .riverBelow(5)
        .hexside("bridge", "0405/0406")
        .hq("h", "iii", "0404")
        .unit("a", "iii infantry regiment B 3-3-6", "0405", "disorganized")
        .begin(Side.AXIS, "movement")
        .refuses("KS-15.1.1", "demolish bridge=0405/0406");
    Sketch soviet =
        Sketch.clear(9, 9).riverBelow(5).hexside("bridge", "0405/0406").hq("s", "60a", "0404");
    soviet
        .unit("x", "60a rifle division C 4-4-5", "0405")
        .begin(Side.SOVIET, "movement")
        .refuses("KS-15.1.1", "demolish bridge=0405/0406");
  }

  @Test
  @Case({"KS-15.2", "KS-15.2.1", "KS-15.2.2", "KS-2.4.8"})
  void aHeadquartersWithATrainLaysAPontoonUnderTheGuardOfItsInfantry() {
    Play play =
        river()
            .state("bridge-trains", Map.of("h", 1))
            .hq("k", "lix", "0404")
            .unit("other", "lix infantry regiment B 3-3-6", "0605")
            .begin(Side.AXIS, "movement")
            .refuses("KS-15.2.1", "build-bridge unit=k bridge=0605/0606 garrison=other")
            .refuses("KS-15.2.2", "build-bridge unit=h bridge=0605/0606 garrison=other")
            .refuses("KS-15.2.2", "build-bridge unit=h bridge=0505/0506 garrison=t")
            .refuses("KS-15.2.2", "build-bridge unit=h bridge=0404/0405 garrison=a")
            .plays("build-bridge unit=h bridge=0405/0406 garrison=a");
    assertThat(play.state(Side.SOVIET, "pontoons")).isEqualTo(Map.of("0405/0406", "a"));
    assertThat(play.state(Side.AXIS, "bridge-trains")).isEqualTo(Map.of());
    play.refuses("KS-15.2.1", "build-bridge unit=h bridge=0305/0306 garrison=a")
        .plays("move units=a path=0405,0406");
    assertThat(play.state(Side.SOVIET, "pontoons")).isEqualTo(Map.of("0405/0406", "a"));
  }

  @Test
  @Case({"KS-15.2.1", "KS-15.2.3"})
  void trainsAreSecretAndTheBuilderMustNotAttackThatTurn() {
    Play play =
        river()
            .state("bridge-trains", Map.of("h", 1))
            .unit("x", "60a rifle division C 4-4-5", "0307")
            .begin(Side.AXIS, "movement");
    assertThat(play.state(Side.AXIS, "bridge-trains")).isEqualTo(Map.of("h", 1));
    assertThat(play.state(Side.SOVIET, "bridge-trains")).isEqualTo(Map.of());
    assertThat(play.order("bridge-train unit=h")).isInstanceOf(Secret.class);
    play.plays("build-bridge unit=h bridge=0405/0406 garrison=a")
        .plays("move units=a path=0405,0406")
        .plays("end-phase")
        .refuses("KS-15.2.3", "attack attackers=a hexes=0307");
  }

  @Test
  @Case({"KS-15.2.2", "KS-15.2.3"})
  void headquartersMustBeNearInGoodOrderAndHaveAFreePath() {
    Sketch.clear(12, 9)
        .riverBelow(5)
        .state("bridge-trains", Map.of("h", 1))
        .hq("h", "iii", "0405")
        .unit("a", "iii infantry regiment B 3-3-6", "0905")
        .begin(Side.AXIS, "movement")
        .refuses("KS-15.2.2", "build-bridge unit=h bridge=0905/0906 garrison=a");
    Sketch.clear(12, 9)
        .riverBelow(5)
        .state("bridge-trains", Map.of("h", 1))
        .hq("h", "iii", "0404", "disorganized")
        .unit("a", "iii infantry regiment B 3-3-6", "0405")
        .begin(Side.AXIS, "movement")
        .refuses("KS-15.2.3", "build-bridge unit=h bridge=0405/0406 garrison=a");
  }

  @Test
  @Case("KS-15.2.3")
  void thePontoonIsLostWithItsGuardUnlessAnotherTakesOver() {
    Sketch guarded =
        Sketch.clear(9, 9)
            .riverBelow(5)
            .state("pontoons", Map.of("0405/0406", "g"))
            .hq("s", "60a", "0401")
            .unit("x", "60a rifle division A 40-4-5", "0404", "active")
            .hq("h", "xlviii", "0408")
            .unit("g", "xlviii infantry regiment C 1-1-6", "0405");
    Play lost =
        guarded.begin(Side.SOVIET, "combat").fights("attack attackers=x hexes=0405", "Ddis");
    assertThat(lost.events(BridgeBlown.class)).hasSize(1);
    assertThat(lost.state(Side.AXIS, "pontoons")).isEqualTo(Map.of());
    Play kept =
        guarded
            .unit("b", "xlviii infantry regiment B 3-3-6", "0406")
            .begin(Side.SOVIET, "combat")
            .fights("attack attackers=x hexes=0405", "Ddis");
    assertThat(kept.events(BridgeBlown.class)).isEmpty();
    assertThat(kept.state(Side.AXIS, "pontoons")).isEqualTo(Map.of("0405/0406", "b"));
    Play left = guarded.begin(Side.AXIS, "movement").plays("move units=g path=0405,0305");
    assertThat(left.state(Side.AXIS, "pontoons")).isEqualTo(Map.of("0405/0406", "axis"));
  }
}
