package hexfront.games.stalingrad;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.orders.Units;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Sections 16, 27 and 41: what HQs and depots give in a phase; pockets. */
class LimitsTest {
  private static Sketch field() {
    return Sketch.clear(7, 20).option("hq-limits");
  }

  private static List<String> supplied(Play play, String... ids) {
    int[] units = Arrays.stream(ids).mapToInt(play::unit).toArray();
    Units all = Units.of(units);
    return play.rules().supply.forAttack(play.position(), all, false).supplied().stream()
        .mapToObj(play.rules()::name)
        .toList();
  }

  @Test
  @Case({"CTS-41.0a", "CTS-41.0c"})
  void aPanzerArmySuppliesMoreMotorizedDivisionsThanAnother() {
    for (boolean panzers : List.of(true, false)) {
      Sketch sketch =
          panzers
              ? field().hq("h", Side.AXIS, "0412", "active", "trait panzer-army")
              : field().hq("h", Side.AXIS, "0412", "active");
      for (int i = 0; i < 7; i++) {
        sketch.panzer("p" + i, "9-9-6", "0" + (1 + i) + "10");
      }
      Play play = sketch.rifle("x", "0402").begin(Side.AXIS, "combat");
      assertThat(supplied(play, "p0", "p1", "p2", "p3", "p4", "p5", "p6")).hasSize(panzers ? 6 : 3);
    }
  }

  @Test
  @Case({"CTS-41.0a", "CTS-41.0c"})
  void aSovietTankArmySuppliesFourTankCorpsAnotherTwo() {
    for (boolean tanks : List.of(true, false)) {
      Sketch sketch =
          tanks
              ? field().hq("h", Side.SOVIET, "0408", "active", "trait tank-army")
              : field().hq("h", Side.SOVIET, "0408", "active");
      for (int i = 0; i < 6; i++) {
        sketch.tank("t" + i, "6-4-6", "0" + (1 + i) + "10", "size corps");
      }
      Play play = sketch.german("g", "0418").begin(Side.SOVIET, "combat");
      assertThat(supplied(play, "t0", "t1", "t2", "t3", "t4", "t5")).hasSize(tanks ? 4 : 2);
    }
  }

  @Test
  @Case("CTS-41.0a")
  void theStrongestAreSuppliedFirst() {
    Sketch sketch = field().hq("h", Side.AXIS, "0412", "active");
    for (int i = 0; i < 5; i++) {
      sketch.panzer("p" + i, (5 + i) + "-9-6", "0" + (2 + i) + "10");
    }
    Play play = sketch.rifle("x", "0402").begin(Side.AXIS, "combat");
    assertThat(supplied(play, "p0", "p1", "p2", "p3", "p4"))
        .containsExactlyInAnyOrder("p2", "p3", "p4");
  }

  @Test
  @Case("CTS-41.0a")
  void whatWasGivenIsGivenAnewInTheNextPhase() {
    Sketch sketch = field().hq("h", Side.AXIS, "0412", "active");
    for (int i = 0; i < 4; i++) {
      sketch.panzer("p" + i, "9-9-6|5-5-6", i < 3 ? "0310" : "0510");
    }
    Play play = sketch.rifle("x", "0309").rifle("y", "0509").begin(Side.AXIS, "combat");
    play.plays("attack attackers=p0,p1,p2 hexes=0309");
    assertThat(supplied(play, "p3")).isEmpty();
    play.until("supply");
    for (int source : play.rules().roster.units(Side.AXIS)) {
      assertThat(play.rules().ledger.given(play.position(), source)).isZero();
    }
  }

  @Test
  @Case("CTS-16.6e")
  void aDepotThatIsUsedAlreadyServesFirstThenTheOneThatHelpsMost() {
    Play play =
        Sketch.clear(7, 20)
            .counter("axis-depot-1", "0104")
            .counter("axis-depot-2", "0409")
            .german("a", "0408")
            .german("b", "0508")
            .german("c", "0107")
            .rifle("x", "0402")
            .begin(Side.AXIS, "combat");
    Units two = Units.of(play.unit("a"), play.unit("b"));
    AttackSupply supply = play.rules().supply.forAttack(play.position(), two, false);
    assertThat(supply.supplied().size()).isEqualTo(2);
    assertThat(supply.depots().size()).isEqualTo(1);
    assertThat(play.rules().supply.forAttack(play.position(), two, true).supplied().size())
        .isZero();
  }

  // ---- pockets

  @Test
  @Case({"CTS-27.3", "CTS-27.5a", "CTS-27.1a"})
  void aPocketIsToldAndFlownTo() {
    Play play =
        Sketch.adrift(9, 9)
            .state("scenario", "uranus")
            .turn(51)
            .german("a", "0404")
            .german("b", "0405")
            .hq("h", Side.AXIS, "0404")
            .rifle("x", "0801")
            .state("pockets", List.of(Map.of("side", "axis", "hex", "0404", "box", 6)))
            .begin(Side.AXIS, "combat");
    int before = play.rules().ledger.pocketBox(play.position(), play.unit("a"));
    play.plays("end-phase", 3);
    assertThat(play.events()).anyMatch(Pocket.class::isInstance);
    assertThat(play.rules().ledger.pocketBox(play.position(), play.unit("a")))
        .isEqualTo(play.rules().ledger.pocketBox(play.position(), play.unit("b")));
    assertThat(before).isEqualTo(6);
  }
}
