package hexfront.games.blitzkrieg57;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.Toll;
import hexfront.engine.Toll.Span;
import org.junit.jupiter.api.Test;

/** What a planned attack is said to cost. */
class TollsTest {
  private static final String ATTACK = "attack attackers=a hexes=0404";

  private static Toll toll(Sketch sketch, String result) {
    Play play = sketch.begin(Side.AXIS, "combat");
    return play.rules().toll(play.position(), play.order(ATTACK), result);
  }

  private static Sketch duel() {
    return Sketch.clear(8, 8).axis("a", "9-6-10|4-3-10", "0403").soviet("x", "3-3-4|1-1-4", "0404");
  }

  @Test
  @Case({"GJ-10.4.2", "GJ-10.5"})
  void anAttackersLossIsHisAlone() {
    assertThat(toll(duel(), "A1")).isEqualTo(new Toll(Span.exactly(1), Span.ZERO, Span.ZERO));
    assertThat(toll(duel(), "-")).isEqualTo(Toll.NOTHING);
  }

  @Test
  @Case({"GJ-10.4.2", "GJ-10.6"})
  void aRetreatLeavesTheHexEmpty() {
    Toll toll = toll(duel(), "1RR");
    assertThat(toll.defenderSteps()).isEqualTo(Span.exactly(1));
    assertThat(toll.vacated()).isEqualTo(Span.exactly(1));
  }

  @Test
  @Case("GJ-10.6.2")
  void whoHasNoWayBackIsLost() {
    Sketch ringed = duel().terrain("water", "0303", "0304", "0405", "0503", "0504", "0305", "0505");
    assertThat(toll(ringed, "R").defenderSteps()).isEqualTo(Span.exactly(2));
  }

  @Test
  @Case("GJ-14.2.5")
  void aFortressMayHoldForSteps() {
    Toll toll = toll(duel().terrain("major-city", "0404").fortress("0404", 1), "R");
    assertThat(toll.defenderSteps()).isEqualTo(new Span(0, 1));
    assertThat(toll.vacated()).isEqualTo(Span.ZERO);
  }

  @Test
  @Case({"GJ-10.5", "GJ-10.6.3"})
  void nobodyLosesMoreThanHeHas() {
    Sketch weak = Sketch.clear(8, 8).axis("a", "9-6-10", "0403").soviet("x", "1-1-4", "0404");
    assertThat(toll(weak, "A2").attackerSteps()).isEqualTo(Span.exactly(1));
    Toll gone = toll(weak, "2RR");
    assertThat(gone.defenderSteps()).isEqualTo(Span.exactly(1));
    assertThat(gone.vacated()).isEqualTo(Span.exactly(1));
    Sketch zones =
        duel()
            .axis("b", "5-5-5", "0407")
            .terrain("water", "0305", "0505", "0304", "0504", "0306", "0506");
    assertThat(toll(zones, "RR").defenderSteps()).isEqualTo(Span.exactly(1));
  }

  @Test
  @Case("GJ-14.2.5")
  void aFortressAloneHolds() {
    Sketch alone =
        Sketch.clear(8, 8)
            .axis("a", "9-6-10", "0403")
            .terrain("major-city", "0404")
            .fortress("0404", 2);
    assertThat(toll(alone, "R")).isEqualTo(Toll.ofDefenders(Span.exactly(1), false));
  }
}
