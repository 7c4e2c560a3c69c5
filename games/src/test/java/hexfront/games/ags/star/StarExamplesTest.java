package hexfront.games.ags.star;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Score;
import hexfront.engine.Side;
import hexfront.games.ags.AgsRules;
import hexfront.games.ags.Play;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The worked examples of the case list for this game, each under its number. */
class StarExamplesTest {
  private static Play soviets(Sketch sketch, String phase) {
    return sketch.begin(Side.SOVIET, phase);
  }

  private static Play germans(Sketch sketch, String phase) {
    return sketch.begin(Side.AXIS, phase);
  }

  @ParameterizedTest
  @CsvSource({
    "rifle,0304,0204 0305 0404,0203 0303 0403",
    "tank,0604,0505 0605 0705,0504 0603 0704"
  })
  @DisplayName("T-17 and E-STAR-01: an offensive unit moves only westward")
  @Case("STAR-21.14")
  void offensiveStepsAllowed(String arm, String from, String allowed, String refused) {
    Play table =
        soviets(Sketch.clear(9, 9).unit("x", Side.SOVIET, arm, "3-4-6", from), "initial-movement");
    for (String hex : allowed.split(" ")) {
      table.allows("move units=x path=" + from + "," + hex);
    }
    for (String hex : refused.split(" ")) {
      table.refuses("STAR-21.14", "move units=x path=" + from + "," + hex);
    }
  }

  @Test
  @DisplayName("T-18: a counter marked 3B comes on turn 3 at the west edge")
  @Case("STAR-23.2")
  void printedTurnAndArea() {
    var rules = (AgsRules) new StarBox().open("campaign", Map.of()).rulebook();
    var grid = rules.board().grid();
    assertThat(rules.board().map().area("B").stream())
        .allMatch(hex -> grid.place(hex) == grid.places() - 1);
    Sketch sketch =
        Sketch.clear(4, 4)
            .area("B", "0204")
            .german("a", "2-3-7", "off", "size regiment", "trait 3B");
    germans(sketch.turn(3), "initial-movement").allows("enter units=a hex=0204");
  }

  @Test
  @DisplayName("E-STR-18: a headquarters adds nothing to the defence of its stack")
  @Case("AGS-11.38")
  void headquartersInAStack() {
    Play table =
        germans(
            Sketch.clear(6, 6)
                .hq("h", 4, "0404")
                .soviet("x", "2-3-6", "0404")
                .german("a", "5-7-7", "0405"),
            "combat");
    assertThat(table.defenceAgainst("attack attackers=a hexes=0404")).isEqualTo(3);
  }

  @Test
  @DisplayName("E-MOV-16: a frozen minor river costs nothing")
  @Case("STAR-19.31")
  void frozenRiver() {
    Play table =
        germans(
            Sketch.clear(6, 6)
                .hexside("minor-river", "0404/0405")
                .panzer("a", "6-2-10", "0404", "size regiment")
                .turn(5),
            "initial-movement");
    assertThat(table.plays("move units=a path=0404,0405").pointsLeft("a")).isEqualTo(9);
  }

  @Test
  @DisplayName("E-MOV-25: in the thaw seven points become three")
  @Case("STAR-19.7")
  void thaw() {
    Play table =
        germans(Sketch.clear(6, 6).german("a", "1-2-7", "0404").turn(8), "initial-movement");
    assertThat(table.pointsLeft("a")).isEqualTo(3);
  }

  @ParameterizedTest
  @CsvSource({"0407,true", "0408,false"})
  @DisplayName("E-SUP-01 and E-SUP-02: four hexes to a rating of four supply, five do not")
  @Case({"AGS-12.14", "AGS-11.31"})
  void commandRadius(String hex, boolean supplied) {
    Play table =
        soviets(
            Sketch.clear(6, 9)
                .area("soviet-supply", "0101")
                .hq("h", 4, "0403")
                .soviet("x", "1-2-6", hex),
            "initial-movement");
    assertThat(table.isSupplied("x")).isEqualTo(supplied);
  }

  @ParameterizedTest
  @CsvSource({"0901,true", "1001,false"})
  @DisplayName("E-SUP-15 and E-STAR-08: eight hexes to an open railroad supply, nine do not")
  @Case("STAR-20.2")
  void hexesToTheRailroad(String hex, boolean supplied) {
    Play table =
        germans(
            Sketch.clear(12, 4).rail("off-0104-0103-0102-0101").german("a", "1-2-7", hex),
            "initial-movement");
    assertThat(table.isSupplied("a")).isEqualTo(supplied);
  }

  @Test
  @DisplayName("E-HQ-05: who reaches only an offensive headquarters out of supply is defensive")
  @Case("STAR-21.2")
  void modeOutOfSupply() {
    Play table =
        soviets(
            Sketch.clear(6, 6)
                .area("soviet-supply", "0101")
                .hq("h", 4, "0404", "unsupplied")
                .soviet("x", "1-2-6", "0405"),
            "initial-movement");
    assertThat(table.is("x", StarFlag.DEFENSIVE)).isTrue();
  }

  @Test
  @DisplayName("E-DIS-11: a German disengages into an enemy zone where a friend stands")
  @Case("STAR-22.12")
  void disengagingToAFriend() {
    germans(
            Sketch.clear(9, 9)
                .german("a", "5-7-7", "0406")
                .german("b", "1-2-7", "0407")
                .soviet("x", "3-4-6", "0405")
                .soviet("y", "3-4-6", "0508"),
            "initial-movement")
        .allows("move units=a path=0406,0407 disengage=true");
  }

  @Test
  @DisplayName("E-RNF-03: Soviet units kept out by zones count as eliminated")
  @Case("STAR-23.13")
  void keptOut() {
    Play table =
        soviets(
            Sketch.clear(6, 6)
                .area("K", "0201", "0301")
                .soviet("x", "3-4-6", "off", "trait 3K")
                .german("a", "1-2-7", "0302")
                .turn(3),
            "initial-movement");
    table
        .refuses("STAR-23.12", "enter units=x hex=0201")
        .refuses("STAR-23.12", "enter units=x hex=0301");
    table.plays("end-phase");
    assertThat(table.at("x")).isEqualTo("gone");
    assertThat(table.rules().score(table.position()).axis()).isEqualTo(3);
  }

  @Test
  @DisplayName("E-VIC-S1: 60 points against 40 are a tactical victory")
  @Case("STAR-25.4")
  void tacticalVictory() {
    Sketch sketch = Sketch.clear(6, 6);
    for (int i = 0; i < 40; i++) {
      sketch.brigade("b" + i, "rifle", "1-1-6", "off");
    }
    for (int i = 0; i < 30; i++) {
      sketch.german("g" + i, "1-1-7", "off");
    }
    Play table = soviets(sketch, "initial-movement");
    for (int unit = 0; unit < 70; unit++) {
      table.position().takeOff(unit, Position.GONE);
    }
    Score score = table.rules().score(table.position());
    assertThat(score.axis()).isEqualTo(40);
    assertThat(score.soviet()).isEqualTo(60);
    assertThat(score.level()).isEqualTo("Tactical");
    assertThat(score.winner()).isEqualTo(Side.SOVIET);
  }

  @Test
  @DisplayName("E-VIC-S3: Soviet losses worth nineteen points")
  @Case("STAR-25.2")
  void sovietLosses() {
    Play table =
        soviets(
            Sketch.clear(6, 6)
                .brigade("tb", "tank", "2-1-8", "0101")
                .soviet("rd", "3-4-6", "0102")
                .brigade("none", "tank", "0-0-8", "0103")
                .hq("h", 4, "0104")
                .guards("gd", "6-7-6|3-4-6", "0201")
                .corps("t1", "tank", "8-6-8|4-3-8", "0202")
                .corps("t2", "tank", "8-6-8|4-3-8", "0203"),
            "initial-movement");
    for (String unit : new String[] {"tb", "rd", "none", "h"}) {
      table.position().takeOff(table.unit(unit), Position.GONE);
    }
    for (String unit : new String[] {"gd", "t1", "t2"}) {
      table.position().setLost(table.unit(unit), 1);
    }
    assertThat(table.rules().score(table.position()).axis()).isEqualTo(19);
  }

  @Test
  @DisplayName("E-VIC-S4: two hexes of Kharkov are worth nothing")
  @Case("STAR-25.3")
  void germanLossesAndKharkov() {
    var setting = new StarBox().open("campaign", Map.of());
    Position p = setting.position();
    var board = setting.rulebook().board();
    int before = setting.rulebook().score(p).soviet();
    for (String hex : new String[] {"1619", "1618"}) {
      p.setControl(board.grid().hex(hex).orElseThrow(), Side.SOVIET);
    }
    for (String unit : new String[] {"star-ge-57id", "star-ge-75id", "star-ge-26id"}) {
      p.setLost(board.unit(unit).orElseThrow(), 1);
    }
    for (String unit : new String[] {"star-ge-1-gd", "star-ge-2-gd"}) {
      p.setLost(board.unit(unit).orElseThrow(), 1);
    }
    assertThat(setting.rulebook().score(p).soviet() - before).isEqualTo(14);
  }

  @Test
  @DisplayName("E-SEQ-01: turn 1 begins with German mechanized movement")
  @Case("STAR-19.12")
  void firstPhase() {
    var setting = new StarBox().open("campaign", Map.of());
    assertThat(setting.rulebook().decision(setting.position()).stage())
        .isEqualTo("mechanized-movement");
  }

  @Test
  @DisplayName("E-STAR-05: a defensive tank unit does not move in the second movement phase")
  @Case("STAR-21.22")
  void defensiveTanks() {
    soviets(
            Sketch.clear(6, 6).hq("h", 4, "0403", "defensive").tank("t", "4-3-8", "0404"),
            "mechanized-movement")
        .refuses("STAR-21.22", "move units=t path=0404,0405");
  }

  @Test
  @DisplayName("E-STAR-07: Soviet units do not entrain")
  @Case("STAR-19.2")
  void sovietRail() {
    soviets(Sketch.clear(6, 6).rail("0404-0405").soviet("x", "1-2-6", "0404"), "initial-movement")
        .refuses("STAR-19.2", "rail unit=x path=0404,0405");
  }

  @Test
  @DisplayName("E-STAR-11: a friend in the hex does not open an entry in an enemy zone")
  @Case("STAR-23.21")
  void germanEntryInAZone() {
    germans(
            Sketch.clear(6, 6)
                .area("C", "0606")
                .german("a", "2-3-7", "off", "size regiment", "trait 3C")
                .german("b", "1-2-7", "0606")
                .soviet("x", "1-2-6", "0605")
                .turn(3),
            "initial-movement")
        .refuses("STAR-23.21", "enter units=a hex=0606");
  }

  @Test
  @DisplayName("E-STAR-12: a Soviet unit off the map that stays away a turn is eliminated")
  @Case("STAR-24.1")
  void offTheMap() {
    Sketch sketch = Sketch.clear(6, 6).soviet("x", "1-2-6", "0101").turn(5);
    Play table = soviets(sketch, "initial-movement");
    ((Star) table.rules().exclusive())
        .offMap.leave(table.position(), table.unit("x"), table.hex("0101"), 4);
    table.plays("end-phase");
    assertThat(table.at("x")).isEqualTo("gone");
    assertThat(table.rules().score(table.position()).axis()).isEqualTo(3);
  }

  @ParameterizedTest
  @CsvSource({"false,Decisive", "true,Tactical"})
  @DisplayName("E-STAR-14 and E-STAR-15: thirty points out win if a line leads back east")
  @Case("STAR-25.1")
  void breakthrough(boolean barred, String level) {
    Sketch sketch =
        Sketch.clear(6, 10)
            .area("L", "0310")
            .corps("t", "tank", "15-13-8", "0310")
            .brigade("u", "tank", "15-10-8", "0310");
    if (barred) {
      for (int row = 1; row <= 6; row++) {
        sketch.german("g" + row, "1-2-7", "0%d04".formatted(row));
      }
    }
    sketch.german("lost", "1-1-7", "off");
    Play table = soviets(sketch, "initial-movement");
    table.position().takeOff(table.unit("lost"), Position.GONE);
    table.plays("withdraw units=t,u");
    assertThat(table.rules().score(table.position()).level()).isEqualTo(level);
    assertThat(table.rules().score(table.position()).winner()).isEqualTo(Side.SOVIET);
  }

  @Test
  @DisplayName("E-STAR-21: a supply line crosses a bare major river")
  @Case("STAR-19.42")
  void supplyOverAMajorRiver() {
    Play table =
        soviets(
            Sketch.clear(1, 6)
                .hexside("major-river", "0102/0103")
                .area("soviet-supply", "0101")
                .hq("h", 4, "0103")
                .soviet("x", "1-2-6", "0104"),
            "initial-movement");
    assertThat(table.isSupplied("x")).isTrue();
  }
}
