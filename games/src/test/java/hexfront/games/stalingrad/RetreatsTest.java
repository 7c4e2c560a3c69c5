package hexfront.games.stalingrad;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.events.Combat;
import hexfront.engine.orders.Units;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Cases 12.1 to 12.3, 12.5 and section 13: retreats, Determined Defense, disruption. */
class RetreatsTest {
  private static final String ATTACK = "attack attackers=a hexes=0404";

  private static Sketch axis() {
    return Sketch.clear(9, 9).state("scenario", "fall-blau").hq("h", Side.AXIS, "0406", "active");
  }

  /** An attack at 7-1 against defenders of five. */
  private static Sketch strong() {
    return axis().axis("a", "35-8-3|6-6-3|4-4-3", "0405");
  }

  // ---- where to

  @Test
  @Case({"CTS-12.1a", "CTS-12.1b", "CTS-13.0a", "CTS-10.4d"})
  void anAdvanceDrivesTheDefenderTwoHexesBack() {
    Play play = strong().rifle("x", "0404").begin(Side.AXIS, "combat").plays(ATTACK, 1, 2, 1);
    play.plays("choose option=none");
    assertThat(play.question()).isEqualTo("retreat");
    assertThat(play.asked()).isEqualTo(Side.SOVIET);
    play.refuses("CTS-12.1c", "retreat paths=x:0404,0403");
    play.refuses("CTS-12.1c", "retreat paths=x:0404,0305,0306");
    play.plays("retreat paths=x:0404,0403,0402");
    assertThat(play.at("x")).isEqualTo("0402");
    assertThat(play.is("x", Flag.DISRUPTED)).isTrue();
    assertThat(play.is("a", Flag.DISRUPTED)).isFalse();
    assertThat(play.question()).isEqualTo("advance");
  }

  @Test
  @Case({"CTS-12.1a", "CTS-10.4c"})
  void withoutAnAdvanceNobodyRetreats() {
    Play play =
        axis().axis("a", "15-8-3|6-6-3", "0405").rifle("x", "0404").begin(Side.AXIS, "combat");
    play.plays(ATTACK, 5, 1, 1);
    assertThat(play.last(Combat.class).advance()).isZero();
    assertThat(play.at("x")).isEqualTo("0404");
    assertThat(play.question()).isEqualTo("combat");
  }

  @Test
  @Case("CTS-12.1c")
  void theStackKeepsTogetherAndAvoidsEnemies() {
    Play play =
        strong()
            .soviet("x", "2-2-3|1-1-3", "0404")
            .soviet("y", "2-2-3|1-1-3", "0404")
            .german("b", "0202")
            .begin(Side.AXIS, "combat")
            .plays(ATTACK, 1, 2, 1);
    play.plays("choose option=none").plays("lose steps=x:1");
    play.refuses("CTS-12.1c", "retreat paths=x:0404,0403,0402;y:0404,0504,0503");
    play.refuses("CTS-12.1c", "retreat paths=x:0404,0304,0303;y:0404,0304,0303");
    play.refuses("CTS-12.1b", "retreat paths=x:0404,0403,0402");
    play.plays("retreat paths=x:0404,0403,0402;y:0404,0403,0402");
  }

  /** CTS-EX-189. */
  @Test
  @Case({"CTS-12.1b", "CTS-12.1d"})
  void whoCannotGoTwoHexesIsLost() {
    Sketch sketch = strong().rifle("x", "0404");
    sketch.hexside("impassable", "0404/0403", "0404/0304", "0404/0504", "0404/0305", "0404/0505");
    Play play = sketch.begin(Side.AXIS, "combat").plays(ATTACK, 1, 2, 1);
    play.plays("choose option=none");
    assertThat(play.at("x")).isEqualTo("cadre");
  }

  @Test
  @Case({"CTS-12.1d", "CTS-17.0"})
  void overItsOwnEdgeAUnitLeavesTheMapAndOverNoOther() {
    Sketch own =
        Sketch.clear(9, 9)
            .state("scenario", "fall-blau")
            .hq("h", Side.AXIS, "0403", "active")
            .axis("a", "35-8-3|6-6-3", "0402")
            .rifle("x", "0401");
    Play play = own.begin(Side.AXIS, "combat").plays("attack attackers=a hexes=0401", 1, 2, 1);
    play.plays("choose option=none").plays("retreat paths=x:0401,off");
    assertThat(play.at("x")).isEqualTo("off-east");
    Sketch strange =
        Sketch.adrift(3, 5)
            .source(Side.SOVIET, "0101")
            .source(Side.AXIS, "0105")
            .state("scenario", "fall-blau")
            .axis("a", "80-8-3|6-6-3", "0202")
            .german("b", "0303")
            .german("c", "0201")
            .rifle("x", "0302", "lost 2");
    Play lost = strange.begin(Side.AXIS, "combat").plays("attack attackers=a hexes=0302", 1, 2, 2);
    assertThat(lost.at("x")).isIn("cadre", "lost");
  }

  // ---- Bonds

  /** Bonds over all hexes but one way. */
  private static Sketch bonded(int first, int second) {
    String steps = "9-9-3" + "|1-1-3".repeat(first - 1);
    String others = "9-9-3" + "|1-1-3".repeat(second - 1);
    return Sketch.clear(9, 9)
        .state("scenario", "fall-blau")
        .hq("h", Side.AXIS, "0406", "active")
        .axis("a", "80-8-3|6-6-3|1-1-3", "0405")
        .axis("b", steps, "0503")
        .axis("c", others, "0303")
        .soviet("x", "1-9-3" + "|1-1-3".repeat(12), "0404", "size corps");
  }

  /** CTS-EX-014, CTS-EX-190. */
  @Test
  @Case({"CTS-12.2a", "CTS-12.2b", "CTS-12.2c"})
  void aBondCostsTheStepsOfItsWeakerEnd() {
    for (int[] ends : List.of(new int[] {9, 2, 2}, new int[] {4, 4, 4})) {
      Sketch sketch = bonded(ends[0], ends[1]);
      Play play = sketch.begin(Side.AXIS, "combat");
      int price =
          play.rules()
              .retreats
              .price(
                  play.position(),
                  Units.of(play.unit("x")),
                  hexfront.engine.orders.Hexes.of(
                      play.hex("0404"), play.hex("0403"), play.hex("0402")));
      assertThat(price).isEqualTo(ends[2]);
    }
  }

  @Test
  @Case({"CTS-6.4c", "CTS-12.2a", "CTS-12.2b", "CTS-12.1c"})
  void theRetreatingStackPaysForTheBondsOnItsWay() {
    Sketch sketch =
        Sketch.clear(9, 9)
            .state("scenario", "fall-blau")
            .hq("h", Side.AXIS, "0406", "active")
            .axis("a", "80-8-3|6-6-3|1-1-3", "0405")
            .axis("b", "9-9-3|1-1-3", "0503")
            .axis("c", "9-9-3|1-1-3", "0303")
            .hexside("impassable", "0404/0304", "0404/0504", "0404/0305", "0404/0505")
            .rifle("x", "0404")
            .rifle("y", "0404");
    Play play = sketch.begin(Side.AXIS, "combat").plays(ATTACK, 1, 2, 1);
    play.plays("choose option=none").plays("lose steps=x:1");
    assertThat(play.question()).isEqualTo("retreat");
    assertThat(play.asked()).isEqualTo(Side.SOVIET);
    play.plays("lose steps=x:1;y:1");
    assertThat(play.at("x")).isEqualTo("0402");
    assertThat(play.stepsLeft("x") + play.stepsLeft("y")).isEqualTo(3);
  }

  // ---- those who fled

  /** CTS-EX-191. */
  @Test
  @Case({"CTS-12.3", "CTS-10.1.4"})
  void whoFledIntoAHexDoesNotHelpItAndIsLostWithIt() {
    Sketch sketch =
        strong()
            .soviet("x", "5-5-3|3-3-3|1-1-3", "0404")
            .soviet("r", "4-4-3|2-2-3", "0404", "retreated", "disrupted");
    Play play = sketch.begin(Side.AXIS, "combat");
    assertThat(play.odds(ATTACK).defence()).isEqualTo(5);
    play.plays(ATTACK, 1, 2, 1).plays("choose option=none");
    assertThat(play.at("r")).isEqualTo("cadre");
    Sketch alone = strong().soviet("r", "4-4-3|2-2-3", "0404", "retreated", "disrupted");
    alone.begin(Side.AXIS, "combat").refuses("CTS-10.1.4", ATTACK);
  }

  @Test
  @Case({"CTS-5.1a", "CTS-5.1b", "CTS-12.1c"})
  void whereThereIsNoRoomUnitsAreRemoved() {
    Sketch sketch =
        strong()
            .rifle("x", "0404")
            .hexside("impassable", "0404/0304", "0404/0504", "0404/0305", "0404/0505")
            .hexside("impassable", "0403/0303", "0403/0304", "0403/0503", "0403/0504")
            .rifle("p", "0402")
            .rifle("q", "0402")
            .rifle("r", "0402");
    Play play = sketch.begin(Side.AXIS, "combat").plays(ATTACK, 1, 2, 1);
    play.plays("choose option=none");
    play.until("remove");
    play.refuses("CTS-5.1a", "remove units=x,p").plays("remove units=q");
    assertThat(play.at("q")).isEqualTo("cadre");
    assertThat(play.at("x")).isEqualTo("0402");
  }

  @Test
  @Case({"CTS-16.10h", "CTS-21.3a", "CTS-28.2b", "CTS-13.0a"})
  void depotsAreDestroyedAndGunsGoMobile() {
    Sketch sketch =
        strong()
            .rifle("x", "0404")
            .unit("g", Side.SOVIET, "artillery", "12-1-0", "0404", "deployed")
            .unit("d", Side.SOVIET, "depot", "0-0-0", "0404", "size none")
            .hq("k", Side.SOVIET, "0404");
    Play play = sketch.begin(Side.AXIS, "combat").plays(ATTACK, 1, 2, 1);
    play.plays("choose option=none");
    play.plays("retreat paths=x:0404,0403,0402;g:0404,0403,0402;k:0404,0403,0402");
    assertThat(play.at("d")).isEqualTo("depots");
    assertThat(play.is("g", Flag.DEPLOYED)).isFalse();
    assertThat(play.is("k", Flag.DISRUPTED)).isTrue();
  }

  @Test
  @Case("CTS-21.3b")
  void replacementsRetreatWithTheUnitsTheyStandWith() {
    Sketch sketch =
        strong()
            .rifle("x", "0404")
            .unit("n", Side.SOVIET, "replacement", "0-0-0", "0404", "size none");
    Play play = sketch.begin(Side.AXIS, "combat").plays(ATTACK, 1, 2, 1);
    play.plays("choose option=none").plays("retreat paths=x:0404,0403,0402");
    assertThat(play.at("n")).isEqualTo("0402");
  }

  @Test
  @Case("CTS-23.7f")
  void anAirHqThatRetreatsBecomesMobile() {
    Sketch sketch =
        strong()
            .rifle("x", "0404")
            .unit("k", Side.SOVIET, "air-headquarters", "0-1-0", "0404", "deployed");
    Play play = sketch.begin(Side.AXIS, "combat").plays(ATTACK, 1, 2, 1);
    play.plays("choose option=none");
    play.plays("retreat paths=x:0404,0403,0402;k:0404,0403,0402");
    assertThat(play.is("k", Flag.DEPLOYED)).isFalse();
  }

  // ---- Determined Defense

  private static Play defending(Sketch sketch, Integer... dice) {
    return sketch.begin(Side.AXIS, "combat").plays(ATTACK, dice);
  }

  /** CTS-EX-204. */
  @Test
  @Case({"CTS-12.5a", "CTS-12.5b", "CTS-12.5f"})
  void twiceTheLossesShortenTheAdvanceByOne() {
    Play play = defending(strong().rifle("x", "0404"), 1, 1, 1, 1);
    assertThat(play.question()).isEqualTo("determined-defense");
    play.plays("choose option=double");
    assertThat(play.stepsLeft("x")).isEqualTo(1);
    assertThat(play.at("x")).isEqualTo("0404");
    assertThat(play.is("x", Flag.DISRUPTED)).isFalse();
    assertThat(play.question()).isEqualTo("combat");
  }

  @Test
  @Case({"CTS-12.5d", "CTS-12.5f", "CTS-12.5h"})
  void threeTimesTheLossesShortenItByTwoAndWhoStillYieldsRetreats() {
    Sketch many = strong().soviet("x", "5-5-3|4-4-3|3-3-3|1-1-3", "0404");
    Play play = defending(many, 1, 4, 1).plays("choose option=triple");
    assertThat(play.stepsLeft("x")).isEqualTo(1);
    assertThat(play.question()).isEqualTo("retreat");
    play.plays("retreat paths=x:0404,0403,0402");
    play.allows("advance paths=a:0405,0404,0403");
  }

  /** CTS-EX-208. */
  @Test
  @Case("CTS-12.5a")
  void whoHasNotTheStepsCannotStandFast() {
    Play play = defending(strong().rifle("x", "0404"), 4, 1, 2);
    assertThat(play.question()).isEqualTo("retreat");
  }

  private static Play german(Sketch sketch, String... extra) {
    Sketch all =
        sketch
            .state("scenario", "fall-blau")
            .hq("k", Side.SOVIET, "0403", "active", "trait guards")
            .soviet("x", "42-5-3|3-3-3|1-1-3", "0404");
    for (String unit : extra) {
      all.axis(unit, "1-1-3|1-1-3|1-1-3", "0405", "nation italian");
    }
    return all.begin(Side.SOVIET, "combat").plays("attack attackers=x hexes=0405", 1, 4);
  }

  /** CTS-EX-205. */
  @Test
  @Case({"CTS-12.5c", "CTS-12.5e"})
  void germanStepsCountTwice() {
    Play twice = german(Sketch.clear(9, 9).axis("a", "6-6-3|4-4-3|2-2-3|1-1-3", "0405"));
    assertThat(twice.last(Combat.class).advance()).isEqualTo(4);
    twice.plays("choose option=double");
    assertThat(twice.question()).isEqualTo("retreat");
    Play thrice =
        german(Sketch.clear(9, 9).axis("a", "6-6-3|4-4-3|2-2-3|1-1-3", "0405"))
            .plays("choose option=triple");
    assertThat(thrice.at("a")).isEqualTo("0405");
    assertThat(thrice.stepsLeft("a")).isEqualTo(1);
  }

  @Test
  @Case("CTS-12.5g")
  void inMixedStacksTheExtraStepsMustBeGerman() {
    Sketch sketch = Sketch.clear(9, 9).axis("a", "5-5-3|4-4-3|2-2-3|1-1-3", "0405");
    Play play = german(sketch, "i");
    play.allows("choose option=double").plays("choose option=double-german");
    play.refuses("CTS-10.5.1", "lose steps=i:2");
    play.plays("lose steps=a:1;i:1");
    assertThat(play.question()).isEqualTo("retreat");
    Play plain = german(Sketch.clear(9, 9).axis("a", "5-5-3|4-4-3|2-2-3|1-1-3", "0405"), "i");
    plain.plays("choose option=triple-german");
    plain.refuses("CTS-12.5g", "lose steps=a:1;i:2").plays("lose steps=a:2;i:1");
    assertThat(plain.at("a")).isEqualTo("0405");
  }

  /** CTS-EX-017. */
  @Test
  @Case("CTS-12.5i")
  void eachDieIsMultipliedByItself() {
    assertThat(CombatTable.multiplied(0, 2) + CombatTable.multiplied(1, 2)).isEqualTo(5);
  }

  // ---- NKVD

  private static Play nkvd(String size) {
    Sketch sketch =
        axis()
            .axis("a", "70-8-3|6-6-3|4-4-3", "0405")
            .axis("b", "70-8-3|6-6-3|4-4-3", "0405")
            .terrain("minor-city", "0404")
            .soviet("x", "5-5-3|3-3-3|1-1-3", "0404", "trait nkvd")
            .soviet("y", "5-5-3|3-3-3|1-1-3", "0404");
    return sketch
        .begin(Side.AXIS, "combat")
        .plays("attack attackers=" + size + " hexes=0404", 4, 3, 3);
  }

  /** CTS-EX-201, CTS-EX-202. */
  @Test
  @Case("CTS-12.4m")
  void nkvdStepsShortenTheAdvanceIntoACity() {
    Sketch one =
        axis()
            .axis("a", "70-8-3|6-6-3|4-4-3", "0405")
            .terrain("minor-city", "0404")
            .soviet("x", "5-5-3|4-4-3|3-3-3|3-3-3|2-2-3|1-1-3", "0404", "trait nkvd");
    Play play = one.begin(Side.AXIS, "combat").plays(ATTACK, 4, 3);
    assertThat(play.question()).isEqualTo("nkvd");
    play.refuses("CTS-12.4m", "lose steps=x:4");
    play.plays("lose steps=x:2");
    assertThat(((Determining) play.position().stage()).fight().advance()).isEqualTo(1);
    Play two = nkvd("a,b");
    two.refuses("CTS-12.4m", "lose steps=x:1").plays("lose steps=x:2");
    assertThat(two.question()).isIn("losses", "determined-defense");
  }
}
