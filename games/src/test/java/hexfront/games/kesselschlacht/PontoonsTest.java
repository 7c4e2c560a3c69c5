package hexfront.games.kesselschlacht;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.events.Rolled;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Module 15: several pontoons, their guards, and what is told of bridges. */
class PontoonsTest {
  private static Sketch river() {
    return Sketch.clear(12, 9)
        .riverBelow(5)
        .hq("h", "iii", "0404")
        .unit("a", "iii infantry regiment B 3-3-6", "0405")
        .unit("b", "iii infantry regiment B 3-3-6", "0706");
  }

  @Test
  @Case({"KS-15.1", "KS-15.1.1"})
  void demolitionsAreToldAndCountedOncePerPlayerTurn() {
    Play play =
        river()
            .hexside("bridge", "0405/0406", "0705/0706")
            .begin(Side.AXIS, "movement")
            .plays("demolish bridge=0406/0405", 2);
    assertThat(play.last(Rolled.class).purpose()).isEqualTo("demolition");
    assertThat(play.last(BridgeBlown.class).bridge()).isEqualTo("0405/0406");
    assertThat(play.state(Side.AXIS, "bridge-tries"))
        .isEqualTo(Map.of("axis", List.of(0, 1), "soviet", List.of(0, 0)));
    play.refuses("KS-15.1", "demolish bridge=0705/0706")
        .refuses("KS-15.1", "demolish bridge=0405")
        .refuses("KS-15.1", "demolish bridge=0405/0909");
    Play soviet =
        Sketch.clear(12, 9)
            .riverBelow(5)
            .hexside("bridge", "0405/0406")
            .hq("s", "60a", "0404")
            .unit("x", "60a rifle division C 4-4-5", "0405", "active")
            .begin(Side.SOVIET, "movement")
            .plays("demolish bridge=0405/0406", 6);
    assertThat(soviet.state(Side.AXIS, "bridge-tries"))
        .isEqualTo(Map.of("axis", List.of(0, 0), "soviet", List.of(0, 1)));
    assertThat(soviet.events(BridgeBlown.class)).isEmpty();
  }

  @Test
  @Case({"KS-15.2", "KS-15.2.1", "KS-15.2.2"})
  void eachTrainLaysOnePontoonAndEachPontoonHasItsGuard() {
    Play play =
        river()
            .hq("k", "lix", "0504")
            .unit("c", "lix infantry regiment B 3-3-6", "0505")
            .state("bridge-trains", Map.of("h", 1, "k", 1))
            .begin(Side.AXIS, "movement")
            .plays("build-bridge unit=k bridge=0505/0506 garrison=c");
    assertThat(play.last(BridgeBuilt.class).bridge()).isEqualTo("0505/0506");
    assertThat(play.state(Side.AXIS, "bridge-trains")).isEqualTo(Map.of("h", 1));
    play.plays("build-bridge unit=h bridge=0706/0705 garrison=b");
    assertThat(play.state(Side.AXIS, "bridge-trains")).isEqualTo(Map.of());
    assertThat(play.state(Side.AXIS, "pontoons"))
        .isEqualTo(Map.of("0505/0506", "c", "0705/0706", "b"));
    play.plays("move units=c path=0505,0405");
    assertThat(play.state(Side.AXIS, "pontoons"))
        .isEqualTo(Map.of("0505/0506", "axis", "0705/0706", "b"));
  }

  @Test
  @Case({"KS-15.2.2", "KS-15.2.3"})
  void nobodyBuildsBesideTheEnemyTooFarAwayOrWithoutAPath() {
    Sketch trains = river().state("bridge-trains", Map.of("h", 1));
    trains
        .begin(Side.AXIS, "movement")
        .allows("build-bridge unit=h bridge=0405/0406 garrison=a")
        .refuses("KS-15.2.2", "build-bridge unit=h bridge=0405/0406 garrison=b")
        .refuses("KS-15.2.1", "build-bridge unit=a bridge=0405/0406 garrison=a");
    trains
        .hq("s", "60a", "0406")
        .begin(Side.AXIS, "movement")
        .refuses("KS-15.2.2", "build-bridge unit=h bridge=0405/0406 garrison=a");
    Sketch reach =
        Sketch.clear(12, 9)
            .riverBelow(5)
            .state("bridge-trains", Map.of("h", 1))
            .hq("h", "iii", "0805")
            .unit("near", "iii infantry regiment B 3-3-6", "0405");
    reach.begin(Side.AXIS, "movement").allows("build-bridge unit=h bridge=0405/0406 garrison=near");
    Sketch.clear(12, 9)
        .riverBelow(5)
        .state("bridge-trains", Map.of("h", 1))
        .hq("h", "iii", "0405")
        .unit("a", "iii infantry regiment B 3-3-6", "0405", "disorganized")
        .begin(Side.AXIS, "movement")
        .refuses("KS-15.2.3", "build-bridge unit=h bridge=0405/0406 garrison=a");
    Sketch.clear(3, 9)
        .riverBelow(7)
        .state("bridge-trains", Map.of("h", 1))
        .hq("h", "iii", "0204")
        .unit("x", "60a rifle division B 4-4-5", "0105")
        .unit("y", "60a rifle division B 4-4-5", "0305")
        .unit("a", "iii infantry regiment B 3-3-6", "0207")
        .begin(Side.AXIS, "movement")
        .refuses("KS-15.2.3", "build-bridge unit=h bridge=0207/0208 garrison=a");
  }

  @Test
  @Case({"KS-15.2.3", "KS-15.1"})
  void aPontoonThatIsBlownIsGoneAndItsPlaceIsFree() {
    Play play =
        river()
            .state("bridge-trains", Map.of("h", 1))
            .state("pontoons", Map.of("0405/0406", "a", "0705/0706", "b"))
            .begin(Side.AXIS, "movement")
            .refuses("KS-15.2.2", "build-bridge unit=h bridge=0405/0406 garrison=a")
            .plays("demolish bridge=0405/0406", 1);
    assertThat(play.state(Side.AXIS, "pontoons")).isEqualTo(Map.of("0705/0706", "b"));
    assertThat(play.state(Side.AXIS, "blown")).isEqualTo(List.of());
    play.refuses("KS-15.1.1", "move units=a path=0405,0406");
    Play next = play.plays("end-phase").plays("end-phase");
    next.refuses("KS-4.L", "move units=a path=0405,0406");
    assertThat(
            next.rules().bridges.stands(next.position(), next.rules().bridges.parse("0405/0406")))
        .isFalse();
  }

  private static Sketch guarded() {
    return Sketch.clear(9, 9)
        .riverBelow(5)
        .state("pontoons", Map.of("0405/0406", "g"))
        .hq("s", "60a", "0401")
        .unit("x", "60a rifle division A 40-4-5", "0404", "active")
        .unit("g", "xlviii infantry regiment C 1-1-6", "0405", "supplied");
  }

  @Test
  @Case({"KS-15.2.3", "KS-13.3"})
  void aHeadquartersTakesOverNoPontoonAndWhoIsInDisorderNeither() {
    Play hq =
        guarded()
            .hq("h", "xlviii", "0406")
            .begin(Side.SOVIET, "combat")
            .fights("attack attackers=x hexes=0405", "Ddis");
    assertThat(hq.state(Side.AXIS, "pontoons")).isEqualTo(Map.of());
    Play mess =
        guarded()
            .unit("m", "xlviii infantry regiment C 1-1-6", "0406", "disorganized", "supplied")
            .begin(Side.SOVIET, "combat")
            .fights("attack attackers=x hexes=0405", "Ddis");
    assertThat(mess.state(Side.AXIS, "pontoons")).isEqualTo(Map.of());
  }

  @Test
  @Case({"KS-6.5.1", "KS-6.3.1"})
  void aBridgeOnTheBorderOfSectorsBelongsToTheWesternOrSouthernOne() {
    Play play =
        Sketch.clear(9, 9)
            .area("sector-1", "0404", "0304")
            .area("sector-2", "0504")
            .area("sector-7", "0405")
            .hexside("bridge", "0404/0405", "0404/0504", "0304/0404")
            .hq("h", "iii", "0101")
            .begin(Side.AXIS, "movement");
    Bridges bridges = play.rules().bridges;
    assertThat(bridges.sector(bridges.parse("0404/0504"))).isEqualTo(1);
    assertThat(bridges.sector(bridges.parse("0504/0404"))).isEqualTo(1);
    assertThat(bridges.sector(bridges.parse("0404/0405"))).isEqualTo(7);
    assertThat(bridges.sector(bridges.parse("0304/0404"))).isEqualTo(1);
    assertThat(bridges.standing(play.position()).stream().map(bridges::name))
        .containsExactlyInAnyOrder("0404/0405", "0404/0504", "0304/0404");
  }

  @Test
  @Case({"KS-15.2.1", "KS-13.1.2", "KS-11.2.2"})
  void aTrainGoesWithItsHeadquarters() {
    Play play =
        Sketch.clear(6, 6)
            .state("bridge-trains", Map.of("h", 1, "k", 1))
            .hq("h", "iii", "0103")
            .hq("k", "lix", "0303")
            .state("fuel", Map.of("iii", 9))
            .unit("x", "60a rifle division C 4-5-5", "0606")
            .begin(Side.AXIS, "movement")
            .plays("move units=h path=0103,off");
    assertThat(play.state(Side.AXIS, "bridge-trains")).isEqualTo(Map.of("k", 1));
  }
}
