package hexfront.games.stalingrad;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.Verdict.Refusal;
import hexfront.engine.map.Direction;
import hexfront.engine.map.HexGrid;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Sections 4, 6 and 16: marches out of supply, strategic moves, Bonds as they are shown. */
class MarchingTest {
  @Test
  @Case({"CTS-16.4a", "CTS-16.4b"})
  void whoIsOutOfSupplyGoesTowardsASourceByMotorOneHex() {
    Sketch.clear(3, 30)
        .hq("h", Side.AXIS, "0230")
        .german("a", "0208", "out-of-supply")
        .rifle("x", "0102")
        .begin(Side.AXIS, "movement")
        .allows("move units=a path=0208,0209")
        .refuses("CTS-16.4b", "move units=a path=0208,0207")
        .allows("move units=a path=0208,0209,0210");
    Sketch.clear(3, 30)
        .hq("h", Side.AXIS, "0230")
        .panzer("p", "9-9-6|6-6-6", "0208", "out-of-supply")
        .rifle("x", "0102")
        .begin(Side.AXIS, "movement")
        .allows("move units=p path=0208,0209")
        .refuses("CTS-16.4a", "move units=p path=0208,0209,0210");
    Sketch.clear(3, 30)
        .hq("k", Side.SOVIET, "0201")
        .german("a", "0129")
        .rifle("x", "0222", "out-of-supply")
        .begin(Side.SOVIET, "movement")
        .allows("move units=x path=0222,0221")
        .refuses("CTS-16.4b", "move units=x path=0222,0223");
  }

  @Test
  @Case({"CTS-4.5a", "CTS-4.5c"})
  void aStrategicMoveByRoadHasAtMostEighteenHexes() {
    StringBuilder road = new StringBuilder("0201");
    StringBuilder path = new StringBuilder("0228");
    for (int place = 2; place <= 28; place++) {
      road.append("-%02d%02d".formatted(2, place));
    }
    for (int place = 27; place >= 10; place--) {
      path.append(",%02d%02d".formatted(2, place));
    }
    Play play =
        Sketch.clear(3, 30)
            .road(road.toString())
            .panzer("p", "12-12-9|9-9-9", "0228")
            .rifle("x", "0101")
            .begin(Side.AXIS, "movement");
    play.allows("move units=p path=" + path + " strategic=true")
        .refuses("CTS-4.5c", "move units=p path=" + path + ",0209 strategic=true");
  }

  @Test
  @Case({"CTS-4.2a", "CTS-4.2d"})
  void aRefusalSaysWhatTheWayCostsAndWhatIsLeft() {
    Play play =
        Sketch.clear(9, 9).german("a", "0405").rifle("x", "0802").begin(Side.AXIS, "movement");
    assertThat(
            play.game().check(play.order("move units=a path=0405,0406,0407,0408,0409")).refusals())
        .extracting(Refusal::why)
        .anyMatch(why -> why.equals("the way costs 4, a has 3"));
  }

  @Test
  @Case({"CTS-6.3a", "CTS-6.3c", "CTS-6.4a"})
  void bondsAreShownOverHexesAndOnHexsides() {
    Play line =
        Sketch.clear(9, 9)
            .rifle("a", "0403")
            .rifle("b", "0405")
            .german("g", "0808")
            .begin(Side.AXIS, "movement");
    assertThat(line.rules().zones(line.position(), Side.SOVIET, "movement").toArray())
        .containsExactly(line.hex("0404"));
    assertThat(line.rules().zoneHexsides(line.position(), Side.SOVIET, "movement")).isEmpty();
    Play offset =
        Sketch.clear(9, 9)
            .rifle("a", "0304")
            .rifle("b", "0504")
            .german("g", "0808")
            .begin(Side.AXIS, "movement");
    int[] sides = offset.rules().zoneHexsides(offset.position(), Side.SOVIET, "movement");
    assertThat(sides).hasSize(1);
    HexGrid grid = offset.rules().board().grid();
    int near = sides[0] / Direction.COUNT;
    int far = grid.neighbour(near, sides[0] % Direction.COUNT);
    assertThat(Set.of(grid.number(near), grid.number(far))).isEqualTo(Set.of("0403", "0404"));
    assertThat(offset.rules().zones(offset.position(), Side.SOVIET, "movement").isEmpty()).isTrue();
    assertThat(offset.rules().zoneHexsides(offset.position(), Side.SOVIET, "zone")).isEmpty();
    assertThat(offset.rules().zones(offset.position(), Side.SOVIET, "zone").isEmpty()).isFalse();
    assertThat(offset.rules().zonePurposes())
        .containsExactly("movement", "supply", "retreat", "zone", "combat-zone");
  }

  @Test
  @Case({"CTS-6.5a", "CTS-6.2.1c", "CTS-5.2"})
  void hungariansAndRumaniansBondOnlyWithTheirOwn() {
    Sketch mixed =
        Sketch.clear(9, 9)
            .axis("hun", "4-4-3|2-2-3", "0403", "nation hungarian")
            .axis("rum", "4-4-3|2-2-3", "0405", "nation rumanian")
            .rifle("x", "0808");
    Play apart = mixed.begin(Side.SOVIET, "movement");
    assertThat(apart.position().bondOver(Side.AXIS, ZonesOfControl.ZONE, apart.hex("0404")))
        .isFalse();
    Play german =
        Sketch.clear(9, 9)
            .axis("hun", "4-4-3|2-2-3", "0403", "nation hungarian")
            .german("g", "0405")
            .rifle("x", "0808")
            .begin(Side.SOVIET, "movement");
    assertThat(german.position().bondOver(Side.AXIS, ZonesOfControl.ZONE, german.hex("0404")))
        .isTrue();
    Play same =
        Sketch.clear(9, 9)
            .axis("hun", "4-4-3|2-2-3", "0403", "nation hungarian")
            .axis("hun2", "4-4-3|2-2-3", "0405", "nation hungarian")
            .rifle("x", "0808")
            .begin(Side.SOVIET, "movement");
    assertThat(same.position().bondOver(Side.AXIS, ZonesOfControl.ZONE, same.hex("0404"))).isTrue();
  }

  // ---- boxes

  @Test
  @Case({"CTS-34.0", "CTS-34.1a", "CTS-34.1.1"})
  void inABoxOneAttackIsMadeByUnitsNamedOnce() {
    Play play =
        Sketch.map()
            .axis("a", "16-8-3|6-6-3", "caucasus")
            .axis("b", "16-8-3|6-6-3", "caucasus")
            .rifle("x", "caucasus")
            .german("g", "2652")
            .state("axis-marker", Map.of("caucasus", "kuban-steppes"))
            .begin(Side.AXIS, "combat")
            .refuses("CTS-34.1.1", "attack-box box=caucasus attackers=a,a")
            .refuses("CTS-34.0", "attack-box box=astrakhan attackers=a")
            .allows("attack-box box=caucasus attackers=a,b")
            .plays("attack-box box=caucasus attackers=a,b", 3, 3, 3);
    for (int i = 0; i < 8 && !play.question().equals("combat"); i++) {
      List<String> lose = play.legal("lose");
      play.plays(
          !lose.isEmpty()
              ? lose.getFirst()
              : play.question().equals("determined-defense") ? "choose option=none" : "pass");
    }
    play.refuses("CTS-34.1a", "attack-box box=caucasus attackers=a")
        .refuses("CTS-34.1a", "attack-box box=caucasus attackers=b");
  }
}
