package hexfront.games.stalingrad;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.events.Combat;
import hexfront.engine.events.Control;
import hexfront.engine.events.Retreated;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Sections 4, 23 and 24: interdicted ground, ferries, cities. */
class GroundTest {
  private static Sketch road() {
    return Sketch.clear(5, 30)
        .road("0314-0313-0312-0311-0310-0309-0308-0307")
        .panzer("p", "9-9-6|6-6-6", "0313")
        .panzer("r", "9-9-6|6-6-6", "0312")
        .panzer("o", "9-9-6|6-6-6", "0310")
        .panzer("q", "9-9-6|6-6-6", "0309")
        .panzer("s", "9-9-6|6-6-6", "0308")
        .rifle("x", "0102")
        .unit("f", Side.SOVIET, "fighter", "4-3-0", "0310", "range 9", "bombing 0", "size air");
  }

  @Test
  @Case({"CTS-23.10.1a", "CTS-23.10.1d", "CTS-23.10a"})
  void roadsInAndAroundAnInterdictedHexAreIgnoredThoseBeyondAreNot() {
    Play play = road().begin(Side.AXIS, "movement");
    assertThat(play.step("p", "0312")).isEqualTo(0.5);
    assertThat(play.step("r", "0311")).isEqualTo(1.0);
    assertThat(play.step("r", "0313")).isEqualTo(0.5);
    assertThat(play.step("o", "0309")).isEqualTo(2.0);
    assertThat(play.step("o", "0311")).isEqualTo(2.0);
    assertThat(play.step("q", "0310")).isEqualTo(1.0);
    assertThat(play.step("q", "0308")).isEqualTo(1.0);
    assertThat(play.step("s", "0309")).isEqualTo(1.0);
    assertThat(play.step("s", "0307")).isEqualTo(0.5);
    Play own = road().begin(Side.SOVIET, "movement");
    assertThat(own.rules().air.interdicted(own.position(), Side.SOVIET).isEmpty()).isTrue();
  }

  @Test
  @Case("CTS-23.10.1d")
  void bridgesBesideAnInterdictedHexDoNotHelp() {
    Sketch bank =
        Sketch.clear(5, 30)
            .hexside("minor-river", "0310/0311")
            .hexside("bridge", "0310/0311")
            .panzer("p", "9-9-6|6-6-6", "0311")
            .rifle("x", "0102");
    double free = bank.begin(Side.AXIS, "movement").step("p", "0310");
    double bombed =
        bank.unit("f", Side.SOVIET, "fighter", "4-3-0", "0310", "range 9", "bombing 0", "size air")
            .begin(Side.AXIS, "movement")
            .step("p", "0310");
    assertThat(bombed).isGreaterThan(free);
  }

  // ---- ferries

  @Test
  @Case({"CTS-4.4.4a", "CTS-4.4.4b"})
  void eachFerryServesWhoHeldBothBanksBefore() {
    Sketch rivers =
        Sketch.clear(9, 9)
            .hexside("major-river", "0404/0405", "0604/0605")
            .hexside("ferry", "0405/0404", "0605/0604")
            .panzer("a", "9-9-6|6-6-6", "0405")
            .panzer("b", "9-9-6|6-6-6", "0605")
            .rifle("x", "0801")
            .state(
                "control", Map.of("0404", "axis", "0405", "axis", "0604", "axis", "0605", "axis"));
    Play first =
        rivers
            .state("ferry-since", Map.of("0404/0405", 3, "0604/0605", 5))
            .begin(Side.AXIS, "movement");
    assertThat(first.step("a", "0404")).isEqualTo(2.0);
    assertThat(first.step("b", "0604")).isEqualTo(5.0);
    Play second =
        rivers
            .state("ferry-since", Map.of("0404/0405", 5, "0604/0605", 3))
            .begin(Side.AXIS, "movement");
    assertThat(second.step("a", "0404")).isEqualTo(5.0);
    assertThat(second.step("b", "0604")).isEqualTo(2.0);
  }

  @Test
  @Case({"CTS-4.4.4b", "CTS-7.0a"})
  void aFerryWhoseSecondBankIsTakenServesFromThen() {
    Play play =
        Sketch.clear(9, 9)
            .hexside("volga", "0404/0405")
            .hexside("ferry", "0405/0404")
            .german("a", "0406")
            .rifle("x", "0801")
            .state("control", Map.of("0404", "axis", "0405", "soviet"))
            .begin(Side.AXIS, "movement")
            .plays("move units=a path=0406,0405");
    assertThat(play.position().controls(Side.AXIS, play.hex("0405"))).isTrue();
    assertThat(play.events()).anyMatch(Control.class::isInstance);
    assertThat(play.view(Side.AXIS).state())
        .containsEntry("ferry-since", Map.of("0404/0405", play.position().turn()));
  }

  // ---- cities

  @Test
  @Case({"CTS-12.1b", "CTS-24.7a", "CTS-24.0a"})
  void aCityThatIsGivenUpIsTheAttackers() {
    Play play =
        Sketch.clear(9, 10)
            .state("scenario", "uranus")
            .terrain("major-city", "0505")
            .hq("h", Side.AXIS, "0507", "active")
            .axis("a", "80-8-3|6-6-3|4-4-3", "0506")
            .soviet("x", "5-5-3|4-4-3|3-3-3|3-3-3|2-2-3|1-1-3", "0505")
            .begin(Side.AXIS, "combat")
            .plays("attack attackers=a hexes=0505", 2, 3)
            .plays("choose option=none")
            .plays("retreat paths=x:0505,0504,0503");
    assertThat(play.last(Retreated.class).rule()).isEqualTo("CTS-12.1b");
    play.plays("advance paths=a:0506,0505");
    assertThat(play.position().controls(Side.AXIS, play.hex("0505"))).isTrue();
    int slot = play.rules().terrain.citySlot(play.hex("0505"));
    assertThat(Ledger.isContested(play.position(), slot)).isFalse();
  }

  @Test
  @Case({"CTS-24.0a", "CTS-24.2a", "CTS-24.6.3"})
  void sovietAttackersTakeQuartersFromTheAxisToo() {
    Play play =
        Sketch.clear(9, 10)
            .state("scenario", "uranus")
            .terrain("major-city", "0505")
            .hq("k", Side.SOVIET, "0503", "active")
            .soviet("x", "80-8-3|6-6-3|4-4-3", "0504")
            .axis("a", "5-5-3|4-4-3|3-3-3|3-3-3|2-2-3|1-1-3", "0505")
            .state("control", Map.of("0505", "axis"))
            .begin(Side.SOVIET, "combat")
            .plays("attack attackers=x hexes=0505", 2, 2);
    int advance = play.last(Combat.class).advance();
    if (play.question().equals("determined-defense")) {
      play.plays("choose option=none");
    }
    assertThat(play.question()).isEqualTo("retreat");
    play.plays("pass").plays("advance paths=x:0504,0505");
    int slot = play.rules().terrain.citySlot(play.hex("0505"));
    assertThat(Ledger.isContested(play.position(), slot)).isTrue();
    assertThat(Ledger.axisQuarters(play.position(), slot)).isEqualTo(4 - advance);
    assertThat(play.question()).isEqualTo("sections");
    assertThat(play.legal("choose")).isNotEmpty();
    for (int i = 0; i < 6 && play.question().equals("sections"); i++) {
      play.plays(play.legal("choose").getFirst());
    }
    int axis = Ledger.access(play.position(), slot, Side.AXIS);
    int soviet = Ledger.access(play.position(), slot, Side.SOVIET);
    assertThat(axis & soviet).isZero();
    assertThat(Integer.bitCount(axis) + Integer.bitCount(soviet)).isEqualTo(6);
  }
}
