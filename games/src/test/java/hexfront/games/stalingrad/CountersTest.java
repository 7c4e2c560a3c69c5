package hexfront.games.stalingrad;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.Unit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Section 2 and the order of battle: what counters are and where they begin. */
class CountersTest {
  private static final Play BLAU = Play.open("fall-blau");
  private static final Play URANUS = Play.open("uranus");
  private static final Play CAMPAIGN = Play.open("campaign");

  @Test
  @Case({"CTS-2.0", "CTS-2.2.1", "CTS-2.2.2", "CTS-2.2.5", "CTS-2.3", "CTS-1.2c", "CTS-SCN-QS"})
  void countersHaveNationalityClassSizeAndFactors() {
    Unit division = BLAU.rules().board().unit(BLAU.unit("GE-ID-45"));
    assertThat(division.nationality()).isEqualTo("german");
    assertThat(division.size()).isEqualTo("division");
    assertThat(division.steps().getFirst()).hasToString("8-8-3");
    assertThat(Sketch.BOX.counters()).hasSize(686);
  }

  @Test
  @Case({"CTS-2.2.4a", "CTS-2.2.4b", "CTS-10.6a", "CTS-10.6b"})
  void divisionsHaveUpToFourStepsAndRifleDivisionsThree() {
    assertThat(Sketch.BOX.counters())
        .allSatisfy(unit -> assertThat(unit.steps()).hasSizeBetween(1, 4))
        .filteredOn(unit -> unit.arm().equals("rifle") && unit.size().equals("division"))
        .allSatisfy(unit -> assertThat(unit.steps()).hasSize(3));
  }

  @Test
  @Case({"CTS-2.4c", "CTS-2.4Hc", "CTS-4.4.2b", "CTS-1.2b"})
  void germanMotorizedDivisionsAreMechanizedAndKharkovHasThreeHexes() {
    assertThat(Sketch.BOX.counters())
        .filteredOn(u -> u.id().startsWith("GE-MechD"))
        .allMatch(u -> u.arm().equals("mechanized"));
    assertThat(Sketch.BOX.map().places().stream().filter(p -> p.name().equals("Kharkov")))
        .hasSize(3)
        .filteredOn(place -> place.kind().equals("major-city"))
        .hasSize(1);
    assertThat(BLAU.rules().roster.isAirHq(BLAU.unit("GE-AHQ-VIIIAirCorps"))).isTrue();
  }

  @Test
  @Case({"CTS-ERR-3a", "CTS-ERR-3b", "CTS-20.4"})
  void theErrataNameArrivals() {
    assertThat(CAMPAIGN.rules().arrivals.record())
        .anyMatch(due -> due.turn() == 59 && due.unit() == CAMPAIGN.unit("SU-MC-6"))
        .anyMatch(due -> due.turn() == 11 && due.unit() == CAMPAIGN.unit("SU-HQ-4thTankArmy"))
        .anyMatch(due -> due.turn() == 61 && due.unit() == CAMPAIGN.unit("GE-PzD-19"));
    assertThat(CAMPAIGN.rules().data.withdrawals()).noneMatch(due -> due.turn() == 44);
  }

  @Test
  @Case({"CTS-ERR-3c", "CTS-ERR-3d", "CTS-ERR-3e", "CTS-ERR-4"})
  void theErrataNameWithdrawals() {
    assertThat(CAMPAIGN.rules().data.withdrawals())
        .anyMatch(due -> due.turn() == 22 && due.unit().equals("GE-PzD-19"))
        .anyMatch(due -> due.turn() == 29 && due.unit().equals("GE-ID-95"))
        .anyMatch(due -> due.turn() == 25 && due.unit().equals(Ledger.ANY_TANK_CORPS));
    assertThat(Sketch.BOX.counters()).noneMatch(unit -> unit.id().equals("GE-ID-132"));
  }

  @Test
  @Case({"CTS-35.1.4a", "CTS-35.1.4b", "CTS-36.1.4"})
  void theSovietsBeginWithTheirCompulsoryLossesAndMayChooseOthers() {
    Play blau = Play.open("fall-blau", "free-set-up");
    assertThat(blau.rules().setUp.losers(blau.position()).size()).isEqualTo(10);
    Play uranus = Play.open("uranus", "free-set-up").plays("end-phase");
    assertThat(uranus.rules().setUp.losers(uranus.position()).size()).isEqualTo(30);
    String loser = blau.rules().name(blau.rules().setUp.losers(blau.position()).get(0));
    int left = blau.stepsLeft(loser);
    blau.refuses("CTS-35.1.4a", "lose steps=" + loser + ":1");
    assertThat(blau.stepsLeft(loser)).isEqualTo(left);
  }

  @Test
  @Case({"CTS-35.2b", "CTS-35.4", "CTS-36.4"})
  void theAxisBeginsWithTwoDepotsAndTwoReplacements() {
    StalingradRoster roster = BLAU.rules().roster;
    assertThat(onMap(BLAU, roster.depots(Side.AXIS))).isEqualTo(2);
    assertThat(onMap(BLAU, roster.depots(Side.SOVIET))).isZero();
    assertThat(onMap(BLAU, roster.replacements(Side.AXIS))).isEqualTo(2);
    assertThat(onMap(URANUS, URANUS.rules().roster.replacements(Side.AXIS))).isZero();
  }

  private static long onMap(Play play, int[] units) {
    return IntStream.of(units).filter(play.position()::onMap).count();
  }

  @Test
  @Case({"CTS-35.3a", "CTS-35.3b", "CTS-36.3a", "CTS-36.3b"})
  void railsAreRepairedUpToTheRailheads() {
    Ledger blau = BLAU.rules().ledger;
    assertThat(blau.isRepaired(BLAU.position(), Side.AXIS, BLAU.hex("2947"))).isTrue();
    assertThat(blau.isRepaired(BLAU.position(), Side.AXIS, BLAU.hex("2946"))).isFalse();
    assertThat(blau.isRepaired(BLAU.position(), Side.SOVIET, BLAU.hex("1636"))).isTrue();
    Ledger uranus = URANUS.rules().ledger;
    for (String hex : new String[] {"1541", "3041", "4130", "4334", "4515", "4535", "4812"}) {
      assertThat(uranus.isRepaired(URANUS.position(), Side.AXIS, URANUS.hex(hex))).isTrue();
    }
  }

  @Test
  @Case({"CTS-36.1S", "CTS-ERR-5", "CTS-24.6.1"})
  void uranusBeginsWithAQuarterOfStalingradInSovietHands() {
    int slot = URANUS.rules().terrain.citySlot(URANUS.hex("4209"));
    assertThat(Ledger.isContested(URANUS.position(), slot)).isTrue();
    assertThat(Ledger.axisQuarters(URANUS.position(), slot)).isEqualTo(3);
    assertThat(URANUS.position().controls(Side.AXIS, URANUS.hex("4108"))).isTrue();
  }

  @Test
  @Case({"CTS-37.2", "CTS-37.1"})
  void theCampaignBeginsAsFallBlauWithTheCaucasusBesides() {
    assertThat(Ledger.supply(CAMPAIGN.position(), Side.SOVIET)).isEqualTo(12);
    assertThat(CAMPAIGN.position().unitsAt(Boxes.CAUCASUS)).hasSize(10);
    assertThat(CAMPAIGN.position().unitsAt(Boxes.GUARD_POOL)).hasSize(32);
    assertThat(BLAU.position().unitsAt(Boxes.CAUCASUS)).isEmpty();
  }
}
