package hexfront.games.blitzkrieg57;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.events.Turn;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Sections 5 to 7 and 15.2: the sequence of play and its chits. */
class ChitsTest {
  private static Sketch field() {
    return Sketch.clear(8, 8)
        .hq("1PzG", Side.AXIS, 4, "0303")
        .axis("a", "5-5-5", "0304")
        .hq("5A", Side.SOVIET, 3, "0806")
        .soviet("x", "3-3-4", "0807");
  }

  private static List<String> names(Play play, String group, int turn) {
    return play.rules().chits.available(group, turn).stream().map(Chit::name).toList();
  }

  @Test
  @Case({"GJ-2.4", "GJ-2.5", "GJ-4.0-6", "GJ-15.2-A1", "GJ-15.2-S1"})
  void atTheStartThreeGermanHeadquartersHaveFourChitsAndThreeSovietOnesThree() {
    Play play = Play.campaign();
    assertThat(names(play, "german", 1)).containsExactly("1PzG", "1PzG", "6A", "17A");
    assertThat(names(play, "rumanian", 1)).isEmpty();
    assertThat(names(play, "soviet", 1)).containsExactly("5A", "6A", "26A");
    play.rules()
        .data
        .chits()
        .forEach(
            chit ->
                assertThat(play.rules().chits.headquarters(chit) >= 0)
                    .as(chit.word())
                    .isEqualTo(chit.kind() == Chit.Kind.HEADQUARTERS));
  }

  @Test
  @Case({"GJ-15.2-A2", "GJ-15.2-S2", "GJ-15.2-S4"})
  void laterTurnsBringMoreChits() {
    Play play = Play.campaign();
    assertThat(names(play, "german", 2)).contains("11A");
    assertThat(names(play, "rumanian", 2)).containsExactly("R3A", "R4A");
    assertThat(names(play, "soviet", 3)).containsExactly("5A", "6A", "26A", "9A", "12A", "18A");
    assertThat(names(play, "soviet", 4)).contains("38A").doesNotContain("37A");
    assertThat(names(play, "soviet", 5)).contains("37A").doesNotContain("40A");
    assertThat(names(play, "soviet", 6)).hasSize(9).contains("40A");
  }

  @Test
  @Case({"GJ-15.2-A3", "GJ-15.2-S3", "GJ-6.2.4", "GJ-12.0"})
  void supplyIsAlwaysInTheCupAndReinforcementsFromTurnFour() {
    assertThat(othersOn(3)).containsExactly("SUPPLY");
    assertThat(othersOn(4))
        .containsExactlyInAnyOrder("SUPPLY", "axis:AXIS-REINF", "soviet:SOVIET-REINF");
  }

  private static List<String> othersOn(int turn) {
    Play play = field().turn(turn).begin(Side.AXIS, "order-execution");
    return play.rules().chits.known(play.position(), Side.AXIS).stream().map(Chit::word).toList();
  }

  @Test
  @Case({"GJ-5.1", "GJ-6.2.1", "GJ-6.2.2"})
  void eachSideSelectsTheNumbersOfTheTrack() {
    Play play = field().turn(2).begin(Side.AXIS, "chit-selection");
    play.refuses("GJ-6.2.2", "select-chits chits=1PzG,1PzG,6A,R3A")
        .refuses("GJ-6.2.2", "select-chits chits=1PzG,1PzG,6A,17A,11A")
        .refuses("GJ-6.2.2", "select-chits chits=1PzG,1PzG,1PzG,17A,R3A")
        .refuses("GJ-6.2.2", "select-chits chits=1PzG,1PzG,5A,17A,R3A")
        .refuses("GJ-6.2.2", "select-chits chits=1PzG,1PzG,6A,17A,SUPPLY")
        .plays("select-chits chits=1PzG,1PzG,6A,17A,R3A");
    assertThat(play.asked()).isEqualTo(Side.SOVIET);
    play.refuses("GJ-6.2.1", "select-chits chits=5A,6A")
        .refuses("GJ-6.2.1", "select-chits chits=5A,6A,38A")
        .plays("select-chits chits=5A,6A,18A");
    assertThat(play.question()).isEqualTo("order-execution");
    assertThat(play.rules().chits.left(play.position())).isEqualTo(5 + 3 + 1);
  }

  @Test
  @Case("GJ-6.2.2")
  void whoMustTakeAllHeHasIsNotAsked() {
    Play play = Play.campaign().until("chit-selection");
    assertThat(play.asked()).isEqualTo(Side.SOVIET);
    assertThat(play.rules().chits.known(play.position(), Side.AXIS)).hasSize(4);
  }

  @Test
  @Case({"GJ-6.1.2", "GJ-7.1"})
  void onlySelectedChitsAreDrawnEachOnce() {
    Play play =
        field()
            .turn(2)
            .begin(Side.AXIS, "chit-selection")
            .plays("select-chits chits=1PzG,1PzG,6A,17A,R3A")
            .plays("select-chits chits=5A,6A,18A");
    play.until("chit-selection");
    assertThat(play.drawn())
        .containsExactlyInAnyOrder("1PzG", "1PzG", "6A", "17A", "R3A", "5A", "6A", "18A", "SUPPLY");
  }

  @Test
  @Case({"GJ-5.0", "GJ-5.2", "GJ-5.5"})
  void theTurnEndsWithTheCup() {
    Play play = field().turn(2).cup("SUPPLY").begin(Side.AXIS, "order-execution");
    play.refuses("GJ-5.4.1", "move units=a path=0304,0305")
        .refuses("GJ-5.4.2", "attack attackers=a hexes=0305")
        .plays("draw")
        .until("chit-selection");
    assertThat(play.position().turn()).isEqualTo(3);
    assertThat(play.events()).hasAtLeastOneElementOfType(Turn.class);
    assertThat(play.rules().chits.played(play.position())).isEmpty();
  }

  @Test
  @Case("GJ-5.0")
  void theGameEndsAfterTheLastTurn() {
    Play play = field().turn(10).cup("SUPPLY").begin(Side.AXIS, "order-execution");
    play.plays("draw").until("game-over");
    play.refuses("GJ-5.0", "draw");
  }

  @Test
  @Case({"GJ-5.3", "GJ-5.4.1", "GJ-5.4.2", "GJ-7.2.1"})
  void theOwnerOfADrawnChitMovesAndThenFights() {
    Play play =
        field()
            .soviet("y", "3-3-4", "0306")
            .cup("1PzG", "SUPPLY")
            .state("played", List.of("soviet:5A"))
            .begin(Side.SOVIET, "order-execution");
    while (!play.question().equals("movement")) {
      play.until("order-execution").plays("draw");
    }
    assertThat(play.asked()).isEqualTo(Side.AXIS);
    play.refuses("GJ-5.4.2", "attack attackers=a hexes=0305")
        .plays("move units=a path=0304,0305")
        .plays("end-phase");
    assertThat(play.question()).isEqualTo("combat");
    play.refuses("GJ-5.4.1", "move units=1PzG path=0303,0302")
        .plays("attack attackers=a hexes=0306", 4);
  }

  @Test
  @Case("GJ-13.2")
  void theChitOfAHeadquartersThatIsNotOnTheMapDoesNothing() {
    Play play = field().turn(3).cup("17A", "SUPPLY").begin(Side.AXIS, "order-execution");
    while (!play.drawn().contains("17A")) {
      play.until("order-execution").plays("draw");
    }
    assertThat(play.events())
        .anyMatch(e -> e instanceof Drawn d && d.chit().equals("17A") && !d.effective());
    assertThat(play.question()).isIn("order-execution", "chit-selection");
  }

  @Test
  @Case("GJ-7.1")
  void whichChitComesIsLeftToChance() {
    Set<String> first = new HashSet<>();
    for (long seed = 1; seed <= 40; seed++) {
      Play play =
          new Play(new hexfront.games.Setting(FIELD.rules(), FIELD.position().copy()), seed);
      first.add(play.plays("draw").drawn().getFirst());
    }
    assertThat(first).containsExactlyInAnyOrder("1PzG", "5A", "SUPPLY");
  }

  private static final Play FIELD =
      field().turn(3).cup("1PzG", "5A", "SUPPLY").begin(Side.AXIS, "order-execution");

  @Test
  @Case("GJ-7.2.4")
  void theSupplyChitIsForBothSides() {
    Play play =
        field()
            .axis("cut", "5-5-5|3-3-5", "0801", "unsupplied")
            .soviet("off", "3-3-4|1-1-4", "0808", "unsupplied")
            .cup("SUPPLY", "1PzG")
            .begin(Side.AXIS, "order-execution");
    while (!play.drawn().contains("SUPPLY")) {
      play.until("order-execution").plays("draw");
    }
    assertThat(play.stepsLeft("cut")).isEqualTo(1);
    assertThat(play.stepsLeft("off")).isEqualTo(1);
  }
}
