package hexfront.games.stalingrad;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Chronicle;
import hexfront.engine.Position;
import hexfront.engine.Side;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Sections 19 to 21: what the turn record brings and takes, and who is rebuilt where. */
class ReturningTest {
  private static final String GROUP = "size army-group";
  private static final String FRONT = "size front";

  private static Sketch field() {
    return Sketch.clear(5, 9);
  }

  // ---- the turn record

  @Test
  @Case({"CTS-19.0", "CTS-20.4", "CTS-23.14"})
  void unitsComeInTheirTurnToTheirSideEachAsStrongAsTheRecordSays() {
    Play play = Play.open("campaign");
    Arrivals arrivals = play.rules().arrivals;
    Position p = play.position();
    int ground = 0;
    int air = 0;
    for (Arrivals.Due due : arrivals.record()) {
      Side side = play.rules().board().side(due.unit());
      if (p.hex(due.unit()) != Position.WAITING || due.turn() <= p.turn()) {
        continue;
      }
      Position then = p.copy();
      then.setTurn(due.turn());
      arrivals.bring(then, side.enemy(), Chronicle.SILENT);
      assertThat(then.hex(due.unit())).as("not for the other side").isEqualTo(Position.WAITING);
      arrivals.bring(then, side, Chronicle.SILENT);
      boolean flies = play.rules().roster.isAir(due.unit());
      assertThat(then.hex(due.unit()))
          .as(play.rules().name(due.unit()))
          .isEqualTo(flies ? Boxes.READY : due.place());
      assertThat(then.lost(due.unit())).isEqualTo(due.lost());
      ground += flies ? 0 : 1;
      air += flies ? 1 : 0;
    }
    assertThat(ground).isPositive();
    assertThat(air).isPositive();
  }

  @Test
  @Case({"CTS-19.0", "CTS-20.4"})
  void whoWasWithdrawnReturnsAndWhoIsInPlayStays() {
    Play play = Play.open("campaign");
    Arrivals arrivals = play.rules().arrivals;
    Arrivals.Due due =
        arrivals.record().stream()
            .filter(d -> d.turn() > 2 && !play.rules().roster.isAir(d.unit()))
            .findFirst()
            .orElseThrow();
    Side side = play.rules().board().side(due.unit());
    Position p = play.position().copy();
    p.setTurn(due.turn());
    p.takeOff(due.unit(), Boxes.WITHDRAWN);
    arrivals.bring(p, side, Chronicle.SILENT);
    assertThat(p.hex(due.unit())).isEqualTo(due.place());
    p.takeOff(due.unit(), Boxes.CADRE);
    arrivals.bring(p, side, Chronicle.SILENT);
    assertThat(p.hex(due.unit())).isEqualTo(Boxes.CADRE);
  }

  @Test
  @Case({"CTS-23.14", "CTS-38.0a"})
  void withAbstractAirNoAirUnitComes() {
    Play play = Play.open("campaign", "abstract-air");
    Position p = play.position();
    for (Arrivals.Due due : play.rules().arrivals.record()) {
      if (play.rules().roster.isAir(due.unit()) && p.hex(due.unit()) == Position.WAITING) {
        Position then = p.copy();
        then.setTurn(due.turn());
        play.rules().arrivals.bring(then, play.rules().board().side(due.unit()), Chronicle.SILENT);
        assertThat(then.hex(due.unit())).isEqualTo(Position.WAITING);
      }
    }
  }

  @Test
  @Case({"CTS-19.4a", "CTS-35.6e"})
  void armiesAreReleasedInTheirTurnAtTheSovietArrivals() {
    Play play = Play.open("fall-blau");
    for (StalingradData.Release release : play.rules().data.releases()) {
      for (Side side : List.of(Side.AXIS, Side.SOVIET)) {
        Position p = play.position().copy();
        p.setTurn(release.turn());
        int[] frozen = frozen(play, p, release);
        play.rules().arrivals.bring(p, side, Chronicle.SILENT);
        int[] left = frozen(play, p, release);
        assertThat(left).hasSize(side == Side.AXIS ? frozen.length : 0);
      }
    }
  }

  private static int[] frozen(Play play, Position p, StalingradData.Release release) {
    return IntStream.of(play.rules().roster.units(Side.SOVIET))
        .filter(u -> release.armies().contains(play.rules().roster.formation(u)))
        .filter(u -> p.is(u, Flag.FROZEN))
        .toArray();
  }

  // ---- placing

  @Test
  @Case({"CTS-19.1c", "CTS-21.2a"})
  void thePhaseOfArrivalsIsPassedOverWhenNobodyIsPlaced() {
    Sketch quiet = field().german("g", "0306").german("e", "arriving").rifle("x", "0302");
    Play play = quiet.begin(Side.AXIS, "movement");
    assertThat(play.rules().arrivals.isDue(play.position())).isFalse();
    Play hq = quiet.hq("h", Side.AXIS, "arriving").begin(Side.AXIS, "movement");
    assertThat(hq.rules().arrivals.isDue(hq.position())).isTrue();
    Play due =
        field()
            .german("g", "0306")
            .rifle("x", "0302")
            .state("withdrawals", List.of(Map.of("unit", "g", "steps", 2)))
            .begin(Side.AXIS, "movement");
    assertThat(due.rules().arrivals.isDue(due.position())).isTrue();
  }

  @Test
  @Case({"CTS-21.2a", "CTS-21.2b"})
  void aFrontHqTakesOneReplacementATurn() {
    Play play =
        field()
            .rail("0309-0308-0307-0306")
            .state("control", Map.of("0309", "axis", "0308", "axis", "0307", "axis"))
            .hq("g", Side.AXIS, "0307", GROUP)
            .hq("k", Side.AXIS, "0308", GROUP)
            .counter("german-infantry-1", "arriving")
            .counter("german-infantry-2", "arriving")
            .rifle("x", "0302")
            .begin(Side.AXIS, "arrivals")
            .refuses("CTS-21.2a", "place unit=german-infantry-1 hex=0309")
            .refuses("CTS-34.6", "place unit=german-infantry-1 box=caucasus")
            .plays("place unit=german-infantry-1 hex=0307");
    assertThat(play.is("german-infantry-1", Flag.ARRIVED)).isTrue();
    play.refuses("CTS-21.2a", "place unit=german-infantry-2 hex=0307")
        .plays("place unit=german-infantry-2 hex=0308");
  }

  @Test
  @Case("CTS-34.6")
  void aBoxTakesOneReplacementATurn() {
    Play play =
        field()
            .state("scenario", "campaign")
            .counter("soviet-infantry-1", "arriving")
            .counter("soviet-infantry-2", "arriving")
            .counter("soviet-naval-1", "arriving")
            .german("g", "0307")
            .begin(Side.SOVIET, "arrivals")
            .plays("place unit=soviet-infantry-1 box=caucasus")
            .refuses("CTS-34.6", "place unit=soviet-infantry-2 box=caucasus")
            .plays("place unit=soviet-naval-1 box=black-sea-coast");
    assertThat(play.at("soviet-infantry-1")).isEqualTo("caucasus");
    assertThat(play.at("soviet-infantry-2")).isEqualTo("arriving");
  }

  @Test
  @Case({"CTS-19.1c", "CTS-5.2"})
  void anHqIsNotPlacedAmongItsRivals() {
    Play play =
        field()
            .rail("0309-0308-0307-0306")
            .state("control", Map.of("0309", "axis", "0308", "axis", "0307", "axis"))
            .hq("h", Side.AXIS, "arriving", "nation hungarian")
            .axis("r", "4-4-3", "0308", "nation rumanian")
            .rifle("x", "0302")
            .begin(Side.AXIS, "arrivals");
    play.refuses("CTS-5.2", "place unit=h hex=0308")
        .refuses("CTS-19.1c", "place unit=h")
        .allows("place unit=h hex=0307");
    assertThat(play.legal("place")).contains("place unit=h hex=0309").hasSize(2);
  }

  // ---- withdrawals

  @Test
  @Case({"CTS-20.1", "CTS-20.3", "CTS-ERR-3c"})
  void whatTheRecordTakesIsWrittenDownOrOwed() {
    Play play = Play.open("campaign");
    int written = 0;
    for (StalingradData.Withdrawal due : play.rules().data.withdrawals()) {
      Position p = play.position().copy();
      p.setTurn(due.turn());
      play.rules().withdrawals.fallDue(p, due.side().enemy(), Chronicle.SILENT);
      boolean others =
          play.rules().data.withdrawals().stream()
              .anyMatch(w -> w.turn() == due.turn() && w.side() != due.side());
      assertThat(others || !play.rules().withdrawals.isAnyDue(p)).isTrue();
      play.rules().withdrawals.fallDue(p, due.side(), Chronicle.SILENT);
      for (int i = 0; i < Ledger.WITHDRAWALS; i++) {
        int unit = Ledger.at(p, Ledger.WITHDRAW_UNIT + i);
        if (unit >= 0) {
          written++;
          assertThat(p.value(Ledger.WITHDRAW_STEPS + i)).isPositive();
        }
      }
    }
    assertThat(written).isPositive();
  }

  @Test
  @Case({"CTS-20.1", "CTS-20.2"})
  void whoGoesLeavesEverythingBehind() {
    Play play =
        field()
            .rifle("x", "0302")
            .panzer("p", "9-9-6|6-6-6|3-3-6", "0306", "out-of-supply")
            .state("withdrawals", List.of(Map.of("unit", "p", "steps", 3)))
            .begin(Side.AXIS, "arrivals")
            .plays("withdraw unit=p");
    assertThat(play.at("p")).isEqualTo("withdrawn");
    assertThat(play.is("p", Flag.OUT_OF_SUPPLY)).isFalse();
    assertThat(play.view(Side.AXIS).state()).containsEntry("withdrawals", List.of());
  }

  // ---- rebuilding

  @Test
  @Case({"CTS-21.4b", "CTS-21.6"})
  void aReplacementThatIsUsedIsFreshInThePool() {
    Play play =
        field()
            .german("a", "0305", "lost 2")
            .counter("german-infantry-1", "0305", "out-of-supply")
            .rifle("x", "0302")
            .begin(Side.AXIS, "supply")
            .plays("replace unit=a with=german-infantry-1");
    assertThat(play.at("german-infantry-1")).isEqualTo("replacement-pool");
    assertThat(play.is("german-infantry-1", Flag.OUT_OF_SUPPLY)).isFalse();
  }

  @Test
  @Case({"CTS-21.4a", "CTS-5.2"})
  void aCadreDoesNotReturnAmongItsRivals() {
    Sketch sketch =
        field()
            .hq("g", Side.AXIS, "0307", GROUP)
            .axis("c", "4-4-3|2-2-3", "cadre", "nation hungarian")
            .counter("hungarian-1", "0307")
            .rifle("x", "0302");
    sketch.begin(Side.AXIS, "supply").allows("replace unit=c with=hungarian-1");
    sketch
        .axis("r", "4-4-3", "0307", "nation rumanian")
        .begin(Side.AXIS, "supply")
        .refuses("CTS-5.0a", "replace unit=c with=hungarian-1");
  }

  @Test
  @Case({"CTS-21.4a", "CTS-33.0"})
  void aCadreReturnsInABoxToo() {
    Play play =
        field()
            .state("scenario", "campaign")
            .hq("f", Side.SOVIET, "caucasus", FRONT)
            .rifle("c", "cadre")
            .counter("soviet-infantry-1", "caucasus")
            .german("g", "0307")
            .begin(Side.SOVIET, "supply")
            .plays("replace unit=c with=soviet-infantry-1");
    assertThat(play.at("c")).isEqualTo("caucasus");
    assertThat(play.stepsLeft("c")).isEqualTo(1);
  }

  @Test
  @Case("CTS-21.7a")
  void aRemnantThatFoughtIsNotMerged() {
    Sketch sketch = field().rifle("a", "0303", "lost 2", "attacked").rifle("b", "0303", "lost 2");
    sketch
        .german("g", "0307")
        .begin(Side.SOVIET, "supply")
        .refuses("CTS-21.7a", "merge units=a,b unit=b");
    Play play =
        field()
            .rifle("a", "0303", "lost 2")
            .rifle("b", "0303", "lost 2", "out-of-supply")
            .soviet("m", "4-4-3|1-1-3", "0303", "arm mountain", "lost 1")
            .german("g", "0307")
            .begin(Side.SOVIET, "supply")
            .allows("merge units=a,m unit=m")
            .plays("merge units=a,b unit=a");
    assertThat(play.at("b")).isEqualTo("cadre");
    assertThat(play.is("b", Flag.OUT_OF_SUPPLY)).isFalse();
  }
}
