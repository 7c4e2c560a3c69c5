package hexfront.games.blitzfront;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import org.junit.jupiter.api.Test;

/** Tactical advances after combat. */
class AdvancesTest {
  private static Sketch sketch(String attacker) {
    return Sketch.clear(10, 10)
        .axis("a", attacker, "0403")
        .soviet("x", "division rifle 1-1-3", "0404")
        .attack("0404", "a");
  }

  private static Play won(Sketch sketch) {
    return sketch.begin(Side.AXIS, "combat").fights("0404", 1);
  }

  @Test
  @Case("BF-ADV-1")
  void panzersAdvanceThreeFactorsMotorizedUnitsTwoOthersOneHex() {
    won(sketch("division panzer 9-3-6"))
        .refuses("BF-ADV-1", "advance paths=a:0403,0404,0405,0406,0407")
        .refuses("BF-ADV-1", "advance paths=a:0403,0504,0505")
        .allows("advance paths=a:0403,0404,0405,0406");
    won(sketch("division motorized 9-3-6"))
        .refuses("BF-ADV-1", "advance paths=a:0403,0404,0405,0406")
        .allows("advance paths=a:0403,0404,0405");
    won(sketch("corps infantry 9-3-6"))
        .refuses("BF-ADV-1", "advance paths=a:0403,0404,0405")
        .allows("advance paths=a:0403,0404");
    Sketch soviets =
        Sketch.clear(10, 10)
            .soviet("c", "corps cavalry 9-3-5", "0403")
            .axis("g", "division infantry 1-1-4", "0404")
            .attack("0404", "c");
    soviets
        .begin(Side.SOVIET, "combat")
        .fights("0404", 1)
        .allows("advance paths=c:0403,0404,0405,0406");
  }

  @Test
  @Case({"BF-ADV-1", "BF-MOV-3"})
  void roadsCountAfterTheFirstHex() {
    won(sketch("division motorized 9-3-6").way("road", "0403-0404-0405-0406-0407"))
        .allows("advance paths=a:0403,0404,0405,0406")
        .refuses("BF-ADV-1", "advance paths=a:0403,0404,0405,0406,0407");
  }

  @Test
  @Case("BF-ADV-2")
  void theFirstHexIsAlwaysPossibleAndInMudTheAxisGoesNoFarther() {
    won(sketch("corps motorized 9-3-6").terrain("swamp", "0404"))
        .allows("advance paths=a:0403,0404");
    won(sketch("division panzer 9-3-6").state("weather", "mud"))
        .refuses("BF-ADV-2", "advance paths=a:0403,0404,0405")
        .allows("advance paths=a:0403,0404");
  }

  @Test
  @Case("BF-ADV-2")
  void afterALesserResultTheAdvanceGoesAsFarAsTheDefenders() {
    Sketch sketch =
        Sketch.clear(10, 10)
            .axis("a", "division panzer 2-3-6", "0403")
            .soviet("x", "division rifle 1-1-3", "0404")
            .attack("0404", "a");
    Play near =
        sketch
            .begin(Side.AXIS, "combat")
            .fights("0404", 4)
            .plays("choose option=1")
            .plays("retreat paths=x:0404,0405");
    near.refuses("BF-ADV-2", "advance paths=a:0403,0404,0504");
    Play far =
        sketch
            .begin(Side.AXIS, "combat")
            .fights("0404", 4)
            .plays("choose option=1")
            .plays("retreat paths=x:0404,0405,0406");
    far.allows("advance paths=a:0403,0404,0405");
  }

  @Test
  @Case("BF-ADV-3")
  void zonesHoldAnAdvanceUnlessArmorGoesThroughAfterDeOrBk() {
    Sketch infantry = sketch("corps infantry 9-3-6").soviet("y", "army rifle 4-6-3", "0504");
    Play held = won(infantry);
    assertThat(held.question()).isNotEqualTo("advance");
    won(sketch("division panzer 9-3-6")
            .soviet("y", "army rifle 4-6-3", "0504")
            .soviet("z", "army rifle 4-6-3", "0505"))
        .allows("advance paths=a:0403,0404")
        .allows("advance paths=a:0403,0404,0405")
        .refuses("BF-ZOC-2", "advance paths=a:0403,0404,0405,0406");
  }

  @Test
  @Case("BF-ADV-4")
  void othersGoOneHexAsideOnceEnoughHaveEntered() {
    Sketch sketch =
        Sketch.clear(10, 10)
            .axis("a", "corps infantry 9-3-6", "0403")
            .axis("b", "corps infantry 1-3-6", "0403")
            .soviet("x", "division rifle 1-1-3", "0404")
            .attack("0404", "a", "b");
    won(sketch)
        .refuses("BF-ADV-4", "advance paths=b:0403,0504")
        .refuses("BF-ADV-4", "advance paths=b:0403,0504;a:0403,0404")
        .plays("advance paths=a:0403,0404;b:0403,0504");
  }

  @Test
  @Case({"BF-ADV-4", "BF-RES-DE"})
  void whatIsLeftOfAnArmyCountsAsTheArmyForAnAdvanceAside() {
    Play play =
        Sketch.clear(10, 10)
            .axis("a", "corps infantry 10-3-6", "0403")
            .axis("b", "corps infantry 2-3-6", "0403")
            .soviet("x", "army rifle 4-4-3", "0404")
            .attack("0404", "a", "b")
            .begin(Side.AXIS, "combat")
            .fights("0404", 1)
            .plays("choose option=remnant")
            .plays("choose option=1")
            .plays("retreat paths=x-remnant:0404,0405");
    play.refuses("BF-ADV-4", "advance paths=b:0403,0404;a:0403,0504")
        .allows("advance paths=a:0403,0404;b:0403,0504");
  }

  @Test
  @Case("BF-ADV-4")
  void theOrderInWhichUnitsGoIsKeptInTheJournal() {
    Play play =
        won(
            Sketch.clear(10, 10)
                .axis("b", "corps infantry 1-3-6", "0403")
                .axis("a", "corps infantry 9-3-6", "0403")
                .soviet("x", "division rifle 1-1-3", "0404")
                .attack("0404", "a", "b"));
    String order = "advance paths=a:0403,0404;b:0403,0504";
    assertThat(play.game().orderText().write(play.order(order))).isEqualTo(order);
    play.plays(order);
  }

  @Test
  @Case({"BF-ADV-3", "BF-ZOC-4"})
  void whoAdvancesByASpecialMoveOntoAFriendGoesNoFarther() {
    Sketch sketch =
        Sketch.clear(8, 8)
            .axis("p", "division panzer 4-3-6", "0404")
            .axis("m", "corps motorized 5-5-5", "0404")
            .axis("n", "corps infantry 9-9-4", "0505")
            .soviet("x", "division rifle 1-1-3", "0504")
            .soviet("y", "division rifle 1-1-3", "0403")
            .attack("0504", "p", "m", "n");
    sketch
        .begin(Side.AXIS, "combat")
        .fights("0504", 1)
        .allows("advance paths=n:0505,0504;m:0404,0504,0604");
    sketch
        .hexside("river", "0404/0504")
        .begin(Side.AXIS, "combat")
        .fights("0504", 1)
        .allows("advance paths=n:0505,0504;m:0404,0504")
        .refuses("BF-ADV-1", "advance paths=n:0505,0504;m:0404,0504,0604");
  }

  @Test
  @Case({"BF-ADV-1", "BF-TER-5"})
  void armorPaysForTheRiverItCrossesInAnAdvance() {
    won(sketch("division panzer 9-3-6").hexside("river", "0403/0404"))
        .allows("advance paths=a:0403,0404,0405")
        .refuses("BF-ADV-1", "advance paths=a:0403,0404,0405,0406");
  }
}
