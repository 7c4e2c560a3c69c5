package hexfront.games.ags.star;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Score;
import hexfront.engine.Side;
import hexfront.engine.events.Control;
import hexfront.engine.map.HexMap;
import hexfront.games.Setting;
import hexfront.games.ags.AgsRules;
import hexfront.games.ags.Flag;
import hexfront.games.ags.Play;
import hexfront.games.ags.VictoryLevels;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Section 25, and leaving the map. */
class StarVictoryTest {
  private static Play begin(Sketch sketch) {
    return sketch.begin(Side.SOVIET, "initial-movement");
  }

  private static Score score(Play table) {
    return table.rules().score(table.position());
  }

  private static void kill(Play table, String... units) {
    for (String unit : units) {
      table.position().takeOff(table.unit(unit), Position.GONE);
    }
  }

  // ---- 25.2

  @Test
  @Case("STAR-25.2")
  void sovietLossesCountByKind() {
    Play table =
        begin(
            Sketch.clear(6, 6)
                .brigade("rb", "rifle", "1-1-6", "0101")
                .brigade("mb", "motorized-rifle", "1-1-8", "0102")
                .brigade("ab", "antitank", "1-2-8", "0103")
                .brigade("tb", "tank", "1-1-8", "0104")
                .brigade("none", "tank", "0-0-8", "0105")
                .soviet("rd", "3-4-6", "0201")
                .unit("cd", Side.SOVIET, "cavalry", "3-2-7", "0202")
                .guards("gd", "6-7-6|3-4-6", "0203")
                .corps("tc", "tank", "8-6-8|4-3-8", "0204")
                .hq("h", 4, "0301"));
    kill(table, "rb", "mb", "ab", "tb");
    assertThat(score(table).axis()).isEqualTo(4);
    kill(table, "none");
    assertThat(score(table).axis()).isEqualTo(4);
    kill(table, "rd", "cd");
    assertThat(score(table).axis()).isEqualTo(10);
    table.position().setLost(table.unit("gd"), 1);
    table.position().setLost(table.unit("tc"), 1);
    assertThat(score(table).axis()).isEqualTo(16);
    kill(table, "gd", "tc");
    assertThat(score(table).axis()).isEqualTo(22);
    kill(table, "h");
    assertThat(score(table).axis()).isEqualTo(28);
  }

  @Test
  @Case("STAR-25.2")
  void exitedUnitsThatReachNoSuppliedHeadquartersCountAsEliminated() {
    Sketch sketch =
        Sketch.clear(6, 10)
            .area("L", "0310")
            .area("soviet-supply", "0301")
            .soviet("x", "3-4-6", "0310");
    Play cutOff = begin(sketch.hq("h", 4, "0304"));
    cutOff.plays("withdraw units=x");
    assertThat(score(cutOff).axis()).isEqualTo(3);
    Play inReach =
        begin(
            Sketch.clear(6, 10)
                .area("L", "0310")
                .area("soviet-supply", "0301")
                .soviet("x", "3-4-6", "0310")
                .hq("h", 4, "0307"));
    inReach.plays("withdraw units=x");
    assertThat(score(inReach).axis()).isZero();
  }

  // ---- 25.3

  @Test
  @Case("STAR-25.3")
  void germanStepsCountTwoForInfantryAndFourForTheRest() {
    Play table =
        begin(
            Sketch.clear(6, 6)
                .german("a", "5-7-7|3-4-7|1-2-7", "0101")
                .panzer("p", "6-2-10|3-1-10", "0102", "size regiment"));
    table.position().setLost(table.unit("a"), 2);
    assertThat(score(table).soviet()).isEqualTo(4);
    kill(table, "p");
    assertThat(score(table).soviet()).isEqualTo(12);
  }

  @Test
  @Case("STAR-25.3")
  void townsCountForWhoeverWasThereLastAndKharkovOnlyWhole() {
    Setting setting = new StarBox().open("campaign", Map.of());
    AgsRules rules = (AgsRules) setting.rulebook();
    Position p = setting.position();
    int start = rules.score(p).soviet();
    assertThat(start).isEqualTo(1 + 1 + 1 + 1);
    control(rules, p, "1619", "1618");
    assertThat(rules.score(p).soviet()).isEqualTo(start);
    control(rules, p, "1719");
    assertThat(rules.score(p).soviet()).isEqualTo(start + 30);
    control(rules, p, "0916");
    assertThat(rules.score(p).soviet()).isEqualTo(start + 35);
  }

  private static void control(AgsRules rules, Position p, String... hexes) {
    for (String hex : hexes) {
      p.setControl(rules.board().grid().hex(hex).orElseThrow(), Side.SOVIET);
    }
  }

  @Test
  @Case("STAR-25.3")
  void aUnitTakesATownByPassingThroughIt() {
    Play table = begin(Sketch.clear(6, 6).terrain("town", "0303").soviet("x", "1-2-6", "0302"));
    table.plays("move units=x path=0302,0303,0304");
    assertThat(table.position().controls(Side.SOVIET, table.hex("0303"))).isTrue();
  }

  // ---- 25.4

  @ParameterizedTest
  @CsvSource({
    "0,Draw",
    "1,Tactical",
    "20,Tactical",
    "21,Operational",
    "60,Operational",
    "61,Strategic"
  })
  @Case({"STAR-25.4", "STAR-25.0"})
  void theDifferenceMakesTheLevel(int difference, String level) {
    Sketch sketch = Sketch.clear(9, 9);
    for (int i = 0; i < 61; i++) {
      sketch.brigade("b" + i, "rifle", "1-1-6", "off");
    }
    Play table = begin(sketch);
    for (int i = 0; i < difference; i++) {
      kill(table, "b" + i);
    }
    assertThat(score(table).level()).isEqualTo(level);
    assertThat(score(table).winner()).isEqualTo(difference == 0 ? null : Side.AXIS);
  }

  // ---- 25.1

  private static Sketch atTheExit() {
    return Sketch.clear(6, 10)
        .area("L", "0310", "0410")
        .area("B", "0510")
        .corps("t", "tank", "14-13-8|7-7-8", "0310")
        .corps("u", "tank", "12-10-8", "0410")
        .corps("v", "tank", "4-4-8", "0308");
  }

  @Test
  @Case("STAR-25.1")
  void thirtyAttackPointsThroughTheExitAreaWinTheGameOutright() {
    Play table = begin(atTheExit());
    table.plays("withdraw units=t").plays("withdraw units=u");
    assertThat(score(table).level()).isNotEqualTo("Decisive");
    table.plays("move units=v path=0308,0309,0310").plays("withdraw units=v");
    assertThat(table.at("v")).isEqualTo("waiting");
    assertThat(score(table).level()).isEqualTo("Decisive");
    assertThat(score(table).winner()).isEqualTo(Side.SOVIET);
  }

  @Test
  @Case("STAR-25.1")
  void reducedUnitsCountWithWhatTheyHave() {
    Play table = begin(atTheExit());
    table.position().setLost(table.unit("t"), 1);
    table.plays("withdraw units=t").plays("withdraw units=u");
    table.plays("move units=v path=0308,0309,0310").plays("withdraw units=v");
    assertThat(score(table).level()).isNotEqualTo("Decisive");
  }

  @Test
  @Case("STAR-25.1")
  void withoutAFreeLineToTheEastEdgeTheExitDoesNotCount() {
    Sketch sketch = atTheExit();
    for (int row = 1; row <= 6; row++) {
      sketch.german("g" + row, "1-2-7", "0%d04".formatted(row));
    }
    Play table = begin(sketch);
    table.plays("withdraw units=t").plays("withdraw units=u");
    table.plays("move units=v path=0308,0309,0310").plays("withdraw units=v");
    assertThat(score(table).level()).isNotEqualTo("Decisive");
  }

  @Test
  @Case("STAR-25.1")
  void unitsLeaveTheMapForAPointAndOnlyFromTheExitArea() {
    Play table = begin(atTheExit().corps("w", "tank", "4-4-8", "0510"));
    table.refuses("STAR-25.1", "withdraw units=w");
    table.refuses("STAR-25.1", "withdraw units=v");
    table.refuses("AGS-5.0", "withdraw units=t,u");
    table.allows("withdraw units=t");
    Play held = begin(atTheExit().german("g", "1-2-7", "0209"));
    held.refuses("AGS-5.24", "withdraw units=t");
    Play spent = begin(Sketch.clear(6, 10).area("L", "0310").corps("t", "tank", "4-4-3", "0307"));
    spent.plays("move units=t path=0307,0308,0309,0310").refuses("AGS-5.11", "withdraw units=t");
  }

  @Test
  @Case({"STAR-25.1", "AGS-13.3"})
  void anUntriedUnitShowsWhatItIsWhenItLeaves() {
    Play table =
        begin(
            Sketch.clear(6, 10)
                .area("L", "0310")
                .untried("x", "5-6-6", "0310")
                .untried("none", "0-0-6", "0310"));
    table.plays("withdraw units=x,none");
    assertThat(table.at("x")).isEqualTo("waiting");
    assertThat(table.at("none")).isEqualTo("gone");
    assertThat(table.is("x", Flag.UNTRIED)).isFalse();
  }

  @Test
  @Case("STAR-25.4")
  void theLevelsOfBothSidesStandOnOneScale() {
    Play table =
        begin(
            Sketch.clear(6, 6)
                .brigade("b", "rifle", "1-1-6", "0101")
                .german("a", "5-7-7|3-4-7", "0103"));
    kill(table, "b");
    VictoryLevels levels = table.rules().exclusive().victoryLevels(table.position()).orElseThrow();
    assertThat(levels.points()).isEqualTo(-1);
    assertThat(levels.levels().subList(1, 7))
        .extracting(level -> level.name() + " " + level.from())
        .containsExactly(
            "Axis Operational -60",
            "Axis Tactical -20",
            "Draw 0",
            "Soviet Tactical 1",
            "Soviet Operational 21",
            "Soviet Strategic 61");
    table.position().setLost(table.unit("a"), 1);
    assertThat(score(table).winner()).isEqualTo(Side.SOVIET);
    assertThat(score(table).items())
        .allMatch(item -> item.why().endsWith("lost steps") && item.points() > 0);
  }

  @Test
  @Case("STAR-25.2")
  void theAccountSaysWhoIsCutOff() {
    Play table =
        begin(
            Sketch.clear(6, 10)
                .area("L", "0310")
                .area("soviet-supply", "0301")
                .hq("h", 4, "0304")
                .soviet("x", "3-4-6", "0310"));
    table.plays("withdraw units=x");
    assertThat(score(table).items()).singleElement().matches(i -> i.why().endsWith("cut off"));
  }

  @Test
  @Case({"STAR-25.1", "AGS-5.0"})
  void whoeverLeavesTogetherMovesTogetherAndIsNamedOnce() {
    Play table = begin(atTheExit());
    table.refuses("AGS-5.0", "withdraw units=t,t");
    table.plays("move units=v path=0308,0309,0310");
    table.refuses("AGS-5.0", "withdraw units=t,v").refuses("AGS-5.0", "withdraw units=v,t");
    table.allows("withdraw units=v");
  }

  @Test
  @Case({"STAR-25.1", "AGS-5.11"})
  void theLastPointIsEnoughToLeave() {
    Play table = begin(Sketch.clear(6, 10).area("L", "0310").corps("t", "tank", "4-4-4", "0307"));
    table.plays("move units=t path=0307,0308,0309,0310").plays("withdraw units=t");
    assertThat(table.position().flags(table.unit("t"))).isEqualTo(StarFlag.EXITED);
  }

  @Test
  @Case({"STAR-25.1", "AGS-4.2"})
  void onlySovietUnitsThatMayMoveLeave() {
    Sketch germans = atTheExit().german("g", "1-2-7", "0610");
    germans.begin(Side.AXIS, "initial-movement").refuses("STAR-25.1", "withdraw units=t");
    atTheExit()
        .soviet("r", "3-4-6", "0310")
        .lenient()
        .begin(Side.SOVIET, "mechanized-movement")
        .refuses("AGS-4.2", "withdraw units=r")
        .allows("withdraw units=t");
  }

  @Test
  @Case("STAR-25.3")
  void whoComesToATownTakesIt() {
    Play table =
        begin(
            Sketch.clear(6, 6)
                .terrain("town", "0303")
                .control(Side.AXIS, "0303")
                .hq("h", 4, "0301")
                .soviet("x", "3-4-6", "0302"));
    table.plays("move units=x path=0302,0303");
    assertThat(table.last(Control.class).rule()).isEqualTo("STAR-25.3");
  }

  // ---- earlier versions

  private static int pointsOf(String place, Map<String, Boolean> options, String... hexes) {
    Setting setting = Sketch.BOX.open("campaign", options);
    Position p = setting.position();
    for (String hex : hexes) {
      p.setControl(p.board().grid().hex(hex).orElseThrow(), Side.SOVIET);
    }
    return setting.rulebook().score(p).items().stream()
        .filter(item -> item.why().equals(place))
        .mapToInt(Score.Item::points)
        .sum();
  }

  @Test
  @Case("STAR-25.3")
  void aGameBegunBeforePlacesWereTunedKeepsTheirPoints() {
    Map<String, Boolean> before = Map.of("rules-before-4", true);
    assertThat(pointsOf("Belgorod", before, "0916")).isEqualTo(10);
    assertThat(pointsOf("Belgorod", Map.of(), "0916")).isEqualTo(5);
    assertThat(pointsOf("Kharkov", before, "1619", "1618", "1719")).isEqualTo(30);
    assertThat(pointsOf("Kharkov", Map.of(), "1619", "1618", "1719")).isEqualTo(30);
    assertThat(StarData.load().pointsBefore4().keySet())
        .isSubsetOf(Sketch.BOX.map().places().stream().map(HexMap.Place::name).toList());
  }

  @Test
  @Case("STAR-25.3")
  void commandersWeighPlacesByThePointsOfTheirGame() {
    int belgorod = Sketch.BOX.map().grid().hex("0916").orElseThrow();
    for (boolean former : List.of(true, false)) {
      Setting setting = Sketch.BOX.open("campaign", Map.of("rules-before-4", former));
      double[] worth = new double[setting.rulebook().board().hexes()];
      setting.rulebook().staff().worth(setting.position(), Side.SOVIET, worth);
      assertThat(worth[belgorod]).isEqualTo(former ? 10 : 5);
    }
  }
}
