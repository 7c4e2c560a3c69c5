package hexfront.games.blitzfront;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import org.junit.jupiter.api.Test;

/** Allocating attacks: mutual support, binding attacks, cancelling. */
class AllocationTest {
  /** Two German korps side by side, and Soviets beside both. */
  private static Sketch twoKorps() {
    return Sketch.clear(8, 8)
        .axis("g", "corps infantry 5-6-4", "0404")
        .axis("h", "corps infantry 5-6-4", "0504")
        .soviet("s", "army rifle 6-6-3", "0403")
        .soviet("t", "army rifle 6-6-3", "0403");
  }

  @Test
  @Case("BF-GEN-1")
  void nobodyMustAttackAndAnAttackHasOneHexOfEnemies() {
    twoKorps()
        .begin(Side.SOVIET, "movement")
        .allows("end-phase")
        .refuses("BF-GEN-1", "attack attackers=s hexes=0404,0504")
        .refuses("BF-GEN-1", "attack attackers=s hexes=0402")
        .refuses("BF-GEN-1", "attack attackers=s hexes=0604")
        .plays("attack attackers=s hexes=0404")
        .refuses("BF-GEN-1", "attack attackers=s hexes=0504");
  }

  @Test
  @Case("BF-GEN-2")
  void sovietsWhoAttackOneKorpsAttackItsNeighbourAtTheSameOdds() {
    Play play =
        twoKorps()
            .begin(Side.SOVIET, "movement")
            .plays("attack attackers=s hexes=0404")
            .refuses("BF-GEN-2", "end-phase")
            .plays("attack attackers=t hexes=0504")
            .plays("end-phase");
    assertThat(play.question()).isEqualTo("combat");
  }

  @Test
  @Case("BF-GEN-2")
  void worseOddsOnTheNeighbourWillNotDoAndDisruptedKorpsProtectNobody() {
    Sketch.clear(8, 8)
        .axis("g", "corps infantry 5-6-4", "0404")
        .axis("h", "corps infantry 5-6-4", "0504")
        .soviet("s", "army rifle 6-6-3", "0403")
        .soviet("t", "corps rifle 2-3-3", "0403")
        .begin(Side.SOVIET, "movement")
        .plays("attack attackers=s hexes=0404")
        .plays("attack attackers=t hexes=0504")
        .refuses("BF-GEN-2", "end-phase")
        .plays("cancel hex=0404")
        .refuses("BF-GEN-2", "end-phase")
        .plays("cancel hex=0504")
        .allows("end-phase");
    Sketch.clear(8, 8)
        .axis("g", "corps infantry 5-6-4", "0404")
        .axis("h", "corps infantry 5-6-4", "0504", "disrupted")
        .soviet("s", "army rifle 6-6-3", "0403")
        .begin(Side.SOVIET, "movement")
        .plays("attack attackers=s hexes=0404")
        .allows("end-phase");
  }

  @Test
  @Case({"BF-GEN-3", "BF-ROS-1"})
  void entrenchedSovietArmiesProtectEachOtherAndOthersDoNot() {
    Sketch.clear(8, 8)
        .soviet("x", "army rifle 4-6-3", "0404")
        .soviet("y", "army rifle 4-6-3", "0504", "entrenched")
        .axis("a", "corps infantry 5-6-4", "0403")
        .begin(Side.AXIS, "movement")
        .plays("attack attackers=a hexes=0404")
        .refuses("BF-GEN-3", "end-phase");
    Sketch.clear(8, 8)
        .soviet("x", "army rifle 4-6-3", "0404")
        .soviet("y", "army rifle 4-6-3", "0504")
        .axis("a", "corps infantry 5-6-4", "0403")
        .begin(Side.AXIS, "movement")
        .plays("attack attackers=a hexes=0404")
        .allows("end-phase");
  }

  private static Play required() {
    return Sketch.clear(8, 8)
        .soviet("x", "army rifle 4-6-3", "0404")
        .soviet("y", "army rifle 4-6-3", "0504", "entrenched")
        .axis("a", "corps infantry 5-6-4", "0403")
        .axis("b", "corps infantry 5-6-4", "0403")
        .attack("0404", "a")
        .attack("0504", "b")
        .begin(Side.AXIS, "combat");
  }

  @Test
  @Case("BF-GEN-4")
  void anAttackThatAnotherRequiresIsNotCancelledOnceThatIsFought() {
    Play play = required().plays("resolve hex=0404").plays("pass", 5).plays("pass");
    assertThat(play.question()).isEqualTo("combat");
    play.refuses("BF-GEN-4", "cancel hex=0504")
        .refuses("BF-GEN-4", "end-phase")
        .allows("resolve hex=0504");
  }

  @Test
  @Case("BF-GEN-4")
  void anAttackWhoseCompanionIsCancelledCanOnlyBeCancelled() {
    required()
        .plays("cancel hex=0504")
        .refuses("BF-GEN-4", "resolve hex=0404")
        .plays("cancel hex=0404")
        .refuses("BF-GEN-4", "cancel hex=0404")
        .allows("end-phase");
  }

  @Test
  @Case("BF-GEN-5")
  void sovietAttacksAreMadeOnceTheirStepHasEnded() {
    Play play =
        Sketch.clear(8, 8)
            .axis("g", "division infantry 2-2-4", "0404")
            .soviet("s", "army rifle 6-6-3", "0403")
            .begin(Side.SOVIET, "movement")
            .plays("attack attackers=s hexes=0404")
            .plays("cancel hex=0404")
            .refuses("BF-GEN-5", "cancel hex=0404")
            .plays("attack attackers=s hexes=0404")
            .plays("end-phase")
            .refuses("BF-GEN-5", "cancel hex=0404")
            .refuses("BF-GEN-5", "end-phase");
    assertThat(play.view(Side.SOVIET).state().get("attacks").toString()).contains("0404", "s");
  }

  @Test
  @Case("BF-SEQ-A4")
  void whoeverIsNotAttackedAfterAllRecovers() {
    Play play =
        Sketch.clear(8, 8)
            .soviet("x", "army rifle 4-6-3", "0404", "disrupted")
            .axis("a", "corps infantry 5-6-4", "0403")
            .attack("0404", "a")
            .begin(Side.AXIS, "combat")
            .plays("cancel hex=0404");
    assertThat(play.isDisrupted("x")).isFalse();
  }

  @Test
  @Case({"BF-GEN-1", "BF-GEN-5"})
  void untilTheirStepEndsSovietAttacksMayBeTakenBack() {
    Sketch.clear(9, 9)
        .axis("g", "division infantry 1-1-4", "0404")
        .soviet("s", "army rifle 4-6-3", "0403")
        .begin(Side.SOVIET, "movement")
        .plays("attack attackers=s hexes=0404")
        .refuses("BF-GEN-1", "attack attackers=s hexes=0404")
        .refuses("BF-SEQ-B3", "move units=s path=0403,0402")
        .refuses("BF-GEN-5", "cancel hex=0505")
        .plays("cancel hex=0404")
        .allows("move units=s path=0403,0402");
  }

  @Test
  @Case({"BF-GEN-3", "BF-GEN-4"})
  void whatARequiredAttackRequiresItselfIsRequiredToo() {
    Sketch.clear(9, 9)
        .axis("a", "corps infantry 6-6-4", "0505")
        .axis("b", "corps infantry 6-6-4", "0506")
        .axis("c", "corps infantry 6-6-4", "0507")
        .soviet("x", "army rifle 4-6-3", "0404", "entrenched")
        .soviet("y", "army rifle 4-6-3", "0405", "entrenched")
        .soviet("z", "army rifle 4-6-3", "0406", "entrenched")
        .attack("0404", "a")
        .attack("0405", "b")
        .attack("0406", "c")
        .begin(Side.AXIS, "combat")
        .fights("0404", 4)
        .refuses("BF-GEN-4", "cancel hex=0405")
        .refuses("BF-GEN-4", "cancel hex=0406")
        .refuses("BF-GEN-4", "end-phase");
  }
}
