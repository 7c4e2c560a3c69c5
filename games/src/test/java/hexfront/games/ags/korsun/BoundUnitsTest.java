package hexfront.games.ags.korsun;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import org.junit.jupiter.api.Test;

/** Section 21: German units bound to where they belong. */
class BoundUnitsTest {
  private static Play turn(int turn, String marked, String hex) {
    return Sketch.onTheMap()
        .turn(turn)
        .german("a", "panzer", "5-2-8", hex, "marked " + marked)
        .begin(Side.AXIS, "initial-movement");
  }

  @Test
  @Case({"KORSUN-21.0", "KORSUN-21.11"})
  void unitsOfAreasABAndEEndWithinFourHexesOfTheirStretchOnTurn1() {
    turn(1, "A", "1214")
        .refuses("KORSUN-21.11", "move units=a path=1214,1315")
        .refuses("KORSUN-21.11", "move units=a path=1214,1215")
        .allows("move units=a path=1214,1213")
        .allows("move units=a path=1214,1213,1313");
    turn(1, "B", "1413").refuses("KORSUN-21.11", "move units=a path=1413,1414");
    turn(1, "E", "2622").allows("move units=a path=2622,2623");
  }

  @Test
  @Case("KORSUN-21.12")
  void unitsMarkedWithAHexEndWithinFourOfItAndThoseOf2306WithinThree() {
    turn(1, "0616", "0620").refuses("KORSUN-21.12", "move units=a path=0620,0621");
    turn(1, "0616", "0619").allows("move units=a path=0619,0620");
    turn(1, "2306", "2309").refuses("KORSUN-21.12", "move units=a path=2309,2310");
    turn(2, "2306", "2309").refuses("KORSUN-21.12", "move units=a path=2309,2310");
    turn(4, "2306", "2309").allows("move units=a path=2309,2310");
  }

  @Test
  @Case({"KORSUN-21.13", "KORSUN-21.2"})
  void unitsOfAreasCAndDEndWithinTwoHexesOfTheirStretchUntilTurn3() {
    for (int turn = 1; turn <= 3; turn++) {
      turn(turn, "C", "1808")
          .refuses("KORSUN-21.13", "move units=a path=1808,1809")
          .allows("move units=a path=1808,1807");
    }
    turn(4, "C", "1808").allows("move units=a path=1808,1809");
  }

  @Test
  @Case("KORSUN-21.2")
  void allOthersAreFreeFromTurn2() {
    turn(2, "A", "1214").allows("move units=a path=1214,1315");
    turn(2, "0616", "0620").allows("move units=a path=0620,0621");
  }

  @Test
  @Case("KORSUN-21.14")
  void theDistanceIsPlainWhateverStandsBetween() {
    Sketch.onTheMap()
        .turn(1)
        .german("a", "panzer", "5-2-8", "1213", "marked A")
        .soviet("x", "rifle", "4-5-5", "0912")
        .soviet("y", "rifle", "4-5-5", "1012")
        .begin(Side.AXIS, "initial-movement")
        .allows("move units=a path=1213,1313");
  }

  @Test
  @Case("KORSUN-21.15")
  void aUnitTooFarAwayMayOnlyComeNearer() {
    turn(1, "C", "1810")
        .refuses("KORSUN-21.15", "move units=a path=1810,1811")
        .refuses("KORSUN-21.15", "move units=a path=1810,1811,1810")
        .allows("move units=a path=1810,1809");
  }

  @Test
  @Case("KORSUN-21.15")
  void theWayMayLeadOutsideAndAnOverrunMayNotEndThere() {
    turn(1, "A", "1214").allows("move units=a path=1214,1314,1313");
    Sketch.onTheMap()
        .turn(1)
        .german("a", "panzer", "5-2-8", "1214", "marked A", "supplied")
        .soviet("x", "rifle", "4-1-5", "1215")
        .soviet("y", "rifle", "4-1-5", "1213")
        .begin(Side.AXIS, "initial-movement")
        .refuses("KORSUN-21.11", "overrun units=a hex=1215")
        .allows("overrun units=a hex=1213");
  }

  @Test
  @Case("KORSUN-21.15")
  void retreatsAndAdvancesAreFree() {
    Play play =
        Sketch.onTheMap()
            .turn(1)
            .german("a", "panzer", "20-2-8", "1214", "marked A")
            .soviet("x", "rifle", "1-1-5", "1215")
            .hq("h", 4, "1217")
            .begin(Side.AXIS, "combat")
            .plays("attack attackers=a hexes=1215", 6);
    if (play.question().equals("lose-or-retreat")) {
      play.plays("choose option=lose");
    }
    assertThat(play.question()).isEqualTo("advance");
    play.plays("advance paths=a:1214,1215");
    assertThat(play.at("a")).isEqualTo("1215");
  }

  @Test
  @Case({"KORSUN-21.16", "KORSUN-21.2"})
  void nobodyDisengagesOnTurns1And2ButDelayIsAllowed() {
    for (int turn = 1; turn <= 2; turn++) {
      Play play =
          Sketch.clear(8, 8)
              .turn(turn)
              .german("a", "infantry", "2-3-5", "0405")
              .german("b", "infantry", "2-3-5", "0405")
              .soviet("x", "rifle", "4-5-5", "0404")
              .begin(Side.AXIS, "initial-movement")
              .allows("move units=a path=0405,0406 delay=true");
      play.refuses(
          turn == 1 ? "KORSUN-21.16" : "KORSUN-22.24",
          "move units=a path=0405,0406 disengage=true");
    }
  }
}
