package hexfront.games.ags.korsun;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Section 26: reinforcements. */
class ReinforcementsTest {
  private static List<Unit> coming(String trait) {
    return Sketch.box().counters().stream().filter(u -> u.has(trait)).toList();
  }

  private static long count(String trait, String arm, String size) {
    return coming(trait).stream().filter(u -> u.arm().equals(arm) && u.size().equals(size)).count();
  }

  @Test
  @Case("KORSUN-26.1")
  void sovietReinforcementsComeOnTurns3And5() {
    assertThat(coming("3K")).hasSize(6);
    assertThat(count("3K", "airborne", "division")).isEqualTo(2);
    assertThat(count("3K", "guards-rifle", "division")).isEqualTo(1);
    assertThat(count("3K", "mechanized", "corps")).isEqualTo(1);
    assertThat(count("3K", "tank", "corps")).isEqualTo(2);
    assertThat(coming("3L")).hasSize(1);
    assertThat(count("3L", "tank", "corps")).isEqualTo(1);
    assertThat(coming("5K")).hasSize(8);
    assertThat(count("5K", "guards-rifle", "division")).isEqualTo(1);
    assertThat(count("5K", "tank", "brigade")).isEqualTo(3);
    assertThat(count("5K", "motorized-rifle", "brigade")).isEqualTo(3);
    assertThat(count("5K", "tank", "corps")).isEqualTo(1);
  }

  @Test
  @Case("KORSUN-26.2")
  void germanReinforcementsComeOnTurn6InAreasFAndG() {
    assertThat(coming("6F")).hasSize(7);
    assertThat(coming("6G")).hasSize(3);
    Sketch.onTheMap()
        .turn(5)
        .counter("korsun-ge-baeke", "off")
        .begin(Side.AXIS, "initial-movement")
        .refuses("KORSUN-26.2", "enter units=korsun-ge-baeke hex=0118");
    Sketch.onTheMap()
        .turn(6)
        .counter("korsun-ge-baeke", "off")
        .begin(Side.AXIS, "initial-movement")
        .refuses("KORSUN-26.2", "enter units=korsun-ge-baeke hex=2026")
        .allows("enter units=korsun-ge-baeke hex=0118");
  }

  @Test
  @Case("KORSUN-26.0")
  void theyMustEnterForOnePointInAHexWithoutEnemies() {
    Play play =
        Sketch.onTheMap()
            .turn(3)
            .counter("korsun-su-28grd", "off")
            .counter("korsun-su-18tc", "off")
            .german("a", "infantry", "2-3-5", "0301")
            .begin(Side.SOVIET, "initial-movement")
            .refuses("KORSUN-26.0", "end-phase")
            .refuses("KORSUN-26.0", "enter units=korsun-su-28grd hex=0301")
            .refuses("KORSUN-26.1", "enter units=korsun-su-28grd hex=3920")
            .plays("enter units=korsun-su-28grd hex=0201")
            .refuses("KORSUN-26.0", "end-phase")
            .plays("enter units=korsun-su-18tc hex=0701")
            .plays("end-phase");
    assertThat(play.pointsLeft("korsun-su-18tc")).isEqualTo(7);
  }
}
