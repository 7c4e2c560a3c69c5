package hexfront.games.stalingrad;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Forecast;
import hexfront.engine.Side;
import hexfront.engine.events.Combat;
import hexfront.engine.events.Rolled;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Case 23.11: Ground Support; case 34.1: combat in the boxes of the Caucasus. */
class SupportedCombatTest {
  private static final String ATTACK = "attack attackers=a hexes=0404";

  private static Sketch axis() {
    return Sketch.clear(9, 12)
        .state("scenario", "fall-blau")
        .hq("h", Side.AXIS, "0406", "active")
        .german("a", "0405")
        .rifle("x", "0404");
  }

  private static Sketch plane(Sketch sketch, String id, Side side, String arm, int n, String hex) {
    return sketch.unit(id, side, arm, "3-3-0", hex, "size air", "bombing " + n, "range 9");
  }

  // ---- Ground Support

  @Test
  @Case({"CTS-23.11a", "CTS-23.11b", "CTS-23.1b"})
  void groundSupportIsTheBombingFactorAndHalfOfItForBombers() {
    Sketch sketch = plane(axis(), "g", Side.AXIS, "ground-support", 3, "0404");
    plane(sketch, "b", Side.AXIS, "bomber", 5, "0404");
    plane(sketch, "f", Side.AXIS, "fighter", 3, "0404");
    plane(sketch, "e", Side.AXIS, "ground-support", 3, "0405");
    Play play = sketch.begin(Side.AXIS, "combat");
    GroundSupport support = play.rules().combat.support;
    assertThat(support.factor(play.unit("g"))).isEqualTo(3);
    assertThat(support.factor(play.unit("b"))).isEqualTo(3);
    assertThat(support.factor(play.unit("f"))).isZero();
    assertThat(play.odds(ATTACK + " air-units=g").shifts()).isEqualTo(1);
    assertThat(play.odds(ATTACK + " air-units=g,b").shifts()).isEqualTo(2);
    play.refuses("CTS-23.11b", ATTACK + " air-units=f");
    play.refuses("CTS-23.11b", ATTACK + " air-units=e");
    play.plays(ATTACK + " air-units=g", 3, 2).until("combat");
    assertThat(play.is("g", Flag.USED)).isTrue();
  }

  @Test
  @Case({"CTS-23.11c", "CTS-23.11d"})
  void threeFactorsAreAShiftAndARemainderIsRolledFor() {
    assertThat(GroundSupport.sure(3)).isEqualTo(1);
    assertThat(GroundSupport.sure(9)).isEqualTo(2);
    assertThat(GroundSupport.sure(-4)).isEqualTo(-1);
    assertThat(GroundSupport.least(1)).isEqualTo(5);
    assertThat(GroundSupport.least(2)).isEqualTo(3);
    assertThat(GroundSupport.least(3)).isEqualTo(7);
    assertThat(GroundSupport.least(5)).isEqualTo(3);
    assertThat(GroundSupport.least(8)).isEqualTo(7);
    Sketch sketch = plane(axis(), "g", Side.AXIS, "ground-support", 1, "0404");
    Play lucky = sketch.begin(Side.AXIS, "combat").plays(ATTACK + " air-units=g", 5, 3, 2);
    assertThat(lucky.last(Combat.class).shifts()).isEqualTo(1);
    Play plain = sketch.begin(Side.AXIS, "combat").plays(ATTACK + " air-units=g", 4, 3, 2);
    assertThat(plain.last(Combat.class).shifts()).isZero();
    assertThat(plain.events())
        .filteredOn(e -> e instanceof Rolled r && r.purpose().equals("ground-support"))
        .hasSize(1);
  }

  @Test
  @Case({"CTS-23.11b", "CTS-23.11e"})
  void theDefenderAnswersFromThreeHexesAwayAndFactorsCancel() {
    Sketch sketch = plane(axis(), "g", Side.AXIS, "ground-support", 5, "0404");
    plane(sketch, "s", Side.SOVIET, "ground-support", 1, "0401");
    plane(sketch, "t", Side.SOVIET, "ground-support", 9, "0504");
    Play play = sketch.begin(Side.AXIS, "combat").plays(ATTACK + " air-units=g");
    assertThat(play.question()).isEqualTo("air-support");
    assertThat(play.asked()).isEqualTo(Side.SOVIET);
    play.refuses("CTS-23.11b", "air-support units=g");
    play.allows("air-support units=s,t");
    play.plays("air-support units=s", 5, 3, 2);
    assertThat(play.last(Combat.class).shifts()).isEqualTo(2);
    Play alone = sketch.begin(Side.AXIS, "combat").plays(ATTACK);
    alone.plays("air-support units=t", 3, 2);
    assertThat(alone.last(Combat.class).shifts()).isEqualTo(-2);
  }

  @Test
  @Case("CTS-23.11f")
  void forestAndMajorCitiesTakeTwiceTheFactors() {
    Sketch forest =
        plane(axis().terrain("forest", "0404"), "g", Side.AXIS, "ground-support", 6, "0404");
    Forecast odds = forest.begin(Side.AXIS, "combat").odds(ATTACK + " air-units=g");
    assertThat(odds.shifts()).isEqualTo(1 - 1);
  }

  @Test
  @Case("CTS-38.0b")
  void anAbstractAirUnitIsOneShift() {
    Sketch sketch =
        axis()
            .option("abstract-air")
            .unit("g", Side.AXIS, "air", "0-0-0", "0404", "size air")
            .unit("e", Side.AXIS, "air", "0-0-0", "0404", "size air");
    Play play = sketch.begin(Side.AXIS, "combat");
    assertThat(play.odds(ATTACK + " air-units=g").shifts()).isEqualTo(1);
    play.refuses("CTS-38.0b", ATTACK + " air-units=g,e");
  }

  @Test
  @Case("CTS-23.10.1c")
  void anAdvanceEndsInAnInterdictedHex() {
    Sketch sketch =
        Sketch.clear(9, 12)
            .state("scenario", "fall-blau")
            .hq("h", Side.AXIS, "0507", "active")
            .panzer("a", "40-8-6|6-6-6", "0506")
            .soviet("x", "5-5-3", "0505");
    plane(sketch, "s", Side.SOVIET, "fighter-bomber", 2, "0504");
    Play play = sketch.begin(Side.AXIS, "combat").plays("attack attackers=a hexes=0505");
    play.plays("air-support units=", 2, 6);
    play.allows("advance paths=a:0506,0505,0504");
    play.refuses("CTS-12.4h", "advance paths=a:0506,0505,0504,0503");
  }

  // ---- boxes

  private static Sketch caucasus() {
    return Sketch.map()
        .state("scenario", "campaign")
        .state("axis-marker", Map.of("caucasus", "kuban-steppes"))
        .axis("a", "40-8-3|6-6-3|4-4-3", "caucasus")
        .axis("b", "4-4-3|2-2-3", "caucasus")
        .hq("h", Side.AXIS, "caucasus", "active")
        .rifle("x", "caucasus")
        .rifle("y", "black-sea-coast");
  }

  private static final String BOX = "attack-box attackers=a,b box=caucasus";

  @Test
  @Case({"CTS-34.0", "CTS-34.1a", "CTS-34.1b", "CTS-34.1.1"})
  void anAdvanceInABoxMovesTheMarker() {
    Play play = caucasus().begin(Side.AXIS, "combat");
    play.refuses("CTS-34.1a", "attack-box attackers=a,b box=black-sea-coast");
    assertThat(play.odds(BOX).attack()).isEqualTo(44);
    assertThat(play.odds(BOX).defence()).isEqualTo(5);
    play.plays(BOX, 2, 3).until("combat");
    assertThat(play.value(Ledger.MARKERS)).isEqualTo(2);
    play.refuses("CTS-34.1a", "attack-box attackers=h box=caucasus");
  }

  @Test
  @Case({"CTS-34.1.2", "CTS-34.1.3"})
  void inABoxTheModifiersOfCombatHoldAndADeterminedDefenseStopsTheMarker() {
    Play play = caucasus().begin(Side.AXIS, "combat");
    assertThat(play.odds(BOX).dice()).isEqualTo(1);
    int plain = play.odds(BOX).shifts();
    assertThat(play.odds(BOX + " effort=2").shifts()).isEqualTo(plain + 2);
    play.plays("attack-box attackers=a box=caucasus", 1, 1, 1, 1).until("guard-conversion");
    play.plays("pass").plays("pass").plays("choose option=double");
    assertThat(play.value(Ledger.MARKERS)).isEqualTo(1);
  }
}
