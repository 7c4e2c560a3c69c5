package hexfront.games.ags.rostov;

import static hexfront.games.ags.Orders.attackWithAir;
import static hexfront.games.ags.Orders.endPhase;
import static hexfront.games.ags.Orders.move;
import static hexfront.games.ags.Orders.pass;
import static hexfront.games.ags.Orders.rail;
import static hexfront.games.ags.rostov.Played.placeAir;
import static hexfront.games.ags.rostov.Played.supply;
import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.games.ags.Phase;
import hexfront.games.ags.Sketch;
import hexfront.games.ags.Table;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Sections 19.8, 23.2 and 24. */
class AirMarkersTest {
  private static final Phase MOVING = Phase.INITIAL_MOVEMENT;
  private static final String RAIL = AirMarkers.RAIL_INTERDICTION;
  private static final String PROTECT = AirMarkers.SUPPLY_PROTECTION;
  private static final String INTERDICT = AirMarkers.SUPPLY_INTERDICTION;
  private static final String SUPPLY = AirMarkers.AIR_SUPPLY;

  private static Sketch railway() {
    return Sketch.clear(4, 40)
        .railroad(way(1, 34))
        .unit(supply("s"), "0302")
        .unit(supply("t"), "0305")
        .unit(supply("u"), "0308")
        .german("a", "5-7-8", "0308")
        .unit(Played.allied("r", "3-4-7"), "0305")
        .soviet("x", "2-3-8", "0101");
  }

  private static String way(int from, int to) {
    StringBuilder way = new StringBuilder();
    for (int i = from; i <= to; i++) {
      way.append(i > from ? "-" : "").append("01%02d".formatted(i));
    }
    return way.toString();
  }

  private static Table at(Side side, Phase phase, int turn) {
    return Played.begin(railway().turn(turn), side, phase);
  }

  @Test
  @Tag("E-AIR-01")
  @Case({"ROSTOV-24.0", "ROSTOV-24.1"})
  void theAxisPlayerHasThreeMarkersATurnAndLaterOne() {
    Table table = at(Side.AXIS, Phase.AIR_POWER, 8);
    table.plays(placeAir("0105", RAIL)).plays(placeAir("0302", PROTECT));
    table.plays(placeAir("0106", RAIL));
    assertThat(table.question()).isEqualTo("air-power");
    table.refuses("ROSTOV-24.1", placeAir("0305", PROTECT));
    Table late = at(Side.AXIS, Phase.AIR_POWER, 9);
    late.plays(placeAir("0105", RAIL)).refuses("ROSTOV-24.1", placeAir("0106", RAIL));
  }

  @Test
  @Tag("T-16")
  @Case("ROSTOV-24.14")
  void noMoreThanTwoMarkersServeOnePurpose() {
    at(Side.AXIS, Phase.AIR_POWER, 3)
        .plays(placeAir("0105", RAIL))
        .plays(placeAir("0106", RAIL))
        .refuses("ROSTOV-24.14", placeAir("0107", RAIL));
    at(Side.AXIS, Phase.AIR_POWER, 3)
        .plays(placeAir("0302", PROTECT))
        .plays(placeAir("0305", PROTECT))
        .refuses("ROSTOV-24.14", placeAir("0308", PROTECT));
  }

  @Test
  @Case({"ROSTOV-24.11", "ROSTOV-19.21"})
  void aMarkerMakesARailHexCountTenAndCostAPointMore() {
    at(Side.AXIS, Phase.AIR_POWER, 3)
        .refuses("ROSTOV-24.11", placeAir("0405", RAIL))
        .allows(placeAir("0101", RAIL));
    Table table = at(Side.SOVIET, MOVING, 3);
    table.position().setValue(RostovValue.RAIL_MARKER, table.hex("0110") + 1);
    table.allows(rail("x", way(1, 22)));
    table.refuses("ROSTOV-19.21", rail("x", way(1, 23)));
    table.position().setValue(RostovValue.RAIL_MARKER, table.hex("0102") + 1);
    table.plays(move("x", "0101-0102-0103"));
    assertThat(table.pointsLeft("x")).isEqualTo(8 - 2 - 1);
  }

  @Test
  @Case("ROSTOV-24.11")
  void railMarkersComeOffInTheSovietAirPowerPhase() {
    Table table = at(Side.AXIS, Phase.AIR_POWER, 3);
    table.plays(placeAir("0105", RAIL)).plays(endPhase()).plays(pass());
    assertThat(Played.game(table).air.interdicted(table.position())).hasSize(1);
    table.plays(endPhase()).plays(endPhase()).plays(endPhase());
    assertThat(table.question()).isEqualTo("air-power");
    assertThat(Played.game(table).air.interdicted(table.position())).isEmpty();
  }

  @Test
  @Case({"ROSTOV-24.12", "ROSTOV-23.2"})
  void oneGermanStackIsSuppliedByAirForOnePlayerTurn() {
    Sketch sketch =
        Sketch.clear(1, 30)
            .source(Side.AXIS, "0101")
            .german("a", "5-7-8", "0120")
            .unit(Played.allied("r", "3-4-7"), "0120")
            .unit(Played.allied("q", "3-4-7"), "0122")
            .german("b", "5-7-8", "0125");
    Table table = Played.begin(sketch, Side.AXIS, MOVING);
    table.refuses("ROSTOV-23.2", placeAir("0122", SUPPLY));
    table.plays(placeAir("0120", SUPPLY));
    assertThat(table.pointsLeft("a")).isEqualTo(8);
    assertThat(table.pointsLeft("r")).isEqualTo(3);
    table.refuses("ROSTOV-23.2", placeAir("0125", SUPPLY));
    table.plays(endPhase()).plays(endPhase()).plays(endPhase()).plays(endPhase());
    assertThat(table.position().phasing()).isEqualTo(Side.SOVIET);
    assertThat(table.isSupplied("a")).isFalse();
  }

  @Test
  @Case({"ROSTOV-24.12", "ROSTOV-23.2"})
  void theAxisPlayerIsAskedForAirSupplyBeforeTheSovietPlayerTurn() {
    Sketch sketch = Sketch.clear(1, 30).source(Side.AXIS, "0101").german("a", "5-7-8", "0120");
    Table table = Played.begin(sketch, Side.AXIS, Phase.AIR_POWER);
    table.plays(endPhase());
    assertThat(table.question()).isEqualTo("air-supply");
    assertThat(table.asked()).isEqualTo(Side.AXIS);
    table.refuses("AGS-4.2", placeAir("0120", RAIL));
    table.plays(placeAir("0120", SUPPLY));
    assertThat(table.isSupplied("a")).isTrue();
    assertThat(table.asked()).isEqualTo(Side.SOVIET);
    Played.begin(Sketch.clear(1, 30).german("a", "5-7-8", "0120"), Side.AXIS, MOVING)
        .plays(move("a", "0120-0121"))
        .refuses("ROSTOV-24.12", placeAir("0121", SUPPLY));
  }

  @Test
  @Tag("E-ROS-05")
  @Case({"ROSTOV-24.13", "ROSTOV-24.21", "ROSTOV-23.18"})
  void aMarkerOrAGermanUnitProtectsACounterButAnAlliedUnitDoesNot() {
    Table table = at(Side.SOVIET, Phase.AIR_POWER, 3);
    table.position().mark(table.unit("s"), RostovFlag.PROTECTED);
    table.refuses("ROSTOV-24.21", placeAir("0302", INTERDICT));
    table.refuses("ROSTOV-24.21", placeAir("0308", INTERDICT));
    table.refuses("ROSTOV-24.21", placeAir("0310", INTERDICT));
    table.plays(placeAir("0305", INTERDICT));
    table.refuses("ROSTOV-24.0", placeAir("0305", INTERDICT));
  }

  @Test
  @Case("ROSTOV-24.13")
  void protectionIsPlacedInTheAxisAirPowerPhaseAndComesOffAfterTheSovietOne() {
    Table table = at(Side.AXIS, Phase.AIR_POWER, 3);
    table.refuses("ROSTOV-24.13", placeAir("0310", PROTECT));
    table.plays(placeAir("0302", PROTECT)).plays(endPhase()).plays(pass());
    assertThat(table.is("s", RostovFlag.PROTECTED)).isTrue();
    table.plays(endPhase()).plays(endPhase()).plays(endPhase());
    table.refuses("ROSTOV-24.21", placeAir("0302", INTERDICT));
    table.plays(endPhase());
    assertThat(table.is("s", RostovFlag.PROTECTED)).isFalse();
    at(Side.AXIS, MOVING, 3).refuses("ROSTOV-24.13", placeAir("0302", PROTECT));
  }

  @Test
  @Case({"ROSTOV-24.21", "ROSTOV-23.18"})
  void anInterdictedCounterNeitherMovesNorSuppliesUnitsButStillLinks() {
    Sketch sketch =
        Sketch.clear(1, 30)
            .source(Side.AXIS, "0101")
            .unit(supply("s"), "0107")
            .unit(supply("t"), "0113")
            .german("near", "5-7-8", "0108")
            .german("far", "5-7-8", "0118");
    Table table = Played.begin(sketch, Side.AXIS, MOVING);
    table.position().setValue(RostovValue.INTERDICTED, table.unit("s") + 1);
    assertThat(table.isSupplied("far")).isTrue();
    table.refuses("ROSTOV-24.21", move("s", "0107-0108"));
    table.position().setValue(RostovValue.INTERDICTED, table.unit("t") + 1);
    assertThat(table.isSupplied("far")).isFalse();
    assertThat(table.isSupplied("near")).isTrue();
  }

  @Test
  @Case("ROSTOV-24.21")
  void theSovietMarkerComesOffInTheNextAxisAirPowerPhase() {
    Table table = at(Side.SOVIET, Phase.AIR_POWER, 3);
    table.plays(placeAir("0305", INTERDICT)).plays(endPhase());
    assertThat(table.position().turn()).isEqualTo(4);
    assertThat(table.position().value(RostovValue.INTERDICTED)).isPositive();
    table.plays(endPhase()).plays(endPhase()).plays(endPhase());
    assertThat(table.position().value(RostovValue.INTERDICTED)).isZero();
  }

  @Test
  @Tag("E-AIR-04")
  @Case({"ROSTOV-19.8", "ROSTOV-24.2", "ROSTOV-24.22"})
  void onlyTheSovietMarkerAidsAttacksAndOnlyFromTurnNine() {
    Sketch sketch =
        Sketch.clear(6, 8)
            .german("a", "10-5-8", "0303")
            .supplied()
            .soviet("x", "10-5-8", "0304")
            .supplied()
            .hq("h", 4, "0306")
            .supplied();
    Played.begin(sketch.turn(8), Side.SOVIET, Phase.COMBAT)
        .refuses("ROSTOV-24.2", attackWithAir("x", "0303"));
    Sketch later =
        Sketch.clear(6, 8)
            .german("a", "10-5-8", "0303")
            .supplied()
            .soviet("x", "10-5-8", "0304")
            .supplied()
            .hq("h", 4, "0306")
            .supplied();
    Table table = Played.begin(later.turn(9), Side.SOVIET, Phase.COMBAT);
    assertThat(table.odds(attackWithAir("x", "0303")).column()).isEqualTo("3-1");
    table.plays(attackWithAir("x", "0303"), 1);
    assertThat(table.position().value(RostovValue.SOVIET_AIR_USED)).isEqualTo(1);
    Sketch axis =
        Sketch.clear(6, 8).german("a", "10-5-8", "0303").supplied().soviet("x", "2-5-8", "0304");
    Table german = Played.begin(axis.turn(9), Side.AXIS, Phase.COMBAT);
    german.refuses("ROSTOV-19.8", attackWithAir("a", "0304"));
    assertThat(Played.game(german).air().airPoints(german.position(), Side.SOVIET)).isZero();
  }
}
