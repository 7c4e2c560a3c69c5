package hexfront.games.ags.kiev;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Score;
import hexfront.engine.Side;
import hexfront.engine.events.Control;
import hexfront.games.Setting;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class KievVictoryTest {
  private final Setting setting = Sketch.BOX.open("campaign", Map.of());

  /** The points of a side for eliminated units, if these are gone at the start of the game. */
  private int lossPoints(Side side, String... units) {
    Position p = setting.position().copy();
    for (String id : units) {
      p.takeOff(setting.rulebook().board().unit(id).orElseThrow(), Position.GONE);
    }
    return setting.rulebook().score(p).items().stream()
        .filter(i -> i.side() == side && !i.rule().equals("KIEV-24.1"))
        .mapToInt(Score.Item::points)
        .sum();
  }

  // ---- winning

  /** A map on which the German leads by some points: ten for each city, one for each Soviet. */
  private static Score score(int cities, int soviets) {
    Sketch sketch = Sketch.atTheEnd();
    Map<String, String> control = new HashMap<>();
    for (int i = 1; i <= cities; i++) {
      String hex = (i <= 10 ? "05" : "07") + (i % 10 == 0 ? "10" : "0" + i % 10);
      sketch.terrain("city", hex);
      control.put(hex, "axis");
    }
    sketch.state("control", control);
    for (int i = 0; i < soviets; i++) {
      sketch.soviet("s" + i, "1-1-6", "0101");
    }
    Play s = sketch.begin();
    Position p = s.position().copy();
    for (int i = 0; i < soviets; i++) {
      p.takeOff(s.unit("s" + i), Position.GONE);
    }
    return s.rules().score(p);
  }

  @Test
  @Case("KIEV-24.0")
  void theGermanWinsWithALeadOf133AndTheSovietOtherwise() {
    Score just = score(13, 3);
    assertThat(just.axis() - just.soviet()).isEqualTo(133);
    assertThat(just.winner()).isEqualTo(Side.AXIS);
    Score almost = score(13, 2);
    assertThat(almost.axis() - almost.soviet()).isEqualTo(132);
    assertThat(almost.winner()).isEqualTo(Side.SOVIET);
  }

  @Test
  @Case("KIEV-24.0")
  void atTheStartGermanyControlsGomelAndCherkassyAndTheSovietsTheRest() {
    var board = setting.rulebook().board();
    List<String> german =
        board.map().hexesWith(board.map().hexKinds().bit("city")).stream()
            .filter(hex -> setting.position().control(hex) == Side.AXIS)
            .mapToObj(board.grid()::number)
            .toList();
    assertThat(german).containsExactlyInAnyOrder("0602", "1329");
    assertThat(setting.position().control(board.grid().hex("0319").orElseThrow()))
        .isEqualTo(Side.SOVIET);
  }

  @Test
  @Case("KIEV-24.0")
  void controlGoesToWhoeverLastHadAUnitInOrThroughTheHex() {
    Play s = Sketch.germanMovement(2).terrain("town", "0504").german("g", "5-7-7", "0503").begin();
    assertThat(s.position().control(s.hex("0504"))).isEqualTo(Side.SOVIET);
    s.plays("move units=g path=0503,0504,0505");
    assertThat(s.position().control(s.hex("0504"))).isEqualTo(Side.AXIS);
    assertThat(s.events(Control.class)).hasSize(1);
  }

  @Test
  @Case("KIEV-24.0")
  void aZoneOfControlGivesNoControl() {
    Play s = Sketch.germanMovement(2).terrain("town", "0505").german("g", "5-7-7", "0502").begin();
    s.plays("move units=g path=0502,0503,0504");
    assertThat(s.position().control(s.hex("0505"))).isEqualTo(Side.SOVIET);
  }

  @Test
  @Case("KIEV-24.0")
  void aRetreatGivesControlToo() {
    Play s =
        Sketch.germanCombat(2)
            .terrain("town", "0704")
            .state("control", Map.of("0704", "axis"))
            .german("g", "6-7-7", "0505")
            .soviet("s", "2-3-6", "0604")
            .begin();
    s.plays("attack attackers=g hexes=0604", 1).plays("choose option=retreat");
    s.plays("retreat paths=s:0604,0704");
    assertThat(s.position().control(s.hex("0704"))).isEqualTo(Side.SOVIET);
  }

  // ---- points

  @Test
  @Case("KIEV-24.1")
  void kievIsWorth25OtherCitiesTenTownsFive() {
    Score score = setting.rulebook().score(setting.position());
    assertThat(points(score, "Kiev")).isEqualTo(25);
    assertThat(points(score, "Chernigov")).isEqualTo(10);
    assertThat(points(score, "Konotop")).isEqualTo(5);
    assertThat(score.axis()).isEqualTo(20);
  }

  private static int points(Score score, String why) {
    return score.items().stream()
        .filter(i -> i.why().contains(why))
        .mapToInt(Score.Item::points)
        .sum();
  }

  @Test
  @Case("KIEV-24.1")
  void everyTownAndCityHexCountsWhetherOrNotItHasAName() {
    Play s =
        Sketch.atTheEnd(10, 20)
            .terrain("city", "0319")
            .terrain("city", "0505")
            .terrain("town", "0605")
            .terrain("woods", "0605")
            .state("control", Map.of("0505", "axis"))
            .begin();
    Score score = s.rules().score(s.position());
    assertThat(score.axis()).isEqualTo(10);
    assertThat(score.soviet()).isEqualTo(30);
  }

  @Test
  @Case("KIEV-24.2")
  void aPanzerDivisionIsWorth25OnlyWhenAllOfItIsGone() {
    assertThat(lossPoints(Side.SOVIET, "kiev-ge-6pzr-3pz", "kiev-ge-3sr-3pz", "kiev-ge-394sr-3pz"))
        .isEqualTo(25);
    assertThat(lossPoints(Side.SOVIET, "kiev-ge-6pzr-3pz", "kiev-ge-3sr-3pz")).isEqualTo(13);
    assertThat(lossPoints(Side.SOVIET, "kiev-ge-7pzr-10pz", "kiev-ge-86sr-10pz")).isEqualTo(25);
  }

  @Test
  @Case("KIEV-24.2")
  void motorizedDivisionsAndDasReichHaveTheirOwnValues() {
    assertThat(lossPoints(Side.SOVIET, "kiev-ge-20ir-10mot", "kiev-ge-41ir-10mot")).isEqualTo(10);
    assertThat(lossPoints(Side.SOVIET, "kiev-ge-3ss-dr", "kiev-ge-4ss-dr", "kiev-ge-9ss-dr"))
        .isEqualTo(15);
    assertThat(lossPoints(Side.SOVIET, "kiev-ge-3ss-dr", "kiev-ge-4ss-dr")).isEqualTo(10);
  }

  @Test
  @Case("KIEV-24.2")
  void leadersRegimentsAndDivisionsOfOneCounterHaveTheirs() {
    assertThat(lossPoints(Side.SOVIET, "kiev-ge-hq-2pz-guderian")).isEqualTo(20);
    assertThat(lossPoints(Side.SOVIET, "kiev-ge-hq-1pz-kleist")).isEqualTo(10);
    assertThat(lossPoints(Side.SOVIET, "kiev-ge-6pzr-3pz")).isEqualTo(8);
    assertThat(lossPoints(Side.SOVIET, "kiev-ge-3sr-3pz")).isEqualTo(5);
    assertThat(lossPoints(Side.SOVIET, "kiev-ge-17id")).isEqualTo(5);
    assertThat(lossPoints(Side.SOVIET, "kiev-ge-1cd")).isEqualTo(5);
    assertThat(lossPoints(Side.SOVIET, "kiev-ge-gd")).isEqualTo(5);
  }

  @Test
  @Case("KIEV-24.3")
  void theFrontHeadquartersIsWorthTenEveryOtherSovietUnitOne() {
    assertThat(lossPoints(Side.AXIS, "kiev-su-hq-agsw")).isEqualTo(10);
    assertThat(lossPoints(Side.AXIS, "kiev-su-hq-5a", "kiev-su-32td", "kiev-su-60rd")).isEqualTo(3);
  }

  @Test
  @Case("KIEV-24.3")
  void sovietUnitsOutOfSupplyCountAtTheEndAndNotBefore() {
    Play end =
        Sketch.atTheEnd()
            .soviet("s", "1-1-6", "0505", "unsupplied")
            .soviet("t", "1-1-6", "0605")
            .begin();
    assertThat(end.rules().score(end.position()).axis()).isEqualTo(1);
    Play before = Sketch.germanCombat(13).soviet("s", "1-1-6", "0505", "unsupplied").begin();
    assertThat(before.rules().score(before.position()).axis()).isZero();
  }

  @Test
  @Case("KIEV-24.3")
  void theFrontHeadquartersOutOfSupplyAtTheEndIsWorthTen() {
    Play end = Sketch.atTheEnd().hq("kiev-su-hq-agsw", 8, "0505", "unsupplied").begin();
    assertThat(end.rules().score(end.position()).axis()).isEqualTo(10);
  }

  @Test
  @Case("KIEV-24.3")
  void aStandInWhoseCounterWasRevealedIsNoLoss() {
    Play s =
        Sketch.germanCombat(2)
            .german("g", "6-7-7", "0505")
            .soviet(
                "x",
                "0-0-6",
                "0604",
                "untried",
                "trait stand-in",
                "trait pool-infantry",
                "trait arrives-0")
            .soviet("one", "2-3-6", "off", "trait pool-infantry")
            .begin();
    s.plays("attack attackers=g hexes=0604", 1).plays("choose option=retreat");
    assertThat(s.rules().score(s.position()).axis()).isZero();
  }
}
