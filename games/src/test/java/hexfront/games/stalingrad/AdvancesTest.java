package hexfront.games.stalingrad;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.events.Combat;
import org.junit.jupiter.api.Test;

/** Case 12.4 and section 14: advances, and overruns in them. */
class AdvancesTest {
  private static final String ATTACK = "attack attackers=a hexes=0505";

  /** Attackers in 0506, a defender of one step in 0505, the east open. */
  private static Sketch field() {
    return Sketch.clear(9, 12)
        .state("scenario", "fall-blau")
        .hq("h", Side.AXIS, "0507", "active")
        .soviet("x", "5-5-3", "0505");
  }

  private static Sketch panzers() {
    return field().panzer("a", "40-8-6|6-6-6", "0506");
  }

  /** Wins with an advance of so many hexes, at 7-1. */
  private static Play won(Sketch sketch, int advance) {
    return won(sketch, "a", advance);
  }

  private static Play won(Sketch sketch, String attackers, int advance) {
    int[] black = {0, 1, 2, 3, 4, 6};
    String order = "attack attackers=" + attackers + " hexes=0505";
    Play play = sketch.begin(Side.AXIS, "combat");
    play = advance == 1 ? play.plays(order, 2, 1, 1) : play.plays(order, 2, black[advance]);
    assertThat(play.last(Combat.class).advance()).isEqualTo(advance);
    return play;
  }

  // ---- how far

  @Test
  @Case({"CTS-12.4a", "CTS-12.4b", "CTS-12.4c", "CTS-12.4f"})
  void attackersMayFollowIntoTheVacatedHexFirst() {
    Play play = won(panzers().german("b", "0406"), 2);
    assertThat(play.question()).isEqualTo("advance");
    play.refuses("CTS-12.4f", "advance paths=a:0506,0405");
    play.refuses("CTS-12.4a", "advance paths=b:0406,0505");
    play.allows("pass");
    play.plays("advance paths=a:0506,0505,0504");
    assertThat(play.at("a")).isEqualTo("0504");
    assertThat(play.question()).isEqualTo("combat");
  }

  @Test
  @Case({"CTS-12.4a", "CTS-10.4c"})
  void eliminationAloneGivesNoAdvance() {
    Sketch sketch = field().axis("a", "16-8-3|6-6-3", "0506");
    Play play = sketch.begin(Side.AXIS, "combat").plays(ATTACK, 5, 1, 1);
    assertThat(play.at("x")).isEqualTo("cadre");
    assertThat(play.question()).isEqualTo("combat");
  }

  /** CTS-EX-011, CTS-EX-195, CTS-EX-196, CTS-EX-197. */
  @Test
  @Case({"CTS-12.4d", "CTS-12.4j", "CTS-16.4e"})
  void footGoesTwoHexesCavalryThreeAndMotorizedUnitsAll() {
    Sketch foot = field().axis("a", "40-8-3|6-6-3", "0506");
    won(foot, 5).allows("advance paths=a:0506,0505,0504");
    won(foot, 5).refuses("CTS-12.4d", "advance paths=a:0506,0505,0504,0503");
    won(foot, 1).refuses("CTS-12.4d", "advance paths=a:0506,0505,0504");
    Sketch horse = field().unit("a", Side.AXIS, "cavalry", "40-8-6|6-6-6", "0506");
    won(horse, 5).allows("advance paths=a:0506,0505,0504,0503");
    won(horse, 5).refuses("CTS-12.4d", "advance paths=a:0506,0505,0504,0503,0502");
    won(horse, 2).refuses("CTS-12.4d", "advance paths=a:0506,0505,0504,0503");
    won(panzers(), 3).allows("advance paths=a:0506,0505,0504,0503");
    won(panzers(), 3).refuses("CTS-12.4d", "advance paths=a:0506,0505,0504,0503,0502");
    Sketch dry = field().panzer("a", "80-8-6|6-6-6", "0506", "out-of-supply");
    won(dry, 5).refuses("CTS-12.4d", "advance paths=a:0506,0505,0504");
  }

  @Test
  @Case({"CTS-12.4l", "CTS-25.0d"})
  void rainHalvesTheAdvance() {
    Sketch rain = panzers().state("weather", "rain");
    Play play = rain.begin(Side.AXIS, "combat").plays(ATTACK, 2, 6);
    assertThat(play.last(Combat.class).advance()).isEqualTo(5);
    play.allows("advance paths=a:0506,0505,0504,0503");
    play.refuses("CTS-12.4d", "advance paths=a:0506,0505,0504,0503,0502");
  }

  @Test
  @Case("CTS-31.2.2")
  void inTheRasputitsaNobodyAdvancesFartherThanOneHex() {
    Sketch mud = panzers().state("scenario", "campaign").state("rasputitsa", true).turn(30);
    won(mud, 5).refuses("CTS-12.4d", "advance paths=a:0506,0505,0504");
  }

  /** CTS-EX-016. */
  @Test
  @Case({"CTS-12.4n", "CTS-12.4g"})
  void whoAttackedAcrossABroadRiverAdvancesHalfAsFar() {
    Sketch river = field().panzer("a", "80-8-6|6-6-6", "0506").hexside("major-river", "0505/0506");
    won(river, 5).allows("advance paths=a:0506,0505,0504");
    won(river, 5).refuses("CTS-12.4d", "advance paths=a:0506,0505,0504,0503");
    assertThat(won(river, 1).question()).isEqualTo("combat");
    Sketch stays =
        field()
            .panzer("a", "99-8-6|6-6-6", "0506")
            .hexside("major-river", "0505/0506")
            .soviet("y", "1-1-3|1-1-3|1-1-3", "0505");
    Play play = stays.begin(Side.AXIS, "combat").plays(ATTACK, 1, 1, 1, 1);
    play.until("combat");
    assertThat(play.at("y")).isEqualTo("0505");
  }

  // ---- where

  @Test
  @Case({"CTS-12.4e", "CTS-12.4g", "CTS-12.4h"})
  void broadRiversMarshAndForestEndAnAdvance() {
    won(panzers().hexside("major-river", "0504/0505"), 5)
        .refuses("CTS-12.4g", "advance paths=a:0506,0505,0504");
    won(panzers().hexside("volga", "0504/0505"), 5)
        .refuses("CTS-12.4g", "advance paths=a:0506,0505,0504");
    won(panzers().hexside("major-river", "0504/0505").hexside("bridge", "0504/0505"), 5)
        .allows("advance paths=a:0506,0505,0504");
    won(panzers().terrain("marsh", "0504"), 5)
        .refuses("CTS-12.4g", "advance paths=a:0506,0505,0504");
    won(panzers().terrain("forest", "0504"), 5)
        .refuses("CTS-12.4h", "advance paths=a:0506,0505,0504,0503");
    won(panzers().hexside("impassable", "0504/0505"), 5)
        .refuses("CTS-12.4e", "advance paths=a:0506,0505,0504");
    won(panzers().rifle("y", "0504"), 5).refuses("CTS-12.4e", "advance paths=a:0506,0505,0504");
  }

  @Test
  @Case("CTS-12.4i")
  void bondsBarAnAdvanceExceptIntoTheVacatedHex() {
    Play play = won(panzers().rifle("y", "0404").rifle("z", "0604"), 5);
    play.plays("advance paths=a:0506,0505");
    play.refuses("CTS-12.4i", "advance paths=a:0505,0504");
  }

  @Test
  @Case({"CTS-12.4i", "CTS-6.5b"})
  void anAdvanceCrossesABondOntoAFriend() {
    won(panzers().rifle("y", "0404").rifle("z", "0604").german("f", "0504"), 5)
        .allows("advance paths=a:0506,0505,0504");
  }

  @Test
  @Case("CTS-5.1b")
  void nobodyAdvancesThroughAFullHex() {
    Sketch two = panzers().panzer("b", "40-8-6|6-6-6", "0506").german("f", "0504");
    Play pair = won(two.german("g", "0504"), "a,b", 5);
    pair.refuses("CTS-5.0a", "advance paths=a:0506,0505,0504,0503;b:0506,0505,0504,0503");
    pair.allows("advance paths=a:0506,0505,0504,0503;b:0506,0505,0504,0403");
    pair.refuses("CTS-5.0a", "advance paths=a:0506,0505,0504;b:0506,0505,0504,0403");
    won(two.german("k", "0504"), "a,b", 5)
        .refuses("CTS-5.0a", "advance paths=a:0506,0505,0504,0503");
  }

  @Test
  @Case("CTS-12.4k")
  void aMinorRiverAfterTheFirstHexIsCrossedByADie() {
    Sketch river = field().unit("a", Side.SOVIET, "tank", "1-1-6", "0109").lenient();
    assertThat(river).isNotNull();
    Sketch sketch = panzers().hexside("minor-river", "0504/0505");
    String far = "advance paths=a:0506,0505,0504,0503";
    assertThat(won(sketch, 5).plays(far, 1).at("a")).isEqualTo("0505");
    assertThat(won(sketch, 5).plays(far, 2).at("a")).isEqualTo("0504");
    assertThat(won(sketch, 5).plays(far, 4).at("a")).isEqualTo("0503");
    Sketch first = panzers().hexside("minor-river", "0505/0506");
    assertThat(won(first, 5).plays(far).at("a")).isEqualTo("0503");
    Sketch bridged = sketch.hexside("bridge", "0504/0505");
    assertThat(won(bridged, 5).plays(far).at("a")).isEqualTo("0503");
  }

  @Test
  @Case({"CTS-5.0a", "CTS-12.4d"})
  void anAdvanceKeepsToTheLimitOfStacking() {
    Sketch sketch =
        field()
            .axis("a", "20-8-3|6-6-3", "0506")
            .axis("b", "20-8-3|6-6-3", "0506")
            .axis("c", "20-8-3|6-6-3", "0405")
            .axis("d", "20-8-3|6-6-3", "0605")
            .hq("q", Side.AXIS, "0506", "active");
    Play play = won(sketch, "a,b,c,d,q", 2);
    play.refuses("CTS-5.0a", "advance paths=a:0506,0505;b:0506,0505;c:0405,0505;d:0605,0505");
    play.plays("advance paths=a:0506,0505;b:0506,0505;q:0506,0505");
    assertThat(play.at("q")).isEqualTo("0505");
  }

  // ---- overruns

  private static final String OVERRUN = "overrun units=a hex=0503";

  /** CTS-EX-019. */
  @Test
  @Case({"CTS-14.0a", "CTS-14.0c", "CTS-14.1d", "CTS-14.1f"})
  void anOverrunCostsAHexAndItsUnitTakesTheHexAndStops() {
    Sketch sketch = panzers().soviet("y", "1-4-3", "0503");
    won(sketch, 2).plays("advance paths=a:0506,0505,0504");
    Play two = won(sketch, 2).plays("advance paths=a:0506,0505,0504");
    assertThat(two.question()).isEqualTo("combat");
    Play play = won(sketch, 3);
    play.refuses("CTS-14.0c", "overrun units=a hex=0505");
    play.plays("advance paths=a:0506,0505,0504");
    play.plays(OVERRUN, 2, 2);
    assertThat(play.at("a")).isEqualTo("0503");
    assertThat(play.last(Combat.class).overrun()).isTrue();
    assertThat(play.question()).isEqualTo("combat");
  }

  @Test
  @Case("CTS-16.6g")
  void motorizedUnitsNeedNoMoreSupplyForAnOverrun() {
    Play play = won(panzers().soviet("y", "1-4-3", "0503"), 3);
    play.plays("advance paths=a:0506,0505,0504").plays(OVERRUN, 2, 2);
    int printed = play.position().step(play.unit("a")).attack();
    assertThat(play.last(Combat.class).attack()).isEqualTo(printed);
  }

  /** CTS-EX-216, CTS-EX-217. */
  @Test
  @Case({"CTS-14.1d", "CTS-14.1e"})
  void aGreatOverrunLetsTheAdvanceGoOn() {
    Sketch sketch = panzers().soviet("y", "1-4-3", "0503").soviet("z", "1-4-3", "0501");
    Play great = won(sketch, 5).plays("advance paths=a:0506,0505,0504").plays(OVERRUN, 2, 4);
    assertThat(great.question()).isEqualTo("advance");
    great.plays("advance paths=a:0503,0502").plays("overrun units=a hex=0501", 2, 2);
    assertThat(great.at("a")).isEqualTo("0501");
    Play small = won(sketch, 5).plays("advance paths=a:0506,0505,0504").plays(OVERRUN, 2, 2);
    assertThat(small.at("a")).isEqualTo("0503");
    assertThat(small.question()).isEqualTo("combat");
  }

  @Test
  @Case({"CTS-14.1d", "CTS-14.1g", "CTS-14.2"})
  void anOverrunThatFailsStopsItsUnitAndTheOthersGoOn() {
    Sketch sketch =
        panzers()
            .panzer("b", "20-8-6|6-6-6", "0406")
            .soviet("y", "1-60-3|1-60-3|1-9-3", "0503", "retreated");
    Play play = won(sketch, "a", 5).plays("advance paths=a:0506,0505,0504");
    play.plays(OVERRUN, 6, 2);
    play.until("combat");
    assertThat(play.at("a")).isEqualTo("0504");
    assertThat(play.at("y")).isEqualTo("0503");
  }

  /** CTS-EX-212. */
  @Test
  @Case("CTS-14.0b")
  void footOverrunsOnlyAfterAnAdvanceOfFour() {
    Sketch foot = field().axis("a", "40-8-3|6-6-3", "0506").soviet("y", "1-4-3", "0504");
    won(foot, 3)
        .plays("advance paths=a:0506,0505")
        .refuses("CTS-14.0b", "overrun units=a hex=0504");
    won(foot, 4).plays("advance paths=a:0506,0505").allows("overrun units=a hex=0504");
  }

  /** CTS-EX-214. */
  @Test
  @Case({"CTS-14.1a", "CTS-14.1b", "CTS-14.1c"})
  void oneUnitOverrunsOrThreeGermanMotorizedOnesThatCameTogether() {
    Sketch sketch =
        panzers()
            .panzer("b", "20-8-6|6-6-6", "0506")
            .panzer("c", "20-8-6|6-6-6", "0405")
            .soviet("y", "1-4-3", "0504");
    Play stack = won(sketch, "a,b,c", 4);
    stack.plays("advance paths=a:0506,0505;b:0506,0505");
    stack.refuses("CTS-14.1a", "overrun units=a hex=0504");
    stack.allows("overrun units=a,b hex=0504");
    stack.plays("advance paths=c:0405,0505");
    stack.refuses("CTS-14.1b", "overrun units=a,b,c hex=0504");
    Sketch soviets =
        Sketch.clear(9, 12)
            .state("scenario", "fall-blau")
            .hq("k", Side.SOVIET, "0504", "active", "trait guards")
            .tank("a", "40-8-6|6-6-6", "0505")
            .tank("b", "40-8-6|6-6-6", "0505", "size brigade")
            .axis("x", "5-5-3", "0506")
            .axis("y", "5-5-3", "0507", "nation italian");
    Play play =
        soviets
            .begin(Side.SOVIET, "combat")
            .plays("attack attackers=a,b hexes=0506", 2, 4)
            .plays("advance paths=a:0505,0506;b:0505,0506");
    play.refuses("CTS-14.1b", "overrun units=a,b hex=0507");
  }

  @Test
  @Case({"CTS-14.3a", "CTS-14.3b", "CTS-14.3c"})
  void hqsAndDisruptedUnitsFleeBeforeAnOverrun() {
    Sketch sketch = panzers().hq("k", Side.SOVIET, "0504").rifle("y", "0504", "disrupted");
    Play play = won(sketch, 5).plays("advance paths=a:0506,0505");
    play.plays("overrun units=a hex=0504");
    play.until("advance");
    assertThat(play.at("a")).isEqualTo("0504");
    assertThat(play.is("k", Flag.DISRUPTED)).isTrue();
    assertThat(play.stepsLeft("y")).isEqualTo(3);
    play.allows("advance paths=a:0504,0604");
  }

  /** CTS-EX-220. */
  @Test
  @Case("CTS-14.4")
  void onlyTheAxisSupportsOverrunsFromTheAir() {
    Sketch sketch =
        Sketch.clear(9, 12)
            .state("scenario", "fall-blau")
            .hq("k", Side.SOVIET, "0504", "active", "trait guards")
            .tank("a", "40-8-6|6-6-6", "0505")
            .unit("f", Side.SOVIET, "ground-support", "3-3-0", "0507", "size air", "bombing 4")
            .axis("x", "5-5-3", "0506")
            .axis("y", "5-5-3", "0507", "nation italian");
    Play play =
        sketch
            .begin(Side.SOVIET, "combat")
            .plays("attack attackers=a hexes=0506", 2, 4)
            .plays("advance paths=a:0505,0506");
    play.refuses("CTS-14.4", "overrun units=a hex=0507 air-units=f");
    play.allows("overrun units=a hex=0507");
  }
}
