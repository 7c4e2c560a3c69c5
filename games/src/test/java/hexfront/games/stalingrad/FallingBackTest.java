package hexfront.games.stalingrad;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Side;
import hexfront.engine.events.Advanced;
import hexfront.engine.events.Disrupted;
import hexfront.engine.events.Retreated;
import hexfront.engine.events.Rolled;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Sections 12 and 13: where beaten units may go, what it costs them, and who follows. */
class FallingBackTest {
  private static final String ATTACK = "attack attackers=a hexes=0404";

  private static Sketch strong() {
    return Sketch.clear(9, 9)
        .state("scenario", "fall-blau")
        .hq("h", Side.AXIS, "0406", "active")
        .axis("a", "35-8-3|6-6-3|4-4-3", "0405");
  }

  private static Play beaten(Sketch sketch) {
    Play play = sketch.begin(Side.AXIS, "combat").plays(ATTACK, 1, 2, 1);
    return play.question().equals("determined-defense") ? play.plays("choose option=none") : play;
  }

  private static List<String> ends(Play play) {
    return play.legal("retreat").stream()
        .map(text -> text.substring(text.lastIndexOf(',') + 1))
        .distinct()
        .sorted()
        .toList();
  }

  @Test
  @Case({"CTS-12.1b", "CTS-12.1c", "CTS-13.0a"})
  void aRetreatLeadsTowardsSupplyAndIsTold() {
    Play play = beaten(strong().rifle("x", "0404"));
    assertThat(ends(play)).containsExactly("0203", "0204", "0303", "0402", "0503", "0603", "0604");
    play.refuses("CTS-12.1c", "retreat paths=x:0404,0505,0606")
        .plays("retreat paths=x:0404,0403,0402");
    assertThat(play.last(Retreated.class).rule()).isEqualTo("CTS-12.1b");
    assertThat(play.last(Disrupted.class).rule()).isEqualTo("CTS-13.0a");
    assertThat(play.is("x", Flag.RETREATED)).isTrue();
  }

  @Test
  @Case({"CTS-12.1c", "CTS-5.0a"})
  void aRetreatEndsWhereTheStackHasRoom() {
    Sketch full = strong().rifle("x", "0404");
    for (int i = 0; i < 3; i++) {
      full.rifle("f" + i, "0402");
    }
    assertThat(ends(beaten(full))).isNotEmpty().doesNotContain("0402");
    Sketch two = strong().rifle("x", "0404");
    for (int i = 0; i < 2; i++) {
      two.rifle("f" + i, "0402");
    }
    assertThat(ends(beaten(two))).contains("0402");
  }

  @Test
  @Case({"CTS-12.1c", "CTS-12.1b"})
  void aRetreatAvoidsHexesBesideEnemies() {
    Play play = beaten(strong().rifle("x", "0404").german("g", "0401"));
    assertThat(ends(play)).isNotEmpty().doesNotContain("0402");
    Play own = beaten(strong().rifle("x", "0404"));
    assertThat(ends(own)).contains("0402");
  }

  @Test
  @Case({"CTS-31.2.3", "CTS-12.1d"})
  void noRetreatGoesThroughAnEnemy() {
    Play play = beaten(strong().rifle("x", "0404").hq("g", Side.AXIS, "0403"));
    assertThat(play.legal("retreat")).isNotEmpty().noneMatch(text -> text.contains("0403"));
  }

  @Test
  @Case({"CTS-12.4a", "CTS-12.4c"})
  void advancesAreTold() {
    Play play = beaten(strong().rifle("x", "0404")).plays("retreat paths=x:0404,0403,0402");
    assertThat(play.question()).isEqualTo("advance");
    String first = play.legal("advance").getFirst();
    play.plays(first);
    assertThat(play.last(Advanced.class).rule()).isEqualTo("CTS-12.4c");
    assertThat(play.events().stream().filter(Rolled.class::isInstance).count()).isPositive();
  }

  @Test
  @Case({"CTS-12.4b", "CTS-12.4f"})
  void anAdvanceNamesItsUnitsAndFollowsTheWay() {
    Play play = beaten(strong().rifle("x", "0404")).plays("retreat paths=x:0404,0403,0402");
    play.refuses("CTS-12.4b", "advance").allows("pass").allows("advance paths=a:0405,0404");
    play.plays("advance paths=a:0405,0404");
    assertThat(play.at("a")).isEqualTo("0404");
  }

  @Test
  @Case({"CTS-6.7", "CTS-6.8", "CTS-6.4a"})
  void aBondThatMeetsAnEnemyBondIsOpenForThePhase() {
    Play crossing =
        Sketch.clear(9, 9)
            .rifle("a", "0403")
            .rifle("b", "0405")
            .german("g", "0304")
            .german("k", "0504")
            .panzer("p", "12-12-6|9-9-6", "0306")
            .begin(Side.AXIS, "movement");
    InMovement stage = (InMovement) crossing.position().stage();
    assertThat(stage.open().size() + stage.openSides().size()).isPositive();
    assertThat(stage.openSides().size() % 2).isZero();
    Play apart =
        Sketch.clear(9, 9)
            .rifle("a", "0403")
            .rifle("b", "0405")
            .german("g", "0707")
            .german("k", "0907")
            .begin(Side.AXIS, "movement");
    InMovement none = (InMovement) apart.position().stage();
    assertThat(none.open().size()).isZero();
    assertThat(none.openSides().size()).isZero();
  }
}
