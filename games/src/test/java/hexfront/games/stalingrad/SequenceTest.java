package hexfront.games.stalingrad;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Position;
import hexfront.engine.Side;
import java.util.Arrays;
import java.util.List;
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

  // ---- steps of the expanded sequence

  /** A row of hexes in which the Axis has rails as far as 0107 and means for them. */
  private static Sketch row() {
    return Sketch.clear(1, 9)
        .rail("0109-0108-0107-0106")
        .state("control", Map.of("0109", "axis", "0108", "axis", "0107", "axis", "0106", "axis"))
        .state("repaired", Map.of("axis", List.of("0109", "0108")))
        .state("supply-points", Map.of("axis", 3, "soviet", 3));
  }

  @Test
  @Case("CTS-SEQ-II.A.6")
  void armyHqsAreActivatedAtAnyTimeUntilTheEndOfCombat() {
    Play play =
        row()
            .hq("h", Side.AXIS, "0108")
            .hq("i", Side.AXIS, "0107")
            .hq("o", Side.AXIS, "0109")
            .begin(Side.AXIS, "movement");
    play.plays("activate units=h").plays("end-phase");
    assertThat(play.question()).isEqualTo("combat");
    play.plays("activate units=i");
    assertThat(play.is("h", Flag.ACTIVE)).isTrue();
    assertThat(play.is("i", Flag.ACTIVE)).isTrue();
    play.plays("end-phase").refuses("CTS-3.1a", "activate units=o");
  }

  @Test
  @Case({"CTS-SEQ-II.B.5", "CTS-SEQ-II.C.6"})
  void whoRetreatedStaysDisruptedUntilHisOwnSupplyPhaseEnds() {
    Play play =
        Sketch.clear(9, 9)
            .state("scenario", "fall-blau")
            .hq("h", Side.AXIS, "0406", "active")
            .axis("a", "35-8-3|6-6-3|4-4-3", "0405")
            .german("b", "0808", "disrupted")
            .rifle("x", "0404")
            .begin(Side.AXIS, "combat");
    play.plays("attack attackers=a hexes=0404", 1, 2, 1)
        .plays("choose option=none")
        .plays("retreat paths=x:0404,0403,0402")
        .until("combat")
        .plays("end-phase");
    assertThat(play.question()).isEqualTo("supply");
    assertThat(play.is("x", Flag.DISRUPTED)).isTrue();
    assertThat(play.is("b", Flag.DISRUPTED)).isTrue();
    play.until("movement");
    assertThat(play.asked()).isEqualTo(Side.SOVIET);
    assertThat(play.is("x", Flag.DISRUPTED)).isTrue();
    assertThat(play.is("b", Flag.DISRUPTED)).isFalse();
    play.until("supply").plays("end-phase");
    assertThat(play.is("x", Flag.DISRUPTED)).isFalse();
  }

  @Test
  @Case("CTS-SEQ-II.B.6")
  void depotsThatSuppliedAnAttackAreGoneWhenCombatEnds() {
    Play play =
        Sketch.clear(9, 9)
            .state("scenario", "fall-blau")
            .counter("axis-depot-1", "0406")
            .counter("axis-depot-2", "0808")
            .axis("a", "15-8-3|6-6-3", "0405")
            .rifle("x", "0404")
            .begin(Side.AXIS, "combat");
    play.plays("attack attackers=a hexes=0404", 5, 1, 1).until("combat");
    assertThat(play.at("axis-depot-1")).isEqualTo("0406");
    play.plays("end-phase");
    assertThat(play.question()).isEqualTo("supply");
    assertThat(play.at("axis-depot-1")).isEqualTo("depots");
    assertThat(play.at("axis-depot-2")).isEqualTo("0808");
  }

  @Test
  @Case("CTS-SEQ-II.C.1")
  void theSupplyPhaseBeginsWithTheCheckAndTheRollsForPockets() {
    Play play =
        Sketch.adrift(9, 9).german("a", "0404").rifle("x", "0801").begin(Side.AXIS, "combat");
    play.plays("end-phase", 5);
    assertThat(play.question()).isEqualTo("supply");
    assertThat(play.rules().ledger.pocketBox(play.position(), play.unit("a"))).isEqualTo(8);
    assertThat(play.is("a", Flag.OUT_OF_SUPPLY)).isTrue();
    assertThat(play.is("x", Flag.OUT_OF_SUPPLY)).isFalse();
  }

  @Test
  @Case("CTS-SEQ-II.C.2")
  void activatedHqsTurnBackWhetherTheyWereUsedOrNot() {
    Play play =
        Sketch.clear(9, 9)
            .hq("h", Side.AXIS, "0406", "active")
            .hq("i", Side.AXIS, "0809", "active")
            .axis("a", "15-8-3|6-6-3", "0405")
            .rifle("x", "0404")
            .begin(Side.AXIS, "combat");
    play.plays("attack attackers=a hexes=0404", 5, 1, 1).until("combat");
    assertThat(play.is("h", Flag.ACTIVE)).isTrue();
    play.plays("end-phase");
    assertThat(play.question()).isEqualTo("supply");
    assertThat(play.is("h", Flag.ACTIVE)).isFalse();
    assertThat(play.is("i", Flag.ACTIVE)).isFalse();
  }

  @Test
  @Case("CTS-SEQ-II.C.3")
  void depotsAreMadeAndMovedInTheSupplyPhaseOnly() {
    String move = "move-depot unit=axis-depot-1 path=0109,0108";
    Play play =
        row().counter("axis-depot-1", "0109").german("a", "0108").begin(Side.AXIS, "combat");
    play.refuses("CTS-3.1a", "create-depot hex=0108").refuses("CTS-3.1a", move);
    play.plays("end-phase").plays("create-depot hex=0108").plays(move);
    assertThat(play.at("axis-depot-1")).isEqualTo("0108");
    assertThat(play.at("axis-depot-2")).isEqualTo("0108");
  }

  @Test
  @Case("CTS-SEQ-II.C.4")
  void replacementsAreAbsorbedAndRegimentsMadeInTheSupplyPhaseOnly() {
    String replace = "replace unit=a with=german-infantry-1";
    String form = "form-regiment with=german-infantry-2";
    Play play =
        row()
            .german("a", "0107", "lost 2")
            .hq("g", Side.AXIS, "0108", "size army-group")
            .counter("german-infantry-1", "0107")
            .counter("german-infantry-2", "0108")
            .begin(Side.AXIS, "combat");
    play.refuses("CTS-3.1a", replace).refuses("CTS-3.1a", form);
    play.plays("end-phase").plays(replace).plays(form);
    assertThat(play.stepsLeft("a")).isEqualTo(3);
    assertThat(play.at("GE-IR-A")).isEqualTo("0108");
  }

  @Test
  @Case("CTS-SEQ-II.C.5")
  void railheadsGoOnByOneHexInTheSupplyPhaseOnly() {
    Play play = row().german("a", "0109").begin(Side.AXIS, "combat");
    play.refuses("CTS-3.1a", "repair hexes=0107");
    play.plays("end-phase").plays("repair hexes=0107").refuses("CTS-15.6b", "repair hexes=0106");
    assertThat(play.rules().rails.isConnecting(play.position(), Side.AXIS, play.hex("0107")))
        .isTrue();
  }

  // ---- control and communications

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

  /** CTS-EX-365. */
  @Test
  @Case("CTS-36.6a")
  void uranusBeginsWithSovietAttacksAndNobodyMoves() {
    Play play = Play.open("uranus");
    Position p = play.position();
    assertThat(p.turn()).isEqualTo(49);
    assertThat(p.phasing()).isEqualTo(Side.SOVIET);
    assertThat(
            Arrays.stream(play.rules().roster.ground(Side.SOVIET))
                .filter(p::onMap)
                .allMatch(unit -> play.rules().movement.isHeldBack(p, unit)))
        .isTrue();
    while (play.position().turn() == 49) {
      assertThat(play.asked()).isEqualTo(Side.SOVIET);
      play.plays("end-phase");
    }
    assertThat(play.position().phasing()).isEqualTo(Side.AXIS);
  }
}
