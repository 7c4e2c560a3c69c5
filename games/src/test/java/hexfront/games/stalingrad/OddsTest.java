package hexfront.games.stalingrad;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Forecast;
import hexfront.engine.Forecast.Modifier;
import hexfront.engine.Side;
import hexfront.engine.Toll;
import hexfront.engine.Toll.Span;
import hexfront.engine.events.Rolled;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Sections 10 and 11: attacks into two hexes, what is told of odds, what results cost. */
class OddsTest {
  private static final String BOTH = "attack attackers=a hexes=0404,0504";

  /** One attacker beside two hexes. */
  private static Sketch two() {
    return Sketch.clear(9, 9)
        .state("scenario", "fall-blau")
        .hq("h", Side.AXIS, "0507", "active")
        .axis("a", "20-8-3|6-6-3", "0505")
        .soviet("x", "5-4-3|3-3-3|1-1-3", "0404")
        .soviet("y", "5-6-3|3-3-3|1-1-3", "0504");
  }

  private static Forecast odds(Sketch sketch) {
    return sketch.begin(Side.AXIS, "combat").odds(BOTH);
  }

  @Test
  @Case({"CTS-10.1.5", "CTS-11.1b", "CTS-11.1d"})
  void aMinorRiverShiftsOnlyIfItIsBeforeAllHexes() {
    assertThat(odds(two()).defence()).isEqualTo(10);
    assertThat(odds(two()).shifts()).isZero();
    assertThat(odds(two().hexside("minor-river", "0404/0505")).shifts()).isZero();
    assertThat(odds(two().hexside("minor-river", "0504/0505")).shifts()).isZero();
    assertThat(odds(two().hexside("minor-river", "0404/0505", "0504/0505")).shifts()).isEqualTo(-1);
    assertThat(odds(two().hexside("minor-river", "0404/0505", "0504/0505")).defence())
        .isEqualTo(10);
  }

  @Test
  @Case({"CTS-11.1e", "CTS-11.1f", "CTS-11.1c"})
  void broadRiversAndCitiesHelpThoseBehindThem() {
    assertThat(odds(two().hexside("major-river", "0404/0505")).defence()).isEqualTo(14);
    assertThat(odds(two().hexside("major-river", "0504/0505")).defence()).isEqualTo(16);
    assertThat(odds(two().hexside("volga", "0504/0505")).defence()).isEqualTo(22);
    assertThat(odds(two().terrain("minor-city", "0404")).defence()).isEqualTo(14);
    assertThat(
            odds(two().terrain("minor-city", "0404").hexside("major-river", "0404/0505")).defence())
        .isEqualTo(14);
    assertThat(odds(two().terrain("minor-city", "0404").hexside("volga", "0404/0505")).defence())
        .isEqualTo(18);
    assertThat(
            odds(two().terrain("minor-city", "0404").hexside("major-river", "0504/0505")).defence())
        .isEqualTo(20);
  }

  @Test
  @Case({"CTS-11.1j", "CTS-11.1k", "CTS-11.1b"})
  void hillsAndForestsShiftOnceWhereverTheyAre() {
    assertThat(odds(two().terrain("hill", "0404")).shifts()).isEqualTo(-1);
    assertThat(odds(two().terrain("hill", "0504")).shifts()).isEqualTo(-1);
    assertThat(odds(two().terrain("hill", "0404", "0504")).shifts()).isEqualTo(-1);
    assertThat(odds(two().terrain("forest", "0504")).shifts()).isEqualTo(-1);
    assertThat(odds(two().terrain("hill", "0504").hexside("minor-river", "0404/0505")).shifts())
        .isEqualTo(-1);
    Sketch both = two().terrain("hill", "0404").hexside("major-river", "0404/0505");
    assertThat(odds(both).defence()).isEqualTo(14);
    assertThat(odds(both).shifts()).isZero();
  }

  @Test
  @Case({"CTS-11.1b", "CTS-10.2a"})
  void theTerrainIsTold() {
    assertThat(odds(two().terrain("hill", "0404")).steps())
        .contains(new Modifier("terrain", "CTS-11.1b", "-1"));
    assertThat(odds(two()).steps()).noneMatch(step -> step.what().equals("terrain"));
  }

  // ---- what results cost

  private static Toll toll(String result) {
    Play play = two().begin(Side.AXIS, "combat");
    return play.rules().toll(play.position(), play.order("attack attackers=a hexes=0404"), result);
  }

  @Test
  @Case({"CTS-10.4a", "CTS-10.4d", "CTS-12.5a"})
  void aResultCostsItsStepsAndAnAdvanceTheHex() {
    assertThat(toll("-")).isEqualTo(new Toll(Span.ZERO, Span.ZERO, Span.ZERO));
    assertThat(toll("A1")).isEqualTo(new Toll(Span.exactly(1), Span.ZERO, Span.ZERO));
    assertThat(toll("D1")).isEqualTo(new Toll(Span.ZERO, Span.exactly(1), Span.ZERO));
    assertThat(toll("D1 advance 2")).isEqualTo(new Toll(Span.ZERO, new Span(1, 3), new Span(0, 1)));
    assertThat(toll("D3")).isEqualTo(new Toll(Span.ZERO, Span.exactly(3), Span.exactly(1)));
    assertThat(toll("A1/D4")).isEqualTo(new Toll(Span.ZERO, Span.exactly(3), Span.exactly(1)));
    assertThat(toll("A2/D4"))
        .isEqualTo(new Toll(Span.exactly(1), Span.exactly(3), Span.exactly(1)));
    assertThat(toll("A1/D2")).isEqualTo(new Toll(Span.exactly(1), Span.exactly(2), Span.ZERO));
    assertThat(toll("A9").attackerSteps()).isEqualTo(Span.exactly(2));
  }

  // ---- pockets

  private static Map<String, Object> pocket(String side, String hex, int box) {
    return Map.of("side", side, "hex", hex, "box", box);
  }

  private static Sketch ring() {
    Sketch ring =
        Sketch.clear(9, 9)
            .state("scenario", "fall-blau")
            .hq("k", Side.SOVIET, "0401", "active")
            .german("a", "0404");
    for (String hex : List.of("0403", "0405", "0304", "0305", "0504", "0505")) {
      ring.soviet("r" + hex, "5-5-3|3-3-3|1-1-3", hex);
    }
    return ring;
  }

  @Test
  @Case("CTS-27.2g")
  void shortageInAPocketShiftsForAndAgainstItsUnits() {
    for (int box : List.of(4, 9, 13)) {
      int shortage = box >= 13 ? 2 : box >= 9 ? 1 : 0;
      Sketch sketch = ring().state("pockets", List.of(pocket("axis", "0404", box)));
      Play out = sketch.begin(Side.AXIS, "combat");
      Forecast attack = out.odds("attack attackers=a hexes=0403");
      assertThat(attack.steps().stream().filter(s -> s.what().equals("pocket of attackers")))
          .extracting(Modifier::effect)
          .isEqualTo(shortage == 0 ? List.of() : List.of("-" + shortage));
      Forecast in = sketch.begin(Side.SOVIET, "combat").odds("attack attackers=r0403 hexes=0404");
      assertThat(in.steps().stream().filter(s -> s.what().equals("pocket of defenders")))
          .extracting(Modifier::effect)
          .isEqualTo(shortage == 0 ? List.of() : List.of("+" + shortage));
      Forecast plain =
          ring().begin(Side.SOVIET, "combat").odds("attack attackers=r0403 hexes=0404");
      assertThat(in.shifts() - plain.shifts()).isEqualTo(shortage);
    }
  }

  // ---- dice

  @Test
  @Case({"CTS-11.5a", "CTS-11.5c", "CTS-10.2d"})
  void diceThatAreRolledAgainAreTold() {
    Play play = two().begin(Side.AXIS, "combat");
    play.plays("attack attackers=a hexes=0404", 1, 5, 5, 3);
    List<Rolled> rolled =
        play.events().stream().filter(Rolled.class::isInstance).map(Rolled.class::cast).toList();
    assertThat(rolled).isNotEmpty();
    assertThat(rolled).extracting(Rolled::rule).contains("CTS-10.2d");
  }
}
