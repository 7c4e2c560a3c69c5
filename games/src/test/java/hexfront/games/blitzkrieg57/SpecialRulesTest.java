package hexfront.games.blitzkrieg57;

import static org.assertj.core.api.Assertions.assertThat;

import hexfront.engine.Case;
import hexfront.engine.Score;
import hexfront.engine.Side;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Sections 15.1 and 15.3: the attack before the first turn, and victory. */
class SpecialRulesTest {
  @Test
  @Case({"GJ-15.1-1", "GJ-15.1-2"})
  void beforeTurnOneOnlyThePanzerGroupAttacksAndNobodyMoves() {
    Play play = Play.campaign();
    assertThat(play.question()).isEqualTo("preliminary-combat");
    assertThat(play.is("bk57-ge-57id", Flag.ACTIVE)).isTrue();
    assertThat(play.is("bk57-ge-hq-1pzg", Flag.ACTIVE)).isTrue();
    assertThat(play.is("bk57-ge-168id", Flag.ACTIVE)).isFalse();
    assertThat(play.is("bk57-ge-262id", Flag.ACTIVE)).isFalse();
    play.refuses("GJ-5.4.1", "move units=bk57-ge-57id path=1010,1009")
        .allows("attack attackers=bk57-ge-57id,bk57-ge-11pz hexes=1110")
        .plays("end-phase");
    assertThat(play.question()).isEqualTo("chit-selection");
  }

  @Test
  @Case("GJ-15.1-3")
  void riversDoNotCountInTheseAttacks() {
    Sketch river =
        Sketch.clear(6, 6)
            .hexside("minor-river", "0303/0304")
            .hq("1PzG", Side.AXIS, 4, "0302", "of 1pzg")
            .panzer("p", "9-6-10", "0303", "of 1pzg")
            .tank("x", "1-1-4", "0304")
            .state("active-hq", "1PzG");
    Play first = river.begin(Side.AXIS, "preliminary-combat");
    assertThat(first.odds("attack attackers=p hexes=0304").attack()).isEqualTo(9);
    first.fights("attack attackers=p hexes=0304", "2RR").allows("advance paths=p:0303,0304,0305");
    assertThat(river.begin(Side.AXIS, "combat").odds("attack attackers=p hexes=0304").attack())
        .isEqualTo(4);
  }

  private static Sketch cities() {
    return Sketch.clear(9, 9)
        .terrain("major-city", "0202", "0808")
        .source(Side.AXIS, "0101")
        .source(Side.SOVIET, "0909")
        .state("control", Map.of("0202", "axis"));
  }

  private static Score score(Sketch sketch) {
    return sketch.begin(Side.AXIS, "game-over").score();
  }

  @Test
  @Case({"GJ-15.3-1", "GJ-15.3-5"})
  void aMajorCityWithALineIsWorthTenPoints() {
    Score score = score(cities());
    assertThat(List.of(score.axis(), score.soviet())).containsExactly(10, 10);
    assertThat(score.level()).isEqualTo("draw");
    assertThat(score.winner()).isNull();
    Score more = score(cities().terrain("major-city", "0707"));
    assertThat(more.winner()).isEqualTo(Side.SOVIET);
    assertThat(more.level()).isEqualTo("soviet victory");
  }

  @Test
  @Case("GJ-15.3-2")
  void oneWithoutALineIsWorthHalf() {
    assertThat(score(cities().state("control", Map.of("0202", "axis", "0808", "axis"))).axis())
        .isEqualTo(15);
  }

  @Test
  @Case("GJ-15.3-3")
  void aSovietSourceInAxisHandsIsWorthFifteenOnce() {
    Sketch taken =
        cities()
            .source(Side.SOVIET, "0303", "0304")
            .state("control", Map.of("0202", "axis", "0303", "axis", "0304", "axis"));
    assertThat(score(taken).axis()).isEqualTo(25);
    assertThat(score(cities().state("control", Map.of("0202", "axis", "0909", "axis"))).axis())
        .isEqualTo(10);
  }

  @Test
  @Case("GJ-15.3-4")
  void lostUnitsCostTheAxisPointsHoweverTheyAreLost() {
    Play play =
        Sketch.clear(9, 9)
            .panzer("p", "9-6-10", "0505", "unsupplied")
            .axis("i", "5-5-5", "0606", "unsupplied")
            .axis("a", "1-1-5", "0403")
            .soviet("x", "1-1-4", "0404")
            .cup("SUPPLY")
            .begin(Side.AXIS, "order-execution")
            .plays("draw");
    assertThat(play.score().axis()).isEqualTo(-4);
    Play combat =
        Sketch.clear(9, 9)
            .axis("a", "1-1-5", "0403")
            .soviet("x", "1-1-4", "0404")
            .begin(Side.AXIS, "combat")
            .fights("attack attackers=a hexes=0404", "A1");
    assertThat(combat.score().axis()).isEqualTo(-1);
  }

  @Test
  @Case({"GJ-15.3-2", "GJ-15.3-3", "GJ-15.3-4", "GJ-15.3-5"})
  void theAccountSaysWhatCounts() {
    Score cutOff = score(cities().state("control", Map.of("0202", "axis", "0808", "axis")));
    assertThat(cutOff.items())
        .extracting(item -> item.rule() + " " + item.points())
        .containsExactly("GJ-15.3-1 10", "GJ-15.3-2 5");
    assertThat(cutOff.items().getLast().why()).endsWith("cut off");
    assertThat(cutOff.level()).isEqualTo("axis victory");
    assertThat(cutOff.winner()).isEqualTo(Side.AXIS);
    Score lost = score(cities().state("axis-mechanized-lost", 2).state("axis-others-lost", 1));
    assertThat(lost.axis()).isEqualTo(10 - 2 * 3 - 1);
    assertThat(lost.winner()).isEqualTo(Side.SOVIET);
  }

  @Test
  @Case({"GJ-15.3-5", "GJ-5.5"})
  void theEndIsTold() {
    Play play =
        Sketch.clear(6, 6)
            .axis("a", "5-5-5", "0303", "supplied")
            .turn(10)
            .cup("SUPPLY")
            .begin(Side.AXIS, "order-execution")
            .plays("draw")
            .until("game-over");
    assertThat(play.events())
        .anyMatch(
            e -> e instanceof hexfront.engine.events.Victory v && v.rule().equals("GJ-15.3-5"));
  }
}
