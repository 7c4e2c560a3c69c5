package hexfront.games.ags.korsun;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import org.junit.jupiter.api.Test;

/** Section 27: victory. */
class VictoryTest {
  private static void kill(Play play, String unit) {
    play.position().takeOff(play.unit(unit), Position.GONE);
  }

  private static String level(int difference) {
    return new KorsunVictory(
            Play.campaign().rules().board(),
            KorsunData.load(),
            new Isolation(Play.campaign().rules().board(), KorsunData.load()))
        .level(difference)
        .name();
  }

  @Test
  @Case("KORSUN-27.1")
  void destroyedGermanUnitsScoreMoreWhenTheyWereIsolated() {
    Play play =
        Sketch.clear(8, 8)
            .german("r", "infantry", "2-3-5", "0101", "regiment")
            .german("ri", "infantry", "2-3-5", "0301", "regiment", "isolated")
            .german("g", "infantry", "2-3-5", "0501", "group")
            .german("p", "panzer", "5-2-8", "0701", "regiment")
            .german("pi", "panzer", "5-2-8", "0103", "regiment")
            .german("d", "infantry", "4-5-5", "0303")
            .begin(Side.SOVIET, "combat");
    play.position().mark(play.unit("ri"), KorsunFlag.ISOLATED);
    play.position().mark(play.unit("pi"), KorsunFlag.ISOLATED);
    for (String unit : new String[] {"r", "ri", "g", "p", "pi", "d"}) {
      kill(play, unit);
    }
    assertThat(play.score().soviet()).isEqualTo(3 + 4 + 3 + 6 + 8 + 6);
  }

  @Test
  @Case({"KORSUN-27.1", "KORSUN-27.0"})
  void atTheEndIsolatedUnitsAndLostEquipmentScore() {
    Play play =
        Sketch.clear(8, 8)
            .turn(13)
            .german("r", "infantry", "2-3-5", "0101", "regiment", "unsupplied")
            .german("p", "panzer", "5-2-8", "0701", "unsupplied", "heavy-equipment-under")
            .german("f", "infantry", "2-3-5", "0404", "unsupplied", "air-supplied")
            .begin(Side.AXIS, "game-over");
    assertThat(play.score().soviet()).isEqualTo(2 + 4 + 2);
  }

  @Test
  @Case("KORSUN-27.2")
  void destroyedSovietUnitsScoreBySizeAndCorpsByTheStep() {
    Play play =
        Sketch.clear(8, 8)
            .soviet("b", "tank", "4-2-9", "0101", "brigade")
            .soviet("d", "rifle", "4-5-5", "0301")
            .soviet("k", "tank", "14-10-8|10-7-8|6-4-8|3-2-8", "0501", "corps")
            .soviet("l", "tank", "14-10-8|10-7-8|6-4-8|3-2-8", "0701", "corps", "lost 3")
            .hq("h", 6, "0103")
            .begin(Side.SOVIET, "combat");
    for (String unit : new String[] {"b", "d", "k", "h"}) {
      kill(play, unit);
    }
    assertThat(play.score().axis()).isEqualTo(3 + 4 + 12 + 6 + 3 * 2);
  }

  @Test
  @Case("KORSUN-27.3")
  void theDifferenceGivesTheLevel() {
    assertThat(level(120)).isEqualTo("Soviet Strategic");
    assertThat(level(85)).isEqualTo("Soviet Strategic");
    assertThat(level(84)).isEqualTo("Soviet Operational");
    assertThat(level(75)).isEqualTo("Soviet Operational");
    assertThat(level(74)).isEqualTo("Soviet Tactical");
    assertThat(level(65)).isEqualTo("Soviet Tactical");
    assertThat(level(64)).isEqualTo("Draw");
    assertThat(level(60)).isEqualTo("Draw");
    assertThat(level(59)).isEqualTo("German Tactical");
    assertThat(level(50)).isEqualTo("German Tactical");
    assertThat(level(49)).isEqualTo("German Operational");
    assertThat(level(40)).isEqualTo("German Operational");
    assertThat(level(39)).isEqualTo("German Strategic");
    assertThat(level(-50)).isEqualTo("German Strategic");
  }

  @Test
  @Case({"KORSUN-27.0", "KORSUN-27.3"})
  void pointsDecideAfterTurn13() {
    Play play =
        Sketch.clear(8, 8)
            .turn(13)
            .german("a", "infantry", "2-3-5", "0101", "supplied")
            .soviet("x", "rifle", "4-5-5", "0801")
            .begin(Side.AXIS, "mechanized-movement")
            .plays("end-phase");
    assertThat(play.question()).isEqualTo("game-over");
    assertThat(play.score().level()).isEqualTo("German Strategic");
    assertThat(play.score().winner()).isEqualTo(Side.AXIS);
  }
}
