package hexfront.games.ags.rostov;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.events.Declared;
import hexfront.engine.events.Eliminated;
import hexfront.engine.staff.Staff;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Section 23. */
class AxisSupplyTest {
  private static final Side AXIS = Side.AXIS;
  private static final String MOVING = "initial-movement";

  /** A strip with the Axis edge at its western end. */
  private static Sketch strip() {
    return Sketch.clear(1, 30).source(AXIS, "0101");
  }

  private static Play axis(Sketch sketch) {
    return sketch.begin(AXIS, MOVING);
  }

  @Test
  @Case("ROSTOV-23.0")
  void aUnitWithinSixHexesOfTheEdgeIsInSupply() {
    assertThat(axis(strip().german("a", "5-7-8", "0107")).isSupplied("a")).isTrue();
    assertThat(axis(strip().german("a", "5-7-8", "0108")).isSupplied("a")).isFalse();
  }

  @Test
  @Case({"ROSTOV-23.1", "ROSTOV-23.0"})
  void countersWithinSixHexesOfEachOtherMakeAChain() {
    Sketch sketch =
        strip()
            .supply("s1", "0107")
            .supply("s2", "0113")
            .german("a", "5-7-8", "0119")
            .german("far", "5-7-8", "0120");
    Play table = axis(sketch);
    assertThat(table.isSupplied("a")).isTrue();
    assertThat(table.isSupplied("far")).isFalse();
    Sketch broken = strip().supply("s1", "0108").supply("s2", "0113").german("a", "5-7-8", "0119");
    assertThat(axis(broken).isSupplied("a")).isFalse();
  }

  @Test
  @Case("ROSTOV-23.11")
  void oneCounterSuppliesManyUnitsAndLinksManyCounters() {
    Sketch sketch =
        Sketch.clear(8, 20)
            .source(AXIS, "0401")
            .supply("s1", "0406")
            .supply("s2", "0211")
            .supply("s3", "0611")
            .german("a", "5-7-8", "0216")
            .german("b", "5-7-8", "0616")
            .german("c", "5-7-8", "0411");
    Play table = axis(sketch);
    assertThat(table.isSupplied("a")).isTrue();
    assertThat(table.isSupplied("b")).isTrue();
    assertThat(table.isSupplied("c")).isTrue();
  }

  @Test
  @Case({"ROSTOV-23.16", "ROSTOV-19.3"})
  void aRoadCountsHalfForSupplyAndNothingForMovement() {
    Sketch sketch =
        strip()
            .road("0101-0102-0103-0104-0105-0106-0107-0108-0109-0110-0111-0112-0113-0114")
            .german("a", "5-7-8", "0113")
            .german("b", "5-7-8", "0114")
            .panzer("p", "6-2-10", "0102");
    Play table = axis(sketch);
    assertThat(table.isSupplied("a")).isTrue();
    assertThat(table.isSupplied("b")).isFalse();
    table.plays("move units=p path=0102,0103");
    assertThat(table.pointsLeft("p")).isEqualTo(9);
  }

  @Test
  @Tag("E-SUP-07")
  @Case({"ROSTOV-19.4", "ROSTOV-23.16"})
  void axisSupplyCrossesAMajorRiverByRoadOrAtACityButNotByRail() {
    assertThat(axis(river().rail("0103-0104")).isSupplied("a")).isFalse();
    assertThat(axis(river().road("0103-0104")).isSupplied("a")).isTrue();
    assertThat(axis(river().terrain("city", "0103").control(AXIS, "0103")).isSupplied("a"))
        .isTrue();
  }

  private static Sketch river() {
    return strip().hexside("major-river", "0103/0104").german("a", "5-7-8", "0105");
  }

  @Test
  @Case("ROSTOV-23.17")
  void severeWeatherShortensLinesToThreeHexesAndTheNorthDecidesForBoth() {
    Play table = axis(strip().german("a", "5-7-8", "0104").german("b", "5-7-8", "0105"));
    table.weather(Weather.CLEAR, Weather.SEVERE);
    assertThat(table.isSupplied("a")).isTrue();
    assertThat(table.isSupplied("b")).isFalse();
    Sketch both =
        Sketch.clear(18, 3)
            .source(AXIS, "1401")
            .german("a", "5-7-8", "1701")
            .german("b", "5-7-8", "1801");
    Play mixed = axis(both).weather(Weather.SEVERE, Weather.MODERATE);
    assertThat(mixed.isSupplied("a")).isTrue();
    assertThat(mixed.isSupplied("b")).isFalse();
  }

  @Test
  @Case("ROSTOV-23.17")
  void theStaffKnowsWhoWillBeInSupplyInTheWeatherOfTheTrack() {
    Play table = axis(strip().german("a", "5-7-8", "0104").german("b", "5-7-8", "0105"));
    table.position().setTurn(8);
    table.weather(Weather.SEVERE, Weather.MODERATE);
    Staff staff = table.rules().staff();
    int near = table.position().board().grid().hex("0104").orElseThrow();
    int far = table.position().board().grid().hex("0105").orElseThrow();
    assertThat(staff.suppliedAhead(table.position(), AXIS, 1).has(far)).isTrue();
    assertThat(staff.suppliedAhead(table.position(), AXIS, 2).has(far)).isFalse();
    assertThat(staff.suppliedAhead(table.position(), AXIS, 2).has(near)).isTrue();
    assertThat(staff.supplied(table.position(), AXIS).has(far)).isTrue();
  }

  @Test
  @Case("ROSTOV-23.0")
  void noLinePassesAnEnemyZoneUnlessAUnitNotACounterIsThere() {
    Sketch sketch =
        Sketch.clear(2, 12)
            .source(AXIS, "0101")
            .terrain("sea", "0201", "0202", "0204", "0205", "0206", "0207")
            .soviet("x", "2-3-8", "0203")
            .german("a", "5-7-8", "0106");
    assertThat(axis(sketch).isSupplied("a")).isFalse();
    Sketch counter =
        Sketch.clear(2, 12)
            .source(AXIS, "0101")
            .terrain("sea", "0201", "0202", "0204", "0205", "0206", "0207")
            .soviet("x", "2-3-8", "0203")
            .german("a", "5-7-8", "0106")
            .supply("s", "0103")
            .supply("t", "0104");
    assertThat(axis(counter).isSupplied("a")).isFalse();
    Sketch friends =
        Sketch.clear(2, 12)
            .source(AXIS, "0101")
            .terrain("sea", "0201", "0202", "0204", "0205", "0206", "0207")
            .soviet("x", "2-3-8", "0203")
            .german("a", "5-7-8", "0106")
            .german("b", "5-7-8", "0103")
            .german("c", "5-7-8", "0104");
    assertThat(axis(friends).isSupplied("a")).isTrue();
  }

  @Test
  @Case("ROSTOV-23.14")
  void countersAreNeverOutOfSupply() {
    assertThat(axis(strip().supply("s", "0120")).pointsLeft("s")).isEqualTo(8);
  }

  // ---- the counters

  @Test
  @Case("ROSTOV-23.13")
  void countersMoveLikeMechanizedUnitsAndKeepOutOfEnemyZones() {
    Sketch sketch =
        Sketch.clear(8, 12)
            .supply("s", "0403")
            .terrain("woods", "0404")
            .german("a", "5-7-8", "0305")
            .soviet("x", "2-3-8", "0306");
    Play table = axis(sketch);
    table.refuses("ROSTOV-23.13", "move units=s path=0403,0404,0405");
    table.allows("move units=s path=0403,0404,0305");
    assertThat(table.reach("s")).contains("0305").doesNotContain("0405", "0205");
    table.plays("move units=s path=0403,0404");
    assertThat(table.pointsLeft("s")).isEqualTo(6);
  }

  @Test
  @Case("ROSTOV-23.13")
  void countersStackFreelyHaveNoZoneAndFightNobody() {
    Sketch sketch =
        Sketch.clear(8, 8)
            .german("a", "5-7-8", "0404")
            .german("b", "5-7-8", "0404")
            .german("c", "5-7-8", "0404")
            .supply("s", "0404")
            .supply("alone", "0202")
            .soviet("x", "2-3-8", "0405");
    Play table = sketch.begin(AXIS, "combat");
    assertThat(table.inZone(AXIS, "0203")).isFalse();
    table.refuses("ROSTOV-23.13", "attack attackers=a,s hexes=0405");
    axis(Sketch.clear(8, 8).supply("s", "0404").soviet("x", "2-3-8", "0405"))
        .refuses("ROSTOV-23.13", "overrun units=s hex=0405");
  }

  @Test
  @Case({"ROSTOV-23.13", "ROSTOV-23.12"})
  void aSovietUnitThatFindsACounterAloneRemovesItForTwoTurns() {
    Sketch sketch =
        Sketch.clear(8, 8)
            .supply("s", "0404")
            .soviet("x", "2-3-8", "0406")
            .area("A", "0101")
            .turn(3);
    Play table = sketch.begin(Side.SOVIET, MOVING);
    table.plays("move units=x path=0406,0405,0404,0403");
    assertThat(table.at("s")).isEqualTo("waiting");
    table.position().setTurn(4);
    assertThat(table.rostov().reinforcement().isDue(table.position(), table.unit("s"))).isFalse();
    table.position().setTurn(5);
    assertThat(table.rostov().reinforcement().isDue(table.position(), table.unit("s"))).isTrue();
  }

  // ---- expending

  private static Sketch cutOff() {
    return strip()
        .supply("s", "0120")
        .german("a", "5-7-8", "0126")
        .german("b", "5-7-8", "0112")
        .turn(4);
  }

  @Test
  @Case("ROSTOV-23.15")
  void aCounterOutsideAChainIsExpendedToSupplyUnitsForOnePlayerTurn() {
    Play table = axis(cutOff());
    assertThat(table.pointsLeft("a")).isEqualTo(4);
    table.plays("expend-supply unit=s");
    assertThat(table.pointsLeft("a")).isEqualTo(8);
    assertThat(table.pointsLeft("b")).isEqualTo(4);
    table.plays("end-phase");
    assertThat(table.isSupplied("a")).isTrue();
    table.plays("end-phase").plays("end-phase").plays("end-phase");
    assertThat(table.position().phasing()).isEqualTo(Side.SOVIET);
    assertThat(table.at("s")).isEqualTo("waiting");
    assertThat(table.isSupplied("a")).isFalse();
    assertThat(table.position().value(RostovValue.of(table.unit("s")))).isEqualTo(6);
  }

  @Test
  @Tag("E-ROS-03")
  @Case("ROSTOV-23.15")
  void aCounterIsExpendedOnlyBeforeAxisMovementAndOnlyOutsideAChain() {
    axis(cutOff())
        .plays("move units=a path=0126,0127")
        .refuses("ROSTOV-23.15", "expend-supply unit=s");
    cutOff().begin(Side.SOVIET, MOVING).refuses("ROSTOV-23.15", "expend-supply unit=s");
    axis(strip().supply("s", "0106").german("a", "5-7-8", "0126"))
        .refuses("ROSTOV-23.15", "expend-supply unit=s");
  }

  @Test
  @Case("ROSTOV-19.7")
  void sovietHeadquartersTraceLinesOfAnyLengthToTheEastEdge() {
    Sketch sketch =
        Sketch.clear(1, 30)
            .source(Side.SOVIET, "0130")
            .hq("h", 4, "0103")
            .soviet("x", "2-3-8", "0101");
    Play table = sketch.begin(Side.SOVIET, MOVING);
    assertThat(table.isSupplied("h")).isTrue();
    assertThat(table.isSupplied("x")).isTrue();
  }

  @Test
  @Case("ROSTOV-23.0")
  void theLineThatSuppliesAUnitCanBeShown() {
    Play table = axis(strip().supply("s", "0106").german("a", "5-7-8", "0110"));
    assertThat(table.rules().supply(table.position(), AXIS))
        .anySatisfy(
            line -> {
              assertThat(line.unit()).isEqualTo(table.unit("a"));
              assertThat(line.path().size()).isEqualTo(5);
            });
  }

  @Test
  @Case("ROSTOV-23.16")
  void aLineEndsInASwampAndDoesNotPassIt() {
    Sketch sketch = strip().terrain("swamp", "0103");
    Play table = axis(sketch.german("in", "5-7-8", "0103").german("beyond", "5-7-8", "0104"));
    assertThat(table.isSupplied("in")).isTrue();
    assertThat(table.isSupplied("beyond")).isFalse();
  }

  @Test
  @Case({"ROSTOV-23.18", "ROSTOV-24.21"})
  void inTheSovietPlayerTurnAnInterdictedCounterSuppliesUnits() {
    Sketch sketch = strip().supply("s", "0107").german("far", "5-7-8", "0112");
    Play table = sketch.begin(Side.SOVIET, MOVING);
    table.position().setValue(RostovValue.INTERDICTED, table.unit("s") + 1);
    assertThat(table.isSupplied("far")).isTrue();
  }

  @Test
  @Case("ROSTOV-23.15")
  void onlyACounterOnTheMapIsExpendedAndOnlyOnce() {
    Play table = axis(cutOff().supply("off", "off"));
    table.refuses("ROSTOV-23.15", "expend-supply unit=a");
    table.refuses("ROSTOV-23.15", "expend-supply unit=off");
    table.plays("expend-supply unit=s").refuses("ROSTOV-23.15", "expend-supply unit=s");
    assertThat(table.last(Declared.class).rule()).isEqualTo("ROSTOV-23.15");
  }

  @Test
  @Case({"ROSTOV-23.13", "ROSTOV-24.21"})
  void theMarkerOverACapturedCounterGoesWithItAndNoOther() {
    Sketch sketch =
        Sketch.clear(8, 8).supply("s", "0404").supply("t", "0808").soviet("x", "2-3-8", "0406");
    Play table = sketch.begin(Side.SOVIET, MOVING);
    table.position().setValue(RostovValue.INTERDICTED, table.unit("s") + 1);
    table.plays("move units=x path=0406,0405,0404");
    assertThat(table.position().value(RostovValue.INTERDICTED)).isZero();
    assertThat(table.last(Eliminated.class).rule()).isEqualTo("ROSTOV-23.13");
    assertThat(table.at("t")).isEqualTo("0808");
    Sketch again =
        Sketch.clear(8, 8).supply("s", "0404").supply("t", "0808").soviet("x", "2-3-8", "0406");
    Play other = again.begin(Side.SOVIET, MOVING);
    other.position().setValue(RostovValue.INTERDICTED, other.unit("t") + 1);
    other.plays("move units=x path=0406,0405,0404");
    assertThat(other.position().value(RostovValue.INTERDICTED)).isEqualTo(other.unit("t") + 1);
  }

  @Test
  @Case({"ROSTOV-23.0", "ROSTOV-19.7"})
  void linesAreToldByTheirCase() {
    Play table =
        axis(strip().source(Side.SOVIET, "0130").german("a", "5-7-8", "0103").hq("h", 4, "0128"));
    assertThat(table.rules().supply(table.position(), AXIS))
        .isNotEmpty()
        .allMatch(line -> line.rule().equals("ROSTOV-23.0"));
    assertThat(table.rules().supply(table.position(), Side.SOVIET))
        .isNotEmpty()
        .allMatch(line -> line.rule().equals("ROSTOV-19.7"));
  }

  @Test
  @Case({"ROSTOV-23.13", "ROSTOV-18.15"})
  void whatMustNotBeIsNoticed() {
    Play table = axis(strip().supply("s", "0107").soviet("x", "2-3-8", "0120"));
    assertThat(table.rostov().broken(table.position())).isEmpty();
    table.position().setValue(RostovValue.PENDING, 1);
    assertThat(table.rostov().broken(table.position())).hasSize(1);
    table.position().place(table.unit("x"), table.hex("0107"));
    assertThat(table.rostov().broken(table.position())).hasSize(2);
  }
}
