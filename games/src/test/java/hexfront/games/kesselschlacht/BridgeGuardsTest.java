package hexfront.games.kesselschlacht;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hexfront.engine.Case;
import hexfront.engine.Side;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Module 15: every pontoon has its own guard and every train its own headquarters. */
class BridgeGuardsTest {
  private static final String POOR = "xlviii infantry regiment C 1-1-6";

  private static Map<String, String> pontoons(String... words) {
    Map<String, String> all = new TreeMap<>();
    for (String each : words) {
      all.put(each.split(" ")[0], each.split(" ")[1]);
    }
    return all;
  }

  private static Sketch twoPontoons() {
    return Sketch.clear(12, 9)
        .riverBelow(5)
        .state("pontoons", pontoons("0305/0306 a", "0805/0806 g"))
        .hq("s", "60a", "0801")
        .unit("x", "60a rifle division A 40-4-5", "0804", "active")
        .unit("a", POOR, "0305", "supplied")
        .unit("g", POOR, "0805", "supplied");
  }

  @Test
  @Case("KS-15.2.3")
  void onlyThePontoonWhoseGuardFailsIsLost() {
    String attack = "attack attackers=x hexes=0805";
    Play lost = twoPontoons().begin(Side.SOVIET, "combat").fights(attack, "Ddis");
    assertThat(lost.last(BridgeBlown.class).bridge()).isEqualTo("0805/0806");
    assertThat(lost.state(Side.AXIS, "pontoons")).isEqualTo(pontoons("0305/0306 a"));
    Play kept =
        twoPontoons()
            .unit("t", POOR, "0806", "supplied")
            .begin(Side.SOVIET, "combat")
            .fights(attack, "Ddis");
    assertThat(kept.events(BridgeBlown.class)).isEmpty();
    assertThat(kept.state(Side.AXIS, "pontoons")).isEqualTo(pontoons("0305/0306 a", "0805/0806 t"));
  }

  @Test
  @Case({"KS-15.2.3", "KS-13.2"})
  void aPontoonIsLostWhenItsGuardMustRetreat() {
    Play play =
        twoPontoons()
            .begin(Side.SOVIET, "combat")
            .fights("attack attackers=x hexes=0805", "Dr2")
            .until("advance");
    assertThat(play.at("g")).isNotEqualTo("0805");
    assertThat(play.events(BridgeBlown.class)).hasSize(1);
    assertThat(play.state(Side.AXIS, "pontoons")).isEqualTo(pontoons("0305/0306 a"));
  }

  @Test
  @Case("KS-15.2.3")
  void theSovietPontoonHasAGuardLikeTheOthers() {
    Sketch soviet =
        Sketch.clear(12, 9)
            .riverBelow(5)
            .state("pontoons", pontoons("0305/0306 a", "0805/0806 x"))
            .hq("s", "60a", "0401")
            .unit("a", POOR, "0305", "supplied")
            .unit("g", "xlviii infantry regiment A 40-3-6", "0804", "supplied")
            .unit("x", "60a rifle division C 1-1-5", "0805", "active");
    Play lost = soviet.begin(Side.AXIS, "combat").fights("attack attackers=g hexes=0805", "Ddis");
    assertThat(lost.state(Side.AXIS, "pontoons")).isEqualTo(pontoons("0305/0306 a"));
    Play left = soviet.begin(Side.SOVIET, "movement").plays("move units=x path=0805,0806,0807");
    assertThat(left.state(Side.AXIS, "pontoons"))
        .isEqualTo(pontoons("0305/0306 a", "0805/0806 soviet"));
    Play kept =
        soviet
            .unit("y", "60a rifle division C 1-1-5", "0806")
            .begin(Side.AXIS, "combat")
            .fights("attack attackers=g hexes=0805", "Ddis");
    assertThat(kept.state(Side.AXIS, "pontoons")).isEqualTo(pontoons("0305/0306 a", "0805/0806 y"));
  }

  @Test
  @Case({"KS-15.2.3", "KS-13.1"})
  void whenAGuardFallsAnotherUnitAtTheBridgeTakesOver() {
    String attack = "attack attackers=x,y hexes=0805";
    Sketch strong = twoPontoons().unit("y", "60a tank brigade A 9-4-9", "0804", "active");
    Play lost = strong.begin(Side.SOVIET, "combat").fights(attack, "De1");
    assertThat(lost.at("g")).isEqualTo("gone");
    assertThat(lost.state(Side.AXIS, "pontoons")).isEqualTo(pontoons("0305/0306 a"));
    Play across =
        strong
            .unit("t", POOR, "0806", "supplied")
            .begin(Side.SOVIET, "combat")
            .fights(attack, "De1");
    assertThat(across.state(Side.AXIS, "pontoons"))
        .isEqualTo(pontoons("0305/0306 a", "0805/0806 t"));
  }

  @Test
  @Case({"KS-15.2.1", "KS-13.1.1"})
  void theSovietTrainIsLostWithItsHeadquarters() {
    Play play =
        Sketch.clear(9, 9)
            .state("bridge-trains", new TreeMap<>(Map.of("h", 1, "s", 1)))
            .hq("h", "iii", "0101")
            .hq("s", "7gtc", "0405")
            .hq("army", "60a", "0408")
            .unit("a", "xlviii infantry regiment A 40-3-6", "0404", "supplied")
            .unit("b", "xlviii panzer regiment A 9-3-8", "0404", "supplied")
            .begin(Side.AXIS, "combat")
            .fights("attack attackers=a,b hexes=0405", "De1");
    assertThat(play.at("s")).isEqualTo("gone");
    assertThat(play.state(Side.SOVIET, "bridge-trains")).isEqualTo(Map.of());
    assertThat(play.state(Side.AXIS, "bridge-trains")).isEqualTo(Map.of("h", 1));
  }

  @Test
  @Case({"KS-15.2.1", "KS-11.2.2"})
  void theSecondTrainGoesWithItsHeadquartersToo() {
    Play play =
        Sketch.clear(6, 6)
            .state("bridge-trains", new TreeMap<>(Map.of("h", 1, "k", 1)))
            .hq("h", "iii", "0303")
            .hq("k", "lix", "0103")
            .unit("x", "60a rifle division C 4-5-5", "0606")
            .begin(Side.AXIS, "movement")
            .plays("move units=k path=0103,off");
    assertThat(play.state(Side.AXIS, "bridge-trains")).isEqualTo(Map.of("h", 1));
  }

  @Test
  @Case("KS-15.1")
  void theSovietsTryOnceAPlayerTurnToo() {
    Sketch.clear(12, 9)
        .riverBelow(5)
        .hexside("bridge", "0405/0406")
        .hq("s", "60a", "0404")
        .unit("x", "60a rifle division C 4-4-5", "0405", "active")
        .begin(Side.SOVIET, "movement")
        .plays("demolish bridge=0405/0406", 6)
        .refuses("KS-15.1", "demolish bridge=0405/0406");
  }

  @Test
  @Case("KS-15.2")
  void nobodyHasMorePontoonsThanCounters() {
    Sketch three =
        Sketch.clear(12, 9)
            .riverBelow(5)
            .hq("h", "iii", "0404")
            .state("pontoons", pontoons("0305/0306 axis", "0505/0506 axis", "0805/0806 axis"));
    assertThatThrownBy(() -> three.begin(Side.AXIS, "movement"))
        .hasMessageContaining("no more pontoons than a side has");
    Sketch soviet =
        Sketch.clear(12, 9)
            .riverBelow(5)
            .hq("h", "iii", "0404")
            .state("pontoons", pontoons("0305/0306 soviet", "0505/0506 soviet"));
    assertThatThrownBy(() -> soviet.begin(Side.AXIS, "movement"))
        .hasMessageContaining("no more pontoons than a side has");
  }

  @Test
  @Case({"KS-15.2.2", "KS-15.2.3"})
  void theSovietsBuildTheirBridgeWithoutBeingActivated() {
    Play play =
        Sketch.clear(12, 9)
            .riverBelow(5)
            .state("bridge-trains", Map.of("s", 1))
            .hq("s", "60a", "0404")
            .unit("x", "60a rifle division C 4-4-5", "0405")
            .begin(Side.SOVIET, "movement")
            .plays("build-bridge unit=s bridge=0405/0406 garrison=x");
    assertThat(play.state(Side.AXIS, "pontoons")).isEqualTo(pontoons("0405/0406 x"));
    assertThat(play.state(Side.SOVIET, "bridge-trains")).isEqualTo(Map.of());
  }
}
