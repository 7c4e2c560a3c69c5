package hexfront.games.ags.kiev;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import org.junit.jupiter.api.Test;

@Case("KIEV-19.3")
class KievRailTest {
  private static Sketch longLine() {
    return Sketch.sovietMovement(2, 3, 33)
        .rail(String.join("-", Sketch.hexrow("02", 1, 33)))
        .soviet("s", "2-3-6", "0201");
  }

  private static String railTo(int last) {
    return "rail unit=s path=" + String.join(",", Sketch.hexrow("02", 1, last));
  }

  @Test
  void aSovietUnitGoesTwentyFiveRailHexesAndNoMore() {
    assertThat(longLine().begin().isLegal(railTo(26))).isTrue();
    assertThat(longLine().begin().refusals(railTo(27))).containsExactly("KIEV-19.3");
  }

  @Test
  void germanUnitsNeverGoByRail() {
    Play s = Sketch.germanMovement(2).rail("0503-0504").german("g", "5-7-7", "0503").begin();
    assertThat(s.refusals("rail unit=g path=0503,0504")).containsExactly("KIEV-19.3");
  }

  @Test
  void aRailHexThatGermansHoldOrControlIsClosed() {
    Play held = longLine().german("g", "5-7-7", "0203").begin();
    assertThat(held.refusals(railTo(3))).contains("AGS-5.22");
    Play controlled = longLine().german("g", "5-7-7", "0303").begin();
    assertThat(controlled.refusals(railTo(3))).contains("AGS-5.33");
    assertThat(longLine().begin().isLegal(railTo(3))).isTrue();
  }

  @Test
  void theZoneOfALeaderClosesARailHexToo() {
    assertThat(longLine().leader("l", 8, "0303").begin().refusals(railTo(3))).contains("AGS-5.33");
  }

  @Test
  void eightUnitsGoByRailInATurnAndHeadquartersDoNotCount() {
    Sketch sketch = Sketch.sovietMovement(2).rail("0501-0502-0503-0504-0505");
    for (int i = 1; i <= 9; i++) {
      sketch.soviet("r" + i, "2-3-6", i <= 3 ? "0501" : i <= 6 ? "0502" : "0503");
    }
    Play s = sketch.hq("h", 5, "0501").begin();
    for (int i = 1; i <= 8; i++) {
      String from = i <= 3 ? "0501,0502" : i <= 6 ? "0502,0503" : "0503,0504";
      s.plays("rail unit=r" + i + " path=" + from);
    }
    assertThat(s.refusals("rail unit=r9 path=0503,0504")).containsExactly("KIEV-19.3");
    s.allows("rail unit=h path=0501,0502");
  }

  @Test
  void reinforcementsThatGoOnByRailCount() {
    Play s =
        Sketch.sovietMovement(2)
            .rail("off-1005-0905")
            .area("K", "1005")
            .state("rail-used", 7)
            .soviet("a", "2-3-6", "off", "trait 2K")
            .soviet("b", "2-3-6", "off", "trait 2K")
            .begin();
    s.plays("enter units=a hex=1005").plays("rail unit=a path=1005,0905");
    s.plays("enter units=b hex=1005");
    assertThat(s.refusals("rail unit=b path=1005,0905")).containsExactly("KIEV-19.3");
  }

  @Test
  void everyTurnHasItsOwnCapacity() {
    Play s = longLine().state("rail-used", 8).begin();
    assertThat(s.isLegal(railTo(2))).isFalse();
    s.plays("end-phase").plays("end-phase"); // Soviet
    s.plays("end-phase").plays("end-phase").plays("end-phase"); // German
    assertThat(s.position().turn()).isEqualTo(3);
    assertThat(s.isLegal(railTo(2))).isTrue();
  }
}
