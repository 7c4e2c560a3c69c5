package hexfront.games.blitzfront;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import org.junit.jupiter.api.Test;

/** What the results do: eliminations, remnants, exchanges, No Retreat!, Forced Exchange. */
class ResultsTest {
  /** An Axis korps of so many factors attacks a Soviet stack. */
  private static Sketch axis(int factors) {
    return Sketch.clear(9, 9).axis("a", "corps infantry " + factors + "-6-4", "0403");
  }

  private static Sketch soviets(int factors) {
    return Sketch.clear(9, 9).soviet("s", "army rifle " + factors + "-6-3", "0403");
  }

  @Test
  @Case("BF-RES-BK")
  void bkForEveryDefenderLetsTheGermansAttackAgainAtOnce() {
    Play play =
        axis(9)
            .soviet("x", "division rifle 1-1-3", "0404")
            .soviet("y", "division rifle 1-2-3", "0405")
            .attack("0404", "a")
            .begin(Side.AXIS, "combat")
            .fights("0404", 1);
    assertThat(play.at("x")).isEqualTo("gone");
    assertThat(play.results()).containsEntry("x", "BK");
    play.plays("advance paths=a:0403,0404");
    assertThat(play.question()).isEqualTo("blitzkrieg");
    play.refuses("BF-GEN-1", "attack attackers=a hexes=0408")
        .plays("attack attackers=a hexes=0405")
        .plays("pass", 1);
    assertThat(play.at("y")).isEqualTo("gone");
    play.plays("pass");
    assertThat(play.question()).isEqualTo("combat");
  }

  @Test
  @Case("BF-RES-BK")
  void aBlitzkriegAttackMayJoinOneThatWaits() {
    Play play =
        axis(9)
            .axis("b", "division infantry 2-2-4", "0406")
            .soviet("x", "division rifle 1-1-3", "0404")
            .soviet("y", "division rifle 1-2-3", "0405")
            .attack("0404", "a")
            .attack("0405", "b")
            .begin(Side.AXIS, "combat")
            .fights("0404", 1)
            .plays("advance paths=a:0403,0404")
            .refuses("BF-PRS-1", "attack attackers=a hexes=0405 pressed=true")
            .plays("attack attackers=a hexes=0405");
    assertThat(play.question()).isEqualTo("combat");
    assertThat(play.odds("resolve hex=0405").attack()).isEqualTo(11);
  }

  @Test
  @Case("BF-RES-BK")
  void sovietsAndAlliesHaveNoBlitzkrieg() {
    Play play =
        soviets(9)
            .axis("g", "division infantry 1-1-4", "0404")
            .axis("h", "division infantry 1-1-4", "0504")
            .attack("0404", "s")
            .begin(Side.SOVIET, "combat")
            .fights("0404", 1)
            .plays("pass");
    assertThat(play.question()).isEqualTo("combat");
  }

  @Test
  @Case("BF-RES-DE")
  void aWeakDivisionMayBeLeftOfAnArmyAndRetreatsAsForD3() {
    Play play =
        axis(12)
            .soviet("x", "army rifle 4-4-3", "0404")
            .attack("0404", "a")
            .begin(Side.AXIS, "combat")
            .fights("0404", 1);
    assertThat(play.question()).isEqualTo("remnant");
    assertThat(play.asked()).isEqualTo(Side.SOVIET);
    play.plays("choose option=remnant");
    assertThat(play.at("x")).isEqualTo("waiting");
    assertThat(play.at("x-remnant")).isEqualTo("0404");
    assertThat(play.isDisrupted("x-remnant")).isTrue();
    assertThat(play.game().decision().options()).containsExactly("0", "1", "2", "3");
    assertThat(play.view(Side.AXIS).state().get("returns")).hasToString("{x=5}");
  }

  @Test
  @Case("BF-RES-DE")
  void nothingIsLeftOfAnAlliedKorpsOrOfOneThatWasToStand() {
    Play allied =
        soviets(9)
            .axis("r", "corps infantry 3-3-3", "0404", "nation rumanian")
            .attack("0404", "s")
            .begin(Side.SOVIET, "combat")
            .fights("0404", 1);
    assertThat(allied.at("r")).isEqualTo("gone");
    Play stood =
        axis(12)
            .soviet("x", "army rifle 4-4-3", "0404")
            .attack("0404", "a")
            .begin(Side.AXIS, "combat")
            .plays("resolve hex=0404")
            .plays("no-retreat units=x", 1);
    assertThat(stood.results()).containsEntry("x", "BK");
    assertThat(stood.question()).isEqualTo("advance");
  }

  @Test
  @Case({"BF-RES-X1", "BF-RES-X2", "BF-RES-X3"})
  void anExchangeIsAsLargeAsPossibleAndTheOthersAreDisrupted() {
    Play play =
        Sketch.clear(9, 9)
            .axis("a", "corps infantry 3-6-4", "0403")
            .axis("b", "corps infantry 2-6-4", "0403")
            .soviet("x", "division rifle 1-1-3", "0404")
            .soviet("y", "division rifle 1-4-3", "0404")
            .attack("0404", "a", "b")
            .begin(Side.AXIS, "combat")
            .fights("0404", 4);
    assertThat(play.question()).isEqualTo("exchange");
    play.plays("choose option=exchange");
    assertThat(play.at("x")).isEqualTo("gone");
    assertThat(play.at("y")).isEqualTo("gone");
    assertThat(play.at("a")).isEqualTo("gone");
    assertThat(play.at("b")).isEqualTo("gone");
  }

  @Test
  @Case({"BF-RES-X1", "BF-RES-X2"})
  void thoseWhoCannotBeMatchedSufferD() {
    Play play =
        soviets(5)
            .axis("g", "division infantry 1-4-4", "0404")
            .axis("h", "division infantry 1-1-4", "0404")
            .axis("i", "division infantry 1-1-4", "0404")
            .attack("0404", "s")
            .begin(Side.SOVIET, "combat")
            .fights("0404", 3);
    assertThat(play.at("g")).isEqualTo("gone");
    assertThat(play.at("h")).isEqualTo("gone");
    assertThat(play.isDisrupted("i")).isTrue();
    assertThat(play.at("s")).isEqualTo("waiting");
  }

  @Test
  @Case({"BF-RES-X3", "BF-RES-AD"})
  void theAxisMayBeDisruptedInsteadAndMustIfItCannotMatchAnybody() {
    Play choice =
        axis(3)
            .soviet("x", "division rifle 1-3-3", "0404")
            .attack("0404", "a")
            .begin(Side.AXIS, "combat")
            .fights("0404", 4)
            .plays("choose option=ad");
    assertThat(choice.isDisrupted("a")).isTrue();
    assertThat(choice.at("x")).isEqualTo("0404");
    assertThat(choice.isDisrupted("x")).isFalse();
    Play forced =
        axis(3)
            .soviet("x", "army rifle 4-6-3", "0404")
            .attack("0404", "a")
            .begin(Side.AXIS, "combat")
            .fights("0404", 3);
    assertThat(forced.isDisrupted("a")).isTrue();
  }

  @Test
  @Case("BF-RES-X4")
  void aStrongSideMayPayAndAlliesNeverDo() {
    Play play =
        Sketch.clear(9, 9)
            .axis("a", "army infantry 8-10-2|6-8-2", "0403")
            .axis("r", "corps infantry 2-3-3", "0403", "nation rumanian")
            .soviet("x", "division rifle 1-2-3", "0404")
            .hexside("river", "0403/0404")
            .attack("0404", "a", "r")
            .begin(Side.AXIS, "combat")
            .fights("0404", 6);
    assertThat(play.results()).containsEntry("x", "D");
    play =
        Sketch.clear(9, 9)
            .axis("a", "army infantry 8-10-2|6-8-2", "0403")
            .axis("r", "corps infantry 2-3-3", "0403", "nation rumanian")
            .axis("b", "corps infantry 4-3-4", "0504")
            .soviet("x", "division rifle 1-2-3", "0404")
            .soviet("z", "army rifle 4-4-3", "0404")
            .attack("0404", "a", "b", "r")
            .begin(Side.AXIS, "combat")
            .fights("0404", 6);
    assertThat(play.results()).containsEntry("z", "X");
    play.plays("choose option=exchange")
        .refuses("BF-RES-X4", "lose steps=r:1")
        .refuses("BF-RES-X1", "lose steps=a:1")
        .refuses("BF-RES-X1", "lose steps=a:2;b:1");
    assertThat(play.legal("lose"))
        .containsExactlyInAnyOrder("lose steps=a:2", "lose steps=a:1;b:1");
  }

  @Test
  @Case("BF-RES-X4")
  void aTurnedPanzerDivisionNeedsAReplacementFactor() {
    Sketch sketch = Sketch.clear(9, 9).axis("p", "division panzer 4-3-6|2-2-6", "0403", "lost 1");
    sketch.begin(Side.AXIS, "reinforcement").refuses("BF-RES-X4", "replace unit=p");
    Play play =
        sketch
            .state("panzer-replacements", 1)
            .begin(Side.AXIS, "reinforcement")
            .plays("replace unit=p");
    assertThat(play.stepsLeft("p")).isEqualTo(2);
    assertThat(play.view(Side.AXIS).state()).containsEntry("panzer-replacements", 0);
  }

  @Test
  @Case({"BF-RES-AE", "BF-RES-DAE"})
  void attackersAreEliminatedByTheFactorsOfTheDefenders() {
    Play play =
        Sketch.clear(9, 9)
            .axis("a", "corps infantry 3-6-4", "0403")
            .axis("b", "corps infantry 3-6-4", "0403")
            .axis("c", "corps infantry 1-6-4", "0403")
            .soviet("x", "army rifle 4-4-3", "0404")
            .hexside("river", "0403/0404")
            .state("weather", "mud")
            .attack("0404", "a", "b", "c")
            .begin(Side.AXIS, "combat")
            .fights("0404", 6);
    assertThat(play.results()).containsEntry("x", "AE");
    play.refuses("BF-RES-AE", "lose steps=a:1")
        .refuses("BF-RES-AE", "lose steps=a:1;b:1;c:1")
        .plays("lose steps=a:1;c:1");
    assertThat(play.at("b")).isEqualTo("0403");
    Play both =
        axis(3)
            .soviet("x", "division rifle 1-3-3", "0404")
            .attack("0404", "a")
            .begin(Side.AXIS, "combat")
            .fights("0404", 6);
    assertThat(both.at("a")).isEqualTo("gone");
    assertThat(both.isDisrupted("x")).isTrue();
  }

  @Test
  @Case({"BF-NR-1", "BF-NR-2"})
  void theDefenderIsAskedBeforeTheDieAndD2IsThenFatal() {
    Play play =
        axis(3)
            .soviet("x", "division rifle 1-3-3", "0404")
            .attack("0404", "a")
            .begin(Side.AXIS, "combat")
            .plays("resolve hex=0404");
    assertThat(play.question()).isEqualTo("no-retreat");
    assertThat(play.asked()).isEqualTo(Side.SOVIET);
    play.refuses("BF-NR-2", "no-retreat units=a").plays("no-retreat units=x", 1);
    assertThat(play.question()).isEqualTo("forced-exchange");
    play.plays("choose option=none");
    assertThat(play.at("x")).isEqualTo("gone");
    Play d1 =
        axis(3)
            .soviet("x", "division rifle 1-3-3", "0404")
            .attack("0404", "a")
            .begin(Side.AXIS, "combat")
            .plays("resolve hex=0404")
            .plays("no-retreat units=x", 2)
            .plays("choose option=none");
    assertThat(d1.results()).containsEntry("x", "D");
    assertThat(d1.at("x")).isEqualTo("0404");
    assertThat(d1.question()).isEqualTo("combat");
  }

  @Test
  @Case({"BF-FX-1", "BF-FX-2"})
  void theAxisForcesAnExchangeAfterTheDieAndTheSovietsBefore() {
    Play axis =
        Sketch.clear(9, 9)
            .axis("a", "corps infantry 3-6-4", "0403")
            .axis("b", "corps infantry 3-6-4", "0403")
            .soviet("x", "army rifle 6-6-3", "0404")
            .attack("0404", "a", "b")
            .begin(Side.AXIS, "combat")
            .plays("resolve hex=0404")
            .plays("no-retreat units=x", 1)
            .plays("choose option=forced-exchange");
    assertThat(axis.results()).containsEntry("x", "DE");
    assertThat(axis.at("x")).isEqualTo("waiting");
    axis.plays("lose steps=a:1");
    Play soviet =
        soviets(6)
            .axis("r", "corps infantry 3-3-3", "0404", "nation rumanian")
            .attack("0404", "s")
            .begin(Side.SOVIET, "combat")
            .plays("resolve hex=0404")
            .plays("no-retreat units=r");
    assertThat(soviet.question()).isEqualTo("forced-exchange");
    assertThat(soviet.asked()).isEqualTo(Side.SOVIET);
    soviet.plays("choose option=forced-exchange", 4);
    assertThat(soviet.at("r")).isEqualTo("gone");
    assertThat(soviet.at("s")).isEqualTo("waiting");
  }

  @Test
  @Case("BF-FX-3")
  void germansMayTakeAD3InsteadOfAForcedExchange() {
    Play play =
        soviets(6)
            .axis("g", "corps infantry 3-3-3", "0404")
            .attack("0404", "s")
            .begin(Side.SOVIET, "combat")
            .plays("resolve hex=0404")
            .plays("no-retreat units=g")
            .plays("choose option=forced-exchange", 3);
    assertThat(play.question()).isEqualTo("accept-d3");
    assertThat(play.asked()).isEqualTo(Side.AXIS);
    play.plays("choose option=d3");
    assertThat(play.isDisrupted("g")).isTrue();
    assertThat(play.game().decision().options()).contains("3");
  }

  @Test
  @Case({"BF-PRS-1", "BF-PRS-2"})
  void aPressedAttackIsReadHigherOnGoodDiceAndLowerOnBadOnes() {
    Sketch sketch = axis(6).soviet("x", "division rifle 1-2-3", "0404").attack("0404", "a");
    Play good =
        sketch.begin(Side.AXIS, "combat").plays("resolve hex=0404 pressed=true").plays("pass", 3);
    assertThat(good.results()).containsEntry("x", "D3");
    Play bad =
        sketch.begin(Side.AXIS, "combat").plays("resolve hex=0404 pressed=true").plays("pass", 6);
    assertThat(bad.results()).containsEntry("x", "X");
    assertThat(sketch.begin(Side.AXIS, "combat").odds("resolve hex=0404 pressed=true").outcomes())
        .extracting("result")
        .contains("BK");
  }

  @Test
  @Case("BF-AOV-1")
  void armorEliminatesRifleKorpsInTheOpenOnD2() {
    Sketch sketch =
        Sketch.clear(9, 9)
            .axis("p", "division panzer 6-3-6", "0403")
            .soviet("x", "corps rifle 2-2-3", "0404", "entrenched")
            .attack("0404", "p");
    Play play = sketch.begin(Side.AXIS, "combat").fights("0404", 2);
    assertThat(play.results()).containsEntry("x", "D2");
    assertThat(play.at("x")).isEqualTo("gone");
    Play forest = sketch.terrain("forest", "0404").begin(Side.AXIS, "combat").fights("0404", 1);
    assertThat(forest.at("x")).isEqualTo("0404");
  }

  @Test
  @Case("BF-AOV-2")
  void onD3ArmorEliminatesArmiesToo() {
    Play play =
        Sketch.clear(9, 9)
            .axis("p", "division panzer 6-3-6", "0403")
            .axis("q", "division panzer 6-3-6", "0403")
            .soviet("x", "army rifle 4-6-3", "0404")
            .attack("0404", "p", "q")
            .begin(Side.AXIS, "combat")
            .fights("0404", 1);
    assertThat(play.results()).containsEntry("x", "D3");
    assertThat(play.at("x")).isEqualTo("waiting");
  }

  @Test
  @Case({"BF-DIS-5", "BF-TER-6", "BF-TER-7", "BF-TER-8", "BF-TER-9"})
  void terrainHelpsInfantryEvenIfItIsDisrupted() {
    assertThat(defence("forest", "infantry")).isEqualTo(6);
    assertThat(defence("swamp", "infantry")).isEqualTo(6);
    assertThat(defence("hill", "infantry")).isEqualTo(10);
    assertThat(defence("mountain", "infantry")).isEqualTo(10);
    assertThat(defence("mountain", "mountain")).isEqualTo(5);
  }

  private static int defence(String terrain, String attackers) {
    return Sketch.clear(9, 9)
        .terrain(terrain, "0404")
        .axis("a", "corps " + attackers + " 5-6-4", "0403")
        .soviet("x", "division rifle 1-2-3", "0404", "disrupted")
        .soviet("y", "division rifle 1-3-3", "0404")
        .begin(Side.AXIS, "movement")
        .odds("attack attackers=a hexes=0404")
        .defence();
  }

  @Test
  @Case("BF-SUP-4")
  void unsuppliedAttackersLoseAColumnAndAreDisruptedUnsuppliedDefendersGiveOne() {
    Play play =
        Sketch.clear(9, 9)
            .axis("a", "corps infantry 6-6-4", "0403", "unsupplied")
            .soviet("x", "division rifle 1-2-3", "0404")
            .attack("0404", "a")
            .begin(Side.AXIS, "combat");
    assertThat(play.odds("resolve hex=0404").column()).isEqualTo("2:1");
    play.fights("0404", 5).plays("pass");
    assertThat(play.isDisrupted("a")).isTrue();
    Play cut =
        Sketch.clear(9, 9)
            .axis("a", "corps infantry 6-6-4", "0403")
            .soviet("x", "division rifle 1-2-3", "0404", "unsupplied")
            .attack("0404", "a")
            .begin(Side.AXIS, "combat");
    assertThat(cut.odds("resolve hex=0404").column()).isEqualTo("4:1");
  }
}
