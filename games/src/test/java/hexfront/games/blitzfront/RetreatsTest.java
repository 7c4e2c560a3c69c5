package hexfront.games.blitzfront;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import org.junit.jupiter.api.Test;

/** Retreats by the distance that the attacker names. */
class RetreatsTest {
  /** 12 against 6 from the north: 2:1. */
  private static Sketch sketch() {
    return Sketch.clear(9, 9)
        .axis("a", "corps infantry 6-6-4", "0403")
        .axis("b", "corps infantry 6-6-4", "0403")
        .soviet("x", "army rifle 4-6-3", "0404")
        .attack("0404", "a", "b");
  }

  @Test
  @Case({"BF-RES-DN", "BF-RES-D"})
  void theAttackerNamesTheDistanceAndTheDefenderMayAddToIt() {
    Play play = sketch().begin(Side.AXIS, "combat").fights("0404", 3);
    assertThat(play.game().decision().options()).containsExactly("0", "1");
    play.refuses("BF-RES-DN", "choose option=2").plays("choose option=1");
    assertThat(play.question()).isEqualTo("retreat");
    assertThat(play.asked()).isEqualTo(Side.SOVIET);
    play.refuses("BF-RES-DN", "pass")
        .refuses("BF-RES-DN", "retreat paths=x:0404,0405,0406,0407,0408")
        .plays("retreat paths=x:0404,0405,0406,0407");
    assertThat(play.isDisrupted("x")).isTrue();
    assertThat(play.at("x")).isEqualTo("0407");
    Play zero = sketch().begin(Side.AXIS, "combat").fights("0404", 3).plays("choose option=0");
    zero.plays("pass");
    assertThat(zero.at("x")).isEqualTo("0404");
  }

  @Test
  @Case({"BF-RET-1", "BF-RET-2"})
  void aRetreatLeadsAwayFromTheAttackers() {
    sketch()
        .begin(Side.AXIS, "combat")
        .fights("0404", 3)
        .plays("choose option=1")
        .refuses("BF-RET-2", "retreat paths=x:0404,0504")
        .refuses("BF-RET-2", "retreat paths=x:0404,0304")
        .refuses("BF-RET-1", "retreat paths=x:0404,0403")
        .refuses("BF-RET-1", "retreat paths=x:0404,0405,0505")
        .refuses("BF-RET-1", "retreat paths=x:0405,0406")
        .allows("retreat paths=x:0404,0305")
        .allows("retreat paths=x:0404,0405");
  }

  @Test
  @Case("BF-RET-1")
  void aRetreatEntersAnEnemyZoneOnlyOntoAFriend() {
    sketch()
        .axis("c", "corps infantry 5-6-4", "0406")
        .soviet("y", "division rifle 1-1-3", "0305")
        .begin(Side.AXIS, "combat")
        .fights("0404", 3)
        .plays("choose option=1")
        .refuses("BF-RET-1", "retreat paths=x:0404,0405")
        .allows("retreat paths=x:0404,0305");
  }

  @Test
  @Case("BF-RET-2")
  void behindAFortificationLineAUnitMayGoBesideTheAttackers() {
    sketch()
        .hexside("fortification", "0404/0504")
        .axis("c", "division infantry 2-2-4", "0403")
        .soviet("y", "division rifle 1-1-3", "0505")
        .soviet("z", "division rifle 1-1-3", "0505")
        .soviet("w", "division rifle 1-1-3", "0505")
        .begin(Side.AXIS, "combat")
        .fights("0404", 3)
        .plays("choose option=1")
        .refuses("BF-RET-2", "retreat paths=x:0404,0504");
  }

  @Test
  @Case("BF-RET-3")
  void noRetreatLeadsIntoAHexUnderAnAttackThatWaits() {
    sketch()
        .axis("c", "corps infantry 5-6-4", "0506")
        .soviet("y", "division rifle 1-1-3", "0405")
        .attack("0405", "c")
        .begin(Side.AXIS, "combat")
        .fights("0404", 3)
        .plays("choose option=1")
        .refuses("BF-RET-3", "retreat paths=x:0404,0405");
  }

  @Test
  @Case("BF-STK-4")
  void aRetreatDoesNotEndInAFullHex() {
    sketch()
        .soviet("y", "army rifle 4-6-3", "0405")
        .soviet("z", "army rifle 4-6-3", "0405")
        .begin(Side.AXIS, "combat")
        .fights("0404", 3)
        .plays("choose option=1")
        .refuses("BF-STK-4", "retreat paths=x:0404,0405")
        .allows("retreat paths=x:0404,0405,0406");
  }

  @Test
  @Case({"BF-NR-1", "BF-STK-4"})
  void whoeverIsShutInSuffersMore() {
    Play play =
        sketch()
            .axis("c", "corps infantry 1-6-4", "0406")
            .axis("d", "corps infantry 1-6-4", "0205")
            .axis("e", "corps infantry 1-6-4", "0605")
            .begin(Side.AXIS, "combat")
            .fights("0404", 2);
    assertThat(play.results()).containsEntry("x", "DE");
    assertThat(play.at("x")).isEqualTo("waiting");
  }

  @Test
  @Case("BF-TER-10")
  void whoeverCanOnlyRetreatOffTheMapIsLostUnlessOrderedToStand() {
    Sketch sketch =
        Sketch.clear(9, 9)
            .axis("a", "corps infantry 6-6-4", "0408")
            .axis("b", "corps infantry 6-6-4", "0408")
            .soviet("x", "army rifle 4-6-3", "0409")
            .axis("c", "corps infantry 1-6-4", "0208")
            .axis("d", "corps infantry 1-6-4", "0608")
            .attack("0409", "a", "b");
    Play gone = sketch.begin(Side.AXIS, "combat").fights("0409", 3).plays("choose option=1");
    assertThat(gone.at("x")).isEqualTo("waiting");
    Play stood =
        sketch
            .begin(Side.AXIS, "combat")
            .plays("resolve hex=0409")
            .plays("no-retreat units=x", 3)
            .plays("choose option=none");
    assertThat(stood.at("x")).isEqualTo("0409");
  }

  @Test
  @Case("BF-RES-D")
  void onDSomeMayWithdrawAndOthersStay() {
    Play play =
        sketch()
            .soviet("y", "division rifle 1-0-3", "0404")
            .begin(Side.AXIS, "combat")
            .fights("0404", 5)
            .plays("retreat paths=y:0404,0405,0406");
    assertThat(play.at("x")).isEqualTo("0404");
    assertThat(play.isDisrupted("x")).isTrue();
    assertThat(play.question()).isEqualTo("combat");
  }

  @Test
  @Case("BF-RET-2")
  void behindALineThatNoEnemyZoneReachesAUnitIsSafeBesideTheAttackers() {
    Sketch.clear(9, 9)
        .terrain("sea", "0305", "0405", "0505")
        .hexside("fortification", "0404/0504")
        .axis("a", "division infantry 12-6-4", "0403")
        .soviet("x", "army rifle 4-6-3", "0404")
        .attack("0404", "a")
        .begin(Side.AXIS, "combat")
        .fights("0404", 3)
        .plays("choose option=1")
        .refuses("BF-RET-2", "retreat paths=x:0404,0304")
        .allows("retreat paths=x:0404,0504");
  }

  @Test
  @Case("BF-RET-1")
  void aFortressCityOpensAnEnemyZone() {
    sketch()
        .terrain("fortress-city", "0405")
        .axis("c", "corps infantry 5-6-4", "0406")
        .begin(Side.AXIS, "combat")
        .fights("0404", 3)
        .plays("choose option=1")
        .allows("retreat paths=x:0404,0405");
  }
}
