package hexfront.games.blitzfront;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import org.junit.jupiter.api.Test;

/** Disruption, recovery and entrenchment. */
class DisruptionTest {
  @Test
  @Case({"BF-DIS-2", "BF-DIS-3", "BF-ENT-4"})
  void anEntrenchedArmyLosesItsEntrenchmentOthersAreDisruptedFirst() {
    Play play =
        Sketch.clear(9, 9)
            .soviet("army", "army rifle 4-6-3", "0404", "entrenched")
            .soviet("div", "division rifle 1-2-3", "0404", "entrenched")
            .begin(Side.AXIS, "combat");
    disrupt(play, "army");
    assertThat(play.is("army", Flag.ENTRENCHED)).isFalse();
    assertThat(play.isDisrupted("army")).isFalse();
    disrupt(play, "army");
    disrupt(play, "army");
    assertThat(play.isDisrupted("army")).isTrue();
    disrupt(play, "div");
    assertThat(play.isDisrupted("div")).isTrue();
    assertThat(play.is("div", Flag.ENTRENCHED)).isTrue();
    disrupt(play, "div");
    assertThat(play.is("div", Flag.ENTRENCHED)).isFalse();
  }

  private static void disrupt(Play play, String id) {
    play.rules()
        .disruption
        .disrupt(play.position(), play.unit(id), "BF-DIS-3", hexfront.engine.Chronicle.SILENT);
  }

  @Test
  @Case("BF-ENT-1")
  void infantryInGoodOrderDigsIn() {
    Play play =
        Sketch.clear(9, 9)
            .soviet("r", "army rifle 4-6-3", "0404")
            .soviet("t", "brigade tank 2-1-5", "0404")
            .soviet("d", "division rifle 1-1-3", "0405", "disrupted")
            .begin(Side.SOVIET, "reinforcement")
            .refuses("BF-ENT-1", "entrench units=t")
            .refuses("BF-ENT-1", "entrench units=d")
            .refuses("BF-DIS-1", "entrench units=d")
            .plays("entrench units=r")
            .refuses("BF-ENT-1", "entrench units=r");
    assertThat(play.is("r", Flag.ENTRENCHED)).isTrue();
  }

  @Test
  @Case("BF-ENT-3")
  void whoeverMovesOrAttacksLeavesItsEntrenchment() {
    Play moved =
        Sketch.clear(9, 9)
            .soviet("r", "army rifle 4-6-3", "0404", "entrenched")
            .begin(Side.SOVIET, "movement")
            .plays("move units=r path=0404,0405");
    assertThat(moved.is("r", Flag.ENTRENCHED)).isFalse();
    Play attacked =
        Sketch.clear(9, 9)
            .soviet("r", "army rifle 4-6-3", "0404", "entrenched")
            .axis("g", "division infantry 2-2-4", "0405")
            .attack("0405", "r")
            .begin(Side.SOVIET, "combat")
            .plays("resolve hex=0405");
    assertThat(attacked.is("r", Flag.ENTRENCHED)).isFalse();
  }

  @Test
  @Case({"BF-REC-1", "BF-REC-6", "BF-SEQ-A9", "BF-SEQ-A8", "BF-SEQ-A7"})
  void germansInSupplyRecoverAtTheEndOfTheirTurn() {
    Play play =
        Sketch.clear(9, 9)
            .axis("g", "corps infantry 5-6-4", "0404", "disrupted")
            .axis("r", "corps infantry 3-3-3", "0405", "nation rumanian", "disrupted")
            .axis("u", "corps infantry 5-6-4", "0406", "disrupted", "unsupplied")
            .begin(Side.AXIS, "breakthrough-combat")
            .plays("end-phase");
    assertThat(play.isDisrupted("g")).isFalse();
    assertThat(play.isDisrupted("r")).isTrue();
    assertThat(play.at("u")).isEqualTo("gone");
    assertThat(play.asked()).isEqualTo(Side.SOVIET);
  }

  @Test
  @Case({"BF-REC-2", "BF-SEQ-B8", "BF-SEQ-B6", "BF-SEQ-B7"})
  void redLetteredSovietsRecoverAtTheEndOfTheirs() {
    Play play =
        Sketch.clear(9, 9)
            .soviet("g", "corps rifle 3-3-3", "0404", "trait guards", "disrupted")
            .soviet("r", "corps rifle 2-3-3", "0405", "disrupted")
            .begin(Side.SOVIET, "combat")
            .plays("end-phase", 1);
    assertThat(play.isDisrupted("g")).isFalse();
    assertThat(play.isDisrupted("r")).isTrue();
  }

  @Test
  @Case({"BF-REC-3", "BF-SEQ-A4"})
  void otherSovietsRecoverAfterAxisMovementUnlessTheyAreAttacked() {
    Play play =
        Sketch.clear(9, 9)
            .soviet("x", "army rifle 4-6-3", "0404", "disrupted")
            .soviet("y", "army rifle 4-6-3", "0704", "disrupted")
            .soviet("g", "corps rifle 3-3-3", "0707", "trait guards", "disrupted")
            .axis("a", "corps infantry 5-6-4", "0403")
            .begin(Side.AXIS, "movement")
            .plays("attack attackers=a hexes=0404")
            .plays("end-phase");
    assertThat(play.isDisrupted("x")).isTrue();
    assertThat(play.isDisrupted("y")).isFalse();
    assertThat(play.isDisrupted("g")).isTrue();
  }

  @Test
  @Case({"BF-REC-4", "BF-SEQ-A5"})
  void anAttackThatDoesNotDisruptAgainLetsThemRecover() {
    Sketch sketch =
        Sketch.clear(9, 9)
            .soviet("x", "army rifle 4-6-3", "0404", "disrupted")
            .axis("a", "corps infantry 3-6-4", "0403")
            .attack("0404", "a");
    Play play = sketch.begin(Side.AXIS, "combat").fights("0404", 5);
    assertThat(play.results()).containsEntry("x", "AD");
    assertThat(play.isDisrupted("x")).isFalse();
    Play later = sketch.begin(Side.AXIS, "breakthrough-combat").fights("0404", 5);
    assertThat(later.isDisrupted("x")).isTrue();
  }

  @Test
  @Case({"BF-REC-5", "BF-SEQ-B4", "BF-SEQ-B5"})
  void axisAlliesRecoverAfterSovietMovement() {
    Play play =
        Sketch.clear(9, 9)
            .axis("r", "corps infantry 3-3-3", "0405", "nation rumanian", "disrupted")
            .axis("i", "corps infantry 3-6-3", "0705", "nation italian", "disrupted")
            .axis("g", "corps infantry 5-6-4", "0409", "disrupted")
            .soviet("s", "corps rifle 3-3-3", "0704")
            .begin(Side.SOVIET, "movement")
            .plays("attack attackers=s hexes=0705")
            .plays("end-phase");
    assertThat(play.isDisrupted("r")).isFalse();
    assertThat(play.isDisrupted("g")).isTrue();
    assertThat(play.isDisrupted("i")).isTrue();
    play.fights("0705", 5);
    assertThat(play.isDisrupted("i")).isFalse();
  }
}
