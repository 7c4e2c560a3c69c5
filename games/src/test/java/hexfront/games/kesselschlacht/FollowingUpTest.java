package hexfront.games.kesselschlacht;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Section 13.4: who follows a beaten enemy, what it costs and what is left behind. */
class FollowingUpTest {
  private static final String WEAK = "60a rifle division C 1-1-5";

  /** An attack of a panzer regiment whose corps has so much fuel, into rough ground. */
  private static Play intoRoughGround(int fuel) {
    return Sketch.clear(11, 11)
        .terrain("rough", "0505")
        .state("fuel", Map.of("iii", fuel))
        .state("ammo", Map.of("iii", 9))
        .hq("h", "iii", "0503")
        .unit("p", "iii panzer regiment A 40-4-0", "0504")
        .unit("x", WEAK, "0505")
        .begin(Side.AXIS, "combat")
        .fights("attack attackers=p hexes=0505", "Dr2")
        .plays("retreat paths=x:0505,0506,0507");
  }

  @Test
  @Case({"KS-13.4.4", "KS-10.5.5"})
  void theWayIntoTheAttackedHexIsPaidIfTheCorpsCan() {
    assertThat(intoRoughGround(5).plays("advance paths=p:0504,0505").fuel("iii")).isEqualTo(3);
    assertThat(intoRoughGround(2).plays("advance paths=p:0504,0505").fuel("iii")).isZero();
    assertThat(intoRoughGround(1).plays("advance paths=p:0504,0505").fuel("iii")).isEqualTo(1);
    assertThat(intoRoughGround(0).plays("advance paths=p:0504,0505").fuel("iii")).isZero();
  }

  @Test
  @Case("KS-13.4.4")
  void aLongerWayIsPaidInFullOrNotGone() {
    assertThat(intoRoughGround(3).plays("advance paths=p:0504,0505,0506").fuel("iii")).isZero();
    intoRoughGround(2)
        .refuses("KS-13.4.4", "advance paths=p:0504,0505,0506")
        .refuses("KS-13.4.3", "advance paths=p:0504,0505,0605")
        .refuses("KS-13.4.3", "advance paths=p:0503,0504");
  }

  @Test
  @Case({"KS-13.4.3", "KS-16.1.3"})
  void theGunsOfTheAxisDoNotFollow() {
    Play play =
        Sketch.clear(11, 11)
            .road("0503-0504-0505-0506-0507")
            .state("ammo", Map.of("gollnick", 9))
            .hq("h", "gollnick", "0503")
            .unit("gun", "gollnick artillery regiment B 6-2-0", "0504")
            .unit("a", "gollnick infantry regiment A 40-3-6", "0504")
            .unit("x", WEAK, "0505")
            .begin(Side.AXIS, "combat")
            .fights("attack attackers=gun,a hexes=0505", "Dr2");
    play.until("advance")
        .refuses("KS-13.4.3", "advance paths=gun:0504,0505")
        .allows("advance paths=a:0504,0505");
  }

  @Test
  @Case({"KS-15.2.3", "KS-13.4"})
  void aGuardThatFollowsLeavesItsPontoonUnguarded() {
    Play play =
        Sketch.clear(11, 11)
            .hexside("major-river", "0404/0504")
            .state("pontoons", Map.of("0404/0504", "a"))
            .unit("a", "xlviii infantry regiment A 40-3-6", "0504", "supplied")
            .unit("x", WEAK, "0505")
            .begin(Side.AXIS, "combat")
            .fights("attack attackers=a hexes=0505", "Dr2")
            .until("advance")
            .plays("advance paths=a:0504,0505");
    assertThat(play.state(Side.AXIS, "pontoons")).isEqualTo(Map.of("0404/0504", "axis"));
    assertThat(play.events(BridgeBlown.class)).isEmpty();
  }

  @Test
  @Case({"KS-13.4.1", "KS-3.6"})
  void whoComesTogetherHasOneCounterOnTop() {
    Play play =
        Sketch.clear(11, 11)
            .unit("a", "xlviii infantry regiment A 40-3-6", "0504", "supplied", "top")
            .unit("b", "xlviii infantry regiment A 4-3-6", "0405", "supplied", "top")
            .unit("x", WEAK, "0505")
            .begin(Side.AXIS, "combat")
            .fights("attack attackers=a,b hexes=0505", "Dr2")
            .until("advance")
            .plays("advance paths=a:0504,0505;b:0405,0505");
    assertThat(play.is("a", Flag.TOP) && play.is("b", Flag.TOP)).isFalse();
  }
}
