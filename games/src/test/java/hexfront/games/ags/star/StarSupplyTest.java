package hexfront.games.ags.star;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import hexfront.games.Setting;
import hexfront.games.ags.AgsRules;
import hexfront.games.ags.Play;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Section 20. */
class StarSupplyTest {
  private static Play begin(Sketch sketch) {
    return sketch.begin(Side.AXIS, "initial-movement");
  }

  private static Sketch railroad() {
    return Sketch.clear(12, 12).rail("off-0112-0111-0110-0109-0108-0107-0106");
  }

  // ---- 20.1

  @Test
  @Case("STAR-20.1")
  void aHeadquartersNeedsALineOfAnyLengthToTheEastEdge() {
    Sketch sketch = Sketch.clear(12, 12).area("soviet-supply", "0101", "0201");
    assertThat(begin(sketch.hq("h", 4, "1212")).isSupplied("h")).isTrue();
    Sketch barred = Sketch.clear(12, 12).area("soviet-supply", "0101");
    assertThat(begin(barred.hq("h", 4, "1212").german("a", "1-2-7", "0102")).isSupplied("h"))
        .isFalse();
  }

  @Test
  @Case("STAR-20.1")
  void aCombatUnitNeedsAHeadquartersWithinItsRadius() {
    Sketch sketch =
        Sketch.clear(12, 12)
            .area("soviet-supply", "0101")
            .hq("h", 4, "0403")
            .soviet("near", "1-2-6", "0407")
            .soviet("far", "1-2-6", "0408");
    Play table = begin(sketch);
    assertThat(table.isSupplied("near")).isTrue();
    assertThat(table.isSupplied("far")).isFalse();
  }

  @Test
  @Case("STAR-20.1")
  void onTheMapTheEdgeRunsFrom0101To3601() {
    Setting setting = new StarBox().open("campaign", Map.of());
    AgsRules rules = (AgsRules) setting.rulebook();
    assertThat(rules.exclusive().sources(setting.position(), Side.SOVIET).stream())
        .extracting(rules.board().grid()::number)
        .hasSize(36)
        .contains("0101", "3601")
        .doesNotContain("3701");
  }

  // ---- 20.2

  @Test
  @Case("STAR-20.2")
  void aGermanIsInSupplyWithinEightHexesOfAnOpenRailroad() {
    Play table = begin(railroad().german("near", "1-2-7", "0910").german("far", "1-2-7", "1010"));
    assertThat(table.isSupplied("near")).isTrue();
    assertThat(table.isSupplied("far")).isFalse();
  }

  @Test
  @Case("STAR-20.2")
  void aRailroadCutFromTheEdgeSuppliesNobody() {
    Sketch sketch = railroad().german("a", "1-2-7", "0107");
    assertThat(begin(sketch.soviet("x", "1-2-6", "0310")).isSupplied("a")).isTrue();
    Sketch cut = railroad().german("a", "1-2-7", "0101");
    assertThat(begin(cut.soviet("x", "1-2-6", "0211").soviet("y", "1-1-6", "0111")).isSupplied("a"))
        .isFalse();
  }

  @Test
  @Case({"STAR-20.2", "AGS-8.25"})
  void aGermanOnTheRailroadKeepsItOpenInAnEnemyZone() {
    Sketch zone = railroad().german("a", "1-2-7", "0601").soviet("x", "1-2-6", "0212");
    assertThat(begin(zone).isSupplied("a")).isFalse();
    Sketch held =
        railroad()
            .german("a", "1-2-7", "0601")
            .soviet("x", "1-2-6", "0212")
            .german("b", "1-2-7", "0112")
            .german("c", "1-2-7", "0111");
    assertThat(begin(held).isSupplied("a")).isTrue();
  }

  @Test
  @Case("STAR-20.2")
  void noSupplyComesByTheRailroadOf0901() {
    Play open = begin(Sketch.clear(12, 12).rail("off-1001-1002-1003").german("a", "1-2-7", "1003"));
    assertThat(open.isSupplied("a")).isTrue();
    Setting setting = new StarBox().open("campaign", Map.of());
    AgsRules rules = (AgsRules) setting.rulebook();
    Position p = setting.position();
    for (int unit = 0; unit < rules.board().unitCount(); unit++) {
      if (p.onMap(unit) && rules.board().side(unit) == Side.SOVIET) {
        p.takeOff(unit, Position.WAITING);
      }
    }
    p.place(rules.board().unit("star-su-267rd").orElseThrow(), hex(rules, "1201"));
    p.place(rules.board().unit("star-su-335rd").orElseThrow(), hex(rules, "1302"));
    assertThat(rules.board().map().exits("railroad").has(hex(rules, "0901"))).isTrue();
    assertThat(rules.exclusive().sources(p, Side.AXIS).has(hex(rules, "0901"))).isFalse();
    assertThat(rules.exclusive().sources(p, Side.AXIS).has(hex(rules, "1726"))).isTrue();
  }

  private static int hex(AgsRules rules, String number) {
    return rules.board().grid().hex(number).orElseThrow();
  }

  @Test
  @Case("STAR-20.2")
  void whereNoExitIsDrawnARailroadSuppliesFromTheEdge() {
    Sketch edge = Sketch.clear(12, 12).rail("0112-0111-0110").german("a", "1-2-7", "0107");
    assertThat(begin(edge).isSupplied("a")).isTrue();
    Sketch inland =
        Sketch.clear(12, 12)
            .rail("0612-0611-0610")
            .rail("0506-0507")
            .german("near", "1-2-7", "0506")
            .soviet("x", "1-2-6", "0512");
    assertThat(begin(inland).isSupplied("near")).isFalse();
  }

  @Test
  @Case("STAR-20.2")
  void whatTheMapCallsASourceSupplies() {
    Sketch sketch = Sketch.clear(12, 12).area("axis-supply", "0101");
    Play table = begin(sketch.german("near", "1-2-7", "0109").german("far", "1-2-7", "0110"));
    assertThat(table.isSupplied("near")).isTrue();
    assertThat(table.isSupplied("far")).isFalse();
  }

  @Test
  @Case({"STAR-20.2", "AGS-10.16"})
  void aRailroadDrawnThroughTheSeaCarriesNothing() {
    Sketch sketch = railroad().terrain("sea", "0111").german("a", "1-2-7", "0101");
    assertThat(begin(sketch).isSupplied("a")).isFalse();
  }

  @Test
  @Case({"STAR-20.1", "STAR-20.2"})
  void linesAreToldByTheirCase() {
    Play table =
        begin(
            railroad()
                .german("a", "1-2-7", "0107")
                .hq("h", 4, "0606")
                .soviet("x", "1-2-6", "0607"));
    assertThat(table.rules().supply(table.position(), Side.AXIS))
        .isNotEmpty()
        .allMatch(line -> line.rule().equals("STAR-20.2"));
    assertThat(table.rules().supply(table.position(), Side.SOVIET))
        .isNotEmpty()
        .allMatch(line -> line.rule().equals("STAR-20.1"));
  }
}
