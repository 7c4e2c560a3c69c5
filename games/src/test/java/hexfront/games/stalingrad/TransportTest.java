package hexfront.games.stalingrad;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.map.HexGrid;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Cases 16.7 to 16.10: activation, Transport Points, depots. */
class TransportTest {
  /** A single row of twenty hexes; the rails of the Axis end in the second hex from the west. */
  private static Sketch row() {
    return Sketch.clear(1, 20)
        .rail("0120-0119")
        .state("control", Map.of("0120", "axis", "0119", "axis"))
        .state("supply-points", Map.of("axis", 3, "soviet", 3));
  }

  private static int points(Sketch sketch, String hex) {
    Play play = sketch.german("guard", "0120").begin(Side.AXIS, "movement");
    return play.rules().transport.points(play.position(), Side.AXIS, play.hex(hex));
  }

  /** CTS-EX-024, CTS-EX-025, CTS-EX-026 and CTS-EX-245. */
  @Test
  @Case({"CTS-16.9b", "CTS-16.9c"})
  void everyFiveHexesFromTheRailsCostAPoint() {
    assertThat(points(row(), "0119")).isZero();
    assertThat(points(row(), "0114")).isEqualTo(1);
    assertThat(points(row(), "0113")).isEqualTo(2);
    assertThat(points(row(), "0109")).isEqualTo(2);
    assertThat(points(row(), "0108")).isEqualTo(3);
    assertThat(points(row(), "0104")).isEqualTo(3);
    assertThat(points(row(), "0103")).isEqualTo(-1);
  }

  /** CTS-EX-246 and CTS-EX-247. */
  @Test
  @Case({"CTS-16.9d", "CTS-16.9f"})
  void roadsCountHalf() {
    String ten = "0119-0118-0117-0116-0115-0114-0113-0112-0111-0110-0109";
    assertThat(points(row().road(ten), "0109")).isEqualTo(1);
    String eight = "0119-0118-0117-0116-0115-0114-0113-0112-0111";
    assertThat(points(row().road(eight), "0109")).isEqualTo(2);
  }

  @Test
  @Case("CTS-31.2.5")
  void inTheRasputitsaARoadHexCountsOneAndAnyOtherTwo() {
    String four = "0119-0118-0117-0116-0115-0114";
    assertThat(points(row().state("rasputitsa", true).road(four), "0114")).isEqualTo(1);
    assertThat(points(row().state("rasputitsa", true), "0117")).isEqualTo(1);
    assertThat(points(row().state("rasputitsa", true), "0116")).isEqualTo(2);
  }

  @Test
  @Case("CTS-16.9d")
  void aRoadThatGoesOnBeyondAGreatRiverIsNotInterrupted() {
    Sketch sketch =
        row()
            .road("0119-0118-0117-0116-0115")
            .road("0114-0113-0112-0111-0110-0109")
            .hexside("major-river", "0114/0115");
    assertThat(points(sketch, "0109")).isEqualTo(1);
  }

  /** CTS-EX-248 and CTS-EX-249. */
  @Test
  @Case("CTS-16.9e")
  void aSecondRiverBeginsAnotherPoint() {
    assertThat(points(row().hexside("minor-river", "0117/0118"), "0114")).isEqualTo(1);
    Sketch two = row().hexside("minor-river", "0117/0118", "0115/0116");
    assertThat(points(two, "0114")).isEqualTo(2);
    Sketch bridged = row().hexside("minor-river", "0117/0118", "0115/0116");
    assertThat(points(bridged.hexside("bridge", "0115/0116"), "0114")).isEqualTo(1);
  }

  @Test
  @Case("CTS-25.0e")
  void inRainAPointBringsThreeHexes() {
    assertThat(points(row().state("weather", "rain"), "0116")).isEqualTo(1);
    assertThat(points(row().state("weather", "rain"), "0115")).isEqualTo(2);
  }

  /** CTS-EX-374 for the north map. */
  @Test
  @Case("CTS-43.0")
  void withOffMapSupplyThereAreRailsBeyondTheEdge() {
    Sketch sketch = Sketch.clear(1, 20).option("off-map-supply").german("guard", "0120");
    Play play = sketch.begin(Side.AXIS, "movement");
    Transport transport = play.rules().transport;
    assertThat(transport.points(play.position(), Side.AXIS, play.hex("0120"))).isEqualTo(1);
    assertThat(transport.points(play.position(), Side.AXIS, play.hex("0119"))).isEqualTo(2);
    Play plain = Sketch.clear(1, 20).german("guard", "0120").begin(Side.AXIS, "movement");
    assertThat(plain.rules().transport.points(plain.position(), Side.AXIS, plain.hex("0120")))
        .isEqualTo(-1);
  }

  // ---- activation

  @Test
  @Case({"CTS-16.7c", "CTS-16.7d", "CTS-16.7e", "CTS-16.8b"})
  void anHqOnTheRailsIsActivatedForASupplyPoint() {
    Play play = row().hq("h", Side.AXIS, "0119").begin(Side.AXIS, "movement");
    play.plays("activate units=h");
    assertThat(play.is("h", Flag.ACTIVE)).isTrue();
    assertThat(Ledger.supply(play.position(), Side.AXIS)).isEqualTo(2);
    assertThat(Ledger.transport(play.position(), Side.AXIS)).isEqualTo(3);
    play.refuses("CTS-16.7d", "activate units=h");
    assertThat(play.rules().movement.allowance(play.position(), play.unit("h")))
        .isEqualTo(6 * Terrain.POINT);
  }

  @Test
  @Case({"CTS-16.7e", "CTS-16.9a", "CTS-16.9c"})
  void transportLimitsWhatIsActivated() {
    Play play =
        row()
            .hq("h", Side.AXIS, "0112")
            .hq("i", Side.AXIS, "0110")
            .hq("j", Side.AXIS, "0116")
            .begin(Side.AXIS, "movement");
    play.refuses("CTS-16.9c", "activate units=h,i").plays("activate units=h");
    assertThat(Ledger.transport(play.position(), Side.AXIS)).isEqualTo(1);
    play.refuses("CTS-16.9c", "activate units=i").plays("activate units=j");
    assertThat(Ledger.transport(play.position(), Side.AXIS)).isZero();
  }

  @Test
  @Case("CTS-16.7e")
  void withoutSupplyPointsNothingIsActivated() {
    Play play =
        row()
            .state("supply-points", Map.of("axis", 0))
            .hq("h", Side.AXIS, "0119")
            .begin(Side.AXIS, "movement");
    play.refuses("CTS-16.7e", "activate units=h");
  }

  @Test
  @Case({"CTS-16.10a", "CTS-16.10b", "CTS-SEQ-II.A.9"})
  void aDepotActivatesTheHqWithItAndIsGoneAsThePhaseEnds() {
    Play play =
        row()
            .hq("h", Side.AXIS, "0105")
            .counter("axis-depot-1", "0105")
            .begin(Side.AXIS, "movement");
    play.plays("activate units=h depot=axis-depot-1");
    assertThat(Ledger.supply(play.position(), Side.AXIS)).isEqualTo(3);
    assertThat(Ledger.transport(play.position(), Side.AXIS)).isEqualTo(3);
    play.plays("end-phase");
    assertThat(play.at("axis-depot-1")).isEqualTo("depots");
  }

  @Test
  @Case("CTS-16.10b")
  void aDepotElsewhereIsBroughtToTheHq() {
    Play play =
        row().hq("h", Side.AXIS, "0105").counter("axis-depot-1", "0111").begin(Side.AXIS, "combat");
    play.plays("activate units=h depot=axis-depot-1");
    assertThat(Ledger.transport(play.position(), Side.AXIS)).isEqualTo(1);
    assertThat(play.at("axis-depot-1")).isEqualTo("depots");
  }

  /** CTS-EX-244. */
  @Test
  @Case({"CTS-16.8a", "CTS-16.9a"})
  void noSideHoldsMoreThanEighteenPoints() {
    Play play = row().begin(Side.AXIS, "movement");
    play.position().setValue(Ledger.SUPPLY, 17);
    play.position().setValue(Ledger.TRANSPORT, 0);
    play.rules().supply.receive(play.position(), Side.AXIS, true);
    assertThat(Ledger.supply(play.position(), Side.AXIS)).isEqualTo(18);
    assertThat(Ledger.transport(play.position(), Side.AXIS)).isEqualTo(3);
  }

  // ---- depots

  @Test
  @Case("CTS-16.10c")
  void aDepotIsMadeForASupplyPointAndTransport() {
    Play play = row().german("a", "0112").begin(Side.AXIS, "supply");
    play.plays("create-depot hex=0119");
    assertThat(play.at("axis-depot-1")).isEqualTo("0119");
    assertThat(Ledger.transport(play.position(), Side.AXIS)).isEqualTo(3);
    play.plays("create-depot hex=0112");
    assertThat(Ledger.transport(play.position(), Side.AXIS)).isEqualTo(1);
    play.refuses("CTS-16.10c", "create-depot hex=0112").plays("create-depot hex=0118");
    play.refuses("CTS-16.10c", "create-depot hex=0119");
  }

  @Test
  @Case({"CTS-16.10d", "CTS-16.10e"})
  void depotsMoveFreelyByRailAndElsewhereForTransport() {
    Play play =
        row().counter("axis-depot-1", "0120").german("a", "0112").begin(Side.AXIS, "supply");
    play.plays("move-depot unit=axis-depot-1 path=0120,0119");
    assertThat(Ledger.transport(play.position(), Side.AXIS)).isEqualTo(3);
    play.plays("move-depot unit=axis-depot-1 path=0119,0118,0117,0116,0115,0114,0113");
    assertThat(Ledger.transport(play.position(), Side.AXIS)).isEqualTo(1);
    play.refuses("CTS-16.10d", "move-depot unit=axis-depot-1 path=0113,0111");
  }

  @Test
  @Case({"CTS-16.10f", "CTS-16.10g"})
  void aDepotOnTheRailsBecomesAPointAgainOthersAreGivenUp() {
    Play play =
        row()
            .counter("axis-depot-1", "0119")
            .counter("axis-depot-2", "0110")
            .begin(Side.AXIS, "supply");
    play.refuses("CTS-16.10g", "absorb-depot unit=axis-depot-2")
        .plays("absorb-depot unit=axis-depot-1")
        .plays("remove units=axis-depot-2");
    assertThat(Ledger.supply(play.position(), Side.AXIS)).isEqualTo(4);
    assertThat(play.at("axis-depot-2")).isEqualTo("depots");
  }

  /** CTS-EX-255. */
  @Test
  @Case("CTS-16.10h")
  void anEnemyThatEntersDestroysADepotAndGoesOn() {
    Play play =
        Sketch.clear(3, 9)
            .counter("soviet-depot-1", "0205")
            .german("a", "0206")
            .begin(Side.AXIS, "movement");
    play.plays("move units=a path=0206,0205,0204");
    assertThat(play.at("soviet-depot-1")).isEqualTo("depots");
    assertThat(play.at("a")).isEqualTo("0204");
  }

  @Test
  @Case("CTS-13.0e")
  void unitsRecoverAsTheirSupplyPhaseEnds() {
    Play play =
        row()
            .german("a", "0119", "disrupted")
            .rifle("x", "0101", "disrupted")
            .begin(Side.AXIS, "supply");
    play.plays("end-phase");
    assertThat(play.is("a", Flag.DISRUPTED)).isFalse();
    assertThat(play.is("x", Flag.DISRUPTED)).isTrue();
  }

  @Test
  @Case("CTS-28.2a")
  void artilleryTurnsInTheSovietSupplyPhase() {
    Play play =
        Sketch.clear(3, 9)
            .soviet("a", "8-2-0", "0202", "arm artillery")
            .rifle("b", "0203")
            .begin(Side.SOVIET, "supply");
    play.plays("set-mode unit=a mode=deployed");
    assertThat(play.is("a", Flag.DEPLOYED)).isTrue();
    play.plays("set-mode unit=a mode=mobile").refuses("CTS-28.2a", "set-mode unit=b mode=mobile");
    assertThat(play.is("a", Flag.DEPLOYED)).isFalse();
  }

  /** CTS-EX-329. */
  @Test
  @Case("CTS-28.2a")
  void artilleryDoesNotTurnInTheMovementPhase() {
    Sketch.clear(3, 9)
        .soviet("a", "8-2-0", "0202", "arm artillery")
        .begin(Side.SOVIET, "movement")
        .refuses("CTS-3.1a", "set-mode unit=a mode=deployed");
  }

  // ---- boxes

  @Test
  @Case("CTS-34.2b")
  void theSovietsHaveRailsInTheirBoxes() {
    Play play =
        row()
            .hq("h", Side.SOVIET, "caucasus")
            .hq("i", Side.SOVIET, "trans-volga")
            .begin(Side.SOVIET, "movement");
    play.plays("activate units=h,i");
    assertThat(Ledger.transport(play.position(), Side.SOVIET)).isEqualTo(3);
    assertThat(Ledger.supply(play.position(), Side.SOVIET)).isEqualTo(1);
  }

  /** The rails of the map in Axis hands, repaired from the north to a hexrow. */
  private static Play conquered(String lastRow) {
    Play play =
        Sketch.map()
            .hq("h", Side.AXIS, "black-sea-coast")
            .german("k", "3150")
            .german("r", "S3633")
            .german("v", "1636")
            .state("axis-marker", Map.of("caucasus", "kuban-steppes"))
            .state("supply-points", Map.of("axis", 1))
            .begin(Side.AXIS, "movement");
    HexGrid grid = play.rules().board().grid();
    for (int hex : play.rules().terrain.rails.toArray()) {
      play.position().setControl(hex, Side.AXIS);
      boolean repaired = grid.column(hex) <= grid.column(play.hex(lastRow));
      play.rules().ledger.repair(play.position(), Side.AXIS, hex, repaired);
    }
    return play;
  }

  /** From a Railhead at Rostov it is six hexes by road to one hex beyond the south edge. */
  @Test
  @Case({"CTS-34.2c", "CTS-34.2d"})
  void theAxisBringsItsPointsOverTheSouthEdge() {
    Play play = conquered("S3633");
    play.plays("activate units=h");
    assertThat(Ledger.transport(play.position(), Side.AXIS)).isEqualTo(1);
    assertThat(Ledger.supply(play.position(), Side.AXIS)).isZero();
  }

  @Test
  @Case("CTS-34.2c")
  void evenWithRailsToTheEdgeABoxCostsTheAxisOnePoint() {
    Play play = conquered("S4737");
    play.plays("activate units=h");
    assertThat(Ledger.transport(play.position(), Side.AXIS)).isEqualTo(2);
  }

  /** CTS-EX-374. */
  @Test
  @Case("CTS-43.0")
  void theRailsBeyondTheSouthMapAreFifteenHexesAway() {
    Play play =
        Sketch.map().option("off-map-supply").rifle("x", "S4705").begin(Side.SOVIET, "movement");
    Transport transport = play.rules().transport;
    assertThat(transport.points(play.position(), Side.SOVIET, play.hex("S4705"))).isEqualTo(3);
    assertThat(transport.points(play.position(), Side.SOVIET, play.hex("S4605"))).isEqualTo(-1);
  }
}
