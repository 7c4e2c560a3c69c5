package hexfront.games.ags.rostov;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.events.Declared;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Sections 19.8, 23.2 and 24. */
class AirMarkersTest {
  private static final String MOVING = "initial-movement";
  private static final String RAIL = AirMarkers.RAIL_INTERDICTION;
  private static final String PROTECT = AirMarkers.SUPPLY_PROTECTION;
  private static final String INTERDICT = AirMarkers.SUPPLY_INTERDICTION;
  private static final String SUPPLY = AirMarkers.AIR_SUPPLY;

  private static Sketch railway() {
    return Sketch.clear(4, 40)
        .rail(way(1, 34).replace(',', '-'))
        .supply("s", "0302")
        .supply("t", "0305")
        .supply("u", "0308")
        .german("a", "5-7-8", "0308")
        .allied("r", "3-4-7", "0305")
        .soviet("x", "2-3-8", "0101");
  }

  private static String way(int from, int to) {
    StringBuilder way = new StringBuilder();
    for (int i = from; i <= to; i++) {
      way.append(i > from ? "," : "").append("01%02d".formatted(i));
    }
    return way.toString();
  }

  private static Play at(Side side, String phase, int turn) {
    return railway().turn(turn).begin(side, phase);
  }

  @Test
  @Tag("E-AIR-01")
  @Case({"ROSTOV-24.0", "ROSTOV-24.1"})
  void theAxisPlayerHasThreeMarkersATurnAndLaterOne() {
    Play table = at(Side.AXIS, "air-power", 8);
    table
        .plays("place-air hex=0105 purpose=" + RAIL)
        .plays("place-air hex=0302 purpose=" + PROTECT);
    table.plays("place-air hex=0106 purpose=" + RAIL);
    assertThat(table.question()).isEqualTo("air-power");
    table.refuses("ROSTOV-24.1", "place-air hex=0305 purpose=" + PROTECT);
    Play late = at(Side.AXIS, "air-power", 9);
    late.plays("place-air hex=0105 purpose=" + RAIL)
        .refuses("ROSTOV-24.1", "place-air hex=0106 purpose=" + RAIL);
  }

  @Test
  @Tag("T-16")
  @Case("ROSTOV-24.14")
  void noMoreThanTwoMarkersServeOnePurpose() {
    at(Side.AXIS, "air-power", 3)
        .plays("place-air hex=0105 purpose=" + RAIL)
        .plays("place-air hex=0106 purpose=" + RAIL)
        .refuses("ROSTOV-24.14", "place-air hex=0107 purpose=" + RAIL);
    at(Side.AXIS, "air-power", 3)
        .plays("place-air hex=0302 purpose=" + PROTECT)
        .plays("place-air hex=0305 purpose=" + PROTECT)
        .refuses("ROSTOV-24.14", "place-air hex=0308 purpose=" + PROTECT);
  }

  @Test
  @Case({"ROSTOV-24.11", "ROSTOV-19.21"})
  void aMarkerMakesARailHexCountTenAndCostAPointMore() {
    at(Side.AXIS, "air-power", 3)
        .refuses("ROSTOV-24.11", "place-air hex=0405 purpose=" + RAIL)
        .allows("place-air hex=0101 purpose=" + RAIL);
    Play table = at(Side.SOVIET, MOVING, 3);
    table.position().setValue(RostovValue.RAIL_MARKER, table.hex("0110") + 1);
    table.allows("rail unit=x path=" + way(1, 22));
    table.refuses("ROSTOV-19.21", "rail unit=x path=" + way(1, 23));
    table.position().setValue(RostovValue.RAIL_MARKER, table.hex("0102") + 1);
    table.plays("move units=x path=0101,0102,0103");
    assertThat(table.pointsLeft("x")).isEqualTo(8 - 2 - 1);
  }

  @Test
  @Case("ROSTOV-24.11")
  void railMarkersComeOffInTheSovietAirPowerPhase() {
    Play table = at(Side.AXIS, "air-power", 3);
    table.plays("place-air hex=0105 purpose=" + RAIL).plays("end-phase").plays("pass");
    assertThat(table.rostov().air.interdicted(table.position())).hasSize(1);
    table.plays("end-phase").plays("end-phase").plays("end-phase");
    assertThat(table.question()).isEqualTo("air-power");
    assertThat(table.rostov().air.interdicted(table.position())).isEmpty();
  }

  @Test
  @Case({"ROSTOV-24.12", "ROSTOV-23.2"})
  void oneGermanStackIsSuppliedByAirForOnePlayerTurn() {
    Sketch sketch =
        Sketch.clear(1, 30)
            .source(Side.AXIS, "0101")
            .german("a", "5-7-8", "0120")
            .allied("r", "3-4-7", "0120")
            .allied("q", "3-4-7", "0122")
            .german("b", "5-7-8", "0125");
    Play table = sketch.begin(Side.AXIS, MOVING);
    table.refuses("ROSTOV-23.2", "place-air hex=0122 purpose=" + SUPPLY);
    table.plays("place-air hex=0120 purpose=" + SUPPLY);
    assertThat(table.pointsLeft("a")).isEqualTo(8);
    assertThat(table.pointsLeft("r")).isEqualTo(3);
    table.refuses("ROSTOV-23.2", "place-air hex=0125 purpose=" + SUPPLY);
    table.plays("end-phase").plays("end-phase").plays("end-phase").plays("end-phase");
    assertThat(table.position().phasing()).isEqualTo(Side.SOVIET);
    assertThat(table.isSupplied("a")).isFalse();
  }

  @Test
  @Case({"ROSTOV-24.12", "ROSTOV-23.2"})
  void theAxisPlayerIsAskedForAirSupplyBeforeTheSovietPlayerTurn() {
    Sketch sketch = Sketch.clear(1, 30).source(Side.AXIS, "0101").german("a", "5-7-8", "0120");
    Play table = sketch.begin(Side.AXIS, "air-power");
    table.plays("end-phase");
    assertThat(table.question()).isEqualTo("air-supply");
    assertThat(table.asked()).isEqualTo(Side.AXIS);
    table.refuses("AGS-4.2", "place-air hex=0120 purpose=" + RAIL);
    table.plays("place-air hex=0120 purpose=" + SUPPLY);
    assertThat(table.isSupplied("a")).isTrue();
    assertThat(table.asked()).isEqualTo(Side.SOVIET);
    Sketch.clear(1, 30)
        .german("a", "5-7-8", "0120")
        .begin(Side.AXIS, MOVING)
        .plays("move units=a path=0120,0121")
        .refuses("ROSTOV-24.12", "place-air hex=0121 purpose=" + SUPPLY);
  }

  @Test
  @Tag("E-ROS-05")
  @Case({"ROSTOV-24.13", "ROSTOV-24.21", "ROSTOV-23.18"})
  void aMarkerOrAGermanUnitProtectsACounterButAnAlliedUnitDoesNot() {
    Play table = at(Side.SOVIET, "air-power", 3);
    table.position().mark(table.unit("s"), RostovFlag.PROTECTED);
    table.refuses("ROSTOV-24.21", "place-air hex=0302 purpose=" + INTERDICT);
    table.refuses("ROSTOV-24.21", "place-air hex=0308 purpose=" + INTERDICT);
    table.refuses("ROSTOV-24.21", "place-air hex=0310 purpose=" + INTERDICT);
    table.plays("place-air hex=0305 purpose=" + INTERDICT);
    table.refuses("ROSTOV-24.0", "place-air hex=0305 purpose=" + INTERDICT);
  }

  @Test
  @Case("ROSTOV-24.13")
  void protectionIsPlacedInTheAxisAirPowerPhaseAndComesOffAfterTheSovietOne() {
    Play table = at(Side.AXIS, "air-power", 3);
    table.refuses("ROSTOV-24.13", "place-air hex=0310 purpose=" + PROTECT);
    table.plays("place-air hex=0302 purpose=" + PROTECT).plays("end-phase").plays("pass");
    assertThat(table.is("s", RostovFlag.PROTECTED)).isTrue();
    table.plays("end-phase").plays("end-phase").plays("end-phase");
    table.refuses("ROSTOV-24.21", "place-air hex=0302 purpose=" + INTERDICT);
    table.plays("end-phase");
    assertThat(table.is("s", RostovFlag.PROTECTED)).isFalse();
    at(Side.AXIS, MOVING, 3).refuses("ROSTOV-24.13", "place-air hex=0302 purpose=" + PROTECT);
  }

  @Test
  @Case({"ROSTOV-24.21", "ROSTOV-23.18"})
  void anInterdictedCounterNeitherMovesNorSuppliesUnitsButStillLinks() {
    Sketch sketch =
        Sketch.clear(1, 30)
            .source(Side.AXIS, "0101")
            .supply("s", "0107")
            .supply("t", "0113")
            .german("near", "5-7-8", "0108")
            .german("far", "5-7-8", "0118");
    Play table = sketch.begin(Side.AXIS, MOVING);
    table.position().setValue(RostovValue.INTERDICTED, table.unit("s") + 1);
    assertThat(table.isSupplied("far")).isTrue();
    table.refuses("ROSTOV-24.21", "move units=s path=0107,0108");
    table.position().setValue(RostovValue.INTERDICTED, table.unit("t") + 1);
    assertThat(table.isSupplied("far")).isFalse();
    assertThat(table.isSupplied("near")).isTrue();
  }

  @Test
  @Case("ROSTOV-24.21")
  void theSovietMarkerComesOffInTheNextAxisAirPowerPhase() {
    Play table = at(Side.SOVIET, "air-power", 3);
    table.plays("place-air hex=0305 purpose=" + INTERDICT).plays("end-phase");
    assertThat(table.position().turn()).isEqualTo(4);
    assertThat(table.position().value(RostovValue.INTERDICTED)).isPositive();
    table.plays("end-phase").plays("end-phase").plays("end-phase");
    assertThat(table.position().value(RostovValue.INTERDICTED)).isZero();
  }

  @Test
  @Tag("E-AIR-04")
  @Case({"ROSTOV-19.8", "ROSTOV-24.2", "ROSTOV-24.22"})
  void onlyTheSovietMarkerAidsAttacksAndOnlyFromTurnNine() {
    Sketch sketch =
        Sketch.clear(6, 8)
            .german("a", "10-5-8", "0303", "supplied")
            .soviet("x", "10-5-8", "0304", "supplied")
            .hq("h", 4, "0306", "supplied");
    sketch
        .turn(8)
        .begin(Side.SOVIET, "combat")
        .refuses("ROSTOV-24.2", "attack attackers=x hexes=0303 air=true");
    Sketch later =
        Sketch.clear(6, 8)
            .german("a", "10-5-8", "0303", "supplied")
            .soviet("x", "10-5-8", "0304", "supplied")
            .hq("h", 4, "0306", "supplied");
    Play table = later.turn(9).begin(Side.SOVIET, "combat");
    assertThat(table.odds("attack attackers=x hexes=0303 air=true").column()).isEqualTo("3-1");
    table.plays("attack attackers=x hexes=0303 air=true", 1);
    assertThat(table.position().value(RostovValue.SOVIET_AIR_USED)).isEqualTo(1);
    Sketch axis =
        Sketch.clear(6, 8).german("a", "10-5-8", "0303", "supplied").soviet("x", "2-5-8", "0304");
    Play german = axis.turn(9).begin(Side.AXIS, "combat");
    german.refuses("ROSTOV-19.8", "attack attackers=a hexes=0304 air=true");
    assertThat(german.rostov().air().airPoints(german.position(), Side.SOVIET)).isZero();
  }

  @Test
  @Case({"ROSTOV-24.0", "ROSTOV-24.11", "ROSTOV-24.13", "ROSTOV-24.21"})
  void eachPurposeHasItsPhaseAndItsHexes() {
    Play axis = at(Side.AXIS, "air-power", 3);
    axis.refuses("ROSTOV-24.0", "place-air hex=0105 purpose=reconnaissance");
    axis.refuses("ROSTOV-24.21", "place-air hex=0305 purpose=" + INTERDICT);
    axis.plays("place-air hex=0105 purpose=" + RAIL);
    assertThat(axis.last(Declared.class).what()).isEqualTo("rail-interdiction on 0105");
    axis.refuses("ROSTOV-24.11", "place-air hex=0105 purpose=" + RAIL);
    axis.plays("place-air hex=0302 purpose=" + PROTECT);
    axis.refuses("ROSTOV-24.13", "place-air hex=0302 purpose=" + PROTECT);
    at(Side.AXIS, MOVING, 3).refuses("ROSTOV-24.11", "place-air hex=0105 purpose=" + RAIL);
    at(Side.SOVIET, MOVING, 3).refuses("ROSTOV-24.21", "place-air hex=0305 purpose=" + INTERDICT);
    at(Side.SOVIET, "air-power", 3)
        .refuses("ROSTOV-24.11", "place-air hex=0105 purpose=" + RAIL)
        .refuses("ROSTOV-24.13", "place-air hex=0302 purpose=" + PROTECT);
  }

  @Test
  @Case({"ROSTOV-24.0", "ROSTOV-24.1", "ROSTOV-23.2"})
  void markersOfAllPurposesAreCountedTogether() {
    Play table = at(Side.AXIS, MOVING, 3).plays("place-air hex=0308 purpose=" + SUPPLY);
    assertThat(table.rostov().air.axisLeft(table.position())).isEqualTo(2);
    table.until("air-power");
    table.plays("place-air hex=0106 purpose=" + RAIL);
    table.plays("place-air hex=0302 purpose=" + PROTECT);
    assertThat(table.rostov().air.axisLeft(table.position())).isZero();
    table.refuses("ROSTOV-24.1", "place-air hex=0105 purpose=" + RAIL);
    Play late = at(Side.AXIS, MOVING, 9).plays("place-air hex=0308 purpose=" + SUPPLY);
    late.refuses("ROSTOV-23.2", "place-air hex=0308 purpose=" + SUPPLY);
  }

  @Test
  @Case("ROSTOV-24.0")
  void aNewTurnBringsAllMarkersBack() {
    Play table = at(Side.AXIS, "air-power", 3);
    table.plays("place-air hex=0105 purpose=" + RAIL);
    table.plays("place-air hex=0106 purpose=" + RAIL);
    table.plays("place-air hex=0302 purpose=" + PROTECT);
    assertThat(table.rostov().air.interdicted(table.position()))
        .containsExactly(table.hex("0105"), table.hex("0106"));
    while (!table.question().equals("air-power") || table.asked() == Side.AXIS) {
      table.plays(table.question().equals("air-supply") ? "pass" : "end-phase");
    }
    table.plays("place-air hex=0305 purpose=" + INTERDICT).plays("end-phase");
    assertThat(table.position().turn()).isEqualTo(4);
    assertThat(table.rostov().air.axisLeft(table.position())).isEqualTo(3);
    assertThat(table.position().value(RostovValue.SOVIET_AIR_USED)).isZero();
  }

  @Test
  @Case({"ROSTOV-24.0", "ROSTOV-24.21"})
  void whoHasNothingToPlaceIsNotAsked() {
    Play table = at(Side.AXIS, "air-power", 9);
    assertThat(table.rostov().air.passes(table.position())).isFalse();
    table.position().setValue(RostovValue.USED_ON_RAIL, 1);
    assertThat(table.rostov().air.passes(table.position())).isTrue();
    Play soviets = at(Side.SOVIET, "air-power", 9);
    assertThat(soviets.rostov().air.passes(soviets.position())).isFalse();
    soviets.position().setValue(RostovValue.SOVIET_AIR_USED, 1);
    assertThat(soviets.rostov().air.passes(soviets.position())).isTrue();
    Play bare =
        Sketch.clear(6, 8)
            .german("a", "5-7-8", "0101")
            .supply("s", "0101")
            .begin(Side.SOVIET, "air-power");
    assertThat(bare.rostov().air.passes(bare.position())).isTrue();
  }

  @Test
  @Case({"ROSTOV-24.22", "ROSTOV-19.8"})
  void theSovietMarkerAidsOneAttack() {
    Play table =
        Sketch.clear(6, 8)
            .german("a", "10-5-8", "0303", "supplied")
            .soviet("x", "10-5-8", "0304", "supplied")
            .hq("h", 4, "0306", "supplied")
            .turn(9)
            .begin(Side.SOVIET, "combat");
    assertThat(table.rostov().air().airPoints(table.position(), Side.SOVIET)).isEqualTo(1);
    assertThat(table.rostov().air().airPoints(table.position(), Side.AXIS)).isZero();
    table.plays("attack attackers=x hexes=0303 air=true", 1);
    assertThat(table.rostov().air().airPoints(table.position(), Side.SOVIET)).isZero();
  }
}
