package hexfront.games.ags.kiev;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import org.junit.jupiter.api.Test;

@Case("KIEV-19.3")
class KievRailTest {
  private static Situation longLine() {
    return Situation.sovietMovement(2)
        .mapOf(3, 33)
        .railroad(Situation.hexrow("02", 1, 33))
        .rifle("s", "2-3-6", "0201");
  }

  private static String railTo(int last) {
    return "rail unit=s path=" + String.join(",", Situation.hexrow("02", 1, last));
  }

  @Test
  void aSovietUnitGoesTwentyFiveRailHexesAndNoMore() {
    assertThat(longLine().allows(railTo(26))).isTrue();
    assertThat(longLine().refusal(railTo(27))).containsExactly("KIEV-19.3");
  }

  @Test
  void germanUnitsNeverGoByRail() {
    Situation s =
        Situation.germanMovement(2).railroad("0503", "0504").infantry("g", "5-7-7", "0503");
    assertThat(s.refusal("rail unit=g path=0503,0504")).containsExactly("KIEV-19.3");
  }

  @Test
  void aRailHexThatGermansHoldOrControlIsClosed() {
    Situation held = longLine().infantry("g", "5-7-7", "0203");
    assertThat(held.refusal(railTo(3))).contains("AGS-5.22");
    Situation controlled = longLine().infantry("g", "5-7-7", "0303");
    assertThat(controlled.refusal(railTo(3))).contains("AGS-5.33");
    assertThat(longLine().allows(railTo(3))).isTrue();
  }

  @Test
  void theZoneOfALeaderClosesARailHexToo() {
    assertThat(longLine().leader("l", 8, "0303").refusal(railTo(3))).contains("AGS-5.33");
  }

  @Test
  void eightUnitsGoByRailInATurnAndHeadquartersDoNotCount() {
    Situation s = Situation.sovietMovement(2).railroad("0501", "0502", "0503", "0504", "0505");
    for (int i = 1; i <= 9; i++) {
      s.rifle("r" + i, "2-3-6", i <= 3 ? "0501" : i <= 6 ? "0502" : "0503");
    }
    s.hq("h", 5, "0501");
    for (int i = 1; i <= 8; i++) {
      String from = i <= 3 ? "0501,0502" : i <= 6 ? "0502,0503" : "0503,0504";
      s.play("rail unit=r" + i + " path=" + from);
    }
    assertThat(s.refusal("rail unit=r9 path=0503,0504")).containsExactly("KIEV-19.3");
    assertThat(s.allows("rail unit=h path=0501,0502")).isTrue();
  }

  @Test
  void reinforcementsThatGoOnByRailCount() {
    Situation s =
        Situation.sovietMovement(2)
            .railroad("off", "1005", "0905")
            .area("K", "1005")
            .state("rail-used", 7)
            .rifle("a", "2-3-6", "")
            .with("2K")
            .rifle("b", "2-3-6", "")
            .with("2K");
    s.play("enter units=a hex=1005").play("rail unit=a path=1005,0905");
    s.play("enter units=b hex=1005");
    assertThat(s.refusal("rail unit=b path=1005,0905")).containsExactly("KIEV-19.3");
  }

  @Test
  void everyTurnHasItsOwnCapacity() {
    Situation s = longLine().state("rail-used", 8);
    assertThat(s.allows(railTo(2))).isFalse();
    s.play("end-phase").play("end-phase"); // Soviet
    s.play("end-phase").play("end-phase").play("end-phase"); // German
    assertThat(s.position().turn()).isEqualTo(3);
    assertThat(s.allows(railTo(2))).isTrue();
  }
}
