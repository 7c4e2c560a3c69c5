package hexfront.games.stalingrad;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Section 3: the sequence of play; section 7: control. */
class SequenceTest {
  private static Sketch quiet() {
    return Sketch.clear(9, 9).german("g", "0408").rifle("x", "0402");
  }

  @Test
  @Case({
    "CTS-3.0",
    "CTS-3.1a",
    "CTS-3.1b",
    "CTS-SEQ-I.1",
    "CTS-SEQ-III",
    "CTS-SEQ-II.A.7",
    "CTS-SEQ-II.A.8",
    "CTS-SEQ-II.B.1",
    "CTS-SEQ-II.B.2",
    "CTS-SEQ-II.B.3",
    "CTS-SEQ-II.B.4"
  })
  void aTurnHasAnAxisAndASovietPlayerTurnOfMovementCombatAndSupply() {
    Play play = quiet().begin(Side.AXIS, "movement");
    play.plays("end-phase");
    assertThat(play.question()).isEqualTo("combat");
    play.plays("end-phase");
    assertThat(play.question()).isEqualTo("supply");
    play.until("movement");
    assertThat(play.asked()).isEqualTo(Side.SOVIET);
    assertThat(play.position().turn()).isEqualTo(5);
    play.plays("end-phase").until("movement");
    assertThat(play.asked()).isEqualTo(Side.AXIS);
    assertThat(play.position().turn()).isEqualTo(6);
  }

  @Test
  @Case({"CTS-SEQ-II.A.4", "CTS-SEQ-II.A.5", "CTS-16.8a", "CTS-16.9a"})
  void aSideReceivesTwoSupplyPointsAndThreeTransportPoints() {
    Play play =
        quiet()
            .state("supply-points", Map.of("axis", 17, "soviet", 4))
            .state("transport-points", Map.of("axis", 0, "soviet", 0))
            .begin(Side.AXIS, "supply");
    play.until("movement");
    assertThat(Ledger.supply(play.position(), Side.SOVIET)).isEqualTo(6);
    assertThat(Ledger.transport(play.position(), Side.SOVIET)).isEqualTo(3);
    play.until("supply").until("movement");
    play.plays("end-phase").until("movement");
    assertThat(Ledger.supply(play.position(), Side.AXIS)).isEqualTo(18);
  }

  @Test
  @Case({"CTS-SEQ-II.A.2", "CTS-SEQ-II.A.3", "CTS-20.1", "CTS-19.0"})
  void theTurnRecordBringsAndTakesUnits() {
    Play play =
        Sketch.map()
            .counter("GE-MechD-LAH", "2652")
            .counter("GE-PzD-19", "off")
            .counter("SU-HQ-1stReserveArmy", "off")
            .rifle("x", "1702")
            .turn(4)
            .begin(Side.SOVIET, "supply");
    play.plays("end-phase");
    assertThat(play.question()).isEqualTo("arrivals");
    play.plays("withdraw unit=GE-MechD-LAH").until("supply").until("movement");
    assertThat(play.asked()).isEqualTo(Side.SOVIET);
    assertThat(play.at("SU-HQ-1stReserveArmy")).isIn("arriving");
    assertThat(play.at("GE-PzD-19")).isEqualTo("waiting");
  }

  @Test
  @Case({"CTS-7.0a", "CTS-7.0b", "CTS-16.10h", "CTS-21.3a"})
  void whoPassesThroughAHexControlsItAndDepotsFall() {
    Play play =
        quiet()
            .counter("soviet-depot-1", "0406")
            .state("control", Map.of("0407", "soviet", "0406", "soviet", "0507", "soviet"))
            .begin(Side.AXIS, "movement");
    play.plays("move units=g path=0408,0407,0406");
    assertThat(play.position().controls(Side.AXIS, play.hex("0407"))).isTrue();
    assertThat(play.position().controls(Side.AXIS, play.hex("0507"))).isFalse();
    assertThat(play.at("soviet-depot-1")).isEqualTo("depots");
  }

  @Test
  @Case({"CTS-9.0", "CTS-9.1", "CTS-9.2", "CTS-6.4b", "CTS-6.2"})
  void bondsCutLinesOfCommunicationAndZonesDoNot() {
    Sketch wall =
        Sketch.clear(5, 9)
            .rifle("x", "0305")
            .german("a", "0104")
            .german("b", "0304")
            .german("c", "0504");
    Play closed = wall.german("d", "0503").begin(Side.SOVIET, "movement");
    assertThat(closed.rules().communications.isIsolated(closed.position(), closed.unit("x")))
        .isTrue();
    Play open =
        Sketch.clear(5, 9).rifle("x", "0305").german("b", "0304").begin(Side.SOVIET, "movement");
    assertThat(open.rules().communications.isIsolated(open.position(), open.unit("x"))).isFalse();
  }

  @Test
  @Case({"CTS-35.7", "CTS-36.7", "CTS-37.3"})
  void theGameEndsWithTheLastTurnOfTheScenario() {
    Play play = quiet().state("scenario", "fall-blau").turn(15).begin(Side.SOVIET, "supply");
    play.plays("end-phase");
    assertThat(play.question()).isEqualTo("game-over");
    Play campaign = quiet().turn(15).begin(Side.SOVIET, "supply");
    campaign.plays("end-phase");
    assertThat(campaign.question()).isNotEqualTo("game-over");
    Play last = quiet().turn(62).begin(Side.SOVIET, "supply").plays("end-phase");
    assertThat(last.question()).isEqualTo("game-over");
  }
}
