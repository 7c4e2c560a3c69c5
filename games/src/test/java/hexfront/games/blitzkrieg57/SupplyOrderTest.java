package hexfront.games.blitzkrieg57;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.events.Supply;
import org.junit.jupiter.api.Test;

/** Sections 11 and 15.1(4). */
class SupplyOrderTest {
  private static Sketch field() {
    return Sketch.clear(9, 9)
        .terrain("major-city", "0707")
        .axis("a", "5-5-5|3-3-5", "0303")
        .axis("cut", "5-5-5|3-3-5", "0101", "unsupplied")
        .axis("near", "5-5-5|3-3-5", "0502")
        .soviet("y", "3-3-4|1-1-4", "0503")
        .soviet("off", "3-3-4", "0909", "unsupplied")
        .tank("gone", "4-3-6", "0908", "unsupplied")
        .cup("SUPPLY");
  }

  private static Play drawn(int turn) {
    return field().turn(turn).begin(Side.AXIS, "order-execution").plays("draw");
  }

  @Test
  @Case({"GJ-11.0", "GJ-11.1", "GJ-11.1.1"})
  void unitsWithoutALineLoseAStep() {
    Play play = drawn(5);
    assertThat(play.stepsLeft("cut")).isEqualTo(1);
    assertThat(play.stepsLeft("a")).isEqualTo(2);
    assertThat(play.at("off")).isEqualTo("gone");
    assertThat(play.question()).isEqualTo("transfer");
    play.plays("end-phase");
    assertThat(play.question()).isEqualTo("fortify");
  }

  @Test
  @Case("GJ-11.1")
  void bothSidesAreJudgedBeforeAnybodyIsRemoved() {
    Play play =
        Sketch.clear(1, 6)
            .source(Side.AXIS, "0101")
            .source(Side.SOVIET, "0106")
            .axis("a", "5-5-5", "0103")
            .soviet("x", "3-3-4", "0102")
            .cup("SUPPLY")
            .begin(Side.AXIS, "order-execution")
            .plays("draw");
    assertThat(play.at("a")).isEqualTo("gone");
    assertThat(play.at("x")).isEqualTo("gone");
  }

  @Test
  @Case("GJ-15.1-4")
  void onTheFirstTurnsAxisUnitsAreSpared() {
    assertThat(drawn(3).stepsLeft("cut")).isEqualTo(2);
    assertThat(drawn(3).at("off")).isEqualTo("gone");
    assertThat(drawn(4).stepsLeft("cut")).isEqualTo(1);
  }

  @Test
  @Case("GJ-11.1.2")
  void lackOfALineChangesNeitherMovementNorStrength() {
    Play play = field().begin(Side.AXIS, "movement");
    assertThat(play.cost("cut", "0106")).hasValue(5.0);
    Play fight =
        Sketch.clear(6, 6)
            .axis("cut", "5-5-5", "0303", "unsupplied")
            .soviet("x", "1-1-4", "0304")
            .begin(Side.AXIS, "combat");
    assertThat(fight.odds("attack attackers=cut hexes=0304").attack()).isEqualTo(5);
  }

  @Test
  @Case({"GJ-11.2", "GJ-11.2.1"})
  void theAxisTakesUnitsOutOfZonesAndWithALineIntoItsBox() {
    Play play =
        drawn(5)
            .refuses("GJ-11.2.1", "transfer unit=cut")
            .refuses("GJ-11.2.1", "transfer unit=near")
            .refuses("GJ-11.2", "transfer unit=y")
            .plays("transfer unit=a");
    assertThat(play.at("a")).isEqualTo("waiting");
    field().begin(Side.AXIS, "movement").refuses("GJ-11.2", "transfer unit=a");
  }

  @Test
  @Case({"GJ-11.2.2", "GJ-12.1.3"})
  void whatWasTakenAwayReturnsAsItWas() {
    Play play =
        Sketch.clear(9, 9)
            .source(Side.AXIS, "0101")
            .rail("0101-0102-0103")
            .axis("a", "5-5-5|3-3-5", "0103", "lost 1")
            .cup("SUPPLY")
            .begin(Side.AXIS, "order-execution")
            .plays("draw")
            .plays("transfer unit=a");
    while (!play.question().equals("reinforcement")) {
      play.plays(
          play.game()
              .orderText()
              .write(play.rules().anyOrder(play.position(), new java.util.SplittableRandom(1))));
    }
    play.plays("enter units=a hex=0102");
    assertThat(play.at("a")).isEqualTo("0102");
    assertThat(play.stepsLeft("a")).isEqualTo(1);
  }

  @Test
  @Case({"GJ-11.2", "GJ-11.3"})
  void whenNobodyCanBeTakenAwayTheSovietSideIsAskedAtOnce() {
    Play play =
        Sketch.clear(9, 9)
            .terrain("major-city", "0707")
            .axis("a", "5-5-5|3-3-5", "0303")
            .axis("off", "5-5-5", "off")
            .cup("SUPPLY")
            .turn(5)
            .begin(Side.AXIS, "order-execution")
            .plays("draw")
            .refuses("GJ-11.2", "transfer unit=off")
            .refuses("GJ-5.2", "draw")
            .plays("transfer unit=a");
    assertThat(play.question()).isEqualTo("fortify");
    assertThat(play.asked()).isEqualTo(Side.SOVIET);
    play.plays("fortify hex=0707");
    assertThat(play.events()).anyMatch(e -> e instanceof Fortified f && f.steps() == 1);
    assertThat(play.plays("end-phase").question()).isNotEqualTo("fortify");
  }

  @Test
  @Case({"GJ-11.1", "GJ-3.3"})
  void theCheckTellsWhoIsCutOffAndLinesTellTheirCase() {
    Play play =
        Sketch.clear(1, 6)
            .source(Side.AXIS, "0101")
            .source(Side.SOVIET, "0106")
            .axis("a", "5-5-5|1-1-5", "0103")
            .soviet("x", "3-3-4|1-1-4", "0102")
            .soviet("y", "3-3-4|1-1-4", "0105")
            .cup("SUPPLY")
            .begin(Side.AXIS, "order-execution");
    assertThat(play.rules().supply(play.position(), Side.AXIS))
        .singleElement()
        .matches(line -> !line.in() && line.rule().equals("GJ-3.3.5"));
    assertThat(play.rules().supply(play.position(), Side.SOVIET))
        .extracting(line -> line.rule() + " " + line.path().size())
        .containsExactly("GJ-3.3.1 0", "GJ-3.3 2");
    play.plays("draw");
    assertThat(play.events())
        .anyMatch(e -> e instanceof Supply s && s.out().size() == 2 && s.rule().equals("GJ-11.1"));
  }
}
